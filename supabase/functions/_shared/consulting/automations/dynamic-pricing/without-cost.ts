/** What the sheet says of a price whose cost nobody knows: from which cost on a rise has paid. */
import { addDays } from '../../base/calendar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { onDay, reais, roundly, shortDay } from './money.ts'
import type { PricingPlan, SeenChange } from './schema.ts'

/**
 * The cost in R$ from which a rise leaves more than the old price would have; 0 or less if it pays at any cost, null for a
 * cut, or where no sales were lost.
 */
export function paysFromCost({
  priceBefore,
  priceAfter,
  unitsBefore,
  unitsAfter,
  others,
}: SeenChange): number | null {
  const kept = unitsBefore * (1 + others)
  if (priceAfter <= priceBefore || kept <= unitsAfter) return null
  return (priceBefore * kept - priceAfter * unitsAfter) / (kept - unitsAfter)
}

/** What a change is compared with: "o resto da casa fez +2%", "Cuscuz com ovo, que não mudou de preço, fez -3%". */
export function besideWords({ beside = [], others }: Pick<SeenChange, 'beside' | 'others'>): string {
  const moved = `fez ${others > 0 ? '+' : ''}${roundly(others)}`
  if (beside.length === 0) return `o resto da casa ${moved}`
  if (beside.length === 1) return `${beside[0]}, que não mudou de preço, ${moved}`
  return beside.length <= 3
    ? `o que não mudou de preço (${joinList(beside)}) ${moved}`
    : `o que não mudou de preço, ${beside.length} itens, ${moved}`
}

/** Few items cost more than this share of their price. */
const mostCost = 0.5

/** Rises of items without a cost that lost money at any likely one: the plan cannot take them back, but says so. */
export const lostWithoutCost = ({ seen = [], left }: Pick<PricingPlan, 'seen' | 'left'>): SeenChange[] =>
  seen.filter((one) => {
    const cost = paysFromCost(one)
    return (
      cost !== null &&
      cost >= one.priceAfter * mostCost &&
      left.some(({ name, reason }) => name === one.name && reason === 'no_cost')
    )
  })

/** Whether a rise has paid, by the costs that are possible. */
export function paidWords(seen: SeenChange): { verdict: string; text: string } {
  const { name, priceBefore, priceAfter } = seen
  const cost = paysFromCost(seen)
  const [before, after] = [formatBrl(priceBefore), formatBrl(priceAfter)]
  if (priceAfter < priceBefore)
    return {
      verdict: `Sem o custo de ${name} não dá para dizer se os ${after} valeram.`,
      text: 'Diga quanto ele custa, e a conta sai.',
    }
  if (cost === null || cost <= 0)
    return {
      verdict: `Valeu: ${name} a ${after} rende mais do que a ${before}, qualquer que seja o custo.`,
      text: 'Fique no preço novo; antes de outro passo, descubra o custo.',
    }
  const lost = cost >= priceAfter * mostCost
  return {
    verdict: lost
      ? `Não valeu: volte ${name} de ${after} a ${before}.`
      : `Depende do custo: ${name} a ${after} só rende mais do que a ${before} se custar mais de ${formatBrl(cost)}.`,
    text: lost
      ? `O preço novo só renderia mais se cada um custasse acima de ${formatBrl(cost)}, ${roundly(cost / priceAfter)} do preço: confira esse custo antes de voltar.`
      : `São ${roundly(cost / priceAfter)} do preço: pese o que leva e compare.`,
  }
}

/** Days of a new price that show whether its sales hold. */
const judged = 12 * 7

/** What a rise that has paid waits for: its twelve weeks, or nothing but the table. @param starts first day of the plan */
export function stayWords(since: string, starts: string | null): string {
  const until = addDays(since, judged)
  return starts === null || until > starts
    ? `Fique no preço novo, sem outro aumento até ${shortDay(until)}: doze semanas mostram se a venda se firma.`
    : 'Fique no preço novo: as doze semanas de prova já passaram, e se cabe outro passo está na tabela.'
}

/** A rise that has cost money within chance: the way back is a trial, and no part of the plan's sum. */
export function backAsTrial(before: number, gain: number, starts: string | null): string {
  const when = starts === null ? 'na próxima troca do cardápio' : onDay(starts)
  return `Deve voltar, como teste: a ${formatBrl(before)} ${when}, por quatro semanas. O acaso das semanas ainda pode explicar a queda, e por isso os ${reais(-gain)} não entram na soma do plano; até lá não o suba de novo.`
}
