/** The sentences of a text on prices, one after the other, with the words that only go on with the one before. */
import { itemIn, type Named } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { amountsIn } from '../text/amount-words.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

/** A sentence: folded, with its place, and the owner's own letters. */
export type Spoken = { said: string; own: string; start: number; end: number }

/** What a reader finds at a sentence: wishes of `count` sentences from it on. */
export type FoundAt = { wishes: WishContent[]; count: number }
export type SentenceReader = (at: number, told: Told) => FoundAt | null
export type Told = { sentences: readonly Spoken[]; names: readonly Named[]; today: string }

const trimmed = ({ said, at }: Sentence, text: string): Spoken => {
  const lead = /^[\s,:–—-]*/.exec(said)?.[0].length ?? 0
  const plain = said.slice(lead).replace(/[\s.!;,]+$/, '')
  const [start, end] = [at + lead, at + lead + plain.length]
  return { said: plain, own: text.slice(start, end), start, end }
}

export const sentencesOf = (text: string): Spoken[] =>
  cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true)
    .map((one) => trimmed(one, text))
    .filter(({ said }) => said !== '')

/** How many sentences from one on go on with it. */
export function goingOn({ sentences }: Told, at: number, words: RegExp, most = 3): number {
  let count = 1
  while (count <= most && words.test(sentences[at + count]?.said ?? '')) count += 1
  return count
}

/** The amounts of a stretch, R$, without those of an item's name and without percentages, hours and measures. */
export function sumsIn(said: string, item = ''): number[] {
  const own = amountsIn(foldInPlace(item).toLowerCase()).map(({ value }) => value)
  return amountsIn(said).flatMap(({ value, start, end }) => {
    const behind = said.slice(end)
    const before = said.slice(0, start)
    const isOther =
      /^\s*(?:%|por ?cento|h(?:oras?)?(?![a-z])|g(?![a-z])|gramas?|kg|quilos?|ml|l(?![a-z])|litros?|itens|precos?|dias?|semanas?|vezes?|vez|mes|meses|anos?|pessoas?|linhas?|\/)/.test(
        behind,
      ) || /\/$|(?:^|\s)dia $/.test(before)
    return isOther ||
      own.includes(value) ||
      !(value > 0) ||
      /^(?:um|uma|dois|duas)$/.test(said.slice(start, end))
      ? []
      : [value]
  })
}

/** The share in % of a stretch; undefined if it names none, or several. */
export function shareIn(said: string): number | undefined {
  const [only, ...others] = amountsIn(said.replace(/ por cento/g, '%')).filter(({ end }) =>
    /^\s*%/.test(said.replace(/ por cento/g, '%').slice(end)),
  )
  return others.length === 0 ? only?.value : undefined
}

/** The one item of the house that a stretch names; no section and no kind. */
export function oneItem(said: string, names: readonly Named[]): string | undefined {
  const found = itemIn(said.replace(/(?<![a-z])pfs?(?![a-z])/g, 'prato feito'), names)
  return names.some(({ name, isSection }) => name === found && !isSection) ? found : undefined
}
