import type { Answers } from '../../base/answers/definition.ts'
import { listOf, menuOf, salesOf } from '../../base/answers/read.ts'
import { daysBetween } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import type { HouseItemKind } from '../../base/house/house.ts'
import { houseItems, known, sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { vary } from '../../base/language/vary.ts'
import { matchNames } from '../../base/match-items.ts'
import { defaultElasticity } from '../../base/pricing/elasticity.ts'
import { demandedPrice, meetsWishes, priceWishesOn, refusedPrice } from '../../base/pricing/limits.ts'
import { isOddPrice, largestChange, worthwhile } from '../../base/pricing/price-step.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { missingItems, oneEach, withoutEffect } from '../../base/request/unmet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Menu } from '../../documents/menu.ts'
import type { Sales, SalesItem } from '../../documents/sales.ts'
import { assumed, type Instructions, redesignCategory } from './advise.ts'
import { comboAssumed, combosOf } from './combos.ts'
import { newMenu } from './new-menu.ts'
import { type Order, type Orders, readOrders } from './orders.ts'
import { nothingLeft, pagesOf, roomOf, tooManyKept } from './room.ts'
import type { MenuRedesign, RedesignedCategory, RedesignedItem } from './schema.ts'

const daysOfMonth = 30

const noCategory = 'Sem categoria'

type Joined = SalesItem & {
  kind: HouseItemKind | null
  /** R$ on the menu, where the sheet's price is far from it. */
  onMenu: number | null
}

type Countable = Joined & { price: number; cost: number }

function reasonLeft(item: Joined): MenuRedesign['left'][number]['reason'] | null {
  if (item.onMenu !== null) return 'odd_price'
  if (item.units === 0) return 'no_sales'
  if (item.price === null) return 'no_price'
  if (item.cost === null) return 'no_cost'
  return item.price < item.cost ? 'below_cost' : null
}

const isSold = (item: Joined): item is Countable => reasonLeft(item) === null

/** Completes the sheet with the menu's data and the house's; figures of the sheet take precedence. */
function join(menu: Menu, sales: Sales, context: EngineContext) {
  const find = houseItems(context.house)
  const places = matchNames(
    sales.items.map(({ name }) => name),
    menu.items.map(({ name }) => name),
  )
  let costs = 0
  const items = sales.items.map((item, index): Joined => {
    const listed = menu.items[places[index] ?? -1]
    const own = find(item.name)
    const cost = known(item.cost) ?? known(listed?.cost)
    if (cost === null && known(own?.cost) !== null) costs += 1
    const onMenu = known(listed?.price) ?? known(own?.price)
    return {
      ...item,
      category: item.category ?? listed?.category ?? own?.section ?? null,
      price: known(item.price) ?? onMenu,
      cost: cost ?? known(own?.cost),
      kind: own?.kind ?? null,
      onMenu: isOddPrice(known(item.price), onMenu) ? onMenu : null,
    }
  })
  const found = new Set(places)
  return {
    items,
    costs,
    soldAs: new Map(
      items.flatMap(({ name }, index) => {
        const listed = menu.items[places[index] ?? -1]
        return listed ? [[listed.name, name] as const] : []
      }),
    ),
    notSold: menu.items.filter((_, index) => !found.has(index)),
    notOnMenu: items.filter((_, index) => (places[index] ?? -1) < 0),
  }
}

const plurals = [
  ['Estrela', 'Estrelas'],
  ['Burro de carga', 'Burros de carga'],
  ['Enigma', 'Enigmas'],
  ['Abacaxi', 'Abacaxis'],
] as const

/** A title in capitals, in sentence case. */
function readable(title: string): string {
  return title === title.toUpperCase() ? capitalize(title.toLowerCase()) : title
}

