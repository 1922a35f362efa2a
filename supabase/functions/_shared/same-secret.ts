/** Compares in constant time: the hashes have the same length, and every byte is compared. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const wanted = await hash(expected)
  return (await hash(given)).reduce((difference, byte, i) => difference | (byte ^ (wanted[i] ?? 0)), 0) === 0
}
