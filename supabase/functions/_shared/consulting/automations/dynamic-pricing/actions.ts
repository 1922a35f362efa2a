import { fillChoices } from '../../base/language/choices.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList, someOf } from '../../base/language/text.ts'
import { takenOff } from '../../base/pricing/discounts.ts'
import { paidOf } from '../../base/pricing/paid.ts'
import { firstActions } from '../../report/actions.ts'
import type { Action } from '../../report/blocks.ts'
import { onAll, pairOf, weakDaysOf } from './demand-section.ts'
import { happyName, happyWhen, happyWords } from './happy-hour.ts'
import { purchaseOf, saving } from './levers.ts'
import { reais, shortDay, whole } from './money.ts'
import { byTrigger } from './month-plan.ts'
import { watchedGroups } from './proof-section.ts'
import { perOf } from './reasons.ts'
import type { PricedItemPlan, PricingPlan } from './schema.ts'
import { gainOfAll, more, waveOf } from './sentences.ts'
import { isMoved } from './waves.ts'
import { lostWithoutCost } from './without-cost.ts'

/** A wish for the price, which applies whatever the figures say. */
const isWanted = ({ asked, proposed }: PricedItemPlan) => asked === true || proposed !== undefined

const gainOf = ({ profit, newProfit }: PricedItemPlan) => newProfit - profit

function lossAction(below: readonly PricedItemPlan[], per: string): Action | null {
  if (below.length === 0) return null
  const loss = below.reduce((total, item) => total + (item.cost - paidOf(item)) * item.units, 0)
  return {
    what: `Conferir o custo ou a receita de ${joinList(below.slice(0, 3).map(({ name }) => name))}${below.length > 3 ? ` e de mais ${below.length - 3}` : ''}`,
    brings: `Para de perder **${reais(loss)}** ${per}, se o custo da planilha estiver certo.`,
    by: 'Semana 1',
    who: 'Compras e cozinha',
  }
}

/** Share of the house's profit from which a second day of new prices is a thing to do first; the table has it anyway. */
const worthDay = 0.001

/** The changes, requested ones first; a whole wave is one action. */
function priceSteps(plan: PricingPlan): Action[] {
  const month = perOf(plan)
  const { watch, later } = plan
  const dated = plan.period !== null
  const wanted = plan.items.filter((item) => isMoved(item) && isWanted(item))
  const own = (wave: 1 | 2) => waveOf(plan, wave).filter((item) => !isWanted(item))
  const start = watch && dated ? shortDay(watch.from) : 'Semana 1'
  const step = (items: readonly PricedItemPlan[], by: string): Action[] => {
    const rises = items.filter(({ action }) => action === 'raise')
    const falls = items.filter(({ action }) => action === 'lower')
    const list = (some: readonly PricedItemPlan[]) =>
      joinList(some.map(({ name, newPrice }) => `${name} para ${formatBrl(newPrice)}`))
    return items.length === 0
      ? []
      : [
          {
            what: [
              ...(rises.length > 0 ? [`Subir ${list(rises)}`] : []),
              ...(falls.length > 0 ? [`baixar ${list(falls)}`] : []),
            ]
              .join('; ')
              .replace(/^b/, 'B'),
            brings: `Ganho de **${reais(gainOfAll(items))}** ${month}.`,
            by,
            who: 'Gerente',
          },
        ]
  }
  return [
    ...wanted.map(
      (item): Action => ({
        what: `${item.name}: passar de ${formatBrl(item.price)} para ${formatBrl(item.newPrice)}`,
        brings: `${item.asked ? 'Como você pediu' : 'A pedido da revisão'}: ganho de **${more(gainOf(item))}** ${month}.`,
        by: start,
        who: 'Gerente',
      }),
    ),
    ...step(own(1), start),
    ...(gainOfAll(own(2)) < plan.profit * worthDay
      ? []
      : step(own(2), later !== undefined && dated ? shortDay(later) : 'Depois da primeira leva')),
  ]
}

