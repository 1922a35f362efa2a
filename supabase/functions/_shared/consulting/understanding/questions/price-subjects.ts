/** What a clause on prices is about: items, sections, or classes of them. Every word of a subject must name it. */
import { kindNamed } from '../../base/request/item-kinds.ts'
import { everyDish, everyDrink, everyItem, namesItem } from '../../base/request/match-item.ts'
import { namedBy } from '../orders/naming.ts'
import type { Named } from '../spoken/pieces.ts'
import { amountsIn } from '../text/amount-words.ts'

/** Words that stand for all items, for all that is drunk, and for all that is eaten. */
const classes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:nada|tudo|(?:item|itens|produtos?|precos?|coisas?)(?: do cardapio)?|cardapio(?: todo| inteiro)?)$/,
    everyItem,
  ],
  [/^bebidas?$/, everyDrink],
  [/^(?:pratos?|comidas?)$/, everyDish],
]

/** On a menu without sections they are all that is eaten. */
const snacks = /^(?:petiscos?|porcoes|tira-? ?gostos?|entradas|aperitivos?)$/

const determiner =
  /^(?:(?:[nd]|pel)?[oa]s?|em|de|para|pra|com|tod[oa]s?(?: [oa]s?)?|cada|qualquer|nenhuma?|meus?|minhas?|noss[oa]s?|preco d[eoa]s?|precos d[eoa]s?|valor d[eoa]s?|(?:itens|item|categoria|secao) d[eoa]s?)\s+/
const universal = /(?:^|\s)(?:nenhuma?|tod[oa]s?|cada|qualquer)\s/
/** The items, sections or classes that a subject names; null if a word of it names nothing. */
export function subjectsOf(said: string, names: readonly Named[]): string[] | null {
  const isAll = universal.test(` ${said} `)
  let phrase = said.trim()
  for (let rest = ''; rest !== phrase; ) {
    rest = phrase
    phrase = phrase.replace(determiner, '').trim()
  }
  if (phrase === '' || phrase.length > 80) return null
  if (snacks.test(phrase) && names.every(({ section, isSection }) => !section && !isSection))
    return [everyDish]
  const kind = kindNamed(phrase, names)
  if (kind !== undefined) return [kind]
  const all = classes.find(([words]) => words.test(phrase))
  const named = namedBy(phrase, names, isAll)
  // "nenhum prato" of a house with a "Prato feito", and without a section of dishes.
  const isOfOne = isAll && !names.some(({ name, isSection }) => isSection && named?.includes(name))
  if (all && (all[1] === everyItem || named === null || isOfOne || (isAll && all[1] === everyDrink)))
    return [all[1]]
  if (named !== null) return named
  // "pratos para dois" of a section "Pratos": what the section's and the item's name say together.
  if (/\s/.test(phrase) && !/\s(?:e|nem|ou)\s|,/.test(phrase)) {
    const isNamed = names.some(
      ({ name, section, isSection }) => !isSection && namesItem(phrase, { name, section }),
    )
    if (isNamed) return [phrase]
  }
  const parts = phrase.split(/\s*,\s*(?:e |nem |ou )?|\s+(?:e|nem|ou)\s+/)
  if (parts.length < 2) return null
  const found = parts.map((part) => subjectsOf(part, names))
  return found.every((one) => one !== null) ? found.flat() : null
}

/** The one item or section that a subject names. */
export function subjectOf(said: string | undefined, names: readonly Named[]): string | undefined {
  const found = said === undefined ? null : subjectsOf(said, names)
  return found?.length === 1 ? found[0] : undefined
}

/** The lowest and the highest price of what a subject names. */
export function pricesOf(item: string, names: readonly Named[]): { lowest: number; highest: number } {
  const prices = names.flatMap(({ name, section, price, isSection }) =>
    !isSection && price != null && namesItem(item, { name, section }) ? [price] : [],
  )
  return { lowest: Math.min(...prices), highest: Math.max(...prices) }
}

export const priceOf = (item: string, names: readonly Named[]): number | undefined =>
  names.find(({ name, isSection }) => !isSection && name === item)?.price ?? undefined

const words =
  'um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos'
/** An amount, with its unit of money. */
export const amount = String.raw`(?:r\$\s*)?(?:\d{1,3}(?:\.\d{3})+|\d+(?:[.,]\d{1,2})?|(?:${words})(?: e (?:${words}))*)(?:\s*(?:reais|real|contos?|pilas?))?`
/** How far a price may rise. */
export const rise = String.raw`${amount}(?:\s*(?:%|por cento|centavos))?`

export const valueIn = (said: string | undefined): number =>
  (said === undefined ? undefined : amountsIn(said)[0]?.value) ?? Number.NaN
