/** The report's amounts: the gain from each source, the new prices, removed items, combos and new drinks. */
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { breakEvenUnits } from '../../base/pricing/price-step.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { inPrint, inReais } from './amounts.ts'
import { monthlyOf, perOf } from './period.ts'
import { balanceBlocks, dearBlocks } from './plan/sections.ts'
import { reasons } from './reasons.ts'
import type { MenuRedesign, RedesignedItem } from './schema.ts'

/** The effect of every action of the report, largest first. */
export function rankedActions({ categories, combos = [] }: MenuRedesign) {
  return [
    ...categories.flatMap(({ items }) =>
      items.flatMap(({ name, action, effect, assumption = '—' }) =>
        effect === 0 ? [] : [{ name, action, effect, assumption }],
      ),
    ),
    ...combos.map(({ dish, addition, full, price, units, cannibalPct, effect }) => ({
      name: `${dish} + ${addition}`,
      action: `Combo a ${formatBrl(price)}, em vez de ${formatBrl(full)}`,
      effect,
      assumption: `${formatNumber(units)} combos; ${formatNumber(cannibalPct)}% já pediriam ambos`,
    })),
  ].toSorted((a, b) => b.effect - a.effect)
}

/** Items with a new price, largest gain first. */
export const repriced = ({ categories }: MenuRedesign): RedesignedItem[] =>
  categories
    .flatMap(({ items }) => items)
    .filter(({ newPrice }) => newPrice !== null)
    .toSorted((a, b) => b.effect - a.effect)

function sourcesTable(redesign: MenuRedesign): Block[] {
  const { outlook } = redesign
  if (!outlook || outlook.sources.length === 0) return []
  const { sources, careful, bad } = outlook
  return [
    {
      kind: 'table',
      caption: `Margem a mais, em R$ ${perOf(redesign)}`,
      headers: ['De onde vem', 'Cauteloso', 'Ruim', 'O que supõe'],
      rows: [
        ...sources.map((one) => [one.label, inReais(one.careful), inReais(one.bad), one.basis]),
        ...(sources.length > 1 ? [['Soma', inReais(careful), inReais(bad), '']] : []),
      ],
      numeric: [1, 2],
    },
  ]
}

function pricesTable(redesign: MenuRedesign): Block[] {
  const items = repriced(redesign)
  if (items.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Preços que mudam',
      headers: ['Item', 'Hoje', 'Novo', 'Cauteloso', 'Ruim', 'Aguenta perder'],
      rows: items.map((item) => {
        const { name, price, newPrice, effect, bad = effect } = item
        const even = newPrice === null || newPrice <= price ? null : -breakEvenUnits(item, newPrice) * 100
        return [
          name,
          inPrint(price),
          inPrint(newPrice ?? price),
          inReais(effect),
          inReais(bad),
          even === null ? '—' : `${formatNumber(even)}% da venda`,
        ]
      }),
      numeric: [1, 2, 3, 4],
    },
  ]
}

/** Rises that the owner allows and the plan leaves: the choice is the owner's, with its figures. */
function leftRisesTable({ leftRises = [], ...redesign }: MenuRedesign): Block[] {
  if (leftRises.length === 0) return []
  return [
    {
      kind: 'table',
      caption: `Aumentos que você deixa e que ficam para depois, em R$ ${perOf(redesign)}`,
      headers: ['Item', 'Hoje', 'Até', 'Cauteloso', 'Ruim', 'Aguenta perder', 'Por que fica'],
      rows: leftRises.map(({ name, price, top, careful, bad, bears, why }) => [
        name,
        inPrint(price),
        inPrint(top),
        inReais(careful),
        inReais(bad),
        `${formatNumber(bears)}% da venda`,
        why,
      ]),
      numeric: [1, 2, 3, 4],
    },
  ]
}

/** The reason without what every line of the table says. */
const shortReason = (why: string) =>
  why
    .replace(/^Tirar do cardápio(?:: |, )?/, '')
    .replace(/^para ficar nos \d+ itens que você pediu(?:; )?/, '') || 'pelo número de itens'

/** Cost of the ingredients, as a share of the price, that is a reason to leave. */
const dearCost = 0.45

/** "2 por semana, custo de 56%" where only the number of items asks for the cut; else the owner's own reason. */
function whyLeaves(redesign: MenuRedesign, name: string, why: string): string {
  const own = redesign.categories.flatMap(({ items }) => items).find((item) => item.name === name)
  const asked = shortReason(why)
  if (!own || redesign.period?.dated !== true || asked !== 'pelo número de itens') return asked
  const week = (own.units * monthlyOf(redesign) * 7) / 30
  const cost = own.cost / own.price
  return `${formatNumber(week < 10 ? Math.round(week * 10) / 10 : Math.round(week))} por semana${cost > dearCost ? `, custo de ${formatNumber(Math.round(cost * 100))}%` : ''}`
}

/** The next items that could leave, with the price of each. */
function nextCutsTable(redesign: MenuRedesign): Block[] {
  const { nextCuts = [] } = redesign
  if (nextCuts.length === 0) return []
  const per = perOf(redesign)
  return [
    {
      kind: 'table',
      caption: `Se quiser um cardápio ainda menor, os próximos são estes; a perda ${per}, se sete em dez pedirem o vizinho`,
      headers: ['Item', 'Saem', 'Deixa', 'Perda'],
      rows: [
        ...nextCuts.map(({ name, units, leaves, loss }) => [
          name,
          formatNumber(Math.round(units)),
          inReais(leaves),
          inReais(loss),
        ]),
        ...(nextCuts.length > 1
          ? [
              [
                'Soma',
                '',
                inReais(nextCuts.reduce((sum, one) => sum + one.leaves, 0)),
                inReais(nextCuts.reduce((sum, one) => sum + one.loss, 0)),
              ],
            ]
          : []),
      ],
      numeric: [1, 2, 3],
    },
  ]
}

