import { createContext } from 'react'

/** What stands before a section's id in the address of a report. */
export const AnchorPrefix = createContext('')
