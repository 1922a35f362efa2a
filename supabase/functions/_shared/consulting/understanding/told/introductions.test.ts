import { describe, expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const read = (constraints: string) => {
  const {
    wishes,
    unread,
    asides = [],
  } = understand('dynamic_pricing', {
    answers: { constraints },
    house: emptyHouse,
    today: '2026-11-29',
  })
  return {
    wishes: wishes.length,
    unread: unread.map(({ text }) => text),
    told: asides.map(({ text }) => text),
  }
}

describe('an introduction of the house', () => {
  test.each([
    'Pub pequeno na Varjota',
    'Churrascaria de beira de estrada',
    'Pousada de praia tem 14 quartos',
    'Rodo com o truck na praça do Socorro',
    'Tenho um quiosque na praia',
    'mano o negocio é o seguinte tenho um trailer na praça de food truck de mossoró',
  ])('%s: is information, and no passage that nobody understood', (told) => {
    const found = read(`${told}. Preço redondo, sem centavos.`)
    expect(found).toMatchObject({ wishes: 1, unread: [] })
    expect(found.told.join(' ')).toContain(told)
  })

  test.each([
    'Self-service por quilo no Centro, pertinho da Praça do Ferreira, só almoço, de segunda a sábado',
    'Somos rodízio de carne no Cocó, público de família no fim de semana',
    'Aqui no Crato temos três concorrentes de verdade',
    'A casa é de comida do sertão, quase tudo vem de Quixadá',
  ])('%s: is taken as a whole, and nothing in it is read', (told) => {
    expect(read(`${told}. Preço redondo, sem centavos.`)).toMatchObject({
      wishes: 1,
      unread: [],
      told: [told],
    })
  })

  test.each([
    'O bar não pode vender fiado',
    'Restaurante de luxo é o que eu quero parecer',
    'A pousada tem que lotar',
    'Bar do Zé cobra 12 na long neck',
  ])('%s: wants, refuses or names a figure, and stays with the owner', (asked) =>
    expect(read(`${asked}.`).told).toEqual([]),
  )
})
