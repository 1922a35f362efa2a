import type { Theme } from './sentence.ts'

/** Competitors as owners dictate them: sizes with their prices, prices in words, no commas. */
export const ownersLists: readonly Theme[] = [
  {
    theme: 'dictated: competitor_analysis',
    type: 'competitor_analysis',
    sentences: [
      [
        'Bar do Zé: chopp 300, 500 e 700 ml a 14, 19 e 24',
        'Bar do Zé: chopp 300 ml 14 (300 ml)',
        'Bar do Zé: chopp 500 ml 19 (500 ml)',
        'Bar do Zé: chopp 700 ml 24 (700 ml)',
      ],
      [
        'Bar do Zé: pastel 8, chopp 300 e 500 ml a 14,90 e 19,90 e isca 40',
        'Bar do Zé: pastel 8',
        'Bar do Zé: chopp 300 ml 14.9 (300 ml)',
        'Bar do Zé: chopp 500 ml 19.9 (500 ml)',
        'Bar do Zé: isca 40',
      ],
      ['Bar K: chopp 300/500ml 10/15', 'Bar K: chopp 300 ml 10 (300 ml)', 'Bar K: chopp 500 ml 15 (500 ml)'],
      ['Bar K: chopp 300, 500 e 700 ml a 10 e 15', '?Bar K: chopp 300, 500 e 700 ml a 10 e 15'],
      [
        'Cervejaria X: pilsen 300ml 9,90 / 500ml 14,90',
        'Cervejaria X: pilsen 300ml 9.9 (300ml)',
        'Cervejaria X: pilsen 500ml 14.9 (500ml)',
      ],
      [
        'Bar A: pastel 6 unidades 24, 12 unidades 40',
        'Bar A: pastel 6 unidades 24 (6 unidades)',
        'Bar A: pastel 12 unidades 40 (12 unidades)',
      ],
      [
        'Bar X: porção de 500 g e 1 kg a 40 e 70',
        'Bar X: porção 500 g 40 (500 g)',
        'Bar X: porção 1 kg 70 (1 kg)',
      ],
      ['Bar X: caipirinha 18 gin 26 chope 9', 'Bar X: caipirinha 18', 'Bar X: gin 26', 'Bar X: chope 9'],
      ['Bar B: caipirinha dezoito reais', 'Bar B: caipirinha 18'],
      ['Pirata: caipirinha 25 em dobro ate as 20h', 'Pirata: caipirinha 25 [em dobro ate as 20h]'],
      [
        'boteco do mar caipirinha 22 heineken 15 e isca 48',
        'boteco do mar: caipirinha 22',
        'boteco do mar: heineken 15',
        'boteco do mar: isca 48',
      ],
    ],
  },
]
