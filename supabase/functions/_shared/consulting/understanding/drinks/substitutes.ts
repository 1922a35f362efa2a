/** "só tem caju até dezembro: o que uso no lugar?": what takes the place of an ingredient that runs out. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { ingredients } from '../../base/pantry/bar.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import type { Passage, PassageReader } from '../text/take-out.ts'
import { drinkNoun } from './words.ts'

/** A sentence, and the question after it that has no ingredient of its own. */
const sentences = /(?:[^.!?;\n]|(?<=\d)\.(?=\d))+[.!?;\n]?/gu

const inPlace =
  /\b(?:n[oa]|em) lugar\b|\bsubstitu\w+|\b(?:troco|trocar|troca|trocaria)\b|\bem vez d|\bfaz(?:er)? as vezes\b/
const runsOut =
  /\b(?:falt\w+|acab\w+|sum\w+|some|termin\w+|sem|fora d[aeo]|entressafra|nao (?:tem|tiver|vier|achar|acho|encontr\w+|cheg\w+)|so \w+|ate [a-z]+|sub\w+ (?:de preco|muito|demais)|encarec\w+)\b/
const whatInstead =
  /\b(?:o que|que|qual|com o que|com qual|por qual|pelo que)\b.*\b(?:us\w+|ponho|por|bot\w+|coloc\w+|entra\w*|vai|sirvo|faco|fica\w*|troc\w+|substitu\w+)\b/
const asks = /\?|^\s*(?:e |ai |mas )*(?:o que|que|qual|com o que|posso|da (?:pra|para)|pode)\b/
/** Another question: about a drink of the menu, a spirit, a sweetener. */
const isOther = new RegExp(
  `\\b(?:${drinkNoun}|cachacas?|pingas?|vodk?c?as?|gi[nm]s?|rum|tequila|adocante|stevia|diabet\\w+|claras?|ovos?|gelo|garrafas?|prato|sobremesa)\\b`,
)

type Found = { name: string; at: number; end: number }

const pouredGoods = ingredients.filter(({ kind, abv }) => kind === 'bought' && abv === 0)
const isPoured = new Map<string, boolean>()

/** Foods in the words that the bar knows, the longest name of each first. */
function goodsIn(said: string): Found[] {
  const words = [...said.matchAll(/[\p{L}-]+/gu)]
  const found: Found[] = []
  for (let from = 0; from < words.length; from += 1)
    for (const length of [3, 2, 1]) {
      const run = words.slice(from, from + length)
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last || run.length < length) continue
      const end = last.index + last[0].length
      const term = findTerm(said.slice(first.index, end))
      if (term?.kind !== 'ingredient' && term?.name !== 'limão') continue
      const known = isPoured.get(term.name) ?? pouredGoods.some((item) => ingredientHolds(item, term.name))
      isPoured.set(term.name, known)
      if (!known) continue
      found.push({ name: term.name, at: first.index, end })
      from += length - 1
      break
    }
  return found
}

/** "trocar por maracujá", "usar tangerina no lugar": what the owner thinks of. */
const isProposed = (said: string, { at }: Found) =>
  /(?:\b(?:por|pel[oa]s?|com|us(?:o|ar|ando)|bot(?:o|ar)|coloc(?:o|ar)|ponho|por)) (?:[oa]s? |polpa de |suco de )*$/.test(
    said.slice(0, at),
  )
const isReplaced = (said: string, { at }: Found) =>
  /\b(?:(?:lugar|vez|falta) d[aeo]s?|substitu\w+|troc(?:o|ar|a)) (?:[oa]s? |polpa d[aeo] |suco d[aeo] )*$/.test(
    said.slice(0, at),
  )

export const substituteReader: PassageReader = (folded) => {
  const passages: Passage[] = []
  let before: { start: number; goods: Found[]; said: string } | null = null
  for (const { 0: said, index } of folded.matchAll(sentences)) {
    const goods = goodsIn(said)
    const isAsked = asks.test(said) && (inPlace.test(said) || whatInstead.test(said))
    const from = goods.length > 0 ? { start: index, goods, said } : before
    const whole = from === null ? said : folded.slice(from.start, index + said.length)
    before = goods.length > 0 && runsOut.test(said) ? { start: index, goods, said } : null
    if (!isAsked || from === null || isOther.test(whole)) continue
    if (!inPlace.test(said) && !runsOut.test(whole)) continue
    const replaced =
      from.goods.find((one) => isReplaced(from.said, one)) ??
      from.goods.find((one) => !isProposed(from.said, one))
    if (!replaced) continue
    const other = from.goods.find(({ name }) => name !== replaced.name)
    const lead = /^\s*/.exec(folded.slice(from.start))?.[0].length ?? 0
    passages.push({
      start: from.start + lead,
      end: index + said.trimEnd().length,
      wishes: [
        {
          kind: 'question',
          about: 'bar',
          what: 'substitute',
          item: replaced.name,
          ...(other && { other: other.name }),
        },
      ],
    })
    before = null
  }
  return passages
}
