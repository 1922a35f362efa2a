/** How many items the whole menu may have, or loses. */
import { itemKind } from '../../../base/house/item-kind.ts'
import { countedTogether } from '../../../base/request/counted-items.ts'
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import type { About } from '../menu-plan/reading.ts'
import { cutting, least } from './amounts.ts'
import { bound, boundOf, type Frame, frame, noun, want } from './frames.ts'
import { subjectsOf } from './subjects.ts'

const become =
  '(?:chegar|chegue|cair|caia|baixar|baixe|passar|passe|ficar|fique|reduz(?:ir|a|e)?|enxug(?:ar|ue|a)|encurt(?:ar|e|a)|diminu(?:ir|a|i)|ter|caber|um)'
const menuWord = '(?:(?:(?:o|um)\\s+)?(?:cardapio|menu)\\s+)?'
/** "…, fora as bebidas": those are not counted. */
const apart =
  '(?:\\s*,?\\s*(?:sem\\s+contar|nao\\s+contando|fora|tirando|sem(?!\\s+(?:perder|derrubar|mexer))|exceto)\\s+(?:(?:com|as|os|a|o)\\s+)*(.+?))?'

/** The sections that are counted where others are not; null if a word of it is of something else. */
function countedSections(said: string | undefined, about: About): string | undefined | null {
  if (said === undefined) return undefined
  const items = about.names.filter((one) => !one.isSection && one.section !== null)
  const sections = [...new Set(items.flatMap(({ section }) => section ?? []))]
  const isDrinks = (name: string) =>
    items.filter(({ section }) => section === name).every((item) => itemKind(item) !== 'dish')
  const left = /^bebidas?$/.test(said)
    ? sections.filter(isDrinks)
    : (subjectsOf(said, about)?.flatMap(({ name, isSection }) => (isSection ? [name] : [])) ?? [])
  const counted = sections.filter((name) => !left.includes(name))
  return left.length === 0 || counted.length === 0 ? null : countedTogether(counted)
}

function total(
  value: number,
  how: 'exactly' | 'at_most' | 'at_least',
  said: string | undefined,
  about: About,
): WishContent[] | null {
  const item = countedSections(said, about)
  if (item === null || !(value > 0) || value > 300) return null
  return [{ kind: 'count', count: value, bound: how, of: 'items', ...(item !== undefined && { item }) }]
}

export const totalFrames: readonly Frame[] = [
  // "hoje são 42 itens e quero ficar com no máximo 30"
  frame(
    `(?:(?:hoje|hj|agora)\\s+)?(?:(?:sao|tem|temos|tenho|de|dos)\\s+)+${spokenAmount}\\s+${noun}(?:\\s+n[oa]\\s+(?:cardapio|menu))?\\s*,?\\s*(?:(?:e|mas)\\s+)?${want}(?:${become}\\s+)?(?:(?:a|para|pra|em|com|ate|de)\\s+)*${bound}(?:(?:uns|umas)\\s+)?${spokenAmount}(?:\\s+${noun})?${apart}`,
    ([, first, how, value, left], about) =>
      amountOf(first) > amountOf(value)
        ? total(amountOf(value), how === undefined ? 'at_most' : boundOf(how), left, about)
        : null,
  ),
  // "ficar com no máximo uns 22 itens", "passar de 34 pra 28 itens"
  frame(
    `${want}(${become})\\s+${menuWord}(?:(?:de\\s+)?(?:${spokenAmount})\\s+)?(?:(?:a|para|pra|em|com|ate|de)\\s+)*${bound}(?:(?:uns|umas)\\s+)?${spokenAmount}(?:\\s+${noun})(?:\\s+(no\\s+maximo|no\\s+minimo))?(?:\\s+n[oa]\\s+(?:cardapio|menu))?${apart}`,
    ([, how = '', , said, value, after, left], about) => {
      const word = said ?? after
      const bound =
        word !== undefined ? boundOf(word) : /^(?:cheg|fi[cq]|pass)/.test(how) ? 'exactly' : 'at_most'
      return /^nao/.test(how) ? null : total(amountOf(value), bound, left, about)
    },
  ),
  // "reduz de 34 pra 28"
  frame(
    `${want}${become}\\s+${menuWord}de\\s+${spokenAmount}(?:\\s+${noun})?\\s+(?:para|pra|a)\\s+${spokenAmount}(?:\\s+${noun})?${apart}`,
    ([, first, value, left], about) =>
      amountOf(first) > amountOf(value) ? total(amountOf(value), 'at_most', left, about) : null,
  ),
  frame(
    `(?:nao\\s+(?:pode\\s+)?passar\\s+de\\s+|(no\\s+max(?:imo)?|ate|pelo\\s+menos|no\\s+min(?:imo)?)\\s+)?${spokenAmount}\\s+${noun}(?:\\s+(no\\s+max(?:imo)?|no\\s+min(?:imo)?))?${apart}`,
    ([said = '', before, value, after, left], about) =>
      (before ?? after) === undefined && !/^nao/.test(said)
        ? null
        : total(amountOf(value), boundOf(before ?? after), left, about),
  ),
  // "tirando 6 dos que menos vendem"
  frame(
    `${want}(?:${cutting}|tirando|cortando)\\s+(?:ai\\s+)?${bound}${spokenAmount}(?:\\s+(?:d[oae]s?\\s+)?${noun})?(${least})`,
    ([, how = '', value, which = ''], { items }) => {
      const left = items - amountOf(value)
      if (which.trim() === '' || !(left > 0) || left === items) return null
      const bound = /exat/.test(how) ? 'exactly' : /maximo|ate/.test(how) ? 'at_least' : 'at_most'
      return [{ kind: 'count', count: left, bound, of: 'items' }]
    },
  ),
]
