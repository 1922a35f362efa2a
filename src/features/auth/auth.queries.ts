import { legalVersions } from '@/config/legal-versions'
// Reports the session that these calls create to the screens.
import '@/data/client/auth'
import { AppError, toAppError, unwrap } from '@/data/client/errors'
import { auth, createDetachedClient } from '@/data/client/services'
import { createRestaurant } from '@/data/tables/restaurants'
import { signUpDetailsKey } from '@/domain/unfinished-sign-up'
import { type RestaurantDetails, toNewRestaurant } from '@/forms/restaurant-fields'
import { fetchCaptchaProof } from './captcha'

/** Signs in. Screens read the session with `useSession`. */
export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await auth.signInWithPassword({
    email: email.trim(),
    password,
    options: await fetchCaptchaProof(),
  })
  if (error) throw toAppError(error)
}

export type SignUpResult = { kind: 'signed-in'; userId: string } | { kind: 'confirm-email' }

/**
 * Creates the user. The restaurant's details go into the metadata, where they survive an unfinished sign-up; so do the
 * versions of the legal texts that the form links to, which the database records.
 */
export async function signUp(password: string, details: RestaurantDetails): Promise<SignUpResult> {
  const { data, error } = await auth.signUp({
    email: details.contact_email.trim(),
    password,
    options: {
      data: { [signUpDetailsKey]: details, legal_versions: legalVersions },
      ...(await fetchCaptchaProof()),
    },
  })
  if (error) throw toAppError(error)
  const { user, session } = data
  // With e-mail confirmation, Auth answers a known address with a fake user without identities.
  if (user?.identities?.length === 0) throw new AppError('user_already_exists', 'User already registered')
  return user && session ? { kind: 'signed-in', userId: user.id } : { kind: 'confirm-email' }
}

/** Creates the restaurant of a new user, once. */
export async function registerRestaurant(details: RestaurantDetails, userId: string): Promise<void> {
  await createRestaurant(toNewRestaurant(details, userId))
}

/** Sends the confirmation e-mail again. */
export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await auth.resend({
    type: 'signup',
    email: email.trim(),
    options: await fetchCaptchaProof(),
  })
  if (error) throw toAppError(error)
}

/** Sends the password e-mail if the user exists; never reveals whether one does. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { error } = await auth.resetPasswordForEmail(email.trim(), await fetchCaptchaProof())
  if (error) throw toAppError(error)
}

export type LinkType = 'signup' | 'recovery' | 'email_change'

/** An account opened by a link in an e-mail, not yet signed in on this device. */
export type OpenedLink = {
  email: string
  changePassword: (password: string) => Promise<void>
  /** Signs the account in on this device and signs out any other. */
  enter: () => Promise<void>
  /** Ends the link's session. */
  leave: () => Promise<void>
}

/**
 * Redeems the one-time token of a link, apart from the session of this device.
 * @returns null while a change of address waits for the link in the other mailbox
 */
export async function openLink(tokenHash: string, type: LinkType): Promise<OpenedLink | null> {
  const { auth: linked } = createDetachedClient()
  const { data, error } = await linked.verifyOtp({ token_hash: tokenHash, type })
  if (error) throw toAppError(error)
  const email = data.user?.email
  if (!data.session || !email) return null
  return {
    email,
    async changePassword(password) {
      const { error } = await linked.updateUser({ password })
      if (error) throw toAppError(error)
    },
    async enter() {
      const { session } = unwrap(await linked.getSession())
      if (!session) throw toAppError({ code: 'session_not_found', message: 'no session' })
      await auth.signOut({ scope: 'local' })
      unwrap(await auth.setSession(session))
    },
    async leave() {
      await linked.signOut({ scope: 'local' })
    },
  }
}

export { fetchServiceAreas } from '@/data/tables/service-areas'
