import { ApiError } from './api-error.ts'

/** A decoded form: text, or named children. An array is a branch with numeric names. */
export type FormNode = string | FormBranch
export type FormBranch = Map<string, FormNode>

function segmentsOf(key: string): string[] {
  const first = key.indexOf('[')
  if (first === -1) return [key]
  return [
    key.slice(0, first),
    ...Array.from(key.slice(first).matchAll(/\[([^\]]*)\]/g), (match) => match[1] ?? ''),
  ]
}

/**
 * Decodes `application/x-www-form-urlencoded` text with Stripe's brackets:
 * `line_items[0][price_data][currency]=brl`, `expand[]=line_items`.
 * @throws ApiError when one name is used both as a value and as a branch
 */
export function decodeForm(encoded: string): FormBranch {
  const root: FormBranch = new Map()
  for (const [key, value] of new URLSearchParams(encoded)) {
    const segments = segmentsOf(key)
    let branch = root
    for (const [depth, segment] of segments.entries()) {
      const name = segment === '' && depth > 0 ? String(branch.size) : segment
      const existing = branch.get(name)
      if (depth === segments.length - 1) {
        if (existing instanceof Map) throw new ApiError(`Invalid object: ${key}`, { param: key })
        branch.set(name, value)
      } else if (typeof existing === 'string') {
        throw new ApiError(`Invalid object: ${key}`, { param: key })
      } else {
        const child: FormBranch = existing ?? new Map()
        branch.set(name, child)
        branch = child
      }
    }
  }
  return root
}

/** Serialises parameters independently of their order, to compare requests with one idempotency key. */
export function canonicalForm(encoded: string): string {
  return Array.from(new URLSearchParams(encoded), ([key, value]) => JSON.stringify([key, value]))
    .sort()
    .join('\n')
}

/**
 * Reads one branch of a form, names parameters in errors as Stripe does, and tracks which were read. Unknown
 * parameters (a typing error, or a feature not imitated) are refused instead of ignored.
 */
export class FormReader {
  private readonly branch: FormBranch
  private readonly prefix: string
  private readonly read = new Set<string>()
  private readonly children: FormReader[] = []

  constructor(branch: FormBranch, prefix = '') {
    this.branch = branch
    this.prefix = prefix
  }

  /** A parameter's full name: `line_items[0][quantity]`. */
  path(name: string): string {
    return this.prefix === '' ? name : `${this.prefix}[${name}]`
  }

  has(name: string): boolean {
    return this.branch.has(name)
  }

  /** Whether a parameter that may be a value or a branch (`created`, `created[gte]`) is a value. */
  isText(name: string): boolean {
    return typeof this.branch.get(name) === 'string'
  }

  text(name: string): string | null {
    this.read.add(name)
    const node = this.branch.get(name)
    if (node === undefined) return null
    if (typeof node !== 'string')
      throw new ApiError(`Invalid string: ${this.path(name)}`, { param: this.path(name) })
    if (node === '')
      throw new ApiError(
        `You passed an empty string for '${this.path(name)}'. We assume empty values are an attempt to unset a parameter; however '${this.path(name)}' cannot be unset. You should remove '${this.path(name)}' from your request or supply a non-empty value.`,
        { code: 'parameter_invalid_empty', param: this.path(name) },
      )
    return node
  }

  requiredText(name: string): string {
    return this.text(name) ?? this.missing(name)
  }

  missing(name: string): never {
    throw new ApiError(`Missing required param: ${this.path(name)}.`, {
      code: 'parameter_missing',
      param: this.path(name),
    })
  }

  integer(name: string): number | null {
    const text = this.text(name)
    if (text === null) return null
    if (!/^-?\d{1,15}$/.test(text))
      throw new ApiError(`Invalid integer: ${text}`, {
        code: 'parameter_invalid_integer',
        param: this.path(name),
      })
    return Number(text)
  }

  boolean(name: string): boolean | null {
    const value = this.choice(name, ['true', 'false'])
    return value === null ? null : value === 'true'
  }

  choice<Value extends string>(name: string, values: readonly Value[]): Value | null {
    const text = this.text(name)
    if (text === null) return null
    const found = values.find((value) => value === text)
    if (found === undefined)
      throw new ApiError(`Invalid ${this.path(name)}: must be one of ${values.join(', ')}`, {
        param: this.path(name),
      })
    return found
  }

  /** An absolute http(s) URL. With `template`, it may contain placeholders in braces that Stripe fills in. */
  url(name: string): string | null {
    const text = this.text(name)
    if (text === null) return null
    const url = URL.parse(text)
    if (url === null || !['http:', 'https:'].includes(url.protocol))
      throw new ApiError('Not a valid URL', { code: 'url_invalid', param: this.path(name) })
    return text
  }

  child(name: string): FormReader | null {
    this.read.add(name)
    const node = this.branch.get(name)
    if (node === undefined) return null
    if (typeof node === 'string')
      throw new ApiError(`Invalid object: ${this.path(name)}`, { param: this.path(name) })
    const reader = new FormReader(node, this.path(name))
    this.children.push(reader)
    return reader
  }

  /** The members of an array of objects, in the order of their indices. */
  list(name: string): FormReader[] {
    const branch = this.child(name)
    if (branch === null) return []
    return branch.indices().flatMap((index) => branch.child(index) ?? [])
  }

  /** The members of an array of texts, in the order of their indices. */
  texts(name: string): string[] {
    const branch = this.child(name)
    if (branch === null) return []
    return branch.indices().flatMap((index) => branch.text(index) ?? [])
  }

  private indices(): string[] {
    const names = [...this.branch.keys()]
    if (!names.every((name) => /^\d+$/.test(name)))
      throw new ApiError(`Invalid array: ${this.prefix}`, { param: this.prefix })
    return names.sort((first, second) => Number(first) - Number(second))
  }

  /** Metadata within https://docs.stripe.com/api/metadata: 50 keys of 40 characters, values of 500. */
  metadata(name: string): Record<string, string> {
    this.read.add(name)
    const node = this.branch.get(name)
    if (node === undefined || node === '') return {}
    if (typeof node === 'string')
      throw new ApiError(`Invalid object: ${this.path(name)}`, { param: this.path(name) })
    const entries = [...node].filter(([, value]) => value !== '')
    if (entries.length > 50) throw this.invalidMetadata(name, 'You can have up to 50 metadata keys.')
    return Object.fromEntries(
      entries.map(([key, value]) => {
        if (typeof value !== 'string') throw this.invalidMetadata(name, 'Metadata values must be strings.')
        if (key.length > 40 || value.length > 500)
          throw this.invalidMetadata(
            name,
            `Metadata keys can have up to 40 characters and values up to 500, but you passed '${key}' with ${value.length}.`,
          )
        return [key, value]
      }),
    )
  }

  private invalidMetadata(name: string, message: string): ApiError {
    return new ApiError(message, { param: this.path(name) })
  }

  /** @throws ApiError naming the first parameter that was not read, here or in a child */
  rejectUnknown(): void {
    for (const name of this.branch.keys())
      if (!this.read.has(name))
        throw new ApiError(`Received unknown parameter: ${this.path(name)}`, {
          code: 'parameter_unknown',
          param: this.path(name),
        })
    for (const child of this.children) child.rejectUnknown()
  }
}
