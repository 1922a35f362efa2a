import { openHours } from '../base/request/calendar-wishes.ts'
import type { WishCheck } from '../base/request/check.ts'
import type { ResultNoun } from '../base/request/describe-recipe-wish.ts'
import { wishSentence } from '../base/request/describe-wish.ts'
import type { WishKind } from '../base/request/wish.ts'
import type { AnsweredWish, Block, ReportSection } from './blocks.ts'
import { withClosingsOnce, withEquipmentOnce, withKeptOnce, withoutKeptCaps } from './joined-checks.ts'
import {
  rivalPrice,
  withChosenOnce,
  withExclusionsOnce,
  withFoodsOnce,
  withRivalsOnce,
} from './joined-wishes.ts'
import type { OtherWords } from './quoted-passages.ts'
import { rowsOfPassages } from './rows-of-passages.ts'

const id = 'pedido'
/** The section with the answers to the owner's questions. */
const answered = 'perguntas'

/** What holds everywhere holds where the owner would have permitted more. */
const unused = 'A exceção que você deu não foi usada.'

/** "Feito" alone if the check has nothing to add. */
function answerOf({ wish, outcome, reason }: WishCheck): string {
  // The table shows words alone.
  const sentence = reason.replaceAll('**', '').trim()
  if (outcome === 'met')
    return wish.spared === undefined
      ? sentence || 'Feito.'
      : `${sentence.replace(/\.$/, '') || 'Feito'}. ${unused}`
  return sentence || 'Não foi possível com o que a casa tem.'
}

/** Sections with the results themselves, in the automations that have them. */
const results = [
  'drinks',
  'fichas',
  'calendario',
  'previsao',
  'precos',
  'todos',
  'cardapio',
  'itens',
  'posicao',
]

/** Sections where an answer may be found, by kind of wish, best first; if there is none, the results. */
const places: Readonly<Partial<Record<WishKind, readonly string[]>>> = {
  price: ['custos', 'precos', 'acoes', 'combos'],
  keepPrice: ['precos', 'fica', 'acoes'],
  capPrice: ['precos', 'acoes'],
  elasticity: ['cenarios', 'premissas'],
  hours: ['demanda'],
  question: ['perguntas'],
  target: ['metas'],
  newDrink: ['novos', 'cardapio'],
  newCombo: ['acoes', 'combos', 'cardapio'],
  tasting: ['combos'],
  costShare: ['custos', 'metas'],
  budget: ['plano'],
  deadline: ['plano'],
  date: ['datas', 'servico'],
  competitorPrice: ['itens', 'posicao'],
  rivalFact: ['posicao', 'itens'],
  portion: ['compras'],
  scope: ['previsao'],
}

/** The usual section for such a wish. Wishes that were not possible have no other section. */
function sectionOf(
  { wish, outcome }: WishCheck,
  sections: readonly ReportSection[],
): ReportSection | undefined {
  if (outcome !== 'met') return undefined
  const said = wish.kind === 'question' && !question.test(wishSentence(wish))
  // A rule stands where it is followed, and only else with the answers.
  const ids = [...(said ? results : []), ...(places[wish.kind] ?? []), ...results]
  return ids.flatMap((candidate) => sections.find((one) => one.id === candidate) ?? [])[0]
}

/** How many wishes were met. Beside passages that were not understood, it never says that all were. */
function summaryOf(items: readonly AnsweredWish[], unread: readonly string[]): string {
  if (items.length === 0) return ''
  const met = items.filter((item) => item.met).length
  const isPart = unread.length > 0
  if (met === items.length) {
    const [one, many] = isPart
      ? ['O pedido que entendemos', 'pedidos que entendemos']
      : ['O seu pedido', 'pedidos']
    return items.length === 1 ? `${one} foi atendido.` : `Os ${items.length} ${many} foram atendidos.`
  }
  const rest = items.length - met
  const left =
    rest === 1
      ? 'No outro, dizemos por que não foi possível.'
      : 'Nos outros, dizemos por que não foi possível.'
  if (met === 0) {
    return rest === 1
      ? 'Não foi possível atender o seu pedido; dizemos por quê.'
      : 'Não foi possível atender os seus pedidos; dizemos por quê em cada um.'
  }
  const named = isPart ? 'pedidos que entendemos' : 'pedidos'
  return `${met} de ${items.length} ${named} ${met === 1 ? 'foi atendido' : 'foram atendidos'}. ${left}`
}

/** Passages from which on more was left out than an owner would expect of one report. */
const manyLeftOut = 3

/** Said first where more was left out than read: a tally of what was met would flatter. */
const mostLeftOut = (items: readonly AnsweredWish[], unread: readonly string[]): string =>
  unread.length >= manyLeftOut && unread.length > items.length
    ? `Ficou de fora mais do que entrou: ${unread.length} trechos, contra ${items.length} ${items.length === 1 ? 'pedido' : 'pedidos'}. `
    : ''

/** Where the answers stand that the table leaves out. */
const elsewhere = (count: number): string =>
  count <= 0
    ? ''
    : `${count === 1 ? 'Uma resposta está' : `${count} respostas estão`} em “O que você perguntou”.`

/** An answer of fewer characters may stand in other sentences by chance. */
const shortAnswer = 20

