/** What is said of the wish before it: "que é só no almoço", "bebida à parte", "sem álcool" beside a counted post. */
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { condition, detailOf } from './orders/details.ts'
import { joined } from './orders/narrowing.ts'
import { itemOf } from './orders/what.ts'

const only = '(?:so|somente|apenas|exclusivamente)'
const sold = '(?:sai|saem|tem|temos|serv\\w+|vend\\w+|faz|fazemos|rola|fica|e servid[oa]|e|eh)'
const atLunch = '(?:n[oa]|durante [oa]|na hora d[oa]|para [oa]|pr[oa]|d[oa]) almoco'
const told = `(?:${only} ${sold} ${atLunch}|${sold} ${only} ${atLunch}|${only} ${atLunch}|nao (?:sai|tem|e servid[oa]|serv\\w+) (?:n[oa]|a) (?:jantar|noite))`
const ofItem = new RegExp(`^(?:(?:o|a|os|as|nosso|nossa|e|mas) )*(.{3,60}?),? ${told}$`)
const ofBefore = new RegExp(`^(?:(?:que|e|mas|ele|ela|esse|essa|lembrando que|lembra que) )*${told}$`)

/** "a feijoada é só no almoço": the item of the menu, or the dish by its name. */
export function readLunchOnly(folded: string, names: readonly HouseName[]): WishContent | null {
  const said = ofItem.exec(folded)?.[1]
  if (!said || said.split(' ').length > 6 || ofBefore.test(folded)) return null
  const item = itemOf(said, names)
  return item === null ? null : { kind: 'houseFact', about: 'lunchOnly', what: item }
}

/** What a wish is about, if it is one item. */
function subjectOf({ wish }: DraftWish, names: readonly HouseName[]): string | null {
  if (wish.kind === 'promote') return wish.item
  return wish.kind === 'postTopic' ? itemOf(wish.what, names) : null
}

/** ", que só sai no almoço", after the item that it is said of. */
function withLunchOnly(text: string, { wishes, unread }: Draft, names: readonly HouseName[]): Draft {
  const found: DraftWish[] = []
  const left = unread.filter((passage) => {
    const { start, end } = passage
    if (passage.why !== 'unknown' || !ofBefore.test(foldInPlace(text.slice(start, end)))) return true
    const before = wishes.findLast((one) => one.end <= start)
    const item = before && subjectOf(before, names)
    if (!before || !item || /[.;!?\n]/.test(text.slice(before.end, start))) return true
    found.push({ wish: { kind: 'houseFact', about: 'lunchOnly', what: item }, start, end })
    return false
  })
  const told = wishes.filter(({ wish, start, end }, at) => {
    if (wish.kind !== 'houseFact' || wish.about !== 'context') return true
    const before = wishes[at - 1]
    const item = before && subjectOf(before, names)
    if (!item || !ofBefore.test(foldInPlace(text.slice(start, end)))) return true
    found.push({ wish: { kind: 'houseFact', about: 'lunchOnly', what: item }, start, end })
    return false
  })
  return { wishes: [...told, ...found].toSorted((a, b) => a.start - b.start), unread: left }
}

/** "1 post da cajuína, sem álcool": said of the post that is counted, and not of all of them. */
function withoutOwnAlcohol(text: string, { wishes, unread }: Draft): Draft {
  const kept: DraftWish[] = []
  for (const one of wishes) {
    const { wish } = one
    const last = kept.at(-1)
    const beside =
      last?.wish.kind === 'postTopic' &&
      /^\s*,?\s*$/.test(text.slice(last.end, one.start)) &&
      wish.kind === 'exclude' &&
      /^(?:e )?sem alcool$/.test(foldInPlace(text.slice(one.start, one.end)).trim())
    if (last && beside) last.end = one.end
    else kept.push({ ...one })
  }
  return { wishes: kept, unread }
}

/** "bebida à parte", beside the offer or the weekly event whose price it belongs to. */
function withConditions(text: string, { wishes, unread }: Draft): Draft {
  const told = wishes.map((one) => ({ ...one }))
  const left = unread.filter(({ start, end, why }) => {
    const said = text.slice(start, end)
    const before = told.findLast((one) => one.end <= start)
    if (why !== 'unknown' || !before || !condition.test(foldInPlace(said).trim())) return true
    const { wish } = before
    const priced = wish.kind === 'combo' || (wish.kind === 'date' && !wish.closed && wish.price !== undefined)
    if (!priced || /[\p{L}\p{N};!?\n]/u.test(text.slice(before.end, start))) return true
    before.wish = { ...wish, note: joined(wish.note, detailOf(said.trim())?.note ?? said.trim()) }
    before.end = end
    return false
  })
  return { wishes: told, unread: left }
}

