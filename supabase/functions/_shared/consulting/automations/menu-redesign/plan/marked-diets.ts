/** Lines that leave something out, marked where the owner wants guests to see them: "4 pratos sem carne". */
import { itemKind } from '../../../base/house/item-kind.ts'
import { dietTerms } from '../../../base/lexicon/diets.ts'
import { requirementsOf } from '../../../base/request/requirements.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { NewMenu } from '../schema.ts'

type Share = WishOf<'share'>

/** A wish that counts the dishes without something. */
export const countsWithout = (wish: Share) =>
  wish.count !== undefined &&
  wish.of === 'many' &&
  (wish.without === true || Object.hasOwn(dietTerms, wish.what))

/** Guests who eat no meat want no fish in it either. */
const covers = (what: string): readonly string[] => (/^carnes?$/.test(what) ? ['vegetariano'] : [what])

/** The dishes and desserts that leave it out for certain, by name. */
export function withoutIt(menu: NewMenu, { what }: Share): { certain: string[]; unsure: string[] } {
  const { allowsMenuItem } = requirementsOf({
    wishes: covers(what).map((one) => ({
      kind: 'exclude',
      what: one,
      why: 'diet',
      text: one,
      origin: 'request',
    })),
    unread: [],
  })
  const dishes = menu.sections.flatMap(({ name: section, items }) =>
    items.flatMap(({ name, text, textToday }) =>
      itemKind({ name, section }) === 'dish' && !/sobremesa|doce|ado[cç]ar/i.test(section)
        ? [{ name, verdict: allowsMenuItem({ name, description: textToday ?? text }) }]
        : [],
    ),
  )
  const of = (verdict: 'yes' | 'unknown') =>
    dishes.filter((one) => one.verdict === verdict).map(({ name }) => name)
  // Nobody knows what is in a tasting menu or in a dish of the day.
  const unsure = of('unknown').filter((name) => !/degusta|menu|do dia|executivo|\bpf\b|combo/i.test(name))
  return { certain: of('yes'), unsure }
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/carne|vegetarian/, 'v'],
  [/vegan/, 'vg'],
  [/gl[uú]ten/, 'sg'],
  [/lactose|leite/, 'sl'],
]

const signOf = (what: string) => signs.find(([word]) => word.test(what))?.[1] ?? 's'

const legends: Readonly<Record<string, string>> = {
  v: '(v) sem carne nem peixe.',
  vg: '(vg) sem nada de origem animal.',
  sg: '(sg) sem ingrediente com glúten; a cozinha usa trigo e pode haver traços.',
  sl: '(sl) sem leite entre os ingredientes.',
}

/** The menu with the sign at each line, and its meaning at the foot. */
export function withSigns(menu: NewMenu, shares: readonly Share[]): NewMenu {
  const asked = shares.filter(countsWithout)
  if (asked.length === 0) return menu
  const marks = asked.map((wish) => {
    const { certain, unsure } = withoutIt(menu, wish)
    const enough = certain.length >= (wish.count ?? 0)
    return {
      sign: signOf(wish.what),
      what: wish.what,
      names: new Set(enough ? certain : [...certain, ...unsure]),
    }
  })
  return {
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      items: section.items.map((line) => {
        const own = marks.filter(({ names }) => names.has(line.name)).map(({ sign }) => sign)
        return own.length === 0 ? line : { ...line, signs: own }
      }),
    })),
    foot: [...marks.map(({ sign, what }) => legends[sign] ?? `(${sign}) sem ${what}.`), ...menu.foot],
  }
}
