import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (preferences: string) =>
  understand('drink_creation', { answers: { preferences }, house: emptyHouse, today: '2027-02-16' })

describe('what owners tell beside what they ask for', () => {
  it.each([
    ['Morango não, que vem de longe e chega amassado.', ['exclude morango']],
    ['Sem coentro, que divide a clientela', ['exclude coentro']],
    ['Leite de coco estraga rápido e só compro às sextas.', []],
    ['Os vizinhos cobram 22.', []],
    ['O garçom não entende de vinho. Quero cajá.', ['prefer cajá']],
    ['Quero caju, porque a margem vai embora com o aluguel que subiu', ['prefer caju']],
    ['Servimos peixada e moqueca. Quero cajá.', ['prefer cajá']],
  ])('is neither a wish nor left to the owner: %s', (text, expected) => {
    const sheet = read(text)
    expect(brief(sheet)).toEqual(expected)
    expect(sheet.asides?.length).toBeGreaterThan(0)
  })

  it.each([
    'Leite de coco a gente deixou de comprar',
    'Os drinks estragam rápido quando usam leite',
    'ninguém aqui gosta de amargo',
    'o povo pede azul',
    'o limão subiu, então diminui',
    'o cliente não pode com leite, que ele passa mal',
    'porque meu garçom incha com abacaxi',
    'Maracujá dá sono?',
    'porque o João incha todo',
    'A moça do caixa fica vermelha quando encosta em caju',
  ])('is no aside if it wants, refuses, limits, asks or concerns health: %s', (text) => {
    const sheet = read(text)
    expect(sheet.wishes.length + sheet.unread.length).toBeGreaterThan(0)
  })

  it('names the owner’s words and their place', () => {
    expect(read('Sem coentro, que divide a clientela').asides).toEqual([
      { text: 'que divide a clientela', place: { input: 'preferences', start: 13, end: 35 } },
    ])
  })
})
