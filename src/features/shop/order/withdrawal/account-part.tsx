import { Suspense, useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { preloadable } from '@/ui/preloadable'
import { toast } from '@/ui/toaster'
import type { AccountDialogProps } from './account-dialog'
import { withdrawalMessage } from './withdrawal.messages'
import { deleteRefundAccount, type RefundAccount } from './withdrawal.queries'

const AccountDialog = preloadable<AccountDialogProps>(() => import('./account-dialog'))

interface AccountPartProps {
  orderId: string
  account: RefundAccount | null
  onChange: () => void
}

/** The account to which the farm transfers the money: requested, shown, corrected and deleted. */
export function AccountPart({ orderId, account, onChange }: AccountPartProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="mt-5 print:hidden">
      {account ? (
        <Notice
          title="A conta que recebe"
          action={
            <div className="flex flex-wrap gap-3">
              <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
                Corrigir conta
              </Button>
              <ForgetAccount orderId={orderId} onForgotten={onChange} />
            </div>
          }
        >
          <p>{account.holder}</p>
          <p>
            Banco {account.bank_code}, agência {account.branch}, conta{' '}
            {account.account_kind === 'savings' ? 'poupança' : 'corrente'} {hidden(account.account)}
          </p>
          <p className="mt-1">
            Só a gerência da fazenda lê estes dados, e eles são apagados com o pagamento.
          </p>
        </Notice>
      ) : (
        <Notice
          tone="warn"
          title="Para qual conta devolvemos?"
          action={
            <Button size="sm" onClick={() => setAsking(true)}>
              Informar conta
            </Button>
          }
        >
          A fazenda transfere em até 2 dias úteis depois de receber os dados.
        </Notice>
      )}
      {asking && (
        <Suspense>
          <AccountDialog
            open
            onOpenChange={setAsking}
            orderId={orderId}
            account={account}
            onSaved={() => {
              setAsking(false)
              toast.success('Conta salva')
              onChange()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** `•••45-6`: enough to recognise the account. */
const hidden = (account: string): string => `•••${account.slice(-4)}`

function ForgetAccount({ orderId, onForgotten }: { orderId: string; onForgotten: () => void }) {
  const [open, setOpen] = useState(false)
  const forget = useSingleMutation({
    mutationFn: () => deleteRefundAccount(orderId),
    onSuccess: () => {
      setOpen(false)
      toast.success('Dados bancários apagados')
      onForgotten()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      title="Apagar os dados bancários?"
      description="A devolução continua devida, mas só anda quando você informar uma conta outra vez."
      trigger={
        <Button size="sm" variant="ghost">
          Apagar dados
        </Button>
      }
      footer={
        <Button
          variant="danger"
          loading={forget.isPending}
          loadingText="Apagando..."
          onClick={() => forget.mutate()}
        >
          Apagar
        </Button>
      }
    >
      {forget.error && (
        <Notice tone="danger" live>
          {withdrawalMessage(forget.error)}
        </Notice>
      )}
    </Dialog>
  )
}