/** When to revert a change, or what to watch if nothing changes. */
function watchAction(plan: PricingPlan): Action | null {
  const { watch } = plan
  const groups = watchedGroups(plan)
  const moved = waveOf(plan, 1)
  const first = moved.find(({ guard }) => guard)
  const say = (text: string) => fillChoices(text, plan.title)
  if (watch && groups.length > 0)
    return {
      what: say(
        `[Somar|Contar] as vendas ${groups.length === 1 ? 'dos itens que mudaram' : 'de cada grupo que mudou'} de ${shortDay(watch.from)} a ${shortDay(watch.to)}`,
      ),
      brings: `${say('[Volta ao preço de antes|Preço de antes para|Desfaça]')} quem ficar, na média da semana, abaixo do limite: ${groups.map(({ names, floor }) => `${someOf(names, 1)}, ${whole(floor)}`).join('; ')}.`,
      by: shortDay(watch.to),
      who: 'Gerente',
    }
  if (watch && first?.guard) {
    return {
      what: say(
        `[Contar|Somar] ${first.name} de ${shortDay(watch.from)} a ${shortDay(watch.to)}[, semana a semana| no sistema|, sem olhar dia por dia]`,
      ),
      brings: say(
        `[Abaixo de ${whole(first.guard.floor)} unidades, volta a|Com menos de ${whole(first.guard.floor)} unidades, retoma-se o preço de|O limite são ${whole(first.guard.floor)} unidades: abaixo dele, volta a] ${formatBrl(first.price)}.`,
      ),
      by: shortDay(watch.to),
      who: 'Gerente',
    }
  }
  if (moved.length > 0) {
    return {
      what: `Anotar o que o cliente diz do preço de ${joinList(moved.slice(0, 3).map(({ name }) => name))}`,
      brings:
        plan.period === null
          ? 'Uma planilha sem datas não prova a mudança: a queixa avisa antes.'
          : 'A planilha tem poucas semanas para provar a mudança: a queixa avisa antes.',
      by: 'Depois da mudança',
      who: 'Atendimento',
    }
  }
  return null
}

function purchaseAction(plan: PricingPlan): Action | null {
  const [top] = plan.purchases ?? []
  if (!top || plan.items.length < 3) return null
  return {
    what: fillChoices(
      `[Cotar ${purchaseOf(top)} com dois fornecedores|Renegociar ${purchaseOf(top)}|Pôr ${purchaseOf(top)} em cotação|Pedir a um segundo fornecedor o preço para ${purchaseOf(top)}]`,
      plan.title,
    ),
    brings: fillChoices(
      `[Se baixar ${saving.careful * 100}%|Com ${saving.careful * 100}% a menos|A cada ${saving.careful * 100}% que baixar], **${reais(top.monthCost * saving.careful)}** ${perOf(plan)}[, à parte dos preços|, fora dos preços| além dos preços].`,
      plan.title,
    ),
    by: 'Semana 2',
    who: 'Compras',
  }
}

/** Share of the profit from which discounts are worth asking about. */
const leaks = 0.005

function discountAction(plan: PricingPlan): Action | null {
  // What taxes and fees take is nobody's discount.
  if (plan.charges) return null
  const [top] = plan.items.filter((item) => takenOff(item) > 0).toSorted((a, b) => takenOff(b) - takenOff(a))
  const lost = plan.items.reduce((sum, item) => sum + Math.max(0, takenOff(item)), 0)
  return top && lost >= plan.profit * leaks
    ? {
        what: fillChoices(
          `[Ver no sistema quem dá desconto em ${top.name}, e em que dia|Achar de onde vem o desconto em ${top.name}: garçom, dia ou aplicativo|Conferir por que ${top.name} sai abaixo do cardápio]`,
          plan.title,
        ),
        brings: `Lucro de até **${reais(lost)}** ${perOf(plan)} que hoje não chega ao caixa.`,
        by: 'Semana 1',
        who: 'Gerente',
      }
    : null
}

function swapAction({ swaps = [] }: PricingPlan): Action | null {
  const [swap] = swaps
  return swap
    ? {
        what: `A quem pede ${swap.instead}, oferecer ${swap.offer}`,
        brings: `Cada troca deixa **${formatBrl(swap.gainEach)}** a mais.`,
        by: 'Semana 1',
        who: 'Salão',
      }
    : null
}

function triggerAction(plan: PricingPlan): Action | null {
  const near = plan.items.filter(({ trigger }) => trigger).toSorted(byTrigger)[0]
  if (!near?.trigger) return null
  const [cost, price] = [formatBrl(near.trigger.cost), formatBrl(near.trigger.price)]
  return {
    what: fillChoices(
      `[Avisar o gerente|Refazer esta conta|Parar e refazer o preço] se ${near.name} [passar a custar mais de|custar acima de] ${cost}`,
      plan.title,
    ),
    brings: fillChoices(
      `[A partir daí|Com esse custo|Dali em diante] ${price} [já paga a troca no cardápio|rende mais do que o preço de hoje].`,
      plan.title,
    ),
    by: 'A cada compra',
    who: 'Compras',
  }
}

