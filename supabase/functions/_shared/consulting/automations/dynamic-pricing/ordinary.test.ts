/** What ordinary houses ask of their prices, from their words to the plan. */
import { describe, expect, test } from 'vitest'
import { monthOfSales, pricePlan } from '../../../../../../tests/support/price-plans.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

const rows = [
  ['Taça da casa', 'Vinhos', 24, 9, 300],
  ['Taça de rosé', 'Vinhos', 30, 10, 200],
  ['Taça de branco', 'Vinhos', 34, 12, 180],
  ['Boulevardier', 'Drinks', 36, 14, 60],
  ['Mojito', 'Drinks', 28, 6.5, 260],
  ['Cerveja lata', 'Cervejas', 7, 3.1, 900],
  ['Batata rústica', 'Porções', 24, 6, 400],
  ['Pastel de queijo', 'Porções', 32, 9, 350],
  ['Polvo grelhado', 'Pratos', 88, 33, 90],
  ['Arroz de pato', 'Pratos', 72, 24, 120],
] as const

const items = rows.map(([name, category, price, cost, units]) => ({ name, category, price, cost, units }))
const sales = monthOfSales(
  items,
  [2, 3, 4, 5, 6, 0].map((weekday, at) => ({ weekday, units: 300 + 200 * at })),
)
const house = houseSchema.parse({
  menu: rows.map(([section, ...rest]) => ({
    section: rest[0],
    name: section,
    price: rest[1],
    cost: rest[2],
  })),
})

/** The plan of what an owner writes. */
function planOf(constraints: string) {
  const sheet = understand('dynamic_pricing', { answers: { constraints }, house, today: '2026-11-23' })
  const content = pricePlan(
    sales,
    sheet.wishes.map((wish) => ({ ...wish })),
  )
  const item = (name: string) => content.items.find((one) => one.name === name)
  return { sheet, content, price: (name: string) => item(name)?.newPrice ?? Number.NaN, item }
}

