/** Advice for the owner's goals, with the house's own items and figures. */

import { isByWeight, itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { uncapitalize } from '../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { inPrint, inReais } from './amounts.ts'
import { perOf } from './period.ts'
import type { MenuRedesign, RedesignedCategory, RedesignedItem } from './schema.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

type Quadrant = RedesignedCategory['items'][number]['quadrant']

const itemsOf = ({ categories }: MenuRedesign) =>
  categories.flatMap(({ name: section, items }) => items.map((item) => ({ ...item, section })))

/** Whether nothing speaks against promoting it: its contents are clear, and it is in season. */
export const mayShow = ({ action }: Pick<RedesignedItem, 'action'>) => !action.includes('sem destaque')

/** A quadrant's items, best sellers first. */
const inQuadrant = (redesign: MenuRedesign, quadrant: Quadrant, most: number) =>
  itemsOf(redesign)
    .filter((item) => item.quadrant === quadrant && item.move !== 'remove' && mayShow(item))
    .toSorted((a, b) => b.units - a.units)
    .slice(0, most)

/** Names of a quadrant's items, best sellers first. */
export const namesOf = (redesign: MenuRedesign, quadrant: Quadrant, most: number): string[] =>
  inQuadrant(redesign, quadrant, most).map(({ name }) => name)

/** Names of the items that could be removed. */
export const leavingOf = (redesign: MenuRedesign) =>
  itemsOf(redesign)
    .filter(({ action }) => action.startsWith('Tirar'))
    .map(({ name }) => name)

/** Whether an item leaves because of what it contains, not because of its figures. */
export const isExcluded = ({ action }: Pick<RedesignedItem, 'action'>): boolean =>
  /^Tirar do cardápio: .*para deixar de fora/.test(action)

/** "2.681" */
const thousands = (count: number) => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, '.')

/** "16 por semana", if the sheet has dates. */
function paceOf({ period }: MenuRedesign, { units }: RedesignedItem): string {
  const weeks = period?.dated ? period.days / 7 : 0
  return weeks > 0
    ? `${units / weeks < 10 ? formatNumber(units / weeks) : Math.round(units / weeks)} por semana`
    : `${units} no período`
}

const paced = (redesign: MenuRedesign, items: readonly RedesignedItem[]) =>
  joinList(items.map((item) => `${item.name} (${paceOf(redesign, item)})`))

function fewerItems(redesign: MenuRedesign): string | null {
  const excluded = itemsOf(redesign)
    .filter(isExcluded)
    .map(({ name }) => name)
  const leaving = leavingOf(redesign).filter((name) => !excluded.includes(name))
  // The table of what leaves says it.
  if (leaving.length > 0) return null
  const weak = itemsOf(redesign)
    .filter(({ quadrant, kept }) => quadrant === 'Abacaxi' && !kept)
    .toSorted((a, b) => a.units * a.margin - b.units * b.margin)
    .map(({ name }) => name)
  const [least] = itemsOf(redesign)
    .filter(({ kept, move }) => !kept && move !== 'remove')
    .toSorted((a, b) => a.units * a.margin - b.units * b.margin)
  if (weak.length > 0) {
    return `Para reduzir o número de itens: pela conta, nenhum paga a própria saída. Se quiser cortar assim mesmo, passe uma semana sem ${joinList(weak.slice(0, 5), 'ou')}${weak.length > 5 ? ', dos que menos deixam,' : ''} e veja o que pedem no lugar.`
  }
  return least
    ? `Para reduzir o número de itens, ${least.name} é o que menos faria falta: ${inPrint(least.units * least.margin)} de margem em toda a planilha.`
    : null
}

