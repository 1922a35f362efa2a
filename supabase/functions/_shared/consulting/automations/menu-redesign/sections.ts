import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { vary } from '../../base/language/vary.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { adviceForGoals, leavingOf, namesOf } from './goals.ts'
import { reasons } from './reasons.ts'
import type { MenuRedesign, RedesignedCategory } from './schema.ts'

/** Most items of a printed page that is read at arm's length. */
const fullPage = 30

/** " por mês", or what an undated sheet allows to say. */
const perOf = ({ period }: MenuRedesign) => (period?.dated === false ? 'no período da planilha' : 'por mês')

const effectText = (effect: number) => (effect === 0 ? '—' : formatBrl(effect))

/** A section whose items are compared with one another. */
function categorySection(category: RedesignedCategory, index: number, per: string): ReportSection[] {
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
          text: vary(
            name + marginThreshold,
            `Em ${name}, popular é quem chega a **${formatNumber(popularityThresholdPct)}%** das unidades, e rentável quem deixa **${formatBrl(marginThreshold)}** ou mais.`,
            `As linhas do gráfico: **${formatNumber(popularityThresholdPct)}%** das unidades de ${name} e **${formatBrl(marginThreshold)}** de margem.`,
            `O corte de ${name} fica em **${formatNumber(popularityThresholdPct)}%** das vendas e **${formatBrl(marginThreshold)}** por unidade.`,
          ),
        },
        {
          kind: 'table',
          caption: 'O que fazer com cada item',
          headers: ['Item', 'Quadrante', 'Hoje', 'Novo', 'Margem', 'Ação', `Efeito ${per}`],
          rows: items.map((item) => [
            item.name,
            item.quadrant,
            formatBrl(item.price),
            item.newPrice === null ? '—' : formatBrl(item.newPrice),
            formatBrl(item.margin),
            item.action,
            effectText(item.effect),
          ]),
          numeric: [2, 3, 4, 6],
        },
      ],
    },
  ]
}

/** Items that no quadrant fits. */
function apartSection(redesign: MenuRedesign): ReportSection[] {
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
          kind: 'text',
          text: `Sem quadrante: ${joinList([...new Set(rows.map(({ section }) => section))])}. ${vary(
            redesign.title,
            'Acompanhamento, bebida sem álcool e cerveja fechada não disputam o pedido com os pratos, e menos de quatro itens não se comparam.',
            'São itens que acompanham o pedido, ou que não têm três vizinhos com que se medir.',
            'Comparar três itens, ou uma cerveja com um prato, daria um conselho sem base.',
          )}`,
        },
        {
          kind: 'table',
          caption: 'O que fazer com o que fica à parte',
          headers: ['Item', 'Seção', 'Hoje', 'Novo', 'Ação', `Efeito ${perOf(redesign)}`],
          rows: rows.map(({ section, item }) => [
            item.name,
            section,
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

/** What every action of the report brings, the largest first. */
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
      assumption: `${formatNumber(units)} combos, e ${formatNumber(cannibalPct)}% deles pediriam os dois no preço cheio`,
    })),
  ].toSorted((a, b) => b.effect - a.effect)
}

function actionsSection(redesign: MenuRedesign): ReportSection[] {
  const ranked = rankedActions(redesign)
  const { leaves = [], combos = [] } = redesign
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
  if (combos.length > 0) {
    blocks.push(
      {
        kind: 'table',
        caption: 'Quando cada combo empata',
        headers: ['Combo', 'Desconto', 'Quem só pediria o prato', 'Quem pediria os dois', 'Empata em'],
        rows: combos.map(({ dish, addition, gains, discount, breakEvenPct }) => [
          `${dish} + ${addition}`,
          formatBrl(discount),
          `deixa ${formatBrl(gains)} a mais`,
          `deixa ${formatBrl(discount)} a menos`,
          `${formatNumber(breakEvenPct)}% dos combos`,
        ]),
        numeric: [1, 4],
      },
      {
        kind: 'text',
        text: 'O combo perde dinheiro quando a parte de quem pediria os dois no preço cheio passa da última coluna. Conte duas semanas, e compare as vendas dos dois itens com as de antes. O ganho do combo fica fora do total das ações, e não se soma ao do destaque do mesmo item.',
      },
    )
  }
  return [{ id: 'acoes', title: 'Ações, em ordem de ganho', blocks }]
}

