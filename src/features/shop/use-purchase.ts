import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { hasCode, toAppError } from '@/data/client/errors'
import { ageQuery } from '@/data/tables/age-verifications'
import { visitQuery } from '@/data/tables/consents'
import { deliveryAddressQuery } from '@/data/tables/delivery-addresses'
import { useSession } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { ageAddress } from './age/errand'
import { purchaseObstacle } from './purchase-obstacle'
import { type BottleChoice, createCheckout, ordersKey } from './shop.queries'

export type PurchaseIntent = {
  /** Identifies the pressed button. */
  key: string
  priceId: string
  /** For bottles, and only for them. */
  quantity?: number
  /** The bottles that the owner chose instead of the package's own. */
  bottles?: BottleChoice | undefined
}

export type Purchase = {
  /** The key of the purchase in progress, until the payment page opens. */
  pending: string | null
  buy: (intent: PurchaseIntent) => void
}

/** The question for the delivery address, before the first payment. */
export type AddressQuestion = {
  open: boolean
  close: () => void
  /** Goes on to the payment, with or without an answer. */
  proceed: () => void
}

/**
 * Checks the buyer, asks for their age before bottles and once for the delivery address, opens the checkout, goes to
 * the payment page and shows errors.
 */
export function usePurchase(): Purchase & { addressQuestion: AddressQuestion } {
  const session = useSession()
  const navigate = useNavigate()
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  const [asking, setAsking] = useState<PurchaseIntent | null>(null)
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

  /** Whether the house has no delivery address. A failed read must not stop the purchase. */
  async function lacksAddress(): Promise<boolean> {
    if (session.status !== 'signed-in') return false
    const address = await queryClient.fetchQuery(deliveryAddressQuery(session.user.id)).catch(() => undefined)
    return address === null
  }

  function askForAge({ priceId, quantity = 1 }: PurchaseIntent) {
    navigate(ageAddress({ kind: 'buy', priceId, quantity }))
  }

  /** Whether the owner's age is not verified. After a failed read the server decides. */
  async function lacksAge(): Promise<boolean> {
    if (session.status !== 'signed-in') return false
    const age = await queryClient.fetchQuery(ageQuery(session.user.id)).catch(() => undefined)
    return age !== undefined && age.status !== 'verified'
  }

  async function buy(intent: PurchaseIntent, addressAsked = false) {
    if (busy.current) return
    const obstacle = purchaseObstacle(session)
    if (obstacle === 'signed-out') return askForLogin()
    if (obstacle === 'profile-incomplete') return askForProfile()

    busy.current = true
    setPending(intent.key)
    const free = () => {
      busy.current = false
      setPending(null)
    }
    if (intent.quantity !== undefined && !addressAsked && (await lacksAge())) {
      free()
      return askForAge(intent)
    }
    if (!addressAsked && (await lacksAddress())) {
      free()
      return setAsking(intent)
    }
    try {
      window.location.assign(await createCheckout(intent, window.location.origin))
    } catch (thrown) {
      free()
      const error = toAppError(thrown)
      if (hasCode(error, 'profile_incomplete')) askForProfile()
      else if (hasCode(error, 'age_unverified')) askForAge(intent)
      else {
        // Asks for consent in a dialog over the shop.
        if (userId && hasCode(error, 'consent_missing'))
          void queryClient.invalidateQueries(visitQuery(userId))
        toast.error('Erro no checkout', error.message)
      }
    }
  }

  return {
    pending,
    buy: (intent) => void buy(intent),
    addressQuestion: {
      open: asking !== null,
      close: () => setAsking(null),
      proceed: () => {
        setAsking(null)
        if (asking) void buy(asking, true)
      },
    },
  }
}
