/** What sells more or less on the days that an owner names: the whole house, or the items that stand beside the verb. */
import { figure, figureOf } from '../spoken/figures.ts'
import type { Named, PieceReader } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { heldOn } from './context-names.ts'
import { down, onlyEffect, up } from './context-words.ts'
import { datesIn, isAsked, itemsIn, joined, only, saidIn, sentenceEnd, spanOf } from './slots.ts'
import { statedPercent } from './stated-figures.ts'

const verb =
  '(?:vend\\w+|sa(?:i|em)|sob\\w+|sub\\w+|ca(?:i|em|ir)|aument\\w+|diminu\\w+|dobr\\w+|triplic\\w+|cresc\\w+|some|despenc\\w+|dispar\\w+|bomb\\w+|pec\\w+|ped\\w+|consom\\w+|gast\\w+)'
const much =
  '(?:muit[oa]s?|mais|menos|bem|bastante|pouc[oa]s?|quase nenhum\\w*|quase nada de|so|\\d+ ?%(?: a mais| a menos)?)'
/** "vende muito peixe", "sobe peixe", "peça mais long neck", "quase nenhum drink", "15% a mais no almoço" */
const objects = [
  new RegExp(
    `\\b${verb}(?: (?:a saida d[eao]|a venda d[eao]|o consumo d[eao]))?(?: ${much})*(?: (?:d[eao]s?|n[ao]s?|em|o|a|os|as))* (.{3,60})`,
  ),
  new RegExp(`\\b${much}(?: (?:d[eao]s?|n[ao]s?|em))* (.{3,60})`),
]
/** "o peixe sobe", "o chope dobra" */
const subject = new RegExp(
  `(?:^|\\b(?:o|a|os|as|que|e) )([a-z][a-z ]{2,40}?) (?:deve\\w* |vai |vao |so )?${verb}\\b`,
)
const lessWords = /\b(?:menos|pouc[oa]s?|quase (?:nenhum\w*|nada)|nao vende\w*|nenhum\w*)\b/

/** The items that an effect is about; undefined for the whole house. */
export function affected(said: string, names: readonly Named[]): string | undefined {
  const before = subject.exec(said)?.[1]
  const own = before === undefined ? [] : itemsIn(before, names)
  if (own.length > 0) return joined(own)
  for (const words of objects) {
    // The object ends where its days begin.
    const found = words
      .exec(said)?.[1]
      ?.split(
        /\b(?:em|no|na|nos|nas|de|ate|as|aos?|do que|que|porque|dia|d[ao]s) (?=\d|dia|semana|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|domingo|segunda|terca|quarta|quinta|sexta|sabado|normal|costume|sempre)/,
      )[0]
    const items = found === undefined ? [] : itemsIn(found, names)
    if (items.length > 0) return joined(items)
  }
  return undefined
}

const grows = /\b(?:cresc\p{L}+|sub(?:ir|a|o)\b|aument\p{L}+|melhor\p{L}+|vender mais)\b/u
const shrinks = /\b(?:cair|caia|caio|diminu\p{L}+|reduz\p{L}+|encolh\p{L}+|vender menos|queda)\b/u
const share = new RegExp(`\\b${figure} ?(?:%|por cento)`)
/** "espero crescer, mas pouco: uns 5% em março" */
export const readGrowth: PieceReader = (at, read) => {
  const first = read.pieces[at]?.said ?? ''
  if (!(grows.test(first) || shrinks.test(first)) || isAsked(at, read)) return null
  if (
    !/\b(?:espero|esperamos|acho|acredito|prevejo|conto|imagino|deve|devo|devemos|vou|vamos|vai|quero|pretendo|meta)\b/.test(
      first,
    )
  )
    return null
  const end = sentenceEnd(at, read)
  for (let to = at; to <= end; to += 1) {
    const said = saidIn(at, to, read)
    const percent = figureOf(share.exec(said)?.[1])
    const dates = datesIn(read.original(at, to), read.today).filter(({ span }) => span.to >= read.today)
    if (!(percent > 0 && percent <= 95) || dates.length === 0) continue
    if (/\b(?:precos?|custo|fornecedor|salario)\b/.test(said)) return null
    const days = spanOf(dates, read.today)
    const signed = shrinks.test(first) ? -percent : percent
    const item = affected(said, read.names)
    return only(
      {
        kind: 'date',
        what: read.original(at, to).slice(0, 120),
        ...days,
        closed: false,
        effect: signed > 0 ? 'up' : 'down',
        percent: signed,
        ...(item !== undefined && { item }),
      },
      at,
      to,
    )
  }
  return null
}

