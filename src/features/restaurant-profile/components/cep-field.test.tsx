import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Place } from '@/forms/cep-lookup'
import { CepField, type LookUpCep } from './cep-field'

const fortaleza = { city: 'Fortaleza', state: 'Ceará' }

/** Renders the field with `typed` as the form's current place. */
function open(lookUp: LookUpCep, typed: Place = { city: '', state: '' }) {
  const onPlace = vi.fn()
  render(<CepField lookUp={lookUp} readPlace={() => typed} onPlace={onPlace} />)
  return { onPlace, cep: screen.getByLabelText('CEP (opcional)'), user: userEvent.setup() }
}

test('eight digits, with any separators, fill in city and state', async () => {
  const lookUp = vi.fn().mockResolvedValue(fortaleza)
  const { user, cep, onPlace } = open(lookUp)
  await user.click(cep)
  await user.paste(' 60165-1２1 ')
  expect(cep).toHaveValue('60165-121')
  expect(await screen.findByText('Fortaleza, Ceará')).toBeVisible()
  expect(lookUp.mock.calls.map(([asked]) => asked)).toEqual(['60165121'])
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(fortaleza)
})

test('a typed place stays until the owner accepts the place of the CEP', async () => {
  const { user, cep, onPlace } = open(() => Promise.resolve(fortaleza), { city: 'Natal', state: '' })
  await user.type(cep, '60165121')
  const take = await screen.findByRole('button', { name: 'Usar cidade e estado do CEP' })
  expect(onPlace).not.toHaveBeenCalled()
  await user.click(take)
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(fortaleza)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a matching city is completed without a question', async () => {
  const { user, cep, onPlace } = open(() => Promise.resolve(fortaleza), { city: 'fortaleza ', state: '' })
  await user.type(cep, '60165121')
  await waitFor(() => expect(onPlace).toHaveBeenCalledWith(fortaleza))
})

test('a CEP whose lookup fails says so, and fills in nothing', async () => {
  const { user, cep, onPlace } = open(() => Promise.resolve(null))
  await user.type(cep, '99999999')
  expect(await screen.findByText(/Preencha a cidade e o estado abaixo/)).toBeVisible()
  expect(onPlace).not.toHaveBeenCalled()
})

test('the response for an earlier CEP is ignored', async () => {
  const answers = new Map<string, (place: Place) => void>()
  const abandoned: AbortSignal[] = []
  const { user, cep, onPlace } = open((asked, signal) => {
    abandoned.push(signal)
    return new Promise((resolve) => answers.set(asked, resolve))
  })
  await user.type(cep, '60165121')
  expect(screen.getByRole('status')).toHaveTextContent('Buscando o endereço...')
  await user.clear(cep)
  await user.type(cep, '60165122')
  expect(abandoned[0]?.aborted).toBe(true)
  answers.get('60165121')?.({ city: 'Natal', state: 'Rio Grande do Norte' })
  answers.get('60165122')?.(fortaleza)
  await waitFor(() => expect(onPlace).toHaveBeenCalledExactlyOnceWith(fortaleza))
})

test('letters and emoji are rejected, and fewer than eight digits only get a hint', async () => {
  const lookUp = vi.fn().mockResolvedValue(fortaleza)
  const { user, cep } = open(lookUp)
  await user.type(cep, 'a6🍹0-1')
  expect(cep).toHaveValue('601')
  await user.tab()
  expect(screen.getByText('CEP deve ter 8 dígitos')).toBeVisible()
  await user.type(cep, '6')
  expect(screen.queryByText('CEP deve ter 8 dígitos')).toBeNull()
  expect(lookUp).not.toHaveBeenCalled()
})
