/** How the figures were computed: the items of each section by quadrant, and the assumptions. */
import { formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { inPrint } from './amounts.ts'
import type { MenuRedesign, RedesignedItem } from './schema.ts'

const columns = ['Estrela', 'Burro de carga', 'Enigma', 'Abacaxi'] as const

/** The compared sections, one row each, in plain words. */
function standing({ categories }: MenuRedesign): Block[] {
  const rows = categories.flatMap(({ name, items, popularityThresholdPct, marginThreshold }) => {
    const names = (quadrant: RedesignedItem['quadrant']) =>
      joinList(items.filter((item) => item.quadrant === quadrant).map((item) => item.name)) || '—'
    return items.every(({ quadrant }) => quadrant === null)
      ? []
      : [
          [
            name,
            `${formatNumber(popularityThresholdPct)}% e ${inPrint(Math.round(marginThreshold * 100) / 100)}`,
            ...columns.map(names),
          ],
        ]
  })
  return rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: 'Onde cada item está na sua seção',
          headers: [
            'Seção',
            'Linha de corte',
            'Sai muito e deixa bem',
            'Sai muito e deixa pouco',
            'Deixa bem e sai pouco',
            'Fica atrás nos dois',
          ],
          rows,
        },
      ]
}

export function methodSection(redesign: MenuRedesign): ReportSection {
  const { figures = [], assumptions } = redesign
  return {
    id: 'premissas',
    title: 'Como fizemos a conta',
    blocks: [
      ...standing(redesign),
      ...(figures.length > 0
        ? [
            {
              kind: 'keyValues' as const,
              items: figures.map(({ label, value }) => ({ key: label, value })),
            },
          ]
        : []),
      ...(assumptions.length > 0 ? [{ kind: 'list' as const, items: assumptions }] : []),
    ],
  }
}
