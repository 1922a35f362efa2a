import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toaster } from '@/ui/toaster'
import { shareResults } from './share-result'

afterEach(() => vi.unstubAllGlobals())

test('without Web Share the link of the results is copied, and a toast says so', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<Toaster />)
  await shareResults('b1', 'Cajueiro')
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/consulting-report/b1`)
  await waitFor(() => expect(screen.getByText('Link copiado!')).toBeInTheDocument())
  expect(screen.getByText('O link foi copiado para a área de transferência')).toBeInTheDocument()
})

test('with Web Share it is used, and nothing is copied', async () => {
  const share = vi.fn(() => Promise.resolve())
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  await shareResults('b1', 'Cajueiro')
  expect(share).toHaveBeenCalledWith({
    title: 'Cajueiro',
    url: `${window.location.origin}/consulting-report/b1`,
  })
  expect(writeText).not.toHaveBeenCalled()
})
