import { tokenize } from '../language/text.ts'

/** Default elasticities; demand for drinks reacts less to price. */
export const defaultElasticity = { drinks: -0.9, food: -1.2 } as const

const drinkWords = new Set(
  tokenize(
    'drink drinks coquetel coqueteis bebida bebidas cerveja cervejas chope chopp caipirinha caipirosca cachaça dose doses gin vodka whisky uísque rum vinho vinhos taça batida suco sucos refrigerante refrigerantes água café cafés espumante shot longneck moscow negroni spritz caipifruta mojito soda cajuína tônica energético gim tequila',
  ),
)

/** Whether an item is a drink, by its category or its first word; without a category, by any word of its name. */
export function isDrink(name: string, category: string | null): boolean {
  const tells = (text: string) => tokenize(text).some((word) => drinkWords.has(word))
  if (!category || /outros|geral|diversos/i.test(category)) return tells(name)
  const [head = ''] = tokenize(name)
  return drinkWords.has(head) || tells(category)
}
