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
