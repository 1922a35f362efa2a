import { cachacas } from '../../base/cachacas.ts'
import { doseCost } from '../../base/costing.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, inTheHouse } from '../../base/language/grammar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { answerSection } from './answer-section.ts'
import { changesSection } from './changes-section.ts'
import { isOwned, itemsOf } from './gaps.ts'
import {
  apartNotes,
  doubtNotes,
  itemTable,
  priceTable,
  questionTable,
  quotesText,
  sizeBlocks,
} from './item-table.ts'
import { doseText, isCachaca } from './next-steps.ts'
import { paidBlocks } from './paid-there.ts'
import { rivalBlocks } from './rival-table.ts'
import type { Compared, CompetitorMap } from './schema.ts'
import { isGuessed, scriptOf } from './script.ts'
import { tablesOfTwo } from './table-of-two.ts'
import { decisionsOf, questionsOf, tastingOf } from './visit.ts'

/** A section, or none if it is empty. */
const section = (id: string, title: string, blocks: readonly Block[]): ReportSection[] =>
  blocks.length === 0 ? [] : [{ id, title, blocks }]

const isAbsent = ({ relation }: Compared) => relation === 'absent'

const list = (items: readonly string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }])

const apartText = (own: number, theirs: number) =>
  Math.abs(own - theirs) < 0.005
    ? 'a mesma conta'
    : `${formatBrl(Math.abs(own - theirs))} a ${own > theirs ? 'mais' : 'menos'}`

/** Maximum cards in a row. */
const mostCards = 4

function summarySection(map: CompetitorMap): ReportSection {
  const tables = tablesOfTwo(map).slice(0, mostCards)
  const read = map.competitors.reduce((sum, { prices }) => sum + prices, 0)
  const items = itemsOf(map)
  const paired = items
    .filter(({ own }) => own !== null)
    .reduce((sum, { quotes = [] }) => sum + quotes.length, 0)
  return {
    id: 'resumo',
    title: 'Resumo',
    blocks: [
      { kind: 'text', text: map.summary },
      {
        kind: 'costCards',
        items: [
          ...tables.map(({ competitor, own, theirs }) => ({
            label: `${competitor}, conta de dois`,
            value: apartText(own, theirs),
            note: `${formatBrl(theirs)} lá, ${formatBrl(own)} aqui`,
          })),
          map.hasMenu
            ? { label: 'Preços achados no seu cardápio', value: `${paired} de ${read}` }
            : { label: 'Preços lidos', value: String(read) },
        ],
      },
      ...(map.house && map.house.length > 0 ? [{ kind: 'text' as const, text: map.house.join(' ') }] : []),
      ...(map.unread.length > 0
        ? [
            {
              kind: 'notice' as const,
              tone: 'warn' as const,
              title: 'Não conseguimos ler',
              text: map.unread.map((text) => `“${text}”`).join(' · '),
            },
          ]
        : []),
    ],
  }
}

const namedCachaca =
  /carvalho|castanheira|amburana|b[aá]lsamo|jequitib|ip[eê]|freij|envelhecida|premium|alambique|ouro/i

/** The house's cachaça as a difference, where no competitor's item names an origin or a wood. */
function cachacaText(map: CompetitorMap): string | null {
  const doses = itemsOf(map).filter((item) => item.kind === 'dose' && isCachaca(item.item))
  const [first] = doses.filter(isOwned)
  const said = doses.flatMap(({ item, names = [item] }) => names)
  if (!first || said.some((name) => namedCachaca.test(name))) return null
  const { about } = cachacas.castanheira
  const cost = doseCost(cachacas.castanheira.pack, 50)
  return fillChoices(
    `[Na lista deles a cachaça é só “dose”: nenhuma tem nome, madeira ou fazenda|Nenhum deles diz de que cachaça é a dose]. [Escreva na sua carta de onde vem cada uma|Ponha ao lado da sua o nome da fazenda e da madeira], e a comparação com os ${formatBrl(first.lowest)} perde o sentido. Uma dose de Castanheira (${about}) custa ${formatBrl(cost)} por 50 ml e não tem par na lista; a madeira pede aviso a quem tem alergia a castanhas.`,
    map.title,
  )
}

