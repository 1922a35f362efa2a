/** "O que responder a quem pede preço no direct?": one message with the price, what comes for it, and when. */
import type { EngineContext } from '../../base/context.ts'
import { known, sellsOf } from '../../base/house/own-menu.ts'
import { capitalize } from '../../base/language/grammar.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { weekWords } from './house-ideas.ts'
import { describedOf, inSentence, isDrink, spokenPrice } from './menu-items.ts'

export function priceAskedReply(
  { what }: Pick<WishOf<'question'>, 'what'>,
  { house, sheet }: EngineContext,
): { text: string } | null {
  if (what !== 'priceAsked') return null
  const promoted = sheet.wishes.flatMap((wish) => (wish.kind === 'promote' ? [wish.item.toLowerCase()] : []))
  const priced = sellsOf(house).filter((item) => !isDrink(item) && known(item.price) !== null)
  const item =
    priced.find(({ name }) => promoted.some((one) => name.toLowerCase().startsWith(one))) ??
    priced.find(({ name }) => promoted.some((one) => name.toLowerCase().includes(one))) ??
    priced.toSorted((a, b) => (known(b.price) ?? 0) - (known(a.price) ?? 0))[0]
  const holds = item ? describedOf(item).replace(/[.\s]+$/, '') : ''
  const week = weekWords(house)
  const example = item
    ? ` “${capitalize(inSentence(item.name))} sai a ${spokenPrice(known(item.price) ?? 0)}${holds === '' ? '' : `: ${holds}`}. ${week === null ? 'Abrimos hoje' : `Nosso horário: ${week}`}. Vêm quantos?”`
    : ''
  return {
    text: `**O preço, o que vem por ele, quando, e um convite, na mesma mensagem.**${example} Responda no mesmo dia, e no comentário público também: “chama no inbox” esconde o preço, que o cliente tem direito de ver (Código de Defesa do Consumidor, art. 6º). Deixe o texto salvo como resposta rápida.`,
  }
}
