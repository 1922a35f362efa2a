import { formatBrl, joinList } from '../language/text.ts'
import type { Explanation } from './explanation.ts'
import { ingredientLimit } from './ingredient-limit.ts'
import type { RequestSheet } from './request-sheet.ts'
import type { Requirements } from './requirements.ts'
import type { Wish } from './wish.ts'

/** What two automations create: dishes or drinks. */
export interface Creation {
  /** "prato", "drink" */
  noun: string
  /** Most that one consultation delivers. */
  most: number
  /** How many were made. */
  made: number
  /** How many the request may get at all; a count beyond it is answered elsewhere. */
  possible: number
  /** What made the menu shorter: "sem leite, até R$ 15,00 por drink e o equipamento informado". */
  limits: string
}

/** What made a menu shorter than it was asked to be, the kitchen or bar last. */
export function creationLimits(
  requirements: Pick<Requirements, 'exclusions' | 'priceBounds' | 'countOf'>,
  {
    only,
    noun,
    place,
    further = [],
  }: { only: readonly string[]; noun: string; place: string; further?: readonly string[] },
): string {
  const { max, min } = requirements.priceBounds()
  const without = [...new Set(requirements.exclusions.map(({ label }) => label))]
  return joinList([
    ...(without.length > 0 ? [`sem ${joinList(without, 'nem')}`] : []),
    ...(only.length > 0 ? [`só com ${joinList(only)}`] : []),
    ...further,
    ...ingredientLimit(requirements),
    ...(max === null ? [] : [`até ${formatBrl(max)} por ${noun}`]),
    ...(min === null ? [] : [`a partir de ${formatBrl(min)}`]),
    place,
  ])
}

/** Why a wish that any creation answers alike is not met; null where it is, undefined where each has its own answer. */
function commonReason(
  wish: Wish,
  { noun, most, made, possible, limits }: Creation,
): string | null | undefined {
  switch (wish.kind) {
    case 'count':
      if (wish.of === 'ingredients') return null
      if (wish.of !== undefined && wish.of !== 'results') {
        return `Esta consultoria conta ${noun}s; não define páginas nem itens do cardápio.`
      }
      if (wish.course !== undefined) return undefined
      if (wish.bound === 'at_most') return null
      if (wish.count > most) return `Uma consultoria entrega até ${most} ${noun}s; para mais, peça outra.`
      return made < Math.min(wish.count, possible)
        ? `Com ${limits}, podemos recomendar ${made}; preferimos entregar menos a forçar receitas.`
        : null
    case 'keepPrice':
    case 'capPrice':
    case 'keepItem':
    case 'dropItem':
    case 'promote':
      return `Aqui criamos ${noun}s novos; o cardápio atual não muda.`
    case 'date':
    case 'hours':
      return `Os ${noun}s não dependem de data ou horário.`
    case 'elasticity':
    case 'competitorPrice':
      return `Não entra na conta do preço de um ${noun} novo.`
    case 'equipment':
    case 'exclude':
    case 'price':
      return null
    case 'prefer':
    case 'only':
    case 'zeroAlcohol':
    case 'strength':
    case 'share':
    case 'audience':
    case 'style':
      return undefined
  }
}

/**
 * The wishes that a creation does not meet, with the reason.
 * @param own what only this creation can say: about ingredients, alcohol, style
 */
export function explainCreation(
  { wishes }: RequestSheet,
  creation: Creation,
  own: (wish: Wish) => string | null,
): Explanation[] {
  return wishes.flatMap((wish) => {
    const common = commonReason(wish, creation)
    const reason = common === undefined ? own(wish) : common
    return reason === null ? [] : [{ wish, reason }]
  })
}
