import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatCredits } from '@/format/money'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { isConfirmedBy } from '../own-data'

export interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The text to type: the restaurant's name, or the e-mail where there is no restaurant. */
  confirmation: string
  /** Credits that will be lost. */
  balance: number
  busy: boolean
  error?: string | undefined
  onConfirm: () => void
}

/** Says what is deleted, kept and lost, and requires the name as confirmation. */
export default function DeleteAccountDialog({
  open,
  onOpenChange,
  confirmation,
  balance,
  busy,
  error,
  onConfirm,
}: DeleteAccountDialogProps) {
  const formId = useId()
  return (
    <Dialog
      open={open}
      // A deletion in progress cannot be cancelled, so the dialog stays open.
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title="Excluir minha conta"
      description="Acontece na hora e não há como desfazer."
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
            Manter minha conta
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={busy} loadingText="Excluindo...">
            Excluir para sempre
          </Button>
        </>
      }
    >
      <dl className="mb-6 grid gap-4">
        <Consequence term="O que é apagado">
          Seu login; nome, CNPJ, contato e endereço do restaurante; respostas e resultados das consultorias.
          Workshops pendentes são cancelados.
        </Consequence>
        <Consequence term="O que a lei manda guardar">
          Sem o seu nome, datas e valores de créditos, pedidos e consultorias. Com o comprador e o endereço,
          as entregas, até o fim do quinto ano depois da venda. Os registros de acesso, por 6 meses.
        </Consequence>
        <Consequence term="O que você perde">
          {balance > 0
            ? `Seu saldo de ${formatCredits(balance)} e as consultorias incluídas em pacotes.`
            : 'Você não tem créditos. Consultorias incluídas em pacotes se perdem.'}{' '}
          Se há pedido a caminho, espere a entrega: depois não há como acompanhá-lo.
        </Consequence>
      </dl>
      {/* Unmounted with the dialog, which discards the typed text. */}
      <Confirmation formId={formId} expected={confirmation} onConfirm={onConfirm} />
      {error && (
        <div ref={showInFull}>
          <Notice live tone="danger" className="mt-5">
            {error}
          </Notice>
        </div>
      )}
    </Dialog>
  )
}

/** On a phone the end of the dialog may be out of sight. */
function showInFull(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}

function Consequence({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-fg-muted">{children}</dd>
    </div>
  )
}

interface ConfirmationProps {
  formId: string
  expected: string
  onConfirm: () => void
}

function Confirmation({ formId, expected, onConfirm }: ConfirmationProps) {
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isConfirmedBy(typed, expected)) {
      onConfirm()
      return
    }
    // Rendered synchronously, so that the error can be scrolled to.
    flushSync(() => setRefused(true))
    field.current?.focus()
    showInFull(event.currentTarget)
  }

  return (
    <form id={formId} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={`Para confirmar, digite “${expected}”`}
        error={refused ? `Digite “${expected}” para continuar` : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setRefused(false)
        }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </form>
  )
}
