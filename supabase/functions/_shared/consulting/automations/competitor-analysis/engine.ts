import type { Answers } from '../../base/answers/definition.ts'
import { menuOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { known, sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { joinList, tokenize } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { oneEach, withoutEffect } from '../../base/request/unmet.ts'
import { canonicalName, measureOf } from '../../base/same-item.ts'
import { median } from '../../base/statistics.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { actionsOf, band, compare, enough, groupItems, type OwnItem, ownItems, steepest } from './compare.ts'
import { knownPrices } from './known-prices.ts'
import type { CompetitorMap } from './schema.ts'

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
      'petisco torresmo isca pastel porção bolinho batata espetinho caldinho caldo macaxeira calabresa frango passarinha dadinho anéis queijo camarão patinha caranguejo tábua asinha asinhas',
    ],
    [
      'Pratos',
      'prato baião moqueca peixada picanha filé carne feijoada executivo almoço lasanha pizza hambúrguer burger smash risoto massa arroz peixe polvo lagosta cordeiro pato bacalhau galinha panelada nhoque sanduíche taco parmegiana fish',
    ],
  ] as const
).map(([name, words]) => [name, new Set(tokenize(words))])

const others = 'Outros'

/** The category of an item by its words, or "Outros". */
export function categoryOf(item: string): string {
  const words = canonicalName(item).split(' ')
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

/** "1 está acima do mercado e 2 estão no meio" */
function placesOf(above: number, below: number, level: number): string {
  const told = (count: number, where: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? 'está' : 'estão'} ${where}`]
  return joinList([...told(above, 'acima do mercado'), ...told(below, 'abaixo'), ...told(level, 'no meio')])
}

const toOwnItem = ({ name, section, description, price, cost, size }: HouseItem): OwnItem => ({
  name,
  category: section,
  description,
  price: known(price),
  cost: known(cost),
  measure: measureOf(size ?? '') ?? measureOf(name),
})

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
  const menu = sent
    ? sent.map((item): OwnItem => ({ ...item, measure: measureOf(item.name) }))
    : sellsOf(house).map(toOwnItem)
  const names = [...new Set(prices.map(({ competitor }) => competitor))]
  const ownItemOf = ownItems(menu)
  const say = (text: string, key: string) => fillChoices(text, `${context.restaurant.name}|${key}`)
  const groups = groupItems(prices).map((group) => {
    const match = ownItemOf(group)
    return { ...group, match, category: match ? ownCategoryOf(match.own) : categoryOf(group.item) }
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
      items: own.map((group) => compare(group, { match: group.match, menuKnown: menu.length > 0, say })),
      median: median(own.flatMap(({ prices: charged }) => charged.map(({ price }) => price))),
      ownMedian: ownPrices.length > 0 ? median(ownPrices) : null,
    }
  })
  const items = mapped.flatMap((category) => category.items)
  const compared = items.filter(({ index }) => index !== null)
  const room = compared.filter(({ position, n }) => position === 'below' && n >= enough)
  const single = items.filter(({ n }) => n === 1).length
  const above = compared.filter(({ position }) => position === 'above')
  const below = compared.filter(({ position }) => position === 'below')
  const title = `Concorrência ${ofThe(context.restaurant.name)}`
  const content: CompetitorMap = {
    kind: 'competitor_map',
    title,
    summary: `Lemos ${prices.length} preços de ${names.length === 1 ? 'um concorrente' : `${names.length} concorrentes`}, em ${found.length === 1 ? 'uma categoria' : `${found.length} categorias`}. ${
      menu.length === 0
        ? 'Sem o seu cardápio, o mapa mostra o mercado, mas não a sua posição.'
        : compared.length === 0
          ? 'Nenhum item do seu cardápio tem dois preços de concorrentes no mesmo tamanho: faltam preços para dizer a posição.'
          : `Itens que a casa também vende, com dois preços ou mais: ${compared.length}; ${placesOf(above.length, below.length, compared.length - above.length - below.length)}.${room.length > 0 ? ` Há espaço para subir em ${joinList(room.map(({ item }) => item))}.` : ''}`
    }`,
    competitors: names.map((name) => ({
      name,
      prices: prices.filter(({ competitor }) => competitor === name).length,
    })),
    categories: mapped,
    actions: actionsOf(items, house.settings.priceCeiling),
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
      `Os preços (${shortList(names, 4)}) são os que você informou; não fomos conferi-los.`,
      say(
        `O meio é a mediana: metade cobra mais, metade [cobra menos|menos]. [“No meio” é|Chamamos “no meio”] até ${band}% para cima ou para baixo.`,
        'median',
      ),
      say(
        `${capitalize(
          shortList(
            items.map(({ item }) => item),
            3,
          ),
        )}: itens de mesmo nome e tamanho foram [tratados como iguais|comparados entre si], com as grafias juntas (chopp e chope, burger e hambúrguer). Porção, marca e serviço podem ser [diferentes|outros]: compare-os antes de mexer no preço.`,
        'same',
      ),
      ...(items.some(({ deals }) => deals !== undefined)
        ? ['Preço de promoção não entra no meio quando há preço de todo dia.']
        : []),
      ...(room.length > 0
        ? [`Um aumento proposto vai a no máximo ${steepest}% de uma vez, e nunca acima do meio.`]
        : []),
      ...(single > 0
        ? [
            say(
              `${single === 1 ? 'Um item tem' : `${single} itens têm`} um preço só, e [não dizemos a posição ${single === 1 ? 'dele' : 'deles'}|${single === 1 ? 'fica' : 'ficam'} sem posição]; com dois preços, ela é [um indício|só um indício].`,
              'single',
            ),
          ]
        : []),
    ],
  }
  return [
    {
      title,
      contentType: 'analysis',
      content,
      downloadable: true,
      explanations: oneEach([
        ...sheet.wishes.flatMap((wish) =>
          wish.kind === 'price' && wish.origin === 'house' && wish.max !== undefined
            ? [
                {
                  wish,
                  reason: 'A comparação não fixa preços; nenhuma alta que ela sugere passa do teto da casa.',
                },
              ]
            : [],
        ),
        ...withoutEffect(
          sheet,
          ['competitorPrice'],
          'Esta consultoria compara preços; isto não muda a comparação.',
        ),
      ]),
    },
  ]
}
