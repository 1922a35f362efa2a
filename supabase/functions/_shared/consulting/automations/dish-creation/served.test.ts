import { expect, test } from 'vitest'
import { dishWords, isServed } from './served.ts'
import { ideas } from './tables/index.ts'

const named = (name: string) => {
  const idea = ideas.find((one) => one.name === name)
  if (!idea) throw new Error(`no idea named ${name}`)
  return idea
}
const beside = (...menu: string[]) => ({ served: menu.map(dishWords) })

test('a dish of the house in other words is not offered again', () => {
  const sausage = named('Linguiça acebolada flambada na cachaça')
  expect(isServed(sausage, beside('Linguiça toscana acebolada'))).toBe(true)
  expect(isServed(sausage, beside('Linguiça toscana na brasa', 'Carne de sol acebolada'))).toBe(false)
})
