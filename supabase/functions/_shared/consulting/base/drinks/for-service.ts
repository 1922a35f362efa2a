/** Variants of a drink: mixed ahead for a busy night, or without its alcohol. */
import { priceWithin, recipeCost } from '../costing.ts'
import type { Venue } from '../house/read-venue.ts'
import { fillChoices } from '../language/choices.ts'
import { ofThe, the } from '../language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../language/text.ts'
import { garnishCost, ingredient, ingredientCost } from '../pantry/bar.ts'
import type { Prices } from '../pantry/house-prices.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import { kindOfSpirit } from '../spirits.ts'
import type { Candidate, Portion } from './candidate.ts'
import type { Drink } from './drink.schema.ts'
import { type PriceRule, priceOf } from './price.ts'
import { type Companions, companionFor } from './stand-ins.ts'
import type { TemplateId } from './templates.ts'

const batchServings = 10
/** Most days: a bottle that stands longer is forgotten. */
const mostDays = 14

/** Days that an ingredient keeps once mixed and chilled. */
function keepsDays(item: Ingredient): number {
  if (item.kind === 'house') return Math.min(3, item.keepsDays)
  if (item.abv >= 35) return mostDays
  if (item.abv > 0) return 7
  if (item.tags.includes('citrus') || item.tags.includes('dairy') || item.family === 'coco') return 1
  if (item.tags.includes('caffeine')) return 1
  return 2
}

/** The blue flower turns lilac with the lime, before the guest: mixed ahead, nobody sees it. */
const turnsColour = (portions: readonly Portion[]) =>
  portions.some(({ item }) => item.id === 'cha_clitoria') && portions.some(({ item }) => item.acid >= 4)

const isFoam = ({ item }: Portion) => item.id === 'clara' || item.id === 'grao_bico'

/** "350 ml", "1,2 l". */
const liquid = (ml: number) =>
  ml >= 1000 ? `${formatNumber(Math.round(ml / 50) / 20)} l` : `${Math.round(ml / 5) * 5} ml`

/** Seconds for a hot drink poured from the flask: the mug, the base and the spirit. */
const flaskSeconds = 30

/** The hot base of ten mugs, kept in a vacuum flask without the spirit; null with milk, which does not keep hot. */
function flaskOf({ portions }: Candidate): NonNullable<Drink['batch']> | null {
  const base = portions.filter(({ item }) => item.abv === 0 && item.mlPerUnit > 0 && item.phase === 'mix')
  if (base.length === 0 || portions.some(({ item }) => item.tags.includes('dairy'))) return null
  const parts = base.map(({ item, amount }) => ({
    name: item.name,
    ml: amount * item.mlPerUnit * batchServings,
  }))
  const pourMl = Math.round(parts.reduce((sum, { ml }) => sum + ml, 0) / batchServings)
  return {
    servings: batchServings,
    parts,
    waterMl: 0,
    pourMl,
    keepsDays: 1,
    seconds: flaskSeconds,
    text: `Base quente de ${batchServings} canecas, sem a cachaça, até 3 horas na garrafa térmica: ${joinList(parts.map(({ name, ml }) => `${liquid(ml)} de ${name}`))}. Na hora, ${pourMl} ml da base e a dose.`,
  }
}

/**
 * The liquids of ten glasses in one bottle, the usual number of one drink on a busy night. Shaken and stirred drinks
 * include the water of the melting ice; built drinks get their ice in the glass, and frozen ones are blended several at
 * a time. Null for drinks that must be made to order: blended without ice, or with fruit pressed in the glass.
 */
