import type { CommonForm } from './common-form.ts'

/** Periods, closed days, prices and what is not to be left over, as owners say them to a forecast. */
export const forecastOrders: readonly CommonForm[] = [
  {
    says: [
      'previsão até o fim de {m}',
      'quero a previsão até o fim de {m}',
      'quanto vai vender até o fim de {m}',
      'quanto vou vender de agora até o fim de {m}',
      'preciso da previsão até o fim de {m}',
      'queria saber quanto vai vender até o fim de {m}',
      'previsão de hoje até o final de {m}',
    ],
    about: [
      { m: 'janeiro', e: '2027-01-31' },
      { m: 'fevereiro', e: '2027-02-28' },
    ],
    is: ['scope 2026-11-22 {e}'],
  },
  {
    says: [
      'previsão de {a} e {b}',
      'preciso da previsão de {a} e {b}',
      'quero a previsão de {a} e {b}',
      'precisamos da previsão de {a} e {b}',
      'previsão para {a} e {b}',
    ],
    about: [{ a: 'dezembro', b: 'janeiro' }],
    is: ['scope 2026-12-01 2027-01-31'],
  },
  {
    says: [
      'não quero que sobre {x}',
      'não quero sobra de {x}',
      'não pode sobrar {x}',
      'não quero que estrague {x}',
      'prefiro errar pra menos',
      'prefiro errar para menos',
      'sem sobra de {x}',
      'não quero desperdiçar {x}',
    ],
    about: [{ x: 'peixe' }, { x: 'carne' }],
    is: ['scope noWaste'],
  },
  {
    says: [
      'qual é a semana mais fraca?',
      'qual a semana mais fraca pra dar folga?',
      'me diz qual é a semana mais fraca',
      'em que semana entra menos?',
    ],
    about: [{}],
    is: ['question tightWeek'],
  },
  {
    says: [
      'fechamos no dia {d}',
      'dia {d} a gente não abre',
      'no dia {d} a gente fecha',
      'dia {d} estamos fechados',
    ],
    about: [{ d: '25 de dezembro' }, { d: '25/12' }],
    is: ['date {says} 2026-12-25 closed'],
  },
  {
    says: ['fechamos {w} e no dia {d} também'],
    about: [{ w: 'às segundas', n: '1', d: '25/12' }],
    is: ['date fechamos {w} weekly {n} closed', 'date no dia {d} também 2026-12-25 closed'],
  },
]
