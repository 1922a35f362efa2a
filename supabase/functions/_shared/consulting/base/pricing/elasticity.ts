import { tokenize } from '../language/text.ts'

/** Default elasticities; demand for drinks reacts less to price. */
export const defaultElasticity = { drinks: -0.9, food: -1.2 } as const

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
    'drink drinks coquetel coqueteis bebida bebidas cerveja cervejas chope chopp caipirinha caipirosca cachaça dose doses gin vodka whisky uísque rum vinho vinhos taça batida suco sucos cajuína guaraná refrigerante refrigerantes água café cafés espumante shot longneck moscow negroni spritz caipifruta mojito margarita limonada vitamina energético gim vodca tequila',
  ),
)

/** A meal, not a coffee. */
const breakfast = /caf[eé] da manh[aã]/gi

/** Pairs of words that mean a drink only together. */
const longNeck = /\blong[- ]neck/i

const tells = (text: string) =>
  longNeck.test(text) || tokenize(text.replace(breakfast, ' ')).some((word) => drinkWords.has(word))

/** Sections whose items are drinks, whatever their names. */
const soberSection = /(?:sem|zero) [aá]lcool/i

/** Whether an item is a drink, by its category or the name's first word; without a category, by its name. */
export function isDrink(name: string, category: string | null): boolean {
  if (category === null || category === '') return tells(name)
  // "Cerveja" under "Geladas" is a drink; "camarão na cerveja" under "Petiscos" is not.
  const [first = ''] = name.trim().split(/\s+/)
  return (
    soberSection.test(category) ||
    tells(category) ||
    tells(first) ||
    (/outros|geral|diversos/i.test(category) && tells(name))
  )
}
