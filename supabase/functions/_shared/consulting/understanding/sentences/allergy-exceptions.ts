import type { Theme } from './sentence.ts'

/** Allergies with exceptions that may be eaten. */
export const allergyExceptions: readonly Theme[] = [
  {
    theme: 'exceptions to an allergy',
    type: 'drink_creation',
    sentences: [
      ['alergia a leite exceto manteiga', 'exclude leite allergy', '!allergy: exceto manteiga'],
      ['celíaca na mesa, cerveja pode', 'exclude glúten allergy', '?cerveja pode'],
      ['diabético tipo 2 na casa', 'exclude sem açúcar adicionado diet', '?tipo 2 na casa'],
      ['alergia a castanheira', 'exclude cachaça castanheira extra-premium allergy'],
      [
        'alergia a madeira de castanheira',
        'exclude cachaça castanheira extra-premium allergy',
        '!allergy: alergia a madeira',
      ],
      ['alergia à quinina', 'exclude quinino allergy'],
      ['nao posso com sulfito nem mel', 'exclude sulfitos allergy', 'exclude mel allergy'],
      ['alergia a tremoço', 'exclude tremoço allergy'],
      ['alergia a moluscos', 'exclude moluscos allergy'],
      ['alergia a aipo e mostarda', 'exclude aipo allergy', 'exclude mostarda allergy'],
      ['tenho alergia mas não sei de que', '!allergy: tenho alergia mas não sei'],
      ['alergia a pimenta, só um pouco pode', 'exclude pimentas allergy'],
      [
        'intolerante a lactose, mas um pouquinho de leite tudo bem',
        'exclude lactose allergy',
        '!contradiction: mas um pouquinho de leite tudo bem',
      ],
      ['alergia a ovo, clara pode', 'exclude ovo allergy', '?clara pode'],
      ['alergia a amendoim menos paçoca', 'exclude amendoim allergy', '!allergy: menos paçoca'],
      ['minha esposa é celíaca e toma cerveja', 'exclude glúten allergy', '!allergy: toma cerveja'],
      ['alérgico a corante e conservante', 'exclude corantes allergy', 'exclude industrializados allergy'],
      ['alergia a soja lecitina pode', 'exclude soja allergy', '!allergy: lecitina pode'],
      ['alergia a tudo menos caju', '!allergy: alergia a tudo menos caju'],
    ],
  },
]
