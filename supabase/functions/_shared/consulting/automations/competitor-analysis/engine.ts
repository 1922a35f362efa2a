import type { Answers } from '../../base/answers/definition.ts'
import { menuOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { known, sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { ofThe } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, tokenize } from '../../base/language/text.ts'
import { NameIndex } from '../../base/match-items.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { withoutEffect } from '../../base/request/unmet.ts'
import { median } from '../../base/statistics.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { type KnownPrice, knownPrices } from './known-prices.ts'
import type { Compared, CompetitorMap } from './schema.ts'

/** Fewest prices for a statement about the market. */
const enough = 3

/** Prices within this percentage of the median count as level. */
const band = 10

const categories: readonly [name: string, words: ReadonlySet<string>][] = (
  [
    ['Caipirinhas', 'caipirinha caipirosca caipifruta'],
    [
      'Cervejas e chope',
      'cerveja chope chopp heineken skol brahma original stella spaten budweiser longneck pilsen ipa',
    ],
    ['Drinks', 'drink coquetel gin tônica negroni moscow mule mojito spritz aperol margarita batida sour'],
    ['Doses', 'dose cachaça whisky uísque vodka shot'],
    ['Vinhos', 'vinho taça espumante'],
    ['Sem álcool', 'refrigerante suco água coco café chá cajuína mocktail'],
    ['Sobremesas', 'sobremesa pudim cartola sorvete bolo doce brownie churros petit torta'],
    [
      'Petiscos',
      'petisco torresmo isca pastel porção bolinho batata espetinho caldinho caldo macaxeira calabresa frango passarinha dadinho anéis queijo camarão patinha caranguejo tábua',
    ],
    [
      'Pratos',
      'prato baião moqueca peixada picanha filé carne feijoada executivo almoço lasanha pizza hambúrguer burger smash risoto massa arroz peixe polvo lagosta cordeiro pato bacalhau galinha panelada nhoque sanduíche taco parmegiana',
    ],
  ] as const
).map(([name, words]) => [name, new Set(tokenize(words))])

const others = 'Outros'

/** The category of an item by its words, or "Outros". */
export function categoryOf(item: string): string {
  const words = tokenize(item)
  return categories.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? others
}

/** Categories by menu titles. Generic titles such as "Bebidas" are left to the item's words. */
const titles: readonly [name: string, words: ReadonlySet<string>][] = (
  [
    ['Infantil', 'kids infantil criança'],
    ['Extras', 'extra adicional'],
    ['Combos', 'combo promoção'],
    ['Petiscos', 'petisco entrada entradinha porção aperitivo tira-gosto'],
    ['Pratos', 'prato principal massa risoto carne peixe grelhado hambúrguer burger sanduíche taco pizza'],
    ['Sobremesas', 'sobremesa doce'],
    ['Cervejas e chope', 'cerveja chope'],
    ['Drinks', 'drink coquetel autoral'],
    ['Vinhos', 'vinho espumante'],
  ] as const
).map(([name, words]) => [name, new Set(tokenize(words))])

/** The category of an item of the house's menu: by its title, else by its words. */
function ownCategoryOf({ name, category }: MenuItem): string {
  const byWords = categoryOf(name)
  if (byWords === 'Caipirinhas') return byWords
  const words = tokenize(category ?? '')
  return titles.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? byWords
}

/** Groups prices of the same item under the name written first. */
function groupItems(prices: readonly KnownPrice[]): { item: string; prices: KnownPrice[] }[] {
  const groups: { item: string; prices: KnownPrice[] }[] = []
  const index = new NameIndex()
  for (const price of prices) {
    const group = groups[index.find(price.item)]
    if (group) group.prices.push(price)
    else {
      groups.push({ item: price.item, prices: [price] })
      index.add(price.item)
    }
  }
  return groups
}

/**
 * An item's place in the market.
 * @param own R$; null where the house does not sell it, or at an unknown price
 * @param missing a menu is known, and the item is not on it
 */
function compare(
  item: string,
  charged: readonly KnownPrice[],
  own: number | null,
  missing: boolean,
): Compared {
  const prices = charged.map(({ price }) => price)
  const middle = median(prices)
  const base = {
    item,
    own,
    median: middle,
    lowest: Math.min(...charged.map(({ lowest }) => lowest)),
    highest: Math.max(...charged.map(({ highest }) => highest)),
    n: prices.length,
  }
  const few =
    prices.length < enough
      ? ` (com ${prices.length === 1 ? 'um preço só' : 'dois preços'}, é só um indício)`
      : ''
  if (own === null) {
    return {
      ...base,
      index: null,
      position: 'unknown',
      advice: missing
        ? `Não achamos este item no seu cardápio. Entre eles, o meio é ${formatBrl(middle)}${few}.`
        : prices.length < enough
          ? 'Um ou dois preços não fazem um mercado: levante mais.'
          : `O mercado está entre ${formatBrl(base.lowest)} e ${formatBrl(base.highest)}.`,
    }
  }
  const index = (own / middle) * 100
  if (index > 100 + band) {
    return {
      ...base,
      index,
      position: 'above',
      advice: `Está ${formatBrl(own - middle)} acima do meio${few}: sustente com porção, apresentação ou história, ou aproxime-se aos poucos.`,
    }
  }
  if (index < 100 - band) {
    return {
      ...base,
      index,
      position: 'below',
      advice: `Está ${formatBrl(middle - own)} abaixo do meio${few}: há espaço para subir; cada 100 unidades no preço do meio valem ${formatBrl((middle - own) * 100)}.`,
    }
  }
  return {
    ...base,
    index,
    position: 'level',
    advice: `No meio do mercado${few}: distinga-se pela receita, não pelo preço.`,
  }
}

const toMenuItem = ({ name, section, description, price, cost }: HouseItem): MenuItem => ({
  name,
  category: section,
  description,
  price: known(price),
  cost: known(cost),
})

/** Finds the house's own item of a name. */
function ownItems(menu: readonly MenuItem[]): (item: string) => MenuItem | null {
  const index = new NameIndex(menu.map(({ name }) => name))
  const listed = menu.map((item) => ({ item, words: new Set(tokenize(item.name)) }))
  return (name) => {
    const same = menu[index.find(name)]
    if (same) return same
    // "torresmo" is the house's "torresmo de rolo" where only one item of the menu has the word.
    const words = tokenize(name)
    const near = words.length > 0 ? listed.filter((own) => words.every((word) => own.words.has(word))) : []
    return near.length === 1 ? (near[0]?.item ?? null) : null
  }
}

/**
 * Compares the house's prices with those of the named competitors.
 * @throws EngineError `not_enough_data` when no price could be read
 */
export function analyseCompetitors(answers: Answers, context: EngineContext): EngineResult<CompetitorMap>[] {
  const { house, sheet } = context
  const { prices, fromHouse } = knownPrices(requirementsOf(sheet).competitorPrices, house.competitors)
  if (prices.length === 0) {
    throw new EngineError(
      'not_enough_data',
      'Não encontramos nenhum preço no que você escreveu. Escreva assim: “Bar da Esquina: caipirinha R$ 18, gin tônica R$ 26”.',
    )
  }
  const sent = menuOf(answers, 'own_menu')?.items
  const menu = sent ?? sellsOf(house).map(toMenuItem)
  const names = [...new Set(prices.map(({ competitor }) => competitor))]
  const ownItemOf = ownItems(menu)
  const groups = groupItems(prices).map((group) => {
    const own = ownItemOf(group.item)
    return { ...group, own, category: own ? ownCategoryOf(own) : categoryOf(group.item) }
  })
  const ownCategories = menu.map(ownCategoryOf)
  const found = [...new Set(groups.map(({ category }) => category))]
  const mapped = found.map((name) => {
    const own = groups.filter(({ category }) => category === name)
    const ownPrices = menu.flatMap(({ price }, index) =>
      price !== null && ownCategories[index] === name ? [price] : [],
    )
    return {
      name,
      items: own.map(({ item, prices: charged, own: listed }) =>
        compare(item, charged, listed?.price ?? null, menu.length > 0 && listed === null),
      ),
      median: median(own.flatMap(({ prices: charged }) => charged.map(({ price }) => price))),
      ownMedian: ownPrices.length > 0 ? median(ownPrices) : null,
    }
  })
  const compared = mapped.flatMap(({ items }) => items).filter(({ index }) => index !== null)
  const above = compared.filter(({ position }) => position === 'above').map(({ item }) => item)
  const below = compared.filter(({ position }) => position === 'below').map(({ item }) => item)
  const title = `Concorrência ${ofThe(context.restaurant.name)}`
  const content: CompetitorMap = {
    kind: 'competitor_map',
    title,
    summary: `Lemos ${prices.length} preços de ${names.length === 1 ? 'um concorrente' : `${names.length} concorrentes`}, em ${found.length === 1 ? 'uma categoria' : `${found.length} categorias`}. ${
      menu.length === 0
        ? 'Sem o seu cardápio, o mapa mostra o mercado, mas não a sua posição.'
        : compared.length === 0
          ? 'Nenhum item do seu cardápio tem o mesmo nome de um item deles: compare pelas categorias.'
          : `Itens que a casa também vende: ${compared.length}; acima do mercado, ${above.length}; abaixo, ${below.length}; no meio, ${compared.length - above.length - below.length}.${below.length > 0 ? ` Há espaço para subir em ${joinList(below)}.` : ''}`
    }`,
    competitors: names.map((name) => ({
      name,
      prices: prices.filter(({ competitor }) => competitor === name).length,
    })),
    categories: mapped,
    unread: [],
    house: [
      ...(sent || menu.length === 0 ? [] : [usedMenu(house, menu.length)]),
      ...(fromHouse > 0
        ? [
            `Usei ${fromHouse === 1 ? 'um preço' : `${fromHouse} preços`} de concorrentes que você guarda em “A casa”.`,
          ]
        : []),
      ...(menu.length === 0
        ? ['Guarde o seu cardápio em “A casa”: a próxima comparação mostra a sua posição, item por item.']
        : []),
    ],
    hasMenu: menu.length > 0,
    assumptions: [
      'Os preços são os que você informou; não fomos conferi-los.',
      `O meio é a mediana: metade cobra mais, metade cobra menos. “No meio” é até ${band}% para cima ou para baixo.`,
      'Itens de mesmo nome foram tratados como iguais. Porção, marca e serviço podem ser diferentes: compare-os antes de mexer no preço.',
      `Com menos de ${enough} preços por item a posição é só um indício (${formatNumber(mapped.flatMap(({ items }) => items).filter(({ n }) => n < enough).length)} itens aqui).`,
    ],
  }
  return [
    {
      title,
      contentType: 'analysis',
      content,
      downloadable: true,
      explanations: withoutEffect(
        sheet,
        ['competitorPrice'],
        'Esta consultoria compara preços; isto não muda a comparação.',
      ),
    },
  ]
}
