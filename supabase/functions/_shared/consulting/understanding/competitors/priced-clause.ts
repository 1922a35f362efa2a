/** Clauses that are a price in doubt rather than a question. */
import { foldInPlace } from '../text/fold.ts'
import { priceOf } from './prices.ts'
import { longestClause } from './talk/limits.ts'

/** Words that ask. */
export const interrogative =
  /\b(?:o que|que|qual|quais|quanto|quantos|quantas|como|onde|quando|quem|por ?que|devo|posso|pode|podemos|vale|sera|sera que|se|compensa|precisa|tem como|da pra|da para|preciso)\b/

/** A clause such as "x-tudo 18?" is a doubtful price and no question. */
export const isPrice = (original: string) =>
  !interrogative.test(foldInPlace(original)) &&
  original.length <= longestClause &&
  !owns.test(foldInPlace(original)) &&
  priceOf(original.replace(/[?!.,\s]+$/, '').trim()) !== null

const owns =
  /^\s*(?:e |mas )?(?:nada|nenhuma?|tudo|teto|no maximo)\b|\b(?:eu|cobro|cobramos|a gente|noss[oa]s?|meus?|minhas?|vendo|vendemos|gastando|me (?:diz|diga|fala|fale))\b/
