import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A machine that is busy is not a fault: what comes by itself may take its time.
configure({ asyncUtilTimeout: 8000 })

afterEach(cleanup)
