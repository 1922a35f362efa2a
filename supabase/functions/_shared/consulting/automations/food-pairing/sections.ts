import { fillChoices } from '../../base/language/choices.ts'
import { the, uncapitalize } from '../../base/language/grammar.ts'
import { menuFoot } from '../../base/language/health-risk.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { byDrink, dishesSection } from './dishes-section.ts'
import { drinkListSection } from './drink-list.ts'
import { englishBlocks, flightSection } from './flight-section.ts'
import { inHouseNames } from './house-names.ts'
import { pairWords } from './launch.ts'
import { menuPrice } from './money.ts'
import { isCombo, offersSection, offerWords } from './offers-section.ts'
import { printedLine } from './printed-line.ts'
import type { PairingContent, PairingMenu } from './schema.ts'
import { sheetBlocks } from './sheet-blocks.ts'
import { shoppingSection } from './shopping-section.ts'
import { fewPairings } from './short-list.ts'
import { spokenName } from './short-names.ts'
import { turnoverText } from './turnover.ts'

/** A table of so many dishes is read at once, and needs no list by drink. */
const oneGlance = 12

function summarySection(menu: PairingMenu): ReportSection {
  const blocks: Block[] = [
    { kind: 'text', text: [...(menu.turnover ?? []).map(turnoverText), menu.summary].join(' ') },
    ...(menu.overview.length > oneGlance ? byDrink(menu) : []),
  ]
  if (menu.warnings.length > 0) {
    blocks.push({ kind: 'notice', tone: 'warn', title: 'Antes de usar', text: menu.warnings.join(' ') })
  }
  return { id: 'resumo', title: 'Resumo', blocks }
}

/** The texts for the guest's menu. */
function printSection({
  combos = [],
  offersWithin,
  combosWhen,
  overview,
  asked,
}: PairingMenu): ReportSection {
  const when = combosWhen === undefined ? '' : `, ${combosWhen}`
  const closed = overview.some((row) => row.closed)
  const example = overview.find(
    ({ closed, servedPrice, aside, guests = 1 }) => !closed && !aside && guests === 1 && servedPrice != null,
  )
  const most = asked?.lineWords ?? Number.POSITIVE_INFINITY
  const boxed = [
    ...combos
      .filter(({ first }) => first)
      .map((offer) => ({
        words: `${isCombo(offer) ? '' : 'Sugestão da casa: '}${offerWords(offer)}`,
        why: offer.why,
      })),
    ...(offersWithin?.offers ?? []).map(({ name, drink, price, full, why = '' }) => ({
      words: `${pairWords({ name, drinks: drink })}, ${menuPrice(price)}${price < full ? ` (separados, ${menuPrice(full)})` : ''}`,
      why,
    })),
    // A combo that the owner asks for, with its price.
    ...(asked?.planned ?? []).flatMap(({ wish, done, text }) => {
      const [, words, asking] =
        (wish === 'newCombo' && done && /^(.+?): \*{0,2}(R\$ [\d.,]*\d)/u.exec(text)) || []
      return words === undefined ? [] : [{ words: `${words}, ${asking}`, why: '' }]
    }),
  ]
  const line = example
    ? `Sob cada prato: “${printedLine(example)}” (${spokenName(example.name)}).${closed ? ' Prato que não se oferece fica sem linha.' : ''}${boxed.length > 0 ? ' Numa caixa:' : ''}`
    : 'A bebida, sob cada prato.'
  return {
    id: 'cardapio',
    title: 'Textos para o cardápio',
    blocks: [
      { kind: 'text', text: line },
      ...(boxed.length > 0
        ? [
            {
              kind: 'list' as const,
              items: boxed.map(
                ({ words, why }) =>
                  `**${words}${when}.**${why !== '' && why.split(' ').length <= most ? ` ${why}.` : ''}`,
              ),
            },
          ]
        : []),
      { kind: 'text', text: `No rodapé: ${menuFoot}` },
      ...englishBlocks(asked),
    ],
  }
}

/** Length of the tasting in minutes. */
const minutes = 20

/** "Carvalho Premium" → "Carvalho". */
const shortLabel = (label: string) => label.split(' ')[0] ?? label

