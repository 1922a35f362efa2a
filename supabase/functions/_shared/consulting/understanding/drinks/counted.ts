/** How many drinks are of a kind, whatever the kind: "pelo menos dois servidos em taça", "um terço deve ter gengibre". */
import { withoutAlcohol } from '../../base/drinks/without-alcohol.ts'
import type { Draft, WishContent } from '../text/draft.ts'
import type { Passage, PassageReader } from '../text/take-out.ts'
import { bounds, counted, fractions, rest, speaksOfDrinks } from './counted-pattern.ts'
import { isPlainFood, type Predicate, predicateOf, type Quantity } from './predicates.ts'
import { drinkNoun, number, numberOf } from './words.ts'

/** What the whole request says of the number of drinks, once it is known. */
export interface Whole {
  total: number | null
  /** How many of them a sentence that begins here gives a kind to. */
  parted: (start: number, end: number) => number
}

/** When the drinks are wanted: another reader's. */
const season =
  /\s+(?:pr[ao]|para|em|n[oa]|d[eo])\s+(?:o |a |mes de )*(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|carnaval|reveillon|natal|sao joao|verao|semana santa)$/u

const shareOf: Readonly<Record<string, number>> = {
  metade: 1 / 2,
  'a metade': 1 / 2,
  'um terco': 1 / 3,
  'um quarto': 1 / 4,
  'dois tercos': 2 / 3,
}

/** Sentences, and their pieces between commas and before another number. */
const sentence = /(?:(?<=\d)[.,](?=\d)|[^.;:!?\n])+/gu
const piece = new RegExp(
  `,(?!\\d)(?!\\s*(?:no max|no min|pelo menos))|\\s+e\\s+(?=(?:${bounds.replace(/\?<\w+>/g, '?:')})?(?:${number}|outr[oa]|mais uma?|nenhuma?|${fractions}|${rest})\\s)`,
  'gu',
)

type Piece = { text: string; start: number }

function piecesOf(said: string, from: number): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const { 0: mark, index } of [...said.matchAll(piece), { 0: '', index: said.length }]) {
    const raw = said.slice(start, index)
    const text = raw.replace(/^[\s\-–•*]+/u, '').trimEnd()
    if (text !== '') pieces.push({ text, start: from + start + raw.indexOf(text) })
    start = index + mark.length
  }
  return pieces
}

type Kinds = {
  kinds: Predicate[]
  /** Letters that they are named with. */
  length: number
  /** Said with what the drink goes with. */
  isBeside?: true
}

/** All the kinds that the words name; null unless every word belongs to one. */
function kindsOf(said: string, names: readonly string[]): Kinds | null {
  const whole = predicateOf(said, names)
  if (whole) return { kinds: [whole], length: said.length }
  const later = season.exec(said)
  if (later) return kindsOf(said.slice(0, later.index), names)
  const meal = beside.exec(said)
  if (meal) {
    const kind = predicateOf(said.slice(0, meal.index), names)
    if (kind) return { kinds: [kind], length: said.length, isBeside: true }
  }
  for (const { index } of said.matchAll(tail)) {
    const kind = predicateOf(said.slice(0, index), names)
    if (kind && !/motorista|dirig|crianc|gravid|gestante/u.test(said.slice(index)))
      return { kinds: [kind], length: index }
  }
  const parts = said.split(/\s+e\s+/u)
  const kinds = parts.flatMap((part) => predicateOf(part) ?? [])
  const isSure = parts.length > 1 && kinds.length === parts.length && kinds.every(({ isFood }) => !isFood)
  return isSure ? { kinds, length: said.length } : null
}

/** With what it is drunk, which says nothing of what it is: "sem álcool para acompanhar o jantar". */
const beside =
  /\s+(?:pra|para|pro)\s+(?:(?:acompanhar|servir com|tomar com|beber com)\s+)?(?:o |a |os |as )?(?:jantar(?:es)?|almocos?|sobremesas?|comidas?|refeicao|refeicoes|lanches?|cafe da manha|mesas?|brindes?|entradas?)$/u

