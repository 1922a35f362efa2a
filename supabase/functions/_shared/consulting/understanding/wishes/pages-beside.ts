/** "Duas páginas, com letra grande": the reader of looks takes the whole sentence, and the number of pages must not go with it. */
import { amountsIn } from '../text/amount-words.ts'
import { type Draft, type DraftWish, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const pages = /(?<![a-z\d])(?<count>\d{1,2}|[a-z]+) (?:so )?paginas?(?![a-z])/
/** What the menu has today is no order. */
const isToday = /(?<![a-z])(?:hoje|atual\w*|agora|sao|eram?|tinha\w*|tem|temos)(?![a-z])[^,;]{0,30}$/
const isMust =
  /(?<![a-z])(?:caiba\w*|caber|cabe\w*|fi(?:que|car?)\w*|precis\w+|no maximo|ate|em|so|quero)(?![a-z])[^,;]{0,30}$/

/** The draft with the number of pages that a wish on the look of the page has swallowed. */
export function withPagesBeside(text: string, draft: Draft): Draft {
  if (draft.wishes.some(({ wish }) => wish.kind === 'count' && wish.of === 'pages')) return draft
  const folded = foldInPlace(text).toLowerCase()
  const found = draft.wishes.flatMap(({ wish, start, end }): DraftWish[] => {
    const said = folded.slice(start, end)
    const match = wish.kind === 'layout' ? pages.exec(said) : null
    const count = amountsIn(match?.groups?.count ?? '')[0]?.value
    const before = said.slice(0, match?.index ?? 0)
    if (!match || count === undefined || isToday.test(before) || !isMust.test(before)) return []
    return [
      {
        wish: { kind: 'count', count, bound: 'at_most', of: 'pages' },
        start: start + match.index,
        end: start + match.index + match[0].length,
      },
    ]
  })
  return { ...draft, wishes: found.slice(0, 1).reduce(inserted, draft.wishes) }
}
