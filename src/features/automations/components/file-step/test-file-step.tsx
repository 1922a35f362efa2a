import { automationOf } from '@consulting/automation-types.ts'
import type { FileAnswer, FileInput } from '@consulting/base/answers/definition.ts'
import type { PricedMenu } from '@consulting/documents/doubtful-prices.ts'
import type { DocumentReading } from '@consulting/documents/files/read-document.ts'
import { readSales } from '@consulting/documents/read-sales.ts'
import { readTypedMenu, readTypedSales } from '@consulting/documents/read-typed.ts'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import type { FileService } from '@/documents/file-service'
import type { ReadingNotes } from '@/documents/reading-notes'
import { FileStep } from './file-step'

export function inputOf(type: 'predictive_analytics' | 'food_pairing'): FileInput {
  const [input] = automationOf(type).definition.inputs
  if (input?.type !== 'file') throw new Error('no file step')
  return input
}

export const sheet: DocumentReading = {
  kind: 'sales',
  ...readSales([
    ['Data', 'Produto', 'Qtd', 'Preço', 'Custo'],
    ['05/01/2026', 'Suco de caju', '40', '9,50', '2,00'],
    ['06/01/2026', 'Tapioca', '25', '12,00', '3,00'],
    ['06/01/2026', 'Cuscuz', 'dez', '12,00', '3,00'],
  ]),
}
export const menuOf = (count: number): DocumentReading => ({
  kind: 'menu',
  items: Array.from({ length: count }, (_, index) => ({
    name: `Prato ${index + 1}`,
    category: null,
    description: 'da casa',
    price: 20 + index,
    cost: null,
  })),
  unread: [],
  readLines: count,
  notices: [],
})
export const photo: DocumentReading = { kind: 'typing', why: 'photo', unread: [] }

export const csv = (name = 'vendas.csv') => new File(['produto;qtd\nSuco;1\n'], name, { type: 'text/csv' })
export const jpg = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff])], 'cardapio.jpg', { type: 'image/jpeg' })
export const stored: FileAnswer = {
  path: 'casa/antigo.csv',
  name: 'antigo.csv',
  size: 900,
  type: 'text/csv',
  ...(sheet.kind === 'sales' && { sales: sheet.sales }),
}

interface Options {
  service?: Partial<FileService>
  input?: FileInput
  value?: FileAnswer
  knownMenu?: PricedMenu
}

/** Renders a file step with a service that the options may override. */
export function setUp(options: Options = {}) {
  const discard = vi.fn<FileService['discard']>()
  const service = {
    read: vi.fn<FileService['read']>(() => Promise.resolve(sheet)),
    readMenuText: async (text: string) => readTypedMenu(text),
    readSalesText: async (text: string) => readTypedSales(text),
    upload: vi.fn<FileService['upload']>(() => Promise.resolve('casa/novo.csv')),
    discard,
    readPhoto: vi.fn<FileService['readPhoto']>(() => Promise.resolve('unavailable')),
    ...options.service,
  }
  const state: { answer: FileAnswer | undefined; obstacle: string | null } = {
    answer: options.value,
    obstacle: null,
  }
  function Step() {
    const [value, setValue] = useState(options.value)
    const [notes, setNotes] = useState<ReadingNotes>()
    return (
      <FileStep
        input={options.input ?? inputOf('predictive_analytics')}
        value={value}
        notes={notes}
        error={null}
        service={service}
        knownMenu={options.knownMenu ?? []}
        onChange={(next, nextNotes) => {
          state.answer = next
          setValue(next)
          if (nextNotes) setNotes(nextNotes)
        }}
        onObstacle={(obstacle) => {
          state.obstacle = obstacle
        }}
      />
    )
  }
  const { container } = render(<Step />)
  const picker = () => {
    const field = container.querySelector('input[type=file]')
    if (!(field instanceof HTMLInputElement)) throw new Error('nothing to pick with')
    return field
  }
  const pick = (...files: File[]) => userEvent.upload(picker(), files, { applyAccept: false })
  return { service, discard, state, pick, picker }
}
