import { describe, expect, test } from 'vitest'
import { filledPortion } from './fillings.ts'
import { isMadeToOrder } from './portions.ts'

const goods = (name: string) => filledPortion(name)?.parts.map((part) => part.name)

describe('a dish that is filled', () => {
  test.each([
    ['Tapioca de queijo coalho', ['goma de tapioca', 'queijo coalho']],
    ['Tapioca de carne de sol com nata', ['goma de tapioca', 'carne de sol', 'nata']],
    ['Tapioca de frango com catupiry', ['goma de tapioca', 'peito de frango', 'requeijão cremoso']],
    ['Tapioca de coco com leite condensado', ['goma de tapioca', 'leite condensado', 'coco ralado']],
    ['Tapioca de camarão', ['goma de tapioca', 'camarão limpo']],
    ['Cuscuz com ovo', ['flocão de milho', 'ovo']],
    ['Misto quente', ['pão, fatias', 'presunto', 'muçarela']],
    ['Sanduíche de carne de sol com queijo coalho', ['pão, fatias', 'queijo coalho', 'carne de sol']],
    ['Pizza calabresa', ['massa de pizza', 'muçarela', 'molho de tomate', 'calabresa']],
    ['Pizza muçarela', ['massa de pizza', 'muçarela', 'molho de tomate']],
    ['Pizza chocolate com morango', ['massa de pizza', 'morango', 'chocolate']],
    ['Crepe de presunto e queijo', ['massa de crepe', 'muçarela', 'presunto']],
  ])('takes what the name of %s says', (name, parts) => {
    expect(goods(name)).toEqual(parts)
    expect(filledPortion(name)?.missing).toEqual([])
  })

  test('names the words of it that are not counted', () => {
    expect(filledPortion('Tapioca de jerimum com coalho')?.missing).toEqual(['jerimum'])
    expect(filledPortion('Pizza da Dona Zefa')?.missing).toEqual(['dona', 'zefa'])
  })

  test('is no burger, and no dish that only shares a word', () => {
    expect(filledPortion('Sanduíche de hambúrguer')).toBeNull()
    expect(filledPortion('Carne de sol com pirão')).toBeNull()
  })

  test('is put together when it is asked for', () => {
    expect(isMadeToOrder('Tapioca de coco')).toBe(true)
    expect(isMadeToOrder('Baião de dois')).toBe(false)
  })
})
