import type { Answers } from '../../automations/types.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { EngineContext } from '../context.ts'
import { EngineError } from '../errors.ts'
import { NameIndex } from '../menu-engineering/match-items.ts'
import { ofThe } from '../pairing/grammar.ts'
import type { EngineResult } from '../result-item.ts'
import { formatBrl, formatNumber, joinList, tokenize } from '../text.ts'
import type { Compared, CompetitorMap } from './competitors.schema.ts'
import { type KnownPrice, readCompetitors } from './read-competitors.ts'

/** Fewer prices than this say where a price stands, not where the market is. */
const enough = 3

/** Within this many per cent of the median a price is level with the others. */
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

/** The category of an item by its words; "Outros" when none tells. */
export function categoryOf(item: string): string {
  const words = tokenize(item)
  return categories.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? others
}

/** What a menu's titles say of the items below them; titles such as "Bebidas" leave it to the items' words. */
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Prices of the same thing under one name: the first that was written. */
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

function compare(item: string, prices: readonly number[], own: number | null): Compared {
  const middle = median(prices)
  const base = {
    item,
    own,
    median: middle,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    n: prices.length,
  }
  if (own === null) {
    return {
      ...base,
      index: null,
      position: 'unknown',
      advice:
        prices.length < enough
          ? 'Um ou dois preços não fazem um mercado: levante mais.'
          : `O mercado está entre ${formatBrl(base.lowest)} e ${formatBrl(base.highest)}.`,
    }
  }
  const index = (own / middle) * 100
  const few =
    prices.length < enough
      ? ` (com ${prices.length === 1 ? 'um preço só' : 'dois preços'}, é só um indício)`
      : ''
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
 * Where the house's prices stand among those of the competitors it named.
 * @throws EngineError `not_enough_data` when no price could be read
 */
export function analyseCompetitors(answers: Answers, context: EngineContext): EngineResult<CompetitorMap>[] {
  const text = typeof answers.competitors === 'string' ? answers.competitors : ''
  const { prices, unread } = readCompetitors(text)
  if (prices.length === 0) {
    throw new EngineError(
      'not_enough_data',
      'Não encontramos nenhum preço no que você escreveu. Escreva assim: “Bar da Esquina: caipirinha R$ 18, gin tônica R$ 26”.',
    )
  }
  const file = answers.own_menu
  const menu = typeof file === 'object' && 'path' in file ? (file.menu?.items ?? []) : []
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
      items: own.map(({ item, prices: known, own: listed }) =>
        compare(
          item,
          known.map(({ price }) => price),
          listed?.price ?? null,
        ),
      ),
      median: median(own.flatMap(({ prices: known }) => known.map(({ price }) => price))),
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
    unread,
    hasMenu: menu.length > 0,
    assumptions: [
      'Os preços são os que você informou; não fomos conferi-los.',
      `O meio é a mediana: metade cobra mais, metade cobra menos. “No meio” é até ${band}% para cima ou para baixo.`,
      'Itens de mesmo nome foram tratados como iguais. Porção, marca e serviço podem ser diferentes: compare-os antes de mexer no preço.',
      `Com menos de ${enough} preços por item a posição é só um indício (${formatNumber(mapped.flatMap(({ items }) => items).filter(({ n }) => n < enough).length)} itens aqui).`,
    ],
  }
  return [{ title, contentType: 'analysis', content, downloadable: true }]
}
