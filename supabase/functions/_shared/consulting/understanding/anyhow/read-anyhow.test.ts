import { expect, test } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (type: AutomationType, text: string) =>
  brief(understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' }))

test.each<[type: AutomationType, text: string, not: string]>([
  ['dish_creation', 'sobra muita carne de sol, uns três quilos por semana', 'price about'],
  ['menu_redesign', 'Os clientes têm mais de 60 anos: uma folha só', 'count 60'],
  ['dynamic_pricing', 'Quantas vendas posso perder em cada aumento antes de ficar pior?', 'question weakest'],
  ['menu_redesign', 'A lasanha vende mais que o pudim', 'promote'],
  ['menu_redesign', 'letra grande, folha plastificada A4 dos dois lados', 'prefer'],
  ['menu_redesign', 'Quero que a lasanha venda mais que o pudim', 'promote Pudim'],
  ['menu_redesign', 'a lasanha não sai do cardápio de jeito nenhum', 'dropItem'],
  ['menu_redesign', 'por que ninguém pede a lasanha?', 'dropItem'],
  ['menu_redesign', 'quero uma folha só que eu plastifico', 'pageNote'],
  ['dish_creation', 'Minha mãe abriu isso aqui em oitenta e um, com seis mesa', 'dishTrait cooked'],
  ['drink_creation', 'nem um pingo de leite', 'exclude cachaça'],
  ['menu_redesign', 'a lasanha fica pq tem gente que só come ela', 'noNew'],
  ['menu_redesign', 'as doces numa página separada', 'count 1'],
  ['drink_creation', '2 sem álcool de verdade, sem nem um pingo', 'exclude cachaça'],
])('%s: “%s” is not read as %s', (type, text, not) => {
  expect(read(type, text).filter((one) => one.startsWith(not))).toEqual([])
})

test.each<[type: AutomationType, text: string, expected: string]>([
  ['dynamic_pricing', 'Será que a lasanha está cara demais?', 'question fairPrice Lasanha'],
  ['menu_redesign', 'letra que o pessoal mais velho consiga ler', 'layout large_type'],
  ['dynamic_pricing', 'prefiro 30 do que 29,90', 'ending whole'],
  ['dynamic_pricing', 'segura qualquer subida em 6% por item', 'capPrice todos os itens 6'],
  ['menu_redesign', 'nada de rebatizar a lasanha', 'keepItem Lasanha name'],
  ['menu_redesign', 'a lasanha tanto faz, pode ir se for preciso', 'dropItem Lasanha true'],
  ['menu_redesign', 'devo ter cardápio infantil?', 'question kidsMenu'],
  ['competitor_analysis', 'nada de subir mais que dez por cento', 'capPrice todos os itens 10'],
  ['content_generation', 'zero hashtags, por favor', 'postRule noHashtags'],
  ['menu_redesign', 'Quero que a lasanha venda mais que o pudim', 'promote Lasanha'],
  ['menu_redesign', 'Cortar de 17 para 14 itens no máximo sem tirar nada do bar', 'count 14 at_most items'],
  [
    'menu_redesign',
    'Cortar de 17 para 14 itens no máximo sem tirar nada do bar',
    'keepItem todas as bebidas',
  ],
  ['menu_redesign', 'No máximo 14 itens sem tirar nada da cozinha', 'keepItem todos os pratos'],
  ['dynamic_pricing', 'couvert artístico de 12 na sexta vale?', 'question couvert 12 5'],
  [
    'dynamic_pricing',
    'terça e quarta aqui é um deserto, queria uma promoção nesses dias sem queimar o pudim',
    'question dayOffer 2,3 Pudim',
  ],
  [
    'dynamic_pricing',
    'Em julho passei a lasanha de 28 pra 32 e acho que caiu a saída, me fala se foi besteira',
    'question pastChange Lasanha',
  ],
  ['dynamic_pricing', 'O pastel de carne acabou, a lasanha sai da carta', 'dropItem Lasanha'],
  ['dynamic_pricing', 'tô com o pudim encalhado, baixo pra quanto?', 'question lower Pudim'],
  ['menu_redesign', 'A lasanha tá me dando prejuízo eu acho, vê isso aí', 'question keepWorth Lasanha'],
  ['menu_redesign', 'Bota uma sugestão pra criança', 'question kidsMenu'],
  [
    'menu_redesign',
    'Domingo a cozinha trava, preciso de um cardápio menor no domingo',
    'question slowDishes 0',
  ],
  [
    'menu_redesign',
    'O cardápio tem que caber numa folha só frente e verso, plastificada',
    'layout one_sheet',
  ],
  ['dish_creation', 'quanto de pinga vai em cada prato?', 'question cachacaAmount'],
  ['dish_creation', 'É pecado botar cachaça velha no fogo?', 'question agedInPan'],
  ['dish_creation', 'um peixe grelhado', 'prefer peixes'],
  ['dish_creation', 'Seis pratos. Dois pratos que viajem bem na moto.', 'count 6'],
  ['dish_creation', 'Meu sogro planta caju', 'prefer caju supply'],
  ['drink_creation', 'nem um pingo de leite', 'exclude leite'],
  ['dish_creation', 'O bar da esquina faz frango a 32, faço por quanto?', 'question sellsAt frango 32'],
])('%s: “%s” is read in any order of words as %s', (type, text, expected) => {
  expect(read(type, text)).toContain(expected)
})
