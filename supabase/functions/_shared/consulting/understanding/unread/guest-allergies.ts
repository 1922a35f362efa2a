/**
 * "Temos clientes com intolerância à lactose": on a menu, some guests' allergy takes nothing away from the others. It is
 * told on the page, and nothing new may carry it. An order to leave it out still counts.
 */
import { isDiet } from '../../base/lexicon/diets.ts'
import { foodsIn } from '../anyhow/masks.ts'
import type { Named } from '../spoken/pieces.ts'
import { type Draft, type DraftUnread, type DraftWish, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets, type Span } from '../text/half-read.ts'
import { guests, healthWords, household } from '../text/health-words.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { withoutSpans } from '../text/take-out.ts'

/** It is to be left out, or nobody may serve it. */
const orders =
  /(?<![a-z])(?:tir(?:a|ar|e|em|em os|amos)|retir\w+|exclu\w+|cort(?:a|ar|e|em)|elimin\w+|remov\w+|proib\w+|evit\w+|fora|nunca|nada (?:de|com|que)|sem|zero|tracos?|nao (?:pode(?:m)? (?:ter|levar|usar|conter|entrar|haver)|us\w+|coloc\w+|bot\w+|quero\w*|queremos|entr\w+|serv\w+|vend\w+|lev\w+|ter|tenha\w*|inclu\w+))(?![a-z])/

/** "o hóspede quer saber de leite, por intolerância": no food stands behind the word of health. */
function isNameless(text: string, one: Span): boolean {
  const around = sentenceAround(text, one)
  const said = foldInPlace(text.slice(around.start, around.end)).toLowerCase()
  const ill = healthWords.exec(said)
  return ill !== null && !/[a-z]/.test(said.slice(ill.index).replace(/^[a-z]+/, ''))
}

/**
 * "o hóspede quer saber de camarão, por alergia": a food that is known needs no question, as no dish leaves the
 * menu for it.
 */
function foodsOf(text: string, one: DraftUnread, items: readonly Span[]): DraftWish[] {
  if (!one.blocking || one.why !== 'allergy') return []
  const near = isNameless(text, one) ? sentenceAround(text, one) : one
  const found = foodsIn(withoutSpans(text, items).slice(near.start, near.end)).filter(
    ({ mask }) => mask === 'FOOD',
  )
  return found
    .flatMap(({ names = [] }) => names)
    .map((what) => ({
      wish: { kind: 'exclude', what, why: 'allergy', guests: true },
      start: one.start,
      end: one.end,
    }))
}

/** Where a name of several words stands in a text. */
function placesOf(name: string, text: string): Span[] {
  const found: Span[] = []
  // A word alone may be the food that guests ask about.
  if (!name.includes(' ')) return found
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    found.push({ start: at, end: at + name.length })
  return found
}

/** The draft in which what some guests may not have is kept for the others. */
export function withGuestAllergies(text: string, draft: Draft, names: readonly Named[] = []): Draft {
  // "uma indicação do que não leva leite" orders a sign.
  const marks = draft.wishes.filter(({ wish }) => wish.kind === 'layout')
  const whole = foldInPlace(text).toLowerCase()
  // "O bolo sem leite vende pouco" orders nothing: it is the item's name.
  const items = names.flatMap(({ name }) => placesOf(foldInPlace(name).toLowerCase(), whole))
  const folded = withoutSpans(whole, [...marks, ...items])
  const isOfGuests = (one: Span, what = '') => {
    const around = sentenceAround(folded, one)
    const said = folded.slice(around.start, around.end)
    // "muitos clientes são veganos" tells a diet as an allergy is told.
    const isHealth = healthWords.test(said) || isDiet(what)
    return isHealth && guests.test(said) && !household.test(said) && !orders.test(said)
  }
  const known = draft.unread.flatMap((one) =>
    isOfGuests(one) ? foodsOf(text, one, items).map((wish) => ({ one, wish })) : [],
  )
  // A food that guests may not have is none that the owner likes.
  const isKnown = ({ wish, start }: DraftWish) =>
    wish.kind === 'prefer' &&
    known.some(
      (found) =>
        found.wish.wish.kind === 'exclude' &&
        found.wish.wish.what === wish.what &&
        start >= sentenceAround(folded, found.one).start,
    )
  const wishes = draft.wishes.map((one): DraftWish => {
    if (one.wish.kind !== 'exclude' || (one.wish.why !== 'allergy' && one.wish.why !== 'diet')) return one
    return isOfGuests(one, one.wish.what) ? { ...one, wish: { ...one.wish, guests: true } } : one
  })
  // "A torta sem leite sai pouco, mas tenho clientes alérgicos": of an item, and what they react to is read.
  const isOfItem = (one: DraftUnread) =>
    one.blocking &&
    one.why === 'allergy' &&
    isOfGuests(one) &&
    items.some((item) => meets(item, one)) &&
    wishes.some(
      ({ wish, start, end }) =>
        wish.kind === 'exclude' && wish.guests === true && meets({ start, end }, sentenceAround(folded, one)),
    )
  return {
    ...draft,
    wishes: known.reduce((all, { wish }) => inserted(all, wish), wishes).filter((one) => !isKnown(one)),
    unread: draft.unread
      .filter((one) => !known.some((found) => found.one === one))
      .map((one) => (isOfItem(one) ? { ...one, why: 'unknown', blocking: false } : one)),
  }
}
