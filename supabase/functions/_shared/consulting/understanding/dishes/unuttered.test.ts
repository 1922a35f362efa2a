import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const wishesOf = (ingredients: string) =>
  brief(
    understand('dish_creation', { answers: { ingredients }, house: emptyHouse, today: '2026-11-30' }),
  ).filter((line) => !line.startsWith('?') && !line.startsWith('!'))

it.each([
  // Foods that a clause only names.
  'a dobradinha a gente pensa em largar',
  'minha nora teima em regar o lombo com vinho',
  'tapioca com couve murcha na estufa',
  'o padeiro trabalha com trigo na mesma mesa',
  'Os hóspedes pedem rabada mas eu não quero fazer.',
  'O camarão do vizinho é famoso',
  'Meu avô adorava buchada, mas hoje ninguém pede',
  'quero que a equipe peça licença',
  'o restaurante fica na Rua do Caju',
  'só eu sei fazer o molho',
  // Foods that nobody refuses.
  'nada contra carne de porco',
  'não é que eu não queira peixe',
  'nem no pirão nem na vitamina',
  'Um aluno quer saber: boto "sem lactose" no quadro ou dá problema?',
  'o rapaz do queijo sumiu',
  'Tem um cliente que não come cebola',
  'meu filho vegano mora em Recife',
  // Figures of something else.
  'a conta de luz veio 900 reais',
  'tenho um prato de 33 reais',
  'vendo suco a 6 reais',
  'minha cozinheira tem 24 anos e é adiantada',
  'entrega até 7 km',
  'o cardápio tem 17 pratos',
  'só fogão e uma panela de 30 litros',
  // Qualities and tools of something else.
  'o óleo tá caro',
  'o movimento de terça é fraco',
  'a vitrine é quente',
  'acho fácil na feira',
  'o molho azeda rápido',
  'o peão leva e come na roça sem geladeira',
  'passou o carnaval',
])('what is only told is no wish: %s', (text) => {
  expect(wishesOf(text)).toEqual([])
})

it.each([
  ['quero farofa e rúcula', ['prefer farinha de mandioca', 'prefer rúcula']],
  ['usem cachaça e flambem', ['prefer cachaça', 'prefer flambar']],
  ['bota rabada', ['prefer rabo de boi']],
  ['sem carne de porco', ['exclude carne de porco']],
  ['nada de peixe', ['exclude peixes']],
  ['tira o bacon', ['exclude bacon']],
  ['pratos sem lactose', ['exclude lactose diet']],
  ['somos veganos', ['exclude vegano diet']],
  ['cada prato custa 40 reais', ['price about 40']],
  ['pode sair por 33 reais', ['price about 33']],
  ['um cardápio com nove pratos', ['count 9']],
  ['só 2 pessoas na cozinha', ['dishLimit cooks 2']],
  ['pratos leves', ['style mais leves']],
  ['pratos rápidos', ['style rápidos de fazer']],
  ['a cozinha não tem geladeira', ['lacks geladeira']],
  ['o garçom é alérgico a amendoim', ['exclude amendoim allergy']],
  ['preciso de licença pra vender prato com cachaça?', ['question licence']],
])('what is ordered is a wish: %s', (text, wishes) => {
  expect(wishesOf(text)).toEqual(wishes)
})

it('a dish of today is only asked about, whatever stop parts the question', () => {
  const read = wishesOf('E o bobó que a gente vende, 77 reais pro casal, dá lucro ou prejuízo?')
  expect(read.filter((line) => !line.startsWith('question'))).toEqual([])
})
