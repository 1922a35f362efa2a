import { expect, it } from 'vitest'
import { type WishCheck, wishCheckSchema } from '../base/request/check.ts'
import type { ReportSection } from './blocks.ts'
import { toMarkdown } from './to-markdown.ts'
import { withWishes } from './wish-section.ts'

const sections: ReportSection[] = [{ id: 'fichas', title: 'Fichas dos drinks', blocks: [] }]
const place = { input: 'preferences', start: 0, end: 12 }
const checks: WishCheck[] = [
  {
    wish: { kind: 'price', max: 22, text: 'até 22 reais', place },
    outcome: 'met',
    reason: 'O mais caro sai por R$ 21,90.',
  },
  {
    wish: { kind: 'count', count: 6, text: '6 drinks' },
    outcome: 'not_possible',
    reason: 'Cabem 4.',
  },
  {
    wish: { kind: 'exclude', what: 'leite', text: 'sem leite' },
    outcome: 'met',
    reason: '',
  },
].map((check) => wishCheckSchema.parse(check))

const blockOf = (given: readonly WishCheck[], unread: readonly string[] = []) => {
  const block = withWishes(sections, given, { noun: { one: 'drink', many: 'drinks' }, unread })[0]?.blocks[0]
  if (block?.kind !== 'wishes') throw new Error('the report does not open with the wishes')
  return block
}

it('opens the report with every wish, those not possible first, with answer and place', () => {
  expect(withWishes(sections, checks).map(({ id, title }) => [id, title])).toEqual([
    ['pedido', 'O que você pediu'],
    ['fichas', 'Fichas dos drinks'],
  ])
  expect(blockOf(checks)).toEqual({
    kind: 'wishes',
    summary: '2 de 3 pedidos foram atendidos. No outro, dizemos por que não foi possível.',
    items: [
      { wish: 'Receber 6 drinks', words: null, met: false, answer: 'Cabem 4.', section: null },
      {
        wish: 'Preços: até R$ 22',
        words: 'até 22 reais',
        met: true,
        answer: 'O mais caro sai por R$ 21,90.',
        section: { id: 'fichas', title: 'Fichas dos drinks' },
      },
      {
        wish: 'Deixar de fora: leite',
        words: null,
        met: true,
        answer: 'Feito.',
        section: { id: 'fichas', title: 'Fichas dos drinks' },
      },
    ],
    unread: [],
    told: [],
  })
})

it('says how many were met, whatever the number', () => {
  const [first, second, third] = checks
  if (!first || !second || !third) throw new Error('checks of the test')
  const fourth = wishCheckSchema.parse({
    ...second,
    wish: { kind: 'keepItem', item: 'baião', text: 'baião' },
  })
  expect(blockOf([first]).summary).toBe('O seu pedido foi atendido.')
  expect(blockOf([first, third]).summary).toBe('Os 2 pedidos foram atendidos.')
  expect(blockOf([second]).summary).toBe('Não foi possível atender o seu pedido; dizemos por quê.')
  expect(blockOf([second, fourth]).summary).toMatch(/^Não foi possível atender os seus pedidos/)
  expect(blockOf([first, second, fourth]).summary).toBe(
    '1 de 3 pedidos foi atendido. Nos outros, dizemos por que não foi possível.',
  )
})

it('names what is missing, and the tools chosen from the list only where nothing else was asked', () => {
  const tool = (what: string, has: boolean) =>
    wishCheckSchema.parse({
      wish: { kind: 'equipment', what, has, text: what },
      outcome: 'met',
      reason: '',
    })
  const given = [tool('coqueteleira', true), tool('forno', false), tool('dosador', true)]
  expect(blockOf(given).items.map(({ wish }) => wish)).toEqual(['Trabalhar sem: forno'])
  const tools = given.filter(({ wish }) => wish.kind === 'equipment' && wish.has)
  expect(blockOf(tools).items.map(({ wish }) => wish)).toEqual([
    'Usar o que a casa tem: coqueteleira e dosador',
  ])
})

it('links to the usual section for such a wish', () => {
  const [ceiling, count] = checks
  if (!ceiling || !count) throw new Error('checks of the test')
  const report = ['resumo', 'drinks', 'custos'].map((id) => ({ id, title: id, blocks: [] }))
  const opened = withWishes(report, [ceiling, { ...count, outcome: 'met' }, count])
  const [block] = opened[0]?.blocks ?? []
  if (block?.kind !== 'wishes') throw new Error('the report does not open with the wishes')
  expect(block.items.map(({ section }) => section?.id)).toEqual([undefined, 'custos', 'drinks'])
})

