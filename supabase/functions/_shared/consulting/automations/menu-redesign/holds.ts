/** Chooses the few prices that rise with a new menu; the others wait, each with its reason. */
import { itemKind } from '../../base/house/item-kind.ts'
import { type Elasticities, isDrink } from '../../base/pricing/elasticity.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { ofKind } from '../../base/request/wish.ts'
import { inPrint } from './amounts.ts'
import { cases } from './cases.ts'
import type { RedesignedCategory, RedesignedItem } from './schema.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

/** Maximum number of rises: with more, guests perceive a dearer house. */
export const mostRises = 5

/** The same for a menu that becomes shorter, whose cut the rises help to pay. */
export const mostRisesWithCut = 8

/** The same where the owner fears for the guests who always come, or asks for few without a number. */
const fewRises = 3

/** How many prices may rise at once, by what the owner says; null if nothing is said of it. */
export function risesAsked({ wishes }: RequestSheet): number | null {
  const asked = ofKind(wishes, 'question').filter(
    ({ about, item }) => about === 'fewChanges' && item === undefined,
  )
  return asked.length === 0 ? null : Math.min(...asked.map(({ count }) => count ?? fewRises))
}

/** Largest loss in the bad case, as a share of the expected gain. */
const mostRisk = 0.5

/** R$ that a rise must bring to be worth its new figure; in a small house so much of the margin. */
const leastGain = { most: 20, share: 0.0005 } as const

/** Items whose price guests know from other places. */
const knownByHeart =
  /^(?:[aá]gua|refri|coca|guaran[aá]|caf[eé](?:zinho)?(?:$| coado| preto| com leite)|espresso|expresso|pf(?: |$)|prato feito|executivo|caipirinha(?: de lim[aã]o)?$|caranguejo|coxinha|p[aã]o de queijo|p[aã]o na chapa|cuscuz|tapioca(?: simples)?$)/iu

/** Share of the section's mean units below which an item is seldom ordered. */
const seldom = 0.35

/** Price ratios between which guests switch items: nobody orders a crab instead of a shrimp dish. */
const near = { least: 0.5, most: 1.5 } as const

type Rise = { item: RedesignedItem; section: string; to: number; gain: number; neighbours: RedesignedItem[] }

export type HoldSource = {
  categories: readonly RedesignedCategory[]
  goals: readonly string[]
  framed: ReadonlySet<string>
  /** An upcoming closed season or another reason of the item itself; null if there is none. */
  closedOf: (item: { name: string; section: string }) => string | null
  describedAs: (name: string) => string | null
  /** The owner gives leave for a rise of the item. */
  mayRise?: (item: { name: string; section: string; price: number }) => boolean
  /** Its price follows from the owner's own question: it counts among the rises, and is not held. */
  isDecided?: (name: string) => boolean
  /** Maximum number of rises; the usual one if absent. */
  most?: number
  elasticities: Elasticities
}

/** The item's own reason to keep its price; null if there is none. */
function ownReason({ item, section, neighbours }: Rise, source: HoldSource): string | null {
  const { name, quadrant, move } = item
  if (source.mayRise?.({ name, section, price: item.price })) return null
  const closed = source.closedOf({ name, section })
  if (closed !== null) return closed
  // Guests know the price of what they order all the time, and not of what hardly anybody orders.
  const mean = neighbours.reduce((sum, one) => sum + one.units, 0) / Math.max(1, neighbours.length)
  if ((itemKind({ name, section }) === 'beer' || knownByHeart.test(name)) && item.units >= mean * seldom)
    return 'o cliente sabe esse preço de cor'
  if (wantsCachaca(source.goals) && hasCachaca(name, source.describedAs(name), section))
    return 'é o que você quer vender mais'
  if (/^Dar destaque, como você pediu/.test(item.action)) return 'é o que você quer vender mais'
  // A framed star is not assumed to sell more.
  if (source.framed.has(name) && move === 'highlight')
    return 'ganha a moldura: destaque e aumento não andam juntos'
  if (quadrant === 'Enigma' || quadrant === 'Abacaxi')
    return 'vende menos que os vizinhos da seção; um preço maior afastaria mais'
  return null
}

/**
 * The effect of a rise on the margin in R$ over the sheet's period, including the guests who order a neighbour of a
 * similar price instead.
 */
