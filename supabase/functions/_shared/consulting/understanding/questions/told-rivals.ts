/** Competitors' prices that an owner tells among wishes on prices: "o vizinho cobra 20 no X, mas o dele é menor". */
import type { Named } from '../spoken/pieces.ts'
import { amountsIn } from '../text/amount-words.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { itemsIn } from './said-before.ts'
import { oneItem, type Spoken, sentencesOf, sumsIn } from './spoken-sentences.ts'

const place =
  '(?:esquina|lado|frente|portao \\d+|outra rua|outro lado|box \\d+|rua d[aeo] [a-z]+|praca|mercado|posto)'
/** One who is told apart: by the place, or by a name. "O vizinho" alone may be anybody. */
const rival = new RegExp(
  `(?<![a-z])(?:(?:vizinh\\w+|concorren\\w+|[oa]) d[aeo] ${place}|(?:bar|box|barraca|loja|padaria|quiosque) (?:\\d+|d[aeo] [a-z]+)|n?a esquina)(?![a-z])`,
)
const charges = /(?<![a-z])(?:cobra\w*|vende\w*|faz|tem|bota|pede|e|ta|sai)(?![a-z])/
const sizes: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(?:maior|mais (?:cheio|caprichado|farto|recheado))(?![a-z])/, 'maior'],
  [/(?<![a-z])(?:menor|mais (?:pequeno|fraco|simples))(?![a-z])/, 'menor'],
]
const both = /(?<![a-z])(?:nos dois|nas duas|nos tres|em tudo|nos mesmos)(?![a-z])/
const asks = /\?|(?<![a-z])(?:devo|baixo|igualo|acompanho|nao (?:pass\w+|quero)|no maximo|ate)(?![a-z])/

type Priced = { item: string; price: number }

/** Each amount with the item that stands nearest before it, or else behind it. */
function pricedIn(said: string, names: readonly Named[]): Priced[] {
  const sums = amountsIn(said).filter(({ start, end, value }) =>
    sumsIn(said.slice(start, end + 8)).includes(value),
  )
  return sums.flatMap(({ start, end, value }, at) => {
    const before = said.slice(sums[at - 1]?.end ?? 0, start)
    const behind = said.slice(end, sums[at + 1]?.start ?? said.length)
    const kind = /^ e (?:[oa] )?(de [a-z]+)/.exec(said.slice(sums[at - 1]?.end ?? said.length, start))?.[1]
    const noun = /([a-z]{4,}) de [a-z]+/.exec(said)?.[1] ?? ''
    const item =
      (kind === undefined ? undefined : oneItem(`${noun} ${kind}`, names)) ??
      oneItem(before, names) ??
      oneItem(behind, names)
    return item === undefined ? [] : [{ item, price: value }]
  })
}

const once = (priced: readonly Priced[]): Priced[] => [
  ...new Map(priced.map((one) => [one.item, one])).values(),
]

/** The name of the competitor in the owner's letters. */
const nameIn = ({ own }: Spoken, found: RegExpExecArray) =>
  own.slice(found.index, found.index + found[0].length).replace(/^(?:n?[oa]s? )/i, '')

export function readToldRivals(text: string, names: readonly Named[]): DraftWish[] {
  let last: Priced[] = []
  const told = sentencesOf(text)
  return told.flatMap((sentence, at): DraftWish[] => {
    const { said, start, end } = sentence
    const found = rival.exec(said)
    if (!found || asks.test(said) || !charges.test(said.slice(found.index))) return []
    const clause = said.slice(found.index)
    const masked = said.replace(found[0], (words) => words.replace(/\d/g, ' '))
    const named = once(pricedIn(masked, names))
    const [sum] = sumsIn(clause.slice(found[0].length))
    // What it sells stands in the sentence before: "X e Y não passam de 10. O da esquina vende a 9".
    const before = itemsIn(told[at - 1]?.said ?? '', names).map((item) => ({ item, price: 0 }))
    const meant = both.test(said) ? last : before
    const priced =
      named.length === 0 && sum !== undefined && sumsIn(clause).length === 1
        ? meant.map(({ item }) => ({ item, price: sum }))
        : named
    if (priced.length === 0 || end - start > 300) return []
    last = priced
    const size = sizes.find(([words]) => words.test(said))?.[1]
    return priced.map(({ item, price }) => ({
      wish: {
        kind: 'competitorPrice',
        competitor: nameIn(sentence, found),
        item,
        min: price,
        max: price,
        ...(size !== undefined && { size }),
      } satisfies WishContent,
      start,
      end,
    }))
  })
}
