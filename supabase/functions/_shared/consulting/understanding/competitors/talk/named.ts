/** What a clause names: one of the house's items, a competitor, or something that the house does not sell. */
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import { itemIn, type Named } from '../../spoken/pieces.ts'
import { foldInPlace } from '../../text/fold.ts'

export type Around = {
  /** Names of the house's menu. */
  names: readonly Named[]
  /** Names of competitors, and of what they sell. */
  rivals: readonly string[]
  theirs: readonly string[]
}

const kinds =
  /^(?:concorrentes?|vizinho|rival|bar|boteco|restaurante|pub|casa|espetinho|quiosque|barraca|cantina|lanchonete|choperia|bistro|emporio|adega|tenda|cervejaria|pizzaria|hamburgueria|churrascaria|padaria|creperia|peixaria|sorveteria|galeteria|cafeteria|trailer|lanche|lanches|prato|feito|espaco|mesa|cozinha|ponto|point|cafe|pizza|burger|acai|novo|nova|grill|food|truck)$/

/** What houses sell, and what a sentence may name without meaning a house called by it. */
const sold =
  /^(?:espetos?|churrasco|pastel|pasteis|sushi|temaki|tapiocas?|pao|paes|bolos?|doces?|sorvetes?|hamburguer|peixada|caranguejo|galeto|caldos?|salgados?|comida|cerveja|chopp?)$/

/** The words of a name that no other house shares. */
function tellingWords(name: string): string[] {
  const words = wordsOf(name)
  const own = words.filter((word) => !sold.test(word))
  return own.length > 0 ? own : words
}

const wordsOf = (name: string) =>
  foldInPlace(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) =>
        (word.length > 2 || word === 'ze') &&
        !kinds.test(word) &&
        !/^(?:dos|das|com|sem|shopping|sao|santa|santo|supermercado|mercado)$/.test(word),
    )

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The competitor that a text names in full or by one of its own words; undefined if none. */
export function rivalIn(folded: string, rivals: readonly string[]): string | undefined {
  const words = new Set(folded.split(/[^\p{L}\p{N}]+/u))
  return rivals.find((name) => {
    const telling = tellingWords(name)
    return telling.length > 0
      ? telling.some((word) => words.has(word))
      : new RegExp(`(?<!\\p{L})${escaped(foldInPlace(name))}(?![\\p{L}\\p{N}])`, 'u').test(folded)
  })
}

/** The house's item or section; undefined if none is named. */
export const ownIn = (folded: string, { names }: Around): string | undefined =>
  itemIn(folded, names) ?? kindredIn(folded, names)

/** Letters that two words of one root share: "caranguejada" is of "caranguejo". */
const root = 7

/** The one item whose first word has the root of a word. */
function kindredIn(folded: string, names: readonly Named[]): string | undefined {
  const roots = folded
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (word.length > root ? [word.slice(0, root)] : []))
  const found = names.filter(
    ({ name, isSection }) => !isSection && roots.some((one) => foldInPlace(name).startsWith(one)),
  )
  return found.length === 1 ? found[0]?.name : undefined
}

