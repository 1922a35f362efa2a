/** The report's calculations: one list of actions, the compared sections, the items kept apart, and those left out. */
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { apartWords, reasons } from './reasons.ts'
import type { MenuRedesign, Move, RedesignedCategory, RedesignedItem } from './schema.ts'

/** " por mês", or the wording for an undated sheet. */
export const perOf = ({ period }: MenuRedesign) =>
  period?.dated === false ? 'no período da planilha' : 'por mês'

const effectText = (effect: number) => (effect === 0 ? '—' : formatBrl(effect))

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

export function actionsSection(redesign: MenuRedesign): ReportSection[] {
  const ranked = rankedActions(redesign)
  const { leaves = [], spared = [], combos = [] } = redesign
  if (ranked.length === 0 && leaves.length === 0) return []
  const blocks: Block[] = []
  if (ranked.length > 0) {
    blocks.push({
      kind: 'table',
      caption: `Da que mais rende à que menos rende, em R$ ${perOf(redesign)}`,
      headers: ['Nº', 'Item', 'Ação', 'R$', 'Se…'],
      rows: ranked.map(({ name, action, effect, assumption }, index) => [
        String(index + 1),
        name,
        action,
        formatBrl(effect),
        assumption,
      ]),
      numeric: [0, 3],
    })
  }
  if (leaves.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'O que sai, e o que fica no lugar',
      headers: ['Sai', 'Seção', 'Por quê', 'No lugar'],
      rows: leaves.map(({ name, section, why, instead }) => [
        name,
        section,
        why,
        instead ?? 'a linha fica livre',
      ]),
    })
  }
  if (spared.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'O que fica, embora renda menos do que algo que sai',
      headers: ['Fica', 'Por quê'],
      rows: spared.map(({ name, why }) => [name, why]),
    })
  }
  if (combos.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Quando cada combo empata (o ganho deles não entra no total das ações)',
      headers: ['Combo', 'Desconto', 'Quem só pediria o prato', 'Quem pediria os dois', 'Empata em'],
      rows: combos.map(({ dish, addition, gains, discount, breakEvenPct }) => [
        `${dish} + ${addition}`,
        formatBrl(discount),
        `deixa ${formatBrl(gains)} a mais`,
        `deixa ${formatBrl(discount)} a menos`,
        `${formatNumber(breakEvenPct)}% dos combos`,
      ]),
      numeric: [1, 4],
    })
  }
  return [{ id: 'acoes', title: 'Ações, em ordem de ganho', blocks }]
}

type Placed = RedesignedItem & { quadrant: NonNullable<RedesignedItem['quadrant']> }

/** What a section's quadrants mean, with its items' names. */
function readingOf(section: string, items: readonly Placed[]): string {
  const marginOf = (list: readonly Placed[]) =>
    list.reduce((sum, { margin, units }) => sum + margin * units, 0)
  const told = (
    quadrant: Placed['quadrant'],
    say: (names: string, one: boolean, share: string) => string,
  ) => {
    const own = items.filter((item) => item.quadrant === quadrant)
    if (own.length === 0) return []
    const share = `${formatNumber((marginOf(own) / marginOf(items)) * 100)}%`
    return [say(joinList(own.map(({ name }) => name)), own.length === 1, share)]
  }
  return `Na seção ${section}, ${joinList([
    ...told(
      'Estrela',
      (names, one, share) => `${names} ${one ? 'traz' : 'trazem'} ${share} da margem da seção`,
    ),
    ...told(
      'Burro de carga',
      (names, one) =>
        `${names} ${one ? 'sai muito e deixa' : 'saem muito e deixam'} pouco (mexa na receita, não no preço)`,
    ),
    ...told(
      'Enigma',
      (names, one) => `${names} ${one ? 'deixa bem e pouca gente pede' : 'deixam bem e pouca gente pede'}`,
    ),
    ...told('Abacaxi', (names, one) => `${names} ${one ? 'fica' : 'ficam'} atrás nas vendas e na margem`),
  ])}.`
}

