/** The owner's questions about prices, each answered with the house's own figures. */
import { capitalize } from '../../../base/language/grammar.ts'
import { wishLabel } from '../../../base/request/describe-wish.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import type { Block, ReportSection } from '../../../report/blocks.ts'
import type { PriceAnswer, PricingPlan } from '../schema.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'
import {
  answerDiscountLimit,
  answerGap,
  answerLower,
  answerNotSo,
  answerOnePrice,
  answerUpDown,
  answerWithout,
} from './between.ts'
import { answerBreakEven } from './break-even.ts'
import { answerChangeCost } from './change-costs.ts'
import { answerCharges, answerPriceTable } from './charges.ts'
import { answerCombo } from './combos.ts'
import { answerCostShares } from './cost-shares.ts'
import { answerDayOffer, answerDearDays } from './days.ts'
import { answerDiscount, answerPayDiscount } from './discounts.ts'
import { answerHappyHour, answerOpenBar } from './drinks.ts'
import { answerEither } from './either.ts'
import { answerFullHours, answerGentle } from './full-and-gentle.ts'
import { answerBundle, answerCourtesy } from './given-away.ts'
import { answerGuests } from './guests.ts'
import { answerHeldCost, answerHowHigh, answerPriceReturn } from './how-high.ts'
import { answerHowLow, answerOfferEven } from './how-low.ts'
import { answerMarginBack } from './margin-back.ts'
import { answerMarginFloor } from './margins.ts'
import { answerMembers } from './members.ts'
import { answerOfGroup } from './of-a-group.ts'
import { answerOfferRoom } from './offer-room.ts'
import { answerOnlySeen } from './only-seen.ts'
import { answerPairPrice } from './pair-price.ts'
import { answerChannelFee, answerMayRise, answerPassOn } from './passed-on.ts'
import { answerPast } from './past.ts'
import { answerDouble, answerFeast, answerItemPrice } from './prices.ts'
import { answerRanking, isRanked } from './ranking.ts'
import { answerReactions, answerWhyFell } from './reactions.ts'
import { answerCouvert, answerPosted, answerServiceFee, answerTwoPrices } from './rights.ts'
import { answerLocals, answerOnePrint, answerSeason, answerWeekday } from './seasons.ts'
import { shownAnswers } from './shown.ts'
import { answerFairPrice, answerPays, answerSellsLittle } from './single-items.ts'
import { answerSlowHours } from './slow-hours.ts'
import {
  answerFewChanges,
  answerGoal,
  answerHeld,
  answerHoldPrices,
  answerMarginGoal,
  answerStart,
  answerTotal,
  answerWeakest,
} from './targets.ts'

/** Of a lower price, what must be sold on top; of a higher one, what may be lost. */
const isOfOffer = ({ text }: Question) =>
  /promo|desconto|abaix|(?<!\p{L})baix|mais barat|(?<!\p{L})off(?!\p{L})|oferta|combo|vender a mais|a mais (?:preciso|tenho que|tem que|eu) /iu.test(
    text,
  )

