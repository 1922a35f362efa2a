/** What owners tell and ask about sales in spoken words, read piece by piece. */
import { everyItem, namesItem } from '../../base/request/match-item.ts'
import { findDates } from '../dates/find-dates.ts'
import { itemIn, type Named } from '../spoken/pieces.ts'
import { readPieces } from '../spoken/read-pieces.ts'
import { withoutReasons } from '../spoken/reasons.ts'
import { cut, type Span, sentenceEnds } from '../spoken/stretches.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutAsides } from './asides.ts'
import { plainlyAsked } from './asked-plainly.ts'
import { readCustomers } from './customers.ts'
import { readExpected, readGrowth, withEffectsOf } from './effects.ts'
import { readContract, readEpisode, readLikeBefore } from './episodes.ts'
import { forecastQuestions } from './forecast-asked.ts'
import { forecastOrders } from './forecast-orders.ts'
import { readFullerHouse, readNotBought } from './fuller-house.ts'
import { itemDays, readEndedOrder } from './item-days.ts'
import { readBottleSize, readItemPeriod, readMeasuredBottles } from './item-periods.ts'
import { itemQuestions } from './item-questions.ts'
import { readEntered, readLastTime } from './last-time.ts'
import { newAndPast } from './new-and-past.ts'
import { nextWeekReaders } from './next-week.ts'
import { readPartyList } from './party-list.ts'
import { readHouseTrend, readSecure, readTopDay } from './plain-asks.ts'
import { readBatches, readIngredientPacks } from './portioned-goods.ts'
import { sheetFacts } from './sheet-facts.ts'
import { readUntilWeek } from './until-weeks.ts'
import { forecastViews, onlyItems } from './views.ts'
import { itemAsks } from './whole/asked-items.ts'
import { periodQuestions, readQuietDays } from './whole/asked-periods.ts'
import { changeReaders } from './whole/changes.ts'
import { closureReaders } from './whole/closures.ts'
import { effectReaders } from './whole/effects.ts'
import { goodsReaders } from './whole/goods.ts'
import { shownReaders } from './whole/shown.ts'

const weekday = '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?'
const opensRest = new RegExp(
  `^(?:e |mas )?(?:a gente |nos |eu |so )?(?:abr\\w+|funciona\\w*)(?: normal\\w*)?(?: n?[oa]s?)? ${weekday}(?:(?:,| e) (?:n?[oa]s? )?${weekday})*(?: normal\\w*)?$`,
)

const opensNow =
  /^(?:e |mas |so que |porem )?(?:n?est[ea]|n?ess[ea]|d?essa vez|agora)(?: ano| vez)? (?:a gente |nos |eu |a casa )?(?:vai |vamos |vou )?(?:abr\w+|funciona\w*)(?: normal\w*)?$/

/** "quantos kg de camarão por semana, uso 200 g por prato": the food that is weighed. */
const weighed = /\bquant[oa]s? (?:kg|kgs|quilos?|kilos?) d[eao] (\p{L}{3,})[^.;!\n?]*\??[^.;!\n?]*$/iu

const whatOf = (wish: DraftWish['wish']) => (wish.kind === 'question' ? wish.what : undefined)
const isPart = (word: string, name: string) => foldInPlace(name).includes(foldInPlace(word))

const meets = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/**
 * "cada pizza leva 200 g de mussarela: quantos quilos compro? O fornecedor entrega na terça, em peças de 4 kg": what the
 * portion names comes and is packed, not "Pizza mussarela". A question on its packs answers the one without.
 */
function takeGoods(text: string, found: DraftWish[], wishes: DraftWish[]): void {
  const portions = wishes.flatMap(({ wish, end }) =>
    wish.kind === 'portion' && wish.of !== undefined ? [{ of: wish.of, end }] : [],
  )
  for (const one of found) {
    const { wish } = one
    if (wish.kind !== 'question' || !['packs', 'deliveries'].includes(wish.about)) continue
    const { item, what } = wish
    const named = foldInPlace(text.slice(one.start, one.end))
    const portion = portions.findLast(({ end }) => end <= one.start)
    const of = portion && foldInPlace(portion.of)
    if (item === undefined || of === undefined || !foldInPlace(item).includes(of)) continue
    if (named.includes(foldInPlace(item))) continue
    const { item: _, ...rest } = wish
    one.wish = { ...rest, what: (what ?? portion?.of ?? '').replace(item, portion?.of ?? item) }
  }
  const packs = found.flatMap(({ wish }) =>
    wish.kind === 'question' && wish.about === 'packs' && / em \p{L}+ de /u.test(wish.what ?? '')
      ? [foldInPlace((wish.what ?? '').split(' em ')[0] ?? '')]
      : [],
  )
  const isTwice = ({ wish }: DraftWish) =>
    wish.kind === 'question' && wish.about === 'packs' && packs.includes(foldInPlace(wish.what ?? ''))
  for (const list of [found, wishes])
    for (const one of [...list]) if (isTwice(one)) list.splice(list.indexOf(one), 1)
}

