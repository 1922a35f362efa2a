import type { Theme } from './sentence.ts'

/** Hundreds in words, whoever works, and what a menu has today. */
export const spokenNumbers: readonly Theme[] = [
  {
    theme: 'numbers as they are spoken: drink_creation',
    type: 'drink_creation',
    sentences: [
      ['preços terminados em ,90 e até 30 reais', 'ending ninety', 'price max 30'],
      ['De 12 a 22 reais, preço redondo, sem centavo.', 'price min 12 max 22', 'ending whole'],
      ['peixe frito, tudo inteiro', 'prefer isca de peixe', '?tudo inteiro'],
      ['até cento e noventa reais', 'price max 190'],
      ['no máximo duzentos e cinquenta reais', 'price max 250'],
      ['6 drinks. só 1 barman', 'count 6', '?só 1 barman'],
      ['tenho seriguela pra gastar. só 1 barman', 'prefer seriguela supply', '?só 1 barman'],
    ],
  },
  {
    theme: 'endings that are refused: dynamic_pricing',
    type: 'dynamic_pricing',
    sentences: [
      ['preços que nunca terminem em ,99', 'ending whole'],
      ['Preço inteiro, nunca ,50', 'ending whole'],
      ['Terminação: sempre ,90 ou inteiro, nunca ,50.', 'ending either'],
      ['preço terminado em ,90, nunca ,99', 'ending ninety'],
    ],
  },
  {
    theme: 'numbers as they are spoken: menu_redesign',
    type: 'menu_redesign',
    sentences: [
      ['o cardápio tá com 32 itens', '?cardápio tá com 32 itens'],
      ['hoje são 32 itens, quero 25 no máximo', 'count 25 at_most items', '?hoje são 32'],
      ['A lasanha tira... não, deixa.', 'keepItem Lasanha'],
    ],
  },
]
