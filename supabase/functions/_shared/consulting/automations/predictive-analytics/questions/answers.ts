/** The owner's questions about sales, each answered from the forecast, in the owner's order. */
import { capitalize } from '../../../base/language/grammar.ts'
import { wishLabel } from '../../../base/request/describe-wish.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { Block, ReportSection } from '../../../report/blocks.ts'
import type { SalesForecast } from '../schema.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { answerDeliveries, answerShelfLife, answerStock, answerWaste } from './buying.ts'
import { answerOutOfSeason, answerPacks, answerSwitching, answerTrend } from './items.ts'
import {
  answerBadWeeks,
  answerFeast,
  answerHire,
  answerNewEvent,
  answerNewLevel,
  answerNoExtra,
  answerOutlook,
  answerSeason,
  answerSeats,
  answerTrust,
} from './periods.ts'

type Answers = Partial<Record<Question['about'], (question: Question, asked: Asked) => Answer | null>>

const answers: Answers = {
  outlook: answerOutlook,
  feastEffect: answerFeast,
  packs: answerPacks,
  itemTrend: answerTrend,
  switching: answerSwitching,
  badWeeks: answerBadWeeks,
  newEvent: answerNewEvent,
  trust: answerTrust,
  hire: answerHire,
  seasonStart: answerSeason,
  seats: answerSeats,
  stockLimit: answerStock,
  deliveries: answerDeliveries,
  shelfLife: answerShelfLife,
  waste: answerWaste,
  outOfSeason: answerOutOfSeason,
  noExtra: answerNoExtra,
  newLevel: answerNewLevel,
}

/** The questions of a sheet, in the order of the text. */
export const questionsOf = ({ wishes }: RequestSheet): Question[] =>
  wishes
    .flatMap((wish) => (wish.kind === 'question' ? [wish] : []))
    .toSorted((a, b) => (a.place?.start ?? 0) - (b.place?.start ?? 0))

export const answersTo = (asked: Asked): NonNullable<SalesForecast['answers']> =>
  asked.questions.flatMap((question) => {
    const found = answers[question.about]?.(question, asked)
    return found
      ? [
          {
            about: question.about,
            of: question.item ?? null,
            title: capitalize(wishLabel(question)),
            ...found,
          },
        ]
      : []
  })

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
