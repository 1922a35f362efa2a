/** Which bottle pays first, and what a combo must cost: computed with the glasses that the plan serves. */

import type { CachacaId } from '../../base/cachacas.ts'
import { roundUpToMenuPrice } from '../../base/costing.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import { pointsOf } from '../../base/pairing/rules.ts'
import { understand } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { comboOf } from './combo.ts'
import { counted } from './counted.ts'
import { displacedOf } from './displaced.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import type { Ranked } from './rank.ts'
import { packOf } from './request.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

/** Dishes that the answer names. */
const mostDishes = 3

type Poured = { name: string; ml: number; price: number; cost: number }

/** What the pairs pour from a bottle most often: a mixed drink, or the small measure. */
function mostPoured(pairs: readonly Ranked[]): Poured | null {
  const uses = new Map<string, { option: Option; times: number }>()
  for (const { best } of pairs) {
    const times = (uses.get(best.option.id)?.times ?? 0) + 1
    uses.set(best.option.id, { option: best.option, times })
  }
  const [most] = [...uses.values()].toSorted((a, b) => b.times - a.times)
  if (!most) return null
  const { kind, name, doseMl, price, cost } = most.option
  return kind === 'cachaca' || doseMl === null || price === null || cost === null
    ? null
    : { name: spokenName(name), ml: doseMl, price, cost }
}

/** The one that the plan pours most of, as the shopping list counts it; then what leaves most. */
export function firstBottle(
  parts: MenuParts,
  { doses, shopping }: Pick<PairingMenu, 'doses' | 'shopping'>,
): string | null {
  const sizeOf = (id: CachacaId) => packOf(parts.request)(id).amount
  const found = doses
    .map((dose) => {
      const pairs = parts.ranked.filter(({ best }) => best.option.base === dose.id)
      const { ml, price, cost } = dose.measure ?? dose
      const poured = mostPoured(pairs) ?? { name: '', ml, price, cost }
      return {
        label: dose.label,
        plan: shopping.bottles.find((one) => one.label === dose.label)?.ml ?? 0,
        pairs,
        poured,
        glasses: Math.floor(sizeOf(dose.id) / poured.ml),
        bottle: (dose.cost / dose.ml) * sizeOf(dose.id),
      }
    })
    .map((one) => ({ ...one, leaves: one.glasses * (one.poured.price - one.poured.cost) }))
    .toSorted((a, b) => b.plan - a.plan || b.pairs.length - a.pairs.length || b.leaves - a.leaves)
  const [first, ...others] = found
  if (!first) return null
  const { poured, glasses, bottle, pairs, plan } = first
  const names = joinList(pairs.slice(0, mostDishes).map(({ dish }) => spokenName(dish.item.name)))
  const served =
    pairs.length === 0
      ? plan > 0
        ? `é a que o plano mais usa, ${formatNumber(plan)} ml, quase tudo nos drinks`
        : 'é a que deixa mais por garrafa'
      : `está em ${pairs.length} de ${parts.ranked.length} pares (${names}${pairs.length > mostDishes ? ' e outros' : ''})`
  const what =
    poured.name === ''
      ? `${glasses} doses de ${formatNumber(poured.ml)} ml a ${menuPrice(poured.price)}`
      : `${glasses} ${poured.name}, de ${formatNumber(poured.ml)} ml cada, a ${menuPrice(poured.price)}`
  const bought =
    shopping.full === undefined
      ? ''
      : ` Dentro do seu limite, compre ${joinList(shopping.bottles.map(({ label, bottles }) => `${bottles} ${label}`))}.`
  const later = others.filter((one) => one.pairs.length > 0 || one.plan > 0).map(({ label }) => label)
  return `${first.label}: ${served}. A garrafa de ${formatBrl(bottle)} dá ${what} e deixa ${formatBrl(first.leaves)}; ${Math.ceil(bottle / poured.price)} ${poured.name === '' ? 'doses' : 'copos'} já a pagam.${bought !== '' ? bought : later.length > 0 ? ` Depois, ${joinList(later)}.` : ' As outras podem esperar.'}`
}

type Costed = Option & { price: number; cost: number }

/** The drink of a combo with a dish: its own pair, else what suits it and leaves most. */
function drinkOf(
  item: string,
  other: string | undefined,
  parts: MenuParts,
): { line: Ranked['dish']; option: Costed } | null {
  const isCosted = (option: Option): option is Costed => option.price !== null && option.cost !== null
  const paired = parts.ranked.find(({ dish }) => isNamedDish(item, dish))
  const read = parts.items.map(understand).flatMap((one) => (one.kind === 'dish' ? [one.dish] : []))
  const line = paired?.dish ?? read.find((dish) => isNamedDish(item, dish))
  if (!line) return null
  const isAsked = ({ kind, name }: Option) =>
    other === undefined || isNamedServe(other, { name, isDose: kind === 'cachaca' })
  const suited = [...parts.doses, ...parts.ownDrinks, ...parts.suggested]
    .filter(isCosted)
    .filter(isAsked)
    .filter((option) => parts.request.drinkCeiling === null || option.price <= parts.request.drinkCeiling)
    .filter((option) => pointsOf(line, option, parts.circumstances) > 0)
    .toSorted((a, b) => b.price - b.cost - (a.price - a.cost))
  const own =
    paired && isCosted(paired.best.option) && isAsked(paired.best.option) ? paired.best.option : null
  // A small measure leaves less than the beer that it replaces: a mixed drink carries a combo, if one suits.
  const option = own && own.kind !== 'cachaca' ? own : (suited[0] ?? own)
  return option ? { line, option } : null
}

/**
 * "se eu fizer um combo com o hot roll, quanto cobro sem prejuízo?" Two floors: what both cost, and what the table
 * would have left with the dish and its usual drink.
 */
export function comboPriceOf({ item = '', other }: WishOf<'question'>, parts: MenuParts): string | null {
  const found = drinkOf(item, other, parts)
  if (!found) return null
  const { line, option } = found
  const { name, price, cost } = line.item
  if (price === null) return null
  const full = price + option.price
  const drink = counted(option, 1)
  const displaced = displacedOf(parts.items, parts.venue, line.course === 'dessert' ? 'dessert' : 'meal')
  const least = price + option.cost + (displaced?.margin ?? 0)
  const combo = comboOf({ name, price, cost }, option, parts.venue.ending)
  const rounded = roundUpToMenuPrice(least, parts.venue.ending)
  const asked = Math.min(full, Math.max(combo?.price ?? full, rounded))
  const both = cost === null ? null : cost + option.cost
  const instead = displaced ? ` quando o copo toma o lugar de ${displaced.name}` : ''
  const start = `${menuPrice(asked)} por ${spokenName(name)} com ${drink}${asked < full - 0.005 ? `, que separados custam ${menuPrice(full)}` : ', o preço dos dois separados'}.`
  const floor =
    least > full + 0.005
      ? ` Mesmo sem desconto, a mesa deixa ${formatBrl(least - full)} a menos${instead}: faça o combo só para trazer quem não viria.`
      : ` O piso é ${formatBrl(least)}: daí para cima a casa não perde nem${instead === '' ? ' sobre o prato sozinho' : instead}.`
  return `${start}${floor}${both === null ? '' : ` Os dois custam ${formatBrl(both)}: abaixo disso é prejuízo com qualquer mesa.`}`
}
