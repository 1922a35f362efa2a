import type { Answers } from '../../base/answers/definition.ts'
import { listOf, textOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import { foodCostBand } from '../../base/costing.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import { ofThe } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { foodOf, shortName } from '../../base/pantry/kitchen.ts'
import { pricesAsOf } from '../../base/pantry/prices.ts'
import { mean } from '../../base/statistics.ts'
import { buildDish } from './build-dish.ts'
import { type Candidate, type Conditions, compose } from './compose.ts'
import { canMake, kitchenOf, levelOf } from './kitchen.ts'
import { type IngredientWishes, readIngredients } from './read-ingredients.ts'
import { restrictionExclusions } from './restrictions.ts'
import type { Dish, DishContent, DishMenu } from './schema.ts'
import { selectDishes, type Wishes } from './select.ts'
import { shoppingOf } from './shopping.ts'
import { ideas } from './tables/index.ts'

/** Sizes of a menu: below `promised` the report says so, below `fewest` the request fails. */
const dishesOnMenu = 8
const promisedDishes = 6
const fewestDishes = 3

function averagesOf(dishes: readonly Dish[]): DishMenu['averages'] {
  const priced = dishes.flatMap(({ cost, suggestedPrice, foodCostPct, margin }) =>
    suggestedPrice === null || foodCostPct === null || margin === null
      ? []
      : [{ cost, price: suggestedPrice, foodCostPct, margin }],
  )
  if (priced.length === 0) return null
  return {
    cost: mean(priced.map(({ cost }) => cost)),
    price: mean(priced.map(({ price }) => price)),
    foodCostPct: mean(priced.map(({ foodCostPct }) => foodCostPct)),
    margin: mean(priced.map(({ margin }) => margin)),
  }
}

function summaryOf(
  dishes: readonly Dish[],
  averages: DishMenu['averages'],
  wishes: Wishes,
  context: EngineContext,
): string {
  const used = new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)))
  const named = wishes.wanted.filter((id) => used.has(id)).map((id) => shortName(foodOf(id)))
  const prices = dishes.flatMap(({ suggestedPrice }) => (suggestedPrice === null ? [] : [suggestedPrice]))
  return [
    `${dishes.length} pratos com cachaça para a cozinha ${ofThe(context.restaurant.name)}, pensados para ${wishes.kitchen.noun} ${wishes.level.noun}.`,
    ...(named.length > 0
      ? [`Entram ${joinList([...new Set(named)])}, dos ingredientes que você citou.`]
      : []),
    ...(averages
      ? [
          `Os preços vão de ${formatBrl(Math.min(...prices))} a ${formatBrl(Math.max(...prices))}, com custo médio de ${formatBrl(averages.cost)} por porção (${formatNumber(averages.foodCostPct)}% do preço) e margem média de ${formatBrl(averages.margin)}.`,
        ]
      : []),
  ].join(' ')
}

function warningsOf(
  dishes: readonly Dish[],
  wishes: Wishes,
  read: IngredientWishes,
  restrictions: readonly string[],
): string[] {
  const used = new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)))
  const unused = wishes.wanted.filter((id) => !used.has(id)).map((id) => foodOf(id))
  // A word such as "peixe" stands for several foods; one of them fulfils it.
  const unserved = unused.filter(
    (item) =>
      !wishes.wanted.some((id) => used.has(id) && foodOf(id).words.some((word) => item.words.includes(word))),
  )
  const incomplete = dishes.filter(({ missing }) => missing.length > 0)
  return [
    ...(dishes.length < promisedDishes
      ? [
          `Com as restrições e a cozinha informadas, chegamos a ${dishes.length} pratos que podemos recomendar. Preferimos entregar menos a forçar receitas.`,
        ]
      : []),
    ...(read.understood.notUnderstood.length > 0
      ? [
          `Não reconhecemos: ${joinList(read.understood.notUnderstood.map((word) => `“${word}”`))}. Nada foi inventado com isso.`,
        ]
      : []),
    ...(unserved.length > 0
      ? [`Não coube neste menu: ${joinList([...new Set(unserved.map(shortName))])}.`]
      : []),
    ...(incomplete.length > 0
      ? [
          `Custo incompleto em ${joinList(incomplete.map(({ name }) => name))}: ${joinList([...new Set(incomplete.flatMap(({ missing }) => missing))])} não tem preço estável no mercado. A ficha mostra a conta para fechar com o seu preço.`,
        ]
      : []),
    ...(restrictions.includes('Sem frutos do mar')
      ? ['“Sem frutos do mar” foi lido com cautela: peixes também ficaram fora.']
      : []),
    ...(restrictions.includes('Sem castanhas e amendoim')
      ? [
          'A cachaça Castanheira ficou fora por cautela: o barril é de castanheira, e a alergia a castanhas pede cuidado.',
        ]
      : []),
    ...(restrictions.includes('Pouco sal')
      ? ['O sal das receitas foi reduzido a 40%, e os ingredientes muito salgados saíram.']
      : []),
    ...(restrictions.length > 0
      ? [
          'Para clientes com alergia, confira o rótulo de cada ingrediente e evite o contato cruzado na bancada.',
        ]
      : []),
    ...(wishes.kitchen.mayFlame
      ? []
      : ['Nenhum prato é flambado: chama aberta não combina com trailer fechado.']),
  ]
}

