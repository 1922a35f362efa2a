/** The decision in three sentences: what to do with prices, where the house stands, and what to do instead. */
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, theHouse, toTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { changesText } from './changes-section.ts'
import { enough } from './compare.ts'
import { decidedText } from './decided.ts'
import {
  calledOf,
  everyday,
  isEndless,
  isOwned,
  isPackaged,
  itemsOf,
  type Owned,
  percentOver,
  standOf,
} from './gaps.ts'
import { tenSales } from './next-steps.ts'
import { lowered } from './offer-parts.ts'
import { matchesOf, risesOf } from './price-moves.ts'
import { leaveCaption } from './questions/leave.ts'
import { madeSoFirst, meritFirst } from './questions/own-strength.ts'
import { smallStep } from './questions/slack.ts'
import type { CompetitorMap } from './schema.ts'
import { tablesOfTwo, tablesToBreakEven } from './table-of-two.ts'

/** Rises named in one sentence; the table has the others. */
const named = 2

/** The rises to name: a dish or a drink says more than a packaged beer. */
const tellingRises = (map: CompetitorMap) =>
  risesOf(map).toSorted((a, b) => Number(isPackaged(a.item)) - Number(isPackaged(b.item)))

/** What rises if one answer allows it. */
function rises(map: CompetitorMap): string | null {
  const found = tellingRises(map)
  if (found.length === 0) return null
  const first = found.slice(0, named)
  const more = found.length > named ? ` (e mais ${found.length - named}, na tabela)` : ''
  const houses = [...new Set(first.map(({ competitor }) => competitor))]
  const what = first.every(({ item }) => isEndless(item))
    ? 'o que se come'
    : first.some(({ item }) => item.kind === 'dish')
      ? 'a porção'
      : first.every(({ item }) => isPackaged(item))
        ? 'o tamanho'
        : 'a medida'
  return `**[Suba|Dá para subir] ${joinList(first.map(({ name, next }) => `${name} para ${formatBrl(next)}`))}${more}, [assim que um telefonema|se um telefonema] ${joinList(houses.map(toTheHouse))} [confirmar|mostrar] que ${what} de lá é igual.** [O resto fica onde está|Nos outros preços, não mexa].`
}

/** Amounts in whole R$. */
const reais = (value: number) => formatBrl(Math.round(value)).slice(0, -3)

/** The size of the rises: R$ a month, or for ten sales with the number that would turn it into a month. */
function sizeOf(map: CompetitorMap): string[] {
  const found = tellingRises(map)
  const [first] = found
  if (!first) return []
  const sum = (of: (one: (typeof found)[number]) => number) => found.reduce((all, one) => all + of(one), 0)
  const gain = ({ item }: (typeof found)[number]) => item.stepGain ?? 0
  const most = ({ item, next }: (typeof found)[number]) => next - item.own
  const counted = found.filter(({ item }) => item.units !== undefined)
  if (counted.length > 0) {
    const [expected, all] = [gain, most].map((of) => sum((one) => of(one) * (one.item.units ?? 0)))
    const only = counted.length < found.length ? ` só com ${joinList(counted.map(({ name }) => name))}` : ''
    return [
      `[Com as vendas da sua planilha|Pelas suas vendas], o lucro sobe uns ${reais(expected ?? 0)} por mês${only} (${reais(all ?? 0)} se ninguém deixar de pedir).`,
    ]
  }
  return [
    `[A cada ${tenSales} vendas de ${first.name}, o lucro sobe uns ${reais(gain(first) * tenSales)} (${reais(most(first) * tenSales)} se ninguém deixar de pedir)|De cada ${tenSales} vendas de hoje de ${first.name} saem uns ${reais(gain(first) * tenSales)} de lucro a mais, no máximo ${reais(most(first) * tenSales)}|${capitalize(first.name)} dá uns ${reais(gain(first) * tenSales)} de lucro a mais por ${tenSales} vendas de hoje (teto de ${reais(most(first) * tenSales)})]; [diga quantas saem por mês e a conta vira mês|quantas saem por mês? É o número que falta].`,
  ]
}

/** Without a cost no rise is computed; what everybody sells clearly dearer may still be tried. */
const roomIn = (shared: readonly Owned[]): string[] =>
  shared
    .filter((item) => item.cost === undefined && standOf(item) === 'cheapest')
    .map((item) => ({ item, lowest: Math.min(...everyday(item).map(({ price }) => price)) }))
    .filter(({ item, lowest }) => lowest > item.own * 1.1 && item.own + smallStep(item.own) < lowest)
    .toSorted((a, b) => b.lowest / b.item.own - a.lowest / a.item.own)
    .slice(0, named)
    .map(({ item }) => `${calledOf(item)} a ${formatBrl(item.own + smallStep(item.own))}`)

