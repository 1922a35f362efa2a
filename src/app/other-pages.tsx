import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { PageBoundary } from './page-boundary'
import { PageFallback } from './page-fallback'
import {
  AuthPage,
  CheckoutSuccessPage,
  ConfirmEmailPage,
  DashboardPage,
  ExamplePage,
  HubPage,
  NotFoundPage,
  PasswordPage,
  PrivacyPage,
  ProfilePage,
  ProtectedLayout,
  PublicFrame,
  preloadPage,
  ReportPage,
  ServiceAreaPage,
  SessionLayout,
  ShopPage,
  TermsPage,
  WizardPage,
  WorkshopsPage,
} from './pages'

/** The table of contents of the screens, all but the landing page: that one must not wait for so long a list. */
export default function OtherPages() {
  const { pathname } = useLocation()
  // A frame and its page come together: the frame shows no page before it knows who is there.
  useEffect(() => void preloadPage(pathname), [pathname])
  return (
    <PageBoundary>
      <Suspense fallback={<PageFallback />}>
        <Routes>
          <Route element={<PublicFrame />}>
            <Route path={paths.serviceArea} element={<ServiceAreaPage />} />
            <Route path={paths.privacy} element={<PrivacyPage />} />
            <Route path={paths.terms} element={<TermsPage />} />
            <Route path={paths.exampleReport} element={<ExamplePage />} />
          </Route>

          <Route element={<SessionLayout />}>
            <Route path={paths.auth} element={<AuthPage />} />
            <Route path={paths.newPassword} element={<PasswordPage />} />
            <Route path={paths.confirmEmail} element={<ConfirmEmailPage />} />
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
    </PageBoundary>
  )
}

export { preloadPage }
