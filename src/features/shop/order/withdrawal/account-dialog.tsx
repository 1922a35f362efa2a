import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { AppError } from '@/data/client/errors'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { useOwner } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { SelectField } from '@/ui/select-field'
import { TextField } from '@/ui/text-field'
import {
  type AccountValues,
  accountSchema,
  followsBankRule,
  toAccount,
  toAccountValues,
} from './account.schema'
import { withdrawalMessage } from './withdrawal.messages'
import { type RefundAccount, saveRefundAccount } from './withdrawal.queries'

export interface AccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  orderId: string
  account: RefundAccount | null
  onSaved: () => void
}

const resolver = standardSchemaResolver<AccountValues, unknown, AccountValues>(accountSchema)
const banks = getBanks().map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))
const kinds = [
  { value: 'checking', label: 'Conta corrente' },
  { value: 'savings', label: 'Poupança' },
]

/** The bank account that receives a refund. Its file, with the list of banks, loads when it first opens. */
export default function AccountDialog({ open, onOpenChange, orderId, account, onSaved }: AccountDialogProps) {
  const { restaurant } = useOwner()
  const formId = useId()
  const form = useForm<AccountValues>({
    resolver,
    defaultValues: toAccountValues(account),
    reValidateMode: 'onSubmit',
  })
  const { errors } = form.formState
  /** The account whose check digit was questioned: it is accepted when sent again unchanged. */
  const doubted = useRef('')
  const save = useSingleMutation({
    mutationFn: async (columns: RefundAccount) => {
      if (!restaurant) throw new AppError('restaurant_missing', 'Restaurante não encontrado')
      await saveRefundAccount(orderId, restaurant.id, columns)
    },
    onSuccess: onSaved,
  })
  const field = (name: keyof AccountValues) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  function submit(values: AccountValues) {
    const columns = toAccount(values)
    const written = [columns.bank_code, columns.branch, columns.account].join(' ')
    if (!followsBankRule(columns) && doubted.current !== written) {
      doubted.current = written
      form.setError(
        'account',
        { message: 'O dígito não confere com a regra deste banco. Se estiver certo, salve de novo.' },
        { shouldFocus: true },
      )
      return
    }
    save.mutate(columns)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Conta para a devolução"
      description="Só a gerência da fazenda lê estes dados, e eles são apagados com o pagamento."
      size="lg"
      footer={
        <Button type="submit" form={formId} loading={save.isPending} loadingText="Salvando...">
          Salvar conta
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.handleSubmit(submit)}
        className="grid gap-5 sm:grid-cols-6"
        autoComplete="off"
      >
        {save.error && (
          <Notice tone="danger" live className="sm:col-span-6">
            {withdrawalMessage(save.error)}
          </Notice>
        )}
        <TextField label="Titular da conta" required fieldClassName="sm:col-span-3" {...field('holder')} />
        <TextField
          label="CPF ou CNPJ do titular"
          required
          autoCapitalize="characters"
          spellCheck={false}
          fieldClassName="sm:col-span-3"
          {...field('tax_id')}
        />
        <SelectField
          label="Banco"
          options={banks}
          placeholder="Selecione"
          required
          fieldClassName="sm:col-span-4"
          {...field('bank_code')}
        />
        <SelectField
          label="Tipo"
          options={kinds}
          required
          fieldClassName="sm:col-span-2"
          {...field('account_kind')}
        />
        <TextField
          label="Agência"
          hint="Sem o dígito."
          inputMode="numeric"
          required
          fieldClassName="sm:col-span-3"
          {...field('branch')}
        />
        <TextField
          label="Conta"
          hint="Com o dígito, como 12345-6."
          required
          autoCapitalize="characters"
          spellCheck={false}
          fieldClassName="sm:col-span-3"
          {...field('account')}
        />
      </form>
    </Dialog>
  )
}
