import { expect, it } from 'vitest'
import { unknownHouse } from '../../base/context.ts'
import { understand } from '../understand.ts'

const endings = (constraints: string) =>
  understand('dynamic_pricing', {
    answers: { constraints },
    house: unknownHouse.house,
    today: '2026-11-28',
  }).wishes.flatMap((wish) => (wish.kind === 'ending' ? [wish.ends] : []))

it.each([
  'os preços terminam em ,90 ou ,50',
  'aceito ,50 ou ,90 no final',
  'pode terminar em ,90 ou em ,50',
  'preço tem que acabar em noventa ou cinquenta centavos',
])('both endings are taken: %s', (said) => {
  expect(endings(said)).toEqual(['ninety_or_half'])
})

it('prices without their cents are whole, unless that is refused or said of one item', () => {
  for (const said of ['tira os centavos dos preços', 'não deixe de cortar os centavos'])
    expect(endings(said)).toEqual(['whole'])
  for (const said of ['não tire os centavos', 'nunca corte os centavos dos preços'])
    expect(endings(said)).toEqual([])
})

it('other endings, and figures that are none, stay what they were', () => {
  expect(endings('preços terminados em ,90')).toEqual(['ninety'])
  expect(endings('preço inteiro ou com 50 centavos')).toEqual(['half'])
  expect(endings('aceito 90 ou 50 convidados')).toEqual([])
})
