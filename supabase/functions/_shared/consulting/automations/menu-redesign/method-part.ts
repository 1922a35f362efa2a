/** How the figures were computed. */
import type { ReportSection } from '../../report/blocks.ts'
import type { MenuRedesign } from './schema.ts'

/** The assumptions behind the figures; none where nothing was computed. */
export function methodSection({ figures = [], period }: MenuRedesign): ReportSection[] {
  if (figures.length === 0 || period === null) return []
  return [
    {
      id: 'premissas',
      title: 'Como fizemos a conta',
      blocks: [{ kind: 'keyValues', items: figures.map(({ label, value }) => ({ key: label, value })) }],
    },
  ]
}
