import { allergies } from './allergies.ts'
import { toldAllergies } from './allergies-told.ts'
import { allergyExceptions } from './allergy-exceptions.ts'
import { anyOrderClauses } from './any-order-clauses.ts'
import { competitors } from './competitors.ts'
import { countedDrinks } from './counted-drinks.ts'
import { counts } from './counts.ts'
import { datedPrices } from './dated-prices.ts'
import { dates } from './dates.ts'
import { dictatedRequests } from './dictated-requests.ts'
import { dishOrders } from './dish-orders.ts'
import { dishService } from './dish-service.ts'
import { dishes } from './dishes.ts'
import { equipment } from './equipment.ts'
import { everyday } from './everyday.ts'
import { exclusions } from './exclusions.ts'
import { explainedAllergies } from './explained-allergies.ts'
import { forecast } from './forecast.ts'
import { forecastStated } from './forecast-stated.ts'
import { forecastStatements } from './forecast-statements.ts'
import { forecastWhole } from './forecast-whole.ts'
import { fortalezaDishes } from './fortaleza-dishes.ts'
import { fortalezaDrinks } from './fortaleza-drinks.ts'
import { fortalezaHouses } from './fortaleza-houses.ts'
import { hostile } from './hostile.ts'
import { hurriedDrinks } from './hurried-drinks.ts'
import { hurriedRequests } from './hurried-requests.ts'
import { idioms } from './idioms.ts'
import { menu } from './menu.ts'
import { menuClauses } from './menu-clauses.ts'
import { menuParts } from './menu-parts.ts'
import { mixed } from './mixed.ts'
import { narrowRefusals } from './narrow-refusals.ts'
import { oneOfThem } from './one-of-them.ts'
import { ownGroundAndTables } from './own-ground-and-tables.ts'
import { ownerQuestions } from './owner-questions.ts'
import { ownersDrinks } from './owners-drinks.ts'
import { ownersLists } from './owners-lists.ts'
import { ownersOrders } from './owners-orders.ts'
import { paceAndOnes } from './pace.ts'
import { pairings } from './pairings.ts'
import { phoneDishes } from './phone-dishes.ts'
import { phoneDrinks } from './phone-drinks.ts'
import { phoneLists } from './phone-lists.ts'
import { phoneMenus } from './phone-menus.ts'
import { plainForecasts } from './plain-forecasts.ts'
import { plainPrices } from './plain-prices.ts'
import { prefer } from './prefer.ts'
import { priceDecisions } from './price-decisions.ts'
import { priceSlots } from './price-slots.ts'
import { prices } from './prices.ts'
import { pricing } from './pricing.ts'
import { realistic } from './realistic.ts'
import { rivals } from './rivals.ts'
import type { Theme } from './sentence.ts'
import { spokenNumbers } from './spoken-numbers.ts'
import { spokenPrices } from './spoken-prices.ts'
import { strangersDrinks } from './strangers-drinks.ts'
import { typing } from './typing.ts'
import { weekdaySentences } from './weekdays.ts'
import { whatsappHouses } from './whatsapp-houses.ts'
import { whatsappRecipes } from './whatsapp-recipes.ts'
import { wholeClauses } from './whole-clauses.ts'
import { wholePriceClauses } from './whole-price-clauses.ts'

/** Sentences as owners type them, by theme. */
export const themes: readonly Theme[] = [
  allergies,
  toldAllergies,
  exclusions,
  explainedAllergies,
  prefer,
  prices,
  counts,
  countedDrinks,
  equipment,
  typing,
  idioms,
  hostile,
  mixed,
  dishService,
  dishes,
  dishOrders,
  menu,
  menuParts,
  pricing,
  ...priceSlots,
  forecast,
  forecastStated,
  forecastStatements,
  forecastWhole,
  dates,
  competitors,
  everyday,
  phoneDrinks,
  phoneDishes,
  ...phoneMenus,
  ...phoneLists,
  ...fortalezaDrinks,
  ...fortalezaDishes,
  ...fortalezaHouses,
  ...hurriedDrinks,
  ...hurriedRequests,
  ...allergyExceptions,
  ...ownersLists,
  ...ownersOrders,
  ownersDrinks,
  ...ownerQuestions,
  ...datedPrices,
  ...plainForecasts,
  ...plainPrices,
  ...priceDecisions,
  ...spokenNumbers,
  ...spokenPrices,
  ...wholePriceClauses,
  ...narrowRefusals,
  ...menuClauses,
  ...rivals,
  ...dictatedRequests,
  ...whatsappRecipes,
  ...whatsappHouses,
  ...weekdaySentences,
  ...paceAndOnes,
  ...wholeClauses,
  strangersDrinks,
  ...realistic,
  ...anyOrderClauses,
  ...oneOfThem,
  ownGroundAndTables,
  pairings,
]
