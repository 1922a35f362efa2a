/** The dishes and drinks that a clause names, wherever they stand in it, and the words around them. */
import { membersWithin } from '../../base/lexicon/knowledge.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Names } from '../orders/dishes-and-drinks.ts'
import { roleOf } from './roles.ts'

/** Dishes or drinks of one list, as they are known, and the words that name them. */
export type List = { kind: 'dishes' | 'serves'; named: string[]; words: string }
/** A list, or a word of the clause. */
export type Part = List | { kind: 'word'; word: string }

/** Longest name of a dish or a drink, in words. */
const longest = 7
/** Joins the names of a list. */
const joints = new Set(['e', 'ou', 'nem', ','])
/** Words that cannot begin or end a name: "com queijo" names the cheese alone, and "quero quatro" no "Quatro queijos". */
const edge =
  /^(?:quero|queria|queremos|queriamos|preciso|precisamos|,|e|ou|nem|com|sem|so|a|o|as|os|um|uma|uns|umas|d[aeo]s?|n[ao]s?|em|para|pra|pr[ao]s?|cada|tod[ao]s?|que|q|menos|mais|tudo|meus?|minhas?|noss[ao]s?|sua?s?|qualquer|algum|alguma)$/
/** Words that no name has within it. */
const parting = /^(?:,|e|ou|nem|nao|nunca|so|somente|apenas|menos|exceto|fora|que|q|pode|sempre|tem|precisa)$/
/** "um doce", "os doces" are desserts; "mais doce", "sem ser doce" are not. */
const article = /^(?:[ao]s?|uns?|umas?|d[ao]s?|n[ao]s?|pr[ao]s?|cada|tod[ao]s|e|,|com|para|pra)$/
/** Names of everything, which in a longer clause only say what it is about: "outra bebida", "três pratos". */
const general = /^(?:bebidas?|pratos?|pares|harmonizac\w+|tudo|cardapio|todos)$/

/** "polvo": a food that no drink holds means the dishes that hold it. */
function isEatenOnly(said: string): boolean {
  const name = findTerm(said)?.name
  return name !== undefined && eaten.some((group) => membersWithin(group).has(name))
}
const eaten = ['carnes', 'peixes e frutos do mar', 'queijos'] as const

const toWords = (clause: string): string[] =>
  clause
    .replace(/(?<!\d),|,(?!\d)|[:;()“”"]/g, ' , ')
    .split(/\s+/)
    .filter((word) => word !== '')

/** The longest name that begins at a word. */
function nameAt(words: readonly string[], at: number, names: Names): (List & { to: number }) | null {
  const isSober = words[at] === 'sem' && words[at + 1] === 'alcool'
  if (!isSober && edge.test(words[at] ?? '')) return null
  if (/^doces?$/.test(words[at] ?? '') && !article.test(words[at - 1] ?? '')) return null
  for (let to = Math.min(words.length, at + longest); to > at; to -= 1) {
    const said = words.slice(at, to).join(' ')
    const isApart = words.slice(at + 1, to).some((word) => parting.test(word))
    if (edge.test(words[to - 1] ?? '') || (isApart && !names.isWhole(said))) continue
    if (!names.isHead(said) && !isEatenOnly(said)) continue
    const dish = names.dishIn(said)
    const drink = names.serveIn(said)
    // A drink that the menu lacks is named by any words: none of them may do something in the clause.
    const serve =
      drink === said && words.slice(at + 1, to).some((word) => roleOf(word) !== null) ? null : drink
    if (dish === null && serve === null) continue
    // "caldo" begins an item's name and is a kind of dish; a drink's own name comes before a kind of dish.
    if (serve !== null && (dish === null || dish === said))
      return { kind: 'serves', named: [serve], words: said, to }
    if (dish !== null) return { kind: 'dishes', named: [dish], words: said, to }
  }
  return null
}

/** The parts of a folded clause, in their order; names joined by commas, "e", "ou" or "nem" are one list. */
export function partsOf(clause: string, names: Names): Part[] {
  const words = toWords(clause)
  const parts: Part[] = []
  for (let at = 0; at < words.length; ) {
    const found = nameAt(words, at, names)
    if (!found) {
      parts.push({ kind: 'word', word: words[at] ?? '' })
      at += 1
      continue
    }
    const { to, ...part } = found
    parts.push(part)
    at = to
  }
  return joined(parts)
}

const isJoint = (part: Part | undefined) => part?.kind === 'word' && joints.has(part.word)
const isArticle = (part: Part | undefined) =>
  part?.kind === 'word' && /^(?:[ao]s?|d[aeo]s?|n[ao]s?|com|uma?|para|pra|pr[ao]s?)$/.test(part.word)

/** The next list after a joint, and its place. */
function afterJoint(parts: readonly Part[], at: number): { list: List; at: number } | null {
  if (!isJoint(parts[at])) return null
  let next = at + 1
  while (isJoint(parts[next]) || isArticle(parts[next])) next += 1
  const list = parts[next]
  return list && list.kind !== 'word' ? { list, at: next } : null
}

function joined(parts: readonly Part[]): Part[] {
  const lists: Part[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    const last = lists.at(-1)
    const other = last && last.kind !== 'word' ? afterJoint(parts, at) : null
    if (last && last.kind !== 'word' && other?.list.kind === last.kind) {
      const named = [...new Set([...last.named, ...other.list.named])]
      lists[lists.length - 1] = { ...last, named, words: `${last.words} ${other.list.words}` }
      at = other.at
    } else if (part) lists.push(part)
  }
  return lists
}

/** Whether a part names all dishes or all drinks, and nothing of its own. */
export const isGeneral = (part: Part): boolean => part.kind !== 'word' && general.test(part.words)
