import type { Block, ReportSection } from '../../report/blocks.ts'
import { formatBrl, formatNumber, joinList } from '../text.ts'
import type { MenuRedesign, RedesignedCategory } from './menu-redesign.schema.ts'

const reasons: Record<MenuRedesign['left'][number]['reason'], string> = {
  no_sales: 'sem venda no período',
  no_price: 'sem preço',
  no_cost: 'custo incompleto',
  below_cost: 'vendido abaixo do custo: confira o custo ou a receita',
  not_sold: 'está no cardápio, mas não na planilha',
  not_on_menu: 'está na planilha, mas não no cardápio',
}

/** Goals of the wizard that ask for something of their own. */
const emphasis: readonly [words: RegExp, advice: string][] = [
  [/ticket/i, 'Para o ticket médio: ofereça um combo com a Estrela de cada seção e uma bebida.'],
  [/margem/i, 'Para a margem: comece pelos Enigmas, que já deixam mais por porção.'],
  [/drinks|cachaça/i, 'Para vender mais drinks com cachaça: ponha o drink ao lado do prato com que combina.'],
  [/n[uú]mero de itens/i, 'Para reduzir o número de itens: comece pelos que a tabela manda tirar.'],
  [/desperd/i, 'Para diminuir o desperdício: os Abacaxis são os que mais estragam na geladeira.'],
  [
    /agilizar|servi[cç]o/i,
    'Para agilizar o serviço: deixe no alto o que a cozinha faz mais rápido entre as Estrelas.',
  ],
  [
    /regionais/i,
    'Para destacar pratos regionais: use-os para abrir cada seção quando forem Estrela ou Enigma.',
  ],
  [/turista/i, 'Para atrair turistas: escreva o que é cada prato regional, em uma linha.'],
  [/dias fracos/i, 'Para os dias fracos: faça do Enigma o prato do dia.'],
  [/combo/i, 'Para combos: junte um Burro de carga a um item de margem alta.'],
]

function categorySection(category: RedesignedCategory, index: number): ReportSection {
  const { name, items, popularityThresholdPct, marginThreshold, few, order } = category
  const blocks: Block[] = []
  if (few) {
    blocks.push({
      kind: 'notice',
      tone: 'warn',
      title: 'Poucos itens',
      text: `Esta seção tem ${items.length === 1 ? 'um item' : `${items.length} itens`}. Com menos de quatro, os quadrantes dizem pouco.`,
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
    const advice = emphasis
      .filter(([words]) => redesign.goals.some((goal) => words.test(goal)))
      .map(([, text]) => text)
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
      ...redesign.categories.map(categorySection),
      { id: 'textos', title: 'Textos e seções', blocks: texts },
      ...(redesign.left.length > 0
        ? [
            {
              id: 'fora',
              title: 'Fora da conta',
              blocks: [
                {
                  kind: 'text' as const,
                  text: 'Estes itens não foram classificados. Nada foi estimado por eles.',
                },
                {
                  kind: 'keyValues' as const,
                  items: redesign.left.map(({ name, reason }) => ({ key: name, value: reasons[reason] })),
                },
              ],
            },
          ]
        : []),
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
                  'Semana 2: imprimir a nova ordem e os textos dos Enigmas',
                  'Semana 3: retirar o que a tabela manda tirar e observar o que pedem no lugar',
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
