/** "Tipo negroni" asks for what such a drink is like; nobody wants a negroni made with cachaça's name on it. */

import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { canon } from '../text/scan.ts'

/** Known drinks and the style that they stand for. */
const styles: readonly (readonly [RegExp, string])[] = [
  [/^(?:negroni|boulevardier|americano|aperol(?: spritz)?|campari)/, 'amargos'],
  [/^(?:mojito|julep|smash|basil smash)/, 'com ervas'],
  [/^(?:pina colada|batida|white russian|alexander)/, 'cremosos'],
  [/^(?:gin t|spritz|highball|tom collins|cuba libre)/, 'refrescantes'],
  [/^(?:old fashioned|manhattan|rabo de galo|sazerac)/, 'mais fortes'],
  [/^(?:quentao|irish coffee|grog)/, 'quentes'],
]
const likening =
  /(?:tipo|estilo|parecid[oa]s? com|na (?:linha|pegada) d[oae]|puxad[oa]s? (?:pr[oa]|a)|como) (?:um |uma |o |a )?$/

/** The draft in which a drink named as a likeness is the style that it stands for. */
export function withLikened(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    const { wish, start, end } = one
    if (wish.kind !== 'prefer') return [one]
    const what = foldInPlace(wish.what).toLowerCase()
    const style = styles.find(([name]) => name.test(what))?.[1]
    const at = folded.slice(start, end).indexOf(canon(what).split(' ')[0] ?? what)
    if (style === undefined || at < 0 || !likening.test(folded.slice(0, start + at))) return [one]
    const isSaid = draft.wishes.some(
      (other) =>
        other.wish.kind === 'style' &&
        other.wish.what === style &&
        other.end <= start &&
        start - other.end < 4,
    )
    return isSaid ? [] : [{ ...one, wish: { kind: 'style', what: style } }]
  })
  return { ...draft, wishes }
}
