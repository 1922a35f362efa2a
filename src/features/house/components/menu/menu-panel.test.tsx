import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import type { MenuItem } from '@consulting/documents/menu.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '@/data/client/errors'
import type { FileService } from '@/documents/file-service'
import { Toaster } from '@/ui/toaster'
import { applyChange, inverseOf, type MenuChange } from '../../menu-change'
import { menuRow } from '../../test-house'
import { AddItems, MenuPanel, MergeView } from './menu-panel'
import type { Situation } from './use-menu-filter'

// These modules load on the first interaction.
beforeAll(() => Promise.all([AddItems.preload(), MergeView.preload()]))

const menu = [
  menuRow('Pastel de carne', { section: 'Petiscos', price: 18.9, position: 0 }),
  menuRow('Caldinho', { section: 'Petiscos', price: 14, cost: 3, position: 1 }),
  menuRow('Caipirinha', { section: 'Drinks', price: 22, position: 2 }),
]

const read = (name: string, price: number | null): MenuItem => ({
  name,
  category: null,
  description: null,
  price,
  cost: null,
})

/** Renders the panel with its own database. Saving fails while `network.failing` is true. */
function open(rows: MenuItemRow[], pasted: MenuItem[] = []) {
  const saved: MenuChange[] = []
  const network = { failing: false }
  let kept = rows
  const service: FileService = {
    read: () => Promise.reject(new Error('no file is read here')),
    readMenuText: () => Promise.resolve({ items: pasted, unread: [], readLines: pasted.length, notices: [] }),
    readSalesText: () => Promise.reject(new Error('no sales are read here')),
    upload: () => Promise.reject(new Error('nothing is uploaded here')),
    discard: () => undefined,
    readPhoto: () => Promise.resolve('unavailable'),
  }
  function House() {
    const [items, setItems] = useState(rows)
    const [situation, setSituation] = useState<Situation>('all')
    return (
      <MenuPanel
        rows={items}
        situation={situation}
        onSituation={setSituation}
        service={service}
        onUnsaved={() => undefined}
        onSave={async (change) => {
          if (network.failing) throw new AppError('network', 'failed to fetch')
          saved.push(change)
          const undo = inverseOf(kept, change)
          kept = applyChange(kept, change, '2026-11-22T12:00:00Z')
          setItems(kept)
          return { undo, elsewhere: 0 }
        }}
      />
    )
  }
  render(
    <>
      <House />
      <Toaster />
    </>,
  )
  return { saved, network, kept: () => kept }
}

const cost = (name: string) => screen.getByRole('button', { name: new RegExp(`^Custo de ${name}:`) })
const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^Selecionar (?!os|o item)/ })
    .map((box) => box.getAttribute('aria-label')?.replace('Selecionar ', ''))

