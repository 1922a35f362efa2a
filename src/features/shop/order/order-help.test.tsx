import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OrderHelp } from './order-help'

const farmWhatsApp = vi.hoisted(() => vi.fn<() => string | null>())
vi.mock(import('@/content/seller'), async (original) => ({ ...(await original()), farmWhatsApp }))

test('links to the farm’s WhatsApp with the order number in the message', () => {
  farmWhatsApp.mockReturnValue('(85) 98765-4321')
  render(<OrderHelp number={1042} />)
  expect(screen.getByRole('link', { name: 'Fale com a fazenda pelo WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/5585987654321?text=${encodeURIComponent('Olá! É sobre o pedido 1042.')}`,
  )
})

test('links only to the e-mail while the farm has no number', () => {
  farmWhatsApp.mockReturnValue(null)
  render(<OrderHelp number={1042} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.+subject=Pedido%201042$/),
  )
})
