import './styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, preloadFirstScreen } from '@/app/app'
import { dropUnsolicitedTokens } from '@/data/client/unsolicited-tokens'
import { isAgeRemembered } from '@/features/age-gate/age-storage'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

declare global {
  interface Window {
    /** Of a page that is rendered ahead of time: gives the app what was typed and pressed before it took over. */
    handOver?: (takeOver: () => void) => void
  }
}

dropUnsolicitedTokens()
addEventListener('hashchange', dropUnsolicitedTokens)

const ageRemembered = isAgeRemembered(new Date())
const app = (
  <StrictMode>
    <App ageRemembered={ageRemembered} />
  </StrictMode>
)

// A file that does not arrive is asked for again, and complained of, by who shows it.
preloadFirstScreen(ageRemembered, window.location.pathname)
  .catch(() => undefined)
  .then(() => {
    // A built page holds the first screen already.
    const takeOver = () => void (root.hasChildNodes() ? hydrateRoot(root, app) : createRoot(root).render(app))
    if (window.handOver) window.handOver(takeOver)
    else takeOver()
  })
