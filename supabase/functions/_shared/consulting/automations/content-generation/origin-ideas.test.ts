import { expect, test } from 'vitest'
import { originDrafts } from './origin-ideas.ts'

const item = (name: string, price: number) => ({
  name,
  price,
  section: 'Pratos',
  description: null,
  kind: 'dish' as const,
  allergens: null,
})

test('what a name tells of an origin comes before a bare ingredient, twice at most, each once', () => {
  const menu = [
    item('Cuscuz com rapadura', 18),
    item('Pastel de queijo canastra', 24),
    item('Salada com queijo canastra', 32),
    item('Galinha caipira guisada', 64),
  ]
  expect(originDrafts(menu, true).map(({ title }) => title)).toEqual([
    'De onde vem: queijo canastra',
    'De onde vem: galinha caipira',
  ])
})

test('the ingredient has its article, and a price stands only where prices do', () => {
  const [priced] = originDrafts([item('Cuscuz com rapadura', 18)], true)
  expect(priced?.body).toContain('Por trás da rapadura há ')
  expect(priced?.body).toContain('R$ 18')
  expect(originDrafts([item('Geleia de caju', 18)], false)[0]?.body).toMatch(
    /^Por trás do caju há .*geleia de caju\.$/u,
  )
})

test('drinks tell no origin', () =>
  expect(originDrafts([{ ...item('Caipirinha de umbu', 20), kind: 'drink' as const }], true)).toEqual([]))
