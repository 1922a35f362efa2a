/** What an owner tells and does not ask: how the plan takes it. */
import { containsPhrase, formatBrl, formatNumber, joinList, tokenize } from '../../../base/language/text.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { closedDaysOf } from '../../../base/sales/stated-period.ts'
import { hasNewCosts, impliedBy } from '../implied.ts'
import type { NewMenu, RedesignedCategory, RedesignedItem } from '../schema.ts'

type Told = WishOf<'houseFact' | 'date' | 'costNow'>
type Source = {
  printed: NewMenu
  categories: readonly RedesignedCategory[]
  /** The days of the sheet; null without dates. */
  period: { days: number; from?: string | undefined; to?: string | undefined } | null
}
type Answer = { done: boolean; text: string }

/** Whether a food that the owner names is in an item: by its name, or because the item is it. */
const itemsOf = (food: string, categories: readonly RedesignedCategory[]): RedesignedItem[] =>
  categories.flatMap(({ items }) => items.filter(({ name }) => namesItem(food, { name })))

/** Cost of an item, R$, of whose food so many % are thrown away before it is cooked: cost ÷ (1 − lost ÷ 100). */
export const costWithLoss = (cost: number, lost: number): number => cost / (1 - lost / 100)

/** What a purchase costs of which a part is thrown away: in each item, with and without it in the sheet. */
function lostWords({ item, lost = 0 }: WishOf<'costNow'>, { categories }: Source): Answer {
  const own = itemsOf(item, categories).filter(({ move }) => move !== 'remove')
  if (own.length === 0)
    return { done: false, text: `Nenhum item com custo e venda leva ${item} no nome: diga em qual entra.` }
  return {
    done: true,
    text: `Com ${lost}% perdidos: ${joinList(
      own.map(({ name, cost, price, margin }) => {
        const full = costWithLoss(cost, lost)
        const left = margin - (full - cost)
        return `${name} gasta até ${formatBrl(full)} dos ${formatBrl(price)} e deixa ${formatBrl(left).replace('-', '−')}`
      }),
    )}, se o custo da planilha não conta essa perda; se já conta, vale o da planilha. Pese um pacote antes e depois de limpar.`,
  }
}

/** What is thrown away of an item weighs where something leaves; how much it may be before it eats what is left. */
function spoilWords(what: string, categories: readonly RedesignedCategory[]): Answer | null {
  const [item] = itemsOf(what, categories)
  if (!item) return null
  const most = formatNumber(Math.floor((1 - item.cost / item.price) * 100))
  return {
    done: true,
    text:
      item.move === 'remove'
        ? `Pesou: ${item.name} sai neste plano.`
        : `Pesa contra ${item.name} em todo corte. Cada um deixa ${formatBrl(item.margin)}: se mais de ${most}% do que se compra vai fora, ele dá prejuízo. Anote uma semana do que foi ao lixo, compre embalagem menor e abra só com pedido.`,
  }
}

function dateWords(wish: WishOf<'date'>, { period }: Source): Answer | null {
  if (!wish.closed) return null
  const span = period?.from && period.to ? { from: period.from, to: period.to } : null
  const out = closedDaysOf(wish, span)
  return out === 0 || !period
    ? null
    : { done: true, text: `Esses ${out} dias não contam: os valores por mês saem de ${period.days} dias.` }
}

function factWords(wish: WishOf<'houseFact'>, { printed, categories }: Source): Answer | null {
  const { about, what = '' } = wish
  if (about === 'newCosts' || hasNewCosts({ wishes: [wish], unread: [] }))
    return { done: true, text: 'A conta usa os custos da planilha como estão, sem somar o aumento de novo.' }
  if (about === 'spoils') return spoilWords(what, categories)
  if (about === 'private') {
    const words = tokenize(what)
    const shown = printed.sections.some(({ items }) =>
      items.some(({ name, text }) => containsPhrase(tokenize(`${name} ${text ?? ''}`), words)),
    )
    return {
      done: !shown,
      text: shown ? `“${what}” aparece no cardápio: risque na prova.` : 'Nenhuma linha fala disso.',
    }
  }
  const [implied] = impliedBy(wish, () => null)
  if (implied?.kind === 'capPrice') {
    const raised = categories.some(({ items }) =>
      items.some(({ price, newPrice, move }) => move !== 'remove' && newPrice !== null && newPrice > price),
    )
    return raised ? null : { done: true, text: 'Nenhum preço sobe neste plano.' }
  }
  if (implied?.kind === 'costNow') return lostWords(implied, { printed, categories, period: null })
  return null
}

/** How the plan takes what the owner tells; null if another rule answers it. */
export function toldAnswer(wish: Told, source: Source): Answer | null {
  switch (wish.kind) {
    case 'houseFact':
      return factWords(wish, source)
    case 'date':
      return dateWords(wish, source)
    case 'costNow': {
      if (wish.lost !== undefined) return lostWords(wish, source)
      const costs = source.categories.flatMap(({ items }) => items)
      const [rise] = impliedBy(wish, (item) => costs.find(({ name }) => name === item)?.cost ?? null)
      return rise
        ? {
            done: true,
            text: 'É o preço do que se compra, e não o custo de um prato: a resposta está em “O que você perguntou”.',
          }
        : null
    }
  }
}
