/** New drinks that the owner asks for: made of what the house sells and buys, each first beside a dish of its own. */
import { type Cachaca, type CachacaId, cachacaIds, cachacas } from '../../base/cachacas.ts'
import { alcoholFreeConcepts, concepts } from '../../base/drinks/concepts/index.ts'
import { fitsTown } from '../../base/drinks/towns.ts'
import type { House } from '../../base/house/house.ts'
import { uncapitalize } from '../../base/language/grammar.ts'
import { formatBrl, joinList, tokenize } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { conceptOptions, type Option } from '../../base/pairing/options.ts'
import { score } from '../../base/pairing/rules.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import { pricesOf } from '../../base/pantry/house-prices.ts'
import { withMenuCosts } from '../../base/pantry/menu-costs.ts'
import { everywhere, stockOf } from '../../base/pantry/stock.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { mayStandBeside } from './asked-pairs.ts'
import { doseKindOf, usualDoseMl } from './doses.ts'
import { isWithinDrinkMax } from './drink-limits.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import type { Ranked } from './rank.ts'
import { longDrinks } from './serves.ts'
import type { Setting } from './setting.ts'
import { spokenName } from './short-names.ts'

/** How many are made where the owner gives no number. */
const usual = 2
const most = 4
/** What every bar has beside what its menu shows. */
const limes = ['limao', 'limao_cubos', 'agua_gas']
const bar = new Map(ingredients.map((item) => [item.id as string, item]))

/** Points for a new drink, on the scale of a pairing. */
const worth = { named: 6, liked: 5, sober: 4, sameFlavour: -3, sameDrink: -1.5 } as const

const askedIn = ({ wishes }: Setting['context']['sheet']): WishOf<'newDrink'>[] =>
  // One that the owner names is made as named, which no table of ideas can do.
  wishes.filter((wish) => wish.kind === 'newDrink').filter(({ what }) => what === undefined)

const countOf = (asked: readonly WishOf<'newDrink'>[]) =>
  Math.min(most, asked.length === 1 ? (asked[0]?.count ?? usual) : asked.length)

/** The dose of the house that a cachaça of a recipe is poured from: of its kind, else the only one there is. */
const doseFor = (id: CachacaId, { request: { doses } }: Setting) =>
  doses.get(doseKindOf[id]) ?? [...doses.values()].toSorted((a, b) => a.price - b.price)[0]

/** The house's own cachaças, under the names of its doses; empty where its menu has none. */
function basesOf(setting: Setting): Partial<Record<CachacaId, Cachaca>> {
  const own = cachacaIds.flatMap((id) => {
    const dose = doseFor(id, setting)
    if (!dose || !setting.request.requirements.allowsIngredient(cachacas[id])) return []
    const label = dose.name
      .replace(/^dose\s+(?:d[aeo]\s+)?|\([^)]*\)|\d+\s*ml|(?<=\S)\s+doses?$/giu, '')
      .trim()
    const kind = label.replace(/^cacha[cç]a\s+/i, '')
    return [[id, { ...cachacas[id], label: kind, name: `cachaça ${uncapitalize(kind)}` }] as const]
  })
  return Object.fromEntries(own)
}

/** New drinks of the house's own things, at the owner's price; empty where none is asked for. */
export function newFromShelf(setting: Setting): Option[] {
  const { context, request, venue, prices } = setting
  const asked = askedIn(context.sheet)
  if (asked.length === 0) return []
  const bases = basesOf(setting)
  const sent = request.items.map(({ name, description }) => ({ name, description, active: true }))
  const menu = (context.house.menu.length > 0 ? context.house.menu : sent) as House['menu']
  const stock = stockOf({ ...context.house, menu }, context.sheet)
  const hasCachaca = Object.keys(bases).length > 0
  const isOwn = ({ base, drink }: Option) =>
    (base === null || base in bases || (!hasCachaca && request.allowsCachaca(base))) &&
    (drink?.ingredients ?? []).every(({ id, role }) => {
      const item = role === 'ingredient' ? bar.get(id) : undefined
      return (
        item === undefined ||
        madeOf(item).every(
          ({ kind, id: part }) =>
            kind === 'house' || stock.has(part) || everywhere.has(part) || limes.includes(part),
        )
      )
    })
  const mins = asked.flatMap(({ min }) => min ?? [])
  const maxs = asked.flatMap(({ max }) => max ?? request.drinkCeiling ?? [])
  const owner = {
    least: mins.length > 0 ? Math.max(...mins) : prices.drinks.owner.least,
    most: maxs.length > 0 ? Math.min(...maxs) : (request.ceiling ?? null),
  }
  const doses = new Map(
    Object.entries(bases).flatMap(([id, { name }]) => {
      const dose = doseFor(id as CachacaId, setting)
      return dose?.cost ? [[name, { price: dose.cost, amount: dose.ml ?? usualDoseMl, label: name }]] : []
    }),
  )
  const priceOf = pricesOf(withMenuCosts({ ...context.house, menu }))
  const pool = [...longDrinks, ...(request.withoutAlcohol ? [] : concepts), ...alcoholFreeConcepts]
  return conceptOptions(
    pool.filter(({ bases: own }) => own.length === 0 || !request.withoutAlcohol),
    venue,
    {
      allowance: request.requirements,
      prices: (sold) => doses.get(sold.name) ?? priceOf(sold),
      glasses: request.glasses,
      bases,
      rule: { market: prices.drinks.market, owner },
    },
  ).filter(
    (option) =>
      isOwn(option) &&
      !(hasCachaca && !request.doses.has('white') && /branca/i.test(option.drink?.story ?? '')) &&
      option.drink !== null &&
      // The house pours its own dose into it.
      request.allowsDrink(hasCachaca ? { ...option.drink, base: null } : option.drink) &&
      !request.bars(option) &&
      fitsTown(`${option.name}. ${option.drink.story}`, context.restaurant.city),
  )
}