function menuFacts(menu: Menu): MenuRedesign['menu'] {
  const names = [...new Set(menu.items.map(({ category }) => category ?? noCategory))]
  return {
    items: menu.items.length,
    withoutPrice: menu.items.filter(({ price }) => price === null).map(({ name }) => name),
    withoutDescription: menu.items.filter(({ description }) => description === null).map(({ name }) => name),
    categories: names.map((name) => {
      const own = menu.items.filter(({ category }) => (category ?? noCategory) === name)
      const prices = own.flatMap(({ price }) => (price === null ? [] : [price]))
      return {
        name: readable(name),
        items: own.length,
        lowest: prices.length > 0 ? Math.min(...prices) : null,
        highest: prices.length > 0 ? Math.max(...prices) : null,
      }
    }),
  }
}

type Asked = { name: string; section: string | null; description: string | null }

const asked = (
  { name, category }: { name: string; category: string | null },
  description: string | null = null,
) => ({
  name,
  section: category,
  description,
})

/** What the owner asks of an item that was not classified. */
function leftItem(
  item: Asked & { price: number | null },
  reason: MenuRedesign['left'][number]['reason'],
  order: Order,
  orders: Orders,
): MenuRedesign['left'][number] {
  const { name, section, price } = item
  const base = { name, reason, price }
  if (order.leaves !== null) return { ...base, move: 'remove', action: order.leaves }
  const newPrice = price === null ? null : demandedPrice(orders.limitsOf({ name, section, price }), price)
  if (newPrice !== null && price !== null) {
    const move = newPrice > price ? 'raise' : 'lower'
    return { ...base, newPrice, move, action: `Vai a ${formatBrl(newPrice)}, como você pediu` }
  }
  if (order.promoted) return { ...base, move: 'highlight', action: 'Dar destaque, como você pediu' }
  return order.kept ? { ...base, move: 'keep', action: 'Fica, a pedido da casa' } : base
}

/**
 * Items to send away so that no more than `most` remain: those without sales first, then those that leave least.
 * @param profits R$ in the period, by name; unknown for what was not classified
 */
function surplus(
  menu: readonly Asked[],
  gone: ReadonlySet<string>,
  most: number,
  orders: Orders,
  profits: ReadonlyMap<string, number>,
  sold: ReadonlyMap<string, number>,
): Set<string> {
  const rest = menu.filter(({ name }) => !gone.has(name))
  const worth = ({ name }: Asked) =>
    sold.get(name) === 0 ? Number.NEGATIVE_INFINITY : (profits.get(name) ?? Number.POSITIVE_INFINITY)
  const free = rest
    .filter((item) => {
      const { kept, promoted } = orders.of(item)
      return !kept && !promoted
    })
    .toSorted((a, b) => (worth(a) < worth(b) ? -1 : worth(a) > worth(b) ? 1 : 0))
  return new Set(free.slice(0, Math.max(0, rest.length - most)).map(({ name }) => name))
}

const allItems = (categories: readonly RedesignedCategory[]) => categories.flatMap(({ items }) => items)

const countsItems = ({ of = 'results' }: WishOf<'count'>) => of === 'results' || of === 'items'

