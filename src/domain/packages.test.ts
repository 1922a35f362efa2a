import { describe, expect, it } from 'vitest'
import { bottleDetails, cachacas, describeBundle, packageDetails } from './packages'

const bottles = cachacas.map(({ id, name, pricePerBottle: price }) => ({ id, name, price }))

describe('the cachaça that comes with a package', () => {
  it.each([
    ['pacote-iniciante', 150],
    ['pacote-profissional', 450],
    ['pacote-empresarial', 750],
    ['consultoria-extrapremium', 1250],
  ])('of %s is worth R$ %i at the prices of the bottles', (id, value) => {
    const details = packageDetails[id]
    expect(details?.includedCachacaValue).toBe(value)
    const sum = Object.entries(details?.suggestedCachacaBundle ?? {}).reduce(
      (total, [bottle, quantity]) =>
        total + quantity * (bottles.find(({ id }) => id === bottle)?.price ?? Number.NaN),
      0,
    )
    expect(sum).toBe(value)
  })

  it('is told in words', () => {
    expect(describeBundle({ 'cachaca-alambique': 3, 'cachaca-carvalho-premium': 1 }, bottles)).toBe(
      '3 Alambique e 1 Carvalho Premium',
    )
  })

  it('leaves out a bottle that is no longer sold', () => {
    expect(describeBundle({ 'cachaca-alambique': 3, gone: 1 }, bottles)).toBe('3 Alambique')
  })

  it('has its look in the shop for every bottle', () => {
    for (const { id } of bottles) expect(bottleDetails[id]?.mlPerUnit).toBe(500)
  })
})
