import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import OfflineNotice from './offline-notice'

let online = true

beforeEach(() => {
  online = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function turn(on: boolean) {
  online = on
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')))
}

test('shows nothing while there is a network', () => {
  render(<OfflineNotice />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('reports a lost network while it lasts, and its return for a moment', () => {
  render(<OfflineNotice />)
  turn(false)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('status')).toHaveTextContent('Sem internet. O que está na tela continua aqui.')
  turn(true)
  expect(screen.getByRole('status')).toHaveTextContent('A internet voltou.')
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('reports a missing network as soon as the page opens', () => {
  online = false
  render(<OfflineNotice />)
  expect(screen.getByRole('status')).toHaveTextContent('Sem internet')
})
