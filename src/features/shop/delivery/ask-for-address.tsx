import { Suspense } from 'react'
import type { AddressQuestion } from '../use-purchase'
import { AddressDialog } from './deliver-to'

/** Asks where to deliver before the first payment. The answer may wait until after it. */
export function AskForAddress({ question }: { question: AddressQuestion }) {
  if (!question.open) return null
  return (
    <Suspense>
      <AddressDialog
        open
        onOpenChange={question.close}
        address={null}
        title="Onde entregamos?"
        description="Todo pedido leva garrafas. Guardamos o endereço para os próximos."
        saveLabel="Salvar e pagar"
        onSkip={question.proceed}
        onSaved={question.proceed}
      />
    </Suspense>
  )
}
