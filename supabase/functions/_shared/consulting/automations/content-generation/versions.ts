/** What Stories and the WhatsApp list add to a caption: the price, and the day of a dish that has one. */

import type { Draft } from './drafts.ts'
import { shuffled } from './item-words.ts'
import { storyScreens, weeklyMessages } from './tables/messages.ts'
import type { Register } from './tables/moments.ts'
import type { Given, Writer } from './write-post.ts'

type Setting = { writer: Writer; given: Given; register: Register }

/** The same wording of an item whose price is not known. */
const withoutPrice = (text: string) => text.replace(/(?:,|:| por) \{p\}/, '')

/** What the list gets on the day of a weekly dish; nothing of any other post. */
export function messageOf(draft: Draft, { writer, given, register }: Setting): string {
  const { words } = draft
  if (!words || draft.every === undefined) return ''
  const seed = `${given.seed}|m`
  const wordings = weeklyMessages[register === 'spoken' ? 'spoken' : 'plain']
  const texts = draft.need === null ? wordings : wordings.map(withoutPrice)
  return writer.message(shuffled(texts, seed), { ...given, seed, own: words.fill })
}

const amount = /R\$\s?[\d.]+(?:,\d{2})?/g

/** A screen with the price, of a post whose caption does not tell it; nothing where no price is known. */
export function storiesOf(
  draft: Draft,
  { writer, given, register }: Setting,
  shown: readonly Draft[],
  at: number,
): string {
  const { words, several, short } = draft
  const [price] = short?.match(amount) ?? []
  if (!price) return ''
  const seed = `${given.seed}|s`
  if (several)
    return writer.pick(shuffled(storyScreens.several, seed), 'within', {
      ...given,
      seed,
      own: (text) => text.replace('{t}', short ?? ''),
    })
  if (!words) return ''
  const others = [
    ...new Set(shown.flatMap((one) => (one.about === draft.about ? (one.short?.match(amount) ?? []) : []))),
  ].filter((other) => other !== price)
  const quiz = [price, ...[at, at + 1].flatMap((turn) => others[turn % Math.max(1, others.length)] ?? [])]
  const options = [...new Set(quiz)].toSorted(
    (a, b) => Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, '')),
  )
  const kind =
    draft.every !== undefined
      ? 'weekly'
      : register === 'sober'
        ? 'sober'
        : draft.about === 'drink'
          ? 'glass'
          : 'dish'
  return writer.pick(
    shuffled(storyScreens[kind], seed).filter((text) => !text.includes('{w}') || options.length === 3),
    'within',
    { ...given, seed, own: (text) => words.fill(text.replace('{w}', options.join(' · '))) },
  )
}