export function batchOf(candidate: Candidate): NonNullable<Drink['batch']> | null {
  const { path, portions, strength, garnish, iceGrams } = candidate
  const isFrozen = path.technique === 'blended'
  if (path.method === 'heat') return flaskOf(candidate)
  if (path.method === 'blend' && !isFrozen) return null
  if (turnsColour(portions)) return null
  const pressed = portions.filter(({ item }) => item.phase === 'muddle')
  if (pressed.some(({ item }) => item.mlPerUnit > 0 || item.unit === 'un')) return null
  const foams = portions.filter(isFoam)
  const mixed = portions.filter(
    (portion) => portion.item.phase === 'mix' && portion.item.mlPerUnit > 0 && !isFoam(portion),
  )
  if (mixed.length < 2) return null
  const parts = mixed.map(({ item, amount }) => ({
    name: item.name,
    ml: amount * item.mlPerUnit * batchServings,
  }))
  // A drink with foam is shaken with ice to order, and gets its water then.
  const iced = (path.technique === 'shaken' || path.technique === 'stirred') && foams.length === 0
  const mixedMl = parts.reduce((sum, { ml }) => sum + ml, 0)
  // Rounded so that a glass takes a multiple of 5 ml, which a jigger measures.
  const measured = Math.round((mixedMl / batchServings + strength.waterMl) / 5) * 5
  const waterMl = iced ? Math.max(0, measured * batchServings - mixedMl) : 0
  const pourMl = (mixedMl + waterMl) / batchServings
  const days = Math.min(mostDays, ...mixed.map(({ item }) => keepsDays(item)))
  const top = portions.filter(({ item }) => item.phase === 'top')
  const rest = portions.filter(
    ({ item }) => item.phase === 'mix' && item.mlPerUnit === 0 && item.unit !== 'dashes',
  )
  const atOnce = [
    ...pressed.map(({ item }) =>
      `${item.name} pressionado na hora`.replace('hortelã pressionado', 'hortelã pressionada'),
    ),
    ...rest.map(({ item }) => `${the(item.name).startsWith('a ') ? 'uma' : 'um'} ${item.name}`),
    ...foams.map(({ item }) => `${item.name} batida na hora com gelo`),
    ...top.map(({ item, amount }) => `${formatNumber(amount)} ml de ${item.name}`),
    ...(garnish ? [garnish.name] : []),
  ]
  const kept = `tampe e guarde na geladeira ${days === 1 ? 'só até o fim do dia' : `por até ${days} dias`}`
  const served = isFrozen
    ? `. Para ${roundGlasses} copos: ${formatNumber(Math.round(pourMl * roundGlasses))} ml do lote e ${formatNumber(iceGrams * roundGlasses)} g de gelo, 20 segundos no liquidificador`
    : `: cada copo leva ${formatNumber(Math.round(pourMl))} ml${path.served === 'on_ice' ? ' sobre gelo' : ', bem gelado'}`
  const text = `Para ${batchServings} copos, junte ${joinList([...parts.map(({ name, ml }) => `${liquid(ml)} de ${name}`), ...(waterMl > 0 ? [`${liquid(waterMl)} de água filtrada (a que o gelo daria)`] : [])])}, ${kept}${served}${atOnce.length > 0 ? `, com ${joinList(atOnce)}` : ''}.`
  return {
    servings: batchServings,
    parts,
    waterMl,
    pourMl,
    keepsDays: days,
    seconds: pourSeconds(atOnce.length, foams.length > 0) + (isFrozen ? blendSeconds : 0),
    text,
  }
}

/** Glasses of a frozen drink that are blended at once, and the blending seconds per glass. */
const roundGlasses = 4
const blendSeconds = 10

/** Seconds per glass from the batch: glass and ice, the measure, and each ingredient added. */
const pourSeconds = (added: number, foams: boolean) => 15 + added * 5 + (foams ? 15 : 0)

/** Drinks whose body comes from fruit, so that they work without the spirit. */
const stands: ReadonlySet<TemplateId> = new Set([
  'sour',
  'collins',
  'highball',
  'caipirinha',
  'smash',
  'tiki',
  'frozen',
  'batida',
  'coffee',
])

/** Price as a share of the drink's own: nobody pays the full price without the spirit. */
const soberShare = 0.85

/** The drink without its cachaça; null if nothing else carries it, or if another ingredient has alcohol. */
export function siblingOf(
  candidate: Candidate,
  companions: Companions,
  venue: Venue,
  prices: Prices,
  { rule, price: withAlcohol }: { rule: PriceRule; price: number },
): NonNullable<Drink['sibling']> | null {
  const { base, portions, garnish, concept, iceGrams } = candidate
  const [spirit, ...rest] = portions
  if (!base || !spirit || !stands.has(concept.template)) return null
  if (rest.some(({ item }) => item.abv > 0)) return null
  const other = companionFor(companions, rest, candidate.path)
  if (!other) return null
  // A sweet substitute replaces the same amount of syrup.
  const syrup = rest.find(({ item }) => item.sugar > 40)
  const surplus = (spirit.amount * other.sugar) / 100
  const less = syrup
    ? Math.min(Math.max(0, syrup.amount - 5), Math.round((surplus / syrup.item.sugar) * 20) * 5)
    : 0
  const left = rest.map((portion) =>
    portion === syrup ? { ...portion, amount: portion.amount - less } : portion,
  )
  const cost = recipeCost([
    ...[{ item: other, amount: spirit.amount }, ...left].map(({ item, amount }) =>
      ingredientCost(item, amount, prices),
    ),
    ingredientCost(ingredient('gelo'), iceGrams, prices),
    garnish ? garnishCost(garnish, prices) : 0,
  ])
  if (cost.kind === 'incomplete') return null
  // The owner's lowest price applies to the drink that was asked for, not to its version without the spirit.
  const own = priceOf({ cost: cost.total, base: null }, venue, {
    ...rule,
    owner: { least: null, most: rule.owner.most },
  })
  const price = Math.max(
    cost.total,
    Math.min(
      own.price,
      priceWithin(Number.POSITIVE_INFINITY, { least: null, most: withAlcohol * soberShare }, venue.ending),
    ),
  )
  const kind = kindOfSpirit(base.id)
  const sweet = less > 0 && syrup ? ` e ${formatNumber(less)} ml a menos de ${syrup.item.name}` : ''
  return {
    text: fillChoices(
      `${formatNumber(spirit.amount)} ml de ${other.name} [no lugar ${ofThe(kind)}|em vez ${ofThe(kind)}|onde iria ${the(kind)}]${sweet}[, ao custo de ${formatBrl(cost.total)} e por ${formatBrl(price)}|; custa ${formatBrl(cost.total)} e sai a ${formatBrl(price)}]`,
      concept.name,
    ),
    cost: cost.total,
    price,
  }
}
