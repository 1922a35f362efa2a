import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { buildDrink } from '../../base/drinks/build-drink.ts'
import { type Drink, noDish } from '../../base/drinks/drink.schema.ts'
import { companionsOf } from '../../base/drinks/stand-ins.ts'
import { styleLabel } from '../../base/drinks/style-words.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { joinList } from '../../base/language/text.ts'
import { withToldCosts } from '../../base/pantry/told-costs.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { explainDrinks, limitsOf } from './explain.ts'
import { pickFit } from './fit.ts'
import { freeGoods, freeGoodsTold, isFreeGood } from './free-goods.ts'
import { idleStockOf, withStock } from './idle-stock.ts'
import { itemVerdicts } from './item-verdicts.ts'
import { launchOf } from './launch.ts'
import { assumptionsOf, summaryOf } from './menu-words.ts'
import { dishFinder } from './pairing.ts'
import { type DrinkRequest, fewestDrinks, planDrinks, readRequest, refusesCachaca } from './plan.ts'
import { steppedRules } from './price-steps.ts'
import { answersTo } from './questions/index.ts'
import { toResults } from './results.ts'
import type { DrinkContent, DrinkMenu } from './schema.ts'
import { houseRecipes, type Order, shoppingList } from './shopping-list.ts'
import { spiritKinds } from './spirit-words.ts'
import { toldCostsUsed } from './told-costs.ts'
import { warningsOf } from './warnings.ts'

/** Bought in addition to the expected week, for spills, overpouring and the tasting before the first night. */
const slack = 1.1

/** Restrictions that were applied, and words that were not understood. */
function understoodOf(
  { requirements, preferred, venue }: DrinkRequest,
  { sheet }: EngineContext,
): DrinkMenu['understood'] {
  return {
    excluded: [...new Set(requirements.exclusions.map(({ label }) => label))],
    preferred: preferred.filter(({ ids }) => ids.size > 0).map(({ term }) => term),
    style: [...requirements.styles].map(styleLabel),
    audience: [...venue.audiences],
    ...(sheet.wishes.some((wish) => wish.kind === 'layout' && wish.what === 'english') && { english: true }),
    notUnderstood: sheet.unread.map(({ text }) => text),
  }
}

function kindsInTitle(drinks: readonly Drink[]): string {
  const kinds = spiritKinds(drinks)
  const hasSober = drinks.some(({ base }) => base === null)
  if (kinds.length === 0) return 'sem álcool'
  if (kinds.length === 1) return `com ${hasSober ? 'e sem ' : ''}${kinds[0]}`
  return `com ${joinList(kinds)}${hasSober ? ', e sem álcool' : ''}`
}

const titleOf = (drinks: readonly Drink[]) =>
  `Menu autoral: ${drinks.length} ${drinks.length === 1 ? 'drink' : 'drinks'} ${kindsInTitle(drinks)}`

/** A menu, with reasons for the wishes that it does not meet. */
export interface PlannedMenu {
  menu: DrinkMenu
  explanations: Explanation[]
}

/**
 * Composes a menu of signature drinks from the wizard's answers (see `definition.ts`), the house and the request sheet:
 * 10 to 12 drinks or as many as asked for; fewer, with the reason, if the owner's limits allow no more. The same
 * request gives the same menu.
 * @throws EngineError `impossible_restrictions` when fewer than 3 drinks (or than were asked for) can be made honestly
 */
