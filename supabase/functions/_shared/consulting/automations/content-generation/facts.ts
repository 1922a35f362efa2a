import type { FactOf } from '../../base/facts.ts'
import type { PostCalendar } from './schema.ts'

/** The verdict of an answer: its bold words, or its first sentence. */
const firstOf = (text: string) => /\*\*(.+?)\*\*/.exec(text)?.[1] ?? text.split(/(?<=[.!?])\s/)[0] ?? text

/** One fact for each post. */
export function postFacts(contents: readonly PostCalendar[]): (FactOf<'post'> | FactOf<'answer'>)[] {
  return contents.flatMap(({ posts, dates, answers = [] }) => [
    ...answers.flatMap(({ about, of, text }): FactOf<'answer'>[] =>
      about === null ? [] : [{ kind: 'answer', about, of, text: firstOf(text) }],
    ),
    ...posts.map(
      ({
        day,
        hour,
        title,
        copy,
        stories = '',
        whatsapp = '',
        hashtags,
        theme,
        alcohol,
        visual,
        picture,
        format,
        topics,
        tells,
        need,
        english = '',
        language,
        endings = [],
      }): FactOf<'post'> => ({
        kind: 'post',
        date: day,
        time: `${String(hour).padStart(2, '0')}:00`,
        title,
        body: copy,
        versions: [stories, whatsapp, english, ...endings.map(({ text }) => text)].join('\n'),
        hashtags,
        ...(dates.some(({ name }) => name === theme) && { occasion: theme }),
        alcohol,
        format,
        visual: `${visual}. ${picture?.who ?? ''}`,
        ...(topics && { topics }),
        ...(tells && { tells }),
        ...(need !== undefined && { need }),
        ...(language !== undefined && { language }),
        ...(english !== '' && { language: 'ambas' }),
      }),
    ),
  ])
}
