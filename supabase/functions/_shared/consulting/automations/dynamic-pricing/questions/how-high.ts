/** How far a price may rise, what a price costs that stays, and which prices go back after a season. */
import { addDays } from '../../../base/calendar.ts'
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { endingsFrom, menuPriceFrom } from '../../../base/pricing/endings.ts'
import { allowsPrice, type PriceLimits } from '../../../base/pricing/limits.ts'
import { paidOf } from '../../../base/pricing/paid.ts'
import { badCase, largestNext } from '../../../base/pricing/price-step.ts'
import { farthest, safestTop, stepsAbove } from '../../../base/pricing/steps-above.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { reais, roundly, shortDay } from '../money.ts'
import { perOf } from '../reasons.ts'
import type { PricedItemPlan } from '../schema.ts'
import { more } from '../sentences.ts'
import { isMoved } from '../waves.ts'
import { type Answer, type Asked, itemsOf, type Question } from './asked.ts'

const stepsOf = (item: PricedItemPlan, limits: PriceLimits) => stepsAbove(item, item.elasticity, limits)

/** When a price that changed lately may move again. */
const restDays = 84

function whyStays({ place, fixed, ceiling, highest }: PriceLimits, { price }: PricedItemPlan): string {
  if (fixed !== null) return 'você pediu para não mexer'
  if (place?.kind === 'recent')
    return `mudou em ${shortDay(place.since)}: o próximo passo, em ${shortDay(addDays(place.since, restDays))} ou depois`
  if (place?.kind === 'climbed') return `já subiu de ${formatBrl(place.from)} em ${shortDay(place.since)}`
  if (place?.kind === 'undo') return `o último aumento não se pagou: volte a ${formatBrl(place.to)}`
  const most = Math.min(ceiling ?? Number.POSITIVE_INFINITY, highest ?? Number.POSITIVE_INFINITY)
  return most < price * (1 + farthest)
    ? `o seu limite é ${formatBrl(most)}`
    : 'o próximo passo não paga o risco'
}

/** Of an item without a cost: the next price that the owner's endings leave, and the cost from which it pays. */
function withoutCost(named: string, { plan, sales, limitsOf }: Asked): Answer | null {
  const lacking = new Set(plan.left.flatMap(({ name, reason }) => (reason === 'no_cost' ? [name] : [])))
  const [sold] = sales.items
    .filter(({ name, category }) => lacking.has(name) && namesItem(named, { name, section: category }))
    .toSorted((a, b) => b.units - a.units)
  const price = sold?.prices?.at(-1)?.price ?? sold?.price
  if (!sold || price == null) return null
  const limits = limitsOf(sold.name)
  const next = menuPriceFrom(price + 0.01, endingsFrom(price, limits.endings))
  const change = next / price - 1
  const most = Math.min(
    limits.ceiling ?? Number.POSITIVE_INFINITY,
    limits.highest ?? Number.POSITIVE_INFINITY,
  )
  const isFar = change > largestNext + 1e-9
  return {
    verdict:
      next > most + 1e-9
        ? `Não sobe: o seu limite é ${formatBrl(most)}, e o próximo preço seria ${formatBrl(next)}.`
        : isFar
          ? `Não suba agora: o próximo preço seria ${formatBrl(next)}, um salto de ${roundly(change)}.`
          : `Até ${formatBrl(next)}, o próximo preço nos seus finais: ${roundly(change)} acima de hoje. Um passo só.`,
    texts: [
      `Falta o custo de ${sold.name}, e por isso o plano não o muda. Conta que não depende dele: perdendo até ${roundly(1 - price / next)} das vendas, entra o mesmo dinheiro de hoje, e a casa ainda compra menos. Diga quanto ele custa, e o ganho por mês sai.`,
    ],
    figures: { price: next },
  }
}

/** "A caipirinha dá pra puxar, até quanto?" */
export function answerHowHigh(question: Question, asked: Asked): Answer | null {
  if (question.item === undefined) return null
  const [item] = itemsOf(question, asked)
  if (!item) return withoutCost(question.item, asked)
  const limits = asked.limitsOf(item.name)
  const steps = stepsOf(item, limits)
  const top = safestTop(item.price, steps)
  const now = isMoved(item) && item.newPrice > item.price
  const per = perOf(asked.plan)
  const open =
    top !== undefined && allowsPrice({ ...limits, fixed: null }, top.price) && limits.place === undefined
  const table = {
    caption: `${item.name}, de ${formatBrl(item.price)} para cima`,
    headers: ['Preço', 'A mais', 'Ganho esperado', 'Se reagir mal', 'Aguenta perder'],
    rows: steps.map(({ price, gain, low, lose }) => [
      formatBrl(price),
      roundly(price / item.price - 1),
      reais(gain),
      reais(low),
      roundly(lose),
    ]),
    numeric: [0, 1, 2, 3, 4],
  }
  if (!top)
    return {
      verdict: `Até ${formatBrl(item.price)}, o de hoje: acima, o que se arrisca é mais da metade do que se espera ganhar.`,
      texts: [],
      table,
      figures: { price: item.price },
    }
  const when = now
    ? `Neste plano vai a ${formatBrl(item.newPrice)}.`
    : open
      ? `Suba de uma vez só, e conte quatro semanas antes de pensar no próximo.`
      : `Agora não: ${whyStays(limits, item)}.`
  return {
    verdict: `Até ${formatBrl(top.price)}: ${roundly(top.price / item.price - 1)} acima de hoje, deixa ${more(top.gain)} ${per} e aguenta perder ${roundly(top.lose)} das vendas.`,
    texts: [
      when,
      `O teto é o último preço, até ${roundly(largestNext)} de uma vez, em que o caso ruim tira no máximo metade do que se espera ganhar.`,
    ],
    table,
    figures: { price: top.price, gain: top.gain },
  }
}

