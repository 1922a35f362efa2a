/** What the owner pays for an ingredient: "queijo coalho eu pego a 32 o quilo e macaxeira a 5". It is a cost, and no price of a dish. */
import type { WishContent } from '../text/draft.ts'
import { amountIn, type Found, foodAt, number, type Reader } from './shape.ts'

const money = `(?:uns |umas |cerca de |mais ou menos )?(?:r\\$ ?)?${number}(?: (?:reais|real|contos?|pilas?))?`
const pays =
  '(?:,? (?:que |eu |a gente |aqui |me |ja |hoje |ta |esta )*(?:pego|pegamos|compro|compramos|pago|pagamos|sai|custa|acho|consigo|vem|chega|ta|esta|fica)(?: (?:na feira|no mercado|na ceasa|n[ao] atacad\\p{L}+|do produtor|do fornecedor|saindo|custando|bem barato))?)'
const kilo = '(?: (?:o|por|n?o|cada|ao|de cada) ?(?:quilo|kilo|kg)| ?/ ?kg)'
const first = new RegExp(`^${pays}? (?:a|por|de) ${money}(${kilo})?(?![\\p{L}\\p{N}%])`, 'u')
const more = /^(?:(?: e|,| ,)+ (?:[oa]s? )?)(?=\p{L})/u
const next = new RegExp(
  `^(?: (?:sai|custa|eu pego|eu compro))? (?:a|por|de) ${money}(${kilo})?(?![\\p{L}\\p{N}%])`,
  'u',
)

const costs = (named: readonly { item: string; price: number }[]): WishContent[] =>
  named.map(({ item, price }) => ({ kind: 'costNow', item, price }))

/** The food first: only a sentence that says the kilo, as a bare price may be of anything. */
const byFood: Reader = (said) => {
  const found: Found[] = []
  for (const { index } of said.matchAll(/(?<!\p{L})\p{L}{3,}/gu)) {
    if (found.some(({ end }) => index < end)) continue
    const food = foodAt(said.slice(index))
    if (!food) continue
    const named: { item: string; price: number }[] = []
    let end = index + food.length
    let saysKilo = false
    const head = first.exec(said.slice(end))
    const price = amountIn(head?.[1])
    if (!head || !(price > 0)) continue
    saysKilo ||= head[2] !== undefined
    named.push({ item: food.term.name, price })
    end += head[0].length
    for (;;) {
      const joint = more.exec(said.slice(end))?.[0]
      const other = joint === undefined ? null : foodAt(said.slice(end + joint.length))
      if (!other || joint === undefined) break
      const at = end + joint.length + other.length
      const tail = next.exec(said.slice(at))
      const amount = amountIn(tail?.[1])
      if (!tail || !(amount > 0)) break
      saysKilo ||= tail[2] !== undefined
      named.push({ item: other.term.name, price: amount })
      end = at + tail[0].length
    }
    if (saysKilo) found.push({ start: index, end, wishes: costs(named) })
  }
  return found
}

const before = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:eu |a gente )?(?:pago|pagamos|compro|compramos|pego) (?:a |por )?${money} (?:n?o|por|em cada) (?:quilo|kilo|kg) d[eoa]s? `,
  'gu',
)
/** "pago 28 no quilo da carne de sol" */
const byPrice: Reader = (said) =>
  [...said.matchAll(before)].flatMap((match): Found[] => {
    const from = match.index + match[0].length
    const food = foodAt(said.slice(from))
    const price = amountIn(match[1])
    return food && price > 0
      ? [
          {
            start: match.index,
            end: from + food.length,
            wishes: costs([{ item: food.term.name, price }]),
          },
        ]
      : []
  })

export const ownCosts: readonly Reader[] = [byPrice, byFood]
