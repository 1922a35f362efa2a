/** What lasted longer than the day or week from which it is told. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const datesOf = (context: string) =>
  understand('predictive_analytics', {
    answers: { context },
    house: houseSchema.parse({}),
    today: '2026-11-29',
  }).wishes.flatMap((wish) => (wish.kind === 'date' ? [[wish.from, wish.to, wish.closed]] : []))

test.each([
  [
    'Na semana de 10 de agosto ficamos sem luz quase 2 semanas, não conta aquilo.',
    '2026-08-10',
    '2026-08-23',
  ],
  ['Dia 3 de agosto fechamos 10 dias para reforma.', '2026-08-03', '2026-08-12'],
  ['Na semana de 10 de agosto faltou luz, não conta aquilo.', '2026-08-10', '2026-08-16'],
])('%s', (said, from, to) => expect(datesOf(said)).toEqual([[from, to, true]]))
