/** What the house answers on WhatsApp when someone asks about a post. */
import { weekdayNames, weekdayOf } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { words as joined } from './captions.ts'
import type { Draft } from './drafts.ts'
import { shuffled } from './item-words.ts'
import * as table from './tables/answers.ts'
import type { Given, Writer } from './write-post.ts'

type Setting = {
  writer: Writer
  given: Given
  /** Whether the house speaks as Ceará does. */
  accent: boolean
  /** "das 17h às 23h"; null where it is not known. */
  hours: string | null
  day: string
  index: number
  /** The warning of a drink with alcohol; null for other posts. */
  caution: string | null
  /** Whether the body of an idea that only asks may be told. */
  tellable: boolean
}

/** "na sexta", "no sábado" */
function onWeekday(day: string): string {
  const weekday = (weekdayNames[weekdayOf(day)] ?? '').replace('-feira', '')
  return `${weekday.endsWith('o') ? 'no' : 'na'} ${weekday}`
}

/** The wordings for one item: in every third post those with the hours first, and what the menu says of it before the rest. */
function ofItem(draft: Draft, seed: string, { accent, hours, index }: Setting): readonly string[] {
  const voice = accent ? 'spoken' : 'plain'
  const order = (texts: readonly string[]) =>
    shuffled(texts, seed).toSorted((a, b) => Number(b.includes('{d}')) - Number(a.includes('{d}')))
  if (draft.need !== null) return order(table.unpricedAnswers[voice])
  if (draft.every !== undefined) return order(table.weeklyAnswers[voice])
  const timed = hours === null || index % 3 > 0 ? [] : shuffled(table.hourAnswers[voice], seed)
  if (draft.about !== 'drink') return [...timed, ...order(table.dishAnswers[voice])]
  return [...timed, ...order((draft.alcohol ? table.glassAnswers : table.softAnswers)[voice])]
}

/**
 * One message for a conversation, none of whose sentences the calendar has said to others: of an item its price, of an
 * idea what it asks. A drink with alcohol is for an adult who asked: a price, no call, and the warning.
 */
export function answerOf(draft: Draft, setting: Setting): string {
  const { writer, given, accent, hours, day, caution, tellable } = setting
  const { words, several } = draft
  const own = (text: string) => {
    const timed = text
      .replaceAll('{h}', hours ?? '')
      .replaceAll('{on}', onWeekday(day))
      .replace('{P}', '{p}')
    const fill = words?.fill ?? several?.fill
    return fill ? fill(timed) : timed
  }
  const seed = `${given.seed}|a`
  const pick = (texts: readonly string[]) => writer.message(texts, { ...given, seed, own })
  const ideas = table.ideaAnswers[accent ? 'spoken' : 'plain']
  // A post that only asks has its body left to tell.
  const body = draft.asks && tellable && draft.body !== '' ? [draft.body] : []
  const texts = words
    ? ofItem(draft, seed, setting)
    : several
      ? shuffled(several.answers, seed)
      : [...body, ...shuffled(ideas, seed)]
  const said = pick(texts) || pick([`${draft.short ?? capitalize(draft.subject)}.`])
  return joined(said, caution ?? '')
}
