import { maxFileBytes } from '@consulting/base/answers/file-types.ts'
import { readSales } from '@consulting/documents/read-sales.ts'
import { DocumentError } from '@consulting/documents/reading.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '@/data/client/errors'
import type { FileService } from '@/documents/file-service'
import { csv, setUp, stored } from './test-file-step'

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
