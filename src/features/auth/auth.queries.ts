import { paths } from '@/config/paths'
// Brings the session to the screens once these calls have made one.
import '@/data/auth'
import { supabase } from '@/data/client'
import { AppError, toAppError } from '@/data/errors'
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
    options: {
      data: { [detailsMetadataKey]: details },
      emailRedirectTo: `${window.location.origin}${paths.auth}`,
      ...(await fetchCaptchaProof()),
    },
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
    options: {
      emailRedirectTo: `${window.location.origin}${paths.auth}`,
      ...(await fetchCaptchaProof()),
    },
  })
  if (error) throw toAppError(error)
}

/** Sends the e-mail with which a new password is chosen, if there is such a user; never says whether. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email.trim(), {
    redirectTo: `${window.location.origin}${paths.newPassword}`,
    ...(await fetchCaptchaProof()),
  })
  if (error) throw toAppError(error)
}

/** Changes the password of whoever is signed in. */
export async function updatePassword(password: string): Promise<void> {
  const { error } = await supabase.auth.updateUser({ password })
  if (error) throw toAppError(error)
}

export { fetchServiceAreas } from '@/data/service-areas'
