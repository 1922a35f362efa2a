import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { ErrorState } from './error-state'
import { RetryNotice } from './retry-notice'

/** A query that fails first and succeeds on retry. */
function Read({ failed }: { failed: (onRetry: () => void) => ReactNode }) {
  const [done, setDone] = useState(false)
  return done ? <p>Conteúdo</p> : failed(() => setDone(true))
}

const looks: [string, (onRetry: () => void) => ReactNode][] = [
  ['an error state', (onRetry) => <ErrorState title="Falhou" onRetry={onRetry} />],
  ['a notice', (onRetry) => <RetryNotice title="Falhou" onRetry={onRetry} />],
]

test.each(looks)('moves the focus to the heading of the section after a retry of %s', async (_, failed) => {
  render(
    <main id="conteudo" tabIndex={-1}>
      <section>
        <h2>Pedidos</h2>
        <Read failed={failed} />
      </section>
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Pedidos' })).toHaveFocus())
})

test.each(looks)('moves the focus to the page after a retry of %s outside a section', async (_, failed) => {
  render(
    <main id="conteudo" tabIndex={-1}>
      <Read failed={failed} />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('leaves the focus in place when an error disappears without a retry', async () => {
  const page = (failed: boolean) => (
    <main id="conteudo" tabIndex={-1}>
      {failed && <ErrorState title="Falhou" onRetry={() => undefined} />}
      <button type="button">Outro</button>
    </main>
  )
  const { rerender } = render(page(true))
  rerender(page(false))
  await Promise.resolve()
  expect(document.body).toHaveFocus()
})
