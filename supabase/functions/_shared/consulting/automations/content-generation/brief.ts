/** What a calendar is written from: the house, what its owner asks, and how the posts speak. */
import type { Answers } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { foldAccents } from '../../base/language/text.ts'
import { ownWords } from '../../base/language/wording-limits.ts'
import { breaksHouseDiet, isOfHouseDiet, kitchenDiets } from '../../base/request/house-diet.ts'
import { type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import { isOnTheSand, onTheSand } from './beach.ts'
import { inTheCountry, isInTheCountry } from './country.ts'
import { type DayRules, dayRules } from './day-rules.ts'
import { type FormRules, formRules } from './form-rules.ts'
import { withoutPots } from './hearth.ts'
import { registerOf } from './moments.ts'
import { isProtected } from './protected-items.ts'
import { isQuiet, type QuietSpan } from './quiet-spans.ts'
import { isChildrens, shortName, sparedNames } from './registered-name.ts'
import { withStatedHours } from './stated-hours.ts'
import { withOwnSupper } from './supper.ts'
import { stateOf } from './tables/local-dates.ts'
import type { Register } from './tables/moments.ts'
import { ofTrade } from './trade.ts'
import { plainer, voicesOf } from './voices-of.ts'

export type Brief = {
  /** The house as posts name it, with the hours that its owner states and without protected dishes. */
  context: EngineContext
  requirements: Requirements
  /** What the house sells. */
  menu: HouseItem[]
  /** Names that may appear in a post whatever they say. */
  spared: string[]
  /** Days with fewer guests, as the owner tells. */
  quiet: QuietSpan[]
  /** The owner's dates and closures, without the dates for children. */
  ownDates: Requirements['dates']
  themes: string[]
  /** How often to post, as the wizard offers it. */
  frequency: string
  /** Voices in the order in which they take turns. */
  spoken: string[]
  register: Register
  /** What the owner's rules allow by the day, and of the form of every post. */
  byDay: DayRules
  rules: FormRules
}

/** Words that stay whatever the owner's limits: names of the house, and what its owner writes. */
export const wordingOf = ({ house, restaurant, sheet }: EngineContext): ReadonlySet<string> =>
  ownWords([
    restaurant.name,
    ...house.menu.map(({ name }) => name),
    ...sheet.wishes
      .filter((wish) => !(wish.kind === 'postRule' && wish.what === 'noEnglish'))
      .map(({ text }) => text),
  ])

/** Names Ceará, or speaks as only its people do. */
const ofCeara = /Ceará|cearens|(?<!\p{L})macho(?=,)/iu

/** The rules for where the house stands. Another state's guests did not grow up in Ceará. */
function placed(restaurant: EngineContext['restaurant'], given: FormRules): FormRules {
  const isAway = stateOf(foldAccents(restaurant.city).toLowerCase()) !== 'CE'
  const rules = isAway
    ? { ...given, allows: (text: string) => !ofCeara.test(text) && given.allows(text) }
    : given
  if (isOnTheSand(restaurant)) return onTheSand(rules)
  return isInTheCountry(restaurant) ? inTheCountry(rules) : rules
}

/** A house that cooks without meat posts its own dishes, whatever they are called. */
function ofKitchen({ sheet, house, restaurant }: EngineContext): Requirements {
  const diets = kitchenDiets(sheet.wishes, sellsOf(house), restaurant.name)
  if (diets.length === 0) return requirementsOf(sheet)
  const breaks = (text: string) => breaksHouseDiet(text, [...sheet.wishes, ...diets])
  const kept = requirementsOf({
    ...sheet,
    wishes: sheet.wishes.filter((wish) => !isOfHouseDiet(wish, sheet.wishes)),
  })
  return {
    ...kept,
    allowsText: (text) => kept.allowsText(text) && !breaks(text),
    allowsMenuItem: (item) => (breaks(item.name) ? 'no' : kept.allowsMenuItem(item)),
  }
}

export function briefOf(answers: Answers, given: EngineContext): Brief {
  const all = ofKitchen(given)
  const requirements = { ...all, dates: all.dates.filter((date) => !isQuiet(date)) }
  // Nobody says the brackets of a house's name, and no hashtag holds them.
  const context = withStatedHours(
    {
      ...given,
      restaurant: { ...given.restaurant, name: shortName(given.restaurant.name) },
      house: { ...given.house, menu: given.house.menu.filter((item) => !isProtected(item)) },
    },
    requirements,
  )
  const menu = sellsOf(context.house)
  const spared = sparedNames(context)
  const spoken = voicesOf(listOf(answers, 'brand_style'), given.sheet)
  const isPlain = requirements.postRules.some(({ what }) => what === 'noSlang' || what === 'formal')
  return {
    context,
    requirements,
    menu,
    spared,
    quiet: all.dates.filter(isQuiet),
    ownDates: requirements.dates.filter(({ what, closed }) => closed || !isChildrens(what, spared)),
    themes: listOf(answers, 'content_focus'),
    frequency: textOf(answers, 'posting_frequency'),
    spoken,
    register: isPlain ? plainer(registerOf(spoken)) : registerOf(spoken),
    byDay: dayRules(requirements, menu),
    rules: withOwnSupper(
      ofTrade(
        context,
        menu,
        withoutPots(menu, placed(context.restaurant, formRules(requirements, wordingOf(context)))),
      ),
      requirements,
    ),
  }
}

/** Whether no post may show alcohol. */
export const isAlcoholFree = ({ requirements: { zeroAlcohol } }: Brief): boolean =>
  zeroAlcohol !== null && zeroAlcohol.count === null

/** Whether the house is on wheels, without tables of its own. */
export const isOnStreet = ({ context }: Brief): boolean => context.restaurant.type === 'food_truck'
