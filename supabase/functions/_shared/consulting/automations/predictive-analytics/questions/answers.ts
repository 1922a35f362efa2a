/** The owner's questions about sales, each answered from the forecast, in the owner's order. */
import { capitalize } from '../../../base/language/grammar.ts'
import { wishLabel } from '../../../base/request/describe-wish.ts'
import type { Explanation } from '../../../base/request/explanation.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { Block, ReportSection } from '../../../report/blocks.ts'
import type { SalesForecast } from '../schema.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { answerBatches } from './batches.ts'
import { answerDeliveries, answerShelfLife, answerStock, answerWaste } from './buying.ts'
import { answerContract } from './contract.ts'
import { answerCovers, answerLeastWeek, answerReaches } from './covers.ts'
import { answerDayOrder, answerOpenPack, answerOrderBy, answerWholePieces } from './day-order.ts'
import { answerEarned } from './earned.ts'
import { answerFoodDays } from './food-days.ts'
import { answerPacks } from './goods.ts'
import { answerGrowth } from './growth.ts'
import { answerPastPromo, answerRealGrowth } from './growth-and-offers.ts'
import { answerFixedOrder, answerLeaves, answerSeats } from './guests.ts'
import { answerHire } from './hire.ts'
import {
  answerCapacity,
  answerEvenAt,
  answerLateSales,
  answerNewItem,
  answerNoFactor,
  answerPriceMove,
  answerSameItem,
  answerSheetPart,
  answerSoldIn,
  answerTightWeek,
} from './house.ts'
import { answerItemTrust } from './item-trust.ts'
import { answerOutOfSeason, answerSwitching, answerTrend } from './items.ts'
import { answerKeptFresh } from './kept-fresh.ts'
import { answerKitchenLoad } from './kitchen-load.ts'
import { answerMonthDay } from './month-day.ts'
import { comparedMonths } from './months.ts'
import { answerNewRival } from './new-rival.ts'
import { answerOpenDay } from './open-day.ts'
import { answerPacksServed, answerVessels } from './packs-served.ts'
import {
  answerBadWeeks,
  answerFeast,
  answerNewEvent,
  answerNewLevel,
  answerNoExtra,
  answerOutlook,
  answerSeason,
  answerTrust,
} from './periods.ts'
import { answerCustomers } from './regulars.ts'
import { answerTopDay } from './sold-most.ts'
import { answerLastMonth, answerQuiet } from './staff.ts'
import { answerStaffWeeks } from './staff-weeks.ts'
import { answerRanOut, answerStockLasts } from './stock.ts'
import { answerCompare, answerMovers, answerPerWeek, answerSupply, answerWeakest } from './supply.ts'
import { answerSpare, answerWeekTarget } from './targets.ts'
import { answerThreshold } from './threshold.ts'
import { answerThrown } from './thrown.ts'
import { answerWithout } from './told-answers.ts'
import { answerWeekends } from './weekends.ts'
import { answerSecure, answerWeighed } from './weighed.ts'

type Answers = Partial<Record<Question['about'], (question: Question, asked: Asked) => Answer | null>>