test('an empty menu offers three ways to fill it', async () => {
  open([])
  expect(screen.getByRole('heading', { name: 'O seu cardápio, contado uma vez só' })).toBeVisible()
  for (const name of [/^Ler um arquivo/, /^Colar uma lista/, /^Digitar à mão/]) {
    expect(screen.getByRole('button', { name })).toBeVisible()
  }
  await userEvent.click(screen.getByRole('button', { name: /^Digitar à mão/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Acrescentar ao cardápio' }))
  expect(screen.getByText('Diga o nome do item.')).toBeVisible()
})

test('an unknown cost says so, a typed one is saved, and zero is refused', async () => {
  const { saved } = open(menu)
  expect(cost('Caipirinha')).toHaveTextContent('não sei')
  await userEvent.click(cost('Caipirinha'))
  const field = screen.getByRole('textbox', { name: 'Custo de Caipirinha' })
  await userEvent.type(field, '0{Enter}')
  expect(screen.getByText(/Custo zero não existe/)).toBeVisible()
  expect(saved).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, '4,80{Enter}')
  await waitFor(() => expect(cost('Caipirinha')).toHaveTextContent('4,80'))
  expect(saved).toHaveLength(1)
  expect(saved[0]?.items).toMatchObject([{ name: 'Caipirinha', cost: 4.8, price: 22 }])
})

test('a cleared cost is unknown again', async () => {
  const { saved } = open(menu)
  await userEvent.click(cost('Caldinho'))
  await userEvent.clear(screen.getByRole('textbox', { name: 'Custo de Caldinho' }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(saved[0]?.items).toMatchObject([{ name: 'Caldinho', cost: null }]))
})

test('a failure to save keeps the input', async () => {
  const { network, kept } = open(menu)
  network.failing = true
  await userEvent.click(cost('Caipirinha'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Custo de Caipirinha' }), '4,80{Enter}')
  expect(await screen.findByText(/A internet falhou e nada foi gravado/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Custo de Caipirinha' })).toHaveValue('4,80')
  network.failing = false
  await userEvent.type(screen.getByRole('textbox', { name: 'Custo de Caipirinha' }), '{Enter}')
  await waitFor(() => expect(cost('Caipirinha')).toHaveTextContent('4,80'))
  expect(kept().find(({ name }) => name === 'Caipirinha')?.cost).toBe(4.8)
})

test('the search ignores accents, and the filter finds items without cost', async () => {
  open(menu)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar no cardápio' }), 'PASTÉL')
  await waitFor(() => expect(names()).toEqual(['Pastel de carne']))
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mostrar' }), 'Sem custo')
  await waitFor(() => expect(names()).toEqual(['Pastel de carne', 'Caipirinha']))
})

test('a bulk change and its undo restore every field', async () => {
  const { kept } = open(menu)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar os 3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Apagar' }))
  expect(await screen.findByRole('heading', { name: 'O seu cardápio, contado uma vez só' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
  await waitFor(() => expect(names()).toEqual(['Pastel de carne', 'Caldinho', 'Caipirinha']))
  const plain = (rows: readonly MenuItemRow[]) => rows.map(({ updated_at: _, ...item }) => item)
  expect(plain(kept())).toEqual(plain(menu))
})

test('a pasted list is compared first; only ticked items are saved, in one change', async () => {
  const { saved } = open(menu, [read('Torresmo', 28), read('CAIPIRINHA', 24), read('Caldinho', 14)])
  await userEvent.click(screen.getByRole('button', { name: 'Colar lista' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Colar itens' }), 'Torresmo 28')
  await userEvent.click(screen.getByRole('button', { name: 'Ler a lista' }))
  const changed = await screen.findByRole('region', { name: /^Mudaram/ })
  expect(within(changed).getByRole('checkbox', { name: /Caipirinha.*22,00.*24,00/ })).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: /Torresmo/ }))
  expect(saved).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Salvar 1 item' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({ items: [{ name: 'Caipirinha', price: 24 }], removed: [] })
})

test('an unsaved merge leaves the pasted list in its field', async () => {
  open(menu, [read('Torresmo', 28)])
  await userEvent.click(screen.getByRole('button', { name: 'Colar lista' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Colar itens' }), 'Torresmo 28')
  await userEvent.click(screen.getByRole('button', { name: 'Ler a lista' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar sem salvar' }))
  expect(screen.getByRole('textbox', { name: 'Colar itens' })).toHaveValue('Torresmo 28')
})

test('the editor requires a name and keeps the input when saving fails', async () => {
  const { network, saved } = open(menu)
  await userEvent.click(screen.getByRole('button', { name: 'Editar Caldinho' }))
  const form = screen.getByRole('form', { name: 'Editar Caldinho' })
  await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'Alérgenos' }), 'some')
  await userEvent.click(within(form).getByRole('checkbox', { name: 'Leite' }))
  network.failing = true
  await userEvent.click(within(form).getByRole('button', { name: 'Salvar item' }))
  expect(await within(form).findByText(/A internet falhou/)).toBeVisible()
  expect(within(form).getByRole('checkbox', { name: 'Leite' })).toBeChecked()
  network.failing = false
  await userEvent.click(within(form).getByRole('button', { name: 'Salvar item' }))
  await waitFor(() => expect(saved[0]?.items).toMatchObject([{ allergens: ['milk'], cost: 3 }]))
})
