import { tokenize } from '../language/text.ts'

/** Default elasticities; demand for drinks reacts less to price. */
export const defaultElasticity = { drinks: -0.9, food: -1.2 } as const

export type Elasticities = { drinks: number; food: number }

/** How guests reacted to the house's own price changes; below 0. */
export type Reaction = {
  /** As measured, and its 80 % range: `low` is the stronger end. */
  elasticity: number
  low: number
  high: number
  /** All tests of its kind, if there are several. */
  tests?: readonly Pick<Reaction, 'elasticity' | 'low' | 'high'>[]
}

/** Widest half range whose strong end is worth fearing; beyond it, the weeks tell mostly chance. */
const sureWithin = 0.5

const isSure = ({ elasticity, low }: Reaction) => elasticity - low <= sureWithin

/** How far elasticities of houses lie from the assumed one, and those of items of one house from each other. */
const houseSpread = 0.4
const itemSpread = 0.3
/** Half of an 80 % range, in standard errors. */
const eightyPercent = 1.28

/** Several tests of one kind, each weighed by how sure it is, drawn towards the assumption by how unsure all are. */
function pooledBy(assumed: number, tests: NonNullable<Reaction['tests']>): number {
  const weighed = tests.map(({ elasticity, low, high }) => ({
    elasticity,
    weight: 1 / (((high - low) / 2 / eightyPercent) ** 2 + itemSpread ** 2),
  }))
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const measured = weighed.reduce((sum, { elasticity, weight }) => sum + elasticity * weight, 0) / total
  const trust = houseSpread ** 2 / (houseSpread ** 2 + 1 / total)
  return assumed + trust * (Math.min(0, measured) - assumed)
}

/** The strongest of the tests of a kind, with all of them if there are several. */
export function reactionOf<Test extends Reaction>(tests: readonly Test[]): Reaction | undefined {
  const [strongest] = tests.toSorted((a, b) => a.elasticity - b.elasticity)
  return strongest && tests.length > 1 ? { ...strongest, tests } : strongest
}

/**
 * The assumed elasticity, half-way to the nearest one that the house's own test allows; unchanged if the test allows it,
 * because one test of one item does not replace the assumption for all others. Several tests count by their sureness.
 */
export function correctedBy(assumed: number, seen: Reaction | undefined): number {
  if (seen === undefined) return assumed
  if (seen.tests) return pooledBy(assumed, seen.tests)
  // Guests who reacted more than assumed are heeded as far as the test is sure, also where it allows the assumption.
  if (seen.elasticity < assumed && seen.high >= assumed) return pooledBy(assumed, [seen])
  return (assumed + Math.min(0, Math.max(seen.low, Math.min(seen.high, assumed)))) / 2
}

/** The elasticities to compute with: the owner's own, else the assumed ones, corrected by the house's own tests. */
export const elasticitiesOf = (
  own: number | null,
  measured: (drink: boolean) => Reaction | undefined,
): Elasticities => ({
  drinks: own ?? correctedBy(defaultElasticity.drinks, measured(true)),
  food: own ?? correctedBy(defaultElasticity.food, measured(false)),
})

/**
 * How guests react to an item's price: what its own change showed, drawn towards what its kind shows by as much as its
 * weeks leave to chance.
 */
export function ownReaction(
  assumed: number,
  { elasticity, low, high }: Pick<Reaction, 'elasticity' | 'low' | 'high'>,
): number {
  const error = (high - low) / 2 / eightyPercent
  const trust = itemSpread ** 2 / (itemSpread ** 2 + error ** 2)
  return assumed + trust * (Math.min(0, elasticity) - assumed)
}

/** The reaction that a bad case must bear: the strong end of what was measured, if chance leaves it narrow. */
export const badOf = (seen: Reaction | undefined): number | undefined =>
  seen && (isSure(seen) ? seen.low : seen.elasticity)

/** Guests may react a third more strongly than assumed, or half as strongly. */
const stronger = 4 / 3
const weaker = 0.5

/** The elasticities of the bad and the good case of a rise. @param measured in the house's own sheet */
export const reactionsOf = (elasticity: number, measured: number | undefined) => ({
  strong: Math.min(elasticity * stronger, measured ?? 0),
  weak: elasticity * weaker,
})

const drinkWords = new Set(
  tokenize(
    'drink drinks coquetel coqueteis bebida bebidas cerveja cervejas chope chopp caipirinha caipirosca cachaça dose doses gin vodka whisky uísque rum vinho vinhos taça batida suco sucos cajuína guaraná refrigerante refrigerantes água café cafés espumante shot longneck moscow negroni spritz caipifruta mojito margarita limonada vitamina energético gim vodca tequila mule mula sour quentão sangria clericot',
  ),
)

/** A meal, not a coffee. */
const breakfast = /caf[eé] da manh[aã]/gi

/** Pairs of words that mean a drink only together. */
const pairs = /\blong[- ]neck|\brabo de galo|\bcaju amigo|\bcuba libre/i

/** Answers so far: engines ask about the same names and sections for every pair of items. */
const told = new Map<string, boolean>()
const mostTold = 4000

function tells(text: string): boolean {
  const known = told.get(text)
  if (known !== undefined) return known
  const drink =
    pairs.test(text) || tokenize(text.replace(breakfast, ' ')).some((word) => drinkWords.has(word))
  if (told.size >= mostTold) told.clear()
  told.set(text, drink)
  return drink
}

/** What a café serves beside its coffee: under "Café" as well, they are dishes. */
const baked = new Set(
  tokenize(
    'tapioca cuscuz misto bolo pão pães omelete ovo ovos sanduíche sanduba torrada croissant panqueca crepioca coxinha pastel torta waffle crepe beiju bruaca sonho brownie cookie empada quiche salgado biscoito muffin rabanada panetone',
  ),
)

/** Whether a name is of what is baked or fried, and poured nowhere. */
export const isBaked = (name: string): boolean =>
  tokenize(name.trim().split(/\s+/)[0] ?? '').some((word) => baked.has(word))

/** Sections whose items are drinks, whatever their names. */
const soberSection = /(?:sem|zero) [aá]lcool/i

/** Whether an item is a drink, by its category or the name's first word; without a category, by its name. */
export function isDrink(name: string, category: string | null): boolean {
  if (category === null || category === '') return tells(name)
  // "Cerveja" under "Geladas" is a drink; "camarão na cerveja" under "Petiscos" is not.
  const [first = ''] = name.trim().split(/\s+/)
  if (isBaked(name)) return false
  return (
    soberSection.test(category) ||
    tells(category) ||
    tells(first) ||
    (/outros|geral|diversos/i.test(category) && tells(name))
  )
}
