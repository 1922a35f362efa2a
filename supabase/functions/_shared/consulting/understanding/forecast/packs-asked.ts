/**
 * Questions on purchases whose measure stands in another clause: "compro em lata de 14 kg, cada uma rende 7 litros, quantas
 * latas por semana?", "quantas caixas de coca (6 por caixa)?", "quanto de frango, cada marmita leva 120 g?".
 */
import { namesItem } from '../../base/request/match-item.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import type { Named } from '../spoken/pieces.ts'
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets, type Span } from '../text/half-read.ts'
import { healthWords } from '../text/health-words.ts'
import { packs, rateOf, several, singular, sizeOf, stemOf, unitOf } from './pack-words.ts'
import { itemsIn } from './slots.ts'

const verbs =
  '(?:eu |a gente |nos |que |devo |vou |preciso |tenho que |e pra )*(?:compr|ped|pec|encomend|precis|vou|devo|uso|gast)'
const howMany = new RegExp(
  `\\bquant[oa]s (${packs})(?: d[eao]s? ([a-z0-9 ,]{3,60}?))?(?= (?:por (?:semana|mes|dia)|pra|para|ate|na semana|${verbs}|contando)|\\s*[?.,;(\\n]|\\s*$)`,
  'g',
)
const howMuch = new RegExp(
  `\\bquant[oa]s? (?:(?:quilos?|kilos?|kg|litros?) )?de ([a-z][a-z ]{2,30}?)(?: (?:em )?(saco|pacote|caixa|fardo)(?: de)?)?(?: ${figure} ?kg)?(?= (?:por (?:semana|mes|dia)|pra|para|ate|na semana|${verbs})|\\s*[?.,;(\\n]|\\s*$)`,
  'g',
)
/** "quantos caranguejos por semana? vem em corda de 4" */
const comesIn = new RegExp(
  `\\b(?:vem|vêm|chega|compro|recebo|pego) (?:em|de|no|na) (${packs}) (?:de|com) ${figure}(?= *[.;,?!\\n]| *$)`,
  'g',
)
const pourable = /^(?:l|litros?|ml)$/

type Around = {
  text: string
  folded: string
  names: readonly Named[]
  start: number
  end: number
  asked: Span
}

/** The clauses of a question: its own sentence, and the ones beside it if they name the pack or the portion. */
function aroundOf(folded: string, asked: Span, words: RegExp): Span {
  const stops = [...folded.matchAll(/[.!?;\n](?!\d)/g)].map(({ index }) => index + 1)
  const bounds = [0, ...stops, folded.length]
  const at = bounds.findLastIndex((bound) => bound <= asked.start)
  let [start, end] = [bounds[at] ?? 0, bounds[at + 1] ?? folded.length]
  const before = bounds[at - 1]
  const own = folded.slice(start, end)
  if (!words.test(own) && before !== undefined && words.test(folded.slice(before, start))) start = before
  const after = bounds[at + 2]
  if (!words.test(own) && after !== undefined && words.test(folded.slice(end, after))) end = after
  return { start, end }
}

/** What a portion is of is not what comes in the pack: "o leite vem em caixa de 12, cada cappuccino leva 150 ml". */
const ofPortions = /\bcada [a-z ]{3,30} (?:leva|tem|vai|usa|gasta|pede)[^.;?\n,]*/g

const only = (names: readonly Named[]) => (name: string) =>
  names.some((one) => one.name === name && !one.isSection)

/** The items of the question; else those of the clauses before it, the nearest first. */
function goodsOf({ folded, names, start, end, asked }: Around, said: string | undefined): string[] {
  const isItem = only(names)
  const own = said === undefined ? [] : itemsIn(said, names).filter(isItem)
  if (own.length > 0 || said !== undefined) return own
  const before = itemsIn(folded.slice(start, asked.start).replace(ofPortions, ' '), names).filter(isItem)
  return before.length > 0 ? before : itemsIn(folded.slice(asked.end, end), names).filter(isItem)
}

/** A word that is no item: "o leite eu compro em caixa de 12". */
const bareGood =
  /\b(?:o|a|os|as|de) ([a-z]{3,20})(?: [a-z]{4,12}){0,1}? (?:eu |a gente |nos )?(?:compr|vem|cheg|peg|ped)/

const roomFor = (stem: string) =>
  new RegExp(`\\b(?:so )?cabem? (?:so |ate |no maximo )?${figure} ${stem}\\w*`)