/** Whether a text has the words of another, one after the other: "ai" is no part of "caipirinha". */
const hasWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `)

/** What follows these words is what the owner thinks of selling. */
const offers =
  /\b(?:acrescent(?:ar|o)|(?:teria|ter[aá]) saida|apost(?:ar|o) (?:em|n[ao]s?)|surf(?:ar|o) na onda d[aeo]|bot(?:ar|o|asse|ei|amos)|coloc(?:ar|o|asse)|inclu(?:ir|o)|lanc(?:ar|o)|fa(?:zer|co|ca)|vend(?:er|o)|serv(?:ir|e)|sirvo|comec(?:ar|o) (?:com|a)|ter|tenho|criar|oferec(?:er|o)|encaix\p{L}+|p(?:or|onho|usesse)|entr(?:ar|o|asse) com|trabalh(?:ar|o) com|cab(?:e|eria)|faz sentido(?: ter| fazer)?|vale a pena(?: ter| fazer| servir)?|quero|cobr(?:ar|o|aria)(?: (?:n[ao]s?|por|pel[ao]s?))?)\s+(?:(?:tambem|ja|mais|so)\s+)?(?:(?:um|uma|uns|umas|o|a|os|as|n[ao]s?|d[aeo]s?|meu|minha)\s+)?(?<what>\p{L}[\p{L}-]*(?:\s+(?:d[aeo]s?|com|sem|ao|a|na|no|em)?\s?\p{L}[\p{L}-]+){0,4})/u

/** Words that end the name of what is sold. */
const ends =
  /\s+(?:n[ao]s? (?!pressao|brasa|chapa)|em (?:casa|cima)|precis|por\b|pra\b|para\b|que\b|se\b|ou\b|aqui|aos?\b|quanto|custa|vende|da\b(?= (?:certo|lucro|problema|dinheiro))|e\b|tambem|agora|mas\b|vale|sai\b|junto|la\b|de jeito nenhum|nem (?:pensar|a pau|pagando)|jamais|nunca).*$/u

const known = new Set(['ingredient', 'group', 'dish', 'cachaca', 'style'])

/** Words that owners put for a drink or a dish without naming one. */
const general =
  /\b(?:rodizio|drinks?|drinques?|caipirinhas?|caipifrutas?|cachac\p{L}+|dos[ei]s?|harmoniza\p{L}+|degusta\p{L}+|cerveja\p{L}*|chopp?e?|vinhos?|combos?|espetinhos?|pizzas?|hamburguer\p{L}*|burger|acai|tapioca|cuscuz|petiscos?|caldos?|feijoada|almoco|executivo|marmita\p{L}*|pf|prato feito|self ?service|buffet|cafe da manha|brunch|sobremesas?|sushi|churrasco|delivery|musica|karaoke|narguile)\b/u

/** What the owner thinks of selling and does not sell yet; undefined if nothing is named. */
export function newThingIn(folded: string, around: Around, before: string): string | undefined {
  const [, said] =
    /\bonde\b.*?\b(?:coloco|boto|ponho|encaixo|entra)\s+(?:[oa]s?\s+)?(\p{L}[\p{L} ]{2,40})/u.exec(folded) ??
    []
  const raw = (said ?? offers.exec(folded)?.groups?.what ?? '').replace(ends, '').trim()
  // "quero que a cerveja fique", "não quero comparar os drinks": nothing new is meant.
  if (raw === '' || /^(?:que|comparar|mexer) |\bmais (?:barat|car)/.test(raw)) return undefined
  const told = raw.replace(/^(?:(?:fazer|ter|vender|servir|botar|colocar|d[aeo]s?|um|uma|o|a)\s+)+/, '')
  // "não quero baixar a cerveja": what one does, and nothing that is sold.
  const [verb = ''] = told.split(' ')
  if (/\p{L}{2}(?:ar|er|ir)$/u.test(verb) && !general.test(verb) && !known.has(findTerm(verb)?.kind ?? ''))
    return undefined
  // "uma de cachaça": of what was just spoken of.
  const head = /\b(?:uma?|o|a)\s+d[aeo]\s/.test(folded)
    ? [...before.matchAll(new RegExp(`(?<!\\bde )${general.source}`, 'gu'))].at(-1)?.[0]
    : undefined
  const what = head && !told.includes(head) ? `${head} de ${told}` : told
  const isFood =
    general.test(what) ||
    around.theirs.some((one) => hasWords(foldInPlace(one), what) || hasWords(what, foldInPlace(one))) ||
    [what, what.split(' ')[0] ?? ''].some((one) => known.has(findTerm(one)?.kind ?? ''))
  return isFood ? what : undefined
}
