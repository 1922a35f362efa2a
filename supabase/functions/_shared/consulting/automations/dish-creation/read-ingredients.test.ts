import { describe, expect, it } from 'vitest'
import { readIngredients } from './read-ingredients.ts'

describe('reading the owner’s ingredients', () => {
  it('wants the named ones and knows which ones the house has', () => {
    const { understood, wanted, owned } = readIngredients(
      'Já compro carne de sol, queijo coalho e macaxeira. Quero usar caju.',
    )
    expect(understood.wanted).toEqual(['carne de sol', 'queijo coalho', 'macaxeira', 'caju'])
    expect(understood.owned).toEqual(['carne de sol', 'queijo coalho', 'macaxeira'])
    expect(wanted).toContain('caju')
    expect(owned.has('carne_sol')).toBe(true)
    expect(owned.has('caju')).toBe(false)
  })

  it.each([
    ['sem camarão', 'camarao', 'pargo'],
    ['nada de ovo cru', 'ovo', 'coalho'],
    ['não usamos pernil nem linguiça', 'linguica', 'sobrecoxa'],
    ['evitar coentro', 'coentro', 'manjericao'],
  ])('excludes what "%s" refuses: %s, not %s', (text, out, stays) => {
    const { exclusions } = readIngredients(text)
    expect(exclusions.flatMap(({ ids }) => ids)).toContain(out)
    expect(exclusions.flatMap(({ ids }) => ids)).not.toContain(stays)
  })

  it('extends an allergy to one shellfish to all of them, and a dislike to that one alone', () => {
    expect(readIngredients('alergia a camarão').exclusions.flatMap(({ tags }) => tags)).toContain('shellfish')
    expect(readIngredients('sem camarão').exclusions.flatMap(({ tags }) => tags)).not.toContain('shellfish')
  })

  it('ends a refusal at the end of the sentence or at a wish', () => {
    expect(readIngredients('Sem camarão, que está caro. Usar caju').understood).toMatchObject({
      wanted: ['caju'],
      excluded: ['camarão'],
    })
    expect(readIngredients('sem ovo, prefiro manga').understood.wanted).toEqual(['manga'])
  })

  it('gives a refusal precedence over a wish for the same ingredient', () => {
    expect(readIngredients('Quero camarão. Sem camarão.').wanted).not.toContain('camarao')
  })

  it('lists unknown ingredients, and finds nothing in an empty text', () => {
    expect(readIngredients('Gostamos de pitomba e caju').understood).toMatchObject({
      wanted: ['caju'],
      notUnderstood: ['pitomba'],
    })
    expect(readIngredients('  ').understood).toEqual({
      wanted: [],
      owned: [],
      excluded: [],
      notUnderstood: [],
    })
  })
})
