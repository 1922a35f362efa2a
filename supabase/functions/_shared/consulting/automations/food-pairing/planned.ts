/** How the plan answers wishes that only the whole menu can: combos, the tasting menu, texts, stock, the team. */

import { fitsGlass } from '../../base/drinks/serving-glasses.ts'
import type { FactOf } from '../../base/facts.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { isNamedDish, isNamedLine } from '../../base/pairing/named-dishes.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import { wishLabel } from '../../base/request/describe-wish.ts'
import { boundOfShare } from '../../base/request/share-bounds.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { isOfOneDish } from './asked-combos.ts'
import { isSweet } from './asked-pairs.ts'
import { exclusionOf } from './exclusion-of.ts'
import { pairWords } from './launch.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { printedLine } from './printed-line.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

export type Planned = Omit<FactOf<'planned'>, 'kind'>
type Statement = Pick<Planned, 'done' | 'text'>
type Told = Pick<
  PairingMenu,
  'overview' | 'doses' | 'shopping' | 'flight' | 'ruler' | 'combos' | 'offersWithin' | 'turnover'
>

const done = (text: string): Statement => ({ done: true, text })
const failed = (text: string): Statement => ({ done: false, text })

type Offer = { dish: string; drink: string; words: string; price: number }

const offersOf = ({ combos = [], offersWithin }: Told): Offer[] => [
  ...(offersWithin?.offers ?? []).map(({ dish, name, drink, price }) => ({
    dish,
    drink,
    words: pairWords({ name, drinks: drink }),
    price,
  })),
  ...combos.map((offer) => ({
    dish: offer.dish,
    drink: offer.drinks,
    words: pairWords(offer),
    price: offer.price,
  })),
]

const told = (offers: readonly Offer[]) =>
  offers.map(({ words, price }) => `${words}, ${menuPrice(price)}`).join('; ')

const isOffered = (named: string, { dish, drink }: Offer, { items }: MenuParts) => {
  const item = items.find(({ name }) => name === dish)
  return (
    (item !== undefined && isNamedLine(named, item)) ||
    isNamedServe(named, { name: drink, isDose: / de \d+ ml$/.test(drink) })
  )
}

/** One combo at one price: the dish with its smallest measure, and whether that fits. */
function oneCombo({ of = '', max = 0 }: WishOf<'newCombo'>, { doses, ranked }: MenuParts): Statement {
  const entry = ranked.find(({ dish }) => isNamedDish(of, dish))
  const price = entry?.dish.item.price ?? null
  const small = doses
    .filter((one) => one.price !== null)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]
  if (!entry || price === null || !small) return failed(`Falta o preço de ${of}.`)
  const name = spokenName(entry.dish.item.name)
  const together = price + (small.price ?? 0)
  const words = `${name} (${menuPrice(price)}) com ${small.doseMl} ml de ${small.name}`
  if (together <= max) return done(`${words}: ${menuPrice(together)}.`)
  const least = (entry.dish.item.cost ?? price) + (small.cost ?? 0)
  return failed(
    price >= max
      ? `${name} sozinho já custa ${menuPrice(price)}: com ${small.doseMl} ml de ${small.name} sai a ${menuPrice(together)}.`
      : `${words} sai a ${menuPrice(together)}; por ${menuPrice(max)} deixaria ${formatBrl(max - least)}.`,
  )
}

function combo(wish: WishOf<'newCombo'>, parts: MenuParts, menu: Told): Statement {
  if (isOfOneDish(wish)) return oneCombo(wish, parts)
  const { count = 1, bound = 'exactly', of } = wish
  const all = offersOf(menu)
  const found = of === undefined ? all : all.filter((offer) => isOffered(of, offer, parts))
  const fits =
    bound === 'at_most'
      ? found.length <= count
      : bound === 'at_least'
        ? found.length >= count
        : found.length === count
  if (fits) return done(`${told(found)}.`)
  const left = found.length === 0 ? 'Nenhum' : `${told(found)}: só ${found.length}`
  return failed(`${left} dos ${count} que você pediu cabem no preço e deixam mais que o prato sozinho.`)
}