/** "A água eu queria manter em 5, mas se for bobagem minha diz." */
export function answerHeldCost(question: Question, asked: Asked): Answer | null {
  const [item] = itemsOf(question, asked)
  if (!item || question.item === undefined) return null
  const { fixed: _, ...limits } = asked.limitsOf(item.name)
  const [next] = stepsOf(item, { ...limits, fixed: null })
  if (!next) return null
  const per = perOf(asked.plan)
  const share = asked.plan.profit > 0 ? next.gain / asked.plan.profit : 0
  const jump = `${formatBrl(next.price)} é ${roundly(next.price / item.price - 1)} de uma vez`
  const pays = next.gain > 0 && next.low >= 0
  return {
    verdict: pays
      ? `Custa ${reais(next.gain)} ${per}${share < 0.01 ? ': pouco, e é bobagem que se pode ter' : ': não é pouco, vale rever'}.`
      : 'Não é bobagem: manter não custa nada que se possa contar.',
    texts: [
      pays
        ? `O próximo preço, ${jump}: a conta espera ${more(next.gain)} e, se o cliente reagir mal, ${more(next.low)}; aguenta perder ${roundly(next.lose)} das vendas. Como preço que todo mundo compara, o de hoje também traz gente.`
        : `O próximo preço, ${jump}: a conta espera ${more(next.gain)} e, se o cliente reagir mal, ${more(next.low)} ${per}.`,
    ],
    figures: { gain: next.gain, low: next.low },
  }
}

/** "do carnaval", "da temporada", "das férias" */
const afterWhat = (what = 'temporada') =>
  `${/^f[eé]rias/.test(what) ? 'das' : /^(?:temporada|festa|semana|alta|romaria)/.test(what) ? 'da' : 'do'} ${what}`

/** "Depois do carnaval volto pro preço velho?" */
export function answerPriceReturn({ what, to }: Question, asked: Asked): Answer | null {
  const risen = asked.plan.items.filter((item) => isMoved(item) && item.newPrice > item.price)
  const day = to === undefined ? null : shortDay(addDays(to, 1))
  const after = `depois ${afterWhat(what)}`
  if (risen.length === 0)
    return {
      verdict: `Não há o que voltar: nenhum preço sobe neste plano, e ${after} valem os de hoje.`,
      texts: [],
      figures: { back: 0 },
    }
  const lowOf = (item: PricedItemPlan) =>
    badCase(
      { price: paidOf(item), cost: item.cost, units: item.units },
      item.newPrice / item.price - 1,
      item.elasticity,
      asked.limitsOf(item.name),
    )
  const stay = risen.filter((item) => lowOf(item) >= 0)
  const doubtful = risen.filter((item) => lowOf(item) < 0)
  const names = (items: readonly PricedItemPlan[]) => joinList(items.map(({ name }) => name))
  const gain = stay.reduce((sum, { profit, newProfit }) => sum + newProfit - profit, 0)
  return {
    verdict:
      stay.length === 0
        ? `Volte${day === null ? '' : ` em ${day}`}: ${names(doubtful)} só ${doubtful.length === 1 ? 'paga' : 'pagam'} com a casa cheia.`
        : doubtful.length === 0
          ? `Não: os preços novos pagam também com a casa comum, ${reais(gain)} ${perOf(asked.plan)} em mês médio; subir e descer ensina o cliente a esperar.`
          : `Só ${names(doubtful)}${day === null ? '' : `, em ${day}`}: na baixa, se o cliente reagir mal, ${doubtful.length === 1 ? 'perde' : 'perdem'}. Os outros ficam.`,
    texts: [
      stay.length > 0 && doubtful.length > 0
        ? `${names(stay)} ${stay.length === 1 ? 'paga' : 'pagam'} o ano todo, mesmo no caso ruim: ${reais(gain)} ${perOf(asked.plan)} em mês médio.`
        : '',
      `Quem decide é a contagem: ${after}, o grupo que vender, em quatro semanas comuns, abaixo do limite da tabela “Como saber se deu certo” volta ao preço de antes.`,
    ].filter((one) => one !== ''),
    figures: { back: doubtful.length },
  }
}
