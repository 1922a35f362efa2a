/** Under which name sign-up leaves the restaurant's details in the user's metadata. */
export const detailsMetadataKey = 'restaurant_details'

/** Whether a sign-up that stopped half-way left something to go on from; `readLeftDetails` reads it. */
export function hasLeftDetails(metadata: Record<string, unknown>): boolean {
  const left = metadata[detailsMetadataKey]
  return typeof left === 'object' && left !== null
}
