import { expect, test } from 'vitest'
import { ageAddress, type Errand, isBackFromProvider, readErrand } from './errand'

const search = (address: string) => new URL(address, 'https://engenho48.com.br').searchParams

test.each<Errand>([
  { kind: 'buy', priceId: 'price_cachaca_alambique', quantity: 60 },
  { kind: 'order', orderId: '3f0e0c5e-0000-4000-8000-000000000001' },
  { kind: 'none' },
])('an errand survives the way to the provider and back: %j', (errand) => {
  const back = new URL(ageAddress(errand), 'https://engenho48.com.br')
  back.searchParams.set('verificationSessionId', 's1')
  expect(readErrand(back.searchParams)).toEqual(errand)
  expect(isBackFromProvider(back.searchParams)).toBe(true)
  expect(isBackFromProvider(search(ageAddress(errand)))).toBe(false)
})

test.each([
  '/idade?comprar=price_x',
  '/idade?comprar=price_x&quantidade=0',
  '/idade?comprar=price_x&quantidade=100',
  '/idade?comprar=price_x&quantidade=1e3',
  '/idade?comprar=%22%3E%3Cscript%3E&quantidade=2',
  '/idade?pedido=../../perfil',
])('a made-up URL is no errand: %s', (address) => {
  expect(readErrand(search(address))).toEqual({ kind: 'none' })
})
