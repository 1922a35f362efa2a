/** What stays, and why: prices that wait, items kept on request, the separate card, the new order. */
import { itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { joinList } from '../../base/language/text.ts'
import type { ReportSection } from '../../report/blocks.ts'
import { inReais, savingOf } from './amounts.ts'
import { monthlyOf, perOf } from './period.ts'
import { looseCard } from './placed.ts'
import type { MenuRedesign } from './schema.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

/** Groups items with the same reason. */
function grouped(pairs: readonly (readonly [name: string, why: string])[]): string[] {
  const names = new Map<string, string[]>()
  for (const [name, why] of pairs) names.set(why, [...(names.get(why) ?? []), name])
  return [...names].map(([why, all]) => `**${joinList(all)}**: ${why}.`)
}

function looseCards(redesign: MenuRedesign): string[] {
  const lines = redesign.newMenu?.sections.find(({ name }) => name === looseCard)?.items ?? []
  return grouped(
    lines.map(({ name, season }) => [
      name,
      `num cartão solto, porque o defeso${season ? ` vai ${season}` : ' chega logo'}. Nesse tempo, só estoque declarado e com nota; acabou, recolha o cartão`,
    ]),
  )
}

/** What the drinks without cachaça lose by their last place in the section. */
function behind(redesign: MenuRedesign): string[] {
  const { categories, goals } = redesign
  if (!wantsCachaca(goals)) return []
  return categories.flatMap(({ name: section, items }) => {
    const drinks = items.filter(
      ({ name, move }) => move !== 'remove' && itemKind({ name, section }) === 'drink',
    )
    const own = drinks.filter(({ name }) => hasCachaca(name, null, section))
    const [other] = drinks
      .filter((item) => !own.includes(item))
      .toSorted((a, b) => b.margin * b.units - a.margin * a.units)
    const units = own.reduce((sum, item) => sum + item.units, 0)
    if (!other || units === 0) return []
    const mean = own.reduce((sum, item) => sum + item.units * item.margin, 0) / units
    const loss = (other.margin - mean) * other.units * 0.1 * monthlyOf(redesign)
    return loss <= 0
      ? []
      : [
          `**${other.name}** vem depois da cachaça em ${section}: se um em dez trocar pela cachaça, são ${inReais(loss)} a menos ${perOf(redesign)}, o preço da escolha.`,
        ]
  })
}

/** Where a lower purchase cost or less waste gains more than a price change. */
function recipes(redesign: MenuRedesign): string[] {
  const { categories, goals, title } = redesign
  const items = categories
    .flatMap(({ name: section, items: all }) => all.map((item) => ({ ...item, section })))
    .filter(
      ({ quadrant, newPrice, name, section }) =>
        quadrant === 'Burro de carga' &&
        newPrice === null &&
        !(wantsCachaca(goals) && hasCachaca(name, null, section)),
    )
    .toSorted((a, b) => b.units - a.units)
    .slice(0, 2)
  return items.length === 0
    ? []
    : [
        fillChoices(
          `**${joinList(items.map(({ name }) => name))}**: [muita saída, pouca sobra; 5% a menos no custo vale|o dinheiro está na receita: com 5% a menos no custo, a casa guarda|negocie a compra antes do preço: 5% a menos no custo vale] ${joinList(items.map(({ units, cost }) => inReais(units * savingOf(cost) * monthlyOf(redesign))))} ${perOf(redesign)}.`,
          title,
        ),
      ]
}

export function staysSection(redesign: MenuRedesign): ReportSection[] {
  const loose = redesign.newMenu?.sections.find(({ name }) => name === looseCard)?.items ?? []
  const held = redesign.categories.flatMap(({ items }) =>
    items.flatMap(({ name, held: why }) =>
      why === undefined || loose.some((line) => line.name === name) ? [] : [[name, why] as const],
    ),
  )
  const items = [...grouped(held), ...looseCards(redesign), ...recipes(redesign), ...behind(redesign)]
  return items.length === 0
    ? []
    : [{ id: 'fica', title: 'O que fica como está', blocks: [{ kind: 'list', items }] }]
}
