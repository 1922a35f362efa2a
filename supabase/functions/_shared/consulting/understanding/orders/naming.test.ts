/** Which items an owner means by the name of a kind, and by a word that several items share. */
import { describe, expect, test } from 'vitest'
import { namesItem } from '../../base/request/match-item.ts'
import { namedBy } from './naming.ts'

const item = (section: string, name: string) => ({ section, name, price: 20, isSection: false })
const steakhouse = [
  item('Na brasa', 'Picanha na brasa (500 g)'),
  item('Na brasa', 'Carne de sol com nata'),
  item('Na brasa', 'Linguiça caseira'),
  item('Na brasa', 'Galeto inteiro'),
  item('Acompanhamentos', 'Paçoca de carne de sol'),
  item('Do mar', 'Filé de peixe'),
  item('Do mar', 'Camarão na brasa'),
  item('Do mar', 'Peixada'),
  item('Do mar', 'Moqueca de camarão'),
  item('Lanches', 'Burger de costela'),
  item('Drinks', 'Cachaça sour'),
  item('Drinks', 'Caipirinha'),
  item('Drinks', 'Caipirinha de vodka'),
  item('Drinks', 'Dose de cachaça envelhecida'),
]
const meantBy = (said: string) => {
  const named = namedBy(said, steakhouse) ?? []
  return steakhouse.filter((one) => named.some((name) => namesItem(name, one))).map(({ name }) => name)
}

describe('what a phrase names', () => {
  test('“as carnes” are the dishes made of meat, and nothing that only has the word in its name', () =>
    expect(meantBy('as carnes')).toEqual([
      'Picanha na brasa (500 g)',
      'Carne de sol com nata',
      'Linguiça caseira',
    ]))

  test('“os peixes” are stews of fish too, and leave out the prawns', () =>
    expect(meantBy('os peixes')).toEqual(['Filé de peixe', 'Peixada']))

  test('“dose de cachaça” is the dose, and no drink whose name begins with cachaça', () =>
    expect(meantBy('dose de cachaça')).toEqual(['Dose de cachaça envelhecida']))

  test('“cachaça” is every item with it in its name, written as on the menu', () => {
    expect(namedBy('cachaca', steakhouse)).toEqual(['cachaça'])
    expect(meantBy('cachaca')).toEqual(['Cachaça sour', 'Dose de cachaça envelhecida'])
  })

  test('“drinks de cachaça” are those made with it, whatever they are called', () =>
    expect(meantBy('drinks de cachaça')).toEqual(['Cachaça sour', 'Caipirinha']))

  test('“marmitas” are both sizes, and “marmitas pequenas” the one', () => {
    const sizes = [item('Marmitas', 'Marmita pequena'), item('Marmitas', 'Marmita grande')].map((one) => ({
      ...one,
      section: null,
    }))
    expect(namedBy('marmitas', sizes)).toEqual(['marmitas'])
    expect(namedBy('marmita pequena', sizes)).toEqual(['Marmita pequena'])
    expect(namedBy('marmitas grandes', sizes)).toEqual(['Marmita grande'])
  })
})
