import type { PriceAnswer, PricingPlan } from '../schema.ts'

/** Rules rather than questions: kept in one sentence, they stand in the list of wishes only. */
const rules: ReadonlySet<string> = new Set([
  'startsOn',
  'fewChanges',
  'changeCost',
  'sheetPart',
  'lower',
  'onePrice',
  'onePrint',
  'holdPrices',
  'discountLimit',
  'marginFloor',
  'mayRise',
])

/** The answers that "O que você perguntou" holds: only these may be referred to. */
export const shownAnswers = ({ answers = [] }: Pick<PricingPlan, 'answers'>): PriceAnswer[] =>
  answers.filter(
    ({ about, texts, table }) => !(rules.has(about) && texts.length === 0 && table === undefined),
  )
