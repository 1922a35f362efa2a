import { useEffect, useState } from 'react'
import { productName } from '@/content/product'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import type { RestaurantDetails } from '@/forms/restaurant-fields'
import { useSession } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { signUpMessage } from './auth.messages'
import { authServer } from './server'

/**
 * The progress of a sign-up. `account` is the point of no return: the user exists but the restaurant does not, and a
 * retry creates only the restaurant.
 */
type Progress =
  | { kind: 'none' }
  | { kind: 'account'; userId: string }
  | { kind: 'confirm-email' }
  | { kind: 'registered' }
  | { kind: 'done' }

/** Creates the user, then the restaurant, each once, whatever the number of attempts. */
export function useSignUp() {
  const { status, refreshRestaurant } = useSession()
  const [progress, setProgress] = useState<Progress>({ kind: 'none' })

  const submit = useSingleMutation({
    mutationFn: async ({ password, details }: { password: string; details: RestaurantDetails }) => {
      const server = await authServer()
      let userId = progress.kind === 'account' ? progress.userId : null
      if (!userId) {
        const result = await server.signUp(password, details)
        if (result.kind === 'confirm-email') return setProgress(result)
        userId = result.userId
        setProgress({ kind: 'account', userId })
      }
      await server.registerRestaurant(details, userId)
      setProgress({ kind: 'registered' })
      toast.success('Cadastro realizado com sucesso!', `Bem-vindo ao ${productName}.`)
    },
    onError: (error) => toast.error('Erro no cadastro', signUpMessage(error)),
  })

  // The session loaded before the restaurant existed and must refresh.
  const stale = progress.kind === 'registered' && status === 'signed-in'
  useEffect(() => {
    if (!stale) return
    const finish = () => setProgress({ kind: 'done' })
    refreshRestaurant().then(finish, finish)
  }, [stale, refreshRestaurant])

  return {
    submit: submit.mutate,
    busy: submit.isPending || progress.kind === 'registered',
    error: submit.error ?? undefined,
    progress: progress.kind,
    /** While true, the new session must not redirect the visitor away from the form. */
    unfinished: submit.isPending || progress.kind === 'account' || progress.kind === 'registered',
  }
}
