import { Suspense } from 'react'
import { LandingPage } from '@/features/landing/landing-page'
import { preloadable } from '@/ui/preloadable'

const NewsletterForm = preloadable(() => import('@/features/newsletter/newsletter-form'))

/** The landing page with the newsletter form in its footer. They are separate features. */
export default function LandingWithNewsletter() {
  const newsletter = (
    <Suspense fallback={<div className="h-28" />}>
      <NewsletterForm />
    </Suspense>
  )
  return <LandingPage newsletter={newsletter} />
}
