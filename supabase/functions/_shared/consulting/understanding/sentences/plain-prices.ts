import type { Theme } from './sentence.ts'

/** Plain requests about prices, as most owners write them. */
export const plainPrices: readonly Theme[] = [
  {
    theme: 'a price that stays because guests come for it',
    type: 'dynamic_pricing',
    sentences: [
      ['A lasanha é o carro-chefe da casa e não deve mudar de preço.', 'keepPrice Lasanha'],
      ['A caipirinha de limão é nosso carro-chefe, não mexam', 'keepPrice Caipirinha de limão'],
      ['O pudim é o nosso chamariz e tem que continuar em R$ 12,00.', 'keepPrice Pudim 12'],
      [
        'A heineken fica em R$ 14, porque é o que traz gente. O resto pode subir.',
        'keepPrice Cerveja Heineken 14',
      ],
      ['A lasanha não mexe, fica 38 que o vizinho faz 37,90', 'keepPrice Lasanha'],
      ['heineken 14, pudim 12, o resto vocês decidem', 'keepPrice Cerveja Heineken 14', 'keepPrice Pudim 12'],
      ['heineken 19', '?heineken 19'],
      ['o resto pode subir', '?o resto pode subir'],
    ],
  },
  {
    theme: 'how the prices of a part of the menu end',
    type: 'dynamic_pricing',
    sentences: [
      [
        'Os drinks terminam em ,90 e os pratos em preço redondo.',
        'ending ninety Drinks',
        'ending whole Pratos',
      ],
      ['pratos em preço redondo, cervejas com final ,90', 'ending whole Pratos', 'ending ninety Cervejas'],
      ['Nos drinks, preço terminado em ,90.', 'ending ninety Drinks'],
    ],
  },
  {
    theme: 'short questions about the sentence before them',
    type: 'dynamic_pricing',
    sentences: [
      ['Subi a lasanha de 34 para 38 em julho. Valeu a pena?', 'question pastChange Lasanha'],
      ['O pudim quase não vende. Vale a pena manter?', 'question keepWorth Pudim'],
      ['Quero dar 10% de desconto no Pix. Compensa?', 'question payDiscount 10'],
      ['O aumento da lasanha em julho fez a casa perder vendas?', 'question pastChange Lasanha'],
      [
        'subi a lasanha de 34 pra 38 e o pudim de 10 pra 12 em agosto, perdi venda?',
        'question pastChange Lasanha',
        'question pastChange Pudim',
      ],
      ['Devo baixar o preço da lasanha, que vem caindo?', 'question lower Lasanha'],
    ],
  },
  {
    theme: 'days from which a part of the menu may change',
    type: 'dynamic_pricing',
    sentences: [
      ['As bebidas só podem subir a partir de janeiro.', 'keepPrice todas as bebidas 2027-01-01'],
      ['Ignorem março do ano passado.', 'date Ignorem março do ano passado 2025-03-01..2025-03-31 closed'],
    ],
  },
]
