/** A plate for a whole table: so many of each of the menu's items at one price, below their sum and above their cost. */
import { priceWithin } from '../../../base/costing.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { isSameName } from '../../../base/match-items.ts'
import { endingBeside } from '../../../base/pricing/endings.ts'
import { soldWhen } from '../../../base/request/describe-pairing-wish.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { isMeal } from '../../../base/request/pairing-wishes.ts'
import type { PriceEndings } from '../../../base/request/price-wishes.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { inPrint } from '../amounts.ts'
import { comboAssumed, takenHome } from '../combos.ts'
import { guestsIn } from '../guests.ts'
import type { Combo, RedesignedItem } from '../schema.ts'

type NewCombo = WishOf<'newCombo'>
/** An item with the price of the plan, R$. */
export type TablePart = RedesignedItem & { section: string; now: number }

/** Guests for whom a side or a jug is enough: assumption. */
const perSide = 2
/** From this factor of the usual dish's price on, a dish without a word on it is for two: assumption. */
const forTwo = 1.25

const listOf = (said: string) =>
  said
    .split(/\s*[+,;]\s*(?:e\s+)?|\s+e\s+|\s+com\s+/iu)
    .map((part) => part.trim().replace(/^(?:uma?|[oa]s?)\s+/iu, ''))
    .filter((part) => part !== '')

/** What a combo is made of, as the owner names it: so many of each, or names alone. */
export function partsAsked({
  parts,
  with: names,
  of,
  guests,
}: NewCombo): { item: string; count: number | null }[] {
  if (parts) return parts
  if (names && names.length > 1 && guests !== undefined) return names.map((item) => ({ item, count: null }))
  const listed = of === undefined || isMeal(of) ? [] : listOf(of)
  return listed.length > 1 ? listed.map((item) => ({ item, count: null })) : []
}

/** "pra 4 pessoas", of a wish without its own number. */
export function guestsAsked({ guests, text }: NewCombo): number | null {
  if (guests !== undefined) return guests
  const [, count] =
    /(?<!\p{L})(?:pra|para|de|serve)\s+(?:uns\s+)?(\d{1,2})\s+(?:pessoas|gente|cabeças)/iu.exec(text) ?? []
  return count === undefined || Number(count) < 2 || Number(count) > 20 ? null : Number(count)
}

const isDish = ({ name, section }: TablePart) => itemKind({ name, section }) === 'dish'

/** The item that a part names: by its whole name, its words, or the best of the section that it names. */
function itemFor(
  said: string,
  parts: readonly TablePart[],
  shown: (part: TablePart) => boolean,
): TablePart | null {
  const exact = parts.filter((part) => isSameName(part.name, said))
  const byName = parts.filter((part) => namesItem(said, { name: part.name }) && !takenHome.test(part.name))
  // "peixe" is a dish of the fish section, and no starter that has the word.
  const bySection = parts.filter((part) => namesItem(said, { name: part.section }))
  const byBoth = parts.filter((part) => namesItem(said, { name: part.name, section: part.section }))
  const found = [exact, bySection, byName, byBoth].find((some) => some.length > 0) ?? []
  const [best] = found.toSorted(
    (a, b) =>
      Number(shown(b)) - Number(shown(a)) ||
      b.margin * b.units - a.margin * a.units ||
      a.name.localeCompare(b.name),
  )
  return best ?? null
}

/** Guests whom a dish feeds, and whether that is a supposition. */
function feeds(
  part: TablePart,
  mains: readonly TablePart[],
  told: number | null,
): { count: number; guessed: boolean } {
  if (told !== null) return { count: told, guessed: false }
  const words = guestsIn(part)
  if (words > 1) return { count: words, guessed: false }
  const prices = mains.map(({ now }) => now).toSorted((a, b) => a - b)
  const middle = prices[Math.floor(prices.length / 2)] ?? part.now
  return { count: part.now >= middle * forTwo ? 2 : 1, guessed: true }
}

/** No cut beyond this: below it, fewer of each go into the combo, and the owner's price is kept. */
const deepest = 0.2

type Counted = { part: TablePart; count: number; own: ReturnType<typeof feeds> | null; isTold: boolean }

/** As many of each as the owner's price holds without a cut that eats the margin; the sides first become fewer. */
function withinPrice(parts: readonly Counted[], max: number | undefined): Counted[] {
  let chosen = [...parts]
  const sum = () => chosen.reduce((all, { part, count }) => all + part.now * count, 0)
  while (max !== undefined && sum() * (1 - deepest) > max) {
    const [most] = chosen
      .filter(({ count, isTold }) => count > 1 && !isTold)
      .toSorted(
        (a, b) =>
          b.count - a.count || Number(a.own !== null) - Number(b.own !== null) || b.part.now - a.part.now,
      )
    if (!most) break
    chosen = chosen.map((one) => (one === most ? { ...one, count: one.count - 1 } : one))
  }
  return chosen
}

export type TableCombo = { combo: Combo; words: string } | { combo: null; words: string }