/** Average bill: the estimate today and afterwards, and the combo that raises it most. */
function dearerBill(redesign: MenuRedesign): string | null {
  const items = itemsOf(redesign)
  const { outlook, combos = [] } = redesign
  const [combo] = combos.toSorted((a, b) => b.gains - a.gains)
  const pushed = combo
    ? `O combo que mais puxa: ${combo.addition} com ${combo.dish}, ${inPrint(combo.gains)} a mais de quem só pediria o prato.`
    : ''
  const ticket = outlook?.ticket
  if (ticket) {
    const amount = (value: number) => inPrint(Math.round(value * 100) / 100)
    const [today, careful, bad] = [ticket.today, ticket.careful, ticket.bad].map(amount)
    const counted = `**Ticket médio**: hoje, ${today} por cliente (conta nossa: ${ticket.by}, ${thousands(ticket.guests)} ao todo).`
    if (today === careful && today === bad)
      return `${counted} Só o papel não muda isso: é preciso oferecer. ${pushed}`.trim()
    const sure = (outlook?.sources ?? []).filter(({ revenue }) => (revenue?.bad ?? 0) > 0)
    const adds = sure.reduce((sum, { revenue }) => sum + (revenue?.bad ?? 0), 0) / ticket.guests
    const leaving = outlook?.sources.some(({ label, bad }) => /(?:sai|saem)$/.test(label) && bad < 0) === true
    const range =
      bad === careful
        ? `Com o plano, ${careful}.`
        : ticket.bad < ticket.today - 0.005
          ? `Com o plano, ${careful} no caso cauteloso; no ruim, a conta cai para ${bad}, ${leaving ? 'porque parte de quem pedia o que sai não pede outro' : 'porque preço maior vende menos'}.${adds >= 0.01 ? ` Por isso, primeiro o que só soma, ${amount(adds)} por cliente mesmo no ruim: ${joinList(sure.map(({ label }) => uncapitalize(label)))}.` : ' Por isso, primeiro as frases e os combos, que não afastam ninguém.'}`
          : `Com o plano, ${careful} no caso cauteloso e ${bad} no ruim.`
    return `${counted} ${range} ${pushed}`.trim()
  }
  if (pushed !== '') return `Para o ticket médio: ${pushed}`
  const [dish] = inQuadrant(redesign, 'Estrela', 1)
  const [addition] = items
    .filter(
      (item) =>
        itemKind({ name: item.name, section: item.section }) !== 'dish' && item.price <= (dish?.price ?? 0),
    )
    .toSorted((a, b) => b.margin - a.margin)
  return dish && addition
    ? `Para o ticket médio, ofereça ${addition.name} a quem pede ${dish.name}: são ${inPrint(addition.margin)} de margem a mais na conta.`
    : null
}

function margin(redesign: MenuRedesign): string | null {
  // What the page frames is shown; to name others here would contradict it.
  const boxes = new Set((redesign.newMenu?.boxes ?? []).map(({ name }) => name))
  const puzzles = inQuadrant(redesign, 'Enigma', 3).filter(({ name }) => boxes.size === 0 || boxes.has(name))
  if (puzzles.length > 0) {
    return `Para a margem, mostre mais ${joinList(puzzles.map((item) => `${item.name} (${inPrint(item.margin)} por unidade, ${formatNumber(item.mixPct)}% de ${item.section})`))}.`
  }
  const [horse] = inQuadrant(redesign, 'Burro de carga', 1)
  return horse
    ? `Para a margem, comece pela receita de ${horse.name}, que mais sai entre os que deixam pouco: ${inPrint(horse.margin)} dos ${inPrint(horse.price)}.`
    : null
}

