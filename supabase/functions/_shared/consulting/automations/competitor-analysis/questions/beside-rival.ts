/** "Sempre abaixo do Farol no peixe": a bound that a competitor's price sets, with the room that it leaves. */
import type { EngineContext } from '../../../base/context.ts'
import { ofTheHouse } from '../../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { breakEvenUnits, tryPrice } from '../../../base/pricing/price-step.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { Wish } from '../../../base/request/wish.ts'
import { cent, everyday, isOwned } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import { ownPricing } from '../own-pricing.ts'
import type { Compared, Raise } from '../schema.ts'
import type { Sold } from '../sold.ts'
import { triedOfNames } from '../targets.ts'
import { type Answer, type Asked, answer, needs, type Question } from './asked.ts'
import { atOurSize } from './raises.ts'

type Bound = { item: string; section: string | null; own: number; theirs: number; isAbove: boolean }

/** The items that an order binds, with the competitor's price of each at the house's size. */
export function boundsOf(
  wish: Pick<Question, 'item' | 'other' | 'competitor' | 'what'>,
  menu: readonly OwnItem[],
  items: readonly Compared[],
): Bound[] {
  const { item, other, competitor, what } = wish
  return items.flatMap((one): Bound[] => {
    const name = one.ours ?? ''
    const mine = menu.find((own) => own.name === name)
    const section = mine?.category ?? null
    const own = isOwned(one) ? one.own : (mine?.price ?? null)
    const named = (said: string) => namesItem(said, { name, section })
    if (own === null || (item !== undefined && !named(item)) || (other !== undefined && named(other)))
      return []
    const prices = isOwned(one) ? everyday(one) : atOurSize(one, own)
    const price = prices.find((quote) => quote.competitor === competitor)?.price
    return price === undefined ? [] : [{ item: name, section, own, theirs: price, isAbove: what === 'acima' }]
  })
}

const ordersIn = ({ wishes }: RequestSheet, about: Question['about'] = 'besideRival') =>
  wishes.flatMap((wish) => (wish.kind === 'question' && wish.about === about ? [wish] : []))

/** The sheet with the prices that such orders bound from above, for whatever proposes a price. */
export function withBounds(
  sheet: RequestSheet,
  menu: readonly OwnItem[],
  items: readonly Compared[],
): RequestSheet {
  // "Até quanto, sem passar do Farol?" may cost as much.
  const asked = ordersIn(sheet, 'howHigh').filter(({ competitor }) => competitor !== undefined)
  const caps = [...ordersIn(sheet), ...asked].flatMap((wish) =>
    boundsOf(wish, menu, items)
      .filter(({ isAbove, own, theirs }) => !isAbove && own < theirs)
      .map(
        ({ item, theirs }): Wish => ({
          kind: 'capPrice',
          item,
          max: Math.floor((theirs - (wish.about === 'howHigh' ? 0 : 0.01)) * 100 + 1e-6) / 100,
          text: wish.text,
          origin: wish.origin,
        }),
      ),
  )
  return caps.length === 0 ? sheet : { ...sheet, wishes: [...sheet.wishes, ...caps] }
}

/** The rises that an order to stay above a competitor asks for: to the first menu price beyond theirs. */
export function orderedRises(
  context: EngineContext,
  menu: readonly OwnItem[],
  items: readonly Compared[],
  sold: Sold,
): Raise[] {
  const { limitsOf, elasticityOf } = ownPricing(context, sold)
  return ordersIn(context.sheet).flatMap((wish) =>
    boundsOf(wish, menu, items).flatMap(({ item, section, own, theirs, isAbove }): Raise[] => {
      const cost = menu.find(({ name }) => name === item)?.cost ?? null
      const named = { name: item, category: section }
      const limits = limitsOf(named, own)
      const to = menuPriceFrom(theirs + 0.01, endingsFrom(own, limits.endings))
      if (!isAbove || own > theirs + cent || !allowsPrice(limits, to)) return []
      const units = sold.unitsOf(item) ?? null
      const gain =
        cost === null || cost <= 0
          ? null
          : tryPrice({ price: own, cost, units: 1 }, to, elasticityOf(named), limits).gain
      return [
        {
          item,
          section,
          from: own,
          to,
          gain: units === null || gain === null ? null : gain * units,
          units,
          reference: `${wish.competitor} ${formatBrl(theirs)}`,
          confidence: 'média',
          ordered: true,
          ...(cost !== null && cost > 0 && { bears: -breakEvenUnits({ price: own, cost }, to) }),
        },
      ]
    }),
  )
}

export function answerBesideRival(question: Question, asked: Asked): Answer {
  const { competitor = '', what } = question
  const bounds = boundsOf(question, asked.menu, asked.items)
  if (bounds.length === 0)
    return needs(`Falta o preço ${ofTheHouse(competitor)} nesse item: sem ele não há limite para respeitar.`)
  const raised = (item: string) => asked.raises.find((one) => one.item === item)?.to
  const isAbove = what === 'acima'
  const holds = ({ item, own, theirs }: Bound) => {
    const price = raised(item) ?? own
    return isAbove ? price > theirs + cent : price < theirs - cent
  }
  const words = ({ item, own, theirs }: Bound) => {
    const to = raised(item)
    const price = to ?? own
    return `${item} ${to === undefined ? `fica em ${formatBrl(own)}` : `vai de ${formatBrl(own)} a ${formatBrl(to)}`}, ${formatBrl(Math.abs(theirs - price))} ${price > theirs ? 'acima' : 'abaixo'} dos ${formatBrl(theirs)} de lá`
  }
  const broken = bounds.filter((one) => !holds(one))
  const kept = bounds.filter(holds)
  // A fixed price would leave the room unsaid.
  const room = isAbove
    ? ''
    : `É um limite, não um preço fixo: ${joinList(kept.map(({ item, theirs }) => `${item} pode ir até pouco menos de ${formatBrl(theirs)}`))}.`
  return {
    ...answer(
      broken.length === 0
        ? `Sempre ${what} ${ofTheHouse(competitor)}: ${joinList(kept.map(words))}.`
        : `Ainda não em ${joinList(broken.map(words))}.`,
      broken.length > 0 && kept.length > 0 ? `No resto, sim: ${joinList(kept.map(words))}.` : '',
      kept.length > 0 ? room : '',
      ...triedOfNames(
        asked,
        kept.map(({ item }) => item),
      ),
      'Quando o preço de lá mudar, o limite muda junto.',
    ),
    ...(broken.length > 0 && { open: true }),
  }
}
