import { allergenLabels, allergens } from '../allergens.ts'
import { monthNames } from '../calendar.ts'
import type { Venue } from '../house/read-venue.ts'
import { formatNumber, slugify } from '../language/text.ts'
import { allergensOfGarnish, allergensOfIngredient } from '../pantry/allergens.ts'
import { describeAmount, garnishCost, ingredient, ingredientCost } from '../pantry/bar.ts'
import type { Prices } from '../pantry/house-prices.ts'
import { isPulp } from '../pantry/seasons.ts'
import { kindOfSpirit } from '../spirits.ts'
import { strength } from '../strength.ts'
import { drinkTraits } from './asked-traits.ts'
import type { Candidate } from './candidate.ts'
import type { Allowance, Conditions } from './conditions.ts'
import type { Drink, DrinkIngredient } from './drink.schema.ts'
import { batchOf, siblingOf } from './for-service.ts'
import { cubesIn } from './little-ice.ts'
import { equipmentNames, writeMethod } from './method.ts'
import { freePrice, type PriceRule, sharedPriceOf } from './price.ts'
import type { Companions } from './stand-ins.ts'
import { tastingOf } from './tasting.ts'
import { toldStory } from './told-story.ts'
import { hasTrait } from './trait-of.ts'

const techniqueLabels = {
  shake: 'Batido na coqueteleira',
  stir: 'Mexido com gelo',
  build: 'Montado no copo',
  blend: 'Batido no liquidificador',
  heat: 'Aquecido',
  chill: 'Misturado gelado, sem gelo',
} as const

/** The allergens that a guest must be told of, as named on the menu. */
function allergensOf({ portions, garnish }: Candidate): string[] {
  const held = new Set([
    ...portions.flatMap(({ item }) => allergensOfIngredient(item)?.has ?? []),
    ...((garnish && allergensOfGarnish(garnish)?.has) ?? []),
  ])
  return allergens.filter((one) => held.has(one)).map((one) => allergenLabels[one])
}

function ingredientsOf(candidate: Candidate, prices: Prices): DrinkIngredient[] {
  const listed = candidate.portions.map(
    ({ item, amount, fromVessel }, index): DrinkIngredient => ({
      id: item.id,
      name: item.name,
      amount,
      unit: item.unit,
      display: describeAmount(item, amount),
      role: candidate.base && index === 0 ? 'base' : 'ingredient',
      phase: item.phase,
      ml: amount * item.mlPerUnit,
      abv: item.abv,
      costBRL: fromVessel ? 0 : ingredientCost(item, amount, prices),
    }),
  )
  const ice = ingredient('gelo')
  if (candidate.iceGrams > 0) {
    listed.push({
      id: ice.id,
      name: ice.name,
      amount: candidate.iceGrams,
      unit: 'g',
      display: describeAmount(ice, candidate.iceGrams),
      role: 'ice',
      phase: 'finish',
      ml: 0,
      abv: 0,
      costBRL: ingredientCost(ice, candidate.iceGrams, prices),
    })
  }
  const { garnish } = candidate
  if (garnish) {
    listed.push({
      id: garnish.id,
      name: garnish.name,
      amount: 1,
      unit: 'un',
      display: garnish.name,
      role: 'garnish',
      phase: 'finish',
      ml: 0,
      abv: 0,
      costBRL: garnishCost(garnish, prices),
    })
  }
  return listed
}

function seasonOf(candidate: Candidate, noFreezer: boolean): string | null {
  const fruit = candidate.portions.find(
    ({ item }) => item.months !== undefined && item.months.length < 12,
  )?.item
  const first = fruit?.months?.[0]
  const last = fruit?.months?.at(-1)
  if (!fruit || first === undefined || last === undefined) return null
  const otherwise = noFreezer
    ? ''
    : isPulp(fruit)
      ? '; polpa congelada, o ano todo'
      : fruit.unit === 'g'
        ? ' (fora dela, polpa descongelada)'
        : ''
  return `Safra de ${fruit.family}: ${monthNames[first - 1]} a ${monthNames[last - 1]}${otherwise}`
}

function iceText(candidate: Candidate): string {
  if (candidate.vessel) return 'Sem gelo: a fruta vem gelada'
  if (candidate.path.method === 'heat' || candidate.path.method === 'chill') return 'Sem gelo'
  if (candidate.path.technique === 'blended') return 'Batido junto com o drink'
  const few = cubesIn(candidate)
  if (few !== null) return `${few} pedras, com tudo já gelado`
  return candidate.path.served === 'on_ice'
    ? 'Cubos grandes, até a borda do copo'
    : 'Só no preparo; copo sem gelo'
}

function serveText(candidate: Candidate): string {
  const { glass, path, strength: result } = candidate
  const volume = `${Math.round(result.volumeMl / 5) * 5} ml`
  const few = cubesIn(candidate)
  const iced = few === null ? 'com gelo' : `com ${few} pedras de gelo`
  const how = path.method === 'heat' ? 'bem quente' : path.served === 'on_ice' ? iced : 'sem gelo'
  if (candidate.servings !== undefined)
    return `${glass.name[0]?.toUpperCase()}${glass.name.slice(1)}, ${how}, ${volume} ao todo`
  return `${glass.name[0]?.toUpperCase()}${glass.name.slice(1)}, ${how}, ${volume}`
}

