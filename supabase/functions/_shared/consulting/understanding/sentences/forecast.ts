import type { Theme } from './sentence.ts'

export const forecast: Theme = {
  theme: 'context of a forecast',
  type: 'predictive_analytics',
  sentences: [
    [
      'fizemos festa de São João em junho para 200 pessoas',
      'date fizemos festa de São João em junho para 200 pessoas 2026-06-24',
    ],
    ['São João 24/06/2025 lotou', 'date São João 24/06/2025 lotou 2025-06-24 up'],
    [
      'fechamos para reforma em março; julho tem alta estação',
      'date reforma 2027-03-01..2027-03-31 closed',
      'date alta estação 2027-07-01..2027-07-31 up',
    ],
    ['abrimos segunda', 'date abrimos segunda'],
    ['em dezembro vende o dobro', 'date vende o dobro 2026-12-01..2026-12-31 up 100%'],
    [
      'janeiro e julho são fortes',
      'date janeiro e julho são fortes 2027-01-01..2027-01-31 up',
      'date janeiro e julho são fortes 2027-07-01..2027-07-31 up',
    ],
    ['carnaval fecha', 'date Carnaval 2027-02-06..2027-02-10 closed'],
    [
      'de 10 a 20 de janeiro estaremos de férias coletivas',
      'date férias coletivas 2027-01-10..2027-01-20 closed',
    ],
    ['abriu um concorrente do lado', '?abriu um concorrente do lado'],
    ['fechamos segunda', 'date fechamos segunda weekly 1 closed'],
    ['semana santa lota', 'date semana santa lota 2027-03-21..2027-03-28 up'],
    ['dia 15/12 tem confraternização grande', 'date confraternização grande 2026-12-15'],
    ['agosto é fraco', 'date agosto é fraco 2027-08-01..2027-08-31 down'],
    ['março passado fechamos pra reforma', 'date reforma 2026-03-01..2026-03-31 closed'],
    ['em 24/12 não abrimos', 'date em 24/12 não abrimos 2026-12-24 closed'],
    ['réveillon bomba', 'date réveillon bomba 2026-12-31 up'],
    [
      'chove muito em abril e cai o movimento',
      'date chove muito em abril e cai o movimento 2027-04-01..2027-04-30 down',
    ],
    ['nao fechamos no natal', 'date Natal 2026-12-25'],
    ['festival de jazz em 10/02', 'date festival de jazz 2027-02-10'],
    ['junho vende menos', 'date vende menos 2027-06-01..2027-06-30 down'],
    ['alta estação', '?alta estação'],
    ['vendemos mais na sexta', 'date vendemos mais na sexta weekly 5 up'],
    ['fechado dia 25 de dezembro', 'date fechado dia 25 de dezembro 2026-12-25 closed'],
    ['fortal em julho', 'date Fortal 2027-07-22..2027-07-25'],
    [
      'natal e ano novo lotam',
      'date natal e ano novo lotam 2026-12-25 up',
      'date natal e ano novo lotam 2026-12-31 up',
    ],
    ['vamos fechar dia 1 de janeiro', 'date vamos fechar dia 1 de janeiro 2027-01-01 closed'],
    ['semana que vem tem show na praia', '?semana que vem tem show na praia'],
    ['férias de julho bombam', 'date férias de julho bombam 2027-07-01..2027-07-31 up'],
    [
      'chuva de fevereiro a maio derruba o movimento',
      'date chuva derruba o movimento 2027-02-01..2027-05-31 down',
    ],
    ['terça é fraco', 'date terça é fraco weekly 2 down'],
    ['a partir de dezembro abrimos no almoço', 'date a partir de dezembro abrimos no almoço 2026-12-01..'],
  ],
}
