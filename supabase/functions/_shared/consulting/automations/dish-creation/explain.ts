import { cachacaIds, cachacas } from '../../base/cachacas.ts'
import { styleLabel } from '../../base/drinks/style-words.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { type ClosedSeason, seasonDays, undatedWords } from '../../base/pantry/closed-seasons.ts'
import { foodOf } from '../../base/pantry/kitchen.ts'
import { creationLimits, explainCreation, limitedBy } from '../../base/request/explain-creation.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { foodHolds, ingredientHolds } from '../../base/request/judge-exclusions.ts'
import { isOfTaste } from '../../base/request/recipe-wishes.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish } from '../../base/request/wish.ts'
import { affordable, isMakeable, tightFoodCostPct } from './candidates.ts'
import { type Candidate, compose } from './compose.ts'
import { formatIn, formatNouns } from './formats.ts'
import type { DishIdea } from './idea.ts'
import { needLabels } from './needs.ts'
import type { DishRequest } from './request.ts'
import { isServed } from './served.ts'
import { mostDishes } from './size.ts'
import { ideas } from './tables/index.ts'
import { foodIdsOf } from './wanted.ts'

const noRoom = 'Não coube neste menu com as demais escolhas.'

/** What limited the menu to fewer dishes than asked for. */
export function limitsOf({ requirements, level, asks }: DishRequest): string {
  const { minutes } = asks
  return creationLimits(requirements, {
    further: minutes === null ? [] : [`saindo em até ${minutes} minutos`],
    only: requirements.only,
    noun: 'prato',
    place: `uma cozinha ${level.noun}`,
  })
}

/** Why a seafood is not used today. */
export function closedWords(season: ClosedSeason, today: string): string {
  if (season.dated && today < season.from) {
    return `${capitalize(the(season.name))} entra no defeso ainda no prazo do plano, ${seasonDays(season)}: não vale a pena lançar um prato para tirar em seguida.`
  }
  return season.dated
    ? `${capitalize(the(season.name))} está no defeso, ${seasonDays(season)}: pescar e vender é proibido, salvo estoque declarado ao Ibama, com nota.`
    : `Fica de fora por cautela: ${undatedWords(season)}.`
}

/** Why this kitchen makes none of some ideas, as far as the request says. */
function whyNotMade(what: string, withIt: readonly DishIdea[], { level, asks }: DishRequest): string {
  const needs = withIt.flatMap(({ needs }) => needs.filter((need) => !level.needs.includes(need)))
  if (needs.length > 0) {
    const missing = [...new Set(needs)].map((need) => needLabels[need])
    return `As receitas com ${what} pedem ${joinList(missing, 'ou')}, que a cozinha não tem, pelo que você respondeu.`
  }
  const { minutes } = asks
  if (minutes !== null && withIt.every(({ finish }) => finish > minutes))
    return `As receitas com ${what} levam mais de ${minutes} minutos no pedido.`
  const forms = withIt.flatMap(({ isOfHouse, format }) =>
    isOfHouse && format !== null ? [formatNouns[format].one] : [],
  )
  return forms.length === withIt.length
    ? `As receitas com ${what} são de ${joinList([...new Set(forms)], 'ou')}, que o seu cardápio não tem.`
    : noRoom
}

function whyNotUsed(what: string, request: DishRequest): string {
  const season = request.closed(what)
  if (season) return closedWords(season, request.today)
  const ids: readonly string[] = foodIdsOf(what)
  if (cachacaIds.some((id) => ingredientHolds(cachacas[id], what))) return noRoom
  if (ids.length === 0)
    return findTerm(what)?.kind === 'dish'
      ? `Nenhuma das receitas escolhidas é ${what}.`
      : 'Ainda não está entre os ingredientes que sabemos medir e custear.'
  const { max } = request.requirements.priceBounds()
  const withIt = ideas.filter(({ lines }) =>
    lines.some(({ options }) => options.some(([id]) => ids.includes(id))),
  )
  if (withIt.length === 0) return 'Nenhuma das nossas receitas leva este ingrediente.'
  if (!withIt.some((idea) => isMakeable(idea, request))) {
    return whyNotMade(what, withIt, request)
  }
  const makeable = withIt.filter((idea) => isMakeable(idea, request))
  if (makeable.every((idea) => isServed(idea, request))) {
    return `A receita com ${what} repetiria um prato que o seu cardápio já tem.`
  }
  const free = { ...request.conditions, allowsFood: () => true, allowsText: () => true }
  const composed = makeable.filter((idea) => compose(idea, request.conditions) !== null)
  if (composed.length === 0 && makeable.some((idea) => compose(idea, free) !== null))
    return `As receitas com ${what} levam o que você pediu para deixar de fora.`
  const isPriceTheReason = makeable.every((idea) => affordable(idea, request, tightFoodCostPct) === null)
  return max === null || !isPriceTheReason
    ? noRoom
    : `Nenhum prato com ${what} coube neste menu com preço de até ${formatBrl(max)}.`
}

