import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { groupExpiries } from '@/domain/credit-expiry'
import { BalanceBox } from './balance-box'

const now = new Date('2026-11-21T15:00:00Z')

function show(balance: number, days: readonly string[]) {
  const lots = days.map((day) => ({ remaining: 100, expires_at: `${day}T12:00:00Z` }))
  render(<BalanceBox balance={balance} expiries={groupExpiries(lots, now)} />)
}

test('the balance lists its expiries', () => {
  show(200, ['2027-01-10', '2027-02-10'])
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '100 créditos vencem em 10/01/2027',
    '100 créditos vencem em 10/02/2027',
  ])
  expect(screen.queryByText(/^Mais/)).toBeNull()
})

test('expiries after the second are shown on demand', async () => {
  show(500, ['2027-01-10', '2027-02-10', '2027-03-10', '2027-04-10', '2027-05-10'])
  expect(screen.getByText('100 créditos vencem em 10/02/2027')).toBeVisible()
  expect(screen.getByText('100 créditos vencem em 10/03/2027')).not.toBeVisible()
  await userEvent.click(screen.getByText('Mais 3 datas'))
  expect(screen.getByText('100 créditos vencem em 10/05/2027')).toBeVisible()
})

test('an empty balance has no list', () => {
  show(0, [])
  expect(screen.getByText('0 créditos')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})
