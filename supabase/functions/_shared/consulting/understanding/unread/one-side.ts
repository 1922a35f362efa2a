/** "A4 só de um lado": the back of the sheet stays empty, which "frente e verso" would break. */
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { isWithin } from '../text/half-read.ts'

const one =
  /(?:so|apenas|somente|unic\w+)(?: (?:de|em|n?a|n?o|usar|num))* (?:um lado|uma face|frente)(?! e verso)(?![a-z])|(?<![a-z])frente (?:so|apenas|somente)(?! e verso)(?![a-z])|(?<![a-z])(?:de |em |num? |d?uma )?(?:um lado|lado|face) (?:so|unic[oa])(?![a-z])|(?<![a-z])(?:sem (?:usar o )?verso|verso (?:em branco|vazio|limpo))(?![a-z])/

export function withOneSide(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const found: DraftWish[] = []
  const wishes = draft.wishes.map((read): DraftWish => {
    if (read.wish.kind !== 'layout' || read.wish.what !== 'one_sheet') return read
    // Up to the end of the clause: the side may stand behind what was read.
    const clause = folded.slice(read.start).split(/[.!?;\n]/, 1)[0] ?? ''
    const said = one.exec(clause)
    const end = said ? read.start + said.index + said[0].length : 0
    // What lies between belongs to another wish: the sheet alone is read.
    if (!said || /[a-z].*,/.test(folded.slice(read.end, end - said[0].length))) return read
    const side: DraftWish = {
      wish: { kind: 'layout', what: 'one_side' },
      start: read.start,
      end: Math.max(end, read.end),
    }
    found.push(side)
    return side
  })
  if (found.length === 0) return draft
  const isTaken = (passage: { start: number; end: number }) => found.some((side) => isWithin(passage, side))
  return {
    ...draft,
    wishes: wishes.filter((read) => found.includes(read) || read.wish.kind !== 'pageNote' || !isTaken(read)),
    unread: draft.unread.filter((passage) => passage.blocking || !isTaken(passage)),
  }
}
