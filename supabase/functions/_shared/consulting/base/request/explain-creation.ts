import { formatBrl, joinList } from '../language/text.ts'
import { dietAdjective, isDiet } from '../lexicon/diets.ts'
import { isBoughtGood } from '../pantry/told-costs.ts'
import { isDishQuestion } from './dish-wishes.ts'
import type { Explanation } from './explanation.ts'
import { ingredientLimit } from './ingredient-limit.ts'
import type { RequestSheet } from './request-sheet.ts'
import type { Requirements } from './requirements.ts'
import type { Wish } from './wish.ts'

const isAboutDishes = (wish: Wish) => wish.kind === 'question' && isDishQuestion(wish.about)

/** What the two creation automations have in common: they make dishes or drinks. */
export interface Creation {
  /** "prato", "drink" */
  noun: string
  /** Most results of one consultation. */
  most: number
  /** How many were made. */
  made: number
  /** Most that the request may ask for; a higher count is answered elsewhere. */
  possible: number
  /** What limited the menu: "sem leite, até R$ 15,00 por drink e o equipamento informado". */
  limits: string
}

/** What limited the menu to fewer results than asked for, the kitchen or bar last. */
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
  const labels = [...new Set(requirements.exclusions.map(({ label }) => label))]
  // "sem vegetariano" would say the opposite.
  const diets = labels.filter(isDiet)
  const without = labels.filter((label) => !diets.includes(label))
  return joinList([
    ...diets.map((label) => (/ano$/.test(label) ? `comida ${dietAdjective(label)}` : label)),
    ...(without.length > 0 ? [`sem ${joinList(without, 'nem')}`] : []),
    ...(only.length > 0 ? [`só com ${joinList(only)}`] : []),
    ...further,
    ...ingredientLimit(requirements),
    ...(max === null ? [] : [`até ${formatBrl(max)} por ${noun}`]),
    ...(min === null ? [] : [`a partir de ${formatBrl(min)}`]),
    place,
  ])
}

/** The shared reason why a wish is not met; null if it is met, undefined if each creation gives its own answer. */
function commonReason(
  wish: Wish,
  { noun, most, made, possible, limits }: Creation,
): string | null | undefined {
  const aboutDishes =
    noun === 'prato' ? undefined : 'É pedido sobre pratos: quem responde é a consultoria de pratos.'
  switch (wish.kind) {
    case 'count':
      if (wish.of === 'ingredients') return null
      if (wish.of !== undefined && wish.of !== 'results') {
        return `Esta consultoria conta ${noun}s; não define páginas nem itens do cardápio.`
      }
      if (wish.course !== undefined || wish.taste !== undefined) return undefined
      if (wish.bound === 'at_most') return null
      if (wish.count > most) return `Uma consultoria entrega até ${most} ${noun}s; para mais, peça outra.`
      return made < Math.min(wish.count, possible)
        ? `Com ${limits}, podemos recomendar ${made}; preferimos entregar menos a forçar receitas.`
        : null
    case 'keepItem':
    case 'dropItem':
    case 'promote':
      // New drinks take the place of those that leave, and leave the others alone.
      return noun === 'drink' ? null : `Aqui criamos ${noun}s novos; o cardápio atual não muda.`
    case 'keepPrice':
    case 'capPrice':
      return `Aqui criamos ${noun}s novos; o cardápio atual não muda.`
    case 'date':
      return noun === 'prato' && wish.from !== undefined
        ? null
        : `Os ${noun}s não dependem de data ou horário.`
    case 'period':
    case 'salesPeriod':
    case 'hours':
      return `Os ${noun}s não dependem de data ou horário.`
    case 'onlyPrice':
    case 'refusedPost':
    case 'postRule':
    case 'postTopic':
    case 'combo':
    case 'houseFact':
      return `Aqui criamos ${noun}s, e não publicações.`
    case 'layout':
      if (wish.what === 'marked_allergens' || wish.what === 'english') return null
      return `Aqui criamos ${noun}s; o papel do cardápio se desenha na consultoria de cardápio.`
    case 'served':
    case 'budget':
      if (noun === 'prato') return undefined
      return `Aqui criamos ${noun}s; o cardápio se desenha na consultoria de cardápio.`
    case 'sections':
    case 'noNew':
    case 'pageNote':
    case 'newCombo':
      return `Aqui criamos ${noun}s; o cardápio se desenha na consultoria de cardápio.`
    case 'pairing':
    case 'flight':
    case 'pairingRule':
      return 'O que vai com cada prato se decide na consultoria de harmonização.'
    case 'newDrink':
      return `Um drink avulso entra na consultoria de cardápio; aqui os ${noun}s são escolhidos pela casa toda.`
    case 'question':
      if (wish.about === 'bar' && noun === 'drink') return null
      return isAboutDishes(wish)
        ? aboutDishes
        : 'É pergunta sobre os preços de hoje: quem responde é a consultoria de preços.'
    case 'leftover':
      return noun === 'drink' ? undefined : aboutDishes
    case 'dishLimit':
    case 'dishTrait':
    case 'tasting':
      return aboutDishes
    // The check reads the first days of sale.
    case 'deadline':
      return null
    case 'costNow':
      // What the owner gets for nothing is calculated so, and what an ingredient costs too.
      return (noun === 'drink' && wish.percent === -100) ||
        (wish.price !== undefined && isBoughtGood(wish.item))
        ? null
        : `Não entra na conta do preço de um ${noun} novo.`
    case 'elasticity':
    case 'competitorPrice':
    case 'rivalFact':
    case 'portion':
    case 'scope':
    case 'target':
    case 'costShare':
      return `Não entra na conta do preço de um ${noun} novo.`
    case 'drinkTrait':
    case 'glass':
    case 'pace':
      return noun === 'drink' ? undefined : `Vale para drinks, e aqui criamos ${noun}s.`
    case 'cost':
    case 'equipment':
    case 'exclude':
    case 'price':
      return null
    case 'ending':
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
 * The wishes that a creation does not meet, with reasons.
 * @param own answers to wishes specific to one creation: ingredients, alcohol, style
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

/** How a sentence begins that says what limited the results: "Com até R$ 22,00", "Pelo que você pediu (sem pequi)". */
export const limitedBy = (limits: string): string =>
  limits.startsWith('sem ') ? `Pelo que você pediu (${limits})` : `Com ${limits}`
