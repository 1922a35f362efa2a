/** What the calendar chooses, and why: the decisions that an owner may want to change. */
import { known, sellsOf } from '../../base/house/own-menu.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { shortDay } from './dates.ts'
import { isEpithet } from './item-words.ts'
import { describedOf, isDrink, nameIn } from './menu-items.ts'
import { celebration } from './tables/arcs.ts'
import { choiceTexts } from './tables/plan-texts.ts'
import { lastMonth, missingFruit } from './tables/seasons.ts'
import { say, shortWeekday, type ToldCalendar } from './told-calendar.ts'

/** Names of the dishes at most, in one line. */
const mostNames = 4

/** The lines of the decisions; none where the house’s menu is not known. */
export function decisions(told: ToldCalendar): string[] {
  const { context, posts, weekly, left, places } = told
  const sold = sellsOf(context.house)
  const find = (name: string) => sold.find((item) => item.name === name)
  const spoken = (names: readonly string[]) => joinList(names.flatMap((name) => find(name) ?? []).map(nameIn))
  const isGlass = (name: string) => {
    const item = find(name)
    return item !== undefined && isDrink(item)
  }
  const alone = [...new Set(posts.flatMap(({ items }) => (items.length === 1 ? items : [])))]
  const dishes = alone.flatMap((name) => {
    const item = find(name)
    return item && !isDrink(item) && !weekly.includes(name) ? [item] : []
  })
  const story = dishes.filter((item) => isEpithet(describedOf(item))).slice(0, mostNames)
  const costed = dishes
    .filter((item) => !story.includes(item) && known(item.cost) !== null)
    .slice(0, mostNames)
  const drinks = posts.filter(({ alcohol, items }) => alcohol && items.length > 0)
  const counts = new Map<string, number>()
  for (const { items } of drinks)
    for (const name of items.filter(isGlass)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [fruit] = [...counts.keys()].flatMap((name) => {
    const month = lastMonth(name, context.today)
    const first = drinks.find(({ items }) => items.includes(name))
    // Said only of a drink whose first post comes in time.
    return month === null || !first || missingFruit(name, first.day) !== null ? [] : [{ name, month }]
  })
  const feast = places.find(({ date }) => date.own && celebration.test(date.name))
  const holidays = places.some(({ date }) => date.name === 'Natal' || date.name === 'Réveillon')
  return [
    ...weekly.flatMap((name) => {
      const of = posts.filter(({ items }) => items.includes(name))
      const [one] = of
      if (!one || of.length < 3) return []
      const fields = {
        dish: capitalize(spoken([name])),
        w: shortWeekday(one.day),
        h: String(one.hour),
        n: String(of.length),
      }
      return [say(told, choiceTexts.weekly, fields)]
    }),
    ...(story.length > 1
      ? [say(told, choiceTexts.story, { names: capitalize(spoken(story.map(({ name }) => name))) })]
      : []),
    ...(costed.length > 1
      ? [
          say(told, choiceTexts.margin, {
            when: story.length > 1 ? 'Depois' : 'Entre os pratos, primeiro',
            names: spoken(costed.map(({ name }) => name)),
          }),
        ]
      : []),
    ...(counts.size > 1
      ? [
          `${say(told, choiceTexts.drinks, { n: String(drinks.length) })}${fruit ? ` ${say(told, choiceTexts.fruit, { drink: capitalize(spoken([fruit.name])), month: fruit.month })}` : ''}`,
        ]
      : []),
    ...(left.length > 0 && left.length <= mostNames * 2
      ? [say(told, choiceTexts.left, { names: spoken(left) })]
      : []),
    ...(feast ? [say(told, choiceTexts.celebration, { day: shortDay(feast.date.day) })] : []),
    ...(holidays ? [say(told, choiceTexts.feasts)] : []),
  ]
}
