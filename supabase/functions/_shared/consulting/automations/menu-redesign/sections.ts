import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { adviceForGoals, leavingOf, namesOf } from './goals.ts'
import { reasons } from './reasons.ts'
import type { MenuRedesign, RedesignedCategory } from './schema.ts'

/** Most items of a printed page that is read at arm's length. */
const fullPage = 30

function categorySection(category: RedesignedCategory, index: number): ReportSection {
  const { name, items, popularityThresholdPct, marginThreshold, few, order } = category
  const blocks: Block[] = []
  if (few) {
    blocks.push({
      kind: 'notice',
      tone: 'warn',
      title: 'Poucos itens',
      text: `Esta seção tem ${items.length} itens. Com menos de quatro, os quadrantes dizem pouco.`,
    })
  }
  blocks.push(
    {
      kind: 'matrix',
      matrix: {
        caption: `${name}: popularidade e margem`,
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
    {
      kind: 'text',
      text: `Popular a partir de **${formatNumber(popularityThresholdPct)}%** das unidades; rentável a partir de **${formatBrl(marginThreshold)}** de margem.`,
    },
    {
      kind: 'table',
      caption: 'O que fazer com cada item',
      headers: ['Item', 'Quadrante', 'Hoje', 'Novo', 'Margem', 'Ação', 'Efeito por mês'],
      rows: items.map((item) => [
        item.name,
        item.quadrant,
        formatBrl(item.price),
        item.newPrice === null ? '—' : formatBrl(item.newPrice),
        formatBrl(item.margin),
        item.action,
        item.effect === 0 ? '—' : formatBrl(item.effect),
      ]),
      numeric: [2, 3, 4, 6],
    },
    { kind: 'subtitle', text: 'Ordem no cardápio' },
    { kind: 'list', items: order, ordered: true },
  )
  return { id: `secao-${index + 1}`, title: name, blocks }
}

/** Sections with a single item, which cannot be compared. */
function aloneSection({ categories }: MenuRedesign): ReportSection[] {
  const alone = categories.flatMap(({ name, items: [item, second] }) =>
    item && !second ? [{ name, item }] : [],
  )
  if (alone.length === 0) return []
  return [
    {
      id: 'sozinhos',
      title: 'Seções de um item só',
      blocks: [
        {
          kind: 'table',
          caption: 'Sem vizinho com que comparar, o quadrante não diz nada',
          headers: ['Seção', 'Item', 'Preço', 'Margem por unidade', 'Unidades no período'],
          rows: alone.map(({ name, item }) => [
            name,
            item.name,
            formatBrl(item.price),
            formatBrl(item.margin),
            formatNumber(item.units),
          ]),
          numeric: [2, 3, 4],
        },
        {
          kind: 'text',
          text: 'No papel, um título para um item só pesa: junte o que combina numa seção. Para decidir sobre eles, olhe a margem por unidade e o que vendem.',
        },
      ],
    },
  ]
}

/** What was not classified; without a sheet that is every item, and only what the owner asked for is said. */
function leftSection({ left }: MenuRedesign): ReportSection[] {
  const told = left.filter(({ reason, action }) => reason !== 'no_sheet' || action !== undefined)
  if (told.length === 0) return []
  return [
    {
      id: 'fora',
      title: 'Fora da conta',
      blocks: [
        { kind: 'text', text: 'Estes itens não foram classificados. Nada foi estimado por eles.' },
        {
          kind: 'keyValues',
          items: told.map(({ name, reason, action }) => ({
            key: name,
            value: action === undefined ? reasons[reason] : `${reasons[reason]}. ${action}`,
          })),
        },
      ],
    },
  ]
}

/** The report of a menu redesign. */
export function menuRedesignSections(contents: readonly MenuRedesign[]): ReportSection[] {
  return contents.flatMap((redesign) => {
    const all = redesign.categories.flatMap(({ items }) => items)
    const best = all.toSorted((a, b) => b.effect - a.effect).filter(({ effect }) => effect > 0)
    const summary: Block[] = [{ kind: 'text', text: redesign.summary }]
    if (redesign.period) {
      summary.push({
        kind: 'costCards',
        items: [
          { label: 'Itens classificados', value: String(all.length) },
          { label: 'Seções', value: String(redesign.categories.length) },
          { label: 'Efeito das ações', value: formatBrl(redesign.effect), note: 'por mês' },
          { label: 'Dias de vendas', value: String(redesign.period.days) },
        ],
      })
    }
    if (redesign.house && redesign.house.length > 0) {
      summary.push({ kind: 'text', text: redesign.house.join(' ') })
    }
    const advice = adviceForGoals(redesign)
    if (advice.length > 0) summary.push({ kind: 'list', items: advice })
    if (redesign.kept.length > 0) {
      summary.push({ kind: 'text', text: `Ficam, a pedido da casa: **${joinList(redesign.kept)}**.` })
    }
    if (redesign.notUnderstood.length > 0) {
      summary.push({
        kind: 'notice',
        tone: 'warn',
        title: 'Leia conosco',
        text: `Não soubemos transformar em conta: ${redesign.notUnderstood.map((text) => `“${text}”`).join(' · ')}`,
      })
    }
    if (best.length > 0) {
      summary.push({
        kind: 'bars',
        chart: {
          caption: 'Onde está o ganho (R$ por mês)',
          unit: 'brl',
          bars: best.slice(0, 10).map(({ name, effect }) => ({ label: name, value: effect })),
        },
      })
    }
    const { menu } = redesign
    const leaving = leavingOf(redesign)
    const puzzles = namesOf(redesign, 'Enigma', 3)
    const texts: Block[] = [
      {
        kind: 'table',
        caption: 'As seções do cardápio',
        headers: ['Seção', 'Itens', 'Do mais barato', 'Ao mais caro'],
        rows: menu.categories.map(({ name, items, lowest, highest }) => [
          name,
          String(items),
          lowest === null ? 'sem preço' : formatBrl(lowest),
          highest === null ? 'sem preço' : formatBrl(highest),
        ]),
        numeric: [1, 2, 3],
      },
      ...menu.categories
        .filter(({ items }) => items > 9)
        .map(
          ({ name, items }): Block => ({
            kind: 'text',
            text: `**${name}** tem ${items} itens: muita escolha num bloco só. Divida em dois grupos com título.`,
          }),
        ),
    ]
    if (redesign.pages) {
      texts.push({
        kind: 'table',
        caption: redesign.pages.length === 1 ? 'Em uma página' : `Em ${redesign.pages.length} páginas`,
        headers: ['Página', 'Seções', 'Itens'],
        rows: redesign.pages.map(({ sections, items }, index) => [
          String(index + 1),
          joinList(sections),
          String(items),
        ]),
        numeric: [0, 2],
      })
      const crowded = redesign.pages.filter(({ items }) => items > fullPage)
      if (crowded.length > 0) {
        texts.push({
          kind: 'text',
          text: `Mais de ${fullPage} itens numa página pedem letra pequena demais: ou saem itens, ou entra mais uma página.`,
        })
      }
    }
    if (menu.withoutPrice.length > 0) {
      texts.push({ kind: 'text', text: `Sem preço: ${joinList(menu.withoutPrice.slice(0, 20))}.` })
    }
    if (menu.withoutDescription.length > 0) {
      texts.push({
        kind: 'text',
        text: `${menu.withoutDescription.length} de ${menu.items} itens não têm descrição. Comece pelos Enigmas e pelos regionais: uma linha com o ingrediente principal, o preparo e o acompanhamento. Não escrevemos por você o que não sabemos da receita.`,
      })
    }
    return [
      { id: 'resumo', title: 'Resumo', blocks: summary },
      ...redesign.categories.filter(({ items }) => items.length > 1).map(categorySection),
      ...aloneSection(redesign),
      { id: 'textos', title: 'Textos e seções', blocks: texts },
      ...leftSection(redesign),
      {
        id: 'servico',
        title: 'Roteiro para a equipe',
        blocks: [
          {
            kind: 'list',
            items: [
              all.length > 0
                ? `Ofereça primeiro: ${joinList(
                    all
                      .filter(({ quadrant }) => quadrant === 'Estrela' || quadrant === 'Enigma')
                      .toSorted((a, b) => b.margin - a.margin)
                      .slice(0, 4)
                      .map(({ name }) => name),
                  )}.`
                : 'Anote por duas semanas o que sai, por item: é o que falta para esta análise.',
              'Descreva o prato em uma frase, com o ingrediente e o preparo.',
              'Sugira uma bebida para cada prato, antes que o cliente peça a conta.',
            ],
          },
        ],
      },
      {
        id: 'plano',
        title: 'Plano de 30 dias',
        blocks: [
          {
            kind: 'checkList',
            items: redesign.period
              ? [
                  'Semana 1: conferir o custo dos itens de maior efeito e corrigir os preços sugeridos',
                  puzzles.length > 0
                    ? `Semana 2: imprimir a nova ordem, com textos novos para ${joinList(puzzles)}`
                    : 'Semana 2: imprimir a nova ordem',
                  leaving.length > 0
                    ? `Semana 3: retirar ${joinList(leaving)} e observar o que pedem no lugar`
                    : 'Semana 3: treinar a equipe para oferecer o que está no roteiro, e anotar o que aceitam',
                  'Semana 4: refazer a análise com as vendas do mês',
                ]
              : [
                  'Semana 1: completar preços e descrições que faltam',
                  'Semanas 2 e 3: exportar as vendas por item, com custo',
                  'Semana 4: refazer a análise com a planilha',
                ],
          },
        ],
      },
      { id: 'premissas', title: 'Premissas', blocks: [{ kind: 'list', items: redesign.assumptions }] },
    ]
  })
}
