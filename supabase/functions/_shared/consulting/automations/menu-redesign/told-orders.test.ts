/** What an owner orders, limits and asks in passing, over houses of several kinds and random sales: kept in the facts, and answered. */
import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import type { MenuRedesign } from './schema.ts'
import { menuRedesignSections } from './sections.ts'
import { redesign, salesOf } from './test-case.ts'

type Row = readonly [section: string, name: string, price: number, cost: number]

const empada: readonly Row[] = [
  ['Empadas', 'Empada de frango', 8, 2.6],
  ['Empadas', 'Empada de palmito', 10, 4.1],
  ['Empadas', 'Empada de camarão', 14, 7.2],
  ['Empadas', 'Empada de carne seca', 12, 4.4],
  ['Empadas', 'Empada de queijo', 8, 2.9],
  ['Empadas', 'Empada de alho-poró', 11, 4.6],
  ['Tortas', 'Torta de frango', 24, 8],
  ['Tortas', 'Torta de legumes', 23, 8.5],
  ['Doces', 'Quindim', 7, 2],
  ['Doces', 'Bolo de rolo', 9, 3.1],
  ['Doces', 'Beijinho', 4, 1.1],
  ['Bebidas', 'Refresco de maracujá 400 ml', 8, 1.6],
  ['Bebidas', 'Refrigerante lata', 7, 3.2],
  ['Bebidas', 'Café', 5, 0.9],
]
const grill: readonly Row[] = [
  ['Entradas', 'Pão de alho', 16, 4],
  ['Entradas', 'Linguiça na brasa', 28, 10],
  ['Entradas', 'Queijo na brasa', 22, 7],
  ['Brasa', 'Picanha', 92, 41],
  ['Brasa', 'Maminha', 74, 30],
  ['Brasa', 'Costela', 79, 34],
  ['Brasa', 'Frango na brasa', 48, 15],
  ['Brasa', 'Cordeiro', 98, 52],
  ['Brasa', 'Legumes na brasa', 39, 11],
  ['Sobremesas', 'Pudim', 14, 3.6],
  ['Sobremesas', 'Abacaxi grelhado', 16, 4],
  ['Bebidas', 'Suco de uva', 12, 3.2],
  ['Bebidas', 'Cerveja 600 ml', 16, 8.4],
  ['Bebidas', 'Água', 5, 1.4],
]

/** Sales between 5 and 400 a month, the same in every run. */
function unitsFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return 5 + Math.round((state / 2147483648) ** 2 * 395)
  }
}

function run(rows: readonly Row[], seed: number, constraints: string): MenuRedesign {
  const units = unitsFrom(seed)
  const menu = {
    items: rows.map(([category, name, price]) => ({ category, name, description: null, price, cost: null })),
  }
  const sales = salesOf(
    rows.map(([category, name, price, cost]) => ({ category, name, units: units(), price, cost })),
  )
  return redesign(menu, sales, constraints, ['Melhorar a margem']).content
}

const linesOf = ({ newMenu }: MenuRedesign) => (newMenu?.sections ?? []).flatMap(({ items }) => items)
const itemsOf = ({ categories }: MenuRedesign) => categories.flatMap(({ items }) => items)
const goneOf = ({ leaves = [] }: MenuRedesign) => leaves.map(({ name }) => name)
const reportOf = (content: MenuRedesign) => toMarkdown('', menuRedesignSections([content]))
const answerOf = ({ answers = [] }: MenuRedesign, about: string) => answers.find((one) => one.about === about)
const costOf = (rows: readonly Row[], name: string) => rows.find(([, own]) => own === name)?.[3] ?? Number.NaN

const cases = [3, 17, 92].flatMap((seed) => [
  { house: 'a shop of small pies', rows: empada, seed },
  { house: 'a grill', rows: grill, seed },
])

