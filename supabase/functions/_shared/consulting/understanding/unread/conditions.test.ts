import { describe, expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const read = (type: 'dish_creation' | 'food_pairing', text: string) => {
  const answers = type === 'food_pairing' ? { focus_areas: [text] } : { ingredients: text }
  const { wishes, unread } = understand(type, { answers, house: emptyHouse, today: '2026-11-29' })
  return {
    refused: wishes
      .filter(({ kind }) => kind === 'exclude' || kind === 'pairing')
      .map(({ text: said }) => said),
    unread: unread.map(({ text: said }) => said).join(' '),
  }
}

describe('what is no refusal', () => {
  test.each([
    'Se algum queijo não casar com cachaça, botem café ou suco',
    'E se algum queijo não casar com cachaça, pode dizer que não casa e botar café ou suco',
  ])('a condition: %s', (text) => {
    const { refused, unread } = read('food_pairing', text)
    expect(refused).toEqual([])
    expect(unread).toMatch(/se algum queijo não casar com cachaça/i)
  })

  test('what stands behind a tool that the house lacks', () => {
    const { refused, unread } = read(
      'dish_creation',
      'tenho chapa e forno não tenho bode e galinha caipira eu compro barato',
    )
    expect(refused).toEqual([])
    expect(unread).toContain('bode e galinha caipira')
  })
})

describe('what still is one', () => {
  test.each([
    'não tenho caju',
    'tudo sem leite se der, se não der me avisa qual',
    'camarão não, se possível',
    'se puder, nada de coentro',
  ])('%s', (text) => expect(read('dish_creation', text).refused).not.toEqual([]))
})
