import { type CachacaId, cachacas } from '../../base/cachacas.ts'
import { capitalize, ofThe, the, uncapitalize } from '../../base/language/grammar.ts'
import { containsPhrase, formatNumber, tokenize } from '../../base/language/text.ts'
import { memoized } from '../../base/memoized.ts'
import type { Food, FoodTag } from '../../base/pantry/food.ts'
import type { Prices } from '../../base/pantry/house-prices.ts'
import { cachacaFood, foodCost, foodOf, shortName } from '../../base/pantry/kitchen.ts'
import { isGarnish } from './freshness.ts'
import type { DishIdea, Line } from './idea.ts'
import { withoutOne } from './left-out-word.ts'

/** The choice for a recipe line. */
export interface Portion {
  slot: string
  item: Food
  /** Amount for the batch, after trimming. */
  amount: number
}

/** A dish that this kitchen can make for this owner. */
export interface Candidate {
  idea: DishIdea
  /** The dish's name in this house's style. */
  name: string
  /** The farm's cachaça of the recipe; the nearest one if the house uses its own. */
  cachaca: CachacaId
  /** Whether the recipe uses the house's own cachaça. */
  ownCachaca: boolean
  /** The recipe's lines in order, then the cachaça. */
  parts: readonly Portion[]
  portions: number
  portionGrams: number
  steps: readonly string[]
  /** R$ per portion, over the ingredients with a known price. */
  cost: number
  missing: readonly string[]
  /** Number of people that a plate is for. */
  serves: number
  /** Packed to be taken home. */
  isBoxed: boolean
  /** Made without cachaça. */
  isSober: boolean
  /** R$ that the plate may cost the guest; null without a limit of its own. */
  dearest: number | null
  /** R$ that the owner wants to charge for it at least; null without such a wish. */
  cheapest: number | null
  /** Whether the ceiling of the other dishes does not apply. */
  mayCostMore: boolean
}

/** Constraints on a dish. */
export interface Conditions {
  allowsFood: (item: Food) => boolean
  allowsText: (text: string) => boolean
  allowsCachaca: (id: CachacaId) => boolean
  /** The house's own cachaça; if set, every dish uses it. */
  houseCachaca: Food | null
  /** Pantry ids that the owner named. */
  wanted: readonly string[]
  /** Pantry ids that the house's menu names; taken before others that the line allows. */
  stock: Pick<ReadonlySet<string>, 'has'>
  /** Fish that the pantry knows by a like one, under the owner's name: arabaiana is cooked as robalo, and bought as itself. */
  called?: ReadonlyMap<string, Food>
  /** Whether the request or the menu says what the house buys. */
  knowsPurchases: boolean
  /** Vegetarian kitchen: optional meat is left out. */
  prefersGreen: boolean
  /** Share of the recipe's salt to use. */
  saltShare: number
  /** Portions are this share of the full ones. */
  portion: number
  /** A simple house, whose menu uses spoken names. */
  isSimple: boolean
  prices: Prices
  /** The cachaça that the recipe must use, if it suits. */
  spirit?: CachacaId
  /** Whether every dish is packed, so that its box is part of the cost. */
  packsAll?: boolean
  /** Cheapest version: the cheapest choice for each line, without optional ones. */
  cheapest?: boolean
}

const flesh: readonly FoodTag[] = ['beef', 'pork', 'poultry', 'fish', 'shellfish']

/** Whether a food is meat or fish. */
export const isFlesh = ({ tags }: Pick<Food, 'tags'>): boolean => tags.some((tag) => flesh.includes(tag))

/** Whether a dish contains meat or fish. */
export function hasFlesh({ parts }: Pick<Candidate, 'parts'>): boolean {
  return parts.some(({ item }) => isFlesh(item))
}

