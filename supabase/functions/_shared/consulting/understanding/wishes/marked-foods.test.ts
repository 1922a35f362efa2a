import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('menu_redesign', {
      answers: answersWith('menu_redesign', text),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

test.each<[text: string, foods: string]>([
  [
    'Como tem gente com alergia, o cardápio novo deve indicar os pratos com camarão ou lagosta.',
    'camarão,lagosta',
  ],
  ['Quero que o menu sinalize quais pratos levam amendoim', 'amendoim'],
  ['cliente alergico a camarao, entao avisa no cardapio os pratos que tem camarao', 'camarão'],
  ['Os pratos com leite e ovo precisam vir marcados no cardápio', 'leite,ovo'],
  ['põe um símbolo nos pratos com caranguejo', 'caranguejo'],
  ['Cliente alérgico a camarão: indicar nos pratos', 'camarão'],
  ['Os pratos com amendoim devem trazer um aviso de oleaginosas para alérgicos', 'amendoim'],
  ['itens com castanha devem vir com sinal de alergia', 'castanhas'],
  ['mostrar quais pratos têm glúten, por causa de alergia', 'glúten'],
  ['Identifique com um ícone o que tem amendoim', 'amendoim'],
])('“%s” marks the dishes, and none of them leaves', (text, foods) => {
  expect(read(text)).toEqual([`layout marked_allergens ${foods}`])
})

test.each([
  'o que você indica com camarão?',
  'indicar um prato com camarão para destacar',
  'marca a lasanha',
  'Não quero camarão no cardápio, por causa de alergia',
  'marcar o que não tem glúten',
])('“%s” orders no mark on dishes with a food', (text) => {
  expect(read(text).filter((one) => /^layout marked_allergens \S/.test(one))).toEqual([])
})

test('what an allergy keeps out stays out beside an order to mark something else', () => {
  expect(read('Cliente é alérgico a amendoim: nada de amendoim, e marque os pratos com leite')).toEqual(
    expect.arrayContaining(['exclude amendoim allergy', 'layout marked_allergens leite']),
  )
})
