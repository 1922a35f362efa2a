/** Why a rise that the owner allows is not made: what it would bring, in R$. */

import { joinList } from '../../base/language/text.ts'
import { askedEnding, endingsFrom, menuPriceTo } from '../../base/pricing/endings.ts'
import { breakEvenUnits } from '../../base/pricing/price-step.ts'
import { outcomeAt } from '../../base/pricing/scenario.ts'
import { everyItem, isExcepted, namesItem } from '../../base/request/match-item.ts'
import { highestPriceOf } from '../../base/request/price-limits.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { inPrint, inReais } from './amounts.ts'
import { cases } from './cases.ts'
import { elasticityOf } from './holds.ts'
import { monthlyOf, perOf } from './period.ts'
import type { MenuRedesign } from './schema.ts'

type LeftRise = NonNullable<MenuRedesign['leftRises']>[number]
type Sheet = { wishes: readonly Wish[] }

/** Share of an item's profit below which a rise is told as worth nothing. */
const worthless = 0.02

/** What the owner's limit for some items would bring, for each whose price stays. */
function leftOf(wish: WishOf<'capPrice'>, content: MenuRedesign, { wishes }: Sheet): LeftRise[] {
  const { elasticities } = content
  if (!elasticities || wish.item === everyItem) return []
  const isHeld = (item: { name: string; section: string }) =>
    wishes.some((one) => one.kind === 'keepPrice' && namesItem(one.item, item) && !isExcepted(one, item))
  return content.categories.flatMap(({ name: section, items }) =>
    items.flatMap((item): LeftRise[] => {
      const named = { name: item.name, section }
      if (!namesItem(wish.item, named) || isExcepted(wish, named) || isHeld(named)) return []
      if (item.newPrice !== null || item.move === 'remove') return []
      const top = highestPriceOf(wish, item.price)
      if (typeof top !== 'number') return []
      const price = menuPriceTo(top, endingsFrom(item.price, askedEnding(wishes, named)))
      if (price <= item.price + 1e-9 || price <= item.cost) return []
      const sold = { price: item.paid ?? item.price, cost: item.cost, units: item.units * monthlyOf(content) }
      const elasticity = elasticityOf(item.name, section, elasticities)
      const gain = (loss: number) => outcomeAt(sold, price / item.price - 1, elasticity * loss).profitChange
      const [careful, bad] = [gain(cases.careful.loss), gain(cases.bad.loss)]
      const profit = item.margin * sold.units
      const why =
        careful <= 0
          ? 'perde já no caso cauteloso'
          : bad < -careful
            ? 'o caso ruim perde mais do que o cauteloso ganha'
            : careful < profit * worthless
              ? 'quase nada a mais, e o cliente vê o preço riscado'
              : (item.held ?? 'o risco passa da metade do ganho')
      return [
        {
          name: item.name,
          price: item.price,
          top: price,
          careful,
          bad,
          bears: -breakEvenUnits({ ...item, price: item.paid ?? item.price }, price) * 100,
          why,
        },
      ]
    }),
  )
}

/** Every rise that the owner allows by name or section and the plan leaves, each item once; most money first. */
export function leftRises(sheet: Sheet, content: MenuRedesign): LeftRise[] {
  const seen = new Set<string>()
  return sheet.wishes
    .flatMap((wish) => (wish.kind === 'capPrice' ? leftOf(wish, content, sheet) : []))
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .toSorted((a, b) => b.careful - a.careful)
}

/** Null unless the wish allows rises, and none of them is made. */
export function leftRise(wish: WishOf<'capPrice'>, content: MenuRedesign, sheet: Sheet): string | null {
  const left = leftOf(wish, content, sheet)
  const [item, ...others] = left
  if (!item) return null
  const per = perOf(content)
  const risen = content.categories.flatMap(({ name: section, items }) =>
    items.flatMap(({ name, price, newPrice }) =>
      newPrice !== null && newPrice > price && namesItem(wish.item, { name, section })
        ? [`${name} a ${inPrint(newPrice)}`]
        : [],
    ),
  )
  if (others.length === 0 && risen.length === 0)
    return `Fica em ${inPrint(item.price)}: a ${inPrint(item.top)}, o mais que você deixa, são ${inReais(item.careful)} ${per} no caso cauteloso e ${inReais(item.bad)} no ruim; ${item.why}.`
  const sum = (of: (one: LeftRise) => number) => left.reduce((total, one) => total + of(one), 0)
  const rest = `subir também ${left.length === 1 ? item.name : `os outros ${left.length}`} até o seu limite daria ${inReais(sum(({ careful }) => careful))} ${per} no caso cauteloso e ${inReais(sum(({ bad }) => bad))} no ruim: item por item, na tabela dos aumentos que ficam para depois`
  return risen.length === 0
    ? `Nenhum sobe: subir ${left.length === 1 ? item.name : `os ${left.length}`} até o seu limite daria ${inReais(sum(({ careful }) => careful))} ${per} no caso cauteloso e ${inReais(sum(({ bad }) => bad))} no ruim; a conta de cada um está na tabela dos aumentos que ficam para depois.`
    : `Sobem ${joinList(risen)}; ${rest}.`
}
