import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toaster } from '@/ui/toaster'
import { shareReport } from './share-report'

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
