/** A house with a weekly offer all winter, a dish for lunch, pizzas with the names of meats, and a closed day. */
import { describe, expect, it } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

const given = {
  brand_style: ['Acolhedora'],
  content_focus: ['Pratos da casa', 'Promoções e combos'],
  posting_frequency: '1-2 vezes por semana',
}
const house = houseSchema.parse({
  menu: [
    ['Pizzas', 'Carne de sol com nata', 68],
    ['Pizzas', 'Frango com catupiry', 59],
    ['Pizzas', 'Camarão ao alho', 82],
    ['Pizzas', 'Marguerita', 54],
    ['Pizzas', 'Chocolate com morango', 46],
    ['Rodízio', 'Rodízio', 55],
    ['Pratos', 'Galinha caipira', 48],
    ['Bebidas', 'Suco de cajá', 12],
    ['Entradas', 'Pão de alho', 22],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const today = '2026-11-28'
const special_dates =
  'rodízio toda quarta 55,00, bebida à parte. 2 posts da galinha caipira, que só sai no almoço. 1 post pra criança. fechado 31/12'
const answers = { ...given, special_dates }
const { wishes } = understand('content_generation', { answers, house, today })
const { posts } = calendarOf(answers, { ...asking([...wishes], house), today })
const about = (title: string) => posts.filter((post) => post.title === title)

describe('a calendar of fifteen weeks', () => {
  it('tells the weekly offer each time in other words, with its weekday, price and condition', () => {
    const own = about('Rodízio')
    expect(own.length).toBeGreaterThan(8)
    expect(new Set(own.map(({ copy }) => copy)).size).toBe(own.length)
    for (const { copy } of own) expect(copy).toMatch(/quarta/i)
    for (const { copy } of own) expect(copy).toMatch(/R\$ 55.*bebida à parte/is)
  })

  it('posts the dish for lunch before lunch, and says so', () => {
    const own = about('Galinha caipira')
    expect(own).toHaveLength(2)
    for (const { hour, copy } of own) {
      expect(hour).toBeLessThanOrEqual(11)
      expect(copy).toMatch(/só no almoço/)
      expect(copy).not.toMatch(/noite|jant/i)
    }
  })

  it('writes of pizzas as of pizzas', () => {
    const own = ['Carne de sol com nata', 'Frango com catupiry', 'Camarão ao alho'].flatMap(about)
    expect(own.length).toBeGreaterThan(0)
    for (const { copy, visual } of own)
      expect(`${copy} ${visual}`).not.toMatch(/frigideira|no fogo|faca passando pela carne|malpassada/i)
  })

  it('has the one post for children, without alcohol, and tells of the closed day', () => {
    expect(posts.filter(({ topics }) => topics?.includes('criança')).map(({ alcohol }) => alcohol)).toEqual([
      false,
    ])
    expect(
      posts.filter(({ copy, day }) => day < '2026-12-31' && copy.includes('31/12')).length,
    ).toBeGreaterThan(0)
  })
})