/** A wish that asks; a refusal is a wish like any other. */
const question = /^Responder: /

/** The wishes of a request with their answers; unmet ones come first. */
export function answeredWishes(
  checks: readonly WishCheck[],
  sections: readonly ReportSection[],
  noun?: ResultNoun,
): AnsweredWish[] {
  const answered = withKeptOnce(withoutKeptCaps(withClosingsOnce(withEquipmentOnce(checks)))).map(
    (check): AnsweredWish => {
      const section = sectionOf(check, sections)
      return {
        wish: wishSentence(check.wish, noun),
        // The owner's typed words, if they say more than our own.
        words: check.wish.place ? check.wish.text : null,
        met: check.outcome === 'met',
        answer: answerOf(check),
        section: section ? { id: section.id, title: section.title } : null,
      }
    },
  )
  const lines = withFoodsOnce(withExclusionsOnce(withRivalsOnce(withChosenOnce(answered))))
  return [...lines.filter(({ met }) => !met), ...lines.filter(({ met }) => met)]
}

/** What only tells of the house, and what this automation has no use for: it asks for nothing that could be refused. */
const tells = ({ wish, outcome }: WishCheck): boolean =>
  outcome === 'not_possible' &&
  (wish.kind === 'houseFact' ||
    wish.kind === 'audience' ||
    (wish.kind === 'hours' && wish.what === openHours))

/** What the report says anyway of items that unread passages name. */
function besides(unread: readonly string[], sections: readonly ReportSection[]): Block[] {
  const lines = rowsOfPassages(unread, sections)
  return lines.length === 0
    ? []
    : [
        {
          kind: 'text',
          text: 'Do que esses trechos citam, o relatório diz:',
        },
        { kind: 'list', items: lines },
      ]
}

/** The answers, with the rows of the items that the questions name and no answer does: "devo baixar o yakisoba?". */
function withNamedItems(
  answers: readonly ReportSection[],
  checks: readonly WishCheck[],
  sections: readonly ReportSection[],
): ReportSection[] {
  const asked = checks.flatMap(({ wish }) => (wish.kind === 'question' && wish.place ? [wish.text] : []))
  const lines = rowsOfPassages(asked, sections, JSON.stringify(answers))
  if (lines.length === 0) return [...answers]
  return answers.map((section) => ({
    ...section,
    blocks: [
      ...section.blocks,
      { kind: 'text', text: 'O que as tabelas dizem do que você cita:' },
      { kind: 'list', items: lines },
    ],
  }))
}

/**
 * The sections of a report, with "O que você pediu" first: the wishes with their answers, and what was not understood. With
 * competitors' prices among the wishes the section follows the summary, because prices are data. Unchanged if nothing was
 * requested, and for requests from before the sheet, whose checks are null.
 * @param options.unread the passages that were not understood; `told`: those that ask for nothing
 */
export function withWishes(
  sections: readonly ReportSection[],
  checks: readonly WishCheck[] | null,
  { noun, unread = [], told: asides = [] }: { noun?: ResultNoun | undefined } & Partial<OtherWords> = {},
): ReportSection[] {
  const all = checks ?? []
  const aside = [...new Set([...asides, ...all.filter(tells).map(({ wish }) => wish.text)])]
  const asked = all.filter((check) => !tells(check))
  const items = answeredWishes(asked, sections, noun)
  const isSilent = unread.length === 0 && aside.length === 0
  if (items.length === 0 && isSilent) return [...sections]
  const onlyRivals = items.length > 0 && items.every(({ wish, met }) => met && rivalPrice.test(wish))
  const answers = withNamedItems(
    sections.filter((section) => section.id === answered),
    asked,
    sections,
  )
  const told = JSON.stringify(answers).replaceAll('**', '')
  // What the section of answers says stands there only; competitors' prices stand in the table of items.
  const rows = items.filter(
    ({ met, section, wish, answer }) =>
      !met ||
      !(
        (section?.id === answered && question.test(wish)) ||
        (answer.length > shortAnswer && told.includes(JSON.stringify(answer).slice(1, -1))) ||
        rivalPrice.test(wish)
      ),
  )
  // Competitors' prices are data, and no row of the table: the count is of what the owner asks for.
  const counted = items.filter(({ wish, met }) => !met || !rivalPrice.test(wish))
  const ofRivals = items.some(({ wish }) => rivalPrice.test(wish))
  const summary = onlyRivals
    ? 'Os preços que você deu, e o que fizemos de cada um.'
    : [
        `${mostLeftOut(counted, unread)}${summaryOf(counted, unread)}`,
        elsewhere(counted.length - rows.length),
      ]
        .join(' ')
        .trim()
  const wishes: ReportSection = {
    id,
    title: 'O que você pediu',
    blocks: [{ kind: 'wishes', summary, items: rows, unread, told: aside }, ...besides(unread, sections)],
  }
  const rest = sections.filter((section) => section.id !== answered)
  const lead = ofRivals ? rest.findIndex((section) => section.id === 'resumo') + 1 : 0
  const own = rows.length === 0 && isSilent ? [] : [wishes]
  return [
    ...rest.slice(0, lead),
    ...(ofRivals ? [...answers, ...own] : [...own, ...answers]),
    ...rest.slice(lead),
  ]
}
