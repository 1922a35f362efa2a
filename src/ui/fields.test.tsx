import type { MaskitoOptions } from '@maskito/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Controller, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { MaskedField } from './masked-field'
import { PasswordField } from './password-field'
import { RadioCards } from './radio-cards'
import { SelectField } from './select-field'
import { TextField } from './text-field'
import { TextareaField } from './textarea-field'

const cep: MaskitoOptions = { mask: [/\d/, /\d/, /\d/, /\d/, /\d/, '-', /\d/, /\d/, /\d/] }

test('an error is announced and linked to its control, and a valid control has none', () => {
  const { rerender } = render(<TextField label="Email" hint="Usamos só para avisos" required />)
  const input = screen.getByLabelText('Email')
  expect(input).toBeRequired()
  expect(input).not.toHaveAttribute('aria-invalid')
  expect(input).toHaveAccessibleDescription('Usamos só para avisos')
  expect(screen.queryByRole('alert')).toBeNull()

  rerender(<TextField label="Email" hint="Usamos só para avisos" required error="Email inválido" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Email inválido')
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Usamos só para avisos Email inválido')
})

test('the star of a required field is not part of its accessible name', () => {
  render(<TextField label="Nome do restaurante" required />)
  expect(screen.getByRole('textbox', { name: 'Nome do restaurante' })).toBeInTheDocument()
})

test('the counter follows typing and values set by a form', async () => {
  const { rerender } = render(<TextareaField label="Preferências" maxLength={30} defaultValue="seco" />)
  expect(screen.getByText('4/30')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Preferências'), ' e cítrico')
  expect(screen.getByText('14/30')).toBeInTheDocument()
  expect(screen.getByText('Restam 16 caracteres')).toBeInTheDocument()
  rerender(<TextareaField label="Preferências" maxLength={30} value="" onChange={() => {}} />)
  expect(screen.getByText('0/30')).toBeInTheDocument()
})

test('a text beyond the limit stays whole, and the counter says by how much', async () => {
  render(<TextareaField label="Preferências" limit={10} defaultValue="" />)
  await userEvent.click(screen.getByLabelText('Preferências'))
  await userEvent.paste('sem lactose, até 22 reais')
  expect(screen.getByLabelText('Preferências')).toHaveValue('sem lactose, até 22 reais')
  expect(screen.getByText('25/10')).toBeInTheDocument()
  expect(screen.getByText('15 a mais do que cabe')).toBeInTheDocument()
})

test('a paste that is cut says how much was left out, until something else is typed', async () => {
  render(<TextareaField label="Motivo" maxLength={10} defaultValue="" />)
  const field = screen.getByLabelText('Motivo')
  await userEvent.click(field)
  await userEvent.paste('sem lactose, até 22 reais')
  expect(field).toHaveValue('sem lactos')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Não coube tudo: os últimos 15 caracteres do que você colou ficaram de fora.',
  )
  await userEvent.type(field, '{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a textarea without a limit has no counter', () => {
  render(<TextareaField label="Observações" defaultValue="abc" />)
  expect(screen.queryByText(/3\//)).toBeNull()
})

test('a select offers its options after an empty one', async () => {
  const onChange = vi.fn()
  render(
    <SelectField
      label="Tipo"
      placeholder="Selecione"
      options={[{ value: 'bar', label: 'Bar' }]}
      onChange={(event) => onChange(event.target.value)}
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Tipo' })
  expect(select).toHaveValue('')
  await userEvent.selectOptions(select, 'Bar')
  expect(onChange).toHaveBeenCalledWith('bar')
})

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Senha" autoComplete="current-password" defaultValue="segredo" />)
  const input = screen.getByLabelText('Senha')
  const toggle = screen.getByRole('button', { name: 'Mostrar senha' })
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(toggle)
  expect(input).toHaveAttribute('type', 'text')
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(toggle)
  expect(input).toHaveAttribute('type', 'password')
})

test('a mask adds punctuation and reports the value', async () => {
  const onChange = vi.fn()
  render(<MaskedField label="CEP" mask={cep} onChange={(event) => onChange(event.target.value)} />)
  await userEvent.type(screen.getByLabelText('CEP'), '60a165121999')
  expect(screen.getByLabelText('CEP')).toHaveValue('60165-121')
  expect(onChange).toHaveBeenLastCalledWith('60165-121')
})

test('a masked field formats a stored value without punctuation', () => {
  render(<MaskedField label="CEP" mask={cep} value="60165121" onChange={() => {}} />)
  expect(screen.getByLabelText('CEP')).toHaveValue('60165-121')
})

function Form({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { register, control, handleSubmit } = useForm({
    defaultValues: { name: '', cep: '', again: '', kind: '' },
  })
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSubmit(values))}>
      <TextField label="Nome" {...register('name')} />
      <MaskedField label="CEP" mask={cep} {...register('cep')} />
      <Controller
        name="again"
        control={control}
        render={({ field }) => <MaskedField label="CEP outra vez" mask={cep} {...field} />}
      />
      <RadioCards
        label="Automação"
        options={[
          { value: 'a', label: 'Drinks' },
          { value: 'b', label: 'Pratos' },
        ]}
        {...register('kind')}
      />
      <button type="submit">Enviar</button>
    </form>
  )
}

test('masked, radio and text fields pass typed values to a form', async () => {
  const onSubmit = vi.fn()
  render(<Form onSubmit={onSubmit} />)
  await userEvent.type(screen.getByLabelText('Nome'), 'Bar do Porto')
  await userEvent.type(screen.getByLabelText('CEP'), '60165121')
  await userEvent.type(screen.getByLabelText('CEP outra vez'), '60000001')
  await userEvent.click(screen.getByRole('radio', { name: 'Pratos' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(onSubmit).toHaveBeenCalledWith({
    name: 'Bar do Porto',
    cep: '60165-121',
    again: '60000-001',
    kind: 'b',
  })
})

test('controlled radio cards show and report the selection', async () => {
  const onValueChange = vi.fn()
  render(
    <RadioCards
      label="Automação"
      name="kind"
      value="a"
      onValueChange={onValueChange}
      error="Escolha uma automação"
      options={[
        { value: 'a', label: 'Drinks' },
        { value: 'b', label: 'Pratos' },
      ]}
    />,
  )
  expect(screen.getByRole('radio', { name: 'Drinks' })).toBeChecked()
  expect(screen.getByRole('group', { name: 'Automação' })).toHaveAccessibleDescription(
    'Escolha uma automação',
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Pratos' }))
  expect(onValueChange).toHaveBeenCalledWith('b')
})
