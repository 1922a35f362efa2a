/** What the owner's rules allow on a day: rules may hold always, or on certain days only. */
import type { HouseItem } from '../../base/house/house.ts'
import { invitesToday } from '../../base/language/invitations.ts'
import { containsPhrase, foldAccents, tokenize } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { isFoodOrDrink, isMeantBy } from '../../base/request/food-or-drink.ts'
import { holdsOn, isScoped } from '../../base/request/held-days.ts'
import { type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import { namesAlcohol } from './date-words.ts'
import type { Draft } from './drafts.ts'
import { drinkAlcohol, isDrink } from './menu-items.ts'
import { isOutsideOffer, isPastDeadline, isPastSeason } from './season-end.ts'

type Rule = Requirements['postRules'][number]
type Told = Pick<Draft, 'items' | 'alcohol'>

export type DayRules = {
  /** Whether a post about these items may appear on a day. */
  allows: (draft: Told, day: string) => boolean
  /** Whether a text may appear on a day, beside these items. */
  allowsText: (text: string, day: string) => boolean
  /** Whether a post about these items may state prices on a day. */
  mayPrice: (items: readonly string[], day: string) => boolean
  /** Whether no price at all may stand. `told`: the words of the post, which may name what `items` does not. */
  forbidsPrice: (items: readonly string[], day: string, told?: string) => boolean
  /** Whether a date of the owner's is called off, or one that must not be named. */
  isOff: (name: string, day: string) => boolean
  /** Whether nothing is sold on a day. */
  isQuiet: (day: string) => boolean
}

/** All dishes: "prato quente", "comida". */
const dishes = /^(?:pratos?|comidas?)(?: quentes?)?$/

/** A name without what stands in brackets, as texts say it. */
const spoken = (name: string) => name.replace(/\s*\([^)]*\)/gu, '')

/** The rules of a calendar by the day. */
export function dayRules(requirements: Requirements, menu: readonly HouseItem[]): DayRules {
  const { postRules } = requirements
  const offers = requirements.combos.filter(
    ({ from, weekdays }) => from !== undefined && weekdays === undefined,
  )
  const itemOf = (name: string) => menu.find((item) => item.name === name)
  const unsaid = postRules.filter(({ what, of }) => what === 'noMention' && of)
  const on = (day: string, ...whats: Rule['what'][]) =>
    postRules.filter((rule) => whats.includes(rule.what) && holdsOn(rule, day))
  /** Items that a rule about a food leaves out. */
  const judged = unsaid.map((rule) => ({ rule, leavesOut: leavesOut(rule.of ?? '') }))
  const forbidsPrice: DayRules['forbidsPrice'] = (items, day, told = '') =>
    on(day, 'noSelling').length > 0 ||
    on(day, 'noPrice').some(
      ({ of }) =>
        of === undefined ||
        containsPhrase(tokenize(told), tokenize(of)) ||
        items.some((name) => isMeantBy(of, itemOf(name) ?? { name, section: null })) ||
        (isFoodOrDrink(of) &&
          menu.some(
            (item) => isMeantBy(of, item) && containsPhrase(tokenize(told), tokenize(spoken(item.name))),
          )),
    )
  return {
    allows({ items, alcohol }, day) {
      if (items.some((name) => isPastSeason(name, day) || isPastDeadline(requirements, name, day)))
        return false
      const own = items.flatMap((name) => itemOf(name) ?? [])
      // At the menu's own price, an offer of one weekday is the item's only day: "rodízio toda quarta, R$ 55".
      if (own.some((item) => isOutsideOffer(requirements, item, day))) return false
      if (on(day, 'noDrinks').length > 0 && (alcohol || own.some(drinkAlcohol))) return false
      if (on(day, 'noSelling').length > 0 && items.length > 0) return false
      return judged.every(({ rule, leavesOut: out }) => !holdsOn(rule, day) || !own.some(out))
    },
    allowsText(text, day) {
      const words = tokenize(text)
      if (on(day, 'noDrinks').length > 0 && namesAlcohol(text)) return false
      const isPriceless = on(day, 'noPrice').some(({ of }) => of === undefined)
      if ((on(day, 'noSelling').length > 0 || isPriceless) && /R\$/.test(text)) return false
      if (on(day, 'noInvite').length > 0 && invitesToday(text)) return false
      return unsaid.every((rule) => !holdsOn(rule, day) || !containsPhrase(words, tokenize(rule.of ?? '')))
    },
    // While an offer runs, the price of the menu would be a second one.
    mayPrice: (items, day) =>
      !offers.some((offer) => items.includes(offer.what) && holdsOn(offer, day)) && !forbidsPrice(items, day),
    forbidsPrice,
    isOff: (name, day) =>
      unsaid.some((rule) => {
        const { of = '' } = rule
        if (!holdsOn(rule, day)) return false
        return containsPhrase(tokenize(name), tokenize(of)) || (isScoped(rule) && /^evento/i.test(of))
      }),
    isQuiet: (day) => on(day, 'noSelling').length > 0,
  }
}

function leavesOut(of: string): (item: HouseItem) => boolean {
  const folded = foldAccents(of)
  if (dishes.test(folded)) return (item) => !isDrink(item)
  const term = findTerm(of)
  if (!term) return (item) => containsPhrase(tokenize(`${item.name} ${item.description ?? ''}`), tokenize(of))
  const { allowsMenuItem } = requirementsOf({
    wishes: [{ kind: 'exclude', what: term.name, why: 'taste', text: of, origin: 'request' }],
    unread: [],
  })
  return (item) => allowsMenuItem(item) === 'no'
}
