/** The few combos to start with, and the two measures of cachaça, with their margins. */

import { fillChoices } from '../../base/language/choices.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { countWords } from './displaced.ts'
import { assumed, type Launch, pairWords } from './launch.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'

/** Gain over ten tables in whole R$, because it rests on assumptions. */
export const rangeWords = ({ perTen, perTenBad }: Pick<Launch, 'perTen' | 'perTenBad'>): string =>
  `${menuPrice(Math.round(perTenBad ?? 0))} a ${menuPrice(Math.round(perTen ?? 0))}`

/** The share of guests up to which a combo pays off. */
function paysWords({ paysUpTo, discount }: Launch, displaced: boolean): string {
  if (paysUpTo === null || (discount <= 0.005 && !displaced)) return '—'
  if (discount > 0.005) return `${paysUpTo} em 100 já pediriam os dois`
  return paysUpTo >= 100 ? 'toda mesa troca de bebida' : `${paysUpTo} em 100 trocam de bebida`
}

/** Dishes left without a combo on purpose. */
function refusedText({ refused = [], title, displaced }: PairingMenu): Block[] {
  const other = displaced?.beer === false ? 'a outra bebida' : 'a cerveja'
  if (refused.length === 0) return []
  const told = refused.map(
    ({ name, drinks, netBad }) => `${pairWords({ name, drinks })} (${formatBrl(netBad ?? 0)})`,
  )
  return [
    {
      kind: 'text',
      text: fillChoices(
        `**Sem combo, de propósito**: ${joinList(told)}. [Entre parênteses, o que sobra na mesa que deixa de pedir ${other}|Entre parênteses, o que fica se ${other} não vier|Esse é o resultado quando a cachaça tira ${other}]. Ficam a preço cheio.`,
        title,
      ),
    },
  ]
}

const orUnknown = (value: number | null) => (value === null ? 'custo incompleto' : formatBrl(value))

function rowOf(combo: Launch, displaced: boolean): string[] {
  return [
    `${combo.first ? '**1ª semana** · ' : ''}${combo.name} + ${combo.drinks}`,
    menuPrice(combo.dishPrice + combo.drinkPrice),
    `**${menuPrice(combo.price)}**`,
    orUnknown(combo.gain),
    ...(displaced ? [orUnknown(combo.net)] : []),
    combo.perTen === null || combo.perTenBad === null ? '—' : rangeWords(combo),
    paysWords(combo, displaced),
  ]
}

/** The assumptions behind the combos' figures, with the house's own drink. */
function assumptionText({ displaced, combos = [], title }: PairingMenu): string {
  const neat = combos.some((combo) => combo.neat)
  const mixed = combos.some((combo) => !combo.neat)
  const earns = displaced ? `${displaced.name} (margem de ${formatBrl(displaced.margin)})` : ''
  const { one, half } = countWords(displaced ?? { name: '', beer: true })
  const places = [
    ...(mixed ? [`cada drink [tira|toma o lugar de] ${one} ${earns}`] : []),
    ...(neat ? [`cada medida de 30 ml, ${half}${mixed ? '' : ` ${earns}`}`] : []),
  ]
  const beer = displaced
    ? joinList(places)
    : '[nada sai pela bebida que deixam de pedir, porque falta o custo dela|sem o custo da sua cerveja, ela não foi descontada]'
  return fillChoices(
    `[Suposto, não medido|É suposição, não medição|Supus]: ${beer}, e ${assumed.anyway} em ${assumed.tables} [já pediriam os dois|pediriam prato e bebida de todo jeito] (no caso ruim, ${assumed.anywayBad}${displaced && neat ? ` e a ${displaced.beer ? 'cerveja' : 'bebida'} inteira` : ''}).`,
    title,
  )
}

const missingText = (combos: readonly Launch[]): Block[] => {
  const names = [...new Set(combos.flatMap(({ gain, drinks }) => (gain === null ? [drinks] : [])))]
  return names.length === 0 ? [] : [{ kind: 'text', text: `Falta o custo de ${joinList(names)}.` }]
}

