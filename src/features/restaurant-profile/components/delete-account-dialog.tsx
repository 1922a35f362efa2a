import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { formatCredits } from '@/domain/money'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { isConfirmedBy } from '../own-data'

interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What must be typed: the restaurant's name, or the e-mail where there is no restaurant. */
  confirmation: string
  /** Credits that will be lost. */
  balance: number
  busy: boolean
  error?: string | undefined
  onConfirm: () => void
}

/** Says what is deleted, what stays and what is lost, and asks for the name before it lets anybody go on. */
export function DeleteAccountDialog({
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
      // Begun, it can't be called back: the answer is waited for here.
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
          Seu login e e-mail; nome, CNPJ, contato e endereço do restaurante; as respostas que você deu nas
          consultorias e tudo o que criamos com elas. Workshops pendentes são cancelados.
        </Consequence>
        <Consequence term="O que fica, sem o seu nome">
          Datas e valores de créditos, pedidos e consultorias, que a lei manda guardar na contabilidade.
        </Consequence>
        <Consequence term="O que você perde">
          {balance > 0
            ? `Seu saldo de ${formatCredits(balance)} e as consultorias incluídas em pacotes.`
            : 'Você não tem créditos. Consultorias incluídas em pacotes se perdem.'}{' '}
          Se há um pedido a caminho, espere a entrega: sem o endereço não conseguimos entregar.
        </Consequence>
      </dl>
      {/* Unmounted with the dialog: what was typed is gone when it opens again. */}
      <Confirmation formId={formId} expected={confirmation} onConfirm={onConfirm} />
      {error && (
        <Notice live tone="danger" className="mt-5">
          {error}
        </Notice>
      )}
    </Dialog>
  )
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

  function submit(event: FormEvent) {
    event.preventDefault()
    const confirmed = isConfirmedBy(typed, expected)
    setRefused(!confirmed)
    if (confirmed) onConfirm()
  }

  return (
    <form id={formId} noValidate onSubmit={submit}>
      <TextField
        label={`Para confirmar, digite ${expected}`}
        error={refused ? `Digite exatamente: ${expected}` : undefined}
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
