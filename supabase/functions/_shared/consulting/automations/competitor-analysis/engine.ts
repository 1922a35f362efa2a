import type { Answers } from '../../base/answers/definition.ts'
import { menuOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { EngineResult } from '../../base/engine-result.ts'
import { EngineError } from '../../base/errors.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { known, sellsOf, usedMenu } from '../../base/house/own-menu.ts'
import { ofTheHouse } from '../../base/language/grammar.ts'
import { joinList, tokenize } from '../../base/language/text.ts'
import { isSameName } from '../../base/match-items.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { oneEach, withoutEffect } from '../../base/request/unmet.ts'
import { measureOf } from '../../base/same-item.ts'
import { categoryOf, ownCategoryOf } from './categories.ts'
import { cluesOf } from './clues.ts'
import { band, compare, enough } from './compare.ts'
import { knownPrices } from './known-prices.ts'
import { groupItems, joinGroups, type Match, type OwnItem, ownItems } from './match.ts'
import { nextSteps, steepest } from './next-steps.ts'
import type { Compared, CompetitorMap } from './schema.ts'

/** A size of the item's own, else how many its section serves: "Pratos para dois". */
function sizeOf(name: string, section: string | null, size: string | null = null) {
  const served = measureOf(section ?? '')
  return measureOf(size ?? '') ?? measureOf(name) ?? (served?.unit === 'people' ? served : null)
}

const toOwnItem = ({ name, section, description, price, cost, size }: HouseItem): OwnItem => ({
  name,
  category: section,
  description,
  price: known(price),
  cost: known(cost),
  measure: sizeOf(name, section, size),
})

/** The findings of the comparison, by the names of the compared items. */
function summaryOf(names: readonly string[], items: readonly Compared[], menuKnown: boolean): string {
  const whom = shortList(names, 4)
  if (!menuKnown) {
    return `Sem o seu cardápio, o mapa mostra o que cobram ${whom}, mas não a sua posição.`
  }
  const at = (position: Compared['position']) =>
    items.filter((item) => item.position === position).map(({ item }) => item)
  const told = (['above', 'below', 'level'] as const).flatMap((position) => {
    const own = at(position)
    const where = { above: 'acima do meio', below: 'abaixo do meio', level: 'perto do meio' }[position]
    return own.length === 0 ? [] : [`${shortList(own, 4)} ${own.length === 1 ? 'está' : 'estão'} ${where}`]
  })
  const placed = at('above').length + at('below').length + at('level').length
  const absent = items.filter(({ relation }) => relation === 'absent').map(({ item }) => item)
  return [
    placed === 0
      ? `De ${whom} ainda não há dois preços de um mesmo item do seu cardápio: a posição fica em aberto.`
      : `Diante de ${whom}, ${joinList(told)}.`,
    ...(absent.length > 0 ? [`Eles vendem ${shortList(absent, 4)}; no seu cardápio não achamos.`] : []),
  ].join(' ')
}

/** The fewer words a name has, the more likely others sell the item too. */
const plainness = ({ name }: OwnItem) =>
  tokenize(name.replace(/\(.*?\)/g, '')).filter((word) => word.length > 2).length

/** The house's items without a competitor's price: first the shortest name of each section, then the others. */
function notComparedOf(menu: readonly OwnItem[], groups: readonly { match: Match | null }[]): string[] {
  const matched = new Set(groups.flatMap(({ match }) => match?.own ?? []))
  const rest = menu.filter((item) => !matched.has(item)).toSorted((a, b) => plainness(a) - plainness(b))
  const first = rest.filter(({ category }, at) => rest.findIndex((item) => item.category === category) === at)
  return [...new Set([...first, ...rest].map(({ name }) => name))]
}

const digits = (name: string) => name.replace(/\D/g, '')

/** What the figures are based on; the owner should check the matched names. */
function assumptionsOf(names: readonly string[], items: readonly Compared[]): string[] {
  const renamed = items.flatMap(({ item, ours, names: said = [item] }) => {
    const others = said.filter((name) => ours && (!isSameName(ours, name) || digits(ours) !== digits(name)))
    return others.length === 0 ? [] : [`${joinList(others)} com “${ours}”`]
  })
  return [
    `Os preços de ${shortList(names, 4)} são os que você informou; não fomos conferi-los.`,
    ...(renamed.length > 0
      ? [
          `Comparamos ${shortList(renamed, 6)}: se um deles for outra coisa, escreva o nome como no seu cardápio e refaça.`,
        ]
      : []),
    `O meio é a mediana, com ${band}% para cima ou para baixo; de um preço só não se tira posição, de dois só um indício.`,
    ...(items.some(({ deals }) => deals !== undefined)
      ? ['Promoção fica fora do meio quando há preço de todo dia.']
      : []),
    ...(items.some(({ position, n }) => position === 'below' && n >= enough)
      ? [`Um aumento vai a no máximo ${steepest}% de uma vez, e nunca acima do meio.`]
      : []),
  ]
}

/** The total of one of each item that both sides sell at the same size; items that only one side has are left out. */
function basketOf(items: readonly Compared[]): Pick<CompetitorMap, 'basket'> {
  const shared = items.flatMap(({ item, own, median: middle, position }) =>
    own === null || position === 'unknown' ? [] : [{ item, own, middle }],
  )
  if (shared.length < 2) return {}
  return {
    basket: {
      items: shared.map(({ item }) => item),
      own: shared.reduce((sum, { own }) => sum + own, 0),
      theirs: shared.reduce((sum, { middle }) => sum + middle, 0),
    },
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
  const menu = sent
    ? sent.map((item): OwnItem => ({ ...item, measure: sizeOf(item.name, item.category, item.size) }))
    : sellsOf(house).map(toOwnItem)
  const names = [...new Set(prices.map(({ competitor }) => competitor))]
  const ownItemOf = ownItems(menu)
  const told = groupItems(prices).map((group) => ({ ...group, match: ownItemOf(group) }))
  const groups = joinGroups(told).map((group) => {
    const { match } = group
    const own = match === null ? null : match.size === 'several' ? (match.own[0] ?? null) : match.own
    return { ...group, category: own ? ownCategoryOf(own) : categoryOf(group.item) }
  })
  const place = { menuKnown: menu.length > 0, competitors: names }
  const found = [...new Set(groups.map(({ category }) => category))]
  const categories = found.map((name) => ({
    name,
    items: groups
      .filter(({ category }) => category === name)
      .map((group) => compare(group, { match: group.match, ...place })),
  }))
  const items = categories.flatMap((category) => category.items)
  const title = `Concorrência ${ofTheHouse(context.restaurant.name)}`
  const content: CompetitorMap = {
    kind: 'competitor_map',
    title,
    summary: summaryOf(names, items, menu.length > 0),
    competitors: names.map((name) => ({
      name,
      prices: prices.filter(({ competitor }) => competitor === name).length,
    })),
    categories,
    ...basketOf(items),
    notCompared: notComparedOf(menu, groups),
    actions: nextSteps(items, house.settings.priceCeiling),
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
    assumptions: assumptionsOf(names, items),
  }
  return [
    {
      title,
      contentType: 'analysis',
      content: { ...content, clues: cluesOf(content, house.settings.priceCeiling) },
      downloadable: true,
      explanations: oneEach([
        ...sheet.wishes.flatMap((wish) =>
          wish.kind === 'price' && wish.origin === 'house' && wish.max !== undefined
            ? [{ wish, reason: 'O mapa não muda os preços de hoje; o que ele propõe fica dentro do teto.' }]
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
