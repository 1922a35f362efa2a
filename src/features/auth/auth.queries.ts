// Brings the session to the screens once these calls have made one.
import '@/data/auth'
import { createDetachedClient, supabase } from '@/data/client'
import { AppError, toAppError, unwrap } from '@/data/errors'
import { createRestaurant } from '@/data/restaurants'
import { detailsMetadataKey } from '@/domain/left-details'
import { type RestaurantDetails, toNewRestaurant } from '@/domain/restaurant-details'
import { fetchCaptchaProof } from './captcha'

/** Signs in; the session reaches the screens through `useSession`. */
export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await supabase.auth.signInWithPassword({
    email: email.trim(),
    password,
    options: await fetchCaptchaProof(),
  })
  if (error) throw toAppError(error)
}

export type SignUpResult = { kind: 'signed-in'; userId: string } | { kind: 'confirm-email' }

/** Creates the user, with the restaurant's details in the metadata so that they outlive a broken sign-up. */
export async function signUp(password: string, details: RestaurantDetails): Promise<SignUpResult> {
  const { data, error } = await supabase.auth.signUp({
    email: details.contact_email.trim(),
    password,
    options: { data: { [detailsMetadataKey]: details }, ...(await fetchCaptchaProof()) },
  })
  if (error) throw toAppError(error)
  const { user, session } = data
  // Where e-mails are confirmed, a known address is answered with a made-up user that has no identity.
  if (user?.identities?.length === 0) throw new AppError('user_already_exists', 'User already registered')
  return user && session ? { kind: 'signed-in', userId: user.id } : { kind: 'confirm-email' }
}

/** Creates the restaurant of a new user, once. */
export async function registerRestaurant(details: RestaurantDetails, userId: string): Promise<void> {
  await createRestaurant(toNewRestaurant(details, userId))
}

/** Sends the e-mail that confirms the address once more. */
export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await supabase.auth.resend({
    type: 'signup',
    email: email.trim(),
    options: await fetchCaptchaProof(),
  })
  if (error) throw toAppError(error)
}

/** Sends the e-mail with which a new password is chosen, if there is such a user; never says whether. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email.trim(), await fetchCaptchaProof())
  if (error) throw toAppError(error)
}

export type LinkType = 'signup' | 'recovery' | 'email_change'

/** What an e-mail's link has opened: an account that is not yet signed in on this device. */
export type OpenedLink = {
  email: string
  changePassword: (password: string) => Promise<void>
  /** Signs the account in on this device, in the place of whoever was. */
  enter: () => Promise<void>
  /** Ends what the link has opened. */
  leave: () => Promise<void>
}

/**
 * Redeems the token of an e-mail's link, once, apart from the session of this device.
 * @returns null when a change of address still waits for the link in the other mailbox
 */
export async function openLink(tokenHash: string, type: LinkType): Promise<OpenedLink | null> {
  const { auth } = createDetachedClient()
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type })
  if (error) throw toAppError(error)
  const email = data.user?.email
  if (!data.session || !email) return null
  return {
    email,
    async changePassword(password) {
      const { error } = await auth.updateUser({ password })
      if (error) throw toAppError(error)
    },
    async enter() {
      const { session } = unwrap(await auth.getSession())
      if (!session) throw toAppError({ code: 'session_not_found', message: 'no session' })
      await supabase.auth.signOut({ scope: 'local' })
      unwrap(await supabase.auth.setSession(session))
    },
    async leave() {
      await auth.signOut({ scope: 'local' })
    },
  }
}

export { fetchServiceAreas } from '@/data/service-areas'
