import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LoadMore } from './load-more'

test('moves the focus to the end of a paged list when its button disappears', async () => {
  const list = (more: boolean) => <LoadMore more={more} loading={false} onMore={() => undefined} />
  const { rerender } = render(list(true))
  await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }))
  rerender(list(false))
  expect(screen.getByText('Você chegou ao fim da lista.')).toHaveFocus()
})

test('shows nothing for a list that is complete from the start', () => {
  const { container } = render(<LoadMore more={false} loading={false} onMore={() => undefined} />)
  expect(container).toBeEmptyDOMElement()
})
