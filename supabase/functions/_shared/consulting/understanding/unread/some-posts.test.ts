import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (said: string) =>
  brief(
    understand('content_generation', {
      answers: answersWith('content_generation', said),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

describe('a number of posts a week', () => {
  it.each([
    'Um post por semana em inglês',
    'Um post por semana com receita',
    'Um post por semana de bastidores',
  ])('limits nothing where it is of some posts: %s', (said) => expect(read(said)).toEqual([`?${said}`]))

  it.each(['Um post por semana', 'Quero um post por semana em dezembro'])(
    'holds where it is of all: %s',
    (said) => expect(read(said).join()).toMatch(/^postRule perWeek 1/),
  )
})