/** The owner's happy hour. */
function happyAction({ happyHour, starts }: PricingPlan): Action | null {
  if (!happyHour || (happyHour.items ?? []).length === 0) return null
  const most = Math.max(...(happyHour.items ?? []).map(({ needed }) => needed))
  return {
    what: `${happyName(happyHour)} ${happyWhen(happyHour)}: ${happyWords(happyHour)}`,
    brings: `Empata com até ${formatNumber(most * 100)}% mais pedidos nesse horário: conte-os.`,
    by: starts === undefined ? 'Semana 1' : shortDay(starts),
    who: 'Bar',
  }
}

/** For days too weak for a discount: what the team says instead. */
function weakDayAction(plan: PricingPlan): Action | null {
  const weak = weakDaysOf(plan).filter(({ breakEven }) => (breakEven ?? 0) > 0)
  const pair = pairOf(plan)
  const [first] = weak
  if (!first || pair === null) return null
  return {
    what: `${capitalize(onAll(weak))}, sugerir ${pair}`,
    brings: `Um desconto de 10% nas bebidas pediria ${formatNumber((first.breakEven ?? 0) * 100)}% mais vendas.`,
    by: 'Semana 1',
    who: 'Salão',
  }
}

/** What to do first about the prices. */
export function pricingActions(contents: readonly PricingPlan[]): Action[] {
  const [plan] = contents
  if (!plan) return []
  const month = perOf(plan)
  const earning = plan.items.toSorted((a, b) => b.profit - a.profit).slice(0, 3)
  const moved = plan.items.filter(isMoved)
  const withoutCost = plan.left.filter(({ reason }) => reason === 'no_cost').map(({ name }) => name)
  const say = (text: string) => fillChoices(text, plan.title)
  return firstActions(
    lossAction(
      plan.items.filter(({ action }) => action === 'below_cost'),
      month,
    ),
    ...lostWithoutCost(plan).map(
      ({ name, priceBefore, priceAfter }): Action => ({
        what: `Voltar ${name} de ${formatBrl(priceAfter)} a ${formatBrl(priceBefore)}, depois de conferir o custo`,
        brings: 'O aumento tirou mais venda do que rende: veja a conta em “O que a planilha mostra”.',
        by: 'Semana 1',
        who: 'Gerente',
      }),
    ),
    ...priceSteps(plan),
    moved.length === 0
      ? {
          what:
            plan.items.length === 1
              ? `Manter o preço de ${plan.items[0]?.name}`
              : `Manter os preços de hoje, os ${plan.items.length}`,
          brings: say(
            plan.items.some(isWanted)
              ? 'A revisão da fazenda manteve os preços de hoje.'
              : '[Nenhum passo paga o risco de perder pedidos.|O ganho de qualquer passo é menor que o risco.]',
          ),
          by: 'Agora',
          who: 'Gerente',
        }
      : null,
    happyAction(plan),
    discountAction(plan),
    watchAction(plan),
    purchaseAction(plan),
    swapAction(plan),
    withoutCost.length > 0
      ? {
          what: `Fechar o custo de ${someOf(withoutCost)}`,
          brings: say(
            `[Sem custo, ${withoutCost.length === 1 ? 'fica' : 'ficam'} fora da conta.|Só com o custo se sabe se o preço paga.|Hoje ninguém sabe quanto ${withoutCost.length === 1 ? 'deixa' : 'deixam'}.]`,
          ),
          by: 'Semana 2',
          who: 'Compras',
        }
      : null,
    triggerAction(plan),
    {
      what: say(
        `[Conferir na última nota de compra|Comparar com as notas de compra] o custo de ${joinList(earning.map(({ name }) => name))}`,
      ),
      brings: say(
        `[É de onde vem mais lucro: um erro no custo passa para o preço.|${earning.length === 1 ? 'É dele que sai a conta' : 'São os que mais pesam no lucro'}: custo errado, preço errado.]`,
      ),
      by: 'Semana 1',
      who: 'Compras',
    },
    weakDayAction(plan),
  )
}
