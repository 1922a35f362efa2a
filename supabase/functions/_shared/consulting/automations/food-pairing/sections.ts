import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import { shortList, spokenName } from '../../base/pairing/phrases.ts'
import { mean } from '../../base/statistics.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { firstCombos } from './first-combos.ts'
import type { Combo, Pairing, PairingContent, PairingMenu } from './schema.ts'
import { servedBeside } from './served.ts'
import { sheetBlocks } from './sheet-blocks.ts'
import { shoppingSection } from './shopping-section.ts'

/** Doses and measures with their prices, and what each price follows. */
function doseBlocks({ doses }: PairingMenu): Block[] {
  if (doses.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'Medida ao lado do prato e dose de quem pede só a cachaça',
      headers: ['Cachaça', 'Com o prato', 'Custo', 'Dose', 'Custo', 'De onde vem o preço'],
      rows: doses.map(({ label, ml, price, cost, note, measure }) => [
        label,
        measure ? `${measure.ml} ml, ${formatBrl(measure.price)}` : `${ml} ml, ${formatBrl(price)}`,
        formatBrl(measure?.cost ?? cost),
        `${ml} ml, ${formatBrl(price)}`,
        formatBrl(cost),
        note ?? 'custo da garrafa',
      ]),
      numeric: [2, 4],
    },
  ]
}

function summarySection(menu: PairingMenu, sheets: readonly Pairing[]): ReportSection {
  const gains = sheets.flatMap(({ combo }) => (combo?.gain == null ? [] : [combo.gain]))
  const best = Math.max(...gains)
  const blocks: Block[] = [
    { kind: 'text', text: menu.summary },
    {
      kind: 'costCards',
      items: [
        {
          label: 'Pratos harmonizados',
          value: String(menu.overview.length),
          note: `${sheets.length} com ficha completa`,
        },
        ...(gains.length > 0
          ? [
              { label: 'Maior ganho por combo', value: formatBrl(best), note: 'além do prato sozinho' },
              { label: 'Ganho médio por combo', value: formatBrl(mean(gains)) },
            ]
          : []),
      ],
    },
    ...doseBlocks(menu),
    {
      kind: 'keyValues',
      items: [
        ...(menu.houseBase ?? []).map(({ drinks, cachaca, why }) => ({
          key: joinList(drinks),
          value: `com a ${cachaca}: ${why}`,
        })),
        { key: 'Estilo da cozinha', value: menu.style },
        { key: 'Foco', value: joinList(menu.focus) },
      ],
    },
  ]
  if (menu.house && menu.house.length > 0) blocks.push({ kind: 'text', text: menu.house.join(' ') })
  if (menu.warnings.length > 0) {
    blocks.push({ kind: 'notice', tone: 'warn', title: 'Antes de usar', text: menu.warnings.join(' ') })
  }
  return { id: 'resumo', title: 'Resumo', blocks }
}

/** Guests of every 100 who may have bought both anyway. */
function breakEven({ breakEvenPct, discount, gain }: Combo): string {
  if (breakEvenPct == null || gain === null || discount <= 0.005) return '—'
  return gain <= 0 ? 'não paga' : `${formatNumber(Math.floor(breakEvenPct))} em 100`
}

function combosSection(sheets: readonly Pairing[]): ReportSection[] {
  const rows = sheets
    .flatMap(({ dish, best, guests, combo }) => (combo ? [{ dish, best, guests, combo }] : []))
    .toSorted((a, b) => (b.combo.gain ?? -1) - (a.combo.gain ?? -1))
  if (rows.length === 0) return []
  const first = firstCombos(sheets)
  return [
    {
      id: 'combos',
      title: 'Combos com preço e margem',
      blocks: [
        {
          kind: 'text',
          text:
            first.length === 0
              ? 'Ganho além do prato sozinho.'
              : `Comece por ${joinList(first.map(({ dish }) => spokenName(dish.name)))}.`,
        },
        {
          kind: 'table',
          caption:
            'Do maior ganho ao menor. Ganho: a mais que o prato sozinho. Paga até: quantos de cada 100 podem ser de quem já pediria os dois',
          headers: ['Combo', 'Separados', 'Combo', 'Margem', 'Ganho por combo', 'Paga até'],
          rows: rows.map(({ dish, best, guests, combo }) => [
            `${spokenName(dish.name)} + ${servedBeside({ best, guests })}`,
            formatBrl(combo.dishPrice + combo.drinkPrice),
            formatBrl(combo.price),
            combo.margin === null ? 'custo incompleto' : formatBrl(combo.margin),
            combo.gain === null ? 'custo incompleto' : formatBrl(combo.gain),
            breakEven(combo),
          ]),
          numeric: [1, 2, 3, 4, 5],
          figure: { caption: 'Ganho por combo', unit: 'brl', column: 4 },
        },
      ],
    },
  ]
}

