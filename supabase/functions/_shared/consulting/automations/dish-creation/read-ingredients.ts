import { allMarkers, fillers, type Marker } from '../../base/language/markers.ts'
import { foldAccents, singular, tokenize } from '../../base/language/text.ts'
import type { FoodTag } from '../../base/pantry/food.ts'
import { foods } from '../../base/pantry/kitchen.ts'
import type { Exclusion } from './restrictions.ts'

/** The owner's wishes about ingredients. */
export interface IngredientWishes {
  /** Pantry ids to bring forward, in the order in which they were named. */
  wanted: readonly string[]
  /** The wanted ids that the house already has. */
  owned: ReadonlySet<string>
  exclusions: readonly Exclusion[]
  understood: { wanted: string[]; owned: string[]; excluded: string[]; notUnderstood: string[] }
}

interface Thing {
  phrase: readonly string[]
  label: string
  ids: readonly string[]
  tags: readonly FoodTag[]
  /** A bare mention means exclusion, as for gluten. */
  alwaysExcludes: boolean
}

/** Words that stand for many things. */
const groups: readonly [words: string, tags: readonly FoodTag[], alwaysExcludes?: true][] = [
  ['glúten, celíaco, celíaca', ['gluten'], true],
  ['lactose, laticínio, laticínios, leite e derivados', ['dairy'], true],
  ['frutos do mar, crustáceo, marisco', ['shellfish', 'fish']],
  ['oleaginosa, noz, nozes', ['nut', 'peanut']],
  ['carne vermelha', ['beef']],
  ['carne de porco, porco, suíno', ['pork']],
  ['vegetariano, vegetariana', ['beef', 'pork', 'poultry', 'fish', 'shellfish'], true],
  ['vegano, vegana', ['beef', 'pork', 'poultry', 'fish', 'shellfish', 'dairy', 'egg', 'honey'], true],
  ['açúcar', ['added_sugar', 'honey']],
  ['soja', ['soy']],
  ['pimenta, picante', ['spicy']],
]

const byWord = new Map<string, Thing>()
function learn(word: string, ids: readonly string[], tags: readonly FoodTag[], alwaysExcludes = false): void {
  const phrase = tokenize(word)
  const key = phrase.join(' ')
  if (key === '') return
  const known = byWord.get(key)
  byWord.set(key, {
    phrase,
    label: known?.label ?? word,
    ids: [...new Set([...(known?.ids ?? []), ...ids])],
    tags: [...new Set([...(known?.tags ?? []), ...tags])],
    alwaysExcludes: alwaysExcludes || (known?.alwaysExcludes ?? false),
  })
}
for (const [words, tags, alwaysExcludes] of groups) {
  const ids = foods.filter((item) => item.tags.some((tag) => tags.includes(tag))).map(({ id }) => id)
  for (const word of words.split(',')) learn(word.trim(), ids, tags, alwaysExcludes ?? false)
}
for (const item of foods) {
  for (const word of [item.name, ...item.words]) learn(word, [item.id], [])
  const first = item.name.split(' ')[0] ?? ''
  // "abacaxi em cubos" is meant by "abacaxi"; "polpa de cajá" and "queijo coalho" are not by their first word.
  const shared =
    /^(polpa|suco|queijo|carne|filé|farinha|massa|óleo|creme|leite|água|pão|sal|cauda|lombo|paleta|mel|manteiga|disco)$/
  if (first.length > 3 && !shared.test(first)) learn(first, [item.id], [])
}
const things: readonly Thing[] = [...byWord.values()].toSorted((a, b) => b.phrase.length - a.phrase.length)

/** "Já compro", "sobra": what follows is in the house. */
const owning: readonly (readonly string[])[] = [
  'já compro',
  'já compramos',
  'compro',
  'compramos',
  'tenho',
  'temos',
  'já uso',
  'já usamos',
  'sobra',
  'sobram',
  'em estoque',
  'produzimos',
  'planto',
].map(tokenize)

const moreFillers = new Set(
  tokenize(
    'caro cara barato barata sítio quintal fornecedor fornecedores feira safra região época cru crua crus fresco fresca estoque muito muita bastante sobra sobram dia semana porque destaque prato pratos cozinha melhor melhores sul norte litoral sertão serra horta próprio própria quilo kg aqui também coisa coisas usar uso todo toda natural local',
  ),
)

interface Piece {
  token: string
  raw: string
}

