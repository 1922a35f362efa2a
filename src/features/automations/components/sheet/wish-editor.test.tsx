import { type Wish, wishSchema } from '@consulting/base/request/wish.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { WishChips } from './wish-chips'

const wish = (fields: object) => wishSchema.parse({ text: 'x', ...fields })

let kept: Wish

/** One chip, which the owner changes. */
function Chip({ start }: { start: Wish }) {
  const [current, setCurrent] = useState(start)
  kept = current
  return (
    <WishChips
      label="Pedidos"
      wishes={[current]}
      noun={{ one: 'drink', many: 'drinks' }}
      onEdit={(edit) => edit.do === 'change' && setCurrent(edit.to)}
    />
  )
}

const chip = () => screen.getByRole('button', { name: /, mudar$/ })
const open = async (fields: object) => {
  render(<Chip start={wish(fields)} />)
  await userEvent.click(chip())
}
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option)
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Aplicar' }))

describe('an owner', () => {
  it('changes how prices end', async () => {
    await open({ kind: 'ending', ends: 'ninety' })
    expect(screen.getByLabelText('Como terminam os preços')).toHaveFocus()
    await choose('Como terminam os preços', 'Preço inteiro, sem centavos')
    await apply()
    expect(kept).toMatchObject({ kind: 'ending', ends: 'whole' })
    expect(chip()).toHaveFocus()
  })

  it('changes the days of a period, and applies them with Enter', async () => {
    await open({ kind: 'period', from: '2026-12-01', to: '2026-12-15' })
    const last = screen.getByLabelText(/Último dia/)
    fireEvent.input(last, { target: { value: '2026-12-20' } })
    await userEvent.type(last, '{Enter}')
    expect(kept).toMatchObject({ kind: 'period', to: '2026-12-20' })
  })

  it('changes a portion and its measure together', async () => {
    await open({ kind: 'portion', item: 'Moqueca', amount: 650, unit: 'g', of: 'peixe' })
    await choose('Medida', 'Quilos (kg)')
    await userEvent.clear(screen.getByLabelText('Quanto leva'))
    await userEvent.type(screen.getByLabelText('Quanto leva'), '0,7')
    await apply()
    expect(kept).toMatchObject({ amount: 0.7, unit: 'kg', of: 'peixe' })
  })

  it('changes the weekdays and hours of a question', async () => {
    await open({ kind: 'question', about: 'happyHour', weekdays: [1, 3], end: 20 })
    const days = within(screen.getByRole('group', { name: 'Dias da semana' }))
    await userEvent.click(days.getByRole('checkbox', { name: 'Quarta' }))
    await userEvent.click(days.getByRole('checkbox', { name: 'Domingo' }))
    fireEvent.input(screen.getByLabelText('Começa às'), { target: { value: '17:30' } })
    await apply()
    expect(kept).toMatchObject({ weekdays: [0, 1], start: 17.5, end: 20 })
  })

  it('may ask for no weekday at all, which means every day', async () => {
    await open({ kind: 'question', about: 'happyHour', weekdays: [1], end: 20 })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Segunda' }))
    await apply()
    expect(kept).not.toHaveProperty('weekdays')
  })

  it('changes what a forecast shows, but not to nothing', async () => {
    await open({ kind: 'scope', show: ['week'] })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Por semana' }))
    await apply()
    expect(screen.getByRole('alert')).toHaveTextContent('Marque pelo menos uma opção.')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Por item' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await apply()
    expect(kept).toMatchObject({ show: ['item'] })
  })

  it('clears the only price of posts, so that they state none', async () => {
    await open({ kind: 'onlyPrice', price: 22 })
    await userEvent.clear(screen.getByLabelText(/Único preço/))
    await apply()
    expect(kept).toMatchObject({ kind: 'onlyPrice', price: undefined })
    expect(chip()).toHaveAccessibleName('nenhum preço nas publicações, mudar')
  })

  it('learns at the field why a change is impossible, and leaves with Escape', async () => {
    const before = { kind: 'scope', from: '2026-12-10', to: '2026-12-20' }
    await open(before)
    const last = screen.getByLabelText('Último dia')
    fireEvent.input(last, { target: { value: '2026-12-01' } })
    await apply()
    expect(last).toBeInvalid()
    expect(last).toHaveAccessibleDescription('O último dia vem antes do primeiro.')
    await userEvent.type(last, '{Escape}')
    expect(screen.queryByRole('button', { name: 'Aplicar' })).not.toBeInTheDocument()
    expect(kept).toMatchObject(before)
    expect(chip()).toHaveFocus()
  })

  it('can only remove what has nothing to change', () => {
    render(<Chip start={wish({ kind: 'refusedPost', what: 'raffle' })} />)
    expect(screen.queryByRole('button', { name: /, mudar$/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Remover publicação: sorteio' })).toBeInTheDocument()
  })
})
