import { expect, it } from 'vitest'
import type { Wish } from '../../base/request/wish.ts'
import { deliver } from '../../deliver.ts'
import { goldenAnswers } from '../../golden/golden.ts'
import { boteco } from '../../golden/houses.ts'

async function answerTo(item: string, other: string): Promise<string> {
  const asked: Wish = {
    kind: 'question',
    about: 'suits',
    item,
    other,
    text: 'qual dos dois?',
    origin: 'request',
  }
  const { boteco: answers } = await goldenAnswers('food_pairing')
  const sheet = { wishes: [asked], unread: [] }
  const { checks } = await deliver('food_pairing', answers, { ...boteco.context, sheet })
  return checks.find(({ wish }) => wish.kind === 'question')?.reason ?? ''
}

it('between two dishes of the menu the answer is one of them, with its drink', async () => {
  const answer = await answerTo('Peixada cearense', 'Torresmo de rolo')
  expect(answer).toMatch(/^(?:Peixada cearense|Torresmo de rolo), com \S/)
  expect(await answerTo('Torresmo de rolo', 'Peixada cearense')).toBe(answer)
})

it('a drink that the house has not is not said to be a dish', async () => {
  expect(await answerTo('Peixada cearense', 'saquê')).toMatch(/^Não há saquê entre as suas bebidas\./)
})
