# Words that every game shares.
common-and = { $most } and { $last }
common-nothing = nothing
common-nobody = nobody
gauge-score = points
