import { downloadFile } from './download-file'

/** Saves a value as a JSON file. */
export function downloadJson(fileName: string, value: unknown): void {
  downloadFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), fileName)
}
