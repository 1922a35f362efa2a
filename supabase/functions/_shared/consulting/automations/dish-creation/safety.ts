import type { FoodTag } from '../../base/pantry/food.ts'
import { shortName } from '../../base/pantry/kitchen.ts'
import type { Candidate } from './compose.ts'

const flesh: readonly FoodTag[] = ['beef', 'pork', 'poultry', 'fish', 'shellfish']

/** Minutes of advance work from which cooked food has to be cooled and stored. */
const keptAhead = 60

/** Cooked bases that are kept for a day or more: "Feijão cozido: 3 dias". */
const cookedBase =
  /(?:^|\. )([^.:(]*(?:cozid|escaldad|assad|caldo|ensopado|recheio|purê)[^.:(]*)(?: \([^)]*\))?: \d+ dias?/giu

const cookedBasesOf = ({ keeps }: Candidate['idea']): string[] =>
  [...keeps.matchAll(cookedBase)].flatMap(([, base]) => (base === undefined ? [] : [base.toLowerCase()]))

/**
 * Food safety rules from ANVISA's RDC 216/2004, worded for a report. Each appears once, with the dishes it applies to.
 */
export const safetyRules = {
  raw: 'Cru: até 5 °C do recebimento ao prato e “peixe cru” escrito no cardápio, porque limão e cachaça não substituem o fogo',
  centre: '70 °C no centro, no termômetro, antes de servir',
  slow: 'Tempo que vale os 70 °C, sem interrupção',
  egg: 'Ovo a 70 °C no centro, e massa crua não se prova',
  frying:
    'Óleo até 180 °C, trocado quando escurecer ou espumar, e massa crua abaixo de 5 °C, só por um turno',
  cooling:
    'Adiantado: de 60 °C a 10 °C em até 2 horas, depois a 4 °C com data na etiqueta, e 70 °C no pedido',
  chilled: 'Cozido antes e servido frio: 70 °C ao cozinhar, 10 °C em até 2 horas e até 5 °C daí ao prato',
  holding: 'Pronto e à espera: acima de 60 °C, por no máximo 6 horas',
} as const

export type SafetyRule = keyof typeof safetyRules

export const safetyRuleIds = Object.keys(safetyRules).filter((id): id is SafetyRule => id in safetyRules)

/** A rule that applies to a dish, and its detail: "polvo", "65 °C por 90 minutos no magret". */
export interface SafetyPoint {
  rule: SafetyRule
  what: string
}

/** The food safety rules that apply to a dish. */
export function safetyOf({ idea, parts, steps }: Candidate): SafetyPoint[] {
  const method = steps.join(' ')
  const isRaw = /consumo cru/.test(method)
  const meats = parts.filter(({ item }) => item.tags.some((tag) => flesh.includes(tag)))
  const [first] = parts
  const main = first ? shortName(first.item) : idea.name
  const raw = isRaw ? meats.filter(({ item }) => item.tags.includes('fish')) : []
  const cooked = meats.filter((part) => !raw.includes(part)).map(({ item }) => shortName(item))
  const slow = /65 °C por \d+ minutos/.exec(method)?.[0]
  // Bread and ice cream contain egg too, but it was cooked by their makers.
  const hasEgg = parts.some(({ item }) => item.id === 'ovo')
  const isFried = idea.needs.includes('fryer') && /frite|fritos|massa/.test(method)
  const isHot = !isRaw && idea.course !== 'sobremesa' && /\b(?:ferva|cozinhe|asse|refogue)\b/i.test(method)
  const servedCold =
    isHot && idea.technique === 'raw' && cooked.length > 0 && /gelad|\bfri[ao]/i.test(idea.plating)
  // Food finished to order, or served at once, does not wait.
  const waits =
    idea.needs.every((need) => need !== 'griddle' && need !== 'grill') && !/no pedido|na hora\b/i.test(method)
  const heldAhead = isHot && idea.advance >= keptAhead ? (cooked.length > 0 ? cooked : [main]) : []
  const cooled = heldAhead.length > 0 || slow ? heldAhead : cookedBasesOf(idea)
  if (servedCold) return cooked.map((what): SafetyPoint => ({ rule: 'chilled', what }))
  return [
    ...raw.map(({ item }): SafetyPoint => ({ rule: 'raw', what: shortName(item) })),
    ...cooked.map(
      (what): SafetyPoint => (slow ? { rule: 'slow', what: `${what}, ${slow}` } : { rule: 'centre', what }),
    ),
    ...(hasEgg ? [{ rule: 'egg' as const, what: 'ovo' }] : []),
    ...(isFried ? [{ rule: 'frying' as const, what: main }] : []),
    ...cooled.map((what): SafetyPoint => ({ rule: 'cooling', what })),
    ...(isHot && waits && idea.alcohol.startsWith('simmer')
      ? [{ rule: 'holding' as const, what: main }]
      : []),
  ]
}
