/** What a pairing report assumes, and why it keeps to the house's own drinks. */
import { formatNumber } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { pricesAsOf } from '../../base/pantry/prices.ts'
import type { MenuParts } from './menu-parts.ts'
import { spokenName } from './short-names.ts'

/** Why the report keeps to the house's own drinks, where nobody asked for that. */
const ownWords = {
  room: 'Só bebidas da casa, sem garrafa nova: você diz que falta lugar para gelar',
  families: 'Só bebidas da casa, sem cachaça nova: a casa recebe família ou quem dirige',
} as const

/** @param recipes how many recipes of new drinks the report has */
export function assumptionsOf(
  { doses, ranked, venue, priced, request: { whyOwn, soberFirst } }: MenuParts,
  recipes: number,
): string[] {
  const noteless = priced.some(({ note }) => note === null)
  const unread = ranked.filter(({ preparation }) => preparation === null)
  const names = unread.map(({ dish }) => spokenName(dish.item.name))
  return [
    'Preparo suposto pelo nome: confirme',
    ...(soberFirst
      ? ['Primeiro o que não tem álcool: seus clientes seguem dirigindo. O resto, só para quem fica']
      : []),
    ...(whyOwn === 'room' || whyOwn === 'families' ? [ownWords[whyOwn]] : []),
    ...(names.length > 0 ? [`O nome não conta o preparo de ${shortList(names, 6)}`] : []),
    ...(doses.length > 0 ? ['Garrafas a preço da fazenda'] : []),
    ...(doses.length > 0 && noteless ? [`Dose nova: ${formatNumber(venue.targetPct)}% de custo`] : []),
    'Sem impostos, taxas e pessoal',
    ...(recipes > 0 ? [`Receitas: Fortaleza, ${pricesAsOf}`] : []),
  ]
}