export function combosSection(menu: PairingMenu): ReportSection[] {
  const combos = menu.combos ?? []
  if (combos.length === 0) return []
  return [
    {
      id: 'combos',
      title: combos.length === 1 ? 'Um combo, com a conta' : 'Poucos combos, com a conta',
      blocks: [
        {
          kind: 'table',
          caption:
            'Cachaça em medida vai sem desconto: três reais não convencem. O resto do cardápio, a preço cheio',
          headers: [
            'Combo',
            'Separado',
            'Combo',
            'Além do prato',
            ...(menu.displaced ? [menu.displaced.beer ? 'Já sem a cerveja' : 'Já sem a outra bebida'] : []),
            `A cada ${assumed.tables} mesas`,
            'Não perde até',
          ],
          rows: combos.map((combo) => rowOf(combo, menu.displaced != null)),
          numeric: menu.displaced ? [1, 2, 3, 4, 5] : [1, 2, 3, 4],
        },
        { kind: 'text', text: assumptionText(menu) },
        ...refusedText(menu),
        ...missingText(combos),
        {
          kind: 'text',
          text: fillChoices(
            `Conta mensal: faltam vendas. [Por quatro semanas, anote em cada combo a bebida que a mesa ia pedir|Marque na comanda, quatro semanas, o que a mesa ia beber|Quatro semanas de caderno, com o que cada mesa ia beber]${combos.some(({ discount }) => discount > 0.005) ? ': [passou do limite, o desconto sai|acima do limite, tire o desconto]' : ''}.`,
            menu.title,
          ),
        },
      ],
    },
  ]
}

/** Number of new measures that make up for one guest who orders the measure instead of the dose. */
function tradeDown(
  { margin, measure }: PairingMenu['doses'][number],
  beer: number,
): { loss: number; pays: number | null } | null {
  if (!measure) return null
  const small = measure.price - measure.cost
  const fresh = small - beer * assumed.beersPerMeasure
  return {
    loss: margin - small,
    pays: fresh <= 0 ? null : Math.max(1, Math.ceil((margin - small) / fresh - 1e-9)),
  }
}

/** Small and full measure of each cachaça, and the margin lost if a guest takes the small one instead. */
export function dosesSection(menu: PairingMenu): ReportSection[] {
  const { doses, displaced } = menu
  if (doses.length === 0) return []
  const beer = displaced?.margin ?? 0
  const small = doses.find(({ measure }) => measure)?.measure?.ml
  const full = doses[0]?.ml ?? 0
  const saved = doses.flatMap(({ label, cost, note, todayCost }) =>
    todayCost !== undefined && todayCost - cost > 0.05
      ? [
          `${note?.replace(/^o preço da /, 'A ') ?? label} custa hoje ${formatBrl(todayCost)}; com a ${label}, ${formatBrl(cost)}: ganho de ${formatBrl(todayCost - cost)} por dose`,
        ]
      : [],
  )
  const notes = doses.flatMap(({ label, note }) =>
    note ? [note.startsWith('o preço') ? `${label} pel${note}` : `${label}: ${note}`] : [],
  )
  return [
    {
      id: 'doses',
      title: 'A medida e a dose',
      blocks: [
        {
          kind: 'table',
          caption:
            small === undefined
              ? `Dose de ${full} ml`
              : `${small} ml ao lado do prato, ${full} ml para quem pede só cachaça; medida nova contada${displaced ? ` já sem ${countWords(displaced).half} ${displaced.name}` : ''}`,
          headers:
            small === undefined
              ? ['Cachaça', 'Dose', 'Custo', 'Sobra']
              : [
                  'Cachaça',
                  `${small} ml`,
                  'Custo',
                  'Sobra',
                  `${full} ml`,
                  'Custo',
                  'Sobra',
                  `Cada ${full} que vira ${small}`,
                ],
          rows: doses.map((dose) => {
            const { label, measure, price, cost, margin } = dose
            const fullCells = [menuPrice(price), formatBrl(cost), formatBrl(margin)]
            if (small === undefined) return [label, ...fullCells]
            const trade = tradeDown(dose, beer)
            return [
              label,
              ...(measure
                ? [
                    `**${menuPrice(measure.price)}**`,
                    formatBrl(measure.cost),
                    formatBrl(measure.price - measure.cost),
                  ]
                : ['—', '—', '—']),
              ...fullCells,
              trade
                ? `perde ${formatBrl(trade.loss)}; ${trade.pays === null ? 'só a quem não pede' : trade.pays === 1 ? 'uma medida nova paga' : `${trade.pays} medidas novas pagam`}`
                : '—',
            ]
          }),
          numeric: small === undefined ? [1, 2, 3] : [1, 2, 3, 4, 5, 6],
        },
        {
          kind: 'list',
          items: [
            ...(notes.length > 0 ? [notes.join('; ')] : []),
            ...saved,
            ...(menu.houseBase ?? []).map(
              ({ drinks, cachaca, why }) => `${joinList(drinks)}: ${cachaca}; ${why}`,
            ),
          ],
        },
      ],
    },
  ]
}
