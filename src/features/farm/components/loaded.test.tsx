import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { userKey } from '@/data/client/query-keys'
import { ListSection } from './loaded'

function Bottles({ read }: { read: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: userKey('member', 'bottles'), queryFn: read, retry: false })
  return (
    <ListSection
      id="garrafas"
      title="Garrafas"
      query={query}
      label="as garrafas"
      only={(all) => all.filter((name) => name !== 'vazia')}
      empty="Nenhuma garrafa."
    >
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </ListSection>
  )
}

function open(read: () => Promise<string[]>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Bottles read={read} />
    </QueryClientProvider>,
  )
}

test('a list announces that it is loading, then shows its rows under its heading', async () => {
  open(async () => ['Alambique', 'vazia'])
  expect(screen.getByText('Carregando as garrafas')).toBeInTheDocument()
  expect(await screen.findByText('Alambique')).toBeVisible()
  expect(screen.queryByText('vazia')).toBeNull()
  expect(screen.getByRole('region', { name: 'Garrafas' })).toBeInTheDocument()
})

test('an empty list says so', async () => {
  open(async () => ['vazia'])
  expect(await screen.findByText('Nenhuma garrafa.')).toBeVisible()
})

test('a list that fails to load says so, and can be read again', async () => {
  const read = vi.fn<() => Promise<string[]>>().mockRejectedValueOnce(new Error('offline'))
  read.mockResolvedValue(['Alambique'])
  open(read)
  expect(await screen.findByText('Não conseguimos ler as garrafas')).toBeVisible()
  expect(screen.queryByText('Nenhuma garrafa.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Tentar/ }))
  expect(await screen.findByText('Alambique')).toBeVisible()
})
