import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WhatsAppLink } from './whatsapp-link'

test.each(['button', 'text'] as const)(
  'as %s it opens a chat in another tab, with the message filled in',
  (look) => {
    render(<WhatsAppLink look={look} phone="(85) 98888-7777" text="Olá, Joana & cia" />)
    const link = screen.getByRole('link', { name: 'Chamar no WhatsApp' })
    expect(link).toHaveAttribute('href', 'https://wa.me/5585988887777?text=Ol%C3%A1%2C%20Joana%20%26%20cia')
    expect(link).toHaveAttribute('rel', 'noreferrer')
  },
)

test.each([null, '', '12345'])('shows nothing for %j', (phone) => {
  const { container } = render(<WhatsAppLink phone={phone} text="Olá" />)
  expect(container).toBeEmptyDOMElement()
})
