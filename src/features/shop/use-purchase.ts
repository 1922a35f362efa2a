import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { hasCode, toAppError } from '@/data/client/errors'
import { useSession } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { purchaseObstacle } from './purchase-obstacle'
import { createCheckout, ordersKey } from './shop.queries'

export type PurchaseIntent = {
  /** Identifies the pressed button. */
  key: string
  priceId: string
  /** For bottles. */
  quantity?: number
}

export type Purchase = {
  /** The key of the purchase in progress, until the payment page opens. */
  pending: string | null
  buy: (intent: PurchaseIntent) => void
}

/** Checks the buyer, opens the checkout, goes to the payment page and shows errors. */
export function usePurchase(): Purchase {
  const session = useSession()
  const navigate = useNavigate()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  // State updates with the next render; this refuses the second of two quick clicks.
  const busy = useRef(false)

  useEffect(() => {
    // The back button may restore this page from the cache with its button still busy.
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      busy.current = false
      setPending(null)
      if (userId) void queryClient.invalidateQueries({ queryKey: ordersKey(userId) })
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [queryClient, userId])

  function askForLogin() {
    toast.error('Erro', 'Você precisa estar logado para fazer uma compra')
    navigate(paths.auth, { state: { from: { pathname: paths.shop } } })
  }

  function askForProfile() {
    toast.error('Perfil incompleto', 'Complete seu perfil antes de realizar uma compra')
    navigate(paths.profile)
  }

  async function buy({ key, priceId, quantity }: PurchaseIntent) {
    if (busy.current) return
    const obstacle = purchaseObstacle(session)
    if (obstacle === 'signed-out') return askForLogin()
    if (obstacle === 'profile-incomplete') return askForProfile()

    busy.current = true
    setPending(key)
    try {
      window.location.assign(await createCheckout({ priceId, quantity }, window.location.origin))
    } catch (thrown) {
      busy.current = false
      setPending(null)
      const error = toAppError(thrown)
      if (hasCode(error, 'profile_incomplete')) askForProfile()
      else toast.error('Erro no checkout', error.message)
    }
  }

  return { pending, buy }
}
