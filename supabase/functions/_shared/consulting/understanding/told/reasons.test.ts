import { describe, expect, test } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Doses', name: 'Sakê da casa', price: 18, kind: 'dose' },
    { section: 'Pratos', name: 'Bolo de macaxeira', price: 9 },
  ],
})
const read = (type: AutomationType, text: string) =>
  understand(type, { answers: answersWith(type, text), house, today: '2026-11-30' })
const kindsOf = (type: AutomationType, text: string) =>
  read(type, text).wishes.map((wish) => `${wish.kind} ${'what' in wish ? wish.what : ''}`.trim())

describe('a reason is no wish', () => {
  test('gin that nobody orders is not to be used', () =>
    expect(kindsOf('drink_creation', 'Quero 5 drinks com caju, porque gin já tenho e encalha.')).toEqual([
      'count',
      'prefer caju',
    ]))

  test('a fridge without room is no fridge less', () =>
    expect(
      kindsOf('food_pairing', 'Nada de gin, já que não tenho espaço na geladeira pra rótulo novo.'),
    ).not.toContain('equipment geladeira'))

  test('a fear keeps nothing on the menu', () =>
    expect(kindsOf('food_pairing', 'Tenho medo de a sobremesa com sakê ficar doce demais.')).toEqual([]))

  test('pregnant guests are the reason of a drink without alcohol, and stop nothing', () => {
    const { wishes, unread } = read('drink_creation', 'Um sem álcool, já que tem muita grávida na turma.')
    expect(wishes.map(({ kind }) => kind)).toEqual(['zeroAlcohol'])
    expect(unread).toEqual([])
  })

  test.each([
    'No bolo de macaxeira quero algo sem álcool, por causa das crianças.',
    'Um combo sem álcool por causa das crianças',
  ])('children for whom something is without alcohol stop nothing: %s', (text) => {
    const { wishes, unread } = read('food_pairing', text)
    expect(wishes).toHaveLength(1)
    expect(unread).toEqual([])
  })

  test('who is in the way of a quarrel refuses nothing', () =>
    expect(
      read(
        'menu_redesign',
        'O bolo de macaxeira continua a R$ 9, porque os vizinhos compram todo dia e eu não quero essa briga.',
      ),
    ).toMatchObject({ wishes: [{ kind: 'keepItem' }, { kind: 'keepPrice', price: 9 }], unread: [] }))

  test('it stands with the wish that it explains', () =>
    expect(read('menu_redesign', 'O bolo de macaxeira não sai, pois é receita da minha mãe.').wishes).toEqual(
      [
        expect.objectContaining({
          kind: 'keepItem',
          text: 'O bolo de macaxeira não sai, pois é receita da minha mãe',
        }),
      ],
    ))
})

describe('a reason that says more is read', () => {
  test('an allergy', () =>
    expect(read('dish_creation', 'Sem leite, porque meu filho é alérgico.').wishes).toContainEqual(
      expect.objectContaining({ kind: 'exclude', what: 'leite', why: 'allergy' }),
    ))

  test('a diet, which is left to the owner', () =>
    expect(read('dish_creation', 'Sem mel, porque o cliente é vegano.').unread).toHaveLength(1))

  test('what the kitchen lacks', () =>
    expect(kindsOf('dish_creation', 'Nada frito, porque não temos fritadeira.')).toContain(
      'equipment fritadeira',
    ))

  test('that of a passage that nobody reads stays with it', () =>
    expect(
      read('drink_creation', 'Coentro separado, porque tem gente que odeia.').unread.map(({ text }) => text),
    ).toEqual(['Coentro separado, porque tem gente que odeia']))
})
