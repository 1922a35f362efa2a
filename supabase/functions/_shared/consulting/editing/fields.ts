/**
 * The fields of a delivered content that a consultant may edit: sentences, and the prices that its automation allows to
 * be set. Names and quantities stay, because recipes, shopping lists and overviews refer to them.
 */
import type { PricedPlace } from '../base/pricing/priced-place.ts'
import type { Content } from '../define-automation.ts'
import { automations } from '../registry.ts'

export type EditableField = {
  /** `<index of the content>/<path with indexes>`, as in "3/posts.0.copy". */
  id: string
  /** In Portuguese. */
  label: string
} & (
  | { kind: 'text'; value: string }
  | { kind: 'price'; value: number }
  /** Whether the engine runs again for it. */
  | { kind: 'engine_price'; place: PricedPlace }
)

/** Names of fields that contain sentences, for every kind of content. */
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
  whatsappAnswer: 'WhatsApp, se perguntarem',
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
  foot: 'Rodapé do cardápio',
  ask: 'Pergunta à casa',
}

/** A code such as `no_cost` is not a sentence, whatever its field is called. */
const isSentence = (value: string): boolean => value !== '' && !/^[a-z_]+$/.test(value)

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function* walk(tree: Tree, prefix: string, owner: string): Generator<EditableField> {
  for (const [key, value] of Object.entries(tree)) {
    const id = `${prefix}${key}`
    const label = texts[key]
    if (typeof value === 'string') {
      if (label !== undefined && isSentence(value))
        yield { id, label: labelled(label, owner), kind: 'text', value }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        const at = `${id}.${index}`
        if (typeof item === 'string' && label !== undefined && isSentence(item)) {
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

/** The name of an item inside a content, to tell its fields from its neighbours'. */
function nameOf(tree: Tree): string | null {
  for (const key of ['name', 'title', 'label', 'dish']) {
    const value = tree[key]
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}

/** The editable fields of one content, given its index in the request. */
export function fieldsOf(content: unknown, index: number): EditableField[] {
  if (!isTree(content)) return []
  return [...prices(content, index), ...walk(content, `${index}/`, '')]
}

const isContent = (tree: Tree): tree is Tree & Content => typeof tree.kind === 'string'

function* prices(content: Tree, index: number): Generator<EditableField> {
  if (!isContent(content)) return
  const automation = automations.find(({ gives }) => gives(content))
  for (const place of automation?.pricedPlaces(content) ?? []) {
    const label = place.with === undefined ? place.item : `${place.item} + ${place.with}`
    yield { id: `${index}/${place.path}`, label, kind: 'engine_price', place }
  }
  const paths = automation?.pricePaths(content) ?? []
  for (const path of paths) yield* pricesAt(content, path.split('.'), `${index}/`, '')
}

function* pricesAt(
  tree: unknown,
  [head = '', ...rest]: readonly string[],
  prefix: string,
  owner: string,
): Generator<EditableField> {
  if (!isTree(tree)) return
  const key = head.replace('[]', '')
  const value = tree[key]
  if (head.endsWith('[]')) {
    if (!Array.isArray(value)) return
    for (const [at, item] of value.entries()) {
      yield* pricesAt(item, rest, `${prefix}${key}.${at}.`, (isTree(item) && nameOf(item)) || owner)
    }
  } else if (rest.length > 0) yield* pricesAt(value, rest, `${prefix}${key}.`, owner)
  else if (typeof value === 'number') {
    yield { id: `${prefix}${key}`, label: labelled('Preço sugerido (R$)', owner), kind: 'price', value }
  }
}
