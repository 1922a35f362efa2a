/** Plain sentences about a menu: what sells little, what the page marks, sections, screens and a slow kitchen. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const sections = ['Petiscos', 'Pratos', 'Sobremesas', 'Drinks', 'Cervejas', 'Sem álcool']
const menu = [
  ['Petiscos', 'Macaxeira frita', 22],
  ['Pratos', 'Peixada', 78],
  ['Pratos', 'Lasanha', 39],
  ['Pratos', 'Hambúrguer da casa', 34],
  ['Pratos', 'Hambúrguer de queijo coalho', 36],
  ['Sobremesas', 'Pudim', 12],
  ['Drinks', 'Gin tônica', 26],
  ['Cervejas', 'Pilsen long neck', 12],
  ['Sem álcool', 'Suco de laranja', 9],
].map(([section, name, price]) => ({ section, name, price }))

function read(said: string) {
  const { wishes, unread } = understand('menu_redesign', {
    answers: { constraints: said },
    house: houseSchema.parse({ menu }),
    today: '2026-12-01',
  })
  return [
    ...wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    ...unread.map(() => 'unread'),
  ]
}

const weakest = (item: string) => ({ kind: 'question', about: 'weakest', item })
const goesIfWeak = (item: string) => ({ kind: 'dropItem', item, weak: true })
const marks = (...foods: string[]) => ({ kind: 'layout', what: 'marked_without', foods })
const note = (said: string) => ({ kind: 'pageNote', note: said })
const slowOn = (day: number) => ({ kind: 'question', about: 'slowDishes', weekdays: [day] })

test.each([
  ['Vendo pouca sobremesa, o que faço?', weakest('Sobremesas')],
  ['A sobremesa vende pouco, como melhorar?', weakest('Sobremesas')],
  ['As sobremesas não saem, o que fazer?', weakest('Sobremesas')],
  ['Ninguém pede sobremesa.', weakest('Sobremesas')],
  ['O pudim pode sair se vender pouco.', goesIfWeak('Pudim')],
  ['A lasanha pode sair se vender mal.', goesIfWeak('Lasanha')],
  ['Se o pudim não vende, pode tirar.', goesIfWeak('Pudim')],
  ['O gin só fica se vender bem.', goesIfWeak('Gin tônica')],
  ['Compensa ter duas lasanhas?', { kind: 'question', about: 'keepWorth', item: 'Lasanha' }],
  [
    'Vale a pena ter duas opções de hambúrguer?',
    { kind: 'question', about: 'keepWorth', item: 'hambúrguer' },
  ],
  ['Colocar o que é sem glúten.', marks('glúten')],
  ['Botar no cardápio o que não leva glúten.', marks('glúten')],
  ['Deixar claro quais são sem glúten e sem leite.', marks('glúten', 'leite')],
  ['Colocar quais pratos são vegetarianos.', marks('vegetariano')],
  ['Quero os sucos separados dos drinks.', { kind: 'sections', names: sections }],
  ['Drinks e sucos em seções diferentes.', { kind: 'sections', names: sections }],
  ['Cardápio no celular e na parede.', note('Cardápio no celular e na parede')],
  ['Quero cardápio digital.', note('Quero cardápio digital')],
  ['Quero uma seção só de vegetarianos.', note('Quero uma seção só de vegetarianos')],
  ['Minha cozinha trava no sábado.', slowOn(6)],
  ['A cozinha não dá conta no sábado.', slowOn(6)],
  ['A cozinha engasga na sexta à noite.', slowOn(5)],
])('%s', (said, wish) => {
  expect(read(said)).toEqual([wish])
})

test.each([
  ['Só colocar o que é sem glúten.', 'marked_without'],
  ['Juntar os petiscos com as porções.', 'newCombo'],
  ['Quero um prato do dia de segunda a sexta.', 'newDrink'],
  ['Quero um prato do dia de segunda a sexta.', 'served'],
  ['A cozinha travou no sábado.', 'slowDishes'],
  ['A lasanha pode sair, quase ninguém pede e o fornecedor falha.', '"weak"'],
])('%s holds no %s', (said, never) => {
  expect(JSON.stringify(read(said))).not.toContain(never)
})
