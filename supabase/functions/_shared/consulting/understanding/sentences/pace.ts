import type { Theme } from './sentence.ts'

/** Test sentences about speed and its weekdays, and about the number of results that "um" means. */
export const paceAndOnes: readonly Theme[] = [
  {
    theme: 'pace: drink_creation',
    type: 'drink_creation',
    sentences: [
      ['que de pra fazer rapido na sexta à noite', 'style rápidos de fazer 5'],
      ['rápido de fazer', 'style rápidos de fazer'],
      ['q saia rapido no movimento', 'style rápidos de fazer'],
      ['sai rápido na sexta e no sábado', 'style rápidos de fazer 5,6'],
      ['prático no movimento', 'style rápidos de fazer'],
      ['não pode demorar na sexta', 'style rápidos de fazer 5'],
      ['nao pode demora, sexta lota', 'style rápidos de fazer 5'],
      ['sexta é correria', 'style rápidos de fazer 5'],
      ['na correria do fim de semana tem que sair ligeiro', 'style rápidos de fazer 0,6'],
      ['nada que trave o balcao no sabado', 'style rápidos de fazer 6'],
      ['facil de montar na hora do rush', 'style rápidos de fazer'],
      ['sem pressa', 'style sem pressa'],
      ['não pode com pressa', 'style sem pressa'],
      ['pode demorar, o povo espera', 'style sem pressa'],
      ['não precisa ser rápido', 'style sem pressa'],
      ['nada muito doce, e que de pra fazer rapido na sexta', 'style mais secos', 'style rápidos de fazer 5'],
      ['sexta lota'],
      [
        'que de pra fazer rapido na sexta, fechamos segunda',
        'style rápidos de fazer 5',
        'date fechamos segunda weekly 1 closed',
      ],
      ['uma das opções com caju', 'share caju many 1'],
      ['pelo menos um com caju', 'share caju many 1 at_least'],
      ['no máximo um com ovo', 'share ovo few 1 at_most'],
      ['6 drinks, um deles com caju e um sem alcool', 'count 6', 'zeroAlcohol 1', 'share caju many 1'],
      ['um drink com caju', 'prefer caju'],
      ['um dos drinks sem alcool', 'zeroAlcohol 1'],
      [
        'um deles com camarão, garçom alergico a camarão',
        'exclude camarão allergy',
        '!contradiction: um deles com camarão',
      ],
    ],
  },
]
