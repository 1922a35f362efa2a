import './styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { isAgeRemembered } from '@/features/age-gate/age-storage'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <BrowserRouter>
      <App ageRemembered={isAgeRemembered(new Date())} />
    </BrowserRouter>
  </StrictMode>
)

// A built page holds the first screen already.
if (root.hasChildNodes()) hydrateRoot(root, app)
else createRoot(root).render(app)
