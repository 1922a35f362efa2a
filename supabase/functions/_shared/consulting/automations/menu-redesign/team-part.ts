/** What the team says and does with the new menu, with the house's own items. */
import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import type { Block } from '../../report/blocks.ts'
import { leavingOf, mayShow, namesOf } from './goals.ts'
import type { MenuRedesign } from './schema.ts'

const mostOffered = 4

/** Items to offer first, each with its text on the printed menu, and the combos with the guests they suit. */
export function scriptOf(redesign: MenuRedesign): Block[] {
  const all = redesign.categories
    .flatMap(({ items }) => items)
    .filter((item) => item.move !== 'remove' && mayShow(item))
  if (all.length === 0) {
    return [
      {
        kind: 'list',
        items: ['Anote por duas semanas o que sai, por item: é o que falta para esta análise.'],
      },
    ]
  }
  const shown = all.filter((item) => item.quadrant === 'Estrela' || item.quadrant === 'Enigma')
  // The team offers at the new prices.
  const leaves = ({ margin, price, newPrice }: (typeof all)[number]) => margin + (newPrice ?? price) - price
  const offered = (shown.length > 0 ? shown : all)
    .toSorted((a, b) => leaves(b) - leaves(a))
    .slice(0, shown.length > 0 ? mostOffered : 2)
  const lines = (redesign.newMenu?.sections ?? []).flatMap(({ items }) => items)
  const combos = redesign.combos ?? []
  return [
    {
      kind: 'table',
      caption: 'O que oferecer primeiro, com as palavras do papel',
      headers: ['Item', 'O que dizer', 'Margem'],
      rows: offered.map((item) => {
        const line = lines.find((one) => one.name === item.name)
        return [item.name, line?.text ?? 'falta a linha da cozinha', formatBrl(leaves(item))]
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

/** One task for each week, with the items and figures of the report. */
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
  const leaving = leavingOf(redesign)
  if (redesign.categories.every(({ items }) => items.length === 0)) {
    return [
      `Semana 1: fechar o custo de ${shortList(
        redesign.left.map(({ name }) => name),
        4,
      )}`,
      'Semanas 2 e 3: exportar as vendas por item, com custo',
      'Semana 4: refazer a análise com a planilha',
    ]
  }
  const boxes = (redesign.newMenu?.boxes ?? []).map(({ name }) => name)
  const combos = redesign.combos ?? []
  const [combo] = combos
  const [star] = namesOf(redesign, 'Estrela', 1)
  const items = redesign.categories.flatMap((category) => category.items)
  const gaining = items.filter(({ effect }) => effect > 0).toSorted((a, b) => b.effect - a.effect)
  // If nothing changes, the figures of the best earners are still worth a look.
  const earning = items.filter(mayShow).toSorted((a, b) => b.margin * b.units - a.margin * a.units)
  const checked = [
    ...new Set([
      ...(gaining.length > 0 ? gaining : earning).slice(0, 2).map(({ name }) => name),
      ...combos.slice(0, 1).flatMap(({ dish, addition }) => [dish, addition]),
    ]),
  ].slice(0, 3)
  const [best] = gaining
  const shown = boxes[0] ?? star ?? earning[0]?.name
  const months = monthsOf(redesign)
  const soldOf = (name: string | undefined) => {
    const units = items.find((item) => item.name === name)?.units
    return units && months ? ` (hoje ${counted(units / months)} por mês)` : ''
  }
  const [watched] = redesign.watch ?? []
  const last = watched
    ? watched.what === 'price'
      ? `[somar ${watched.name} desde a impressão, até fechar quatro semanas: abaixo de ${counted(watched.floor)}, contra ${counted(watched.usual)} de hoje, voltar o preço|marcar quatro semanas de ${watched.name} a partir da impressão (hoje ${counted(watched.usual)}) e voltar o preço se não chegar a ${counted(watched.floor)}|contar ${watched.name} por quatro semanas: ${counted(watched.floor)} é o limite para manter o preço, hoje são ${counted(watched.usual)}]`
      : `[contar ${watched.name} por quatro semanas desde a impressão: se não passar de ${counted(watched.floor)}, dar a moldura a outro|trocar o item da moldura se ${watched.name} não vender mais que os ${counted(watched.floor)} de hoje em quatro semanas|comparar quatro semanas de ${watched.name} com os ${counted(watched.usual)} de hoje; sem ganho, a moldura passa a outro]`
    : best
      ? `contar de novo as vendas de ${best.name}${soldOf(best.name)}, sem concluir de poucos dias`
      : `ver se ${shown ?? 'o que abre cada seção'} vendeu mais do que hoje${soldOf(shown)}`
  const weeks = [
    checked.length > 0
      ? `[com a nota de compra, conferir o custo de|pesar a porção e conferir o custo de|fechar com a cozinha o custo de] ${joinList(checked)}`
      : 'com a nota de compra, conferir o custo de cada item',
    boxes.length > 0
      ? `[imprimir a nova ordem, com ${joinList(boxes)} na moldura|levar à gráfica, com ${joinList(boxes)} na moldura|trocar o cardápio das mesas, ${joinList(boxes)} na moldura]${gaining.some(({ newPrice }) => newPrice !== null) ? ', e mudar os preços no sistema no mesmo dia' : ''}`
      : 'imprimir a nova ordem',
    leaving.length > 0
      ? `retirar ${joinList(leaving)} e anotar o que pedem no lugar`
      : combo
        ? `[oferecer ${combo.addition} com ${combo.dish} e contar quem já pediria os dois: empata em|a quem pede ${combo.dish}, falar de ${combo.addition}; perde dinheiro se quem já pediria os dois passar de|testar ${combo.dish} com ${combo.addition}, anotando quem pediria os dois; o limite é] ${formatNumber(combo.breakEvenPct)}%`
        : `oferecer ${shown ?? 'o que mais deixa'} em toda mesa e marcar sim ou não`,
    last,
  ]
  return weeks.map((task, index) => fillChoices(`Semana ${index + 1}: ${task}`, redesign.title))
}
