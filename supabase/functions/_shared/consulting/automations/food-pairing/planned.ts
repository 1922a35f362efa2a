/** How the plan answers wishes that only the whole menu can: prices, the tasting menu, texts, stock, the team. */

import { fitsGlass } from '../../base/drinks/serving-glasses.ts'
import type { FactOf } from '../../base/facts.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { foldAccents, formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { anyDrink, isNamedServe } from '../../base/pairing/named-serves.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import { wishLabel } from '../../base/request/describe-wish.ts'
import { boundOfShare } from '../../base/request/share-bounds.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { newDrinksTold } from './asked-new-drinks.ts'
import { isSweet, repeatsNoPair } from './asked-pairs.ts'
import { isCountedDiet, isFree } from './counted-parts.ts'
import { drinkLimit, limitsDrinks } from './drink-limits.ts'
import { groupTasting } from './group-tasting.ts'
import { eachPair, kept, light } from './kept.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { limitsPair } from './pair-limit.ts'
import { onceEach, pairRule } from './pair-rules.ts'
import { combo } from './planned-combos.ts'
import { done, failed, offersOf, type Statement, type Told } from './planned-parts.ts'
import { flight, rule } from './planned-service.ts'
import { dayWords } from './schedule.ts'
import { setMenu } from './set-menu.ts'
import { spokenName } from './short-names.ts'
import { soberInstead } from './sober-instead.ts'

export type Planned = Omit<FactOf<'planned'>, 'kind'>

/** A limit on all that a guest of the tasting menu pays, dishes and drinks; null without one. */
function wholeDinner({ max }: WishOf<'price'>, { flight: plan }: Told): Statement | null {
  if (max === undefined || plan?.plates === undefined) return null
  const { plates, price: drinks } = plan
  const whole = plates + drinks
  const text = `Por pessoa, ${formatBrl(plates)} de pratos a preço de cardápio e ${formatBrl(drinks)} de bebidas: ${formatBrl(whole)}.`
  if (whole <= max + 0.005) return done(text)
  const portion = Math.floor((((max - drinks) / plates) * 100) / 5) * 5
  return failed(
    portion > 0
      ? `${text} Cabe no limite com porções de degustação a até ${portion}% do preço do prato.`
      : text,
  )
}

/** A limit on a drink of the house, or on the flight. */
/** A bound on what is poured: it concerns the drinks of the pairs, and not what else the house sells. */
function pairedDrinks(
  { item, min = 0, max = Number.POSITIVE_INFINITY }: WishOf<'price'>,
  { ranked }: MenuParts,
) {
  const poured = ranked
    .flatMap(({ best: { option } }) =>
      option.price === null || (item === 'drink' && option.kind === 'cachaca')
        ? []
        : [{ name: option.name, asked: option.price }],
    )
    .toSorted((a, b) => b.asked - a.asked)
  const [dearest] = poured
  const cheapest = poured.at(-1)
  if (!dearest || !cheapest) return null
  const beyond = [
    ...new Map(
      poured
        .filter(({ asked }) => asked > max + 0.005 || asked < min - 0.005)
        .map((one) => [one.name, `${spokenName(one.name)} (${menuPrice(one.asked)})`]),
    ).values(),
  ]
  if (beyond.length > 0) return failed(`Fora do limite: ${joinList(beyond)}.`)
  return done(
    max < Number.POSITIVE_INFINITY
      ? `A bebida mais cara dos pares é ${spokenName(dearest.name)}, a ${menuPrice(dearest.asked)}.`
      : `A bebida mais barata dos pares é ${spokenName(cheapest.name)}, a ${menuPrice(cheapest.asked)}.`,
  )
}