function flight({ courses, max, ml, opens, closes, noRepeat }: WishOf<'flight'>, menu: Told): Statement {
  const plan = menu.flight
  if (!plan) return failed('Faltam pratos para uma sequência.')
  const facts = [
    ...(courses === undefined ? [] : [`${plan.moments.length} tempos`]),
    ...(max === undefined ? [] : [`${menuPrice(plan.price)} por pessoa (custo ${formatBrl(plan.cost)})`]),
    ...(ml === undefined
      ? []
      : [`${formatNumber(plan.totalMl ?? 0)} ml de cachaça, ${formatNumber(plan.doseMl)} por dose`]),
    ...(opens === undefined ? [] : [`abre com ${plan.moments[0]?.dish}`]),
    ...(closes === undefined ? [] : [`fecha com ${plan.moments.at(-1)?.dish}`]),
    ...(noRepeat
      ? [
          `${new Set(plan.moments.map(({ cachaca }) => cachaca)).size} bebidas em ${plan.moments.length} tempos`,
        ]
      : []),
  ]
  const fits =
    (courses === undefined || plan.moments.length === courses) &&
    (max === undefined || plan.price <= max) &&
    (ml === undefined || (plan.totalMl ?? 0) <= ml) &&
    (!noRepeat || new Set(plan.moments.map(({ cachaca }) => cachaca)).size === plan.moments.length)
  const text = `${joinList(facts)}.`
  return fits ? done(text) : failed(text)
}

function rule(wish: WishOf<'pairingRule'>, parts: MenuParts, menu: Told): Statement | null {
  const { what, of = '', most = 0 } = wish
  switch (what) {
    case 'lineWords':
      return lines(most, menu)
    case 'notInCombos': {
      const inside = offersOf(menu).filter((offer) => isOffered(of, offer, parts))
      return inside.length === 0 ? done('Nenhuma oferta leva.') : failed(`${told(inside)}.`)
    }
    case 'aboveCeiling': {
      const found = offersOf(menu).filter((offer) => isOffered(of, offer, parts))
      return done(
        found.length > 0 ? `${told(found)}.` : 'Sem combo que valha a pena; o limite dos outros não muda.',
      )
    }
    case 'inSeason': {
      const row = menu.overview.find(({ name }) => name.includes(of) || of.includes(name))
      if (row?.closed) return done(`Fora hoje: ${row.caution ?? 'defeso'}.`)
      return done(row?.caution ? `Hoje pode: ${row.caution}.` : 'Fora do defeso hoje.')
    }
    case 'notTasting':
      return done('Na prova da equipe, essa pessoa fica de fora: combine antes quem prova por ela.')
    case 'bottlesAMonth':
      return bottlesWithin(of, most, menu)
    case 'noExtraStaff':
      return done(staffText(parts))
    case 'versionWithout':
      return withoutIt(of, parts)
  }
}

