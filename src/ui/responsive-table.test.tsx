import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResponsiveTable } from './responsive-table'

test('two columns may have the same name', () => {
  const headers = ['Combo', 'Separados', 'Combo']
  render(
    <ResponsiveTable
      caption="Preços"
      headers={headers}
      rows={[{ key: 'a', cells: ['Moqueca e Caju', 'R$ 80', 'R$ 72'] }]}
    />,
  )
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(headers)
})
