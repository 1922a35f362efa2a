/** Which items leave, so that the menu has the numbers of items that its owner wants. */

import { isSameName } from '../../base/match-items.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { ofKind } from '../../base/request/wish.ts'
import type { Instructions } from './advise.ts'
import type { Asked } from './asked.ts'
import type { Brief } from './brief.ts'
import { redesignCategory } from './category.ts'
import { cutFor, type Leaving, lossOf } from './cut.ts'
import { type InstructionsFor, instructionsIn, leavesSoon } from './instructions.ts'
import { noCategory, readable } from './menu-facts.ts'
import { isLow, lowNotes } from './placed.ts'
import { isOfLoss } from './plan/answers.ts'
import { beyondCounts, heldByCounts } from './plan/counted-items.ts'
import { isLeaveToCut } from './plan/leave-to-cut.ts'
import { slowItems } from './plan/slow-dishes.ts'
import { beyondBounds, isLastOfName, sellingLittle, unwantedIn } from './plan/wanted-less.ts'
import { roomFor, roomOf } from './room.ts'
import type { MenuRedesign, RedesignedCategory } from './schema.ts'
import { wantedFor, wantsLess } from './wanted.ts'

export interface ShorterMenu {
  /** The sold items before frames are chosen and rises spread over time. */
  candidates: RedesignedCategory[]
  /** Names of all items that leave, of the menu and of the sheet. */
  gone: ReadonlySet<string>
  /** Those of them that leave for the owner's numbers. */
  leaving: ReadonlyMap<string, Leaving>
  instructionsFor: InstructionsFor
  /** Whether the menu has no item to spare: none is removed for its figures. */
  isFull: boolean
  /** Number of items that leave for a goal without a number. */
  forGoal: number
  /** What stays although a removed item would cost more to lose, with the reason. */
  spared: (categories: readonly RedesignedCategory[]) => NonNullable<MenuRedesign['spared']>
}

/**
 * @param added lines of the new menu that new items take
 * @param mostForGoal cuts that a goal without a number may have
 */
export function shortenMenu(
  brief: Brief,
  added: number,
  mostForGoal: number = Number.POSITIVE_INFINITY,
): ShorterMenu {
  const { listed, orders } = brief
  const room = roomFor(roomOf(orders), added)
  const remaining = listed.onMenu.filter((item) => orders.of(item).leaves === null)
  const rank = rankIn(brief)
  const held = heldByCounts(brief.context.sheet, remaining, rank)
  const isHeld = (item: Asked) => rank.isKept(item) || held.has(item.name)
  const leaving = new Map<string, Leaving>()
  const instructionsFor = instructionsIn(brief, { held, leaving })
  const redesign = (isFull: boolean) =>
    redesignSections(brief, (item, section) => instructionsFor(item, section, null), isFull)
  const isCounted = brief.context.sheet.wishes.some(
    (wish) => wish.kind === 'dropItem' && wish.most !== undefined,
  )
  const today = isCounted ? redesign(false) : []
  const choosing = { ...rank, isKept: isHeld, loss: ({ name }: Asked) => lossOf(name, today, leaving) }
  const beyond = beyondNumbers(brief, remaining, choosing)
  const allowed = allowedIn(brief, remaining, choosing, beyond)
  for (const [name, out] of beyond) if (!allowed.has(name)) leaving.set(name, out)

  for (const [name, reason] of brief.decisions.out)
    if (remaining.some((item) => item.name === name && !orders.of(item).kept))
      leaving.set(name, { reason, loss: null })

  const goneFrom = (categories: readonly RedesignedCategory[]) => goneIn(brief, categories, leaving)
  const remains = (gone: ReadonlySet<string>) => listed.onMenu.filter(({ name }) => !gone.has(name)).length

  let candidates = redesign(false)
  if (allowed.size > 0) {
    const cutter = cutTo(remaining.length - allowed.size, brief, remaining, { ...rank, isKept: isHeld })
    const next = cutter
      .next(candidates, goneFrom(candidates), remaining.length)
      .filter(({ name, reason }) => allowed.has(name) && !reason.includes(';'))
    for (const out of affordable(next, totalOf(candidates) * leaveCost)) {
      const item = remaining.find(({ name }) => name === out.name)
      if (item && isLastOfName(item, remaining, new Set(leaving.keys()))) continue
      leaving.set(out.name, { ...out, reason: allowed.get(out.name) ?? out.reason })
    }
    if (leaving.size > 0) candidates = redesign(false)
  }
  const isFull = room?.least != null && remains(goneFrom(candidates)) < room.least
  if (isFull) candidates = redesign(true)
  const most = room?.most ?? null
  const cut = most === null ? null : cutTo(most, brief, remaining, { ...rank, isKept: isHeld })
  // Once its neighbours are removed, an item due for removal may pay again and stay: then another one has to go.
  while (cut && most !== null && remains(goneFrom(candidates)) > most) {
    const [out] = cut.next(candidates, goneFrom(candidates))
    if (!out) break
    leaving.set(out.name, out)
    candidates = redesign(isFull)
  }
  // A goal without a number is met too: by what costs least to lose.
  if (most === null && wantsFewer(brief)) {
    const goal = room?.least
      ? Math.max(0, remaining.length - room.least)
      : (mostAllowed(brief) ?? Math.max(1, Math.round(remaining.length * goalShare)))
    const cutter = cutTo(remaining.length - goal, brief, remaining, { ...rank, isKept: isHeld })
    const before = goneFrom(candidates)
    const next = cutter.next(candidates, before, Math.max(0, goal - before.size))
    const chosen = affordable(next, totalOf(candidates) * goalCost).slice(0, mostForGoal)
    for (const out of chosen) leaving.set(out.name, { ...out, reason: goalReason })
    if (chosen.length > 0) candidates = redesign(isFull)
  }
  const gone = goneFrom(candidates)
  return {
    candidates,
    gone,
    leaving,
    instructionsFor,
    isFull,
    forGoal: [...leaving.values()].filter(({ reason }) => reason === goalReason).length,
    spared: (categories) => cut?.spared(categories, leaving, gone) ?? [],
  }
}

