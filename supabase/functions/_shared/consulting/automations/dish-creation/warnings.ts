/** What the report warns of: limits that were met narrowly, closed seasons, fire, and who must have none of the dishes. */
import type { EngineContext } from '../../base/context.ts'
import { foodCostBand } from '../../base/costing.ts'
import { ofThe } from '../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { seasonWords } from '../../base/pantry/closed-seasons.ts'
import { limitedBy } from '../../base/request/explain-creation.ts'
import { tightFoodCostPct } from './candidates.ts'
import { limitsOf } from './explain.ts'
import type { DishRequest } from './request.ts'
import type { Dish } from './schema.ts'
import { isCounted, promisedDishes } from './size.ts'
import { tell } from './tell.ts'

/** The foods that a diet or a group excludes, as an enumeration. */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  vegetariano: ['carnes e peixes'],
  vegano: ['tudo o que vem de animal'],
  'peixes e frutos do mar': ['peixes', 'frutos do mar'],
}

/** A dish that cannot be sold for long does not belong on a menu. */
const seasonAhead = 60

/** One sentence for each closed season that affects a dish soon, or whose dates for this year are unknown. */
function closingSoon(dishes: readonly Dish[], today: string): string[] {
  const told = new Map<string, Set<string>>()
  for (const { name, ingredients } of dishes) {
    for (const part of ingredients) {
      const why = seasonWords(part.name, today, seasonAhead)
      if (why) told.set(why, (told.get(why) ?? new Set()).add(name))
    }
  }
  return [...told].map(([why, names]) => `${joinList([...names])}: ${why}, e nesses dias sai do cardápio.`)
}

export function warningsOf(
  dishes: readonly Dish[],
  request: DishRequest,
  { sheet, today }: EngineContext,
): string[] {
  const { requirements, conditions, kitchen } = request
  const incomplete = dishes.filter(({ missing }) => missing.length > 0)
  const tight = dishes.filter(({ foodCostPct }) => (foodCostPct ?? 0) > foodCostBand.max + 1e-6)
  return [
    ...(request.sober === null ? [] : [soberWarnings[request.sober]]),
    ...(!isCounted(requirements) && dishes.length < promisedDishes
      ? [
          `${limitedBy(limitsOf(request))}, chegamos a ${dishes.length} pratos que podemos recomendar. Preferimos entregar menos a forçar receitas.`,
        ]
      : []),
    ...(incomplete.length > 0
      ? [
          `Custo incompleto em ${joinList(incomplete.map(({ name }) => name))}: ${joinList([...new Set(incomplete.flatMap(({ missing }) => missing))])} não tem preço estável no mercado. A ficha mostra a conta para fechar com o seu preço.`,
        ]
      : []),
    ...(tight.length > 0
      ? [
          `Com esse limite de preço, ${joinList(tight.map(({ name }) => name))} ${tight.length === 1 ? 'fica' : 'ficam'} com custo entre ${foodCostBand.max}% e ${tightFoodCostPct}% do preço: a margem é menor.`,
        ]
      : []),
    ...(sheet.wishes.some(({ kind, text }) => kind === 'exclude' && text === 'Sem frutos do mar')
      ? ['“Sem frutos do mar” foi lido com cautela: peixes também ficaram fora.']
      : []),
    ...(requirements.exclusions.length > 0 && !conditions.allowsCachaca('castanheira')
      ? [
          'A cachaça Castanheira ficou fora por cautela: o barril é de castanheira, e a restrição a castanhas pede cuidado.',
        ]
      : []),
    ...(conditions.saltShare < 1
      ? ['O sal das receitas foi reduzido a 40%, e os ingredientes muito salgados saíram.']
      : []),
    ...(requirements.exclusions.some(({ why }) => why === 'allergy' || why === 'diet')
      ? [
          'Para clientes com alergia, confira o rótulo de cada ingrediente e evite o contato cruzado na bancada, na chapa e no óleo.',
        ]
      : []),
    ...closingSoon(dishes, today),
    ...(kitchen.mayFlame ? [] : ['Nenhum prato é flambado: chama aberta não combina com trailer fechado.']),
  ]
}