function gapSection(map: CompetitorMap): ReportSection[] {
  const gaps = itemsOf(map).filter(isAbsent)
  const { notCompared = [] } = map
  const alone = map.hasMenu ? notCompared : []
  const isAnswered = map.answers?.some(({ about }) => about === 'newItem') === true
  const dose = isAnswered ? undefined : gaps.find(({ item, n }) => n === 1 && isCachaca(item))
  const origin = cachacaText(map)
  return section('faltas', 'O que só um lado mostra', [
    ...(gaps.length > 0
      ? [
          {
            kind: 'table' as const,
            caption: 'Eles vendem, e não achamos no seu cardápio',
            headers: ['Item', 'Preço deles'],
            rows: gaps.map((item) => [
              capitalize(item.item),
              `${quotesText(item)}${item.declined === undefined ? '' : ` · ${item.declined}`}`,
            ]),
          },
        ]
      : []),
    ...(dose ? [{ kind: 'text' as const, text: doseText(dose) }] : []),
    ...(origin === null ? [] : [{ kind: 'text' as const, text: origin }]),
    ...(alone.length > 0
      ? [
          {
            kind: 'text' as const,
            text: fillChoices(
              `[Só a casa mostra|Na sua lista ninguém tem preço de|Sem preço deles]: ${joinList(alone.slice(0, 5))}.`,
              map.title,
            ),
          },
        ]
      : []),
  ])
}

/** What to find out for nothing, what each answer decides, and the one dish worth tasting. */
function callSections(map: CompetitorMap): ReportSection[] {
  if (!map.hasMenu) return []
  const calls = questionsOf(map)
  const tasting = tastingOf(map)
  return [
    ...section(
      'plano',
      'Um telefonema antes de mudar',
      calls.length === 0
        ? []
        : [
            {
              kind: 'checkList',
              items: calls.map(({ competitor, questions }) => `${competitor}: ${questions.join('; ')}?`),
            },
          ],
    ),
    ...section('decisoes', calls.length > 0 ? 'O que a resposta decide' : 'O que decide', [
      ...list(decisionsOf(map)),
      ...(tasting
        ? [
            {
              kind: 'text' as const,
              text: fillChoices(
                `[Se o telefone não resolver, prove um prato só|Só vá até lá se o telefone não bastar, e por um prato]: ${tasting.name} ${inTheHouse(tasting.competitor)}, uns ${formatBrl(tasting.bill)} com serviço, que voltam em ${tasting.sales} vendas de ${tasting.mine} a ${formatBrl(tasting.next)}.`,
                map.title,
              ),
            },
          ]
        : []),
    ]),
  ]
}

/** The report of a competitor analysis: the decision, its basis, the alternatives and what to find out. */
export function competitorSections(contents: readonly CompetitorMap[]): ReportSection[] {
  return contents.flatMap((map) => {
    const actions = map.actions ?? []
    const offers = map.offers ?? []
    const script = scriptOf(map)
    return [
      summarySection(map),
      ...answerSection(map),
      ...changesSection(map),
      ...section('posicao', 'Quem disputa o quê, pelos preços', rivalBlocks(map)),
      ...section(
        'itens',
        'Item a item',
        map.hasMenu
          ? [
              ...itemTable(map),
              ...paidBlocks(map),
              ...doubtNotes(map),
              ...sizeBlocks(map),
              ...questionTable(map),
              ...apartNotes(map),
            ]
          : priceTable(map),
      ),
      ...section(
        'acoes',
        'O que a lista já manda fazer',
        // The summary already shows two of them.
        actions.length <= 2
          ? []
          : [
              {
                kind: 'table',
                caption: 'Da maior diferença para a menor',
                headers: ['Item', 'O que fazer', 'O que traz'],
                rows: actions.map(({ item, action, effect }) => [item, action, effect]),
              },
            ],
      ),
      ...section(
        'ofertas',
        'O que fazer já, no lugar do desconto',
        offers.length === 0
          ? []
          : [{ kind: 'keyValues', items: offers.map(({ name, text }) => ({ key: name, value: text })) }],
      ),
      ...gapSection(map),
      ...section('servico', 'O que dizer ao cliente', [
        ...list([...offers.flatMap(({ say }) => say ?? []), ...script]),
        ...(isGuessed(map)
          ? [
              {
                kind: 'text' as const,
                text: fillChoices(
                  '[Onde a frase conta como o prato é feito, a cozinha confirma antes.|A cozinha lê as frases sobre os pratos antes de o salão dizer.|O que a frase diz do preparo saiu do nome: a cozinha confere.]',
                  map.title,
                ),
              },
            ]
          : []),
      ]),
      ...callSections(map),
      ...section('premissas', 'Como foi comparado', list(map.assumptions)),
    ]
  })
}