function choose(line: Line, conditions: Conditions): Portion | null {
  const allowed = line.options
    .map(([id, amount]) => ({ slot: line.slot, item: conditions.called?.get(id) ?? foodOf(id), amount }))
    .filter(({ item }) => conditions.allowsFood(item))
    // Foods without a price are used only when the owner asked for them.
    .filter(({ item }) => conditions.prices(item) !== null || conditions.wanted.includes(item.id))
    .filter(
      ({ item }) =>
        !(line.optional && conditions.prefersGreen && item.tags.some((tag) => flesh.includes(tag))),
    )
  const wished = allowed.find(({ item }) => conditions.wanted.includes(item.id))
  const bought = allowed.find(({ item }) => conditions.stock.has(item.id))
  // A leaf or a herb that the house does not buy is not worth a purchase of its own.
  if (line.optional && !wished && !bought && conditions.knowsPurchases) {
    const [first] = allowed.filter(({ item }) => !isGarnish(item.id))
    if (!first) return null
  }
  if (wished || !conditions.cheapest) return wished ?? bought ?? allowed[0] ?? null
  if (line.optional) return null
  const costOf = ({ item, amount }: Portion) =>
    foodCost(item, amount, conditions.prices) ?? Number.POSITIVE_INFINITY
  return allowed.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? null
}

function fill(text: string, parts: readonly Portion[], cachaca: string, dose: number): string {
  const filled = text.replace(/\{(?:(o|do|no):)?(\w+)\}/g, (_, article: string | undefined, slot: string) => {
    if (slot === 'cachaca') return `a ${cachaca}`
    if (slot === 'dose') return `${formatNumber(dose)} ml`
    const part = parts.find((candidate) => candidate.slot === slot)
    if (!part) throw new Error(`dishes: a step names the missing line ${slot}`)
    const name = shortName(part.item)
    if (article === 'o') return the(name)
    if (article === 'do') return ofThe(name)
    return article === 'no' ? `n${the(name)}` : name
  })
  return filled.replace(/\bde a cachaça/g, 'da cachaça').replace(/\bem a cachaça/g, 'na cachaça')
}

/** Most words of a step that is appended to the line before it: "polvilhe o cacau na hora". */
const shortStep = 8

/** A short step gets no line of its own, unless it is the first. */
function joinShort(steps: string[], text: string): string[] {
  const before = steps.at(-1)
  if (before === undefined || text.split(' ').length > shortStep || before.length > 160)
    return [...steps, text]
  return [...steps.slice(0, -1), `${before.replace(/\.$/, '')}; ${uncapitalize(text)}`]
}

/** The step itself takes the pan off the heat. */
const offHeat = /fora do fogo,? junte \{cachaca\}/i

const burns = /ferv|reduz|apur|refog|secar|brilh|mexendo/i

/** Adds a fire warning to the step in which the spirit first meets heat; flambéed dishes have it in their own steps. */
function withFireWarning({ technique }: DishIdea) {
  return (steps: string[], { text }: { text: string }): string[] => {
    const told = steps.some((step) => step.includes('{cachaca} ('))
    if (told || technique === 'flambe' || !burns.test(text) || offHeat.test(text)) return [...steps, text]
    const how = /(?:ferva|reduza) \{cachaca\}/i.test(text)
      ? 'fogo baixo, panela funda, tampa à mão'
      : /chapa|canto/i.test(text)
        ? 'medida, longe da chama'
        : 'com a panela fora do fogo'
    return [...steps, text.replace('{cachaca}', `{cachaca} (${how})`)]
  }
}

/**
 * Heated dishes use the white cachaça, because heat destroys the aroma of wood; another only if white is not allowed.
 */
function cachacaOf(idea: DishIdea, conditions: Conditions): CachacaId | undefined {
  if (conditions.houseCachaca) return 'alambique'
  const isHeated = idea.alcohol !== 'raw' && idea.alcohol !== 'overnight'
  const suitable: readonly CachacaId[] = isHeated ? ['alambique', ...idea.cachacas] : idea.cachacas
  const { spirit } = conditions
  if (spirit !== undefined) return conditions.allowsCachaca(spirit) ? spirit : undefined
  const bases = suitable.filter((id) => conditions.allowsCachaca(id))
  return conditions.cheapest
    ? bases.toSorted((a, b) => cachacas[a].pack.price - cachacas[b].pack.price)[0]
    : bases[0]
}

/** One box for each plate. */
const boxesFor = (plates: number): Portion => ({
  slot: 'embalagem',
  item: foodOf('embalagem'),
  amount: plates,
})

