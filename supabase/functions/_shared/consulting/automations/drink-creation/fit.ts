import type { Candidate } from '../../base/drinks/candidate.ts'
import { capitalize, the, uncapitalize } from '../../base/language/grammar.ts'
import { joinList } from '../../base/language/text.ts'
import { everywhere } from '../../base/pantry/stock.ts'
import { isSpiritId } from '../../base/spirits.ts'
import { audienceLines, establishmentLines, generalLines } from './fit-lines.ts'
import { carries } from './flavours.ts'
import { placeInMenu } from './place-in-menu.ts'
import type { DrinkRequest } from './plan.ts'
import { holds } from './wishes.ts'

/** A sentence on why the drink suits the house, used once per menu. */
export function pickFit(
  candidate: Candidate,
  request: DrinkRequest,
  used: Set<string>,
  position: number,
  chosen: readonly Candidate[],
): string {
  const { venue, preferred, conditions, stock } = request
  const wished = preferred.find((wish) => holds(candidate, wish))
  const flavours = flavoursOf(candidate)
  // Once per flavour: for the second drink with it, write about the house again.
  const asked = wished ? `a seu pedido: ${wished.term}` : ''
  if (wished && !used.has(asked)) {
    used.add(asked)
    const beside = flavours.filter(
      (flavour) => !flavour.includes(wished.term) && !wished.term.includes(flavour),
    )
    return beside.length > 0
      ? `${capitalize(the(wished.term))} entra a seu pedido, ao lado de ${joinList(beside)}.`
      : `${capitalize(the(wished.term))} entra a seu pedido e fica à frente.`
  }
  const owned = ownedOf(candidate, stock)
  const bought = `já compra: ${joinList(owned)}`
  if (owned.length > 0 && !used.has(bought) && conditions.allowance.allowsText(bought)) {
    used.add(bought)
    const rest = missingOf(candidate, stock)
    return rest.length > 0
      ? `A casa já compra ${joinList(owned)}; para este drink ${rest.length === 1 ? 'falta' : 'faltam'} só ${joinList(rest)}.`
      : `Usa ${joinList(owned)}, que a casa já compra.`
  }
  const placed = placeInMenu(candidate, chosen, request).find(
    ({ about, text }) => !used.has(about) && conditions.allowance.allowsText(text),
  )
  if (placed) {
    used.add(placed.about)
    return placed.text
  }
  const places = venue.establishments.flatMap((option) => establishmentLines[option])
  const publics = venue.audiences.flatMap((option) => audienceLines[option])
  // Alternate between lines about the house and about its guests.
  const own = position % 2 === 0 ? [...places, ...publics] : [...publics, ...places]
  const line = [...own, ...generalLines].find(
    ({ trait, text }) =>
      !used.has(text) &&
      (trait === null || candidate.traits.has(trait)) &&
      conditions.allowance.allowsText(text) &&
      suitsBase(candidate, text),
  )
  const text = line?.text ?? 'Completa a carta.'
  used.add(text)
  const told = flavours.length > 0 ? `Com ${joinList(flavours)}, ${uncapitalize(text)}` : text
  return conditions.allowance.allowsText(told) ? told : text
}

/** The two flavours that a guest would name the drink by. */
function flavoursOf({ base, portions }: Candidate): string[] {
  const rest = (base ? portions.slice(1) : portions).map(({ item }) => item)
  const named = rest.filter(({ id }) => !plain.has(id)).map(({ family }) => family)
  return [...new Set(named)].slice(0, 2)
}

/** Parts of a drink that are no flavour to name. */
const plain: ReadonlySet<string> = new Set([
  'agua',
  'agua_gas',
  'sal',
  'xarope_simples',
  'clara',
  'grao_bico',
])

/** Coconut water and coconut milk are bought separately. */
const shopName = ({ family, name }: Candidate['portions'][number]['item']) =>
  family === 'coco' ? name : family

/** Flavours of a drink that the house does not buy yet. */
function missingOf({ base, portions }: Candidate, stock: ReadonlySet<string>): string[] {
  const rest = base ? portions.slice(1) : portions
  const missing = rest.filter(
    ({ item }) => !stock.has(item.id) && !plain.has(item.id) && !everywhere.has(item.id),
  )
  return [...new Set(missing.map(({ item }) => shopName(item)))]
}

/** Flavours of a drink that the house already buys, without lime and sugar, which every bar has. */
function ownedOf({ base, portions }: Candidate, stock: ReadonlySet<string>): string[] {
  const rest = base ? portions.slice(1) : portions
  const owned = rest.filter(({ item }) => stock.has(item.id) && !plain.has(item.id) && !carries(item))
  return [...new Set(owned.map(({ item }) => shopName(item)))].slice(0, 2)
}

/** Sentences that do not suit drinks on another spirit. */
const aboutCachaca = /cachaça|barril|madeira|cana\b/i

const suitsBase = ({ base }: Candidate, text: string): boolean =>
  base === null ? !aboutAlcohol.test(text) : !isSpiritId(base.id) || !aboutCachaca.test(text)

/** Sentences that do not suit drinks without alcohol. */
const aboutAlcohol = /cachaça|barril|madeira|cana\b|álcool|teor|dose|cerveja|adultos|digestivo/i
