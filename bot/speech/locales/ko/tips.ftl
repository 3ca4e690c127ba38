tip = 팁: { $tip }
