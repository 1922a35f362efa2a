import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Age } from '@/data/tables/age'
import { AgeCard } from './age-card'

const age = (status: Age['status'], over: Partial<Age> = {}): Age => ({
  status,
  byFarm: false,
  contestable: status === 'refused' || status === 'unsure',
  decidedAt: null,
  ...over,
})

function show(of: Age, over: Partial<Parameters<typeof AgeCard>[0]> = {}) {
  const props = {
    age: of,
    doing: null,
    failure: undefined,
    contestError: null,
    onStart: vi.fn(),
    onCheck: vi.fn(),
    onContest: vi.fn(),
    onwards: <p>Depois disso</p>,
    ...over,
  }
  render(<AgeCard {...props} />)
  return props
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test.each<[Age, string, string[]]>([
  [age('none'), 'Antes da primeira garrafa', ['Verificar agora']],
  [age('expired'), 'A verificação não foi concluída', ['Verificar agora']],
  [age('pending'), 'Verificação em andamento', ['Continuar a verificação', 'Conferir o resultado']],
  [
    age('unsure'),
    'O serviço ainda está em dúvida',
    ['Conferir o resultado', 'Tentar de novo', 'Enviar contestação'],
  ],
  [age('refused'), 'A verificação foi recusada', ['Tentar de novo', 'Enviar contestação']],
  [age('refused', { contestable: false, byFarm: true }), 'A fazenda manteve a recusa', ['Tentar de novo']],
  [age('contested'), 'A fazenda está conferindo', []],
  [age('verified', { decidedAt: '2026-11-22T15:00:00Z' }), 'Idade verificada', []],
])('%j shows its state and the next steps', (of, title, offered) => {
  show(of)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title)
  expect(buttons()).toEqual(offered)
  expect(screen.getByText('Depois disso')).toBeVisible()
})

test('says before the first verification what is kept', () => {
  show(age('none'))
  expect(screen.getByText(/Documento, foto e data de nascimento não ficam conosco/)).toBeVisible()
})

test('a verification is started once, and nothing else meanwhile', async () => {
  const { onStart } = show(age('pending'))
  await userEvent.click(screen.getByRole('button', { name: 'Continuar a verificação' }))
  expect(onStart).toHaveBeenCalledOnce()
})

test('while it opens, every button waits', () => {
  show(age('pending'), { doing: 'start' })
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
  expect(screen.getByText('Abrindo a verificação...')).toBeVisible()
})

test('a provider that is down is announced, and the button stays', () => {
  show(age('none'), { failure: 'O serviço de verificação não respondeu. Tente de novo em instantes.' })
  expect(screen.getByRole('alert')).toHaveTextContent('não respondeu')
  expect(screen.getByRole('button', { name: 'Verificar agora' })).toBeEnabled()
})

test('a contest needs words, keeps them when it fails, and is sent as written', async () => {
  const { onContest } = show(age('refused'), { contestError: { code: 'network', message: 'x' } })
  const text = screen.getByRole('textbox', { name: 'O que aconteceu' })
  expect(screen.getByText(/Sem conexão/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar contestação' }))
  expect(screen.getByText('Conte em poucas palavras o que aconteceu.')).toBeVisible()
  expect(onContest).not.toHaveBeenCalled()
  await userEvent.type(text, 'A foto saiu escura.')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar contestação' }))
  expect(onContest).toHaveBeenCalledExactlyOnceWith('A foto saiu escura.')
  expect(text).toHaveValue('A foto saiu escura.')
})
