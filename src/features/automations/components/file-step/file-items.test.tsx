import { readTypedMenu, readTypedSales } from '@consulting/documents/read-typed.ts'
import { DocumentError } from '@consulting/documents/reading.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '@/data/client/errors'
import type { FileService } from '@/documents/file-service'
import { MenuReview } from './menu-review'
import { inputOf, jpg, menuOf, photo, setUp, stored } from './test-file-step'

describe('the items of a file', () => {
  it('are corrected in Brazilian number format, and a mistake blocks the next step', async () => {
    const { state } = setUp({ value: stored })
    const price = screen.getByRole('textbox', { name: 'Preço (R$) do item 1' })
    await userEvent.clear(price)
    await userEvent.type(price, 'nove')
    expect(screen.getByRole('alert')).toHaveTextContent('Ex.: 18,50')
    expect(state.obstacle).toBe('Corrija o item marcado antes de continuar.')
    await userEvent.clear(price)
    await userEvent.type(price, '1.009,90')
    expect(state.answer?.sales?.items[0]?.price).toBe(1009.9)
    expect(state.obstacle).toBeNull()
  })

  it('are not submitted by Enter in a cell', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    const input = inputOf('food_pairing')
    const menu = { items: [{ name: 'Baião', category: null, description: null, price: 45, cost: null }] }
    render(
      <form onSubmit={onSubmit}>
        <MenuReview items={menu.items} readText={async (text) => readTypedMenu(text)} onChange={() => {}} />
        <input aria-label={input.label} />
        <button type="submit">Próximo</button>
      </form>,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Item do item 1' }), ' cremoso{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: input.label }), 'x{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('keep their weekly series when they are renamed, removed and restored', async () => {
    const { state } = setUp({ value: stored })
    const name = screen.getByRole('textbox', { name: 'Item do item 1' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Suco')
    const series = () => state.answer?.sales?.itemWeeks
    expect(series()?.map((each) => each.name)).toEqual(['Suco', 'Tapioca'])
    await userEvent.click(screen.getByRole('button', { name: 'Remover Suco' }))
    expect(series()).toEqual([{ name: 'Tapioca', units: [25], weekdays: [0, 0, 25, 0, 0, 0, 0] }])
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(series()).toEqual([
      { name: 'Suco', units: [40], weekdays: [0, 40, 0, 0, 0, 0, 0] },
      { name: 'Tapioca', units: [25], weekdays: [0, 0, 25, 0, 0, 0, 0] },
    ])
    expect(state.answer?.sales?.items[0]?.name).toBe('Suco')
  })

  it('keep the prices they had in the sheet until their price or their units are corrected', async () => {
    const prices = [
      { price: 9, paid: 9, units: 20, from: '2026-01-05', to: '2026-01-18' },
      { price: 9.5, paid: 9.5, units: 20, from: '2026-01-19', to: '2026-02-01' },
    ]
    const [juice, ...rest] = stored.sales?.items ?? []
    if (!stored.sales || !juice) throw new Error('no sales')
    const { state } = setUp({
      value: { ...stored, sales: { ...stored.sales, items: [{ ...juice, prices }, ...rest] } },
    })
    await userEvent.type(screen.getByRole('textbox', { name: 'Item do item 1' }), ' gelado')
    expect(state.answer?.sales?.items[0]).toMatchObject({ name: 'Suco de caju gelado', prices })
    await userEvent.type(screen.getByRole('textbox', { name: /Unidades.* do item 1/ }), '1')
    expect(state.answer?.sales?.items[0]).not.toHaveProperty('prices')
  })

  it('of an unreadable photo are typed or pasted, and lines not understood stay in the field', async () => {
    const { service, state, pick } = setUp({
      input: inputOf('food_pairing'),
      service: { read: () => Promise.resolve(photo), upload: () => Promise.resolve('casa/foto.jpg') },
    })
    await pick(jpg())
    expect(await screen.findByText(/Não conseguimos ler a foto sozinhos/)).toBeInTheDocument()
    expect(service.readPhoto).toHaveBeenCalledWith('casa/foto.jpg')
    expect(state.answer?.menu).toBeUndefined()
    const field = screen.getByRole('textbox', { name: 'Colar itens' })
    await userEvent.type(field, 'DRINKS\nCaipirinha 22,00\n???\nNegroni')
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar à lista' }))
    expect(state.answer?.menu?.items).toEqual([
      { name: 'Caipirinha', category: 'DRINKS', description: null, price: 22, cost: null },
    ])
    expect(field).toHaveValue('Negroni')
    expect(screen.getByText('1 item acrescentado.')).toBeInTheDocument()
  })

  it('that were pasted and cannot be read stay in the field, with the reason', async () => {
    setUp({
      value: { ...stored, sales: undefined },
      service: {
        readSalesText: async (text) => {
          if (text.includes('lento')) throw new DocumentError('too_slow')
          if (text.includes('sem rede')) throw new AppError('network', 'no worker')
          return readTypedSales(text)
        },
      },
    })
    const field = screen.getByRole('textbox', { name: 'Colar itens' })
    const paste = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(text)
      await userEvent.click(screen.getByRole('button', { name: 'Acrescentar à lista' }))
    }
    await paste('lento\nSuco')
    expect(await screen.findByText(/Cole menos linhas por vez/)).toBeInTheDocument()
    expect(field).toHaveValue('lento\nSuco')
    await paste('sem rede\nSuco')
    expect(await screen.findByText(/Confira a internet/)).toBeInTheDocument()
    expect(field).toHaveValue('sem rede\nSuco')
    await paste('Suco\nTapioca\nCuscuz')
    expect(await screen.findByText(/faltam as unidades vendidas/)).toBeInTheDocument()
    expect(field).toHaveValue('Suco\nTapioca\nCuscuz')
    await paste(`Suco; 10; 9,50\n${'('.repeat(1001)}`)
    expect(await screen.findByText('1 item acrescentado.')).toBeInTheDocument()
    expect(field).toHaveValue('('.repeat(1001))
    await paste('x'.repeat(200_001))
    expect(await screen.findByText(/Cole até 200.000 caracteres/)).toBeInTheDocument()
    expect(field).toHaveValue('x'.repeat(200_001))
  })

  it('cannot be edited while they are read, and leaving the step stops the reading', async () => {
    let signal: AbortSignal | undefined
    const readMenuText: FileService['readMenuText'] = (_, given) => {
      signal = given
      return new Promise(() => {})
    }
    const { unmount } = render(<MenuReview items={[]} readText={readMenuText} onChange={() => {}} />)
    const field = screen.getByRole('textbox', { name: 'Colar itens' })
    await userEvent.type(field, 'Baião 45,00')
    await userEvent.click(screen.getByRole('button', { name: 'Acrescentar à lista' }))
    expect(screen.getByRole('button', { name: 'Lendo...' })).toBeDisabled()
    await userEvent.type(field, ' cremoso')
    expect(field).toHaveValue('Baião 45,00')
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  it('of a photo come from the server when it can read the photo', async () => {
    const menu = menuOf(2)
    const readPhoto = () =>
      Promise.resolve(menu.kind === 'menu' ? { items: menu.items } : ('unavailable' as const))
    const { state, pick } = setUp({
      input: inputOf('food_pairing'),
      service: { read: () => Promise.resolve(photo), readPhoto },
    })
    await pick(jpg())
    expect(await screen.findByRole('textbox', { name: 'Item do item 2' })).toHaveValue('Prato 2')
    expect(state.answer?.menu?.items).toHaveLength(2)
    expect(screen.queryByText(/Não conseguimos ler a foto/)).not.toBeInTheDocument()
  })

  it('are shown fifty at a time, and the answer has all of them', async () => {
    const { state, pick } = setUp({
      input: inputOf('food_pairing'),
      service: { read: () => Promise.resolve(menuOf(500)) },
    })
    await pick(new File(['%PDF-'], 'cardapio.pdf', { type: 'application/pdf' }))
    const list = within(await screen.findByRole('list', { name: 'Itens do cardápio' }))
    expect(list.getAllByRole('listitem')).toHaveLength(50)
    await userEvent.click(screen.getByRole('button', { name: 'Ver 51 a 100' }))
    const price = screen.getByRole('textbox', { name: 'Preço (R$) do item 51' })
    await userEvent.type(price, '{backspace}5')
    expect(state.answer?.menu?.items).toHaveLength(500)
    expect(state.answer?.menu?.items[50]).toMatchObject({
      name: 'Prato 51',
      description: 'da casa',
      price: 70.05,
    })
  })
})
