/** What becomes of a dish between the pass and the guest: how long it stands, and whether it needs cutlery. */
import { foldAccents } from '../../base/language/text.ts'
import type { Candidate } from './compose.ts'
import type { DishIdea } from './idea.ts'
import { waysOf } from './ways.ts'

/** Minutes on a tray, uncovered: a crust softens, a risotto sets, ice cream melts, raw fish warms up. */
const standing = { atOnce: 5, crust: 15, warm: 30, cold: 60 } as const

const setsOrMelts =
  /risoto|nhoque|ravioli|penne|massa|macarrao|sufle|souffle|omelete|ceviche|carpaccio|tartar|sorvete|semifrio|ovo mole/u
const crisp = /empanad|croc|chips|pastel|dadinho|bolinho|coxinha|palito|torresmo|pururuca|frit[oa]/u

/** For how many minutes a dish is still good after it has left the kitchen. */
export function standsFor({ idea, parts }: Pick<Candidate, 'idea' | 'parts'>): number {
  const name = foldAccents(idea.name).toLowerCase()
  const melts = idea.needs.includes('freezer') || parts.some(({ item }) => item.id === 'sorvete')
  const isRaw = (idea.technique === 'raw' || idea.technique === 'cure') && idea.course !== 'sobremesa'
  if (melts || isRaw || idea.technique === 'flambe' || setsOrMelts.test(name)) return standing.atOnce
  const ways = waysOf({ idea })
  if (ways.includes('fried') || crisp.test(name)) return standing.crust
  return ways.includes('cold') ? standing.cold : standing.warm
}

const byHand =
  /sanduiche|barrinha|hamburguer|burger|\bpao\b|espet|bolinho|pastel|coxinha|croquete|dadinho|empad|tapioca|tapioquinha|\btaco|crostini|bruschetta|torrada|palito|chips|quibe|biscoito|cocada|brigadeiro|\bcone\b|wrap|pizza|linguica|asinha|petala|cubo|disco|disquinho/u
/** Sauces and syrups over a dish ask for a fork. */
const needsFork =
  /caldo|caldinho|molho por cima|calda|escondidinho|arroz|feijao|risoto|salada|moqueca|pudim|mousse/u

/** What runs down from a dish in the hand. */
const runs =
  /molho|calda|vinagrete|lambedor|melado|caldo|reducao|geleia|maionese|glace|em fio|por cima em fio|regad/u

/** Whether a sauce or syrup runs down from it. */
export const drips = ({ name, plating, keeps }: Pick<DishIdea, 'name' | 'plating' | 'keeps'>): boolean =>
  runs.test(foldAccents(`${name} ${plating} ${keeps}`).toLowerCase())

/** Whether a guest eats it standing, with one hand. */
export function isHandheld({
  name,
  needs: _needs,
  plating,
}: Pick<DishIdea, 'name' | 'needs' | 'plating'>): boolean {
  const folded = foldAccents(name).toLowerCase()
  const served = foldAccents(plating).toLowerCase()
  // "Disco de feijão-verde": the first word says what it is, if nothing runs down from it.
  if (byHand.test(folded.split(' ')[0] ?? '')) return !/por cima|molho|calda|fio/u.test(served)
  return (byHand.test(folded) || /com a mao/u.test(served)) && !needsFork.test(folded)
}