const spanOf =
  /^(?:que|e|ele|ela|mas)? ?(?:e|vai|fica|funciona|rola|acontece|comeca|servimos|e servid[oa])? ?(?:das?|de) (\d{1,2})(?:h|:)?([0-5]\d)? ?h?(?:oras)? (?:as|ate as|a|ate) (\d{1,2})(?:h|:)?([0-5]\d)? ?h?(?:oras)?$/

/** ", que é das 11 às 16", after the weekly event whose hours they are. */
function withHours(text: string, { wishes, unread }: Draft): Draft {
  const told = wishes.map((one) => ({ ...one }))
  const left = unread.filter(({ start, end, why }) => {
    const hours = spanOf.exec(foldInPlace(text.slice(start, end)).toLowerCase().trim())
    const before = told.findLast((one) => one.end <= start)
    if (why !== 'unknown' || !hours || before?.wish.kind !== 'date') return true
    const { wish } = before
    if (wish.closed || wish.at !== undefined || /[\p{L}\p{N};!?\n.]/u.test(text.slice(before.end, start)))
      return true
    const at = Number(hours[1]) + Number(hours[2] ?? 0) / 60
    if (at > 24 || Number(hours[3]) > 24) return true
    before.wish = { ...wish, at, note: joined(wish.note, `até as ${hours[3]}h${hours[4] ?? ''}`) }
    before.end = end
    return false
  })
  return { wishes: told, unread: left }
}

const number = /^(?:\(?\d{2}\)? ?)?9? ?\d{4}[ -]?\d{4}$/
const ownName = /^(?:o|a|seu|dona) \p{Lu}\p{L}+$/u

/** "o delivery é só pelo WhatsApp, 85 99999-0000", "o cachorro que mora aqui, o Bento": its number, its name. */
function withNamed(text: string, { wishes, unread }: Draft): Draft {
  const told = wishes.map((one) => ({ ...one }))
  const left = unread.filter(({ start, end, why }) => {
    const said = text.slice(start, end).trim()
    const before = told.findLast((one) => one.end <= start)
    if (why !== 'unknown' || !before || !/^\s*,\s*$/.test(text.slice(before.end, start))) return true
    const { wish } = before
    const isCall =
      wish.kind === 'houseFact' && wish.about === 'call' && /whats|zap|fone/iu.test(wish.what ?? '')
    if (isCall && number.test(said)) before.wish = { ...wish, what: `${wish.what} ${said}`.slice(0, 120) }
    else if (wish.kind === 'postTopic' && ownName.test(said))
      before.wish = { ...wish, what: `${wish.what}, ${said}`.slice(0, 120) }
    else return true
    before.end = end
    return false
  })
  return { wishes: told, unread: left }
}

/** Puts what stands beside a wish, and is said of it alone, with the wish. */
export const withBeside = (text: string, draft: Draft, names: readonly HouseName[]): Draft => ({
  ...draft,
  ...withoutOwnAlcohol(
    text,
    withLunchOnly(text, withConditions(text, withNamed(text, withHours(text, draft))), names),
  ),
})

/** "conte essa história", "um post por semana cada um": about what was said before, and no subject of its own. */
const pointing = /^(?:(?:d|n)?(?:ess[ea]s?|est[ea]s?|iss[eo]|el[ea]s?)|cada um[a]?|tudo)(?![a-z])/

/** The draft without subjects that only point back: a story told before is told anyway, another one is left to the owner. */
export function withoutPointing(text: string, draft: Draft): Draft {
  const unread = [...draft.unread]
  const wishes: DraftWish[] = []
  for (const one of draft.wishes) {
    const { wish, start, end } = one
    if (wish.kind !== 'postTopic' || !pointing.test(foldInPlace(wish.what).toLowerCase())) {
      wishes.push(one)
      continue
    }
    const before = wishes.at(-1)
    if (before?.wish.kind === 'houseFact' && /^[\s,.;:–—-]*$/.test(text.slice(before.end, start)))
      wishes[wishes.length - 1] = { ...before, end }
    else unread.push({ start, end, why: 'unknown', blocking: false, choices: [] })
  }
  return { ...draft, wishes, unread: unread.toSorted((a, b) => a.start - b.start) }
}
