import type { SupabaseClient } from '@supabase/supabase-js'
import { contentMatchesName, maxFileBytes } from './consulting/automations/file-types.ts'
import type { FileAnswer } from './consulting/automations/types.ts'
import { EngineError } from './consulting/engine/errors.ts'
import { HttpError } from './http.ts'

/**
 * The bytes of a file that an answer names, read as the caller: the storage policies decide whether it is
 * theirs. What the browser said of size and type is not believed.
 * @throws EngineError `file_missing`, `file_too_large` or `file_type`, with a message for the owner; HttpError 401
 *   when the caller's token has expired meanwhile
 */
export async function readUpload(
  client: SupabaseClient,
  restaurantId: string,
  file: FileAnswer,
): Promise<Uint8Array> {
  if (!file.path.startsWith(`${restaurantId}/`)) throw fileMissing()
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
 * Why a file did not come. For a single file, storage takes a caller with an expired token for a visitor, and says
 * that there is none; a listing tells the two apart.
 */
async function reasonFor(client: SupabaseClient, path: string, message: string): Promise<Error> {
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