it('does not mention saved tools that a consultation does not use', () => {
  const tool = (origin: 'house' | 'request') =>
    wishCheckSchema.parse({
      wish: { kind: 'equipment', what: 'dosador', has: true, text: 'Dosador', origin },
      outcome: 'not_possible',
      reason: 'Não se aplica.',
    })
  expect(withWishes(sections, [tool('house')])).toEqual(sections)
  expect(blockOf([tool('house'), tool('request')]).items).toHaveLength(1)
})

it('leaves reports without a sheet or wishes unchanged', () => {
  expect(withWishes(sections, null)).toEqual(sections)
  expect(withWishes(sections, [])).toEqual(sections)
})

it('is a table in the Markdown of the command line', () => {
  const text = toMarkdown('T', withWishes([], checks))
  expect(text).toContain('| Receber 6 resultados | Não foi possível: Cabem 4. |')
  expect(text).toContain('| Deixar de fora: leite | Feito. |')
})

it('lists a wish that was both chosen and typed once, in the typed words', () => {
  const chosen = wishCheckSchema.parse({
    wish: { kind: 'exclude', what: 'glúten', why: 'diet', text: 'Sem glúten' },
    outcome: 'met',
    reason: '',
  })
  const written = { ...chosen, wish: { ...chosen.wish, text: 'sem gluten', place } }
  expect(blockOf([chosen, written]).items.map(({ wish, words }) => [wish, words])).toEqual([
    ['Deixar de fora: glúten, pela dieta', 'sem gluten'],
  ])
})

it('lists tools by their answer, and omits the house’s tools that no recipe used', () => {
  const tool = (what: string, reason: string, origin = 'request', outcome = 'met') =>
    wishCheckSchema.parse({
      wish: { kind: 'equipment', what, has: true, text: what, origin },
      outcome,
      reason,
    })
  const { items } = blockOf([
    tool('coqueteleira', ''),
    tool('liquidificador', 'Nenhuma receita precisou.'),
    tool('peneira fina', ''),
    tool('sifão de espuma', 'Nenhuma receita precisou.', 'house', 'not_possible'),
  ])
  expect(items.map(({ wish, answer }) => [wish, answer])).toEqual([
    ['Usar o que a casa tem: coqueteleira e peneira fina', 'Feito.'],
    ['Usar o que a casa tem: liquidificador', 'Nenhuma receita precisou.'],
  ])
})

it('leaves a competitor’s prices to the table of items, and opens with the summary', () => {
  const price = (item: string, reason: string) =>
    wishCheckSchema.parse({
      wish: { kind: 'competitorPrice', competitor: 'Bar Y', item, min: 18, max: 18, text: item },
      outcome: 'met',
      reason,
    })
  const report: ReportSection[] = [{ id: 'resumo', title: 'Resumo', blocks: [] }, ...sections]
  const given = [price('caipirinha', 'Comparado item a item.'), price('burger', 'Burger: pode ser X ou Y.')]
  expect(withWishes(report, given).map((section) => section.id)).toEqual(['resumo', 'fichas'])
  const opened = withWishes(report, [...given, ...checks])
  expect(opened[1]?.id).toBe('pedido')
  expect(JSON.stringify(opened[1])).not.toContain('Burger')
})

it('says an answer once: what the section of answers says is no row of the wishes', () => {
  const cost = 'Isca, de R$ 15,00 para R$ 16,00, em todas as contas.'
  const report: ReportSection[] = [
    { id: 'resumo', title: 'Resumo', blocks: [] },
    { id: 'perguntas', title: 'O que você perguntou', blocks: [{ kind: 'text', text: cost }] },
    { id: 'precos', title: 'Preços', blocks: [] },
  ]
  const told = wishCheckSchema.parse({
    wish: { kind: 'costNow', item: 'Isca', price: 16, text: 'a isca custa 16' },
    outcome: 'met',
    reason: cost,
  })
  const opened = withWishes(report, [told, ...checks])
  expect(opened.map(({ id }) => id)).toEqual(['pedido', 'perguntas', 'resumo', 'precos'])
  expect(JSON.stringify(opened[0])).not.toContain('Isca')
})

it('names what was not understood word for word, and beside it never says that all was met', () => {
  const [first, second, third] = checks
  if (!first || !second || !third) throw new Error('checks of the test')
  const unread = ['cerveja, deixa em 13', 'o caldo o povo reclama']
  expect(blockOf([first], unread)).toMatchObject({ summary: 'O pedido que entendemos foi atendido.', unread })
  expect(blockOf([first, third], unread).summary).toBe('Os 2 pedidos que entendemos foram atendidos.')
  expect(blockOf(checks, unread).summary).toBe(
    '2 de 3 pedidos que entendemos foram atendidos. No outro, dizemos por que não foi possível.',
  )
  const text = toMarkdown('T', withWishes(sections, [first], { unread }))
  expect(text).toContain(
    'não usamos: “cerveja, deixa em 13” e “o caldo o povo reclama”.\n\nO pedido que entendemos foi atendido.\n\n',
  )
})

