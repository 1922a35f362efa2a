import type { SupabaseClient } from '@supabase/supabase-js'
import type { FileAnswer } from './consulting/base/answers/definition.ts'
import { contentMatchesName, maxFileBytes } from './consulting/base/answers/file-types.ts'
import { EngineError } from './consulting/base/errors.ts'
import type { Database } from './database.types.ts'
import { HttpError } from './http.ts'

/**
 * Downloads the file named by an answer, from its restaurant's folder only. Checks size and type again, because the
 * browser's claims cannot be trusted.
 * @throws EngineError `file_missing`, `file_too_large` or `file_type`, with a message for the owner; HttpError 401 when
 * the caller's token has expired
 */
export async function readUpload(
  client: SupabaseClient<Database>,
  restaurantId: string,
  file: FileAnswer,
): Promise<Uint8Array> {
  if (!isInFolder(file.path, restaurantId)) throw fileMissing()
  const { data, error } = await client.storage.from('uploads').download(file.path)
  if (error) throw await reasonFor(client, file.path, error.message)
  if (data.size > maxFileBytes) throw new EngineError('file_too_large', 'O arquivo passa de 10 MB.')
  const bytes = new Uint8Array(await data.arrayBuffer())
  if (!contentMatchesName(file.name, bytes)) {
    throw new EngineError(
      'file_type',
      'O conteúdo do arquivo não corresponde ao tipo dele. Envie outro arquivo.',
    )
  }
  return bytes
}

/**
 * Whether a path is inside the restaurant's folder. With the service key, a path with `..`, plain or escaped, would
 * reach another restaurant's files.
 */
function isInFolder(path: string, restaurantId: string): boolean {
  const [folder, ...rest] = path.split('/')
  return folder === restaurantId && rest.length > 0 && rest.every((part) => /^[\w-]+(\.[\w-]+)*$/.test(part))
}

/**
 * Finds out why a download failed. Storage treats an expired token as a visitor and answers that the file does not
 * exist; a listing of the folder distinguishes the two cases.
 */
async function reasonFor(client: SupabaseClient<Database>, path: string, message: string): Promise<Error> {
  const slash = path.lastIndexOf('/')
  const name = path.slice(slash + 1)
  const { data, error } = await client.storage.from('uploads').list(path.slice(0, slash), { search: name })
  if (error) {
    return /"exp" claim|jwt expired|invalid ?jwt/i.test(error.message)
      ? new HttpError(401, 'not_authenticated', 'Sua sessão expirou. Entre novamente.')
      : new Error(`uploads: ${error.message}`)
  }
  return data.some((entry) => entry.name === name) ? new Error(`uploads: ${message}`) : fileMissing()
}

export function fileMissing(): EngineError {
  return new EngineError('file_missing', 'O arquivo enviado não foi encontrado. Envie de novo.')
}
