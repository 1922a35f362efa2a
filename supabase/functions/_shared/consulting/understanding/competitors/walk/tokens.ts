/** A line about competitors as tokens: prices, sizes, promotions, sellers, verbs and the words between them. */
import { monthPattern } from '../../../base/calendar.ts'
import { amountsIn } from '../../text/amount-words.ts'
import { foldInPlace } from '../../text/fold.ts'
import { clean } from '../prices.ts'
import { sizeList } from '../sizes.ts'
import { packed, pieceCountAt } from './piece-counts.ts'
import type { Seller } from './sellers.ts'
import { owners, verbs } from './words.ts'

type Place = { start: number; end: number }
export type Token = Place &
  (
    | { kind: 'seller'; seller: Seller }
    | { kind: 'own' | 'again' }
    | { kind: 'verb'; said: string }
    | { kind: 'price'; min: number; max: number; isMoney: boolean }
    | { kind: 'size'; said: string; counted?: true }
    | { kind: 'deal'; said: string }
    | { kind: 'sizes'; item: string; sizes: readonly { size: string; price: number }[] }
    | { kind: 'count'; count: number }
    | { kind: 'mark'; said: string }
    | { kind: 'word'; said: string }
  )

const weekday =
  '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)s?(?:-?feiras?)?'
const hours = String.raw`(?:d?as \d{1,2}(?: ?h(?:oras)?)?(?: as| a) \d{1,2}(?: ?h(?:oras)?)?|ate (?:as )?\d{1,2}(?: ?h(?:oras)?)?)`
const deal = new RegExp(
  String.raw`(?:(?:a )?em dobro|dobrad[oa]s?|(?:em )?2 ?x ?1(?!\d)|2 por 1(?!\d)|leve \d pague \d|rodada dupla|dose dupla|(?:n[oa]|durante o|d[oe]) (?:happy ?hour|promocao)|em promocao|happy ?hour|promocao|${hours}|(?:(?:de|da) )?${weekday} a ${weekday}|(?:(?:n[oa]s?|aos?|as|toda|todo|de) )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:-?feiras?)?(?: e ${weekday})?|(?:n[oa]s?|aos) (?:fi(?:m|ns) de semana|feriados?)|(?:no|de) (?:almoco|jantar))(?![\p{L}])`,
  'uy',
)
/** "cobra 59,90 o quilo": what is sold, where nothing is named before the price; else its size, "camarão 89 o quilo". */
const byKilo = /(?:[oa]|por|pelo|n[oa]) (?:quilo|kilo|kg)(?! d[eoa]s? )(?![\p{L}])/uy
/** The days of a price sold on some of them. */
const someDays =
  /(?:(?:durante|n[oa]) (?:a )?semana|de semana|(?:em )?dias? (?:de semana|uteis|util))(?![\p{L}])/uy
const unit =
  'ml|litros?|lts?|l|kg|quilos?|gramas|gr|g|cm|unidades?|unid|un|pessoas?|fatias|pedacos|pecas|pcs|tacas|bolas|doses|tempos'
/** What a drink comes in, and is called by: "refri 9 a lata" is "refri lata". */
export const vessels = 'latas?|latinhas?|garrafas?|long ?necks?|canecas?|tulipas?|jarras?|litrao|balde'
const few = 'um|uma|dois|duas|tres|quatro|cinco|seis'
const size = new RegExp(
  String.raw`(?:(?:de |com |d[eo]s )?\d+(?:[.,]\d+)? ?(?:${unit})(?![\p{L}\d])|(?:un|unid|unidade|pcs)(?![\p{L}\d])|(?:para|pra|p\/|serve|da pra|da para) (?:[1-9]|${few})(?: pessoas?)?(?![\p{L}\d])|\d{1,2} pessoas|(?<=(?:copo|garrafa|lata|caneca|tulipa|taca|cerveja) )(?:de )?(?:300|330|350|355|400|473|500|600|700|1000)(?![\p{L}\d.,])|(?<=[\d,] )(?:[oa]|cada|por) (?:dose|unidade|un|taca|copo|porcao|fatia|pedaco|bola|${vessels})(?![\p{L}])|(?<=[\d,] )(?:[oa]|por) (?:quilo|kg|litro)(?![\p{L}])|(?<=[\d,] )cada(?![\p{L}])|(?<=(?:[\d,]|reais|real) )(?:por|cada) (?:pessoa|cabeca)(?![\p{L}]))`,
  'uy',
)
/** "3x" before a price */
const manyFor = /(\d{1,2}) ?x ?(?=(?:r\$ ?)?\d)/uy
const again =
  /(?:fora disso|fora (?:do|desse) horario|n?os outros dias|no resto (?:do dia|da semana)|depois disso|normal(?:mente)?|sempre|tod[oa]s? (?:os )?dias?)(?![\p{L}])/uy