/** Why a price changes, where the row already holds both prices. */
function whyOf(action: string | undefined): string {
  const why = action?.replace(/^(?:Subir|Baixar) de R\$\s[\d.,]+ para R\$\s[\d.,]+[;:]\s/, '')
  return why ?? 'o limite que você deu'
}

/** The menu as it is to be printed, then what changes in it and why. */
function newMenuSections(redesign: MenuRedesign): ReportSection[] {
  const { newMenu } = redesign
  if (!newMenu) return []
  const lines = newMenu.sections.flatMap(({ name, items }) =>
    items.map((item) => ({ section: name, ...item })),
  )
  const reasonFor = new Map(
    redesign.categories.flatMap(({ items }) => items.map(({ name, action }) => [name, action] as const)),
  )
  const priced = lines.filter(({ price, priceToday }) => price !== null && price !== priceToday)
  const rewritten = lines.filter((line) => line.rewritten)
  const open = lines.flatMap(({ name, ask }) => (ask === null ? [] : [[name, ask]]))
  const blocks: Block[] = []
  if (newMenu.boxes.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'O que vai na moldura',
      headers: ['Item', 'Lugar', 'Por quê'],
      rows: newMenu.boxes.map(({ name, place, why }) => [name, place, why]),
    })
  }
  if (priced.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Preços que mudam',
      headers: ['Item', 'Hoje', 'Novo', 'Por quê'],
      rows: priced.map(({ name, priceToday, price }) => [
        name,
        priceToday === null ? '—' : formatBrl(priceToday),
        price === null ? '—' : formatBrl(price),
        whyOf(reasonFor.get(name)),
      ]),
      numeric: [1, 2],
    })
  }
  if (rewritten.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Textos novos',
      headers: ['Item', 'Texto'],
      rows: rewritten.map(({ name, text }) => [name, text ?? '']),
    })
  }
  if (open.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Falta a sua linha: o cardápio não diz do que é feito, e não inventamos',
      headers: ['Item', 'O que perguntar à cozinha'],
      rows: open,
    })
  }
  return [
    {
      id: 'cardapio',
      title: 'O cardápio novo',
      blocks: [
        {
          kind: 'menu',
          menu: {
            title: redesign.title.replace(/^Novo cardápio d[oa]s? /, ''),
            sections: newMenu.sections.map(({ name, items }) => ({
              title: name,
              items: items.map(({ name: item, text, price, box, contains }) => ({
                name: item,
                text,
                price: price === null ? null : formatBrl(price),
                box,
                contains,
              })),
            })),
            foot: newMenu.foot,
          },
        },
      ],
    },
    {
      id: 'mudancas',
      title: 'O que muda no papel',
      blocks: [
        ...blocks,
        {
          kind: 'text',
          text: 'A frase do rodapé é a da Lei estadual 15.157/2012, do Ceará, que manda informar no cardápio o risco do álcool. Duas outras leis do estado valem para o papel: a 17.899/2022 pede, ao lado de cada item, o sinal de glúten, lactose, leite, peixe, amêndoas, corantes, castanhas, soja, ovo e crustáceos; a 18.543/2023, ao menos um cardápio impresso na casa. Confira as três com a sua contabilidade antes de mandar imprimir.',
        },
        ...(lines.every(({ contains }) => contains.length === 0)
          ? [
              {
                kind: 'text' as const,
                text: vary(
                  redesign.title,
                  'Nenhum item tem alergênicos marcados em “A casa”. Marque-os lá, e eles saem impressos ao lado do nome.',
                  'Os alergênicos não estão marcados em “A casa”: com eles, o papel sai pronto para a lei.',
                  'Faltam os alergênicos de cada item em “A casa”; preenchidos, aparecem sob o nome.',
                ),
              },
            ]
          : []),
      ],
    },
  ]
}

