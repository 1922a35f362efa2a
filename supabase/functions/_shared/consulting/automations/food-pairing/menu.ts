import { type CachacaId, cachacaIds, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { doseCost, drinkPourCostBand, pourCostPct, suggestPrice } from '../../base/costing.ts'
import { sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { ofThe, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import {
  circumstantial,
  describeProfile,
  optionName,
  reasonOf,
  spokenName,
} from '../../base/pairing/phrases.ts'
import type { Circumstances, Score } from '../../base/pairing/rules.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { pricesAsOf } from '../../base/pantry/prices.ts'
import { mean } from '../../base/statistics.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { comboWithin } from './combo.ts'
import { contentsOf, type PairingRequest } from './request.ts'
import type { Pairing, PairingMenu } from './schema.ts'

/** A dish in focus with its best options. */
export interface Ranked {
  dish: DishReading
  /** Best first. */
  cachacas: readonly Score[]
  drink: Score | null
  best: Score
  runnerUp: Score | null
}

/** Input of the analysis of the whole menu. */
interface MenuParts {
  context: EngineContext
  venue: Venue
  circumstances: Circumstances
  items: readonly MenuItem[]
  ranked: readonly Ranked[]
  sheets: readonly Pairing[]
  doses: readonly Option[]
  suggested: readonly Option[]
  /** New drinks without alcohol that stand beside a dish. */
  alcoholFree: readonly Option[]
  ownDrinks: readonly Option[]
  unknown: readonly string[]
  leftOut: readonly { name: string; reason: string }[]
  outOfFocus: readonly string[]
  drinksOnMenu: number
  request: PairingRequest
}

/** Servings of each recommended drink and dose that the shopping list is for. */
const servings = 20
const teamSize = 6
const tastingMl = 15
const flightMl = 20

/** A bottle at the owner's own price where they keep one. */
export const packOf =
  ({ prices }: Pick<PairingRequest, 'prices'>) =>
  (id: CachacaId) =>
    prices(cachacas[id]) ?? cachacas[id].pack

/** What to notice in the mouth: the most telling finding about the dish itself, for or against. */
function noticeOf(entry: Score, wanted: 'for' | 'against'): string | null {
  const about = entry.findings.filter(({ rule }) => !circumstantial.includes(rule))
  if (wanted === 'against') return about.findLast(({ points }) => points < 0)?.reason() ?? null
  const good = about.filter(({ points }) => points > 0)
  return (good.find(({ rule }) => rule !== 'weight') ?? good[0])?.reason() ?? null
}

/** One round per cachaça, each with the dish that shows it best, and one that fails on purpose. */
function tastingOf(ranked: readonly Ranked[], request: PairingRequest): PairingMenu['tasting'] {
  const used = new Set<string>()
  const served = cachacaIds.filter(request.allowsCachaca)
  const rounds = served.flatMap((id) => {
    const scored = ranked
      .filter(({ dish }) => !used.has(dish.item.name))
      .flatMap(({ dish, cachacas: neat }) => {
        const entry = neat.find(({ option }) => option.base === id)
        if (!entry) return []
        const others = Math.max(0, ...neat.filter((other) => other !== entry).map(({ points }) => points))
        return [{ dish, entry, lead: entry.points - others }]
      })
    const first = scored.toSorted(
      (a, b) => b.entry.points + b.lead - (a.entry.points + a.lead) || b.lead - a.lead,
    )[0]
    if (!first || first.entry.points <= 0) return []
    used.add(first.dish.item.name)
    return [
      {
        cachaca: cachacas[id].label,
        dish: spokenName(first.dish.item.name),
        notice: noticeOf(first.entry, 'for') ?? 'nenhum dos dois apaga o outro',
      },
    ]
  })
  const worst = ranked
    .flatMap(({ dish, cachacas: neat }) =>
      neat.flatMap((entry) => {
        const notice = noticeOf(entry, 'against')
        return notice === null || entry.points > 0 ? [] : [{ dish, entry, notice }]
      }),
    )
    .toSorted((a, b) => a.entry.points - b.entry.points)[0]
  const perMl = served.reduce((sum, id) => sum + doseCost(packOf(request)(id), tastingMl), 0)
  return {
    people: teamSize,
    doseMl: tastingMl,
    rounds,
    contrast: worst
      ? { cachaca: worst.entry.option.name, dish: spokenName(worst.dish.item.name), notice: worst.notice }
      : null,
    costBRL: perMl * teamSize,
  }
}

const moments = [
  { moment: 'Para abrir', test: ({ dish }: Ranked) => dish.course === 'starter' },
  {
    moment: 'Mar',
    test: ({ dish }: Ranked) =>
      dish.course !== 'dessert' && (dish.groups.has('fish') || dish.groups.has('shellfish')),
  },
  {
    moment: 'Terra',
    test: ({ dish }: Ranked) =>
      dish.course === 'main' && !dish.groups.has('fish') && !dish.groups.has('shellfish'),
  },
  { moment: 'Para fechar', test: ({ dish }: Ranked) => dish.course === 'dessert' },
] as const

/** A sequence of small doses, from the freshest cachaça to the longest, with one dish each. */
function flightOf(ranked: readonly Ranked[], venue: Venue, request: PairingRequest): PairingMenu['flight'] {
  const used = new Set<string>()
  const chosen = moments.flatMap(({ moment, test }) => {
    const best = ranked
      .filter((entry) => test(entry) && !used.has(entry.dish.item.name))
      .toSorted((a, b) => (b.cachacas[0]?.points ?? 0) - (a.cachacas[0]?.points ?? 0))[0]
    const top = best?.cachacas[0]
    if (!best || !top || top.option.base === null) return []
    used.add(best.dish.item.name)
    return [{ moment, dish: best.dish.item.name, base: top.option.base, reason: reasonOf(top) }]
  })
  if (chosen.length < 2) return null
  const cost = chosen.reduce((sum, { base }) => sum + doseCost(packOf(request)(base), flightMl), 0)
  const { price } = suggestPrice(cost, {
    targetPct: venue.targetPct,
    band: drinkPourCostBand,
    ending: venue.ending,
    minimumPrice: 0,
  })
  return {
    doseMl: flightMl,
    moments: chosen.map(({ moment, dish, base, reason }) => ({
      moment,
      dish,
      cachaca: cachacas[base].label,
      reason,
    })),
    cost,
    price,
  }
}

/** Bottles and ingredients for 20 servings of each thing that the detailed sheets recommend. */
function shoppingOf(
  sheets: readonly Pairing[],
  options: readonly Option[],
  request: PairingRequest,
): PairingMenu['shopping'] {
  const wanted = new Set(
    sheets.flatMap(({ best, runnerUp }) => [best.id, ...(runnerUp ? [runnerUp.id] : [])]),
  )
  const recommended = options.filter(({ id }) => wanted.has(id))
  const bottles = cachacaIds.flatMap((id) => {
    const ml = recommended
      .filter(({ base }) => base === id)
      .reduce((sum, { doseMl }) => sum + (doseMl ?? 0) * servings, 0)
    if (ml === 0) return []
    const { label } = cachacas[id]
    const pack = packOf(request)(id)
    const count = Math.ceil(ml / pack.amount - 1e-9)
    return [{ label, ml, bottles: count, costBRL: count * pack.price }]
  })
  const needed = new Map<string, { name: string; unit: string; amount: number; costBRL: number }>()
  for (const { drink } of recommended) {
    for (const part of drink?.ingredients ?? []) {
      if (part.role === 'base') continue
      const known = needed.get(part.id) ?? { name: part.name, unit: part.unit, amount: 0, costBRL: 0 }
      needed.set(part.id, {
        ...known,
        amount: known.amount + part.amount * servings,
        costBRL: known.costBRL + (part.costBRL ?? 0) * servings,
      })
    }
  }
  const ingredients = [...needed.values()]
    .toSorted((a, b) => b.costBRL - a.costBRL)
    .map(({ name, unit, amount, costBRL }) => ({
      name: name.replace(/^(um|uma|dois|duas|três) | (batid[oa]|em nó).*$/g, ''),
      amount: amountText(amount, unit),
      costBRL,
    }))
  return {
    servings,
    bottles,
    ingredients,
    totalBRL: [...bottles, ...ingredients].reduce((sum, { costBRL }) => sum + costBRL, 0),
  }
}

function amountText(amount: number, unit: string): string {
  if (unit === 'ml' && amount >= 1000)
    return amount < 2000 ? `${formatNumber(amount / 1000)} litro` : `${formatNumber(amount / 1000)} litros`
  if (unit === 'g' && amount >= 1000) return `${formatNumber(amount / 1000)} kg`
  return unit === 'un' ? `${formatNumber(amount)} unidades` : `${formatNumber(amount)} ${unit}`
}

function leadersOf(ranked: readonly Ranked[]): PairingMenu['leaders'] {
  const counts = new Map<string, number>()
  for (const { best } of ranked) counts.set(best.option.name, (counts.get(best.option.name) ?? 0) + 1)
  return [...counts].map(([name, dishes]) => ({ name, dishes })).toSorted((a, b) => b.dishes - a.dishes)
}

function summaryOf(parts: MenuParts, leaders: PairingMenu['leaders']): string {
  const { ranked, sheets, ownDrinks, suggested, context, doses } = parts
  const first = sheets[0]
  const gains = sheets.flatMap(({ combo }) => (combo?.gain == null ? [] : [combo.gain]))
  const drinks =
    ownDrinks.length > 0 && suggested.length > 0
      ? `${ownDrinks.length === 1 ? 'o drink com cachaça que a casa já tem' : `os ${ownDrinks.length} drinks com cachaça que a casa já tem`} e ${suggested.length} ${suggested.length === 1 ? 'sugerido' : 'sugeridos'}`
      : ownDrinks.length > 0
        ? ownDrinks.length === 1
          ? 'o drink com cachaça da casa'
          : `os ${ownDrinks.length} drinks com cachaça da casa`
        : suggested.length === 1
          ? 'um drink sugerido, montado no copo'
          : `${suggested.length} drinks sugeridos, montados no copo`
  return [
    `${ranked.length === 1 ? 'Um prato' : `${ranked.length} pratos`} ${ofThe(context.restaurant.name)} ${ranked.length === 1 ? 'comparado' : 'comparados'}, no papel, com ${joinList(
      [
        ...(doses.length === 3 ? ['as três cachaças'] : doses.map(({ name }) => `a ${name}`)),
        ...(ownDrinks.length + suggested.length > 0 ? [drinks] : []),
      ],
      'e com',
    )}.`,
    `Quem mais aparece como primeira opção: ${joinList(leaders.slice(0, 3).map(({ name, dishes }) => `${name} (${dishes} ${dishes === 1 ? 'prato' : 'pratos'})`))}.`,
    ...(first ? [`O encontro mais forte é ${first.dish.name} com ${optionName(first.best)}.`] : []),
    ...(gains.length > 0
      ? [`Cada combo vendido no lugar do prato sozinho deixa, em média, ${formatBrl(mean(gains))} a mais.`]
      : []),
  ].join(' ')
}

function warningsOf(parts: MenuParts): string[] {
  const { sheets, unknown, ownDrinks, ranked } = parts
  const withoutPrice = ranked.filter(({ dish }) => dish.item.price === null)
  const incomplete = sheets.filter(({ combo }) => combo !== null && combo.cost === null)
  const unpricedDrinks = ownDrinks.filter(({ price }) => price === null)
  return [
    ...(unknown.length > 0
      ? [
          `Não reconhecemos ${unknown.length === 1 ? '1 item' : `${unknown.length} itens`} do cardápio e preferimos não adivinhar. Com uma descrição dos ingredientes, ${unknown.length === 1 ? 'ele entra' : 'eles entram'} na próxima consulta.`,
        ]
      : []),
    ...(withoutPrice.length > 0
      ? [
          `${withoutPrice.length === 1 ? 'Um prato está' : `${withoutPrice.length} pratos estão`} sem preço no cardápio e por isso sem combo.`,
        ]
      : []),
    ...(incomplete.length > 0
      ? [
          `Custo incompleto em ${incomplete.length} de ${sheets.length} combos: sem o custo do prato ou do drink não há margem total. O ganho do combo sobre o prato sozinho aparece sempre que o custo da bebida é conhecido.`,
        ]
      : []),
    ...(unpricedDrinks.length > 0
      ? [`Sem preço no cardápio: ${joinList(unpricedDrinks.map(({ name }) => name))}.`]
      : []),
  ]
}

/** What to say after a no, with a dish of the house. */
function refusalLine(sheet: Pairing | undefined): string {
  const free = sheet?.alcoholFree
  if (!sheet) return 'A um não, o prato vem sozinho: não se insiste em bebida alcoólica.'
  const second = sheet.runnerUp
    ? `ofereça ${sheet.runnerUp.kind === 'cachaca' ? 'uma ' : ''}${optionName(sheet.runnerUp)}`
    : 'siga com o prato'
  return `Recusaram ${optionName(sheet.best)} com ${spokenName(sheet.dish.name)}: ${second}${free ? ` ou, sem álcool, ${free.name}` : ''}, uma vez só, e não insista.`
}

function scriptOf(parts: MenuParts): string[] {
  const { sheets, venue, doses } = parts
  const [first, second] = sheets
  const cold = sheets.some(
    ({ best, runnerUp }) => best.serving.includes('freezer') || runnerUp?.serving.includes('freezer'),
  )
  return [
    first
      ? `Primeiro o prato: só depois que o cliente escolher, por exemplo, ${the(spokenName(first.dish.name))}, fale de ${optionName(first.best)}${doses.length > 0 ? ', que chega junto e com um copo de água' : ', que chega junto'}.`
      : 'Primeiro o prato, depois a sugestão.',
    ...(first ? [`Abertura pronta: ${first.pitch}`] : []),
    ...(second ? [`Outra: ${second.pitch}`] : []),
    parts.request.withoutAlcohol
      ? 'Se o cliente recusar a sugestão, agradeça e siga: o prato vem sozinho.'
      : refusalLine(first),
    ...(cold
      ? ['A Alambique para petiscos e mar sai do freezer: volte a garrafa logo depois de servir.']
      : []),
    ...(venue.glassware === 'takeaway'
      ? ['No balcão, monte o combo com a bebida tampada e entregue junto com o prato.']
      : []),
    ...(parts.request.withoutAlcohol
      ? []
      : [
          'Peça documento sempre que houver dúvida: só para maiores de 18 anos. Quem vai dirigir fica com a opção sem álcool da casa.',
        ]),
  ]
}

/** What came from the house, or would be better if it were known. */
function houseNotes({ context, request, ranked }: MenuParts): string[] {
  const { house } = context
  const own = Object.keys(house.ingredientPrices).length
  const without = ranked.filter(({ dish }) => dish.item.cost === null).length
  return [
    ...(request.completed > 0 ? [usedMenu(house, request.completed, 'preços e custos de ')] : []),
    ...(own > 0
      ? [`Usamos os seus preços de ${own === 1 ? 'um insumo' : `${own} insumos`}, onde o nome é o mesmo.`]
      : []),
    ...(without > 0 && sellsOf(house).length === 0
      ? ['Guarde o cardápio com os custos em “A casa”: os combos ganham a margem completa.']
      : []),
  ]
}

/** The analysis of the whole menu: table, tasting for the team, shopping, script and what was assumed. */
export function menuOf(parts: MenuParts): PairingMenu {
  const { context, venue, circumstances, ranked, sheets, doses, suggested, ownDrinks } = parts
  const leaders = leadersOf(ranked)
  const wanted = new Set(ranked.flatMap(({ best, runnerUp }) => [best.option.id, runnerUp?.option.id ?? '']))
  const recipes = [...suggested.filter(({ id }) => wanted.has(id)), ...parts.alcoholFree].flatMap(
    ({ drink }) => drink ?? [],
  )
  return {
    kind: 'pairing_menu',
    title: `Harmonização ${ofThe(context.restaurant.name)}`,
    summary: summaryOf(parts, leaders),
    style: circumstances.style,
    focus: [...circumstances.focus],
    overview: ranked.map(({ dish, best, cachacas: neat, drink }) => ({
      name: dish.item.name,
      category: dish.item.category,
      course: dish.course === 'side' ? 'main' : dish.course,
      profile: describeProfile(dish).join(', '),
      cachaca: neat[0]?.option.name ?? '',
      drink: drink?.option.name ?? null,
      best: best.option.name,
      points: best.points,
      comboPrice: comboWithin(dish.item, best.option, venue.ending, parts.request.combo).combo?.price ?? null,
      description: dish.item.description,
      ...(best.option.drink && { ingredients: contentsOf(best.option.drink) }),
      allergens: parts.request.allergensIn(dish.item, best.option.drink),
    })),
    unknown: [...parts.unknown],
    leftOut: [...parts.leftOut],
    outOfFocus: [...parts.outOfFocus],
    drinksOnMenu: parts.drinksOnMenu,
    house: houseNotes(parts),
    doses: doses.flatMap(({ base, price, cost, doseMl }) =>
      base === null || price === null || cost === null || doseMl === null
        ? []
        : [
            {
              id: base,
              label: cachacas[base].label,
              notes: cachacas[base].notes,
              ml: doseMl,
              cost,
              price,
              pourCostPct: pourCostPct(cost, price),
              margin: price - cost,
            },
          ],
    ),
    leaders,
    tasting: tastingOf(ranked, parts.request),
    flight: circumstances.focus.includes('Menu degustação') ? flightOf(ranked, venue, parts.request) : null,
    recipes,
    shopping: shoppingOf(sheets, [...doses, ...ownDrinks, ...suggested], parts.request),
    script: scriptOf(parts),
    warnings: warningsOf(parts),
    assumptions: [
      `Cada prato foi lido pelo nome, pela descrição e pela seção; se ${spokenName(ranked[0]?.dish.item.name ?? 'a sua receita')} sair mais picante, doce ou gordo do que parece, prove antes de imprimir.`,
      'Os pontos somam as regras de cada ficha e comparam bebidas para um prato, não pratos entre si.',
      ...(doses.length === 0
        ? []
        : [
            `Doses de ${doses[0]?.doseMl ?? 0} ml com as cachaças no preço ${context.house.ingredientPrices && Object.keys(context.house.ingredientPrices).length > 0 ? 'que você paga, ou no da loja' : 'da loja'}. O preço da dose busca custo de ${formatNumber(venue.targetPct)}% do preço de venda, dentro da faixa de 18% a 24%.`,
          ]),
      ...(leaders[0]
        ? [`O rodízio tira até 1,5 ponto do que já acompanha muitos pratos, como ${leaders[0].name}.`]
        : []),
      'O combo desconta 8% da soma e nunca mais que 25% do preço da bebida; as margens são antes de impostos, taxa de cartão, gorjeta e mão de obra.',
      ...(recipes.length > 0
        ? [`Custos dos drinks sugeridos com preços estimados para Fortaleza em ${pricesAsOf}.`]
        : []),
    ],
  }
}
