import { describe, expect, it } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { name: 'Sopa de feijão', section: 'Caldos', price: 18 },
    { name: 'Tilápia frita', section: 'Pratos', price: 48 },
  ],
})
const read = (type: AutomationType, text: string) =>
  understand(type, { answers: answersWith(type, text), house, today: '2026-11-22' })

describe('of a double refusal', () => {
  it('the second part is read as if it stood alone', () => {
    const { wishes, unread } = read('drink_creation', 'Não uso leite condensado nem drink azul.')
    expect(wishes).toEqual([
      expect.objectContaining({
        kind: 'exclude',
        what: 'leite condensado',
      }),
      expect.objectContaining({ kind: 'drinkTrait', what: 'blue', count: 0, text: 'nem drink azul' }),
    ])
    expect(unread).toEqual([])
  })

  it('a part that nobody reads is left to the owner, and not covered by the other', () => {
    const { wishes, unread } = read('drink_creation', 'Não quero espuma nem barulho de liquidificador velho.')
    expect([...wishes, ...unread].map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^nem barulho/),
    )
    expect(wishes.map(({ text }) => text)).not.toContainEqual(expect.stringContaining('espuma nem'))
  })

  it('the second part is never asked for', () => {
    const { wishes, unread } = read('menu_redesign', 'Não quero QR code nem cardápio em inglês.')
    expect(wishes.filter(({ kind }) => kind === 'layout')).toEqual([])
    expect(unread.map(({ text }) => text)).toContainEqual(expect.stringContaining('inglês'))
  })

  it('“nem pensar” and “que nem” join nothing', () => {
    const { wishes } = read('menu_redesign', 'Tirar a sopa de feijão, nem pensar.')
    expect(wishes).toEqual([expect.objectContaining({ kind: 'keepItem', item: 'Sopa de feijão' })])
  })
})
