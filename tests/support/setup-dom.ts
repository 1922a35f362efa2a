import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { checkConsoleErrors, watchConsoleErrors } from './console-errors.ts'

// A busy machine may take longer.
configure({ asyncUtilTimeout: 8000 })

beforeEach(watchConsoleErrors)

afterEach(() => {
  cleanup()
  checkConsoleErrors()
})