/** A reading of dates, with the questions and facts that need a whole sentence in place of the dates within. */
export function withForecastQuestions(
  text: string,
  { wishes, unread }: Draft,
  names: readonly Named[],
  today: string,
): Draft {
  const sentences = cut({ said: foldInPlace(text), at: 0 }, sentenceEnds, true)
  const found = readPieces(
    [
      readBatches,
      readIngredientPacks,
      ...newAndPast,
      readEpisode,
      readLikeBefore,
      readContract,
      readFullerHouse,
      readNotBought,
      readUntilWeek,
      readItemPeriod,
      readMeasuredBottles,
      readBottleSize,
      readEndedOrder,
      ...plainlyAsked,
      readTopDay,
      readHouseTrend,
      readSecure,
      readPartyList,
      readCustomers,
      readLastTime,
      readEntered,
      readExpected,
      readGrowth,
      ...changeReaders,
      readQuietDays,
      ...onlyItems,
      ...itemDays,
      ...nextWeekReaders,
      ...itemQuestions,
      ...sheetFacts,
      ...forecastOrders,
      ...forecastQuestions,
      ...forecastViews,
      ...itemAsks,
      ...periodQuestions,
      ...goodsReaders,
      ...closureReaders,
      ...shownReaders,
    ],
    text,
    sentences,
    names,
    today,
    (span) => wishes.some((one) => one.wish.kind === 'date' && one.wish.closed && meets(one, span)),
  )
  // "espeto de carne" is the only item with meat.
  const named = wishes.map((one) => {
    const { wish } = one
    if (wish.kind !== 'portion' || wish.item === everyItem) return one
    const own = names.find(({ name }) => foldInPlace(name) === foldInPlace(wish.item))
    if (own) return { ...one, wish: { ...wish, item: own.name } }
    if (names.some(({ name, section }) => namesItem(wish.item, { name, section }))) return one
    const item = itemIn(foldInPlace(wish.item), names)
    return names.some(({ name, isSection }) => !isSection && name === item)
      ? { ...one, wish: { ...wish, item: item ?? wish.item } }
      : one
  })
  // "quantos quilos de carne bovina, se cada espeto leva 120 g?": of the meat that is asked about.
  const asked = named.map((one) => {
    const { wish } = one
    if (wish.kind !== 'portion' || wish.of !== undefined || !['g', 'kg'].includes(wish.unit)) return one
    const foods = found.filter(
      (other) =>
        other.wish.kind === 'question' &&
        other.wish.about === 'packs' &&
        other.wish.count === undefined &&
        other.end <= one.start &&
        !/[.;!?\n]/.test(text.slice(other.end, one.start)),
    )
    // "quantos quilos de picanha e de maminha, 500 g na maminha": each its own.
    const of = (
      foods.find((food) => whatOf(food.wish) !== undefined && isPart(whatOf(food.wish) ?? '', wish.item)) ??
      (foods.length === 1 ? foods[0] : undefined)
    )?.wish
    const own = of?.kind === 'question' ? of.what : weighed.exec(text.slice(0, one.start))?.[1]
    if (own === undefined || /\d/.test(own)) return one
    // "100 g no pastel", asked of shrimp: the pastel with shrimp.
    const both = names.filter(({ name, isSection }) =>
      [own, wish.item].every((word) => !isSection && namesItem(word, { name })),
    )
    const item = wish.item !== everyItem && both.length === 1 ? (both[0]?.name ?? wish.item) : wish.item
    return { ...one, wish: { ...wish, item, of: own } }
  })
  takeGoods(text, found, asked)
  // "no ano passado fechamos na Sexta-feira Santa, mas este ano vamos abrir"
  for (const passage of unread) {
    if (passage.blocking || !opensNow.test(foldInPlace(text.slice(passage.start, passage.end)).trim()))
      continue
    const before = [...found, ...asked].find(
      ({ wish, end }) =>
        wish.kind === 'date' && wish.closed && end <= passage.start && passage.start - end < 6,
    )
    const feast =
      before && findDates(text.slice(before.start, before.end), today).find(({ name }) => name !== null)
    if (!feast?.name || feast.span.to < today) continue
    found.push({
      wish: { kind: 'date', what: feast.name, ...feast.span, closed: false, open: true },
      start: passage.start,
      end: passage.end,
      isTwice: false,
    })
  }
  const isTold = (span: Span) => found.some((one) => meets(one, span))
  // "no Carnaval fecho segunda e terça, abro sábado e domingo normal": the rest of the feast is as always.
  for (const one of [...asked]) {
    const { wish } = one
    if (wish.kind !== 'date' || wish.closed || wish.from !== undefined || wish.item !== undefined) continue
    if (!opensRest.test(foldInPlace(text.slice(one.start, one.end)).trim())) continue
    const shut = [...found, ...asked].find(
      (other) =>
        other.wish.kind === 'date' &&
        other.wish.closed &&
        other.wish.from !== undefined &&
        other.end <= one.start &&
        !/[\p{L}\p{N}.;!?\n]/u.test(text.slice(other.end, one.start).replace(/\b(?:e|mas)\b/giu, '')),
    )
    if (!shut) continue
    shut.end = one.end
    asked.splice(asked.indexOf(one), 1)
  }
  const draft = withoutReasons(text, {
    wishes: [...asked.filter((one) => !isTold(one)), ...found].toSorted((a, b) => a.start - b.start),
    unread: unread.filter((passage) => passage.blocking || !isTold(passage)),
  })
  const tied = withEffectsOf(text, draft, names, today)
  const undated = readPieces(effectReaders, text, sentences, names, today, (span) =>
    [...tied.wishes, ...tied.unread.filter(({ blocking }) => blocking)].some((one) => meets(one, span)),
  )
  const isUndated = (span: Span) => undated.some((one) => meets(one, span))
  const all = {
    wishes: [...tied.wishes, ...undated].toSorted((a, b) => a.start - b.start),
    unread: tied.unread.filter((passage) => passage.blocking || !isUndated(passage)),
  }
  return withoutAsides(text, all, today)
}