const begins =
  /\b(?:volt\w+|retorn\w+|reabr\w+|a partir d\w+|desde|comec\w+|inaugur\w+|abre|entra em|passa a)\b/
/** "a fábrica volta em 22 de fevereiro: espero 15% a mais no almoço": from that day on, without an end. */
export const readExpected: PieceReader = (at, read) => {
  const first = read.pieces[at]?.said ?? ''
  const text = read.original(at, at)
  const dates = datesIn(text, read.today).filter(({ span }) => span.to >= read.today)
  const next = read.pieces[at + 1]?.said ?? ''
  const [date] = dates
  if (!date || dates.length > 1 || isAsked(at, read)) return null
  // "as aulas voltam dia 1/2 e o PF deve vender 15% a mais"
  const half = /\s+e\s+(?=(?:o|a|os|as|espero|esperamos|deve\w*|isso|com isso)\s)/.exec(first.slice(date.end))
  const own = half ? first.slice(date.end + half.index) : ''
  const told = own === '' ? undefined : statedPercent(own)
  if (told !== undefined && begins.test(first.slice(0, date.start)) && date.span.from === date.span.to) {
    const item = affected(own, read.names)
    return only(
      {
        kind: 'date',
        what: text.slice(0, 120),
        from: date.span.from,
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        closed: false,
        effect: told > 0 ? 'up' : 'down',
        percent: told,
        ...(item !== undefined && { item }),
      },
      at,
    )
  }
  if (at + 1 > sentenceEnd(at, read)) return null
  // "todo sábado de janeiro", and days that only say when a feast before them is, belong to the readers of days.
  if (/\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b|^(?:de|entre|do dia) \d/.test(first.trim()))
    return null
  const percent = statedPercent(next)
  if (percent === undefined || datesIn(read.original(at + 1, at + 1), read.today).length > 0) return null
  if (
    statedPercent(first) !== undefined ||
    /\b(?:precos?|custo|fornecedor|passad\w+)\b/.test(`${first} ${next}`)
  )
    return null
  const item = affected(next, read.names)
  const isOpen = date.bound === 'since' || (begins.test(first) && date.span.from === date.span.to)
  return only(
    {
      kind: 'date',
      what: (heldOn(text, date) ?? text).slice(0, 120),
      from: date.span.from,
      ...(isOpen ? { weekdays: [0, 1, 2, 3, 4, 5, 6] } : { to: date.span.to }),
      closed: false,
      effect: percent > 0 ? 'up' : 'down',
      percent,
      ...(item !== undefined && { item }),
    },
    at,
    at + 1,
  )
}

/** "o fondue é três vezes o normal": the one item that stands beside a figure. */
function onlyNamed(said: string, names: readonly Named[]): string | undefined {
  const [item, ...more] = itemsIn(said, names).filter((one) => names.some(({ name }) => name === one))
  return more.length === 0 ? item : undefined
}

const isEvent = ({ wish }: DraftWish) => wish.kind === 'date' && !wish.closed && wish.days === undefined

