import { expect, it } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (type: AutomationType, text: string) =>
  brief(understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' }))

it.each<[AutomationType, string, readonly string[]]>([
  [
    'menu_redesign',
    'não tirar a lasanha',
    [
      'nem pensem em tirar a lasanha',
      'não admito que tirem a lasanha',
      'acho melhor não tirar a lasanha',
      'gostaria que não tirassem a lasanha',
      'está proibido tirar a lasanha',
      'prefiro não tirar a lasanha',
      'nada de tirar a lasanha',
      'evitem tirar a lasanha',
    ],
  ],
  [
    'dish_creation',
    'quero usar macaxeira',
    [
      'pensei em usar macaxeira',
      'estou pensando em usar macaxeira',
      'minha vontade é usar macaxeira',
      'tentem usar macaxeira',
      'não esqueça de usar macaxeira',
      'gostaria que usassem macaxeira',
      'quero que usem macaxeira',
      'me ajuda a usar macaxeira',
    ],
  ],
  [
    'content_generation',
    'tirar os preços',
    ['quero tirar os preços', 'quero que tirem os preços', 'tirem os preços', 'pensei em tirar os preços'],
  ],
])('%s: %s, however it is ordered', (type, plain, orders) => {
  const wishes = read(type, plain)
  expect(wishes).not.toEqual([])
  expect(orders.filter((text) => read(type, text).join() !== wishes.join())).toEqual([])
})

it('does not turn what somebody must not eat into an order', () => {
  const said = 'não admito que usem amendoim, tenho alergia'
  const { wishes } = understand('dish_creation', {
    answers: answersWith('dish_creation', said),
    house: emptyHouse,
    today: '2026-11-22',
  })
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'exclude', what: 'amendoim' }))
})
