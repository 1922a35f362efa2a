/** What sells together, at what price or discount, and whether it pays: "bode + 4 doses por R$ 160, quanto sobra?" */
import { amountIn, number } from '../dishes/shape.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import type { ClauseReader } from './clause.ts'

const asks =
  /(?:quanto (?:\w+ ){0,3}?(?:sobra|ganh|lucr|fica|deixa|rende|tir)\w*|(?:sobra|deixa|rende) quanto|(?:da|vai dar|fica) (?:certo|bom|prejuizo)|vale (?:mesmo )?(?:a pena)?|compensa|se paga|rola|funciona|e bom negocio)/
const opening =
  /^(?:(?:e|mas|se|eu|a gente|nos|vale|a pena|compensa|posso|da pra|fiz|fizer|fizermos|fazer|faco|faz|vender|vendo|mont\w+|bot\w+|junt\w+|um|uma|o|combo|combinho|promocao|de|da|do|com)\s+)+/
const atPrice = new RegExp(
  ` (?:por|a|de|tudo por|sai(?:ndo)? (?:por|a)) (?:so |apenas )?(?:r\\$ ?)?${number}(?: (?:reais|conto|contos|pila))?(?=[ ,]|$)`,
  'g',
)
const atDiscount = / (?:com|dando|a) (\d{1,2}) ?(?:%|por cento)(?: de (?:desconto|desc))?/
const joint = /\s*(?:\+|,)\s*|\s(?:mais|e|com)\s/g
const counted = new RegExp(`^(?:${number} )?(?:(?:un|unidades?|porcoes?) (?:de )?)?(.+)$`, 'u')

type Part = { item: string; count: number; isDrink: boolean }

function partOf(said: string, names: Names): Part | null {
  const [, many, name = ''] = counted.exec(said.trim()) ?? []
  const count = many === undefined ? 1 : amountIn(many)
  if (!Number.isInteger(count) || count < 1) return null
  const [whole] = names.isWhole(name) ? names.dishesWith(name) : []
  const dish = whole ?? names.dishIn(name) ?? names.dishIn(name.replace(/eis(?!\w)/, 'el'))
  const serve = names.serveIn(name)
  if (serve !== null && (dish === null || dish === dish.toLowerCase()))
    return { item: serve, count, isDrink: true }
  return dish === null ? null : { item: dish, count, isDrink: false }
}

/** The parts of "4 pastéis + 1 drink", the longest names first: "carne de sol com paçoca" is one. */
function partsIn(said: string, names: Names): Part[] | null {
  const ends = [...said.matchAll(joint)].map(({ index, 0: mark }) => ({
    to: index,
    next: index + mark.length,
  }))
  for (const { to, next } of [{ to: said.length, next: said.length }, ...ends.toReversed()]) {
    const first = partOf(said.slice(0, to), names)
    if (!first) continue
    const rest = next >= said.length ? [] : partsIn(said.slice(next), names)
    if (rest !== null) return [first, ...rest]
  }
  return null
}

/** Reads a question about things sold together; null unless each of them is on the menu or a kind of drink. */
export const readBundle: ClauseReader = (clause, names) => {
  const [asked] = asks.exec(clause) ?? []
  if (asked === undefined) return null
  const said = ` ${clause.replace(asked, ' ').replace(/[?:]/g, ' ').replace(/\s+/g, ' ').trim()} `
  const [cut, percent] = atDiscount.exec(said) ?? []
  // "combo de 4 pastéis … por 60": the price comes last.
  const [sum, figure] = (cut === undefined ? [...said.matchAll(atPrice)].at(-1) : undefined) ?? []
  const price = figure === undefined ? undefined : amountIn(figure)
  if (percent === undefined && !(price !== undefined && price > 0)) return null
  const at = said.lastIndexOf(cut ?? sum ?? '')
  const list = said.slice(0, at).trim().replace(opening, '')
  const known = partsIn(list, names)
  if (known === null || known.length < 2 || known.length > 5) return null
  const item = known.find(({ isDrink }) => !isDrink)?.item
  if (item === undefined || known.every(({ isDrink }) => !isDrink)) return null
  return [
    {
      kind: 'question',
      about: 'comboDiscount',
      item,
      parts: known.map(({ item: name, count }) => ({ item: name, count })),
      ...(percent === undefined ? { price: price ?? 0 } : { percent: Number(percent) }),
    },
  ]
}
