/** The wishes of a clause, by its features: what may rise or fall, how far, and what stays. */
import { everyDish, everyDrink, everyItem, namesItem } from '../../base/request/match-item.ts'
import { type Named, question } from '../spoken/pieces.ts'
import type { WishContent } from '../text/draft.ts'
import type { Features } from './features.ts'
import type { Amount } from './slots.ts'

/** An order and the items that it is about. */
export type Decided = { wishes: WishContent[]; subjects: readonly string[] }

/** Lowest and highest price of what a name stands for. */
function pricesOf(item: string, names: readonly Named[]): { lowest: number; highest: number } {
  const prices = names.flatMap(({ name, section, price, isSection }) =>
    !isSection && price != null && namesItem(item, { name, section }) ? [price] : [],
  )
  return { lowest: Math.min(...prices), highest: Math.max(...prices) }
}

/** Today's price of an item, if the name stands for one. */
export const todayOf = (item: string, names: readonly Named[]): number | undefined =>
  names.find(({ name, isSection }) => !isSection && name === item)?.price ?? undefined

const isClass = (item: string) => item === everyItem || item === everyDrink || item === everyDish
const cents = (value: number) => Math.round(value * 100) / 100

/** Whether an amount is a price of the item, and no step: "até 16", not "até 2 reais". */
const isPriceOf = (value: number, item: string, names: readonly Named[]) => {
  const { lowest, highest } = pricesOf(item, names)
  return value >= (isClass(item) ? 0.3 * highest : 0.5 * lowest)
}

/** "sobe no máximo 2 reais" is a step, "até 16" a price; null if it may be either. */
function stepOrPrice(value: number, item: string, names: readonly Named[]): 'step' | 'price' | null {
  const { lowest, highest } = pricesOf(item, names)
  if (value < (isClass(item) ? 0.25 * highest : 0.5 * lowest)) return 'step'
  return value >= lowest ? 'price' : null
}

type Of = { item: string; except: readonly string[]; names: readonly Named[] }
const without = (except: readonly string[]) => (except.length > 0 ? { except: [...except] } : {})

/** A ceiling: "não passa de 24". */
function ceiling(max: number, { item, except, names }: Of): WishContent | null {
  if (!isPriceOf(max, item, names)) return null
  if (item === everyItem && except.length === 0) return { kind: 'price', max }
  return { kind: 'capPrice', item, max, ...without(except) }
}

function floor(min: number, { item, except, names }: Of): WishContent | null {
  if (!isPriceOf(min, item, names) || (!isClass(item) && min > 2 * pricesOf(item, names).highest)) return null
  if (item === everyItem && except.length > 0) return null
  return { kind: 'price', min, ...(item !== everyItem && { item }), ...without(except) }
}

/** How far a price may rise. */
function stepUp({ value, unit }: Amount, to: boolean, { item, except, names }: Of): WishContent | null {
  const today = todayOf(item, names)
  const more = without(except)
  if (unit === 'percent') {
    if (!(value > 0) || value > 100) return null
    return today === undefined
      ? { kind: 'capPrice', item, percent: value, ...more }
      : { kind: 'capPrice', item, max: cents(today * (1 + value / 100)) }
  }
  const meant = to ? 'price' : stepOrPrice(value, item, names)
  if (meant === null) return null
  if (meant === 'price') return ceiling(value, { item, except, names })
  return today === undefined
    ? { kind: 'capPrice', item, rise: value, ...more }
    : { kind: 'capPrice', item, max: cents(today + value) }
}

/** "deixa a lasanha em 38": today's price stays, another one near it is ordered. */
function exactly(price: number, { item, except, names }: Of): WishContent | null {
  const today = todayOf(item, names)
  if (today === undefined || except.length > 0) return null
  if (Math.abs(today - price) < 0.005) return { kind: 'keepPrice', item, price }
  return price > today * 0.6 && price < today * 1.6 ? { kind: 'price', min: price, max: price, item } : null
}