/** Wishes that the redesign does not meet, with the reason. */
function explain(
  context: EngineContext,
  items: readonly Asked[],
  content: MenuRedesign,
  orders: Orders,
): Explanation[] {
  const { sheet } = context
  const beyond = allItems(content.categories).flatMap(({ name, price, cost, newPrice, move }) => {
    const section = items.find((item) => item.name === name)?.section ?? null
    const limits = orders.limitsOf({ name, section, price })
    if (move === 'remove' || meetsWishes(limits, newPrice ?? price)) return []
    return priceWishesOn(sheet, { name, section }).map(
      (wish): Explanation => ({ wish, reason: refusedPrice({ name, price, cost }, limits) }),
    )
  })
  const remain = (content.newMenu?.sections ?? []).reduce((sum, section) => sum + section.items.length, 0)
  const few = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'count' || !countsItems(wish) || remain >= wish.count) return []
    return [
      {
        wish,
        reason:
          content.menu.items < wish.count
            ? `O cardápio enviado tem ${content.menu.items} itens: o redesenho não inventa pratos.`
            : `Sem o que você pediu para tirar ou deixar de fora, restam ${remain} no cardápio.`,
      },
    ]
  })
  const counted = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'count' || countsItems(wish)) return []
    if (wish.of === 'ingredients')
      return [{ wish, reason: 'O redesenho não muda receitas: o número de ingredientes fica com a cozinha.' }]
    const sections = new Set(content.newMenu?.sections.map(({ name }) => name)).size
    return [
      {
        wish,
        reason: `O novo cardápio tem ${sections} ${sections === 1 ? 'seção' : 'seções'}, e nenhuma se divide entre páginas.`,
      },
    ]
  })
  const refused = sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'promote') return []
    const item = items.find((one) => orders.requirements.promotes(one) && orders.of(one).doubt !== null)
    const doubt = item && orders.of(item).doubt
    return doubt ? [{ wish, reason: `${item.name} fica sem destaque: ${doubt}.` }] : []
  })
  const stays = sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'exclude') return []
    const kept = items.filter((item) => orders.of(item).kept && orders.of(item).doubt !== null)
    return kept.length === 0
      ? []
      : [{ wish, reason: `${joinList(kept.map(({ name }) => name))} fica no cardápio, como você pediu.` }]
  })
  return oneEach([
    ...withoutEffect(
      sheet,
      ['exclude', 'price', 'count', 'keepPrice', 'capPrice', 'keepItem', 'dropItem', 'promote', 'elasticity'],
      'O redesenho decide itens, preços, ordem e destaques do cardápio; isto fica com a casa.',
    ),
    ...missingItems(sheet, items, 'no cardápio enviado'),
    ...beyond,
    ...few,
    ...counted,
    ...refused,
    ...stays,
  ])
}

/**
 * Redesigns a menu by menu engineering; without sales data it only analyses the menu.
 * @throws EngineError `answers_invalid` without a menu, `impossible_restrictions` when the owner keeps more items
 * than the menu may have, or none
 */