/** The same drink on 30 ml of cachaça, lengthened with sparkling water. Short and creamy drinks stay as they are. */
function lighterVersion(candidate: Candidate, allowance: Allowance): Drink['lighter'] {
  const base = candidate.base ? candidate.portions[0] : undefined
  const soda = ingredient('agua_gas')
  const stretches = ['sour', 'collins', 'highball', 'caipirinha', 'smash', 'tiki', 'spritz', 'julep']
  if (!base || base.amount <= 30 || !stretches.includes(candidate.concept.template)) return null
  if (!allowance.allowsIngredient(soda)) return null
  const added = candidate.path.glass === 'stem' || candidate.path.glass === 'low' ? 80 : 40
  const parts = (top: boolean) =>
    candidate.portions.flatMap(({ item, amount }, index) =>
      (item.phase === 'top') === top
        ? [{ ml: (index === 0 ? 30 : amount) * item.mlPerUnit, abv: item.abv }]
        : [],
    )
  const { abvPct } = strength(parts(false), candidate.path.technique, [...parts(true), { ml: added, abv: 0 }])
  const glass = candidate.path.glass === 'stem' || candidate.path.glass === 'low' ? ', em copo alto' : ''
  return {
    text: `Mais leve: 30 ml de ${kindOfSpirit(base.item.id)}, +${added} ml de água com gás${glass} (${formatNumber(abvPct)}% vol)`,
    abvPct,
  }
}

function difficultyOf(candidate: Candidate): Drink['difficulty'] {
  const hard = candidate.portions.some(({ item }) => item.id === 'clara' || item.id === 'espuma_coco')
  if (hard || candidate.path.method === 'heat') return 'alta'
  return candidate.path.method === 'build' ||
    candidate.path.method === 'chill' ||
    candidate.path.method === 'blend'
    ? 'fácil'
    : 'média'
}

/** Texts added to a selected candidate. */
interface Placing {
  pairing: string
  fit: string
  /** Substitutes for the cachaça, best first; empty if no version without alcohol is wanted. */
  companions?: Companions
}

/** The recipe sheet of a chosen drink, priced for the house. */
export function buildDrink(
  candidate: Candidate,
  placing: Placing,
  venue: Venue,
  {
    has,
    allowance,
    prices,
    month,
    littleIce,
    noFreezer = false,
  }: Pick<Conditions, 'has' | 'allowance' | 'prices' | 'month' | 'littleIce' | 'noFreezer'>,
  rule: PriceRule = freePrice,
): Drink {
  const price = sharedPriceOf(candidate, venue, rule)
  const method = writeMethod(candidate, has, littleIce)
  const isShared = candidate.servings !== undefined || candidate.vessel !== undefined
  return {
    kind: 'drink',
    id: slugify(candidate.concept.name),
    name: candidate.concept.name,
    template: candidate.concept.template,
    // By law a caipirinha is made with cachaça.
    style:
      candidate.base === null && candidate.concept.template === 'caipirinha'
        ? 'Macerado'
        : candidate.template.label,
    base: candidate.base && {
      id: candidate.base.id,
      label: candidate.base.label,
      notes: candidate.base.notes,
    },
    ingredients: ingredientsOf(candidate, prices),
    method: method.steps,
    technique: candidate.path.technique,
    techniqueLabel: techniqueLabels[candidate.path.method],
    equipment: method.equipment.map((id) => equipmentNames[id]),
    glass: candidate.glass.name,
    ice: iceText(candidate),
    serve: serveText(candidate),
    garnish: candidate.garnish?.name ?? null,
    pairing: placing.pairing,
    story: toldStory(candidate),
    tasting: tastingOf(candidate, allowance.allowsText),
    fit: placing.fit,
    sweetness: candidate.sweetness,
    season: seasonOf(candidate, noFreezer),
    allergens: allergensOf(candidate),
    doseCost: candidate.cost,
    pourCostPct: price.pourCostPct,
    suggestedPrice: price.price,
    contributionMargin: price.contributionMargin,
    priceBasis: price.basis,
    abvPct: candidate.strength.abvPct,
    volumeMl: candidate.strength.volumeMl,
    dilutionMl: candidate.strength.waterMl,
    difficulty: difficultyOf(candidate),
    prepSeconds: candidate.prepSeconds,
    ...(candidate.servings === undefined ? {} : { servings: candidate.servings }),
    traits: drinkTraits.filter((trait) => hasTrait(candidate, trait, month)),
    lighter: isShared ? null : lighterVersion(candidate, allowance),
    batch: isShared ? null : batchOf(candidate),
    sibling: isShared
      ? null
      : siblingOf(candidate, placing.companions ?? [], venue, prices, { rule, price: price.price }),
  }
}
