/** The gate against the answers of the database and of Supabase Auth. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Session, SessionContext } from '@/session/session-context'
import { SecondFactorGate } from './second-factor-gate'

const backend = vi.hoisted(() => ({
  rpc: vi.fn(),
  mfa: { listFactors: vi.fn(), enroll: vi.fn(), unenroll: vi.fn(), challengeAndVerify: vi.fn() },
}))

vi.mock('@/data/client/supabase', () => ({
  supabase: { rpc: backend.rpc },
  services: async () => ({ auth: { mfa: backend.mfa } }),
}))

const session: Session = {
  status: 'signed-in',
  user: { id: 'rosa', email: 'rosa@exemplo.com', metadata: {} },
  restaurant: null,
  balance: 0,
  canUseAutomations: false,
  isProfileComplete: false,
  refreshRestaurant: async () => null,
  setBalance: () => undefined,
  signOut: async () => undefined,
}

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={session}>
        <SecondFactorGate onSignOut={() => undefined}>
          <p>As salas</p>
        </SecondFactorGate>
      </SessionContext>
    </QueryClientProvider>,
  )

/** The database requires a second factor until a code is verified. */
let verified = false

beforeEach(() => {
  verified = false
  vi.resetAllMocks()
  backend.rpc.mockImplementation(async () => ({ data: !verified, error: null }))
  backend.mfa.challengeAndVerify.mockImplementation(async ({ code }: { code: string }) => {
    if (code !== '123456')
      return { data: null, error: { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' } }
    verified = true
    return { data: {}, error: null }
  })
})

const factors = (...all: { id: string; status: string }[]) => {
  backend.mfa.listFactors.mockResolvedValue({
    data: { all, totp: all.filter(({ status }) => status === 'verified') },
    error: null,
  })
}

test('where the database requires no second factor, the rooms open and no factor is requested', async () => {
  backend.rpc.mockResolvedValue({ data: false, error: null })
  open()
  expect(await screen.findByText('As salas')).toBeInTheDocument()
  expect(backend.mfa.listFactors).not.toHaveBeenCalled()
})

test('a member with an app types its code; a wrong one stays in the field', async () => {
  factors({ id: 'f1', status: 'verified' })
  open()
  const field = await screen.findByLabelText(/Código do aplicativo/)
  expect(screen.queryByText('As salas')).not.toBeInTheDocument()
  await userEvent.type(field, '12')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(screen.getByText('Digite os seis números.')).toBeInTheDocument()
  expect(backend.mfa.challengeAndVerify).not.toHaveBeenCalled()
  await userEvent.type(field, '0000')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText(/O código não confere/)).toBeInTheDocument()
  expect(field).toHaveValue('120000')
  await userEvent.clear(field)
  await userEvent.type(field, '123 456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('As salas')).toBeInTheDocument()
  expect(backend.mfa.challengeAndVerify).toHaveBeenLastCalledWith({ factorId: 'f1', code: '123456' })
})

test('a member without an app links one, by picture or by key, and then enters', async () => {
  factors({ id: 'left', status: 'unverified' })
  backend.mfa.unenroll.mockResolvedValue({ data: {}, error: null })
  backend.mfa.enroll.mockResolvedValue({
    data: { id: 'new', totp: { qr_code: 'data:image/svg+xml;utf-8,<svg/>', secret: 'JBSWY3DP' } },
    error: null,
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Ligar o aplicativo' }))
  expect(await screen.findByRole('img', { name: /Código QR/ })).toHaveAttribute(
    'src',
    'data:image/svg+xml;utf-8,<svg/>',
  )
  expect(screen.getByText('JBSWY3DP')).toBeInTheDocument()
  expect(backend.mfa.unenroll).toHaveBeenCalledWith({ factorId: 'left' })
  await userEvent.type(screen.getByLabelText(/Código do aplicativo/), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('As salas')).toBeInTheDocument()
})

test('without an answer nobody gets in, and the check can be repeated', async () => {
  backend.rpc.mockResolvedValueOnce({ data: null, error: { message: 'Failed to fetch' } })
  factors({ id: 'f1', status: 'verified' })
  open()
  expect(await screen.findByText('Sem conexão. Verifique a internet e tente de novo.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByLabelText(/Código do aplicativo/)).toBeInTheDocument()
})
