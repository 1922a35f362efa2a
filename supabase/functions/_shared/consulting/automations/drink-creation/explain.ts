import { cachacaIds } from '../../base/cachacas.ts'
import { monthNames } from '../../base/calendar.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import { styleWords } from '../../base/drinks/style-words.ts'
import type { House } from '../../base/house/house.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatNumber, joinList, tokenize } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { ingredient, ingredients } from '../../base/pantry/bar.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import { nearFruit } from '../../base/pantry/near-fruits.ts'
import { isSold } from '../../base/pantry/seasons.ts'
import { creationLimits, explainCreation, limitedBy } from '../../base/request/explain-creation.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish } from '../../base/request/wish.ts'
import { cashewReason } from './cashew.ts'
import { hasPowerAtTimes, monthOf } from './night.ts'
import { otherSpirit } from './other-spirits.ts'
import { type DrinkRequest, mostDrinks } from './plan.ts'
import { holds, type Preference } from './wishes.ts'

/** What limited the menu: "com as restrições, até R$ 15,00 por drink". */
export function limitsOf({ requirements, only }: DrinkRequest): string {
  return creationLimits(requirements, {
    only: only.map(({ term }) => term),
    noun: 'drink',
    place: 'o equipamento informado',
    further: strengthLimit(requirements),
  })
}

/** "até 10% vol", for the list of what limited a menu. */
function strengthLimit({ strength: { max, min } }: DrinkRequest['requirements']): string[] {
  const [most, least] = [max, min].map((value) => (value === null ? null : `${formatNumber(value)}%`))
  if (least && most) return [`de ${least} a ${most} vol`]
  if (most) return [`até ${most} vol`]
  return least ? [`a partir de ${least} vol`] : []
}

const isStyle = (what: string) => styleWords.some(({ label }) => label === findTerm(what)?.name)

/** The drinks whose garnish contains something that no glass does; null if there are none. */
function garnished(chosen: readonly Candidate[], what: string): string | null {
  const found = chosen.filter(
    ({ garnish }) => garnish && tokenize(garnish.name).includes(tokenize(what)[0] ?? ''),
  )
  return found.length > 0 ? joinList(found.map(({ concept }) => concept.name)) : null
}

function reasonFor(
  wish: Wish,
  chosen: readonly Candidate[],
  request: DrinkRequest,
  house: Pick<House, 'ingredientPrices'>,
): string | null {
  const { total, without } = request
  const lacking = (preference: Preference) => !chosen.some((candidate) => holds(candidate, preference))
  if (wish.kind === 'prefer' || wish.kind === 'share') {
    const count = wish.kind === 'share' ? (wish.count ?? 1) : 1
    const reason = cashewReason(wish.what, count, chosen, request)
    if (reason !== null) return reason
    const spirit =
      wish.kind === 'share' && wish.without ? null : otherSpirit(wish.what, count, chosen, request, house)
    if (spirit !== null) return spirit
  }
  if (wish.kind === 'zeroAlcohol') {
    const made = chosen.filter(({ base }) => base === null).length
    if (made < without) return `${limitedBy(limitsOf(request))}, podemos recomendar ${made} sem álcool.`
    return wish.count !== undefined && wish.count > total ? `São ${total} drinks ao todo.` : null
  }
  if (wish.kind === 'count')
    return 'Aqui criamos drinks; entradas, pratos e sobremesas são de outra consultoria.'
  if (wish.kind === 'leftover')
    return chosen.some(({ portions }) => portions.some(({ item }) => ingredientHolds(item, wish.what)))
      ? null
      : `Nenhum drink desta carta leva ${wish.what}.`
  if (wish.kind === 'style')
    return isStyle(wish.what) ? null : 'Não está entre os estilos que mudam a escolha dos drinks.'
  if (wish.kind === 'audience') return 'Não está entre os públicos que mudam a escolha dos drinks.'
  if (wish.kind !== 'prefer' && wish.kind !== 'only') return null
  const known = ingredients.filter((item) => ingredientHolds(item, wish.what))
  if (known.length === 0) {
    const craft = craftReasons.find(([words]) => words.test(wish.what))?.[1]
    if (craft) return craft
    // "tem que usar a cachaça da casa": its price is not that of the farm's.
    if (/cacha[cç]a|pinga/i.test(wish.what))
      return 'As fichas e os custos contam com a nossa. A da casa entra na mesma medida; o custo do copo muda com o preço dela.'
    const near = inPlaceOf(wish.what, chosen)
    if (near !== null) return near
    return `${wish.what} não está entre os ingredientes que sabemos medir e custear; nenhum drink leva.`
  }
  const preference = { term: wish.what, ids: new Set(known.map(({ id }) => id)) }
  if (!lacking(preference)) return null
  return without === total && cachacaIds.some((id) => preference.ids.has(id))
    ? 'Todos os drinks são sem álcool, como você pediu.'
    : garnished(chosen, wish.what)
      ? `${wish.what} entra só na guarnição: ${garnished(chosen, wish.what)}.`
      : (outOfSeason(known, request) ??
        takenByOthers(known, request) ??
        'Não coube neste menu com as demais escolhas.')
}