it('says first that more was left out than read', () => {
  const [first] = checks
  if (!first) throw new Error('checks of the test')
  expect(blockOf([first], ['um', 'dois', 'três']).summary).toBe(
    'Ficou de fora mais do que entrou: 3 trechos, contra 1 pedido. O pedido que entendemos foi atendido.',
  )
})

it('lists more than three passages that were not understood', () => {
  const text = toMarkdown('T', withWishes(sections, checks, { unread: ['um', 'dois', 'três', 'quatro'] }))
  expect(text).toContain('não usamos:\n\n- “um”\n- “dois”\n- “três”\n- “quatro”\n')
})

it('quotes what it took for information, apart from what was not understood', () => {
  const told = ['o povo daqui é aposentado']
  const text = toMarkdown('T', withWishes(sections, [], { unread: ['deixa a bisteca'], told }))
  expect(text).toContain(
    'não usamos: “deixa a bisteca”.\n\nLemos como informação sobre a casa, sem pedido: “o povo daqui é aposentado”.',
  )
})

it('opens the report even where nothing at all was understood', () => {
  const text = toMarkdown('T', withWishes(sections, [], { unread: ['deixa a bisteca'] }))
  expect(text).toBe(
    '# T\n\n## O que você pediu\n\nNão entendemos e, por isso, não usamos: “deixa a bisteca”.\n',
  )
})

it('says on one line all that is told of a competitor, with its answer once', () => {
  const told = (competitor: string, what: string) =>
    wishCheckSchema.parse({
      wish: { kind: 'rivalFact', competitor, about: 'crowd', what, text: what },
      outcome: 'met',
      reason: 'Não é preço: entra na resposta sobre essa casa, e não na conta.',
    })
  const { items } = blockOf([
    told('Bar Y', 'vive cheio'),
    told('Bar Z', 'fecha cedo'),
    told('Bar Y', 'demora'),
  ])
  expect(items.map(({ wish, answer }) => [wish, answer])).toEqual([
    [
      'Contar com o que você sabe de Bar Y: vive cheio · demora',
      'Não é preço: entra na resposta sobre essa casa, e não na conta.',
    ],
    ['Contar com o que você sabe de Bar Z: fecha cedo', expect.any(String)],
  ])
})

it('adds to the answers the row of an item that a question names and no answer does', () => {
  const asked = wishCheckSchema.parse({
    wish: { kind: 'question', about: 'rise', text: 'devo baixar o yakisoba?', place },
    outcome: 'met',
    reason: 'Suba o temaki.',
  })
  const report: ReportSection[] = [
    { id: 'perguntas', title: 'O que você perguntou', blocks: [{ kind: 'text', text: 'Suba o temaki.' }] },
    {
      id: 'precos',
      title: 'Preços',
      blocks: [
        { kind: 'table', caption: 'Preços', headers: ['Item', 'Preço'], rows: [['Yakisoba', 'R$ 42,90']] },
      ],
    },
  ]
  expect(toMarkdown('T', withWishes(report, [asked]))).toContain('**Yakisoba** (“Preços”): Preço: R$ 42,90')
})

it('shows answers without the marks of other sections', () => {
  const [check] = checks
  if (!check) throw new Error('no check')
  const { items } = blockOf([{ ...check, reason: 'O combo sai a **R$ 148** para dois.' }])
  expect(items.map(({ answer }) => answer)).toEqual(['O combo sai a R$ 148 para dois.'])
})

it('refuses nothing that only tells of the house, and says that it was read as that', () => {
  const facts = [
    {
      wish: { kind: 'houseFact', about: 'place', what: 'beira da lagoa', text: 'fico na beira da lagoa' },
      outcome: 'not_possible',
      reason: 'Aqui criamos drinks, e não publicações.',
    },
    {
      wish: { kind: 'audience', what: 'Moradores do bairro', text: 'o povo daqui do bairro' },
      outcome: 'not_possible',
      reason: 'Este pedido não muda a escolha.',
    },
  ].map((check) => wishCheckSchema.parse(check))
  const block = blockOf([...checks, ...facts])
  expect(block.summary).toBe('2 de 3 pedidos foram atendidos. No outro, dizemos por que não foi possível.')
  expect(block.told).toEqual(['fico na beira da lagoa', 'o povo daqui do bairro'])
  expect(blockOf([...checks, { ...facts[1], outcome: 'met' } as WishCheck]).items).toHaveLength(4)
})
