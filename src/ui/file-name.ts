/** What a downloaded file is called: the title with its spaces as underscores, fit for every file system. */
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
