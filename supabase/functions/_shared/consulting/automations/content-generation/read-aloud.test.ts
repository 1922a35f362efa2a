/** What an owner who reads the calendar aloud would not say. */
import { describe, expect, test } from 'vitest'
import { answers, asking, calendarOf, context } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { contentActions } from './actions.ts'
import { words } from './captions.ts'
import { listIdeas } from './list-ideas.ts'

const daily = { ...answers, brand_style: ['Acolhedora'], posting_frequency: 'Diariamente' }
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

  test('says first which posts wait for a fact of the house, and to save a menu', () => {
    expect(
      contentActions([calendar])
        .slice(0, 2)
        .map(({ what }) => what),
    ).toEqual([expect.stringMatching(/^Completar as \d+ publicações/), 'Pôr o cardápio em A casa'])
  })

  test('writes Brasil with a capital', () => {
    const titles = calendar.posts.map(({ title }) => title).join('\n')
    expect(titles).toContain('Brasil')
    expect(titles).not.toContain('brasil')
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

  test('a house of few words calls nobody “tu” and shouts no prices', () => {
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
    expect(told).not.toMatch(/(?<!\p{L})(tu|teu|tua|macho|bora)(?!\p{L})|por apenas|só R\$/iu)
  })
})