/** The pairs with the asked-for drinks first, each beside the dish that it serves best; those that the owner names first. */
export function withNewDrinks(
  ranked: readonly Ranked[],
  pool: readonly Option[],
  setting: Setting,
): Ranked[] {
  const { asked, context, circumstances } = setting
  const named = asked.flatMap(({ rule, dishes = [] }) => (rule === 'each' ? dishes : []))
  const sober = context.sheet.wishes.some(({ kind }) => kind === 'zeroAlcohol')
  const liked = context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'prefer'
      ? tokenize(wish.what)
      : wish.kind === 'pairing' && wish.rule === 'first'
        ? (wish.serves ?? []).flatMap(tokenize)
        : [],
  )
  const isLiked = ({ drink }: Option) =>
    (drink?.ingredients ?? []).some(({ name }) => tokenize(name).some((word) => liked.includes(word)))
  const result = [...ranked]
  const taken = new Set<Ranked>()
  const used: Option[] = []
  const flavoursOf = ({ drink }: Option) =>
    (drink?.ingredients ?? []).flatMap(({ role, id }) =>
      role === 'ingredient' && !limes.includes(id) ? [id] : [],
    )
  const total = countOf(askedIn(context.sheet))
  for (let round = 0; round < total; round += 1) {
    const choices = result.flatMap((entry, at) =>
      taken.has(entry) || (entry.dish.course === 'dessert' && result.length > total)
        ? []
        : pool
            .filter(
              (option) =>
                !used.includes(option) &&
                mayStandBeside(asked, entry.dish, option) &&
                isWithinDrinkMax(context.sheet.wishes, entry.dish, option),
            )
            .map((option) => {
              const scored = score(entry.dish, option, circumstances)
              const isSober = option.drink?.base === null
              const lacksSober = sober && !used.some(({ drink }) => drink?.base === null)
              const others = flavoursOf(option)
              const again = used.filter((one) => flavoursOf(one).some((id) => others.includes(id))).length
              const shared = result.filter(({ best }) => best.option.id === entry.best.option.id).length
              return {
                at,
                scored,
                points:
                  scored.points +
                  (named.some((one) => isNamedDish(one, entry.dish)) ? worth.named : 0) +
                  (isLiked(option) && !used.some(isLiked) ? worth.liked : 0) +
                  (lacksSober === isSober && sober ? worth.sober : 0) +
                  again * worth.sameFlavour -
                  (shared > 1 ? worth.sameDrink : 0),
              }
            }),
    )
    const [best] = choices.toSorted((a, b) => b.points - a.points)
    const entry = best && result[best.at]
    if (!best || !entry) break
    const next = { ...entry, best: best.scored, runnerUp: entry.best }
    result[best.at] = next
    taken.add(next)
    used.push(best.scored.option)
  }
  return result
}

/** What became of the wish: each drink with its price, what it leaves, and its dish. */
export function newDrinksTold(wish: WishOf<'newDrink'>, { ranked, context }: MenuParts): Statement {
  if (wish.what !== undefined)
    return failed(
      `A harmonização não inventa ${wish.what}: ponha no cardápio, com o preço, e ela entra nos pares.`,
    )
  const made = ranked.filter(({ best: { option } }) => option.asked === true)
  const wanted = countOf(askedIn(context.sheet))
  if (made.length === 0)
    return failed(
      'O que a casa vende e compra não dá um drink novo nesse preço: diga o que mais tem no bar, com o custo.',
    )
  const text = joinList(
    made.map(({ dish, best: { option } }) => {
      const left =
        option.price === null || option.cost === null
          ? ''
          : `, deixa ${formatBrl(option.price - option.cost)}`
      return `${option.name}${option.drink?.base === null ? ', sem álcool' : ''} (${menuPrice(option.price ?? 0)}${left}), com ${spokenName(dish.item.name)}`
    }),
  )
  const prices = made.flatMap(({ best: { option } }) => option.price ?? [])
  const isShort = wish.count !== undefined && made.length < wanted
  const dearest = Math.max(...prices)
  return isShort
    ? failed(`${text}. Com o que a casa tem, só ${made.length}.`)
    : { ...done(`${text}. Feitos com o que a casa já vende ou compra; receitas no fim.`), price: dearest }
}
