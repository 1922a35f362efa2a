/** The owner's questions about the work at the bar, answered before anything else in the report. */
import { capitalize } from '../../../base/language/grammar.ts'
import { type BarTopic, barTopicLabels, isBarTopic } from '../../../base/request/bar-topics.ts'
import type { Block, ReportSection } from '../../../report/blocks.ts'
import type { DrinkMenu, DrinkMenuAnalysis } from '../schema.ts'
import type { Answerer, Asked } from './asked.ts'
import { answerForLunch, answerNotRepeated } from './beside-the-menu.ts'
import {
  answerAfterMeal,
  answerBoard,
  answerCut,
  answerForHeat,
  answerOpener,
  answerPromotion,
  answerSales,
  answerTraining,
} from './choices.ts'
import { answerInJug } from './jug.ts'
import { answerBestSeller, answerFirst, answerReplaces } from './launch.ts'
import { answerDear, answerUnsold, answerWithDish, answerWorth } from './menu.ts'
import { answerBest, answerDoses, answerDouble, answerRaise } from './money.ts'
import { answerMonthGain } from './month-gain.ts'
import { answerPhoto } from './photo.ts'
import {
  answerAhead,
  answerDiabetes,
  answerDrivers,
  answerEgg,
  answerFastest,
  answerGlass,
  answerHeat,
  answerHowMany,
  answerIce,
  answerInfusion,
  answerKeeping,
  answerMeasuring,
  answerSpirit,
  answerSweetness,
  answerWithin,
} from './service.ts'
import { answerStartCost } from './start-cost.ts'
import { answerSubstitute } from './substitute.ts'
import {
  answerBottles,
  answerCharge,
  answerCostEach,
  answerEase,
  answerGlasses,
  answerSayIt,
  answerShy,
  answerSober,
  answerStrongest,
  answerSweetest,
  answerTools,
  answerWhen,
  answerWhichCachaca,
  answerWithFood,
} from './tables.ts'

const answerers: Readonly<Record<BarTopic, Answerer>> = {
  heat: answerHeat,
  infusion: answerInfusion,
  keeping: answerKeeping,
  ahead: answerAhead,
  diabetes: answerDiabetes,
  glass: answerGlass,
  doses: answerDoses,
  raise: answerRaise,
  howMany: answerHowMany,
  best: answerBest,
  fastest: answerFastest,
  ice: answerIce,
  drivers: answerDrivers,
  measuring: answerMeasuring,
  spirit: answerSpirit,
  egg: answerEgg,
  sweetness: answerSweetness,
  double: answerDouble,
  inJug: answerInJug,
  withDish: answerWithDish,
  dear: answerDear,
  unsold: answerUnsold,
  worth: answerWorth,
  startCost: answerStartCost,
  monthGain: answerMonthGain,
  photo: answerPhoto,
  within: answerWithin,
  first: answerFirst,
  replaces: answerReplaces,
  board: answerBoard,
  ease: answerEase,
  sales: answerSales,
  glasses: answerGlasses,
  withFood: answerWithFood,
  sayIt: answerSayIt,
  costEach: answerCostEach,
  charge: answerCharge,
  bottles: answerBottles,
  whichCachaca: answerWhichCachaca,
  strongest: answerStrongest,
  sweetest: answerSweetest,
  shy: answerShy,
  sober: answerSober,
  forHeat: answerForHeat,
  afterMeal: answerAfterMeal,
  opener: answerOpener,
  cut: answerCut,
  training: answerTraining,
  tools: answerTools,
  when: answerWhen,
  promotion: answerPromotion,
  forLunch: answerForLunch,
  notRepeated: answerNotRepeated,
  substitute: answerSubstitute,
  bestSeller: answerBestSeller,
}

/** "Quantas doses dá a garrafa?" */
const asTitle = (text: string) =>
  capitalize(
    text
      .trim()
      .replace(/^se (?:der|puder|couber),?\s+/i, '')
      .replace(/[\s?!.;,]+$/, ''),
  )

/** A wish for what goes with a dish asks nothing by itself: "que combinem com pizza". */
const asksItself = /\?|(?<!\p{L})(?:qual|quais|que (?:drink|bebida)|o que)(?!\p{L})/iu

export function answersTo(asked: Asked): NonNullable<DrinkMenu['answers']> {
  return asked.context.sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'question' || wish.about !== 'bar' || !isBarTopic(wish.what)) return []
    const text = answerers[wish.what](wish, asked)
    const title =
      wish.what === 'withDish' && wish.item !== undefined && !asksItself.test(wish.text)
        ? `Qual vai com ${wish.item}`
        : wish.place
          ? asTitle(wish.text)
          : capitalize(barTopicLabels[wish.what])
    return text === null ? [] : [{ topic: wish.what, of: wish.item ?? null, title: `${title}?`, text }]
  })
}

/** Questions with one answer each; two answers to one sentence stand under it together. */
export function answerSection({ answers = [] }: DrinkMenuAnalysis): ReportSection[] {
  if (answers.length === 0) return []
  const titles = [...new Set(answers.map(({ title }) => title))]
  const blocks = titles.map(
    (title): Block => ({
      kind: 'text',
      text: `**${title}** ${answers.flatMap((one) => (one.title === title ? [one.text] : [])).join(' ')}`,
    }),
  )
  return [{ id: 'perguntas', title: 'O que você perguntou', blocks }]
}
