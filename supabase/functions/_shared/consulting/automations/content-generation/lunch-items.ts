/** What is served at lunch only: its posts come before it, and say so. */
import { itemKind } from '../../base/house/item-kind.ts'
import { foldAccents } from '../../base/language/text.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import type { Draft } from './drafts.ts'
import type { Shown } from './menu-items.ts'

/** Words of a post that promise an evening. */
const evening = /jant|noite|noturn|17h|18h|19h|20h|luar|fim do dia|depois do trabalho/iu

const ofLunch = /\balmoco\b|\bexecutiv[oa]s?\b|\bprato feito\b/
/** "Almoço e jantar": served in the evening, too. */
const ofDinner = /\bjanta\w*|\bnoite\b/

const isOfLunch = (words: string) => ofLunch.test(words) && !ofDinner.test(words)

/** Sections of what is eaten before the evening. */
const ofDay = /\balmoco\b|\bcafe(?: da manha| da roca)?\b|\bbrunch\b|\bdesjejum\b|\bexecutiv[oa]s?\b/

/** Whether all that a house cooks, but for its desserts, is breakfast or lunch by its sections, and some of it lunch. */
export function servesByDay(menu: readonly Shown[]): boolean {
  const sections = menu.flatMap((item) =>
    itemKind(item) === 'dish' ? [foldAccents(item.section ?? '').toLowerCase()] : [],
  )
  const meals = sections.filter((one) => !/sobremesa|doce/.test(one))
  return meals.some((one) => isOfLunch(one)) && meals.every((one) => ofDay.test(one) && !ofDinner.test(one))
}

/** Whether an item is served at lunch only: the owner says so, or its section does. */
export const lunchOnly = ({ houseFacts }: Pick<Requirements, 'houseFacts'>, menu: readonly Shown[]) => {
  const said = houseFacts.flatMap(({ about, what }) => (about === 'lunchOnly' && what ? [what] : []))
  const names = new Set(
    menu
      .filter(
        (item) =>
          said.some((what) => namesItem(what, item)) ||
          isOfLunch(foldAccents(`${item.section ?? ''} ${item.name}`).toLowerCase()),
      )
      .map(({ name }) => name),
  )
  return (name: string): boolean => names.has(name)
}

/** A draft that says that its item is for lunch, without a word of the evening. */
/** @param opensLate whether the house opens in the evening: where it does not, nobody expects dinner */
export function forLunch(draft: Draft, opensLate: boolean): Draft {
  const { words } = draft
  if (!words) return draft
  const kept = (texts: readonly string[]) => texts.filter((text) => !evening.test(text))
  return {
    ...draft,
    words: {
      ...words,
      texts: kept(words.texts),
      spoken: kept(words.spoken),
      sober: kept(words.sober),
      jokes: kept(words.jokes),
      asks: kept(words.asks),
      facts:
        `${words.facts} ${!opensLate || /almo[cç]o/iu.test(words.name) ? '' : 'Sai só no almoço.'}`.trim(),
    },
  }
}
