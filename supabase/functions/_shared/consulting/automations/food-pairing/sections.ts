import { fillChoices } from '../../base/language/choices.ts'
import { menuFoot } from '../../base/language/health-risk.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { combosSection, dosesSection } from './combos-section.ts'
import { byDrink, dishesSection } from './dishes-section.ts'
import { pairWords } from './launch.ts'
import { menuPrice } from './money.ts'
import type { PairingContent, PairingMenu } from './schema.ts'
import { sheetBlocks } from './sheet-blocks.ts'
import { shoppingSection } from './shopping-section.ts'

function summarySection(menu: PairingMenu): ReportSection {
  const blocks: Block[] = [{ kind: 'text', text: menu.summary }, ...byDrink(menu)]
  if (menu.warnings.length > 0) {
    blocks.push({ kind: 'notice', tone: 'warn', title: 'Antes de usar', text: menu.warnings.join(' ') })
  }
  return { id: 'resumo', title: 'Resumo', blocks }
}

function againstSection({ against = [] }: PairingMenu): ReportSection[] {
  if (against.length === 0) return []
  return [
    {
      id: 'onde-nao',
      title: 'Onde a cachaça não entra',
      blocks: [{ kind: 'list', items: against.map(({ what, why }) => `**${what}**: ${why}.`) }],
    },
  ]
}

/** The texts for the guest's menu. */
function printSection({ combos = [], overview, doses }: PairingMenu): ReportSection {
  const closed = overview.some((row) => row.closed)
  const example = overview.find(({ closed, servedPrice, aside }) => !closed && !aside && servedPrice != null)
  const dose = doses.find(({ label }) => label === example?.best)
  const size = dose ? ` de ${dose.measure?.ml ?? dose.ml} ml` : ''
  const line = example
    ? `Sob cada prato: “Vai bem com ${example.best}${size}, ${menuPrice(example.servedPrice ?? 0)}” (${spokenName(example.name)}).${closed ? ' Prato em defeso fica sem linha.' : ''}${combos.length > 0 ? ' Numa caixa:' : ''}`
    : 'A bebida, sob cada prato.'
  return {
    id: 'cardapio',
    title: 'Textos para o cardápio',
    blocks: [
      { kind: 'text', text: line },
      ...(combos.length > 0
        ? [
            {
              kind: 'list' as const,
              items: combos
                .filter(({ first }) => first)
                .map(
                  ({ name, drinks, price, why }) =>
                    `**${pairWords({ name, drinks })}, ${menuPrice(price)}.** ${why}.`,
                ),
            },
          ]
        : []),
      { kind: 'text', text: `No rodapé: ${menuFoot}` },
    ],
  }
}

/** Length of the tasting in minutes. */
const minutes = 20

function tastingSection({ tasting, flight, title }: PairingMenu): ReportSection {
  const { rounds, contrast } = tasting
  const dishes = [...new Set([...rounds, ...(contrast ? [contrast] : [])].map(({ dish }) => dish))]
  const ml = formatNumber(tasting.doseMl)
  const food = joinList(dishes)
  const blocks: Block[] = [
    {
      kind: 'text',
      text: fillChoices(
        `[Salão e cozinha, ${tasting.people} pessoas, ${minutes} minutos antes de abrir|${minutes} minutos com ${tasting.people} pessoas, antes da primeira mesa|Antes de abrir, ${tasting.people} pessoas e ${minutes} minutos]: [${ml} ml de cada por pessoa e uma porção de ${food}|${food}, uma porção de cada, e ${ml} ml de cachaça por rodada] (${formatBrl(tasting.costBRL)} em cachaça${tasting.foodBRL == null ? '' : `, ${formatBrl(tasting.foodBRL)} em comida`}).`,
        title,
      ),
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        ...rounds.map(({ cachaca, dish }) => `**${cachaca} com ${dish}**.`),
        ...(contrast
          ? [
              `**O erro, de propósito, com um gole guardado, ${contrast.cachaca} com ${contrast.dish}**: ${contrast.notice}.`,
            ]
          : []),
        'Depois, ensaiem as frases. Água na mesa. Quem vai dirigir só cheira, e grávida ou menor de 18 não prova.',
      ],
    },
  ]
  if (flight) {
    blocks.push(
      { kind: 'subtitle', text: `Menu degustação em ${flight.moments.length} momentos` },
      {
        kind: 'table',
        caption: `Doses de ${flight.doseMl} ml; sequência a ${formatBrl(flight.price)}, com custo de ${formatBrl(flight.cost)} em cachaça`,
        headers: ['Momento', 'Prato', 'Cachaça', 'Por quê'],
        rows: flight.moments.map(({ moment, dish, cachaca, reason }) => [moment, dish, cachaca, reason]),
      },
    )
  }
  return { id: 'degustacao', title: 'Degustação da equipe', blocks }
}

/** The report of a pairing consultation, from its contents alone. */
export function pairingSections(contents: readonly PairingContent[]): ReportSection[] {
  const sheets = contents.filter((content) => content.kind === 'pairing')
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  if (!menu) return [{ id: 'fichas', title: 'Fichas', blocks: sheets.flatMap(sheetBlocks) }]
  return [
    summarySection(menu),
    dishesSection(menu),
    ...combosSection(menu),
    ...againstSection(menu),
    ...dosesSection(menu),
    printSection(menu),
    ...(menu.doses.length > 0 ? [tastingSection(menu)] : []),
    {
      id: 'servico',
      title: 'Na hora de servir',
      blocks: [{ kind: 'list', items: menu.script }],
    },
    shoppingSection(menu, sheets),
    {
      id: 'premissas',
      title: 'Premissas',
      blocks: [{ kind: 'list', items: [...menu.assumptions, ...(menu.house ?? [])] }],
    },
  ]
}