export function turnoverChange(
  item: RedesignedItem,
  to: number,
  neighbours: readonly RedesignedItem[],
  elasticity: number,
  { loss, substitution }: { loss: number; substitution: number },
): number {
  const paid = item.paid ?? item.price
  const fewer = item.units * Math.max(0, -elasticity * loss * (to / item.price - 1))
  const like = neighbours.filter(
    ({ name, price }) =>
      name !== item.name && price >= item.price * near.least && price <= item.price * near.most,
  )
  const units = like.reduce((sum, one) => sum + one.units, 0)
  const instead =
    units === 0 ? 0 : like.reduce((sum, one) => sum + one.units * (one.newPrice ?? one.price), 0) / units
  const taken = like.length === 0 ? 0 : fewer * substitution
  return (item.units - fewer) * paid * (to / item.price) + taken * instead - item.units * paid
}

/** The better seller of its section that a rise would make cheaper than this dish; null if there is none. */
function overtaken({ item, to, neighbours }: Rise, rising: ReadonlyMap<string, number>): string | null {
  const passed = neighbours.find(
    ({ name, price, quadrant }) =>
      quadrant === 'Estrela' && name !== item.name && price > item.price && to > (rising.get(name) ?? price),
  )
  return passed
    ? `o preço novo passaria o de ${passed.name}, que fica em ${inPrint(rising.get(passed.name) ?? passed.price)}`
    : null
}

/** Elasticity of an item of a section. */
export const elasticityOf = (name: string, section: string | null, { drinks, food }: Elasticities): number =>
  isDrink(name, section) ? drinks : food

/** Why each price that would gain from a rise stays, by item; items without an entry rise. */
export function holdsFor(source: HoldSource): Map<string, string> {
  const held = new Map<string, string>()
  const all = source.categories
    .flatMap(({ name: section, items }) =>
      items.flatMap((item): Rise[] => {
        const { newPrice, price, move, effect } = item
        return newPrice === null || newPrice <= price || move === 'remove'
          ? []
          : [
              {
                item,
                section,
                to: newPrice,
                gain: effect,
                neighbours: items.filter((one) => one.move !== 'remove'),
              },
            ]
      }),
    )
    .toSorted((a, b) => b.gain - a.gain)
  const isDecided = source.isDecided ?? (() => false)
  const most = Math.max(0, (source.most ?? mostRises) - all.filter(({ item }) => isDecided(item.name)).length)
  const rises = all.filter(({ item }) => !isDecided(item.name))
  const margin = source.categories
    .flatMap(({ items }) => items)
    .reduce((sum, { units, margin: each }) => sum + units * each, 0)
  const least = Math.min(leastGain.most, margin * leastGain.share)
  const forTicket = source.goals.some((goal) => /ticket/i.test(goal))
  for (const rise of rises) {
    const { item, section, to, neighbours } = rise
    const reason = ownReason(rise, source)
    const elasticity = elasticityOf(item.name, section, source.elasticities)
    const isFree = source.mayRise?.({ name: item.name, section, price: item.price }) ?? false
    if (reason !== null) held.set(item.name, reason)
    else if (!isFree && rise.gain < least)
      held.set(item.name, 'o aumento traria tão pouco que não paga o preço riscado')
    else if (item.bad !== undefined && item.bad < -item.effect * mostRisk)
      held.set(item.name, 'o risco passa da metade do ganho: só depois de quatro semanas do papel novo')
    else if (forTicket && turnoverChange(item, to, neighbours, elasticity, cases.careful) < 0)
      held.set(item.name, 'mais caro, renderia mais por unidade e menos na conta da mesa')
  }
  const holdOvertaken = () => {
    // A price that stays may be overtaken by one that rises, so that one hold can cause another.
    for (let before = -1; before !== held.size; ) {
      before = held.size
      const going = rises.filter(({ item }) => !held.has(item.name))
      const rising = new Map(going.map(({ item, to }) => [item.name, to]))
      for (const rise of going) {
        const reason = overtaken(rise, rising)
        if (reason !== null) held.set(rise.item.name, reason)
      }
    }
  }
  holdOvertaken()
  for (const { item } of rises.filter((rise) => !held.has(rise.item.name)).slice(most))
    held.set(item.name, `fica para a segunda leva, em quatro semanas: ${most} preços de uma vez bastam`)
  // In the bad case, the new prices together lose nothing.
  for (;;) {
    const going = rises.filter((rise) => !held.has(rise.item.name))
    const total = going.reduce((sum, { item, gain }) => sum + (item.bad ?? gain), 0)
    const [worst] = going.toSorted((a, b) => (a.item.bad ?? a.gain) - (b.item.bad ?? b.gain))
    if (total >= 0 || !worst) break
    held.set(worst.item.name, 'com este aumento, a leva inteira perderia no caso ruim: fica para a segunda')
    holdOvertaken()
  }
  return held
}
