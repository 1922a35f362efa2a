import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client'
import { useSingleMutation } from './use-single-mutation'

function open(mutationFn: (order: string) => Promise<string>) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useSingleMutation({ mutationFn }), { wrapper }).result
}

test('joins a second call to the pending one, and starts a new one afterwards', async () => {
  const send = vi.fn(async (order: string) => `${order} recebido`)
  const result = open(send)
  act(() => {
    result.current.mutate('a')
    result.current.mutate('a')
  })
  await waitFor(() => expect(result.current.data).toBe('a recebido'))
  expect(send).toHaveBeenCalledOnce()
  await act(async () => {
    expect(await result.current.mutateAsync('b')).toBe('b recebido')
  })
  expect(send).toHaveBeenCalledTimes(2)
})

test('reports a failed call and allows the next', async () => {
  const send = vi.fn<(order: string) => Promise<string>>().mockRejectedValueOnce(new Error('offline'))
  send.mockResolvedValue('recebido')
  const result = open(send)
  act(() => result.current.mutate('a'))
  await waitFor(() => expect(result.current.error?.message).toBe('offline'))
  act(() => result.current.mutate('a'))
  await waitFor(() => expect(result.current.data).toBe('recebido'))
})
