import { expect, it } from 'vitest'
import { seller } from './seller.ts'
import { farmWhatsApp, whatsAppLink } from './whatsapp.ts'

it('rejects the seller’s placeholder and accepts any other number', () => {
  expect(farmWhatsApp('(85) 90000-0000')).toBeNull()
  expect(farmWhatsApp('(85) 98765-4321')).toBe('(85) 98765-4321')
})

it('checks the seller’s own number by default', () => {
  expect(farmWhatsApp()).toBe(farmWhatsApp(seller.phone))
})

it('builds a link with the country code, digits only, and the text', () => {
  expect(whatsAppLink('(85) 98888-7777', 'Olá, Joana & cia')).toBe(
    'https://wa.me/5585988887777?text=Ol%C3%A1%2C%20Joana%20%26%20cia',
  )
})
