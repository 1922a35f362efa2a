import type { Theme } from './sentence.ts'

/** Test sentences about weekdays, as owners state them in any answer. */
export const weekdaySentences: readonly Theme[] = [
  {
    theme: 'closed weekdays and weekly dishes among dates to post about',
    type: 'content_generation',
    sentences: [
      [
        'aniversário do boteco 12/12, fechado domingo e segunda',
        'date aniversário do boteco 2026-12-12',
        'date fechado domingo e segunda weekly 0,1 closed',
      ],
      ['nada 2a q fecha', 'date nada segunda q fecha weekly 1 closed'],
      ['toda 5ª tem forró', 'date forró weekly 4'],
      ['fechamos às segundas', 'date fechamos às segundas weekly 1 closed'],
      ['abre de terça a sábado', 'date abre de terça a sábado weekly 0,1 closed'],
      ['domingo não abre', 'date domingo não abre weekly 0 closed'],
      ['só abre sexta e sábado', 'date só abre sexta e sábado weekly 0,1,2,3,4 closed'],
      ['fechado domingo, segunda', 'date fechado domingo, segunda weekly 0,1 closed'],
      ['abrimos segunda', '?abrimos segunda'],
      ['nao abre só segunda', '?nao abre só segunda'],
      ['domingo só almoço', '?domingo só almoço'],
      ['fechado de segunda a domingo', '?fechado de segunda a domingo'],
      ['baião de sábado', 'date baião weekly 6'],
      ['quinta do caranguejo', 'date caranguejo weekly 4'],
      ['sábado tem feijoada', 'date feijoada weekly 6'],
      ['pudim aos sábados e domingos', 'date pudim weekly 0,6'],
      ['sexta do chope com criança', '!allergy: sexta do chope com criança'],
    ],
  },
  {
    theme: 'closed weekdays among the conditions on prices',
    type: 'dynamic_pricing',
    sentences: [
      ['fechado domingo e segunda', 'date fechado domingo e segunda weekly 0,1 closed'],
      ['desconto às terças e quartas', 'date desconto weekly 2,3'],
      ['promoção segunda e terça; não mexer no pudim', 'date promoção weekly 1,2', 'keepPrice Pudim'],
      ['desconto de 10% terça', 'question discount 10 2'],
      [
        'a cerveja não pode subir; abrimos de quarta a domingo',
        'capPrice Cervejas',
        'date abrimos de quarta a domingo weekly 1,2 closed',
      ],
    ],
  },
  {
    theme: 'closed weekdays in the context of a forecast',
    type: 'predictive_analytics',
    sentences: [
      ['fechado segunda a quarta', 'date fechado segunda a quarta weekly 1,2,3 closed'],
      ['domingo não abre mais', 'date domingo não abre mais weekly 0 closed'],
    ],
  },
]
