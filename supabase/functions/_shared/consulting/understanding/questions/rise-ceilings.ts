/**
 * "Se for aumentar alguma coisa, no máximo 1 real por item", "nos chopes e nos drinks dá pra mexer, mas não passe de 8% de
 * uma vez": how far a price may rise, told as a condition or as a leave. A ceiling that nobody reads is broken by the plan,
 * so that these clauses come before the readers of discounts and of single words.
 */
import { everyItem } from '../../base/request/match-item.ts'
import { longestStretches } from '../spoken/longest-stretches.ts'
import type { Named } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutSpans } from '../text/take-out.ts'
import { amount, priceOf, pricesOf, subjectsOf, valueIn } from './price-subjects.ts'

const lead = '(?:(?:e|mas|entao|agora|ai|ja|so que|porem) )*'
const ofPrice = '(?: (?:(?:n?os?|de|em|d[oe]s?|algum|alguns|um) )*(?:precos?|valor(?:es)?)(?! d))?'
const rising = `(?:subir|suba|subam|aumentar|aumente|aumentem|aumentando|reajustar|reajuste|encarecer)${ofPrice}(?: um pouco| um pouquinho)?`
const moving = `(?:mexer|mexa|mexam|mexendo|mudar|mude|alterar|remarcar)${ofPrice}(?: um pouco| um pouquinho)?`
const inCase =
  '(?:se|caso|quando) (?:(?:eu|voces?|a gente|mesmo|for|forem|formos|fosse|tiver|tivermos|precisar|precisarem|precisarmos|preciso|necessario|der|quiser|quiserem|houver|que|de|pra|para|ter) ){0,4}'
const leave =
  '(?:da|pode|podem|podemos|posso|aceito|topo|deixo|libero|autorizo|tudo bem)(?: (?:pra|para|ate|sim|voces?))*'
const place = String.raw`(?:n[oa]s?|em|[oa]s?|para [oa]s?|pr[oa]s?) [^,;:?\d]{2,60}?`
const opening = `(?:(?<who>${place}),? )?(?:(?<condition>${inCase})(?:${rising}|${moving}|aumento|reajuste)|(?<leave>${leave}) (?:${rising}|(?<moves>${moving})))(?: (?<what>[^,;:?\\d]{2,60}?))?`
const ceiling =
  '(?:(?:(?:que|e|seja|fique|sendo|desde que|contanto que|mas|so que|porem|sempre|de|em) )*(?:no maximo|(?:o )?maximo(?: de| e)?|max\\.?(?: de)?|ate(?: uns)?|nao pass\\w+(?: d[eo]s?)?|nao pode passar(?: de)?|sem passar(?: de)?|(?:que )?nao ultrapass\\w+|nunca (?:mais(?: (?:do )?que| de)|pass\\w+ de|acima de|alem de)|(?:nao|nem) mais (?:(?:do )?que|de)|teto(?: de| e)?|limite(?: de| e)?))'
const tail =
  '(?:,? (?:de uma vez(?: so)?|por vez|por item|por produto|por unidade|em cada(?: um| item| produto)?|cada(?: um| item| produto)?|a mais|de aumento|de reajuste|de acrescimo|no preco|em cima|e olhe la|no maximo|por enquanto|sobre o preco(?: de hoje)?|ta|viu))*'
const limit = `(?<v>${amount})(?: ?(?<percent>%|por ?cento)| ?(?<cents>centavos))?(?<tail>${tail})`
const limited = [
  new RegExp(`^${lead}${opening}[,:]? ${ceiling} (?:uns )?${limit}$`),
  new RegExp(
    `^${lead}${opening}[,:]? (?:mas )?(?:uns |coisa de )?${limit.replace('<tail>', '<tail>(?: no maximo| de teto)')}$`,
  ),
]
const open = new RegExp(`^${lead}${opening}$`)

/** No item in particular. */
const anything =
  /^(?:(?:de|em|n[oa]s?|[oa]s?|algum|alguns|alguma|qualquer|um|uns) )*(?:alguma coisa|qualquer coisa|algo|o que for|alguem|itens|item|precos?|coisas?|valor(?:es)?|tudo|nada|pouco|pouquinho|resto|demais|outr[oa]s)$/
const preposition = /^(?:n[oa]s?|em|d[oa]s?|de|para [oa]s?|pr[oa]s?|[oa]s?)\s+/
const others = /(?<![a-z])(?:outr[oa]s|demais)\s+(?=[a-z])/g
/** "por vez", "cada": the amount is a step, whatever things cost. */
const stepwise = /\b(?:vez|por|cada|a mais|aumento|reajuste|acrescimo|em cima)\b/

/** What a phrase names; null if nobody knows. */
function named(phrase: string | undefined, names: readonly Named[]): string[] | null {
  if (phrase === undefined || anything.test(phrase)) return [everyItem]
  return subjectsOf(phrase.replaceAll(others, '').replace(preposition, ''), names)
}

