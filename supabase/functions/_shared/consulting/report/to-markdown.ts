import type { Block, DrinkSpec, ReportSection, TableBlock } from './blocks.ts'
import { matrixTable } from './matrix-table.ts'
import { type OtherWords, quotePassages } from './quoted-passages.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A charted figure as text; empty for a gap. */
const shown = (value: number | null | undefined, decimals: number) =>
  value?.toLocaleString('pt-BR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }) ?? ''

function table({ caption, headers, rows }: Omit<TableBlock, 'kind'>): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  return [`*${caption}*`, '', line(headers), line(headers.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A recipe sheet: price and glass first, then ingredients and steps, then what the bartender looks up. */
function drinkSheet(drink: DrinkSpec): string {
  const { name, base, ingredients, method, serve, pairing, price, margin, figures, visual, notes } = drink
  const facts = [
    ...(pairing === '' ? [] : [`Com ${pairing.replace(/\.$/, '')}`]),
    ...(margin === null ? [] : [`Margem: ${margin}`]),
    ...figures.map(({ key, value }) => `${key}: ${value}`),
  ]
  return [
    `### ${name}`,
    `**${price}** · ${base} · ${serve}`,
    ingredients.map((ingredient) => `- ${ingredient}`).join('\n'),
    method.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    facts.join(' · '),
    ...(visual ? [visual] : []),
    ...notes,
  ].join('\n\n')
}

function blockToMarkdown(block: Block): string {
  switch (block.kind) {
    case 'subtitle':
      return `### ${block.text}`
    case 'text':
      return block.text
    case 'notice':
      return `> **${block.title}** ${block.text}`
    case 'list':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item}`).join('\n')
    case 'checkList':
      return block.items.map((item) => `- [ ] ${item}`).join('\n')
    case 'keyValues':
      return block.items.map(({ key, value }) => `- **${key}**: ${value}`).join('\n')
    case 'costCards':
      return block.items
        .map(({ label, value, note }) => `- **${label}**: ${value}${note ? ` (${note})` : ''}`)
        .join('\n')
    case 'table':
      return table(block)
    case 'tables':
      return block.tables.map(table).join('\n\n')
    case 'products':
      return block.items.map(({ name, details }) => `- **${name}**: ${details}`).join('\n')
    case 'drinks':
      return block.items.map(drinkSheet).join('\n\n')
    case 'dishes':
      return block.items
        .map((item) =>
          [
            `### ${item.name}`,
            item.kind,
            item.ingredients.map((ingredient) => `- ${ingredient}`).join('\n'),
            item.method.map((step, index) => `${index + 1}. ${step}`).join('\n'),
            `Servir: ${item.serve}`,
            ...(item.pairing === '' ? [] : [`Harmoniza com: ${item.pairing}`]),
            [
              { key: 'Preço', value: item.price },
              ...(item.margin === null ? [] : [{ key: 'Margem', value: item.margin }]),
              ...item.figures,
            ]
              .map(({ key, value }) => `**${key}**: ${value}`)
              .join(' · '),
            ...item.notes,
          ].join('\n\n'),
        )
        .join('\n\n')
    case 'posts':
      return block.items
        .map(({ date, title, copy, format, visual, hashtags, versions = [], need }) =>
          [
            `### ${date} · ${format}: ${title}`,
            copy,
            `*Imagem:* ${visual}`,
            ...versions.map(({ label, text }) => `*${label}:* ${text}`),
            ...(need ? [`*Antes de publicar, complete:* ${need}.`] : []),
            hashtags.join(' '),
          ].join('\n\n'),
        )
        .join('\n\n')
    case 'menu':
      return [
        ...block.menu.sections.flatMap(({ title, items }) => [
          `### ${title}`,
          items
            .map(({ name, text, price, box, contains }) =>
              [
                `- ${box ? '[em destaque] ' : ''}**${name}** ${price ?? '______'}`,
                ...(text ? [text] : []),
                ...(contains.length > 0 ? [`Contém: ${contains.join(', ')}.`] : []),
              ].join('  \n  '),
            )
            .join('\n'),
        ]),
        ...block.menu.foot.map((line) => `*${line}*`),
      ].join('\n\n')
    case 'matrix':
      return table(matrixTable(block.matrix))
    case 'bars': {
      const { caption, unit, bars, legend } = block.chart
      const decimals = unit === 'percent' ? 0 : 2
      return table({
        caption,
        headers: legend ? ['Item', legend.value, legend.compare] : ['Item', 'Valor'],
        rows: bars.map(({ label, value, compare }) => [
          label,
          shown(value, decimals),
          ...(legend ? [shown(compare, decimals)] : []),
        ]),
      })
    }
    case 'lines':
      return table({
        caption: block.chart.caption,
        headers: ['Quando', ...block.chart.series.map(({ name }) => name)],
        rows: block.chart.labels.map((label, index) => [
          label,
          ...block.chart.series.map(({ values }) => shown(values[index], 1)),
        ]),
      })
    case 'actions':
      return table({
        caption: 'O que fazer primeiro',
        headers: ['O que fazer', 'O que traz', 'Até quando', 'Quem'],
        rows: block.items.map(({ what, brings, by, who }) => [what, brings ?? '', by, who]),
      })
    case 'wishes': {
      const places = new Set(block.items.flatMap(({ section }) => section?.title ?? []))
      // One place for all answers needs no column.
      const where = (title: string) => (places.size > 1 ? [title] : [])
      const answers = table({
        caption: 'Pedidos e respostas',
        headers: ['Pedido', 'Resposta', ...where('Onde ver')],
        rows: block.items.map(({ wish, met, answer, section }) => [
          wish,
          met ? answer : `Não foi possível: ${answer}`,
          ...where(section?.title ?? (met ? 'Em todo o relatório' : '—')),
        ]),
      })
      const quoted = (words: Partial<OtherWords>) =>
        quotePassages(words).flatMap(({ line, items }) => [
          line,
          items.map((passage) => `- ${passage}`).join('\n'),
        ])
      return [
        // First what the rest of the report does not follow.
        ...quoted({ unread: block.unread }),
        block.summary,
        block.items.length > 0 ? answers : '',
        ...quoted({ told: block.told }),
      ]
        .filter((text) => text !== '')
        .join('\n\n')
    }
    // An interactive block, which has no text.
    case 'scenarios':
      return ''
  }
}

/** A report as Markdown, the format of the golden files. */
export function toMarkdown(title: string, sections: readonly ReportSection[]): string {
  const parts = sections.flatMap((section) => {
    const blocks = section.blocks.map(blockToMarkdown).filter((text) => text !== '')
    return blocks.length === 0 ? [] : [`## ${section.title}`, ...blocks]
  })
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`
}
