import * as z from 'zod/mini'
import { cutText } from '../language/text.ts'
import type { Term } from '../lexicon/term.ts'
import {
  type Aside,
  asideSchema,
  maxWishes,
  type RequestSheet,
  requestSheetSchema,
  type Unread,
  unreadSchema,
} from './request-sheet.ts'
import { type Place, type Wish, type WishKind, type WishReason, wishSchema } from './wish.ts'

/**
 * The owner's changes to a sheet. Edits refer to wishes by content instead of position, so that they still apply after
 * the answers are read again. Edits of wishes that are gone do nothing.
 */
export const sheetEditSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('add'), wish: wishSchema }),
  z.object({ do: z.literal('remove'), wish: wishSchema }),
  z.object({ do: z.literal('change'), wish: wishSchema, to: wishSchema }),
  /** Settles an unread passage: it is no restriction (an empty sheet), or it means what the sheet says. */
  z.object({ do: z.literal('settle'), unread: unreadSchema, as: requestSheetSchema }),
  /** What was taken for information asks for something: it becomes an unread passage. */
  z.object({ do: z.literal('reopen'), aside: asideSchema }),
])

export type SheetEdit = z.output<typeof sheetEditSchema>

/** Whether two wishes are the same, ignoring their places, which move as the owner types. */
export function sameWish(one: Wish, other: Wish): boolean {
  return keyOf(one) === keyOf(other)
}

/** Whether two passages are the same words of the same answer. */
export function samePassage(one: Aside, other: Aside): boolean {
  return one.text === other.text && one.place?.input === other.place?.input
}

/** Identifies a wish among those of a sheet. */
export function keyOf({ place, ...wish }: Wish): string {
  const fields = Object.entries(wish)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([place?.input ?? null, fields])
}

function withWishes(wishes: readonly Wish[], added: readonly Wish[]): Wish[] {
  const known = new Set(wishes.map(keyOf))
  return [...wishes, ...added.filter((wish) => !known.has(keyOf(wish)))].slice(0, maxWishes)
}

export function applyEdit(sheet: RequestSheet, edit: SheetEdit): RequestSheet {
  switch (edit.do) {
    case 'add':
      return { ...sheet, wishes: withWishes(sheet.wishes, [edit.wish]) }
    case 'remove':
      return { ...sheet, wishes: sheet.wishes.filter((wish) => !sameWish(wish, edit.wish)) }
    case 'change':
      return {
        ...sheet,
        wishes: sheet.wishes.map((wish) =>
          // The words may have moved since the edit was made.
          sameWish(wish, edit.wish) ? at(edit.to, wish.place) : wish,
        ),
      }
    case 'settle': {
      const index = sheet.unread.findIndex((unread) => samePassage(unread, edit.unread))
      const settled = sheet.unread[index]
      if (!settled) return sheet
      return {
        ...sheet,
        wishes: withWishes(
          sheet.wishes,
          edit.as.wishes.map((wish) => at(wish, settled.place)),
        ),
        unread: [
          ...sheet.unread.slice(0, index),
          ...edit.as.unread.map((unread) => at(unread, settled.place)),
          ...sheet.unread.slice(index + 1),
        ],
      }
    }
    case 'reopen': {
      const aside = sheet.asides?.find((one) => samePassage(one, edit.aside))
      if (!aside) return sheet
      return {
        ...sheet,
        asides: sheet.asides?.filter((one) => one !== aside),
        unread: [...sheet.unread, { ...aside, why: 'unknown', blocking: false, choices: [] }],
      }
    }
  }
}

/** The same wish, placed at the words of `place`. */
function at<Placed extends Wish | Unread>(placed: Placed, place: Place | undefined): Placed {
  return place === undefined ? placed : { ...placed, place }
}

/** The sheet after all edits, in order. */
export function applyEdits(sheet: RequestSheet, edits: readonly SheetEdit[]): RequestSheet {
  return edits.reduce(applyEdit, sheet)
}

/** The edits that turn one sheet into another, such as an offer that resolves a conflict. */
export function editsBetween(before: RequestSheet, after: RequestSheet): SheetEdit[] {
  const lacks = (wishes: readonly Wish[]) => (wish: Wish) => !wishes.some((other) => sameWish(other, wish))
  return [
    ...before.wishes.filter(lacks(after.wishes)).map((wish): SheetEdit => ({ do: 'remove', wish })),
    ...before.unread
      .filter((unread) => !after.unread.some((other) => samePassage(other, unread)))
      .map((unread): SheetEdit => ({ do: 'settle', unread, as: { wishes: [], unread: [] } })),
    ...after.wishes.filter(lacks(before.wishes)).map((wish): SheetEdit => ({ do: 'add', wish })),
  ]
}

/** The kinds of wish that a term allows; the usual one first. */
const kindsOfTerms = {
  ingredient: ['exclude', 'prefer', 'only'],
  group: ['exclude', 'prefer', 'only'],
  allergen: ['exclude'],
  diet: ['exclude'],
  cachaca: ['prefer', 'only', 'exclude'],
  dish: ['exclude', 'prefer', 'only'],
  technique: ['prefer', 'exclude', 'only'],
  equipment: ['equipment'],
  style: ['style'],
  audience: ['audience'],
} as const satisfies Record<Term['kind'], readonly WishKind[]>

export type TermWishKind = (typeof kindsOfTerms)[Term['kind']][number]

export function wishKindsOf({ kind }: Pick<Term, 'kind'>): readonly TermWishKind[] {
  return kindsOfTerms[kind]
}

/** A wish for a term of the lexicon, as added by hand. */
export function wishFor(
  { name }: Pick<Term, 'name'>,
  kind: TermWishKind,
  { text = name, why = 'taste' }: { text?: string; why?: WishReason } = {},
): Wish {
  const shared = { text, origin: 'request' as const }
  switch (kind) {
    case 'exclude':
    case 'only':
    case 'prefer':
      return { ...shared, kind, what: name, why }
    case 'style':
    case 'audience':
      return { ...shared, kind, what: name }
    case 'equipment':
      return { ...shared, kind, what: name, has: true }
  }
}

/** Blocking passages are near an allergy, a pregnancy or a child, unless they contradict each other. */
export function isAboutSafety({ why, blocking }: Pick<Unread, 'why' | 'blocking'>): boolean {
  return why === 'allergy' || (blocking && why !== 'contradiction')
}

/** What an unread passage means once the owner has chosen terms for it. */
export function chosenTerms(
  unread: Pick<Unread, 'text' | 'why' | 'blocking'>,
  names: readonly string[],
  kind: 'exclude' | 'prefer' | 'only' = 'exclude',
): RequestSheet {
  const why = isAboutSafety(unread) ? 'allergy' : 'taste'
  const text = cutText(unread.text, 300)
  return { wishes: names.map((name) => wishFor({ name }, kind, { text, why })), unread: [] }
}
