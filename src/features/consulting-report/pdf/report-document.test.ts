/** @module-tag slow */
import { join } from 'node:path'
import { automationTypes } from '@consulting/automation-types.ts'
import { unknownHouse } from '@consulting/base/context.ts'
import { houseItemSchema } from '@consulting/base/house/house.ts'
import { goldenAnswers, goldenContext } from '@consulting/golden/golden.ts'
import { boteco, houses } from '@consulting/golden/houses.ts'
import type { Report } from '@consulting/report/blocks.ts'
import { buildReport, reportSections } from '@consulting/report/build-report.ts'
import { withWishes } from '@consulting/report/wish-section.ts'
import type { ResultItem } from '@consulting/results.ts'
import { runEngine } from '@consulting/run-engine.ts'
import { extractText } from 'unpdf'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkConsoleErrors, watchConsoleErrors } from '../../../../tests/support/console-errors'
import { exampleReport } from '../example/example-report'
import { renderPdf } from './render-pdf'

beforeEach(watchConsoleErrors)
afterEach(checkConsoleErrors)

const font = (name: string) => join(import.meta.dirname, 'fonts', name)
const fonts = {
  figtree: font('figtree-400.ttf'),
  figtreeBold: font('figtree-700.ttf'),
  fraunces: font('fraunces-600.ttf'),
}

