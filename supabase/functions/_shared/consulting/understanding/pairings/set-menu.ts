/** The parts of a set dinner, and a menu at one price for each guest. */
import { amountIn } from '../dishes/shape.ts'
import { type ClauseReader, moneyOf } from './clause.ts'

const part = (words: string) => new RegExp(`(\\d|um|uma|dois|duas|tres|quatro)? ?(?:${words})`, 'u')
const parts = {
  starters: part('entradas?|antepastos?|petiscos?'),
  mains: part('pratos?(?: principa(?:l|is))?|principa(?:l|is)|massas?'),
  desserts: part('sobremesas?|doces?'),
  doses: part('doses?|cachacas?|drinks?'),
} as const

/** How many of each part a list names; null if a word of it is none, or it has no main dish. */
export function coursesIn(list: readonly string[]) {
  const courses = { starters: 0, mains: 0, desserts: 0, doses: 0 }
  for (const one of list.map((said) => said.trim()).filter(Boolean)) {
    const found = (Object.keys(parts) as (keyof typeof parts)[]).find((key) => parts[key].test(one))
    if (!found) return null
    courses[found] += amountIn(parts[found].exec(one)?.[1] ?? 'um')
  }
  return courses.mains === 0 ? null : courses
}

const setMenu =
  /^(?:(?:quero|queria|monta\w*|faz|faca|preciso de|um|o|tambem) )*(?:menu|cardapio|jantar|almoco|pacote)(?: (?:fixo|fechado|completo|executivo|especial))?(?: d[eo]| por| a| ate)?(?: (?:r\$ ?)?\d{1,4}(?:[.,]\d{2})?(?: reais)?)? por (?:pessoa|cabeca|cliente)(?: (?:de|a|por|ate) (?:r\$ ?)?\d{1,4}(?: reais)?)?[,:]? ?(?:com |de |tendo )?(.+)$/u
const perHead =
  /(?:r\$ ?)?(\d{2,4}(?:[.,]\d{2})?)(?: reais)? por (?:pessoa|cabeca|cliente)|por (?:pessoa|cabeca|cliente)(?: (?:de|a|por|ate))? (?:r\$ ?)?(\d{2,4})/u
const eachDrink =
  /(?:uma? )?(?:bebida|drink|dose)s? (?:em|pra|para|com) cada(?: (?:um|uma|prato|etapa|tempo))?/u
/** "menu fixo de R$ 120 por pessoa, com entrada, prato e sobremesa e uma bebida em cada" */
export const readSetMenu: ClauseReader = (clause, _names, carry) => {
  const said = carry.asks ? undefined : setMenu.exec(clause)?.[1]
  if (said === undefined) return null
  const price = perHead.exec(clause)
  const rest = said
    .replace(
      /,? ?(?:ate|por|a|no maximo)? ?(?:r\$ ?)?\d{2,4}(?:[.,]\d{2})?(?: reais)? por (?:pessoa|cabeca|cliente)/u,
      '',
    )
    .replace(eachDrink, '')
  const courses = coursesIn(rest.split(/\+|,| e |;| com /u))
  if (!courses) return null
  if (eachDrink.test(said)) courses.doses = courses.starters + courses.mains + courses.desserts
  const max = moneyOf(price?.[1] ?? price?.[2] ?? '')
  return [{ kind: 'pairingRule', what: 'dinner', courses, perGuest: true, ...(max > 0 && { max }) }]
}
