import { expect, it } from 'vitest'
import { risenBy } from './supplier-rise.ts'

const item = (name: string, cost: number | null, category: string | null = null, units = 100) => ({
  name,
  category,
  cost,
  price: 30,
  units,
})

it('finds the draught beers of a keg by their cost for each litre', () => {
  const drawn = [
    item('Chopp Pilsen 300 ml', 4.2, 'Chopp'),
    item('Chopp Pilsen 500 ml', 7, 'Chopp'),
    item('Chopp IPA 500 ml', 11.2, 'Chopp'),
  ]
  const found = risenBy({ what: 'barril', was: 680, price: 745, per: '50 l' }, drawn)
  expect(found.map(({ name }) => name)).toEqual(['Chopp Pilsen 300 ml', 'Chopp Pilsen 500 ml'])
  expect(found[0]).toMatchObject({ from: 4.2, to: 4.6, share: 1, basis: 'whole' })
})

it('adds what the measured portion costs more', () => {
  const [found] = risenBy(
    {
      what: 'carne',
      item: 'Smash duplo',
      was: 34,
      price: 39,
      per: '1 kg',
      uses: '180 g',
    },
    [item('Smash duplo', 11.5)],
  )
  expect(found).toMatchObject({ from: 11.5, to: 12.4, basis: 'recipe' })
})

it('counts only its share of a dish that the ingredient names', () => {
  const found = risenBy({ what: 'camarão', percent: 18 }, [
    item('Camarão alho e óleo', 38.5),
    item('Batata', 9),
  ])
  expect(found).toEqual([{ name: 'Camarão alho e óleo', from: 38.5, to: 42.66, basis: 'main', share: 0.6 }])
})

it('counts all of what is served as it is bought', () => {
  expect(risenBy({ what: 'heineken', percent: 10 }, [item('Heineken 600 ml', 11, 'Cervejas')])[0]?.to).toBe(
    12.1,
  )
})

it("takes the owner's own share", () => {
  const [found] = risenBy({ what: 'picanha', item: 'Rodízio noturno', percent: 14, share: 40 }, [
    item('Rodízio noturno', 41),
  ])
  expect(found).toMatchObject({ to: 43.3, basis: 'told' })
})

it('knows the usual share of cheese on a pizza, and leaves unknown costs alone', () => {
  const found = risenBy({ what: 'muçarela', percent: 9 }, [
    item('Margherita', 19, 'Pizzas'),
    item('Guaraná', 4, 'Bebidas'),
    item('Calabresa', null, 'Pizzas'),
  ])
  expect(found.map(({ name, to }) => [name, to])).toEqual([['Margherita', 19.6]])
})

it('is of the draught beers alone where malt rises, and of a part of a burger where bacon does', () => {
  const house = [
    item('IPA Resistência', 8.4, 'Chopes'),
    item('Heineken 600 ml', 11, 'Cervejas'),
    item('Burger da casa', 13.2, 'Comidas'),
  ]
  expect(risenBy({ what: 'malte', percent: 12 }, house)).toMatchObject([
    { name: 'IPA Resistência', to: 8.65, basis: 'part', share: 0.25 },
  ])
  const bacon = [item('Cheddar bacon', 14, 'Burgers'), item('Batata com cheddar e bacon', 9)]
  expect(risenBy({ what: 'bacon', percent: 20 }, bacon).map(({ share }) => share)).toEqual([0.2, 0.2])
})

it('takes a skewer of cheese for no meat', () => {
  const found = risenBy({ what: 'carne', percent: 6 }, [
    item('Picanha na chapa', 40),
    item('Queijo coalho no espeto', 4),
    item('Espetinho de queijo', 4),
    item('Filé com queijo', 20),
  ])
  expect(found.map(({ name }) => name)).toEqual(['Picanha na chapa', 'Filé com queijo'])
})
