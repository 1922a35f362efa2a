import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { checkDates, publishable } from './advertising-check.ts'
import { briefOf } from './brief.ts'
import { calendarResult } from './calendar-result.ts'
import { chosenDates } from './chosen-dates.ts'
import { fixedPosts } from './fixed-posts.ts'
import { menuIdeas } from './menu-ideas.ts'
import { postDays } from './post-days.ts'
import type { PostCalendar } from './schema.ts'
import { subjectsOf } from './subjects.ts'
import { writeCalendar } from './write-calendar.ts'

/**
 * Thirty posts on a calendar, or fewer if the owner asks for fewer. Every text is checked against the rules for
 * advertising alcohol, and names nothing that the owner excludes.
 * @throws EngineError `answers_invalid` if a date of the owner's breaks the rules, `impossible_restrictions` if too few
 * subjects are left, or the house hardly opens
 */
export function createContent(answers: Answers, given: EngineContext): EngineResult<PostCalendar>[] {
  const brief = briefOf(answers, given)
  checkDates(brief)
  const { context, requirements, register, themes } = brief
  const ideas = menuIdeas(context, requirements, {
    accent: register === 'spoken',
    sober: register === 'sober',
    unpriced: requirements.onlyPrices !== null,
    themes,
  })
  // The weekly dishes choose days for their posts, and the days say which dates the calendar covers.
  const days = postDays(brief, ideas.special)
  const dates = chosenDates(brief, days)
  const fixed = fixedPosts(brief, days, dates)
  const subjects = subjectsOf(brief, ideas, days, dates, fixed)
  const written = publishable(brief, fixed, writeCalendar(brief, days, fixed, subjects))
  const { posts, leftOut } = written
  return [
    calendarResult(given, brief, days, written.fixed, { posts, leftOut, unused: subjects.queue, ideas }),
  ]
}
