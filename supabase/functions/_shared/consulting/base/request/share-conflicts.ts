import { withoutShare, withShareCount } from './change-sheet.ts'
import type { Conflict } from './conflict.ts'
import { qualityOf } from './describe-recipe-wish.ts'
import type { Shares } from './menu-shares.ts'
import type { RequestSheet } from './request-sheet.ts'
import type { ShareAsked } from './requirements.ts'
import { boundOfShare } from './share-bounds.ts'

/**
 * Requested numbers of results with or without something that the menu does not reach: "pelo menos 3 com coco".
 * @param planned.shares the engine's counts, in the order of `asked`
 * @param planned.made the results that the request would produce
 */
export function shareConflicts<Recipe>(
  sheet: RequestSheet,
  asked: readonly ShareAsked[],
  {
    shares,
    made,
    limits,
    noun,
  }: { shares: Shares<Recipe>; made: readonly Recipe[]; limits: string; noun: string },
): Conflict[] {
  return asked.flatMap((wanted, index): Conflict[] => {
    const { what, count, avoids } = wanted
    const share = shares[index]
    if (share === undefined || count === undefined || boundOfShare(wanted) === 'at_most') return []
    const found = made.filter(share.isIn).length
    if (found >= count) return []
    const quality = qualityOf({ what, ...(avoids === null ? {} : { without: true }) })
    const there = found === 0 ? `não há ${noun} ${quality}` : `há só ${found} ${quality}`
    return [
      {
        message: `Com ${limits}, ${there}, e você pediu ${count}.`,
        offers: [
          found === 0
            ? { label: `Seguir sem pedir ${quality}`, sheet: withoutShare(sheet, what) }
            : { label: `Ficar com ${found} ${quality}`, sheet: withShareCount(sheet, what, found) },
        ],
      },
    ]
  })
}
