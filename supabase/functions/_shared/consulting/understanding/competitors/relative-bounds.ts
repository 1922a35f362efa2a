/**
 * "Sempre abaixo do Farol no peixe frito", "acima da Tenda em tudo, menos na batata": where the house's prices stand beside
 * those of one competitor, whatever these are.
 */
import { question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { amountsIn } from '../text/amount-words.ts'
import { type Draft, inserted, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets } from '../text/half-read.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { type Around, ownIn, rivalIn } from './talk/named.ts'

const beside =
  /(?<!\p{L})(?<side>abaixo|acima|por baixo|por cima|mais barat[oa]s?|mais car[oa]s?|pass\p{L}+|ultrapass\p{L}+)(?: do preco)? (?:d[oae]s?|que|do que)(?: [oa]s?)? (?<rest>.+)$/u
const wanted =
  /(?<!\p{L})(?:quer\p{L}+|gostari\p{L}+|prefir\p{L}+|precis\p{L}+|pretend\p{L}+|tenho que|temos que|tem que|deve\p{L}*|vou|vamos|sempre|nunca|jamais|nao|nem|nada|ficar|fique\p{L}*|fico)(?!\p{L})/u
const refused = /(?<!\p{L})(?:nao|nunca|jamais|nem|nada|sem)(?!\p{L})/u
const upward = /^(?:acima|por cima|mais car|pass|ultrapass)/
const but = /[,;]?\s+(?:menos|exceto|salvo|fora|tirando|a nao ser)\s+(.+)$/u
const all =
  /(?<!\p{L})(?:tudo|tod[oa]s? [oa]s? (?:it[eo]\p{L}*|precos?|cardapio)|cardapio (?:todo|inteiro)|todos)(?!\p{L})/u
/** A condition behind the order, which is read on its own. */
const more = /[,;]?\s+(?:desde que|contanto que|mas|porem|e nao|porque|pois|ja que|so que)\s.*$/u

/** The order of one sentence with its place; null if it is none. */
function boundIn({ said: whole, at }: Sentence, around: Around) {
  const said = whole.replace(more, '')
  const { side = '', rest = '' } = beside.exec(said)?.groups ?? {}
  const lead = said.slice(0, said.length - rest.length)
  // The competitor stands right behind it: "abaixo do Farol", and not "abaixo de 20, como o Farol".
  const competitor = rivalIn(rest.split(/\s+/).slice(0, 5).join(' '), around.rivals)
  if (competitor === undefined || !wanted.test(lead) || /\?\s*$/.test(whole)) return null
  if (said.length > longestText || amountsIn(said).length > 0) return null
  const exceptions = but.exec(rest)?.[1]
  const scope = `${lead.slice(0, lead.lastIndexOf(side))} ${rest.replace(but, '')}`
  const item = all.test(scope) ? undefined : ownIn(scope, around)
  const [except, ...others] = (exceptions ?? '')
    .split(/,|(?<!\p{L})e(?!\p{L})/u)
    .flatMap((part) => ownIn(part, around) ?? [])
  // An exception, or an item, that nothing names leaves the order to the owner.
  if (others.length > 0 || (exceptions !== undefined && except === undefined)) return null
  if (item === undefined && !all.test(scope)) return null
  return {
    isLoose: refused.test(lead),
    start: at + (/^[\s,;]*/.exec(said)?.[0].length ?? 0),
    end: at + said.replace(/[\s.,;:!]+$/, '').length,
    wish: question('besideRival', {
      competitor,
      what: upward.test(side) !== refused.test(lead) ? 'acima' : 'abaixo',
      ...(item !== undefined && { item }),
      ...(except !== undefined && { other: except }),
    }),
  }
}

export function withRelativeBounds(text: string, draft: Draft, names: readonly HouseName[]): Draft {
  const rivals = [
    ...new Set(
      draft.wishes.flatMap(({ wish }) => (wish.kind === 'competitorPrice' ? [wish.competitor] : [])),
    ),
  ]
  let read = draft
  for (const sentence of cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true)) {
    const found = boundIn(sentence, { names, rivals, theirs: [] })
    const inside = found ? read.wishes.filter((one) => meets(one, found)) : []
    // "a lasanha não passa do Nilo" may cost as much: that bound is read already.
    const isRead = ({ wish }: (typeof inside)[number]) =>
      wish.kind === 'competitorPrice' ||
      (wish.kind === 'question' && wish.about === 'howHigh') ||
      (found?.isLoose === true && wish.kind === 'capPrice')
    if (!found || inside.some(isRead)) continue
    const { isLoose: _, ...bound } = found
    read = {
      ...read,
      wishes: inserted(
        read.wishes.filter((one) => !inside.includes(one)),
        bound,
      ),
      unread: read.unread.filter((one) => one.blocking || !meets(one, found)),
    }
  }
  return read
}
