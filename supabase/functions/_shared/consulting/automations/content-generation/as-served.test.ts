/** What posts say of items as the house serves them. */
import { describe, expect, test } from 'vitest'
import { answers, asking, calendarOf, context } from '../../../../../../tests/support/content-calendars.ts'
import { isDayOff, isEve } from '../../base/holidays.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

const menuOf = (rows: readonly (readonly [string, string, number, string?])[]) =>
  rows.map(([section, name, price, description]) => ({
    section,
    name,
    price,
    ...(description !== undefined && { description }),
  }))

const soft = houseSchema.parse({
  menu: menuOf([
    ['Bebidas', 'Milk-shake de doce de leite', 22],
    ['Bebidas', 'Caldo de cana', 8],
    ['Bebidas', 'Espresso', 8],
    ['Bebidas', 'Chope 300 ml', 12],
    ['Pratos', 'Galinha caipira', 78],
    ['Pratos', 'Baião de dois', 32],
    ['Café', 'Tapioca com queijo coalho', 14],
    ['Café', 'Cuscuz com carne de sol', 18],
    ['Doces', 'Sonho', 7],
    ['Doces', 'Bolo de macaxeira', 9, 'fatia'],
    ['Petiscos', 'Queijo coalho na brasa', 22, '3 espetos com melaço'],
    ['Petiscos', 'Pastel de carne', 26, '6 unidades'],
    ['Rodízio', 'Rodízio completo', 99, 'por pessoa'],
  ]),
})

const daily = { ...answers, posting_frequency: 'Diariamente' }
const plain = { ...daily, brand_style: ['Acolhedora'] }

describe('what is served', () => {
  const posts = [daily, plain].flatMap((given) => calendarOf(given, asking([], soft)).posts)
  const about = (name: string) => posts.filter(({ title }) => title === name)

  test('a drink without alcohol and a free-range hen carry no warning', () => {
    for (const name of ['Milk-shake de doce de leite', 'Caldo de cana', 'Espresso', 'Galinha caipira'])
      for (const post of about(name))
        expect([name, post.alcohol, /moderação/.test(post.copy)]).toEqual([name, false, false])
    expect(about('Milk-shake de doce de leite').length).toBeGreaterThan(0)
  })

  test('what stands under coffee is not poured into a cup', () => {
    const own = [...about('Tapioca com queijo coalho'), ...about('Cuscuz com carne de sol')]
    expect(own.length).toBeGreaterThan(0)
    for (const { copy, visual } of own) expect(`${copy} ${visual}`).not.toMatch(/xícara|café puro/i)
  })

  test('a filled bun is no sweet for the spoon', () => {
    expect(about('Sonho').length).toBeGreaterThan(0)
    for (const { copy, visual } of about('Sonho')) expect(`${copy} ${visual}`).not.toMatch(/colher/i)
  })

  test('a size or a number is no ingredient', () => {
    const told = posts.map(({ copy }) => copy).join('\n')
    expect(told).not.toMatch(/[Ll]eva (?:3|por pessoa|fatia)|No prato: (?:fatia|3|por pessoa)/)
  })

  test('pieces are counted once in a caption', () => {
    for (const { copy } of about('Pastel de carne'))
      if (/são 6/.test(copy)) expect(copy).not.toMatch(/6 unidades/)
  })
})

test('a house that closes in the afternoon need not say that its dishes are for lunch', () => {
  const house = houseSchema.parse({
    menu: menuOf([
      ['Executivos', 'Filé de frango', 29],
      ['Executivos', 'Carne do sol', 34],
      ['Almoço e jantar', 'Peixe na telha', 90],
      ['Sobremesas', 'Pudim', 10],
    ]),
    settings: {
      opening: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, { from: '11:00', to: '15:00' }])),
    },
  })
  const told = calendarOf(daily, asking([], house)).posts.map(({ copy }) => copy)
  expect(told.filter((copy) => /só no almoço/.test(copy))).toEqual([])
})

test('no post comes without a caption', () => {
  const truck = { ...context('2026-11-30', 'Quiosque do Mar', 'food_truck'), house: soft }
  for (const post of calendarOf(plain, truck).posts) expect(post.copy.length, post.title).toBeGreaterThan(10)
})

describe('what the owner writes', () => {
  const calendar = (special_dates: string, more: Partial<typeof answers> = {}) => {
    const given = { ...daily, ...more, special_dates }
    const { wishes, unread } = understand('content_generation', {
      answers: given,
      house: soft,
      today: '2026-11-21',
    })
    const { posts } = calendarOf(given, { ...asking([...wishes], soft), sheet: { wishes, unread } })
    return posts
  }
  const sentences = (copy: string) =>
    copy
      .split(/(?<=[.!?])\s+|\n+/)
      .map((one) => one.trim())
      .filter((one) => one.length > 12)

  test.each([
    ['forró toda sexta às 20h', answers.brand_style],
    ['quinta do caranguejo toda quinta às 18h', ['Acolhedora']],
    ['música ao vivo toda sexta e todo domingo das 12h às 16h', ['Acolhedora']],
    ['quiz toda quarta às 19h30', ['Descontraída', 'Cearense com sotaque']],
    ['terça em dobro: 2 Pastel de carne por R$ 40 toda terça', ['Acolhedora']],
  ])('a weekly event never says one sentence twice: %s', (said, brand_style) => {
    const posts = calendar(said, { brand_style, posting_frequency: '1-2 vezes por semana' })
    const own = posts.filter(({ copy }) => copy.includes('/'))
    expect(own.length).toBeGreaterThan(12)
    const all = posts
      .flatMap(({ copy }) => [...new Set(sentences(copy))])
      .filter((one) => !/moderação|menores de 18/.test(one))
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
  })

  test('a day with a closing hour is told as such, and no evening is sold on it', () => {
    const posts = calendar('forró toda quinta às 20h. 03/12 fechamos às 16h', {
      posting_frequency: 'Diariamente',
    })
    const told = posts.map(({ copy }) => copy).join('\n')
    expect(told).toMatch(/fecha às 16h|até as 16h/)
    expect(posts.filter(({ title }) => /fechad/i.test(title))).toEqual([])
    const eve = posts.filter(({ day }) => day === '2026-12-03')
    for (const { copy, hour } of eve) {
      expect(copy).not.toMatch(/forró/i)
      expect(hour).toBeLessThan(16)
    }
  })

  test('nothing is published on the eve of a holiday, or on one, where the owner says so', () => {
    const eves = calendar('véspera de feriado sem publicação')
    expect(eves.filter(({ day }) => isEve(day))).toEqual([])
    const off = calendar('não publicar em feriado')
    expect(off.filter(({ day }) => isDayOff(day))).toEqual([])
  })

  test('the themes that the owner names have a post each', () => {
    const told = calendar('Fale da praia do Riacho Doce, do kitesurf e da feirinha')
      .map(({ title, copy }) => `${title} ${copy}`)
      .join('\n')
      .toLowerCase()
    for (const theme of ['praia do Riacho Doce', 'kitesurf', 'feirinha'])
      expect(told).toContain(theme.toLowerCase())
  })
})
