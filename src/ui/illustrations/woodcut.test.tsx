import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bottle } from './bottle'

test('a picture is decorative unless it has a title', () => {
  const { container, rerender } = render(<Bottle variant="amber" name="Carvalho" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Bottle variant="amber" name="Carvalho" title="Garrafa de carvalho" />)
  expect(screen.getByRole('img', { name: 'Garrafa de carvalho' })).not.toHaveAttribute('aria-hidden')
})

test('two pictures on a page do not share a mask', () => {
  const { container } = render(
    <>
      <Bottle variant="amber" name="Carvalho" />
      <Bottle variant="clear" name="Alambique" />
    </>,
  )
  const ids = [...container.querySelectorAll('mask')].map((mask) => mask.id)
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(container.querySelector(`[mask="url(#${id})"]`)).not.toBeNull()
})

test('a label prints each word of the name, and the detail', () => {
  const { container } = render(<Bottle variant="copper" name="Castanheira Extra-Premium" detail="500 ml" />)
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    'Castanheira',
    'Extra-Premium',
    '500 ml',
  ])
})
