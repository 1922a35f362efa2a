/** "seiscentos a doze", "600 a 13": bars call a bottle of beer by its size. The first figure is no price. */
import { figureOf } from '../spoken/figures.ts'
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const beer =
  /(?<=[:,;]\s*|\se\s)(?:as? |os? )?(?:600|seiscent[ao]s)(?: ?ml)?(?: d[aoe])?(?: (?<brand>(?!a |por |de |sai |e )[a-z]{3,14}))? (?:(?:a|por|de|sai a|sai por|e) )?(?:r\$ ?)?(?<price>\d{1,2}(?:[.,]\d{1,2})?(?!\d)|[a-z]+(?: e [a-z]+)?)(?: reais)?(?:\s*\((?<said>[^)\n]{3,30})\))?(?=\s*(?:[,;.\n]|$|\se\s))/g
/** Dearer than any bottle of it. */
const dearest = 60

/** The house that a line is about. */
const nameOf = (line: string) => /^[\s*•-]*([^:\n]{2,60}):/.exec(line)?.[1]?.trim()

/** A line that names nothing else belongs to its beer as a whole. */
function withLine(text: string, found: readonly DraftWish[]): DraftWish[] {
  return found.map((one) => {
    const from = text.lastIndexOf('\n', one.start) + 1
    const next = text.indexOf('\n', one.end)
    const rest = text.slice(one.end, next < 0 ? text.length : next)
    const before = text.slice(from, one.start)
    return /^[^:]*:\s*$/.test(before) && !/\p{L}/u.test(rest) ? { ...one, start: from } : one
  })
}

export const readSizedBeers = (text: string): DraftWish[] => withLine(text, beersIn(text))

function beersIn(text: string): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return [...folded.matchAll(beer)].flatMap((found): DraftWish[] => {
    const { brand, price = '', said } = found.groups ?? {}
    const value = /\d/.test(price) ? Number(price.replace(',', '.')) : figureOf(price)
    const from = text.lastIndexOf('\n', found.index) + 1
    const competitor = nameOf(text.slice(from, found.index))
    if (!(value > 0 && value <= dearest) || competitor === undefined) return []
    const start = found.index
    const end = start + found[0].length
    const place = folded.indexOf(said ?? brand ?? '', start)
    const own =
      (said ?? brand) === undefined ? 'cerveja' : text.slice(place, place + (said ?? brand ?? '').length)
    return [
      {
        wish: {
          kind: 'competitorPrice',
          competitor,
          item: `${own} 600 ml`,
          min: value,
          max: value,
          size: '600 ml',
        },
        start,
        end,
      },
    ]
  })
}
