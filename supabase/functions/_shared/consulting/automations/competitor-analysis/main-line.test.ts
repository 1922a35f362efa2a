/** The house's main line is paired first, and what the owner told is neither lost nor asked back. */
import { describe, expect, it } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import { itemsOf } from './gaps.ts'
import { competitorSections } from './sections.ts'
import { analyse, type Menu } from './test-case.ts'

const byKilo: Menu = [
  ['Comida por quilo (segunda a sexta)', 62, 'Buffet', 30],
  ['Comida por quilo (sábado e domingo)', 72, 'Buffet', 33],
  ['Marmita média', 21, 'Viagem', 9],
  ['Suco de manga', 9, 'Bebidas', 3],
]
const byRound: Menu = [
  ['Rodízio completo', 95, 'Rodízio', 42],
  ['Rodízio infantil', 45, 'Rodízio', 18],
  ['Pudim', 15, 'Sobremesas', 4],
  ['Suco de manga', 9, 'Bebidas', 3],
]
const pricesOf = (text: string, menu: Menu, ours: string) =>
  itemsOf(analyse(text, menu).content)
    .find((item) => item.ours === ours)
    ?.quotes?.map(({ competitor, price }) => `${competitor} ${price}`)
const reportOf = (text: string, menu: Menu) =>
  toMarkdown('', competitorSections([analyse(text, menu).content]))

const kilo =
  'O Tacho de Cobre fica no Alto da Serra, tem estacionamento e cobra 77,90 o quilo todos os dias e suco de manga 10. O Prato da Vila cobra 57,90 o quilo durante a semana e 67,90 no fim de semana. O Cantinho da Bela vende marmita média a 17 e vive cheio de estudantes da UVA.'

describe('the main line of a house', () => {
  it('is paired with every price by the kilo, each on its days', () => {
    expect(pricesOf(kilo, byKilo, 'Comida por quilo (segunda a sexta)')).toEqual([
      'Tacho de Cobre 77.9',
      'Prato da Vila 57.9',
    ])
    expect(pricesOf(kilo, byKilo, 'Comida por quilo (sábado e domingo)')).toEqual([
      'Tacho de Cobre 77.9',
      'Prato da Vila 67.9',
    ])
  })

  it('is paired with a rodízio that says no more, and not with the one of children', () => {
    const text =
      'O Fogo da Terra cobra 109 no rodízio. Criança no Fogo da Terra paga 40. O Boi Manso cobra 88 no rodízio adulto.'
    expect(pricesOf(text, byRound, 'Rodízio completo')).toEqual(['Fogo da Terra 109', 'Boi Manso 88'])
    expect(analyse(text, byRound).content.competitors.map(({ name }) => name)).toEqual([
      'Fogo da Terra',
      'Boi Manso',
    ])
  })
})

describe('what the owner told', () => {
  it('makes no competitor of a quarter or of a university', () => {
    const names = analyse(kilo, byKilo).content.competitors.map(({ name }) => name)
    expect(names).toEqual(['Tacho de Cobre', 'Prato da Vila', 'Cantinho da Bela'])
  })

  it('answers a question on a competitor instead of asking for data', () => {
    const report = reportOf(
      `${kilo} Devo me preocupar com o Cantinho da Bela? O que o Tacho de Cobre faz que a gente poderia aprender?`,
      byKilo,
    )
    expect(report).not.toContain('precisa de dados')
    expect(report).toContain('estudantes da UVA')
    expect(report).toContain('tem estacionamento')
  })

  it('is not asked again, and takes its worth off the price that a rise follows', () => {
    const text = 'O Fogo da Terra cobra 99 no rodízio. Posso subir o rodízio?'
    const told = text.replace('. Posso', '. A sobremesa lá está incluída. Posso')
    expect(reportOf(text, byRound)).toContain('e a sobremesa')
    expect(reportOf(told, byRound)).not.toMatch(/se a bebida e a sobremesa|camarão, sobremesa/)
    const step = (said: string) =>
      itemsOf(analyse(said, byRound).content).find(({ ours }) => ours === 'Rodízio completo')?.step ?? 95
    expect(step(told)).toBeLessThanOrEqual(step(text))
  })

  it('offers no takeaway at the table', () => {
    expect(reportOf(`${kilo} Quero três ações para dezembro, com pouco dinheiro.`, byKilo)).not.toContain(
      'Oferecer Marmita',
    )
  })
})
