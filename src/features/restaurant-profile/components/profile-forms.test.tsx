import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ProfileValues } from '../profile.schema'
import type { LookUpCep } from './cep-field'
import { CreateProfileForm } from './create-profile-form'
import { EditProfileForm } from './edit-profile-form'

afterEach(() => sessionStorage.clear())

/** A lookup that knows no CEP. */
const lookUpCep = () => Promise.resolve(null)

const empty: ProfileValues = {
  name: '',
  cnpj: '',
  restaurant_type: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  address: '',
  city: '',
  state: '',
}

const stored: ProfileValues = {
  name: 'Boteco da Praia',
  cnpj: '11.222.333/0001-81',
  restaurant_type: 'bar',
  contact_name: 'Joana Alencar',
  contact_email: 'joana@boteco.com.br',
  contact_phone: '(85) 98888-7777',
  address: '',
  city: 'Fortaleza',
  state: 'Ceará',
}

/**
 * happy-dom reports an untouched select as edited, and the form library then does not apply its default. Browsers do
 * not. Choosing the current option again works around it.
 */
async function settleSelects(user: ReturnType<typeof userEvent.setup>, values: ProfileValues) {
  await user.selectOptions(screen.getByLabelText('Tipo de estabelecimento'), values.restaurant_type)
  await user.selectOptions(screen.getByLabelText('Estado'), values.state)
}

