import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { paths } from '@/config/paths'

export { structuredData } from './structured-data'

/** The first screens as HTML: the age gate, and the landing page of those whose age is remembered. */
export function renderFirstScreens(): { gate: string; landing: string } {
  const render = (ageRemembered: boolean) =>
    renderToString(
      <StrictMode>
        <StaticRouter location={paths.home}>
          <App ageRemembered={ageRemembered} />
        </StaticRouter>
      </StrictMode>,
    )
  return { gate: render(false), landing: render(true) }
}
