/** The order of the subjects: the house's own, those of the chosen themes, and moments of the house between them. */

import { isPublishable } from '../../base/language/advertising.ts'
import { type Brief, isOnStreet } from './brief.ts'
import { type Draft, drafts, spread } from './drafts.ts'
import { houseIdeas } from './house-ideas.ts'
import { ideaFilter } from './idea-filter.ts'
import { drinkAlcohol, type Shown } from './menu-items.ts'
import { isMoment, momentDrafts, withMoments } from './moments.ts'
import { originDrafts, producersTheme } from './origin-ideas.ts'

/** Themes that the posts about the menu fill. */
const ofMenu = ['Pratos da casa', 'Drinks autorais', 'Promoções e combos']

/** The theme of the owner's own events, which tell it themselves. */
const ofEvents = 'Eventos e música ao vivo'

/** Themes that the menu, the dates and moments of the house tell under other names. */
export const filledOtherwise: readonly string[] = [
  ...ofMenu,
  ofEvents,
  'Bastidores do bar e da cozinha',
  'Equipe',
]

/** Houses that often pour no alcohol, and the themes with which their owners say that they do. */
const mostlyDry = new Set(['food_truck', 'cafeteria', 'fast_casual'])
const ofAlcohol = ['Drinks autorais', 'História da cachaça', 'Dicas de harmonização', 'Consumo responsável']

/** At this many ideas about the menu, those themes take no others. */
const enoughOwned = 14

/** Posts left for the chosen themes and for moments of the house. */
const keptForMoments = 3

/** Houses that people go to for a drink, and drinks with alcohol from which on any other is one of them. */
const bars: ReadonlySet<string> = new Set(['bar', 'pub'])
const fewDrinks = 3

/** Whether the house is one of drinks: by its menu, or else by its kind and what its owner wants to speak of. */
function poursAlcohol({ context, menu, themes }: Brief): boolean {
  const poured = menu.filter(drinkAlcohol).length
  // One wine on the card of an inn makes no talk of ice and distilleries.
  if (menu.length > 0)
    return (
      poured >=
      (bars.has(context.restaurant.type) || themes.some((theme) => ofAlcohol.includes(theme)) ? 1 : fewDrinks)
    )
  return !mostlyDry.has(context.restaurant.type) || themes.some((theme) => ofAlcohol.includes(theme))
}

/** After every three of the first, one of the second. */
const inTurn = (first: readonly Draft[], second: readonly Draft[]): Draft[] => [
  ...first.flatMap((draft, at) =>
    at % 3 === 2 ? [draft, ...second.slice((at - 2) / 3, (at + 1) / 3)] : [draft],
  ),
  ...second.slice(Math.floor(first.length / 3)),
]

/** Own subjects before the first post of a theme that would else come after the calendar's end. */
const beforeTheme = 2

/** Each theme that only its own ideas tell has one within the first `free` posts. */
function withThemesWithin(queue: readonly Draft[], themes: readonly string[], free: number): Draft[] {
  const late = themes.flatMap((theme) => {
    const at = filledOtherwise.includes(theme) ? -1 : queue.findIndex((draft) => draft.theme === theme)
    return at >= free ? (queue[at] ?? []) : []
  })
  const rest = queue.filter((draft) => !late.includes(draft))
  return late.reduce(
    (posts, draft, turn) =>
      posts.toSpliced(Math.min(Math.max(0, free - 1), beforeTheme + 3 * turn), 0, draft),
    rest,
  )
}

/** The house's own ideas, as many as leave every dish its post. */
function ownSubjects(owned: readonly Draft[], ofHouse: readonly Draft[], free: number): Draft[] {
  const dishesToTell = new Set(owned.flatMap(({ items }) => items)).size
  const room = Math.max(0, free - dishesToTell - keptForMoments)
  return inTurn(owned, ofHouse.slice(0, room))
}

/**
 * The subjects in the order in which they are posted, more than there are posts as a rule.
 * @param owned drafts about the menu and the owner's statements
 * @param listed the items that posts may speak of
 * @param free number of posts that no date, closure or weekly dish takes
 * @param hasEvents whether the calendar has dates of the owner's
 */
export function postQueue(
  brief: Brief,
  { owned, listed }: { owned: readonly Draft[]; listed: readonly Shown[] },
  free: number,
  hasEvents: boolean,
): Draft[] {
  const { context, requirements, themes, register, rules } = brief
  const street = isOnStreet(brief)
  const pours = poursAlcohol(brief)
  const mayTell = ideaFilter(context, requirements)
  const allowed: typeof mayTell = (idea, theme) => (pours || !idea.alcohol) && mayTell(idea, theme)
  const origins = themes.includes(producersTheme)
    ? originDrafts(listed, requirements.onlyPrices === null).filter(
        (draft) => allowed(draft, draft.theme) && rules.allows(draft.body),
      )
    : []
  const ofTables = drafts(themes, context.restaurant.name, street, allowed, owned.length > 0)
  // Where the menu names its origins, they are told instead of what is true of any house.
  const others = [
    ...origins,
    ...ofTables.filter(({ theme }) => origins.length === 0 || theme !== producersTheme),
  ].filter((draft) => !isMoment(draft, themes) && !(draft.theme === ofEvents && hasEvents))
  // What the menu tells of dishes and drinks leaves no room for what is true of any house.
  const isChosen = ({ theme }: Draft) => !ofMenu.includes(theme) && themes.includes(theme)
  // A theme that the owner chose has a post, also where it waits for something that the owner adds.
  const marked = others.map((draft, at) =>
    isChosen(draft) && others.findIndex(({ theme }) => theme === draft.theme) === at
      ? { ...draft, isOnly: true }
      : draft,
  )
  const ofThemes = marked.filter(isChosen)
  const ofHouse = houseIdeas({
    context,
    requirements,
    register,
    menu: listed,
    priced: requirements.onlyPrices === null,
  }).filter((draft) => allowed(draft, draft.theme) && rules.allows(draft.body) && isPublishable(draft.body))
  const own = ownSubjects(owned, ofHouse, free)
  // Ice and lime are for houses whose menu nobody knows; a long calendar comes to them anyway.
  const ofAnyHouse =
    owned.length > 0 && free < enoughOwned ? marked.filter(({ theme }) => ofMenu.includes(theme)) : []
  const subjects =
    own.length < enoughOwned
      ? [
          ...spread(
            own,
            marked.filter((draft) => !ofAnyHouse.includes(draft)),
          ),
          ...ofAnyHouse,
        ]
      : [...spread(own, ofThemes), ...marked.filter((draft) => !ofThemes.includes(draft))]
  const told = withMoments(
    subjects,
    momentDrafts(context, register, { street, themes }, (draft) => allowed(draft, draft.theme)),
  )
  const queue = withThemesWithin(told, themes, free)
  // A restaurant whose owner speaks of other things posts a drink where nothing else is left.
  const isAside = ({ alcohol, items }: Draft) => alcohol && items.length > 0
  const asksForDrinks =
    bars.has(context.restaurant.type) ||
    themes.length === 0 ||
    themes.some((theme) => ofAlcohol.includes(theme)) ||
    context.sheet.wishes.some(({ kind }) => kind === 'promote' || kind === 'postTopic')
  return asksForDrinks ? queue : [...queue.filter((draft) => !isAside(draft)), ...queue.filter(isAside)]
}
