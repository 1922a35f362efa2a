/** Whether a price change of the past has paid off, and how its price goes on. */
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceTo } from '../../../base/pricing/endings.ts'
import { allowsPrice } from '../../../base/pricing/limits.ts'
import { halfWayBack } from '../../../base/pricing/price-step.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { onDay, reais, roundly, shortDay, whole } from '../money.ts'
import type { PricedItemPlan, SeenChange } from '../schema.ts'
import { more } from '../sentences.ts'
import { isMoved } from '../waves.ts'
import { backAsTrial, besideWords, paidWords, stayWords } from '../without-cost.ts'
import type { Answer, Asked, Question } from './asked.ts'
import { tried } from './tried.ts'

/** The changes of the sheet that a question is about. */
const seenFor = ({ item }: Pick<Question, 'item'>, { plan }: Asked) =>
  (plan.seen ?? []).filter(({ name }) => {
    const category = plan.items.find((one) => one.name === name)?.category ?? null
    return item === undefined || namesItem(item, { name, section: category })
  })

/** What half of the way back would bring, beside the whole of it. */
function halfWay(item: PricedItemPlan, asked: Asked): string {
  const limits = asked.limitsOf(item.name)
  const { place } = limits
  const half = place?.kind === 'undo' ? halfWayBack(item.price, place.to, limits) : null
  if (place?.kind !== 'undo' || half === null) return ''
  const other = item.newPrice === half ? place.to : half
  const { gain, low } = tried(item, other, asked)
  const where = other === half ? 'A meio caminho' : 'Voltando tudo'
  return ` ${where}, a ${formatBrl(other)}, viriam ${more(gain)} por mês, e ${more(low)} no caso ruim${other === half && gain > 0 ? ': serve se você não quer baixar tudo de uma vez' : ''}.`
}

/** The owner lets this one price pass a limit. */
const beyondLimit = /mesmo (?:passando|acima|que passe|furando|fora)/iu

/**
 * The way back as a trial, within the owner's limits, endings and number of changes: a trial is a change like any other.
 */
function trialWords({ name, priceBefore }: SeenChange, gain: number, asked: Asked, isFreed: boolean): string {
  const item = asked.plan.items.find((one) => one.name === name)
  if (!item) return backAsTrial(priceBefore, gain, asked.starts)
  const limits = asked.limitsOf(name)
  const endings = endingsFrom(priceBefore, limits.endings)
  const most = Math.min(priceBefore, limits.ceiling ?? priceBefore, limits.highest ?? priceBefore)
  const to = priceBefore > item.price ? menuPriceTo(most + 1e-9, endings) : priceBefore
  const unproved = `O acaso das semanas ainda pode explicar a diferença, e por isso os ${reais(-gain)} não entram na soma do plano.`
  if (isFreed && limits.fixed === null) return backAsTrial(priceBefore, gain, asked.starts)
  if (limits.full)
    return `Não volte por ora a ${formatBrl(priceBefore)}: nos dias que já lotam, mais barato não vende mais. ${unproved}`
  if ((priceBefore > item.price && to <= item.price + 0.005) || !allowsPrice(limits, to))
    return `Voltar a ${formatBrl(priceBefore)} são ${roundly(priceBefore / item.price - 1)} de uma vez, e passa do limite que você deu: fica em ${formatBrl(item.price)} até você abrir exceção para ele. ${unproved}`
  const moved = asked.plan.items.filter(isMoved).length
  if (asked.mostChanges !== undefined && moved >= asked.mostChanges)
    return `Deve voltar a ${formatBrl(to)}, mas não agora: ${moved === 1 ? 'a mudança deste plano já é a única' : `as ${moved} mudanças deste plano já são todas`} que você aceita. Deixe para a próxima vez, ou troque por uma delas. ${unproved}`
  if (asked.held != null)
    return `Deve voltar a ${formatBrl(to)}${asked.starts === null ? '' : ` ${onDay(asked.starts)}`}, e fica assim até ${shortDay(asked.held)}, como você quer. ${unproved}`
  return to === priceBefore
    ? backAsTrial(priceBefore, gain, asked.starts)
    : `Deve voltar, como teste, até onde o seu limite deixa: a ${formatBrl(to)}${asked.starts === null ? ' na próxima troca do cardápio' : ` ${onDay(asked.starts)}`}, por quatro semanas. ${unproved}`
}

/**
 * R$ a month at both ends of what chance leaves of the reaction; null unless one gains and the other loses:
 * (price − cost) × kept × (price ÷ before)^e − (before − cost) × kept.
 */
function tieOf(
  { priceBefore, priceAfter, unitsBefore, others, low, high }: SeenChange,
  item: PricedItemPlan | undefined,
): { low: number; high: number } | null {
  if (!item) return null
  const kept = (unitsBefore * (1 + others) * 30) / 7
  const ends = [low, high].map(
    (e) =>
      (priceAfter - item.cost) * kept * (priceAfter / priceBefore) ** e - (priceBefore - item.cost) * kept,
  )
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  return least < 0 && most > 0 ? { low: least, high: most } : null
}

