/** The captions of posts. */
import { uncapitalize } from '../../base/language/grammar.ts'
import { tokenize } from '../../base/language/text.ts'
import type { Draft } from './drafts.ts'
import type { ItemWords } from './item-words.ts'
import type { Register } from './tables/moments.ts'
import type { Voice } from './tables/voices.ts'
import type { Given, Writer } from './write-post.ts'

/** Paragraphs, with the warning as the last. */
export const paragraphs = (parts: readonly string[], caution: string | null): string =>
  [...parts.filter((part) => part !== ''), ...(caution === null ? [] : [caution])].join('\n\n')

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
  register: Register
  /** "Hoje abrimos das 17h às 23h." where the post says so. */
  hours: readonly string[]
  /** Posts of single items before this one. */
  turn: number
  /** Whether the caption ends in the price: the others leave it to Stories. */
  priced: boolean
  /** Whole thoughts of the day of the year. */
  seasonal: readonly string[]
  /** The last line of a post on a closed day; empty on any other. */
  rest: string
  /** The question of this post, for its last line and its Stories; empty where none is left. */
  question: string
}

/** Names a day of the week. */
const weekdayWord = /(?<!\p{L})(domingo|segunda|terça|quarta|quinta|sexta|sábado)(?!\p{L})/iu

/** The thoughts that may carry the caption of an item, in the order of preference. */
function leadsOf(item: ItemWords, { register, voice, turn }: Setting): readonly string[] {
  if (register === 'spoken') return [...item.spoken, ...item.texts]
  if (register === 'sober') return item.sober.length > 0 ? item.sober : [...item.described, ...item.texts]
  return [
    ...(voice.jokes && turn % 2 === 0 ? item.jokes : []),
    ...(turn % 4 === 3 ? item.described : []),
    ...item.texts,
    ...item.described,
  ]
}

/** Characters of a thought that leaves room for what the menu says and the price. */
const brief = 150

const briefFirst = (thoughts: readonly string[]): string[] => [
  ...thoughts.filter(({ length }) => length <= brief),
  ...thoughts.filter(({ length }) => length > brief),
]

/** Whether a text has a word of an item's name. */
export function namesOf(text: string, name: string): boolean {
  const said = tokenize(text)
  return tokenize(name).some((word) => word.length > 3 && said.includes(word))
}

/** The name before a thought that does not say it; alone where the thought has a colon of its own. */
function introduced(name: string, told: string, opening: string, writer: Writer): string {
  if (!opening.includes(':')) return `${name}: ${uncapitalize(told)}`
  if (!writer.isFree(`${name}.`, 'first')) return told
  writer.keep(`${name}.`, 'first')
  return `${name}. ${told}`
}

/**
 * The caption of a post about one item: a scene or a thought, what the menu says, the price, and in turn a question.
 */
export function itemCaption(item: ItemWords, draft: Draft, setting: Setting): string {
  const { writer, caution, turn, hours, seasonal, question, register, priced, rest } = setting
  const given = { ...setting.given, own: item.fill }
  const { pick } = writer
  const thought =
    pick(seasonal, 'first', { ...given, once: true }) ||
    pick(
      register === 'spoken' ? leadsOf(item, setting) : briefFirst(leadsOf(item, setting)),
      'first',
      given,
    ) ||
    pick(['{N}.', 'De perto: {n}.', 'Do cardápio para a foto: {n}.'], 'first', given)
  const dated = item.today.length === 0 || weekdayWord.test(thought) ? '' : pick(item.today, 'within', given)
  // A thought that quotes the menu needs no second quotation.
  const quoted =
    item.details.length === 0 || thought.includes(item.fill('{l}') ?? item.fill('{d}') ?? '\u0000')
  // "São 6 na porção" counts them already.
  const pieces = /^(\d+) (?:unidades?|un|pe[cç]as)\.?$/iu.exec(item.facts)?.[1]
  const counted = pieces !== undefined && new RegExp(`(?<!\\d)${pieces}(?!\\d)`).test(thought)
  const facts = counted ? '' : writer.fill(item.facts, given.subject, given.seed)
  const told = words(thought, dated, quoted ? '' : pick(item.details, 'last', given), facts)
  // "Baião de dois: arroz e feijão na mesma panela."
  const unnamed = !namesOf(told, item.name) && /^\p{L}/u.test(told)
  const [opening = ''] = told.split(/(?<=[.!?])\s/)
  const name = item.fill('{N}') ?? ''
  const body = unnamed ? introduced(name, told, opening, writer) : told
  // Every second caption of a dish asks, and those of drinks where nobody is called to the glass.
  const isDrink = draft.about === 'drink' && register !== 'spoken'
  const asks =
    register !== 'sober' && question !== '' && !body.endsWith('?') && writer.isFree(question, 'last')
  const asked = rest === '' && asks && (turn % 2 === 0 || isDrink)
  if (asked) writer.keep(question, 'last')
  const end = rest || (asked ? question : writer.pick(hours, 'last', given))
  const price = priced ? `${item.fill('{p}') ?? ''}.` : ''
  const ends = end === '' && price === ''
  const close =
    ends && !writer.isFree(body, 'last')
      ? pick(['No cardápio: {n}.', 'O nome no cardápio: {n}.'], 'last', given)
      : end
  if (ends && close === '') writer.keep(body, 'last')
  return paragraphs([words(body, price), close], caution)
}

/** The caption of a post about several items, or of a question between two. */
export function severalCaption(draft: Draft, setting: Setting): string {
  const { writer, caution, priced, rest } = setting
  const given = { ...setting.given, ...(draft.several?.fill && { own: draft.several.fill }) }
  const said = draft.several ? writer.pick(draft.several.leads, 'first', given) : ''
  const end = rest || writer.pick(draft.several?.ends ?? [], 'last', given)
  const price = priced && !said.includes('R$') ? (draft.several?.fill?.('{NA}, {pa}; {nb}, {pb}.') ?? '') : ''
  return paragraphs([words(said, price.includes('{') ? '' : price), end], caution)
}

/** The caption of an idea that tells. */
export function ideaCaption(draft: Draft, { writer, given, caution, hours, turn, rest }: Setting): string {
  const body = writer.pick([draft.body], 'first', given)
  if (draft.whole || rest) return paragraphs([body, rest], caution)
  const alone = turn % 3 === 0 && caution === null && body.length > 90 && writer.isFree(body, 'last')
  const end = alone
    ? writer.pick(hours, 'last', given)
    : writer.pick([draft.question, ...hours], 'last', given)
  if (end === '') writer.keep(body, 'last')
  return paragraphs([body, end], caution)
}
