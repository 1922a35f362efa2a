import { readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Connect } from 'vite'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** WOFF2 fonts are already compressed. */
const isFont = (path: string) => extname(path) === '.woff2'

const compress = promisify(brotliCompress)

/**
 * Serves a build's scripts and styles from `folder` as a host does: compressed once, and cached forever, because their
 * names change with their content. Vite's preview compresses them again for every visitor and slows down the database
 * and the browser. Other requests are passed on.
 * @param headers sent with every file
 */
export function builtAssets(folder: string, headers: OutgoingHttpHeaders): Connect.NextHandleFunction {
  const kept = new Map<string, Promise<Buffer>>()
  const read = (path: string) => {
    const known = kept.get(path)
    if (known) return known
    const content = readFile(path).then((file) =>
      isFont(path) ? file : compress(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    )
    kept.set(path, content)
    content.catch(() => kept.delete(path))
    return content
  }
  return (request, response, next) => {
    const inAssets = (path: string | undefined) => path?.startsWith('/assets/') ?? false
    // Malformed addresses are left to the next handler.
    if (!inAssets(request.url)) return next()
    // Resolved first, so that `..` cannot leave the folder.
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const type = types[extname(path)]
    const accepted = isFont(path) || /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (!inAssets(path) || !type || !accepted || request.method !== 'GET') return next()
    read(join(folder, path)).then(
      (content) => {
        response.writeHead(200, {
          ...headers,
          'Content-Type': type,
          ...(!isFont(path) && { 'Content-Encoding': 'br' }),
          'Content-Length': content.byteLength,
          'Cache-Control': 'public, max-age=31536000, immutable',
          Vary: 'Accept-Encoding',
        })
        response.end(content)
      },
      () => next(),
    )
  }
}