function decision(map: CompetitorMap): string {
  const shared = itemsOf(map).filter(isOwned)
  const raises = (map.actions ?? []).filter(({ action }) => action.startsWith('Subir'))
  if (raises.length > 0) {
    const steps = raises
      .slice(0, 2)
      .map(({ item, action }) => `${item} (${action.replace('Subir de ', 'de ')})`)
    return `**Suba ${joinList(steps)}: ${enough} preços ou mais estão acima do seu.** O resto fica.`
  }
  const single = shared.filter((item) => everyday(item).length === 1).length
  const placed = shared.filter(({ n }) => n >= enough)
  const above = placed.filter(({ position }) => position === 'above')
  const why =
    single === shared.length
      ? '[de um preço só não se tira mercado|um preço por item não é mercado]'
      : single * 2 > shared.length
        ? `${single} de ${shared.length} itens têm um preço só`
        : placed.length > above.length
          ? `onde há três preços, a casa está perto do meio em ${joinList(placed.filter((item) => !above.includes(item)).map(calledOf))}`
          : placed.length === 0
            ? 'nenhum item tem três preços para comparar'
            : 'nenhum item tem três preços acima do seu'
  const prices = shared.reduce((sum, item) => sum + everyday(item).length, 0)
  const room = map.answers?.some(({ about, against }) => about === 'rise' && against) ? [] : roomIn(shared)
  if (room.length > 0)
    return `**Não baixe nada por esta lista; se for mexer, teste ${joinList(room)}, ainda abaixo de todos.** Um de cada vez, por quatro semanas: falta saber quanto cada venda deixa.`
  const low =
    prices > 2 && shared.every((item) => standOf(item) === 'cheapest')
      ? [`Os ${prices} preços deles estão todos acima do seu: pergunte a porção e a medida.`]
      : []
  const high = above.map(
    (item) =>
      `${capitalize(calledOf(item))} está ${Math.round(percentOver(item.own, item.median))}% acima do meio de ${item.n} preços (${formatBrl(item.median)}): mostre a porção antes de mexer.`,
  )
  return [
    `**[Não mexa em preço agora, nem para baixo nem para cima|Por esta lista, nenhum preço muda agora|Nem suba nem baixe por esta lista]:** ${why}.`,
    ...low,
    ...high.slice(0, 2),
  ].join(' ')
}

/** % of a bill below which guests do not choose another place. */
const worthSaying = 5

/** The cost of matching the lowest bill, and the alternative. */
function instead(map: CompetitorMap): string[] {
  const tables = tablesOfTwo(map)
    .filter(({ own, theirs }) => percentOver(own, theirs) >= worthSaying)
    .toSorted((a, b) => b.own - b.theirs - (a.own - a.theirs))
  const [table] = tables
  const [match] = map.doubts === undefined ? matchesOf(map) : []
  const [offer] = map.offers ?? []
  const answer = offer
    ? ` [Já esta semana:|Comece já:|No lugar do desconto:] ${offer.name.charAt(0).toLowerCase()}${offer.name.slice(1)}.`
    : ''
  if (table) {
    const needed = tablesToBreakEven(table)
    const more =
      needed === null
        ? ''
        : Number.isFinite(needed)
          ? `[ e pediria ${needed} contas para cada 100 de hoje|; 100 contas de hoje teriam de virar ${needed}|: seriam precisas ${needed} contas em vez de 100]`
          : '; sai abaixo do custo'
    return [
      `Igualar ${theHouse(table.competitor)} [tira|levaria] ${formatBrl(table.own - table.theirs)} de cada conta${more}.${answer}`,
    ]
  }
  return match && tablesOfTwo(map).length === 0
    ? [`Igualar o menor preço de ${match.name} tira ${formatBrl(match.own - match.to)} por venda.${answer}`]
    : []
}

/** How the answer begins that the house's own sales give. */
export const soldFirst = 'Pela sua venda,'

/** The summary at the top of the report: where the house wins first, if the owner asks that. */
export function summaryOf(map: CompetitorMap): string {
  const won = map.answers?.find(
    ({ about, open, verdict }) =>
      (about === 'ownStrength' &&
        open !== true &&
        !verdict.startsWith(madeSoFirst) &&
        !verdict.startsWith(meritFirst)) ||
      // What the house's own sales show comes before any list of prices.
      (about === 'mainRival' && verdict.startsWith(soldFirst)),
  )
  const decided = pricesIn(map)
  // A plan that the owner orders is what the report is for.
  const plan = map.answers?.find(({ about, table }) => about === 'actions' && table !== undefined)
  const [what = '', , , when = ''] = plan?.table?.rows[0] ?? []
  // Whether a price only looks dear comes before what to change.
  const sized = map.answers?.find(
    ({ about, open, verdict }) =>
      ['position', 'fairSize'].includes(about) && open !== true && verdict.includes('na mesma medida'),
  )
  const first = plan
    ? `Comece por: ${lowered(what)} (${when}). ${plan.verdict}`
    : (sized?.verdict ?? won?.verdict)
  return first === undefined ? decided : `**${first}** ${decided.replaceAll('**', '')}`
}

function pricesIn(map: CompetitorMap): string {
  const names = map.competitors.map(({ name }) => name)
  if (!map.hasMenu) {
    return `Sem o seu cardápio, o mapa mostra o que cobram ${shortList(names, 4)}, mas não a sua posição.`
  }
  const items = itemsOf(map)
  const shared = items.filter(isOwned)
  const absent = items
    .filter(({ relation, declined }) => relation === 'absent' && declined === undefined)
    .map((item) => calledOf(item))
  const sold = absent.length > 0 ? [`Eles vendem ${shortList(absent, 4)}; no seu cardápio não achamos.`] : []
  if (shared.length === 0) {
    return [`Nenhum preço de ${shortList(names, 4)} tem par certo no seu cardápio.`, ...sold].join(' ')
  }
  const isAsked = map.answers?.some(({ against }) => !against) === true
  const asked = changesText(map)
  if (asked !== null) return asked
  const answered = decidedText(map)
  if (answered !== null)
    return fillChoices([answered, rises(map) ?? 'O resto fica.', ...sizeOf(map)].join(' '), map.title)
  const leave = map.answers?.find(({ table }) => table?.caption === leaveCaption)
  if (leave) return `**${leave.verdict}** ${leave.texts[0] ?? ''}`
  return fillChoices(
    // The answers follow: the summary only decides.
    [rises(map) ?? decision(map), ...sizeOf(map), ...(isAsked ? [] : [...instead(map), ...sold])].join(' '),
    map.title,
  )
}
