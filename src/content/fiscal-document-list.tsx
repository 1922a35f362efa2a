import { FileCode2, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FiscalDocument, isCancelledOutside } from '@/domain/fiscal-document'
import { formatDate } from '@/format/dates'
import { formatMoney } from '@/format/money'
import { Badge, type BadgeTone } from '@/ui/badge'
import { ButtonLink } from '@/ui/button-link'

const kinds: Readonly<Record<string, { name: string; of: string }>> = {
  nfe: { name: 'NF-e', of: 'Garrafas' },
  nfse: { name: 'NFS-e', of: 'Consultoria' },
}

const situations: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  queued: { label: 'Na fila', tone: 'yellow' },
  processing: { label: 'Em emissão', tone: 'blue' },
  issued: { label: 'Emitida', tone: 'green' },
  refused: { label: 'Em correção', tone: 'yellow' },
  cancelling: { label: 'Em cancelamento', tone: 'yellow' },
  cancelled: { label: 'Cancelada', tone: 'neutral' },
}

interface FiscalDocumentListProps {
  documents: readonly FiscalDocument[]
  /** Whether the goods' invoice waits for a delivery address. */
  needsAddress: boolean
  /** For the farm: reasons and actions below a document. They replace the owners' explanation of a refusal. */
  more?: (document: FiscalDocument) => ReactNode
}

/** The invoices of an order: what each is for, its state and its files. */
export function FiscalDocumentList({ documents, needsAddress, more }: FiscalDocumentListProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {documents.map((document) => (
        <Item key={document.id} document={document} needsAddress={needsAddress} more={more?.(document)} />
      ))}
    </ul>
  )
}

function Item({
  document,
  needsAddress,
  more,
}: {
  document: FiscalDocument
  needsAddress: boolean
  more: ReactNode
}) {
  const { number, series, amount, pdf_url, xml_url, access_key, verification_code } = document
  const { name, of } = kinds[document.kind] ?? { name: document.kind, of: '' }
  const { label, tone } = situations[document.status] ?? { label: document.status, tone: 'neutral' }
  const title = number ? `${name} ${number}${series ? `, série ${series}` : ''}` : name
  const note = more && document.status === 'refused' ? null : explain(document, needsAddress)
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold">{title}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-fg-muted text-sm">
        {[of, amount !== null && formatMoney(amount)].filter(Boolean).join(' · ')}
      </p>
      {note && <p className="text-sm">{note}</p>}
      {access_key && (
        <p className="text-sm">
          <span className="block text-fg-muted">Chave de acesso</span>
          <span className="figures select-all break-words">
            {access_key.replace(/(\d{4})(?=\d)/g, '$1 ')}
          </span>
        </p>
      )}
      {verification_code && (
        <p className="text-sm">
          <span className="text-fg-muted">Código de verificação: </span>
          <span className="figures select-all break-all">{verification_code}</span>
        </p>
      )}
      {(pdf_url || xml_url) && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {pdf_url && (
            <FileLink href={pdf_url} icon={<FileText aria-hidden size={16} />} name={title}>
              PDF
            </FileLink>
          )}
          {xml_url && (
            <FileLink href={xml_url} icon={<FileCode2 aria-hidden size={16} />} name={title}>
              XML
            </FileLink>
          )}
        </div>
      )}
      {more}
    </li>
  )
}

interface FileLinkProps {
  href: string
  icon: ReactNode
  name: string
  children: string
}

function FileLink({ href, icon, name, children }: FileLinkProps) {
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      size="sm"
      variant="secondary"
      icon={icon}
    >
      {children}
      <span className="sr-only"> da {name} (abre em outra aba)</span>
    </ButtonLink>
  )
}

function explain(document: FiscalDocument, needsAddress: boolean): string | null {
  const { kind, status, cancelled_at, issued_at } = document
  if (isCancelledOutside(document)) return 'Cancelada no serviço de notas. A fazenda emite outra.'
  switch (status) {
    case 'queued':
      return kind === 'nfe' && needsAddress
        ? 'É emitida assim que o pedido tiver o endereço de entrega.'
        : 'É emitida automaticamente e aparece aqui.'
    case 'processing':
      return 'A autoridade fiscal está conferindo. Costuma levar poucos minutos.'
    case 'refused':
      return 'A primeira emissão não foi aceita. A fazenda corrige e emite de novo; você não precisa fazer nada.'
    case 'cancelling':
      return 'O valor foi devolvido, e a nota está sendo cancelada.'
    case 'cancelled':
      return issued_at
        ? `Cancelada em ${formatDate(cancelled_at ?? issued_at)}, porque o valor foi devolvido.`
        : 'Não chegou a ser emitida, porque o valor foi devolvido.'
    default:
      return issued_at && `Emitida em ${formatDate(issued_at)}`
  }
}