export function redesignMenu(answers: Answers, context: EngineContext): EngineResult<MenuRedesign>[] {
  const menu = menuOf(answers, 'current_menu')
  if (!menu) throw new EngineError('answers_invalid', 'Envie o cardápio atual.')
  const sales = salesOf(answers, 'sales_data')
  const goals = listOf(answers, 'business_goals')
  const orders = readOrders(context.sheet, context.house)
  const onMenu = menu.items.map((item) => asked(item, item.description))
  const impossible = tooManyKept(onMenu, orders)?.message ?? nothingLeft(onMenu, orders)
  if (impossible) throw new EngineError('impossible_restrictions', impossible)
  const joined = sales && join(menu, sales, context)
  const described = new Map(menu.items.map(({ name, description }) => [name, description]))
  const everything = [
    ...onMenu,
    ...(joined?.items ?? []).map((item) => asked(item, described.get(item.name))),
  ]
  const named = [...new Map(everything.map((item) => [item.name, item])).values()]
  const facts = menuFacts(menu)
  const title = `Novo cardápio ${ofThe(context.restaurant.name)}`
  const room = roomOf(orders)
  const sold = new Map((joined?.items ?? []).map(({ name, units }) => [name, units]))

  const days = sales?.period ? daysBetween(sales.period.from, sales.period.to) : 0
  // Without dates nothing is said of a month.
  const monthly = days > 0 ? daysOfMonth / days : 1
  const per = days > 0 ? ' por mês' : ' no período da planilha'
  const countable = (joined?.items ?? []).filter(isSold)
  const sectionNames = [...new Set(countable.map(({ category }) => category ?? noCategory))]
  const instructionsFor = (
    { name, price }: { name: string; price: number },
    section: string,
    leaving: ReadonlySet<string>,
  ): Instructions => {
    const order = orders.of({ name, section, description: described.get(name) ?? null })
    return {
      ...order,
      limits: orders.limitsOf({ name, section, price }),
      leaves: order.leaves ?? (leaving.has(name) ? leavesForRoom(room?.most ?? 0) : null),
    }
  }
  const redesign = (leaving: ReadonlySet<string>, full: boolean) =>
    sectionNames.map((section) =>
      redesignCategory(
        readable(section),
        countable.filter(({ category }): boolean => (category ?? noCategory) === section),
        { monthly, per },
        (item) => instructionsFor(item, section, leaving),
        { elasticity: orders.requirements.elasticity, full },
      ),
    )
  let leaving: ReadonlySet<string> = new Set()
  const goneFrom = (categories: readonly RedesignedCategory[]) =>
    new Set([
      ...allItems(categories).flatMap(({ name, move }) => (move === 'remove' ? [name] : [])),
      ...named.flatMap((item) => (orders.of(item).leaves === null ? [] : [item.name])),
      ...leaving,
    ])
  const remains = (gone: ReadonlySet<string>) => onMenu.filter(({ name }) => !gone.has(name)).length

  let categories = redesign(new Set(), false)
  const full = room?.least != null && remains(goneFrom(categories)) < room.least
  if (full) categories = redesign(new Set(), true)
  const profits = new Map(countable.map(({ name, price, cost, units }) => [name, (price - cost) * units]))
  // Once its neighbours leave, an item that was to go may pay again and stay: then another one has to go.
  while (room?.most != null && remains(goneFrom(categories)) > room.most) {
    const more = surplus(onMenu, goneFrom(categories), room.most, orders, profits, sold)
    if ([...more].every((name) => leaving.has(name))) break
    leaving = new Set([...leaving, ...more])
    categories = redesign(leaving, full)
  }

  const orderOf = (item: Asked): Order => {
    const order = orders.of(item)
    return {
      ...order,
      leaves: order.leaves ?? (leaving.has(item.name) ? leavesForRoom(room?.most ?? 0) : null),
    }
  }
  const leftOf = (
    item: { name: string; category: string | null; price: number | null; onMenu?: number | null },
    reason: MenuRedesign['left'][number]['reason'],
  ) => {
    const own = asked(item, described.get(item.name) ?? null)
    const inSheet = reason === 'odd_price' ? item.price : null
    const price = reason === 'odd_price' ? (item.onMenu ?? null) : item.price
    return {
      ...leftItem({ ...own, price }, reason, orderOf(own), orders),
      ...(inSheet !== null && { inSheet }),
    }
  }
  const left = joined
    ? [
        ...joined.items.flatMap((item) => {
          const reason = reasonLeft(item)
          return reason ? [leftOf(item, reason)] : []
        }),
        ...joined.notSold.map((item) => leftOf(item, 'not_sold')),
        ...joined.notOnMenu.map((item) => leftOf(item, 'not_on_menu')),
      ]
    : menu.items.map((item) => leftOf(item, 'no_sheet'))
  const effect = allItems(categories).reduce((sum, item) => sum + item.effect, 0)
  const gone = goneFrom(categories)
  const asksPages = orders.requirements.countOf('pages')
  const pageCount = asksPages?.most ?? asksPages?.least ?? null
  const pages =
    pageCount === null || pageCount === 0
      ? undefined
      : pagesOf(
          [...new Set(menu.items.map(({ category }) => category ?? noCategory))].map((section) => ({
            name: readable(section),
            items: menu.items.filter(
              ({ name, category }) => (category ?? noCategory) === section && !gone.has(name),
            ).length,
          })),
          pageCount,
        )
  const soldAs = joined?.soldAs ?? new Map<string, string>()
  const combos = goals.some((goal) => /combo|ticket|dias fracos|drinks/i.test(goal))
    ? combosOf(categories, monthly, (item, section) => instructionsFor(item, section, leaving))
    : []
  const content: MenuRedesign = {
    kind: 'menu_redesign',
    title,
    goals,
    kept: named.filter((item) => orders.of(item).kept).map(({ name }) => name),
    notUnderstood: [],
    menu: facts,
    house: houseNotes(context, joined?.costs ?? 0, joined?.items ?? []),
    ...(pages && { pages }),
    categories,
    left,
    effect,
    newMenu: newMenu({
      menu,
      categories,
      left,
      pages,
      goals,
      gone,
      soldAs,
      promoted: (item) => orders.of(asked(item, item.description)).promoted,
      readable,
      context,
    }),
    leaves: leavesOf(named, categories, left, gone),
    combos,
    ...(sales
      ? {
          summary: summaryOf(categories, countable.length, effect, gone, per),
          period: { days, dated: sales.period !== null },
          elasticities: {
            drinks: orders.requirements.elasticity ?? defaultElasticity.drinks,
            food: orders.requirements.elasticity ?? defaultElasticity.food,
          },
          assumptions: assumptionsOf(sales, days, context, orders, combos.length > 0),
        }
      : {
          summary: `O cardápio tem ${facts.items} itens em ${facts.categories.length} seções. Sem dados de vendas não dá para saber o que é popular nem o que dá lucro: esta análise fala só do que está escrito${gone.size > 0 ? ` e do que você pediu. Saem: ${joinList([...gone])}` : ''}. Envie a planilha de vendas para ter os quadrantes, as ações e o efeito em reais.`,
          period: null,
          assumptions: ['Sem vendas, nenhum item foi classificado e nenhum efeito em reais foi calculado.'],
        }),
  }
  return [
    {
      title,
      contentType: 'analysis',
      content,
      downloadable: true,
      explanations: explain(context, named, content, orders),
    },
  ]
}

