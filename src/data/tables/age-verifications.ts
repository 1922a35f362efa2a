import { summaryPart } from './owner-summary'

/** The owner's approved verification, else the newest. */
export const ageQuery = (userId: string) => summaryPart(userId, 'age')
