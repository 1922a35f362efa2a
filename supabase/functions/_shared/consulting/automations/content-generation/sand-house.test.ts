/** A barraca on the sand: its hours, its pictures, and its own party on the night of a feast. */
import { describe, expect, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { isOnTheSand } from './beach.ts'

const house = houseSchema.parse({
  menu: [
    ['Do mar', 'Peixe frito inteiro', 85, 'dish'],
    ['Do mar', 'Caranguejo', 9, 'dish'],
    ['Do mar', 'Casquinha de caranguejo', 22, 'dish'],
    ['Bebidas', 'Caipirinha de caju', 22, 'drink'],
    ['Bebidas', 'Água de coco', 8, 'soft_drink'],
  ].map(([section, name, price, kind]) => ({ section, name, price, kind })),
})
const today = '2026-11-29'
const given = {
  brand_style: ['Praiana'],
  content_focus: ['Pratos da casa'],
  posting_frequency: '3-4 vezes por semana',
}
const wishesOf = (special_dates: string) =>
  understand('content_generation', { answers: { ...given, special_dates }, house, today }).wishes

describe('what a table costs', () => {
  test.each([
    ['Réveillon pé na areia dia 31/12, mesa pra 4 a 480', 480, 'a mesa pra 4'],
    ['Réveillon dia 31/12, mesa de 6 por R$ 900', 900, 'a mesa de 6'],
    ['Noite do fondue 18/12, mesa para 2 pessoas por 160', 160, 'a mesa para 2'],
  ])('is read with its party in %s', (text, price, per) => {
    expect(wishesOf(text)).toEqual([expect.objectContaining({ kind: 'date', price, per })])
  })
})

test('a house on the sand is known by its name, and a restaurant by the sea is none', () => {
  expect(isOnTheSand({ name: 'Barraca Maré Mansa' })).toBe(true)
  expect(isOnTheSand({ name: 'Restaurante Beira-Mar' })).toBe(false)
})

describe('the calendar of a barraca', () => {
  const wishes = wishesOf('Réveillon pé na areia dia 31/12, mesa pra 4 a 480')
  const setting = asking([...wishes], house)
  const { posts } = calendarOf(given, {
    ...setting,
    house,
    today,
    restaurant: { ...setting.restaurant, name: 'Barraca Maré Mansa' },
  })

  test('publishes before people choose their place, and pictures no rooms', () => {
    expect(posts.filter(({ hour }) => hour > 15)).toEqual([])
    for (const { visual } of posts) expect(visual).not.toMatch(/balcão|salão|fachada|calçada|rua(?!\p{L})/iu)
  })

  test('says nothing of shops and pavements', () => {
    for (const { copy } of posts) expect(copy).not.toMatch(/loja|sacola|calçada|não viajou/i)
  })

  test('sells its own party, and does not ask whether it opens that night', () => {
    const own = posts.filter(({ theme }) => /Réveillon/.test(theme))
    expect(own.length).toBeGreaterThan(1)
    expect(own.every(({ endings }) => endings === undefined)).toBe(true)
    expect(own.some(({ copy }) => /R\$ 480/.test(copy))).toBe(true)
  })
})