function price(wish: WishOf<'price'>, parts: MenuParts, menu: Told): Statement | null {
  const { items } = parts
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
  if (limitsPair(wish)) return eachPair(wish, parts, menu)
  if (limitsDrinks(wish)) return drinkLimit(wish, parts)
  if (item === undefined) return wholeDinner(wish, menu)
  if (item === anyDrink || item === 'drink') return pairedDrinks(wish, parts)
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
  const { what, count } = wish
  if (count === undefined || !isCountedDiet(wish)) return null
  const free = parts.ranked.filter(
    ({ dish, best }) =>
      isFree(what, dish) &&
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
  if (sweet.length === 0) return done('Nenhuma bebida principal é doce, fora a da sobremesa.')
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

/** A drink of the menu that the owner wants to use: the dishes that it stands beside, first or without alcohol. */
function likedDrink(
  { what }: WishOf<'prefer'>,
  { items, ranked }: MenuParts,
  { overview }: Told,
): Statement | null {
  const own = items.filter((one) => isDrinkLine(one) && isNamedServe(what, { name: one.name, isDose: false }))
  if (own.length === 0) return null
  const isIt = (name: string | undefined) => own.some((one) => one.name === name)
  const named = (dishes: readonly string[]) => joinList(dishes.map(spokenName))
  const first = ranked.flatMap(({ dish, best }) => (isIt(best.option.name) ? [dish.item.name] : []))
  const within = ranked.flatMap(({ dish, best: { option } }) =>
    option.drink?.ingredients.some(({ name }) => foldAccents(name).includes(foldAccents(what)))
      ? [`${option.name} (${spokenName(dish.item.name)})`]
      : [],
  )
  const free = overview.flatMap(({ name, free: one }) =>
    isIt(one?.name) && !first.includes(name) ? [name] : [],
  )
  const parts = [
    ...(within.length > 0 ? [`dentro de ${joinList(within)}`] : []),
    ...(first.length > 0 ? [`primeira com ${named(first)}`] : []),
    ...(free.length > 0 ? [`opção sem álcool de ${named(free)}`] : []),
  ]
  return parts.length === 0 ? null : done(`${capitalize(parts.join('; '))}.`)
}

function statementOf(wish: Wish, parts: MenuParts, menu: Told): Statement | null {
  switch (wish.kind) {
    case 'newDrink':
      return newDrinksTold(wish, parts)
    case 'newCombo':
      return combo(wish, parts, menu)
    case 'tasting':
      return groupTasting(wish, parts)
    case 'flight':
      return repeatsNoPair(wish, parts.context.sheet.wishes)
        ? onceEach({ distinct: true }, parts)
        : (setMenu(wish, parts) ?? flight(wish, menu))
    case 'pairingRule':
      return rule(wish, parts, menu)
    case 'price':
      if (wish.item === 'menu degustação') return flight({ ...wish, kind: 'flight' }, menu)
      return price(wish, parts, menu)
    case 'pairing':
      return atLunch(wish, parts, menu) ?? soberInstead(wish, parts) ?? pairRule(wish, parts)
    case 'keepItem':
      return kept(wish, parts)
    case 'prefer':
      return stock(wish, menu) ?? likedDrink(wish, parts, menu)
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
      const { from, to, effect, weekdays } = wish
      const isSpan = from !== undefined && to !== undefined && to > from
      if (!wish.closed && isSpan && weekdays === undefined && effect === undefined)
        return done(`Cartão próprio para esses dias, com as ${menu.overview.length} linhas da lista.`)
      const [first] = offersOf(menu)
      return !wish.closed && wish.weekdays !== undefined && first
        ? done(`Nesse dia, ofereça ${first.words}, ${menuPrice(first.price)}.`)
        : null
    }
    case 'deadline': {
      const { schedule } = menu
      return schedule && wish.by === schedule.by
        ? done(
            `Compra até ${dayWords(schedule.buy)}, cartão impresso até ${dayWords(schedule.print)}, treino até ${dayWords(schedule.train)}, tudo à venda em ${dayWords(schedule.by)}.`,
          )
        : failed('Essa data já passou: diga a nova.')
    }
    case 'style':
      if (wish.what === 'mais leves') return light(parts)
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
