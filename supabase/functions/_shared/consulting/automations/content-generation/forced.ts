/** Posts that the owner counts: "2 posts da truta", "um sem álcool por semana". */
import { addDays, weekdayOf } from '../../base/calendar.ts'
import { containsPhrase, foldAccents, tokenize } from '../../base/language/text.ts'
import { holdsOn } from '../../base/request/held-days.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Draft } from './drafts.ts'
import { drinkAlcohol, isDrink, type Shown } from './menu-items.ts'
import type { Slot } from './schedule.ts'

type Topic = Requirements['postTopics'][number]

/** Names of what children eat, those that say so first. */
const childrens: readonly RegExp[] = [
  /\b(?:kids|infantil|mini|criancas?)\b/,
  /\b(?:chocolate|brigadeiro|morango|sorvete|milk ?-?shake|churros|petit gateau|brownie)\b/,
  /\b(?:mussarela|batata frita|nuggets?|macarrao|panqueca|pastel de queijo|pao de queijo|bolinho de queijo)\b/,
  /\b(?:sucos?|bolos?|pudim|cartola|cocada|doces?)\b/,
]

/** Whether a subject is the guests' children, to whom nothing is sold: the post speaks to those who bring them. */
export const ofChildren = (what: string): boolean =>
  /^(?:(?:d[aeo]s?|pr?a(?:ra)?|as?|os?) )*(?:criancas?|criancada|kids|infantil|molecada|filhos?|familias? com criancas?)$/.test(
    foldAccents(what).toLowerCase(),
  )

/** The items of the menu that a subject means. */
export function itemsOfTopic(what: string, menu: readonly Shown[]): Shown[] {
  const folded = foldAccents(what)
    .toLowerCase()
    .replace(/^(?:d[aeo]s?|o|a|os|as|cada)\s+/, '')
  if (/^(?:sem alcool|zero|nao alcoolic)/.test(folded))
    return menu.filter((item) => isDrink(item) && !drinkAlcohol(item))
  if (/^(?:drinks?|coquete\w+|bebidas?|copos?)$/.test(folded))
    return menu.filter((item) => isDrink(item) && drinkAlcohol(item))
  if (/^(?:pratos?|comidas?)$/.test(folded)) return menu.filter((item) => !isDrink(item))
  const named = menu.filter((item) => namesItem(what, item))
  if (named.length > 0) return named
  // What a table with children orders: one item, so that the others keep posts of their own.
  if (ofChildren(what))
    return childrens
      .flatMap(
        (words) =>
          menu.find((item) => !drinkAlcohol(item) && words.test(foldAccents(item.name).toLowerCase())) ?? [],
      )
      .slice(0, 1)
  const words = tokenize(folded)
  const within = menu.filter(({ name, section }) =>
    containsPhrase(tokenize(`${name} ${section ?? ''}`), words),
  )
  return within
}

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))

/** Whether a draft belongs to a subject: by its items, or by the words of its theme. */
export function isOfTopic(
  topic: Topic,
  { items, theme, title }: Pick<Draft, 'items' | 'theme' | 'title'>,
  menu: readonly Shown[],
): boolean {
  const own = new Set(itemsOfTopic(topic.what, menu).map(({ name }) => name))
  if (own.size > 0) return items.some((name) => own.has(name))
  const words = tokenize(topic.what)
  return containsPhrase(tokenize(`${theme} ${title}`), words)
}

/** The places of a subject's posts: one or more in each week, else spread evenly over the calendar. */
export function placesOf(
  { count, per, from, to }: Topic,
  slots: readonly Slot[],
  isFree: (at: number) => boolean,
): number[] {
  const free = slots.flatMap(({ day }, at) => (isFree(at) && holdsOn({ from, to }, day) ? [at] : []))
  if (per === 'week') {
    const weeks = [...new Set(slots.map(({ day }) => mondayOf(day)))]
    return weeks.flatMap((monday) => {
      const own = free.filter((at) => mondayOf(slots[at]?.day ?? '') === monday)
      return own.filter((_, at) => at % Math.max(1, Math.floor(own.length / count)) === 0).slice(-count)
    })
  }
  const wanted = Math.min(count, free.length)
  return Array.from({ length: wanted }, (_, at) => free[Math.floor(((at + 0.5) * free.length) / wanted)] ?? 0)
}
