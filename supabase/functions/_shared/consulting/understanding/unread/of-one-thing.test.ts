import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (ingredients: string) =>
  brief(
    understand('dish_creation', { answers: { ingredients }, house: emptyHouse, today: '2026-11-30' }),
  ).filter((line) => !line.startsWith('?'))

it.each([
  ['uma entrada de cumbuca vendida por fora a onze reais', ['price about 11 of entrada']],
  [
    'a vizinha que almoça aqui é diabética, então um dos pratos sem açúcar',
    ['dishTrait free açúcar adicionado 1 at_least'],
  ],
  [
    'a marmita no máximo 24 reais e o custo eu queria que ficasse no máximo dez reais',
    ['price max 24', 'dishLimit plateCost 10'],
  ],
  ['abrimos às onze então o grosso tem que ficar da véspera', ['dishTrait ahead at_least']],
  ['tenho forno e uma chapa não tenho fritadeira', ['has forno', 'has chapa', 'lacks fritadeira']],
  ['a fritadeira tá na assistência', ['lacks fritadeira']],
  ['quero 8 sabores. um sabor vegano de verdade', ['count 8', 'share vegano many 1 at_least true']],
  ['quero 7 pratos. Lagosta vou usar só em 1 prato', ['count 7', 'share lagosta many 1']],
  [
    'preciso de 5 burgers, 2 vegetarianos',
    ['count 5', 'dishTrait form hambúrguer 5 at_least', 'share vegetariano many 2'],
  ],
  ['quero quatro pro almoço que sustentem e duas pra viagem', ['dishTrait boxed 2 at_least']],
  ['preciso de nove comidas novas', ['count 9']],
  [
    'Soro de leite (sobra do queijo, uns 4 litros por semana)',
    ['prefer soro', 'leftover soro 4 l true', 'prefer soro supply'],
  ],
])('what holds for one thing holds for no other: %s', (text, wishes) => {
  expect(read(text)).toEqual(wishes)
})
