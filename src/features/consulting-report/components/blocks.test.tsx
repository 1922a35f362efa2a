import type { Block } from '@consulting/report/blocks.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Blocks } from './blocks'

const offer = 'Torresmo e 2 caipirinhas por R$ 67,70'

test.each<Block>([
  { kind: 'keyValues', items: [{ key: offer, value: 'À parte, mais caro.' }] },
  { kind: 'subtitle', text: offer },
  { kind: 'text', text: offer },
])('an amount never breaks after its R$ in a block of kind $kind', (block) => {
  render(<Blocks blocks={[block]} scope="r1/ofertas" />)
  expect(screen.getByText(/caipirinhas/).textContent).toContain('R$\u00a067,70')
})
