/** What owners ask of drinks beyond ingredients, prices and numbers. */
import { addDays } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutHalves } from '../text/half-read.ts'
import { type PassageReader, takeOut } from '../text/take-out.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { barLimitReaders } from './at-the-bar.ts'
import { barQuestionReader, tableQuestionReader } from './bar-questions.ts'
import { costReaders } from './costs.ts'
import { countedReader, unknownWhole, type Whole, wholeOf } from './counted.ts'
import { everyDrinkReaders } from './every-drink.ts'
import { glassReaders } from './glasses.ts'
import { halfReadDrinks } from './half-read.ts'
import { inPlaceReader } from './in-place-of.ts'
import { menuQuestionReader } from './menu-questions.ts'
import { ownCostReaders } from './own-costs.ts'
import { ownDrinkReader } from './own-drinks.ts'
import { permissionReaders } from './permitted.ts'
import { plainOrderReaders } from './plain-orders.ts'
import { withPouredTerms } from './poured-terms.ts'
import { withSettledItems } from './settle-items.ts'
import { withAddedParts, withDishesBeside } from './settle-parts.ts'
import { sizedGlassReader } from './sized-glasses.ts'
import { substituteReader } from './substitutes.ts'
import { tasteReaders } from './tastes.ts'
import { totalReader } from './totals.ts'
import { traitReaders, usualJug } from './traits.ts'
import { drinkNoun } from './words.ts'

/** Longest text in characters, twice what the wizard's field holds. */
const longestText = 600

/** Days within which a month or a day without a name is when the drinks start. */
const soon = 150

/** What is held on a day: "dia 12 tem festa da padroeira". */
const held =
  /^,? (?:(?:aqui|na praca|na rua) )?(?:tem|vai ter|teremos|temos|e|eh|sera|faco|fazemos|acontece) (?:(?:a|o|um|uma|nosso|nossa|meu|minha) )?(?<event>(?:festa|festejo|aniversario|casamento|formatura|quermesse|novena|vaquejada|show|evento|inauguracao|confraternizacao|estreia|excursao|feira)(?: (?!qual|quant|que |como|queria|quero)\p{L}+){0,4})/u
/** "começa dia 18", "estreia no dia 18": the first day. */
const opens =
  /(?:(?:a (?:festa|estreia|carta)|o (?:evento|cardapio)|isso|tudo|a gente|quero|queria|vou|vamos) )*(?:comec\p{L}+|estre(?:ia|iam|iar|ar|amos|o)|lanc\p{L}+|inaugur\p{L}+|entra(?:m)? em cartaz|e|sera|cai)(?: (?:tudo|a vender|a valer|a carta|n[oa]|em|dia))*\s+$/u

/** "pro Carnaval", "pros namorados no sábado 12", "dia 20 de dezembro": when the drinks are first sold. */
const occasionReader =
  (today: string, text: string): PassageReader =>
  (folded) =>
    findDates(folded, today)
      // "no dia 31 fechamos mais cedo" is about the house.
      .filter(
        ({ end }) => !/^[^.;!?\n]*\b(?:fech|abri|abre|encerr|nao (?:abr|func))/u.test(folded.slice(end)),
      )
      // "casal de namorados" says who comes.
      .filter(({ start }) => !/casa(?:l|is) de $/.test(folded.slice(0, start)))
      // A season that has begun is still to come from tomorrow on.
      .map((found) =>
        found.span.from <= today && found.span.to > today && found.name !== null
          ? { ...found, span: { ...found.span, from: addDays(today, 1) } }
          : found,
      )
      .filter(({ span, name }) => span.from > today && (name !== null || span.from <= addDays(today, soon)))
      // "caju só em outubro" is about the fruit.
      .filter(
        ({ start, end, name }) =>
          name !== null ||
          /\d|^dia\s/.test(folded.slice(start, end)) ||
          /pr[oa]s? $|para $/.test(folded.slice(0, start)),
      )
      .map(({ span, start, end, name }) => {
        const lead =
          /(?:(?:pra|para|de|que) (?:brind|comemor|celebr|festej|receb|curt)\p{L}+ (?:[oa]s? )?)?(?:(?:(?<!\p{L})(?:com )?(?:cara|clima|jeito|pegada|ar) |festa |noite |semana |cardapio |carta |tema |especial )?(?:pr[oa]s?|para [oa]s?|para|n[oa]s?|d[oae]s?|em|ate|festa d[eoa]|noite d[eoa])\s+(?:dia\s+)?)*$/u.exec(
            folded.slice(0, start),
          )
        const event = name === null ? held.exec(folded.slice(end)) : null
        const first = name === null ? opens.exec(folded.slice(0, start)) : null
        const named = event?.groups?.event
        const at = named === undefined ? -1 : end + (event?.[0].indexOf(named) ?? 0)
        // As the owner writes it, with its accents.
        const what = name ?? (at < 0 ? folded.slice(start, end) : text.slice(at, at + (named?.length ?? 0)))
        // "pros namorados no sábado 12": the day of the feast itself.
        const day =
          name === null
            ? null
            : /^[\s,]*(?:n[oa] |que cai |cai )*(?:n[oa] )?(?:(?:dia|domingo|segunda|terca|quarta|quinta|sexta|sabado)(?:-feira)?[\s,]*)+(?:dia )?\d{0,2}(?!\d)/u.exec(
                folded.slice(end),
              )
        return {
          start: start - Math.max(lead?.[0].length ?? 0, first?.[0].length ?? 0),
          end: end + (day?.[0].trimEnd().length ?? event?.[0].trimEnd().length ?? 0),
          wishes: [{ kind: 'date' as const, what, from: span.from, to: span.to, closed: false }],
        }
      })

