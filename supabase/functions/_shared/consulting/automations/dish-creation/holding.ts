/** What becomes of a dish away from the kitchen: in a closed lunch box, and without a fridge. */
import { foldAccents } from '../../base/language/text.ts'
import type { Candidate } from './compose.ts'
import { keptBases } from './kept-bases.ts'
import { waysOf } from './ways.ts'

/** Hours that ready food may stand between 5 and 60 °C: 2, and 1 above 32 °C (FDA Food Code 2022, USDA FSIS). */
export const unsafeAfter = { shade: 2, sun: 1 } as const

const dryKept = /fora da geladeira/u

/** Whether a dish keeps without a fridge as a whole: dry, or with so much sugar that nothing grows on it. */
export const keepsDry = ({ idea }: Pick<Candidate, 'idea'>): boolean =>
  idea.keeps.split(/(?<=\.) /).every((line) => dryKept.test(line) && keptBases(line).length > 0)

/** Hours for which a dish is safe without a fridge. @param inSun above 32 °C */
export function unchilledHours(dish: Pick<Candidate, 'idea'>, inSun = false): number {
  if (keepsDry(dish)) return Math.min(...keptBases(dish.idea.keeps).map(({ days }) => days)) * 24
  return inSun ? unsafeAfter.sun : unsafeAfter.shade
}

const perishable = ['beef', 'pork', 'poultry', 'fish', 'shellfish', 'egg', 'dairy'] as const
const groupWords: Readonly<Record<(typeof perishable)[number], string>> = {
  beef: 'carne',
  pork: 'carne de porco',
  poultry: 'frango',
  fish: 'peixe',
  shellfish: 'frutos do mar',
  egg: 'ovo',
  dairy: 'leite ou queijo',
}

/** What in a dish spoils first; cooked and moist food does in any case. */
export function spoilsBy({ parts }: Pick<Candidate, 'parts'>): string {
  const tag = perishable.find((one) => parts.some(({ item }) => item.tags.some((own) => own === one)))
  return tag === undefined ? 'comida cozida e úmida' : groupWords[tag]
}

/** Why a dish does not survive a closed lunch box; null if it does. */
export interface BoxVerdict {
  /** Minutes for which it is still good. */
  minutes: number
  why: string
}

/** Minutes: a crust in its own steam, what sets or wilts, and what only cools. */
const inBox = { crust: 10, sets: 20, moist: 90 } as const

/** Crisp as a whole; a crisp part may be packed apart. */
const crispWhole =
  /empanad|chips|past(?:el|eis)|dadinho|bolinho|coxinha|palito|torresmo|pururuca|fritos?(?!\p{L})|tostad[oa]|crocante|espet|burger|discos?|tapioca/u
const crispPart = /farofa|telha|castanha por cima|crosta/u
const setsInBox = /risoto|nhoque|ravioli|penne|macarrao|massa|sufle|omelete|ovo mole|ovo de borda/u
const wilts = /salada|rucula|vinagrete|alface|pepino/u
const spills = /caldo|caldinho|sopa/u

/** How a dish bears a closed box. */
export function boxVerdict(candidate: Pick<Candidate, 'idea' | 'parts' | 'name'>): BoxVerdict {
  const { idea, parts, name } = candidate
  const said = foldAccents(`${idea.name} ${name}`).toLowerCase()
  const served = foldAccents(`${said} ${idea.plating} ${idea.keeps}`).toLowerCase()
  if (idea.needs.includes('freezer') || parts.some(({ item }) => item.id === 'sorvete'))
    return { minutes: 0, why: 'derrete' }
  if (
    (idea.technique === 'raw' || idea.technique === 'cure') &&
    parts.some(({ item }) => item.tags.includes('fish'))
  )
    return { minutes: 0, why: 'peixe cru não viaja sem gelo' }
  if (idea.technique === 'flambe') return { minutes: 0, why: 'é flambado na hora' }
  if (waysOf({ idea }).includes('fried') || crispWhole.test(said))
    return { minutes: inBox.crust, why: 'a casca amolece no vapor da tampa' }
  if (setsInBox.test(said)) return { minutes: inBox.sets, why: 'passa do ponto e empapa' }
  if (wilts.test(served)) return { minutes: inBox.moist, why: 'leve a parte fria em potinho à parte' }
  if (crispPart.test(served))
    return { minutes: inBox.moist, why: 'leve a parte crocante em saquinho à parte' }
  if (spills.test(said)) return { minutes: inBox.moist, why: 'só em pote com tampa de rosca' }
  return { minutes: inBox.moist, why: '' }
}
