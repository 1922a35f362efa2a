/** Posts about the house and its people, for the days between its dishes. */
import type { EngineContext } from '../../base/context.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { stableFraction } from '../../base/language/text.ts'
import type { Draft } from './drafts.ts'
import { moments, onWheelsOnly, type Register } from './tables/moments.ts'
import { speaksOfTables } from './tables/street.ts'

/** The theme of posts about the house itself. */
export const houseTheme = 'A casa'

const few = new Set(['Sofisticada', 'Minimalista'])

/** Whether an idea tells what a moment tells better, and its theme was not chosen. */
export const isMoment = ({ theme, title }: Draft, themes: readonly string[]): boolean =>
  !themes.includes(theme) && moments.some(({ like }) => like?.title === title && like.theme === theme)

/** How a house with these voices speaks. */
export const registerOf = (voices: readonly string[]): Register =>
  voices.includes('Cearense com sotaque')
    ? 'spoken'
    : voices.some((voice) => few.has(voice)) && voices.every((voice) => few.has(voice) || voice === 'Moderna')
      ? 'sober'
      : 'plain'

/** What a house on wheels has not got. */
const indoors = /bandeja|fachada|da cozinha/

/** The moments that a house may have, those of a season first. */
export function momentDrafts(
  context: EngineContext,
  register: Register,
  { street, themes }: { street: boolean; themes: readonly string[] },
  allowed: (draft: Draft) => boolean,
): Draft[] {
  const { restaurant, house, today } = context
  const sold = sellsOf(house).map(({ name, description }) => `${name} ${description ?? ''}`)
  return moments
    .filter(({ title, texts, shot, sells, like }) => {
      if (like && themes.includes(like.theme)) return false
      if (onWheelsOnly.has(title) !== street && onWheelsOnly.has(title)) return false
      if (sells && !sold.some((text) => sells.test(text))) return false
      const told = `${texts[register]} ${shot}`
      return !(street && (speaksOfTables(told) || indoors.test(told)))
    })
    .map(
      ({ title, subject, texts, shot, format, alcohol = false, who = null, days }): Draft => ({
        title,
        subject,
        body: texts[register].replaceAll('{lugar}', restaurant.city).replaceAll('{y}', today.slice(0, 4)),
        question: '',
        visual: shot,
        who,
        format,
        alcohol,
        need: null,
        items: [],
        short: null,
        asks: false,
        theme: houseTheme,
        whole: true,
        ...(days && { days }),
      }),
    )
    .filter(allowed)
    .toSorted(
      (a, b) =>
        Number(b.days !== undefined) - Number(a.days !== undefined) ||
        stableFraction(restaurant.name + a.title) - stableFraction(restaurant.name + b.title),
    )
}

/** Posts of other subjects between two moments: more where the house has told of itself, and needs fewer of them. */
const between = { untold: 4, told: 6 }
const enoughTold = 2

/** The place of the post before the first moment. */
const first = 2

/** One moment after every few posts of other subjects; what is left of them, last. */
export function withMoments(queue: readonly Draft[], house: readonly Draft[]): Draft[] {
  const told = queue.filter(({ theme }) => theme === houseTheme).length
  const every = told >= enoughTold ? between.told : between.untold
  const mixed = queue.flatMap((draft, at) =>
    at % every === first ? [draft, ...house.slice((at - first) / every, (at - first) / every + 1)] : [draft],
  )
  return [...mixed, ...house.slice(Math.ceil((queue.length - first) / every))]
}