/** At most five sentences, as the manager says them to the team. */
function trainingLines({ tasting: { rounds, contrast }, overview, title, jug }: PairingMenu): string[] {
  const free = overview.find(
    ({ free: drink, closed, course }) => drink && (drink.own || jug) && !closed && course !== 'dessert',
  )?.free?.name
  const sober = free ? spokenName(free) : 'bebida sem álcool'
  return [
    ...(rounds.length > 0
      ? [
          `${joinList(rounds.map(({ cachaca, dish }) => `**${shortLabel(cachaca)}** e ${the(uncapitalize(dish))}`))}; na frase da tabela.`,
        ]
      : []),
    ...(contrast
      ? [
          fillChoices(
            `[E este é o erro|Agora o par errado, para nunca esquecer|Guardaram um gole? Este não se serve]: ${shortLabel(contrast.cachaca)} e ${the(uncapitalize(contrast.dish))}; ${contrast.notice}.`,
            title,
          ),
        ]
      : []),
    fillChoices(
      `[Ofereçam uma vez, com o prato já escolhido: um não é não, e quem dirige recebe ${the(sober)}|Uma oferta por mesa, depois do prato escolhido, e para quem dirige, ${the(sober)}|Falem uma vez só, prato escolhido; não insistam, e a quem dirige levem ${the(sober)}|Primeiro o prato, depois a frase, uma vez: disse não, acabou, e o motorista toma ${the(sober)}|Mesa escolheu, vocês oferecem, ela decide: quem está de carro vai de ${sober}|Prato decidido, uma oferta e silêncio; a quem dirige, ${the(sober)}].`,
      title,
    ),
  ].slice(0, 5)
}

/** The team's training, and how it serves. */
function serviceSection(menu: PairingMenu): ReportSection {
  return {
    id: 'degustacao',
    title: menu.doses.length > 0 ? 'Treino e serviço' : 'Na hora de servir',
    blocks: [...(menu.doses.length > 0 ? tastingBlocks(menu) : []), { kind: 'list', items: menu.script }],
  }
}

/** What a tasting costs; nothing where no cost is known. */
function costWords({ costBRL, foodBRL }: PairingMenu['tasting']): string {
  const parts = [
    ...(costBRL >= 0.005 ? [`${formatBrl(costBRL)} em cachaça`] : []),
    ...(foodBRL != null && foodBRL >= 0.005 ? [`${formatBrl(foodBRL)} em comida`] : []),
  ]
  return parts.length === 0 ? '' : `: ${joinList(parts)}`
}

function tastingBlocks(menu: PairingMenu): Block[] {
  const { tasting, title } = menu
  const ml = formatNumber(tasting.doseMl)
  const blocks: Block[] = [
    {
      kind: 'text',
      text: fillChoices(
        `[Salão e cozinha, ${minutes} minutos antes de abrir, ${tasting.people} pessoas|${minutes} minutos com ${tasting.people} pessoas, antes da primeira mesa|Antes de abrir, em ${minutes} minutos, ${tasting.people} pessoas], [${ml} ml de cada cachaça e uma porção de cada prato|uma porção de cada prato e ${ml} ml por cachaça|${ml} ml por rodada e um prato de cada no meio]${costWords(tasting)}. [Quem vai dirigir só cheira, e grávida ou menor de 18 não prova|Motorista só cheira, e grávida e menor de 18 não provam|Quem dirige cheira e passa; grávida e menor de 18, nem isso|Não prova quem vai dirigir, quem está grávida nem menor de 18]. [Cada um prova e repete|Provem e repitam em voz alta|Um gole, uma frase|Provou, falou]:`,
        title,
      ),
    },
    { kind: 'list', ordered: true, items: trainingLines(menu) },
    ...(menu.avoids
      ? [
          {
            kind: 'text' as const,
            text: `Quem tem alergia a ${joinList(menu.avoids)} não prova nem serve a prova de prato com isso: nenhum desta lista leva. Óleo, faca e tábua que tocaram nisso no dia ficam fora da prova.`,
          },
        ]
      : []),
  ]
  return blocks
}

/** The report of a pairing consultation, from its contents alone. */
export function pairingSections(contents: readonly PairingContent[]): ReportSection[] {
  const sheets = contents.filter((content) => content.kind === 'pairing')
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  if (!menu) return [{ id: 'fichas', title: 'Fichas', blocks: sheets.flatMap(sheetBlocks) }]
  const isStocked = menu.overview.length <= fewPairings && menu.recipes.length === 0 && !menu.jug
  const { bottles, ingredients } = menu.shopping
  const buysNothing = bottles.length + ingredients.length + menu.recipes.length === 0 && !menu.jug
  const sections: ReportSection[] = [
    summarySection(menu),
    dishesSection(menu),
    ...drinkListSection(menu),
    ...offersSection(menu),
    ...flightSection(menu),
    printSection(menu),
    serviceSection(menu),
    // A few pairings of what the house pours anyway need no list of purchases.
    ...(buysNothing || (isStocked && menu.doses.every(({ note }) => note?.startsWith('o preço')))
      ? []
      : [shoppingSection(menu, sheets)]),
    {
      id: 'premissas',
      title: 'Premissas',
      blocks: [{ kind: 'list', items: [...menu.assumptions, ...(menu.house ?? [])] }],
    },
  ]
  return inHouseNames(sections, menu)
}
