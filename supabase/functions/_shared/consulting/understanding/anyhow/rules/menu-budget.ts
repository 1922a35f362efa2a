/** What the new menu may cost the house. */
import { type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

/** All that the house may spend. */
export function spent(fields: Record<string, unknown>, slots: Slots) {
  const max = slots.amount()
  return max === undefined || max < 50 || slots.amount() !== undefined ? null : { ...fields, max }
}

/** "não quero gastar mais que 600": read first, as others take it for a price. */
export const spending: Rule = {
  words: [
    has(
      '(?:quero|queria|posso|podemos|vou|vamos|pretendo|da (?:pra|para)|dispo\\w+|tenho|temos) (?:\\w+ ){0,3}(?:gast\\w+|investir|pagar)|gast(?:ar|o|amos)|dispo(?:mos|nho) de',
    ),
    has('MONEY|NUMBER'),
    has('mais (?:que|de)|ate|no maximo|maximo|so|dispo\\w+|grafica|impress\\w+'),
  ],
  not: has(
    'ITEM(?! cardapio)|PERCENT|client\\w+|mesa|pessoa|cabeca|combo\\w*|ja|paguei|gastei|aument\\w+|sub\\w+',
  ),
  strange: 3,
  form: wish('budget', {}, { turn: spent }),
}
