/** What owners ask of a forecast besides its dates: the period, the portions that they serve, and what to show. */

import { addDays, weekdayOf } from '../../base/calendar.ts'
import { numberValues } from '../../base/language/number-words.ts'
import type { ScopeShow } from '../../base/request/calendar-wishes.ts'
import { everyItem } from '../../base/request/match-item.ts'
import { findDates } from '../dates/find-dates.ts'
import type { Draft, DraftUnread, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { lastsUntil } from './stated-figures.ts'

const quantity =
  '(\\d+(?:[.,]\\d+)?|meio|meia)\\s*(kg|kgs|quilos?|kilos?|gramas?|grs?|g|mls?|litros?|l|unidades?|uns?)\\b'
/** "de peixe cru", "de cachaça": what the amount is of. */
const of = '(?: (?:de|do|da) ([a-z][a-z -]{2,30}?))?'
const serves =
  '(?: (?:leva|levam|usa|usam|vai|vao|gasta|gastam|pede|pedem|tem|com|sai com|sao|e|é|serve|servimos))*(?: (?:uns|umas))?'

/** "cada peixada leva 700 g de peixe cru", "o pargo um peixe de 900g", "camarão 450 g" */
const itemFirst = new RegExp(
  `^(?:e |se )?(?:(?:cada|o|a|os|as|na|no|num|numa|um|uma|de|porcao de|prato de|a porcao de|a porcao do|a porcao da) )*([a-z][a-z ]{2,40}?(?: \\d{2,3}(?: ?ml| pecas| fatias| unidades)?)?)${serves}(?: (?:um|uma) ([a-z]{3,20}) de)? ${quantity}${of}(?: (?:por|em cada) (?:prato|porcao|unidade|copo|dose))?$`,
)
/** "400 g por prato", "60 ml de cachaça na caipirinha" */
const amountFirst = new RegExp(
  `^(?:(?:e|uso|usamos|vai|vao|leva|sirvo|servimos|coloco|boto|sao|com|de|uns|umas|eu) )*${quantity}${of} (?:por|em cada|pra cada|para cada|na|no|cada) ([a-z][a-z ]{2,40})$`,
)
/** Words that make an amount something else than a portion: a stock, a purchase, a time. */
const elsewhere =
  /\b(?:tenho|vem|vendem|pct|pcts|pacotes?|balde|fardo|saco|temos|tem|sobr\w+|compr\w+|vend\w+|quero|preciso|semanas?|dias?|mes|meses|pessoas?|convidados|ano|quant\w+|estoque|freezer|caixas?|fornecedor|pedido|entrega|chega\w*|minimo|maximo|total|cabe\w*|por cento|sal[ao]o|desconto|promocao|preco|custa\w*)\b/
/** All dishes, or all drinks. */
const anyItem = /^(?:pratos?|porcao|porcoes|doses?|drinks?|drinques?|bebidas?|coquet\w+)$/

const units: readonly [words: RegExp, unit: 'g' | 'kg' | 'ml' | 'l' | 'un'][] = [
  [/^(?:kg|kgs|quilo|kilo)/, 'kg'],
  [/^(?:g|gr)/, 'g'],
  [/^ml/, 'ml'],
  [/^l/, 'l'],
  [/^un/, 'un'],
]

const amountOf = (word: string) => (/^mei[oa]$/.test(word) ? 0.5 : Number(word.replace(',', '.')))

/** @param said the owner's words, folded letter by letter, so that names are cut from `original` */
function portionIn(said: string, original: string): WishContent | null {
  const cut = (word: string | undefined) => {
    const at = word === undefined ? -1 : said.indexOf(word)
    return word === undefined || at < 0 ? undefined : original.slice(at, at + word.length).trim()
  }
  const last = amountFirst.exec(said)
  const first = last ? null : itemFirst.exec(said)
  const [item, number, unit, what, whole] = first
    ? [first[1], first[3], first[4], first[5] ?? first[2], first[2]]
    : [last?.[4], last?.[1], last?.[2], last?.[3], undefined]
  const found = units.find(([words]) => words.test(unit ?? ''))
  const amount = amountOf(number ?? '')
  if (item === undefined || !found || !(amount > 0) || amount > 100_000) return null
  if (elsewhere.test(item) || (what !== undefined && elsewhere.test(what))) return null
  const name = cut(what)
  return {
    kind: 'portion',
    item: anyItem.test(item.trim()) ? everyItem : (cut(item) ?? item),
    amount,
    unit: found[1],
    ...(name === undefined ? {} : { of: name }),
    ...(whole === undefined ? {} : { whole: true }),
  }
}

const asking =
  /^(?:(?:e|eu|a|o|as|os|de|do|da|dos|das|no|na|nos|nas|em|para|pra|pro|por|ate|com|que|se|so|me|diz|diga|faz|faca|fazer|favor|tambem|tb|tbm|quero|queria|preciso|gostaria|saber|ver|ter|previs[ao]o|previsoes|prever|vendas?|vender|vendo|vou|vamos|vai|vao|quanto|quantos|quantas|sair|sai|saem|movimento|faturamento|faturar|periodo|proxim[oa]s?|que vem|vem|mes|meses|semanas?|dias?|\d+|uma?|duas|dois|tres|quatro|cinco|seis|sete|oito|dez|casa)(?:\s+|$))+$/
const asks = /\b(?:quanto|quantos|quantas|previs\w+|prever|quero|queria|preciso|saber|vender|faturar)\b/

/** "as próximas 4 semanas", from the coming Monday on. */
function comingWeeks(said: string, today: string): { from: string; to: string } | null {
  const [, count] = /\bproximas (\d{1,2}|[a-z]+) semanas\b/.exec(said) ?? []
  const weeks = count === undefined ? 0 : (numberValues[count] ?? Number(count))
  if (!(weeks >= 1 && weeks <= 26)) return null
  const from = addDays(today, (8 - weekdayOf(today)) % 7)
  return { from, to: addDays(from, 7 * weeks - 1) }
}

/** The period asked for: "quanto vou vender de 23/11 a 20/12", "previsão de dezembro". */
function periodIn(original: string, today: string): { from: string; to: string } | null {
  const said = foldInPlace(original)
  const [date, ...more] = findDates(original, today)
  const last = more.at(-1) ?? date
  const rest = date
    ? `${said.slice(0, date.start)} ${said.slice(last?.end ?? date.end)}`.replace(/\s+/g, ' ').trim()
    : said
  if (rest !== '' && !asking.test(rest)) return null
  // "dia 31 só até as dez da noite": when the house closes.
  if (lastsUntil(said)) return null
  if (!date) return comingWeeks(said, today)
  // "até o fim de abril" begins now.
  const isUntil = /\bate (?:o |a )?$/.test(said.slice(0, date.start)) && date.span.from > today
  const from = isUntil ? today : date.span.from
  // "dezembro e janeiro"
  const next = more.length === 1 && more[0]?.span.from === addDays(date.span.to, 1) ? more[0] : undefined
  // "de janeiro até o carnaval"
  const until =
    more.length === 1 && more[0] && /\bate (?:o |a )?$/.test(said.slice(0, more[0].start))
      ? more[0]
      : undefined
  // "do Natal até o fim de janeiro"
  if (until && until.span.to > date.span.to) return { from, to: until.span.to }
  const to = next?.span.to ?? date.span.to
  return (more.length > 0 && !next) || date.name !== null || from === to || to < today ? null : { from, to }
}

const lead =
  '(?:(?:e|eu|quero|queria|preciso|tudo|separad\\w+|dividid\\w+|detalhad\\w+|abert\\w+|mostr\\w+|me|manda|faz|a|o|previsao|vendas?) )*'
const views: Readonly<Record<string, ScopeShow>> = { semana: 'week', dia: 'day' }
const byView = new RegExp(
  `^${lead}por (semana|dia|prato|item|produto|bebida)(?:(?: e|,)(?: por)? (semana|dia|prato|item|produto|bebida))?$`,
)
const onlyKind = new RegExp(
  `^${lead}(?:so|somente|apenas)(?: (?:quero|preciso|de|da|do|das|dos|as|os|a|o|previsao|vendas))* (bebidas?|drinks?|drinques?|bar|pratos?|comidas?|cozinha)$`,
)
const shows: readonly [words: RegExp, show: ScopeShow][] = [
  [
    /\bquant[oa]s?\b.*\bgarrafas?\b|\bgarrafas?\b.*\bquant[oa]s?\b|^(?:(?:mostr\w+|quero|tudo|ver|me|da|de|a lista|lista|compras?|e|o|a|as|os) )*em garrafas?$/,
    'bottles',
  ],
  [
    /\bsem (?:deixar )?(?:sobr\w+|desperdic\w+|perder|perda)\b|\bnao (?:quero|pode|posso)(?: que)? sobr\w+/,
    'noWaste',
  ],
  [/\b(?:nao (?:precisa|quero|preciso)|sem)(?: \w+){0,2} grafic\w+/, 'noCharts'],
  [
    /^(?:(?:quero|tudo|a lista|lista|peixe|compra|compras|me|da|de|diz|e|o|a) )*em (?:quilos?|kilos?|kg)$/,
    'kilograms',
  ],
]

/** Words that may stand beside a view and say nothing more. */
const mostBeside = 3
const restOf = (said: string, words: RegExp) => said.replace(words, ' ').match(/[a-z]{2,}/g)?.length ?? 0

function scopeIn(original: string, today: string): WishContent | null {
  const said = foldInPlace(original).trim()
  const by = byView.exec(said)
  if (by)
    return {
      kind: 'scope',
      show: [...new Set(by.slice(1).flatMap((word) => (word ? [views[word] ?? 'item'] : [])))],
    }
  const kind = onlyKind.exec(said)
  if (kind) return { kind: 'scope', only: /^(?:prato|comida|cozinha)/.test(kind[1] ?? '') ? 'dish' : 'drink' }
  const show = shows.find(([words]) => words.test(said))
  // A wish with days or figures beside it says more: it is read part by part, or left to the owner.
  if (show && (/\d/.test(said) || restOf(said, show[0]) > mostBeside)) return null
  if (show) return { kind: 'scope', show: [show[1]] }
  const period = periodIn(original, today)
  return period && { kind: 'scope', ...period }
}

const more = new RegExp(
  `\\s+e\\s+(?:(?:[oa] de (\\d{3})(?: ?ml)?)${serves}(?: uns)? )?${quantity.replace('\\b', '')}?${of}$`,
)
/** "cada pizza leva 250 g de muçarela e 300 g de massa", "o de 500 leva 350 g de polpa e o de 300 leva 200" */
function sharedPortions(said: string, original: string, start: number): DraftWish[] | null {
  const found = more.exec(said)
  const head = /^(?:e )?/.exec(said)?.[0].length ?? 0
  const first = found && portionIn(said.slice(head, found.index), original.slice(head, found.index))
  if (!found || first?.kind !== 'portion') return null
  const [, size, number = '', unit, what] = found
  const named =
    units.find(([words]) => words.test(unit ?? ''))?.[1] ?? (size === undefined ? undefined : first.unit)
  const amount = amountOf(number)
  const own = what === undefined ? first.of : original.slice(said.lastIndexOf(what)).trim()
  if (named === undefined || !(amount > 0) || (size === undefined && what === undefined)) return null
  const second: WishContent = {
    ...first,
    item: size === undefined ? first.item : first.item.replace(/\d{3}/, size),
    amount,
    unit: named,
    ...(own === undefined ? {} : { of: own }),
  }
  if (size !== undefined && second.item === first.item) return null
  return [
    { wish: first, start: start + head, end: start + found.index },
    { wish: second, start: start + found.index + 1, end: start + said.length },
  ]
}

/** Several portions of one passage: "peixada 700 g e o pargo 900 g". */
function portionsIn(text: string, { start, end }: DraftUnread): DraftWish[] | null {
  const said = foldInPlace(text.slice(start, end))
  const shared = sharedPortions(said, text.slice(start, end), start)
  if (shared) return shared
  const cuts = (words: RegExp) => [...said.matchAll(words)].map(({ index }) => index)
  const tried: number[][] = [
    [],
    cuts(/(?:,\s*| )(?:e )?(?=(?:cada|o|a|os|as|na|no) [a-z])|, /g),
    cuts(
      /(?:,\s*| )e (?=(?:uns |umas |mais )?\d+(?:[.,]\d+)? ?(?:kg|g|gr|gramas?|ml|l|litros?|quilos?)\b)|, /g,
    ),
  ]
  for (const at of tried) {
    const edges = [0, ...at, said.length]
    const pieces = edges.slice(1).map((to, index) => ({ from: edges[index] ?? 0, to }))
    const wishes = pieces.map(({ from, to }) => {
      const raw = said.slice(from, to)
      const head = /^[\s,]*(?:e )?/.exec(raw)?.[0].length ?? 0
      const wish = portionIn(raw.slice(head).trimEnd(), text.slice(start + from + head, start + to))
      return wish && { wish, start: start + from + head, end: start + to }
    })
    if (wishes.every((wish) => wish !== null)) return wishes
  }
  return null
}

const condition =
  /\s(se (?=(?:cada|o|a|os|as|um|uma) [a-z ]{3,30}? (?:leva|levam|usa|usam|gasta|gastam|pede|pedem) ))/
/** "quantos quilos compro se cada prato leva 400 g": the question, and the portion that it counts with. */
function withoutCondition(text: string, passage: DraftUnread): DraftUnread[] {
  const said = foldInPlace(text.slice(passage.start, passage.end))
  const colon = /:\s+(?=quant)/.exec(said)
  if (colon)
    return [
      { ...passage, end: passage.start + colon.index },
      { ...passage, start: passage.start + colon.index + colon[0].length },
    ]
  const found = condition.exec(said)
  if (!found || !/\bquant/.test(said.slice(0, found.index))) return [passage]
  const at = passage.start + found.index
  return [
    { ...passage, end: at },
    { ...passage, start: at + 1 + (found[1]?.length ?? 0) },
  ]
}

const askedGoods =
  /^(?:quantos|quantas|quanto) (?:(?:quilos?|kilos?|kg|litros?) )?(?:(?:eu|devo|devemos|preciso|vou|a gente|tenho que) )*(?:compr\w+|ped\w+|peco|encomend\w+|preciso)(?: (?:por|na|para a|a cada) semana)?$/
/** "cada pizza leva 200 g de mussarela: quantos quilos devo comprar por semana?": of what the portion names. */
function goodsOfPortion(said: string, start: number, before: DraftWish | undefined): WishContent | null {
  if (before?.wish.kind !== 'portion' || start - before.end > 3 || !askedGoods.test(said.trim())) return null
  const { of, item } = before.wish
  return { kind: 'question', about: 'packs', what: of ?? item }
}

/** Reads portions, the period and the views that an owner asks for from what the reading of dates left. */
export function withForecastWishes(text: string, { wishes, unread }: Draft, today: string): Draft {
  const draft: Draft = { wishes: [], unread: [] }
  for (const one of wishes) {
    const { wish, start, end } = one
    const isPlain = wish.kind === 'date' && !wish.closed && wish.effect === undefined && !wish.weekdays
    const said = text.slice(start, end)
    const scope = isPlain && asks.test(foldInPlace(said)) ? periodIn(said, today) : null
    const before = draft.wishes.at(-1)
    // One passage of two months asks for one period.
    if (scope && before?.wish.kind === 'scope' && before.start === start) continue
    draft.wishes.push(scope ? { ...one, wish: { kind: 'scope', ...scope } } : one)
  }
  let period: DraftWish | null = null
  for (const passage of unread.flatMap((one) => withoutCondition(text, one))) {
    const { start, end, why, blocking } = passage
    const portions = blocking || why !== 'unknown' ? null : portionsIn(text, passage)
    const said = text.slice(start, end)
    const wish =
      blocking || why !== 'unknown' || portions
        ? null
        : (goodsOfPortion(foldInPlace(said), start, draft.wishes.at(-1)) ?? scopeIn(said, today))
    if (portions) draft.wishes.push(...portions)
    else if (!wish) draft.unread.push(passage)
    else if (wish.kind === 'scope' && wish.from !== undefined && period && period.end + 3 >= start) {
      // "as próximas 4 semanas, de 23/11 a 20/12" is one period: its dates count.
      period.wish = wish
      period.end = end
    } else {
      const found: DraftWish = { wish, start, end }
      if (wish.kind === 'scope' && wish.from !== undefined) period = found
      draft.wishes.push(found)
    }
  }
  draft.wishes.sort((a, b) => a.start - b.start)
  return draft
}
