import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MenuPage } from './menu-page'

const foot = 'O consumo de bebida alcoólica em excesso poderá trazer danos à saúde.'

test('a menu is one page with its items, prices and the sentence of the law', () => {
  const item = { name: 'Caipirinha', text: 'Limão da serra.', price: 'R$ 22,90', box: false, contains: [] }
  render(
    <MenuPage menu={{ title: 'Bar da Ana', sections: [{ title: 'Drinks', items: [item] }], foot: [foot] }} />,
  )
  const page = within(screen.getByRole('article', { name: 'Cardápio: Bar da Ana' }))
  expect(page.getByText('Caipirinha')).toBeInTheDocument()
  expect(page.getByText(foot)).toBeInTheDocument()
})
