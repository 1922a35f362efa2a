/** "Castanha na borda é bonito, mas melhor não": what a sentence names first, its last words refuse. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin } from '../text/half-read.ts'
import { healthWords } from '../text/health-words.ts'

const sentence = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+/gu
const refuses =
  /(?:^|[\s,])(?:mas |entao |por isso |e )?(?:(?:acho |e )?melhor (?:nao|evitar|deixar (?:quieto|pra la)|sem)|prefiro (?:nao|evitar)|deixa (?:quieto|pra la)|nem pensar|fica pra proxima)(?: (?:por|usar|arriscar|mexer|botar|colocar)(?: nisso| isso)?)?\s*$/u

/** The draft with what its sentences take back at their end as refused. */
export function withLateDoubts(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text)
  let { wishes, unread } = draft
  for (const { 0: said, index } of folded.matchAll(sentence)) {
    const doubt = refuses.exec(said)
    if (!doubt) continue
    const within = { start: index, end: index + said.length }
    const from = index + doubt.index
    const isWanted = (one: DraftWish) =>
      one.wish.kind === 'prefer' && isWithin(one, within) && one.end <= from
    if (!wishes.some(isWanted)) continue
    const why = healthWords.test(said) ? ('allergy' as const) : ('taste' as const)
    wishes = wishes.flatMap((one): DraftWish[] => {
      if (!isWanted(one) || one.wish.kind !== 'prefer') return [one]
      // "castanha torrada": how it would have been made.
      const follows = wishes.some(
        (other) => isWanted(other) && /^\s+$/.test(folded.slice(other.end, one.start)),
      )
      if (follows || findTerm(one.wish.what)?.kind === 'technique') return []
      return [{ ...one, end: within.end, wish: { kind: 'exclude', what: one.wish.what, why } }]
    })
    unread = unread.filter((one) => !(one.start >= from - 1 && isWithin(one, within)))
  }
  return { ...draft, wishes, unread }
}
