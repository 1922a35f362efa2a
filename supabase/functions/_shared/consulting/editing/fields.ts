/**
 * The fields of a delivered content that a consultant may edit: sentences, and the prices of drinks and dishes. Names
 * and quantities stay, because recipes, shopping lists and overviews refer to them.
 */

export type EditableField = {
  /** `<index of the content>/<path with indexes>`, as in "3/posts.0.copy". */
  id: string
  /** In Portuguese. */
  label: string
} & ({ kind: 'text'; value: string } | { kind: 'price'; value: number })

/** Sentences by the name of their field, in every kind of content. */
const texts: Readonly<Record<string, string>> = {
  summary: 'Resumo',
  story: 'História',
  fit: 'Por que combina com a casa',
  serve: 'Como servir',
  serving: 'Como servir',
  method: 'Passo do preparo',
  plating: 'Montagem',
  keeps: 'Conservação',
  copy: 'Legenda',
  visual: 'Imagem',
  stories: 'Stories',
  whatsapp: 'WhatsApp',
  action: 'O que fazer',
  advice: 'Conselho',
  reason: 'Motivo',
  why: 'Motivo',
  pitch: 'Fala do garçom',
  menuText: 'Texto do cardápio',
  text: 'Texto',
  script: 'Fala da equipe',
  warnings: 'Atenção',
  assumptions: 'Premissa',
}

/** Kinds of content whose price follows from nothing else and may be edited. */
const priced: ReadonlySet<string> = new Set(['drink', 'dish'])

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* walk(tree: Tree, prefix: string, owner: string): Generator<EditableField> {
  for (const [key, value] of Object.entries(tree)) {
    const id = `${prefix}${key}`
    const label = texts[key]
    if (typeof value === 'string') {
      if (label !== undefined && value !== '')
        yield { id, label: labelled(label, owner), kind: 'text', value }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        const at = `${id}.${index}`
        if (typeof item === 'string' && label !== undefined && item !== '') {
          yield { id: at, label: labelled(`${label} ${index + 1}`, owner), kind: 'text', value: item }
        } else if (isTree(item)) yield* walk(item, `${at}.`, nameOf(item) ?? owner)
      }
    } else if (isTree(value)) yield* walk(value, `${id}.`, parts[key] ?? nameOf(value) ?? owner)
  }
}

const labelled = (label: string, owner: string): string => (owner === '' ? label : `${label} · ${owner}`)

/** Parts of a content that have no name of their own. */
const parts: Readonly<Record<string, string>> = {
  lighter: 'mais leve',
  batch: 'para muitos',
  sibling: 'sem álcool',
  pairing: 'harmonização',
}

/** What an item inside a content is called, to tell its fields from its neighbours'. */
function nameOf(tree: Tree): string | null {
  for (const key of ['name', 'title', 'label', 'dish']) {
    const value = tree[key]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}

/** The fields of one content, by its place among the contents of its request. */
export function fieldsOf(content: unknown, index: number): EditableField[] {
  if (!isTree(content)) return []
  const fields = [...walk(content, `${index}/`, '')]
  const { kind, suggestedPrice } = content
  if (typeof kind === 'string' && priced.has(kind) && typeof suggestedPrice === 'number') {
    fields.unshift({
      id: `${index}/suggestedPrice`,
      label: 'Preço sugerido (R$)',
      kind: 'price',
      value: suggestedPrice,
    })
  }
  return fields
}
