import { automationOf } from '@consulting/automation-types.ts'
import type { FileAnswer, FileInput } from '@consulting/base/answers/definition.ts'
import { maxFileBytes } from '@consulting/base/answers/file-types.ts'
import type { PricedMenu } from '@consulting/documents/doubtful-prices.ts'
import type { DocumentReading } from '@consulting/documents/files/read-document.ts'
import { readSales } from '@consulting/documents/read-sales.ts'
import { readTypedMenu, readTypedSales } from '@consulting/documents/read-typed.ts'
import { DocumentError } from '@consulting/documents/reading.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '@/data/client/errors'
import type { FileService } from '@/documents/file-service'
import type { ReadingNotes } from '@/documents/reading-notes'
import { FileStep } from './file-step'
import { MenuReview } from './menu-review'

function inputOf(type: 'predictive_analytics' | 'food_pairing'): FileInput {
  const [input] = automationOf(type).definition.inputs
  if (input?.type !== 'file') throw new Error('no file step')
  return input
}

const sheet: DocumentReading = {
  kind: 'sales',
  ...readSales([
    ['Data', 'Produto', 'Qtd', 'Preço', 'Custo'],
    ['05/01/2026', 'Suco de caju', '40', '9,50', '2,00'],
    ['06/01/2026', 'Tapioca', '25', '12,00', '3,00'],
    ['06/01/2026', 'Cuscuz', 'dez', '12,00', '3,00'],
  ]),
}
const menuOf = (count: number): DocumentReading => ({
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
const photo: DocumentReading = { kind: 'typing', why: 'photo', unread: [] }

const csv = (name = 'vendas.csv') => new File(['produto;qtd\nSuco;1\n'], name, { type: 'text/csv' })
const jpg = () => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'cardapio.jpg', { type: 'image/jpeg' })
const stored: FileAnswer = {
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

function setUp(options: Options = {}) {
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

const english = /File type must be|File is larger than|Too many files/i

describe('a file step', () => {
  it('reads the file, uploads it, and shows which lines were read and which were not', async () => {
    const { service, state, pick } = setUp()
    await pick(csv())
    expect(await screen.findByText('vendas.csv')).toBeInTheDocument()
    expect(screen.getByText('1 linha ficou de fora')).toBeInTheDocument()
    expect(screen.getByText(/“dez” não foi entendido/)).toBeInTheDocument()
    expect(screen.getByText(/2 itens/)).toBeInTheDocument()
    expect(service.upload).toHaveBeenCalledOnce()
    expect(state.answer).toMatchObject({ path: 'casa/novo.csv', name: 'vendas.csv' })
    expect(state.answer?.sales?.items).toHaveLength(2)
    expect(state.obstacle).toBeNull()
  })

  it.each([
    ['wrong_content', '', 'O conteúdo do arquivo não corresponde ao tipo dele. Envie outro arquivo.'],
    ['password', '', 'O arquivo está protegido por senha. Retire a senha e envie de novo.'],
    ['empty', '', 'O arquivo está vazio. Confira e envie de novo.'],
    ['missing_column', 'as unidades vendidas', /Falta na planilha as unidades vendidas/],
    ['too_dense', '', /grande demais para ser lido com segurança/],
    ['corrupt', '', /parece danificado/],
  ] as const)('does not upload a file refused as %s, and says why', async (code, detail, message) => {
    const read = () => Promise.reject(new DocumentError(code, detail))
    const { service, state, pick } = setUp({ service: { read } })
    await pick(csv())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(service.upload).not.toHaveBeenCalled()
    expect(state.answer).toBeUndefined()
  })

  it('refuses another type, a file over 10 MB, an empty file and several files at once, in Portuguese', async () => {
    const { service, pick, picker } = setUp()
    const refused = async (message: string | RegExp) => {
      expect(await screen.findByText(message)).toBeInTheDocument()
      expect(document.body).not.toHaveTextContent(english)
    }
    await pick(new File(['MZ'], 'programa.exe', { type: 'application/x-msdownload' }))
    await refused('Envie um arquivo CSV ou XLSX.')
    const large = csv('enorme.csv')
    Object.defineProperty(large, 'size', { value: maxFileBytes + 1 })
    await pick(large)
    await refused('O arquivo passa de 10 MB. Envie um menor.')
    await pick(new File([], 'vazio.csv', { type: 'text/csv' }))
    await refused('O arquivo está vazio. Confira e envie de novo.')
    fireEvent.change(picker(), { target: { files: [csv('a.csv'), csv('b.csv')] } })
    await refused('Envie um arquivo só.')
    expect(service.read).not.toHaveBeenCalled()
    const largest = csv('no-limite.csv')
    Object.defineProperty(largest, 'size', { value: maxFileBytes })
    await pick(largest)
    expect(await screen.findByText('no-limite.csv')).toBeInTheDocument()
  })

  it('retries a failed upload without reading the file again', async () => {
    const upload = vi
      .fn<FileService['upload']>()
      .mockRejectedValueOnce(new AppError('network', 'failed'))
      .mockResolvedValueOnce('casa/novo.csv')
    const { service, state, pick } = setUp({ service: { upload } })
    await pick(csv())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A internet falhou e o arquivo não foi enviado.',
    )
    expect(state.answer).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('vendas.csv')).toBeInTheDocument()
    expect(service.read).toHaveBeenCalledOnce()
  })

  it('shows upload progress, blocks the next step meanwhile, and can be cancelled', async () => {
    let aborted = false
    const upload: FileService['upload'] = (_file, onProgress, signal) =>
      new Promise((_resolve, reject) => {
        onProgress(0.4)
        signal.addEventListener('abort', () => {
          aborted = true
          reject(signal.reason)
        })
      })
    const { state, pick } = setUp({ service: { upload }, value: stored })
    await userEvent.click(screen.getByRole('button', { name: 'Trocar arquivo' }))
    await pick(csv())
    expect(await screen.findByRole('progressbar', { name: 'Envio do arquivo' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    expect(state.obstacle).toBe('Espere o arquivo chegar, ou cancele, antes de continuar.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar envio' }))
    expect(aborted).toBe(true)
    expect(state.obstacle).toBeNull()
    expect(state.answer).toEqual(stored)
    expect(screen.getByText('antigo.csv')).toBeInTheDocument()
  })

  it('deletes the previously uploaded file after a replacement, and the file that is removed', async () => {
    const { discard, state, pick } = setUp({ value: stored })
    await userEvent.click(screen.getByRole('button', { name: 'Trocar arquivo' }))
    await pick(csv())
    await screen.findByText('vendas.csv')
    expect(discard.mock.calls).toEqual([['casa/antigo.csv']])
    await userEvent.click(screen.getByRole('button', { name: 'Remover arquivo' }))
    expect(discard).toHaveBeenLastCalledWith('casa/novo.csv')
    expect(state.answer).toBeUndefined()
  })

  it('asks again for a lost file and keeps the corrections', async () => {
    const { service, state, pick } = setUp({ value: { ...stored, path: '' } })
    expect(screen.getByText('“antigo.csv” não está mais guardado')).toBeInTheDocument()
    expect(state.obstacle).toBe('Envie o arquivo de novo antes de continuar.')
    const price = screen.getByRole('textbox', { name: 'Preço (R$) do item 1' })
    await userEvent.clear(price)
    await userEvent.type(price, '11')
    await pick(csv('antigo.csv'))
    await screen.findByText(/recebido/)
    expect(state.answer).toMatchObject({ path: 'casa/novo.csv' })
    expect(state.answer?.sales?.items[0]).toMatchObject({ name: 'Suco de caju', price: 11 })
    expect(service.discard).not.toHaveBeenCalled()
    expect(state.obstacle).toBeNull()
  })

  it('says where each item and each unread line stands in the file, and how many lines were read', async () => {
    const { pick } = setUp()
    await pick(csv())
    expect(await screen.findByText('2 linhas lidas, 1 não lida.')).toBeInTheDocument()
    expect(screen.getByText('Linha 2 do arquivo')).toBeInTheDocument()
    expect(screen.getByText('Linha 4:')).toBeInTheDocument()
  })

  it('asks about prices far from the menu’s before the next step, until each is answered', async () => {
    const { state, pick } = setUp({
      knownMenu: [
        { name: 'Suco de caju', price: 95 },
        { name: 'Tapioca', price: 2 },
      ],
    })
    await pick(csv())
    expect(await screen.findByText('2 preços diferem muito do cardápio')).toBeInTheDocument()
    await waitFor(() => expect(state.obstacle).toMatch(/Confira os 2 preços/))
    await userEvent.click(screen.getByRole('button', { name: 'Usar o do cardápio para Suco de caju' }))
    expect(state.answer?.sales?.items.map(({ price }) => price)).toEqual([95, 12])
    await userEvent.click(screen.getByRole('button', { name: 'A planilha está certa sobre Tapioca' }))
    expect(state.answer?.sales?.items.map(({ price }) => price)).toEqual([95, 12])
    expect(screen.queryByText(/muito do cardápio/)).toBeNull()
    await waitFor(() => expect(state.obstacle).toBeNull())
  })

  it('does not ask about prices like those of the menu', async () => {
    const { state, pick } = setUp({ knownMenu: [{ name: 'Suco de caju', price: 12 }] })
    await pick(csv())
    expect(await screen.findByText(/2 itens/)).toBeInTheDocument()
    expect(screen.queryByText(/muito do cardápio/)).toBeNull()
    expect(state.obstacle).toBeNull()
  })

  it('asks what “Valor” means and reads the sheet again with the answer', async () => {
    const table = [
      ['Produto', 'Qtd', 'Valor'],
      ['Suco', '10', '95,00'],
    ]
    const read: FileService['read'] = (_file, { valueMeans }) =>
      Promise.resolve({ kind: 'sales', ...readSales(table, valueMeans ? { valueMeans } : {}) })
    const { state, pick } = setUp({ service: { read } })
    await pick(csv())
    await screen.findByText('A coluna “Valor” foi lida como o preço de uma unidade')
    expect(state.answer?.sales?.items[0]?.price).toBe(95)
    await userEvent.click(screen.getByRole('button', { name: 'É o total da linha' }))
    await screen.findByText('A coluna “Valor” foi lida como o total da linha')
    expect(state.answer?.sales?.items[0]?.price).toBe(9.5)
    expect(screen.getByRole('textbox', { name: 'Preço (R$) do item 1' })).toHaveValue('9,50')
  })
})

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
    expect(series()).toEqual([{ name: 'Tapioca', units: [25] }])
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(series()).toEqual([
      { name: 'Suco', units: [40] },
      { name: 'Tapioca', units: [25] },
    ])
    expect(state.answer?.sales?.items[0]?.name).toBe('Suco')
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
