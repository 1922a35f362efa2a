/** The file name of a download: the title with spaces as underscores, safe for every file system. */
export function fileNameFor(title: string, extension: string): string {
  const name = title
    .normalize('NFC')
    // Characters that Windows, macOS or Android reject in names, and invisible ones.
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/\s+/g, '_')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 100)
  return `${name || 'resultado'}.${extension}`
}
