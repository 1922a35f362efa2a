import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine may take longer.
configure({ asyncUtilTimeout: 8000 })

afterEach(cleanup)
