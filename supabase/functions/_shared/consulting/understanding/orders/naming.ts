/** Which of the house's items, sections or classes of items some words name. */
import { foldAccents, tokenize } from '../../base/language/text.ts'
import { kindNamed } from '../../base/request/item-kinds.ts'
import { everyDish, everyDrink, everyItem, namesItem } from '../../base/request/match-item.ts'
import type { Named } from '../spoken/pieces.ts'
import { numberWords } from '../text/numbers.ts'
import { canon } from '../text/scan.ts'

/** An item with the words of its name, or a section with those of its own. */
type Entry = { name: string; words: readonly string[]; section: readonly string[]; size: string }
type Index = {
  items: readonly Entry[]
  sections: readonly Entry[]
  known: ReadonlySet<string>
  /** The items that have a word in their name. */
  having: ReadonlyMap<string, readonly Entry[]>
  /** What phrases were found to name: several readers ask about each. */
  asked: Map<string, string[] | null>
}

const joining = new Set('de da do das dos com em no na ao a o as os e p para pra ml un un'.split(' '))
/** What tells nothing apart: "o prato do baião", "a dose de prata". */
const nouns = new Set(
  'prato item produto opcao porcao preco valor dose taca copo garrafa drink linha'.split(' '),
)
/** Words of a name that do not stand for the item alone. */
const weak = new Set(
  'casa dia noite especial simple grande pequeno pequena medio media meia inteira inteiro tradicional completo completa mista misto molho dol doi dua tre quatro cinco sei sete oito nove dez brasa forno crocante frito frita grelhado novo nova mesa hora brinde festa semana cheio par'.split(
    ' ',
  ),
)
const same: Readonly<Record<string, string>> = {
  chope: 'chopp',
  shop: 'chopp',
  refri: 'refrigerante',
  litro: 'l',
  gim: 'gin',
  breja: 'cerveja',
  latinha: 'lata',
  cafezinho: 'cafe',
  caldinho: 'caldo',
  pastelzinho: 'pastel',
  hamburger: 'hamburguer',
  burger: 'hamburguer',
  drinque: 'drink',
  grande: 'g',
  media: 'm',
  pequena: 'p',
}

const wordsOf = (said: string): string[] => tokenize(said).map((word) => same[word] ?? word)
const telling = (said: string): string[] =>
  wordsOf(said).filter(
    // "Marmita grande" and "Marmita pequena" are told apart by their last word.
    (word, at, all) => !joining.has(word) || (/^[gp]$/.test(word) && at === all.length - 1 && at > 0),
  )

const indexes = new WeakMap<readonly Named[], Index>()

function indexOf(names: readonly Named[]): Index {
  const found = indexes.get(names)
  if (found) return found
  const entry = ({ name, section, size }: Named): Entry => ({
    name,
    words: telling(name),
    section: telling(section ?? ''),
    size: tokenize(size ?? '').join(' '),
  })
  const items = names.filter(({ isSection }) => !isSection).map(entry)
  const having = new Map<string, Entry[]>()
  for (const item of items)
    for (const word of new Set(item.words)) having.set(word, [...(having.get(word) ?? []), item])
  const made: Index = {
    items,
    having,
    asked: new Map(),
    sections: names.filter(({ isSection }) => isSection).map(entry),
    known: new Set(names.flatMap(({ name }) => telling(name))),
  }
  indexes.set(names, made)
  return made
}

const classes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:nada|tudo|(?:item|produto|preco|coisa|valor)(?: (?:cardapio|tabela|todo))?|cardapio(?: (?:todo|inteiro))?|tabela)$/,
    everyItem,
  ],
  [/^(?:bebida|(?:todo )?liquido|parte (?:de )?bebida)$/, everyDrink],
  [/^(?:comida|cozinha|parte (?:de )?comida|prato|comer)$/, everyDish],
]

/** "pra dois", "para 2 pessoas": items by the number of guests that they serve. */
const people = /^(?<noun>.*?)\s+(?:p\/|para|pra|de|p)\s*(?<n>[2-9]|dois|duas|tres|quatro)(?:\s+pessoas?)?$/
const figures: Readonly<Record<string, string>> = { dois: '2', duas: '2', tres: '3', quatro: '4' }

function bySize(phrase: string, { items }: Index): string[] {
  const { noun = '', n = '' } = people.exec(phrase)?.groups ?? {}
  if (n === '' || !/^(?:prato|iten|item|porc|opc)/.test(noun)) return []
  const count = figures[n] ?? n
  return items
    .filter(({ size }) => new RegExp(`(?:^| )(?:para|pra|p|serve) ${count}\\b`).test(size))
    .map(({ name }) => name)
}

/**
 * The names that a phrase stands for; null if a word of it names nothing. One name for an item, a section or a class, or
 * for a word that several items share.
 * @param isAll whether the owner says "all", "none" or "each" of them
 */
export function namedBy(phrase: string, names: readonly Named[], isAll = false): string[] | null {
  const index = indexOf(names)
  const key = `${isAll}|${phrase}`
  const found = index.asked.get(key)
  if (found !== undefined) return found
  const named = namedIn(index, phrase, names, isAll)
  index.asked.set(key, named)
  return named
}

