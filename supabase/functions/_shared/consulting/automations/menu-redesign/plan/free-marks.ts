/** Lines that leave something out, marked where the owner wants guests to see them: "marcar as vegetarianas". */
import { allergenLabels } from '../../../base/allergens.ts'
import { itemKind } from '../../../base/house/item-kind.ts'
import { isDiet } from '../../../base/lexicon/diets.ts'
import { exclusionOf } from '../../../base/lexicon/exclusion.ts'
import { carriesOneOf } from '../../../base/request/carried-foods.ts'
import { menuItemVerdict } from '../../../base/request/judge-exclusions.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { ofKind } from '../../../base/request/wish.ts'
import type { MenuLine, NewMenu } from '../schema.ts'

/** Foods that a guest asks to be left out, whose carriers fill half a menu: what is free of them is marked. */
const widespread = /^(?:leite|lactose|latic[ií]nios|gl[uú]ten|trigo)$/

/** A milk or gluten allergy of some guests is told by what they can have; any other one by what carries it. */
export const isToldByAbsence = (what: string): boolean => widespread.test(what) || isDiet(what)

/** What the owner wants marked as left out, each once. */
export function freeFoodsIn(sheet: RequestSheet): string[] {
  const asked = ofKind(sheet.wishes, 'layout').flatMap(({ what, foods = [] }) =>
    what === 'marked_without' ? foods : [],
  )
  const guests = ofKind(sheet.wishes, 'exclude').flatMap(({ what, guests: some }) =>
    some && isToldByAbsence(what) ? [what] : [],
  )
  const names = [...new Set([...asked, ...guests])]
  // Lactose is milk's: one sign tells both.
  const meant = (food: string) => [...exclusionOf(food, 'diet').allergens].join()
  return names.filter(
    (food, at) =>
      isDiet(food) ||
      meant(food) === '' ||
      names.findIndex((one) => !isDiet(one) && meant(one) === meant(food)) === at,
  )
}

export type FreeMark = { food: string; marked: string[]; unsure: string[] }

/** Names that say nothing of what is in them. */
const closed = /\b(?:combo|kit|do dia|executivo|prato feito|pf|degusta\S*|rod[ií]zio|buffet|surpresa)\b/i

/** Kinds of dish that are of meat or fish unless they say something else. */
const ofMeat =
  /b[uú]rg|smash|espet|churras|carne|grelhad|frango|(?<!\p{L})aves?(?!\p{L})|peix|frutos do mar|sandu|lanche|cachorro|hot ?dog|past[eé]|salgad|coxinha|empad|croquete|bolinho/iu

/** Whether a line leaves a food out: for certain, not at all, or as far as its words say. */
function verdictOn(food: string, line: MenuLine, section: string): 'free' | 'holds' | 'unsure' {
  // Our own words about a dish are no proof of what is in it.
  const words = { name: line.name, description: line.textToday ?? null, section }
  if (carriesOneOf([food], words)) return 'holds'
  const exclusion = exclusionOf(food, 'diet')
  const labels = [...exclusion.allergens].map((one) => allergenLabels[one])
  if ([...line.contains, ...(line.hints ?? [])].some((one) => labels.includes(one))) return 'holds'
  if ((line.often ?? []).some((one) => labels.includes(one))) return 'unsure'
  // "Trufado" among the burgers is a burger of meat until the house says otherwise.
  if (isDiet(food) && words.description === null && ofMeat.test(`${section} ${line.name}`)) return 'unsure'
  if (line.unsaid || closed.test(line.name)) return 'unsure'
  // The owner's list of ingredients counts, whatever the dish is called.
  const told = [words, ...(words.description === null ? [] : [{ name: words.description }])]
  return told.some((one) => menuItemVerdict(exclusion, one) === 'yes') ? 'free' : 'unsure'
}

/** The lines of each food: a diet is marked on what is eaten, a food on drinks too. */
export function freeMarksIn(menu: NewMenu, sheet: RequestSheet): FreeMark[] {
  return freeFoodsIn(sheet).map((food) => {
    const lines = menu.sections.flatMap(({ name: section, items }) =>
      items.flatMap((line) => {
        const kind = itemKind({ name: line.name, section })
        const counts = !isDiet(food) || kind === 'dish' || kind === 'side'
        return counts ? [{ name: line.name, verdict: verdictOn(food, line, section) }] : []
      }),
    )
    const of = (verdict: string) => lines.filter((one) => one.verdict === verdict).map(({ name }) => name)
    return { food, marked: of('free'), unsure: of('unsure') }
  })
}
