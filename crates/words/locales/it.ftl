# Parole comuni a tutti i giochi.
common-and = { $most } e { $last }
common-nothing = niente
common-nobody = nessuno
gauge-score = punti