/** A dish in its box, with the box's cost. */
export function packed(candidate: Candidate, conditions: Conditions): Candidate {
  if (candidate.isBoxed) return candidate
  const box = boxesFor(candidate.portions)
  const cost = (foodCost(box.item, box.amount, conditions.prices) ?? 0) / candidate.portions
  return { ...candidate, isBoxed: true, parts: [...candidate.parts, box], cost: candidate.cost + cost }
}

const wholeWord = memoized((word) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'iu'))

/**
 * The name with what this house puts into the dish: what a line took instead has its own name, and what it left out has none.
 * "com maxixe" → "com jerimum"; "com coalho, alecrim e mel" → "com coalho e mel".
 */
function truthful(name: string, { lines }: DishIdea, parts: readonly Portion[]): string {
  const has = (word: string) => parts.some(({ item }) => containsPhrase(tokenize(item.name), tokenize(word)))
  return lines.reduce((named, { slot, options }) => {
    const taken = parts.find((part) => part.slot === slot)
    const [missing] = options.flatMap(([id]) => {
      const word = shortName(foodOf(id))
      return wholeWord(word).test(named) && !has(word) ? [word] : []
    })
    if (missing === undefined) return named
    if (!taken)
      return withoutOne(named, missing) ?? named.replace(new RegExp(` (?:com|na|no) ${missing}`, 'iu'), '')
    const own = shortName(taken.item)
    return named
      .replace(new RegExp(`(?<!\\p{L})([nd])[ao] ${missing}`, 'iu'), (_, of: string) => `${of}${the(own)}`)
      .replace(new RegExp(missing, 'iu'), (word) => (word === capitalize(word) ? capitalize(own) : own))
  }, name)
}

/** "{peixe} com feijão-verde" → "Filé de tilápia com feijão-verde": named by what this house puts in it. */
function namedFor(idea: DishIdea, parts: readonly Portion[]): DishIdea {
  const named = (name: string) =>
    truthful(name.includes('{') ? capitalize(fill(name, parts, '', 0)) : name, idea, parts)
  return { ...idea, name: named(idea.name), called: idea.called === null ? null : named(idea.called) }
}

/** The idea under the owner's constraints; null if an essential ingredient is excluded. */
export function compose(plan: DishIdea, conditions: Conditions): Candidate | null {
  const parts: Portion[] = []
  for (const line of plan.lines) {
    const part = choose(line, conditions)
    if (part) {
      const share = part.item.id === 'sal' ? conditions.saltShare : 1
      parts.push({ ...part, amount: part.amount * share })
    } else if (!line.optional) return null
  }
  const idea = namedFor(plan, parts)
  const cachaca = cachacaOf(idea, conditions)
  if (!cachaca) return null
  const spirit = conditions.houseCachaca ?? cachacaFood(cachaca)
  if (conditions.packsAll) parts.push(boxesFor(Math.round(idea.portions / conditions.portion)))

  const portions = Math.round(idea.portions / conditions.portion)
  const steps = idea.steps
    .filter(({ slot }) => slot === null || parts.some((part) => part.slot === slot))
    .reduce<string[]>(withFireWarning(idea), [])
    .map((text) => fill(text, parts, spirit.name, idea.cachacaMl / portions))
    .reduce<string[]>(joinShort, [])
    .map((text) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`)
  const name = conditions.isSimple ? (idea.called ?? idea.name) : idea.name
  const texts = [idea.name, name, idea.story, idea.plating, idea.keeps, ...steps]
  if (!texts.every((text) => conditions.allowsText(text))) return null

  const all = [...parts, { slot: 'cachaca', item: spirit, amount: idea.cachacaMl }]
  const costs = all.map(({ item, amount }) => ({ item, cost: foodCost(item, amount, conditions.prices) }))
  return {
    idea,
    name,
    cachaca,
    ownCachaca: conditions.houseCachaca !== null,
    parts: all,
    portions,
    portionGrams: Math.round((idea.portionGrams * conditions.portion) / 5) * 5,
    steps,
    cost: costs.reduce((sum, { cost }) => sum + (cost ?? 0), 0) / portions,
    missing: costs.filter(({ cost }) => cost === null).map(({ item }) => shortName(item)),
    serves: 1,
    isBoxed: conditions.packsAll === true,
    isSober: false,
    dearest: null,
    cheapest: null,
    mayCostMore: false,
  }
}