/** The text of each page of a report's PDF. */
async function pagesOf(report: Report): Promise<string[]> {
  const blob = await renderPdf(report, fonts)
  const { text } = await extractText(new Uint8Array(await blob.arrayBuffer()), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

/** The text of a report's PDF, extracted by another library, with whitespace normalized. */
const textOf = async (report: Report) => (await pagesOf(report)).join(' ')

async function reportOn(results: readonly ResultItem[], restaurant = 'R'): Promise<Report> {
  const sections = await reportSections(results.map(({ content }) => content))
  return buildReport({ requestId: 'r', title: 'T', restaurant, createdAt: '2026-11-21T12:00:00Z', sections })
}

const drinks = await reportOn(
  await runEngine(
    'drink_creation',
    {
      establishment_info: ['Barraca de praia'],
      target_audience: ['Turistas brasileiros'],
      equipment: ['Coqueteleira'],
      preferences: 'sem lactose',
    },
    {
      today: '2026-11-21',
      restaurant: { name: 'Bar da Ana', city: 'Fortaleza', type: 'bar' },
      ...unknownHouse,
    },
  ),
  'Bar da Ana & <script>alert(1)</script>',
)

let wholeText: Promise<string> | undefined

/** Two tests read the whole PDF of the drinks. */
const textOfDrinks = () => {
  wholeText ??= textOf(drinks)
  return wholeText
}

describe('the PDF of a report', () => {
  test('has the new menu on its own page: items, texts, prices and the legal sentence', async () => {
    const answers = (await goldenAnswers('menu_redesign')).boteco
    const report = await reportOn(
      await runEngine('menu_redesign', answers, boteco.context),
      'Bar do Chico Preá',
    )
    const text = await textOf(report)
    const menu = report.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'menu')?.menu
    expect(menu?.sections.length).toBeGreaterThan(3)
    for (const { items } of menu?.sections ?? []) {
      for (const { name, price } of items) {
        expect(text).toContain(name)
        if (price) expect(text).toContain(price.replace(/\s+/g, ' '))
      }
    }
    expect(text).toContain('O consumo de bebida alcoólica em excesso poderá trazer danos à saúde.')
  })

  test('has selectable text with its accents: titles, drinks, figures and the warning', async () => {
    const text = await textOfDrinks()
    for (const { title } of drinks.sections) expect(text).toContain(title)
    const sheets = drinks.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'drinks')
    if (sheets?.kind !== 'drinks') throw new Error('no sheets')
    expect(sheets.items.length).toBeGreaterThanOrEqual(10)
    for (const { name, price } of sheets.items) {
      expect(text).toContain(name)
      expect(text).toContain(price)
    }
    expect(text).toContain('Beba com moderação.')
    expect(text).toMatch(/· 2 de \d+/)
  })

  test('keeps a line that introduces a list on the page of the list', async () => {
    const list = { kind: 'list' as const, items: ['primeiro item', 'segundo item'], ordered: false }
    for (let lines = 28; lines <= 33; lines += 1) {
      const text = { kind: 'text' as const, text: 'Uma linha.' }
      const before = Array.from({ length: lines }, () => text)
      const intro = { kind: 'text' as const, text: 'O que segue:' }
      const sections = [{ id: 'x', title: 'X', blocks: [...before, intro, list] }]
      const page = (await pagesOf({ ...drinks, sections })).find((one) => one.includes('O que segue:'))
      expect(page, `after ${lines} lines`).toContain('primeiro item')
    }
  })

  test('shows markup in a name as plain text', async () => {
    expect(await textOfDrinks()).toContain('Bar da Ana & <script>alert(1)</script>')
  })

  test('begins with the summary on a page of its own, and continues with every wish and its answer', async () => {
    const wish = { text: 'até 22 reais', origin: 'request' as const }
    const sections = withWishes(drinks.sections, [
      { wish: { ...wish, kind: 'price', max: 22 }, outcome: 'met', reason: '' },
      {
        wish: { ...wish, kind: 'count', count: 14, bound: 'exactly' },
        outcome: 'not_possible',
        reason: 'Só 12 drinks cumprem o resto.',
      },
    ])
    const [, summary, text] = await pagesOf({ ...drinks, sections })
    expect(summary).toMatch(/ de \d+ Resumo .*O que fazer primeiro/)
    expect(summary).not.toContain('O que você pediu')
    expect(text).toMatch(/ de \d+ O que você pediu/)
    // Few wishes leave no page half empty.
    expect(text).toContain('Para imprimir')
    expect(text).toContain('1 de 2 pedidos foi atendido.')
    expect(text).toContain('Preços: até R$ 22 Feito. Veja em: A carta')
    expect(text).toContain('Receber 14 resultados Não foi possível. Só 12 drinks cumprem o resto.')
  })

  test('draws every type of block', async () => {
    const text = await textOf(exampleReport)
    for (const words of [
      'Estrela',
      'Burro de carga',
      'Receita de drinks por mês',
      'O caju chegou',
      'Alambique',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('**')
  })
})

test('a bold word in brackets is never hyphenated', async () => {
  // Names of many lengths: one of them ends its line at the bracket.
  const rows = Array.from({ length: 24 }, (_, length) => [
    `Lagosta ${'a'.repeat(length + 1)} (**defeso até 30/04**)`,
    ...['Não ofereça', 'Volta depois do defeso, com a Castanheira', 'Hoje eu iria de polvo na brasa', '—'],
  ])
  const table = { kind: 'table' as const, caption: 'Pratos', headers: ['Prato', 'A', 'B', 'C', 'D'], rows }
  const section = { id: 'pratos', title: 'Pratos', blocks: [table] }
  const text = await textOf({ ...drinks, sections: [section] })
  expect(text.split('(defeso até 30/04)')).toHaveLength(25)
})

test('names what was not understood under the wishes', async () => {
  const unread = ['cerveja, deixa em 13', 'acho feio', 'não mexe no caldo', 'a bisteca eu vou tirar']
  const text = await textOf({ ...drinks, sections: withWishes([], [], { unread }) })
  expect(text).toMatch(
    /O que você pediu Não entendemos e, por isso, não usamos: – “cerveja, deixa em 13” – “acho feio”/,
  )
})

test('wishes before a menu, which has its own page, continue the summary’s page', async () => {
  const [summary] = drinks.sections
  if (!summary) throw new Error('the summary of the test')
  const checks = [
    {
      wish: {
        kind: 'keepItem' as const,
        item: 'Torresmo',
        text: 'manter o torresmo',
        origin: 'request' as const,
      },
      outcome: 'met' as const,
      reason: '',
    },
  ]
  const items = [{ name: 'Torresmo', text: '', price: 'R$ 29', box: false, contains: [] }]
  const printed = { title: 'Bar', sections: [{ title: 'Petiscos', items }], foot: [] }
  const menu = { id: 'cardapio', title: 'Cardápio novo', blocks: [{ kind: 'menu' as const, menu: printed }] }
  const pages = await pagesOf({ ...drinks, sections: withWishes([summary, menu], checks) })
  expect(pages).toHaveLength(3)
  expect(pages[1]).toMatch(/Resumo .*O que você pediu .*Manter no cardápio: Torresmo/)
})

test('at least four drink sheets share a page, and none is split', async () => {
  const sheets = drinks.sections.find(({ id }) => id === 'drinks')
  const block = sheets?.blocks[0]
  if (!sheets || block?.kind !== 'drinks') throw new Error('no sheets')
  const pages = await pagesOf({ ...drinks, sections: [sheets] })
  expect(pages.length).toBeLessThanOrEqual(1 + Math.ceil(block.items.length / 4))
  for (const { name, ingredients, method, price, margin } of block.items) {
    const page = pages.find((text) => text.includes(ingredients[0] ?? '') && text.includes(name))
    for (const words of [price, margin, ...ingredients, ...method]) if (words) expect(page).toContain(words)
  }
})

test.each(automationTypes)('the summary of %s is one page, with all five actions', async (type) => {
  const answers = await goldenAnswers(type)
  for (const house of houses) {
    const results = await runEngine(type, answers[house.id], goldenContext(type, house, answers[house.id]))
    const report = await reportOn(results)
    const [summary] = report.sections
    if (!summary) throw new Error('no summary')
    const pages = await pagesOf({ ...report, sections: [summary] })
    expect(pages).toHaveLength(2)
    const actions = summary.blocks.find((block) => block.kind === 'actions')
    expect(actions?.items).toHaveLength(5)
    for (const { by } of actions?.items ?? []) expect(pages[1]).toContain(by)
  }
})

test('a long table repeats its header on every page, and a matrix of two points leaves room for more sections', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`Item ${index + 1}`, `R$ ${index + 1},00`])
  const table = { kind: 'table' as const, caption: 'Tudo', headers: ['Produto', 'Custo'], rows, numeric: [1] }
  const matrix = {
    caption: 'Cervejas',
    axes: { x: 'Participação', y: 'Margem' },
    threshold: { x: 35, y: 5 },
    points: [
      { name: 'Cerveja 600 ml', x: 57, y: 6.7, quadrant: 'Estrela' },
      { name: 'Long neck', x: 43, y: 4.8, quadrant: 'Burro de carga' },
    ],
  }
  const cards = { kind: 'costCards' as const, items: [{ label: 'Unidades', value: '1.274' }] }
  const pages = await pagesOf({
    ...drinks,
    sections: [
      { id: 'a', title: 'Cervejas', blocks: [cards, { kind: 'matrix', matrix }] },
      { id: 'b', title: 'Lista', blocks: [table] },
    ],
  })
  // Short sections share a page.
  expect(pages[1]).toContain('Cerveja 600 ml 57,0% R$ 6,70 Estrela')
  expect(pages[1]).toContain('Item 1 R$ 1,00')
  expect(pages[1]).toContain('1.274')
  const filled = pages.filter((text) => text.includes('Item '))
  expect(filled.length).toBeGreaterThan(1)
  for (const text of filled) expect(text).toContain('Produto Custo')
  expect(filled.at(-1)?.match(/Item \d/g)?.length).toBeGreaterThanOrEqual(3)
})

