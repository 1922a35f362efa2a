/** "Qual categoria me dá menos lucro?": the sections by what they leave, in all and for each sale. */
import { formatBrl, formatNumber, joinList } from '../../../base/language/text.ts'
import { inPrint, inReais } from '../amounts.ts'
import { endOf, percentOf, sectionSums } from '../section-sums.ts'
import type { Answer, Asking, Question } from './asking.ts'

/** What the plan changes in a section. */
function changesIn(section: string, { categories }: Asking): string {
  const items = categories.find(({ name }) => name === section)?.items ?? []
  const gone = items.filter(({ move }) => move === 'remove').map(({ name }) => name)
  const moved = items.flatMap(({ name, price, newPrice }) =>
    newPrice === null || newPrice === price ? [] : [`${name} vai a ${inPrint(newPrice)}`],
  )
  const changes = [
    ...(gone.length > 0 ? [`${gone.length === 1 ? 'sai' : 'saem'} ${joinList(gone)}`] : []),
    ...moved,
  ]
  return changes.length === 0
    ? `Neste plano, ${section} fica como está.`
    : `Neste plano, em ${section}: ${joinList(changes)}.`
}

const ofSales = /vend|sa[ií]|gir|pede/iu
const ofMoney = /lucr|margem|dinheiro|rend|deix|retorno|ganh|resultado|paga/iu

export function sectionProfit({ what, text }: Question, asking: Asking): Answer | null {
  const sums = sectionSums(asking.categories, asking.monthly)
  if (sums.length < 2) return null
  const most = what === 'most'
  const [total, each, share] = [
    endOf(sums, ({ leaves }) => leaves, most),
    endOf(sums, ({ each: one }) => one, most),
    endOf(sums, ({ margin }) => margin, most),
  ]
  if (!total || !each || !share) return null
  const sold = endOf(sums, ({ units }) => units, most)
  if (sold && ofSales.test(text) && !ofMoney.test(text))
    return {
      verdict: `${sold.name}: ${formatNumber(Math.round(sold.units))} unidades ${asking.per}, que deixam ${inReais(sold.leaves)}.`,
      texts: [changesIn(sold.name, asking), 'As seções lado a lado estão em “Onde está o dinheiro”.'],
    }
  const degree = most ? 'mais' : 'menos'
  const perSale =
    each.name === share.name
      ? `Por venda, quem deixa ${degree} é ${each.name}: ${formatBrl(each.each)} cada, ${percentOf(each.margin)} do preço.`
      : `Por unidade, quem deixa ${degree} é ${each.name}, ${formatBrl(each.each)}; do preço, ${share.name}, ${percentOf(share.margin)}.`
  const isOne = total.name === each.name && total.name === share.name
  const facts = isOne
    ? `Também por venda: ${formatBrl(total.each)} cada, ${percentOf(total.margin)} do preço.`
    : perSale
  return {
    verdict: `${total.name}: ${inReais(total.leaves)} ${asking.per}, ${percentOf(total.share)} do que a casa deixa.`,
    texts: [
      facts,
      changesIn(isOne || most ? total.name : share.name, asking),
      'As seções lado a lado estão em “Onde está o dinheiro”.',
    ],
  }
}