const answers: Answers = {
  outlook: (question, asked) =>
    (question.price === undefined ? null : answerReaches(question, asked)) ?? answerOutlook(question, asked),
  feastEffect: answerFeast,
  packs: (question, asked) =>
    question.what === 'fim de semana' ? answerWeekends(question, asked) : answerPacks(question, asked),
  itemTrend: (question, asked) =>
    question.item === undefined ? answerGrowth(asked) : answerTrend(question, asked),
  switching: answerSwitching,
  badWeeks: answerBadWeeks,
  newEvent: answerNewEvent,
  trust: (question, asked) => answerItemTrust(question, asked) ?? answerTrust(question, asked),
  hire: answerHire,
  seasonStart: answerSeason,
  seats: answerSeats,
  stockLimit: answerStock,
  deliveries: answerDeliveries,
  shelfLife: (question, asked) =>
    answerOpenPack(question, asked) ?? answerKeptFresh(question, asked) ?? answerShelfLife(question, asked),
  waste: answerWaste,
  outOfSeason: answerOutOfSeason,
  noExtra: answerNoExtra,
  newLevel: answerNewLevel,
  fixedOrder: answerFixedOrder,
  leaves: answerLeaves,
  quietDays: answerQuiet,
  lastMonth: answerLastMonth,
  // Of kilograms of a food, where the house sells it by the plate.
  perWeek: (question, asked) =>
    (question.what === undefined ? null : answerBatches(question, asked)) ??
    (/\b(?:kg|quilos?|kilos?|gramas?)\b/iu.test(question.text) ? answerWeighed(question, asked) : null) ??
    answerPerWeek(question, asked),
  supply: answerSupply,
  compare: (question, asked) =>
    (question.other === undefined && question.item !== undefined
      ? comparedMonths(question.what ?? '', asked, question.item)
      : null) ?? answerCompare(question, asked),
  movers: answerMovers,
  weakest: answerWeakest,
  priceMove: answerPriceMove,
  evenAt: answerEvenAt,
  openDay: answerOpenDay,
  lateSales: answerLateSales,
  tightWeek: answerTightWeek,
  sameItem: answerSameItem,
  newItem: answerNewItem,
  capacity: answerCapacity,
  noFactor: answerNoFactor,
  sheetPart: answerSheetPart,
  soldIn: answerSoldIn,
  customers: answerCustomers,
  topDay: answerTopDay,
  secure: answerSecure,
  weekTarget: answerWeekTarget,
  spare: answerSpare,
  threshold: answerThreshold,
  packsServed: answerPacksServed,
  vessels: answerVessels,
  newRival: answerNewRival,
  staffWeeks: answerStaffWeeks,
  earned: answerEarned,
  ranOut: answerRanOut,
  stockLasts: answerStockLasts,
  covers: answerCovers,
  pastPromo: answerPastPromo,
  leastWeek: answerLeastWeek,
  monthDay: answerMonthDay,
  realGrowth: answerRealGrowth,
  dayOrder: answerDayOrder,
  wholePieces: answerWholePieces,
  orderBy: answerOrderBy,
  foodDays: answerFoodDays,
  kitchenLoad: answerKitchenLoad,
}

/** Subjects whose label says less than the owner's own question. */
const asAsked: ReadonlySet<Question['about']> = new Set<Question['about']>([
  'outlook',
  'feastEffect',
  'priceMove',
])
const longestTitle = 110

/** The owner's own question where it is one, and short; ours otherwise. */
const titleOf = (question: Question): string =>
  (asAsked.has(question.about) || (question.about === 'openDay' && /\bperco\b/i.test(question.text))) &&
  question.text.length <= longestTitle &&
  /(?:^|[\s,:])(?:quant\w+|qual|quais|como|atrapalh\w+|espant\w+|derrub\w+)(?![\p{L}])/iu.test(question.text)
    ? `${capitalize(question.text).replace(/[\s?.!]+$/u, '')}?`
    : capitalize(wishLabel(question))

/** The questions of a sheet, in the order of the text. */
export const questionsOf = ({ wishes }: RequestSheet): Question[] =>
  wishes
    .flatMap((wish) => (wish.kind === 'question' ? [wish] : []))
    .toSorted((a, b) => (a.place?.start ?? 0) - (b.place?.start ?? 0))

export const answersTo = (asked: Asked): NonNullable<SalesForecast['answers']> =>
  // The owner's best and weakest day come first.
  asked.questions
    .toSorted((a, b) => Number(b.about === 'topDay') - Number(a.about === 'topDay'))
    .flatMap((question) => {
      const found =
        answerContract(question, asked) ??
        (question.about === 'waste' ? answerThrown(question, asked) : null) ??
        answerWithout(question, asked) ??
        answers[question.about]?.(question, asked)
      return found
        ? [
            {
              about: question.about,
              of: question.item ?? null,
              asked: question.text,
              title: titleOf(question),
              ...found,
            },
          ]
        : []
    })

/** Why a question has no figures: its answer says what is missing. */
export const explainQuestions = (
  questions: readonly Question[],
  replies: NonNullable<SalesForecast['answers']>,
): Explanation[] =>
  questions.map((wish) => ({
    wish,
    reason:
      [...replies.filter(({ of }) => of === (wish.item ?? null)), ...replies].find(
        ({ asked, about }) => asked === wish.text && about === wish.about,
      )?.verdict ?? 'A planilha não tem as vendas de que a resposta precisa.',
  }))

/** "O que você perguntou", first in the report. */
export function answerSection({ answers: told = [] }: SalesForecast): ReportSection[] {
  if (told.length === 0) return []
  const blocks = told.flatMap(({ title, verdict, texts, table }): Block[] => [
    { kind: 'subtitle', text: title },
    { kind: 'text', text: `**${verdict}** ${texts.join(' ')}`.trim() },
    ...(table && table.rows.length > 0 ? [{ kind: 'table', ...table } as const] : []),
  ])
  return [{ id: 'perguntas', title: 'O que você perguntou', blocks }]
}
