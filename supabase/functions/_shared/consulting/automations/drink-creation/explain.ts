import { cachacaIds } from '../../base/cachacas.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import { styleWords } from '../../base/drinks/style-words.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { ingredients } from '../../base/pantry/bar.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { ingredientLimit } from '../../base/request/ingredient-limit.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { ingredientHolds } from '../../base/request/requirements.ts'
import type { Wish } from '../../base/request/wish.ts'
import { type DrinkRequest, mostDrinks } from './plan.ts'
import { holds, type Preference } from './select.ts'

/** What made the menu shorter than it was asked to be: "com as restrições, até R$ 15,00 por drink". */
export function limitsOf({ requirements, only }: DrinkRequest): string {
  const { max, min } = requirements.priceBounds()
  return joinList([
    ...(requirements.exclusions.length > 0
      ? [
          `sem ${joinList(
            requirements.exclusions.map(({ label }) => label),
            'nem',
          )}`,
        ]
      : []),
    ...(only.length > 0 ? [`só com ${joinList(only.map(({ term }) => term))}`] : []),
    ...ingredientLimit(requirements),
    ...(max === null ? [] : [`até ${formatBrl(max)} por drink`]),
    ...(min === null ? [] : [`a partir de ${formatBrl(min)}`]),
    'o equipamento informado',
  ])
}

const isStyle = (what: string) => styleWords.some(({ label }) => label === findTerm(what)?.name)

function reasonFor(wish: Wish, chosen: readonly Candidate[], request: DrinkRequest): string | null {
  const { total, without } = request
  const lacking = (preference: Preference) => !chosen.some((candidate) => holds(candidate, preference))
  switch (wish.kind) {
    case 'count': {
      if (wish.of === 'ingredients') return null
      if (wish.of !== undefined && wish.of !== 'results') {
        return 'Esta consultoria conta drinks; não define páginas nem itens do cardápio.'
      }
      if (wish.bound !== 'at_most' && wish.count > mostDrinks) {
        return `Uma consultoria entrega até ${mostDrinks} drinks; para mais, peça outra.`
      }
      if (wish.bound !== 'at_most' && chosen.length < Math.min(wish.count, total)) {
        return `Com ${limitsOf(request)}, podemos recomendar ${chosen.length}; preferimos entregar menos a forçar receitas.`
      }
      return null
    }
    case 'prefer':
    case 'only': {
      const known = ingredients.filter((item) => ingredientHolds(item, wish.what))
      if (known.length === 0) {
        return `${wish.what} não está entre os ingredientes que sabemos medir e custear; nenhum drink leva.`
      }
      const preference = { term: wish.what, ids: new Set(known.map(({ id }) => id)) }
      if (!lacking(preference)) return null
      return without === total && cachacaIds.some((id) => preference.ids.has(id))
        ? 'Todos os drinks são sem álcool, como você pediu.'
        : 'Não coube neste menu com as demais escolhas.'
    }
    case 'zeroAlcohol': {
      const made = chosen.filter(({ base }) => base === null).length
      return made < without
        ? `Com ${limitsOf(request)}, podemos recomendar ${made} sem álcool.`
        : wish.count !== undefined && wish.count > total
          ? `São ${total} drinks ao todo.`
          : null
    }
    case 'keepPrice':
    case 'capPrice':
    case 'keepItem':
    case 'dropItem':
    case 'promote':
      return 'Aqui criamos drinks novos; o cardápio atual não muda.'
    case 'date':
    case 'hours':
      return 'Os drinks não dependem de data ou horário.'
    case 'elasticity':
    case 'competitorPrice':
      return 'Não entra na conta do preço de um drink novo.'
    case 'style':
      return isStyle(wish.what) ? null : 'Não está entre os estilos que mudam a escolha dos drinks.'
    case 'audience':
      return 'Não está entre os públicos que mudam a escolha dos drinks.'
    case 'equipment':
    case 'exclude':
    case 'price':
      return null
  }
}

/** The wishes that the menu does not meet, with the reason. */
export function explainDrinks(
  { wishes }: RequestSheet,
  chosen: readonly Candidate[],
  request: DrinkRequest,
): Explanation[] {
  return wishes.flatMap((wish) => {
    const reason = reasonFor(wish, chosen, request)
    return reason === null ? [] : [{ wish, reason }]
  })
}
