/** The posts that the owner counts, with their places, and what posts may say of the house. */
import type { EngineContext } from '../../base/context.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { pricesIn } from '../../base/language/prices-in.ts'
import { stableFraction } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { isTheme, themeDraft } from './asked-themes.ts'
import type { Draft } from './drafts.ts'
import type { HouseWords } from './event-copy.ts'
import { isOfTopic, itemsOfTopic, ofChildren, placesOf } from './forced.ts'
import { single } from './item-posts.ts'
import { isDrink } from './menu-items.ts'
import type { Slot } from './schedule.ts'
import type { Register } from './tables/moments.ts'

type Stock = {
  slots: readonly Slot[]
  /** What is left to post; drafts of counted subjects are taken out of it. */
  queue: Draft[]
  specials: Draft[]
  menu: readonly HouseItem[]
  context: EngineContext
  accent: boolean
  sober: boolean
  register: Register
}

/** The posts of counted subjects by their places. The queue keeps none of a subject whose number is exact. */
export function countedPosts(
  topics: Requirements['postTopics'],
  { slots, queue, specials, menu, context, accent, sober, register }: Stock,
  isFree: (at: number) => boolean,
): Map<number, Draft> {
  const placed = new Map<number, Draft>()
  const sold = menu
    .map(({ name, description }) => `${name} ${description ?? ''}`)
    .join(' ')
    .toLowerCase()
  const take = (list: Draft[], topic: Requirements['postTopics'][number]) => {
    const own = list.filter((draft) => isOfTopic(topic, draft, menu))
    if (topic.bound !== 'at_least' || own.length > 0)
      for (const draft of own) list.splice(list.indexOf(draft), 1)
    return own
  }
  let themes = 0
  for (const topic of topics) {
    const own = [...take(queue, topic), ...(topic.per === undefined ? take(specials, topic) : [])]
    const alone = own.filter(({ items }) => items.length <= 1)
    const items = itemsOfTopic(topic.what, menu)
    const made = items.map((item): Draft => {
      const idea = single(item, { seed: context.restaurant.name, sold, accent, sober })
      return { ...idea, theme: isDrink(item) ? 'Drinks autorais' : 'Pratos da casa' }
    })
    const at = placesOf(topic, slots, (place) => isFree(place) && !placed.has(place))
    const all = [...alone, ...made, ...made, ...made, ...made]
    const told = ofChildren(topic.what) ? all.map(withChildren) : all
    const isOwn = told.length === 0 && own.length === 0 && isTheme(topic.what)
    const stock = isOwn
      ? at.map((_, turn) =>
          themeDraft(topic.what, { menu, register, seed: context.restaurant.name, turn: themes + turn }),
        )
      : told
    if (isOwn) themes += stock.length
    if (stock.length === 0) continue
    at.forEach((place, turn) => {
      const draft = stock[turn % stock.length]
      if (draft) placed.set(place, draft)
    })
    // What is not counted exactly goes back.
    if (topic.bound === 'at_least')
      queue.push(...own.filter((draft) => ![...placed.values()].includes(draft)))
  }
  return placed
}

/** A post for the table that brings children. */
const withChildren = (draft: Draft): Draft =>
  draft.words
    ? {
        ...draft,
        words: {
          ...draft.words,
          facts: `${draft.words.facts} Bom de pedir quando vem a família toda.`.trim(),
        },
      }
    : draft

/** What the posts of events and notices say of the house: its seats, the end of its music, its dishes in turn. */
export function houseWords(
  { houseFacts, onlyPrices }: Requirements,
  register: Register,
  owned: readonly Draft[],
): HouseWords {
  const dishes = owned.filter(
    ({ about, items, short, asks, weekdays }) =>
      about === 'dish' && items.length === 1 && short && !asks && !weekdays,
  )
  const turned = dishes.toSorted((a, b) => stableFraction(a.title) - stableFraction(b.title))
  let turn = 0
  return {
    register,
    musicUntil: houseFacts.find(({ about }) => about === 'musicUntil')?.until ?? null,
    seats: houseFacts.find(({ about }) => about === 'seats')?.count ?? null,
    booking:
      houseFacts.find(({ about, what = '' }) => about === 'call' && /^reservas/iu.test(what))?.what ?? null,
    nextDish: () => {
      // A dish said once is not said again: its sentence would come twice.
      const dish = turned[turn]
      turn += 1
      if (!dish?.short) return ''
      const price = /R\$\s?[\d.,]*\d/.exec(dish.short)?.[0] ?? ''
      const mayPrice = onlyPrices === null || pricesIn(price).every((one) => onlyPrices.includes(one))
      return `${dish.subject.replace(/^[oa]s? /, '')}${price !== '' && mayPrice ? `, ${price}` : ''}`
    },
  }
}
