import type { RewritableFields } from '../../define-automation.ts'
import type { PairingContent } from './schema.ts'

/** None: the reasons for a pairing contain its figures and names. */
export const words: RewritableFields<PairingContent> = { pairing: [], pairing_menu: [] }