/** Why or for whom a drink is: what comes before it says what it is. */
const tail =
  /\s+(?:pra|para|pro|que|q|porque|pois|resolve[m]?|basta[m]?|ja basta|chega[m]?|ta bom|esta bom)(?![a-z])/gu

const pronoun =
  /^(com|de|levando|usando|a base d[ea]) (?:el[ea]s?|iss[oa]|ess[ea]s?(?: frutas?| cachacas?| bebidas?)?)(?=\s|$)/u

/** The ingredient that a pronoun stands for: the last one named before it. */
function namedBefore(folded: string, at: number, names: readonly string[]): string | null {
  const words = [...folded.slice(0, at).matchAll(/[\p{L}-]+/gu)].map(([word]) => word)
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(4, end); length > 0; length -= 1) {
      const name = words.slice(end - length, end).join(' ')
      if (name.length >= 4 && predicateOf(`com ${name}`, names)?.isFood) return name
    }
  }
  return null
}

type Groups = Record<string, string | undefined>

function quantityOf(groups: Groups, whole: Whole, sentenceAt: [number, number]): Quantity | null {
  const { most, least, exact, fraction, none, all, other, count } = groups
  const bound =
    (most ?? groups.mostAfter)
      ? 'at_most'
      : (least ?? groups.leastAfter)
        ? 'at_least'
        : exact
          ? 'exactly'
          : null
  if (none) return { count: 0, bound: 'at_most' }
  if (all) return bound ? null : { count: null, bound: null }
  if (other) return { count: 1, bound }
  if (groups.rest) {
    const left = (whole.total ?? 0) - whole.parted(...sentenceAt)
    return whole.total !== null && left > 0 ? { count: left, bound: 'exactly' } : null
  }
  if (fraction) {
    if (whole.total !== null)
      return { count: Math.ceil(whole.total * (shareOf[fraction] ?? 1)), bound: bound ?? 'exactly' }
    return shareOf[fraction] === 1 / 2 && bound !== 'at_most' && bound !== 'exactly'
      ? { count: null, bound: null, part: 'half' }
      : null
  }
  const value = numberOf(count)
  return value === null || value < 1 ? null : { count: value, bound }
}

/** "3 com rapadura", which the reader of plain counts understands together with the number of all drinks. */
const isPlain = (groups: Groups, kinds: readonly Predicate[], hasOther: boolean, isWhole: boolean) => {
  const { said = '', fraction, noun, lead: asked } = groups
  if (
    groups.of ||
    groups.link ||
    speaksOfDrinks.test(said) ||
    groups.single ||
    /^\s+d[oa]s /.test(noun ?? '') ||
    groups.rest ||
    groups.other ||
    groups.exact ||
    (fraction && fraction !== 'metade')
  )
    return false
  if (noun && (groups.least ?? groups.most)) return false
  // "com a Prata": a reader of plain counts knows no article.
  if (/^com (?:a|o) |^com (?:prata|ouro)$/.test(said)) return false
  if (/(?<!com )alcool|^zero|crianc|infanti|kids/.test(said)) return !noun && isWhole
  const isFood = kinds.some((kind) => kind.isFood)
  return isFood && isPlainFood(said) && !hasOther && !(asked?.trim() && /^uma?$/.test(groups.count ?? ''))
}

/** "Dois drinks devem …": not all of them. */
const ofSome = /\b(?:dev\p{L}+|precisam?|podem?|tem que)\b/u

/** "5 drinks cremosos", "6 drinks até 20": all of them, unless other drinks are counted beside them. */
const mayBeAll = ({ noun, of, single, count, most, least, mostAfter, leastAfter }: Groups) =>
  noun !== undefined &&
  !/^\s+d[oa]s /.test(noun) &&
  of === undefined &&
  single === undefined &&
  (numberOf(count) ?? 0) > 1 &&
  !(most ?? least ?? mostAfter ?? leastAfter)

const isBarePrice = (said: string) => /^(?:ate|por|a|de|abaixo|menos)\b/u.test(said) && /\d/.test(said)

