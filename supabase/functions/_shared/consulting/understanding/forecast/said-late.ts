/** What the other readers of a forecast's text miss in run-on speech: periods, prices, what is not to be left over. */
import { addDays, type Span } from '../../base/calendar.ts'
import { longestEntry } from '../dates/entries.ts'
import { findDates } from '../dates/find-dates.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import type { Named } from '../spoken/pieces.ts'
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { itemsIn } from './slots.ts'

type Clause = { start: number; end: number; said: string; own: string }

/** Commas within dates and amounts do not separate. */
const between = /[;\n!?]|,(?!\d|\s\d{1,2}(?:,|\s+e\s+\d))|\.(?=\s|$)/gu

function clausesOf(text: string): Clause[] {
  // A list in brackets is part of its clause.
  const flat = text.replace(/\([^()]*\)/g, (list) => list.replace(/[,;]/g, ' '))
  const ends = [...flat.matchAll(between)].map(({ index }) => index)
  return [...ends, text.length].map((end, at) => {
    const start = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1
    const own = text.slice(start, end)
    const lead = own.length - own.trimStart().length
    return { start: start + lead, end, own: own.trim(), said: foldInPlace(own.trim()) }
  })
}

const asksSales =
  /\b(?:previs\w+|prev\w+|projec\w+|estimativa)\b|\bquanto\b.*\b(?:vend\w+|fatur\w+)|\bquanto a casa (?:faz|fatura)/
const ofOthers = /\b(?:preco|compr\w+|encomend\w+|estoque|contrat\w+|fech\w+|abr\w+)\b/
const untilMonth = /\bate (?:o |a )?(?:(?:fim|final) (?:d[eo] )?)?$/

/** "quanto vai vender de agora até o fim de fevereiro", "a previsão de dezembro e janeiro". */
function periodOf({ said, own }: Clause, today: string): Span | null {
  if (!asksSales.test(said) || ofOthers.test(said)) return null
  const dates = findDates(own, today).filter(({ name, span }) => name === null && span.to >= today)
  const until = dates.find(({ start }) => untilMonth.test(said.slice(0, start)))
  if (until) return { from: today, to: until.span.to }
  const months = dates.filter(({ span }) => addDays(span.from, 20) < span.to)
  const [first] = months
  if (!first) return null
  const last = months.at(-1) ?? first
  const together = months.every(
    ({ span }, at) => at === 0 || span.from === addDays(months[at - 1]?.span.to ?? '', 1),
  )
  return together && months.length > 1 ? { from: first.span.from, to: last.span.to } : null
}

const spare =
  /^sem (?:sobras?|sobrar|desperdicio|desperdicar|estragar)(?: (?:de |o |a |os |as )?[a-z ]{2,30})?$|\bnao (?:quero|queria|posso|pode|gosto|e pra)(?: (?:que|de))? (?:sobr\w+|estrag\w+|perder|desperdi\w+)|\bprefir\w+ (?:errar|que erre|pecar) (?:pra|para|por) (?:menos|baixo|falta)|\bmelhor (?:faltar|errar pra menos)(?: (?:do )?que sobrar)?$/

const raised = new RegExp(
  String.raw`\b(?:(?:vai|vou|vamos|passa|passar|sobe|subir|muda|mudar|sai|custar|ficar|fica|aumenta|aumentar|reajust\w+|coloc\w+|bot\w+) )+(?:o preco )?(?:pra|para|a|por|em|de) ${figure}(?: reais)?(?=$|[ ,])(?! ?(?:%|por cento|kg|quilos?|g\b|ml|unidades?|pessoas|lugares|porcoes|dias?|semanas?|mesas?|por (?:dia|semana|noite|mes)))`,
)

