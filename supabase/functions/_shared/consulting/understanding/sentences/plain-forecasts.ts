import type { Theme } from './sentence.ts'

/** Plain requests to a forecast, as most owners write them. */
export const plainForecasts: readonly Theme[] = [
  {
    theme: 'orders that end, days of opening, and what sells on a day',
    type: 'predictive_analytics',
    sentences: [
      [
        'No dia 1º de dezembro, uma fábrica vizinha que compra cerca de 25 lasanhas por dia vai embora.',
        'question fixedOrder Lasanha 25 0,1,2,3,4,5,6 2026-12-01 true',
      ],
      [
        'A partir de 1º de dezembro perdemos um cliente que compra 25 lasanhas por dia.',
        'question fixedOrder Lasanha 25 0,1,2,3,4,5,6 2026-12-01 true',
      ],
      [
        'Somos um restaurante de bairro e abrimos de segunda a sábado, somente no almoço.',
        'date Somos um restaurante de bairro e abrimos de segunda a sábado weekly 0 closed',
      ],
      ['Quantas lasanhas na sexta?', 'question perWeek Lasanha 5'],
      ['A lasanha compensa?', 'question itemTrend Lasanha true'],
    ],
  },
]
