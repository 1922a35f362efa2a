/** Posts about what only this house has: its stories, its offers, and the items of its menu. */
import { addDays } from '../../base/calendar.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { type Brief, isAlcoholFree } from './brief.ts'
import type { Draft } from './drafts.ts'
import { hourIdeas } from './hour-ideas.ts'
import { inText } from './idea-filter.ts'
import type { MenuIdea } from './menu-idea.ts'
import type { MenuIdeas } from './menu-ideas.ts'
import { personDrafts } from './named-people.ts'
import { storyDrafts } from './owner-stories.ts'
import { quietDrafts } from './quiet-spans.ts'

/** The theme of a post about the menu: one that the owner chose, if it fits. */
function themeOf({ about, alcohol }: MenuIdea, themes: readonly string[]): string {
  // A juice is not a signature drink.
  if (about === 'drink' && !alcohol) return 'Cardápio da casa'
  const theme = {
    dish: 'Pratos da casa',
    drink: 'Drinks autorais',
    pair: 'Promoções e combos',
    together: 'Dicas de harmonização',
  }[about]
  // Two items at their own prices are no promotion, unless the owner mentions combos.
  return themes.includes(theme) ? theme : 'Cardápio da casa'
}

const draftOf = (idea: MenuIdea, theme: string): Draft => ({ ...idea, theme })

/** What is made of a fruit whose season ends comes first, and says so. */
function withSeasonEnd(drafts: readonly Draft[], { houseFacts }: Requirements): Draft[] {
  const ending = houseFacts.filter(({ about, what }) => about === 'seasonEnd' && what)
  const endOf = ({ items }: Draft) =>
    items.length === 1 ? ending.find(({ what = '' }) => inText(items[0] ?? '', what)) : undefined
  const ends = (draft: Draft) => endOf(draft) !== undefined
  return drafts
    .map((draft) =>
      ends(draft) && draft.words
        ? {
            ...draft,
            words: {
              ...draft.words,
              facts:
                `${draft.words.facts} Só enquanto durar${endOf(draft)?.month === undefined ? '' : ' a fruta'}.`.trim(),
            },
          }
        : draft,
    )
    .toSorted((a, b) => Number(ends(b)) - Number(ends(a)))
}

const isNew =
  /(?<!\p{L})(?:nov[oa]s?|novidades?|lan[çc]amentos?|acab\p{L}+ de (?:chegar|entrar)|recém)(?!\p{L})/iu

/** What the owner calls new is told as new, in the first of its posts. */
function withNews(drafts: readonly Draft[], { context: { sheet } }: Brief): Draft[] {
  const named = sheet.wishes.flatMap((wish) =>
    wish.kind === 'promote' && isNew.test(wish.text) ? [wish.item] : [],
  )
  const first = named.map((item) =>
    drafts.find(({ items, words }) => words && items.length === 1 && items[0] === item),
  )
  return drafts.map((draft) =>
    draft.words && first.includes(draft)
      ? { ...draft, words: { ...draft.words, facts: `Novidade no cardápio. ${draft.words.facts}`.trim() } }
      : draft,
  )
}

/** First and last day after its launch on which an item gets posts of its own. */
const afterLaunch = { from: 4, to: 365 }

/** What is launched on a date is shown by the posts of that date, and by others after it only. */
function afterLaunches(draft: Draft, launched: ReadonlyMap<string, string>): Draft[] {
  const [since] = draft.items.flatMap((name) => launched.get(name) ?? [])
  if (since === undefined) return [draft]
  return draft.items.length === 1 && !draft.asks && !draft.days
    ? [{ ...draft, days: { from: addDays(since, afterLaunch.from), to: addDays(since, afterLaunch.to) } }]
    : []
}

/**
 * What the owner tells and wants shown first, then the menu.
 * @param launched the last day of the date that launches an item, by the item's name
 */
export function ownDrafts(
  brief: Brief,
  { shown, own }: Pick<MenuIdeas, 'shown' | 'own'>,
  launched: ReadonlyMap<string, string>,
): Draft[] {
  const { requirements, menu, themes } = brief
  const all = [
    ...personDrafts(requirements, menu),
    ...storyDrafts(requirements, menu),
    ...quietDrafts(brief.quiet, menu, requirements.onlyPrices === null),
    ...shown.map((idea) => draftOf(idea, 'Destaque da casa')),
    ...hourIdeas(requirements).map((idea) => draftOf(idea, 'Promoções e combos')),
    ...own.map((idea) => draftOf(idea, themeOf(idea, themes))),
  ]
  return withNews(withSeasonEnd(all, requirements), brief)
    .filter(({ alcohol }) => !(isAlcoholFree(brief) && alcohol))
    .flatMap((draft) => afterLaunches(draft, launched))
}

/** Posts about what is sold on some weekdays only. */
export const specialDrafts = (brief: Brief, special: readonly MenuIdea[]): Draft[] =>
  special
    .map((idea) => draftOf(idea, themeOf(idea, brief.themes)))
    .filter(({ alcohol }) => !(isAlcoholFree(brief) && alcohol))
