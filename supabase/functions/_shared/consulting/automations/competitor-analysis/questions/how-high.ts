/** Up to which price an item may go at once, and what that price may lose. */
import { ofTheHouse, theHouse } from '../../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { isSameName } from '../../../base/match-items.ts'
import { cent, everyday, quotesOf } from '../gaps.ts'
import type { OwnItem } from '../match.ts'
import { ownPricing } from '../own-pricing.ts'
import {
  type Answer,
  type Asked,
  answer,
  comparedOf,
  costedOf,
  needs,
  ownItem,
  percent,
  type Question,
  reais,
} from './asked.ts'
import { boundsOf } from './beside-rival.ts'
import { atOurSize } from './raises.ts'

/** Most that a price rises at once: the same jump that a single price question calls too much. */
const mostAtOnce = 0.15

/** The lowest bound that the owner sets for an item, in R$, in % or by a competitor's price; null if none. */
function boundOf(own: OwnItem, price: number, asked: Asked): number | null {
  const { fixed, highest, ceiling } = ownPricing(asked.context, asked.sold).limitsOf(own, price)
  const theirs = asked.context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'howHigh' && wish.competitor !== undefined
      ? boundsOf(wish, asked.menu, asked.items).filter(({ item }) => item === own.name)
      : [],
  )
  const all = [fixed, highest, ceiling, ...theirs.map((one) => one.theirs)].filter((one) => one !== null)
  return all.length === 0 ? null : Math.min(...all)
}

/** Their everyday prices of the item, at the house's size. */
function theirsOf(own: OwnItem, price: number, asked: Asked): { competitor: string; price: number }[] {
  const compared = comparedOf(own.name, asked)
  const scaled = asked.items.filter(({ ours }) => ours === own.name).flatMap((item) => atOurSize(item, price))
  return [...(compared ? everyday(compared) : []), ...scaled].toSorted((a, b) => a.price - b.price)
}

/** Whole R$ below a bound, or the ending of the price of today: "24,90" stays at ",90". */
function stepDown(most: number, price: number): number {
  const ending = Math.round((price % 1) * 100) / 100
  const whole = Math.floor(most - ending + 1e-9) + ending
  return whole > price + cent ? whole : Math.floor(most * 10 + 1e-9) / 10
}

/**
 * The highest price of today: at most 15% at once, within the owner's bound and below the next of theirs. Its gain is at the
 * assumed reaction of guests; the break-even is 1 − (price − cost) ÷ (new price − cost) of the sales.
 * @throws never; null without price
 */
export function highestOf(own: OwnItem, asked: Asked) {
  const { price, cost } = own
  if (price === null || price <= 0) return null
  const theirs = theirsOf(own, price, asked)
  const [lowest] = theirs
  const next = theirs.find((one) => one.price > price + cent)
  const bound = boundOf(own, price, asked)
  const most = Math.min(
    price * (1 + mostAtOnce),
    bound ?? Number.POSITIVE_INFINITY,
    next ? next.price - cent * 2 : Number.POSITIVE_INFINITY,
  )
  const to = stepDown(most, price)
  const isBelow = lowest !== undefined && lowest.price < price - cent
  if (cost === null || cost <= 0 || cost >= price) return { to, theirs, next, bound, isBelow, sums: null }
  const [now, then] = [price - cost, to - cost]
  const loses = -ownPricing(asked.context, asked.sold).elasticityOf(own) * (to / price - 1)
  const units = asked.sold.unitsOf(own.name)
  return {
    to,
    theirs,
    next,
    bound,
    isBelow,
    sums: {
      now,
      then,
      bears: 1 - now / then,
      loses,
      gain: then * (1 - loses) - now,
      same: then - now,
      units,
    },
  }
}

