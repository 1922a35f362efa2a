/** What an owner tells a forecast of items that were missing or leave, and of a new level of sales. */
import { addDays } from '../../../base/calendar.ts'
import { ask, item, type Rule, said, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

const over = has(
  'foi|foram|tinha|tev\\w+|ficou|ficamos|faltou|faltaram|chegou|pifou|quebrou|tir(?:ei|amos|aram)|sumiu|acabou|estava|tava|adoeceu|vendemos|vendeu|servimos|passad\\w+|voltou',
)
/** The days on which an item was, or will be, missing. */
const missing = (fields: Record<string, unknown>, slots: Slots) => {
  const days = slots.days(over.test(slots.said))
  return days?.from === undefined ? null : { ...fields, ...days }
}
/** The first day without an item: the one after "até" or "depois de". */
const gone = (fields: Record<string, unknown>, slots: Slots) => {
  const days = slots.days()
  const isAfter = /(?<![a-z])(?:ate|depois|apos)(?![a-z])/.test(slots.said)
  const from = isAfter && days?.to ? addDays(days.to, 1) : days?.from
  return from === undefined ? null : { ...fields, from }
}
/** From a day that is over. */
const since = (fields: Record<string, unknown>, slots: Slots) => {
  const from = slots.days(true)?.from
  return from === undefined || from >= slots.day ? null : { ...fields, from }
}

export const forecastChanges: readonly Rule[] = [
  {
    words: [
      has('ITEM'),
      has('DATE'),
      has(
        'sem (?:o |a |ter )?ITEM|nada de ITEM|nao (?:foi|foram|tev\\w+|tinha\\w*|tem|vend\\w+|ofert\\w+|serv\\w+|chegou|saiu|vai ter|teremos)|fora d[oa] (?:cardapio|ar|menu|linha)|falt(?:ou|aram|a)|em falta|d[oa] ar|pifou|quebrou|quebrad[oa]|sumiu do',
      ),
    ],
    not: has(
      'MONEY|PERCENT|WEEKDAY|so|a partir|em diante|depois|antes|nao sei|quant\\w+|menos|apenas|movimento|nao falt\\w+|para sempre|de vez|cont\\w+',
    ),
    strange: 5,
    told: true,
    form: wish(
      'date',
      { what: said, item: (slots: Slots) => slots.joinedItems(), closed: true },
      { turn: missing },
    ),
  },
  {
    words: [
      has('ITEM'),
      has('DATE'),
      has(
        'so ate|fica ate|vai ate|fim d[oa]s? ITEM|zero ITEM|some|depois tir\\w+|e tchau|matar|mat(?:o|amos)|ultimo dia|sa(?:i|ir|em) de linha|aposent\\w+|desped\\w+|tir(?:o|ar|amos|arei)(?: \\w+){0,3} (?:do|da) (?:cardapio|menu|carta|vitrine)|nao (?:vou|vamos) mais (?:trabalhar|ter|vender|fazer)',
      ),
    ],
    not: has('MONEY|PERCENT|WEEKDAY|NUMBER|volt\\w+|quant\\w+|previs\\w+|promoc\\w+|preco\\w*'),
    strange: 4,
    form: { ...ask('leaves', { item }), turn: gone },
  },
  {
    words: [
      has('DATE'),
      has(
        'desde entao|de la (?:pra|para) ca|(?:pra|para) ca|nunca mais|de vez|(?:pra|para) sempre|outro (?:nivel|patamar|movimento|ritmo)|(?:movimento|venda) e outr[oa]|estabiliz\\w+|dados? velhos?|esquec\\w+ como era|antes era outr\\w+|ficou nisso|d(?:esde|es) que|em diante outro|o dobro de mesas|numeros (?:de antes|velhos)',
      ),
    ],
    not: has(
      'ITEM|MONEY|WEEKDAY|nao cont\\w+|fech\\w+|volt\\w+|cobr\\w+|preco d\\w+ ITEM|todo|toda|custa\\w*|quant\\w+|qual',
    ),
    strange: 9,
    told: true,
    form: { ...ask('newLevel'), turn: since },
  },
]
