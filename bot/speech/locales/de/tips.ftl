tip = Einsteigertipp: { $tip }