/** Where the new menu shows its drinks. */
function drinksBeside(redesign: MenuRedesign): string | null {
  const lines = (redesign.newMenu?.sections ?? []).flatMap(({ name: section, items }) =>
    items.map((item) => ({ ...item, section })),
  )
  const cachaca = wantsCachaca(redesign.goals)
  const all = lines.filter(({ name, section }) => itemKind({ name, section }) === 'drink')
  const drinks = cachaca ? all.filter(({ name, text, section }) => hasCachaca(name, text, section)) : all
  const wish = `Para vender mais drinks${cachaca ? ' com cachaça' : ''}`
  if (cachaca && drinks.length === 0)
    return `${wish}, falta o principal: nenhum drink do cardápio diz levar cachaça.`
  const [first] = drinks
  if (!first) return null
  if (!cachaca) {
    const shown = drinks.flatMap((drink) => {
      const beside = lines.filter(
        ({ text, name }) => name !== drink.name && (text ?? '').includes(drink.name),
      )
      return beside.length === 0 ? [] : [`${drink.name} junto de ${joinList(beside.map(({ name }) => name))}`]
    })
    const sections = [...new Set(drinks.map(({ section }) => section))]
    return `${wish}, ${joinList(sections)} ${sections.length === 1 ? 'vem' : 'vêm'} logo depois da primeira seção${shown.length > 0 ? `, e o papel traz ${shown.join(', ')}` : ''}.`
  }
  const old = drinks.filter(({ isNew }) => isNew !== true).map(({ name }) => name)
  const fresh = (redesign.cachaca?.drinks ?? []).length
  const beside = lines.filter(({ goesWith }) => goesWith !== undefined).length
  const measures = redesign.cachaca?.measures ?? []
  // The owner's order of sections may begin with another one.
  const at = (redesign.newMenu?.sections ?? []).findIndex(({ items }) =>
    items.some(({ name }) => old.includes(name)),
  )
  const opensElse = redesign.newMenu?.sections[at - 1]?.name ?? null
  const plan = [
    opensElse === null
      ? `${shortList(old, 3)} ${old.length === 1 ? 'abre' : 'abrem'} o cardápio`
      : `${shortList(old, 3)} ${old.length === 1 ? 'vem' : 'vêm'} logo depois de ${opensElse}`,
    ...(fresh > 0 ? [`${fresh === 1 ? 'entra um drink novo' : `entram ${fresh} novos`}`] : []),
    ...(measures.length > 0 ? [`a dose ganha a medida de ${measures[0]?.ml ?? 30} ml`] : []),
    ...(beside > 0
      ? [
          `${beside} ${beside === 1 ? 'prato diz' : 'pratos dizem'} com que cachaça ${beside === 1 ? 'vai' : 'vão'}`,
        ]
      : []),
  ]
  const poured = (redesign.outlook?.sources ?? []).filter(({ label }) =>
    /^(?:Cerveja que|Doses de|Caipirinha)/.test(label),
  )
  const of = (which: 'careful' | 'bad') => inReais(poured.reduce((sum, one) => sum + one[which], 0))
  return `**Mais drinks com cachaça**: ${joinList(plan)}.${poured.length > 0 ? ` ${fillChoices(`[Vale|Traz|Rende] ${of('careful')} ${perOf(redesign)}[, ou ${of('bad')} no ruim, se a equipe oferecer| com a equipe oferecendo; no ruim, ${of('bad')}| no caso cauteloso e ${of('bad')} no ruim].`, redesign.title)}` : ''}`
}

export const regional =
  /bai[aã]o|caj[aá]|carne de sol|macaxeira|rapadura|coalho|caju|pa[cç]oca|panelada|buchada|sarapatel|carneiro|bode|cabidela|peixada|moqueca|cartola|tapioca|cuscuz|jerimum|queijo de manteiga|pequi|seriguela|sert[aã]o|mandioca|nata|cearense|jandaíra|cumaru|caranguejo/i

function regionalFirst(redesign: MenuRedesign): string | null {
  const sections = redesign.newMenu?.sections ?? []
  const opening = sections.flatMap(({ name, items }) => {
    const [first] = items
    return first && regional.test(first.name) ? [`${first.name} (${name})`] : []
  })
  const all = sections.flatMap(({ items }) => items).filter(({ name }) => regional.test(name))
  if (all.length === 0) return null
  const rest = all.map(({ name }) => name).filter((name) => opening.every((told) => !told.startsWith(name)))
  return opening.length > 0
    ? `Da cozinha da terra, ${shortList(opening, 4)} ${opening.length === 1 ? 'abre a seção' : 'abrem as seções'}${rest.length > 0 ? `; ${shortList(rest, 3)} ${rest.length === 1 ? 'fica' : 'ficam'} onde vendas e margem mandam` : ''}.`
    : `Da cozinha da terra a casa tem ${shortList(rest, 5)}: nenhum vende e deixa o bastante para abrir a seção.`
}