/** "a partir de janeiro a peixada vai pra cento e dezoito": a price, where the item and a figure are all that is said. */
function priceOf({ said, own }: Clause, names: readonly Named[], today: string): WishContent | null {
  const found = raised.exec(said)
  const price = figureOf(found?.[1])
  if (!found || !(price > 0) || price > 2000 || /\b(?:de|era) r?\$? ?\d/.test(said.slice(0, found.index)))
    return null
  const [item, ...more] = itemsIn(said.slice(0, found.index), names)
  const isItem = names.some(({ name, isSection }) => name === item && !isSection)
  if (item === undefined || more.length > 0 || !isItem) return null
  const [date] = findDates(own, today)
  const from = date && date.span.from >= today ? date.span.from : undefined
  return { kind: 'question', about: 'priceMove', item, price, ...(from !== undefined && { from }) }
}

/** "lagosta não conta, que tá no defeso até o fim de abril": the item is not to be had, and no week is left out. */
function closedSeasonOf({ said, own }: Clause, names: readonly Named[], today: string): WishContent | null {
  if (!/\bdefeso\b|\bandada\b/.test(said) || /\bquant[oa]s?\b|\bcomo\b/.test(said)) return null
  const [item, ...more] = itemsIn(said.replace(/\b(?:defeso|andada)\b.*/, ''), names)
  const until = findDates(own, today).find(({ start }) => untilMonth.test(said.slice(0, start)))
  if (item === undefined || more.length > 0 || !until || until.span.to < today) return null
  return { kind: 'date', what: own.slice(0, 120), from: today, to: until.span.to, closed: true, item }
}

const weekends =
  /\b(?:por|para (?:o|os|cada)|pr[oa]s?|cada|n?os?|em cada|dos?) (?:fim|fins|final|finais) de semana\b/
const buysFor =
  /\b(?:quant[oa]s?|lista de compras?|compr\w+|encomend\w+|pedir|peco|preparar?|deixar pront\w+)\b/

/** "quanto de camarão por fim de semana", "a lista de pato para os fins de semana (confit, magret e croquete)". */
function weekendsOf({ said, own }: Clause, names: readonly Named[], today: string): WishContent[] {
  if (!weekends.test(said) || !buysFor.test(said)) return []
  const inside = /\(([^)]*)\)?/.exec(said)?.[1]
  const items = itemsIn(inside ?? said, names).filter((item) =>
    names.some(({ name, isSection }) => name === item && !isSection),
  )
  const [date] = findDates(own, today).filter(({ name, span }) => name === null && span.to >= today)
  return items.slice(0, 6).map((item) => ({
    kind: 'question',
    about: 'packs',
    item,
    what: 'fim de semana',
    weekdays: [0, 6],
    ...(date && { from: date.span.from, to: date.span.to }),
  }))
}

const askedToo =
  /^(?:e )?(?:tambem )?(?:quanto|quantas|quantos) (?:de |d[ao] )?([a-z][a-z 0-9]{2,40}?)(?: tambem| tb| tbm)?$/

/** "e quanto de cerveja também", after a question on what to buy. */
function goodsOf(clause: Clause, before: DraftWish | undefined, names: readonly Named[]): WishContent | null {
  const said = askedToo.exec(clause.said)?.[1]
  if (said === undefined || before?.wish.kind !== 'question') return null
  if (before.wish.about !== 'packs' && before.wish.about !== 'perWeek') return null
  const [item] = itemsIn(said, names)
  if (item === undefined) return null
  const isItem = names.some(({ name, isSection }) => name === item && !isSection)
  return { kind: 'question', about: before.wish.about, what: said, ...(isItem && { item }) }
}

const isPlainDate = ({ wish }: DraftWish) =>
  wish.kind === 'date' && !wish.closed && wish.effect === undefined && wish.percent === undefined

/** What a late reading takes the place of: dates without an effect, and lists without what was asked for. */
const isWeaker = (one: DraftWish) =>
  isPlainDate(one) || (one.wish.kind === 'scope' && (one.wish.without ?? one.wish.items) !== undefined)

/** What a period may be asked for beside: "por causa do Carnaval". */
const isOfFeast = ({ wish }: DraftWish) => wish.kind === 'question' && wish.about === 'feastEffect'

