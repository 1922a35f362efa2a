import { type Menu, menuSchema } from '@consulting/documents/menu.ts'
import { readEnvironment } from '@/config/environment'
import { supabase } from '@/data/client'
import { AppError, unwrap } from '@/data/errors'
import { isTokenRefusal } from '@/data/token-refusal'
import { contentTypeOf, extensionOf } from './content-type'

const bucket = 'uploads'
const { supabaseUrl, supabasePublishableKey } = readEnvironment(import.meta.env, window.location.origin)

export interface Upload {
  restaurantId: string
  file: File
  /** Called with the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Stores a file under the restaurant's folder and gives its path there.
 * @throws AppError `network`, `not_authenticated`, `file_too_large`, `limit_reached` or `upload_refused`, or the
 * signal's reason
 */
export async function uploadFile({ restaurantId, file, onProgress, signal }: Upload): Promise<string> {
  const path = `${restaurantId}/${crypto.randomUUID()}.${extensionOf(file.name)}`
  const send = async (token: string | undefined) => {
    if (!token) throw new AppError('not_authenticated', 'no session')
    return sendBytes(path, file, token, onProgress, signal)
  }
  const { data } = await supabase.auth.getSession()
  let answer = await send(data.session?.access_token)
  if (isTokenRefusal(answer.status, answer.body)) {
    // The device's clock may be behind: the token looked alive here and is dead there.
    const renewed = await supabase.auth.refreshSession()
    answer = await send(renewed.data.session?.access_token)
  }
  if (answer.status < 300) return path
  // In a house's own folder the policy refuses nothing but what is beyond its limits.
  if (/row-level security/i.test(answer.body)) throw new AppError('limit_reached', answer.body)
  // The hosted service says 413 in the body of a 400.
  const tooLarge = answer.status === 413 || /exceeded the maximum|too large/i.test(answer.body)
  throw new AppError(tooLarge ? 'file_too_large' : 'upload_refused', answer.body)
}

interface Answer {
  status: number
  body: string
}

/** XMLHttpRequest, because `fetch` (and the storage client with it) does not tell how much has been sent. */
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

/** Deletes an uploaded file. One that is not there any more is no error. */
export async function deleteUpload(path: string): Promise<void> {
  unwrap(await supabase.storage.from(bucket).remove([path]))
}

/**
 * Whether a previously uploaded file is still there; where that can't be asked now, it counts as there. Asked by a
 * listing: for a single file, storage takes a caller with an expired token for a visitor, and says 404.
 */
export async function uploadExists(path: string): Promise<boolean> {
  const slash = path.lastIndexOf('/')
  const name = path.slice(slash + 1)
  const { data, error } = await supabase.storage.from(bucket).list(path.slice(0, slash), { search: name })
  return error !== null || data.some((entry) => entry.name === name)
}

/**
 * Has the server read the photo of a menu that was uploaded. 'unavailable' where it can't: no AI service is
 * configured, or this photo gave nothing, or it failed. The owner types the items then.
 */
export async function readMenuPhoto(path: string): Promise<Menu | 'unavailable'> {
  const { data, error } = await supabase.functions.invoke('read-menu', { body: { path } })
  if (error) return 'unavailable'
  const menu = menuSchema.safeParse(data)
  return menu.success ? menu.data : 'unavailable'
}
