import type { RequestSheet, Unread } from '../../base/request/request-sheet.ts'
import type { Wish } from '../../base/request/wish.ts'

type Without<Kind> = Kind extends Wish ? Omit<Kind, 'text' | 'place' | 'origin'> : never

/** A wish without the words that it comes from. */
export type WishContent = Without<Wish>

/** Longest text of a wish, in UTF-16 units. */
export const longestText = 300

/** A wish under construction, with its place in the text. */
export type DraftWish = { wish: WishContent; start: number; end: number }

/** Words that were not understood, with their place in the text. */
export type DraftUnread = {
  start: number
  end: number
  why: Unread['why']
  blocking: boolean
  choices: string[]
  /** Understood as a statement without a wish: it goes with the wish beside it. */
  told?: true
}

/** Words left to the owner, who need not explain them. */
export const unreadAt = ({ start, end }: { start: number; end: number }): DraftUnread => ({
  start,
  end,
  why: 'unknown',
  blocking: false,
  choices: [],
})

/** `asides`: what only tells something, and is neither a wish nor left to the owner. */
export type Draft = {
  wishes: DraftWish[]
  unread: DraftUnread[]
  asides?: readonly { start: number; end: number }[]
}

/** The kind of answer, which decides what a bare name means and what a number counts. */
export type Profile =
  /** Wishes about drinks or dishes to be created: a bare name is a preference. */
  | 'recipes'
  /** What must not change on a menu: a bare name is kept. */
  | 'menu'
  /** Conditions on prices. */
  | 'prices'
  /** Standing restrictions: a bare name is excluded. */
  | 'restrictions'
  | 'equipment'
  | 'goals'

/** Wishes with one more, before the first that stands behind it. */
export function inserted(wishes: readonly DraftWish[], one: DraftWish): DraftWish[] {
  const at = wishes.findIndex(({ start }) => start > one.start)
  return at < 0 ? [...wishes, one] : wishes.toSpliced(at, 0, one)
}

/** The draft without some of its wishes, whose words are left to the owner. */
export function givenBack(draft: Draft, given: readonly DraftWish[]): Draft {
  if (given.length === 0) return draft
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => !given.includes(one)),
    unread: [
      ...draft.unread,
      // Several days of one passage are one passage.
      ...given
        .filter(
          (one, at) => given.findIndex(({ start, end }) => start === one.start && end === one.end) === at,
        )
        .map(unreadAt),
    ].toSorted((a, b) => a.start - b.start),
  }
}

/** Up to this number of words a passage says little alone. */
const fewWords = 3
const longestClause = 200
/** What surrounds a passage up to a comma, and up to the end of a sentence; "1,50" is one word. */
const surroundings = [
  [
    /(?:^|[.!?;\n()]|,(?!\d))\s*((?:[^.!?;\n(),]|(?<=\d)[.,](?=\d))*)$/u,
    /^(?:[^.!?;\n(),]|(?<=\d)[.,](?=\d))*/u,
  ],
  [/(?:^|[.!?;\n])\s*((?:[^.!?;\n]|(?<=\d)\.(?=\d))*)$/u, /^(?:[^.!?;\n]|(?<=\d)\.(?=\d))*/u],
] as const

/** The clause of a passage of a few words, or its sentence where they are the whole clause. */
function clauseOf(text: string, start: number, end: number): { within?: string } {
  const said = text.slice(start, end)
  if (said.trim().split(/\s+/u).length > fewWords) return {}
  const clause = surroundings
    .map(([before, after]) =>
      `${before.exec(text.slice(0, start))?.[1] ?? ''}${said}${after.exec(text.slice(end))?.[0] ?? ''}`.trim(),
    )
    .find((clause) => clause.length > said.trim().length + 2)
  return clause !== undefined && clause.length <= longestClause ? { within: clause } : {}
}

/** Between scraps of one sentence stands little, and nothing that was read as a figure. */
const longestGap = 20
const parts = /[!?;\n\d]|\.(?!\d)/u

/**
 * The stretch of the passages of one sentence with nothing read between them, by passage: "sócio paga 10% menos sempre,
 * então cuidado" rather than its three scraps.
 */
function stretches(text: string, { wishes, unread }: Draft): ReadonlyMap<DraftUnread, string> {
  const groups: DraftUnread[][] = []
  for (const one of unread.filter(({ blocking }) => !blocking).toSorted((a, b) => a.start - b.start)) {
    const last = groups.at(-1)?.at(-1)
    const isJoined =
      last !== undefined &&
      last.end <= one.start &&
      one.start - last.end <= longestGap &&
      !parts.test(text.slice(last.end, one.start)) &&
      !wishes.some(({ start, end }) => start < one.start && end > last.end)
    if (isJoined) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return new Map(
    groups.flatMap((group) => {
      const said = text.slice(group[0]?.start, group.at(-1)?.end)
      return group.length > 1 && said.length <= longestClause ? group.map((one) => [one, said] as const) : []
    }),
  )
}

/** Most words that only repeat a wish; more are a sentence of their own. */
const mostRepeating = 3

/** "Em uma folha, frente e verso": a wish once that a few words repeat. */
function saidOnce(text: string, wishes: Draft['wishes']): Draft['wishes'] {
  const once: Draft['wishes'] = []
  for (const one of wishes) {
    const last = once.at(-1)
    const isSame =
      last !== undefined &&
      one.start > last.end &&
      text.slice(one.start, one.end).split(/\s+/).length <= mostRepeating &&
      JSON.stringify(last.wish) === JSON.stringify(one.wish) &&
      /^[\s,;:–-]*$/u.test(text.slice(last.end, one.start))
    if (isSame) once[once.length - 1] = { ...last, end: one.end }
    else once.push(one)
  }
  return once
}

/** The sheet of a draft: each wish and passage with its words. */
export function toSheet(
  text: string,
  draft: Draft,
  input: string | null,
  origin: Wish['origin'],
): RequestSheet {
  const wishes: Wish[] = saidOnce(text, draft.wishes).flatMap(({ wish, start, end }) => {
    const said = { text: text.slice(start, end), ...(input === null ? {} : { place: { input, start, end } }) }
    return [{ ...wish, ...said, origin } as Wish]
  })
  const joined = stretches(text, draft)
  const unread: Unread[] = draft.unread.map((one) => {
    const { start, end, why, blocking, choices } = one
    const within = joined.get(one)
    return {
      text: text.slice(start, end),
      ...(input === null ? {} : { place: { input, start, end } }),
      ...(within === undefined ? clauseOf(text, start, end) : { within }),
      why,
      blocking,
      choices,
    }
  })
  const asides = (draft.asides ?? []).map(({ start, end }) => ({
    text: text.slice(start, end),
    ...(input === null ? {} : { place: { input, start, end } }),
  }))
  return { wishes, unread, ...(asides.length > 0 ? { asides } : {}) }
}
