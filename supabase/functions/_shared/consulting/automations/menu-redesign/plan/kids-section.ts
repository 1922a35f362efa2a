/** A section of half portions for children, from dishes that the house already cooks. */
import { itemKind } from '../../../base/house/item-kind.ts'
import { askedEnding, endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { ofKind } from '../../../base/request/wish.ts'
import type { MenuLine, NewMenu, RedesignedCategory } from '../schema.ts'

export type KidsDish = { name: string; from: string; price: number; cost: number | null }

const section = 'Para as crianças'
const usual = 3
/** Dishes that children eat without a change, mildest first. */
const mild = [
  /macarr|espaguete|talharim|massa ao sugo/i,
  /strogonoff|estrogonofe/i,
  /fil[eé] com fritas|bife com fritas|frango grelhad|fil[eé] de frango/i,
  /parmegiana|milanesa|nugget|isca de frango|frango empanado/i,
  /isca de peixe|til[aá]pia|peixe grelhad|macarronada|panqueca/i,
  /executivo de frango|pf de frango|omelete|escondidinho|pur[eê]/i,
]
/** Half a portion costs somewhat more than half to serve. */
export const kidsShare = 0.55

/** How many lines the section takes at most. */
export const kidsAsked = (sheet: RequestSheet): number =>
  ofKind(sheet.wishes, 'question')
    .filter(({ about }) => about === 'kidsMenu')
    .reduce((most, { count }) => Math.max(most, Math.min(count ?? usual, usual)), 0)

/** The dishes of the section, one of each sort; none if the owner asks for no such section. */
export function kidsDishes(
  { wishes }: RequestSheet,
  menu: NewMenu,
  categories: readonly RedesignedCategory[],
): KidsDish[] {
  const wish = ofKind(wishes, 'question').find(({ about }) => about === 'kidsMenu')
  if (!wish) return []
  const costs = new Map(
    categories.flatMap(({ items }) => items.map(({ name, cost }) => [name, cost] as const)),
  )
  const lines = menu.sections.flatMap(({ name: own, items }) =>
    items.filter((line) => line.price !== null && itemKind({ name: line.name, section: own }) === 'dish'),
  )
  return mild
    .flatMap((sort) => lines.filter(({ name }) => sort.test(name)).slice(0, 1))
    .slice(0, Math.min(wish.count ?? usual, usual))
    .map(({ name, price }) => {
      const cost = costs.get(name)
      const full = price ?? 0
      return {
        name: `${name} infantil`,
        from: name,
        price: menuPriceFrom(full * kidsShare, endingsFrom(full, askedEnding(wishes))),
        cost: cost === undefined ? null : Math.round(cost * 50) / 100,
      }
    })
}

/** The menu with the section after its last dishes, before what is drunk. */
export function withKids(menu: NewMenu, kids: readonly KidsDish[]): NewMenu {
  if (kids.length === 0) return menu
  const of = new Map(menu.sections.flatMap(({ items }) => items.map((line) => [line.name, line] as const)))
  const items = kids.map(
    ({ name, from, price }): MenuLine => ({
      name,
      text: 'Meia porção, com o tempero de sempre.',
      rewritten: true,
      ask: null,
      price,
      priceToday: null,
      box: false,
      contains: of.get(from)?.contains ?? [],
      ...(of.get(from)?.hints && { hints: of.get(from)?.hints }),
      isNew: true,
    }),
  )
  const isSweetOrDrink = ({ name, items: lines }: NewMenu['sections'][number]) =>
    /sobremesa|doce/i.test(name) ||
    lines.every((line) => itemKind({ name: line.name, section: name }) !== 'dish')
  const at = menu.sections.findIndex(
    (_, index) => index > 0 && menu.sections.slice(index).every(isSweetOrDrink),
  )
  const place = at < 0 ? menu.sections.length : at
  return {
    ...menu,
    sections: [...menu.sections.slice(0, place), { name: section, items }, ...menu.sections.slice(place)],
  }
}
