import type { CommonForms } from './common-form.ts'

const fruits = [{ x: 'cajá' }, { x: 'seriguela' }, { x: 'maracujá' }, { x: 'rapadura' }]

export const drinkForms: CommonForms = {
  type: 'drink_creation',
  beside: { says: 'nenhum com leite condensado', is: 'exclude leite condensado' },
  forms: [
    {
      says: [
        'sem {x}',
        'nada de {x}',
        'nada com {x}',
        'não quero {x}',
        'não uso {x}',
        'não use {x}',
        'evitar {x}',
        'evite {x}',
        'tirar o {x}',
        'nenhum drink com {x}',
        'nenhum pode levar {x}',
        'não pode ter {x}',
        'fora {x}',
        'não trabalhamos com {x}',
      ],
      about: fruits,
      is: ['exclude {x}'],
    },
    {
      says: ['{n} deles com {x}'],
      about: [
        { n: '2', d: '2', x: 'cajá' },
        { n: 'três', d: '3', x: 'seriguela' },
      ],
      is: ['share {x} many {d}'],
    },
  ],
}
