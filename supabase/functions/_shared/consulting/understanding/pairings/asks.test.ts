import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const items: MenuItem[] = [
  ['Lasanha da casa', 'Massas', 58],
  ['Ossobuco com polenta', 'Carnes', 84],
  ['Tábua de queijos', 'Entradas', 68],
  ['Tiramisù', 'Sobremesas', 29],
  ['Dose Prata', 'Bebidas', 12],
  ['Dose Amburana', 'Bebidas', 18],
].map(([name, category, price]) => ({
  name: String(name),
  category: String(category),
  description: null,
  price: Number(price),
  cost: null,
}))

const read = (...focus: string[]) =>
  brief(
    understand('food_pairing', {
      answers: {
        focus_areas: focus,
        menu_upload: { path: 'r/a', name: 'a', size: 1, type: '', menu: { items } },
      },
      house: houseSchema.parse({ menu: [] }),
      today: '2027-05-20',
    }),
  )

describe('what an owner asks of the whole consultation', () => {
  it.each([
    ['quero 5 harmonização no máximo', 'count 5 at_most'],
    ['Preciso de 6 harmonizações para o Festival de Inverno', 'count 6'],
    ['faz 4 pares', 'count 4'],
    ['a lasanha e o tiramisù têm que entrar', 'keepItem Lasanha da casa', 'keepItem Tiramisù'],
    ['não bota o ossobuco porque só tem sexta e sábado', 'pairing skip Ossobuco com polenta'],
    ['só com prato que já tá no cardápio', 'pairingRule menuOnly'],
    ['no máximo duas com Amburana', 'pairing some cachaça amburana 2 at_most'],
    ['não trabalho com a Castanheira', 'exclude cachaça castanheira extra-premium supply'],
    ['uma das seis tem que servir a quem não come carne', 'share carnes many 1 at_least true'],
    ['quero também uma opção sem álcool para quem vai dirigindo', 'zeroAlcohol 1'],
    ['com acréscimo de até R$ 18 por pessoa', 'price max 18 of dose'],
    ['em cada uma, escreva a frase que a moça diz na mesa', 'pairingRule phraseEach'],
    ['a garçonete Lúcia é nova', 'pairingRule phraseEach'],
    ['me diz em ml quanto servir', 'pairingRule mlEach'],
    ['meu garçom enche o copo até a boca', 'pairingRule overpours'],
    [
      'nada de Castanheira, só Prata',
      'pairing never cachaça castanheira extra-premium',
      'only cachaça alambique supply',
    ],
    ['uma com o tiramisù', 'keepItem Tiramisù'],
    ['com preço de combo até R$ 70', 'price max 70 of combo'],
    ['frase curta pro garçom', 'pairingRule phraseEach'],
    ['dose em ml e temperatura de servir', 'pairingRule mlEach'],
    ['clientes que dirigem precisam de opção', 'zeroAlcohol 1'],
    ['E com qual cachaça vai o tiramisù?', 'question drinkFor Tiramisù cachaça'],
    ['meu garçom jura que cachaça com queijo não presta, é verdade?', 'question suits queijos cachaça'],
  ])('%s', (text, ...expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('keeps the bottles that are left with the cachaça that was just named', () => {
    expect(read('No máximo duas com Amburana, porque só tenho 3 garrafas')).toEqual([
      'pairing some cachaça amburana 2 at_most',
      'pairingRule bottlesLeft 3 cachaça amburana',
    ])
  })

  it('reads a dinner for two beside an allergy, and the other entries as usual', () => {
    const read_ = read(
      'quero 5 pares',
      'jantar dia dos namorados 12/06 pro casal: entrada pra dividir + 2 pratos + 1 sobremesa + 2 doses, até 190 reais, sem camarão que minha esposa é alérgica',
    )
    expect(read_).toContain('count 5')
    expect(read_).toContain('exclude camarão allergy')
    expect(read_.some((one) => one.startsWith('pairingRule dinner'))).toBe(true)
  })
})
