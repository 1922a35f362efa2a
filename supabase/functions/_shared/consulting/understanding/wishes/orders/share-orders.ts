/** How much of a menu must be of a kind: "um terço dos drinks com cachaça", "os itens vegetarianos não podem diminuir". */
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import { namedIn } from './asked-items.ts'
import { isTold, type OrderRead } from './item-orders.ts'
import type { LimitContext } from './limit-orders.ts'
import { scopesOf } from './scope.ts'

const part = `(metade|um terco|um quarto|${spokenAmount})`
const withCachaca = new RegExp(
  `^(?:quero |queria )?(?:(?:pelo menos|no minimo|ao menos) )?(?:a )?${part} d[oa]s (.+?) (?:(?:tem que|tem de|precisam?|devem?|vao|podem) )?(?:ser|levar|ter|ficar|com|de|a base de)(?: (?:com|de|feit[oa]s? com))? (cachaca)$`,
  'u',
)
const soberToo =
  /^(?:sem deixar de|mas|tambem|e|nao (?:pode|deve) (?:deixar de|faltar))? ?(?:ter |haver |quero |precisa (?:de )?|incluir )?(?:algo|alguma coisa|uma? opcao|uma? drink) sem alcool(?: para (?:quem|o|a|os) .+)?$/u
const tooMany = new RegExp(
  `^(?:(?:drinks?|pratos?|bebidas?|nada) )?(?:com )?mais (?:de|que|do que) ${spokenAmount} ingredientes? (?:nao (?:tem como|da|rola|quero|pode|cabe|aceito)|nem pensar|(?:eh )?impossivel)(?: .{0,20})?$|^nao (?:da|quero|tem como|pode) .{0,20}mais (?:de|que) ${spokenAmount} ingredientes?$`,
  'u',
)
const ofDiet =
  /^(?:os |as )?(?:itens|pratos|opcoes) (vegetarian|vegan)[oa]s? nao (?:podem?|devem?) (?:diminuir|faltar|acabar|sair|sumir|cair)(?:[ ,:]+(?:temos|tenho|sao|hoje temos) (.+?))?(?:[ ,]+(?:e )?quero (?:ao menos|pelo menos|no minimo)? ?mais (um|uma|dois|duas|tres))?$/u

/** The wishes of such a clause, if each of its words has a place; null otherwise. */
export function readShare(clause: string, about: LimitContext): OrderRead | null {
  if (isTold(clause)) return null
  const many = tooMany.exec(clause)
  if (many) {
    const count = amountOf(many[1] ?? many[2])
    return count > 0
      ? { wishes: [{ kind: 'count', count, bound: 'at_most', of: 'ingredients' }], topic: about.topic }
      : null
  }
  if (soberToo.test(clause)) return { wishes: [{ kind: 'zeroAlcohol', count: 1 }], topic: about.topic }
  const share = withCachaca.exec(clause)
  if (share) {
    const [scope] = scopesOf(share[3] ?? '', about) ?? []
    const all = scope?.items.length ?? 0
    const by = /metade/.test(share[1] ?? '')
      ? 2
      : /terco/.test(share[1] ?? '')
        ? 3
        : /quarto/.test(share[1] ?? '')
          ? 4
          : 0
    const count = by > 0 ? Math.ceil(all / by) : amountOf(share[2])
    return scope && count > 0 && count <= all
      ? { wishes: [{ kind: 'share', what: 'cachaça', of: 'many', count, bound: 'at_least' }], topic: [scope] }
      : null
  }
  const [, diet, list, more] = ofDiet.exec(clause) ?? []
  if (diet === undefined) return null
  const named = list === undefined ? [] : namedIn(list, about)
  if (named.length === 0) return null
  const kept = named.map(({ name }): WishContent => ({ kind: 'keepItem', item: name }))
  const count = named.length + (more === undefined ? 0 : amountOf(more))
  return {
    wishes: [
      ...kept,
      {
        kind: 'share',
        what: diet === 'vegan' ? 'vegano' : 'vegetariano',
        of: 'many',
        count,
        bound: 'at_least',
      },
    ],
    topic: named,
  }
}

/** What other readers would turn into its contrary: a rise without an amount, another ingredient in a dish. */
const open =
  /^(?:subam?|aumentem?|pode(?:m)? (?:subir|aumentar)) (?:o|os) precos? d[eoa]s?(?! .*\d)|(?:troc(?:ar|uem|a)|substitu(?:ir|am)) (?:o|a) \p{L}+ por (?:outr[oa]|algum)|^(?:nao|nem) deix\p{L}+ (?!de )/u

/** Left to the owner as it is: it says no wish that we know. */
export const readOpen = (clause: string, about: LimitContext): OrderRead | null =>
  open.test(clause) ? { wishes: [], topic: about.topic, left: true } : null
