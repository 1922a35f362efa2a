import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CheckboxGroup } from './checkbox-group'

const options = [
  { value: 'shaker', label: 'Coqueteleira' },
  { value: 'blender', label: 'Liquidificador' },
]

function Group({ start = [], maxLength = 20 }: { start?: string[]; maxLength?: number }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <CheckboxGroup
        label="Equipamentos"
        options={options}
        value={value}
        onChange={setValue}
        ownEntries={{ label: 'Outro equipamento', maxLength }}
      />
      <output>{value.join('|')}</output>
    </>
  )
}

test('options can be selected and deselected', async () => {
  render(<Group start={['shaker']} />)
  expect(screen.getByRole('group', { name: 'Equipamentos' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Liquidificador' }))
  expect(screen.getByText('shaker|blender')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Coqueteleira' }))
  expect(screen.getByText('blender')).toBeInTheDocument()
})

test('Enter adds an own entry without submitting the form, and the entry can be removed', async () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Group />
      <button type="submit">Enviar</button>
    </form>,
  )
  await userEvent.type(screen.getByLabelText('Outro equipamento'), '  Defumador {Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('Defumador')
  await userEvent.click(screen.getByRole('button', { name: 'Remover Defumador' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('own entries share one length limit', async () => {
  render(<Group start={['Máquina de gelo']} maxLength={20} />)
  expect(screen.getByText('15/20')).toBeInTheDocument()
  const input = screen.getByLabelText('Outro equipamento')
  await userEvent.type(input, 'Chapa grande')
  expect(input).toHaveValue('Chapa')
  expect(screen.getByText('20/20')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }))
  expect(screen.getByText('Máquina de gelo|Chapa')).toBeInTheDocument()
  expect(input).toBeDisabled()
})

test('typing the name of an option selects that option, once', async () => {
  render(<Group />)
  await userEvent.type(screen.getByLabelText('Outro equipamento'), 'coqueteleira{Enter}')
  expect(screen.getByRole('checkbox', { name: 'Coqueteleira' })).toBeChecked()
  expect(screen.queryByRole('button', { name: /Remover/ })).toBeNull()
})

test('an error is announced with the group', () => {
  render(
    <CheckboxGroup
      label="Interesses"
      options={options}
      value={[]}
      onChange={() => {}}
      error="Selecione pelo menos um interesse"
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Selecione pelo menos um interesse')
  expect(screen.getByRole('group', { name: 'Interesses' })).toHaveAccessibleDescription(
    'Selecione pelo menos um interesse',
  )
})
