/** What holds in every house, whatever its menu: tried on small houses of several kinds. */
import { describe, expect, test } from 'vitest'
import { isInCeara } from '../../base/ceara.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { menuRedesignSections } from './sections.ts'
import { redesign, salesOf } from './test-case.ts'

type Row = readonly [section: string, name: string, units: number, price: number, cost: number]

const houses: Readonly<Record<string, readonly Row[]>> = {
  'a hut at the beach': [
    ['Tira-gostos', 'Camarão na moranga', 300, 84, 34],
    ['Tira-gostos', 'Agulhinha frita', 280, 49, 16],
    ['Tira-gostos', 'Caranguejo (unidade)', 1300, 11, 6],
    ['Tira-gostos', 'Vinagrete de polvo', 20, 62, 31],
    ['Tira-gostos', 'Macaxeira frita', 150, 28, 5],
    ['Pratos para dois', 'Cavala na telha', 190, 128, 47],
    ['Pratos para dois', 'Pargo na brasa', 150, 135, 54],
    ['Pratos para dois', 'Arroz de lula', 30, 118, 46],
    ['Pratos para dois', 'Galinha caipira', 100, 112, 38],
    ['Individuais', 'Tilápia grelhada', 90, 52, 17],
    ['Individuais', 'Salada do quintal', 12, 38, 11],
    ['Individuais', 'Bife acebolado infantil', 60, 34, 10],
    ['Doces', 'Cartola', 40, 19, 5],
    ['Bebidas', 'Cerveja 600 ml', 1800, 17, 8.5],
    ['Bebidas', 'Água mineral', 600, 6, 1.5],
    ['Bebidas', 'Caipirinha de limão', 350, 22, 5],
  ],
  'a pizzeria': [
    ['Pizzas salgadas', 'Mussarela', 230, 47, 15],
    ['Pizzas salgadas', 'Frango com requeijão', 340, 54, 19],
    ['Pizzas salgadas', 'Charque com cebola', 260, 69, 25],
    ['Pizzas salgadas', 'Camarão', 120, 84, 42],
    ['Pizzas salgadas', 'Alho-poró com palmito', 13, 63, 27],
    ['Pizzas salgadas', 'Atum', 25, 57, 24],
    ['Pizzas salgadas', 'Bacalhau', 16, 88, 51],
    ['Pizzas doces', 'Chocolate', 70, 50, 17],
    ['Pizzas doces', 'Banana', 60, 43, 11],
    ['Entradas', 'Pão de alho', 170, 17, 4],
    ['Entradas', 'Bruschetta', 30, 23, 8],
    ['Bebidas', 'Refrigerante 2 litros', 390, 15, 8.5],
    ['Bebidas', 'Refrigerante lata', 300, 7, 3.2],
    ['Bebidas', 'Vinho taça', 20, 19, 7],
  ],
  'a lunch house': [
    ['Pratos', 'Carneiro guisado', 210, 39, 15],
    ['Pratos', 'Galinhada', 260, 34, 11],
    ['Pratos', 'Peixe ao coco', 120, 44, 17],
    ['Pratos', 'Língua ao molho', 15, 41, 17],
    ['Pratos', 'Omelete de queijo', 25, 26, 7],
    ['Pratos', 'Fígado acebolado', 18, 29, 10],
    ['Sobremesas', 'Pudim', 80, 12, 3],
    ['Sobremesas', 'Doce de caju', 30, 11, 3],
    ['Bebidas', 'Suco de caju', 200, 9, 2.5],
    ['Bebidas', 'Refrigerante lata', 240, 7, 3.3],
  ],
}

const fewer = ['Melhorar a margem', 'Reduzir o número de itens']
const run = (rows: readonly Row[], constraints?: string, goals = fewer, dated = true) =>
  redesign(
    {
      items: rows.map(([category, name, , price]) => ({
        name,
        category,
        description: null,
        price,
        cost: null,
      })),
    },
    {
      ...salesOf(
        rows.map(([category, name, units, price, cost]) => ({ category, name, units, price, cost })),
      ),
      ...(!dated && { period: null }),
    },
    constraints,
    goals,
  ).content

type Content = ReturnType<typeof run>
const lines = ({ newMenu }: Content) => (newMenu?.sections ?? []).flatMap(({ items }) => items)
const counted = ({ categories }: Content) =>
  categories
    .flatMap(({ items }) => items)
    .reduce(
      (sum, { move, newPrice, effect }) => sum + (move === 'remove' || newPrice !== null ? effect : 0),
      0,
    )
const markdown = (content: Content) => toMarkdown('', menuRedesignSections([content]))

