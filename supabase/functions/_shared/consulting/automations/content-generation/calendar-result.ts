/** The result of a calendar: its posts, and all that the report says beside them. */
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { portugueseLabel } from '../../base/language/wording-limits.ts'
import { withAims } from './aims.ts'
import { answersTo } from './answers.ts'
import { type Brief, wordingOf } from './brief.ts'
import type { Draft } from './drafts.ts'
import { explainCalendar, houseNotes } from './explain.ts'
import type { FixedPosts } from './fixed-posts.ts'
import type { MenuIdeas } from './menu-ideas.ts'
import { planOf } from './plan.ts'
import type { PostDays } from './post-days.ts'
import { quietNotes } from './quiet-spans.ts'
import { readingsOf } from './readings.ts'
import type { PostCalendar } from './schema.ts'
import { daysUnsaid } from './stated-hours.ts'
import { assumptionsOf, summaryOf } from './summary.ts'
import { weekGoals } from './week-goals.ts'
import { type Written, withHouse } from './write-post.ts'

type Finished = {
  posts: readonly Written[]
  /** Why posts of the owner's words are left out. */
  leftOut: readonly string[]
  /** Drafts that no post used. */
  unused: readonly Draft[]
  ideas: Pick<MenuIdeas, 'special' | 'keptOut'>
}

/** @param given the house as saved, with its protected dishes and without the hours that its owner states */
export function calendarResult(
  given: EngineContext,
  brief: Brief,
  { isClosed, span }: PostDays,
  { places, notices, closures, to }: FixedPosts,
  { posts, leftOut, unused, ideas: { special, keptOut } }: Finished,
): EngineResult<PostCalendar> {
  const { context, requirements, menu, themes, frequency, spoken, register } = brief
  const { name } = context.restaurant
  const { opening } = context.house.settings
  const covered = { from: span.from, to }
  const title = withHouse('Calendário de conteúdo do {casa}', name)
  const items = new Set(posts.flatMap(({ items: named }) => named))
  const sold = new Set(menu.map((item) => item.name))
  const unsaid = new Set(unused.flatMap((draft) => (draft.items.length === 1 ? draft.items : [])))
  const dated = [...new Set([...places.values()].map(({ date }) => date))]
  const summed = {
    house: name,
    posts,
    dated: new Set(places.keys()),
    spoken,
    themes,
    frequency,
  }
  const content: PostCalendar = {
    kind: 'post_calendar',
    title,
    summary: summaryOf(summed),
    voices: spoken,
    themes,
    frequency,
    posts: withAims(posts, {
      places,
      notices,
      menu,
      today: context.today,
      isClosed,
      mayPrice: (price) => requirements.onlyPrices?.includes(price) ?? true,
    }).map(({ items: _, ...post }) => post),
    plan: planOf(
      {
        context,
        posts,
        weekly: [...new Set(special.flatMap(({ items: named }) => named))],
        left: [...unsaid].filter((item) => sold.has(item) && !items.has(item)),
        places: [...places.values()],
        isClosed,
        accent: register === 'spoken',
      },
      requirements,
    ),
    weeks: weekGoals(posts, places, notices),
    dates: dated.map(({ day, name: known }) => ({ day, name: known })),
    answers: answersTo(context, requirements, posts, places),
    readings: [
      ...leftOut,
      ...quietNotes(brief.quiet),
      ...readingsOf({
        context,
        requirements,
        closures,
        dated,
        isClosed,
        span: covered,
        unsaid: daysUnsaid(given.house).filter((day) => opening[String(day)] === null),
        restDays: posts.filter(({ day }) => isClosed(day)).length,
      }),
    ],
    notUnderstood: context.sheet.unread.map(({ text }) => text),
    house: houseNotes(given, [...items].filter((item) => sold.has(item)).length, span.from, keptOut),
    assumptions: assumptionsOf(summed),
  }
  return {
    title,
    contentType: 'content',
    content: inPortuguese(content, brief),
    downloadable: true,
    explanations: explainCalendar(context, posts, covered, dated),
  }
}

/** Where the owner wants no English word, the words around the posts have none: forms, instructions and answers. */
function inPortuguese(calendar: PostCalendar, { context, requirements }: Brief): PostCalendar {
  if (!requirements.postRules.some(({ what }) => what === 'noEnglish')) return calendar
  const own = wordingOf(context)
  const said = (text: string) => portugueseLabel(text, own)
  const { summary, readings = [], house = [], plan = [], answers = [], assumptions } = calendar
  return {
    ...calendar,
    portuguese: true,
    summary: said(summary),
    readings: readings.map(said),
    house: house.map(said),
    plan: plan.map((list) => ({ ...list, lines: list.lines.map(said) })),
    answers: answers.map((answer) => ({ ...answer, text: said(answer.text) })),
    assumptions: assumptions.map(said),
  }
}
