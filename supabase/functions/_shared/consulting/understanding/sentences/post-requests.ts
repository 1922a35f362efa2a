import type { Theme } from './sentence.ts'

/** Periods, events with verbs and prices, and what may not be published, as owners write them among their dates. */
export const postRequests: readonly Theme[] = [
  {
    theme: 'what posts should cover',
    type: 'content_generation',
    sentences: [
      ['so 2 semanas, 23/11 a 6/12', 'period 2026-11-23..2026-12-06'],
      ['23/11 a 6/12, só duas semanas', 'period 2026-11-23..2026-12-06'],
      ['quero só 2 semanas', 'period 2026-11-23..2026-12-06'],
      ['posts pra 15 dias', 'period 2026-11-23..2026-12-07'],
      ['em dezembro', 'period 2026-12-01..2026-12-31'],
      ['só dezembro inteiro', 'period 2026-12-01..2026-12-31'],
      ['de 1 a 15/12; aniversário 12/12', 'period 2026-12-01..2026-12-15', 'date aniversário 2026-12-12'],
      ['até 20/12', 'period 2026-11-23..2026-12-20'],
      ['a partir de 1/12', 'period 2026-12-01..'],
      ['festival do caju de 10 a 12/12', 'date festival do caju 2026-12-10..2026-12-12'],
      ['recesso de 24/12 a 2/1', 'date recesso 2026-12-24..2027-01-02 closed'],
      [
        'sexta 4/12 lança o pudim (12 reais, unico preço)',
        'date lançamento do pudim 2026-12-04 price 12',
        'onlyPrice 12',
      ],
      ['5/12 vamos lançar a lasanha', 'date lançamento da lasanha 2026-12-05'],
      ['12/12 tem samba às 19h30', 'date samba 2026-12-12 at 19.5'],
      ['sábado 5/12 feijoada 45 reais', 'date feijoada 2026-12-05 price 45'],
      ['sexta do rock 4/12', 'date sexta do rock 2026-12-04'],
      ['natal. nao falar preço', 'date natal 2026-12-25', 'onlyPrice'],
      ['da pra fazer sorteio de garrafa?', 'refusedPost raffle'],
      ['posso sortear um jantar? natal', 'refusedPost raffle', 'date natal 2026-12-25'],
      ['sorteio de um jantar 10/12', 'refusedPost raffle'],
      ['meu marido quer post q cachaça cura gripe', 'refusedPost health'],
      ['posso falar que a caipirinha emagrece?', 'refusedPost health'],
      ['quero post dizendo que nosso drink é o mais forte da cidade', 'refusedPost strength'],
      ['nao quero nada dizendo que bebida faz bem', '?nao quero nada dizendo que bebida faz bem'],
      ['18/12 sorteio do amigo secreto da equipe', 'date sorteio do amigo secreto da equipe 2026-12-18'],
    ],
  },
]