/** "quanto de cerveja também, não quero que sobre peixe" compares nothing. */
const isCompared = ({ wish }: DraftWish) => wish.kind === 'question' && wish.about === 'compare'

/** Reads what is left of a run-on text, and what was read of it against its sense. */
export function withSaidLate(
  text: string,
  { wishes, unread, ...draft }: Draft,
  names: readonly Named[],
  today: string,
): Draft {
  let kept: DraftWish[] = [...wishes]
  let left = [...unread]
  const meets = (one: { start: number; end: number }, clause: Clause) =>
    one.start < clause.end && one.end > clause.start
  for (const clause of clausesOf(text).flatMap((one) => (one.own.length > longestEntry ? [] : halves(one)))) {
    if (left.some((one) => one.blocking && meets(one, clause))) continue
    const own = kept.filter((one) => meets(one, clause))
    const isPlain = askedToo.test(clause.said) || spare.test(clause.said)
    const period = periodOf(clause, today)
    const isKept = (one: DraftWish) =>
      one.wish.kind === 'scope' ||
      one.wish.kind === 'date' ||
      (isPlain && isCompared(one)) ||
      (period !== null && isOfFeast(one))
    if (!own.every(isKept)) continue
    const before = kept.findLast((one) => one.end <= clause.start && one.wish.kind === 'question')
    const sold = weekendsOf(clause, names, today)
    const season = closedSeasonOf(clause, names, today)
    const price = priceOf(clause, names, today)
    const wish: WishContent | null =
      sold[0] ??
      season ??
      price ??
      (period !== null
        ? own.some(({ wish: read }) => read.kind === 'scope' && read.from !== undefined)
          ? null
          : { kind: 'scope', ...period }
        : spare.test(clause.said)
          ? { kind: 'scope', show: ['noWaste'] }
          : goodsOf(clause, before, names))
    if (wish === null || own.some((one) => JSON.stringify(one.wish) === JSON.stringify(wish))) continue
    const isOver = (one: DraftWish) =>
      isWeaker(one) ||
      (isPlain && isCompared(one)) ||
      (one.wish.kind === 'date' &&
        (season === null
          ? !one.wish.closed && (price !== null || sold.length > 0)
          : one.wish.leftOut === true))
    // A date with an effect or a closure says more than a period beside it.
    if (own.some((one) => one.wish.kind === 'date' && !isOver(one))) continue
    kept = kept.flatMap((one) =>
      own.includes(one) && isOver(one) ? named(text, one, clause, period, today) : [one],
    )
    const found = sold.length > 0 ? sold : [wish]
    kept.push(...found.map((each) => ({ wish: each, start: clause.start, end: clause.end })))
    left = left.filter((one) => !(one.start >= clause.start && one.end <= clause.end))
  }
  return { ...draft, wishes: kept.toSorted((a, b) => a.start - b.start), unread: left }
}

/** "não quero que sobre peixe então prefiro errar pra menos": the order before its consequence. */
function halves(clause: Clause): Clause[] {
  const at = /\s+(?:entao|e (?=(?:quanto|nao|prefiro|tambem)\b))/.exec(clause.said)
  if (!at) return [clause]
  const cut = clause.start + at.index
  return [
    { ...clause, end: cut, own: clause.own.slice(0, at.index), said: clause.said.slice(0, at.index) },
    ...halves({
      start: cut + 1,
      end: clause.end,
      own: clause.own.slice(at.index + 1),
      said: clause.said.slice(at.index + 1),
    }),
  ]
}

/** Of a sentence that asks for a period, the feasts that it names stay, by their names. */
function named(
  text: string,
  one: DraftWish,
  clause: Clause,
  period: Span | null,
  today: string,
): DraftWish[] {
  const { wish } = one
  if (period === null || wish.kind !== 'date') return []
  const feast = findDates(text.slice(clause.start, clause.end), today).find(
    ({ name, span }) => name !== null && span.from === wish.from,
  )
  return feast?.name ? [{ ...one, wish: { ...wish, what: feast.name } }] : []
}