/** Of packs: by what each yields, by the units in each, or by their weight or volume. */
function ofPacks(one: Around, noun: string, said: string | undefined): WishContent[] | null {
  const { text, folded, names, start, end } = one
  const stem = stemOf(noun)
  const rate = rateOf(stem, folded.slice(start, end))
  if (!rate) return null
  const goods = goodsOf(one, said)
  const what = singular(noun)
  if (rate.isYield && pourable.test(rate.unit)) {
    const first = goods[0]?.split(' ')[0] ?? ''
    const sized = names.filter(
      ({ name, isSection }) => !isSection && first !== '' && name.startsWith(first) && sizeOf(name) !== null,
    )
    const other = sized.toSorted((a, b) => (sizeOf(b.name) ?? 0) - (sizeOf(a.name) ?? 0))[0]
    const size = other ? sizeOf(other.name) : null
    if (!other || size === null) return null
    const most = figureOf(roomFor(stem).exec(folded)?.[1])
    return [
      {
        kind: 'question',
        about: 'packsServed',
        item: first,
        other: other.name,
        count: Math.max(1, Math.round((rate.value * (rate.unit === 'ml' ? 1 : 1000)) / size)),
        what,
        ...(most > 0 && { most: Math.round(most) }),
      },
    ]
  }
  if (rate.unit === 'un' && goods.length > 0)
    return goods.slice(0, 4).map((item) => ({
      kind: 'question',
      about: 'packs',
      item,
      count: Math.round(rate.value),
      what: `${several(what)} de ${Math.round(rate.value)}`,
    }))
  const bare = bareGood.exec(folded.slice(start, end))?.[1]
  const good =
    goods[0] ??
    (said === undefined
      ? bare
      : text
          .slice(one.asked.start, one.asked.end)
          .toLowerCase()
          .match(/ d[eao]s? (.{3,30})$/u)?.[1])
  if (good === undefined) return null
  // Milk comes in boxes of so many litres.
  const measure = rate.unit === 'un' && good === 'leite' ? 'l' : rate.unit
  if (measure === 'un') return null
  const asked = `${good} em ${what} de ${String(rate.value).replace('.', ',')} ${measure}`
  const taken = portionIn(one, good, good)
  return [...(taken ?? []), { kind: 'question', about: 'packs', what: asked }]
}

const portion = new RegExp(
  `\\bcada (?:um|uma|([a-z][a-z ]{2,24}?))?(?: (?:leva|tem|vai|usa|gasta|pede|e|com|de|uns|umas|cerca|mais ou menos|em media))* ?${figure} ?(kg|g|gramas?|ml)(?![a-z])|${figure} ?(kg|g|gramas?|ml) (?:em |por |pra )?cada(?: ([a-z]{3,20}))?`,
)

const meats = /^(?:carne|frango|peixe|camarao|porco|linguica|queijo)/
/** No portion and no plate. */
const bites = /past[eé]l|empada|coxinha|bolinho|croquete|espeto/i

/** The portions of a food in another clause. @param of the food as the owner writes it */
function portionIn({ folded, names, start, end }: Around, good: string, of: string): WishContent[] | null {
  const found = portion.exec(folded.slice(start, end))
  const amount = figureOf(found?.[2] ?? found?.[4])
  if (!found || !(amount > 0)) return null
  const said = found[1] ?? found[6]
  const isItem = only(names)
  const holding = (word: string) =>
    names
      .filter(
        ({ name, section }) =>
          isItem(name) && (namesItem(word, { name, section }) || namesItem(word, { name })),
      )
      .map(({ name }) => name)
  const isKilo = said !== undefined && /^(?:quilo|kilo|kg)/.test(said)
  const isNamed = said !== undefined && !/^(?:porc|prato|unidade)/.test(said) && holding(said).length > 0
  const own = isKilo
    ? names.flatMap(({ name, isSection }) =>
        !isSection && /\b(?:kg|kilo|quilo)\b/i.test(name) ? [name] : [],
      )
    : isNamed
      ? // "cada espeto tem 120 g", asked of the meat: not those of chicken or cheese.
        meats.test(good) && holding(said).length > 1
        ? holding(good).filter((name) => holding(said).includes(name))
        : [holding(said).length === 1 ? (holding(said)[0] ?? said) : said]
      : holding(good).filter((name) => !(/^(?:porc|prato)/.test(said ?? '') && bites.test(name)))
  if (own.length === 0 || own.length > 4) return null
  const measure = unitOf(found[3] ?? found[5]) as 'g' | 'kg' | 'ml'
  return own.map((item): WishContent => ({ kind: 'portion', item, amount, unit: measure, of }))
}

/** What such a question takes the place of. */
const isReplaced = ({ wish }: DraftWish) =>
  wish.kind === 'portion' ||
  (wish.kind === 'question' && ['packs', 'perWeek', 'other', 'packsServed', 'aboutFood'].includes(wish.about))

