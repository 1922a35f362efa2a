/** What stands unsold in the house, and how much of it: "tem nove garrafas de gin paradas", "14 pitu encalhada". */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { isCachacaBrand } from '../../base/pantry/house-cachacas.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { numberOf, pattern } from './words.ts'

const figure =
  '(?:\\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|vinte|trinta)'
const others: Readonly<Record<string, number>> = { treze: 13, catorze: 14, quatorze: 14, trinta: 30 }
const amountOf = (word: string): number | null => others[word] ?? numberOf(word)

const amount = new RegExp(
  `(?<![\\p{L}\\d,.])(${figure}) (?:(garrafas?|litros?|kg|quilos?) (?:de |d[ao] )?)?(?=\\p{L}{3})`,
  'u',
)

/** "5 drinks, tem nove garrafas …": the number of drinks is a wish of its own. */
const counted =
  /^(?:so |quero |queria |sao )*(\d{1,2}) (?:drinks?|drinques?|coqueteis)(?: novos)?[,;]? +(?=.*\d|.*garrafa)/u

/** A prawn of the rivers, and at a bar a bottle of cachaça. */
const bottleNamed: readonly (readonly [RegExp, food: string, bottle: string])[] = [
  [/(?<!\p{L})pitus?(?!\p{L})/u, 'camarão', 'cachaça'],
]

const poured =
  /^(?:cachaça|gin|vodca|rum|uísque|tequila|conhaque|licor|vinho|espumante|vermute|saquê|catuaba)(?!\p{L})/u

/** A wish for what the house already has, with how much of it the owner tells. @param told the whole text, folded */
export function withAmount(told: string, one: DraftWish): DraftWish[] {
  const { wish, start, end } = one
  if (wish.kind !== 'prefer') return [one]
  const said = told.slice(start, end)
  const [, , meant] = bottleNamed.find(([name, food]) => food === wish.what && name.test(said)) ?? []
  const what = meant ?? wish.what
  const lost = counted.exec(said)
  if (lost)
    return [
      {
        wish: { kind: 'count', count: Number(lost[1]), bound: 'exactly' },
        start,
        end: start + lost[0].length,
      },
      ...withAmount(told, { wish, start: start + lost[0].length, end }),
    ]
  const [, number = '', unit = ''] = amount.exec(said) ?? []
  const count = amountOf(number)
  const plain = what === wish.what ? one : { ...one, wish: { ...wish, what } }
  if (count === null || count < 1 || wish.bottles !== undefined) return [plain]
  if (/^garraf/.test(unit) || (unit === '' && poured.test(what)))
    return [{ ...one, wish: { ...wish, what, bottles: count } }]
  if (unit === '') return [plain]
  const measured = unit.startsWith('l') ? ('l' as const) : ('kg' as const)
  return [plain, { ...one, wish: { kind: 'leftover', what, amount: count, unit: measured } }]
}

const had =
  '(?:(?:e|a gente|eu|aqui|ainda|la)\\s+)*(?:(?:tem|tenho|temos|sobr\\p{L}+|ficou|ficaram|compr\\p{L}+|estou com|to com|estamos com)\\s+)?'
const idle =
  '(?:(?:parad|encalhad|estocad|fechad|guardad|perdid|esquecid)[oa]s?|sobrando|encalhando|no estoque|de sobra|na prateleira)'
const spend =
  '(?:,? ?(?:(?:e|que|pra|para|eu|a gente|quero|queria|preciso|precisamos|tem que|tenho que|de)\\s+)*(?:gastar|girar|acabar|usar|vender|desencalhar|consumir|esvaziar)(?: (?:com|logo|isso|ela|elas|eles|tudo|primeiro))*)'
const standing = pattern(
  `${had}(?<count>${figure}) garrafas? (?:de |d[ao] )?(?<name>[\\p{L}\\d]+(?: [\\p{L}\\d]+){0,3}?)(?:(?: (?:que|e|ta|tao|esta|estao|ficou|ficaram|tudo|toda|todas))* ${idle}${spend}?|${spend})`,
)

/** Bottles that the lexicon knows by their brand alone, or not at all beside the name of an item. */
const bottles: PassageReader = byPattern(standing, ({ groups = {} }): WishContent[] | null => {
  const name = groups.name ?? ''
  const count = amountOf(groups.count ?? '')
  const term = findTerm(name)?.name
  const what = isCachacaBrand(name) ? 'cachaça' : term !== undefined && poured.test(term) ? term : null
  return what === null || count === null ? null : [{ kind: 'prefer', what, why: 'supply', bottles: count }]
})

export const standingReaders: readonly PassageReader[] = [bottles]
