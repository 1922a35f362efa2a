import { expect, test } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (type: AutomationType, text: string) =>
  understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' })

test.each<[AutomationType, string]>([
  ['food_pairing', 'na sexta de almoço não quero sugerir álcool'],
  ['menu_redesign', 'A massa sem glúten a gente não tem, então não escreve nada de gluten free'],
  ['menu_redesign', 'que apareça mais bebida, o pessoal só pede refri'],
  ['drink_creation', 'de dia não quero cachaça'],
  ['drink_creation', 'sexta e sabado tem rodizio, nesses dias nao quero drink de cachaça'],
  ['food_pairing', 'Café da manhã das 7h às 11h: sem álcool, claro.'],
  ['food_pairing', 'o garçom não pode empurrar bebida'],
  ['food_pairing', 'no almoço a gente vende executivo entao nada de dose, so suco e cajuína.'],
])('%s: “%s” leaves nothing out everywhere, and goes back to the owner', (type, text) => {
  const { wishes, unread } = read(type, text)
  expect(wishes.filter(({ kind }) => ['exclude', 'only', 'zeroAlcohol'].includes(kind))).toEqual([])
  expect(unread.length).toBeGreaterThan(0)
})

test('an allergy holds on every day', () => {
  const { wishes } = read('food_pairing', 'na sexta vem um cliente com alergia a camarão')
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'exclude', why: 'allergy' }))
})

test.each<[AutomationType, string]>([
  ['dish_creation', 'Meu sogro só come sem sal mas ele não conta'],
  ['dish_creation', 'o povo de Brasília acha tudo apimentado'],
  ['dish_creation', 'Meu público reclama que a comida vem fria: alguma coisa que segure o calor'],
  ['dish_creation', 'Quem come tem 40 minutos de almoço'],
  ['dish_creation', 'os garçom são 4 e a cozinha é pequena'],
  ['dish_creation', 'um pra quem tá de dieta por causa da pressão'],
  ['drink_creation', 'o pessoal acha tudo muito doce'],
])('%s: what “%s” tells of people and reasons is no order', (type, text) => {
  expect(read(type, text).wishes).toEqual([])
})

test.each<[AutomationType, string]>([
  ['dish_creation', 'Nada de coentro no prato do fígado'],
  ['dish_creation', 'sem cebola no sanduíche de frango'],
  ['drink_creation', 'sem hortelã no drink de manga'],
])('%s: “%s” leaves nothing out of the others', (type, text) => {
  const { wishes, unread } = read(type, text)
  expect(wishes.filter(({ kind }) => kind === 'exclude')).toEqual([])
  expect(unread.length).toBeGreaterThan(0)
})

test('a diet of “só esse” is of one dish', () => {
  expect(read('dish_creation', 'quero um leve, pouco sal esse aí, só esse').wishes).toContainEqual(
    expect.objectContaining({ kind: 'share', what: 'pouco sal', count: 1 }),
  )
})

test.each<[AutomationType, string]>([
  ['dish_creation', 'Nada de coentro nos pratos da casa'],
  ['dish_creation', 'o povo aqui odeia coentro, então não usa coentro em nada'],
])('%s: “%s” is for all', (type, text) => {
  expect(read(type, text).wishes).toContainEqual(
    expect.objectContaining({ kind: 'exclude', what: 'coentro' }),
  )
})

test('what is refused behind its comma is no preference', () => {
  const { wishes, unread } = read('food_pairing', 'o nhoque leva camarão, deixa ele fora')
  expect(wishes).toEqual([])
  expect(unread.length).toBeGreaterThan(0)
})
