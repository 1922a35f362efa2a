/** How many of a group may go, or must: "das sobremesas só uma pode ser cortada", "até a metade dos drinks pode sair". */
import { countedGroups } from '../../../base/request/counted-items.ts'
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import { type Context, isTold, type OrderRead, trimmed } from './item-orders.ts'
import { scopesOf } from './scope.ts'

const verb =
  /(?<!\p{L})(?:(?:podem?|da para|quero|queria|vamos|e para|devem?|tem que|precisa|voces|eu) )*(?:tir(?:a|e|em|ar)|cort(?:a|e|em|ar)|retir(?:a|e|em|ar)|elimin(?:a|e|em|ar)|sair|saia|saiam|ser (?:cortad|retirad|tirad)[oa]s?|ir embora|sumir)(?: d[oa] (?:cardapio|carta))?(?!\p{L})/u
const quantity = new RegExp(
  `(?<!\\p{L})(so|apenas|somente|no maximo|ate|pelo menos|no minimo|ao menos|exatamente|uns|umas)?\\s*(?:a )?(metade|um terco|um quarto|${spokenAmount})(?: (?:itens|opcoes))?(?!\\p{L})`,
  'u',
)
/** "…, o que menos vende": the least sold go first anyway. */
const least =
  /,?\s*(?:(?:[oa]s?|d[oa]s?)\s+)?(?:que\s+)?(?:menos (?:vend|sa|gir|pedid)\p{L}*|(?:vend|sa|gir)\p{L}+ menos|pior\p{L}*(?: margem)?|de menor (?:saida|venda|giro|margem))$/u
const refused = /(?<!\p{L})(?:nao|nem|nunca|sem|nenhuma?)(?!\p{L})/u

/** The number of items that stays, if each word of the clause has a place; null otherwise. */
export function readCut(clause: string, about: Context): OrderRead | null {
  if (isTold(clause) || refused.test(clause)) return null
  const said = clause.replace(least, ' ')
  const order = verb.exec(said)
  if (!order) return null
  const without = `${said.slice(0, order.index)} ${said.slice(order.index + order[0].length)}`
  const amount = quantity.exec(without)
  if (!amount) return null
  const what = trimmed(
    `${without.slice(0, amount.index)} ${without.slice(amount.index + amount[0].length)}`.replace(
      /(?<!\p{L})(?:que|por mim|de resto|por favor|eu|voces|outr[oa]s)(?!\p{L})/gu,
      ' ',
    ),
  )
  const scopes = scopesOf(what, about)
  const [scope] = scopes ?? []
  if (!scope || scopes?.length !== 1 || scope.items.length < 2) return null
  // As the count is checked: "Pizzas" covers "Pizzas doces" too.
  const all =
    countedGroups(
      { item: scope.name },
      about.names.filter(({ isSection }) => !isSection),
    )[0]?.length ?? scope.items.length
  const share = /metade/.test(amount[2] ?? '')
    ? 2
    : /terco/.test(amount[2] ?? '')
      ? 3
      : /quarto/.test(amount[2] ?? '')
        ? 4
        : 0
  const gone = share > 0 ? Math.floor(all / share) : amountOf(amount[3])
  if (!(gone > 0) || gone >= all) return null
  const isLeave = /(?<!\p{L})podem?(?!\p{L})/u.test(order[0])
  const isMost = isLeave || /^(?:so|apenas|somente|no maximo|ate)$/.test(amount[1] ?? '')
  const wish: WishContent = {
    kind: 'count',
    count: all - gone,
    bound: isMost ? 'at_least' : amount[1] === 'exatamente' ? 'exactly' : 'at_most',
    of: 'items',
    item: scope.name,
  }
  return { wishes: [wish], topic: scopes }
}