/** "quero subir a lasanha, no máximo 42": an order to rise at all, and how far. */
function risen({ value, unit }: Amount, { item, except, names }: Of): WishContent | null {
  const today = todayOf(item, names)
  if (today === undefined || unit === 'percent' || except.length > 0) return null
  const meant = stepOrPrice(value, item, names)
  const max = meant === 'step' ? cents(today + value) : value
  if (meant === null || max <= today) return null
  // The smallest step of a menu: R$ 1 where prices are whole.
  return { kind: 'price', min: Math.min(max, cents(today + (today % 1 === 0 ? 1 : 0.5))), max, item }
}

/** "quero subir os petiscos de R$ 18, no máximo R$ 20": those at this price are meant, and no others. */
function atTheirPrice(f: Features, subjects: readonly string[], names: readonly Named[]) {
  const [today, next, ...more] = f.amounts
  if (f.verb !== 'rise' || f.not || f.bounds.has('between') || !today || !next || more.length > 0) return null
  if (next.value <= today.value || next.unit === 'percent') return null
  const meant = names.flatMap(({ name, section, price, isSection }) =>
    !isSection && price === today.value && subjects.some((one) => namesItem(one, { name, section }))
      ? [name]
      : [],
  )
  if (meant.length === 0) return null
  const isLeave = f.may && !f.want && !f.must
  return { subjects: meant, f: { ...f, amounts: [next], want: !isLeave, to: !f.bounds.has('most') } }
}

/** A clause that says what one item does, without an amount. */
function plain(f: Features, of: Of): WishContent | null {
  const { item, except } = of
  const more = without(except)
  if (f.verb === 'rise') return f.not ? { kind: 'capPrice', item, ...more } : null
  if (f.verb === 'fall')
    return f.not && except.length === 0
      ? question('lower', { against: true, ...(item !== everyItem && { item }) })
      : null
  if (f.verb === 'change') return f.not ? { kind: 'keepPrice', item, ...more } : null
  if (f.kept || (f.verb === 'stay' && !f.may)) return f.not ? null : { kind: 'keepPrice', item, ...more }
  return f.verb === 'stay' && f.want ? { kind: 'keepPrice', item, ...more } : null
}

function bounded(f: Features, of: Of): WishContent | null {
  const [amount, second] = f.amounts
  if (!amount) return null
  const { bounds } = f
  const has = (...wanted: ('most' | 'least' | 'over' | 'under' | 'between')[]) =>
    wanted.some((one) => bounds.has(one))
  const { value, unit } = amount
  if (second) {
    const [min, max] = [value, second.value].toSorted((a, b) => a - b)
    if (
      min === undefined ||
      max === undefined ||
      f.not ||
      unit === 'percent' ||
      !isPriceOf(max, of.item, of.names)
    )
      return null
    return has('between', 'most') || (bounds.size === 0 && f.verb === 'reach')
      ? { kind: 'price', min, max, ...(of.item !== everyItem && { item: of.item }), ...without(of.except) }
      : null
  }
  if (f.verb === 'rise') {
    if (f.not) return has('over', 'most') ? stepUp(amount, f.to && unit !== 'percent', of) : null
    if (has('least')) {
      const today = todayOf(of.item, of.names)
      if (today === undefined) return null
      const least =
        unit === 'percent'
          ? today * (1 + value / 100)
          : stepOrPrice(value, of.item, of.names) === 'step'
            ? today + value
            : value
      return { kind: 'price', min: cents(least), item: of.item }
    }
    if (has('over')) return null
    if (unit !== 'percent' && f.to && (f.want || f.must) && !has('most')) return exactly(value, of)
    const ordered = f.want && has('most') ? risen(amount, of) : null
    if (ordered) return ordered
    if (has('most', 'under') || f.may || f.only) return stepUp(amount, f.to && unit !== 'percent', of)
    if (unit === 'percent') return null
    return f.to ? exactly(value, of) : null
  }
  if (unit === 'percent') return null
  if (f.verb === 'fall') {
    if (f.not) return f.to && !has('under', 'least') ? null : floor(value, of)
    if (has('most', 'least')) return floor(value, of)
    return f.to && !has('over', 'under') ? exactly(value, of) : null
  }
  if (f.verb === 'change') return null
  if (f.not) {
    if (has('under')) return floor(value, of)
    if (has('over') || f.verb === 'reach' || (f.verb === 'sell' && has('most'))) return ceiling(value, of)
    return null
  }
  if (has('most', 'under')) return ceiling(value, of)
  if (has('least', 'over')) return floor(value, of)
  // "pode ir a 28": leave to go that far
  if (f.must && f.verb === 'reach') return exactly(value, of)
  if (f.may && !f.want && f.verb === 'reach') return stepUp(amount, true, of)
  if (f.holds) return ceiling(value, of)
  if (f.verb === 'stay' || f.kept || f.want) return exactly(value, of)
  return null
}

