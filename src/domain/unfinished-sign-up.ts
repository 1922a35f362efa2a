/** The key in the user's metadata under which sign-up saves the restaurant's details. */
export const signUpDetailsKey = 'restaurant_details'

/** Whether sign-up saved details that the profile form can start from. */
export function hasUnfinishedSignUp(metadata: Record<string, unknown>): boolean {
  const saved = metadata[signUpDetailsKey]
  return typeof saved === 'object' && saved !== null
}
