import type { Fact, FactOf } from '../base/facts.ts'
import type { House } from '../base/house/house.ts'
import { containsPhrase, formatBrl, formatNumber, tokenize } from '../base/language/text.ts'
import type { Exclusion } from '../base/lexicon/exclusion.ts'
import { membersWithin } from '../base/lexicon/knowledge.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import { readText } from '../base/lexicon/read-text.ts'
import type { WishCheck } from '../base/request/check.ts'
import type { Explanation } from '../base/request/explanation.ts'
import { closestTo, type NamedItem, namesItem } from '../base/request/match-item.ts'
import type { RequestSheet } from '../base/request/request-sheet.ts'
import { equipmentIdOf, exclusionsOf } from '../base/request/requirements.ts'
import type { Wish, WishOf } from '../base/request/wish.ts'
import { canonicalName } from '../base/same-item.ts'
import { foodsByName, isLocal } from './ingredient-names.ts'
import { type MenuLookup, menuOf, offence, proposes } from './kept-out.ts'

/** Answer to one wish, before the wish is put to it. */
interface Answer {
  outcome: WishCheck['outcome']
  reason: string
}

const met = (reason = ''): Answer => ({ outcome: 'met', reason })
const notPossible = (reason: string): Answer => ({ outcome: 'not_possible', reason })
const violated = (reason: string): Answer => ({ outcome: 'violated', reason })

interface Given {
  facts: readonly Fact[]
  sheet: RequestSheet
  house: House
  menu: MenuLookup
  exclusions: ReadonlyMap<Wish, Exclusion>
}

type Kind = Fact['kind']

function only<const Kinds extends Kind>(facts: readonly Fact[], ...kinds: Kinds[]): FactOf<Kinds>[] {
  return facts.filter((fact): fact is FactOf<Kinds> => kinds.some((kind) => kind === fact.kind))
}

/** Half a cent: prices are compared to the cent. */
const cent = 0.005

const unrelated = notPossible('Não se aplica a esta consultoria: ela não propõe nada que dependa disso.')

// ---- What is kept out, and what is wanted

function checkExclude(wish: WishOf<'exclude'>, { facts, exclusions, menu }: Given): Answer {
  const exclusion = exclusions.get(wish)
  const proposals = facts.filter(proposes)
  if (!exclusion || proposals.length === 0) return unrelated
  for (const fact of proposals) {
    const found = offence(exclusion, fact, menu)
    if (found !== null)
      return violated(`“${exclusion.what}” devia ficar de fora, e está ou pode estar em ${found}.`)
  }
  return met()
}

/** Terms that a proposal is made of, by its ingredients or by its words. */
function holds(fact: Fact, what: string): boolean {
  const within = membersWithin(findTerm(what)?.name ?? what)
  const inText = (text: string) =>
    readText(text).named.some(({ name }) => within.has(name)) ||
    containsPhrase(tokenize(text), tokenize(what))
  const inParts = (names: readonly string[]) =>
    names.some((name) => [...(foodsByName(name) ?? [])].some((food) => within.has(food)) || inText(name))
  switch (fact.kind) {
    case 'drink':
      return inParts([...fact.ingredients.map(({ name }) => name), ...fact.preparations, fact.base ?? ''])
    case 'dish':
      return inParts(fact.ingredients.map(({ name }) => name))
    case 'pairing':
      return inParts([fact.dish, fact.serve.replace(/^dose d[aeo] /i, ''), ...(fact.serveIngredients ?? [])])
    case 'post':
      return inText(`${fact.title}\n${fact.body}`)
    case 'action':
    case 'price':
    case 'forecast':
    case 'gap':
      return inText(fact.item)
    case 'model':
      return false
  }
}

