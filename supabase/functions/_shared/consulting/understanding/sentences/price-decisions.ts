import type { Theme } from './sentence.ts'

/** Questions that decide a price, and what stands beside them in the requests of owners. */
export const priceDecisions: readonly Theme[] = [
  {
    theme: 'which of two prices, in a pricing request',
    type: 'dynamic_pricing',
    sentences: [
      ['A lasanha: 39,90 ou 41,90, digam qual.', 'question eitherPrice Lasanha 39.9,41.9'],
      ['pudim 13 ou 14?', 'question eitherPrice Pudim 13,14'],
      [
        'Cobro R$ 68 ou R$ 72 no camarão internacional, qual dos dois?',
        'question eitherPrice Camarão internacional 68,72',
      ],
      ['a isca fica em 42 ou vai a 45? o que rende mais?', 'question eitherPrice Isca de peixe 42,45'],
    ],
  },
  {
    theme: 'which of two prices, on a menu',
    type: 'menu_redesign',
    sentences: [['Lasanha a 40 ou 42, qual é melhor?', 'question eitherPrice Lasanha 40,42']],
  },
  {
    theme: 'what a supplier charges more',
    type: 'dynamic_pricing',
    sentences: [
      [
        'O barril de 50 litros sobe de R$ 680 para R$ 745 em janeiro: repasso ou seguro?',
        'question passOn barril 680 745 50 l 2027-01-01',
      ],
      [
        'a carne vai de 34 pra 39 o kg, uso 180 g na lasanha. repasso?',
        'question passOn carne 34 39 1 kg 180 g Lasanha',
      ],
      [
        'A picanha subiu 14% e a carne pesa uns 40% do custo da lasanha. Repasso?',
        'question passOn picanha 14 40 Lasanha',
      ],
      ['a muçarela subiu 9%, repasso?', 'question passOn muçarela 9'],
    ],
  },
  {
    theme: 'what a supplier charges more, on a menu',
    type: 'menu_redesign',
    sentences: [
      ['o salmão subiu de 78 para 92', 'question passOn salmão 78 92'],
      [
        'o quilo do camarão foi de 62 para 73, repasso?',
        'question passOn camarão 62 73 1 kg Camarão internacional',
      ],
    ],
  },
  {
    theme: 'from when prices hold, and until when they stay',
    type: 'dynamic_pricing',
    sentences: [
      [
        'Valendo a partir de 10 de dezembro, e depois não mexer antes da Páscoa.',
        'question startsOn 2026-12-10',
        'question heldUntil 2027-03-28',
      ],
      [
        'valendo dia 10/12 e só mexer de novo depois do Carnaval',
        'question startsOn 2026-12-10',
        'question heldUntil 2027-02-11',
      ],
      ['depois disso não mexo mais até o São João', 'question heldUntil 2027-06-25'],
    ],
  },
  {
    theme: 'the prices of a list',
    type: 'dynamic_pricing',
    sentences: [
      [
        'os preços desses três não podem mudar: pudim, lasanha e baião',
        'keepPrice Pudim',
        'keepPrice Lasanha',
        'keepPrice Baião de dois',
      ],
      ['não mexer nos preços destes: pudim e lasanha', 'keepPrice Pudim', 'keepPrice Lasanha'],
      ['os preços desses dois não podem mudar', '?ambiguous: os preços desses dois não podem mudar'],
      ['a redondinha não pode passar de 13', '?redondinha não pode passar de 13'],
      ['couvert fixo de 10 reais não mexe'],
      ['menu de R$ 59 só terça a quinta'],
    ],
  },
  {
    theme: 'a beer by its size, in a list of prices',
    type: 'competitor_analysis',
    sentences: [
      [
        'Bar do Zé: seiscentos a doze, pudim 14',
        'Bar do Zé: pudim 14',
        'Bar do Zé: cerveja 600 ml 12 (600 ml)',
      ],
      ['Bar do Zé: 600 a 13', 'Bar do Zé: cerveja 600 ml 13 (600 ml)'],
    ],
  },
]
