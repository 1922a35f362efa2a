/** What the menu is to bring, as a number. */
import type { WishOf } from '../../../base/request/wish.ts'
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import { itemIn } from './menu-items.ts'
import { pattern, type Reading } from './reading.ts'

type Measure = WishOf<'target'>['of']

const ticket =
  '(?:tickets?|tiquetes?|conta)(?:\\s+medi[oa])?(?:\\s+(?:por|d[aeo]s?)\\s+(?:cliente|pessoa|mesa|cabeca))?'
const margin = '(?:margem|lucro|sobra|resultado)'
const sales = '(?:faturamento|vendas?|receita|movimento|caixa)'
const grow =
  '(?:aument\\p{L}*|sub\\p{L}*|cresc\\p{L}*|melhor\\p{L}*|ganh\\p{L}*|levant\\p{L}*|puxar|elevar|mais)'
const kind = '(%|por\\s+cento|porcento|reais|real|contos?|pilas?)'
const tail =
  '(?:\\s+(?:a\\s+mais|maior|por\\s+mes|no\\s+mes|ao\\s+mes|mensais?|todo\\s+mes|por\\s+cliente|por\\s+pessoa|por\\s+mesa))*'
const lead =
  '(?:(?:quero|queria|preciso|precisava|meta|e|a|o|meu|minha|de|que|esse|cardapio|novo|traga|tragam|deixe|faca|pra|para|chegar|em|ver)\\s+){0,10}'

const measureOf = (said: string): Measure =>
  /tick|tiq|conta|gasto/.test(said)
    ? 'ticket'
    : /margem|lucro|sobra|resultado/.test(said)
      ? 'margin'
      : 'sales'

function target(of: Measure, value: number, said: string, total = false): WishContent[] {
  if (!(value > 0)) return []
  if (/%|cento/.test(said)) return value > 500 ? [] : [{ kind: 'target', of, percent: value }]
  return value > 100_000 ? [] : [{ kind: 'target', of, amount: value, ...(total && { total }) }]
}

export const targetReadings: readonly Reading[] = [
  // "o ticket subir de 48 para 55", "chegar a 60 reais de ticket"
  {
    words: pattern(
      `${lead}(?:${grow}\\s+)?(?:o\\s+|meu\\s+)?(${ticket})\\s+(?:(?:tem\\s+que|precisa|deve|vai|pra|para)\\s+)?(?:${grow}\\s+)?(?:d[eo]s?\\s+(?:uns\\s+)?(?:r\\$\\s*)?[\\d,]+\\s+)?(?:para|pra|a|chegar\\s+a|chegue\\s+a|em\\s+torno\\s+de)\\s+(?:uns\\s+)?(?:r\\$\\s*)?${spokenAmount}(?:\\s*reais)?(?!\\s*(?:%|por\\s+cento))`,
    ),
    wishes: ([, , value]) => target('ticket', amountOf(value), 'reais', true),
  },
  {
    words: pattern(
      `${lead}(?:${grow}\\s+)?(?:em\\s+)?(?:(?:o|a|meu|minha)\\s+)?(${ticket}|${margin}|${sales})\\s+(?:(?:tem\\s+que|precisa|deve|vai|pra|para)\\s+)?(?:${grow}\\s+)?(?:(?:em|uns|pelo\\s+menos|no\\s+minimo|mais|\\+)\\s*)*(?:r\\$\\s*)?${spokenAmount}\\s*${kind}${tail}`,
    ),
    wishes: ([, of = '', value, said = '']) => target(measureOf(of), amountOf(value), said),
  },
  // "10% a mais no ticket", "mil reais a mais de lucro"
  {
    words: pattern(
      `${lead}(?:${grow}\\s+)?(?:(?:mais|uns|pelo\\s+menos|\\+)\\s*)*(?:r\\$\\s*)?${spokenAmount}\\s*${kind}\\s+(?:(?:a\\s+)?mais\\s+)?(?:n[oa]s?|d[eoa]s?|em)\\s+(?:meu\\s+|minha\\s+)?(${ticket}|${margin}|${sales})${tail}`,
    ),
    wishes: ([, value, said = '', of = '']) => target(measureOf(of), amountOf(value), said),
  },
  // "mais mil por mês", "sobrar uns 2 mil a mais por mês"
  {
    words: pattern(
      `${lead}(?:ganh\\p{L}+|sobr\\p{L}+|tir\\p{L}+|fatur\\p{L}+|faz\\p{L}*|entr\\p{L}+|ter|mais)\\s+(?:(?:mais|uns|pelo\\s+menos|no\\s+minimo)\\s+)*(?:r\\$\\s*)?${spokenAmount}(?:\\s+(?:reais|contos?))?\\s+(?:a\\s+mais\\s+)?(?:por|no|ao|todo)\\s+mes(?:\\s+a\\s+mais)?`,
    ),
    wishes: ([words = '', value]) =>
      target(/fatur|vend/.test(words) ? 'sales' : 'margin', amountOf(value), 'reais'),
  },
  // "Aumentar o lucro", "aumentar o ticket médio do café da manhã": a direction without a number.
  {
    words: pattern(
      `(?:(?:quero|queria|preciso|precisamos|queremos|vamos|meta|objetivo|e|de|para|pra)\\s+)*(?:aument|sub|cresc|melhor|elev|levant|pux|ganh)\\p{L}*\\s+(?:(?:o|a|os|as|meu|minha|mais|valor|d[oa])\\s+)*(${ticket}|gasto\\s+medio|${margin}|faturamento|vendas|receita)(?:\\s+(?:d[oae]s?|n[oa]s?)\\s+(?!(?:uns|pelo|r\\$|\\d))([^.,;!?\\n]{3,40}?))?(?=\\s*(?:[.,;!?\\n]|$)|\\s+e\\s)`,
    ),
    wishes: ([, of = '', named], about) => {
      const item = named === undefined ? undefined : itemIn(named, about)
      const isHouse =
        named === undefined ||
        /^(?:casa|loja|restaurante|bar|negocio|mes|ano|cliente|mesa)$/.test(named.trim())
      if (!isHouse && item === undefined) return []
      const measure = measureOf(of)
      if (measure === 'sales' && item !== undefined) return [{ kind: 'promote', item }]
      return [{ kind: 'target', of: measure, ...(item !== undefined && { item }) }]
    },
  },
]
