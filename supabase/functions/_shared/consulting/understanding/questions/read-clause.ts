/** One clause on prices, read by the first rule that matches all of it. */
import { withoutSpan } from '../orders/spans.ts'
import type { Named } from '../spoken/pieces.ts'
import type { WishContent } from '../text/draft.ts'
import { clauseRules } from './price-clauses.ts'
import { relationRules } from './price-relations.ts'

const rules = [...relationRules, ...clauseRules]

const lead =
  /^(?:(?:e|mas|porem|tambem|ja|agora|entao|so que|alias|por favor|olha|ah|ate porque|eu|a gente|gostaria (?:de )?(?:que )?|prefiro que|quero que|queria que|preciso que|peco que)\s+)+/
const close =
  /\s*(?:,?\s*(?:por favor|ok|viu|ta bom|ta|certo|de jeito nenhum|em hipotese (?:alguma|nenhuma)|tambem|nem a pau|nem pensar|nem que a vaca tussa|obrigad[oa]))+$/
/** The reason at the end of a clause. */
export const because =
  /,?\s+(?:(?:porque|pois|ja que|por causa|senao)\s[^\d]*|que (?:e|eh|foi|era) (?:o|a|os|as|quanto|quando) [^\d]*|(?:que|porque|pois|pq|ja que) (?:la )?(?:n?[oa]s? )?(?:vizinh\w+|concorr\w+|bar|boteco|barraca|restaurante|quiosque|pessoal|casa|loja|outr\w+|cara)[^,;?\d]{0,40}? (?:cobra\w*|vende\w*|faz\w*|ta|bota\w*|tem|pede\w*|e) (?:a |por |em )?(?:r\$ ?)?\d{1,4}(?:,\d{1,2})?(?: ?(?:reais|conto))?|(?:que|porque|pois|pq|ja que) (?:n?[oa]s? )[^,;?\d]{2,40}? (?:cobra\w*|vende\w*|bota\w*) (?:a |por |em )?(?:r\$ ?)?\d{1,4}(?:,\d{1,2})?(?: ?(?:reais|conto))?|de uma vez(?: so)?)$/
const asks =
  /\?|\b(?:sera q|quero saber|queria saber|gostaria de saber|vale a pena|compensa|posso|devo|da pra|da para|qual|quais|quanto|quantos|e se|o que acha)\b/

/** The words of a clause that stand for its subject and its figure. */
export type ReadParts = { said: string; subject: string; figure: string }
type ReadClause = {
  wishes: WishContent[]
  until?: { at: number; length: number }
  /** Present if the next pieces may leave out the verb. */
  clauses?: ReadParts[]
}

/** The wishes of one clause, folded; null if a word of it has no place. `until` is where it says so. */
export function readClause(said: string, names: readonly Named[]): ReadClause | null {
  if (said.length > 240 || asks.test(said)) return null
  const { rest, until } = withoutSpan(said)
  const plain = rest
    .replace(/[\s.!;:,]+$/, '')
    .replace(/,\s*((?:no maximo|por enquanto|se possivel|claro|no minimo))\s*,/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .replace(/\bq\b/g, 'que')
    .replace(/\b(?:n|nn|naum)(?= \p{L})/gu, 'nao')
    .replace(/\bmax\b/g, 'maximo')
    .trim()
    .replace(lead, '')
    .replace(because, '')
    .replace(close, '')
    .trim()
  for (const [words, wishes] of rules) {
    const groups = words.exec(plain)?.groups
    const found = groups && wishes(groups, names)
    if (!found) continue
    const [subject, figure] = [groups.s, groups.p ?? groups.r]
    const clauses = subject && figure ? { clauses: [{ said: plain, subject, figure }] } : {}
    if (!until) return { wishes: found, ...clauses }
    // Only what is kept or limited has an end.
    return found.every(({ kind }) => kind === 'keepPrice' || kind === 'capPrice')
      ? { wishes: found, until }
      : null
  }
  return null
}
