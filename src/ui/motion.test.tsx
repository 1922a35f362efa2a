import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Reveal } from './motion'

function preferMotion(allowed: boolean) {
  const answer = window.matchMedia(allowed ? 'all' : 'not all')
  vi.spyOn(window, 'matchMedia').mockReturnValue(answer)
}

afterEach(() => vi.restoreAllMocks())

test('shows the content without animation under reduced motion', () => {
  preferMotion(false)
  render(<Reveal>Cartão</Reveal>)
  expect(screen.getByText('Cartão')).not.toHaveAttribute('style')
})

test('server-rendered content is visible', () => {
  expect(renderToString(<Reveal>Cartão</Reveal>)).toBe('<div>Cartão</div>')
})
