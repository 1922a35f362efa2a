import { formatBrl } from '../../base/language/text.ts'
import { discountSentence } from '../../base/pricing/discounts.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { adviceForGoals } from './goals.ts'
import { daysOfMonth } from './joined.ts'
import { layoutSection, newMenuSections } from './menu-part.ts'
import type { MenuRedesign } from './schema.ts'
import { actionsSection, apartSection, categorySection, leftSection, perOf } from './sums-part.ts'
import { scriptOf, weeksOf } from './team-part.ts'

function summaryBlocks(redesign: MenuRedesign): Block[] {
  const all = redesign.categories.flatMap(({ items }) => items)
  const best = all.toSorted((a, b) => b.effect - a.effect).filter(({ effect }) => effect > 0)
  const blocks: Block[] = [{ kind: 'text', text: redesign.summary }]
  if (redesign.period) {
    const left = redesign.left.filter(({ reason }) => reason !== 'not_on_menu').length
    blocks.push({
      kind: 'costCards',
      items: [
        {
          label: 'Itens na conta',
          value: left === 0 ? String(all.length) : `${all.length} de ${all.length + left}`,
        },
        {
          label: 'Estrelas',
          value: String(all.filter(({ quadrant }) => quadrant === 'Estrela').length),
        },
        ...(Math.abs(redesign.effect) < 0.005
          ? []
          : [{ label: 'Efeito das ações', value: formatBrl(redesign.effect), note: perOf(redesign) }]),
        {
          label: 'Dias de vendas',
          value: redesign.period.dated ? String(redesign.period.days) : 'sem datas',
        },
      ],
    })
  }
  if (redesign.house && redesign.house.length > 0) {
    blocks.push({ kind: 'text', text: redesign.house.join(' ') })
  }
  const monthly = redesign.period?.dated ? daysOfMonth / redesign.period.days : 1
  const discounts = discountSentence(
    all.map((item) => ({ ...item, units: item.units * monthly })),
    perOf(redesign),
    redesign.title,
  )
  if (discounts !== null) blocks.push({ kind: 'text', text: discounts })
  const advice = adviceForGoals(redesign)
  if (advice.length > 0) blocks.push({ kind: 'list', items: advice })
  if (redesign.notUnderstood.length > 0) {
    blocks.push({
      kind: 'notice',
      tone: 'warn',
      title: 'Leia conosco',
      text: `Não soubemos transformar em conta: ${redesign.notUnderstood.map((text) => `“${text}”`).join(' · ')}`,
    })
  }
  if (best.length > 0) {
    blocks.push({
      kind: 'bars',
      chart: {
        caption: `Onde está o ganho (R$ ${perOf(redesign)})`,
        unit: 'brl',
        bars: best.slice(0, 10).map(({ name, effect }) => ({ label: name, value: effect })),
      },
    })
  }
  return blocks
}

/** The assumptions of the calculation, one figure each; older reports state them in sentences. */
function restsOn({ figures = [], assumptions }: MenuRedesign): Block[] {
  return [
    ...(figures.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'O que as contas supõem',
            headers: ['Conta', 'Suposição'],
            rows: figures.map(({ label, value }) => [label, value]),
          },
        ]
      : []),
    ...(assumptions.length > 0 ? [{ kind: 'list' as const, items: assumptions }] : []),
  ]
}

/** The report of a menu redesign. */
export function menuRedesignSections(contents: readonly MenuRedesign[]): ReportSection[] {
  return contents.flatMap((redesign) => [
    { id: 'resumo', title: 'Resumo', blocks: summaryBlocks(redesign) },
    ...newMenuSections(redesign),
    ...actionsSection(redesign),
    ...redesign.categories.flatMap((category, index) => categorySection(category, index, perOf(redesign))),
    ...apartSection(redesign),
    layoutSection(redesign),
    ...leftSection(redesign),
    { id: 'servico', title: 'Roteiro para a equipe', blocks: scriptOf(redesign) },
    {
      id: 'plano',
      title: 'Plano de 30 dias',
      blocks: [{ kind: 'checkList' as const, items: weeksOf(redesign) }],
    },
    { id: 'premissas', title: 'Premissas', blocks: restsOn(redesign) },
  ])
}
