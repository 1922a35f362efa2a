/** What only the house has: items that nobody on the list shows, and what the owner tells of the others' hours and tables. */
import { capitalize, theHouse } from '../../../base/language/grammar.ts'
import { kindOf } from '../match.ts'
import type { Asked } from './asked.ts'
import { toldOf } from './told.ts'

/** "Até as 11h o Beto está fechado", "lá não tem onde sentar": what only the house gives by what the owner tells of them. */
export function onlyByTold(asked: Asked): string[] {
  const { opening, seats } = asked.context.house.settings
  const from = Math.min(...Object.values(opening).flatMap((of) => (of ? [Number(of.from.slice(0, 2))] : [])))
  return asked.rivals.flatMap((name) => {
    const { opens, said: words } = toldOf(name, asked)
    const noSeats = words.find((one) =>
      /n[aã]o tem (?:mesa|cadeira|lugar|onde sentar)|s[oó] (?:balc[aã]o|entrega|delivery|viagem)/iu.test(one),
    )
    return [
      ...(opens !== null && opens - from >= 2
        ? [`Até as ${opens}h ${theHouse(name)} não abre, e você já serve desde as ${from}h.`]
        : []),
      ...(noSeats !== undefined && (seats ?? 0) > 0
        ? [`${capitalize(theHouse(name))}: “${noSeats}”; aqui há ${seats} lugares.`]
        : []),
    ]
  })
}

/** All that the house sells and nobody on the list shows, with what leaves most first; no packaged drinks. */
export function aloneOf({ menu, items, notCompared }: Asked): string[] {
  const paired = new Set(items.flatMap(({ ours }) => ours ?? []))
  const more = menu.filter(
    (own) =>
      own.price !== null && kindOf(own) === 'soft_drink' && !paired.has(own.name) && !packaged.test(own.name),
  )
  return [...notCompared, ...more.map(({ name }) => name).filter((name) => !notCompared.includes(name))]
}
const packaged = /^(?:[aá]gua|refri|cerveja|guaran[aá]|coca|energ[eé]tico|h2o)/i
