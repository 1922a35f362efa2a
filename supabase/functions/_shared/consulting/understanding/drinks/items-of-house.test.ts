import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'Carne de sol na brasa', price: 72 },
    { section: 'Petiscos', name: 'Pastel de carne de sol', price: 24 },
    { section: 'Drinks', name: 'Caipirinha de caju', price: 25, size: '300 ml' },
    { section: 'Drinks', name: 'Rabo de galo', price: 24, size: '90 ml' },
    { section: 'Drinks', name: 'Gin tônica', price: 34 },
    { section: 'Drinks', name: 'Mojito', price: 29 },
    { section: 'Doses', name: 'Cachaça Prata', price: 12, size: '50 ml' },
  ],
})

const read = (preferences: string) =>
  brief(understand('drink_creation', { answers: { preferences }, house, today: '2027-02-16' }))

describe('the house’s own items in a request for drinks', () => {
  it.each([
    ['O mojito pode sair da carta, a hortelã estraga todo dia e ninguém pede.', ['dropItem Mojito']],
    ['Tirem a gin tônica, ninguém aqui toma e o gin só encalha.', ['dropItem Gin tônica']],
    ['O rabo de galo não quero mais', ['dropItem Rabo de galo']],
    ['Não tirem o mojito', ['keepItem Mojito']],
    ['A gin tônica continua, é o que mais sai', ['keepItem Gin tônica']],
    ['Até o fim de março quero promover a caipirinha de caju.', ['promote Caipirinha de caju']],
    ['Quero que a Cachaça Prata gire mais', ['share cachaça alambique many']],
    [
      'Tudo na base de cachaça, com exceção da gin tônica, que continua.',
      ['only cachaça', 'keepItem Gin tônica'],
    ],
    [
      'tira a hortelã de tudo. minto, pode deixar só no mojito que já vende bem',
      ['exclude hortelã', 'keepItem Mojito'],
    ],
    ['Troquem o rum do mojito por Cachaça Prata', ['exclude rum', 'prefer cachaça alambique']],
  ])('leave, stay or sell more: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    ['Caipirinha de caju a 25 tá cara? Os vizinhos cobram 22.', ['question bar Caipirinha de caju 22 dear']],
    [
      'Por que ninguém pede o rabo de galo? Será o nome ou o preço? Pensei em relançar.',
      ['question bar Rabo de galo unsold', 'promote Rabo de galo'],
    ],
    ['Qual drink vai melhor com carne de sol?', ['question bar Carne de sol na brasa withDish']],
    [
      'quero dois drinks pra acompanhar a carne de sol',
      ['count 2', 'question bar Carne de sol na brasa withDish'],
    ],
  ])('are asked about: %s', (text, expected) => {
    const words = (entries: readonly string[]) =>
      entries.map((entry) => entry.split(' ').toSorted().join(' '))
    expect(words(read(text))).toEqual(words(expected))
  })

  it.each(['O mojito sai?', 'O mojito saiu da carta em janeiro', 'O mojito sai se vender pouco'])(
    'are left to the owner where nothing is ordered: %s',
    (text) => expect(read(text).filter((entry) => !entry.startsWith('?'))).toEqual([]),
  )
})

describe('which drink goes with a dish', () => {
  it.each(['qual drink vai com?', 'qual drink vai com o que devo pôr?', 'que bebida combina com cada um?'])(
    'is unread without a dish: %s',
    (text) => {
      expect(read(text).filter((one) => one.startsWith('question'))).toEqual([])
    },
  )

  it('takes a dish that is not on the menu', () => {
    expect(read('que drink vai bem com arroz de pato?')).toEqual(['question bar withDish arroz de pato'])
  })
})
