import { type Allergen, allergenLabels, allergens } from '../../base/allergens.ts'
import { cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { ofThe } from '../../base/language/grammar.ts'
import { containsPhrase, formatBrl, joinList, tokenize } from '../../base/language/text.ts'
import { allergensOfFood } from '../../base/pantry/allergens.ts'
import { describeFood, foodCost, formatQuantity, grossAmount, shortName } from '../../base/pantry/kitchen.ts'
import { courseLabels } from '../../base/request/course-labels.ts'
import { alcoholNote, alcoholPerPortion, retention } from './alcohol.ts'
import { likeOf, marginEach, nearOf, priceEach, repeatsFlavours } from './beside.ts'
import type { Candidate, Portion } from './compose.ts'
import { cookedWeight } from './cooking.ts'
import { fitOf } from './fit.ts'
import { unchilledHours } from './holding.ts'
import { houseAbv } from './house-cachaca.ts'
import { houseCachacaId } from './house-cachaca-id.ts'
import type { TechniqueId } from './idea.ts'
import { passOf } from './kitchen.ts'
import { breadId } from './left-over.ts'
import { needLabels } from './needs.ts'
import { newIngredients } from './new-ingredients.ts'
import { pairingOf, type Told } from './pair-dish.ts'
import { isAhead } from './plates.ts'
import { priceOf } from './price.ts'
import type { DishRequest } from './request.ts'
import { safetyOf } from './safety.ts'
import type { Dish } from './schema.ts'
import { servedOn } from './served-days.ts'
import { drips, isHandheld, standsFor } from './standing.ts'
import { waysOf } from './ways.ts'

const techniqueLabels: Readonly<Record<TechniqueId, string>> = {
  flambe: 'flambado na cachaça',
  marinade: 'marinado na cachaça',
  reduction: 'redução de cachaça',
  cure: 'cura com cachaça',
  batter: 'massa com cachaça',
  raw: 'cachaça a frio',
  braise: 'cozimento longo na cachaça',
}

/** How a food truck serves a dish. */
function packed(plating: string): string {
  return plating
    .replace(/^(Taça|Copo)[^,.]*/, 'Copo gelado com tampa')
    .replace(/^(Prato|Travessa|Tábua|Panela|Cumbuca|Frigideira|Chapa|Caneca)[^,.]*/, 'Pote com tampa')
    .replace(/^Aro[^,.]*, prato gelado/, 'Copo gelado com tampa')
    .replace(/, em leque/, '')
}

const flesh: readonly string[] = ['beef', 'pork', 'poultry', 'fish', 'shellfish']

/**
 * Ingredients that the menu's words do not mention but guests must know of: optional ones with meat, fish or an
 * allergen, and any meat or fish that a spoken name leaves out.
 */
function unnamedOf({ idea, name, parts }: Candidate): string[] {
  const optional = new Set(idea.lines.flatMap((line) => (line.optional ? [line.slot] : [])))
  const said = tokenize(`${name} ${idea.story}`)
  return parts
    .filter(({ item }) => !containsPhrase(said, tokenize(shortName(item))))
    .filter(({ slot, item }) => {
      const isFlesh = item.tags.some((tag) => flesh.includes(tag))
      return optional.has(slot)
        ? isFlesh || (allergensOfFood(item)?.has ?? []).length > 0
        : isFlesh && name !== idea.name
    })
    .map(({ item }) => shortName(item))
}

/** What a dish contains, and what its ingredients may bring as traces. */
function allergensOf({ parts }: Candidate): { has: string[]; may: string[] } {
  const held = new Set(parts.flatMap(({ item }) => allergensOfFood(item)?.has ?? []))
  const traces = new Set(parts.flatMap(({ item }) => allergensOfFood(item)?.may ?? []))
  const labels = (test: (one: Allergen) => boolean) =>
    allergens.filter(test).map((one) => allergenLabels[one])
  return {
    has: labels((one) => held.has(one)),
    // Latex in fruit is no trace of a kitchen.
    may: labels((one) => traces.has(one) && !held.has(one) && one !== 'latex'),
  }
}

function difficultyOf({ idea }: Candidate): Dish['difficulty'] {
  if (idea.needs.includes('precision') || idea.technique === 'cure' || idea.finish > 20) return 'alta'
  return idea.technique === 'flambe' || idea.technique === 'braise' || idea.finish > 12 || idea.advance > 60
    ? 'média'
    : 'fácil'
}

function cookedOf(part: Portion, method: string): { cooked?: string } {
  const cooked = cookedWeight(part, method)
  return cooked === null ? {} : { cooked }
}

/** The house's comparable dish, else the one nearest in price. */
function besideOf(
  candidate: Candidate,
  price: number | null,
  { houseDishes, level, conditions }: DishRequest,
): Dish['beside'] | null {
  if (price === null || level.portion < 1) return null
  const like = likeOf(candidate, houseDishes)
  const [nearest] = nearOf(candidate.idea, houseDishes).toSorted(
    (a, b) => Math.abs(priceEach(a) - price) - Math.abs(priceEach(b) - price),
  )
  const own = like ?? nearest
  // A report without meat mentions none.
  return own && conditions.allowsText(own.name)
    ? { name: own.name, price: priceEach(own), margin: marginEach(own), isLike: like !== null }
    : null
}

/** "forno a lenha": hotter than any other, and quicker. */
const hasWoodOven = ({ sheet }: EngineContext): boolean =>
  sheet.wishes.some(
    (wish) => wish.kind === 'equipment' && wish.has && /\bforno (?:a|à|de|com) lenha\b/i.test(wish.text),
  )

/** The step of a pizza in a wood oven: degrees of the floor, and so much less time. */
const inWoodOven = (step: string): string =>
  step
    .replace(
      'no forno mais quente que houver, de 250 a 320 °C, por 4 a 9 minutos, até a borda dourar',
      'no piso do forno a lenha, entre 380 e 430 °C, por 90 segundos a 3 minutos, girando uma vez, até a borda pintar',
    )
    .replace(
      'no forno mais quente que houver, por 4 a 6 minutos',
      'no piso do forno a lenha, entre 380 e 430 °C, por 60 a 90 segundos',
    )
    .replace('volte por 1 minuto', 'volte à boca do forno por 30 segundos')

/** The sheet of a chosen dish, priced for the house. */
export function buildDish(
  candidate: Candidate,
  request: DishRequest,
  context: EngineContext,
  told: Told,
): Dish {
  const { idea, cachaca, ownCachaca, portions, cost, missing } = candidate
  const { wishes, kitchen, conditions, level } = request
  const { has, may } = allergensOf(candidate)
  const added = new Set(newIngredients(candidate, wishes))
  const pass = level.oneGriddle ? passOf(idea) : null
  const complete = missing.length === 0
  const price = complete ? priceOf(candidate, request) : null
  const method = candidate.steps.join(' ')
  const beside = besideOf(candidate, price?.price ?? null, request)
  const grams = alcoholPerPortion(idea, ownCachaca ? houseAbv : cachacas[cachaca].abv, portions)
  return {
    kind: 'dish',
    id: idea.id,
    name: candidate.name,
    ...(candidate.name.replace(/, para \d+$/, '') === idea.name ? {} : { what: idea.name }),
    course: idea.course,
    courseLabel: courseLabels[idea.course],
    techniqueLabel: candidate.isSober ? 'sem cachaça' : techniqueLabels[idea.technique],
    difficulty: difficultyOf(candidate),
    flambe: idea.technique === 'flambe',
    cachaca: {
      id: ownCachaca ? houseCachacaId : cachaca,
      label: ownCachaca ? 'da casa' : cachacas[cachaca].label,
      mlPerPortion: idea.cachacaMl / portions,
    },
    portions,
    ...(candidate.serves > 1 ? { serves: candidate.serves } : {}),
    ...(candidate.mayCostMore ? { aboveCeiling: true } : {}),
    ways: waysOf(candidate),
    ...(candidate.isBoxed ? { boxed: true } : {}),
    ...(isAhead(candidate) ? { ahead: true } : {}),
    stands: standsFor(candidate),
    ...(isHandheld(idea) ? { handheld: true } : {}),
    unchilled: unchilledHours(candidate),
    ...(drips(idea) ? { drips: true } : {}),
    ...(servedOn(candidate, request) === null ? {} : { weekdays: [...(servedOn(candidate, request) ?? [])] }),
    ...(candidate.isSober ? { sober: true } : {}),
    portionGrams: candidate.portionGrams,
    ingredients: candidate.parts.map(({ slot, item, amount }) => ({
      id: item.id,
      name: item.name,
      amount,
      unit: item.unit,
      display: `${describeFood(item, amount)}${request.hasOldBread && item.id === breadId ? ' de ontem' : ''}`,
      purchase: formatQuantity(
        item.unit === 'un' ? amount : Math.ceil(grossAmount(item, amount) - 1e-9),
        item.unit,
      ),
      ...cookedOf({ slot, item, amount }, method),
      costBRL: foodCost(item, amount, conditions.prices),
      owned: wishes.owned.has(item.id),
    })),
    method: hasWoodOven(context) ? candidate.steps.map(inWoodOven) : [...candidate.steps],
    plating: kitchen.onTheGo ? packed(idea.plating) : idea.plating,
    keeps: idea.keeps,
    minutes: { advance: idea.advance, finish: idea.finish },
    equipment: idea.needs.map((need) =>
      need === 'small_oven'
        ? level.needs.includes('oven')
          ? needLabels.oven
          : 'airfryer'
        : needLabels[need],
    ),
    ...(pass === null ? {} : { pass }),
    cost,
    missing: [...missing],
    suggestedPrice: price?.price ?? null,
    foodCostPct: price?.pourCostPct ?? null,
    margin: price?.contributionMargin ?? null,
    priceBasis: price?.basis ?? null,
    priceFormula: complete
      ? null
      : `Some a ${formatBrl(cost)} o custo ${joinList(missing.map(ofThe))} por porção e divida por 0,${kitchen.targetPct}: o resultado é o preço de venda.`,
    allergens: has,
    ...(may.length > 0 ? { mayContain: may } : {}),
    alcohol: {
      gramsPerPortion: grams,
      retainedPct: retention[idea.alcohol] * 100,
      note: candidate.isSober ? 'sem álcool' : alcoholNote(idea),
    },
    pairing: pairingOf(candidate, price?.price ?? null, context, request, told),
    story: idea.story,
    ...(beside === null ? {} : { beside }),
    ...(repeatsFlavours(candidate, request.houseDishes) && { doubles: true }),
    unnamed: unnamedOf(candidate),
    ...(added.size > 0
      ? {
          newIngredients: candidate.parts
            .filter(({ item }) => added.has(item.id))
            .map(({ item }) => shortName(item)),
        }
      : {}),
    fit: fitOf(candidate, wishes),
    safety: safetyOf(candidate),
  }
}
