import { describe, expect, it, test } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { emptyHouse } from '../../base/house/house.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { understand } from '../understand.ts'
import { lostWords } from '../unread/coverage.ts'
import { themes } from './index.ts'
import { answersWith, brief } from './sentence.ts'

const read = (type: AutomationType, text: string): RequestSheet =>
  understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' })

describe.each(themes)('$theme', ({ type, sentences }) => {
  it.each(sentences)('%s', (text, ...expected) => {
    const sheet = read(type, text)
    expect(brief(sheet)).toEqual(expected)
    expect(lostWords(text, [...sheet.wishes, ...sheet.unread, ...(sheet.asides ?? [])])).toEqual([])
  })
})

test('the table holds at least 1,000 different sentences', () => {
  const all = themes.flatMap(({ type, sentences }) => sentences.map(([text]) => `${type}: ${text}`))
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(1000)
})

test.each<[type: AutomationType, text: string, wishes: Record<string, string>]>([
  [
    'dynamic_pricing',
    'a cerveja não pode subir, caipirinha no máximo 20',
    { 'capPrice Cervejas': 'cerveja não pode subir', 'capPrice caipirinha 20': 'caipirinha no máximo 20' },
  ],
  [
    'drink_creation',
    'temos muito queijo coalho e macaxeira sobrando, nada de camarão',
    {
      'prefer queijo coalho supply': 'temos muito queijo coalho e macaxeira sobrando',
      'prefer macaxeira supply': 'temos muito queijo coalho e macaxeira sobrando',
      'exclude camarão': 'nada de camarão',
    },
  ],
  [
    'drink_creation',
    'bem docinho s/ leite. minha mulher tem alergia a cúrcuma',
    {
      'style mais doces': 'docinho',
      'exclude leite': 's/ leite',
      'exclude cúrcuma allergy': 'mulher tem alergia a cúrcuma',
    },
  ],
  [
    'drink_creation',
    'qro 5 drinq bem docinho s/ leite, nada com ovo, pode tudo menos morango',
    {
      'count 5': 'qro 5 drinq',
      'style mais doces': 'docinho',
      'exclude leite': 's/ leite',
      'exclude ovo': 'nada com ovo',
      'exclude morango': 'pode tudo menos morango',
    },
  ],
])('the text of a wish is the words that say it: %s %s', (type, text, said) => {
  const sheet = read(type, text)
  const labels = brief(sheet)
  expect(Object.fromEntries(sheet.wishes.map((wish, at) => [labels[at], wish.text]))).toEqual(said)
})
