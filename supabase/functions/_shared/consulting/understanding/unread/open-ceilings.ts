/**
 * A net below the readers: "aumento, se houver, coisa de no máximo 2 reais" that nobody read would be broken by the plan. An
 * unread passage on rises with a ceiling and one amount holds all prices back to it.
 */
import { everyItem } from '../../base/request/match-item.ts'
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import type { HouseName } from '../words/vocabulary.ts'

const ceiling =
  /(?<![a-z])(?:no maximo|maximo|max|ate|nao pass\w+|nunca (?:mais|pass\w+|acima|alem)|(?:nao|nem) mais (?:de|que|do que)|acima de|teto|limite)(?![a-z])/
const rises =
  /(?<![a-z])(?:sub(?:ir|a|am|ida|indo)|sobe|sobem|aument\w+|reajust\w+|encarec\w+|acrescim\w+|mex(?:er|a|am|e))(?![a-z])/
/** Amounts of something else. */
const elsewhere =
  /(?<![a-z])(?:custo\w*|fornecedor\w*|descont\w+|taxa|comiss\w+|margem|cmv|lucro|aluguel|salario|venda\w*|movimento|ml|gramas?|minutos?|horas?|itens|pecas|subiu|subiram|aumentou|aumentaram|gast\w+|invest\w+|combo\w*|couvert|fila|mesas?)(?![a-z])/
const amounts =
  /(?:(r\$) ?)?(?<![\d.,])(\d{1,3}(?:,\d{1,2})?)(?![\d.,]*\d)(?: ?(%|por ?cento)| ?(?:(reais|real|contos?|pilas?)(?![a-z])))?/g

/** The limit of all prices that a passage tells; null if it tells none. */
function limitIn(said: string, names: readonly HouseName[]): WishContent | null {
  const found = [...said.matchAll(amounts)]
  const [one] = found
  if (!one || found.length > 1) return null
  const [, sign, digits = '', percent, reais] = one
  const value = Number(digits.replace(',', '.'))
  if (!(value > 0)) return null
  if (percent !== undefined)
    return value <= 100 ? { kind: 'capPrice', item: everyItem, percent: value } : null
  const highest = Math.max(...names.flatMap(({ price }) => price ?? []))
  if (sign === undefined && reais === undefined) return null
  return value < 0.25 * highest ? { kind: 'capPrice', item: everyItem, rise: value } : null
}

export function withOpenCeilings(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  if (draft.unread.length === 0) return draft
  const folded = foldInPlace(text).toLowerCase()
  /** "Chope 400 ml" names no amount of its own. */
  const unnamed = (said: string) =>
    names.reduce((rest, { name }) => rest.replaceAll(foldInPlace(name).toLowerCase(), ' '), said)
  const caught: DraftWish[] = []
  const unread = draft.unread.filter((passage) => {
    if (passage.blocking) return true
    const around = sentenceAround(folded, passage)
    const sentence = folded.slice(around.start, around.end)
    const said = folded.slice(passage.start, passage.end)
    if (sentence.includes('?') || folded[around.end] === '?' || !rises.test(sentence)) return true
    if (!ceiling.test(said) || elsewhere.test(unnamed(sentence))) return true
    const wish = limitIn(said, names)
    if (wish === null) return true
    caught.push({ wish, start: passage.start, end: passage.end })
    return false
  })
  return caught.length === 0
    ? draft
    : { ...draft, unread, wishes: [...draft.wishes, ...caught].toSorted((a, b) => a.start - b.start) }
}