/** "oito drinks novos": what else would they be. */
const newDrinks = new RegExp(`(?:${drinkNoun})\\s+$`, 'u')
const isNew = /^(?:nov[oa]s?|inedit[oa]s?|diferentes?|d[ae] casa)$/u

/** "Oito drinks: cinco com cachaça, dois sem álcool e uma jarra": five and two are no number beside the eight. */
function withoutSums(draft: Draft): Draft {
  const totals = draft.wishes.filter(
    ({ wish }) => wish.kind === 'count' && wish.of === undefined && wish.bound === 'exactly',
  )
  const isSum = ({ start, end }: (typeof totals)[number]) =>
    draft.wishes.filter(
      ({ wish, ...at }) =>
        (wish.kind === 'share' || wish.kind === 'zeroAlcohol') && at.start >= start && at.end <= end,
    ).length > 1
  const plain = totals.filter((one) => !isSum(one))
  return plain.length === 1
    ? { ...draft, wishes: draft.wishes.filter((one) => !totals.includes(one) || plain.includes(one)) }
    : draft
}

/** "Três de jarra, a jarra até 65": the second names the same jugs. */
function withoutSameJug(draft: Draft): Draft {
  const isPlain = ({ wish }: Draft['wishes'][number]) =>
    wish.kind === 'drinkTrait' && wish.what === 'jug' && wish.count === 1 && wish.servings === usualJug
  const jugs = draft.wishes.filter(
    ({ wish }) => wish.kind === 'drinkTrait' && wish.what === 'jug' && wish.bound !== 'at_most',
  )
  const kept = jugs.find((one) => !isPlain(one)) ?? jugs[0]
  return {
    ...draft,
    wishes: draft.wishes.filter((one) => one === kept || !jugs.includes(one) || !isPlain(one)),
  }
}

/** @param told the whole text, folded */
const withoutNew = (draft: Draft, told: string): Draft => ({
  ...draft,
  unread: draft.unread.filter(
    ({ start, end, blocking }) =>
      blocking || !isNew.test(told.slice(start, end).trim()) || !newDrinks.test(told.slice(0, start)),
  ),
})

/**
 * Reads a request for drinks. Questions come first, because they repeat the words of wishes.
 * @param names the items of the house's menu
 * @param whole the text before its whole clauses were taken out
 */
export function withDrinkWishes(
  text: string,
  names: readonly HouseName[],
  today: string,
  readRest: (rest: string) => Draft,
  whole = text,
): Draft {
  // The wizard's field holds far less; patterns with many optional words are not for long texts.
  if (text.length > longestText) return readRest(text)
  const items = names.flatMap(({ name, isSection }) => (isSection ? [] : [name]))
  const told = foldInPlace(whole)
  const readWith = (known: Whole) =>
    takeOut(
      text,
      [
        ...ownCostReaders,
        ...plainOrderReaders,
        substituteReader,
        tableQuestionReader,
        menuQuestionReader(names, told),
        inPlaceReader(names),
        ...permissionReaders,
        barQuestionReader(names),
        countedReader(known, items, told),
        ...everyDrinkReaders,
        ...barLimitReaders,
        ...costReaders,
        ownDrinkReader(names),
        ...tasteReaders,
        totalReader,
        ...traitReaders,
        sizedGlassReader,
        ...glassReaders,
        occasionReader(today, text),
      ],
      readRest,
    )
  const first = readWith(unknownWhole)
  const known = wholeOf(first)
  const draft = withSettledItems(text, known.total === null ? first : readWith(known), items)
  return withPouredTerms(
    withoutHalves(
      text,
      withDishesBeside(withAddedParts(withoutNew(withoutSameJug(withoutSums(draft)), told), told), told),
      halfReadDrinks,
    ),
  )
}
