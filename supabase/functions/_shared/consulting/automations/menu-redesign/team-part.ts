/** What the team says and does with the new menu, with the house's own items. */
import { fillChoices } from '../../base/language/choices.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import { breakEvenUnits } from '../../base/pricing/price-step.ts'
import type { ReportSection } from '../../report/blocks.ts'
import { inPrint } from './amounts.ts'
import { dueIn } from './calendar.ts'
import { isExcluded, leavingOf, mayShow, namesOf } from './goals.ts'
import { carriedSign } from './plan/marked-diets.ts'
import type { MenuRedesign } from './schema.ts'
import { speeches } from './speech.ts'
import { isHeavy } from './summary.ts'
import { repriced } from './sums-part.ts'

/** What to say of the removed item that guests miss most: the sum of a cut depends on what they order instead. */
function insteadRows({ leaves = [], lost = [], newMenu }: MenuRedesign): string[][] {
  const [missed] = lost.toSorted((a, b) => b.margin - a.margin)
  const instead = leaves.find(({ name }) => name === missed?.name)?.instead ?? null
  const price = newMenu?.sections.flatMap(({ items }) => items).find(({ name }) => name === instead)?.price
  return missed === undefined || instead === null || price == null
    ? []
    : [
        [
          `Quando pedirem ${missed.name}`,
          `“Esse saiu do cardápio. O mais parecido é ${instead}, ${inPrint(price)}: trago?”`,
        ],
      ]
}

/** The dishes with a food that the owner wants guests told of, before the order is taken. */
function carriedRows({ markedFoods = [], newMenu }: MenuRedesign): string[][] {
  const names = (newMenu?.sections ?? [])
    .flatMap(({ items }) => items)
    .filter(({ signs = [] }) => signs.includes(carriedSign))
    .map(({ name }) => name)
  return markedFoods.length === 0 || names.length === 0
    ? []
    : [
        [
          'Antes de anotar',
          `“Alguém tem alergia a ${joinList(markedFoods, 'ou')}?” ${names.length === 1 ? 'Leva' : 'Levam'}: ${joinList(names)}.`,
        ],
      ]
}

/** Most sentences that a team keeps in mind. */
const mostSentences = 4

/** The waiters' sentences; none without a calculated item. */
export function scriptSection(redesign: MenuRedesign): ReportSection[] {
  const lines = speeches(redesign)
  if (lines.length === 0) return []
  const missed = [...carriedRows(redesign), ...insteadRows(redesign)]
  const rows = lines.slice(0, mostSentences - missed.length).map(({ moment, words }) => [moment, words])
  return [
    {
      id: 'servico',
      title: 'No atendimento',
      blocks: [
        {
          kind: 'list',
          items: [...rows, ...missed].map(([moment = '', words = '']) => `**${moment}**: ${words}`),
        },
      ],
    },
  ]
}

const monthsOf = ({ period }: MenuRedesign) => (period?.dated ? period.days / 30 : null)

/** "1.227" */
const counted = (units: number) => String(Math.round(units)).replace(/\B(?=(?:\d{3})+$)/g, '.')

/** What to count after four weeks, and the figure that decides. */
function lastTask(redesign: MenuRedesign, shown: string | undefined): string {
  const items = redesign.categories.flatMap((category) => category.items)
  const months = monthsOf(redesign)
  const soldOf = (name: string | undefined) => {
    const units = items.find((item) => item.name === name)?.units
    return units && months ? ` (hoje ${counted(units / months)} por mês)` : ''
  }
  const [watched] = redesign.watch ?? []
  const [best] = repriced(redesign).filter(({ effect }) => effect > 0)
  if (watched)
    return watched.what === 'price'
      ? `[somar ${watched.name} desde a impressão, até fechar quatro semanas: abaixo de ${counted(watched.floor)}, contra ${counted(watched.usual)} de hoje, voltar o preço|marcar quatro semanas de ${watched.name} a partir da impressão (hoje ${counted(watched.usual)}) e voltar o preço se não chegar a ${counted(watched.floor)}|quatro semanas depois da impressão, ver quanto saiu de ${watched.name}: menos de ${counted(watched.floor)} (hoje ${counted(watched.usual)}), preço de antes|contar ${watched.name} por quatro semanas: ${counted(watched.floor)} é o limite para manter o preço, hoje são ${counted(watched.usual)}]`
      : `[contar ${watched.name} por quatro semanas desde a impressão: se não passar de ${counted(watched.floor)}, dar a moldura a outro|trocar o item da moldura se ${watched.name} não vender mais que os ${counted(watched.floor)} de hoje em quatro semanas|comparar quatro semanas de ${watched.name} com os ${counted(watched.usual)} de hoje; sem ganho, a moldura passa a outro]`
  const section = redesign.categories.find(({ items: own }) => own.some(({ name }) => name === best?.name))
  // Uses the share of the section, because a busy December raises all items alike.
  if (best && best.quadrant !== null && best.newPrice !== null && best.newPrice > best.price) {
    const share = best.mixPct / 100
    const kept = share * (1 + breakEvenUnits(best, best.newPrice))
    return `[contar|somar|marcar] quatro semanas de ${best.name}: hoje são ${formatNumber(best.mixPct)}% dos pedidos de ${section?.name ?? 'sua seção'}; abaixo de ${formatNumber((kept / (kept + 1 - share)) * 100)}%, o preço volta`
  }
  return best
    ? `contar de novo as vendas de ${best.name}${soldOf(best.name)}, sem concluir de poucos dias`
    : `ver se ${shown ?? 'o que abre cada seção'} vendeu mais do que hoje${soldOf(shown)}`
}