function checkOnly({ what }: WishOf<'only'>, { facts, sheet }: Given): Answer {
  const proposals = facts.filter(proposes)
  if (proposals.length === 0) return unrelated
  // "Só caju e cajá" asks for one of the two in each; a cachaça among them is asked for besides.
  const isCachaca = (name: string) => findTerm(name)?.kind === 'cachaca'
  const choices = sheet.wishes.flatMap((wish) =>
    wish.kind === 'only' && isCachaca(wish.what) === isCachaca(what) ? [wish.what] : [],
  )
  const other = proposals.find((fact) => !choices.some((choice) => holds(fact, choice)))
  if (!other) return met()
  const name = other.kind === 'pairing' ? other.dish : other.kind === 'post' ? other.title : other.name
  return violated(`Era só com ${what}, e “${name}” não leva.`)
}

function checkPrefer({ what }: WishOf<'prefer'>, { facts }: Given): Answer {
  const found = facts.filter((fact) => holds(fact, what)).length
  if (found > 0) return met()
  return facts.some(proposes) ? notPossible(`Nenhum resultado leva ${what}.`) : unrelated
}

// ---- Prices and numbers

interface Priced extends NamedItem {
  /** Proposed, R$; null where none is proposed. */
  price: number | null
  /** R$; null for what is new. */
  today: number | null
}

function pricesOf(facts: readonly Fact[], menu: MenuLookup): Priced[] {
  const sectionOf = (name: string) => menu(name)?.section ?? null
  return [
    ...only(facts, 'drink', 'dish').map(({ name, price }) => ({ name, price, today: null })),
    ...only(facts, 'action', 'price').map(({ item, priceNow, priceNew }) => ({
      name: item,
      section: sectionOf(item),
      price: priceNew,
      today: priceNow,
    })),
  ]
}

/** Whether the proposal itself goes beyond a bound: a price above it that comes down from a higher one does not. */
const tooHigh = ({ price, today }: Priced, max: number) =>
  price !== null && price > max + cent && (today === null || price > today + cent)
const tooLow = ({ price, today }: Priced, min: number) =>
  price !== null && price < min - cent && (today === null || price < today - cent)

function checkPrice(wish: WishOf<'price'>, { facts, sheet, menu }: Given): Answer {
  const ofItems = sheet.wishes.flatMap((other) =>
    other.kind === 'price' && other.item !== undefined ? [{ item: other.item, wish: other }] : [],
  )
  const inScope = (priced: Priced) => {
    const closest = closestTo(ofItems, priced)
    return wish.item === undefined ? closest.length === 0 : closest.some((entry) => entry.wish === wish)
  }
  const combos: Priced[] =
    wish.item === undefined && wish.origin === 'request'
      ? only(facts, 'pairing').map(({ dish, comboPrice }) => ({ name: dish, price: comboPrice, today: null }))
      : []
  const priced = [...pricesOf(facts, menu).filter(inScope), ...combos]
  const stated = priced.flatMap(({ price }) => price ?? [])
  if (stated.length === 0) {
    return wish.item === undefined
      ? notPossible('O resultado não propõe preços.')
      : notPossible(`O resultado não propõe preço para ${wish.item}.`)
  }
  const { max, min, about } = wish
  const high = max === undefined ? undefined : priced.find((one) => tooHigh(one, max))
  if (high)
    return violated(`“${high.name}” sai por ${formatBrl(high.price ?? 0)}, acima de ${formatBrl(max ?? 0)}.`)
  const low = min === undefined ? undefined : priced.find((one) => tooLow(one, min))
  if (low)
    return violated(`“${low.name}” sai por ${formatBrl(low.price ?? 0)}, abaixo de ${formatBrl(min ?? 0)}.`)
  if (about !== undefined) {
    const mean = stated.reduce((sum, price) => sum + price, 0) / stated.length
    if (Math.abs(mean - about) > about * 0.2) {
      return notPossible(`O preço médio ficou em ${formatBrl(mean)}, longe de ${formatBrl(about)}.`)
    }
    return met(`Preço médio de ${formatBrl(mean)}.`)
  }
  return met()
}

/** Water and ice are in every recipe, and no owner counts them. */
const uncounted = new Set(['gelo', 'água', 'água com gás'])

