import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FiscalDocument } from '@/domain/fiscal-document'
import { FiscalDocumentList } from './fiscal-document-list'

const queued: FiscalDocument = {
  id: '1',
  kind: 'nfe',
  status: 'queued',
  amount: null,
  number: null,
  series: null,
  access_key: null,
  verification_code: null,
  pdf_url: null,
  xml_url: null,
  refusal: null,
  cancel_reason: null,
  created_at: '2026-11-22T12:00:00+00:00',
  issued_at: null,
  cancelled_at: null,
}
const issued: FiscalDocument = {
  ...queued,
  status: 'issued',
  amount: 150,
  number: '48',
  series: '1',
  access_key: '52060433009911002506550120000007800267301615',
  pdf_url: 'https://example.com/48.pdf',
  xml_url: 'https://example.com/48.xml',
  issued_at: '2026-11-22T12:01:00+00:00',
}

function show(document: Partial<FiscalDocument>, needsAddress = false) {
  render(<FiscalDocumentList documents={[{ ...queued, ...document }]} needsAddress={needsAddress} />)
  return screen.getByRole('listitem')
}

describe('an invoice', () => {
  it('that is issued has its number, amount, key and files', () => {
    const item = show(issued)
    expect(item).toHaveTextContent('NF-e 48, série 1')
    expect(item).toHaveTextContent(/Garrafas · R\$\s150,00/)
    expect(item).toHaveTextContent('5206 0433 0099')
    expect(within(item).getByText('Emitida')).toBeVisible()
    expect(within(item).getByRole('link', { name: /PDF da NF-e 48/ })).toHaveAttribute('href', issued.pdf_url)
    expect(within(item).getByRole('link', { name: /XML da NF-e 48/ })).toHaveAttribute('href', issued.xml_url)
  })

  it.each([
    [{}, false, 'Na fila', 'É emitida automaticamente'],
    [{}, true, 'Na fila', 'assim que o pedido tiver o endereço'],
    [{ kind: 'nfse' }, true, 'Na fila', 'É emitida automaticamente'],
    [{ status: 'processing' }, false, 'Em emissão', 'está conferindo'],
    [{ status: 'refused', refusal: 'CNPJ inválido' }, false, 'Em correção', 'você não precisa fazer nada'],
    [{ ...issued, status: 'cancelling' }, false, 'Em cancelamento', 'está sendo cancelada'],
    [
      {
        ...issued,
        status: 'cancelled',
        cancel_reason: 'Pedido desfeito',
        cancelled_at: '2026-11-23T12:00:00+00:00',
      },
      false,
      'Cancelada',
      'Cancelada em 23/11/2026',
    ],
    [
      { status: 'cancelled', cancel_reason: 'Pedido desfeito', cancelled_at: '2026-11-23T12:00:00+00:00' },
      false,
      'Cancelada',
      'Não chegou a ser emitida',
    ],
  ] as const)('says what comes next: %o', (change, needsAddress, label, text) => {
    const item = show(change, needsAddress)
    expect(within(item).getByText(label)).toBeVisible()
    expect(item).toHaveTextContent(text)
    // The tax office's reason is for the farm only.
    expect(item).not.toHaveTextContent('CNPJ inválido')
  })

  it('of services has a code instead of a key', () => {
    const item = show({
      ...issued,
      kind: 'nfse',
      series: null,
      access_key: null,
      verification_code: 'T0000048',
    })
    expect(item).toHaveTextContent('NFS-e 48')
    expect(item).toHaveTextContent('Código de verificação: T0000048')
    expect(item).not.toHaveTextContent('Chave')
  })
})
