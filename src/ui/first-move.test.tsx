import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

test.each(['scroll', 'keydown', 'hashchange', 'beforeprint'])(
  'a page that waits for the first move completes itself at %s',
  async (name) => {
    const { useFirstMove } = await import('./first-move')
    const { result } = renderHook(() => useFirstMove())
    expect(result.current).toBe(false)
    act(() => void window.dispatchEvent(new Event(name)))
    expect(result.current).toBe(true)
  },
)
