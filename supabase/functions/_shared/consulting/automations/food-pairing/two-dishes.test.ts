import { expect, it } from 'vitest'
import type { Wish } from '../../base/request/wish.ts'
import { deliver } from '../../deliver.ts'
import { goldenAnswers } from '../../golden/golden.ts'
import { boteco } from '../../golden/houses.ts'

const answerTo = (item: string, other: string) => answer({ about: 'suits', item, other })

async function answer(
  question: Pick<Extract<Wish, { kind: 'question' }>, 'about' | 'item' | 'other'>,
): Promise<string> {
  const asked: Wish = { kind: 'question', ...question, text: 'qual?', origin: 'request' }
  const { boteco: answers } = await goldenAnswers('food_pairing')
  const sheet = { wishes: [asked], unread: [] }
  const { checks } = await deliver('food_pairing', answers, { ...boteco.context, sheet })
  return checks.find(({ wish }) => wish.kind === 'question')?.reason ?? ''
}

it('between two dishes of the menu the answer is one of them, with its drink', async () => {
  const better = await answerTo('Peixada cearense', 'Torresmo de rolo')
  expect(better).toMatch(/^(?:Peixada cearense|Torresmo de rolo), com \S/)
  expect(await answerTo('Torresmo de rolo', 'Peixada cearense')).toBe(better)
})

it('a drink that the house has not is not said to be a dish', async () => {
  expect(await answerTo('Peixada cearense', 'saquê')).toMatch(/^Não há saquê entre as suas bebidas\./)
})

it('which drink goes with each dish is answered dish by dish, and not with the dishes for a word', async () => {
  const each = await answer({ about: 'dishFor', other: 'drink' })
  expect(each).toMatch(/^Cada prato tem o seu\. [^:;]+: [^:;]+; /)
  expect(await answer({ about: 'dishFor', other: 'Caipirinha de limão' })).not.toContain('Cada prato')
})
