/** The printed menu with everything that the owner asks of its lines and sections. */

import { itemKind } from '../../../base/house/item-kind.ts'
import { joinList } from '../../../base/language/text.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { ofKind } from '../../../base/request/wish.ts'
import type { AskedDrink } from '../asked-drinks.ts'
import type { MenuLine, MenuRedesign, NewMenu, RedesignedCategory } from '../schema.ts'
import { sentence } from '../texts.ts'
import { hasCachaca } from '../with-cachaca.ts'
import { withEnglish } from './english/with-english.ts'
import { type KidsDish, withKids } from './kids-section.ts'
import { withSigns } from './marked-diets.ts'
import { inOwnerSections } from './owner-sections.ts'
import { footLines, servesNotes } from './page-notes.ts'
import { withService } from './served.ts'
import { withShortTexts } from './short-texts.ts'
import { slowNotes } from './slow-dishes.ts'

const kept = ({ role, id }: { role: string; id: string }) =>
  role === 'base' || (role === 'ingredient' && !/^(?:xarope_|acucar|agua)/.test(id))

function lineOf({ name, drink }: AskedDrink, inWords: (text: string) => string): MenuLine[] {
  if (!drink) return []
  const parts = drink.ingredients
    .filter(kept)
    .map((part) =>
      part.name.replace(/^(?:polpa|suco) de | em (?:cubos|rodelas)| fresc[oa]| madur[oa]| sem caroço/g, ''),
    )
  return [
    {
      name,
      text: sentence(inWords(`${joinList([...new Set(parts)])}, com muito gelo`)),
      rewritten: true,
      ask: null,
      price: drink.suggestedPrice,
      priceToday: null,
      box: false,
      contains: drink.allergens,
      isNew: true,
    },
  ]
}

/** New drinks stand after the first drinks with cachaça of the section that has most of them. */
function withDrinks(menu: NewMenu, lines: readonly MenuLine[]): NewMenu {
  if (lines.length === 0) return menu
  const poured = (line: MenuLine, section: string) =>
    itemKind({ name: line.name, section }) === 'drink' && hasCachaca(line.name, line.text, section)
  const counts = menu.sections.map(({ name, items }) => items.filter((line) => poured(line, name)).length)
  const drinks = menu.sections.map(
    ({ name, items }) =>
      items.filter((line) => itemKind({ name: line.name, section: name }) !== 'dish').length,
  )
  const home = counts.some((count) => count > 0)
    ? counts.indexOf(Math.max(...counts))
    : drinks.some((count) => count > 0)
      ? drinks.indexOf(Math.max(...drinks))
      : -1
  if (home < 0) return { ...menu, sections: [...menu.sections, { name: 'Drinks', items: [...lines] }] }
  return {
    ...menu,
    sections: menu.sections.map((section, at) => {
      if (at !== home) return section
      const last = section.items.findLastIndex((line) => poured(line, section.name))
      const place = last < 0 ? 0 : last + 1
      return {
        ...section,
        items: [...section.items.slice(0, place), ...lines, ...section.items.slice(place)],
      }
    }),
  }
}

export function printedPlan(
  menu: NewMenu,
  sheet: RequestSheet,
  drinks: readonly AskedDrink[],
  inWords: (text: string) => string,
  kids: readonly KidsDish[],
  categories: readonly RedesignedCategory[],
): NewMenu {
  const fresh = drinks.filter(({ known }) => known === null).flatMap((one) => lineOf(one, inWords))
  const [order] = ofKind(sheet.wishes, 'sections')
  const filled = withDrinks(menu, fresh)
  const placed = order ? inOwnerSections(filled, order.names) : filled
  const menuLines = placed.sections.flatMap(({ name: section, items }) =>
    items.map(({ name }) => ({ name, section })),
  )
  const served = [
    ...ofKind(sheet.wishes, 'served'),
    ...servesNotes(sheet, menuLines),
    ...slowNotes(sheet, categories),
  ]
  const marked = withSigns(withService(withKids(placed, kids), served), sheet)
  const short = ofKind(sheet.wishes, 'layout').some(({ what }) => what === 'short_texts')
  const signed = short ? withShortTexts(marked) : marked
  const footed = { ...signed, foot: [...footLines(sheet, signed), ...signed.foot] }
  const english = ofKind(sheet.wishes, 'layout').find(({ what }) => what === 'english')
  return english ? withEnglish(footed, english.sections) : footed
}

/** The recipes of the drinks that the owner asks for. */
export function recipesOf(
  drinks: readonly AskedDrink[],
  inWords: (text: string) => string,
): NonNullable<MenuRedesign['recipes']> {
  return drinks.flatMap(({ drink, known, name, estimated }) =>
    drink
      ? [
          {
            name,
            price: known?.price ?? drink.suggestedPrice,
            cost: drink.doseCost,
            ingredients: drink.ingredients.map(({ display, costBRL }) => ({
              text: inWords(display),
              cost: costBRL,
            })),
            method: drink.method.map(inWords),
            glass: drink.glass,
            estimated: estimated.map(inWords),
            known: known !== null,
          },
        ]
      : [],
  )
}
