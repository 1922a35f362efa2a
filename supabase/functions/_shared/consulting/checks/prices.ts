/** Prices, and the figures that they are based on. */

import { jugPrices, withoutAlcohol } from '../base/drinks/without-alcohol.ts'
import type { Fact, FactOf } from '../base/facts.ts'
import type { House } from '../base/house/house.ts'
import { formatBrl, formatNumber, joinList } from '../base/language/text.ts'
import { isNamedLine } from '../base/pairing/named-dishes.ts'
import { endsAs } from '../base/pricing/endings.ts'
import { highestLift } from '../base/pricing/house-floor.ts'
import { courseOfLabel, wordsOfCourse } from '../base/request/course-labels.ts'
import { closestTo, isExcepted, type NamedItem, namesItem } from '../base/request/match-item.ts'
import { isOffer } from '../base/request/offers.ts'
import { capsOn, highestPriceOf } from '../base/request/price-limits.ts'
import type { PriceEndings } from '../base/request/price-wishes.ts'
import type { WishOf } from '../base/request/wish.ts'
import { canonicalName } from '../base/same-item.ts'
import {
  type Answer,
  cent,
  changesOf,
  type Given,
  itemOf,
  knowsItem,
  met,
  notFound,
  notPossible,
  only,
  unrelated,
  violated,
} from './answer.ts'
import { nearPrice } from './near-price.ts'
import { extremeOf, severalWords } from './price-words.ts'

interface Priced extends NamedItem {
  /** Proposed, R$; null if none is proposed. */
  price: number | null
  /** R$ that the guests who share it pay together; absent for one guest. */
  forAll?: number
  /** R$; null for new items. */
  today: number | null
}

function pricesOf(
  facts: readonly Fact[],
  { menu, sheet }: Pick<Given, 'menu' | 'sheet'>,
  pricesJugs = false,
): Priced[] {
  return [
    ...only(facts, 'drink').map(({ name, base, price, servings = 1 }) => {
      const isJug = servings > 2 && pricesJugs
      return {
        name,
        section: isJug ? jugPrices : base === null ? withoutAlcohol : null,
        // Without a price of its own, a jug costs what its glasses cost.
        price: price === null ? null : isJug ? price : price / servings,
        ...(servings === 2 && price !== null && { forAll: price }),
        today: null,
      }
    }),
    ...only(facts, 'dish')
      .filter(({ aboveCeiling }) => aboveCeiling !== true)
      .map(({ name, section, price }) => {
        const course = courseOfLabel(section)
        return {
          name,
          section: course ? wordsOfCourse(course, sheet.wishes, name) : (section ?? null),
          price,
          today: null,
        }
      }),
    ...only(facts, 'action', 'price').map((fact) => ({
      ...itemOf(fact, menu),
      price: fact.priceNew,
      today: fact.priceNow,
    })),
  ]
}

/** Whether the proposal itself is beyond a bound; a price above it that comes down from a higher one is not. */
const tooHigh = ({ price, today }: Priced, max: number) =>
  price !== null && price > max + cent && (today === null || price > today + cent)
const tooLow = ({ price, today }: Priced, min: number) =>
  price !== null && price < min - cent && (today === null || price < today - cent)

const isBeyond = ({ price }: Priced, { max, min }: WishOf<'price'>) =>
  price !== null && (price > (max ?? price) + cent || price < (min ?? price) - cent)

/** Whether a new item is below the house's floor only because the house sells an item far below that. */
const isBesideNearest = ({ price, today }: Priced, min: number, { menu }: House) =>
  today === null &&
  menu.some(
    (own) =>
      own.active && own.price !== null && own.price * highestLift < min && (price ?? 0) >= own.price * 0.5,
  )

