import { expect, it } from 'vitest'
import { emptyHouse } from '../../../base/house/house.ts'
import { answersWith, brief } from '../../sentences/sentence.ts'
import { understand } from '../../understand.ts'

it.each([
  [
    'Uma pra menino, sem pimenta, que dê pra comer com a mão.',
    ['share pimentas many 1 true', 'dishTrait handheld at_least 1'],
  ],
  ['Duas com peixe, sem coentro.', ['share peixes many 2', 'share coentro many 2 true']],
  ['Um com rapadura, e nada de pimenta.', ['share rapadura many 1', 'exclude pimentas']],
  [
    'Um sem leite. Minha sócia tem alergia a amendoim.',
    ['share leite many 1 true', 'exclude amendoim allergy'],
  ],
])('what follows a counted part belongs to that part: %s', (text, expected) => {
  expect(
    brief(
      understand('dish_creation', {
        answers: answersWith('dish_creation', text),
        house: emptyHouse,
        today: '2026-11-22',
      }),
    ).filter((line) => !line.startsWith('?')),
  ).toEqual(expected)
})
