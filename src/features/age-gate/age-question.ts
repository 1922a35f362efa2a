import { preloadable } from '@/ui/preloadable'

/** The question for the birth date. Whoever is remembered never needs its file. */
export const AgeQuestion = preloadable(() => import('./components/age-question'))
