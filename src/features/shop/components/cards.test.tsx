import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { PurchaseContext } from '../purchase-context'
import { makeProduct } from '../test-support'
import { BottleCard } from './bottle-card'
import { PackageCard } from './package-card'
import { PremiumCard } from './premium-card'

const idle = { pending: null, buy: () => undefined }

describe('the card of a credit package', () => {
  it('shows price, base, bonus with its percentage, total and the included cachaça', () => {
    render(
      <PurchaseContext value={idle}>
        <PackageCard product={makeProduct()} products={[]} />
      </PurchaseContext>,
    )
    const card = screen.getByRole('article')
    expect(card).toHaveTextContent(/R\$\s500,00/)
    expect(card).toHaveTextContent('Bônus (15%)+75 créditos')
    expect(card).toHaveTextContent('Total575 créditos')
    expect(card).toHaveTextContent(/R\$\s450,00 em cachaça inclusa/)
    expect(screen.getByText('Mais popular')).toBeVisible()
  })

  it('has no badge unless it is the popular one', () => {
    render(
      <PurchaseContext value={idle}>
        <PackageCard product={makeProduct({ is_popular: false })} products={[]} />
      </PurchaseContext>,
    )
    expect(screen.queryByText('Mais popular')).toBeNull()
  })

  it('buys its own price, in a quantity of one', async () => {
    const buy = vi.fn()
    render(
      <PurchaseContext value={{ pending: null, buy }}>
        <PackageCard product={makeProduct()} products={[]} />
      </PurchaseContext>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Comprar Pacote Profissional' }))
    expect(buy).toHaveBeenCalledExactlyOnceWith({
      key: 'pacote-profissional',
      priceId: 'price_pacote_profissional',
    })
  })

  it('says that the payment page is opening, and waits during another purchase', () => {
    const { rerender } = render(
      <PurchaseContext value={{ ...idle, pending: 'pacote-profissional' }}>
        <PackageCard product={makeProduct()} products={[]} />
      </PurchaseContext>,
    )
    expect(screen.getByRole('button', { name: 'Abrindo o pagamento...' })).toBeDisabled()
    rerender(
      <PurchaseContext value={{ ...idle, pending: 'another' }}>
        <PackageCard product={makeProduct()} products={[]} />
      </PurchaseContext>,
    )
    expect(screen.getByRole('button', { name: 'Comprar Pacote Profissional' })).toBeDisabled()
    rerender(
      <PurchaseContext value={idle}>
        <PackageCard product={makeProduct()} products={[]} />
      </PurchaseContext>,
    )
    expect(screen.getByRole('button', { name: 'Comprar Pacote Profissional' })).toBeEnabled()
  })
})

describe('the card of the premium package', () => {
  it('lists workshops, all consulting, the event and R$ 1.250,00 of cachaça (25%)', () => {
    const product = makeProduct({
      id: 'consultoria-extrapremium',
      kind: 'premium_package',
      name: 'Consultoria ExtraPremium',
      price: 5000,
    })
    render(
      <PurchaseContext value={idle}>
        <PremiumCard product={product} products={[]} />
      </PurchaseContext>,
    )
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch('Workshops')
    expect(lines[1]).toMatch('Todas as consultorias')
    expect(lines[2]).toMatch('Evento exclusivo')
    expect(lines[3]).toMatch(/R\$\s1\.250,00 em cachaça \(25%\)/)
  })
})

describe('the card of a cachaça', () => {
  const bottle = makeProduct({
    id: 'cachaca-alambique',
    price_id: 'price_cachaca_alambique',
    kind: 'bottle',
    name: 'Cachaça Alambique',
    price: 25,
    credits: 25,
    bonus: 0,
    max_quantity: 60,
  })

  it('buys the chosen number of bottles, and shows their cost and credits', async () => {
    const buy = vi.fn()
    render(
      <PurchaseContext value={{ pending: null, buy }}>
        <BottleCard product={bottle} />
      </PurchaseContext>,
    )
    const more = screen.getByRole('button', { name: 'Aumentar quantidade de Cachaça Alambique' })
    await userEvent.click(more)
    await userEvent.click(more)
    expect(screen.getByRole('textbox', { name: 'Quantidade de Cachaça Alambique' })).toHaveValue('3')
    expect(screen.getByRole('article')).toHaveTextContent(/R\$\s75,0075 créditos/)
    await userEvent.click(screen.getByRole('button', { name: 'Comprar Cachaça Alambique' }))
    expect(buy).toHaveBeenCalledExactlyOnceWith({
      key: 'cachaca-alambique',
      priceId: 'price_cachaca_alambique',
      quantity: 3,
    })
  })

  it('keeps a typed quantity between 1 and the maximum', async () => {
    const buy = vi.fn()
    render(
      <PurchaseContext value={{ pending: null, buy }}>
        <BottleCard product={bottle} />
      </PurchaseContext>,
    )
    const quantity = screen.getByRole('textbox', { name: 'Quantidade de Cachaça Alambique' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '99')
    await userEvent.tab()
    expect(quantity).toHaveValue('60')
    expect(screen.getByRole('button', { name: 'Aumentar quantidade de Cachaça Alambique' })).toBeDisabled()
    await userEvent.clear(quantity)
    await userEvent.tab()
    expect(quantity).toHaveValue('1')
    expect(screen.getByRole('button', { name: 'Diminuir quantidade de Cachaça Alambique' })).toBeDisabled()
  })

  it.each([
    ['full-width digits', '１２', '12'],
    ['digits among letters and blanks', ' 1a2 ', '12'],
    ['the digits of a sign and a fraction', '-1,', '1'],
    ['nothing but emoji', '🍹', '1'],
    ['markup', '<b>', '1'],
  ])('reads %s', async (_, typed, quantity) => {
    render(
      <PurchaseContext value={{ pending: null, buy: vi.fn() }}>
        <BottleCard product={bottle} />
      </PurchaseContext>,
    )
    const field = screen.getByRole('textbox', { name: 'Quantidade de Cachaça Alambique' })
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.blur(field)
    expect(field).toHaveValue(quantity)
  })
})
