import { describe, expect, test } from 'vitest'
import { beforeAfter } from '../../../base/sales/before-after.ts'
import type { Sales } from '../../../documents/sales.ts'
import { analyseAnswers, answersWith, type Menu } from '../test-case.ts'

const menu: Menu = [
  ['Torta grande de frango 30 cm', 60, 'Tortas', 20],
  ['Torta média de frango 20 cm', 34, 'Tortas', 12],
  ['Torta grande de palmito 30 cm', 66, 'Tortas', 24],
  ['Suco de cajá', 10, 'Bebidas', 3],
]

const mondays = Array.from({ length: 20 }, (_, at) =>
  new Date(Date.UTC(2026, 5, 1 + at * 7)).toISOString().slice(0, 10),
)

/** Twenty weeks from 1 June: the first item sells 100, and 80 from the week of 3 August on. */
const sold = menu.map(([name, price, , cost], at) => ({
  name,
  price,
  cost: cost ?? null,
  units: mondays.map((monday) => (at === 0 && monday >= '2026-08-03' ? 80 : 100 - at * 10)),
}))
const sales: Sales = {
  items: sold.map(({ units, ...item }) => ({
    ...item,
    category: null,
    units: units.reduce((sum, one) => sum + one, 0),
  })),
  period: { from: '2026-06-01', to: '2026-10-18' },
  weeks: mondays.map((monday, at) => ({
    monday,
    units: sold.reduce((sum, { units }) => sum + (units[at] ?? 0), 0),
    revenue: null,
    days: 7,
  })),
  itemWeeks: sold.map(({ name, units }) => ({ name, units })),
  weekdays: [],
  dayParts: [],
  rows: { read: 80, totals: 0, blank: 0, refused: 0 },
}

const list = 'Casa Verde: torta grande de frango 54, palmito 60, suco de cajá 9.'
const ask = (said: string, withSales = true) => {
  const { content } = analyseAnswers({
    ...answersWith(`${list} ${said}`, menu),
    ...(withSales && {
      sales_data: { path: 'r/b.csv', name: 'b.csv', size: 1, type: 'text/csv', sales },
    }),
  })
  return { content, of: (about: string) => content.answers?.find((one) => one.about === about) }
}
const textOf = (one: ReturnType<ReturnType<typeof ask>['of']>) =>
  one ? [one.verdict, ...one.texts].join(' ') : ''

describe('sizes of both sides', () => {
  const said =
    'A torta grande deles tem 25 cm, a minha tem 30. Estou caro ou parece caro porque a minha é maior?'

  test('compares by area, and says that the house only looks dear', () => {
    const { content, of } = ask(said)
    const text = textOf(of('fairSize')) + textOf(of('position'))
    expect(text).toContain('na mesma medida você cobra menos')
    // 60 ÷ (π × 30² ÷ 4) and 54 ÷ (π × 25² ÷ 4), for 100 cm².
    expect(text).toContain('R$ 8,49')
    expect(text).toContain('R$ 11,00')
    expect(text).not.toContain('o mesmo tamanho')
    expect(content.summary).toContain('na mesma medida')
  })

  test('does not try a rise of what a smaller one undercuts', () =>
    expect(
      ask(`${said} Bar Azul: torta grande de frango 30 cm 80.`).content.targets ?? [],
    ).not.toContainEqual(
      expect.objectContaining({ item: 'Torta grande de frango 30 cm', to: expect.any(Number) }),
    ))

  test('an unknown size is marked and decides nothing', () => {
    const { content } = ask('Não sei o tamanho.')
    const quotes = content.categories
      .flatMap(({ items }) => items)
      .find(({ ours }) => ours?.includes('frango'))
    expect(quotes?.quotes?.[0]?.unsure).toBe(true)
  })

  test('without any size the answer asks for it', () =>
    expect(ask('Compare direito, no mesmo tamanho.').of('fairSize')?.open).toBe(true))
})

describe('what the house lost', () => {
  test('stands in units, sales and margin since the week of the month in which it fell', () => {
    const text = textOf(ask('Quanto eu perdi desde agosto, pela planilha?').of('lostSince'))
    expect(text).toContain('semana de 03/08')
    // 20 a week less of 60 R$ that leave 40.
    expect(text).toContain('−R$ 1.200 de venda por semana')
    expect(text).toContain('−R$ 800 de margem por semana')
    expect(text).toContain('não prova de causa')
  })

  test('without a sheet it says what would help', () =>
    expect(ask('Quanto eu perdi desde agosto?', false).of('lostSince')).toMatchObject({ open: true }))

  test('weeks on one side only give no figure', () =>
    expect(beforeAfter(sales, { from: '2026-01-01' }, () => true)).toBeNull())
})

describe('prices that are thought of', () => {
  test('an order from somebody and its question are one sum', () => {
    const { of, content } = ask(
      'Meu irmão manda baixar a torta grande de frango pra 54 também. Fazendo isso, preciso vender quantas a mais?',
    )
    // 40 ÷ 34 − 1
    expect(of('lower')?.verdict).toContain('18% mais')
    expect(content.answers?.some(({ about, open }) => about === 'other' || open)).toBe(false)
  })

  test('a ceiling has its price, its gain and its break-even, within the owner’s bound', () => {
    const { of } = ask('Até quanto posso ir na torta grande de palmito, sem passar de 70?')
    const text = textOf(of('howHigh'))
    expect(text).toContain('Até R$ 70,00')
    // 1 − 42 ÷ 46
    expect(text).toContain('8,6% das vendas')
  })

  test('something new with its cost says whether it pays', () => {
    const { of } = ask('Eles vendem empada a 12, eu faria por 4.')
    expect(of('newItem')?.verdict).toContain('deixa R$ 8,00')
  })
})

describe('weak days', () => {
  test('bring an idea from the menu with its sum, and no refused discount', () => {
    const text = textOf(
      ask('O que dá pra fazer na terça sem rodízio e sem desconto na torta? Uma ideia.').of('weakDays'),
    )
    expect(text).toMatch(/às terças/)
    expect(text).toMatch(/R\$ \d/)
    expect(text).not.toMatch(/mesa grande, jogo/)
  })
})

describe('delivery', () => {
  test('an unknown fee stays unknown, and nobody is sent to an app', () => {
    const { of } = ask('Eu cobro 6 de entrega; o que eles cobram eu não sei.')
    expect(of('deliveryFee')?.verdict).toContain('R$ 6,00; a deles não se sabe')
    expect(of('delivery')).toBeUndefined()
  })

  test('a told fee enters the same order at both doors', () =>
    expect(textOf(ask('A entrega deles é 3, a minha é 6.').of('deliveryFee'))).toContain('R$ 3,00'))
})