/** Why dishes stay out, surest first: those of one reason stand together. */
const leftOutKeys = [
  ['known', 'Levam o que você excluiu'],
  ['likely', 'Podem levar o que você excluiu'],
  ['unknown', 'Falta o cardápio dizer'],
  [undefined, 'Não se harmoniza'],
] as const

function leftOutItems({ leftOut }: PairingMenu): { key: string; value: string }[] {
  const told = leftOut.slice(0, 30)
  return leftOutKeys.flatMap(([certainty, key]) => {
    const here = told.filter((dish) => dish.certainty === certainty)
    if (here.length === 0) return []
    const reasons = [...new Set(here.map(({ reason }) => reason))]
    const value = reasons
      .map((why) => {
        const names = here.flatMap(({ name, reason }) => (reason === why ? [name] : []))
        return `${joinList(names)} (${why})`
      })
      .join('; ')
    return [{ key, value }]
  })
}

/** One line for each dish: what stands beside it, why, and its price. */
function overviewSection(menu: PairingMenu): ReportSection {
  const blocks: Block[] = [
    {
      kind: 'table',
      caption: 'Todos os pratos do foco; preço de cada bebida',
      headers: ['Prato', 'Com', 'Por quê', 'Preço'],
      rows: menu.overview.map(({ name, best, served, servedPrice, why }) => [
        name,
        served ?? best,
        why ?? '—',
        servedPrice == null ? '—' : formatBrl(servedPrice),
      ]),
      numeric: [3],
    },
  ]
  const left: { key: string; value: string }[] = [
    ...(menu.unknown.length > 0 ? [{ key: 'Não reconhecemos', value: shortList(menu.unknown, 30) }] : []),
    ...leftOutItems(menu),
    ...(menu.outOfFocus.length > 0
      ? [{ key: 'Fora do foco escolhido', value: shortList(menu.outOfFocus, 30) }]
      : []),
    ...(menu.drinksOnMenu > 0
      ? [{ key: 'Bebidas do cardápio', value: `${menu.drinksOnMenu}, que não recebem harmonização` }]
      : []),
  ]
  if (left.length > 0) {
    blocks.push({ kind: 'subtitle', text: 'O que ficou de fora' }, { kind: 'keyValues', items: left })
  }
  return { id: 'todos', title: 'Prato a prato', blocks }
}

function tastingSection({ tasting, flight }: PairingMenu): ReportSection {
  const blocks: Block[] = [
    {
      kind: 'text',
      text: `Para ${tasting.people} pessoas, meia hora antes de abrir: ${formatNumber(tasting.doseMl)} ml de cada cachaça por pessoa (${formatBrl(tasting.costBRL)} ao todo) com uma porção de ${joinList([...new Set(tasting.rounds.map(({ dish }) => dish))])}.`,
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        ...tasting.rounds.map(({ cachaca, dish, notice }) => `**${cachaca} com ${dish}**: ${notice}.`),
        ...(tasting.contrast
          ? [
              `**O que não funciona, ${tasting.contrast.cachaca} com ${tasting.contrast.dish}**: ${tasting.contrast.notice}.`,
            ]
          : []),
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      title: 'Na degustação',
      text: 'Água por perto, cuspideira à disposição, e ninguém é obrigado a provar. Quem for dirigir participa pelo aroma.',
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

/** What was assumed, and how each dish was read. */
function assumptionBlocks({ assumptions, overview }: PairingMenu): Block[] {
  return [
    { kind: 'list', items: assumptions },
    {
      kind: 'table',
      caption: 'Como os pratos foram lidos',
      headers: ['Prato', 'Perfil'],
      rows: overview.map(({ name, profile }) => [name, profile]),
      numeric: [],
    },
  ]
}

/** The report of a pairing consultation, from its contents alone. */
export function pairingSections(contents: readonly PairingContent[]): ReportSection[] {
  const sheets = contents.filter((content) => content.kind === 'pairing')
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  const details: ReportSection = {
    id: 'fichas',
    title: 'Fichas',
    blocks: sheets.flatMap(sheetBlocks),
  }
  if (!menu) return [details]
  return [
    summarySection(menu, sheets),
    overviewSection(menu),
    details,
    ...combosSection(sheets),
    {
      id: 'cardapio',
      title: 'Textos para o cardápio',
      blocks: [
        { kind: 'list', items: sheets.filter(({ closed }) => !closed).map(({ menuText }) => menuText) },
        {
          kind: 'text',
          text: `No rodapé do cardápio: ${menuFoot}`,
        },
      ],
    },
    ...(menu.doses.length > 0 ? [tastingSection(menu)] : []),
    {
      id: 'servico',
      title: 'Roteiro para a equipe',
      blocks: [{ kind: 'list', items: menu.script }],
    },
    shoppingSection(menu, sheets),
    { id: 'premissas', title: 'Premissas', blocks: assumptionBlocks(menu) },
  ]
}

import { menuFoot } from '../../base/language/health-risk.ts'
