/** "ovo de colher R$ 60, encomendas até 2/4": what is sold to order until a day, with its price. */
import { addDays } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { findDates } from '../dates/find-dates.ts'
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'

const ordering =
  '(?:(?:so |somente |apenas )?(?:por |sob |com |aceit\\w+ |fazer (?:o )?)?(?:encomendas?|encomendar|encomende|pedidos?|pedir|peca|reservas?|reservar|reserve))'
const money = String.raw`(?:(?:a|por|de|custa|sai a) )?(?:r\$ ?(\d{1,4}(?:,\d{2})?)|(\d{1,4}(?:,\d{2})?) ?(?:reais|conto|pila)s?)`
const sold = new RegExp(
  `^(?:vend\\w+ |tem |temos |e )*([a-z][a-z ]{3,50}?)(?:,? (?:a|por|custa|sai a))?[ ,(:-]*${money}\\)?[ ,;(:-]*${ordering}(?: (?:so|somente|apenas))? ate (?:o |dia |o dia )*(.+?)\\)?$`,
)
/** An evening or a meal is held on a day: its bookings belong to it. */
const held =
  /\b(?:jantar|almoco|festa|show|noite|degustac\w+|curso|oficina|reveillon|brunch|rodizio|evento|mesa|lugar\w*|ingresso\w*)\b/

/** The offer with its last day; null for any other clause. @param today yyyy-mm-dd */
export function readOrderedGoods({ said, folded, isAsked, today }: PostClause): WishContent[] | null {
  const found = isAsked ? null : sold.exec(folded)
  if (!found) return null
  const [, what = '', price, other, until = ''] = found
  const days = findDates(until, today)
  const to = days.length === 1 ? days[0]?.span.to : undefined
  const day = /^(\d{1,2})\/(\d{1,2})$/.test(until) || to !== undefined
  if (held.test(what) || !day || to === undefined || to <= today) return null
  const at = folded.indexOf(what)
  return [
    {
      kind: 'combo',
      what: capitalize(said.slice(at, at + what.length).trim()),
      price: Number((price ?? other ?? '').replace(',', '.')),
      from: addDays(today, 1),
      to,
      note: 'só por encomenda',
    },
  ]
}
