/** Terms that the owner can add to a sheet. Import lazily: the lexicon is large. */
import type { AutomationType } from '@consulting/automation-types.ts'
import type { Answers } from '@consulting/base/answers/definition.ts'
import type { House } from '@consulting/base/house/house.ts'
import { tokenize } from '@consulting/base/language/text.ts'
import { searchTerms } from '@consulting/base/lexicon/search.ts'
import type { Term, TermKind } from '@consulting/base/lexicon/term.ts'
import { wishFor, wishKindsOf } from '@consulting/base/request/edit-sheet.ts'
import type { Wish, WishKind } from '@consulting/base/request/wish.ts'

/** A term of the vocabulary or an item of the house's menu, with the wishes that it can have. */
export type TermOption = {
  name: string
  /** What it is, in Portuguese: "ingrediente". */
  kind: string
  wishes: readonly { label: string; wish: Wish }[]
}

const kindNames: Record<TermKind, string> = {
  ingredient: 'ingrediente',
  group: 'grupo de ingredientes',
  allergen: 'alérgeno',
  diet: 'dieta',
  cachaca: 'cachaça',
  dish: 'prato',
  technique: 'técnica',
  equipment: 'equipamento',
  style: 'estilo',
  audience: 'público',
}

const verbs = {
  exclude: 'Deixar de fora',
  prefer: 'Dar preferência',
  only: 'Usar só isto',
  equipment: 'A casa tem',
  style: 'Quero este estilo',
  audience: 'Quero este público',
  keepItem: 'Manter no cardápio',
  dropItem: 'Tirar do cardápio',
  promote: 'Dar destaque',
  keepPrice: 'Não mexer no preço',
  capPrice: 'Não subir o preço',
} as const satisfies Partial<Record<WishKind, string>>

/** The wishes that a term can have. An allergy is kept apart from taste, because it is checked more strictly. */
function wishesOf(term: Term): TermOption['wishes'] {
  if (term.kind === 'diet') return [{ label: 'Seguir', wish: wishFor(term, 'exclude', { why: 'diet' }) }]
  const usual = wishKindsOf(term).map((kind) => ({ label: verbs[kind], wish: wishFor(term, kind) }))
  const equipment = wishFor(term, 'equipment')
  if (term.kind === 'equipment' && equipment.kind === 'equipment') {
    return [...usual, { label: 'A casa não tem', wish: { ...equipment, has: false } }]
  }
  const canHarm = term.kind === 'ingredient' || term.kind === 'group' || term.kind === 'allergen'
  return canHarm
    ? [{ label: 'É alergia', wish: wishFor(term, 'exclude', { why: 'allergy' }) }, ...usual]
    : usual
}

type ItemWish = 'keepItem' | 'dropItem' | 'promote' | 'keepPrice' | 'capPrice'

/** The wishes that a menu item can have; none for automations that do not touch the menu. */
const itemWishes: Partial<Record<AutomationType, readonly ItemWish[]>> = {
  food_pairing: ['promote'],
  menu_redesign: ['keepItem', 'dropItem', 'promote', 'keepPrice', 'capPrice'],
  content_generation: ['promote'],
  dynamic_pricing: ['keepPrice', 'capPrice'],
}

/** The names of the items that the owner keeps on `/casa` or sent with this request. */
export function itemNames(answers: Answers, house: House): string[] {
  const sent = Object.values(answers).flatMap((answer) =>
    typeof answer === 'object' && !Array.isArray(answer)
      ? [...(answer.menu?.items ?? []), ...(answer.sales?.items ?? [])]
      : [],
  )
  return [...new Set([...sent, ...house.menu.filter(({ active }) => active)].map(({ name }) => name))]
}

const mostOptions = 8

/** The options for a search, best first. */
export function findOptions(query: string, type: AutomationType, items: readonly string[]): TermOption[] {
  if (query.trim() === '') return []
  const terms = searchTerms(query, mostOptions).map(
    (term): TermOption => ({
      name: term.name,
      kind: kindNames[term.kind],
      wishes: wishesOf(term),
    }),
  )
  const wanted = tokenize(query)
  const found = items
    .filter((name) => {
      const words = tokenize(name)
      return wanted.every((part) => words.some((word) => word.startsWith(part)))
    })
    .map(
      (name): TermOption => ({
        name,
        kind: 'do seu cardápio',
        wishes: (itemWishes[type] ?? []).map((kind) => ({
          label: verbs[kind],
          wish: { kind, item: name, text: name, origin: 'request' },
        })),
      }),
    )
    .filter(({ wishes }) => wishes.length > 0)
  return [...found.slice(0, mostOptions / 2), ...terms].slice(0, mostOptions)
}
