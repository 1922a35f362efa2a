import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'

// Files share their workers: without this, a file would get the stubs, clients and waiting toasts of the one before.
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.resetModules()
const { checkConsoleErrors, watchConsoleErrors } = await import('./console-errors.ts')

// A busy machine may take longer.
configure({ asyncUtilTimeout: 8000 })

beforeEach(watchConsoleErrors)

afterEach(() => {
  cleanup()
  // The library shows the next <Toaster /> what was raised before.
  toast.dismiss()
  checkConsoleErrors()
})
