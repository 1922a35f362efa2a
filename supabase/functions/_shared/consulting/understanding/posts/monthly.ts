/** "dia 24 de todo mês tem romaria": a day of each month, for the months that a calendar reaches. */
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'

const monthly =
  /^(?:e |mas )*(?:(?:no |todo )?dia )?(\d{1,2})(?:,| de| e)? (?:todo|cada|a cada) mes,? (?:tem |ha |acontece |e (?:a |o |dia d[aeo] )?)?([^,]{4,80})$/
const monthlyBehind = /^([^,]{4,80}?) (?:todo|cada)(?: o)? dia (\d{1,2})(?: (?:do|de cada|de todo) mes)?$/
/** Months for which posts are written. */
const months = 3

/** How a feast of faith is spoken of anyway. */
const respectful = /^(?:e )?(?:com |pede |e preciso )?(?:muito |todo )?respeito$/

export function readMonthly({ said, folded, isAsked, today }: PostClause): WishContent[] | null {
  if (isAsked) return null
  if (respectful.test(folded)) return []
  const [before, behind] = [monthly.exec(folded), monthlyBehind.exec(folded)]
  const day = Number(before?.[1] ?? behind?.[2])
  const name = before?.[2] ?? behind?.[1]
  if (!name || !(day >= 1 && day <= 28) || /\b(?:post\w*|publi\w+|pag\w+|feira)\b/.test(name)) return null
  const start = folded.indexOf(name)
  const what = said.slice(start, start + name.length)
  const from = Number(today.slice(8)) > day ? 1 : 0
  return Array.from({ length: months }, (_, turn) => {
    const month = Number(today.slice(5, 7)) - 1 + from + turn
    const on = new Date(Date.UTC(Number(today.slice(0, 4)), month, day)).toISOString().slice(0, 10)
    return {
      kind: 'date',
      what: what.slice(0, 120),
      from: on,
      to: on,
      closed: false,
    } as const
  })
}
