import { summaryPart } from './owner-summary'

/** The owner's verification: the one that says yes, or else the newest. */
export const ageQuery = (userId: string) => summaryPart(userId, 'age')