/** What the owner allows to cut, and does not order: it leaves only if its loss is next to nothing. */
function allowedIn(
  brief: Brief,
  remaining: readonly Asked[],
  rank: Choosing,
  beyond: ReadonlyMap<string, Leaving>,
): Map<string, string> {
  const { sheet } = brief.context
  const isLeave = (wish: (typeof sheet.wishes)[number]) => isLeaveToCut(wish, brief.goals)
  // Of "de quatro a seis", four are ordered.
  const ordering = sheet.wishes.flatMap((wish) =>
    wish.kind === 'dropItem' && wish.least !== undefined
      ? [{ ...wish, most: wish.least }]
      : isLeave(wish)
        ? []
        : [wish],
  )
  if (ordering.every((wish) => sheet.wishes.includes(wish)) && ordering.length === sheet.wishes.length)
    return new Map()
  const ordered = beyondNumbers(
    {
      ...brief,
      context: {
        ...brief.context,
        sheet: { ...sheet, wishes: ordering },
      },
    },
    remaining,
    rank,
  )
  return new Map(
    [...beyond].flatMap(([name, { reason }]) => (ordered.has(name) ? [] : [[name, reason] as const])),
  )
}

/** The first items that cost no more than `most` R$ together. Sections keep their two best. */
function affordable<Item extends Leaving>(items: readonly Item[], most: number): Item[] {
  let lost = 0
  const end = items.findIndex(({ loss, reason }) => {
    lost += loss ?? Number.POSITIVE_INFINITY
    return reason.includes(';') || lost > most
  })
  return items.slice(0, end < 0 ? items.length : end)
}

/** Share of the items that a goal of fewer items takes out, and of the margin that this may cost. */
const goalShare = 0.1
const goalCost = 0.003
/** Of the margin, what may be lost by cuts that the owner only allows. */
const leaveCost = 0.001
const goalReason = 'Tirar do cardápio: dos que menos deixam, pela sua meta de menos itens'

/** Whether the owner chose fewer items as a goal and states no number, of all or of a part. */
const wantsFewer = ({ goals, context: { sheet } }: Brief): boolean =>
  goals.some((goal) => /reduzir o n[uú]mero|menos itens|enxut/i.test(goal)) &&
  !sheet.wishes.some(
    (wish) =>
      (wish.kind === 'dropItem' && !wish.ifNeeded && !isLeaveToCut(wish, goals)) ||
      (wish.kind === 'count' && wish.of === 'items' && wish.bound !== 'at_least') ||
      (wish.kind === 'share' && wish.of === 'few'),
  )

/** How many items the owner lets go: "podem tirar até quatro". */
function mostAllowed({ goals, context: { sheet } }: Brief): number | null {
  const found = sheet.wishes.find((wish) => isLeaveToCut(wish, goals))
  return found?.kind === 'dropItem' ? (found.most ?? null) : null
}

/** R$ that the menu leaves in the sheet's period. */
const totalOf = (categories: readonly RedesignedCategory[]): number =>
  categories.flatMap(({ items }) => items).reduce((sum, { units, margin }) => sum + units * margin, 0)