/** The price of a dose or a combo that goes with a dish. */
function ofOffer(
  { item, max, min, of }: WishOf<'price'>,
  all: readonly FactOf<'pairing'>[],
  others: readonly WishOf<'price'>[],
  exempt: readonly string[] = [],
  isPoured = false,
): Answer {
  const isNamed = (named: string, { dish, section, description }: FactOf<'pairing'>) =>
    isNamedLine(named, {
      name: dish,
      category: section ?? null,
      description: description ?? null,
      price: null,
      cost: null,
    })
  // A dish with a limit of its own is not under that of all.
  const pairings = all.filter((fact) =>
    of === undefined
      ? !others.some((one) => one.item === item && one.of !== undefined && isNamed(one.of, fact)) &&
        !(item === 'combo' && exempt.some((named) => isNamed(named, fact)))
      : isNamed(of, fact),
  )
  if (item === 'menu degustação' || item === 'régua') return unrelated
  const isDose = item === 'dose' || item === 'bebida'
  const priced = pairings.flatMap(({ dish, serve, serveMl, servePrice, comboPrice }) => {
    const price = isDose ? servePrice : comboPrice
    // "dose de 30 ml, no máximo 18" limits what is poured, and no drink beside it.
    const isBeside = isPoured && item === 'dose' && serveMl === undefined
    return isBeside || price === undefined || price === null ? [] : [{ name: isDose ? serve : dish, price }]
  })
  if (priced.length === 0)
    return isDose
      ? met('Nenhum preço novo: só bebidas da casa, ao preço de hoje.')
      : notPossible('As harmonizações vão sem combo.')
  const low = min === undefined ? undefined : priced.find(({ price }) => price < min - cent)
  if (low)
    return notPossible(`“${low.name}” sai por ${formatBrl(low.price)}, abaixo de ${formatBrl(min ?? 0)}.`)
  const high = max === undefined ? undefined : priced.find(({ price }) => price > max + cent)
  if (high)
    return violated(`“${high.name}” sai por ${formatBrl(high.price)}, acima de ${formatBrl(max ?? 0)}.`)
  if (isPoured && item === 'dose') return met('Vale para cada dose pura; drinks e pratos têm o preço deles.')
  return met(isDose ? 'Vale para cada dose e cada drink sugerido; o prato soma à parte.' : undefined)
}

