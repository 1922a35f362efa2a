import type { Theme } from './sentence.ts'

/** Test sentences about the printed page; the menu has ten items. */
export const pages: Theme = {
  theme: 'page: menu_redesign',
  type: 'menu_redesign',
  sentences: [
    [
      'o cardapio tem que caber numa folha frente e verso com letra grande',
      'layout one_sheet',
      'layout large_type',
    ],
    ['numa folha só, letra maior', 'layout one_sheet', 'layout large_type'],
    ['nao quero foto nem cifrao', 'layout no_photos', 'layout no_currency'],
    ['sem foto', 'layout no_photos'],
    ['sem preço quebrado tipo 63,57', 'ending whole'],
    ['o prato mais caro primeiro', 'layout dearest_first'],
    ['quero uma versão em inglês', 'layout english'],
    ['marca o glúten e o leite', 'layout marked_allergens'],
    ['tira uns 3 pratos', 'count 7 at_most items'],
    ['o resto pode subir mas no maximo 8 por cento', 'capPrice todos os itens 8'],
    ['tira a lasanha e usa letra grande', 'dropItem Lasanha', 'layout large_type'],
  ],
}
