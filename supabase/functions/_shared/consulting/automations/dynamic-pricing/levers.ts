/** Gains other than from prices: purchases, and dearer items offered instead of popular ones. */
import { itemKind } from '../../base/house/item-kind.ts'
import { foldAccents, tokenize } from '../../base/language/text.ts'
import type { PriceLadder } from '../../base/pricing/limits.ts'
import { paidOf } from '../../base/pricing/paid.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'

/** Assumption: share of guests of the cheaper item who take the dearer one when it is offered. */
export const oneInTen = 0.1
/** Assumption: savings on a purchase from two quotations, and from a good one. */
export const saving = { careful: 0.03, good: 0.05 } as const

const most = 3

/** The purchases from one supplier. */
export const beers = 'cervejas'

/** The largest purchases; all beers come from one supplier. */
export function purchasesOf(items: readonly PricedItemPlan[]): NonNullable<PricingPlan['purchases']> {
  const bought = new Map<string, PricedItemPlan[]>()
  for (const item of items) {
    const beer = itemKind({ name: item.name, section: item.category }) === 'beer'
    const key = beer ? beers : item.name
    bought.set(key, [...(bought.get(key) ?? []), item])
  }
  return [...bought]
    .map(([key, group]) => {
      const monthCost = group.reduce((sum, { cost, units }) => sum + cost * units, 0)
      const paid = group.reduce((sum, item) => sum + paidOf(item) * item.units, 0)
      const names = group.map(({ name }) => name)
      return {
        name: names.length === 1 ? (names[0] ?? key) : key,
        names,
        drink: group.every(({ drink }) => drink),
        monthCost,
        costShare: monthCost / paid,
      }
    })
    .toSorted((a, b) => b.monthCost - a.monthCost)
    .slice(0, most)
}

const spoils = /\b(?:estrag\w+|venc(?:e|em|endo|ido)|apodrec\w+|(?:jog|bot)\w+ fora|vai pro lixo|encalh\w+)\b/

/** Items of which the owner says that they spoil unsold: nothing more of them is bought in order to be offered. */
export function spoiling({ wishes, asides = [], unread }: RequestSheet): (name: string) => boolean {
  const told = [...wishes, ...asides, ...unread].flatMap(({ text }) =>
    spoils.test(foldAccents(text.toLowerCase())) ? [new Set(tokenize(text))] : [],
  )
  return (name) => told.some((words) => tokenize(name).every((word) => words.has(word)))
}

/** Dearer siblings to offer instead of popular items. */
export function swapsOf(
  items: readonly PricedItemPlan[],
  placeOf: (name: string) => PriceLadder | undefined,
  spoils: (name: string) => boolean = () => false,
): NonNullable<PricingPlan['swaps']> {
  return items
    .flatMap(({ name, price, heldBack }) => {
      const place = placeOf(name)
      const instead = place?.kind === 'step_up' ? items.find((item) => item.name === place.of) : undefined
      return place?.kind === 'step_up' && instead && heldBack === undefined && !spoils(name)
        ? [
            {
              offer: name,
              price,
              instead: instead.name,
              gainEach: place.more,
              gain: oneInTen * instead.units * place.more,
            },
          ]
        : []
    })
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, 1)
}

type Purchase = NonNullable<PricingPlan['purchases']>[number]

/** Names of drinks that are bought as they are sold. The bar makes the others, such as a mocha or a spritz. */
const readyDrink =
  /^(?:cerveja|chope|chopp|long neck|heineken|stout|ipa|pilsen|lager|weiss|vinho|espumante|ta[çc]a|garrafa|lata|dose|u[ií]sque|whisky|tequila|[aá]gua|coco|refrigerante|coca|guaran[aá]|t[oô]nica|energ[eé]tico|caju[ií]na)(?!\p{L})(?!.* com (?!g[aá]s))|\b(?:lata|garrafa)\b/iu

/** "a compra das cervejas", "a compra de Água de coco", "os ingredientes de Mocha de rapadura". */
export function purchaseOf({ name, names, drink }: Purchase): string {
  if (names.length > 1) return `a compra das ${name}`
  return drink && readyDrink.test(name) ? `a compra de ${name}` : `os ingredientes de ${name}`
}

/** R$ saved by careful purchasing. */
export const savedOn = (purchases: readonly Purchase[]): number =>
  Math.round(purchases.reduce((sum, { monthCost }) => sum + monthCost, 0) * saving.careful)