/** "dois até 20 reais": an amount of money, and no price of so many reais. */
const isPartsPrice = ({ said = '', noun, count }: Groups) =>
  noun === undefined &&
  (numberOf(count) ?? 99) <= 6 &&
  !/\b(?:mais|acima|a partir)\b/u.test(said) &&
  /r\$ ?\d{2}|\d{2}(?:,\d\d?)? (?:reais|contos?)$/u.test(said)

/** "nenhum acima de 28", "todos até 30" bound every price. */
function asPrice(wish: WishContent, { none, all }: Groups): WishContent | null {
  if (wish.kind !== 'drinkTrait' || wish.what !== 'priced' || !(none ?? all)) return wish
  const { max, min } = none ? { max: wish.min, min: wish.max } : wish
  return { kind: 'price', ...(max ? { max } : {}), ...(min ? { min } : {}) }
}

/** "Quatro drinks com café, quatro sem café": every drink is one or the other. */
function isDivided(pieces: readonly Piece[]): boolean {
  const [one, other] = pieces.map(({ text }) => counted.exec(text)?.groups)
  const [what, without] = [
    /^com (.+)$/u.exec(one?.said ?? '')?.[1],
    /^sem (.+)$/u.exec(other?.said ?? '')?.[1],
  ]
  return pieces.length === 2 && one?.noun !== undefined && what !== undefined && what === without
}

/**
 * @param names the items of the house's menu
 * @param told the whole text, folded: what a pronoun stands for may be read already
 */
