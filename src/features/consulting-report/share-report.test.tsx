import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toaster } from '@/ui/toaster'
import { shareActions, shareReport } from './share-report'

afterEach(() => vi.unstubAllGlobals())

test('sharing a report copies its URL and says so; when copying is refused, the URL is shown', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<Toaster />)
  await shareReport('Relatório')
  expect(writeText).toHaveBeenCalledWith(window.location.href)
  await waitFor(() =>
    expect(screen.getByText('Link copiado para a área de transferência!')).toBeInTheDocument(),
  )
  writeText.mockRejectedValue(new Error('refused'))
  await shareReport('Relatório')
  await waitFor(() => expect(screen.getByText('Não foi possível copiar o link')).toBeInTheDocument())
  expect(screen.getByText(window.location.href)).toBeInTheDocument()
})

test('the actions are sent as a message, and copied where nothing can be shared', async () => {
  const actions = [
    { what: 'Comprar a lista, R$ 210,00', brings: 'Cobre **36 copos**', by: '25/11', who: 'Compras' },
    { what: 'Somar as comandas', brings: null, by: 'Semana 2', who: 'Gerente' },
  ]
  const text = [
    'O que fazer primeiro',
    '1. Comprar a lista, R$ 210,00\nCobre 36 copos\n25/11 · Compras',
    '2. Somar as comandas\nSemana 2 · Gerente',
  ].join('\n\n')
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { share })
  render(<Toaster />)
  await shareActions(actions)
  expect(share).toHaveBeenCalledWith({ text })

  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await shareActions(actions)
  expect(writeText).toHaveBeenCalledWith(text)
  await waitFor(() => expect(screen.getByText('Lista copiada!')).toBeInTheDocument())
})
