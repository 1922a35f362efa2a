/** The captions of posts: several shapes, so that a calendar does not speak in one. */
import { capitalize } from '../../base/language/grammar.ts'
import { stableFraction } from '../../base/language/text.ts'
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

/** A paragraph of its parts. */
export const words = (...parts: (string | undefined)[]) => parts.filter((part) => part).join(' ')

/** Shapes of a caption, in turn; a post with alcohol takes none that begins or ends with a call. */
const shapes = {
  usual: ['asks', 'priced', 'called', 'brief', 'priceFirst', 'described'],
  alcohol: ['asks', 'priced', 'brief', 'described'],
  brief: ['brief', 'asks', 'priced', 'brief', 'described', 'priceFirst'],
} as const

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

/**
 * The caption of a post about one item in the speech of Ceará: a scene, what the menu says, name and price, and in turn
 * an invitation or a question.
 */
function spokenCaption(item: ItemWords, draft: Draft, setting: Setting): string {
  const { writer, voice, caution, turn, hours, seasonal, question } = setting
  const given = { ...setting.given, own: item.fill }
  const { pick } = writer
  const thought =
    pick(seasonal, 'first', { ...given, once: true }) || pick([...item.spoken, ...item.texts], 'first', given)
  const said = thought || capitalize(`${draft.title}.`)
  const quoted = item.details.length === 0 || said.includes(draftDetail(item))
  const facts = writer.fill(item.facts, given.subject, given.seed)
  const body = words(said, quoted ? '' : pick(item.details, 'within', given), facts)
  const named = body.toLowerCase().includes(item.name.toLowerCase())
  const prices = item.prices.filter((text) => named !== /\{[Nn]\}/.test(text))
  const told = /R\$/.test(body) ? body : words(body, pick([...prices, ...item.prices], 'within', given))
  const invited = draft.about === 'drink' ? [...spokenGlassClosings, ...voice.closings] : voice.closings
  const asked = turn % 2 === 0 && question !== '' && writer.isFree(question, 'last')
  if (asked) writer.keep(question, 'last')
  return paragraphs([told, asked ? question : writer.closing([...hours, ...invited], given)], caution)
}

/** The caption of a post about one item. */
export function itemCaption(item: ItemWords, draft: Draft, setting: Setting): string {
  if (setting.accent) return spokenCaption(item, draft, setting)
  const { writer, voice, caution, turn, hours } = setting
  const given = { ...setting.given, own: item.fill }
  const facts = writer.fill(item.facts, given.subject, given.seed)
  const { pick } = writer
  const list = draft.alcohol ? shapes.alcohol : voice.brief ? shapes.brief : shapes.usual
  const offset = Math.floor(stableFraction(given.seed.split('|')[0] ?? '') * list.length)
  const wanted = list[(turn + offset) % list.length] ?? 'asks'
  const shape =
    (wanted === 'brief' && item.brief === '') || (wanted === 'described' && item.described.length === 0)
      ? 'asks'
      : wanted === 'priceFirst' && item.priceFirst.length === 0
        ? 'called'
        : wanted
  const thoughts = [...(voice.jokes && turn % 2 === 0 ? item.jokes : []), ...item.texts, ...item.described]
  const lead = (place: 'first' | 'within') =>
    pick(setting.seasonal, place, { ...given, once: true }) ||
    (shape === 'described'
      ? pick([...item.described, ...thoughts], place, given)
      : pick(thoughts, place, given))
  // A thought that quotes the menu needs no second quotation.
  const detail = (said: string) =>
    item.described.length === 0 || item.details.length === 0 || said.includes(draftDetail(item))
      ? ''
      : pick(item.details, 'within', given)
  // The price alone where the name has just been said.
  const price = (place: 'within' | 'last', before: string) =>
    pick(
      item.prices
        .filter((text) => place === 'last' || !text.includes('·'))
        .filter(
          (text) => !/\{[Nn]\}/.test(text) || !before.toLowerCase().includes(draft.title.toLowerCase()),
        ),
      place,
      given,
    )
  const ask = () => {
    const { question } = setting
    if (question === '' || !writer.isFree(question, 'last')) return writer.closing(voice.closings, given)
    writer.keep(question, 'last')
    return question
  }
  const priced = (before: string) => price('last', before) || ask()
  const closing = () =>
    draft.about === 'drink' ? ask() : writer.closing([...hours, ...voice.closings], given)

  if (shape === 'brief') {
    const said = pick([item.brief], 'first', given)
    if (said !== '') return paragraphs([words(said, facts), priced(said)], caution)
  }
  if (shape === 'priceFirst') {
    const begin = pick(item.priceFirst, 'first', given)
    const said = lead(begin === '' ? 'first' : 'within')
    return paragraphs([begin, words(said, detail(said), facts), closing()], caution)
  }
  if (shape === 'called') {
    const hook = pick(draft.about === 'dish' ? voice.hooks : [], 'first', { ...given, once: true })
    const said = lead(hook === '' ? 'first' : 'within')
    const body = words(hook, said, detail(said), facts)
    return paragraphs([words(body, price('within', body)), closing()], caution)
  }
  const said = lead('first')
  const body = words(said || capitalize(`${draft.title}.`), detail(said), facts)
  if (shape === 'asks') return paragraphs([words(body, price('within', body)), ask()], caution)
  return paragraphs([body, priced(body)], caution)
}

/** What the menu tells, as the thoughts quote it. */
const draftDetail = (item: ItemWords) => item.fill('{d}') ?? '\u0000'

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
