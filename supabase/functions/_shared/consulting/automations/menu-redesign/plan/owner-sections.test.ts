import { expect, test } from 'vitest'
import type { NewMenu } from '../schema.ts'
import { inOwnerSections } from './owner-sections.ts'

const line = (name: string) => ({
  name,
  text: '',
  rewritten: false,
  ask: null,
  price: 10,
  priceToday: null,
  box: false,
  contains: [],
})
const menu: NewMenu = {
  sections: [
    { name: 'Petiscos', items: [line('Pastel misto')] },
    { name: 'Cervejas', items: [line('Long neck')] },
    { name: 'Drinks', items: [line('Caipirinha'), line('Dose de cachaça Carvalho Premium')] },
    { name: 'Sem álcool', items: [line('Suco da fruta')] },
  ],
  boxes: [],
  foot: [],
}
const order = (...names: string[]) =>
  inOwnerSections(menu, names).sections.map(
    ({ name, items }) => `${name}: ${items.map((one) => one.name).join(', ')}`,
  )

test('sections that are only put in order keep their items, and the others follow', () => {
  expect(order('Drinks', 'Cervejas')).toEqual([
    'Drinks: Caipirinha, Dose de cachaça Carvalho Premium',
    'Cervejas: Long neck',
    'Petiscos: Pastel misto',
    'Sem álcool: Suco da fruta',
  ])
})

test('an item stands for its section, and never heads one', () => {
  expect(order('Dose de cachaça Carvalho Premium', 'Cervejas').slice(0, 2)).toEqual([
    'Drinks: Caipirinha, Dose de cachaça Carvalho Premium',
    'Cervejas: Long neck',
  ])
})

test('names of the owner’s own are the only sections', () => {
  expect(order('Para beliscar', 'Para beber')).toEqual([
    'Para beliscar: Pastel misto',
    'Para beber: Long neck, Caipirinha, Dose de cachaça Carvalho Premium, Suco da fruta',
  ])
})
