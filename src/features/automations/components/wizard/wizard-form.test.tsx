import type { Answers, WizardInput } from '@consulting/base/answers/definition.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { FileService } from '@/documents/file-service'
import { WizardForm } from './wizard-form'

const steps: WizardInput[] = [
  {
    id: 'house',
    label: 'Como é a sua casa?',
    type: 'multiselect',
    required: true,
    options: ['Bar', 'Bistrô'],
  },
  { id: 'rivals', label: 'Quem são os concorrentes?', type: 'textarea', required: true },
  { id: 'wishes', label: 'Preferências', type: 'textarea', required: false, maxLength: 300 },
]

/** No step of this form asks for a file. */
const noFiles: FileService = {
  read: () => Promise.reject(new Error('read')),
  upload: () => Promise.reject(new Error('upload')),
  discard: () => {},
  readMenuText: async () => ({ items: [], unread: [], readLines: 0, notices: [] }),
  readSalesText: async () => ({ items: [], unread: [], notices: [] }),
  readPhoto: () => Promise.resolve('unavailable'),
}

type FormOptions = { onSubmit?: () => void; start?: number; sheetState?: 'reading' | 'blocked' | 'ready' }

function Form({ onSubmit = () => {}, start = 0, sheetState = 'ready' }: FormOptions) {
  const [answers, setAnswers] = useState<Answers>({})
  const [step, setStep] = useState(start)
  return (
    <WizardForm
      type="drink_creation"
      house={null}
      steps={steps}
      answers={answers}
      notes={{}}
      step={step}
      fileService={noFiles}
      charge={{ cost: 200, balance: 575, included: false }}
      sending={false}
      sheetState={sheetState}
      renderSheet={(refusals) => <p>Recusado {refusals} vezes</p>}
      onAnswer={(id, value) => setAnswers((current) => ({ ...current, [id]: value }))}
      onStepChange={setStep}
      onSubmit={onSubmit}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the form of an automation', () => {
  it('continues past a required choice only after something is chosen', async () => {
    render(<Form />)
    expect(screen.getByText('Passo 1 de 4')).toBeInTheDocument()
    expect(button('Anterior')).toBeDisabled()
    expect(button('Próximo')).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bistrô' }))
    expect(button('Próximo')).toBeEnabled()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bistrô' }))
    expect(button('Próximo')).toBeDisabled()
  })

  it('does not accept blank text as an answer', async () => {
    render(<Form start={1} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Quem são os concorrentes?' }), '   ')
    expect(button('Próximo')).toBeDisabled()
    await userEvent.type(screen.getByRole('textbox', { name: 'Quem são os concorrentes?' }), 'Bar do Zé')
    expect(button('Próximo')).toBeEnabled()
  })

  it('keeps a pasted text that is too long, and says so instead of going on', async () => {
    render(<Form start={2} />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('a'.repeat(301))
    await userEvent.click(button('Próximo'))
    expect(screen.getByRole('textbox')).toHaveValue('a'.repeat(301))
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/Use no máximo 300 caracteres\./)
  })

  it('moves the focus to the heading of the next or previous step', async () => {
    render(<Form />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bar' }))
    await userEvent.click(button('Próximo'))
    expect(screen.getByRole('heading', { name: 'Quem são os concorrentes?' })).toHaveFocus()
    await userEvent.click(button('Anterior'))
    expect(screen.getByRole('heading', { name: 'Como é a sua casa?' })).toHaveFocus()
    expect(screen.getByRole('checkbox', { name: 'Bar' })).toBeChecked()
  })

  it('shows the cost and the remaining balance on the last step, and submits', async () => {
    const onSubmit = vi.fn()
    render(<Form start={3} onSubmit={onSubmit} />)
    expect(screen.getByRole('heading', { name: 'Confira o pedido' })).toBeInTheDocument()
    expect(screen.getByText('100%')).toBeInTheDocument()
    expect(screen.getByText(/custa 200 créditos/)).toBeInTheDocument()
    expect(screen.getByText(/saldo fica em 375 créditos/)).toBeInTheDocument()
    await userEvent.click(button('Processar Automação'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('does not submit while the answers are being read', () => {
    render(<Form start={3} sheetState="reading" />)
    expect(button('Processar Automação')).toBeDisabled()
  })

  it('does not submit while something must be settled, and reports the attempt to the sheet', async () => {
    const onSubmit = vi.fn()
    render(<Form start={3} sheetState="blocked" onSubmit={onSubmit} />)
    expect(screen.getByText('Recusado 0 vezes')).toBeInTheDocument()
    await userEvent.click(button('Processar Automação'))
    expect(screen.getByText('Recusado 1 vezes')).toBeInTheDocument()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('does not mention the cost before the last step', () => {
    render(<Form start={2} />)
    expect(screen.queryByText(/custa 200 créditos/)).not.toBeInTheDocument()
  })
})
