import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths } from '@/config/paths'
import { LandingPage } from '@/features/landing/landing-page'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { NotFoundPage } from './not-found-page'
import { PageFallback } from './page-fallback'
import { PublicFrame } from './public-frame'

// The session brings the Supabase client with it: pages that need no session must not wait for it.
const SessionLayout = lazy(() => import('./session-layout'))
const ProtectedLayout = lazy(() => import('./protected-layout'))
const ServiceAreaPage = lazy(() => import('@/features/service-area/service-area-page'))
const PrivacyPage = lazy(() => import('@/features/legal/privacy-page'))
const TermsPage = lazy(() => import('@/features/legal/terms-page'))
const AuthPage = lazy(() => import('@/features/auth/auth-page'))
const PasswordPage = lazy(() => import('@/features/auth/password-page'))
const ProfilePage = lazy(() => import('@/features/restaurant-profile/profile-page'))
const DashboardPage = lazy(() => import('@/features/dashboard/dashboard-page'))
const ShopPage = lazy(() => import('@/features/shop/shop-page'))
const CheckoutSuccessPage = lazy(() => import('@/features/shop/checkout-success-page'))
const HubPage = lazy(() => import('@/features/automations/hub-page'))
const WizardPage = lazy(() => import('./wizard-with-report'))
const WorkshopsPage = lazy(() => import('@/features/workshops/workshops-page'))
const ReportPage = lazy(() => import('./report-page'))
const ExamplePage = lazy(() => import('@/features/consulting-report/example-page'))

/** The table of contents of the screens. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageFallback />}>
      <Routes>
        <Route path={paths.home} element={<LandingPage newsletter={<NewsletterForm />} />} />
        <Route element={<PublicFrame />}>
          <Route path={paths.serviceArea} element={<ServiceAreaPage />} />
          <Route path={paths.privacy} element={<PrivacyPage />} />
          <Route path={paths.terms} element={<TermsPage />} />
          <Route path={paths.exampleReport} element={<ExamplePage />} />
        </Route>

        <Route element={<SessionLayout />}>
          <Route path={paths.auth} element={<AuthPage />} />
          <Route path={paths.newPassword} element={<PasswordPage />} />
          <Route path={paths.checkoutSuccess} element={<CheckoutSuccessPage />} />
          <Route element={<ProtectedLayout />}>
            <Route path={paths.dashboard} element={<DashboardPage />} />
            <Route path={paths.shop} element={<ShopPage />} />
            <Route path={paths.orders} element={<ShopPage />} />
            <Route path={paths.profile} element={<ProfilePage />} />
            <Route path={paths.automations} element={<HubPage />} />
            <Route path={paths.consulting} element={<HubPage />} />
            <Route path={paths.automation(':automationType')} element={<WizardPage />} />
            <Route path={paths.report(':requestId')} element={<ReportPage />} />
            <Route path={paths.workshops} element={<WorkshopsPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  )
}
