/** Houses that get no farm bottle and no new drink: the owner buys nothing, has no room to chill, or serves families. */
import { foldAccents } from '../../base/language/text.ts'
import { asksForOwnDrinks } from '../../base/request/pairing-wishes.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { wantsCachaca } from './house-list.ts'

const cold = '(?:geladeiras?|freezers?|frigobar|refrigerador(?:es)?|camara fria)'
/** A fridge that takes nothing more. */
const noRoom = new RegExp(
  `${cold}(?: \\w+){0,3} (?:pequen\\w+|chei\\w+|lotad\\w+|apertad\\w+|minuscul\\w+|nao cabe\\w*|sem espaco)|(?:pouc[oa]|sem|falta) (?:\\w+ )?(?:espaco|lugar|${cold})(?: \\w+){0,3} ${cold}|nao tenho (?:onde|como|lugar pra|espaco pra) (?:gelar|guardar)|nao cabe (?:mais )?nada n[ao] ${cold}|so (?:tenho )?(?:um|uma) (?:so )?${cold}`,
)
/** Guests who come with children, or drive on. */
const families =
  /\b(?:familias?|criancas?|meninos? pequenos?|pais e filhos|igreja|evangelic\w+|romeir\w+|caminhoneir\w+|motoristas?|vai dirigindo|vao dirigindo|pegam? a estrada)\b/

/** Guests who drive on as a rule; "uma opção para quem dirige" is of some of them. */
const drivers =
  /\b(?:freguesia|clientela|clientes?|publico|povo|pessoal|todo mundo|maioria|quem (?:vem|para)|familias?)\b[^.;]{0,40}\b(?:caminhoneir\w+|motorist\w+|dirig\w+|vem de carro|segue viagem|pega\w* a estrada)/

/** Whether what has no alcohol stands first beside every dish, as the guests drive on. */
export const servesDrivers = ({ wishes, unread }: RequestSheet): boolean =>
  wishes.some((wish) => wish.kind === 'zeroAlcohol') &&
  [...wishes, ...unread].some(({ text }) => drivers.test(foldAccents(text)))

export type OwnDrinksReason = 'asked' | 'room' | 'families'

/**
 * Why nothing is poured that the house does not sell; null where the farm's bottles may come.
 * @param hasDrinks whether the house's menu has drinks to choose from
 */
export function ownDrinksReason(sheet: RequestSheet, hasDrinks: boolean): OwnDrinksReason | null {
  if (asksForOwnDrinks(sheet.wishes)) return 'asked'
  if (!hasDrinks || wantsCachaca(sheet)) return null
  const said = [...sheet.wishes, ...sheet.unread].map(({ text }) => foldAccents(text))
  if (said.some((text) => noRoom.test(text))) return 'room'
  const sober = sheet.wishes.some((wish) => wish.kind === 'zeroAlcohol')
  return sober && said.some((text) => families.test(text)) ? 'families' : null
}