const leavesForRoom = (most: number) => `Tirar do cardápio, para ficar nos ${most} itens que você pediu`

function summaryOf(
  categories: readonly RedesignedCategory[],
  classified: number,
  effect: number,
  gone: ReadonlySet<string>,
  per: string,
): string {
  if (classified === 0) {
    return 'Nenhum item da planilha tem vendas, preço e custo ao mesmo tempo: sem isso a engenharia de cardápio não conclui nada. Veja abaixo o que falta em cada um.'
  }
  const count = (quadrant: RedesignedItem['quadrant']) =>
    allItems(categories).filter((item) => item.quadrant === quadrant).length
  const counts = plurals.flatMap(([quadrant, plural]) => {
    const items = count(quadrant)
    return items === 0 ? [] : [items === 1 ? `1 ${quadrant}` : `${items} ${plural}`]
  })
  const apart = allItems(categories).filter(({ quadrant }) => quadrant === null).length
  const [best] = allItems(categories).toSorted((a, b) => b.effect - a.effect)
  return [
    counts.length > 0
      ? `Dos ${classified} itens com vendas, preço e custo, há ${joinList(counts)}${apart > 0 ? `, e ${apart} à parte` : ''}.`
      : `Os ${classified} itens com vendas, preço e custo ficam à parte: nenhuma seção tem quatro pratos que se comparem.`,
    best && best.effect > 0
      ? Math.abs(effect - best.effect) < 0.005
        ? `Só uma ação muda a conta: ${best.name}, com ${formatBrl(effect)}${per}, pelas premissas escritas no fim.`
        : `As ações valem ${formatBrl(effect)}${per}, e ${best.name} responde por ${formatBrl(best.effect)} disso, pelas premissas escritas no fim.`
      : `Nenhuma ação ganharia o bastante para ser medida: o que muda é a ordem e o texto.`,
    ...(gone.size > 0 ? [`Podem sair: ${joinList([...gone])}.`] : []),
  ].join(' ')
}

/** What leaves the menu, and the neighbour that guests are shown in its place. */
function leavesOf(
  named: readonly Asked[],
  categories: readonly RedesignedCategory[],
  left: MenuRedesign['left'],
  gone: ReadonlySet<string>,
): NonNullable<MenuRedesign['leaves']> {
  return named.flatMap(({ name, section }) => {
    if (!gone.has(name)) return []
    const category = categories.find(({ items }) => items.some((item) => item.name === name))
    const own = category?.items.find((item) => item.name === name)
    const [instead] = (category?.items ?? [])
      .filter(
        (item) =>
          item.move !== 'remove' &&
          item.apart === undefined &&
          item.price <= (own?.price ?? 0) * assumed.substitutePrice,
      )
      .toSorted((a, b) => b.margin - a.margin)
    return [
      {
        name,
        section: category?.name ?? readable(section ?? noCategory),
        why: own?.action ?? left.find((item) => item.name === name)?.action ?? 'Sai, como você pediu',
        instead: instead?.name ?? null,
      },
    ]
  })
}