/** Wines, which visitors know. */
const wine = /ta[cç]a|vinho|espumante/i

function tourists(redesign: MenuRedesign): string | null {
  const lines = (redesign.newMenu?.sections ?? []).flatMap(({ items }) => items)
  const mute = lines.filter(({ name, text }) => text === null && regional.test(name)).map(({ name }) => name)
  const other = lines.filter(({ name, ask }) => ask !== null && !wine.test(name)).map(({ name }) => name)
  if (mute.length > 0) {
    return `Quem vem de fora não sabe o que é ${shortList(mute, 4)}: no papel ainda falta a linha que explica.`
  }
  if (other.length > 0) return `Quem vem de fora vai perguntar o que vem em ${shortList(other, 4)}.`
  return lines.some(({ name }) => regional.test(name))
    ? 'Para quem vem de fora, cada prato da terra já tem no papel a linha que o explica.'
    : null
}

function slowDays(redesign: MenuRedesign): string | null {
  const [puzzle] = inQuadrant(redesign, 'Enigma', 1)
  return puzzle
    ? `Nos dias fracos, faça de ${puzzle.name} a sugestão: hoje são ${paceOf(redesign, puzzle)}, e cada pedido deixa ${inPrint(puzzle.margin)}.`
    : null
}

function service(redesign: MenuRedesign): string | null {
  // Only cooked dishes: ice lollies, for example, need no preparation ahead.
  const cooked = itemsOf(redesign)
    .filter(
      (item) =>
        itemKind({ name: item.name, section: item.section }) === 'dish' &&
        !/sobremesa|doce|sorvete|picol[eé]|combo/i.test(`${item.section} ${item.name}`) &&
        !isByWeight(item.name),
    )
    .toSorted((a, b) => b.units - a.units)
  const fast = cooked.slice(0, 3)
  const [first] = fast
  if (!first) return null
  const share = (first.units / cooked.reduce((sum, { units }) => sum + units, 0)) * 100
  const together = new Set(fast.map(({ section }) => section)).size === 1 && fast.length > 1
  const rush =
    share >= 20
      ? `; só ${first.name} é ${formatNumber(share)}% do que a cozinha serve`
      : together
        ? `, todos da seção ${first.section}`
        : ''
  return `Para agilizar o serviço, adiante o preparo de ${paced(redesign, fast)}${rush}.`
}

function waste(redesign: MenuRedesign): string | null {
  const slow = [...inQuadrant(redesign, 'Abacaxi', 4), ...inQuadrant(redesign, 'Enigma', 2)].slice(0, 4)
  return slow.length > 0
    ? `Para diminuir o desperdício, compre para o que sai: ${paced(redesign, slow)}.`
    : null
}

function combosAdvice(redesign: MenuRedesign): string | null {
  const [combo] = redesign.combos ?? []
  return combo
    ? `O combo de ${combo.dish} com ${combo.addition} só dá prejuízo se mais de ${formatNumber(combo.breakEvenPct)}% de quem o leva já fosse pedir os dois no preço cheio.`
    : null
}

/** Goals of the wizard with specific advice. */
const emphasis: readonly [words: RegExp, advice: (redesign: MenuRedesign) => string | null][] = [
  [/ticket/i, dearerBill],
  [/margem|lucro/i, margin],
  [/drinks|cachaça/i, drinksBeside],
  [/n[uú]mero de itens/i, fewerItems],
  [/desperd/i, waste],
  [/agilizar|servi[cç]o/i, service],
  [/regionais/i, regionalFirst],
  [/turista/i, tourists],
  [/dias fracos/i, slowDays],
  [/combo/i, combosAdvice],
]

/** One sentence of advice for each goal that the house's figures can answer. */
export function adviceForGoals(redesign: MenuRedesign): string[] {
  return emphasis
    .filter(([words]) => redesign.goals.some((goal) => words.test(goal)))
    .flatMap(([, advise]) => advise(redesign) ?? [])
}
