/** What a downloaded result is called: the title with its spaces as underscores, fit for every file system. */
export function fileNameFor(title: string, extension: string): string {
  const name = title
    .normalize('NFC')
    // What Windows, macOS or Android refuse in a name, and characters that show nothing.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 100)
  return `${name || 'resultado'}.${extension}`
}

/** Saves a value as a JSON file through the browser's own download. */
export function downloadJson(fileName: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