/**
 * @param feedsTold how many an item feeds, as the owner says
 * @param shown whether the owner wants an item shown
 * @returns null if the wish names no parts of its own
 */
export function tableCombo(
  wish: NewCombo,
  parts: readonly TablePart[],
  {
    monthly,
    endings,
    feedsTold,
    shown,
  }: {
    monthly: number
    endings: PriceEndings | undefined
    feedsTold: (part: TablePart) => number | null
    shown: (part: TablePart) => boolean
  },
): TableCombo | null {
  const asked = partsAsked(wish)
  const guests = guestsAsked(wish)
  if (asked.length < 2 || (guests === null && wish.parts === undefined)) return null
  const mains = parts.filter((part) => guestsIn(part) > 0)
  const found = asked.map(({ item, count }) => ({ said: item, count, part: itemFor(item, parts, shown) }))
  const missing = found.filter(({ part }) => part === null).map(({ said }) => said)
  if (missing.length > 0)
    return {
      combo: null,
      words: `Não há ${joinList(missing)} com preço, custo e venda no cardápio enviado: diga com que item montar.`,
    }
  const whole = found.flatMap(({ part, count }) => {
    if (!part) return []
    const own =
      count === null && isDish(part) && guestsIn(part) > 0 ? feeds(part, mains, feedsTold(part)) : null
    const needed = count ?? Math.ceil((guests ?? 1) / (own?.count ?? perSide))
    return [{ part, count: needed, own, isTold: count !== null }]
  })
  const chosen = withinPrice(whole, wish.max)
  const sum = (of: (part: TablePart) => number) =>
    chosen.reduce((all, { part, count }) => all + of(part) * count, 0)
  const [full, cost] = [sum(({ now }) => now), sum((part) => part.cost)]
  const most = Math.min(full * (1 - comboAssumed.discount), wish.max ?? Number.POSITIVE_INFINITY)
  const first = chosen[0]?.part
  if (!first) return null
  const ending = endingBeside(first.now, endings)
  const price = priceWithin(Number.POSITIVE_INFINITY, { least: null, most }, ending)
  const listed = joinList(chosen.map(({ part, count }) => `${count} ${part.name} (${inPrint(part.now)})`))
  const sums = `${listed} somam ${inPrint(full)} e custam ${formatBrl(cost)}`
  if (price <= cost || price <= 0)
    return {
      combo: null,
      words: `${sums}: ${wish.max === undefined ? 'com desconto que se note' : `a ${inPrint(wish.max)}`} não sobra nada acima do custo.`,
    }
  const left = price - cost
  const apart = full - cost
  // What the rest adds to a table that would order the main dish alone.
  const added = apart - (first.now - first.cost) * (chosen[0]?.count ?? 1)
  const gains = added - (full - price)
  const units = (first.units * monthly * comboAssumed.taken) / (chosen[0]?.count ?? 1)
  const guessed = chosen.filter(({ own }) => own?.guessed)
  const supposed =
    guessed.length === 0
      ? ''
      : ` Supomos que ${joinList(guessed.map(({ part, own }) => `${part.name} serve ${own?.count ?? 1}`))}: se serve mais, tire um e refaça a conta com a mesma proporção.`
  const deep = 1 - price / full
  const fewer = chosen.some(({ part, count }) => whole.some((one) => one.part === part && one.count > count))
  const shared =
    !fewer || guests === null
      ? ''
      : ` Dentro de ${inPrint(wish.max ?? price)} não cabe mais do que isso sem perder mais de ${deepest * 100}%: confira se ${joinList(chosen.filter(({ own }) => own !== null).map(({ part, count }) => `${count} ${part.name}`))} bastam para ${guests}; se não, o combo é de menos gente ou mais caro.`
  return {
    combo: {
      dish: first.name,
      addition: joinList(chosen.slice(1).map(({ part }) => part.name)),
      parts: chosen.map(({ part, count }) => ({ item: part.name, count })),
      full,
      price,
      gains,
      discount: full - price,
      breakEvenPct: added > 0 ? Math.max(0, (gains / added) * 100) : 0,
      units,
      cannibalPct: comboAssumed.cannibal * 100,
      effect: units * ((1 - comboAssumed.cannibal) * added - (full - price)),
      ...(soldWhen(wish) !== '' && { when: soldWhen(wish) }),
      ...(guests !== null && { guests }),
    },
    words: `${guests === null ? '' : `Para ${guests}: `}${sums}. Por ${inPrint(price)} o cliente paga ${inPrint(full - price)} a menos (${Math.round(deep * 100)}%)${guests === null ? '' : `, ${inPrint(Math.round(price / guests))} por pessoa`}, e sobram ${formatBrl(left)} depois dos ingredientes; pedido separado, ${formatBrl(apart)}. O mínimo para não perder é ${formatBrl(cost)}. Cada mesa que já pediria tudo separado deixa ${formatBrl(full - price)} a menos: ele se paga quando traz mesa que pediria menos.${supposed}${shared}`,
  }
}