/** What came from the house, or would be better if it were known. */
function houseNotes({ house }: EngineContext, costs: number, items: readonly SalesItem[]): string[] {
  const without = items.filter(({ cost }) => cost === null).length
  return [
    ...(costs > 0 ? [usedMenu(house, costs, 'o custo de ')] : []),
    ...(without > 0
      ? [
          `${without === 1 ? 'Um item está' : `${without} itens estão`} sem custo. ${sellsOf(house).length > 0 ? 'Complete-os' : 'Guarde o cardápio com os custos'} em “A casa”, e eles entram na próxima conta.`,
        ]
      : []),
  ]
}

function assumptionsOf(
  sales: Sales,
  days: number,
  { sheet, restaurant }: EngineContext,
  orders: Orders,
  combos: boolean,
): string[] {
  const { elasticity } = orders.requirements
  const promoted = sheet.wishes.some(({ kind }) => kind === 'promote')
  return [
    'Método de Kasavana e Smith (1982), categoria por categoria: popular é o item que vende pelo menos 70% da sua parte igual; rentável, o que deixa pelo menos a margem média da categoria, ponderada pelas unidades. Algumas calculadoras usam a média simples; aqui não.',
    sales.period
      ? `As vendas dos ${days} dias da planilha foram levadas a um mês de ${daysOfMonth} dias.`
      : 'A planilha não tem datas: os valores são os do período dela, seja qual for, e nada foi levado a um mês.',
    `Preço: o mesmo cálculo da consultoria de preços. Muda no máximo ${largestChange * 100}%, e só quando rende pelo menos ${worthwhile * 100}% do lucro do item; ${elasticity === null ? `a elasticidade suposta é ${String(defaultElasticity.food).replace('.', ',')} para comidas e ${String(defaultElasticity.drinks).replace('.', ',')} para bebidas` : `a elasticidade é ${String(elasticity).replace('.', ',')}, como a casa pediu`}.`,
    vary(
      restaurant.name,
      'À parte: acompanhamentos, bebidas sem álcool e cerveja fechada, e as seções com menos de quatro pratos ou drinks que se comparem.',
      'Quadrante só onde quatro ou mais pratos ou drinks disputam o mesmo pedido; o resto fica à parte.',
      'Acompanhamento, bebida sem álcool, cerveja fechada e seção pequena não recebem quadrante.',
    ),
    ...(combos
      ? [
          `Combos: ${comboAssumed.taken * 100}% de quem pede o prato aceita o combo, e ${comboAssumed.cannibal * 100}% desses pediriam os dois no preço cheio.`,
        ]
      : []),
    vary(
      restaurant.name,
      'Os quadrantes: a Estrela vende muito e deixa boa margem; o Burro de carga vende muito e deixa pouco; o Enigma vende pouco e deixa boa margem; o Abacaxi vende pouco e deixa pouco.',
      'Estrela é o item popular e rentável, Burro de carga o popular que deixa pouco, Enigma o rentável que sai pouco, Abacaxi o que falha nos dois.',
      'Leia assim os nomes: popular e rentável, Estrela; só popular, Burro de carga; só rentável, Enigma; nenhum dos dois, Abacaxi.',
    ),
    `Enigma${promoted ? ' e o que você pediu para destacar' : ''}: com destaque e texto novo, vende ${assumed.highlight * 100}% mais.`,
    `${orders.requirements.exclusions.length > 0 || sheet.wishes.some(({ kind }) => kind === 'dropItem') ? 'Item que sai' : 'Abacaxi: se sair'}, ${assumed.substitution * 100}% de quem o pedia escolhe outro item da mesma categoria, que custe no máximo uma vez e meia o preço dele.`.replace(
      'Item que sai,',
      'Item que sai:',
    ),
    vary(
      restaurant.name,
      'Margem de contribuição é preço menos custo dos ingredientes. Impostos, taxas e mão de obra não entram.',
      'A margem é o que resta do preço pagos os ingredientes; equipe, imposto e cartão vêm depois.',
      'Margem, aqui, desconta só os ingredientes do preço.',
    ),
  ]
}
