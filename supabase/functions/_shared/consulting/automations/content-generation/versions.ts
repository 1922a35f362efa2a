/** The versions of a post for Stories and WhatsApp: written for a thumb and for a conversation. */
import { capitalize, uncapitalize } from '../../base/language/grammar.ts'
import { stableFraction } from '../../base/language/text.ts'
import type { Draft } from './drafts.ts'
import { shuffled } from './item-words.ts'
import {
  askMessages,
  dishMessages,
  dishStories,
  glassMessages,
  ideaMessages,
  otherStories,
  weeklyMessages,
  weeklyStories,
} from './tables/messages.ts'
import {
  spokenGlassStories,
  spokenMessages,
  spokenStories,
  spokenWeekly,
  spokenWeeklyStories,
} from './tables/spoken-lines.ts'
import type { Given, Writer } from './write-post.ts'

type Setting = {
  writer: Writer
  given: Given
  question: string
  /** Whether the question names nothing that the owner leaves out. */
  askable: boolean
  /** Whether the house speaks as Ceará does. */
  accent: boolean
}

const priceOf = (short: string | null) => /R\$\s?[\d.]+(,\d{2})?/.exec(short ?? '')?.[0] ?? null

/** Wordings that ask, only where the question may be asked. */
const askedIn = (texts: readonly string[], { question, askable }: Pick<Setting, 'question' | 'askable'>) =>
  texts.filter((text) => !text.includes('{q}') || (askable && question !== ''))

/** The same wording of an item whose price is not known. */
const withoutPrice = (text: string) => text.replace(/(?:,|:| por) \{p\}/, '')

/** What a broadcast list gets, without greeting, hours and warning. */
export function messageOf(draft: Draft, setting: Setting): string {
  const { writer, given, question } = setting
  const { words, several } = draft
  const own = (text: string) => {
    const filled = text.replaceAll('{q}', question)
    const fill = words?.fill ?? several?.fill
    return fill ? fill(filled) : filled
  }
  const begun = `${given.seed}|m`
  const pick = (texts: readonly string[]) =>
    writer.message(askedIn(texts, setting), { ...given, seed: begun, own })
  if (several) return pick(shuffled(several.messages, begun)) || `${draft.short ?? ''}.`
  if (words) {
    const usual = setting.accent ? spokenMessages : dishMessages
    const weekly = setting.accent ? spokenWeekly : weeklyMessages
    const dishes = draft.every === undefined ? usual : draft.need === null ? weekly : weekly.map(withoutPrice)
    const texts = draft.about === 'drink' && draft.alcohol ? glassMessages : dishes
    return (
      pick(shuffled(texts, begun)) ||
      writer.fill(`Do cardápio do {casa}: ${draft.short ?? capitalize(draft.subject)}.`, given.subject, begun)
    )
  }
  if (draft.asks)
    return writer.message(
      shuffled(askMessages[setting.accent ? 'spoken' : 'plain'], begun).toSorted(
        (a, b) => Number(a === '{q}') - Number(b === '{q}'),
      ),
      { ...given, seed: begun, own },
    )
  const turn = Math.floor(stableFraction(begun) * 2)
  const [text = '{b}'] = askedIn([ideaMessages[turn] ?? '{b}', '{b}'], setting)
  const asked = text.includes(': {q}') ? uncapitalize(question) : question
  return writer.fill(text.replace('{q}', asked).replace('{b}', draft.body), given.subject, begun)
}

/** What stands on the screens, and the sticker. */
export function storiesOf(
  draft: Draft,
  {
    writer,
    given,
    question,
    askable,
    accent,
    shown,
    index,
  }: Setting & { shown: readonly Draft[]; index: number },
): string {
  const sided = / ou /.test(question)
  const teaser = draft.short ?? capitalize(draft.subject)
  const { words } = draft
  if (words) {
    const price = priceOf(draft.short)
    const others = [
      ...new Set(shown.flatMap(({ short, about }) => (about === draft.about ? (priceOf(short) ?? []) : []))),
    ].filter((other) => other !== price)
    const quiz = [
      price,
      others[index % Math.max(1, others.length)],
      others[(index + 1) % Math.max(1, others.length)],
    ]
    const answers = [...new Set(quiz.filter((one) => one !== undefined && one !== null))].toSorted()
    const weekly = draft.every !== undefined
    const spoken = weekly ? spokenWeeklyStories : draft.about === 'drink' ? spokenGlassStories : spokenStories
    const plain = [
      ...(askable && sided ? dishStories.sided : []),
      ...dishStories.described,
      ...(askable && !sided ? dishStories.asked : []),
      ...(price === null ? [] : dishStories.priced),
    ]
    const lists = (accent ? spoken : weekly ? weeklyStories : plain)
      .filter((text) => !text.includes('{w}') || weekly || (answers.length === 3 && !draft.alcohol))
      .filter((text) => !text.startsWith('Enquete na foto') || sided)
    const seed = `${given.seed}|s`
    const said = writer.pick(askedIn(shuffled(lists, seed), { question, askable }), 'within', {
      ...given,
      seed,
      own: (text) =>
        words.fill((weekly ? text : text.replace('{w}', answers.join(' · '))).replaceAll('{q}', question)),
    })
    if (said !== '') return said
  }
  const kind = !askable || question === '' ? 'none' : sided ? 'sided' : 'asked'
  const said = writer.pick(shuffled(otherStories[kind], given.seed), 'within', {
    ...given,
    own: (text) => text.replace('{q}', question).replace('{t}', teaser),
  })
  return said || `“${teaser}”, com régua de reação`
}
