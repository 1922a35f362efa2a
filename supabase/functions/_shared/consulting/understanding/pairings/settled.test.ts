import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Frios', name: 'Sashimi de salmão', price: 58 },
    { section: 'Quentes', name: 'Lámen de porco', price: 52 },
    { section: 'Quentes', name: 'Tempurá de camarão', price: 62 },
    { section: 'Sobremesas', name: 'Mochi de sorvete', price: 22 },
    { section: 'Bebidas', name: 'Saquê da casa', price: 28 },
  ],
})

function read(text: string) {
  const { wishes, unread } = understand('food_pairing', {
    answers: { focus_areas: [text] },
    house,
    today: '2026-11-27',
  })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map(({ text: said }) => said),
  }
}

describe('what owners of an izakaya say of drinks', () => {
  it('reads two combos by their dishes, and keeps neither dish on the menu instead', () => {
    const combo = (item: string) => ({ kind: 'newCombo', count: 1, bound: 'at_least', with: [item] })
    expect(read('monta dois combos, um com o tempura e outro com mochi').wishes).toEqual([
      combo('Tempurá de camarão'),
      combo('Mochi de sorvete'),
    ])
  })

  it('reads a limit of bottles inside a question', () => {
    expect(read('que cachaça compro primeiro, só posso comprar 2 garrafa?').wishes).toEqual([
      { kind: 'question', about: 'firstBottle' },
      { kind: 'pairingRule', what: 'bottlesToBuy', most: 2 },
    ])
  })

  it('limits what drinks cost also where a section has their name', () => {
    expect(read('nenhuma bebida pode passar de 30 reais').wishes).toEqual([
      { kind: 'price', item: 'bebida', max: 30 },
    ])
  })

  it('takes no dish that sells for a preference, and no hot drink for the section of hot dishes', () => {
    const { wishes, unread } = read(
      'o lamen é o que mais sai, quero uma bebida quente ou uma dose boa pra ele',
    )
    expect(wishes).toEqual([])
    expect(unread).toEqual(['quero uma bebida quente ou uma dose boa pra ele'])
  })

  it('counts dishes where every one of them is to have a drink without alcohol', () => {
    expect(
      read('cliente grávida vem toda quinta, precisa de opção sem álcool pra cada prato').wishes,
    ).toEqual([{ kind: 'zeroAlcohol', part: 'each' }])
  })

  it('reads drinks that only their names tell', () => {
    expect(read('com o sashimi bota cerveja ou chá').wishes).toEqual([
      { kind: 'pairing', rule: 'only', serves: ['cerveja', 'chá'], dishes: ['Sashimi de salmão'] },
    ])
    expect(read('ainda restam oito garrafas do tannat').wishes).toEqual([
      { kind: 'pairingRule', what: 'bottlesLeft', of: 'tannat', most: 8 },
    ])
  })

  it('takes no combo for an oven', () => {
    expect(read('que o combinado fique abaixo dos R$ 100').wishes).not.toContainEqual(
      expect.objectContaining({ kind: 'equipment' }),
    )
  })
})
