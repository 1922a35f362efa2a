/**
 * The words of a result: the sentences that the AI service may rewrite. Figures, quantities and names that other
 * parts refer to stay as the engine wrote them.
 */

export type Word = {
  /** `<index of the result>/<path with indexes>`, as in "3/posts.0.copy". */
  id: string
  text: string
}

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Resolves `posts[].copy` into `posts.0.copy`, `posts.1.copy`… for those that contain a text. */
function* resolve(tree: unknown, path: string, prefix = ''): Generator<{ at: string; text: string }> {
  const [head = '', ...rest] = path.split('.')
  const each = head.endsWith('[]')
  const key = each ? head.slice(0, -2) : head
  if (!isTree(tree)) return
  const value = tree[key]
  const at = `${prefix}${key}`
  const values = each ? (Array.isArray(value) ? [...value.entries()] : []) : [[null, value] as const]
  for (const [index, item] of values) {
    const here = index === null ? at : `${at}.${index}`
    if (rest.length > 0) yield* resolve(item, rest.join('.'), `${here}.`)
    else if (typeof item === 'string' && item !== '') yield { at: here, text: item }
  }
}

/** The words of a list of contents, in order. `pathsOf` gives the paths to collect. */
export function wordsOf<Content>(
  contents: readonly Content[],
  pathsOf: (content: Content) => readonly string[],
): Word[] {
  return contents.flatMap((content, index) =>
    pathsOf(content).flatMap((path) =>
      [...resolve(content, path)].map(({ at, text }) => ({ id: `${index}/${at}`, text })),
    ),
  )
}

/** Copies of the contents with the given words applied. Unknown ids are ignored. */
export function withWords<Content>(contents: readonly Content[], words: readonly Word[]): Content[] {
  const copies = structuredClone([...contents])
  for (const { id, text } of words) {
    const [index = '', path = ''] = id.split('/')
    const keys = path.split('.')
    const last = keys.pop()
    let tree: unknown = copies[Number(index)]
    for (const key of keys) tree = isTree(tree) ? Reflect.get(tree, key) : undefined
    if (last !== undefined && isTree(tree) && typeof Reflect.get(tree, last) === 'string') {
      Reflect.set(tree, last, text)
    }
  }
  return copies
}