const flameSafety = [
  'Nunca despeje a cachaça da garrafa sobre o fogo: a chama sobe pelo jato. Meça antes, em copinho de metal ou vidro, e afaste a garrafa.',
  'Tire a frigideira do fogo para juntar a bebida; volte à chama e acenda com isqueiro longo, inclinando a frigideira para longe do corpo.',
  'No máximo 25 ml por porção e quatro porções por vez.',
  'Desligue o exaustor antes de acender e ligue depois que a chama apagar: filtro com gordura pega fogo.',
  'Tampa de metal da frigideira ao lado, cabelo preso, manga justa, nada de pano no ombro.',
  'Extintor classe K na cozinha, com a carga em dia. Água em frigideira com óleo, nunca.',
  'No salão só com mesa de apoio, a um metro dos clientes, longe de cortina e ventilador, e com quem já treinou na cozinha.',
] as const

function scriptOf(dishes: readonly Dish[]): string[] {
  const [first] = dishes
  const strongest = dishes.reduce<Dish | undefined>(
    (most, dish) => (most && most.alcohol.gramsPerPortion >= dish.alcohol.gramsPerPortion ? most : dish),
    undefined,
  )
  const fastest = dishes.reduce<Dish | undefined>(
    (least, dish) => (least && least.minutes.finish <= dish.minutes.finish ? least : dish),
    undefined,
  )
  return [
    'Antes de anotar, a pergunta de sempre: “Alguém na mesa tem alergia, está grávida ou não consome álcool?” Todos estes pratos levam cachaça.',
    ...(first ? [`Para apresentar: “${first.name}: ${first.story}”`] : []),
    ...(strongest
      ? [
          `O prato com mais álcool é ${strongest.name} (perto de ${formatNumber(strongest.alcohol.gramsPerPortion)} g por porção): avise sempre.`,
        ]
      : []),
    ...(fastest
      ? [`Mesa com pressa: sugira ${fastest.name}, que sai em ${fastest.minutes.finish} minutos.`]
      : []),
    'Se perguntarem se o álcool evapora: “Parte evapora, parte fica. Se preferir sem, temos outros pratos.”',
    'Ofereça a cachaça da ficha como companhia, em dose pequena e com água. Não se insiste, e só para maiores de 18 anos.',
  ]
}

function assumptionsOf(wishes: Wishes): string[] {
  return [
    `Preços dos ingredientes estimados para Fortaleza em ${pricesAsOf}; troque pelos da sua compra. As cachaças estão no preço da loja.`,
    `O preço busca custo de ${wishes.kitchen.targetPct}% do preço de venda, dentro da faixa de ${foodCostBand.min}% a ${foodCostBand.max}%. Onde isso daria menos de ${formatBrl(wishes.kitchen.minimumPrice * wishes.level.portion)}, vale esse preço mínimo, e o custo fica abaixo da faixa.`,
    'O custo é dos ingredientes, com as perdas de limpeza (casca, osso, aparas). Mão de obra, gás, embalagem, impostos e taxas não entram.',
    'As quantidades são do que vai à panela; a coluna de compra já inclui a perda.',
    'O álcool que fica segue a tabela de retenção do USDA (2007): flambado 75%, fervido 15 minutos 40%, 30 minutos 35%, 2 h 30 5%. É estimativa: depende da panela e do tempo.',
    ...(wishes.level.portion < 1 ? ['Porções de degustação: metade da porção inteira.'] : []),
    'Faça cada receita duas vezes antes de vender e pese uma porção: o rendimento da sua cozinha é o que vale.',
  ]
}