/** Bottles of a month at the pace of the shopping list, which is for some of its open days. */
function bottlesWithin(of: string, most: number, { shopping: { bottles, days = 30 } }: Told): Statement {
  const monthly = bottles
    .filter(({ label }) => of === '' || label.includes(of) || of.includes(label))
    .map(({ label, bottles: count }) => ({ label, count: Math.ceil((count * 30) / Math.max(days, 1)) }))
  const over = monthly.filter(({ count }) => count > most)
  if (over.length === 0) {
    const named = monthly.map(({ label, count }) => `${label}, ${count} por mês`)
    return done(named.length > 0 ? `${joinList(named)}.` : 'Nenhuma garrafa a comprar.')
  }
  const named = over.map(({ label, count }) => `${label} pediria ${count}`)
  return failed(
    `No ritmo da lista, ${joinList(named)} por mês: compre ${most} e, quando acabar, ofereça a outra dose.`,
  )
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The longest line that is printed below a dish. */
function lines(most: number, { overview }: Told): Statement {
  const longest = Math.max(0, ...overview.flatMap((row) => (row.closed ? [] : [wordsIn(printedLine(row))])))
  const text = `A linha mais longa tem ${longest} palavras.`
  return longest <= most ? done(text) : failed(text)
}

function staffText({ suggested, ranked }: MenuParts): string {
  const fresh = suggested.filter(({ id }) => ranked.some(({ best }) => best.option.id === id))
  return fresh.length === 0
    ? 'Dose sai da garrafa para o copo, e não há drink novo: a equipe de hoje serve.'
    : `Dose sai da garrafa para o copo; de novo, só ${joinList(fresh.map(({ name }) => name))}, montado no copo.`
}

/** Dishes that hold something, and what to do about each. */
function withoutIt(of: string, { ranked }: MenuParts): Statement {
  const holds = exclusionOf(of)
  const with_ = ranked.filter(({ dish }) => holds(dish.item))
  const rest = ranked.length - with_.length
  if (with_.length === 0)
    return done(`Pelo nome, nenhum dos ${ranked.length} leva ${of}; traços, só a cozinha garante.`)
  return done(
    `${joinList(with_.map(({ dish }) => spokenName(dish.item.name)))}: sirva sem ${of} por cima. Os outros ${rest}, pelo nome, não levam; traços, só a cozinha garante.`,
  )
}

/** A limit on a drink of the house, or on the flight. */
function price(wish: WishOf<'price'>, { items }: MenuParts, menu: Told): Statement | null {
  const { item, max = Number.POSITIVE_INFINITY } = wish
  if (item === 'régua') {
    if (!menu.ruler)
      return failed('A casa não monta a régua: falta uma das três cachaças ou ela não se paga.')
    const { price: asked, cost } = menu.ruler
    const text = `${menuPrice(asked)}, com ${formatBrl(cost)} de cachaça: deixa ${formatBrl(asked - cost)}.`
    return asked <= max + 0.005 ? done(text) : failed(text)
  }
  if (item === 'meia dose') {
    const found = menu.doses.flatMap(({ label, measure, ml, cost }) => {
      const half = measure ?? { ml: ml / 2, cost: cost / 2, price: 0 }
      return [
        `${label}: ${formatNumber(half.ml)} ml custam ${formatBrl(half.cost)} e deixariam ${formatBrl(max - half.cost)}`,
      ]
    })
    return failed(
      `${found.join('; ')}. Fica a ${menu.doses.map(({ measure, price: full }) => menuPrice(measure?.price ?? full / 2)).join(', ')}.`,
    )
  }
  if (item === undefined) return null
  const own = items.filter((one) => isDrinkLine(one) && isNamedServe(item, { name: one.name, isDose: false }))
  const priced = own.flatMap(({ name, price: now }) => (now === null ? [] : [{ name, now }]))
  if (priced.length === 0) return null
  const above = priced.filter(({ now }) => now > max + 0.005)
  const text = `Hoje: ${priced.map(({ name, now }) => `${name}, ${menuPrice(now)}`).join('; ')}.`
  return above.length === 0
    ? done(`${text} Fica assim.`)
    : failed(`${text} Esta consultoria não muda o preço dos drinks da casa.`)
}

function share(wish: WishOf<'share'>, parts: MenuParts): Statement | null {
  const { what, count, without } = wish
  if (count === undefined || !without) return null
  const holds = exclusionOf(what)
  const free = parts.ranked.filter(
    ({ dish, best }) =>
      !holds(dish.item) &&
      !parts.sheets.some(
        ({ dish: { name }, allergens }) => name === dish.item.name && (allergens ?? []).includes(what),
      ) &&
      !(best.option.drink?.allergens ?? []).some((one) => one === what),
  )
  const bound = boundOfShare(wish)
  const fits = bound === 'at_most' ? free.length <= count : free.length >= count
  const names = joinList(free.slice(0, Math.max(count, 4)).map(({ dish }) => spokenName(dish.item.name)))
  const text = `${names || 'Nenhum'}${free.length > 0 ? ', pelo nome e pelo preparo de costume: a cozinha confirma' : ''}.`
  return fits ? done(text) : failed(text)
}

function onlyCachaca({ what }: WishOf<'only'>, { doses }: Told): Statement | null {
  if (!what.startsWith('cachaça ')) return null
  const names = doses.map(({ label }) => label)
  if (!doses.some(({ label }) => isNamedServe(what, { name: label, isDose: true })))
    return failed('No seu limite de preço, essa dose custaria mais de 30% do que cobra: ficou de fora.')
  return done(`As doses são ${joinList(names)}; nos drinks, a casa usa a mesma garrafa.`)
}

function dry({ ranked }: MenuParts): Statement {
  const sweet = ranked.filter(({ dish, best }) => dish.course !== 'dessert' && isSweet(best.option))
  if (sweet.length === 0) return done('Nenhum par leva drink doce, fora a sobremesa.')
  return failed(`Doce mesmo só em ${joinList(sweet.map(({ dish }) => spokenName(dish.item.name)))}.`)
}

function glass(wish: WishOf<'glass'>, { suggested, alcoholFree, request }: MenuParts): Statement {
  const other = [...suggested, ...alcoholFree].filter(
    ({ glass: into }) =>
      into !== null &&
      (wish.has === 'only'
        ? !request.glasses.some((one) => one.has === 'only' && fitsGlass(into, one))
        : !fitsGlass(into, wish)),
  )
  const where = wish.has === 'no' ? `nada vai em ${wish.what}` : `os drinks novos vão em ${wish.what}`
  if (wish.has === 'yes' || other.length === 0) return done(`As doses vão em copinho; ${where}.`)
  return failed(`${joinList(other.map(({ name, glass: into }) => `${name} pede ${into}`))}.`)
}

/** "não oferecemos dose no almoço", in a house without plates of the day: an hour, and no dish. */
function atLunch(
  { rule, dishes = [] }: WishOf<'pairing'>,
  { ranked, jug }: MenuParts,
  { overview }: Told,
): Statement | null {
  const [lunch, ...others] = dishes
  if (rule !== 'never' || lunch === undefined || others.length > 0 || lunch !== 'almoço executivo')
    return null
  if (ranked.some(({ dish }) => isNamedDish(lunch, dish))) return null
  const free = overview.find((row) => row.free)?.free?.name ?? jug?.name ?? 'água com gás'
  return done(
    `No almoço a equipe oferece só o par sem álcool, como ${spokenName(free)}; a dose fica para a noite.`,
  )
}

/** Bottles to sell off. */
function stock({ bottles }: WishOf<'prefer'>, { turnover = [] }: Told): Statement | null {
  const [first] = turnover
  if (bottles === undefined || !first) return null
  return done(
    `${formatNumber(first.measures)} doses de ${first.ml} ml: ${first.aDay} por dia aberto, até ${first.until.slice(8)}/${first.until.slice(5, 7)}.`,
  )
}

function statementOf(wish: Wish, parts: MenuParts, menu: Told): Statement | null {
  switch (wish.kind) {
    case 'newCombo':
      return combo(wish, parts, menu)
    case 'flight':
      return flight(wish, menu)
    case 'pairingRule':
      return rule(wish, parts, menu)
    case 'price':
      if (wish.item === 'menu degustação') return flight({ ...wish, kind: 'flight' }, menu)
      return price(wish, parts, menu)
    case 'pairing':
      return atLunch(wish, parts, menu)
    case 'prefer':
      return stock(wish, menu)
    case 'share':
      return share(wish, parts)
    case 'only':
      return onlyCachaca(wish, menu)
    case 'glass':
      return glass(wish, parts)
    case 'layout':
      if (wish.what === 'marked_allergens') return done('A tabela de alérgenos traz todos os pratos.')
      return wish.what === 'english'
        ? done('Uma linha por prato e o aviso, em “Textos para o cardápio”.')
        : null
    case 'audience':
      return wish.what === 'Turistas estrangeiros' &&
        parts.context.sheet.wishes.some((other) => other.kind === 'layout' && other.what === 'english')
        ? done('Por isso as linhas vão também em inglês.')
        : null
    case 'date': {
      const [first] = offersOf(menu)
      return !wish.closed && wish.weekdays !== undefined && first
        ? done(`Nesse dia, ofereça ${first.words}, ${menuPrice(first.price)}.`)
        : null
    }
    case 'style':
      return wish.what === 'mais secos' ? dry(parts) : null
    default:
      return null
  }
}

export const plannedOf = (parts: MenuParts, menu: Told): Planned[] =>
  parts.context.sheet.wishes.flatMap((wish) => {
    const statement = statementOf(wish, parts, menu)
    return statement ? [{ wish: wish.kind, of: wishLabel(wish), ...statement }] : []
  })
