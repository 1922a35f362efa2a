/** The pairing of one evening that the owner names, and the pairings that a waiter tells in one sentence. */

import { weekdayOf } from '../../base/calendar.ts'
import { uncapitalize } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { isDiet } from '../../base/lexicon/diets.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { cautionOf } from './caution.ts'
import { counted } from './counted.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import type { Ranked } from './rank.ts'
import { spokenName } from './short-names.ts'

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

/** R$ that the dish and its drinks leave; what is unknown counts as nothing. */
function leaves({ dish: { item }, best: { option } }: Ranked, guests: number): number {
  const drinks = option.price !== null && option.cost !== null ? (option.price - option.cost) * guests : 0
  return drinks + (item.price !== null && item.cost !== null ? item.price - item.cost : 0)
}

function tableOf(entry: Ranked, { servingOf, told, free, request }: MenuParts): string {
  const { item } = entry.dish
  const { option } = entry.best
  const { guests } = servingOf(entry)
  const drinks = (option.price ?? 0) * guests
  const total = item.price !== null && option.price !== null ? item.price + drinks : null
  const costs = item.cost !== null && option.cost !== null ? item.cost + option.cost * guests : null
  const price =
    total === null
      ? ''
      : `: ${menuPrice(item.price ?? 0)} + ${menuPrice(drinks)} = **${menuPrice(total)}**${guests > 1 ? ' a mesa' : ''}${costs === null ? '' : `, que deixa ${formatBrl(total - costs)}`}`
  const sober = free.get(entry.dish)
  const open = [...new Set(request.confirms(item).map(({ what }) => what))]
  return `${spokenName(item.name)} com ${counted(option, guests)}${price}. Quem serve diz: “${told.get(entry.dish)?.say ?? ''}”${sober ? ` Para quem dirige, ${spokenName(sober.name)}.` : ''}${
    open.length > 0
      ? ` Antes, a cozinha confirma por escrito se ${joinList(
          open.map((what) => (isDiet(what) ? `é ${what}` : `leva ${what}`)),
          'ou',
        )}.`
      : ''
  }`
}

/** Whether dish and drinks cost no more than the owner's highest price of a combo. */
function isWithin({ dish, best }: Ranked, { request }: MenuParts): boolean {
  const { max } = request.comboFor(dish)
  return max === null || (dish.item.price ?? 0) + (best.option.price ?? 0) <= max + 0.005
}

/** The dishes that leave most on that evening, of different drinks where there are several, and may be sold then. */
export function evening({ on, most = 1 }: WishOf<'pairingRule'>, parts: MenuParts): Statement {
  const { servingOf, promotes, context } = parts
  const day = on ?? context.today
  const open = parts.ranked
    .filter(({ dish }) => !(cautionOf(dish.item, day)?.closed ?? false) && dish.course !== 'dessert')
    .toSorted(
      (a, b) =>
        Number(promotes(b)) - Number(promotes(a)) ||
        leaves(b, servingOf(b).guests) - leaves(a, servingOf(a).guests),
    )
  const within = open.filter((entry) => isWithin(entry, parts))
  const all = within.length > 0 ? within : open.length > 0 ? open : parts.ranked
  const first = all.filter(
    ({ best }, at) => all.findIndex((other) => other.best.option.id === best.option.id) === at,
  )
  const chosen = [...first, ...all.filter((entry) => !first.includes(entry))].slice(0, most)
  if (chosen.length === 0) return failed('Nenhum prato da lista pode ser servido nesse dia.')
  const when =
    on === undefined ? '' : `${weekdayNames[weekdayOf(on)] ?? ''}, ${on.slice(8)}/${on.slice(5, 7)}: `
  const text = `${when}${chosen.map((entry) => tableOf(entry, parts)).join(' ')}`
  return done(text.charAt(0).toUpperCase() + text.slice(1))
}

const sentencesIn = (text: string) => text.split(/[.!?]+(?:\s|$)/u).filter((one) => one.trim() !== '').length

/** The pairings whose sentence is shortest, quoted. */
export function tellable(most: number, { ranked, told }: MenuParts): Statement {
  const found = ranked
    .map(({ dish, best }) => {
      const { say = '', why = '' } = told.get(dish) ?? {}
      const name = spokenName(dish.item.name)
      // A pitch of two sentences is told by its reason alone.
      const isShort = sentencesIn(say) === 1
      return { name, isShort, say: isShort ? say : `${spokenName(best.option.name)}: ${uncapitalize(why)}.` }
    })
    .filter(({ say }) => sentencesIn(say) === 1)
    .toSorted((a, b) => Number(b.isShort) - Number(a.isShort) || a.say.length - b.say.length)
  const text = found
    .slice(0, most)
    .map(({ name, say }) => `${name}: “${say}”`)
    .join(' ')
  if (found.length >= most) return done(text)
  return failed(
    `${found.length === 0 ? 'Nenhuma cabe' : `Só ${found.length} cabem`} em uma frase. ${text}`.trim(),
  )
}