/** For a menu with new drinks: each new drink should later replace a weak one. */
function drinkTask(redesign: MenuRedesign): string[] {
  const { cachaca, categories } = redesign
  const names = (cachaca?.drinks ?? []).map(({ name }) => name)
  const [weakest] = categories
    .flatMap(({ items }) => items)
    .filter(({ quadrant, action }) => quadrant === 'Abacaxi' && /cachaça/.test(action))
    .toSorted((a, b) => a.units - b.units)
  return names.length > 0 && weakest
    ? [
        `${dueIn(redesign)('drinks')}: comparar ${joinList(names)} com ${weakest.name} (${counted(weakest.units)} na planilha de hoje), em quatro semanas; o que vender menos sai da lista`,
      ]
    : []
}

/** Tasks until the new menu has proved itself, with the report's items and figures. */
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
  const leaving = leavingOf(redesign)
  const boxes = (redesign.newMenu?.boxes ?? []).map(({ name }) => name)
  const combos = redesign.combos ?? []
  const [combo] = combos
  const [star] = namesOf(redesign, 'Estrela', 1)
  const items = redesign.categories.flatMap((category) => category.items)
  const earning = items
    .filter((item) => mayShow(item) && item.apart !== 'beer' && item.apart !== 'side')
    .toSorted((a, b) => b.margin * b.units - a.margin * a.units)
  const gaining = repriced(redesign).filter(({ effect }) => effect > 0)
  const checked = [
    ...new Set([
      ...(gaining.length > 0 ? gaining : earning).slice(0, 2).map(({ name }) => name),
      ...combos.slice(0, 1).flatMap(({ dish, addition }) => [dish, addition]),
    ]),
  ].slice(0, 3)
  const shown = boxes[0] ?? star ?? earning[0]?.name
  const unwanted = items.filter(isExcluded).map(({ name }) => name)
  const due = dueIn(redesign)
  const weeks = [
    ...(unwanted.length > 0
      ? [
          isHeavy(redesign)
            ? `${due('kitchen')}: até decidir o que sai, avisar na mesa do que leva cada um: ${joinList(unwanted)}`
            : `${due('kitchen')}: parar de servir ${joinList(unwanted)} já, sem esperar o cardápio novo`,
        ]
      : []),
    `${due('kitchen')}: [com a nota de compra, conferir o custo de|pesar a porção e conferir o custo de|fechar com a cozinha o custo de] ${joinList(checked)}`,
    `${due('early')}: ${
      leaving.length > 0
        ? `anotar o que pedem no lugar de ${leaving.length > 3 ? 'cada item que saiu' : joinList(leaving)}`
        : combo
          ? `[oferecer ${combo.addition} com ${combo.dish} e contar quem já pediria os dois|a quem pede ${combo.dish}, falar de ${combo.addition}|testar ${combo.dish} com ${combo.addition}, anotando quem pediria os dois]`
          : `oferecer ${shown ?? 'o que mais deixa'} a todo cliente e marcar sim ou não`
    }`,
    `${due('review')}: ${lastTask(redesign, shown)}`,
    ...drinkTask(redesign),
  ]
  return weeks.map((task) => fillChoices(task, redesign.title))
}
