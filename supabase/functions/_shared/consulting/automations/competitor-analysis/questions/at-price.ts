/** An item at another price than today's. */
import { formatBrl, joinList } from '../../../base/language/text.ts'
import { everyday, type Owned } from '../gaps.ts'
import { ownPricing } from '../own-pricing.ts'
import {
  type Answer,
  type Asked,
  answer,
  comparedOf,
  needs,
  ownItem,
  percent,
  type Question,
  reais,
} from './asked.ts'
import { over, sizedTexts } from './sizes.ts'

/** "8% acima do Beto (R$ 12,00)" */
export const against = (item: Owned) =>
  joinList(
    everyday(item).map(
      ({ competitor, price, unsure, includes, worth }) =>
        `${over(item.own, price)}${over(item.own, price) === 'igual' ? ' a' : ' de'} ${competitor} (${formatBrl(price)}${unsure ? ', a confirmar' : ''}${includes === undefined ? '' : `, ${includes} no preço: vale perto de ${formatBrl(worth ?? 0)}, contando um cliente em cada três`})`,
    ),
  )

/** An item at another price: what it leaves, and the sales that it would need. */
export function atPrice({ price = 0, item, weekdays }: Question, asked: Asked): Answer {
  const own = ownItem(item, asked)
  if (!own || own.price === null)
    return needs(`Não achamos o preço de ${item ?? 'esse item'} no seu cardápio.`)
  const compared = comparedOf(own.name, asked)
  const beside = compared ? ` Eles: ${against({ ...compared, own: price })}.` : ''
  if (own.cost === null || own.cost <= 0)
    return needs(
      `Falta o custo de ${own.name}: sem ele não se sabe quantas vendas a mais ${formatBrl(price)} pede.`,
      beside.trim(),
    )
  const [now, then] = [own.price - own.cost, price - own.cost]
  if (then <= 0)
    return answer(
      `Não: ${own.name} custa ${formatBrl(own.cost)}, e a ${formatBrl(price)} cada venda dá prejuízo.`,
      beside.trim(),
    )
  const units = asked.sold.unitsOf(own.name)
  if (price < own.price) {
    const more = now / then - 1
    const needed = Math.ceil(((units ?? 0) * now) / then - 1e-9)
    const month =
      units === undefined || weekdays !== undefined
        ? ''
        : ` Das suas ${Math.round(units)} vendas por mês, precisa chegar a ${needed}: são ${needed - Math.round(units)} a mais. Se o movimento não crescer, são ${reais((now - then) * units)} a menos.`
    return answer(
      `${more > 0.12 ? 'Não' : 'Só com volume'}: a ${formatBrl(price)}, ${own.name} precisa vender ${percent(more)} mais para deixar o mesmo (de cada 10, ${Math.ceil((now / then) * 10 - 1e-9)}).`,
      `Hoje sobram ${formatBrl(now)} por venda; a ${formatBrl(price)}, ${formatBrl(then)}.${month}`,
      beside.trim(),
      ...sizedTexts(asked, own.name),
    )
  }
  const less = 1 - now / then
  const rise = price / own.price - 1
  const fits = rise <= 0.15
  const reaction = ownPricing(asked.context, asked.sold).elasticityOf(own)
  const loss = -reaction * rise
  const gain = then * (1 - loss) - now
  const per = units === undefined ? ' a cada 10 vendas de hoje' : ' por mês'
  const size = reais(Math.abs(gain) * (units ?? 10))
  const isListed = asked.raises.some((raise) => raise.item === own.name)
  const even =
    units === undefined
      ? ''
      : ` Das suas ${Math.round(units)} vendas por mês, pode perder ${Math.floor(less * units)} sem perder dinheiro.`
  const verdict = !fits
    ? `É salto demais de uma vez: ${formatBrl(price)} são ${percent(rise)} a mais.`
    : gain > 0
      ? `Dá, e rende ${size}${per} se perder os ${percent(loss)} das vendas que a conta supõe; o empate é em ${percent(less)}.`
      : `Não rende: a conta supõe perder ${percent(loss)} das vendas, e o empate é em ${percent(less)}: ${size} a menos${per}.`
  return answer(
    verdict,
    `Sobram ${formatBrl(then)} por venda, e hoje ${formatBrl(now)}.${even}${fits ? '' : ' Suba em duas vezes, com oito semanas no meio.'}`,
    beside.trim(),
    fits && gain > 0 && !isListed
      ? 'Ele não está entre os que mudam porque o ganho é pequeno para o risco: é escolha sua.'
      : '',
  )
}