/** The one of a list, if it also is as it should be. */
const onlyOf = <One>(all: readonly One[], fits: (one: One) => boolean): One | undefined =>
  all.length === 1 && all[0] !== undefined && fits(all[0]) ? all[0] : undefined

/** "o preço dos bolos" is said of the cakes. */
const priceOf = /^(?:precos?|valor(?:es)?) d[eoa]s? (?=\S)/

/** "cachaca" with the letters of the menu: a sheet shows it to the owner. */
const asOnMenu = (phrase: string, found: readonly Entry[]): string => {
  const letters = new Map(
    found.flatMap(({ name }) =>
      (name.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => [foldAccents(word), word] as const),
    ),
  )
  return phrase.replace(/[a-z]+/g, (word) => letters.get(word) ?? word)
}

const determiner = /^(?:(?:(?:[nd]|pel)?[oa]s?|tod[oa]s|outr[oa]s|noss[oa]s|minhas|meus|demais) )+/

function namedIn(index: Index, spoken: string, names: readonly Named[], isAll: boolean): string[] | null {
  const phrase = spoken.trim().replace(priceOf, '')
  const words = telling(phrase)
  // "o preço" alone does not say of what.
  if (words.length === 0 || phrase.length > 80 || /^(?:preco|valor)$/.test(phrase.trim())) return null
  const kind = kindNamed(phrase.replace(determiner, ''), names)
  if (kind !== undefined) return [kind]
  const sized = bySize(phrase.trim(), index)
  if (sized.length > 0) return sized
  const said = words.join(' ')
  // "sopa" is all of the section "Sopa da noite", although one of them has the word in its name.
  const section =
    index.sections.find((one) => one.words.join(' ') === said) ??
    onlyOf(
      index.sections.filter(({ words: own }) => !nouns.has(said) && own.includes(said)),
      (one) => one.words.every((word) => word === said || weak.has(word)),
    )
  const found = itemsOf(words, index, / (?:e|ou) /.test(phrase))
  const [only] = found
  const isWhole = only?.words.every((word) => words.includes(word)) === true
  // "a cerveja" is all beers of the house, also where one of them has the word in its name.
  if (section && (isAll || found.length !== 1 || !isWhole)) return [section.name]
  // "vinho" is no bottle of that name alone where a section of wines stands beside it.
  const wider = index.sections.filter(
    (one) =>
      words.length === 1 && words.every((word) => one.words.includes(word) && !only?.section.includes(word)),
  )
  if (found.length === 1 && only && !isWhole && wider.length > 0)
    return [...wider.map(({ name }) => name), only.name]
  if (found.length === 1 && only && !isAll) return [only.name]
  const whole = classes.find(([form]) => form.test(said))
  // "nenhum prato" is no "Prato feito" alone.
  if (whole && (found.length === 0 || (isAll && found.length === 1 && !isWhole))) return [whole[1]]
  if (only && found.length === 1) return [only.name]
  if (found.length > 1) {
    const shared = phrase.trim()
    const own = new Set(found.map(({ name }) => name))
    const isSame = index.items.every(({ name }) => namesItem(shared, { name }) === own.has(name))
    return isSame ? [asOnMenu(shared, found)] : found.length <= 12 ? found.map(({ name }) => name) : null
  }
  // "de noite" is a time, and no section of that name.
  // "prato infantil" is of the section "Infantil".
  const from = words.findIndex((word) => !nouns.has(word))
  const asked = from > 0 ? words.slice(from) : words
  const part = asked.every((word) => weak.has(word))
    ? []
    : index.sections.filter((one) => asked.every((word) => one.words.includes(word)))
  return part.length === 1 && part[0] ? [part[0].name] : null
}

const counting: ReadonlySet<string> = new Set(numberWords)

/** The items that all words of a phrase name: by the whole name, else by its first word, else by any. */
function itemsOf(words: readonly string[], { items, having }: Index, isList: boolean): Entry[] {
  const own = words.filter((word) => !nouns.has(word))
  const asked = own.length > 0 ? own : words
  // "três itens" are no "Três carnes".
  if (asked.every((word) => weak.has(word) || counting.has(canon(word)) || /^\d{1,2}$/.test(word))) return []
  const holds = (one: Entry) =>
    words.every(
      (word) => one.words.includes(word) || (!isList && (nouns.has(word) || one.section.includes(word))),
    )
  const candidates = new Set(asked.flatMap((word) => (weak.has(word) ? [] : (having.get(word) ?? []))))
  const alike = items.filter((one) => candidates.has(one) && holds(one))
  // "a dose de cachaça" is no cachaça sour where the menu has doses.
  const literal = alike.filter((one) => words.every((word) => one.words.includes(word)))
  const found = literal.length > 0 && words.length > own.length ? literal : alike
  const exact = found.filter((one) => one.words.every((word) => words.includes(word)))
  if (exact.length > 0) return exact
  // "cachaça" heads "Dose de cachaça" too.
  const headed = found.filter((one) => (one.words.find((word) => !nouns.has(word)) ?? '') === asked[0])
  return headed.length > 0 ? headed : found
}

/** Whether a word occurs in the name of an item or section. */
export const isNameWord = (word: string, names: readonly Named[]): boolean => {
  const [plain] = telling(word)
  return (
    plain !== undefined &&
    (indexOf(names).known.has(plain) || nouns.has(plain) || classes.some(([form]) => form.test(plain)))
  )
}
