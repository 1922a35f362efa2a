import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LoadMore } from './load-more'

test('at the end of a list that came in parts the keyboard is where the button was', async () => {
  const list = (more: boolean) => <LoadMore more={more} loading={false} onMore={() => undefined} />
  const { rerender } = render(list(true))
  await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
  rerender(list(false))
  expect(screen.getByText('Você chegou ao fim da lista.')).toHaveFocus()
})

test('a list that is whole from the start has nothing to say', () => {
  const { container } = render(<LoadMore more={false} loading={false} onMore={() => undefined} />)
  expect(container).toBeEmptyDOMElement()
})