describe('limits that an owner lists', () => {
  test('a limit on every rise holds for an item that has a ceiling of its own, too', () => {
    const { price } = planOf('Nenhum aumento maior que 8%. A cerveja em lata no máximo até R$ 8.')
    expect(price('Cerveja lata')).toBe(7)
  })

  test('leave for one item goes further than the limit for all', () => {
    const { content, price } = planOf('Nada sobe mais de 8%, mas a cerveja lata pode chegar a R$ 8.')
    expect(price('Cerveja lata')).toBe(8)
    for (const { name, price: today, newPrice } of content.items)
      if (name !== 'Cerveja lata') expect(newPrice, name).toBeLessThanOrEqual(today * 1.08 + 1e-9)
  })

  test('a limit of one step holds for an item that may go further in several', () => {
    const { content } = planOf('Nada sobe mais de 8% de uma vez. Cerveja lata pode ir até R$ 8.')
    for (const { name, price: today, newPrice } of content.items)
      expect(newPrice, name).toBeLessThanOrEqual(today * 1.08 + 1e-9)
  })

  test('a combo that the owner asks for has a price up to the limit, and stays a gain', () => {
    const { content } = planOf('Quinta, combo de pastel de queijo com mojito por menos de 55.')
    const answer = content.answers?.find(({ about }) => about === 'pairPrice')
    expect(answer?.verdict).toMatch(/^Às quintas: Pastel de queijo \+ Mojito por R\$ \d\d,00 \(separados/)
    expect(answer?.figures.price).toBeLessThan(55)
    expect(answer?.figures.price).toBeGreaterThan(48)
  })

  test.each(['Vinhos: mínimo R$ 27, máximo R$ 33', 'Vinhos - no máximo 33 reais e no mínimo 27'])(
    'both bounds of a line are of its subject: %s',
    (line) => {
      const { sheet, price } = planOf(line)
      expect(sheet.unread).toEqual([])
      expect(price('Taça da casa')).toBe(27)
      expect(price('Taça de rosé')).toBeLessThanOrEqual(33)
      expect(price('Taça de branco')).toBe(33)
      expect(price('Mojito')).toBeGreaterThanOrEqual(28)
    },
  )

  test.each([
    ['Só 2 itens com preço novo por enquanto', 2],
    ['Máximo de 3 reajustes', 3],
    ['Até quatro produtos podem mudar agora', 4],
  ])('counted things are no price: %s', (line, count) => {
    const { sheet, content } = planOf(line)
    expect(sheet.wishes).toMatchObject([{ kind: 'question', about: 'fewChanges', count }])
    expect(content.items.filter(({ price, newPrice }) => price !== newPrice).length).toBeLessThanOrEqual(
      count,
    )
  })

  test('a margin is that of its section: an item one step below rises to it, no other section moves', () => {
    const { content, price } = planOf('Nos drinks quero margem mínima de 65%')
    expect(price('Boulevardier')).toBe(40)
    const [answer] = content.answers ?? []
    expect(answer?.verdict).toMatch(/^Boulevardier vai de R\$ 36,00 \(61,1%\) a R\$ 40,00 \(65%\)/)
    expect(answer?.open).toBeUndefined()
  })

  test('a margin for a section changes no more prices than the owner accepts, and says what stays below', () => {
    const { content } = planOf('Mexa em 1 preço no máximo\nVinhos com margem mínima de 65%')
    expect(content.items.filter(({ price, newPrice }) => price !== newPrice).length).toBeLessThanOrEqual(1)
    expect(content.answers?.find(({ about }) => about === 'marginFloor')?.open).toBe(true)
  })

  test('a margin that no step reaches is told as missed', () => {
    const { content, price } = planOf('Pratos com margem de pelo menos 80%')
    expect(price('Polvo grelhado')).toBeLessThan(100)
    expect(content.answers?.[0]).toMatchObject({ about: 'marginFloor', open: true })
  })

  test('a happy hour lowers nothing where the owner wants none, nor below a minimum', () => {
    const { sheet, content } = planOf(
      'Vinhos: mínimo R$ 24, máximo R$ 40\nHappy hour de terça a quinta, das 17h às 19h, só em drinks e vinhos, nunca em cervejas',
    )
    expect(sheet.unread).toEqual([])
    const lowered = content.happyHour?.items ?? []
    expect(lowered.length).toBeGreaterThan(0)
    for (const { name, low } of lowered) {
      expect(['Mojito', 'Boulevardier', 'Taça da casa', 'Taça de rosé', 'Taça de branco']).toContain(name)
      if (name.startsWith('Taça')) expect(low).toBeGreaterThanOrEqual(24)
    }
  })

  test('few changes on a day that the owner names all begin on it', () => {
    const { content } = planOf('No máximo 5 itens com preço novo\nOs preços novos começam em 15 de janeiro')
    expect(content.starts).toBe('2027-01-15')
    expect(content.items.filter(({ wave }) => wave === 2)).toEqual([])
    expect(content.answers?.find(({ about }) => about === 'startsOn')?.verdict).not.toContain('outro')
  })

  test('today’s price in brackets tells nothing new', () => {
    const { sheet } = planOf('A batata rústica (R$ 24,00) não sobe, os clientes já reclamaram.')
    expect(sheet.wishes).toMatchObject([{ kind: 'capPrice', item: 'Batata rústica' }])
    expect(sheet.unread).toEqual([])
  })
})

describe('questions on other prices', () => {
  const answerTo = (text: string) => planOf(text).content.answers?.[0]

  test.each([
    'Terça é parado: dá para fazer um preço especial só nesse dia?',
    'Posso fazer promoção só na terça?',
  ])('an offer on a weak day is one item, with its break-even: %s', (text) => {
    const answer = answerTo(text)
    expect(answer).toMatchObject({ about: 'dayOffer' })
    expect(answer?.verdict).toMatch(/^Dá, .* às terças .*empata com/)
    expect(answer?.figures.needed).toBeGreaterThan(0)
  })

  test('an offer on a day without discounts is refused', () => {
    const { content } = planOf('Não quero desconto na terça. Posso fazer promoção só na terça?')
    expect(content.answers?.find(({ about }) => about === 'dayOffer')?.verdict).toMatch(/^Não/)
  })

  test.each([
    'Posso cobrar mais caro no fim de semana ou é proibido?',
    'É permitido ter preço maior aos domingos?',
  ])('dearer days are allowed if the price is seen before: %s', (text) => {
    const answer = answerTo(text)
    expect(answer).toMatchObject({ about: 'dearDays' })
    expect(answer?.verdict).toMatch(/^Pode, .*à vista antes do pedido.*mesmo para todos/)
  })

  test.each([
    ['O iFood fica com 27% e preciso de uma tabela à parte para lá', 0.27],
    ['No delivery a taxa é de 12%. Quero um preço separado para lá.', 0.12],
  ])('a delivery price returns what the app keeps: %s', (text, fee) => {
    const { content } = planOf(text)
    const answer = content.answers?.find(({ about }) => about === 'channelFee')
    const rice = answer?.table?.rows.find(([name]) => name === 'Arroz de pato')
    const price = Number(rice?.[2]?.replace('R$ ', '').replace(',', '.'))
    const inHouse = content.items.find(({ name }) => name === 'Arroz de pato')?.newPrice ?? 0
    expect(price * (1 - fee)).toBeGreaterThanOrEqual(inHouse - 1e-6)
    expect(price).toBeLessThan(inHouse / (1 - fee) + 1)
  })

  test('a ceiling of the owner holds in the app, and what it costs is told', () => {
    const answer = planOf(
      'Nada pode passar de R$ 90. No aplicativo a taxa é 20%, quero preço separado.',
    ).content.answers?.find(({ about }) => about === 'channelFee')
    for (const [name, , full] of answer?.table?.rows ?? [])
      expect(Number(full?.replace('R$ ', '').replace(',', '.')), name).toBeLessThanOrEqual(90)
    expect(answer?.texts.join(' ')).toContain('No seu teto')
  })

  test('leave to rise is no order, and says what keeps a price down', () => {
    const { sheet, content } = planOf(
      'Batata rústica e cerveja lata podem subir. Nenhum aumento maior que 5%.',
    )
    expect(sheet.wishes.filter((wish) => wish.kind === 'question')).toHaveLength(2)
    expect(content.answers?.map(({ about }) => about)).toEqual(['mayRise', 'mayRise'])
    expect(content.answers?.[1]?.verdict).toMatch(/passa do limite que você deu/)
  })
})

describe('a margin of the house', () => {
  test('is told beside today’s and the plan’s, with what the rest would cost', () => {
    const { content } = planOf('Quero chegar em 90% de margem bruta.')
    const sales = content.items.reduce((sum, { price, units }) => sum + price * units, 0)
    const costs = sales - content.profit
    const [answer] = content.answers ?? []
    expect(answer?.about).toBe('marginGoal')
    expect(answer?.figures?.today).toBeCloseTo(content.profit / sales, 6)
    expect(answer?.verdict).toContain('Só com preço, não')
    const [, cut] = /\((\d+(?:,\d)?)% da compra\)/.exec(answer?.texts.join(' ') ?? '') ?? []
    expect(Number(cut?.replace(',', '.'))).toBeCloseTo((1 - (0.1 * sales) / costs) * 100, 1)
  })

  test('that is reached needs nothing', () => {
    expect(planOf('A meta é chegar a 31% de margem.').content.answers?.[0]?.verdict).toMatch(/^Já está/)
  })

  test('a step of some per cent is no margin', () => {
    const { sheet } = planOf('Quero subir a margem em 5%')
    expect(sheet.wishes.filter((wish) => wish.kind === 'question')).toEqual([])
  })
})

describe('questions that decide a price', () => {
  test('the better of two prices is the new price, and its answer names it', () => {
    const { price, content } = planOf('Taça da casa: 25 ou 27, digam qual.')
    expect([25, 27]).toContain(price('Taça da casa'))
    expect(content.answers?.[0]?.verdict).toContain(String(price('Taça da casa')))
  })

  test("the plan follows its answer to a supplier's rise", () => {
    const { content, item } = planOf('O polvo subiu 20% no fornecedor, repasso?')
    const polvo = item('Polvo grelhado')
    expect(polvo?.cost).toBeCloseTo(33 * (1 + 0.6 * 0.2), 2)
    const moves = (polvo?.newPrice ?? 0) > 88
    expect(content.answers?.[0]?.verdict).toMatch(moves ? /^Repasse/ : /^Segure/)
  })

  test('prices begin on the first day and stay until the second', () => {
    const { content } = planOf('Valendo a partir de 10 de dezembro, e depois não mexer antes da Páscoa.')
    expect(content.starts).toBe('2026-12-10')
    expect(content.items.every(({ wave }) => wave !== 2)).toBe(true)
  })
})

describe('guests who always pay less', () => {
  const membersOf = (constraints: string) =>
    planOf(constraints).content.answers?.find(({ about }) => about === 'members')

  test('are answered with the item that leaves least at their price', () => {
    const answer = membersOf('Sócio do clube paga 10% menos sempre.')
    expect(answer?.title).toBe('Preço de sócio do clube, sempre 10% a menos?')
    expect(answer?.verdict).toMatch(
      /^Nenhum preço deste relatório fica abaixo do custo com os 10% a menos: o mais apertado é Cerveja lata/,
    )
    expect(answer?.table?.rows).toHaveLength(5)
  })

  test('are told what falls below its cost with their discount', () => {
    const answer = membersOf('Funcionário paga 60% menos sempre.')
    expect(answer?.verdict).toMatch(
      /^Com 60% a menos, fica no custo ou abaixo: Cerveja lata .*Tire esse item do desconto/,
    )
  })
})

test('refused forms of an offer are answered, and other offers stay', () => {
  const { content } = planOf('Não quero rodízio nem dose dupla.')
  expect(content.answers).toMatchObject([{ about: 'promotion', verdict: expect.stringContaining('rodízio') }])
})
