/** The farm's cachaças as a house buys and names them. */
import { type Cachaca, type CachacaId, cachacas, pouredIds } from '../cachacas.ts'
import type { House, IngredientPrice } from '../house/house.ts'
import { tokenize } from '../language/text.ts'

/** A word by which owners call each of them. */
const calledBy: Readonly<Record<CachacaId, ReadonlySet<string>>> = {
  alambique: new Set(['alambique', 'prata', 'branca', 'branquinha']),
  carvalho: new Set(['carvalho', 'ouro', 'amarela', 'amarelinha', 'envelhecida']),
  castanheira: new Set(['castanheira']),
  amburana: new Set(['amburana', 'umburana', 'cerejeira']),
}

/** White cachaças that houses name without the word: no wood is said. */
const brands: ReadonlySet<string> = new Set([
  'pitu',
  'ypioca',
  'sapupara',
  'caninha',
  '51',
  'jamel',
  'tatuzinho',
])

export const isCachacaBrand = (name: string): boolean =>
  tokenize(name).some((word) => brands.has(word)) || /^velho barreiro/.test(tokenize(name).join(' '))

/** Longest name, in words, that fits a recipe line; a longer one describes the bottle. */
const longestName = 3

/** "Extra Premium" alone is the bottle from castanheira wood; "Carvalho Premium" is not. */
const isCalled = (words: readonly string[], id: CachacaId) =>
  words.some((word) => calledBy[id].has(word)) ||
  (id === 'castanheira' && words.includes('extra') && words.includes('premium'))

/** "Cachaça 1 l", "Pitú": no wood is said, and no house means an aged one. */
const isPlain = (words: readonly string[]) =>
  (words[0] === 'cachaca' || isCachacaBrand(words.join(' '))) && pouredIds.every((id) => !isCalled(words, id))

function renamed(cachaca: Cachaca, name: string): Cachaca {
  const short = name.replace(/^cachaça\s+/i, '').trim()
  const isName = tokenize(short).length <= longestName && !/\d/.test(short)
  return isName ? { ...cachaca, name: `cachaça ${short}`, label: short } : cachaca
}

/** The owner's own bottle, whatever its label says beside the wood: "Cachaça da Serra 12 anos carvalho". */
function bottleOf({ price, amount, unit }: IngredientPrice): Partial<Pick<Cachaca, 'pack'>> {
  const ml = unit === 'l' ? amount * 1000 : unit === 'ml' ? amount : 0
  return ml > 0 ? { pack: { price, amount: ml, label: `garrafa de ${ml} ml` } } : {}
}

/** The cachaças whose price the owner gives, under the owner's names. */
export function pricedCachacas({
  ingredientPrices,
}: Pick<House, 'ingredientPrices'>): Partial<Record<CachacaId, Cachaca>> {
  const names = Object.keys(ingredientPrices)
  return Object.fromEntries(
    pouredIds.flatMap((id) => {
      const name =
        names.find((one) => isCalled(tokenize(one), id)) ??
        (id === 'alambique' ? names.find((one) => isPlain(tokenize(one))) : undefined)
      const bottle = name === undefined ? undefined : ingredientPrices[name]
      if (name === undefined || !bottle) return []
      return [[id, { ...renamed(cachacas[id], name), ...bottleOf(bottle) }] as const]
    }),
  )
}

/** From this number of priced cachaças on, the house buys these and no other; one is enough on a whole list of purchases. */
const settled = 2

/** Whether the house pours the cachaça: it prices it, or does not say which ones it buys. */
export const poursCachaca = (
  id: CachacaId,
  priced: Partial<Record<CachacaId, Cachaca>>,
  isWholeList = false,
): boolean =>
  priced[id] !== undefined || (id !== 'amburana' && Object.keys(priced).length < (isWholeList ? 1 : settled))