export function answerPast(question: Question, asked: Asked): Answer {
  const [seen] = seenFor(question, asked)
  const { period } = asked.plan
  if (seen && seen.gain === null) {
    const { verdict, text } = paidWords(seen)
    const [fell, rest] = [seen.unitsAfter / seen.unitsBefore - 1, seen.others]
    return {
      verdict,
      texts: [
        `De ${whole(seen.unitsBefore)} para ${whole(seen.unitsAfter)} por semana (${fell > 0 ? '+' : ''}${roundly(fell)}) desde ${shortDay(seen.since)}, enquanto ${besideWords(seen)}. ${text}`,
      ],
      figures: { fell, rest },
    }
  }
  if (!seen || seen.gain === null) {
    const span = period ? `, de ${shortDay(period.from)} a ${shortDay(period.to)},` : ''
    return {
      verdict: `A planilha não mostra: nela${span} não há semanas bastantes com o preço velho e com o novo.`,
      texts: [
        'Mande uma planilha que comece pelo menos quatro semanas antes da mudança: com a queda medida contra o resto da casa, a resposta sai.',
      ],
      figures: {},
    }
  }
  const { name, priceBefore, priceAfter, since, unitsBefore, unitsAfter, others, elasticity, low, high } =
    seen
  const item = asked.plan.items.find((one) => one.name === name)
  // A price that goes back brings in the plan what its rise has cost: one figure for both.
  const goesBack =
    item !== undefined &&
    (item.newPrice === priceBefore || asked.limitsOf(name).place?.kind === 'undo') &&
    item.newPrice < item.price &&
    item.newProfit > item.profit
  const gain = goesBack ? item.profit - item.newProfit : seen.gain
  const kept = (priceBefore - (item?.cost ?? 0)) / (priceAfter - (item?.cost ?? 0)) - 1
  // What the item lost beyond what happened to the rest of the house.
  const alone = unitsAfter / unitsBefore / (1 + others) - 1
  const paid = gain > 0
  const tie = goesBack ? null : tieOf(seen, item)
  // What sold no less says of no reaction how large it is.
  const isFelt = priceAfter < priceBefore || (alone < -0.005 && low < -0.005)
  return {
    verdict:
      tie !== null
        ? `Quase empate: ${name} a ${formatBrl(priceAfter)}, desde ${shortDay(since)}, deixa ${more(gain)} por mês do que a ${formatBrl(priceBefore)}, e o acaso das semanas vai de ${more(tie.low)} a ${more(tie.high)}.`
        : paid
          ? `Valeu: ${name} a ${formatBrl(priceAfter)}, desde ${shortDay(since)}, deixa ${reais(gain)} a mais por mês do que a ${formatBrl(priceBefore)}.`
          : `Não valeu: ${name} a ${formatBrl(priceAfter)}, desde ${shortDay(since)}, deixa ${reais(-gain)} a menos por mês do que a ${formatBrl(priceBefore)}.`,
    texts: [
      `${unitsAfter < unitsBefore ? 'Caiu, sim' : 'Não caiu'}: de ${whole(unitsBefore)} para ${whole(unitsAfter)} por semana, enquanto ${besideWords(seen)}. ${
        priceAfter > priceBefore
          ? `Descontado isso, o preço ${alone < -0.005 ? `levou ${roundly(-alone)} das vendas` : 'não levou venda'}, e a casa só perderia dinheiro com mais de ${roundly(-kept)} a menos`
          : `Descontado isso, a venda mudou ${alone > 0 ? '+' : ''}${roundly(alone)}, e o preço menor só se paga com ${roundly(kept)} a mais`
      }${isFelt ? `: cada 1% de preço mexeu ${formatNumber(Math.abs(elasticity))}% da venda (o acaso deixa de ${formatNumber(Math.max(0, -high))}% a ${formatNumber(Math.max(0, -low))}%)` : ''}.`,
      tie !== null && !(item && isMoved(item))
        ? `Fique em ${formatBrl(priceAfter)}: voltar a ${formatBrl(priceBefore)} não se paga com o que a planilha mostra, e cada troca cansa o cliente.`
        : paid
          ? item && isMoved(item) && item.newPrice > item.price
            ? `Essa mudança está paga, e o próximo passo é o deste plano: ${formatBrl(item.newPrice)}${asked.starts === null ? '' : `, ${onDay(asked.starts)}`}; depois dele, ${asked.held == null ? 'doze semanas sem mexer' : `nada até ${shortDay(asked.held)}`}.`
            : stayWords(since, asked.starts)
          : goesBack
            ? `Volte a ${formatBrl(item.newPrice)}${asked.starts !== null ? ` ${onDay(asked.starts)},` : ' na próxima troca do cardápio'} e acompanhe quatro semanas.${halfWay(item, asked)}`
            : trialWords(seen, gain, asked, beyondLimit.test(question.text)),
    ],
    figures: { gain, alone, even: kept },
  }
}
