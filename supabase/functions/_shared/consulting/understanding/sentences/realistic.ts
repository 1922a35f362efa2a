import type { Theme } from './sentence.ts'

/** Test sentences for misreadings found in realistic requests. */
export const realistic: readonly Theme[] = [
  {
    theme: 'drinks of realistic requests',
    type: 'drink_creation',
    sentences: [
      ['ta caro o limao entao diminui', 'share limão few'],
      ['o gengibre tá caro, reduz', 'share gengibre few'],
      ['limão subiu muito', 'exclude limão supply'],
      ['alergia a limão, tá caro, diminui', 'exclude limão allergy'],
      ['fácil de preparar', 'style rápidos de fazer'],
      ['sem muita frescura no preparo', 'style rápidos de fazer'],
      ['que dê pra fazer rápido na sexta', 'style rápidos de fazer 5'],
      ['trava em 24', 'price max 24'],
    ],
  },
  {
    theme: 'lists of competitors of realistic requests',
    type: 'competitor_analysis',
    sentences: [
      [
        'Bar do Léo: Caranguejo R$ 11,90 un, Heineken 600 ml R$ 14 (600 ml)',
        'Bar do Léo: Caranguejo 11.9',
        'Bar do Léo: Heineken 600 ml 14 (600 ml)',
      ],
      ['Bar do Léo: Heineken R$ 14 (600 ml)', 'Bar do Léo: Heineken 14 (600 ml)'],
      ['Bar do Léo: Caranguejo 9,90 a unidade', 'Bar do Léo: Caranguejo 9.9'],
    ],
  },
]
