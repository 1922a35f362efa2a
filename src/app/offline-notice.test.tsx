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

test('with a network nothing is said', () => {
  render(<OfflineNotice />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('without one a line says so, as long as it lasts, and then for a moment that it is back', () => {
  render(<OfflineNotice />)
  turn(false)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('status')).toHaveTextContent('Sem internet. O que está na tela continua aqui.')
  turn(true)
  expect(screen.getByRole('status')).toHaveTextContent('A internet voltou.')
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a page that opens without a network says so at once', () => {
  online = false
  render(<OfflineNotice />)
  expect(screen.getByRole('status')).toHaveTextContent('Sem internet')
})
