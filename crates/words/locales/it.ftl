# Parole comuni a tutti i giochi.
common-and = { $most } { $initial ->
    [e] ed
   *[other] e
} { $last }
common-nothing = niente
common-nobody = nessuno
gauge-score = { $n ->
    [one] punto
   *[other] punti
}
common-thinking = { $seat } sta pensando
common-over = La partita è finita
common-not-yours = Tocca a { $seat }
common-not-an-action = «{ $text }» non è un'azione
common-plain = { $text }
learn-minutes = { $n ->
    [one] un minuto
   *[other] { $n } minuti
}
learn-puzzle = enigma
learn-you-are = Tu sei { $name }.
learn-on = (Invio per andare avanti.)
learn-astray = (Invio per riprendere la mossa.)
learn-not-now = Qui non è una risposta.
learn-other-cards = Questa lezione è scritta per le carte originali, e qui si gioca con altre.
example-next = { $seat } sceglie: { $action }
example-end = L’esempio finisce qui. Puoi continuare la partita da questo punto, decidendo per tutti.
example-free = Ora decidi tu per tutti.
lines-face-down = coperta
lines-empty = vuoto
level-beginner = Principiante
level-beginner-more = è alle prime armi e non vede tutto
level-casual = Dilettante
level-casual-more = prende ciò che sembra meglio subito; ideale per una prima partita
level-strong = Forte
level-strong-more = pensa qualche mossa più avanti
level-expert = Esperto
level-expert-more = soppesa ogni decisione per circa un secondo, ed è difficile da battere
level-own-more = un programma per conto suo
