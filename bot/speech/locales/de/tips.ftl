tip = Tipp: { $tip }