describe.each(Object.entries(houses))('%s', (_, rows) => {
  test('cuts no more for a goal without a number than its new prices pay for', () => {
    expect(counted(run(rows))).toBeGreaterThanOrEqual(0)
  })

  test.each([3, 5])('has no more items than its owner wants, and says what the number costs', (less) => {
    const most = rows.length - less
    const content = run(rows, `Queremos no máximo ${most} itens, então podem cortar o que não vende.`)
    expect(lines(content).length).toBeLessThanOrEqual(most)
    if ((content.outlook?.careful ?? 0) < 0) expect(content.summary).toMatch(/custa|perde/)
  })

  test('keeps what some guests can order at all, however few they are', () => {
    const names = lines(run(rows, `No máximo ${rows.length - 5} itens no cardápio`)).map(({ name }) => name)
    for (const only of [
      'Salada do quintal',
      'Bife acebolado infantil',
      'Cartola',
      'Omelete de queijo',
      'Alho-poró com palmito',
    ]) {
      const isOnly = rows.some(([, name]) => name === only)
      const other = only === 'Alho-poró com palmito' ? names.includes('Mussarela') : false
      if (isOnly && !other) expect(names).toContain(only)
    }
  })

  test('frames nothing as what brings most that another item of its section beats', () => {
    const content = run(rows)
    for (const { name, why } of content.newMenu?.boxes ?? []) {
      const section = content.newMenu?.sections.find(({ items }) => items.some((one) => one.name === name))
      const sold = content.categories.flatMap(({ items }) => items)
      const own = sold.find((one) => one.name === name)
      const beside = sold.filter((one) => section?.items.some((line) => line.name === one.name))
      if (!own || !/mais (?:traz|deixa)/.test(why)) continue
      if (/na soma|mais traz/.test(why))
        for (const one of beside)
          expect(one.units * one.margin).toBeLessThanOrEqual(own.units * own.margin + 0.01)
    }
  })

  test('opens no section with what hardly anybody orders', () => {
    const content = run(rows, undefined, ['Melhorar a margem'])
    const units = new Map(
      content.categories.flatMap(({ items }) => items.map((one) => [one.name, one.units])),
    )
    for (const { items } of content.newMenu?.sections ?? []) {
      const all = items.map(({ name }) => units.get(name) ?? 0)
      const mean = all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
      expect(all[0] ?? 0).toBeGreaterThan(mean * 0.15)
    }
  })

  test('proposes no price that brings next to nothing', () => {
    const content = run(rows, undefined, ['Melhorar a margem'])
    const margin = content.categories
      .flatMap(({ items }) => items)
      .reduce((sum, { units, margin: each }) => sum + units * each, 0)
    for (const { newPrice, price, effect } of content.categories.flatMap(({ items }) => items))
      if (newPrice !== null && newPrice > price)
        expect(effect).toBeGreaterThanOrEqual(Math.min(20, margin * 0.0005))
  })

  test('names what could leave next with a loss each and their sum, and never who has no other option', () => {
    const content = run(rows, undefined, ['Reduzir o número de itens'])
    const printed = new Set(lines(content).map(({ name }) => name))
    const told = markdown(content)
    for (const { name, loss } of content.nextCuts ?? []) {
      expect(printed).toContain(name)
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(['Salada do quintal', 'Bife acebolado infantil', 'Cartola']).not.toContain(name)
    }
    if ((content.nextCuts ?? []).length > 0) expect(told).toMatch(/os próximos são estes/)
  })

  test('has no currency on any line where its owner wants neither it nor pictures', () => {
    const told = markdown(run(rows, 'Não quero fotos nem cifrão nos preços.'))
    const page = told.slice(told.indexOf('## O cardápio novo'), told.indexOf('Preços em reais'))
    expect(page).not.toContain('R$')
    expect(told).toMatch(/Sem foto/)
  })

  test('tells how to sell more of a section or an item, with its own figures', () => {
    const [section = '', name = ''] = rows[0] ?? []
    for (const [said, pattern] of [
      [`Como faço para vender mais ${section.toLowerCase()}?`, /Uma oferta por mesa/],
      [`Onde coloco ${name.toLowerCase()} para vender mais?`, /Cada um deixa R\$/],
    ] as const)
      expect(markdown(run(rows, said, ['Melhorar a margem']))).toMatch(pattern)
  })

  test.each(['menos', 'mais'])(
    'answers which section leaves %s by the table of its sections, whose sums are those of its items',
    (degree) => {
      const content = run(rows, `Qual seção do cardápio me dá ${degree} lucro?`)
      const sums = content.categories.map(({ name, items }) => ({
        name,
        left: items.reduce((sum, { units, margin }) => sum + units * margin, 0),
      }))
      const end = sums.toSorted((a, b) => (degree === 'menos' ? a.left - b.left : b.left - a.left))[0]
      const answer = content.answers?.find(({ about }) => about === 'sectionProfit')
      expect(answer?.verdict.startsWith(`${end?.name}: `)).toBe(true)
      const told = markdown(content)
      for (const { name } of sums)
        expect(told).toMatch(new RegExp(`\\| ${name} \\| \\d+ \\| [\\d.]+ \\| R\\$`))
    },
  )

  test('raises what its owner allows of a section, or tells what each rise would bring', () => {
    const section = rows[0]?.[0] ?? ''
    const content = run(rows, `Em ${section} aceito aumento de até 9% por item.`, ['Melhorar a margem'])
    const left = new Map((content.leftRises ?? []).map((one) => [one.name, one]))
    for (const { name, price, newPrice, move } of content.categories.find((one) => one.name === section)
      ?.items ?? []) {
      if (newPrice !== null || move === 'remove') expect(left.has(name)).toBe(false)
      else if (Math.floor(price * 1.09) > price) expect(left.get(name)?.top).toBeGreaterThan(price)
      if (left.has(name)) expect(left.get(name)?.top).toBeLessThanOrEqual(price * 1.09 + 1e-9)
    }
    if (left.size > 0) expect(markdown(content)).toContain('Aumentos que você deixa e que ficam para depois')
  })

  test('cuts for the goal of fewer items no more than its owner lets go, and nothing that is spared', () => {
    const section = rows[0]?.[0] ?? ''
    const content = run(rows, `Podem sair até dois itens, desde que nenhum seja da seção ${section}.`)
    const gone = (content.leaves ?? []).map(({ name }) => name)
    expect(gone.length).toBeLessThanOrEqual(2)
    for (const name of gone) expect(rows.find((row) => row[1] === name)?.[0]).not.toBe(section)
  })

  test('compares no price with itself, and keeps the answer to what the plan does', () => {
    const [, name = '', , price = 0] = rows[0] ?? []
    const content = run(
      rows,
      `Compensa manter ${name.toLowerCase()} a ${price} reais, agora que o fornecedor subiu para 95?`,
      ['Melhorar a margem'],
    )
    const item = content.categories.flatMap(({ items }) => items).find((one) => one.name === name)
    const answer = content.answers?.find(({ about }) => about === 'itemPrice')
    expect(answer?.texts.join(' ')).not.toMatch(/em vez de|0% mais pedidos/)
    if (item?.newPrice != null && item.newPrice > price)
      expect(answer?.verdict).toContain(`R$\u00a0${item.newPrice}`)
    else if (item?.move !== 'remove') expect(answer?.verdict).toMatch(/^Sim: fica em/)
  })

  test('says "você pediu" of nothing that its owner did not ask for', () => {
    expect(markdown(run(rows))).not.toMatch(/você pediu[;:]|porque você pediu|a seu pedido/i)
  })

  test('has one month’s figures where its owner tells the months of a sheet without dates', () => {
    const [told, bare] = ['As vendas são de agosto a outubro.', undefined].map((text) =>
      run(rows, text, ['Melhorar a margem'], false),
    )
    expect(told?.summary ?? '').not.toContain('no período')
    expect(markdown(told as Content)).not.toContain('não tem datas')
    expect(markdown(bare as Content)).toContain('não tem datas')
    expect(told?.outlook?.careful ?? 0).toBeLessThanOrEqual(bare?.outlook?.careful ?? 0)
  })
})