export function withPacksAsked(text: string, draft: Draft, names: readonly Named[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  if (healthWords.test(folded)) return draft
  let { wishes, unread } = draft
  const settle = (span: Span, own: readonly WishContent[]) => {
    const taken = wishes.filter((one) => meets(one, span) && isReplaced(one))
    const held = wishes.filter((one) => !taken.includes(one))
    // "quantas basquetas por semana" has its days and its own answer.
    if (held.some((one) => meets(one, span) && one.wish.kind === 'question' && one.start >= span.start))
      return
    wishes = [...held, ...own.map((wish) => ({ wish, ...span }))].toSorted((a, b) => a.start - b.start)
    unread = unread.filter((one) => one.blocking || !(one.start < span.end && one.end > span.start))
  }
  const isRead = (span: Span) =>
    wishes.some(
      ({ wish, ...one }) =>
        meets(one, span) &&
        wish.kind === 'question' &&
        ((wish.about === 'packs' && (wish.count !== undefined || / em \S+ de \d/.test(wish.what ?? ''))) ||
          wish.about === 'packsServed'),
    )
  for (const match of folded.matchAll(howMany)) {
    const [, noun = '', said] = match
    const asked = { start: match.index, end: match.index + match[0].length }
    const around = aroundOf(
      folded,
      asked,
      new RegExp(
        `${stemOf(noun)}\\w*\\)? .{0,12}\\d|\\d+ ?\\w* ?(?:por|em cada|na) ${stemOf(noun)}|cada (?:uma?|${stemOf(noun)}\\w*) `,
      ),
    )
    const found = ofPacks({ text, folded, names, ...around, asked }, noun, said)
    if (!found || isRead(asked)) continue
    settle(trimmedTo(folded, around), found)
    const room = roomFor(stemOf(noun)).exec(folded)
    const fits = room && { start: room.index, end: room.index + room[0].length }
    if (fits && found.some((wish) => wish.kind === 'question' && wish.most !== undefined))
      unread = unread.flatMap((one) => {
        const start = meets(one, fits)
          ? fits.end + (/^(?: n[ao] \w+)?(?:(?:,| e)? |$)/.exec(folded.slice(fits.end))?.[0].length ?? 0)
          : one.start
        return start < one.end ? [{ ...one, start }] : []
      })
  }
  for (const match of folded.matchAll(howMuch)) {
    const [, good = '', pack = 'saco', size] = match
    const asked = { start: match.index, end: match.index + match[0].length }
    const place = match.index + match[0].indexOf(good)
    const around = aroundOf(folded, asked, portion)
    const last = around.start + Math.max(0, folded.slice(around.start, around.end).search(portion))
    const until = last + (portion.exec(folded.slice(last))?.[0].length ?? 0)
    // "cada pizza leva 300 g de queijo" is whole by itself.
    if (
      /^ d[eao]s? /.test(folded.slice(until)) &&
      wishes.some((one) => one.wish.kind === 'portion' && meets(one, around))
    )
      continue
    const of = text.slice(place, place + good.length).toLowerCase()
    const found = portionIn({ text, folded, names, ...around, asked }, good, of)
    if (found)
      settle({ start: Math.min(asked.start, last), end: Math.max(asked.end, until) }, [
        {
          kind: 'question',
          about: 'packs',
          what: size === undefined ? of : `${of} em ${pack} de ${size} kg`,
        },
        ...found,
      ])
  }
  for (const match of folded.matchAll(comesIn)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const count = Math.round(figureOf(match[2]))
    const before = wishes.findLast(
      ({ wish, end }) =>
        end <= span.start && wish.kind === 'question' && (wish.about === 'perWeek' || wish.about === 'packs'),
    )
    if (before?.wish.kind !== 'question' || before.wish.count !== undefined || before.wish.item === undefined)
      continue
    if (
      !(count >= 2) ||
      !unread.some((one) => meets(one, span)) ||
      folded.slice(before.end, span.start).trim().length > 3
    )
      continue
    const what = `${several(singular(match[1] ?? ''))} de ${count}`
    const wish: WishContent = { ...before.wish, about: 'packs', count, what }
    wishes = wishes.map((one) => (one === before ? { ...one, wish, end: span.end } : one))
    unread = unread.filter((one) => !meets(one, span))
  }
  return wishes === draft.wishes ? draft : { ...draft, wishes, unread }
}

function trimmedTo(folded: string, { start, end }: Span): Span {
  const said = folded.slice(start, end)
  return {
    start: start + (said.length - said.trimStart().length),
    end: start + said.replace(/[\s.,;:!?]+$/, '').length,
  }
}
