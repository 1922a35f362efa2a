import type { SupabaseClient } from '@supabase/supabase-js'
import type { FileAnswer } from './consulting/base/answers/definition.ts'
import { contentMatchesName, maxFileBytes } from './consulting/base/answers/file-types.ts'
import { EngineError } from './consulting/base/errors.ts'

/**
 * The bytes of a file that an answer names, read as the caller: the storage policies decide whether it is
 * theirs. What the browser said of size and type is not believed.
 * @throws EngineError `file_missing`, `file_too_large` or `file_type`, with a message for the owner
 */
export async function readUpload(
  client: SupabaseClient,
  restaurantId: string,
  file: FileAnswer,
): Promise<Uint8Array> {
  if (!file.path.startsWith(`${restaurantId}/`)) throw missing()
  const { data, error } = await client.storage.from('uploads').download(file.path)
  if (error) throw missing()
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

function missing(): EngineError {
  return new EngineError('file_missing', 'O arquivo enviado não foi encontrado. Envie de novo.')
}