/**
 * Composes a menu of 6 to 8 dishes with cachaça from the wizard's answers (see `definition.ts`), or fewer with
 * a warning where the owner's restrictions leave no more: one sheet per dish, then the analysis of the menu.
 * The same answers of the same house give the same menu.
 * @throws EngineError `impossible_restrictions` when fewer than 3 dishes can be made honestly
 */
export function createDishes(answers: Answers, context: EngineContext): EngineResult<DishContent>[] {
  const cuisines = listOf(answers, 'cuisine_preferences')
  const restrictions = listOf(answers, 'dietary_restrictions')
  const levelAnswer = textOf(answers, 'complexity_level')
  const text = textOf(answers, 'ingredients')
  const read = readIngredients(text)
  const level = levelOf(levelAnswer)
  const kitchen = kitchenOf(context)
  const exclusions = [...restrictionExclusions(restrictions), ...read.exclusions]
  const conditions: Conditions = {
    exclusions,
    wanted: read.wanted,
    prefersGreen: cuisines.includes('Vegetariana'),
    saltShare: restrictions.includes('Pouco sal') ? 0.4 : 1,
    portion: level.portion,
  }
  const candidates = ideas
    .filter((idea) => canMake(level, idea) && (kitchen.mayFlame || idea.technique !== 'flambe'))
    .flatMap((idea): Candidate[] => {
      const candidate = compose(idea, conditions)
      return candidate ? [candidate] : []
    })
  if (candidates.length < fewestDishes) {
    const reasons = [...restrictions, ...read.understood.excluded.map((label) => `sem ${label}`)]
    throw new EngineError(
      'impossible_restrictions',
      `As restrições informadas (${joinList([...new Set(reasons)])}), com a cozinha “${levelAnswer}”, deixam menos de ${fewestDishes} pratos possíveis. Reveja as respostas e tente de novo.`,
    )
  }
  const wishes: Wishes = {
    cuisines,
    wanted: read.wanted,
    owned: read.owned,
    kitchen,
    level,
    seed: [
      context.restaurant.name,
      context.restaurant.type,
      ...cuisines.toSorted(),
      ...restrictions.toSorted(),
      levelAnswer,
      text.trim(),
    ].join('|'),
  }
  const chosen = selectDishes(candidates, wishes, dishesOnMenu)
  const used = new Map<string, number>()
  const dishes = chosen.map((candidate) => buildDish(candidate, wishes, conditions, context, used))
  const averages = averagesOf(dishes)
  const menu: DishMenu = {
    kind: 'dish_menu',
    title: `Menu com cachaça ${ofThe(context.restaurant.name)}: ${dishes.length} pratos`,
    summary: summaryOf(dishes, averages, wishes, context),
    cuisines,
    level: levelAnswer || 'Não informado',
    restrictions,
    understood: read.understood,
    overview: dishes.map((dish) => ({
      id: dish.id,
      name: dish.name,
      courseLabel: dish.courseLabel,
      cost: dish.cost,
      complete: dish.missing.length === 0,
      suggestedPrice: dish.suggestedPrice,
      foodCostPct: dish.foodCostPct,
      margin: dish.margin,
      minutes: dish.minutes.finish,
    })),
    averages,
    shopping: shoppingOf(chosen),
    script: scriptOf(dishes),
    safety: dishes.some(({ flambe }) => flambe) ? [...flameSafety] : [],
    warnings: warningsOf(dishes, wishes, read, restrictions),
    assumptions: assumptionsOf(wishes),
  }
  return [
    ...dishes.map(
      (dish): EngineResult<DishContent> => ({
        title: dish.name,
        contentType: 'recipe',
        content: dish,
        downloadable: true,
      }),
    ),
    { title: menu.title, contentType: 'analysis', content: menu, downloadable: true },
  ]
}
