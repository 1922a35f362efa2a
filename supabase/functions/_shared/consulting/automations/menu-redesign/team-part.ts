/** What the team says and does with the new menu, in the house's own items. */
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import type { Block } from '../../report/blocks.ts'
import { leavingOf, mayShow, namesOf } from './goals.ts'
import type { MenuRedesign } from './schema.ts'
import { rankedActions } from './sums-part.ts'

const mostOffered = 4

/** Items to offer first, each with what the printed menu says of it, and the combos with whom they suit. */
export function scriptOf(redesign: MenuRedesign): Block[] {
  const all = redesign.categories.flatMap(({ items }) => items).filter(({ move }) => move !== 'remove')
  if (all.length === 0) {
    return [
      {
        kind: 'list',
        items: ['Anote por duas semanas o que sai, por item: é o que falta para esta análise.'],
      },
    ]
  }
  const shown = all.filter(
    (item) => (item.quadrant === 'Estrela' || item.quadrant === 'Enigma') && mayShow(item),
  )
  const offered = (shown.length > 0 ? shown : all)
    .toSorted((a, b) => b.margin - a.margin)
    .slice(0, shown.length > 0 ? mostOffered : 2)
  const lines = (redesign.newMenu?.sections ?? []).flatMap(({ items }) => items)
  const combos = redesign.combos ?? []
  return [
    {
      kind: 'table',
      caption: 'O que oferecer primeiro, com as palavras do papel',
      headers: ['Item', 'O que dizer', 'Margem'],
      rows: offered.map(({ name, margin }) => {
        const line = lines.find((one) => one.name === name)
        return [
          name,
          line?.text ?? 'ainda sem linha no papel: a cozinha diz do que é feito',
          formatBrl(margin),
        ]
      }),
      numeric: [2],
    },
    ...(combos.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'A quem pede só o prato; a quem já pediu os dois, não',
            headers: ['Quem pede', 'Ouve falar de', 'Os dois por'],
            rows: combos.map(({ dish, addition, price }) => [dish, addition, formatBrl(price)]),
            numeric: [2],
          },
        ]
      : []),
  ]
}

const monthsOf = ({ period }: MenuRedesign) => (period?.dated ? period.days / 30 : null)

/** "1.227" */
const counted = (units: number) => String(Math.round(units)).replace(/\B(?=(?:\d{3})+$)/g, '.')

/** One thing to do each week, with the items and figures of the report. */
export function weeksOf(redesign: MenuRedesign): string[] {
  if (!redesign.period) {
    const { withoutPrice, withoutDescription } = redesign.menu
    const open = withoutPrice.length > 0 ? withoutPrice : withoutDescription
    return [
      open.length > 0
        ? `Semana 1: completar ${withoutPrice.length > 0 ? 'o preço' : 'a descrição'} de ${shortList(open, 4)}`
        : 'Semana 1: imprimir a nova ordem',
      'Semanas 2 e 3: exportar as vendas por item, com custo',
      'Semana 4: refazer a análise com a planilha',
    ]
  }
  const ranked = rankedActions(redesign).slice(0, 2)
  const leaving = leavingOf(redesign)
  const boxes = (redesign.newMenu?.boxes ?? []).map(({ name }) => name)
  const [combo] = redesign.combos ?? []
  const [star] = namesOf(redesign, 'Estrela', 1)
  const items = redesign.categories.flatMap((category) => category.items)
  const best = items.toSorted((a, b) => b.effect - a.effect || b.units - a.units)[0]
  const months = monthsOf(redesign)
  const sold = best && months ? `, hoje ${counted(best.units / months)} por mês` : ''
  return [
    ranked.length > 0
      ? `Semana 1: com a nota de compra, conferir o custo de ${joinList(ranked.map(({ name }) => name))}`
      : `Semana 1: com a nota de compra, conferir o custo de ${best?.name ?? 'cada item'}`,
    boxes.length > 0
      ? `Semana 2: imprimir a nova ordem, com ${joinList(boxes)} na moldura`
      : 'Semana 2: imprimir a nova ordem',
    leaving.length > 0
      ? `Semana 3: retirar ${joinList(leaving)} e anotar o que pedem no lugar`
      : combo
        ? `Semana 3: oferecer ${combo.addition} com ${combo.dish} e contar quem já pediria os dois; empata em ${formatNumber(combo.breakEvenPct)}%`
        : `Semana 3: oferecer ${star ?? best?.name ?? 'o que mais deixa'} em toda mesa e marcar sim ou não`,
    best
      ? `Semana 4: contar de novo as vendas de ${best.name}${sold}, e voltar atrás no que não rendeu`
      : 'Semana 4: refazer a análise com as vendas do mês',
  ]
}