/** "cajarana": the house's own pulp takes the place of the nearest one that the recipes know. */
function inPlaceOf(what: string, chosen: readonly Candidate[]): string | null {
  const stand = nearFruit(what)
  if (stand === null) return null
  const { name } = ingredient(stand)
  const made = chosen.filter(({ portions }) => portions.some(({ item }) => item.id === stand))
  return made.length === 0
    ? null
    : `${capitalize(what)} ainda não tem ficha própria: em ${joinList(made.map(({ concept }) => concept.name))}, ponha a sua no lugar de ${name}, na mesma medida, sem comprar a outra; prove e acerte o doce.`
}

/** If all forms of a requested fruit are missing because of its season: the reason. */
function outOfSeason(known: readonly Ingredient[], { night }: DrinkRequest): string | null {
  const month = Number(night.date.slice(5, 7))
  const [fruit] = known
  if (!fruit?.months || known.some((item) => isSold(item, month))) return null
  return `Fora de safra em ${monthOf(night.date)}: ${fruit.family}, de ${monthNames[(fruit.months[0] ?? 1) - 1]} a ${monthNames[(fruit.months.at(-1) ?? 1) - 1]}.`
}

/** "dois com fruta (bacuri, cupuaçu, açaí)": three fruits for two drinks. */
function takenByOthers(known: readonly Ingredient[], { requirements }: DrinkRequest): string | null {
  const asked = requirements.shares.find(({ what, count }) => what === 'frutas' && count !== undefined)
  return asked && known.some(({ tags }) => tags.includes('fruit'))
    ? `Você pediu ${asked.count} com fruta, e as outras que citou couberam melhor. Para ter esta também, peça mais um com fruta.`
    : null
}

/** What a bartender answers to a technique that no recipe here needs. */
const craftReasons: readonly (readonly [RegExp, string])[] = [
  [
    /^defum/i,
    'Nenhuma receita é defumada. Para o efeito, ponha um pau de canela em brasa sob o copo virado por 10 segundos e sirva por cima.',
  ],
  [
    /^clarific/i,
    'Nenhuma é clarificada: pede leite ou filtro fino, um dia de espera e outra validade. A cajuína, que é caju clarificado, dá o mesmo brilho.',
  ],
  [/^infus/i, 'Nenhuma leva cachaça curtida: as caldas da casa dão o sabor no mesmo dia.'],
]

/** The wishes that the menu does not meet, with the reason. */
export function explainDrinks(
  sheet: RequestSheet,
  chosen: readonly Candidate[],
  request: DrinkRequest,
  house: Pick<House, 'ingredientPrices'>,
): Explanation[] {
  const creation = {
    noun: 'drink',
    most: mostDrinks,
    made: chosen.length,
    possible: request.total,
    limits: limitsOf(request),
  }
  // The launch plan answers weekdays, except those of a dish.
  const { night, taken } = request
  const wishes = sheet.wishes.filter(
    (wish) =>
      wish.kind !== 'date' ||
      (wish.weekdays === undefined && (wish.from === undefined || wish.closed)) ||
      taken.find(wish.what) >= 0 ||
      !(wish.closed || wish.from !== undefined || wish.weekdays?.includes(night.weekday) === true),
  )
  return [
    ...explainCreation({ ...sheet, wishes }, creation, (wish) => reasonFor(wish, chosen, request, house)),
    ...coldNotes(sheet),
  ]
}

/** How a bar whose cold does not last gets through the day. */
const coldNotes = (sheet: RequestSheet): Explanation[] =>
  sheet.wishes.flatMap((wish): Explanation[] =>
    wish.kind === 'equipment' && !wish.has && wish.what === 'geladeira'
      ? [
          {
            wish,
            met: true,
            reason: hasPowerAtTimes(sheet)
              ? 'Nada depende da energia: nenhuma receita usa motor, e os lotes e xaropes são do dia, no isopor com gelo.'
              : 'Nenhuma receita pede: os lotes e xaropes são do dia, no isopor com gelo.',
          },
        ]
      : [],
  )
