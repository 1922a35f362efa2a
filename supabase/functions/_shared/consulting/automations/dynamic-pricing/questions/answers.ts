/** The owner's questions about prices, each answered with the house's own figures. */
import { capitalize } from '../../../base/language/grammar.ts'
import { wishLabel } from '../../../base/request/describe-wish.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { Block, ReportSection } from '../../../report/blocks.ts'
import type { PriceAnswer, PricingPlan } from '../schema.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { answerDiscount, answerPayDiscount } from './discounts.ts'
import { answerHappyHour, answerOpenBar } from './drinks.ts'
import { answerDouble, answerFeast, answerItemPrice, answerPast } from './prices.ts'

function answer(question: Question, asked: Asked): Answer | null {
  switch (question.about) {
    case 'happyHour':
      return answerHappyHour(question, asked)
    case 'discount':
      return answerDiscount(question, asked)
    case 'openBar':
      return answerOpenBar(question, asked)
    case 'payDiscount':
      return answerPayDiscount(question, asked)
    case 'pastChange':
      return answerPast(question, asked)
    case 'doubleSales':
      return answerDouble(question, asked)
    case 'itemPrice':
      return answerItemPrice(question, asked)
    case 'feastPrice':
      return answerFeast(question, asked)
    default:
      return null
  }
}

/** The answers to the questions of a sheet, in their order; none to those that the house's data do not answer. */
export function answersTo({ wishes }: RequestSheet, asked: Asked): PriceAnswer[] {
  return wishes.flatMap((wish): PriceAnswer[] => {
    if (wish.kind !== 'question') return []
    const found = answer(wish, asked)
    return found
      ? [{ about: wish.about, of: wish.item ?? null, title: capitalize(wishLabel(wish)), ...found }]
      : []
  })
}

/** "O que você perguntou", first in the report. */
export function answerSection({ answers = [] }: PricingPlan): ReportSection[] {
  if (answers.length === 0) return []
  const blocks = answers.flatMap(({ title, verdict, texts, table }): Block[] => [
    { kind: 'subtitle', text: title },
    { kind: 'text', text: `**${verdict}** ${texts.join(' ')}`.trim() },
    ...(table && table.rows.length > 0 ? [{ kind: 'table', ...table } as const] : []),
  ])
  return [{ id: 'perguntas', title: 'O que você perguntou', blocks }]
}