/** Styles that are verified by the facts of a dish. */
const shownByRecipes = new Set((['quick', 'unhurried', 'shared'] as const).map(styleLabel))

/** Whether most of the dishes are of the region. */
const isOfHere = (chosen: readonly Candidate[]): boolean =>
  chosen.filter(({ idea }) => idea.cuisines.some((cuisine) => ofHere.has(cuisine))).length * 2 >=
  chosen.length
const ofHere: ReadonlySet<string> = new Set(['Regional cearense', 'Sertaneja', 'Praiana'])

function reasonFor(wish: Wish, chosen: readonly Candidate[], request: DishRequest): string | null {
  if (wish.kind === 'zeroAlcohol') return 'Não coube prato sem cachaça com as demais escolhas.'
  if (wish.kind === 'question' || wish.kind === 'dishLimit' || wish.kind === 'dishTrait') return null
  if (wish.kind === 'leftover' || wish.kind === 'tasting') return null
  // The check states pace and portions from the recipes.
  if (wish.kind === 'share' || (wish.kind === 'style' && shownByRecipes.has(wish.what))) return null
  if (wish.kind === 'count') {
    const made = chosen.filter(({ idea }) =>
      wish.taste === undefined ? idea.course === wish.course : isOfTaste(idea.course, wish.taste),
    ).length
    return wish.bound !== 'at_most' && made < wish.count
      ? `${limitedBy(limitsOf(request))}, podemos recomendar ${made}.`
      : null
  }
  // Foods of one day are marked, and the first purchase is answered with its list.
  if (wish.kind === 'served' && request.bound.length > 0) return null
  if (wish.kind === 'budget') return null
  if (wish.kind === 'served') return 'Aqui criamos pratos; o cardápio se desenha na consultoria de cardápio.'
  // The check answers where the kitchen is of the region.
  if (wish.kind === 'style' && wish.what === styleLabel('local') && isOfHere(chosen)) return null
  if (wish.kind !== 'prefer' && wish.kind !== 'only') {
    return 'Os pratos são escolhidos pela cozinha e pelos ingredientes; este pedido não muda a escolha.'
  }
  if (findTerm(wish.what)?.kind === 'technique') return techniqueReason(wish.what, chosen)
  // "Quero sanduíches novos" names what they are, and no ingredient.
  const format = formatIn(wish.text)
  if (format !== null && chosen.some(({ idea }) => idea.format === format)) return null
  const ids: readonly string[] = foodIdsOf(wish.what)
  // The check names the allergy that keeps it out.
  const { allowsFood } = request.requirements
  if (ids.length > 0 && ids.every((id) => !allowsFood(foodOf(id)))) return null
  const used = chosen.some(
    ({ parts, cachaca, ownCachaca }) =>
      parts.some(({ item }) => ids.includes(item.id) || foodHolds(item, wish.what)) ||
      (ownCachaca ? wish.what === 'cachaça' : ingredientHolds(cachacas[cachaca], wish.what)),
  )
  return used ? null : whyNotUsed(wish.what, request)
}

/** Null if the check of the recipes' equipment answers. */
const techniqueReason = (what: string, chosen: readonly Candidate[]) =>
  what === 'fazer na brasa' && chosen.some(({ idea }) => idea.needs.includes('grill'))
    ? null
    : `Nenhum dos pratos escolhidos pede ${what}.`

/** The wishes that the menu does not meet, with the reason. */
export function explainDishes(
  sheet: RequestSheet,
  chosen: readonly Candidate[],
  request: DishRequest,
): Explanation[] {
  const creation = {
    noun: 'prato',
    most: mostDishes,
    made: chosen.length,
    possible: mostDishes,
    limits: limitsOf(request),
  }
  return explainCreation(sheet, creation, (wish) => reasonFor(wish, chosen, request))
}
