import { expect, it } from 'vitest'
import { has } from './words.ts'

it('matches whole words, of any ending where the family says so', () => {
  expect(has('tir\\w+').test('quero tirar isso')).toBe(true)
  expect(has('tir').test('quero tirar isso')).toBe(false)
  expect(has('ira').test('quero tirar isso')).toBe(false)
})

it('matches a word unless another follows it', () => {
  expect(has('nao (?!pes)').test('nao quero massa')).toBe(true)
  expect(has('nao (?!pes)').test('que nao pese')).toBe(false)
})