/** "R$ 43,00: deixa R$ 28,20 por venda (hoje R$ 23,20) e empata se perder até 17,7% das vendas (36 de 206 por mês)" */
export function highestText(own: OwnItem, asked: Asked): string | null {
  const found = highestOf(own, asked)
  if (found === null || own.price === null || found.to <= own.price + cent) return null
  const { to, sums } = found
  if (sums === null)
    return `${formatBrl(to)} (${percent(to / own.price - 1)} a mais); falta o custo para a conta da perda`
  const { bears, units, then, now } = sums
  return `${formatBrl(to)} (${percent(to / own.price - 1)} a mais): deixa ${formatBrl(then)} por venda, e hoje ${formatBrl(now)}; empata se perder até ${formatNumber(Math.floor(bears * 1000) / 10)}% das vendas${units === undefined ? '' : ` (${Math.floor(bears * units)} de ${Math.round(units)} por mês)`}`
}

export function answerHowHigh({ item, competitor }: Question, asked: Asked): Answer {
  const own =
    ownItem(item, asked) ??
    (item === undefined ? costedOf(asked).find(({ name }) => asked.notCompared.includes(name)) : undefined)
  const found = own && highestOf(own, asked)
  if (!own || own.price === null || !found)
    return needs(`Não achamos ${item ?? 'esse item'} no seu cardápio com preço: diga o nome como está nele.`)
  const { theirs, next, bound, isBelow, sums } = found
  const said = highestText(own, asked)
  const listed = joinList(
    theirs
      .slice(0, 4)
      .map(({ competitor, price }) => `${competitor} ${formatBrl(Math.round(price * 100) / 100)}`),
  )
  const aside = asked.items
    .filter(
      ({ item: said, names = [said], ours }) =>
        ours === own.name || names.some((one) => isSameName(one, own.name)),
    )
    .flatMap((one) => quotesOf(one).filter(({ away }) => away !== undefined))
    .map(({ competitor: who, price, away }) => `${who} ${formatBrl(price)} (${away})`)
  const beside =
    theirs.length === 0 && aside.length > 0
      ? `Na sua lista só há preço que não decide: ${joinList(aside)}. Confira o de hoje antes de subir.`
      : theirs.length === 0
        ? 'Ninguém na sua lista mostra esse item, e nenhum preço deles o limita: quem limita é o seu cliente, e só o teste diz.'
        : `Na sua lista: ${listed}.`
  const [scaled] =
    competitor === undefined ? [] : boundsOf({ item: own.name, competitor }, asked.menu, asked.items)
  const limit = scaled
    ? `No seu tamanho, o preço ${ofTheHouse(competitor ?? '')} é ${formatBrl(Math.round(scaled.theirs * 100) / 100)}: daí não passa.`
    : ''
  if (said === null)
    return answer(
      `Fique em ${formatBrl(own.price)}: ${bound !== null && bound <= own.price + cent ? 'o limite que você deu já está nele' : next ? `o próximo preço deles é ${formatBrl(next.price)}` : 'não há passo que caiba'}.`,
      beside,
    )
  const gains =
    sums === null
      ? ''
      : `Se vender o mesmo, são ${reais(sums.same * (sums.units ?? 10))} a mais ${sums.units === undefined ? 'a cada 10 vendas' : 'por mês'}; perdendo os ${percent(sums.loses)} que a conta supõe, ${sums.gain >= 0 ? `${reais(sums.gain * (sums.units ?? 10))} a mais` : `${reais(-sums.gain * (sums.units ?? 10))} a menos`}.`
  return answer(
    `Até ${said}.`,
    limit,
    beside,
    gains,
    isBelow
      ? `${theHouse(theirs[0]?.competitor ?? '').replace(/^./, (first) => first.toUpperCase())} já cobra menos, ${formatBrl(Math.round((theirs[0]?.price ?? 0) * 100) / 100)}: subir aumenta a distância, e por isso vá por último nele.`
      : '',
    bound !== null && found.to <= bound + cent && bound < own.price * (1 + mostAtOnce)
      ? `O seu limite de ${formatBrl(bound)} vale.`
      : 'Acima disso, em duas vezes, com oito semanas de venda no meio.',
  )
}
