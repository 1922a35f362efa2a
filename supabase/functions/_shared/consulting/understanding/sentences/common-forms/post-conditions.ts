import type { CommonForm } from './common-form.ts'

/** Conditions, deadlines and days of posts. */
export const postConditions: readonly CommonForm[] = [
  {
    says: [
      'reservas de {x} até {d}',
      'reserva de {x} até {d}',
      '{x}: reservas até {d}',
      '{x}: reservar até {d}',
      'reservas para {x} até {d}',
      'aceitamos reservas de {x} até {d}',
    ],
    about: [{ x: 'confraternização', d: '10/12' }],
    is: ['date último dia de reservas ({x}) 2026-12-10'],
  },
  {
    says: [
      '{x} toda {w} R$ {p}, {c}',
      '{x} às {w}s R$ {p}, {c}',
      'toda {w} tem {x} a R$ {p}, {c}',
      '{x} toda {w} por R$ {p}, {c}',
    ],
    about: [
      { x: 'rodízio', w: 'terça', n: '2', p: '59', c: 'bebida à parte' },
      { x: 'rodízio', w: 'quinta', n: '4', p: '59', c: 'bebida não inclusa' },
      { x: 'buffet', w: 'quarta', n: '3', p: '59', c: 'só no salão' },
    ],
    is: ['date {x} weekly {n} price {p} note {c}'],
  },
  {
    says: [
      'sem foto de criança',
      'nada de foto de criança',
      'não mostrar criança',
      'não postar foto de criança',
      'nenhuma foto de criança',
    ],
    about: [{}],
    is: ['postRule noChildren'],
  },
  {
    says: [
      'não fale de {x}',
      'não falar de {x}',
      'não falem de {x}',
      'não citar {x}',
      'não mencionar {x}',
      'sem falar de {x}',
      'nada de falar de {x}',
    ],
    about: [{ x: 'política' }, { x: 'futebol' }],
    is: ['postRule noMention {x}'],
  },
  {
    says: [
      '{n} por semana',
      '{n} posts por semana',
      '{n} publicações por semana',
      'postar {n} vezes por semana',
    ],
    about: [{ n: '2' }],
    is: ['postRule perWeek 2'],
  },
  {
    says: ['fechado {d}', 'dia {d} fechado', 'fechamos {d}', 'não abrimos {d}', 'dia {d} não abre'],
    about: [{ d: '31/12' }],
    is: ['date casa fechada 2026-12-31 closed'],
  },
  {
    says: ['não publicar na segunda', 'sem post na segunda', 'não posta na segunda'],
    about: [{}],
    is: ['postRule noPosts 1'],
  },
  {
    says: ['sem palavrão', 'nada de palavrão', 'não usar palavrão', 'não fale palavrão'],
    about: [{}],
    is: ['postRule noMention palavrão'],
  },
  {
    says: [
      'sem vídeo',
      'não faço vídeo',
      'nada de vídeo',
      'nada de reels',
      'não quero reels',
      'só foto',
      'sem reels',
    ],
    about: [{}],
    is: ['postRule noVideo'],
  },
]