function split(text: string): Piece[] {
  return (text.normalize('NFC').match(/[\p{L}\p{N}]+|[.;!?\n]|,/gu) ?? []).map((raw) => {
    if (/^[.;!?\n]$/.test(raw)) return { token: '.', raw }
    return raw === ',' ? { token: ',', raw } : { token: singular(foldAccents(raw)), raw }
  })
}

/**
 * Reads the owner's text about ingredients: "já compro carne de sol e coalho; sem camarão". Within a sentence
 * a refusal holds until something is wished for again. Deterministic; what is not known is listed, not guessed.
 */
export function readIngredients(text: string): IngredientWishes {
  const pieces = split(text)
  const wanted: string[] = []
  const owned = new Set<string>()
  const exclusions: Exclusion[] = []
  const labels = { wanted: new Set<string>(), owned: new Set<string>(), excluded: new Set<string>() }
  const notUnderstood = new Set<string>()
  const matches = (phrase: readonly string[], at: number) =>
    phrase.length > 0 && phrase.every((word, offset) => pieces[at + offset]?.token === word)
  const markerAt = (at: number): Marker | undefined => allMarkers.find(({ phrase }) => matches(phrase, at))
  const thingAt = (at: number) => things.find(({ phrase }) => matches(phrase, at))
  const owningAt = (at: number) => owning.find((phrase) => matches(phrase, at))
  const isFiller = (token: string) => fillers.has(token) || moreFillers.has(token)

  let refusing = false
  let allergy = false
  let having = false
  const exclude = (thing: Thing) => {
    const own = foods.filter(({ id }) => thing.ids.includes(id))
    exclusions.push({
      label: thing.label,
      // Named as an allergy, a thing keeps out its whole kind: shrimp means all shellfish.
      tags: allergy
        ? [
            ...new Set([
              ...thing.tags,
              ...own.flatMap(({ tags }) => tags.filter((tag) => tag !== 'added_sugar' && tag !== 'salty')),
            ]),
          ]
        : thing.tags,
      ids: thing.ids,
      phrases: [thing.phrase],
    })
    labels.excluded.add(thing.label)
  }
  for (let at = 0; at < pieces.length; ) {
    const token = pieces[at]?.token ?? '.'
    if (token === '.') {
      refusing = false
      allergy = false
      having = false
      at += 1
      continue
    }
    const has = owningAt(at)
    const marker = markerAt(at)
    const thing = thingAt(at)
    if (has && !refusing) {
      having = true
      at += has.length
    } else if (marker && marker.phrase.length >= (thing?.phrase.length ?? 0)) {
      const { kind } = marker.turn
      if (kind === 'negate') {
        refusing = true
        allergy = marker.turn.kind === 'negate' && marker.turn.allergy
      } else if (kind === 'affirm' || kind === 'wish') {
        refusing = false
        having = false
      }
      at += marker.phrase.length
    } else if (thing) {
      if (refusing || thing.alwaysExcludes) exclude(thing)
      else {
        for (const id of thing.ids) if (!wanted.includes(id)) wanted.push(id)
        labels.wanted.add(thing.label)
        if (having) {
          for (const id of thing.ids) owned.add(id)
          labels.owned.add(thing.label)
        }
      }
      at += thing.phrase.length
    } else if (token === ',' || isFiller(token)) {
      at += 1
    } else {
      let length = 1
      const known = (next: number) => {
        const other = pieces[next]?.token ?? '.'
        return (
          other === '.' ||
          other === ',' ||
          isFiller(other) ||
          markerAt(next) ||
          thingAt(next) ||
          owningAt(next)
        )
      }
      while (length < 4 && !known(at + length)) length += 1
      const raw = pieces
        .slice(at, at + length)
        .map((piece) => piece.raw)
        .join(' ')
      if (refusing) {
        const phrase = pieces.slice(at, at + length).map((piece) => piece.token)
        exclusions.push({ label: raw.toLowerCase(), tags: [], ids: [], phrases: [phrase] })
        labels.excluded.add(raw.toLowerCase())
      } else notUnderstood.add(raw)
      at += length
    }
  }
  // Wanted and excluded at once: the exclusion is the safe reading.
  const refused = (id: string) =>
    exclusions.some(
      ({ ids, tags }) =>
        ids.includes(id) ||
        foods.some((item) => item.id === id && item.tags.some((tag) => tags.includes(tag))),
    )
  return {
    wanted: wanted.filter((id) => !refused(id)),
    owned: new Set([...owned].filter((id) => !refused(id))),
    exclusions,
    understood: {
      wanted: [...labels.wanted],
      owned: [...labels.owned],
      excluded: [...labels.excluded],
      notUnderstood: [...notUnderstood],
    },
  }
}
