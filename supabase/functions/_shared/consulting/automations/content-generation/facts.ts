import type { FactOf } from '../../base/facts.ts'
import type { PostCalendar } from './schema.ts'

/** One fact for each post. */
export function postFacts(contents: readonly PostCalendar[]): FactOf<'post'>[] {
  return contents.flatMap(({ posts }) =>
    posts.map(
      ({ day, hour, title, copy, hashtags }): FactOf<'post'> => ({
        kind: 'post',
        date: day,
        time: `${String(hour).padStart(2, '0')}:00`,
        title,
        body: copy,
        hashtags,
      }),
    ),
  )
}