export function checkPrice(wish: WishOf<'price'>, { facts, house, sheet, menu }: Given): Answer {
  const pricesAsked = sheet.wishes.filter((other): other is WishOf<'price'> => other.kind === 'price')
  const exempt = sheet.wishes.flatMap((other) =>
    other.kind === 'pairingRule' && other.what === 'aboveCeiling' ? (other.of ?? []) : [],
  )
  const ofItems = sheet.wishes.flatMap((other) =>
    other.kind === 'price' && other.item !== undefined
      ? [{ item: other.item, except: other.except, wish: other }]
      : [],
  )
  const inScope = (priced: Priced) => {
    const closest = closestTo(ofItems, priced)
    return wish.item === undefined ? closest.length === 0 : closest.some((entry) => entry.wish === wish)
  }
  const pairings = only(facts, 'pairing')
  if (pairings.length > 0 && wish.item !== undefined && isOffer(wish.item))
    return ofOffer(
      wish,
      pairings,
      pricesAsked,
      exempt,
      sheet.wishes.some(({ kind, text }) => kind === 'portion' && text === wish.text),
    )
  if (pairings.length > 0 && wish.item === undefined && wish.origin === 'house')
    return ofOffer({ ...wish, item: 'dose' }, pairings, [])
  const combos: Priced[] =
    wish.item === undefined
      ? pairings.map(({ dish, comboPrice }) => ({ name: dish, price: comboPrice, today: null }))
      : []
  const given = [
    ...pricesOf(
      facts,
      { menu, sheet },
      ofItems.some(({ item }) => item === jugPrices),
    ).filter(inScope),
    ...combos,
  ]
  // A drink for two under the ceiling is told at what the two pay.
  const priced = given.map((one) =>
    one.forAll !== undefined && wish.max !== undefined && one.forAll <= wish.max + cent
      ? { ...one, price: one.forAll }
      : one,
  )
  const stated = priced.flatMap(({ price }) => price ?? [])
  if (stated.length === 0) {
    if (wish.item === undefined && only(facts, 'gap').length > 0)
      return met('Nenhum item sai disso por proposta nossa.')
    return wish.item === undefined
      ? notPossible('O resultado não propõe preços.')
      : notPossible(`O resultado não propõe preço para ${wish.item}.`)
  }
  const { max, min, about } = wish
  const high = max === undefined ? undefined : priced.find((one) => tooHigh(one, max))
  if (high)
    return violated(`“${high.name}” sai por ${formatBrl(high.price ?? 0)}, acima de ${formatBrl(max ?? 0)}.`)
  const low = min === undefined ? undefined : priced.find((one) => tooLow(one, min))
  if (low && wish.origin === 'house' && min !== undefined && isBesideNearest(low, min, house))
    return notPossible(
      `“${low.name}” sai por ${formatBrl(low.price ?? 0)}: o piso de ${formatBrl(min)} passa de ${formatNumber(highestLift)} vez o item mais próximo da casa.`,
    )
  if (low)
    return violated(`“${low.name}” sai por ${formatBrl(low.price ?? 0)}, abaixo de ${formatBrl(min ?? 0)}.`)
  // The owner's current request also applies to today's prices; the house's own bounds only to new ones.
  const beyond = wish.origin === 'house' ? [] : priced.filter((one) => isBeyond(one, wish))
  if (beyond.length > 0) {
    const names = beyond.slice(0, 3).map(({ name, price }) => `${name} (${formatBrl(price ?? 0)})`)
    const more = beyond.length > 3 ? [`mais ${beyond.length - 3}`] : []
    const already = beyond.every(
      ({ price, today }) => today !== null && Math.abs((price ?? today) - today) <= cent,
    )
    const [are, stay] = beyond.length === 1 ? ['já está', 'não muda'] : ['já estão', 'não mudam']
    return notPossible(
      wish.item === undefined && already
        ? `Vale para o que sobe e para o que é novo. ${joinList([...names, ...more])} ${are} fora disso hoje e ${stay}: se quiser mudar algum, diga qual.`
        : `Fora do limite ficam ${joinList([...names, ...more])}.`,
    )
  }
  if (about !== undefined) return nearPrice(about, priced)
  // A bound of all prices is told by the price nearest to it, also of items that have bounds of their own.
  const table =
    wish.item === undefined
      ? pricesOf(only(facts, 'price'), { menu, sheet }).filter((one) => !isBeyond(one, wish))
      : []
  if (table.length > 0) return met(extremeOf(table, wish))
  return met(only(facts, 'drink', 'dish', 'price').length > 0 ? extremeOf(priced, wish) : undefined)
}

/** The answer for a price within its bounds: the new price, or why it stays. No single answer for several prices. */
function within(
  item: string,
  given: Given,
  except?: readonly string[],
  isOf: (change: ReturnType<typeof changesOf>[number]) => boolean = () => true,
): Answer {
  if (!knowsItem(item, given)) return notFound(item)
  const all = changesOf(item, given, except)
  const own = all.filter(isOf)
  const found = own.length > 0 ? own : all
  if (found.length === 0) return met('Esta consultoria não muda os preços do seu cardápio.')
  const [only] = found
  const [price, ...others] = new Set(found.flatMap(({ priceNow, priceNew }) => priceNew ?? priceNow ?? []))
  if (!only || price === undefined) return met()
  if (others.length > 0) return met(severalWords(found))
  if (only.priceNow !== null && Math.abs(price - only.priceNow) > cent)
    return met(`Vai de ${formatBrl(only.priceNow)} a ${formatBrl(price)}.`)
  return met(
    [`Fica em ${formatBrl(price)}.`, ...(only.kind === 'price' ? [only.reason] : [])].join(' ').trim(),
  )
}

