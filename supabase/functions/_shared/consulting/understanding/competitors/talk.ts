import { foldAccents } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Term } from '../../base/lexicon/term.ts'
import { kinds } from './house-kinds.ts'

/** What people say of a rival before its prices. */
const verb = '(?:é|fica|tem|vende|cobra|faz|serve|está|tá|custa)'
const proper = String.raw`\p{Lu}[\p{L}'’]*(?:\s+(?:(?:d[aeo]s?|e|&)\s+)?\p{Lu}[\p{L}'’]*){0,5}`
const plain = String.raw`[\p{L}'’]{3,}(?:\s+[\p{L}'’]{2,}){0,3}?`

const numbered = String.raw`(?:${kinds.replaceAll(/(?<=^|\|)\p{L}/gu, (first) => `[${first}${first.toUpperCase()}]`)})\s+(?:n[úu]mero\s+)?\d{1,4}`

/** "a Forno do Coité, …", "e o Zé é mais barato": a rival named by an article and its name. */
const named = new RegExp(
  String.raw`^(?:e\s+)?(?:l[áa]\s+)?(?:[Nn]?[ao]|[AO])\s+(${numbered}|${proper}(?:\s+\d{1,4}(?=\s+${verb}\s))?)(?=\s*[,:]|\s+${verb}\s)`,
  'u',
)
/** "a nonna zuleide é mais chique, …", in small letters: before a comma only. */
const small = new RegExp(
  String.raw`^(?:e\s+)?(?:l[áa]\s+)?(?:[Nn]?[ao]|[AO])\s+(${plain})(?=\s*,|\s+é\s[^,\d]*,|\s+(?:vende|cobra|faz)\s)`,
  'u',
)

/** "Lanche da Praça perto da igreja só abre em julho, …": a name in capitals with what is told of it. */
const told = new RegExp(
  String.raw`^(${proper})(?=\s+(?:${verb}|n[ao]s?|em|que|s[óo]|abre|fecha|aqui|ali|l[áa]|perto|vizinho|do lado|em frente|ao lado)\s[^:]*,)`,
  'u',
)

const common =
  /^(?:preco|gente|resto|povo|pessoal|cliente|prato|item|teto|cardapio|menu|ideia|meta|coisa|minha|meu|nossa|nosso|mesmo|mesma|que|mais|menos|outr[oa]|dia|semana)(?:s?)(?: |$)/

/** The rival that a passage begins with, and the length of the words that name it; null if there is none. */
export function rivalAt(text: string): { name: string; length: number } | null {
  const match = named.exec(text) ?? small.exec(text) ?? told.exec(text)
  const name = match?.[1]
  if (!match || !name || common.test(foldAccents(name.toLowerCase()))) return null
  // "a caipirinha, 14" is an item; "a Pizza do Japa é delivery" is a house.
  const isFood = [name, name.split(/\s/)[0] ?? ''].some((word) => edible.has(findTerm(word)?.kind ?? 'style'))
  const isHouse = /\s.*\p{Lu}/u.test(name) && !/^\s*[,:]?\s*(?:r\$)?\s*\d/i.test(text.slice(match[0].length))
  return isFood && !isHouse ? null : { name, length: match[0].length }
}

const edible: ReadonlySet<Term['kind']> = new Set<Term['kind']>(['ingredient', 'group', 'dish', 'cachaca'])

/** Whether a part without a price speaks of another house, whose name was not understood. */
export const isElsewhere = (text: string): boolean =>
  /^(?:e\s+)?n?[ao]\s+(?:\p{Lu}|\p{L}[^,]*\sé\s)/u.test(text)

/** Where another rival may begin within a line. */
export const nextRival =
  /(?:[.;]\s+(?:e\s+)?|,\s+(?:e\s+)?|\s+e\s+)(?=(?:l[áa]\s+)?(?:[Nn]?[ao]|[AO])\s+\p{L})/gu

const own =
  /^(?:e\s+|mas\s+)?(?:eu|a gente|nos|aqui (?:eu|a gente|e)|na minha|no meu|minha|meu|cobro|cobramos|vendo|vendemos|o meu|a minha|meu preco)(?!\p{L})/u

/** "eu cobro 16 e 17": the owner's own prices, never a rival's. */
export const isOwn = (text: string): boolean => own.test(foldAccents(text.trim().toLowerCase()))

/** "uns 2", "e 19": a figure without an item. */
export const isNoItem = (item: string): boolean =>
  /^(?:uns|umas|tipo|e|so|mais|menos|cerca de|quase|ate|no|na|de|por|d[aeo]s?\s.*)?$/.test(
    foldAccents(item.trim().toLowerCase()),
  )

const bare = /^(?:e\s+)?(?:r\$\s*)?(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*(?:reais|contos?|pila))?$/iu

/** The figure of a part that holds only a price; null for any other part. */
export const barePrice = (text: string): string | null => bare.exec(text.trim())?.[1] ?? null

/** "cobra 18 na caipirinha" names an item after its price, "16 no Beto" a house. */
export const isPlace = (part: string, item: string): boolean =>
  /^(?:e\s+)?[\d.,\s]+(?:reais|contos?)?\s*n[oa]\s/iu.test(part) && /^\p{Lu}/u.test(item) && !findTerm(item)

/** "eles têm rodízio": who sells it is no part of the item. */
export const withoutSeller = (text: string): string =>
  text.replace(/^(?:e\s+)?(?:eles?|elas?|l[áa])\s+(?:tem|têm|vendem?|cobram?|fazem?|faz|servem?)\s+/iu, '')
