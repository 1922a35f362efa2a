import { expect, test } from 'vitest'
import type { MenuItem } from '../../documents/menu.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { menuRedesignSchema } from './schema.ts'
import { menuRedesignSections } from './sections.ts'
import { redesign, salesOf } from './test-case.ts'
import { hasCachaca } from './with-cachaca.ts'

test('recognises cachaça by name or description, and distinguishes other spirits', () => {
  expect(
    ['Caipirinha de limão', 'Batida de coco', 'Cachaça sour', 'Rabo de galo'].every((name) =>
      hasCachaca(name),
    ),
  ).toBe(true)
  expect(
    ['Caipirosca de morango', 'Caipirinha de vodca', 'Taça de espumante', 'Batata frita'].some((name) =>
      hasCachaca(name),
    ),
  ).toBe(false)
  expect(hasCachaca('Mar de Fortaleza', 'cachaça, caju e limão')).toBe(true)
})

const item = (
  name: string,
  category: string,
  price: number,
  description: string | null = null,
): MenuItem => ({
  name,
  category,
  description,
  price,
  cost: null,
})
const dishes = ['Torresmo de rolo', 'Panelada', 'Frango a passarinho', 'Carne de sol']
const menu = (drinks: MenuItem[]) => ({
  items: [
    ...dishes.map((name, at) => item(name, 'Petiscos', 30 + at, 'com farofa, limão e pimenta')),
    ...drinks,
  ],
})
const goals = ['Vender mais drinks com cachaça', 'Criar combos e sugestões da casa']
const reportOf = (drinks: MenuItem[]) => {
  const all = menu(drinks)
  const sold = all.items.map(({ name, category, price }, at) => ({
    name,
    category,
    units: 300 - 20 * at,
    price,
    cost: (price ?? 0) * 0.3,
  }))
  const { content } = redesign(all, salesOf(sold), undefined, goals)
  return { content, text: toMarkdown('', menuRedesignSections([content])) }
}

test('answers a wish for drinks with cachaça only with such drinks', () => {
  const { content, text } = reportOf([
    item('Caipirinha de limão', 'Drinks', 18),
    item('Caipirosca de morango', 'Drinks', 24),
    item('Taça de espumante', 'Drinks', 26),
    item('Batida de coco', 'Drinks', 16),
  ])
  expect(text).toMatch(/Mais drinks com cachaça\*\*: .*(?:Caipirinha de limão|Batida de coco)/)
  for (const { addition } of content.combos ?? []) expect(hasCachaca(addition)).toBe(true)
  const texts =
    content.newMenu?.sections.flatMap(({ items }) => items.map(({ text: line }) => line ?? '')) ?? []
  expect(texts.join(' ')).not.toMatch(/espumante|Caipirosca/)
  expect(menuRedesignSchema.safeParse(content).success).toBe(true)
  expect(content.newMenu?.boxes.some(({ name }) => hasCachaca(name))).toBe(true)
})

test('reports that the menu has none instead of suggesting another drink', () => {
  const { text } = reportOf([item('Taça de espumante', 'Drinks', 26), item('Negroni', 'Drinks', 30)])
  expect(text).toContain('nenhum drink do cardápio diz levar cachaça')
})

test('lists the drinks with cachaça first, whatever sells better, followed by its doses', () => {
  const { content } = reportOf([
    item('Gin tônica', 'Drinks', 32),
    item('Aperol spritz', 'Drinks', 34),
    item('Caipirinha de limão', 'Drinks', 18),
    item('Batida de coco', 'Drinks', 16),
    item('Dose de uísque', 'Doses', 28),
    item('Dose de cachaça', 'Doses', 12),
    item('Cartola', 'Sobremesas', 18),
  ])
  const sections = content.newMenu?.sections ?? []
  expect(sections.map(({ name }) => name)).toEqual(['Drinks', 'Doses', 'Petiscos', 'Sobremesas'])
  const names = (section: string) =>
    sections.find(({ name }) => name === section)?.items.map(({ name }) => name) ?? []
  expect(names('Drinks').slice(0, 2).toSorted()).toEqual(['Batida de coco', 'Caipirinha de limão'])
  expect(names('Doses')[0]).toBe('Dose de cachaça')
})