/** Safety instructions for the flamed dishes, with their names. */
export function flameSafety(dishes: readonly Dish[], house: string): string[] {
  const flamed = dishes.filter(({ flambe }) => flambe)
  if (flamed.length === 0) return []
  const doses = flamed.map(({ cachaca }) => cachaca.mlPerPortion)
  const [least, most] = [Math.min(...doses), Math.max(...doses)]
  const measure =
    least === most ? `os ${formatNumber(most)} ml` : `de ${formatNumber(least)} a ${formatNumber(most)} ml`
  return [
    `Nunca despeje a cachaça da garrafa sobre o fogo: meça antes, longe da chama, ${measure} por porção ${joinList(
      flamed.map(({ name }) => ofThe(name)),
      'ou',
    )}, até quatro porções por vez, e junte com a frigideira fora do fogo.`,
    tell(
      '[Exaustor desligado até a chama apagar; tampa de metal e extintor classe K por perto|Tampa de metal e extintor classe K à mão; o exaustor só volta depois de apagar|Enquanto houver chama, exaustor parado, com tampa de metal e extintor classe K ao lado]; [diante do cliente, só quem treinou, a um metro|à mesa, só quem já treinou, a um metro de distância|quem flamba perto do cliente treina antes e fica a um metro].',
      house,
    ),
  ]
}

/** Why no dish has cachaça although the owner did not ask for that. */
const soberWarnings = {
  children:
    'Criança vai comer destes pratos, então nenhum leva cachaça: no lugar dela vai limão ou laranja. Para um prato só de adultos, peça com cachaça.',
  place:
    'Onde não se serve álcool, ou quem come vai dirigir, nenhum prato leva cachaça: no lugar dela vai limão ou laranja.',
  guests:
    'Quem come aqui não bebe ou pega a direção depois, então nenhum prato leva cachaça: no lugar dela vai limão ou laranja. Para um prato de outro público, peça com cachaça.',
  refused: 'Você pediu sem álcool, então nenhum prato leva cachaça: no lugar dela vai limão ou laranja.',
  dry: 'A casa não vende bebida alcoólica, pelo cardápio, então nenhum prato leva cachaça: no lugar dela vai limão ou laranja. Para usá-la, peça com cachaça.',
  lunchBox:
    'Marmita se abre no trabalho, na direção e na escola, então nenhum prato leva cachaça: no lugar dela vai limão ou laranja.',
} as const

/** Who must have none of the dishes. */
export function warningFor(house: string, dishes: readonly Dish[]): string {
  const spirited = dishes.filter(({ sober }) => sober !== true)
  if (spirited.length === 0) return 'Ao anotar, pergunte por alergia: nenhum destes pratos leva álcool.'
  if (spirited.length < dishes.length)
    return `Ao anotar, pergunte por alergia, gravidez, amamentação e direção: só ${joinList(spirited.map(({ name }) => name))} ${spirited.length === 1 ? 'leva' : 'levam'} cachaça, e não se ${spirited.length === 1 ? 'serve' : 'servem'} a gestantes, lactantes e menores de 18 anos.`
  return tell(
    '[Antes de anotar, pergunte por alergia, gravidez, amamentação e direção|Ao anotar, o garçom pergunta por alergia, gravidez, amamentação e direção|Na hora do pedido, pergunte de alergia, gravidez, amamentação e volante]: [todos levam cachaça, e nenhum é para gestantes, lactantes ou menores de 18 anos|gestantes, lactantes e menores de 18 anos não comem nenhum destes, que levam cachaça|levam cachaça todos, e ficam proibidos a gestantes, lactantes e menores de 18 anos].',
    house,
  )
}