export function createDrinks(answers: Answers, given: EngineContext): PlannedMenu {
  const context = { ...given, house: withToldCosts(given.house, given.sheet) }
  const request = readRequest(answers, context)
  const { venue, conditions } = request
  if (refusesCachaca(request)) {
    throw new EngineError(
      'impossible_restrictions',
      'Os drinks desta consultoria levam cachaça, e o pedido a exclui. Se quiser uma carta sem álcool, escreva “drinks sem álcool” nas preferências.',
    )
  }
  const chosen = planDrinks(request)
  if (chosen.length < Math.min(fewestDrinks, request.total)) {
    throw new EngineError(
      'impossible_restrictions',
      `O que você pediu (${limitsOf(request)}) deixa menos de ${Math.min(fewestDrinks, request.total)} drinks possíveis. Reveja as preferências e tente de novo.`,
    )
  }
  const pairingFor = dishFinder(request, context)
  const usedLines = new Set<string>()
  const poured = new Set([
    ...request.stock,
    ...chosen.flatMap(({ portions }) => portions.map(({ item }) => item.id)),
  ])
  const companions = companionsOf(
    poured,
    (item) =>
      // No tea is brewed only for a version without alcohol.
      (poured.has(item.id) || item.id === 'agua_gas') &&
      conditions.allowance.allowsIngredient(item) &&
      item.needs.every((need) => conditions.has.has(need)),
  )
  const rules = steppedRules(chosen, venue, request)
  const drinks = chosen.map((candidate, position) => {
    const fit = pickFit(candidate, request, usedLines, position, chosen)
    const rule = rules(candidate.concept)
    const drink = buildDrink(candidate, { pairing: noDish, fit, companions }, venue, conditions, rule)
    return { ...drink, pairing: pairingFor(drink, candidate) }
  })
  const explanations = explainDrinks(context.sheet, chosen, request, context.house)
  const pairs = drinks.flatMap((drink, index) => {
    const candidate = chosen[index]
    return candidate ? [{ drink, candidate }] : []
  })
  const launch = launchOf(pairs, request, context)
  const ordersOf = (wanted: (from: string) => boolean): Order[] =>
    pairs.flatMap(({ drink, candidate }) => {
      const planned = launch.drinks.find(({ id }) => id === drink.id)
      // A jug's recipe is for all its guests, and the plan counts guests.
      const servings = planned ? Math.ceil((planned.week / (candidate.servings ?? 1)) * slack) : 0
      return planned && wanted(planned.from) ? [{ candidate, servings }] : []
    })
  const first = ordersOf((from) => from === launch.date)
  const later = ordersOf((from) => from !== launch.date)
  const prepared = houseRecipes(first, later, conditions.prices)
  const free = freeGoods(context.sheet)
  const toldCosts = toldCostsUsed(context.sheet, drinks, chosen)
  const verdicts = itemVerdicts(context.sheet, context.house, drinks)
  const isFree = isFreeGood(free)
  // A cachaça whose price the owner gives is one that the house buys.
  const bought = new Set<string>([...request.stock, ...Object.keys(conditions.bases ?? {})])
  const idle = idleStockOf(context.sheet, chosen, launch, context.house)
  const shopping = withStock(shoppingList(first, conditions.prices, bought, isFree), idle)
  const laterList = withStock(shoppingList(later, conditions.prices, bought, isFree), idle)
  const purchase = { first: shopping.items, later: laterList.items }
  const replies = answersTo({ drinks, request, context, launch, houseRecipes: prepared, purchase })
  return {
    menu: {
      title: titleOf(drinks),
      summary: summaryOf(drinks, request, launch),
      understood: understoodOf(request, context),
      warnings: warningsOf(drinks, chosen, request, context),
      houseRecipes: prepared,
      ...(replies.length > 0 ? { answers: replies } : {}),
      shoppingList: shopping,
      ...(later.length > 0 ? { laterList } : {}),
      launch,
      ...(free.length > 0 ? { freeGoods: freeGoodsTold(free, chosen) } : {}),
      ...(idle.length > 0 ? { idleStock: idle.map(({ what, text }) => ({ what, text })) } : {}),
      ...(toldCosts.length > 0 ? { toldCosts } : {}),
      ...(verdicts.length > 0 ? { itemVerdicts: verdicts } : {}),
      ...(context.house.menu.length === 0 ? { withoutMenu: true } : {}),
      assumptions: assumptionsOf(request, context, drinks),
      drinks,
    },
    explanations: [
      ...explanations,
      ...idle.map(({ wish, text }) => ({ wish, reason: text, met: true as const })),
    ],
  }
}

/** The menu of {@link createDrinks} as the results of the automation. */
export function createDrinkResults(answers: Answers, context: EngineContext): EngineResult<DrinkContent>[] {
  const { menu, explanations } = createDrinks(answers, context)
  return toResults(menu, explanations)
}