function countsOf({ of = 'results' }: WishOf<'count'>, facts: readonly Fact[]): number[] | null {
  const recipes = only(facts, 'drink', 'dish')
  switch (of) {
    case 'results': {
      const posts = only(facts, 'post')
      const pairings = only(facts, 'pairing')
      if (recipes.length > 0) return [recipes.length]
      if (posts.length > 0) return [posts.length]
      if (pairings.length === 0) return null
      // An owner may mean dishes, drinks beside them, or combos with a price.
      const combos = pairings.filter(({ comboPrice }) => comboPrice !== null).length
      const dishes = new Set(pairings.map(({ dish }) => dish)).size
      return [dishes, pairings.length, ...(combos > 0 ? [combos] : [])]
    }
    case 'ingredients':
      if (recipes.length === 0) return null
      return recipes.map(
        ({ ingredients }) =>
          ingredients.filter(
            ({ name }) => ![...(foodsByName(name) ?? [])].every((food) => uncounted.has(food)),
          ).length,
      )
    case 'items': {
      const listed = only(facts, 'action').filter(({ onMenu }) => onMenu)
      return listed.length === 0 ? null : [listed.filter(({ action }) => !removes(action)).length]
    }
    case 'pages':
      return null
  }
}

function checkCount(wish: WishOf<'count'>, { facts }: Given): Answer {
  const counts = countsOf(wish, facts)
  if (!counts) return notPossible('Esta consultoria não define esse número.')
  const fits = (count: number) =>
    wish.bound === 'at_most'
      ? count <= wish.count
      : wish.bound === 'at_least'
        ? count >= wish.count
        : count === wish.count
  const good = wish.of === 'ingredients' ? counts.every(fits) : counts.some(fits)
  if (good) return met()
  const wanted = { exactly: '', at_least: 'pelo menos ', at_most: 'no máximo ' }[wish.bound]
  const found = wish.of === 'ingredients' ? Math.max(...counts) : (counts[0] ?? 0)
  return violated(`Eram ${wanted}${wish.count}, e o resultado traz ${found}.`)
}

/** Whether the facts give fewer than asked for: the one shortfall that an engine may explain. */
function fallsShort(wish: WishOf<'count'>, facts: readonly Fact[]): boolean {
  const counts = countsOf(wish, facts)
  return counts?.every((count) => count < wish.count) ?? false
}

// ---- The house's own items

const removes = (action: string) => /^(tirar|retirar|remover|cortar|excluir|descontinuar)\b/i.test(action)

const itemOf = (fact: FactOf<'action' | 'price'>, menu: MenuLookup): NamedItem => ({
  name: fact.item,
  section: menu(fact.item)?.section ?? null,
})

const knowsItem = (item: string, { facts, house }: Given) =>
  house.menu.some((own) => namesItem(item, own)) ||
  facts.some(
    (fact) =>
      ('item' in fact && namesItem(item, { name: fact.item })) ||
      (fact.kind === 'pairing' && namesItem(item, { name: fact.dish })),
  )

const notFound = (item: string) => notPossible(`Não encontramos “${item}” entre os itens.`)

function changesOf(item: string, { facts, menu }: Given) {
  return only(facts, 'action', 'price').filter((fact) => namesItem(item, itemOf(fact, menu)))
}

function checkKeepPrice({ item }: WishOf<'keepPrice'>, given: Given): Answer {
  const changed = changesOf(item, given).find(
    ({ priceNow, priceNew }) =>
      priceNew !== null && (priceNow === null || Math.abs(priceNew - priceNow) > cent),
  )
  if (changed) return violated(`O preço de “${changed.item}” devia ficar como está, e mudaria.`)
  return knowsItem(item, given) ? met() : notFound(item)
}

function checkCapPrice({ item, max }: WishOf<'capPrice'>, given: Given): Answer {
  const raised = changesOf(item, given).find(({ priceNow, priceNew }) => {
    if (priceNew === null) return false
    const limit = max === undefined ? priceNow : Math.max(max, priceNow ?? max)
    return limit === null || priceNew > limit + cent
  })
  if (raised)
    return violated(
      `“${raised.item}” subiria para ${formatBrl(raised.priceNew ?? 0)}, além do que a casa permite.`,
    )
  return knowsItem(item, given) ? met() : notFound(item)
}

