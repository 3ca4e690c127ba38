tip = **Consejo.** { $tip }
