import { cachacaIds, cachacas } from '../../base/cachacas.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { ClosedSeason } from '../../base/pantry/closed-seasons.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { ingredientLimit } from '../../base/request/ingredient-limit.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { ingredientHolds } from '../../base/request/requirements.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Candidate } from './compose.ts'
import { type DishIdea, needLabels } from './idea.ts'
import { type DishRequest, foodIdsOf, isMakeable, mostDishes } from './request.ts'
import { ideas } from './tables/index.ts'

export const noRoom = 'Não coube neste menu com as demais escolhas.'

export const everyDishHasCachaca =
  'Todos os pratos desta consultoria levam cachaça, e o que você pediu a exclui. Ajuste o pedido e tente de novo.'

/** What made the menu shorter than it was asked to be. */
export function limitsOf({ requirements, level }: DishRequest): string {
  const { max, min } = requirements.priceBounds()
  return joinList([
    ...(requirements.exclusions.length > 0
      ? [`sem ${joinList([...new Set(requirements.exclusions.map(({ label }) => label))], 'nem')}`]
      : []),
    ...(requirements.only.length > 0 ? [`só com ${joinList(requirements.only)}`] : []),
    ...ingredientLimit(requirements),
    ...(max === null ? [] : [`até ${formatBrl(max)} por prato`]),
    ...(min === null ? [] : [`a partir de ${formatBrl(min)}`]),
    `uma cozinha ${level.noun}`,
  ])
}

const shortDay = (day: string) => day.split('-').slice(1).toReversed().join('/')

/** Why a seafood is not used today. */
export function closedWords({ name, from, to }: ClosedSeason): string {
  return `${capitalize(the(name))} está no defeso, de ${shortDay(from)} a ${shortDay(to)}: pescar e vender é proibido, salvo estoque declarado ao Ibama, com nota.`
}

/** What a kitchen lacks for all of some ideas. */
function missingFor(withIt: readonly DishIdea[], { level }: DishRequest): string[] {
  const needs = withIt.flatMap(({ needs }) => needs.filter((need) => !level.needs.includes(need)))
  return needs.length > 0 ? [...new Set(needs)].map((need) => needLabels[need]) : ['mais tempo por prato']
}

function whyNotUsed(what: string, request: DishRequest): string {
  const season = request.closed(what)
  if (season) return closedWords(season)
  const ids: readonly string[] = foodIdsOf(what)
  if (cachacaIds.some((id) => ingredientHolds(cachacas[id], what))) return noRoom
  if (ids.length === 0) return `${what} não está entre os ingredientes que sabemos medir e custear.`
  const { max } = request.requirements.priceBounds()
  const withIt = ideas.filter(({ lines }) =>
    lines.some(({ options }) => options.some(([id]) => ids.includes(id))),
  )
  if (withIt.length === 0) return 'Nenhuma das nossas receitas leva este ingrediente.'
  if (!withIt.some((idea) => isMakeable(idea, request))) {
    return `As receitas com ${what} pedem ${joinList(missingFor(withIt, request), 'ou')}, que a cozinha não tem.`
  }
  return max === null ? noRoom : `Com ele, nenhum prato fecha a conta em até ${formatBrl(max)}.`
}

function reasonFor(wish: Wish, chosen: readonly Candidate[], request: DishRequest): string | null {
  const used = (what: string) => {
    const ids: readonly string[] = foodIdsOf(what)
    return chosen.some(
      ({ parts, cachaca }) =>
        parts.some(({ item }) => ids.includes(item.id)) || ingredientHolds(cachacas[cachaca], what),
    )
  }
  switch (wish.kind) {
    case 'count':
      if (wish.of === 'ingredients') return null
      if (wish.of !== undefined && wish.of !== 'results') {
        return 'Esta consultoria conta pratos; não define páginas nem itens do cardápio.'
      }
      if (wish.bound !== 'at_most' && wish.count > mostDishes) {
        return `Uma consultoria entrega até ${mostDishes} pratos; para mais, peça outra.`
      }
      return wish.bound !== 'at_most' && chosen.length < wish.count
        ? `Com ${limitsOf(request)}, podemos recomendar ${chosen.length}; preferimos entregar menos a forçar receitas.`
        : null
    case 'prefer':
    case 'only':
      return used(wish.what) ? null : whyNotUsed(wish.what, request)
    case 'zeroAlcohol':
      return 'Todos os pratos desta consultoria levam cachaça.'
    case 'keepPrice':
    case 'capPrice':
    case 'keepItem':
    case 'dropItem':
    case 'promote':
      return 'Aqui criamos pratos novos; o cardápio atual não muda.'
    case 'date':
    case 'hours':
      return 'Os pratos não dependem de data ou horário.'
    case 'elasticity':
    case 'competitorPrice':
      return 'Não entra na conta do preço de um prato novo.'
    case 'audience':
    case 'style':
      return 'Os pratos são escolhidos pela cozinha e pelos ingredientes; este pedido não muda a escolha.'
    case 'equipment':
    case 'exclude':
    case 'price':
      return null
  }
}

/** The wishes that the menu does not meet, with the reason. */
export function explainDishes(
  { wishes }: RequestSheet,
  chosen: readonly Candidate[],
  request: DishRequest,
): Explanation[] {
  return wishes.flatMap((wish) => {
    const reason = reasonFor(wish, chosen, request)
    return reason === null ? [] : [{ wish, reason }]
  })
}