function actionsOn(item: string, { facts, menu }: Given) {
  return only(facts, 'action').filter((fact) => namesItem(item, itemOf(fact, menu)))
}

function checkKeepItem({ item }: WishOf<'keepItem'>, given: Given): Answer {
  const removed = actionsOn(item, given).find(({ action }) => removes(action))
  if (removed) return violated(`“${removed.item}” devia ficar no cardápio, e sairia.`)
  return knowsItem(item, given) ? met() : notFound(item)
}

function checkDropItem({ item }: WishOf<'dropItem'>, given: Given): Answer {
  const stays = actionsOn(item, given).find(({ action }) => !removes(action))
  if (stays) return violated(`“${stays.item}” devia sair do cardápio, e fica.`)
  const offered = only(given.facts, 'pairing', 'price').find((fact) =>
    fact.kind === 'pairing'
      ? namesItem(item, { name: fact.dish }) || namesItem(item, { name: fact.serve })
      : namesItem(item, itemOf(fact, given.menu)),
  )
  if (offered) return violated(`“${item}” devia sair do cardápio, e o resultado ainda conta com ele.`)
  if (actionsOn(item, given).length > 0) return met()
  return knowsItem(item, given) ? met() : notFound(item)
}

function checkPromote({ item }: WishOf<'promote'>, given: Given): Answer {
  const { facts } = given
  const words = [
    ...only(facts, 'pairing').flatMap(({ dish, serve }) => [dish, serve]),
    ...only(facts, 'post').map(({ title, body }) => `${title} ${body}`),
    ...only(facts, 'drink', 'dish').map(({ name, text }) => `${name} ${text}`),
  ]
  const shown =
    words.some((name) => namesItem(item, { name })) ||
    actionsOn(item, given).some(({ action }) => !removes(action))
  return shown ? met() : notPossible(`“${item}” não aparece no resultado.`)
}

// ---- The house and its public

function checkEquipment({ what, has }: WishOf<'equipment'>, { facts }: Given): Answer {
  const recipes = only(facts, 'drink', 'dish')
  if (recipes.length === 0) return unrelated
  if (has) return met()
  const name = findTerm(what)?.name ?? what
  const id = equipmentIdOf(what)
  const isIt = (own: string) =>
    (findTerm(own)?.name ?? own) === name || (id !== null && (own === id || equipmentIdOf(own) === id))
  const bad = recipes.find(({ equipment }) => equipment.some(isIt))
  return bad ? violated(`“${bad.name}” pede ${name}, que a casa não tem.`) : met()
}

/** % of volume up to which a drink may be called alcohol-free (Decreto 6.871/2009). */
const alcoholFree = 0.5

function checkZeroAlcohol({ count }: WishOf<'zeroAlcohol'>, { facts }: Given): Answer {
  const drinks = only(facts, 'drink')
  if (drinks.length === 0) return unrelated
  const zero = drinks.filter(({ base, abv }) => base === null && abv <= alcoholFree)
  if (count === undefined) {
    const strong = drinks.find((drink) => !zero.includes(drink))
    return strong ? violated(`“${strong.name}” leva álcool.`) : met()
  }
  if (zero.length >= count) return met()
  return violated(`Eram ${count} sem álcool, e o resultado traz ${zero.length}.`)
}

const creamy = ['laticínios', 'leite de coco']

