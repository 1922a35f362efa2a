import { preloadable } from '@/ui/preloadable'

/** The birth date question, code-split: remembered visitors never download it. */
export const AgeQuestion = preloadable(() => import('./components/age-question'))
