import { describe, expect, test } from 'vitest'
import { goldenAnswers } from '../golden/golden.ts'
import { boteco } from '../golden/houses.ts'
import { runEngine } from '../run-engine.ts'
import { acceptedWords, isAcceptable } from './guard.ts'
import { rewrite } from './rewrite.ts'
import { AiError, type AiService } from './service.ts'
import { withWords, wordsOf } from './words.ts'

const post = {
  title: 'Sexta',
  posts: [
    { copy: 'Um', tags: ['a', 'b'] },
    { copy: 'Dois', tags: [] },
  ],
  price: 3,
}
const paths = () => ['title', 'posts[].copy', 'posts[].tags[]', 'price', 'missing.deep']

describe('the rewritable texts of a content', () => {
  test('are found by their paths, and exclude figures', () => {
    expect(wordsOf([post], paths)).toEqual([
      { id: '0/title', text: 'Sexta' },
      { id: '0/posts.0.copy', text: 'Um' },
      { id: '0/posts.1.copy', text: 'Dois' },
      { id: '0/posts.0.tags.0', text: 'a' },
      { id: '0/posts.0.tags.1', text: 'b' },
    ])
  })

  test('are written back to their paths in a copy', () => {
    const [changed] = withWords([post], [{ id: '0/posts.1.copy', text: 'Outro' }])
    expect(changed?.posts[1]?.copy).toBe('Outro')
    expect(post.posts[1]?.copy).toBe('Dois')
  })

  test('ignore an id of an unknown path, of a figure or outside the content', () => {
    for (const id of ['', '9/title', '0/price', '0/none.at.all', '0/__proto__.polluted', 'x']) {
      expect(withWords([post], [{ id, text: 'Mau' }])).toEqual([post])
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('a rewritten text', () => {
  const old = 'Sai por R$ 28,00 e leva 50 ml de cachaça da fazenda.'
  test.each([
    ['keeps the figures it had', 'Cinquenta, ou melhor: 50 ml de cachaça da fazenda por R$ 28,00.', true],
    ['may leave figures out', 'Leva cachaça da fazenda.', true],
    ['brings another price', 'Sai por R$ 29,00.', false],
    ['brings another precision', 'Sai por R$ 28.', false],
    ['brings a figure in words', 'Vende o dobro com cachaça da fazenda.', false],
    ['is empty', '  ', false],
    ['is far longer', 'Muito texto. '.repeat(40), false],
    ['holds markup', 'Leva <b>cachaça</b>.', false],
    ['holds an address', 'Veja https://exemplo.com', false],
  ])('is judged correctly when it %s', (_, text, acceptable) => {
    expect(isAcceptable(old, text, [])).toBe(acceptable)
  })

  test('is dropped when it breaks a rule or has an unknown id', () => {
    const words = [{ id: 'a', text: 'Um gole de serra.' }]
    const rule = (text: string) => !text.includes('beba')
    expect(acceptedWords(words, [{ id: 'a', text: 'Um ar de serra.' }], [rule])).toHaveLength(1)
    expect(acceptedWords(words, [{ id: 'a', text: 'Ora, beba.' }], [rule])).toEqual([])
    expect(acceptedWords(words, [{ id: 'b', text: 'Um ar de serra.' }], [rule])).toEqual([])
  })
})

test('the service learns the city and the kind of the house, and not its name', async () => {
  const prompts: string[] = []
  const service: AiService = {
    ask: ({ prompt }) => {
      prompts.push(prompt)
      return Promise.reject(new AiError('unreachable', 'stopped by the test'))
    },
  }
  const { boteco: answers } = await goldenAnswers('drink_creation')
  const items = await runEngine('drink_creation', answers, boteco.context)
  await rewrite(service, 'drink_creation', answers, boteco.context, items, [])
  expect(prompts).toHaveLength(1)
  expect(prompts[0]).toContain('"city":"Fortaleza"')
  expect(prompts[0]).not.toContain(boteco.context.restaurant.name)
})
