/** "A água eu queria manter em 5, mas se for bobagem minha diz": the order stands, and what it costs is asked. */
import { question } from '../spoken/pieces.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const doubt =
  /^[\s,]*(?:(?:mas|so que|e|porem) )?se (?:eu )?(?:for|estiver|tiver|fiz\w+|to|tou)(?: (?:uma?|sendo|fazendo|falando|com))* (?:bobag\w+|besteira|bobo|boba|burrice|loucura|errad[oa]|erro|perdendo(?: dinheiro)?|prejuizo|teimos\w+|teimosia)(?: (?:minha|meu|nisso|demais|ai))*,? ?(?:(?:me |voces? |pode\w* )*(?:diz|digam?|diga|fala|falem|fale|avisa|avisem|corrija\w*|fala ai|diz ai)\w*)?[\s.!?]*$/

export function withDoubtedHolds(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const asked: DraftWish[] = []
  const unread = draft.unread.filter((passage) => {
    if (passage.blocking || !doubt.test(folded.slice(passage.start, passage.end))) return true
    const held = draft.wishes.findLast(
      ({ wish, end }) =>
        (wish.kind === 'keepPrice' || wish.kind === 'capPrice') &&
        end <= passage.start &&
        !/[.!?;\n]/.test(folded.slice(end, passage.start)),
    )
    if (held?.wish.kind !== 'keepPrice' && held?.wish.kind !== 'capPrice') return true
    asked.push({
      wish: question('heldCost', { item: held.wish.item }),
      start: passage.start,
      end: passage.end,
    })
    return false
  })
  return asked.length === 0
    ? draft
    : { ...draft, unread, wishes: [...draft.wishes, ...asked].toSorted((a, b) => a.start - b.start) }
}
