import { describe, expect, it } from 'vitest'
import { readIngredients } from './read-ingredients.ts'

describe('what the owner wrote about ingredients', () => {
  it('wants what is named, and knows what the house has', () => {
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
  ])('keeps out what "%s" refuses: %s, not %s', (text, out, stays) => {
    const { exclusions } = readIngredients(text)
    expect(exclusions.flatMap(({ ids }) => ids)).toContain(out)
    expect(exclusions.flatMap(({ ids }) => ids)).not.toContain(stays)
  })

  it('takes an allergy to one shellfish for all of them, and a taste for that one alone', () => {
    expect(readIngredients('alergia a camarão').exclusions.flatMap(({ tags }) => tags)).toContain('shellfish')
    expect(readIngredients('sem camarão').exclusions.flatMap(({ tags }) => tags)).not.toContain('shellfish')
  })

  it('ends a refusal with the sentence, or with a wish', () => {
    expect(readIngredients('Sem camarão, que está caro. Usar caju').understood).toMatchObject({
      wanted: ['caju'],
      excluded: ['camarão'],
    })
    expect(readIngredients('sem ovo, prefiro manga').understood.wanted).toEqual(['manga'])
  })

  it('lets a refusal win over a wish for the same thing', () => {
    expect(readIngredients('Quero camarão. Sem camarão.').wanted).not.toContain('camarao')
  })

  it('lists what it does not know, and understands nothing in an empty text', () => {
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
