/** The captions of posts. */
import { capitalize } from '../../base/language/grammar.ts'
import type { Draft } from './drafts.ts'
import type { ItemWords } from './item-words.ts'
import { spokenGlassClosings } from './tables/spoken-lines.ts'
import type { Voice } from './tables/voices.ts'
import type { Given, Writer } from './write-post.ts'

/** Paragraphs, with the warning before the last. */
export function paragraphs(parts: readonly string[], caution: string | null): string {
  const told = parts.filter((part) => part !== '')
  if (caution === null) return told.join('\n\n')
  return [...told.slice(0, -1), ...(told.length > 1 ? [caution, told.at(-1)] : [told[0], caution])].join(
    '\n\n',
  )
}

/** A paragraph of its parts; a line of dialogue stands alone. */
export const words = (...parts: (string | undefined)[]) =>
  parts.reduce<string>((said, part) => {
    if (!part || said === '') return said || (part ?? '')
    const dialogue = part.startsWith('—') || (said.split('\n').at(-1) ?? '').startsWith('—')
    return `${said}${dialogue ? '\n\n' : ' '}${part}`
  }, '')

type Setting = {
  writer: Writer
  voice: Voice
  given: Given
  caution: string | null
  /** Whether the house speaks as Ceará does. */
  accent: boolean
  /** "Hoje abrimos das 17h às 23h." where the post says so. */
  hours: readonly string[]
  /** Posts of single items before this one. */
  turn: number
  /** Thoughts of the day of the year. */
  seasonal: readonly string[]
  /** The question of this post, for its last line and its Stories; empty where none is left. */
  question: string
}

/** Names a day of the week. */
const weekdayWord = /(?<!\p{L})(domingo|segunda|terça|quarta|quinta|sexta|sábado)(?!\p{L})/iu

/** The thoughts that may carry the caption of an item, in the order of preference. */
function leadsOf(item: ItemWords, { accent, voice, turn }: Setting): readonly string[] {
  if (accent) return [...item.spoken, ...item.texts]
  return [
    // A house of few words says name and description every other time.
    ...(voice.brief && turn % 2 === 0 && item.brief !== '' ? [item.brief] : []),
    ...(voice.jokes && turn % 2 === 0 ? item.jokes : []),
    ...(turn % 4 === 3 ? item.described : []),
    ...item.texts,
    ...item.described,
  ]
}

/**
 * The caption of a post about one item: a scene or a thought, what the menu says, name and price, and in turn a question
 * or an invitation.
 */
export function itemCaption(item: ItemWords, draft: Draft, setting: Setting): string {
  const { writer, voice, caution, turn, hours, seasonal, question, accent } = setting
  const given = { ...setting.given, own: item.fill }
  const { pick } = writer
  const season = pick(seasonal, 'first', { ...given, once: true })
  const hook =
    season ||
    (draft.about === 'dish' && turn % 5 === 1 ? pick(voice.hooks, 'first', { ...given, once: true }) : '')
  // Of a weekly dish the day says all.
  const thought =
    season !== '' && draft.every !== undefined
      ? ''
      : pick(leadsOf(item, setting), hook === '' ? 'first' : 'within', given) || capitalize(`${draft.title}.`)
  const said = words(hook, thought)
  const dated = item.today.length === 0 || weekdayWord.test(said) ? '' : pick(item.today, 'within', given)
  // A thought that quotes the menu needs no second quotation.
  const quoted = item.details.length === 0 || said.includes(item.fill('{l}') ?? item.fill('{d}') ?? '\u0000')
  const facts = writer.fill(item.facts, given.subject, given.seed)
  const body = words(said, dated, quoted ? '' : pick(item.details, 'within', given), facts)
  // The price alone where the name has been said.
  const named = body.toLowerCase().includes(item.name.toLowerCase())
  const prices = item.prices.filter((text) => named !== /\{[Nn]\}/.test(text))
  const told = /R\$/.test(body)
    ? body
    : words(body, pick(prices, 'within', given) || pick(item.prices, 'within', given))
  const isDrink = draft.about === 'drink'
  const invited = isDrink && accent ? [...spokenGlassClosings, ...voice.closings] : voice.closings
  const asked = (turn % 2 === 0 || (isDrink && !accent)) && question !== '' && writer.isFree(question, 'last')
  if (asked) writer.keep(question, 'last')
  return paragraphs([told, asked ? question : writer.closing([...hours, ...invited], given)], caution)
}

/** The caption of a post about several items, or of a question between two. */
export function severalCaption(draft: Draft, setting: Setting): string {
  const { writer, voice, caution } = setting
  const given = { ...setting.given, ...(draft.several?.fill && { own: draft.several.fill }) }
  const said = draft.several ? writer.pick(draft.several.leads, 'first', given) : ''
  const end = writer.pick(draft.several?.ends ?? [], 'last', given) || writer.closing(voice.closings, given)
  return paragraphs([said, end], caution)
}

/** The caption of an idea that tells. */
export function ideaCaption(draft: Draft, { writer, voice, given, caution, hours, turn }: Setting): string {
  const body = writer.pick([draft.body], 'first', given)
  const alone = turn % 3 === 0 && caution === null && body.length > 90 && writer.isFree(body, 'last')
  const end = alone
    ? writer.pick(hours, 'last', given)
    : writer.pick([draft.question], 'last', given) || writer.closing([...hours, ...voice.closings], given)
  if (end === '') writer.keep(body, 'last')
  return paragraphs([body, end], caution)
}
