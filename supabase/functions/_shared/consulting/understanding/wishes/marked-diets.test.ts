import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const sheetOf = (text: string) =>
  understand('menu_redesign', {
    answers: answersWith('menu_redesign', text),
    house: emptyHouse,
    today: '2026-11-22',
  })
const read = (text: string) => brief(sheetOf(text))

test.each<[text: string, foods: string]>([
  ['Marcar quais são vegetarianas.', 'vegetariano'],
  ['Sinalize os pratos veganos no cardápio', 'vegano'],
  ['queria uma indicação do que não leva leite', 'leite'],
  ['Coloque um ícone nas opções sem glúten', 'glúten'],
  ['Os pratos vegetarianos precisam vir com um selinho', 'vegetariano'],
  ['quero que o cliente veja quais são sem lactose', 'lactose'],
  ['bota um V do lado do que é vegetariano', 'vegetariano'],
  ['um símbolo para os sem glúten e sem lactose', 'glúten,lactose'],
])('“%s” marks what leaves it out, and nothing goes', (text, foods) => {
  expect(read(text)).toEqual([`layout marked_without ${foods}`])
})

test('beside another wish in the same sentence', () => {
  expect(read('letra grande e uma indicação do que não leva leite')).toEqual([
    'layout large_type',
    'layout marked_without leite',
  ])
})

test.each([
  'Quero tirar o que não é vegetariano',
  'O cardápio é sem glúten',
  'quero 2 pratos vegetarianos novos',
  'não precisa marcar nada, só tirar o que leva leite',
])('“%s” orders no mark', (text) => {
  expect(read(text).filter((one) => one.startsWith('layout marked_without'))).toEqual([])
})

const guestsIn = (text: string) =>
  sheetOf(text).wishes.flatMap((wish) => (wish.kind === 'exclude' ? [[wish.what, wish.guests === true]] : []))

test.each([
  ['Tenho muito cliente com intolerância à lactose', 'lactose'],
  ['Recebemos bastante hóspede celíaco', 'glúten'],
  ['Tem cliente alérgico a camarão', 'camarão'],
  ['Muitas famílias com intolerância a glúten, então um símbolo no que não tem glúten', 'glúten'],
  ['Alguns clientes são alérgicos a amendoim.', 'amendoim'],
  ['Muitos clientes são veganos.', 'vegano'],
])('“%s”: guests are told what carries it, and nothing leaves', (text, what) => {
  expect(guestsIn(text)).toEqual([[what, true]])
})

test.each([
  'Tenho muito cliente com intolerância à lactose, então tira tudo que tem leite',
  'Cliente alérgico a camarão: nada de camarão',
  'Um cozinheiro nosso tem alergia a camarão',
  'Alergia a amendoim',
  'Não pode ter amendoim, tem cliente alérgico',
])('“%s”: it is kept out', (text) => {
  expect(guestsIn(text).filter(([, guests]) => guests)).toEqual([])
  expect(guestsIn(text).length).toBeGreaterThan(0)
})
