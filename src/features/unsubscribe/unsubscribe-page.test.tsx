import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/data/client/errors'
import UnsubscribePage from './unsubscribe-page'

const send = vi.hoisted(() => vi.fn())
vi.mock('./unsubscribe.queries', () => ({ sendUnsubscribe: send }))

beforeEach(() => send.mockReset().mockResolvedValue(undefined))

function open() {
  render(
    <MemoryRouter initialEntries={['/descadastrar?token=abc.def']}>
      <UnsubscribePage />
    </MemoryRouter>,
  )
}

describe('the page of the links in e-mails', () => {
  it('changes nothing until a button is pressed', () => {
    open()
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['Parar estes e-mails', 'stop', /não recebe mais e-mails deste tipo/],
    ['Apagar meus dados', 'erase', /Apagamos o que este endereço deixou/],
  ])('does what "%s" says and confirms it', async (name, action, words) => {
    open()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('status')).toHaveTextContent(words)
    expect(send.mock.calls).toEqual([['abc.def', action]])
  })

  it('reports a link that we did not sign, and offers a retry', async () => {
    send.mockRejectedValueOnce(new AppError('link_invalid', ''))
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Parar estes e-mails' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link não vale.')
    await userEvent.click(screen.getByRole('button', { name: 'Parar estes e-mails' }))
    expect(await screen.findByRole('status')).toBeVisible()
  })
})