test('a rise that the owner allows is made, or refused with what it would bring', () => {
  const hut = houses['a hut at the beach'] ?? []
  for (const [name, word] of [
    ['Pargo na brasa', 'O pargo eu posso subir até 8 reais'],
    ['Galinha caipira', 'A galinha eu posso subir até 6 reais'],
  ] as const) {
    const { content, explanations = [] } = redesign(
      {
        items: hut.map(([category, one, , price]) => ({
          name: one,
          category,
          description: null,
          price,
          cost: null,
        })),
      },
      salesOf(
        hut.map(([category, one, units, price, cost]) => ({ category, name: one, units, price, cost })),
      ),
      word,
    )
    const item = content.categories.flatMap(({ items }) => items).find((one) => one.name === name)
    const said = explanations.find(({ wish }) => wish.kind === 'capPrice')?.reason ?? ''
    if (item?.newPrice == null) expect(said).toMatch(/R\$.[\d.]+ por mês no caso cauteloso/)
    else expect(item.newPrice).toBeGreaterThan(item.price)
  }
})

describe('the laws of Ceará', () => {
  test('are named to houses of Ceará alone', () => {
    for (const city of ['Fortaleza', 'Sobral', 'viçosa do ceara', 'Juazeiro do Norte - CE'])
      expect(isInCeara(city)).toBe(true)
    for (const city of ['Mossoró', 'Recife', 'Juazeiro', 'Natal - RN', 'São Paulo', ''])
      expect(isInCeara(city)).toBe(false)
  })

  test('stand in no report of another state', () => {
    const content = run(houses['a pizzeria'] ?? [])
    expect(markdown(content)).toContain('17.899/2022')
    expect(markdown({ ...content, inCeara: false })).not.toMatch(/Ceará|17\.899|18\.543|15\.157/)
  })
})
