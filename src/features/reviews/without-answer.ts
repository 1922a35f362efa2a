/** Most letters of what the owner wants looked at, as the database has it. */
export const longestWish = 1000

/** The request for a review that names what the report did not understand, as many passages as fit; empty without any. */
export function withoutAnswer(unread: readonly string[]): string {
  let wish = ''
  for (const passage of unread) {
    const next = `${wish === '' ? 'O relatório não respondeu:' : wish}\n“${passage}”`
    if (next.length > longestWish) break
    wish = next
  }
  return wish
}