export function checkKeepPrice({ item, price, except }: WishOf<'keepPrice'>, given: Given): Answer {
  const changes = changesOf(item, given, except)
  const changed = changes.find(
    ({ priceNow, priceNew }) =>
      priceNew !== null && (priceNow === null || Math.abs(priceNew - priceNow) > cent),
  )
  if (changed) return violated(`O preço de “${changed.item}” devia ficar como está, e mudaria.`)
  const other = changes.find(
    ({ priceNow }) => priceNow !== null && Math.abs(priceNow - (price ?? priceNow)) > cent,
  )
  return other && price !== undefined
    ? notPossible(
        `“${other.item}” custa hoje ${formatBrl(other.priceNow ?? 0)}, e não ${formatBrl(price)}; ficou como está.`,
      )
    : within(item, given, except)
}

export function checkCapPrice(wish: WishOf<'capPrice'>, given: Given): Answer {
  const { item, except } = wish
  const caps = given.sheet.wishes.filter((other): other is WishOf<'capPrice'> => other.kind === 'capPrice')
  // "nada sobe mais de 10%, a cerveja pode ir a 16": the closer limit applies.
  const isOf = (change: ReturnType<typeof changesOf>[number]) =>
    capsOn(caps, itemOf(change, given.menu)).includes(wish)
  const raised = changesOf(item, given, except).find((change) => {
    const { priceNow, priceNew } = change
    if (priceNew === null || !isOf(change)) return false
    const highest = highestPriceOf(wish, priceNow)
    const limit = typeof highest === 'number' ? Math.max(highest, priceNow ?? highest) : priceNow
    return limit === null || priceNew > limit + cent
  })
  if (raised)
    return violated(
      `“${raised.item}” subiria para ${formatBrl(raised.priceNew ?? 0)}, além do que a casa permite.`,
    )
  return within(item, given, except, isOf)
}

/** Amounts that the owner names, which a price may have whatever its ending. */
function namedAmounts({ wishes }: Given['sheet']): number[] {
  return wishes
    .flatMap((wish) => {
      if (wish.kind === 'price') return [wish.max, wish.min, wish.about]
      return wish.kind === 'capPrice' ? [wish.max] : wish.kind === 'keepPrice' ? [wish.price] : []
    })
    .filter((amount) => amount !== undefined)
}

/** What is poured or sold together beside a dish, at its price. */
const poursOf = (facts: readonly Fact[]): Priced[] =>
  only(facts, 'pairing').flatMap(({ dish, serve, servePrice, comboPrice }) => [
    ...(servePrice === undefined ? [] : [{ name: serve, price: servePrice, today: null }]),
    ...(comboPrice === null ? [] : [{ name: `o combo de ${dish}`, price: comboPrice, today: null }]),
  ])

/** What has no price today: a bound, or a price shared by several guests, may end otherwise. */
function newEndings(ends: PriceEndings, fresh: readonly Priced[]): Answer {
  if (fresh.length === 0) return notPossible('O resultado não propõe preços para os seus itens.')
  const wrong = fresh.filter(({ price }) => price !== null && !endsAs(price, ends))
  return wrong.length === 0
    ? met('Todo preço novo termina assim.')
    : notPossible(
        `${joinList([...new Set(wrong.map(({ name, price }) => `${name} (${formatBrl(price ?? 0)})`))])} ${wrong.length === 1 ? 'sai' : 'saem'} com outro final.`,
      )
}

