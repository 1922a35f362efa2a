/**
 * The days that an order on one item names: "tire a panelada durante a semana" takes it off some days and no more, and "vale
 * manter a rabada só aos domingos?" asks about those days. A reader of single words would widen both to every day.
 */
import { weekdaysIn } from '../dates/weekdays.ts'
import { subjectsOf } from '../questions/price-subjects.ts'
import type { Named } from '../spoken/pieces.ts'
import { type Draft, type DraftUnread, type DraftWish, givenBack, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const onlyThen = /(?<![a-z])(?:so|somente|apenas|exclusivamente)(?![a-z])/
const weekend = /(?<![a-z])fi(?:m|ns) de semana(?![a-z])/
const workdays =
  /(?<![a-z])(?:durante a|no meio da|meio de|em dias? de|nos dias? de|dias? de) semana(?![a-z])/
const partOfDay = /(?<![a-z])(?:almoco|jantar|noite|tarde|manha|\d{1,2} ?h(?:oras)?)(?![a-z])/
const week = [0, 1, 2, 3, 4, 5, 6]

function daysIn(said: string): number[] {
  const named = [
    ...weekdaysIn(said),
    ...(weekend.test(said) ? [0, 6] : []),
    ...(workdays.test(said) ? [1, 2, 3, 4, 5] : []),
  ]
  return [...new Set(named)].toSorted((a, b) => a - b)
}

/** The words of a wish to the end of its clause: days stand behind what they are said of. */
const clauseOf = (folded: string, { start, end }: DraftWish) =>
  folded.slice(start, end) + (/^[^.,;:!?\n]*/.exec(folded.slice(end))?.[0] ?? '')

/** "…, pode continuar assim?": asks whether the days that were just told are right. */
const asksSo =
  /^[\s:,;–—-]*(?:e |mas )*(?:eu |a gente |isso |assim )?(?:(?:pode\w*|posso|devo|vale(?: a pena)?|compensa|e melhor|faz sentido|esta|ta|da) ?)+(?:continu\w+|deix\w+|mant\w+|ficar?|segu\w+|cert[oa]|bom|boa|assim|so|desse jeito|como esta|mesmo| )*\?*$/

const dayWords =
  '(?:(?:as?|os?|aos?|n[ao]s?|de|durante|em|tod[ao]s?|e|ate|meio|dias?|fi(?:m|ns)|semana|feiras?|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?)(?:[\\s,-]+|$))+'
const leaves = new RegExp(
  `^(?:e |mas )*(?:nao (?:quero (?:mais )?|vou mais |vamos mais )?(?:serv|vend|faz|ofere)\\w*|(?:re)?tir\\w+|cort\\w+|suspend\\w+) (?<what>.+?) (?<when>${dayWords})$`,
)

/** "Retire a moqueca de terça a quinta", which nobody read: it is served on the other days. */
function daysLeft(said: string, names: readonly Named[]): DraftWish['wish'][] {
  const { what, when = '' } = leaves.exec(said)?.groups ?? {}
  const out = daysIn(when)
  const items = what === undefined || out.length === 0 || out.length > 6 ? null : subjectsOf(what, names)
  const weekdays = week.filter((day) => !out.includes(day))
  return (items ?? []).flatMap((item) =>
    names.some(({ name }) => name === item) ? [{ kind: 'served', item, weekdays }] : [],
  )
}

/** The draft in which an order on an item holds on its own days, and no part of a day is taken for all of it. */
export function withOwnDays(text: string, given: Draft, names: readonly Named[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const found = given.unread.flatMap((one) =>
    one.blocking
      ? []
      : daysLeft(folded.slice(one.start, one.end).trim(), names).map(
          (wish): DraftWish => ({ wish, start: one.start, end: one.end }),
        ),
  )
  const draft = { ...given, wishes: found.reduce(inserted, given.wishes) }
  const lost: DraftWish[] = []
  const settled = draft.wishes.map((one): DraftWish => {
    const { wish } = one
    const said = clauseOf(folded, one)
    const weekdays = daysIn(said)
    if (weekdays.length === 0 || weekdays.length === week.length) return one
    const end = one.start + said.trimEnd().length
    if (wish.kind === 'question' && wish.about === 'keepWorth' && wish.item !== undefined)
      return onlyThen.test(said) ? { ...one, end, wish: { ...wish, weekdays } } : one
    const isOne = wish.kind === 'dropItem' && !wish.weak && !wish.ifNeeded
    if (!isOne || wish.item === 'todos os itens') return one
    if (partOfDay.test(said)) {
      lost.push(one)
      return one
    }
    const others = week.filter((day) => !weekdays.includes(day))
    return { ...one, end, wish: { kind: 'served', item: wish.item, weekdays: others } }
  })
  const { wishes, unread } = givenBack({ ...draft, wishes: settled }, lost)
  const asked = unread.flatMap((one): [DraftUnread, DraftWish][] => {
    const before = wishes.filter(({ end }) => end <= one.start).at(-1)
    if (before?.wish.kind !== 'served' || before.wish.weekdays === undefined) return []
    const { item, weekdays } = before.wish
    const isNext = !/[\p{L}.!?;\n]/u.test(folded.slice(before.end, one.start))
    const rest = folded.slice(one.start).split(/[.!;\n]/)[0] ?? ''
    return isNext && rest.includes('?') && asksSo.test(folded.slice(one.start, one.end))
      ? [
          [
            one,
            { ...one, start: before.start, wish: { kind: 'question', about: 'keepWorth', item, weekdays } },
          ],
        ]
      : []
  })
  if (asked.length === 0) return { ...draft, wishes, unread: withoutCovered(unread, wishes) }
  const gone = new Set(asked.map(([one]) => one))
  return {
    ...draft,
    wishes: [...wishes, ...asked.map(([, { wish, start, end }]) => ({ wish, start, end }))].toSorted(
      (a, b) => a.start - b.start,
    ),
    unread: withoutCovered(
      unread.filter((one) => !gone.has(one)),
      wishes,
    ),
  }
}

/** Passages within a wish for some days are understood with it. Any other wish may have been stretched over them. */
const withoutCovered = (unread: readonly DraftUnread[], wishes: readonly DraftWish[]): DraftUnread[] =>
  unread.filter(
    (one) =>
      one.blocking ||
      !wishes.some(
        ({ wish, start, end }) =>
          (wish.kind === 'served' || (wish.kind === 'question' && wish.weekdays !== undefined)) &&
          start <= one.start &&
          one.end <= end,
      ),
  )
