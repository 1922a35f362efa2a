import type { Fact } from '../base/facts.ts'
import type { House } from '../base/house/house.ts'
import { shortenNames } from '../base/language/short-names.ts'
import { voiceNames } from '../base/language/voices.ts'
import type { WishCheck } from '../base/request/check.ts'
import type { Explanation } from '../base/request/explanation.ts'
import { exclusionsOf } from '../base/request/judge-exclusions.ts'
import type { RequestSheet } from '../base/request/request-sheet.ts'
import type { Wish } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated } from './answer.ts'
import { checkCount, fallsShort } from './counts.ts'
import { checkDate, checkHours, checkSalesPeriod } from './days.ts'
import {
  checkDeadline,
  checkDishBudget,
  checkDishLimit,
  checkDishTrait,
  checkLeftover,
  checkServed,
  checkTasting,
} from './dish-wishes.ts'
import { checkCost, checkDrinkTrait, checkGlass, checkPace } from './drink-wishes.ts'
import { checkPortion, checkScope } from './forecasts.ts'
import { checkAudience, checkEquipment, checkZeroAlcohol } from './house-and-public.ts'
import { checkExclude, checkOnly, checkPrefer } from './ingredients.ts'
import { checkDropItem, checkKeepItem, checkPromote } from './items.ts'
import { menuOf } from './kept-out.ts'
import { checkLayout, checkPageNote } from './layout.ts'
import { checkPairing } from './pairings.ts'
import { plannedAnswer } from './planned.ts'
import { checkCombo, checkHouseFact, checkPostRule, checkPostTopic } from './post-requests.ts'
import { checkOnlyPrice, checkPeriod, checkRefusedPost } from './posts.ts'
import {
  checkCapPrice,
  checkCompetitorPrice,
  checkElasticity,
  checkEnding,
  checkKeepPrice,
  checkPrice,
} from './prices.ts'
import { checkAnswered, checkCostNow, checkQuestion, checkRivalFact } from './questions.ts'
import { checkShare } from './shares.ts'
import { checkStrength } from './strength.ts'
import { checkStyle } from './styles.ts'

function answer(wish: Wish, given: Given): Answer {
  const planned = plannedAnswer(wish, given)
  // What the plan says of a pair holds only as far as the pairs themselves bear it out.
  const recomputed = planned?.outcome === 'met' && wish.kind === 'pairing' ? checkPairing(wish, given) : null
  if (recomputed?.outcome === 'violated') return recomputed
  if (planned) return planned
  switch (wish.kind) {
    case 'exclude':
      return checkExclude(wish, given)
    case 'only':
      return checkOnly(wish, given)
    case 'prefer':
      return checkPrefer(wish, given)
    case 'price':
      return checkPrice(wish, given)
    case 'count':
      return checkCount(wish, given)
    case 'keepPrice':
      return checkKeepPrice(wish, given)
    case 'capPrice':
      return checkCapPrice(wish, given)
    case 'keepItem':
      return checkKeepItem(wish, given)
    case 'dropItem':
      return checkDropItem(wish, given)
    case 'promote':
      return checkPromote(wish, given)
    case 'style':
      return isVoice(wish.what) && only(given.facts, 'post').length > 0
        ? met('É a voz das publicações.')
        : checkStyle(wish, given)
    case 'audience':
      return checkAudience(wish, given)
    case 'date':
      return checkDate(wish, given)
    case 'period':
      return checkPeriod(wish, given)
    case 'salesPeriod':
      return checkSalesPeriod(wish, given)
    case 'onlyPrice':
      return checkOnlyPrice(wish, given)
    case 'refusedPost':
      return checkRefusedPost(wish)
    case 'postRule':
      return checkPostRule(wish, given)
    case 'postTopic':
      return checkPostTopic(wish, given)
    case 'combo':
      return checkCombo(wish, given)
    case 'houseFact':
      return checkHouseFact(wish, given)
    case 'hours':
      return checkHours(wish, given)
    case 'equipment':
      return checkEquipment(wish, given)
    case 'zeroAlcohol':
      return checkZeroAlcohol(wish, given)
    case 'strength':
      return checkStrength(wish, given)
    case 'share':
      return checkShare(wish, given)
    case 'cost':
      return checkCost(wish, given)
    case 'drinkTrait':
      return checkDrinkTrait(wish, given)
    case 'glass':
      return checkGlass(wish, given)
    case 'pace':
      return checkPace(wish, given)
    case 'sections':
    case 'newDrink':
    case 'flight':
    case 'pairingRule':
    case 'target':
    case 'costShare':
    case 'noNew':
      return unrelated
    case 'budget':
      return checkDishBudget(wish, given)
    case 'served':
      return checkServed(wish, given)
    case 'newCombo':
      return checkAnswered(wish, given)
    case 'pairing':
      return checkPairing(wish, given)
    case 'layout':
      return checkLayout(wish, given)
    case 'pageNote':
      return checkPageNote(wish, given)
    case 'elasticity':
      return checkElasticity(wish, given)
    case 'costNow':
      return checkCostNow(wish, given)
    case 'question':
      return checkQuestion(wish, given)
    case 'ending':
      return checkEnding(wish, given)
    case 'competitorPrice':
      return checkCompetitorPrice(wish, given)
    case 'rivalFact':
      return checkRivalFact(wish, given)
    case 'portion':
      return checkPortion(wish, given)
    case 'scope':
      return checkScope(wish, given)
    case 'dishLimit':
      return checkDishLimit(wish, given)
    case 'dishTrait':
      return checkDishTrait(wish, given)
    case 'leftover':
      return checkLeftover(wish, given)
    case 'tasting':
      return checkTasting(wish, given)
    case 'deadline':
      return checkDeadline(wish, given)
  }
}

