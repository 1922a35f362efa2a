import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { type Preloadable, preloadable } from '@/ui/preloadable'

export const NotFoundPage = preloadable(() => import('./not-found-page'))
export const PublicFrame = preloadable(() => import('./public-frame'))
export const ServiceAreaPage = preloadable(() => import('@/features/service-area/service-area-page'))
export const PrivacyPage = preloadable(() => import('@/features/legal/privacy-page'))
export const TermsPage = preloadable(() => import('@/features/legal/terms-page'))
export const ExamplePage = preloadable(() => import('@/features/consulting-report/example-page'))
// The session brings what is asked of the server with it: pages that need no session must not wait for it.
export const SessionLayout = preloadable(() => import('./session-layout'))
export const AuthPage = preloadable(() => import('@/features/auth/auth-page'))
export const PasswordPage = preloadable(() => import('@/features/auth/password-page'))
export const ConfirmEmailPage = preloadable(() => import('@/features/auth/confirm-email-page'))
export const CheckoutSuccessPage = preloadable(() => import('@/features/shop/checkout-success-page'))
export const ProtectedLayout = preloadable(() => import('./protected-layout'))
export const OwnerFrame = preloadable(() => import('./owner-frame'))
export const DashboardPage = preloadable(() => import('@/features/dashboard/dashboard-page'))
export const ShopPage = preloadable(() => import('@/features/shop/shop-page'))
export const ProfilePage = preloadable(() => import('@/features/restaurant-profile/profile-page'))
export const HubPage = preloadable(() => import('@/features/automations/hub-page'))
export const WizardPage = preloadable(() => import('./wizard-with-report'))
export const ReportPage = preloadable(() => import('./report-page'))
export const WorkshopsPage = preloadable(() => import('@/features/workshops/workshops-page'))

const inside = [SessionLayout, ProtectedLayout, OwnerFrame]

/** What stands on a route, its frames included. */
const files: readonly [pattern: string, parts: readonly Pick<Preloadable<object>, 'preload'>[]][] = [
  [paths.serviceArea, [PublicFrame, ServiceAreaPage]],
  [paths.privacy, [PublicFrame, PrivacyPage]],
  [paths.terms, [PublicFrame, TermsPage]],
  [paths.exampleReport, [PublicFrame, ExamplePage]],
  [paths.auth, [SessionLayout, AuthPage]],
  [paths.newPassword, [SessionLayout, PasswordPage]],
  [paths.confirmEmail, [SessionLayout, ConfirmEmailPage]],
  [paths.checkoutSuccess, [SessionLayout, CheckoutSuccessPage]],
  [paths.dashboard, [...inside, DashboardPage]],
  [paths.shop, [...inside, ShopPage]],
  [paths.orders, [...inside, ShopPage]],
  [paths.profile, [...inside, ProfilePage]],
  [paths.automations, [...inside, HubPage]],
  [paths.consulting, [...inside, HubPage]],
  [paths.automation(':automationType'), [...inside, WizardPage]],
  [paths.report(':requestId'), [...inside, ReportPage]],
  [paths.workshops, [...inside, WorkshopsPage]],
]

/**
 * Asks for the files of a page ahead of time. Resolves when they are here; a file that does not arrive is asked
 * for again, and complained of, by the page itself.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const [, parts] = files.find(([pattern]) => matchPath(pattern, pathname)) ?? [null, [NotFoundPage]]
  await Promise.allSettled(parts.map(({ preload }) => preload()))
}