/** The sold items by section, each with its advice and its effect in R$. */
export function redesignSections(
  { goals, sold: { countable, span }, elasticities }: Brief,
  asked: (item: { name: string; price: number }, section: string) => Instructions,
  isFull: boolean,
): RedesignedCategory[] {
  const { monthly, per } = span
  return [...new Set(countable.map(({ category }) => category ?? noCategory))].map((section) =>
    redesignCategory(
      readable(section),
      countable.filter(({ category }): boolean => (category ?? noCategory) === section),
      { monthly, per },
      (item) => asked(item, section),
      { elasticities, full: isFull, lean: wantsLess(goals) },
    ),
  )
}

/** What items are chosen by, where some of a group must stay or leave. */
interface Rank {
  isKept: (item: Asked) => boolean
  /** R$ of the sheet's period. */
  worth: (item: Asked) => number
}

/** With what is lost with an item, less what its guests order instead, R$ of the sheet's period. */
type Choosing = Rank & { loss: (item: Asked) => number | null }

function rankIn({ context, sold: { countable }, orders }: Brief): Rank {
  const worth = new Map(countable.map(({ name, units, price, cost }) => [name, units * (price - cost)]))
  const isLeavingSoon = leavesSoon(context.sheet)
  // Whether it loses money is asked, or its price for an app: what leaves money is not cut beside that answer. Nor are the
  // parts of a combo that the owner orders, and what may rise: a price is told of what stays.
  const doubted = context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'newCombo'
      ? (wish.with ?? [])
      : wish.kind === 'served' && wish.until === undefined
        ? // On its days it is served: it stays on the page.
          [wish.item]
        : wish.kind === 'capPrice' && (wish.percent ?? wish.max ?? wish.rise) !== undefined
          ? [wish.item]
          : wish.kind === 'question' &&
              wish.item !== undefined &&
              ((wish.about === 'keepWorth' && isOfLoss(wish.text)) ||
                wish.about === 'channelFee' ||
                wish.about === 'showWorth' ||
                wish.about === 'fairPrice')
            ? [wish.item]
            : [],
  )
  const isAskedAbout = ({ name }: Asked) =>
    (worth.get(name) ?? 0) > 0 && doubted.some((item) => isSameName(item, name))
  const rotten = ofKind(context.sheet.wishes, 'houseFact').flatMap(({ about, what }) =>
    about === 'spoils' && what !== undefined ? [what] : [],
  )
  // What the owner wants low on the page is to be on it.
  const lows = lowNotes(context)
  return {
    isKept: (item) =>
      isAskedAbout(item) ||
      orders.of(item).kept ||
      orders.of(item).promoted ||
      isLeavingSoon(item) ||
      isLow(item.name, lows),
    worth: ({ name }) =>
      (worth.get(name) ?? 0) * (rotten.some((item) => namesItem(item, { name })) ? spoiledWorth : 1),
  }
}

/** Part of its margin at which an item counts whose goods the owner often throws away; how much is not told: our rule. */
const spoiledWorth = 0.6

/** The items that the owner's bounds on kinds and sales take out, with the reason. */
function beyondNumbers(
  { context: { sheet }, listed, sold: { sales, byName, span } }: Brief,
  remaining: readonly Asked[],
  rank: Choosing,
): Map<string, Leaving> {
  const beyond = [
    ...sellingLittle(sheet, remaining, rank.isKept, {
      sold: byName,
      monthly: sales?.period ? span.monthly : 1,
      loss: rank.loss,
      ordered: listed.onMenu.filter((item) => !remaining.includes(item)),
    }),
    ...beyondBounds(sheet, remaining, rank.isKept, rank.worth),
    ...beyondCounts(sheet, remaining, rank),
  ]
  return new Map(beyond.map(({ name, reason }) => [name, { reason, loss: null }]))
}

/** Chooses the items to remove until at most `most` are left. */
function cutTo(
  most: number,
  { context, goals, listed, sold, orders }: Brief,
  remaining: readonly Asked[],
  rank: Rank,
) {
  const slow = slowItems(context.sheet, listed.onMenu)
  return cutFor(
    {
      menu: remaining,
      house: context.restaurant.name,
      orderOf: (item) => (rank.isKept(item) ? { ...orders.of(item), kept: true } : orders.of(item)),
      wanted: wantedFor(goals),
      unwanted: unwantedIn(context.sheet, remaining, most, rank.worth, slow),
      sold: sold.byName,
    },
    most,
  )
}

/** Names of the items that leave: for their figures, by the owner's order, or for the owner's numbers. */
const goneIn = (
  { listed, orders }: Brief,
  categories: readonly RedesignedCategory[],
  leaving: ReadonlyMap<string, Leaving>,
): Set<string> =>
  new Set([
    ...categories.flatMap(({ items }) =>
      items.flatMap(({ name, move }) => (move === 'remove' ? [name] : [])),
    ),
    ...listed.named.flatMap((item) => (orders.of(item).leaves === null ? [] : [item.name])),
    ...leaving.keys(),
  ])