/** A section whose items are compared with one another. */
export function categorySection(category: RedesignedCategory, index: number, per: string): ReportSection[] {
  const { name, popularityThresholdPct, marginThreshold } = category
  const items = category.items.flatMap(({ quadrant, ...item }) =>
    quadrant === null ? [] : [{ ...item, quadrant }],
  )
  if (items.length === 0) return []
  return [
    {
      id: `secao-${index + 1}`,
      title: name,
      blocks: [
        {
          kind: 'matrix',
          matrix: {
            caption: `${name}: popular a partir de ${formatNumber(popularityThresholdPct)}% das unidades, rentável a partir de ${formatBrl(marginThreshold)} de margem`,
            axes: { x: 'Participação nas unidades', y: 'Margem por unidade' },
            threshold: { x: popularityThresholdPct, y: marginThreshold },
            points: items.map((item) => ({
              name: item.name,
              x: item.mixPct,
              y: item.margin,
              quadrant: item.quadrant,
            })),
          },
        },
        { kind: 'text', text: readingOf(name, items) },
        {
          kind: 'table',
          caption: 'O que fazer com cada item',
          headers: ['Item', 'Quadrante', 'Hoje', 'Novo', 'Ação', `Efeito ${per}`],
          rows: items.map((item) => [
            item.name,
            item.quadrant,
            formatBrl(item.price),
            item.newPrice === null ? '—' : formatBrl(item.newPrice),
            item.action,
            effectText(item.effect),
          ]),
          numeric: [2, 3, 5],
        },
      ],
    },
  ]
}

const shortMoves: Readonly<Record<Move, string>> = {
  keep: 'fica',
  raise: 'sobe',
  lower: 'baixa',
  highlight: 'destaque',
  review: 'rever',
  remove: 'sai',
}

/** Items outside the quadrants. */
export function apartSection(redesign: MenuRedesign): ReportSection[] {
  const rows = redesign.categories.flatMap(({ name, items }) =>
    items.flatMap((item) => (item.quadrant === null ? [{ section: name, item }] : [])),
  )
  if (rows.length === 0) return []
  return [
    {
      id: 'a-parte',
      title: 'À parte',
      blocks: [
        {
          kind: 'table',
          caption: `Sem quadrante: ${joinList([...new Set(rows.map(({ section }) => section))])}`,
          headers: [
            'Item',
            'Seção',
            'Por quê',
            'Hoje',
            'Novo',
            'Margem',
            'O que fazer',
            `Efeito ${perOf(redesign)}`,
          ],
          rows: rows.map(({ section, item }) => [
            item.name,
            section,
            apartWords[item.apart ?? 'few'],
            formatBrl(item.price),
            item.newPrice === null ? '—' : formatBrl(item.newPrice),
            formatBrl(item.margin),
            shortMoves[item.move ?? 'keep'],
            effectText(item.effect),
          ]),
          numeric: [3, 4, 5, 7],
        },
      ],
    },
  ]
}

/** What was not classified. Without a sheet that is every item, so only what the owner asked for is listed. */
export function leftSection({ left }: MenuRedesign): ReportSection[] {
  const told = left.filter(({ reason, action }) => reason !== 'no_sheet' || action !== undefined)
  if (told.length === 0) return []
  return [
    {
      id: 'fora',
      title: 'Fora da conta',
      blocks: [
        {
          kind: 'keyValues',
          items: told.map(({ name, reason, action, price, inSheet }) => {
            const why =
              inSheet != null && price != null
                ? `a planilha diz ${formatBrl(inSheet)}, e o cardápio ${formatBrl(price)}: qual dos dois vale?`
                : reasons[reason]
            return { key: name, value: action === undefined ? why : `${why}. ${action}` }
          }),
        },
      ],
    },
  ]
}