/** New prices end as the owner asks; prices that stay are as they were. */
export function checkEnding(wish: WishOf<'ending'>, { facts, sheet, menu }: Given): Answer {
  const { ends, item } = wish
  const isAsked = (one: Priced) => (item === undefined || namesItem(item, one)) && !isExcepted(wish, one)
  const all = pricesOf(facts, { menu, sheet }).filter((one) => one.price !== null && isAsked(one))
  const priced = all.filter(({ today }) => today !== null)
  if (priced.length === 0) return newEndings(ends, [...all, ...poursOf(facts)])
  const isWrong = ({ price }: Priced) => price !== null && !endsAs(price, ends)
  const moved = priced.filter(({ today, price }) => Math.abs((today ?? 0) - (price ?? 0)) > cent)
  const wrong = moved.filter(isWrong)
  const named = namedAmounts(sheet)
  const own = wrong.find(({ price }) => named.every((amount) => Math.abs(amount - (price ?? 0)) > cent))
  if (own) return violated(`“${own.name}” iria a ${formatBrl(own.price ?? 0)}, com outro final.`)
  if (wrong.length > 0)
    return notPossible(
      `${joinList(wrong.map(({ name, price }) => `${name} (${formatBrl(price ?? 0)})`))} segue o valor que você deu, com outro final.`,
    )
  const left = priced.filter((one) => !moved.includes(one) && isWrong(one)).length
  return met(
    moved.length === 0
      ? `Nenhum ${item === undefined ? 'preço' : 'desses preços'} muda.`
      : `Todo preço novo termina assim${left === 0 ? '' : `; ${left === 1 ? 'o item que fica' : `os ${left} que ficam`} com outro final não ${left === 1 ? 'muda' : 'mudam'} só por isso`}.`,
  )
}

export function checkElasticity(wish: WishOf<'elasticity'>, { facts, sheet }: Given): Answer {
  const used = only(facts, 'elasticity')
  const last = sheet.wishes.findLast((other) => other.kind === 'elasticity')
  if (used.length === 0) {
    return facts.some(({ kind }) => kind === 'menu')
      ? notPossible('Sem a planilha de vendas nenhum preço é calculado, e a elasticidade não entra em conta.')
      : unrelated
  }
  if (last !== wish && last?.value !== wish.value)
    return notPossible(`Das elasticidades que você deu vale a última: ${formatNumber(last?.value ?? 0)}.`)
  const other = used.flatMap(({ drinks, food }) => [drinks, food]).find((value) => value !== wish.value)
  return other === undefined
    ? met('Toda a conta de preços usa este número.')
    : violated(`A conta usa uma elasticidade de ${formatNumber(other)}.`)
}

export function checkCompetitorPrice(wish: WishOf<'competitorPrice'>, { facts, sheet }: Given): Answer {
  const gaps = only(facts, 'gap')
  if (gaps.length === 0) return unrelated
  const statedPrices = sheet.wishes.filter(
    (other): other is WishOf<'competitorPrice'> =>
      other.kind === 'competitorPrice' && namesItem(wish.item, { name: other.item }),
  )
  const low = Math.min(...statedPrices.map(({ min }) => min))
  const high = Math.max(...statedPrices.map(({ max }) => max))
  const own = gaps.filter(
    ({ item, names = [] }) =>
      names.some((name) => canonicalName(name) === canonicalName(wish.item)) ||
      namesItem(wish.item, { name: item }) ||
      namesItem(item, { name: wish.item }) ||
      canonicalName(item) === canonicalName(wish.item),
  )
  // Several spellings and the saved data shift the median: the price only has to be among them.
  const given = (wish.min + wish.max) / 2
  // "2 caipirinhas" at R$ 30 is compared as one at R$ 15.
  const pieces = Number(/^[2-9](?= \p{L})/u.exec(wish.item)?.[0] ?? 1)
  const holds = (price: number) => [1, pieces].some((count) => Math.abs(price * count - given) < cent)
  const compared = own.find(({ prices }) => prices?.some(holds))
  if (compared) return met(compared.note)
  if (own.length === 0) return notPossible(`“${wish.item}” não tem par no cardápio da casa.`)
  const fits = own.some(({ theirs }) => theirs === null || (theirs >= low - cent && theirs <= high + cent))
  return fits ? met() : violated(`O preço de “${wish.item}” no concorrente não é o que você informou.`)
}
