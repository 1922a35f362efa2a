/** What the owner pays for what drinks are made of: "meu gim custa 55 a garrafa". It is a cost, and no price of a drink. */

import { findTerm } from '../../base/lexicon/lexicon.ts'
import { isBoughtGood } from '../../base/pantry/told-costs.ts'
import type { WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { pattern } from './words.ts'

const money = '(?:r\\$\\s*)?(?<price>\\d{1,3}(?:[.,]\\d{1,2})?)(?:\\s*(?:reais|real|contos?|pilas?|paus))?'
/** What it is bought in, and how much of it is in it. */
const pack =
  '(?<pack>garrafas?|litros?|quilos?|kilos?|kg|unidades?|duzias?|caixas?|sacos?|latas?|fardos?|bandejas?|macos?|potes?)(?:\\s+(?:de|com)\\s+(?<size>\\d{1,4}(?:[.,]\\d{1,2})?)\\s*(?<unit>ml|l|litros?|kg|quilos?|g|gramas?|unidades?))?'
const pays =
  '(?:(?:que|eu|a gente|aqui|me|nos|ja|hoje|esta|ta|fica|saindo|custando|valendo)\\s+)*(?:custa\\p{L}*|sai|saiu|saem|paguei|pago|pagamos|compro|compramos|comprei|pego|pegamos|vem|chega|anda|esta|ta|acho|consigo|e|fica)(?:\\s+(?:na|no|do|da|pelo|pela)\\s+(?:feira|mercado|ceasa|atacad\\p{L}+|fornecedor|distribuidor\\p{L}*|produtor))?(?:\\s+(?:a|por|de|em|uns|umas|cerca de))*'
const words = '(?:\\p{L}[\\p{L}-]*)'
const lead =
  '(?:(?:eu|a gente|aqui|ja|hoje|uso|usamos|tenho|compro|compramos|pago|pagamos|pego|meu|minha|meus|minhas|nosso|nossa|o|a|os|as)\\s+)*'

/** Words of guests and of what they order: their price is no cost. */
const sold =
  /(?<!\p{L})(?:vend\p{L}*|cobr\p{L}*|client\p{L}*|fregues\p{L}*|drin\p{L}+|coquet\p{L}+|jarras?|doses?|copos?|combos?|balde|cardapio|ate|max\p{L}*|minimo)(?!\p{L})/u

/** The longest beginning of the words that is bought. */
function goodIn(said: string): string | undefined {
  const all = said.trim().split(/\s+/u)
  for (let length = Math.min(4, all.length); length > 0; length -= 1) {
    const phrase = all.slice(0, length).join(' ')
    const term = findTerm(phrase)
    if (!term) continue
    const name = /^acucar/.test(phrase) ? 'açúcar' : term.name
    // Ice is reckoned by the night, and no recipe has a price of it.
    return isBoughtGood(name) && name !== 'gelo' ? name : undefined
  }
  return undefined
}
/** The same, where other words lead to it: "uso gim". "Suco de laranja" is no orange. */
function goodNear(said: string): string | undefined {
  const all = said.trim().split(/\s+/u)
  for (let from = 0; from < all.length; from += 1) {
    if (/^d[aeo]s?$/.test(all[from - 1] ?? '')) continue
    const good = goodIn(all.slice(from).join(' '))
    if (good !== undefined) return good
  }
  return undefined
}

type Bought = { factor: number; per: 'kg' | 'l' | 'garrafa' | 'un' }

/** In how many of which unit a pack is; null if only the owner knows what it holds. */
function boughtIn(name: string, size: string | undefined, unit = ''): Bought | null {
  const held = Number((size ?? '').replace(',', '.'))
  if (held > 0) {
    if (/^ml/.test(unit)) return { factor: held / 1000, per: 'l' }
    if (/^l/.test(unit)) return { factor: held, per: 'l' }
    if (/^(?:kg|q)/.test(unit)) return { factor: held, per: 'kg' }
    return unit.startsWith('u') ? { factor: held, per: 'un' } : { factor: held / 1000, per: 'kg' }
  }
  if (/^garrafa/.test(name)) return { factor: 1, per: 'garrafa' }
  if (/^litro/.test(name)) return { factor: 1, per: 'l' }
  if (/^(?:quilo|kilo|kg)/.test(name)) return { factor: 1, per: 'kg' }
  if (/^duzia/.test(name)) return { factor: 12, per: 'un' }
  return /^(?:unidade|maco)/.test(name) ? { factor: 1, per: 'un' } : null
}

/** A price of a pack is never one of a drink: what is not known of it stays with the owner. */
function costOf({ groups = {} }: RegExpMatchArray, item: string | undefined): WishContent[] {
  const [, held, heldIn] = /(\d+)\s*(\p{L}+)/u.exec(groups.held ?? '') ?? []
  const bought = boughtIn(groups.pack ?? '', groups.size ?? held, groups.unit ?? heldIn)
  const price = Number((groups.price ?? '').replace(',', '.'))
  return item === undefined || bought === null || !(price > 0)
    ? []
    : [{ kind: 'costNow', item, price: Math.round((price / bought.factor) * 100) / 100, per: bought.per }]
}

const reader = (source: string, goodOf: (said: string) => string | undefined): PassageReader =>
  byPattern(pattern(source), (found) => {
    const said = found[0]
    const after = (found.input ?? '').slice((found.index ?? 0) + said.length)
    if (sold.test(said) || /^[^.;!\n]*\?/u.test(after)) return null
    return costOf(found, goodOf(found.groups?.good ?? ''))
  })

const per = `(?:\\s*(?:a|o|por|cada|ao|pel[ao]|na|no|numa|num)\\s+(?:cada\\s+)?|\\s*/\\s*)${pack}`

/** "vendo caipirinha a 18 e não quero mexer": what guests pay for what the house has, and nothing of the new drinks. */
const soldToday = byPattern(
  pattern(
    `(?:(?:eu|a gente|aqui|hoje|ja|nos)\\s+)*(?:vendo|vendemos|cobro|cobramos|sirvo|servimos) (?:(?:o|a|os|as|minha|meu|uma?|cada|dose|doses|de|do|da)\\s+)*(?!drin|coquet|tudo|todos|cada)${words}(?:\\s+${words}){0,3}?\\s+(?:a|por|de)\\s+${money}(?:,? (?:e|mas|que) (?:nao|nem) (?:quero|vou|pretendo|posso|penso em) (?:mexer|mudar|subir|alterar|aumentar|reajustar|baixar)(?: (?:nel[ea]s?|nisso|no preco|o preco|nada))?)?`,
  ),
  ({ input = '', index = 0, 0: said }) =>
    /^[^.;!\n]*\?/u.test(input.slice(index + said.length)) ? null : [],
)

/** "não uso gelo de saco": another ice is used. */
const iceOfAKind = byPattern(
  pattern(
    '(?:(?:nao|nem) (?:quero|uso|usamos|trabalho com|compro|gosto de|posso usar)|sem|nada de|evit\\p{L}+) (?:usar )?gelo (?:de (?:saco|posto|fora|maquina|mercado)|comprado|industrial|picado|quebrado|moido|seco)',
  ),
  () => [],
)

export const ownCostReaders: readonly PassageReader[] = [
  soldToday,
  iceOfAKind,
  // "pago 12 no quilo do limão"
  reader(`${lead}${pays}\\s+${money}${per}\\s+d[aeo]s?\\s+(?<good>${words}(?:\\s+${words}){0,3})`, goodIn),
  // "a garrafa da cachaça custa 40"
  reader(
    `${lead}${pack}\\s+d[aeo]s?\\s+(?<good>${words}(?:\\s+${words}){0,3}?)(?:\\s+de\\s+(?<held>\\d{1,4}\\s*(?:ml|l|g|kg)))?\\s+(?:${pays}|a|por|de)\\s+${money}`,
    goodIn,
  ),
  // "meu gim é nacional e custa 55 a garrafa"
  reader(
    `${lead}(?<good>${words}(?:\\s+${words}){0,5}?)\\s*,?\\s+(?:${pays}|a|por|de)\\s+${money}${per}`,
    goodNear,
  ),
]
