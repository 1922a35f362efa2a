import { tokenize } from '../language/text.ts'

/** Default elasticities; demand for drinks reacts less to price. */
export const defaultElasticity = { drinks: -0.9, food: -1.2 } as const

const drinkWords = new Set(
  tokenize(
    'drink drinks coquetel coqueteis bebida bebidas cerveja cervejas chope chopp caipirinha caipirosca cachaça dose doses gin vodka whisky uísque rum vinho vinhos taça batida suco sucos refrigerante refrigerantes água café cafés espumante shot longneck moscow negroni spritz',
  ),
)

/** Whether an item is a drink, by its category or, failing that, its name. */
export function isDrink(name: string, category: string | null): boolean {
  const tells = (text: string) => tokenize(text).some((word) => drinkWords.has(word))
  return category ? tells(category) || (/outros|geral|diversos/i.test(category) && tells(name)) : tells(name)
}