/** Styles that ingredients and strength show; the others weigh in the choice and in the order. */
function checkStyle({ what }: WishOf<'style'>, { facts }: Given): Answer {
  const drinks = only(facts, 'drink')
  if (drinks.length === 0) return facts.some(proposes) ? met('Pesou nas escolhas.') : unrelated
  const name = findTerm(what)?.name ?? what
  const share = (test: (drink: FactOf<'drink'>) => boolean) => drinks.filter(test).length / drinks.length
  const mostly = (found: number) =>
    found >= 0.5
      ? met(`Vale para ${formatNumber(found * 100)}% dos drinks.`)
      : notPossible(`Só ${formatNumber(found * 100)}% dos drinks são assim.`)
  const some = (term: string) =>
    share((drink) => holds(drink, term)) > 0 ? met() : notPossible('Nenhum drink ficou assim.')
  switch (name) {
    case 'mais leves':
      return mostly(share(({ abv }) => abv < 14))
    case 'mais fortes':
      return mostly(share(({ abv }) => abv >= 14))
    case 'frutados':
      return mostly(share((drink) => holds(drink, 'frutas')))
    case 'com ervas':
      return some('ervas')
    case 'amargos':
      return some('ingredientes amargos')
    case 'sem drinks cremosos': {
      const bad = drinks.find((drink) => creamy.some((term) => holds(drink, term)))
      return bad ? violated(`“${bad.name}” é cremoso.`) : met()
    }
    case 'só ingredientes locais': {
      const bad = drinks.find(({ ingredients }) => ingredients.some((one) => isLocal(one.name) === false))
      return bad ? violated(`“${bad.name}” leva ingrediente de fora.`) : met()
    }
    default:
      return met('Pesou nas escolhas.')
  }
}

function checkAudience(_wish: WishOf<'audience'>, { facts }: Given): Answer {
  return facts.some(proposes) ? met('Pesou nas escolhas.') : unrelated
}

// ---- Days, hours, figures that the owner gives

