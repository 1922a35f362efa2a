/** The standing restrictions of a house, whichever automation they hold for. */
import { markFrames } from '../frames/allergy-frames.ts'
import { wholeClauses } from './of-results.ts'
import type { Step } from './reader.ts'
import { frames, words } from './steps.ts'

export const restrictionSteps: readonly Step[] = [...wholeClauses, frames(markFrames), words('restrictions')]
