import { allergenLabels } from '../../base/allergens.ts'
import { hasAlcohol } from '../../base/house/item-kind.ts'
import { houseItems, known } from '../../base/house/own-menu.ts'
import { healthRisk } from '../../base/language/health-risk.ts'
import { allergensInWords } from '../../base/lexicon/allergens-in-words.ts'
import { boxesOf } from './frames.ts'
import { partnersOf } from './partners.ts'
import { kindOf, type NewMenuSource, ordered, type Placed, place, sectionsOf } from './placed.ts'
import type { MenuLine, NewMenu } from './schema.ts'
import { type Described, menuText, sentence } from './texts.ts'
import { wantsDrinks } from './with-cachaca.ts'

const wordsOf = (text: string) => text.toLowerCase().replace(/\.$/, '').trim()

/** The menu as it is to be printed. */
export function newMenu(source: NewMenuSource): NewMenu {
  const { context, goals, menu, pages, readable } = source
  const placed = place(source)
  const partner = partnersOf(placed, goals, context)
  const own = houseItems(context.house)
  const names = sectionsOf(placed, goals)
  const taken = new Set<string>()
  const describe = (one: Placed, shown: Pick<Described, 'price' | 'first' | 'changes' | 'suggests'>) =>
    menuText(
      {
        name: one.item.name,
        section: one.section,
        seed: context.restaurant.name,
        description: one.item.description,
        size: one.item.size ?? null,
        kind: kindOf(one),
        beside: partner(one, placed.indexOf(one)),
        ...shown,
      },
      taken,
    )
  const boxes = boxesOf(
    placed,
    names,
    pages,
    goals,
    (one) =>
      one.item.description !== null ||
      describe(one, { price: null, first: false, changes: true, suggests: false }).text !== null,
  )
  const framed = new Set(boxes.map(({ name }) => name))
  const sections = names.map((name) => {
    const items = ordered(
      placed.filter(({ section }) => section === name),
      goals,
    )
    const most = Math.max(0, ...items.map(({ redesigned }) => redesigned?.units ?? 0))
    const opens = menu.items.find(({ category }) => readable(category ?? 'Cardápio') === name)?.name
    return {
      name,
      ...(opens !== undefined && { opens }),
      items: items.map((one): MenuLine => {
        const { item, redesigned, left } = one
        // A sheet shows what was paid, less discounts: unchanged items are printed at the menu's price.
        const stays = (redesigned?.newPrice ?? left?.newPrice ?? null) === null
        const today = stays
          ? (known(item.price) ?? redesigned?.price ?? null)
          : (redesigned?.price ?? item.price)
        const price = redesigned?.newPrice ?? left?.newPrice ?? today
        const first = items.length > 1 && redesigned !== null && redesigned.units === most
        const changes = framed.has(item.name) || price !== today || redesigned?.move === 'highlight'
        const { text, ask, fromName } = describe(one, {
          price,
          first,
          changes,
          suggests: wantsDrinks(goals) && kindOf(one) === 'dish' && (first || changes),
        })
        for (const said of text?.split(/(?<=\.) /) ?? []) taken.add(said)
        const said = text ?? (item.description && sentence(item.description))
        return {
          name: item.name,
          text: said,
          rewritten: text !== null && wordsOf(text) !== wordsOf(item.description ?? ''),
          ...(fromName && { fromName }),
          ask,
          price,
          priceToday: today,
          box: framed.has(item.name),
          contains: own(item.name)?.allergens ?? [],
          textToday: item.description,
          // Items under a burger section come in bread, whatever their names say.
          hints: allergensInWords(
            [item.name, item.description ?? '', /b[uú]rg/i.test(name) ? name : ''].join(', '),
          ).map((one) => allergenLabels[one]),
        }
      }),
    }
  })
  const poured = placed.some(({ item, section }) =>
    hasAlcohol({ name: item.name, section, kind: own(item.name)?.kind ?? null }),
  )
  return { sections, boxes, foot: poured ? [healthRisk] : [] }
}