/** Ties effects to the items that they name, and effects without a day to the days just named. */
export function withEffectsOf(
  text: string,
  { wishes, unread }: Draft,
  names: readonly Named[],
  today: string,
): Draft {
  const folded = foldInPlace(text)
  const all = wishes.map((one) => {
    const { wish } = one
    if (wish.kind !== 'date' || !isEvent(one) || wish.item !== undefined) return one
    const said = folded.slice(one.start, one.end)
    const stated = statedPercent(said)
    if (wish.effect === undefined && stated === undefined) return one
    const item = affected(said, names) ?? (stated === undefined ? undefined : onlyNamed(said, names))
    const until = datesIn(text.slice(one.start, one.end), today).find(({ bound }) => bound === 'until')
    const to = until && wish.from !== undefined && until.span.to >= wish.from ? until.span.to : wish.to
    return {
      ...one,
      wish: { ...wish, ...(to !== undefined && { to }), ...(item !== undefined && { item }) },
    }
  })
  const added: DraftWish[] = []
  const left = unread.filter((passage) => {
    if (passage.blocking) return true
    const said = folded.slice(passage.start, passage.end)
    const before = [...all, ...added]
      .filter(({ end }) => end <= passage.start)
      .toSorted((a, b) => a.end - b.end)
      .at(-1)
    const days =
      before === undefined
        ? []
        : [...all, ...added].filter((one) => one.start === before.start && isEvent(one))
    const between = before === undefined ? '' : folded.slice(before.end, passage.start)
    if (days.length === 0 || between.replace(/[^a-z]/g, '').length > 14) return true
    const stated = statedPercent(said)
    if (
      (/\d/.test(said) && stated === undefined) ||
      datesIn(said, today).length > 0 ||
      folded[passage.end] === '?'
    )
      return true
    const isDown = down.test(said) || lessWords.test(said)
    const words = said.trim().replace(/^e /, '')
    // "e a casa enche"
    if (onlyEffect.test(words) && (isDown || up.test(said))) {
      for (const one of days)
        if (one.wish.kind === 'date' && passage.end - one.start <= longestText) {
          one.wish = { ...one.wish, effect: one.wish.effect ?? (isDown ? 'down' : 'up') }
          one.end = passage.end
        }
      return false
    }
    // "vendemos carneiro e cachaça, quase nenhum drink"; "peça mais long neck do que o normal"
    const orders =
      /^(?:e |entao )?(?:(?:pode )?(?:pec|ped|compr|prepar|reforc|caprich|aument)\w+ |mais |vend\w+ |sai\w* |quase nenhum|quase nada|pouc|nada de )/.test(
        said.trim(),
      )
    const item =
      orders && !/\bnao\b/.test(said) ? (affected(said, names) ?? joined(itemsIn(said, names))) : undefined
    if (item === undefined) return true
    for (const { wish } of days)
      if (wish.kind === 'date')
        added.push({
          wish: {
            ...wish,
            closed: false,
            effect: isDown ? 'down' : 'up',
            ...(stated !== undefined && { percent: stated, effect: stated > 0 ? 'up' : 'down' }),
            item,
          },
          start: passage.start,
          end: passage.end,
        })
    return false
  })
  return {
    wishes: inherited(
      text,
      [...all, ...added].toSorted((a, b) => a.start - b.start),
    ),
    unread: left,
  }
}

/** "Quaresma, até 28 de março: cai bebida alcoólica, sobe peixe às sextas": the second has the days of the first. */
function inherited(text: string, wishes: readonly DraftWish[]): DraftWish[] {
  return wishes.map((one, at) => {
    const { wish } = one
    const before = wishes[at - 1]
    if (wish.kind !== 'date' || wish.from !== undefined || wish.item === undefined || wish.closed) return one
    if (before?.wish.kind !== 'date' || before.wish.from === undefined || before.wish.to === undefined)
      return one
    if (/[.;!?\n]/.test(text.slice(before.end, one.start))) return one
    return { ...one, wish: { ...wish, from: before.wish.from, to: before.wish.to } }
  })
}
