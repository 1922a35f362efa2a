/** Lines that leave something out or carry it, marked where the owner wants guests to see them: "4 pratos sem carne". */
import { itemKind } from '../../../base/house/item-kind.ts'
import { joinList } from '../../../base/language/text.ts'
import { dietTerms } from '../../../base/lexicon/diets.ts'
import { carriesOneOf } from '../../../base/request/carried-foods.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { requirementsOf } from '../../../base/request/requirements.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { ofKind } from '../../../base/request/wish.ts'
import type { MenuLine, NewMenu } from '../schema.ts'
import { freeMarksIn, isToldByAbsence } from './free-marks.ts'

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
  [/vegan/, 'vg'],
  [/carne|vegetarian/, 'v'],
  [/gl[uú]ten/, 'sg'],
  [/lactose|leite/, 'sl'],
]

export const signOf = (what: string) => signs.find(([word]) => word.test(what))?.[1] ?? 's'

const legends: Readonly<Record<string, string>> = {
  v: '(v) sem carne nem peixe.',
  vg: '(vg) sem nada de origem animal.',
  sg: '(sg) sem ingrediente com glúten; a cozinha usa trigo e pode haver traços.',
  sl: '(sl) sem leite entre os ingredientes; a cozinha usa leite e pode haver traços.',
}

/** The sign of dishes with a food that the owner wants marked. */
export const carriedSign = '!'

/** The foods whose dishes the owner wants marked, or that some guests may not have. */
export const markedFoodsIn = (sheet: RequestSheet): string[] => [
  ...new Set([
    ...ofKind(sheet.wishes, 'layout').flatMap(({ what, foods = [] }) =>
      what === 'marked_without' ? [] : foods,
    ),
    ...ofKind(sheet.wishes, 'exclude').flatMap(({ what, guests }) =>
      guests && !isToldByAbsence(what) ? [what] : [],
    ),
  ]),
]

/** The words that say what a line is made of: its own, else those that we print. */
export const wordsOfLine = ({ name, text, textToday }: MenuLine) => ({ name, description: textToday ?? text })

type Mark = { sign: string; legend: string; has: (line: MenuLine, section: string) => boolean }

const legendOf = (foods: readonly string[]) =>
  `(${carriedSign}) contém ${joinList(foods, 'ou')}. Tem alergia? Avise antes de pedir.`

/** The menu with the sign at each line, and its meaning at the foot. */
export function withSigns(menu: NewMenu, sheet: RequestSheet): NewMenu {
  const foods = markedFoodsIn(sheet)
  const marks = ofKind(sheet.wishes, 'share')
    .filter(countsWithout)
    .map((wish): Mark => {
      const { certain, unsure } = withoutIt(menu, wish)
      const names = new Set(certain.length >= (wish.count ?? 0) ? certain : [...certain, ...unsure])
      const sign = signOf(wish.what)
      return {
        sign,
        legend: legends[sign] ?? `(${sign}) sem ${wish.what}.`,
        has: ({ name }) => names.has(name),
      }
    })
  for (const { food, marked } of freeMarksIn(menu, sheet)) {
    const sign = signOf(food)
    if (marked.length === 0 || marks.some((one) => one.sign === sign)) continue
    const names = new Set(marked)
    marks.push({
      sign,
      legend: legends[sign] ?? `(${sign}) sem ${food}.`,
      has: ({ name }) => names.has(name),
    })
  }
  const carries = (line: MenuLine, section: string) => carriesOneOf(foods, { ...wordsOfLine(line), section })
  if (menu.sections.some(({ name, items }) => items.some((line) => carries(line, name))))
    marks.push({
      sign: carriedSign,
      legend: legendOf(foods),
      has: carries,
    })
  if (marks.length === 0) return menu
  return {
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      items: section.items.map((line) => {
        const signs = marks.filter(({ has }) => has(line, section.name)).map(({ sign }) => sign)
        return signs.length === 0 ? line : { ...line, signs }
      }),
    })),
    foot: [...marks.map(({ legend }) => legend), ...menu.foot],
  }
}
