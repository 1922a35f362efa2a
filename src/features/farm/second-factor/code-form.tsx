import { type FormEvent, useState } from 'react'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { digitsOf } from '@/domain/contact'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { secondFactorMessage } from './second-factor.messages'
import { verifyFactor } from './second-factor.queries'

interface CodeFormProps {
  factorId: string
  onVerified: () => void
}

/** The six digits that the authenticator app shows now. */
export function CodeForm({ factorId, onVerified }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const verify = useSingleMutation({ mutationFn: verifyFactor, onSuccess: onVerified })
  const digits = digitsOf(code)
  const complete = digits.length === 6
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (complete) verify.mutate({ factorId, code: digits })
  }
  const failure = verify.error ? secondFactorMessage(verify.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="flex max-w-sm flex-col items-start gap-5">
      <TextField
        label="Código do aplicativo"
        hint="Seis números, que mudam a cada 30 segundos."
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={9}
        fieldClassName="w-full"
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          verify.reset()
        }}
        error={checked && !complete ? 'Digite os seis números.' : failure}
      />
      <Button type="submit" loading={verify.isPending} loadingText="Confirmando...">
        Confirmar
      </Button>
    </form>
  )
}