/** Different things together, or a combo whose price is what is asked. */
const isMix = ({ parts, other, price, least, percent }: Question) =>
  parts !== undefined ||
  other !== undefined ||
  price === undefined ||
  least !== undefined ||
  percent !== undefined

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
    case 'seasonPrice':
      return answerSeason(question, asked)
    case 'goal':
      return answerGoal(question, asked)
    case 'marginGoal':
      return answerMarginGoal(question, asked)
    case 'total':
      return answerTotal(question, asked)
    case 'fewChanges':
      return answerFewChanges(question, asked)
    case 'breakEven':
      return isOfOffer(question) ? answerOfferEven(question, asked) : answerBreakEven(question, asked)
    case 'weekdayPrice':
      return question.price === undefined ? answerDayOffer(question, asked) : answerWeekday(question, asked)
    case 'twoPrices':
      return answerTwoPrices(question, asked)
    case 'locals':
      return answerLocals(question, asked)
    case 'members':
      return answerMembers(question, asked)
    case 'serviceFee':
      return answerServiceFee()
    case 'couvert':
      return answerCouvert(question, asked)
    case 'postedPrice':
      return answerPosted(question, asked)
    case 'onePrint':
      return answerOnePrint(question, asked)
    case 'weakest':
      return isRanked(question) ? answerRanking(question, asked, true) : answerWeakest(question, asked)
    case 'pairPrice':
      return question.price === undefined || question.least !== undefined
        ? answerCombo(question, asked)
        : answerPairPrice(question, asked)
    case 'bundle':
      return isMix(question) || itemsOf(question, asked).length > 1
        ? answerCombo(question, asked)
        : answerBundle(question, asked)
    case 'changeCost':
      return answerChangeCost(question, asked)
    case 'onlySeen':
      return answerOnlySeen(asked)
    case 'slowHours':
      return answerSlowHours(question, asked)
    case 'sheetPart':
      return {
        verdict: 'Anotado: as contas leem a planilha como ela está.',
        texts: [],
        figures: {},
      }
    case 'courtesy':
      return answerCourtesy(question, asked)
    case 'eitherPrice':
      return answerEither(question, asked)
    case 'heldUntil':
      return answerHeld(question, asked)
    case 'passOn':
      return answerPassOn(question, asked)
    case 'channelFee':
      return answerChannelFee(question, asked)
    case 'dearDays':
      return answerDearDays(question, asked)
    case 'dayOffer':
      return answerDayOffer(question, asked)
    case 'howHigh':
      return answerHowHigh(question, asked)
    case 'heldCost':
      return answerHeldCost(question, asked)
    case 'priceReturn':
      return answerPriceReturn(question, asked)
    case 'mayRise':
      return answerMayRise(question, asked)
    case 'fairPrice':
      return answerMarginBack(question, asked) ?? answerFairPrice(question, asked)
    case 'pays':
      return answerPays(question, asked)
    case 'topEarner':
      return answerRanking(question, asked, false)
    case 'gentle':
      return answerGentle(asked)
    case 'fullHours':
      return answerFullHours(question, asked)
    case 'upDown':
      return answerOfGroup(question, asked) ?? answerUpDown(question, asked)
    case 'onePrice':
      return answerOnePrice(question, asked)
    case 'priceGap':
      return answerGap(question, asked)
    case 'discountLimit':
      return answerDiscountLimit(question, asked)
    case 'lower':
      return question.against ? answerLower(question, asked) : answerHowLow(question, asked)
    case 'startsOn':
      return answerStart(question, asked)
    case 'tellGuests':
      return answerGuests(asked)
    case 'holdPrices':
      return answerHoldPrices(question, asked)
    case 'sellsLittle':
      return answerSellsLittle(question, asked)
    case 'keepWorth':
      return answerWithout(question, asked)
    case 'marginFloor':
      return answerMarginFloor(question, asked)
    case 'costShares':
      return answerCostShares(question, asked)
    case 'promotion':
      return answerNotSo(question)
    case 'saleCharges':
      return answerCharges(asked)
    case 'priceTable':
      return answerPriceTable(asked)
    case 'reactions':
      return answerReactions(question, asked)
    case 'offerRoom':
      return answerOfferRoom(question, asked)
    case 'whyFell':
      return answerWhyFell(question, asked)
    default:
      return null
  }
}

/** The answers to the questions of a sheet, in their order; none to those that the house's data do not answer. */
export function answersTo({ wishes }: RequestSheet, asked: Asked): PriceAnswer[] {
  const inOrder = wishes.toSorted((a, b) => (a.place?.start ?? 0) - (b.place?.start ?? 0))
  return inOrder.flatMap((wish): PriceAnswer[] => {
    if (wish.kind !== 'question') return []
    const found = answer(wish, asked)
    return found
      ? [
          {
            about: wish.about,
            of: wish.item ?? wish.other ?? (wish.about === 'passOn' ? wish.what : null) ?? null,
            asked: wish.text,
            title: capitalize(wishLabel(wish)),
            ...found,
          },
        ]
      : []
  })
}

/** "O que você perguntou", first in the report. */
export function answerSection(plan: PricingPlan): ReportSection[] {
  const { answers = [], costs = [] } = plan
  if (answers.length === 0 && costs.length === 0) return []
  const told: Block[] =
    costs.length === 0
      ? []
      : [
          { kind: 'subtitle', text: costs.length === 1 ? 'O custo que você deu' : 'Os custos que você deu' },
          ...costs.map(({ text }): Block => ({ kind: 'text', text })),
        ]
  const blocks = shownAnswers(plan).flatMap(({ title, verdict, texts, table }): Block[] => [
    { kind: 'subtitle', text: title },
    { kind: 'text', text: `**${verdict}** ${texts.join(' ')}`.trim() },
    ...(table && table.rows.length > 0 ? [{ kind: 'table', ...table } as const] : []),
  ])
  if (told.length + blocks.length === 0) return []
  return [{ id: 'perguntas', title: 'O que você perguntou', blocks: [...told, ...blocks] }]
}
