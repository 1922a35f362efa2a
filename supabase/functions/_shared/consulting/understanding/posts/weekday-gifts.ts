/** "terça rolha livre", "quarta sem taxa de entrega": what a house gives on a weekday, under a name of its own. */
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'

const days = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?'
const thing =
  '(?:rolhas?|couvert|entrada|estacionamento|manobrista|frete|entrega|delivery|taxa(?: de (?:rolha|entrega|servico))?|sobremesa|cafezinho|borda(?: recheada)?|adicional|couvert artistico|sinuca|bilhar|totó|toto|pebolim|karaoke|videoke|wi-?fi|pipoca|caldinho|petisco)'
const given = '(?:livres?|gratis|de graca|gratuit[oa]s?|zero|liberad[oa]s?|cortesia|por conta da casa|franca)'
const gift = new RegExp(
  `^(?:(?:toda|todo|todas as|todos os|as|aos|na|no|cada) )?(${days})(?: (?:e|tem|rola|com|e dia de))?[ :,-]*((?:taxa zero (?:de|da|na) [a-z]+|sem (?:taxa|cobrar|couvert|rolha)(?: de| da| a)?(?: [a-z]+)?|${thing} ${given}))(?: (ate (?:as )?\\d{1,2}h))?$`,
)

/** The weekly date; null for any other clause. */
export function readWeekdayGift({ said, folded, isAsked }: PostClause): WishContent[] | null {
  const found = isAsked ? null : gift.exec(folded)
  if (!found?.[1] || !found[2]) return null
  const at = folded.indexOf(found[2], found[1].length)
  const what = said.slice(at, at + found[2].length)
  const weekdays = weekdaysIn(found[1])
  if (weekdays.length === 0) return null
  return [{ kind: 'date', what, closed: false, weekdays, ...(found[3] && { note: found[3] }) }]
}