export function countedReader(
  whole: Whole,
  names: readonly string[] = [],
  told: string | null = null,
): PassageReader {
  return (folded) => {
    const found: Passage[] = []
    const hasDrinks = new RegExp(`(?:${number})\\s+(?:\\p{L}+\\s+)?(?:${drinkNoun})`, 'u').test(folded)
    for (const { 0: said, index } of folded.matchAll(sentence)) {
      const at: [number, number] = [index, index + said.length]
      const pieces = piecesOf(said, index)
      const hasOther = /\boutr[oa] (?:com|sem|que)\b/u.test(said) || isDivided(pieces)
      const hasSingle = /(?<![a-z])(?:individua|avuls)/u.test(said)
      const isParted =
        pieces.filter(({ text }) => {
          const { count, said: kind = '' } = counted.exec(text)?.groups ?? {}
          return numberOf(count) !== null && !/alcool|^zero/.test(kind)
        }).length > 1
      let before: 'counted' | 'zero' | null = null
      const parts: { count: number; noun: boolean }[] = []
      for (const { text, start } of pieces) {
        // "três mexidos, não batidos": the contrast says the same again.
        const contrast = /^(?:e )?(?:nao|nada de|em vez de) (\p{L}+)$/u.exec(text)?.[1]
        const part = found.at(-1)
        if (contrast && part && before === 'counted' && part.start >= index && predicateOf(contrast)) {
          found[found.length - 1] = { ...part, end: start + text.length }
          continue
        }
        // "dois na linha do negroni, mais amargos": the same again.
        const again = part && before === 'counted' && part.start >= index ? predicateOf(text, names) : null
        const repeated = again?.isFood ? null : again?.wishFor({ count: 1, bound: null })
        const [former] = part?.wishes ?? []
        if (
          part &&
          repeated?.kind === 'drinkTrait' &&
          former?.kind === 'drinkTrait' &&
          former.what === repeated.what
        ) {
          found[found.length - 1] = { ...part, end: start + text.length }
          continue
        }
        const priced =
          before === 'zero'
            ? /^(?:com preco|que cust|custando|por|ate)\b/u.test(text) && predicateOf(text)
            : null
        const limit = priced ? priced.wishFor({ count: 1, bound: null }) : null
        if (limit?.kind === 'drinkTrait' && limit.what === 'priced') {
          const { max, min } = limit
          found.push({
            start,
            end: start + text.length,
            wishes: [
              { kind: 'price', item: withoutAlcohol, ...(max ? { max } : {}), ...(min ? { min } : {}) },
            ],
          })
          continue
        }
        const groups: Groups = { ...counted.exec(text)?.groups }
        const stands = pronoun.exec(groups.said ?? '')
        const meant = stands && namedBefore(told ?? folded, start, names)
        const spoken = groups.said ?? ''
        if (stands && meant) groups.said = `${stands[1]} ${meant}${spoken.slice(stands[0].length)}`
        const last = before
        before =
          /alcool|\bzero$/.test(groups.said ?? '') && groups.count ? 'zero' : groups.said ? 'counted' : null
        const kinds = groups.said ? kindsOf(groups.said, names) : null
        // Beside a part that is taken out of the sentence, a plain one would lose what it counts.
        const isBeside = found.some(({ start: at }) => at >= index)
        if (
          !groups.said ||
          !kinds ||
          (!meant &&
            isPlain(groups, kinds.kinds, hasOther, kinds.length === groups.said.length && !kinds.isBeside) &&
            !(isBeside && (hasSingle || kinds.kinds.some(({ isFood }) => isFood))))
        )
          continue
        if (groups.other && !last) continue
        // "quatro com álcool e dois sem": the other part is not named.
        if (/^(?:com alcool|alcoolic)/.test(groups.said) && !/crianc|infanti|kids|sem alcool|zero/.test(said))
          continue
        if (!meant && mayBeAll(groups) && !isParted && !ofSome.test(text)) continue
        const isOwnPrice = isPartsPrice(groups)
        if (
          isBarePrice(groups.said) &&
          !isParted &&
          !isOwnPrice &&
          !(groups.of ?? groups.least ?? groups.most ?? /^\s+d[oa]s /.exec(groups.noun ?? ''))
        )
          continue
        const isNamed = [
          groups.lead?.trim() || undefined,
          groups.noun,
          groups.of,
          groups.most,
          groups.least,
          groups.fraction,
          groups.rest,
          groups.link,
        ].some((word) => word !== undefined)
        if (!isNamed && !groups.other && !hasDrinks && !isOwnPrice && !speaksOfDrinks.test(groups.said))
          continue
        const quantity = quantityOf(groups, whole, at)
        if (!quantity) continue
        const wishes = kinds.kinds.flatMap((kind, place): WishContent[] => {
          const isSingle = quantity.count === 1 && !kind.isFood
          const isLeast = quantity.bound === null && (kind.isOpen || isSingle || place > 0)
          const wish = kind.wishFor(isLeast ? { ...quantity, bound: 'at_least' } : quantity)
          const read = wish && asPrice(wish, groups)
          return read ? [read] : []
        })
        if (wishes.length < kinds.kinds.length) continue
        if (quantity.count !== null && quantity.bound === null)
          parts.push({ count: quantity.count, noun: groups.noun !== undefined })
        const nobler = /^\s+(?:que|q) e (?:a |o )?mais (?:chique|cara|nobre|fina|famosa)/u.exec(
          groups.said.slice(kinds.length),
        )
        const cut = groups.said.length - kinds.length - (nobler?.[0].length ?? 0)
        const end = text.length - cut
        found.push({ start, end: start + end, wishes })
      }
      // "Cinco drinks quentes e cinco gelados" are ten.
      const [first, ...others] = parts
      const last = found.at(-1)
      const sum = parts.reduce((all, { count }) => all + count, 0)
      const isWhole = whole.total === null || whole.total === sum
      if (isWhole && first?.noun && first.count > 1 && others.length > 0 && last)
        found[found.length - 1] = {
          ...last,
          wishes: [...last.wishes, { kind: 'count', count: sum, bound: 'exactly' }],
        }
    }
    return found
  }
}

/** What a first reading says of the number of drinks. */
export function wholeOf({ wishes }: Draft): Whole {
  const total = wishes.flatMap(({ wish }) =>
    wish.kind === 'count' && wish.of === undefined && wish.bound === 'exactly' ? [wish.count] : [],
  )
  return {
    total: total.length === 1 ? (total[0] ?? null) : null,
    parted: (start, end) =>
      wishes.reduce(
        (sum, { wish, start: at }) =>
          at >= start &&
          at < end &&
          (wish.kind === 'share' || wish.kind === 'drinkTrait' || wish.kind === 'zeroAlcohol') &&
          wish.count !== undefined
            ? sum + wish.count
            : sum,
        0,
      ),
  }
}

export const unknownWhole: Whole = { total: null, parted: () => 0 }
