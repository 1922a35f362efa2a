import { expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Tapiocas', name: 'Tapioca de queijo', price: 12 },
    { section: 'Tapiocas', name: 'Tapioca de carne', price: 18 },
    { section: 'Pratos', name: 'Moqueca', price: 80 },
  ],
})
const read = (text: string) => {
  const { wishes, unread } = understand('predictive_analytics', {
    answers: answersWith('predictive_analytics', text),
    house,
    today: '2026-11-30',
  })
  return { wishes: wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish), unread }
}

it.each([
  ['Em 5 de agosto subi o preço da moqueca: o aumento derrubou a venda?', 'Moqueca', '2026-08-05'],
  ['Subimos a moqueca em 5 de agosto, perdemos venda?', 'Moqueca', '2026-08-05'],
  ['Reajustei as tapiocas no dia 5/8. Quero saber se vendi menos.', 'tapioca', '2026-08-05'],
  ['Aumentei os preços em 5 de agosto e quero saber se o movimento caiu', undefined, '2026-08-05'],
])('a past rise with the question what it did is one question: %s', (text, item, from) =>
  expect(read(text)).toEqual({
    wishes: [{ kind: 'question', about: 'priceMove', ...(item !== undefined && { item }), from }],
    unread: [],
  }),
)

it.each([
  'Em 5 de agosto subi o preço da moqueca',
  'Em agosto subi a moqueca e vendeu menos.',
  'Se em janeiro eu subir a moqueca, perco cliente?',
])('what is only told, or still to come, asks nothing of a past rise: %s', (text) =>
  expect(read(text).wishes.some((wish) => 'about' in wish && wish.about === 'priceMove')).toBe(false),
)
