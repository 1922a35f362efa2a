import { type Menu, menuSchema } from '@consulting/documents/menu.ts'
import { readEnvironment } from '@/config/environment'
import { AppError, unwrap } from '@/data/client/errors'
import { invokeFunction } from '@/data/client/functions'
import { accessToken, services } from '@/data/client/supabase'
import { isTokenRefusal } from '@/data/client/token-refusal'
import { contentTypeOf, extensionOf } from './content-type'

const bucket = 'uploads'
const { supabaseUrl, supabasePublishableKey } = readEnvironment(import.meta.env, window.location.origin)

export interface Upload {
  restaurantId: string
  file: File
  /** Called with the share uploaded, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Stores a file in the restaurant's folder and returns its path.
 * @throws AppError `network`, `not_authenticated`, `file_too_large`, `limit_reached` or `upload_refused`, or the
 * signal's reason
 */
export async function uploadFile({ restaurantId, file, onProgress, signal }: Upload): Promise<string> {
  const path = `${restaurantId}/${crypto.randomUUID()}.${extensionOf(file.name)}`
  const send = async (token: string | null) => {
    if (!token) throw new AppError('not_authenticated', 'no session')
    return sendBytes(path, file, token, onProgress, signal)
  }
  let answer = await send(await accessToken())
  if (isTokenRefusal(answer.status, answer.body)) {
    // With a slow device clock, the client uses a token that has already expired.
    const { renewToken } = await services()
    answer = await send(await renewToken())
  }
  if (answer.status < 300) return path
  // In the restaurant's own folder, the policy refuses only uploads over its limits.
  if (/row-level security/i.test(answer.body)) throw new AppError('limit_reached', answer.body)
  // Hosted storage reports 413 in the body of a 400.
  const tooLarge = answer.status === 413 || /exceeded the maximum|too large/i.test(answer.body)
  throw new AppError(tooLarge ? 'file_too_large' : 'upload_refused', answer.body)
}

interface Answer {
  status: number
  body: string
}

/** XMLHttpRequest, because `fetch` and the storage client do not report upload progress. */
function sendBytes(
  path: string,
  file: File,
  token: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal.addEventListener('abort', abort)
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', abort)
      settle()
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => end(() => resolve({ status: request.status, body: request.responseText }))
    request.onerror = () => end(() => reject(new AppError('network', 'upload failed')))
    request.onabort = () => end(() => reject(signal.reason))
    request.open('POST', `${supabaseUrl}/storage/v1/object/${bucket}/${path}`)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('apikey', supabasePublishableKey)
    request.setRequestHeader('content-type', contentTypeOf(file.name))
    request.send(file)
  })
}

/** Deletes an uploaded file. A missing file is not an error. */
export async function deleteUpload(path: string): Promise<void> {
  const { storage } = await services()
  unwrap(await storage.from(bucket).remove([path]))
}

/**
 * Whether a previously uploaded file still exists. It counts as existing when the check fails. Lists the folder: for a
 * single file, storage treats an expired token as anonymous and answers 404.
 */
export async function uploadExists(path: string): Promise<boolean> {
  const slash = path.lastIndexOf('/')
  const name = path.slice(slash + 1)
  const { storage } = await services()
  const { data, error } = await storage.from(bucket).list(path.slice(0, slash), { search: name })
  return error !== null || data.some((entry) => entry.name === name)
}

/**
 * Asks the server to read an uploaded photo of a menu. Returns 'unavailable' without an AI service, on failure, or
 * when the photo has no items: the owner then types them.
 */
export async function readMenuPhoto(path: string): Promise<Menu | 'unavailable'> {
  const menu = menuSchema.safeParse(await invokeFunction('read-menu', { path }).catch(() => null))
  return menu.success ? menu.data : 'unavailable'
}
