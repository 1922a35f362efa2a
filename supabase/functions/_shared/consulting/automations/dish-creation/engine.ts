import type { Answers } from '../../base/answers/definition.ts'
import { textOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { ofTheHouse } from '../../base/language/grammar.ts'
import { formatBrl } from '../../base/language/text.ts'
import { createReasons } from '../../base/pairing/phrases.ts'
import { createTeller } from '../../base/pairing/ways.ts'
import { mean } from '../../base/statistics.ts'
import { answersTo } from './answers.ts'
import { assumptionsOf } from './assumptions.ts'
import { buildDish } from './build-dish.ts'
import { planDishes } from './candidates.ts'
import type { Candidate } from './compose.ts'
import { isForChildren } from './eaters.ts'
import { explainDishes, limitsOf } from './explain.ts'
import { fullHouseOf, guestsOf } from './full-house.ts'
import { nameInEnglish } from './in-english.ts'
import { ordersOf } from './launch.ts'
import { breadId } from './left-over.ts'
import { datesMet, leftoverRounds, plansMet } from './made-plans.ts'
import { purchaseWithin } from './money-answers.ts'
import { openDaysOf } from './open-week.ts'
import { ownWord } from './own-word.ts'
import type { Told } from './pair-dish.ts'
import { eventDay, firstStage, inEntryOrder, planOf } from './plan.ts'
import { type DishRequest, readRequest } from './request.ts'
import type { Dish, DishContent, DishMenu } from './schema.ts'
import { hasDoughOver, shoppingOf, shoppingPortions } from './shopping.ts'
import { fewestDishes, isCounted } from './size.ts'
import { takenOf } from './taken.ts'
import { tastingPlan } from './tasting-plan.ts'
import { toldCostsUsed } from './told-costs.ts'
import { foodIdsOf } from './wanted.ts'
import { flameSafety, leftOut, warningFor, warningsOf } from './warnings.ts'

function averagesOf(dishes: readonly Dish[]): DishMenu['averages'] {
  const priced = dishes.flatMap(({ cost, suggestedPrice, margin }) =>
    suggestedPrice === null || margin === null ? [] : [{ cost, price: suggestedPrice, margin }],
  )
  if (priced.length === 0) return null
  const cost = mean(priced.map((dish) => dish.cost))
  const price = mean(priced.map((dish) => dish.price))
  return {
    cost,
    price,
    // From the averages shown beside it, so that the owner's own division gives the same.
    foodCostPct: (cost / price) * 100,
    margin: mean(priced.map(({ margin }) => margin)),
  }
}

/** The foods that the house has left over, enough for the portions of the shopping list. */
const leftOverFoods = ({ asks }: DishRequest, chosen: readonly Candidate[], plates: number): Set<string> =>
  new Set(
    asks.leftovers.flatMap((wish) =>
      leftoverRounds(wish, takenOf(wish.what, chosen)) >= plates ? foodIdsOf(wish.what) : [],
    ),
  )

/** Fewest portions of each dish worth a first purchase: a tasting and two days of sales. */
const fewestPortions = 5

/**
 * Portions of each dish that the shopping list is for: the guests of an evening with a reserve, else the usual number, or as
 * many as the owner's money pays.
 */
function portionsOf(
  { asks: { tasting } }: DishRequest,
  { wishes }: EngineContext['sheet'],
  costOf: (portions: number) => number,
): number {
  if (!tasting?.guests) {
    const most = Math.min(
      Number.POSITIVE_INFINITY,
      ...wishes.flatMap((wish) => (wish.kind === 'budget' ? [wish.max] : [])),
    )
    const sizes = Array.from(
      { length: shoppingPortions - fewestPortions + 1 },
      (_, at) => shoppingPortions - at,
    )
    return sizes.find((portions) => costOf(portions) <= most + 0.005) ?? shoppingPortions
  }
  return Math.ceil(tasting.guests * Math.max(1, tasting.sittings.length) * 1.1)
}

const priceRange = (prices: readonly number[]) => {
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most
    ? `Cada um sai a ${formatBrl(most)}`
    : `Os preços vão de ${formatBrl(least)} a ${formatBrl(most)}`
}

function summaryOf(dishes: readonly Dish[], { conditions }: DishRequest): string {
  const prices = dishes.flatMap(({ suggestedPrice }) => (suggestedPrice === null ? [] : [suggestedPrice]))
  const withCachaca = dishes.filter(({ sober }) => sober !== true).length
  const cachaca = conditions.houseCachaca ? 'a cachaça da casa' : 'cachaça'
  return [
    withCachaca === 0
      ? `${dishes.length === 1 ? 'Um prato' : `${dishes.length} pratos`}, sem cachaça.`
      : withCachaca === dishes.length
        ? `${dishes.length === 1 ? 'Um prato' : `${dishes.length} pratos`} com ${cachaca}.`
        : `${dishes.length} pratos, ${withCachaca} com ${cachaca}.`,
    ...(prices.length > 0 ? [`${priceRange(prices)}.`] : []),
  ].join(' ')
}

/** How the owner's money for the first purchase compares with the shopping list. */
const budgetMet = (
  { wishes }: EngineContext['sheet'],
  { totalBRL, portions }: DishMenu['shopping'],
  dishes: readonly Dish[],
): NonNullable<DishMenu['met']> =>
  wishes.flatMap((wish) =>
    wish.kind === 'budget'
      ? [
          {
            of: 'budget' as const,
            what: '',
            met: totalBRL <= wish.max + 0.005,
            text: purchaseWithin(wish.max, totalBRL, dishes, portions),
          },
        ]
      : [],
  )

/**
 * Composes a menu of dishes with cachaça from the wizard's answers (see `definition.ts`), the house and the request
 * sheet: 6 to 8 dishes (6 for one cook with a griddle) or as many as were asked for, or fewer with the reason; one sheet per dish, then the analysis
 * of the menu. The same request of the same house gives the same menu.
 * @throws EngineError `impossible_restrictions` when fewer than 3 dishes (or than were asked for) can be made honestly
 */
export function createDishes(answers: Answers, context: EngineContext): EngineResult<DishContent>[] {
  const request = readRequest(answers, context)
  const { cuisines, requirements } = request
  const planned = planDishes(request)
  const chosen = request.asks.tasting ? planned : inEntryOrder(planned, request)
  const fewest = Math.min(fewestDishes, request.total)
  if (chosen.length < fewest) {
    throw new EngineError(
      'impossible_restrictions',
      `O que você pediu (${limitsOf(request)}) deixa menos de ${fewest} pratos possíveis. Reveja as respostas e tente de novo.`,
    )
  }
  const told: Told = {
    used: new Map(),
    tell: createReasons(createTeller(request.conditions.allowsText, context.restaurant.name)),
  }
  const dishes = chosen.map((candidate) => buildDish(candidate, request, context, told))
  const explanations = explainDishes(context.sheet, chosen, request)
  const averages = averagesOf(dishes)
  const listFor = (portions: number) => {
    const leftOver = leftOverFoods(request, chosen, portions)
    return shoppingOf(
      eventDay(request, context) === null ? firstStage(chosen) : chosen,
      request.conditions.prices,
      portions,
      ({ id }) =>
        leftOver.has(id) ||
        (request.hasOldBread && id === breadId) ||
        (hasDoughOver(context) && id.startsWith('massa_')),
    )
  }
  const shopping = listFor(portionsOf(request, context.sheet, (portions) => listFor(portions).totalBRL))
  const full = request.asks.tasting ? null : guestsOf(answers, context)
  const plan = {
    ...planOf(chosen, request, context),
    ...(full && isCounted(request.requirements) && { fullHouse: fullHouseOf(chosen, request, full) }),
  }
  const tasting = tastingPlan(chosen, request)
  const replies = answersTo({ chosen, dishes, request, context, plan })
  const met = plansMet(chosen, request, {
    openDays: openDaysOf(context.house).length,
    orders: ordersOf(plan).expected,
  })
  const bought = budgetMet(context.sheet, shopping, dishes)
  const toldCosts = toldCostsUsed(context.sheet, chosen)
  const dates = datesMet(context, chosen)
  const menu: DishMenu = {
    kind: 'dish_menu',
    title: `Menu${dishes.every(({ sober }) => sober === true) ? '' : ' com cachaça'} ${ofTheHouse(context.restaurant.name)}: ${dishes.length} ${dishes.length === 1 ? 'prato' : 'pratos'}`,
    summary: summaryOf(dishes, request),
    cuisines: [...cuisines],
    level: textOf(answers, 'complexity_level') || 'Não informado',
    restrictions: [],
    understood: {
      wanted: requirements.preferred
        .filter((term) => foodIdsOf(term).length > 0)
        .map((term) => ownWord(context.sheet, term)),
      owned: [
        ...new Set(
          context.sheet.wishes.flatMap((wish) =>
            wish.kind === 'prefer' && wish.why === 'supply' && foodIdsOf(wish.what).length > 0
              ? [wish.what]
              : [],
          ),
        ),
      ],
      excluded: [...new Set(requirements.exclusions.flatMap(({ label }) => leftOut[label] ?? [label]))],
      notUnderstood: context.sheet.unread.map(({ text }) => text),
    },
    overview: dishes.map((dish) => ({
      id: dish.id,
      name: dish.name,
      courseLabel: dish.courseLabel,
      cost: dish.cost,
      complete: dish.missing.length === 0,
      suggestedPrice: dish.suggestedPrice,
      foodCostPct: dish.foodCostPct,
      margin: dish.margin,
      minutes: dish.minutes.finish,
    })),
    averages,
    shopping,
    plan,
    ...(replies.length > 0 ? { answers: replies } : {}),
    ...(met.length + bought.length > 0 ? { met: [...met, ...bought] } : {}),
    ...(dates.length > 0 ? { dates } : {}),
    ...(toldCosts.length > 0 ? { toldCosts } : {}),
    ...(tasting ? { tasting } : {}),
    script: [warningFor(context.restaurant.name, dishes)],
    ...(isForChildren(textOf(answers, 'ingredients')) && { isForChildren: true as const }),
    safety: flameSafety(dishes, context.restaurant.name),
    ...(context.sheet.wishes.some((wish) => wish.kind === 'layout' && wish.what === 'english') && {
      english: dishes.map((dish) => ({ name: dish.name, line: nameInEnglish(dish) })),
    }),
    warnings: warningsOf(dishes, request, context),
    assumptions: assumptionsOf(request, context, dishes),
  }
  return [
    ...dishes.map(
      (dish): EngineResult<DishContent> => ({
        title: dish.name,
        contentType: 'recipe',
        content: dish,
        downloadable: true,
      }),
    ),
    {
      title: menu.title,
      contentType: 'analysis',
      content: menu,
      downloadable: true,
      ...(explanations.length > 0 ? { explanations } : {}),
    },
  ]
}
