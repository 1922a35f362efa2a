/** The user of reads made before anybody has signed in. */
export const visitor = 'visitor'

/**
 * The key of a cached read: the user first, then the table or function, then the filters. Every query key is built
 * here.
 */
export function userKey(userId: string, source: string, ...narrowedBy: readonly (string | number)[]) {
  return [userId, source, ...narrowedBy] as const
}

/** The `meta` of reads that this device keeps for the next visit: the owner's own lists, and what the farm sells. */
export const kept = { kept: true }

export const isKept = (meta: Readonly<Record<string, unknown>> | undefined): boolean => meta?.kept === true