function leavesTables(redesign: MenuRedesign): Block[] {
  const { leaves = [], spared = [], lost = [] } = redesign
  const sold = new Map(lost.map((one) => [one.name, one]))
  const total = (of: (one: (typeof lost)[number]) => number) => lost.reduce((sum, one) => sum + of(one), 0)
  const isCounted = lost.length > 0
  const per = perOf(redesign)
  return [
    ...(leaves.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: isCounted
              ? `O que sai, o que cada um deixa hoje ${per}, e a perda se sete em dez pedirem o vizinho`
              : 'O que sai, e por quê',
            headers: isCounted ? ['Sai', 'Por quê', 'Deixa', 'Perda', 'No lugar'] : ['Sai', 'Por quê'],
            rows: [
              ...leaves.map(({ name, why, instead }) => {
                const own = sold.get(name)
                const row = [name, whyLeaves(redesign, name, why)]
                return isCounted
                  ? [...row, own ? inReais(own.margin) : '—', own ? inReais(own.loss) : '—', instead ?? '—']
                  : row
              }),
              ...(lost.length > 1
                ? [
                    [
                      'Soma',
                      '',
                      inReais(total(({ margin }) => margin)),
                      inReais(total(({ loss }) => loss)),
                      '',
                    ],
                  ]
                : []),
            ],
            ...(isCounted && { numeric: [2, 3] }),
          },
        ]
      : []),
    ...nextCutsTable(redesign),
    ...(spared.length > 0
      ? [
          {
            kind: 'text' as const,
            text: `**Ficam, embora tirá-los custasse menos**: ${joinList(sparedWords(spared), 'e')}.`,
          },
        ]
      : []),
  ]
}

/** "Espresso e Suco verde (a mesa pede sem olhar o cardápio)" */
function sparedWords(spared: NonNullable<MenuRedesign['spared']>): string[] {
  const reasons = [...new Set(spared.map(({ why }) => why))]
  return reasons.map(
    (why) => `${joinList(spared.filter((one) => one.why === why).map(({ name }) => name))} (${why})`,
  )
}

function combosList({ combos = [] }: MenuRedesign): Block[] {
  if (combos.length === 0) return []
  return [
    {
      kind: 'list',
      items: combos.map(
        ({ dish, addition, full, price, gains, discount, breakEvenPct, when }) =>
          `**Combo ${dish} + ${addition}, ${inPrint(price)}**${when === undefined ? '' : `, só ${when},`} em vez de ${inPrint(full)}: +${inPrint(gains)} de quem só pediria o prato, −${inPrint(discount)} de quem pediria os dois, e perde se estes passarem de ${formatNumber(breakEvenPct)}%. Fora da soma.${when !== undefined && /^em \d/.test(when) ? ' Vai numa plaqueta no balcão, fora do cardápio impresso.' : ''}`,
      ),
    },
  ]
}

/** The new drinks: recipe, cost, and what to buy. */
function drinksBlocks({ cachaca }: MenuRedesign): Block[] {
  const drinks = cachaca?.drinks ?? []
  if (drinks.length === 0) return []
  return [
    {
      kind: 'list',
      items: drinks.map(
        ({ name, price, cost, ingredients, glass, buy }) =>
          `**${name}, ${inPrint(price)}** (custo ${formatBrl(cost)}, ${formatNumber((cost / price) * 100)}%): ${joinList(ingredients)}, com gelo, em ${glass}. ${
            buy.length > 0
              ? `Só falta comprar ${joinList(buy)}.`
              : 'Fora a cachaça, a casa já compra tudo o que ele leva.'
          }`,
      ),
    },
  ]
}

export function actionsSection(redesign: MenuRedesign): ReportSection[] {
  const blocks = [
    ...leavesTables(redesign),
    ...balanceBlocks(redesign),
    ...pricesTable(redesign),
    ...leftRisesTable(redesign),
    ...dearBlocks(redesign),
    ...drinksBlocks(redesign),
    ...combosList(redesign),
    ...sourcesTable(redesign),
  ]
  return blocks.length === 0 ? [] : [{ id: 'acoes', title: 'O que cada mudança traz', blocks }]
}

type Left = MenuRedesign['left'][number]

/** Items without an order of their own share a line with the others of their reason. */
function grouped(left: readonly Left[]): { key: string; value: string }[] {
  const isOwn = ({ action, inSheet, price }: Left) =>
    action !== undefined || (inSheet != null && price != null)
  const own = left.filter(isOwn).map(({ name, reason, action, price, inSheet }) => {
    const why =
      inSheet != null && price != null
        ? `a planilha diz ${formatBrl(inSheet)}, e o cardápio ${formatBrl(price)}: qual dos dois vale?`
        : reasons[reason]
    return { key: name, value: action === undefined ? why : `${why}. ${action}` }
  })
  const others = left.filter((one) => !isOwn(one))
  const shared = [...new Set(others.map(({ reason }) => reason))].map((reason) => ({
    key: joinList(others.filter((one) => one.reason === reason).map(({ name }) => name)),
    value: reasons[reason],
  }))
  return [...own, ...shared]
}

/** What was not classified. Without a sheet that is every item, so only what the owner asked for is listed. */
export function leftSection({ left }: MenuRedesign): ReportSection[] {
  const told = left.filter(({ reason }) => reason !== 'no_sheet')
  if (told.length === 0) return []
  return [
    {
      id: 'fora',
      title: 'Fora da conta',
      blocks: [{ kind: 'keyValues', items: grouped(told) }],
    },
  ]
}
