/** @module-tag slow */
import { join } from 'node:path'
import type { Block } from '@consulting/report/blocks.ts'
import { buildReport } from '@consulting/report/build-report.ts'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { renderPdf } from './render-pdf'

const font = (name: string) => join(import.meta.dirname, 'fonts', name)
const fonts = {
  figtree: font('figtree-400.ttf'),
  figtreeBold: font('figtree-700.ttf'),
  fraunces: font('fraunces-600.ttf'),
}

const rows = <Row>(count: number, of: (at: number) => Row) => Array.from({ length: count }, (_, at) => of(at))
const line = (at: number) =>
  `Linha número ${at} com um texto que passa de uma linha, porque cita vários pratos, cada um com a sua bebida, e o preço de cada um deles no cardápio.`

/** Blocks that break between their rows. */
const blocks: readonly (readonly [kind: string, least: number, of: (count: number) => Block])[] = [
  ['list', 20, (count) => ({ kind: 'list', items: rows(count, line) })],
  ['checkList', 20, (count) => ({ kind: 'checkList', items: rows(count, line) })],
  [
    'keyValues',
    20,
    (count) => ({ kind: 'keyValues', items: rows(count, (at) => ({ key: `Chave ${at}`, value: line(at) })) }),
  ],
  [
    'table',
    20,
    (count) => ({
      kind: 'table',
      caption: 'Tabela',
      headers: ['A', 'B'],
      rows: rows(count, (at) => [`Chave ${at}`, line(at)]),
    }),
  ],
  [
    'wishes',
    7,
    (count) => ({
      kind: 'wishes',
      summary: 'Feito.',
      unread: ['isto'],
      told: [],
      items: rows(count, (at) => ({
        wish: `Pedido ${at}`,
        words: 'as palavras do dono que também passam de uma linha na coluna, e mais um pouco até a terceira',
        met: true,
        answer: line(at),
        section: null,
      })),
    }),
  ],
]

/** The pages of a report with one section after its summary: heading, a line, and the block. */
async function pagesWith(block: Block, before: readonly Block[] = []): Promise<string[]> {
  const report = buildReport({
    requestId: 'r',
    title: 'T',
    restaurant: 'R',
    createdAt: '2026-11-21T12:00:00Z',
    sections: [
      { id: 'resumo', title: 'Resumo', blocks: [{ kind: 'text', text: 'Oi.' }] },
      ...(before.length === 0 ? [] : [{ id: 'x', title: 'Começo', blocks: before }]),
      {
        id: 'y',
        title: 'Cabeçalho',
        blocks: [...(before.length === 0 ? [{ kind: 'text' as const, text: 'Antes.' }] : []), block],
      },
    ],
  })
  const blob = await renderPdf(report, fonts)
  const { text } = await extractText(new Uint8Array(await blob.arrayBuffer()), { mergePages: false })
  return text.slice(text.findIndex((page) => page.includes('Cabeçalho')))
}

/** Numbers of rows of which one ends just above the end of the page. */
const tried = 8

test.each(blocks)(
  'a heading is never left alone above a %s that ends near the end of a page',
  async (_, least, of) => {
    const lonely: number[] = []
    for (const count of rows(tried, (at) => least + at)) {
      const pages = await pagesWith(of(count))
      if (pages.some((page) => !page.includes('Linha número'))) lonely.push(count)
    }
    expect(lonely).toEqual([])
  },
)

test('a heading goes to the next page with a short list that does not fit below it', async () => {
  const lonely: number[] = []
  for (const count of rows(12, (at) => 22 + at)) {
    const before = rows(count, (): Block => ({ kind: 'text', text: 'Antes.' }))
    const [page = ''] = await pagesWith(
      { kind: 'list', items: rows(3, (at) => `Linha número ${at}`) },
      before,
    )
    if (!page.includes('Linha número')) lonely.push(count)
  }
  expect(lonely).toEqual([])
})
