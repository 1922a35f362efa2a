/** What a mask does not hide. */
import type { Mask } from './masks.ts'

/** Names of sections and classes that also say what kind of thing is meant: they stay beside their mask. */
const general =
  /^(?:tudo|nada|it[eo]\w*|pratos?|bebidas?|drinks?|drinques?|petiscos?|sobremesas?|entradas?|produtos?|cardapios?|comidas?|porcoes|doses?|cervejas?|cozinha|coisas?|tabela)$|^(?:precos?|valor(?:es)?)(?= d[aeo]s? |$)/

const otherSpirits =
  /^(?:rum|vod[ck]as?|gins?|uisques?|whisk\w+|tequilas?|conhaques?|saques?|licor\w*|vinhos?|cervejas?|chopp?e?s?|espumantes?|suco\w*|cajuina)(?![a-z])/

/**
 * What rules look for beside a mask: the kind of an item, and behind "~" a tool or a drink: "pinga" is
 * "FOOD ~cachaca_pinga", "grelha" is "TOOL ~grelha".
 * @param name of the first thing that is named; null where only kinds of items stay
 */
export function kindBeside(mask: Mask, own: string, name: string | null = ''): string {
  const [kind] = general.exec(own) ?? []
  if (kind !== undefined) return ` ${kind}`
  if (name === null) return ''
  const word = own.replace(/\s+/g, '_')
  if (mask === 'TOOL') return ` ~${word}`
  if (/^cachaças?(?![\p{L}-])/u.test(name)) return ` ~cachaca_${word}`
  if (name === 'bebidas alcoólicas') return ` ~alcool_${word}`
  if (otherSpirits.test(own)) return ` ~bebida_${word}`
  return /^(?:gordura|pimenta|pimentinha)s?$/.test(own) ? ` ~${word}` : ''
}
