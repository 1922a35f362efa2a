import { describe, expect, it } from 'vitest'
import {
  containsPhrase,
  cutText,
  foldAccents,
  formatBrl,
  formatNumber,
  idOf,
  joinList,
  shorten,
  singular,
  slugify,
  stableFraction,
  tokenize,
} from './text.ts'

describe('Portuguese text', () => {
  it('is compared without accents, case and simple plurals', () => {
    expect(foldAccents('Limão-Táiti')).toBe('limao-taiti')
    expect(tokenize('Limões-taiti e águas tônicas')).toEqual(['limao', 'taiti', 'e', 'agua', 'tonica'])
    expect(['licores', 'especiais', 'sons', 'gas', 'ovos'].map(singular)).toEqual([
      'licor',
      'especial',
      'som',
      'gas',
      'ovo',
    ])
  })

  it('contains a phrase only as consecutive whole words', () => {
    expect(containsPhrase(tokenize('polpa de caju'), tokenize('caju'))).toBe(true)
    expect(containsPhrase(tokenize('polpa de cajuína'), tokenize('caju'))).toBe(false)
    expect(containsPhrase(tokenize('leite e coco'), tokenize('leite de coco'))).toBe(false)
    expect(containsPhrase(tokenize('caju'), [])).toBe(false)
  })

  it('is cut between letters, whatever they are made of', () => {
    const family = '👨‍👩‍👧‍👦'
    expect(cutText(`a${family}b`, 5)).toBe('a')
    expect(cutText(`a${family}b`, 1 + family.length)).toBe(`a${family}`)
    expect(cutText('cafe\u0301', 4)).toBe('caf')
    expect(cutText('café', 4)).toBe('café')
    expect(cutText(`e${'\u0301'.repeat(300)}`, 200)).toHaveLength(200)
    expect(cutText('🦐'.repeat(100), 101)).toBe('🦐'.repeat(50))
  })

  it('is shortened after a word, with an ellipsis, only when it is too long', () => {
    expect(shorten('Moqueca de camarão', 18)).toBe('Moqueca de camarão')
    expect(shorten('Moqueca de camarão da casa', 19)).toBe('Moqueca de camarão…')
    expect(shorten('Moqueca de camarão da casa', 18)).toBe('Moqueca de…')
    expect(shorten('x'.repeat(30), 10)).toBe(`${'x'.repeat(9)}…`)
    expect(shorten(`ab ${'x'.repeat(30)}`, 10)).toBe('ab xxxxxx…')
  })

  it('becomes slugs and lists', () => {
    expect(idOf('Chuva do Caju')).toBe('chuva-do-caju')
    expect(idOf('鶏')).toBe('鶏')
    expect(slugify('Chuva do Caju')).toBe('chuva-do-caju')
    expect(joinList(['a', 'b', 'c'])).toBe('a, b e c')
    expect(joinList(['a'])).toBe('a')
    expect(joinList([])).toBe('')
  })

  it('formats numbers and money as in Brazil', () => {
    expect(formatNumber(22.55)).toBe('22,6')
    expect(formatNumber(5)).toBe('5')
    expect(formatBrl(1234567.5)).toBe('R$ 1.234.567,50')
    expect(formatBrl(5.5)).toBe('R$ 5,50')
    expect(formatBrl(-3)).toBe('-R$ 3,00')
  })
})

describe('the stable fraction', () => {
  it('is deterministic, differs between texts and covers the range', () => {
    expect(stableFraction('boteco')).toBe(stableFraction('boteco'))
    const values = Array.from({ length: 1000 }, (_, index) => stableFraction(`casa ${index}`))
    expect(new Set(values).size).toBeGreaterThan(990)
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean).toBeGreaterThan(0.45)
    expect(mean).toBeLessThan(0.55)
  })
})