describe('the creation form', () => {
  async function open(defaults: ProfileValues) {
    const onSubmit = vi.fn()
    render(
      <CreateProfileForm
        userId="ana"
        lookUpCep={lookUpCep}
        defaults={defaults}
        busy={false}
        onSubmit={onSubmit}
      />,
    )
    const user = userEvent.setup()
    await settleSelects(user, defaults)
    return { onSubmit, user }
  }

  test('requires everything except the address', async () => {
    const { user, onSubmit } = await open(empty)
    await user.click(screen.getByRole('button', { name: 'Criar Perfil do Restaurante' }))
    for (const message of [
      'Nome do restaurante é obrigatório',
      'CNPJ é obrigatório',
      'Tipo de estabelecimento é obrigatório',
      'Nome do responsável é obrigatório',
      'Email é obrigatório',
      'Telefone é obrigatório',
      'Cidade é obrigatória',
      'Estado é obrigatório',
    ]) {
      expect(await screen.findByText(message)).toBeInTheDocument()
    }
    expect(screen.getAllByRole('alert')).toHaveLength(8)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('accepts an e-mail with a plus sign, accents, and spaces around a name', async () => {
    const values = { ...stored, name: '  Bar da João 🍹 ', contact_email: 'joão+bar@exemplo.com.br' }
    const { user, onSubmit } = await open(values)
    await user.click(screen.getByRole('button', { name: 'Criar Perfil do Restaurante' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual(values)
  })

  test('validates the check digits of the CNPJ, and accepts the alphanumeric form', async () => {
    const { user, onSubmit } = await open({ ...stored, cnpj: '' })
    const create = screen.getByRole('button', { name: 'Criar Perfil do Restaurante' })
    await user.type(screen.getByLabelText('CNPJ'), '11222333000182')
    await user.click(create)
    expect(await screen.findByText('CNPJ inválido')).toBeInTheDocument()
    await user.clear(screen.getByLabelText('CNPJ'))
    await user.type(screen.getByLabelText('CNPJ'), '12abc34501de35')
    expect(screen.queryByText('CNPJ inválido')).toBeNull()
    await user.click(create)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ cnpj: '12.ABC.345/01DE-35' })
  })
})

describe('the edit form', () => {
  async function open(onSave: (values: ProfileValues) => Promise<unknown>, lookUp: LookUpCep = lookUpCep) {
    render(
      <MemoryRouter>
        <Routes>
          <Route
            path="/"
            element={
              <>
                <Link to="/shop">Loja</Link>
                <EditProfileForm
                  userId="ana"
                  lookUpCep={lookUp}
                  values={stored}
                  balance={1250}
                  busy={false}
                  onSave={onSave}
                />
              </>
            }
          />
          <Route path="/shop" element={<p>créditos à venda</p>} />
        </Routes>
      </MemoryRouter>,
    )
    const user = userEvent.setup()
    await settleSelects(user, stored)
    return user
  }

  const save = () => screen.getByRole('button', { name: 'Salvar Alterações' })

  test('shows balance and CNPJ as read-only', async () => {
    const user = await open(vi.fn())
    expect(screen.getByText('1.250 créditos')).toBeInTheDocument()
    expect(screen.getByLabelText('CNPJ')).toHaveValue('11.222.333/0001-81')
    await user.type(screen.getByLabelText('CNPJ'), '9')
    expect(screen.getByLabelText('CNPJ')).toHaveValue('11.222.333/0001-81')
  })

  test('refuses a short phone number and keeps it in the field', async () => {
    const onSave = vi.fn()
    const user = await open(onSave)
    await user.clear(screen.getByLabelText('Telefone'))
    await user.type(screen.getByLabelText('Telefone'), '859')
    await user.click(save())
    expect(await screen.findByText('Telefone deve ter 10 ou 11 dígitos')).toBeInTheDocument()
    expect(screen.getByLabelText('Telefone')).toHaveValue('(85) 9')
    expect(onSave).not.toHaveBeenCalled()
  })

  test('asks before a link discards changes', async () => {
    const user = await open(vi.fn())
    await user.type(screen.getByLabelText('Endereço (opcional)'), 'Rua A')
    expect(screen.getByText('Há alterações não salvas')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Loja' }))
    expect(await screen.findByRole('dialog', { name: 'Sair sem salvar?' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Continuar editando' }))
    expect(screen.getByLabelText('Endereço (opcional)')).toHaveValue('Rua A')
    expect(screen.queryByText('créditos à venda')).toBeNull()

    await user.click(screen.getByRole('link', { name: 'Loja', hidden: true }))
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
    expect(await screen.findByText('créditos à venda')).toBeInTheDocument()
  })

  test('follows a link when nothing has changed', async () => {
    const user = await open(vi.fn())
    await user.click(screen.getByRole('link', { name: 'Loja' }))
    expect(screen.getByText('créditos à venda')).toBeInTheDocument()
  })

  test('has no unsaved changes after saving', async () => {
    const onSave = vi.fn().mockResolvedValue(undefined)
    const user = await open(onSave)
    await user.type(screen.getByLabelText('Endereço (opcional)'), 'Rua A')
    await user.click(save())
    await waitFor(() => expect(screen.queryByText('Há alterações não salvas')).toBeNull())
    expect(onSave.mock.calls[0]?.[0]).toEqual({ ...stored, address: 'Rua A' })
    await user.click(screen.getByRole('link', { name: 'Loja' }))
    expect(screen.getByText('créditos à venda')).toBeInTheDocument()
  })

  test('still has unsaved changes when saving failed', async () => {
    const onSave = vi.fn().mockRejectedValue(new Error('offline'))
    const user = await open(onSave)
    await user.type(screen.getByLabelText('Endereço (opcional)'), 'Rua A')
    await user.click(save())
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(screen.getByText('Há alterações não salvas')).toBeInTheDocument()
    expect(screen.getByLabelText('Endereço (opcional)')).toHaveValue('Rua A')
  })

  test('makes the browser ask before the page is closed, only while there are changes', async () => {
    const user = await open(vi.fn())
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(closing()).toBe(false)
    await user.type(screen.getByLabelText('Endereço (opcional)'), 'Rua A')
    expect(closing()).toBe(true)
  })

  test('restores a draft after an expired session or a reload, and says so', async () => {
    const user = await open(vi.fn())
    await user.type(screen.getByLabelText('Endereço (opcional)'), 'Rua A')
    await user.clear(screen.getByLabelText('Telefone'))
    await user.type(screen.getByLabelText('Telefone'), '8533334444')
    cleanup()

    const again = await open(vi.fn())
    expect(screen.getByText(/^Recuperamos o que você tinha escrito/)).toBeVisible()
    expect(screen.getByLabelText('Endereço (opcional)')).toHaveValue('Rua A')
    expect(screen.getByLabelText('Telefone')).toHaveValue('(85) 3333-4444')
    expect(screen.getByText('Há alterações não salvas')).toBeInTheDocument()

    await again.click(screen.getByRole('button', { name: 'Descartar' }))
    expect(screen.getByLabelText('Endereço (opcional)')).toHaveValue('')
    expect(screen.getByLabelText('Telefone')).toHaveValue('(85) 98888-7777')
    expect(screen.queryByText(/^Recuperamos/)).toBeNull()
    cleanup()
    await open(vi.fn())
    expect(screen.queryByText(/^Recuperamos/)).toBeNull()
  })

  test('does not restore a draft that was saved or discarded by leaving', async () => {
    const user = await open(vi.fn().mockResolvedValue(undefined))
    await user.type(screen.getByLabelText('Endereço (opcional)'), 'Rua A')
    expect(sessionStorage).toHaveLength(1)
    await user.click(save())
    await waitFor(() => expect(sessionStorage).toHaveLength(0))

    await user.type(screen.getByLabelText('Endereço (opcional)'), ', 480')
    expect(sessionStorage).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Loja' }))
    await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }))
    expect(sessionStorage).toHaveLength(0)
  })

  test('replaces city and state with those of the CEP only when the owner accepts', async () => {
    const natal = { city: 'Natal', state: 'Rio Grande do Norte' }
    const user = await open(vi.fn(), () => Promise.resolve(natal))
    await user.type(screen.getByLabelText('CEP (opcional)'), '59064900')
    const take = await screen.findByRole('button', { name: 'Usar cidade e estado do CEP' })
    expect(screen.getByLabelText('Cidade')).toHaveValue('Fortaleza')
    await user.click(take)
    expect(screen.getByLabelText('Cidade')).toHaveValue('Natal')
    expect(screen.getByLabelText('Estado')).toHaveValue('Rio Grande do Norte')
    expect(screen.getByText('Há alterações não salvas')).toBeInTheDocument()
  })
})