/** Whether a style is the tone of posts, not of drinks or dishes. */
const isVoice = (what: string) => voiceNames.some((name) => name === what)

/** Whether an engine's reason can excuse what the facts show: fewer results than asked for, never anything else. */
function excusable(wish: Wish, { facts }: Given): boolean {
  if (wish.kind === 'count') return fallsShort(wish, facts)
  if (wish.kind === 'zeroAlcohol') return wish.count !== undefined || wish.part === 'half'
  return wish.kind === 'only' && (wish.why === 'taste' || wish.why === 'supply')
}

/**
 * How a result answers each wish of its sheet, recomputed from the facts alone.
 * @param options.explanations reasons of the engine; they never excuse a broken exclusion, price or promise
 */
export function check(
  facts: readonly Fact[],
  sheet: RequestSheet,
  { house, explanations = [] }: { house: House; explanations?: readonly Explanation[] },
): WishCheck[] {
  const refused = exclusionsOf(sheet)
  const excluding = sheet.wishes.filter(({ kind }) => kind === 'exclude')
  const given: Given = {
    facts,
    sheet,
    house,
    menu: menuOf(house),
    exclusions: new Map(
      refused.flatMap((exclusion, index) => {
        const wish = excluding[index]
        return wish ? [[wish, exclusion]] : []
      }),
    ),
  }
  const reasonsOf = (holds: boolean) =>
    new Map(
      explanations
        .filter((one) => (one.met === true) === holds)
        .map(({ wish, reason }) => [JSON.stringify(wish), reason]),
    )
  const [reasons, notes] = [reasonsOf(false), reasonsOf(true)]
  const shorten = shortenNames(only(facts, 'dish').map(({ name }) => name))
  return sheet.wishes.map((wish) => {
    const { outcome, reason: stated } = answer(wish, given)
    const found = { outcome, reason: shorten(stated) }
    const note = notes.get(JSON.stringify(wish))
    if (note !== undefined && found.outcome === 'met') return { wish, ...met(note) }
    const reason = reasons.get(JSON.stringify(wish))
    const excused =
      reason !== undefined &&
      (found.outcome === 'not_possible' || (found.outcome === 'violated' && excusable(wish, given)))
    return { wish, ...(excused ? notPossible(reason) : found) }
  })
}
