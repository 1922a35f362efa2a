import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AgeGate } from './age-gate'
import { AgeQuestion } from './age-question'
import { isAgeRemembered } from './age-storage'

const underage = 'Você deve ter 18 anos ou mais para acessar este site.'
const impossible = 'Essa data não existe. Confira dia, mês e ano.'

beforeAll(AgeQuestion.preload)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00-03:00'), shouldAdvanceTime: true })
  localStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function openGate() {
  render(
    <AgeGate remembered={isAgeRemembered(new Date())}>
      <p>catálogo</p>
    </AgeGate>,
  )
}

/** Renders the gate, with a user to type. */
function ask() {
  openGate()
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

const day = () => screen.getByLabelText('Dia')
const month = () => screen.getByLabelText('Mês')
const year = () => screen.getByLabelText('Ano')
const values = () =>
  screen.getAllByRole('textbox').map((input) => (input instanceof HTMLInputElement ? input.value : null))

test('the question is prerendered without a window, under a splash that CSS hides', () => {
  vi.stubGlobal('localStorage', undefined)
  const html = renderToString(<AgeGate remembered={false}>prateleira</AgeGate>)
  expect(html).toContain('Confirme sua idade')
  expect(html).toContain('splash')
  expect(html).not.toContain('prateleira')
  vi.unstubAllGlobals()
})

describe('the memory of the device', () => {
  const remember = (verified: string, date: string) => {
    localStorage.setItem('age_verified', verified)
    localStorage.setItem('verification_date', date)
  }

  test('admits a visitor who confirmed 29 days ago', () => {
    remember('true', '2026-10-22T12:00:00-03:00')
    openGate()
    expect(screen.getByText('catálogo')).toBeInTheDocument()
  })

  test.each([
    ['older than 30 days', 'true', '2026-10-20T12:00:00-03:00'],
    ['with an invalid date', 'true', 'ontem'],
    ['with a date in the future', 'true', '2027-01-01T12:00:00-03:00'],
    ['that does not say true', 'yes', '2026-11-19T12:00:00-03:00'],
  ])('%s is cleared, and the question is asked again', (_, verified, date) => {
    remember(verified, date)
    ask()
    expect(day()).toBeInTheDocument()
    expect(localStorage.getItem('age_verified')).toBeNull()
    expect(localStorage.getItem('verification_date')).toBeNull()
  })

  test('may be disabled: then the confirmation lasts for this visit', async () => {
    const broken = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: broken, setItem: broken, removeItem: broken })
    const user = ask()
    await user.paste('01/02/1990')
    await user.click(screen.getByRole('button', { name: 'Entrar no Engenho 48' }))
    await act(() => vi.advanceTimersByTime(1500))
    expect(screen.getByText('catálogo')).toBeInTheDocument()
    vi.unstubAllGlobals()
  })
})

describe('the three fields', () => {
  test('move the focus to the next one as they fill', async () => {
    const user = ask()
    expect(day()).toHaveFocus()
    await user.keyboard('01021990')
    expect(values()).toEqual(['01', '02', '1990'])
    expect(year()).toHaveFocus()
  })

  test('accept only digits, including full-width ones', async () => {
    const user = ask()
    await user.type(day(), 'a1b')
    fireEvent.change(month(), { target: { value: '０２' } })
    expect(values()).toEqual(['1', '02', ''])
    expect(screen.getByRole('button', { name: 'Confirmar Idade' })).toBeDisabled()
  })

  test('accept a slash after a one-digit day', async () => {
    const user = ask()
    await user.keyboard('1/2/1990')
    expect(values()).toEqual(['1', '2', '1990'])
  })

  test('move the focus back on backspace in an empty one', async () => {
    const user = ask()
    await user.keyboard('01')
    expect(month()).toHaveFocus()
    await user.keyboard('{Backspace}')
    expect(day()).toHaveFocus()
    expect(values()).toEqual(['01', '', ''])
  })

  test.each(['01/02/1990', '01021990'])('are all filled by pasting %s into one', async (text) => {
    const user = ask()
    await user.click(month())
    await user.paste(text)
    expect(values()).toEqual(['01', '02', '1990'])
    expect(screen.getByRole('button', { name: 'Entrar no Engenho 48' })).toBeEnabled()
  })
})

describe('the answer', () => {
  test('is not taken before the date is whole', async () => {
    const user = ask()
    expect(screen.getByRole('button', { name: 'Confirmar Idade' })).toBeDisabled()
    await user.keyboard('0102199')
    expect(screen.getByRole('button', { name: 'Confirmar Idade' })).toBeDisabled()
    await user.keyboard('0')
    expect(screen.getByRole('button', { name: 'Entrar no Engenho 48' })).toBeEnabled()
  })

  test('of a minor is refused when confirmed, and editing clears the refusal', async () => {
    const user = ask()
    await user.keyboard('21112008')
    const button = screen.getByRole('button', { name: 'Confirmar Idade' })
    expect(button).toBeEnabled()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(button)
    expect(screen.getByRole('alert')).toHaveTextContent(underage)
    expect(localStorage.getItem('age_verified')).toBeNull()
    await user.type(day(), '{Backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('on the eighteenth birthday is that of an adult', async () => {
    const user = ask()
    await user.keyboard('20112008')
    expect(screen.getByRole('button', { name: 'Entrar no Engenho 48' })).toBeEnabled()
  })

  test.each(['31021990', '01010001', '01012030'])(
    '%s is no date: the button stays off and says why',
    async (text) => {
      const user = ask()
      await user.keyboard(text)
      expect(screen.getByRole('button', { name: 'Confirmar Idade' })).toBeDisabled()
      expect(screen.getByRole('alert')).toHaveTextContent(impossible)
    },
  )

  test('of an adult is remembered, welcomed for 1.5 seconds, and admits the visitor', async () => {
    const user = ask()
    await user.keyboard('01021990{Enter}')
    expect(screen.getByRole('heading', { name: 'Bem-vindo!' })).toHaveFocus()
    expect(screen.getByText('Verificando...')).toBeInTheDocument()
    expect(localStorage.getItem('age_verified')).toBe('true')
    expect(localStorage.getItem('verification_date')).toMatch(/^2026-11-20T15:00:0/)
    act(() => vi.advanceTimersByTime(1400))
    expect(screen.queryByText('catálogo')).toBeNull()
    act(() => vi.advanceTimersByTime(100))
    expect(screen.getByText('catálogo')).toBeInTheDocument()
    expect(screen.queryByText('Bem-vindo!')).toBeNull()
  })
})