test('a short table goes to the next page whole, with its title and its head', async () => {
  const table = (caption: string, count: number) => ({
    kind: 'table' as const,
    caption,
    headers: ['Produto', 'Custo'],
    rows: Array.from({ length: count }, (_, index) => [`${caption} ${index + 1}`, 'R$ 9,00']),
    numeric: [1],
  })
  // Wherever the page ends, from the title of the short table to its last row.
  for (const before of [26, 28, 30, 32, 34]) {
    const blocks = [table('Longa', before)]
    const sections = [
      { id: 'a', title: 'Antes', blocks },
      { id: 'b', title: 'Cenários', blocks: [table('Curta', 6)] },
    ]
    const pages = await pagesOf({ ...drinks, sections })
    const page = pages.find((text) => text.includes('Curta 1 '))
    for (const words of ['Cenários Curta Produto Custo', 'Curta 6 R$ 9,00']) expect(page).toContain(words)
  }
})

test('the head of a long table is never left without rows, nor a heading without the table', async () => {
  const filler = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ kind: 'text' as const, text: `Linha ${index + 1}` }))
  const table = (count: number) => ({
    kind: 'table' as const,
    caption: 'O que fica',
    headers: ['Item', 'Preço', 'Melhor passo', 'Ganho por mês', 'Caso ruim', 'Por quê'],
    rows: Array.from({ length: count }, (_, index) => [
      `Item ${index + 1}`,
      ...['R$ 9', '—', '—', '—', 'A seu pedido; a conta do mês não perde nada com isso.'],
    ]),
    numeric: [1, 2, 3, 4],
  })
  for (const before of [24, 25, 26, 27, 28, 29, 30]) {
    const long = await pagesOf({
      ...drinks,
      sections: [{ id: 'a', title: 'A', blocks: [...filler(before), table(14)] }],
    })
    const page = long.find((text) => text.includes('O que fica')) ?? ''
    expect(page).toContain('Item 2 R$ 9')
    const short = await pagesOf({
      ...drinks,
      sections: [
        { id: 'a', title: 'A', blocks: filler(before - 8) },
        { id: 'b', title: 'Compras', blocks: [table(7)] },
      ],
    })
    expect(short.some((text) => text.includes('Compras O que fica'))).toBe(true)
  }
})

