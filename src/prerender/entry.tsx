import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App, preloadFirstScreen } from '@/app/app'
import { PageArrival } from '@/app/inside'
import { paths } from '@/config/paths'
import { HeroArt } from '@/features/landing/components/hero-art'

export { structuredData } from './structured-data'

const Home = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={paths.home}>{children}</StaticRouter>
)

/** The first screens as HTML: the age gate, and the landing page of those whose age is remembered. */
export async function renderFirstScreens(): Promise<{ gate: string; landing: string }> {
  await Promise.all([
    ...[false, true].map((remembered) => preloadFirstScreen(remembered, paths.home)),
    HeroArt.preload(),
    PageArrival.preload(),
  ])
  const render = (ageRemembered: boolean) =>
    renderToString(
      <StrictMode>
        <App ageRemembered={ageRemembered} router={Home} />
      </StrictMode>,
    )
  return { gate: render(false), landing: render(true) }
}
