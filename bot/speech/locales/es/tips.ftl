tip = Consejo: { $tip }
