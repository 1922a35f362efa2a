/** The words that take something out of what stands before them: "menos o chope", "salvo o risoto, que pode ir a 28". */

import { slotsOf } from '../orders/slots.ts'
import type { Named } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'
import type { Span } from '../text/half-read.ts'
import { sentenceAround } from '../text/sentence-around.ts'

export type Exception = Span & {
  /** The clause before it, from which it takes something. */
  before: Span
  /** Whether that clause limits or refuses: what is excepted is then permitted, else refused. */
  isOfLimit: boolean
  /** "só a ordem": of a thing that is no item it only says what is meant. */
  isOnly: boolean
  /** Whether it refuses: "nenhum preço sobe", not "os preços podem subir". */
  isRefusal: boolean
  /** What is excepted, in the owner's words: "o risoto, que pode ir a 28". */
  words: string
  /** Folded: "o risoto". */
  target: string
  /** Folded, what is said of it: "que pode ir a 28"; empty if nothing is. */
  said: string
}

const joints =
  /(?<=[\s,])(?<!(?:pelo|ao|mais ou|nem) )(?:(?:menos|salvo|exceto|tirando|afora|excetuando|fora|a nao ser|com (?:a )?excec(?:ao|oes) d[aeo]s?|a excecao d[aeo]s?)\s+|(?:so|somente|apenas)\s+(?=(?:[oa]s?|n[oa]s?|d[oa]s?|em|com|pr[ao]s?|para)\s))/g
/** "menos de 5", "menos doce", "fora do ar", "salvo engano": no exception. */
const measures =
  /^(?:que|de (?:\d|r\$|um|uma|dois|duas|tres|quatro|cinco|seis|dez|meia|mil)|mal|engano|ainda|(?:o|a) que (?:mais|menos)|se|quando)(?![a-z])/
/** What an exception begins with after a word that means something else, too. */
const named = /^(?:[oa]s?|n[oa]s?|d[oa]s?|em|com|pr[ao]s?|para|aos?|um|uma|dois|duas|tres)(?![a-z])/
const ofAll = /(?<![a-z])(?:tudo|tod[oa]s?|nada|nenhum[a]?|ninguem|qualquer|cada)(?![a-z])/
const limits =
  /(?<![a-z])(?:nao|nada|nenhuma?|ninguem|nunca|nem|sem|evit\w+|proibi\w+|ate|maximo|abaixo|teto|pass\w+|limit\w+|so|somente|apenas|inteir[oa]s?|redond[oa]s?|centavos|mant\w+|fi(?:ca|cam|quem)|dispens\w+)(?![a-z])/
/** "pode tirar o que não vende": what is excepted stays. */
const cuts = /(?<!nao )(?<![a-z])(?:tir|cort|retir|elimin|enxug|remov)(?:a|e|ar|em|o|amos|er)(?![a-z])/
const refuses = /(?<![a-z])(?:nao|nada|nenhuma?|ninguem|nunca|nem|sem)(?![a-z])/
/** Where another thought begins without a comma. */
const turns =
  /\s(?:porque|pois|ja que|mas|porem|so que)\s|\se\s(?=(?:nao|nem|quer\w*|precis\w+|gost\w+|pod[ei]\w*|tir\w+|mant\w+|sub\w+|cort\w+|deix\w+|us[ae]\w*|[oa]s? \w+ (?:fica|nao|tem|deve|pode))(?![a-z]))/
const segment = /(?:[^,.;!?\n()]|(?<=\d)[.,](?=\d))+/y
const relative = /^(?:que|[oa]s? qua(?:l|is)|cuj\w+)(?![a-z])/
const apposed = /^(?:ou seja|isto e|quer dizer|[oa]s? d[aeo]s? )/

const isOnly = (joint: string) => /^(?:so|somente|apenas)\s/.test(joint)

/** The clause that ends at a place: what follows the last comma, or the one before it where that holds one word only. */
function clauseBefore(folded: string, end: number): Span {
  const { start } = sentenceAround(folded, { start: end, end })
  const parts = [...folded.slice(start, end).matchAll(/(?:[^,:]|(?<=\d),(?=\d))+/g)]
  const last = parts.findLast(({ 0: said }) => said.trim().split(/\s+/).length > 1)
  return { start: start + (last?.index ?? 0), end }
}

/** Where a list of the house's items goes on after a comma: "salvo os cortes, ancho, chorizo e picanha". */
const isList = (said: string, names: readonly Named[]) => {
  const slots = slotsOf(said, names)
  return (
    slots.some(({ kind }) => kind === 'items') &&
    slots.every((slot) => slot.kind === 'items' || (slot.kind === 'role' && slot.role === 'and'))
  )
}

/** The end of what is excepted, and of what is said of it. */
function endOf(folded: string, from: number, names: readonly Named[]): { target: number; end: number } {
  segment.lastIndex = from
  const first = segment.exec(folded)?.[0] ?? ''
  const turn = turns.exec(first)
  const target = from + (turn?.index ?? first.length)
  const inner = /\s(?=que (?:pod|fic|dev|nao|ja|e |sao ))/.exec(folded.slice(from, target))
  if (inner) return { target: from + inner.index, end: target }
  let end = target
  if (turn) return { target, end }
  while (folded[end] === ',') {
    segment.lastIndex = end + 1
    const next = segment.exec(folded)?.[0] ?? ''
    const said = next.trim()
    if (relative.test(said)) {
      const cut = turns.exec(next)
      return { target: end, end: end + 1 + (cut?.index ?? next.length) }
    }
    if (!apposed.test(`${said} `) && !isList(said, names)) break
    end += 1 + next.length
  }
  return { target: end, end }
}

/** The exceptions of a text, in order. */
export function exceptionsIn(text: string, names: readonly Named[]): Exception[] {
  const folded = foldInPlace(text).toLowerCase()
  const found: Exception[] = []
  for (const { 0: joint, index: start } of folded.matchAll(joints)) {
    const from = start + joint.length
    const after = folded.slice(from)
    const before = clauseBefore(folded, start)
    const lead = folded.slice(before.start, start)
    if (measures.test(after) || !/[a-z]{2}/.test(lead) || start < (found.at(-1)?.end ?? 0)) continue
    const isMarked = /,\s*$/.test(lead)
    if (
      isOnly(joint)
        ? !isMarked || !refuses.test(lead)
        : /^(?:menos|fora|tirando|afora)\s/.test(joint) && !isMarked && !ofAll.test(lead)
    )
      continue
    if (/^(?:menos|fora)\s/.test(joint) && !named.test(after)) continue
    if (/^fora d/.test(`${joint}${after}`)) continue
    const { target, end } = endOf(folded, from, names)
    if (folded.slice(from, target).trim() === '') continue
    const whole = text.slice(start, end).trimEnd().length
    found.push({
      start,
      end: start + whole,
      before,
      isOfLimit: limits.test(lead) && !cuts.test(lead),
      isOnly: isOnly(joint),
      isRefusal: refuses.test(lead),
      words: text.slice(from, start + whole).trim(),
      target: folded.slice(from, target).trim(),
      said: folded
        .slice(target, end)
        .replace(/^[,\s]+/, '')
        .trim(),
    })
  }
  return found
}
