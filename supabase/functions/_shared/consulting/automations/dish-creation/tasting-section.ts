/** A menu in courses as report blocks. */
import { formatBrl } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import type { DishMenu } from './schema.ts'

type Tasting = NonNullable<DishMenu['tasting']>

function costTable({ courses, cost, twinCost, diet }: Tasting): Block {
  const version =
    diet === null ? [] : [`Versão ${diet === 'vegano' ? 'vegana' : 'vegetariana'}`, 'Custo dela']
  const twinCells = (course: Tasting['courses'][number]) =>
    diet === null ? [] : [course.twin?.name ?? 'não há', course.twin ? formatBrl(course.twin.cost) : '—']
  return {
    kind: 'table',
    caption: 'Os tempos, na ordem, com o custo por pessoa',
    headers: ['Tempo', 'Prato', 'Cachaça', 'Custo', ...version],
    rows: [
      ...courses.map((course, at) => [
        String(at + 1),
        course.dish,
        course.hasCachaca ? 'sim' : 'não',
        formatBrl(course.cost),
        ...twinCells(course),
      ]),
      [
        '',
        'Soma, com 12% para pão, óleo e perdas',
        '',
        formatBrl(cost),
        ...(diet === null ? [] : ['', twinCost === null ? '—' : formatBrl(twinCost)]),
      ],
    ],
    numeric: diet === null ? [3] : [3, 5],
  }
}

/** What the version of a course needs, where it is not the dish itself. */
function twinBlocks({ courses }: Tasting): Block[] {
  const items = courses.flatMap(({ twin }, at) =>
    twin && twin.ingredients.length > 0
      ? [
          {
            key: `${at + 1} · ${twin.name}`,
            value: `${twin.ingredients.join(', ')}. ${twin.method.join(' ')}`,
          },
        ]
      : [],
  )
  return items.length === 0
    ? []
    : [
        { kind: 'subtitle', text: 'As versões, por pessoa, da mesma praça e com panela e pinça próprias' },
        { kind: 'keyValues', items },
      ]
}

export function tastingSection(tasting: Tasting): ReportSection {
  return {
    id: 'tempos',
    title: 'O menu em tempos',
    blocks: [
      { kind: 'text', text: tasting.summary },
      costTable(tasting),
      ...(tasting.notes.length > 0 ? [{ kind: 'list' as const, items: tasting.notes }] : []),
      ...twinBlocks(tasting),
    ],
  }
}