const verb = new RegExp(String.raw`(?:${verbs})(?![\p{L}])`, 'uy')
const own = new RegExp(owners.source, 'uy')
const word = /[\p{L}\d][\p{L}\d'’&/-]*(?:[.,]\d+)?%?|[&+]/uy
const joinsRange = /^\s*(?:reais|real|contos?)?\s*(?:a|ate|e|ou|-|–|\/)\s*(?:r\$\s*)?$/u

/** The tokens of a line. @param counts of pieces that the text or the menu states */
export function tokensOf(line: string, sellers: readonly Seller[], counts: ReadonlySet<number>): Token[] {
  const folded = foldInPlace(line).toLowerCase()
  const amounts = amountsIn(folded)
  const tokens: Token[] = []
  const list = sizeList(line)
  let at = 0
  const match = (pattern: RegExp) => {
    if (/[\p{L}\d]/u.test(folded[at - 1] ?? ' ') && /[\p{L}\d]/u.test(folded[at] ?? ' ')) return null
    pattern.lastIndex = at
    return pattern.exec(folded)
  }
  const push = (token: Token) => {
    tokens.push(token)
    at = token.end
  }
  while (at < line.length) {
    const letter = line[at] ?? ''
    if (/\s/u.test(letter)) {
      at += 1
      continue
    }
    if (list && at === list.start) {
      if (list.sizes.length === 0) push({ kind: 'mark', said: ';', start: at, end: list.end })
      else push({ kind: 'sizes', item: clean(list.item), sizes: list.sizes, start: at, end: list.end })
      continue
    }
    const seller = sellers.find(({ start }) => start === at)
    if (seller) {
      push({ kind: 'seller', seller, start: at, end: seller.end })
      continue
    }
    const pieces = pieceCountAt(folded, at, amounts, counts)
    if (pieces) {
      push({ kind: 'size', said: `${pieces.count} un`, counted: true, start: at, end: pieces.end })
      continue
    }
    const priced = priceAt(folded, at, amounts)
    const dealtFirst = match(deal)
    // "3x25"
    const [times = '', units = ''] = match(manyFor) ?? []
    if (units !== '' && !dealtFirst) {
      push({ kind: 'count', count: Number(units), start: at, end: at + times.length })
      continue
    }
    const kilo = isUnnamed(tokens) ? match(byKilo) : null
    if (kilo) {
      push({ kind: 'word', said: 'o', start: at, end: at + 1 })
      const start = at + kilo[0].length - 1 - (kilo[0].split(' ')[1]?.length ?? 0)
      push({ kind: 'word', said: 'quilo', start, end: start + (kilo[0].split(' ')[1]?.length ?? 0) })
      continue
    }
    const sized = match(size)
    if (sized) {
      push({ kind: 'size', said: line.slice(at, at + sized[0].length), start: at, end: at + sized[0].length })
      continue
    }
    const dealt = dealtFirst ?? match(someDays)
    if (dealt) {
      const last = tokens.at(-1)
      const end = at + dealt[0].length
      if (last?.kind === 'deal') {
        last.end = end
        last.said = line.slice(last.start, end)
        at = end
      } else push({ kind: 'deal', said: line.slice(at, end), start: at, end })
      continue
    }
    if (priced) {
      push(priced)
      continue
    }
    const repeated = match(again)
    if (repeated) {
      push({ kind: 'again', start: at, end: at + repeated[0].length })
      continue
    }
    const owner = match(own)
    if (owner) {
      push({ kind: 'own', start: at, end: at + owner[0].length })
      continue
    }
    const does = match(verb)
    // "e" is a verb only with its accent: "é".
    if (does && (does[0] !== 'e' || letter === 'é' || letter === 'É')) {
      push({ kind: 'verb', said: does[0], start: at, end: at + does[0].length })
      continue
    }
    const plain = match(word)
    if (plain) push({ kind: 'word', said: plain[0], start: at, end: at + plain[0].length })
    else push({ kind: 'mark', said: letter, start: at, end: at + 1 })
  }
  return withNamedFigures(withMeasures(tokens, line), line)
}

/** Whether the price before stands behind a name, a verb or a stop: no item is named for it yet. */
function isUnnamed(tokens: readonly Token[]): boolean {
  const [before, price] = tokens.slice(-2)
  return price?.kind === 'price' && before !== undefined && before.kind !== 'word' && before.kind !== 'size'
}

/** "tem dois de 90 e custa 39,90", "tem 200 e custa 44": the first figure is what one gets. */
function withMeasures(tokens: readonly Token[], line: string): Token[] {
  const found: Token[] = []
  const unitSaid = /\d\s?(g|ml|cm)(?![\p{L}])/u.exec(line)?.[1]
  tokens.forEach((token, at) => {
    const before = found.at(-1)
    const counted =
      before?.kind === 'word' && /^(?:dois|duas|tres|quatro)$/.test(before.said) ? before : undefined
    const holder = found.at(counted ? -2 : -1)
    if (
      token.kind !== 'price' ||
      holder?.kind !== 'verb' ||
      !/^(?:tem|vem|leva|serve)$/.test(foldInPlace(line.slice(holder.start, holder.end)).toLowerCase())
    ) {
      found.push(token)
      return
    }
    const next = tokens.findIndex((one, n) => n > at && one.kind === 'mark' && /[,;.]/.test(one.said))
    const rest = tokens.slice(at + 1, next < 0 ? undefined : next)
    if (!rest.some(({ kind }, n) => kind === 'verb' && rest[n + 1]?.kind === 'price')) {
      found.push(token)
      return
    }
    if (counted) found.pop()
    const figure = `${token.min}${unitSaid ? ` ${unitSaid}` : ''}`
    const many = { dois: 2, duas: 2, tres: 3, quatro: 4 }[counted?.said ?? '']
    const said = many ? `${many * token.min}${unitSaid ? ` ${unitSaid}` : ''}` : figure
    found.push({ kind: 'size', said, start: counted?.start ?? token.start, end: token.end })
  })
  return found
}

/** "cachaça 51 a 8", "heineken 600 16", "balde com 5 heineken 60": a figure in the name, and the price after it. */
function withNamedFigures(tokens: readonly Token[], line: string): Token[] {
  return tokens.map((token, at): Token => {
    if (token.kind !== 'price' || token.isMoney || token.min !== token.max) return token
    const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    const said = line.slice(token.start, token.end)
    const isPriced =
      next?.kind === 'price' ||
      (next?.kind === 'word' && /^(?:a|por)$/.test(next.said) && after?.kind === 'price')
    const isContent =
      before?.kind === 'word' && before.said === 'com' && next?.kind === 'word' && after?.kind === 'price'
    // "2 caipirinhas 30"
    const rest = tokens.slice(at + 1, at + 5)
    const priceAhead = rest.findIndex(({ kind }) => kind === 'price')
    const isSeveral =
      (!before ||
        before.kind === 'mark' ||
        (before.kind === 'word' && token.min < 7 && /s$/.test(line.slice(rest[0]?.start, rest[0]?.end)))) &&
      token.min <= 12 &&
      priceAhead > 0 &&
      rest
        .slice(0, priceAhead)
        .every((one) => one.kind === 'word' && !/^(?:n[oa]s?|[ao]|e|por)$/.test(one.said))
    if (isSeveral && /^\d+$/.test(said)) return { kind: 'word', said, start: token.start, end: token.end }
    if (!/^\d+$/.test(said) || !(isContent || (isPriced && before?.kind === 'word'))) return token
    const place = { start: token.start, end: token.end }
    return /^(?:300|330|350|355|473|500|600|700|1000)$/.test(said)
      ? { kind: 'size', said, ...place }
      : { kind: 'word', said, ...place }
  })
}

/** Distances, days and what else a figure counts. */
const isMeasured = new RegExp(
  String.raw`^\s*(?:${unit}|%|por cento|h(?:oras)?|minutos?|dias?|semanas?|anos?|meses|m|metros?|km|quilometros?|quadras?|quarteir(?:ao|oes)|vezes|mesas|lugares|acoes|ideias|(?:de |\/ ?)?${monthPattern})(?![\p{L}])`,
  'u',
)
const isYear = /^(?:19|20)\d\d$/
/** "por até R$ 42" is a ceiling. */
const isCeiling = /(?:^|\s)ate\s+(?:uns\s+|umas\s+)?(?:(?:r\$|rs\.?)\s*)?$/u
/** R$; words such as "um" and "dois" are seldom prices. */
const leastInWords = 5

/** The figure right after "3x", which is no word of its own. */
function figureAt(folded: string, start: number) {
  const figure = /^\d+(?:,\d{1,2})?(?![\p{L}\d])/u.exec(folded.slice(start))?.[0]
  return (
    figure && { start, end: start + figure.length, value: Number(figure.replace(',', '.')), isMoney: true }
  )
}

const isFew = (value: number) => Number.isInteger(value) && value > 1 && value <= 12

function priceAt(folded: string, at: number, amounts: ReturnType<typeof amountsIn>): Token | null {
  const lead =
    /^(?:(?:entre|de|uns|umas|tipo|quase|so|ate)\s+)*(?:r\$\s*|rs\.?\s*(?=\d))?/u.exec(
      folded.slice(at),
    )?.[0] ?? ''
  const first =
    amounts.find(({ start }) => start === at + lead.length) ??
    (/\dx ?$/u.test(folded.slice(0, at)) ? figureAt(folded, at + lead.length) : undefined)
  if (!first || (lead === '' && !first.isMoney && /[\p{L}\d]/u.test(folded[at - 1] ?? ' '))) return null
  const figure = folded.slice(first.start, first.end)
  const isFigure = /\d/.test(figure)
  if (isCeiling.test(folded.slice(0, first.start))) return null
  if (isYear.test(figure) && !first.isMoney && /(?:^|\s)(?:de|em)\s+$/u.test(folded.slice(0, first.start)))
    return null
  const rest = folded.slice(first.end)
  const [counted] =
    /^\s+(?!reais|real|contos?|e\s|n[oa]s?\s)(?:(?!\se\s)[\p{L} ]){2,40}?\s+(?:por|a|sai por|saem por|fica por)\s+(?:r\$\s*)?\d/u.exec(
      rest,
    ) ?? []
  const isMany =
    !first.isMoney && isFew(first.value) && (lead === '' || packed.test(folded.slice(0, first.start)))
  if (counted && isMany) return { kind: 'count', count: first.value, start: at, end: first.end }
  const paired = /^\s*(?:x|por|pelo preco de)\s*(?:r\$\s*)?\d/u.test(rest)
  if (paired && !first.isMoney && isFew(first.value))
    return { kind: 'count', count: first.value, start: at, end: first.end }
  if (
    (isMeasured.test(rest) && !lead.includes('r$')) ||
    (!isFigure && !first.isMoney && first.value < leastInWords)
  )
    return null
  if (
    !isFigure &&
    !first.isMoney &&
    !/(?:^|\s)(?:a|por|e|custa|cobra|sai|de|da|prata|chope|neck|caipirinha|\p{L}{4,})\s*$/u.test(
      folded.slice(0, at),
    )
  )
    return null
  const tail = /^\s*(?:reais|real|contos?|pilas?|paus?)(?![\p{L}])/u.exec(rest)?.[0] ?? ''
  const second = amounts.find(({ start }) => start >= first.end && start - first.end < 14)
  const isRange =
    second &&
    second.value > first.value &&
    joinsRange.test(folded.slice(first.end, second.start)) &&
    !isMeasured.test(folded.slice(second.end)) &&
    (!/^\s*(?:reais)?\s*e\s/u.test(folded.slice(first.end, second.start)) || /entre/.test(lead)) &&
    (/entre|de/.test(lead) || !/^\s*e\s/u.test(folded.slice(first.end, second.start)))
  const last = isRange ? second : first
  const end =
    last.end +
    (/^\s*(?:reais|real|contos?|pilas?|paus?)(?![\p{L}])/u.exec(folded.slice(last.end))?.[0] ?? '').length
  return {
    kind: 'price',
    min: first.value,
    max: last.value,
    isMoney: first.isMoney || tail !== '',
    start: at,
    end,
  }
}
