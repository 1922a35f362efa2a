import { render, screen, waitFor } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { optional, preloadable } from './preloadable'

function Count() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

test('renders a preloaded component at once, without a fallback', async () => {
  const Page = preloadable(async () => ({ default: Count }))
  await Page.preload()
  render(<Page />)
  expect(screen.getByRole('button')).toBeInTheDocument()
})

test('waits for a component that was not preloaded and keeps its state on re-render', async () => {
  const Page = preloadable(async () => ({ default: Count }))
  const page = (
    <Suspense fallback="carregando">
      <Page />
    </Suspense>
  )
  const { rerender } = render(page)
  expect(screen.getByText('carregando')).toBeInTheDocument()
  const button = await screen.findByRole('button', { name: '0' })
  button.click()
  await screen.findByRole('button', { name: '1' })
  rerender(page)
  expect(screen.getByRole('button', { name: '1' })).toBe(button)
})

test('keeps the rest of the page when the file of an optional component fails to load', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const Extra = optional<object>(() => Promise.reject(new Error('Failed to fetch')))
  render(
    <>
      <p>página</p>
      <Suspense>
        <Extra />
      </Suspense>
    </>,
  )
  await waitFor(() => expect(warned).toHaveBeenCalledOnce())
  expect(screen.getByText('página')).toBeInTheDocument()
})
