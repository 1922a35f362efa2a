import { allergenLabels, allergens } from '../../base/allergens.ts'
import { cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import {
  contributionMargin,
  foodCostBand,
  pourCostPct,
  priceWithin,
  type SuggestedPrice,
  suggestPrice,
} from '../../base/costing.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { capitalize, ofThe, the } from '../../base/language/grammar.ts'
import { containsPhrase, formatBrl, joinList, tokenize } from '../../base/language/text.ts'
import { cachacaOptions, houseDrinkOptions } from '../../base/pairing/options.ts'
import {
  circumstantial,
  type createReasons,
  doseMlOf,
  reasonOf,
  servingOf,
} from '../../base/pairing/phrases.ts'
import { afterTurns, type Score, score } from '../../base/pairing/rules.ts'
import { understand } from '../../base/pairing/understand.ts'
import { allergensOfFood } from '../../base/pantry/allergens.ts'
import { describeFood, foodCost, formatQuantity, grossAmount, shortName } from '../../base/pantry/kitchen.ts'
import { courseLabels } from '../../base/request/course-labels.ts'
import type { CourseId } from '../../base/request/wish.ts'
import { alcoholNote, alcoholPerPortion, retention } from './alcohol.ts'
import type { Candidate } from './compose.ts'
import { needLabels, type TechniqueId } from './idea.ts'
import { type DishRequest, liftedPrice } from './request.ts'
import { safetyOf } from './safety.ts'
import type { Dish } from './schema.ts'
import { matchingCuisines, type Wishes, wishedParts } from './select.ts'

const techniqueLabels: Readonly<Record<TechniqueId, string>> = {
  flambe: 'flambado na cachaça',
  marinade: 'marinado na cachaça',
  reduction: 'redução de cachaça',
  cure: 'cura com cachaça',
  batter: 'massa com cachaça',
  raw: 'cachaça a frio',
  braise: 'cozimento longo na cachaça',
}

/** Menu headings by course, to read the dish as a menu line. */
const menuHeadings: Readonly<Record<CourseId, string>> = {
  petisco: 'Petiscos',
  principal: 'Pratos principais',
  lanche: 'Sanduíches',
  sobremesa: 'Sobremesas',
}

/** Ingredients that are strong in small amounts. */
const strongFoods = ['coentro', 'manjericao', 'hortela', 'alecrim', 'pimenta_cheiro', 'gengibre', 'canela']
/** Neutral carriers. */
const carriers = ['pao', 'pao_frances', 'disco_tapioca', 'agua_gas', 'oleo']
/** Smallest noticeable amount in a portion, g or ml. */
const tasted = 15

/** The noticeable ingredients of a dish, as a menu line. */
function tastedParts({ parts, portions, idea }: Candidate): string {
  return parts
    .filter(({ slot, item }) => slot !== 'cachaca' && !carriers.includes(item.id))
    .filter(({ item, amount }) => strongFoods.includes(item.id) || amount / portions >= tasted)
    .map(({ item }) => shortName(item))
    .concat(idea.needs.includes('grill') ? ['na brasa'] : [])
    .join(', ')
}

/** Whether a finding about the dish speaks against the drink; variety is then no reason to offer it. */
const isOpposed = ({ findings }: Score) =>
  findings.some(({ rule, points }) => points <= -1 && !circumstantial.includes(rule))

/** What the dishes before this one said: how often each cachaça was named, and in which words. */
export interface Told {
  used: Map<string, number>
  tell: ReturnType<typeof createReasons>
}

function pairingOf(
  candidate: Candidate,
  price: number | null,
  context: EngineContext,
  { conditions, requirements }: DishRequest,
  { used, tell }: Told,
): Dish['pairing'] {
  const house = venueOfType(context.restaurant.type)
  const doses = cachacaOptions(house, doseMlOf(house)).filter(
    ({ base }) => base !== null && conditions.allowsCachaca(base),
  )
  const reading = understand({
    name: candidate.idea.name,
    category: menuHeadings[candidate.idea.course],
    description: tastedParts(candidate),
    price,
    cost: null,
  })
  const own = cachacas[candidate.cachaca]
  const fallback = {
    id: own.id,
    label: own.label,
    reason: 'A mesma cachaça do preparo: o prato e o copo repetem o sabor.',
    serving: `${doseMlOf(house)} ml`,
    drink: null,
  }
  if (reading.kind !== 'dish') return fallback
  const { dish } = reading
  const circumstances = { style: '', focus: [] }
  const [best] = doses
    .map((option) => afterTurns(score(dish, option, circumstances), used.get(option.id) ?? 0))
    .toSorted((a, b) => Number(isOpposed(a)) - Number(isOpposed(b)) || b.points - a.points)
  const base = best?.option.base
  if (!best || !base) return fallback
  used.set(base, (used.get(base) ?? 0) + 1)
  const reason = reasonOf(best, tell)
  const houseDrinks = context.houseDrinks.filter(
    ({ name, ingredients, base: own }) =>
      own !== null &&
      requirements.allowsMenuItem({
        name,
        description: ingredients.map((part) => part.name).join(', '),
      }) === 'yes',
  )
  const [drink] = houseDrinkOptions({ ...context, houseDrinks }, house)
    .map((option) => score(dish, option, circumstances))
    .toSorted((a, b) => b.points - a.points)
  return {
    id: base,
    label: cachacas[base].label,
    reason: conditions.allowsText(reason) ? reason : fallback.reason,
    serving: servingOf(dish, best.option, house),
    drink: drink && drink.points > 0 ? drink.option.name : null,
  }
}

/** How a food truck serves a dish. */
function packed(plating: string): string {
  return plating
    .replace(/^(Taça|Copo)[^,.]*/, 'Copo gelado com tampa')
    .replace(/^(Prato|Travessa|Tábua|Panela|Cumbuca|Frigideira|Chapa|Caneca)[^,.]*/, 'Pote com tampa')
    .replace(/^Aro[^,.]*, prato gelado/, 'Copo gelado com tampa')
}

/** Why the dish is on the menu: the owner's wishes or the cuisine, and what it demands of the kitchen. */
function fitOf(candidate: Candidate, wishes: Wishes): string {
  const { idea } = candidate
  const wished = wishedParts(candidate, wishes.wanted)
  const names = candidate.parts
    .filter(({ item }) => wished.includes(item.id))
    .map(({ item }) => ({ name: shortName(item), owned: wishes.owned.has(item.id) }))
  const owned = names.filter((part) => part.owned).map(({ name }) => name)
  const asked = names.filter((part) => !part.owned).map(({ name }) => name)
  const cuisines = matchingCuisines(candidate, wishes.cuisines)
  const stocked = candidate.parts
    .filter(({ item }) => wishes.stock.has(item.id) && !wished.includes(item.id))
    .filter(({ item }, _, [first]) => wishes.stock.get(item.id) === wishes.stock.get(first?.item.id ?? ''))
    .slice(0, 2)
  const uses = stocked.map(({ item }) => wishes.stock.get(item.id) ?? '')
  const why = [
    ...(owned.length > 0 ? [`aproveita ${joinList(owned)}, que a casa já tem`] : []),
    ...(asked.length > 0 ? [`traz ${joinList(asked)}, como você pediu`] : []),
    ...(stocked.length > 0
      ? [`usa ${joinList(stocked.map(({ item }) => shortName(item)))}, como ${the(uses[0] ?? '')}`]
      : []),
    ...(names.length === 0 && stocked.length === 0 && cuisines.length > 0
      ? [
          `vem ${cuisines.length === 1 ? 'da linha' : 'das linhas'} ${joinList(cuisines.map((cuisine) => `“${cuisine}”`))}`,
        ]
      : []),
    ...(names.length === 0 && stocked.length === 0 && cuisines.length === 0
      ? ['fica fora das cozinhas escolhidas, mas completa o menu com as restrições informadas']
      : []),
  ]
  // The sheet's figures already give the minutes.
  const time = idea.advance >= 60 ? [`deixa só ${idea.finish} minutos para a hora do pedido`] : []
  const clauses = [...why, ...time]
  const last = clauses.pop() ?? ''
  return `${capitalize(clauses.length > 0 ? `${clauses.join(', ')}, e ${last}` : last)}.`
}

const flesh: readonly string[] = ['beef', 'pork', 'poultry', 'fish', 'shellfish']

/** Optional ingredients of this recipe that the menu's words do not name: guests must be told. */
function unnamedOf({ idea, parts }: Candidate): string[] {
  const optional = new Set(idea.lines.flatMap((line) => (line.optional ? [line.slot] : [])))
  const said = tokenize(`${idea.name} ${idea.story}`)
  return parts
    .filter(({ slot, item }) => optional.has(slot) && !containsPhrase(said, tokenize(shortName(item))))
    .filter(
      ({ item }) =>
        item.tags.some((tag) => flesh.includes(tag)) || (allergensOfFood(item)?.has ?? []).length > 0,
    )
    .map(({ item }) => shortName(item))
}

function allergensOf({ parts }: Candidate): string[] {
  const held = new Set(parts.flatMap(({ item }) => allergensOfFood(item)?.has ?? []))
  return allergens.filter((one) => held.has(one)).map((one) => allergenLabels[one])
}

function difficultyOf({ idea }: Candidate): Dish['difficulty'] {
  if (idea.needs.includes('precision') || idea.technique === 'cure' || idea.finish > 20) return 'alta'
  return idea.technique === 'flambe' || idea.technique === 'braise' || idea.finish > 12 || idea.advance > 60
    ? 'média'
    : 'fácil'
}

/** The price by cost, adjusted to the prices of the house's menu and the owner's bounds. */
function priceOf({ idea, cost }: Candidate, { kitchen, level, ruleFor }: DishRequest): SuggestedPrice {
  const own = suggestPrice(cost, {
    targetPct: kitchen.targetPct,
    band: foodCostBand,
    ending: kitchen.ending,
    minimumPrice: kitchen.minimumPrice * level.portion,
  })
  const rule = ruleFor(idea)
  const byMarket = priceWithin(own.price, rule.market, kitchen.ending)
  const price = priceWithin(liftedPrice(byMarket, rule, kitchen), rule.owner, kitchen.ending)
  if (price === own.price) return own
  return {
    price,
    pourCostPct: pourCostPct(cost, price),
    contributionMargin: contributionMargin(cost, price),
    basis: price === byMarket ? 'market' : 'owner',
  }
}

/** The sheet of a chosen dish, priced for the house. */
export function buildDish(
  candidate: Candidate,
  request: DishRequest,
  context: EngineContext,
  told: Told,
): Dish {
  const { idea, cachaca, portions, cost, missing } = candidate
  const { wishes, kitchen, conditions } = request
  const complete = missing.length === 0
  const price = complete ? priceOf(candidate, request) : null
  const grams = alcoholPerPortion(idea, cachacas[cachaca].abv, portions)
  return {
    kind: 'dish',
    id: idea.id,
    name: idea.name,
    course: idea.course,
    courseLabel: courseLabels[idea.course],
    techniqueLabel: techniqueLabels[idea.technique],
    difficulty: difficultyOf(candidate),
    flambe: idea.technique === 'flambe',
    cachaca: { id: cachaca, label: cachacas[cachaca].label, mlPerPortion: idea.cachacaMl / portions },
    portions,
    portionGrams: candidate.portionGrams,
    ingredients: candidate.parts.map(({ item, amount }) => ({
      id: item.id,
      name: item.name,
      amount,
      unit: item.unit,
      display: describeFood(item, amount),
      purchase: formatQuantity(
        item.unit === 'un' ? amount : Math.ceil(grossAmount(item, amount) - 1e-9),
        item.unit,
      ),
      costBRL: foodCost(item, amount, conditions.prices),
      owned: wishes.owned.has(item.id),
    })),
    method: [...candidate.steps],
    plating: kitchen.onTheGo ? packed(idea.plating) : idea.plating,
    keeps: idea.keeps,
    minutes: { advance: idea.advance, finish: idea.finish },
    equipment: idea.needs.map((need) => needLabels[need]),
    cost,
    missing: [...missing],
    suggestedPrice: price?.price ?? null,
    foodCostPct: price?.pourCostPct ?? null,
    margin: price?.contributionMargin ?? null,
    priceBasis: price?.basis ?? null,
    priceFormula: complete
      ? null
      : `Some a ${formatBrl(cost)} o custo ${joinList(missing.map(ofThe))} por porção e divida por 0,${kitchen.targetPct}: o resultado é o preço de venda.`,
    allergens: allergensOf(candidate),
    alcohol: {
      gramsPerPortion: grams,
      retainedPct: retention[idea.alcohol] * 100,
      note: alcoholNote(grams),
    },
    pairing: pairingOf(candidate, price?.price ?? null, context, request, told),
    story: idea.story,
    unnamed: unnamedOf(candidate),
    fit: fitOf(candidate, wishes),
    safety: safetyOf(candidate),
  }
}