/** A ceiling as the limit of an item's price: a step, or a price that it may reach. */
function capOf(
  item: string,
  { v, percent, cents, who, tail: said = '' }: Readonly<Record<string, string | undefined>>,
  names: readonly Named[],
): WishContent | null {
  const value = cents === undefined ? valueIn(v) : valueIn(v) / 100
  if (!(value > 0)) return null
  const today = priceOf(item, names)
  /** The limit of one item is a price, as other readers write it. */
  const upTo = (max: number): WishContent => ({ kind: 'capPrice', item, max: Math.round(max * 100) / 100 })
  if (percent !== undefined) {
    if (value > 100) return null
    return today === undefined || who !== undefined
      ? { kind: 'capPrice', item, percent: value }
      : upTo(today * (1 + value / 100))
  }
  const { lowest, highest } = pricesOf(item, names)
  const isStep = item === everyItem ? value < 0.25 * highest : value < 0.5 * lowest
  if (isStep || (stepwise.test(said) && value < highest))
    return today === undefined ? { kind: 'capPrice', item, rise: value } : upTo(today + value)
  return item !== everyItem && value >= lowest ? { kind: 'capPrice', item, max: value } : null
}

/**
 * What a clause limits.
 * @property free what may move where the clause begins with it: "nos chopes e nos drinks dá pra mexer"
 */
type Leave = { caps: readonly WishContent[]; free: readonly string[] }

/** Null if a stretch is no such clause, or one of its words is not understood. */
function readStretch(said: string, names: readonly Named[]): Leave | null {
  const plain = said.trim()
  const bound = limited.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined)
  const groups = bound ?? open.exec(plain)?.groups
  if (!groups) return null
  const { who, what, condition, moves } = groups
  // A leave without a subject is about what was named before, which other readers know.
  if (condition === undefined && who === undefined && what === undefined) return null
  const [one, other] = [named(who, names), named(what, names)]
  if (!one || !other || (who !== undefined && what !== undefined && !other.includes(everyItem))) return null
  const subjects = who === undefined ? other : one
  const caps = bound === undefined ? [] : subjects.map((item) => capOf(item, bound, names))
  if (caps.some((cap) => cap === null)) return null
  const isFree = moves !== undefined && who !== undefined && !subjects.includes(everyItem)
  const free = isFree && subjects.length <= 12 ? subjects : []
  return caps.length === 0 && free.length === 0 ? null : { caps: caps.flatMap((cap) => cap ?? []), free }
}

/** Where another limit may begin. */
const parting = /,(?!\d)|\s(?=e (?:n[oa]s?|se|pr[oa]s?) )/g

/** What spares something from a limit. */
const spares = /\b(?:so|menos|exceto|fora|tirando|salvo|nenhum\w*|desde que|contanto que)\b/

/** A second leave or limit: then what the first names is not all that may move. */
const more =
  /\b(?:podem?|da pra|da para|aceito|topo|quero|queria|precis\w+|tem que|vou|deve\w*)\b[^.;?!]{0,40}\b(?:subir|aumentar|mexer|baixar|mudar|reajustar)\b|\b(?:suba|subam|aumente|aumentem|baixe|baixem|reajuste)\b|\b(?:no maximo|ate|max)\b ?(?:r\$ ?)?\d/

/** Limits of rises that a text tells as a condition or as a leave, and that nothing moves but what may. */
export function readRiseCeilings(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  const found = cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    if (sentence.said.includes('?')) return []
    const plain = { ...sentence, said: sentence.said.replace(/[\s.;!]+$/, '') }
    const stretches = longestStretches(plain, parting, ({ said }) => readStretch(said, names))
    const read = stretches.flatMap(({ stretch, read }) => {
      const start = stretch.at + (/^[\s,]*/.exec(stretch.said)?.[0].length ?? 0)
      const end = stretch.at + stretch.said.trimEnd().length
      return end - start > longestText ? [] : [{ start, end, read }]
    })
    // "nas comidas dá pra mexer, e nos drinks também": what else the sentence says may widen it.
    const left = withoutSpans(folded, read).slice(sentence.at, sentence.at + sentence.said.length)
    // "só a heineken não": whom a limit spares, the readers of whole sentences know.
    if (spares.test(left)) return []
    const isWhole = !/[a-z]{3}/.test(left)
    return read.map((one) => ({ ...one, isWhole }))
  })
  const free = [...new Set(found.flatMap(({ read }) => read.free))]
  const isAll =
    found.every(({ read, isWhole }) => isWhole || read.free.length === 0) &&
    free.length <= 12 &&
    !more.test(withoutSpans(folded, found))
  return found.flatMap(({ start, end, read }): DraftWish[] => {
    const held: WishContent[] =
      isAll && read.free.length > 0 ? [{ kind: 'keepPrice', item: everyItem, except: free }] : []
    return [...read.caps, ...held].map((wish) => ({ wish, start, end }))
  })
}