test('a drink that goes with nothing says nothing about it', async () => {
  const sheets = drinks.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'drinks')
  const [sheet] = sheets?.items ?? []
  if (!sheet) throw new Error('no sheet')
  const spec = { ...sheet, pairing: '' }
  const sections = [{ id: 'drinks', title: 'Fichas', blocks: [{ kind: 'drinks' as const, items: [spec] }] }]
  expect(await textOf({ ...drinks, sections })).not.toContain('Harmoniza com')
})

test('a section of a menu keeps its title with its first item, and what follows the menu is off its page', async () => {
  const item = { text: 'Limão da serra, R$ 22,90.', price: 'R$ 22,90', box: false, contains: ['leite'] }
  const section = (title: string, count: number) => ({
    title,
    items: Array.from({ length: count }, (_, index) => ({ ...item, name: `${title} ${index + 1}` })),
  })
  for (const before of [14, 15, 16, 17, 18]) {
    const menu = { title: 'Bar', sections: [section('Drinks', before), section('Doces', 1)], foot: ['Fim'] }
    const note = { kind: 'text' as const, text: 'Moldura: no alto.' }
    const sections = [
      { id: 'cardapio', title: 'Cardápio', blocks: [{ kind: 'menu' as const, menu }, note] },
      { id: 'acoes', title: 'O que cada mudança traz', blocks: [note] },
    ]
    const pages = await pagesOf({ ...drinks, sections })
    expect(pages.find((text) => text.includes('Doces 1'))).toContain('Doces Doces 1')
    expect(pages.find((text) => text.includes('Fim'))).not.toContain('Moldura')
    expect(pages.at(-1)).toContain('Moldura: no alto. O que cada mudança traz')
  }
})

test('a menu for both sides of a sheet has the back on its own page, and a full front on one', async () => {
  const item = { text: 'Limão da serra, R$ 22,90.', price: 'R$ 22,90', box: false, contains: ['leite'] }
  const section = (title: string, count: number) => ({
    title,
    items: Array.from({ length: count }, (_, index) => ({ ...item, name: `${title} ${index + 1}.` })),
  })
  const back = { ...section('Doces', 2), startsPage: true }
  const menu = { title: 'Bar', sections: [section('Pratos', 11), section('Drinks', 6), back], foot: ['Fim'] }
  const sections = [{ id: 'cardapio', title: 'Cardápio', blocks: [{ kind: 'menu' as const, menu }] }]
  const [, front, reverse, ...others] = await pagesOf({ ...drinks, sections })
  expect(front).toContain('Drinks 6.')
  expect(front).not.toContain('Doces')
  expect(reverse).toMatch(/Doces Doces 1\..*Fim/)
  expect(others).toEqual([])
})

test('the notes of a drink are sentences of their own', async () => {
  const sheets = drinks.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'drinks')
  const [sheet] = sheets?.items ?? []
  if (!sheet) throw new Error('no sheet')
  const spec = {
    ...sheet,
    serve: 'Copo alto, 170 ml',
    pairing: 'Pastel',
    notes: ['Alergênicos: ovo', 'Avise o cliente.'],
  }
  const sections = [{ id: 'drinks', title: 'Fichas', blocks: [{ kind: 'drinks' as const, items: [spec] }] }]
  const text = await textOf({ ...drinks, sections })
  expect(text).toContain('Copo alto, 170 ml. Harmoniza com:')
  expect(text).toContain('Alergênicos: ovo. Avise o cliente.')
})

const caipirinhaOfCoffee = houseItemSchema.parse({ section: 'Drinks', name: 'Caipirinha de café', price: 24 })

test('the drinks report has everything that is pinned up in the kitchen', async () => {
  // It already sells a caipirinha that is no plain one, so another of them is left out.
  const house = { ...boteco.context.house, menu: [...boteco.context.house.menu, caipirinhaOfCoffee] }
  const answers = (await goldenAnswers('drink_creation')).boteco
  const report = await reportOn(await runEngine('drink_creation', answers, { ...boteco.context, house }))
  expect(report.sections.map(({ title }) => title)).toEqual([
    'Resumo',
    'A carta',
    'Fichas dos drinks',
    'A estreia',
    'Preparos da casa',
    'Lista de compras',
    'Como vender',
    'O que ficou de fora',
    'De onde vêm os números',
  ])
})

test('the PDF lays out the long reports of other engines', async () => {
  const answers = await goldenAnswers('food_pairing')
  const pairing = await runEngine('food_pairing', answers.boteco, boteco.context)
  const posts = await runEngine(
    'content_generation',
    { brand_style: ['Acolhedora'], content_focus: ['Equipe'], posting_frequency: 'Diariamente' },
    boteco.context,
  )
  for (const results of [pairing, posts]) {
    const report = await reportOn(results)
    const text = await textOf(report)
    for (const { title } of report.sections) expect(text).toContain(title)
  }
})
