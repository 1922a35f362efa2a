/** What the posts of a calendar are about, beside its dates and closures. */
import { EngineError } from '../../base/errors.ts'
import type { Brief } from './brief.ts'
import { countedPosts } from './counted-posts.ts'
import type { Dated } from './dates.ts'
import type { Draft } from './drafts.ts'
import { type FixedPosts, launchesOf } from './fixed-posts.ts'
import type { MenuIdeas } from './menu-ideas.ts'
import { ownDrafts, specialDrafts } from './own-drafts.ts'
import { isSpecialDay, type PostDays } from './post-days.ts'
import { postQueue } from './post-queue.ts'

export type Subjects = {
  /** Drafts about the menu and the owner's statements; all of them, whether posted or not. */
  owned: readonly Draft[]
  /** Drafts about weekly dishes. Writing the posts takes those that it uses. */
  specials: Draft[]
  /** The other drafts, in their order. Writing the posts takes those that it uses. */
  queue: Draft[]
  /** Drafts that the owner counts, by the index of their slot. */
  counted: Map<number, Draft>
}

/** @throws EngineError `impossible_restrictions` if too few subjects are left */
export function subjectsOf(
  brief: Brief,
  ideas: MenuIdeas,
  days: PostDays,
  dates: readonly Dated[],
  fixed: FixedPosts,
): Subjects {
  const { context, requirements, menu, register } = brief
  const { slots, places, notices } = fixed
  const isFixed = (at: number) => places.has(at) || notices.has(at)
  const free = slots.filter(({ day }, at) => !isFixed(at) && !isSpecialDay(days, day)).length
  const owned = ownDrafts(brief, ideas, launchesOf(fixed))
  const specials = specialDrafts(brief, ideas.special)
  const queue = postQueue(
    brief,
    { owned, listed: ideas.listed },
    free,
    dates.some(({ own }) => own),
  )
  const counted = countedPosts(
    // Posts about a date are counted where dates are placed.
    requirements.postTopics.filter(({ what }) => !dates.some(({ name }) => name === what)),
    {
      slots,
      queue,
      specials,
      menu,
      context,
      accent: register === 'spoken',
      sober: register === 'sober',
      register,
    },
    (at) => {
      const { day = '' } = slots[at] ?? {}
      return !isFixed(at) && !(days.isClosed(day) && isSpecialDay(days, day))
    },
  )
  const always = queue.filter((draft) => !draft.days).length
  if (always + places.size + notices.size + counted.size < slots.length) {
    throw new EngineError(
      'impossible_restrictions',
      `Com o que ficou de fora, sobram assuntos para ${queue.length} publicações, e não para ${slots.length}.`,
    )
  }
  return { owned, specials, queue, counted }
}
