/** What an owner who reads the calendar aloud would not say. */
import { describe, expect, test } from 'vitest'
import { answers, asking, calendarOf, context } from '../../../../../../tests/support/content-calendars.ts'
import { type House, houseSchema } from '../../base/house/house.ts'
import { contentActions } from './actions.ts'
import { words } from './captions.ts'
import { listIdeas } from './list-ideas.ts'

const daily = { ...answers, brand_style: ['Acolhedora'], posting_frequency: 'Diariamente' }
const planned = (house: House, given = daily) =>
  (calendarOf(given, asking([], house)).plan ?? []).flatMap(({ lines }) => lines).join('\n')
const menuOf = (items: readonly object[]) => houseSchema.parse({ menu: items })

test('an order for a table of four holds nothing that is served to one', () => {
  const names = [
    'Isca de peixe',
    'Arraia ao coco',
    'Calabresa',
    'Moela',
    'Burger de frango',
    'Pretzel com mostarda',
    'Casquinha de siri',
    'Queijo coalho no espeto',
    'Caranguejo toc-toc (un.)',
  ]
  const { menu } = menuOf(names.map((name, at) => ({ name, price: 80 - at })))
  const table = listIdeas(menu, { seed: 'Bar', sold: '', accent: false }).find(
    ({ title }) => title === 'O pedido de uma mesa de quatro',
  )
  expect(table?.items).toEqual(['Arraia ao coco', 'Calabresa', 'Moela'])
})

test('a line of dialogue stands alone', () => {
  expect(words('Férias.', '— Qual é a boa?\n\n— Pretzel.', 'São R$ 24.')).toBe(
    'Férias.\n\n— Qual é a boa?\n\n— Pretzel.\n\nSão R$ 24.',
  )
  expect(words('Férias.', undefined, '', 'São R$ 24.')).toBe('Férias. São R$ 24.')
})

describe('a house without a saved menu', () => {
  const calendar = calendarOf({ ...daily, content_focus: ['História da cachaça'] }, context('2026-11-21'))

  test('photographs ten posts, not thirty, and checks no prices that no post names', () => {
    const [photos, ...others] = contentActions([calendar])
    expect(photos).toMatchObject({ what: 'Fotografar as dez primeiras', brings: 'Imagens das primeiras' })
    expect(others.map(({ what }) => what)).not.toContain('Conferir preços e pratos citados')
  })

  test('writes Brasil with a capital', () => {
    const titles = calendar.posts.map(({ title }) => title).join('\n')
    expect(titles).toContain('Brasil')
    expect(titles).not.toContain('brasil')
  })
})

describe('the plan', () => {
  const drinks = ['Kir de caju', 'Negroni', 'Gim-tônica'].map((name) => ({
    name,
    section: 'Drinks',
    price: 30,
    cost: 10,
  }))

  test('compares a drink with a beer only where the house sells one', () => {
    const beer = { name: 'Cerveja 600 ml', section: 'Cervejas', price: 14, cost: 7 }
    expect(planned(menuOf(drinks))).toContain('no lugar de outra bebida')
    expect(planned(menuOf([...drinks, beer]))).toContain('no lugar de uma cerveja')
  })

  test('says that a fruit decides the order only if the post comes in its season', () => {
    const dishes = ['Cartola', 'Moela', 'Pudim', 'Torresmo', 'Peixada', 'Panelada', 'Sarapatel', 'Vatapá']
    const house = menuOf([...dishes.map((name) => ({ name, price: 20 })), ...drinks])
    for (const frequency of ['Diariamente', '1-2 vezes por semana'])
      for (const theme of ['Pratos da casa', 'Drinks autorais']) {
        const given = { ...daily, posting_frequency: frequency, content_focus: [theme] }
        const { posts, plan = [] } = calendarOf(given, asking([], house))
        const day = posts.find(({ title }) => title === 'Kir de caju')?.day ?? ''
        const said = plan.some(({ lines }) => lines.some((line) => /dezembro/.test(line)))
        expect(said).toBe(day !== '' && day < '2027-01-01')
      }
  })
})

describe('a text belongs to its house and its day', () => {
  const drinks = [
    { name: 'Suco de cajá', section: 'Sucos', price: 10 },
    { name: 'Café coado', section: 'Cafés', price: 8 },
  ]
  const foods = ['Tapioca de coco', 'Bolo de milho', 'Coxinha', 'Cuscuz', 'Pão na chapa'].map((name) => ({
    name,
    price: 14,
  }))

  test.each([
    ['with a menu that has none', menuOf([...drinks, ...foods]), 'cafeteria'],
    ['on wheels, without a menu', menuOf([]), 'food_truck'],
  ])('a house %s gets no post about alcohol', (_, house, type) => {
    const given = { ...daily, content_focus: ['Pratos da casa', 'Promoções e combos'] }
    const asked = asking([], house)
    const { posts } = calendarOf(given, { ...asked, restaurant: { ...asked.restaurant, type } })
    expect(posts.filter(({ alcohol, copy }) => alcohol || /cachaça|drink|Beba com/i.test(copy))).toEqual([])
  })

  test('posts of a season stand in their weeks, and none is told twice', () => {
    for (const today of ['2026-11-21', '2027-03-01', '2027-08-01']) {
      const { posts } = calendarOf(daily, { ...asking([], menuOf(foods)), today })
      for (const { day, title } of posts) {
        if (title === 'A mesa da confraternização')
          expect(day.slice(5) >= '11-24' && day.slice(5) <= '12-18').toBe(true)
        if (title === 'O prato do ano') expect(day.slice(5, 7)).toBe('12')
      }
      const home = posts.flatMap(({ theme, title }) => (theme === 'A casa' ? [title] : []))
      expect(new Set(home).size).toBe(home.length)
    }
  })

  test('a house of few words calls nobody “tu” and sums up no prices', () => {
    const given = { ...daily, brand_style: ['Sofisticada'] }
    const house = menuOf(
      ['Polvo na brasa', 'Risoto de camarão', 'Burrata', 'Robalo'].map((name) => ({
        name,
        section: 'Principais',
        price: 90,
      })),
    )
    const told = calendarOf(given, asking([], house))
      .posts.map(({ copy }) => copy)
      .join('\n')
    expect(told).not.toMatch(/(?<!\p{L})(tu|teu|tua|macho|bora)(?!\p{L})|R\$/iu)
  })
})
