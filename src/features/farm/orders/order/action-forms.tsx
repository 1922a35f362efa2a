import { useState } from 'react'
import { Notice } from '@/ui/notice'
import { TextField } from '@/ui/text-field'
import { TextareaField } from '@/ui/textarea-field'
import { Tick } from '@/ui/tick'
import {
  carrierProblem,
  codeProblem,
  reasonProblem,
  receiverProblem,
  referenceProblem,
} from '../field-problems'

export interface ActionFormProps<Values> {
  /** Links the form to its submit button, which is outside. */
  id: string
  onSubmit: (values: Values) => void
}

/** Shows the problems of the values after the first attempt, and submits when there are none. */
function useChecked<Values>(onSubmit: (values: Values) => void) {
  const [checked, setChecked] = useState(false)
  return {
    shown: (problem: string | undefined) => (checked ? problem : undefined),
    submit:
      (values: Values, problems: readonly (string | undefined)[]) => (event: { preventDefault(): void }) => {
        event.preventDefault()
        setChecked(true)
        if (!problems.some(Boolean)) onSubmit(values)
      },
  }
}

export function ShipForm({ id, onSubmit }: ActionFormProps<{ carrier: string; code: string }>) {
  const [carrier, setCarrier] = useState('')
  const [code, setCode] = useState('')
  const { shown, submit } = useChecked(onSubmit)
  const problems = [carrierProblem(carrier), codeProblem(code)] as const
  return (
    <form id={id} noValidate className="flex flex-col gap-5" onSubmit={submit({ carrier, code }, problems)}>
      <TextField
        label="Quem leva"
        hint="Transportadora, motoboy ou a própria fazenda."
        required
        autoComplete="off"
        value={carrier}
        error={shown(problems[0])}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <TextField
        label="Código de rastreio"
        hint="O cliente vê este código. Deixe em branco se não houver."
        autoComplete="off"
        value={code}
        error={shown(problems[1])}
        onChange={({ target }) => setCode(target.value)}
      />
    </form>
  )
}

export function DeliverForm({ id, onSubmit }: ActionFormProps<{ receivedBy: string; adult: boolean }>) {
  const [receivedBy, setReceivedBy] = useState('')
  const [adult, setAdult] = useState(false)
  const { shown, submit } = useChecked(onSubmit)
  const receiver = receiverProblem(receivedBy)
  const age = adult ? undefined : 'Sem conferir a idade, a bebida não é entregue.'
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={submit({ receivedBy, adult }, [receiver, age])}
    >
      <TextField
        label="Quem recebeu"
        required
        autoComplete="off"
        value={receivedBy}
        error={shown(receiver)}
        onChange={({ target }) => setReceivedBy(target.value)}
      />
      <Tick checked={adult} onTick={setAdult}>
        Quem recebeu tem 18 anos ou mais, e o documento foi visto
      </Tick>
      {shown(age) && (
        <Notice tone="danger" live>
          {age}
        </Notice>
      )}
    </form>
  )
}

interface ReasonFormProps extends ActionFormProps<{ reason: string }> {
  hint: string
}

export function ReasonForm({ id, hint, onSubmit }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const { shown, submit } = useChecked(onSubmit)
  const problem = reasonProblem(reason)
  return (
    <form id={id} noValidate onSubmit={submit({ reason }, [problem])}>
      <TextareaField
        label="Motivo"
        hint={hint}
        required
        maxLength={500}
        value={reason}
        error={shown(problem)}
        onChange={({ target }) => setReason(target.value)}
      />
    </form>
  )
}

export function ReferenceForm({ id, onSubmit }: ActionFormProps<{ reference: string }>) {
  const [reference, setReference] = useState('')
  const { shown, submit } = useChecked(onSubmit)
  const problem = referenceProblem(reference)
  return (
    <form id={id} noValidate onSubmit={submit({ reference }, [problem])}>
      <TextField
        label="Comprovante"
        hint="O número da transferência, para quem conferir depois. O cliente não lê."
        required
        autoComplete="off"
        value={reference}
        error={shown(problem)}
        onChange={({ target }) => setReference(target.value)}
      />
    </form>
  )
}

interface ReturnFormProps extends ActionFormProps<{ reason: string; restock: boolean }> {
  /** The owner undid the order: the refund is automatic. */
  withdrawn?: boolean
}

export function ReturnForm({ id, onSubmit, withdrawn = false }: ReturnFormProps) {
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(false)
  const { shown, submit } = useChecked(onSubmit)
  const problem = reasonProblem(reason)
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={submit({ reason, restock }, [problem])}
    >
      <TextareaField
        label="Motivo"
        hint="O cliente lê este texto no andamento do pedido."
        required
        maxLength={500}
        value={reason}
        error={shown(problem)}
        onChange={({ target }) => setReason(target.value)}
      />
      <Tick checked={restock} onTick={setRestock}>
        As garrafas voltaram inteiras: devolver ao estoque
      </Tick>
      <Notice>
        {withdrawn
          ? 'O dinheiro não depende disto: a devolução começou com o arrependimento.'
          : 'O reembolso é feito no Stripe, que nos avisa.'}
      </Notice>
    </form>
  )
}
