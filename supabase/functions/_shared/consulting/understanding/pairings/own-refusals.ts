/** A plain refusal of a food beside other wishes: "seis pares, sem camarão", "sem leite e bebida até R$ 25". */
import { serveKindOf } from '../../base/pairing/named-serves.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutSpans } from '../text/take-out.ts'

const sentences = /(?:[^.;!?\n]|(?<=\d)\.(?=\d))+\??/gu
const joint = /\s*,(?!\d)\s*(?:(?:e|mas)\s+)?|\s+e\s+/gu
const refusal =
  /^(?:(?:e|tambem) )*(?:sem|nada de|nada com|nao usamos|nao uso|nao use|evit(?:e|ar)|nao (?:pode ter|quero)) (?!d?[oa]s? |um|repet)[\p{L} -]{3,30}$/u
const opening =
  /^(?:(?:e|tambem) )*(?:sem|nada (?:de|com)|nao (?:usamos|uso|use|quero|pode ter)|evit(?:e|ar)) /
/** What begins a clause of its own, and no further name of a list: "sem camarão e lasanha" refuses both. */
const own =
  /\d|^(?:sem|nada|nao|nenhum\w*|so|apenas|somente|todo\w*|toda\w*|tudo|metade|com|para|pra|cada|no|na|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|ate|o|a|os|as|que|em|ao|pelo|pelas?|cachaca|harmonizac\w+|combos?|precos?|teto|mini\w+|maxi\w+)\b(?=.*\s)|\b(?:quer\w+|inclu\w+|us[ea]\w*|harmoniz\w+|par|pares|bebidas?|drinks?|doses?|deix\w+|tir\w+|evit\w+|vend\w+|empurr\w+|destac\w+|prioriz\w+|esque\w+|falt\w+|sirv\w+|serv\w+|repet\w+|precis\w+|gostaria|fac\w+|mont\w+|sugir\w+|pul\w+|de preferencia|da preferencia)\b/u

type Span = { start: number; end: number }

/** The clauses of a sentence, at its commas and conjunctions. */
function partsOf(said: string, at: number): Span[] {
  const cuts = [...said.matchAll(joint)]
  return [...cuts, null].map((cut, n) => {
    const before = cuts[n - 1]
    return {
      start: at + (before ? before.index + before[0].length : 0),
      end: at + (cut ? cut.index : said.length),
    }
  })
}

/**
 * Takes refusals out that stand beside clauses of their own, and hands the rest on without the words that joined them.
 * @param readRest what the readers of every automation make of a refusal
 */
export function withOwnRefusals(
  text: string,
  readRest: (text: string) => Draft,
  readOthers: (rest: string) => Draft,
): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const taken: DraftWish[] = []
  const blanks: Span[] = []
  for (const { 0: said, index } of text.matchAll(sentences)) {
    if (said.endsWith('?')) continue
    const parts = partsOf(said, index)
    const wordsOf = ({ start, end }: Span) => folded.slice(start, end).trim()
    parts.forEach((part, at) => {
      const next = parts[at + 1]
      if (parts.length < 2 || !refusal.test(wordsOf(part)) || (next && !own.test(wordsOf(next)))) return
      // Of a drink or of alcohol it is about what is poured, and read with its clause.
      const what = wordsOf(part).replace(opening, '')
      if (
        serveKindOf(what) !== null ||
        /alcool| (?:em|n[ao]s?|d[ao]s?) (?:bebida|drin|copo|coquet)/.test(what)
      )
        return
      const { wishes, unread } = readRest(text.slice(part.start, part.end))
      const isPlain = unread.length === 0 && wishes.length > 0
      if (!isPlain || !wishes.every(({ wish }) => wish.kind === 'exclude' && wish.why !== 'allergy')) return
      taken.push(...wishes.map(({ wish }): DraftWish => ({ wish, start: part.start, end: part.end })))
      // With what joined it to the clause before or behind.
      blanks.push(
        at > 0
          ? { start: parts[at - 1]?.end ?? part.start, end: part.end }
          : { ...part, end: next?.start ?? part.end },
      )
    })
  }
  if (taken.length === 0) return readOthers(text)
  const draft = readOthers(withoutSpans(text, blanks))
  return { ...draft, wishes: [...draft.wishes, ...taken].toSorted((a, b) => a.start - b.start) }
}
