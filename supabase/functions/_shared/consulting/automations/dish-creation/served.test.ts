import { expect, test } from 'vitest'
import { dishWords, isServed } from './served.ts'
import { ideas } from './tables/index.ts'

const named = (name: string) => {
  const idea = ideas.find((one) => one.name === name)
  if (!idea) throw new Error(`no idea named ${name}`)
  return idea
}
const beside = (...menu: string[]) => ({ served: menu.map(dishWords) })

test('a dish of the house under another name is not proposed again', () => {
  const sausage = named('Linguiça acebolada flambada na cachaça')
  expect(isServed(sausage, beside('Linguiça toscana acebolada'))).toBe(true)
  expect(isServed(sausage, beside('Linguiça toscana na brasa', 'Carne de sol acebolada'))).toBe(false)
})

test('food cooked the same way is one dish, whatever comes with it', () => {
  const seared = named('Carne de sol na chapa com cebola e redução de cachaça')
  for (const own of ['Carne de sol acebolada', 'Carne de sol grelhada', 'Carne de sol frita']) {
    expect(isServed(seared, beside(own)), own).toBe(true)
  }
  for (const own of ['Carne de sol na nata', 'Baião de dois com carne de sol', 'Macaxeira frita']) {
    expect(isServed(seared, beside(own)), own).toBe(false)
  }
})

test('soups of the same root vegetable are one dish under any name', () => {
  const soup = named('Caldinho de macaxeira com pingo de cachaça à mesa')
  for (const own of ['Caldo de mandioca', 'Caldinho de aipim da Neuma', 'Caldinho de pingo']) {
    expect(isServed(soup, beside(own)), own).toBe(true)
  }
  expect(isServed(soup, beside('Caldinho de feijão', 'Macaxeira frita'))).toBe(false)
})
