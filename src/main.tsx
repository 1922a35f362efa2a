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
    /** Set by prerendered pages: replays early input once the app has taken over. */
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

// The component that needs a failed file requests it again and reports the failure.
preloadFirstScreen(ageRemembered, window.location.pathname)
  .catch(() => undefined)
  .then(() => {
    // Built pages are prerendered with the first screen.
    const takeOver = () => void (root.hasChildNodes() ? hydrateRoot(root, app) : createRoot(root).render(app))
    if (window.handOver) window.handOver(takeOver)
    else takeOver()
  })
