import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowsIngredient, allowsText } from '../../../base/drinks/exclusions.ts'
import { type IngredientId, ingredient, ingredients } from '../../../base/pantry/bar.ts'
import { readPreferences } from './read-preferences.ts'

/** Whether a text of preferences allows an ingredient. */
function allows(text: string, id: IngredientId): boolean {
  return allowsIngredient(readPreferences(text).exclusions, ingredient(id))
}

describe('an exclusion by the owner', () => {
  it.each<[text: string, out: IngredientId, kept: IngredientId]>([
    ['sem lactose', 'creme', 'leite_coco'],
    ['SEM LACTOSE', 'leite_condensado', 'leite_coco'],
    ['nada de frutas cítricas', 'limao', 'caja'],
    ['nada de citricos', 'limao_cubos', 'umbu'],
    ['não usamos ovo', 'clara', 'grao_bico'],
    ['nao usar ovos', 'clara', 'grao_bico'],
    ['sem pimenta', 'dedo_moca', 'gengibre'],
    ['sem açúcar', 'xarope_rapadura', 'cajuina'],
    ['sem castanhas', 'orchata_castanha', 'caju'],
    ['alergia a camarão/amendoim', 'pasta_amendoim', 'orchata_castanha'],
    ['intolerância à lactose', 'creme', 'leite_coco'],
    ['evitar gengibre', 'xarope_gengibre', 'hortela'],
    ['clientes celíacos, sem maracujá', 'maracuja', 'caju'],
    ['tudo menos caju', 'caju', 'caja'],
    ['exceto seriguela', 'seriguela', 'umbu'],
    ['somos um bar vegano', 'calda_mel', 'calda_engenho'],
    ['não trabalhamos com leite nem ovo', 'creme', 'caju'],
    ['lactose não, por favor', 'creme', 'caju'],
    ['sem ciriguela', 'seriguela_fresca', 'caju'],
    ['sem limões', 'limao', 'tangerina'],
    ['sem mel de abelha', 'calda_mel', 'calda_engenho'],
    ['sem ervas', 'hortela', 'gengibre'],
    ['sem vinho', 'vermute', 'aperitivo'],
  ])('"%s" excludes %s and keeps %s', (text, out, stays) => {
    expect(allows(text, out)).toBe(false)
    expect(allows(text, stays)).toBe(true)
  })

  it('continues across commas and "nem", and ends at a wish', () => {
    const { understood } = readPreferences('sem ovo, leite nem pimenta; prefiro caju e cajá')
    expect(understood.excluded).toEqual(['ovo', 'lactose e laticínios', 'pimenta'])
    expect(understood.preferred).toEqual(['caju', 'cajá'])
  })

  it('ends at "com", at "drinks", and at "mas" once an ingredient has been named', () => {
    expect(readPreferences('sem pimenta, com manga').understood.preferred).toEqual(['manga'])
    expect(readPreferences('sem ovo, drinks com umbu').understood.preferred).toEqual(['umbu'])
    expect(readPreferences('sem ovo mas com tamarindo').understood.preferred).toEqual(['tamarindo'])
    expect(readPreferences('sem drinks com leite').understood.excluded).toEqual(['lactose e laticínios'])
  })

  it('spares exceptions', () => {
    expect(allows('nada de cítricos, exceto limão', 'limao')).toBe(true)
    expect(allows('nada de cítricos, exceto limão', 'tangerina')).toBe(false)
    expect(allows('sem frutas, menos caju', 'caju')).toBe(true)
    expect(allows('sem frutas, menos caju', 'manga')).toBe(false)
  })

  it('keeps the name of an unknown ingredient and excludes nothing else with it', () => {
    const preferences = readPreferences('sem frutas vermelhas')
    expect(preferences.understood.excluded).toEqual(['frutas vermelhas'])
    expect(allowsIngredient(preferences.exclusions, ingredient('caju'))).toBe(true)
    expect(allowsText(preferences.exclusions, 'Calda de frutas vermelhas')).toBe(false)
  })

  it('covers the cachaça aged in castanheira for a nut allergy, but not for a mere "sem castanhas"', () => {
    expect(allows('alergia a castanhas', 'castanheira')).toBe(false)
    expect(allows('sem castanhas', 'castanheira')).toBe(true)
    expect(allows('alergia a castanhas', 'carvalho')).toBe(true)
  })

  it('spares cachaça when other alcohol is refused, and covers it when cachaça is refused', () => {
    expect(allows('sem outras bebidas alcoólicas', 'vermute')).toBe(false)
    expect(allows('sem outras bebidas alcoólicas', 'alambique')).toBe(true)
    expect(allows('sem cachaça', 'alambique')).toBe(false)
  })
})

describe('a preference of the owner', () => {
  it('needs no marker', () => {
    expect(readPreferences('caju, cajá e umbu').preferredFamilies).toEqual(['caju', 'cajá', 'umbu'])
  })

  it('is read despite a "não" that is not a refusal', () => {
    expect(readPreferences('não pode faltar caju').understood).toMatchObject({
      excluded: [],
      preferred: ['caju'],
    })
    expect(readPreferences('não abrimos mão do tamarindo').preferredFamilies).toEqual(['tamarindo'])
  })

  it('yields to a refusal of the same ingredient', () => {
    const { understood } = readPreferences('gosto de manga. sem manga')
    expect(understood.excluded).toEqual(['manga'])
    expect(understood.preferred).toEqual([])
  })

  it.each([
    ['drinks mais secos', 'dry'],
    ['nada muito doce', 'dry'],
    ['menos doces', 'dry'],
    ['sem muito açúcar', 'dry'],
    ['pouco álcool', 'light'],
    ['só ingredientes locais', 'only_local'],
    ['ingredientes locais', 'local'],
    ['bem refrescantes', 'refreshing'],
    ['nada cremoso', 'not_creamy'],
    ['nada amargo', 'not_bitter'],
    ['sem ovo, refrescantes', 'refreshing'],
    ['prefiro ervas frescas', 'herbal'],
  ] as const)('can be a style: "%s"', (text, style) => {
    expect(readPreferences(text).styles.has(style)).toBe(true)
  })
})

describe('the list of unknown words', () => {
  it('repeats the owner’s words', () => {
    expect(readPreferences('algo instagramável').understood.notUnderstood).toEqual(['algo instagramável'])
    expect(readPreferences('pouco gengibre').understood.notUnderstood).toEqual(['menos gengibre'])
  })

  it('says why a wish cannot be granted', () => {
    expect(readPreferences('sem álcool').understood.notUnderstood[0]).toMatch(/levam cachaça/)
    expect(readPreferences('sem gelo').understood.notUnderstood[0]).toMatch(/técnica/)
  })

  it('is empty for an empty text', () => {
    expect(readPreferences('  ').understood).toEqual({
      excluded: [],
      preferred: [],
      style: [],
      notUnderstood: [],
    })
  })
})

describe('the reader', () => {
  it('accepts any text without throwing and is deterministic', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(readPreferences(text)).toEqual(readPreferences(text))
      }),
    )
  })

  it('excludes any ingredient of the pantry that is refused by name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ingredients.filter(({ id }) => id !== 'gelo')),
        fc.constantFrom('sem', 'nada de', 'não usamos', 'evitar', 'alergia a', 'por favor, retirar'),
        (item, refusal) => {
          const { exclusions } = readPreferences(`${refusal} ${item.family}`)
          expect(allowsIngredient(exclusions, item)).toBe(false)
        },
      ),
    )
  })
})
