import type { Theme } from './sentence.ts'

/** Days that earlier versions read as their opposite, or not at all. */
export const unheardDates: readonly Theme[] = [
  {
    theme: 'unheard: predictive_analytics',
    type: 'predictive_analytics',
    sentences: [
      ['dia 30 nao abro', 'date dia 30 nao abro 2026-11-30 closed'],
      ['2/12 não vou abrir', 'date não vou abrir 2026-12-02 closed'],
      [
        'dia 12/12 tem confraternização fechada de 60 pessoas no almoço',
        'question seats confraternização 2026-12-12 2026-12-12 60 true',
      ],
      ['4/12 evento fechado pra uma empresa', 'date evento fechado pra uma empresa 2026-12-04'],
      ['em maio fechamos 3 dias por falta de luz', 'date fechamos 3 dias 2026-05-01..2026-05-31 closed'],
      [
        'em maio fechamos 3 dias por falta de luz, nao conte aquilo',
        'date fechamos 3 dias 2026-05-01..2026-05-31 closed',
      ],
      ['em maio vamos fechar uns dias', '?em maio vamos fechar uns dias'],
      [
        'dia 8, 9 e 10 de dezembro vamos fechar pra pintar o salao',
        'date dia 8 2026-12-08 closed',
        'date pintar 2026-12-09 closed',
        'date pintar 2026-12-10 closed',
      ],
      ['o carnaval cai quando mesmo?', 'question seasonStart Carnaval 2027-02-06'],
      ['o natal cai numa sexta', 'date o natal cai numa sexta 2026-12-25'],
      [
        'tirar a semana da greve, 3 a 9/8',
        'date tirar a semana da greve, 3 a 9/8 2026-08-03..2026-08-09 closed',
      ],
      [
        'desconsidere de 3 a 9/8, teve greve de onibus',
        'date desconsidere de 3 a 9/8 2026-08-03..2026-08-09 closed',
        '?teve greve de onibus',
      ],
      ['dia 28/11 vai ter show na praça, uns 30% a mais', 'date show na praça 2026-11-28 up 30%'],
      ['5/12 tem casamento na igreja, deve cair uns 20%', 'date casamento na igreja 2026-12-05 down -20%'],
      [
        'Tem festa da padroeira de 29 de novembro a 8 de dezembro na praça',
        'date festa da padroeira 2026-11-29..2026-12-08',
      ],
      ['fechado de 28 de dezembro até 4 de janeiro', 'date fechado 2026-12-28..2027-01-04 closed'],
      ['quanto vou vender em janeiro?', 'scope 2027-01-01 2027-01-31'],
    ],
  },
  {
    theme: 'unheard: content_generation',
    type: 'content_generation',
    sentences: [
      ['sab 28 chorinho 20h', 'date chorinho 2026-11-28 at 20'],
      ['sex 4 samba de mesa', 'date samba de mesa 2026-12-04'],
      ['do dia primeiro ao dia 15/12', 'period 2026-12-01..2026-12-15'],
      [
        'Segunda e terça a casa fecha então nada de post nesses dias',
        'date Segunda e terça a casa fecha weekly 1,2 closed',
        'postRule noPosts 1,2',
      ],
      ['A festa ia ser dia 4 mas mudou', '?A festa ia ser dia 4 mas mudou'],
      ['segunda nao', 'date segunda nao weekly 1 closed'],
      ['posta todo dia, menos domingo', 'postRule perWeek 6', 'postRule noPosts 0'],
      [
        'tres posts por semana em dezembro menos no natal',
        '?tres posts por semana em dezembro menos no natal',
      ],
      ['nada de foto de bebida que meu pastor segue', 'postRule noDrinks'],
      [
        'um post de copo d’água explicando que quem dirige não bebe',
        '?um post de copo d’água explicando que quem dirige não bebe',
      ],
    ],
  },
]