/**
 * The wishes of a clause; null if it orders nothing.
 * @param before the items that the text named last, for a clause that names none
 */
export function decide(f: Features, names: readonly Named[], before: readonly string[]): Decided | null {
  if (f.discount || f.cost) return null
  if (f.count !== null) return few(f)
  const subjects = subjectsOf(f, names, before)
  if (!subjects) return null
  const except =
    f.others && subjects.every((one) => !before.includes(one))
      ? [...f.except, ...before.filter((one) => one !== everyItem)]
      : f.except
  // "só mexam nas bebidas", "só a lasanha pode subir": the others do not.
  const rest = f.only && f.amounts.length === 0 && !f.not ? onlyThese(f, subjects, except) : null
  if (rest) return { wishes: [rest], subjects }
  // "tudo pode subir, menos a cerveja"
  if (f.except.length > 0 && f.amounts.length === 0 && !f.not && (f.verb === 'rise' || f.verb === 'change')) {
    const kind = f.verb === 'rise' ? 'capPrice' : 'keepPrice'
    return { wishes: f.except.map((item): WishContent => ({ kind, item })), subjects: f.except }
  }
  // "a lasanha e o baião com o mesmo preço" ties them to each other.
  if (f.kept && subjects.length > 1 && f.verb === null && f.amounts.length === 0) return null
  if (f.onlyThem && f.amounts.length > 0) return null
  const read = f.amounts.length > 0 ? bounded : plain
  const priced = atTheirPrice(f, subjects, names)
  if (priced)
    return {
      wishes: priced.subjects.flatMap((item) => bounded(priced.f, { item, except, names }) ?? []),
      subjects: priced.subjects,
    }
  const wishes = subjects.map((item) => read(f, { item, except, names }))
  // "subir o preço até R$ 40" does not say of what.
  const isLoose = f.subjects === null && f.verb === 'rise' && wishes.some((wish) => wish?.kind === 'price')
  if (isLoose && before.length === 0) return null
  return wishes.every((wish) => wish !== null) ? { wishes, subjects } : null
}

/** "mexa em no máximo três itens" */
function few({ count, verb, subjects, amounts, bounds, only, not }: Features): Decided | null {
  const [item, ...more] = subjects ?? []
  const limited = bounds.has('most') || only || (not && bounds.has('over'))
  if (count === null || count < 1 || amounts.length > 0 || more.length > 0 || !limited) return null
  if (verb !== null && verb !== 'rise' && verb !== 'change' && verb !== 'reach') return null
  const named = item !== undefined && item !== everyItem && { item }
  return { wishes: [question('fewChanges', { count, ...named })], subjects: subjects ?? [] }
}

function onlyThese(f: Features, subjects: readonly string[], except: readonly string[]): WishContent | null {
  if (except.length > 0 || subjects.includes(everyItem)) return null
  const kind = f.verb === 'change' ? 'keepPrice' : f.verb === 'rise' ? 'capPrice' : null
  if (kind === null) return null
  const [only] = subjects
  if (subjects.length === 1 && only === everyDrink) return { kind, item: everyDish }
  if (subjects.length === 1 && only === everyDish) return { kind, item: everyDrink }
  return { kind, item: everyItem, except: [...subjects] }
}

/** What the clause is about: what it names, what was named before, or all items if it speaks of rises in general. */
function subjectsOf(
  f: Features,
  names: readonly Named[],
  before: readonly string[],
): readonly string[] | null {
  if (f.subjects) return f.subjects
  if (f.that) return before.length > 0 ? before : null
  if (f.others) return [everyItem]
  if (before.length > 0) return before
  const general = f.verb === 'rise' || f.verb === 'fall' || f.verb === 'change'
  return general ||
    (f.except.length > 0 && f.verb !== null) ||
    (f.verb === 'reach' && f.not && names.length > 0)
    ? [everyItem]
    : null
}