/** What was not classified; without a sheet that is every item, and only what the owner asked for is said. */
function leftSection(redesign: MenuRedesign): ReportSection[] {
  const { left } = redesign
  const told = left.filter(({ reason, action }) => reason !== 'no_sheet' || action !== undefined)
  if (told.length === 0) return []
  return [
    {
      id: 'fora',
      title: 'Fora da conta',
      blocks: [
        {
          kind: 'text',
          text: vary(
            redesign.title,
            'Estes itens não foram classificados. Nada foi estimado por eles.',
            'Falta um dado em cada um, e não supusemos nenhum.',
            'Ficam no cardápio novo, mas sem conta, até que se saiba o que falta.',
          ),
        },
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

/** What the team says and offers, with the house's own items. */
function scriptOf(redesign: MenuRedesign): string[] {
  const all = redesign.categories.flatMap(({ items }) => items)
  const offered = all
    .filter(({ quadrant }) => quadrant === 'Estrela' || quadrant === 'Enigma')
    .toSorted((a, b) => b.margin - a.margin)
    .slice(0, 4)
    .map(({ name }) => name)
  const [line] = (redesign.newMenu?.sections ?? [])
    .flatMap(({ items }) => items)
    .filter(({ box, rewritten, text }) => text !== null && (box || rewritten))
    .toSorted((a, b) => Number(b.box) - Number(a.box))
  return [
    all.length === 0
      ? 'Anote por duas semanas o que sai, por item: é o que falta para esta análise.'
      : offered.length > 0
        ? `Ofereça primeiro: ${joinList(offered)}.`
        : `Ofereça primeiro o que mais deixa: ${joinList(
            all
              .toSorted((a, b) => b.margin - a.margin)
              .slice(0, 2)
              .map(({ name }) => name),
          )}.`,
    ...(line ? [`À mesa, diga ${line.name} como está no papel: “${line.text}”`] : []),
    ...(redesign.combos ?? []).map(
      ({ dish, addition, price }) =>
        `A quem pede só ${dish}, ofereça ${addition} junto, os dois a ${formatBrl(price)}; a quem já pediu os dois, não.`,
    ),
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
          { label: 'Itens na conta', value: String(all.length) },
          { label: 'Seções', value: String(redesign.categories.length) },
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
          caption: `Onde está o ganho (R$ ${perOf(redesign)})`,
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
        caption: 'As seções do cardápio, com os preços de hoje',
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
    if (!redesign.newMenu && menu.withoutDescription.length > 0) {
      texts.push({
        kind: 'text',
        text: `${menu.withoutDescription.length} de ${menu.items} itens não têm descrição.`,
      })
    }
    return [
      { id: 'resumo', title: 'Resumo', blocks: summary },
      ...newMenuSections(redesign),
      ...actionsSection(redesign),
      ...redesign.categories.flatMap((category, index) => categorySection(category, index, perOf(redesign))),
      ...apartSection(redesign),
      { id: 'textos', title: 'Seções e páginas', blocks: texts },
      ...leftSection(redesign),
      {
        id: 'servico',
        title: 'Roteiro para a equipe',
        blocks: [
          {
            kind: 'list',
            items: scriptOf(redesign),
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
                  rankedActions(redesign).length === 0
                    ? 'Semana 1: conferir com a nota de compra o custo do que mais vende'
                    : vary(
                        redesign.title,
                        'Semana 1: conferir o custo dos itens de maior efeito e corrigir os preços sugeridos',
                        'Semana 1: refazer a ficha de custo do que abre a lista de ações',
                        'Semana 1: com a nota de compra na mão, confirmar o custo do que está no alto da lista de ações',
                      ),
                  puzzles.length > 0
                    ? `Semana 2: imprimir a nova ordem, com textos novos para ${joinList(puzzles)}`
                    : 'Semana 2: imprimir a nova ordem',
                  leaving.length > 0
                    ? `Semana 3: retirar ${joinList(leaving)} e observar o que pedem no lugar`
                    : vary(
                        redesign.title,
                        'Semana 3: treinar a equipe para oferecer o que está no roteiro, e anotar o que aceitam',
                        'Semana 3: ensaiar o roteiro antes de abrir, cada um com um item',
                        'Semana 3: quem atende oferece um item do roteiro por mesa e marca sim ou não',
                      ),
                  vary(
                    redesign.title,
                    'Semana 4: refazer a análise com as vendas do mês',
                    'Semana 4: enviar a planilha nova e comparar as vendas com as de antes',
                    'Semana 4: contar de novo, item por item, e voltar atrás no que não rendeu',
                  ),
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
