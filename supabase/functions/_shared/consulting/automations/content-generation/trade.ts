/** Leaves out stock lines and pictures that do not fit the kind of house: nights by day, bars without drinks, cards at a counter. */
import type { EngineContext } from '../../base/context.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { tokenize } from '../../base/language/text.ts'
import type { FormRules } from './form-rules.ts'
import { drinkAlcohol } from './menu-items.ts'

/** A house that closes by then on each of its days serves no evening. */
const lastDaylight = '20:30'

const ofNight = /(?<!boa[- ])(?<!\p{L})noites?(?!\p{L})(?! de São João)/iu
const ofBar =
  /(?<!\p{L})(?:lim[ãa]o (?:espremido|cortado|na mão)|coqueteleiras?|dosador(?:es)?|barman|bartender|drinks?|drinques?|coquet[ée](?:l|is)|happy hour|bo[êe]mi\p{L}+|saideira|bo?teco)(?!\p{L})/iu
const ofCard = /(?<!\p{L})cartas?(?!\p{L})/iu
const beforeDusk = /fim da tarde, antes de abrir|primeira luz acesa, antes de abrir|luz baixa/iu

const counters: ReadonlySet<string> = new Set(['cafeteria', 'fast_casual', 'food_truck'])

const hoursOf = ({ settings: { opening } }: EngineContext['house']) =>
  Object.values(opening).flatMap((one) => (one ? [one] : []))

/** Whether a house closes before the evening on each of its days, as far as its hours are known. */
export const closesByDay = (house: EngineContext['house']): boolean =>
  hoursOf(house).length > 0 && hoursOf(house).every(({ from, to }) => to > from && to <= lastDaylight)

/** The same rules, without what the house is not; the words of its own menu stay. */
export function ofTrade(
  { house, restaurant }: EngineContext,
  menu: readonly HouseItem[],
  rules: FormRules,
): FormRules {
  const opensByNoon = hoursOf(house).some(({ from }) => from <= '12:00')
  const own = new Set(menu.flatMap(({ name, section }) => tokenize(`${name} ${section ?? ''}`)))
  const foreign = [
    ...(closesByDay(house) || (restaurant.type === 'cafeteria' && hoursOf(house).length === 0)
      ? [ofNight]
      : []),
    ...(menu.some((item) => itemKind(item) === 'soft_drink') && !menu.some(drinkAlcohol) ? [ofBar] : []),
    ...(counters.has(restaurant.type) ? [ofCard] : []),
  ]
  const fits = (text: string) =>
    foreign.every((words) => {
      const found = words.exec(text)?.[0]
      return found === undefined || tokenize(found).every((word) => own.has(word))
    })
  if (foreign.length === 0 && !opensByNoon) return rules
  return {
    ...rules,
    allows: (text) => fits(text) && rules.allows(text),
    allowsPicture: (visual) =>
      fits(visual) && !(opensByNoon && beforeDusk.test(visual)) && rules.allowsPicture(visual),
  }
}