/** The Sunday of the week that begins on that Monday. */
function endOfWeek(monday: string): string {
  const day = new Date(`${monday}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 6)
  return day.toISOString().slice(0, 10)
}

function checkDate({ what, from, to, closed }: WishOf<'date'>, { facts }: Given): Answer {
  const posts = only(facts, 'post')
  const weeks = only(facts, 'forecast')
  const first = from ?? to
  const last = to ?? from
  if (first === undefined || last === undefined) {
    const told = posts.some(({ title, body }) => namesItem(what, { name: `${title} ${body}` }))
    return told ? met() : notPossible(`“${what}” não tem dia certo e não entrou no resultado.`)
  }
  const within = posts.find(({ date }) => date >= first && date <= last)
  // A date is announced before it comes.
  const announced = posts.some(
    ({ date, title, body }) => date < first && namesItem(what, { name: `${title} ${body}` }),
  )
  if (closed) {
    if (within)
      return violated(
        `Há uma publicação em ${within.date.split('-').toReversed().join('/')}, e a casa fecha.`,
      )
    return posts.length + weeks.length > 0 ? met() : unrelated
  }
  const covered = within || announced || weeks.some(({ week }) => week <= last && endOfWeek(week) >= first)
  if (covered) return met()
  return posts.length + weeks.length > 0
    ? notPossible(`“${what}” fica fora do período do resultado.`)
    : unrelated
}

function checkHours({ what, start, end }: WishOf<'hours'>, { facts }: Given): Answer {
  const said = facts.flatMap((fact) => {
    if (fact.kind === 'price') return [fact.reason]
    if (fact.kind === 'post') return [`${fact.title} ${fact.body}`]
    return fact.kind === 'action' ? [fact.text] : []
  })
  const names = (text: string, hour: number) =>
    new RegExp(`\\b${Math.floor(hour)}\\s*(h|:|horas|às|a )`).test(text)
  if (said.some((text) => names(text, start) && names(text, end))) return met()
  return notPossible(`O resultado não traz uma oferta para “${what}”.`)
}

function checkElasticity(_wish: WishOf<'elasticity'>, { facts }: Given): Answer {
  return only(facts, 'price').length > 0 ? met() : unrelated
}

function checkCompetitorPrice(wish: WishOf<'competitorPrice'>, { facts, sheet }: Given): Answer {
  const gaps = only(facts, 'gap')
  if (gaps.length === 0) return unrelated
  const told = sheet.wishes.filter(
    (other): other is WishOf<'competitorPrice'> =>
      other.kind === 'competitorPrice' && namesItem(wish.item, { name: other.item }),
  )
  const low = Math.min(...told.map(({ min }) => min))
  const high = Math.max(...told.map(({ max }) => max))
  const own = gaps.filter(
    ({ item }) =>
      namesItem(wish.item, { name: item }) ||
      namesItem(item, { name: wish.item }) ||
      canonicalName(item) === canonicalName(wish.item),
  )
  // The middle of several spellings and of what the house keeps lies where it may: the price must be among them.
  const given = (wish.min + wish.max) / 2
  if (own.some(({ prices }) => prices?.some((price) => Math.abs(price - given) < cent))) return met()
  if (own.length === 0) return notPossible(`“${wish.item}” não tem par no cardápio da casa.`)
  const fits = own.some(({ theirs }) => theirs === null || (theirs >= low - cent && theirs <= high + cent))
  return fits ? met() : violated(`O preço de “${wish.item}” no concorrente não é o que você informou.`)
}

// ---- All of them

function answer(wish: Wish, given: Given): Answer {
  switch (wish.kind) {
    case 'exclude':
      return checkExclude(wish, given)
    case 'only':
      return checkOnly(wish, given)
    case 'prefer':
      return checkPrefer(wish, given)
    case 'price':
      return checkPrice(wish, given)
    case 'count':
      return checkCount(wish, given)
    case 'keepPrice':
      return checkKeepPrice(wish, given)
    case 'capPrice':
      return checkCapPrice(wish, given)
    case 'keepItem':
      return checkKeepItem(wish, given)
    case 'dropItem':
      return checkDropItem(wish, given)
    case 'promote':
      return checkPromote(wish, given)
    case 'style':
      return checkStyle(wish, given)
    case 'audience':
      return checkAudience(wish, given)
    case 'date':
      return checkDate(wish, given)
    case 'hours':
      return checkHours(wish, given)
    case 'equipment':
      return checkEquipment(wish, given)
    case 'zeroAlcohol':
      return checkZeroAlcohol(wish, given)
    case 'elasticity':
      return checkElasticity(wish, given)
    case 'competitorPrice':
      return checkCompetitorPrice(wish, given)
  }
}

/** Whether an engine's reason can stand for what the facts show: fewer than asked for, never something else. */
function excusable(wish: Wish, { facts }: Given): boolean {
  if (wish.kind === 'count') return fallsShort(wish, facts)
  if (wish.kind === 'zeroAlcohol') return wish.count !== undefined
  return wish.kind === 'only' && (wish.why === 'taste' || wish.why === 'supply')
}

/**
 * How a result answers each wish of its sheet, recomputed from the facts alone.
 * @param options.explanations reasons of the engine; they never turn a broken exclusion, price or promise into
 * something that was not possible
 */
export function check(
  facts: readonly Fact[],
  sheet: RequestSheet,
  { house, explanations = [] }: { house: House; explanations?: readonly Explanation[] },
): WishCheck[] {
  const refused = exclusionsOf(sheet)
  const excluding = sheet.wishes.filter(({ kind }) => kind === 'exclude')
  const given: Given = {
    facts,
    sheet,
    house,
    menu: menuOf(house),
    exclusions: new Map(
      refused.flatMap((exclusion, index) => {
        const wish = excluding[index]
        return wish ? [[wish, exclusion]] : []
      }),
    ),
  }
  const reasons = new Map(explanations.map(({ wish, reason }) => [JSON.stringify(wish), reason]))
  return sheet.wishes.map((wish) => {
    const found = answer(wish, given)
    const reason = reasons.get(JSON.stringify(wish))
    const excused =
      reason !== undefined &&
      (found.outcome === 'not_possible' || (found.outcome === 'violated' && excusable(wish, given)))
    return { wish, section: null, ...(excused ? notPossible(reason) : found) }
  })
}
