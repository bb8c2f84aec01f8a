### What every game of the house says. A message is a key and its words; `$` names what the program puts in. Arguments ending
### in `_is`, and those that only stand before `->`, choose words and are never shown.

## What others wrote, and numbers alone

given = { $given }
given-list = { $all }
number = { $number }

## Lists

list-comma = { $before }, { $next }
list-and = { $before } and { $last }

## Players

# The one person who reads this, as a name.
you = You

## The set-up: the number of the cards

cards-number = { $seed }
