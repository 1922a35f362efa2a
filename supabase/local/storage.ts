/**
 * Stores the embedded backend's uploads as files in one folder and enforces the size limit. Policies on
 * storage.objects decide access before this runs.
 */
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>
type Stored = Awaited<ReturnType<StorageAdapter['headObject']>>

/** @param limitOf the bucket's limit per file in bytes, or null; the backend does not check it */
export function createFileStorage(
  folder: string,
  limitOf: (bucket: string) => Promise<number | null>,
): StorageAdapter {
  /** Hashed keys cannot leave the folder. */
  const pathOf = (bucket: string, key: string) =>
    join(
      folder,
      createHash('sha256')
        .update(JSON.stringify([bucket, key]))
        .digest('hex'),
    )

  async function headObject(bucket: string, key: string): Promise<Stored> {
    const path = pathOf(bucket, key)
    const described: Pick<Stored, 'mimetype' | 'cacheControl' | 'eTag'> = JSON.parse(
      await readFile(`${path}.json`, 'utf8'),
    )
    const { size, mtime } = await stat(path)
    return { ...described, size, contentLength: size, lastModified: mtime, httpStatusCode: 200 }
  }

  async function deleteObject(bucket: string, key: string): Promise<void> {
    for (const end of ['', '.json']) await rm(pathOf(bucket, key) + end, { force: true })
  }

  return {
    driver: null,
    headObject,
    deleteObject,
    async getObject(bucket, key) {
      return {
        metadata: await headObject(bucket, key),
        httpStatusCode: 200,
        body: await readFile(pathOf(bucket, key)),
      }
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = body instanceof Uint8Array ? body : await buffer(body)
      const limit = await limitOf(bucket)
      if (limit !== null && bytes.length > limit)
        throw new Error('The object exceeded the maximum allowed size')
      const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`
      await mkdir(folder, { recursive: true })
      await writeFile(pathOf(bucket, key), bytes)
      await writeFile(`${pathOf(bucket, key)}.json`, JSON.stringify({ mimetype, cacheControl, eTag }))
      return headObject(bucket, key)
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await deleteObject(bucket, key)
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      for (const end of ['', '.json']) await cp(pathOf(bucket, key) + end, pathOf(toBucket, toKey) + end)
      const { eTag, lastModified } = await headObject(toBucket, toKey)
      return { httpStatusCode: 200, eTag, ...(lastModified && { lastModified }) }
    },
    privateAssetUrl: async (bucket, key) => `file://${pathOf(bucket, key)}`,
  }
}