describe.each(cases)('$house, sales $seed', ({ rows, seed }) => {
  const [, spared] = rows[rows.length > 10 ? 5 : 1] ?? ['', '']

  test('counts what leaves by another order towards the number that may go', () => {
    const gone = goneOf(
      run(rows, seed, 'Nada com queijo nem frango. Pode cortar um ou dois dos que saem pouco, e diga quais.'),
    )
    expect(gone.filter((name) => /queijo|frango/i.test(name)).length).toBeGreaterThanOrEqual(2)
    expect(gone.filter((name) => !/queijo|frango/i.test(name))).toEqual([])
  })

  test('takes out as many as ordered, none that is spared, each with its reason and its loss', () => {
    const content = run(
      rows,
      seed,
      `Corta uns 3 ou 4 itens e me explica o motivo de cada um. O item ${spared} fica.`,
    )
    const gone = goneOf(content)
    expect(gone.length).toBeGreaterThanOrEqual(3)
    expect(gone.length).toBeLessThanOrEqual(4)
    expect(gone).not.toContain(spared)
    const report = reportOf(content)
    for (const { name, why } of content.leaves ?? []) {
      expect(why).toMatch(/\d/)
      expect(report).toContain(`| ${name} |`)
    }
    expect(content.lost?.map(({ name }) => name).toSorted()).toEqual([...gone].toSorted())
  })

  test('a ceiling of a combo is no ceiling of other prices', () => {
    const [kind, drink, most] =
      rows === empada ? ['empada', 'refresco de maracujá', 17] : ['carne da brasa', 'suco de uva', 88]
    const plain = run(rows, seed, 'Sem foto.')
    const content = run(
      rows,
      seed,
      `Sem foto. Quero um combo de ${rows === grill ? 'brasa' : kind} com ${drink} até ${most} reais, serve pra quais?`,
    )
    const prices = (one: MenuRedesign) => itemsOf(one).map(({ name, newPrice }) => [name, newPrice])
    expect(prices(content)).toEqual(prices(plain))
    const [combo] = content.combos ?? []
    expect(combo?.price).toBeLessThanOrEqual(most)
    expect(combo?.each?.length).toBeGreaterThan(2)
    for (const { dish, price, full, left } of combo?.each ?? []) {
      if (price === null) continue
      expect(price).toBeLessThanOrEqual(Math.min(most, full))
      expect(left).toBeCloseTo(price - costOf(rows, dish) - costOf(rows, combo?.addition ?? ''))
      expect(left).toBeGreaterThan(0)
    }
    expect(content.planned?.find(({ wish }) => wish === 'newCombo')?.text).toMatch(/Vale para .+deixa/)
  })

  test('what holds for all is kept by each, and what stays, stays', () => {
    const content = run(
      rows,
      seed,
      `Ninguém sobe mais de 2 reais, e ${rows === empada ? 'o café' : 'a água'} fica como está.`,
    )
    for (const { price, newPrice } of itemsOf(content))
      expect(newPrice ?? price).toBeLessThanOrEqual(price + 2)
    const held = itemsOf(content).find(({ name }) => /^(?:Café|Água)$/.test(name))
    expect(held?.newPrice ?? held?.price).toBe(held?.price)
  })

  test('a sign for vegetarians takes nothing off the menu', () => {
    const content = run(rows, seed, 'Marca os vegetarianos com um V e escreve os alérgenos.')
    expect(goneOf(content)).toEqual([])
    expect(linesOf(content)).toHaveLength(rows.length)
    expect(content.layout).toContain('marked_allergens')
  })

  test('without frames, none is drawn, counted or spoken of', () => {
    const content = run(rows, seed, 'Não quero moldura em nada.')
    expect(linesOf(content).filter(({ box }) => box)).toEqual([])
    expect(content.newMenu?.boxes).toEqual([])
    expect(content.outlook?.sources.filter(({ label }) => /^Moldura/.test(label))).toEqual([])
  })

  test('a board names all that is sold, and no description', () => {
    const content = run(
      rows,
      seed,
      'O cardápio é um quadro na parede, a pessoa lê em 15 segundos. Também quero meia folha.',
    )
    const blocks = menuRedesignSections([content])
      .flatMap((section) => section.blocks)
      .flatMap((block) => (block.kind === 'menu' ? [block.menu] : []))
    const board = blocks.find(({ title }) => /placa/.test(title))
    const said = JSON.stringify(board).toLowerCase()
    for (const { name, price } of linesOf(content)) {
      expect(said).toContain(name.split(' ').at(-1)?.toLowerCase())
      expect(said).toContain(String(price).replace('.', ','))
    }
    for (const { text } of linesOf(content)) if (text !== null) expect(said).not.toContain(text.toLowerCase())
    expect(said).toContain('alergia')
    expect(reportOf(content)).toContain('**Meia folha**')
  })

  test('whether an item leaves or rises is decided, and the plan does what the answer says', () => {
    const item = rows === empada ? 'empada de camarão' : 'cordeiro'
    for (const share of ['', 'Jogo fora um terço do que compro dela. ', 'Perco 60% na limpeza. ']) {
      const content = run(rows, seed, `O preço de uma coisa só: ${item}. ${share}A ${item}: tiro ou aumento?`)
      const own = itemsOf(content).find(({ name }) => name.toLowerCase() === item)
      const answer = answerOf(content, 'keepWorth')
      expect(answer?.verdict).toMatch(/^(?:Não tire|Tire|Pela conta, pode tirar)/)
      expect(answer?.texts.join(' ')).toMatch(/deixa −?R\$/)
      const rise = /suba para R\$ ([\d,]+)/.exec(answer?.verdict ?? '')?.[1]
      if (rise !== undefined) expect(own?.newPrice).toBe(Number(rise.replace(',', '.')))
      if (/^Tire/.test(answer?.verdict ?? '')) expect(own?.move).toBe('remove')
    }
  })

  test('questions that the sheet answers are answered with figures', () => {
    const [, dish] = rows[3] ?? ['', '']
    const content = run(
      rows,
      seed,
      `Quantos itens devo ter? Queria meia porção de ${dish}, por quanto? Tem algum item vendido abaixo do custo? Quero uma frase só pro garçom oferecer ${rows === empada ? 'o café' : 'a água'}.`,
    )
    for (const about of ['menuSize', 'halfPortion', 'marginFloor', 'offerLine']) {
      const answer = answerOf(content, about)
      expect(answer?.open, about).toBeUndefined()
      expect(`${answer?.verdict} ${answer?.texts.join(' ')}`, about).toMatch(/R\$ \d/)
    }
    const half = /^R\$ ([\d,]+)/.exec(answerOf(content, 'halfPortion')?.verdict ?? '')?.[1]
    expect(Number(half?.replace(',', '.'))).toBeGreaterThan(costOf(rows, dish) / 2)
  })

  test('what is left out of the full hours says so in its line, and keeps its price', () => {
    const item = rows === empada ? 'torta de frango' : 'costela'
    const content = run(
      rows,
      seed,
      `A ${item} demora meia hora e das 12h às 13h30 atrapalha tudo. Dá pra não servir nesse horário?`,
    )
    const line = linesOf(content).find(({ name }) => name.toLowerCase() === item)
    expect(line?.when).toMatch(/12h às 13h30/)
    expect(answerOf(content, 'slowDishes')?.texts.join(' ')).toMatch(/planilha não diz/)
  })

  test('short texts are short, and lines for the guests stand at the foot', () => {
    const content = run(
      rows,
      seed,
      'Descrição curta. Cobramos 10% de serviço, isso precisa vir escrito. No cardápio tem que estar escrito pra perguntar ao garçom qual é o doce do dia.',
    )
    for (const { text } of linesOf(content))
      if (text !== null) expect(text.split(/\s+/).length).toBeLessThanOrEqual(9)
    expect(content.newMenu?.foot).toEqual(
      expect.arrayContaining(['Serviço de 10%, opcional.', 'Pergunte ao garçom qual é o doce do dia.']),
    )
  })
})
