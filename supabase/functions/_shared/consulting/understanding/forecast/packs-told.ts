/**
 * What comes in a pack, and the packs that are asked for, wherever each is told: "cada corda tem 10 caranguejos: quantas
 * cordas compro para a semana do Natal?"
 */
import type { Span as Days } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import type { Named } from '../spoken/pieces.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets, type Span } from '../text/half-read.ts'
import { packs, several, singular, stemOf } from './pack-words.ts'
import { itemsIn } from './slots.ts'

type Fact = Span & { noun: string; count: number; item: string | undefined }

const noun = '([a-z]{3,14})'
/** What stands between a pack and how many are in it. */
const link =
  '(?:,? (?:que )?(?:vem|chega|tem|leva|traz|contem|cabem?|sao|e|da|rende|vai|com|de|sempre|fechad[oa]|uns|umas))+'
/** Words after a figure that make it no count of pieces. */
const measure =
  '(?! ?(?:kg|kgs|k|g|gr|gramas?|quilos?|kilos?|ml|l|lt|litros?|%|por cento|reais|dias?|semanas?|mes(?:es)?|horas?|min\\w*|pessoas|clientes|mesas|lugares|anos?|vezes)(?![a-z]))'
const rest = '((?: (?!(?:e|ou|que|mas) )[a-z-]+){0,4})'
const told: readonly { words: RegExp; of: readonly ['noun' | 'good' | 'count' | 'more', number][] }[] = [
  {
    words: new RegExp(
      `\\b(?:cada|a|o|as|os|uma?|na|no|numa|num) ${noun}((?: d[aeo]s?(?: [a-z-]+){1,4}?)?)${link} ${figure}${measure}${rest}`,
      'g',
    ),
    of: [
      ['noun', 1],
      ['good', 2],
      ['count', 3],
      ['more', 4],
    ],
  },
  {
    words: new RegExp(
      `((?:[a-z-]+ ){1,4})(?:em|de|n[ao]|por) (${packs}) (?:fechad[ao]s? )?(?:de|com) ${figure}${measure}${rest}`,
      'g',
    ),
    of: [
      ['good', 1],
      ['noun', 2],
      ['count', 3],
      ['more', 4],
    ],
  },
  {
    words: new RegExp(
      `${figure}((?: [a-z-]+){0,3}?) (?:por|em cada|em uma?|na|no|a cada) (${packs})(?![a-z])`,
      'g',
    ),
    of: [
      ['count', 1],
      ['more', 2],
      ['noun', 3],
    ],
  },
]

const isPack = new RegExp(`^(?:${packs})$`)

/** The packs that a text asks for: the word, and the days. */
type Ask = Span & { stem: string; items: readonly string[]; days: Days | null }

function asksIn(text: string, folded: string, names: readonly Named[], today: string): Ask[] {
  const words =
    /\b(?:(?:em |de |entao |e |pra |para )?quant[oa]s |(?:quero|diga|mostr\w+|me (?:da|de|passa)|preciso|calcul\w+)(?: [a-z]+){0,4}? (?:em|os|as|d[oa]s) )([a-z]{3,14})([^.;:!?\n]*)/g
  return [...folded.matchAll(words)].flatMap((match): Ask[] => {
    const [whole, word = '', tail = ''] = match
    // "quantas caixas de Heineken e quantos fardos de água": two questions.
    const next = /,? (?:e )?quant[oa]s /.exec(tail)?.index ?? tail.length
    const start = match.index
    const end = start + whole.length - tail.length + next
    const items = itemsIn(
      tail
        .slice(0, next)
        .replace(/^ d[aeo]s? /, '')
        .replace(/ e (?:de|d[ao]s?) /g, ' e '),
      names,
    )
    const dates = findDates(text.slice(start, end), today).filter(({ span }) => span.to >= today)
    const [first] = dates
    const days = first ? { from: first.span.from, to: dates.at(-1)?.span.to ?? first.span.to } : null
    return [
      { start, end: start + folded.slice(start, end).trimEnd().length, stem: stemOf(word), items, days },
    ]
  })
}

function factsIn(folded: string, names: readonly Named[], asks: readonly Ask[]): Fact[] {
  return told.flatMap(({ words, of }) =>
    [...folded.matchAll(words)].flatMap((match): Fact[] => {
      const part = (name: (typeof of)[number][0]) => match[of.find(([one]) => one === name)?.[1] ?? 0] ?? ''
      const [pack, count] = [part('noun'), Math.round(figureOf(part('count')))]
      const [item] = [...itemsIn(part('good').trim(), names), ...itemsIn(part('more').trim(), names)]
      const isAsked = asks.some(({ stem }) => stem === stemOf(pack))
      // A word that is no pack by itself is one if it is asked for and holds an item.
      if (!(count >= 2) || !(isPack.test(pack) || (isAsked && item !== undefined))) return []
      return [{ start: match.index, end: match.index + match[0].trimEnd().length, noun: pack, count, item }]
    }),
  )
}

/** Questions that such words were taken for. */
const isReplaced = ({ wish }: DraftWish) =>
  wish.kind === 'portion' ||
  (wish.kind === 'question' &&
    ['packs', 'perWeek', 'other', 'aboutFood', 'supply', 'capacity'].includes(wish.about))

/** What is asked of a good in a pack whose count is told; without a question, what to buy is said in packs. */
export function withPacksTold(text: string, draft: Draft, names: readonly Named[], today: string): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const asks = asksIn(text, folded, names, today)
  const found = factsIn(folded, names, asks).flatMap((fact) => {
    const own = asks.filter(({ stem }) => stem === stemOf(fact.noun))
    // "a cerveja vem em grade de 24": the ones that are asked for are among them.
    const isKind =
      fact.item === undefined || !names.some(({ name, isSection }) => name === fact.item && !isSection)
    const ask = own.find(
      ({ items }) => isKind || items.length === 0 || items.some((item) => item === fact.item),
    )
    const items =
      isKind && ask && ask.items.length > 0 ? ask.items : fact.item === undefined ? [] : [fact.item]
    return items.map((item) => ({ fact, ask, item }))
  })
  if (found.length === 0) return draft
  const spans = found.flatMap(({ fact, ask }) => (ask ? [fact, ask] : [fact]))
  const isTaken = (one: Span) => spans.some((span) => meets(one, span))
  // "quanto peço de cada um?" asks for what each of them comes in.
  const isOfEach = ({ wish }: DraftWish) =>
    wish.kind === 'question' && wish.about === 'packs' && /^cada (?:um|uma|coisa)$/.test(wish.what ?? '')
  const wishes = draft.wishes.filter((one) => !isOfEach(one) && !(isReplaced(one) && isTaken(one)))
  for (const { fact, ask, item } of found) {
    const what = `${several(singular(fact.noun))} de ${fact.count}`
    const place = ask ?? fact
    wishes.push({
      wish: { kind: 'question', about: 'packs', item, count: fact.count, what, ...ask?.days },
      start: ask && fact.start < ask.start && ask.start - fact.end < 4 ? fact.start : place.start,
      end: place.end,
    })
  }
  const isGone = (one: Span) => spans.some((span) => one.start >= span.start - 3 && one.end <= span.end + 3)
  return {
    ...draft,
    wishes: wishes.toSorted((a, b) => a.start - b.start),
    unread: draft.unread.filter((one) => one.blocking || !isGone(one)),
  }
}
