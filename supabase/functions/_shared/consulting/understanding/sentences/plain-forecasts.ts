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
      [
        'No dia 18/12 a turma de Direito encomendou 80 lasanhas.',
        'question fixedOrder Lasanha 80 5 2026-12-18 2026-12-18',
      ],
      [
        'Dia 8/12 tem evento no prédio do lado e vêm uns 40 a mais comer lasanha.',
        'question fixedOrder Lasanha 40 2 2026-12-08 2026-12-08',
      ],
      ['Quantas lasanhas na semana de 14/12?', 'question perWeek Lasanha 2026-12-14 2026-12-20'],
      ['Depois do Carnaval a lasanha sai do cardápio.', 'question leaves Lasanha 2027-02-11'],
    ],
  },
]
