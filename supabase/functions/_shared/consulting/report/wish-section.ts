import { joinList } from '../base/language/text.ts'
import type { WishCheck } from '../base/request/check.ts'
import type { ResultNoun } from '../base/request/describe-recipe-wish.ts'
import { wishSentence } from '../base/request/describe-wish.ts'
import type { WishKind } from '../base/request/wish.ts'
import type { AnsweredWish, Block, ReportSection } from './blocks.ts'
import { withExclusionsOnce, withFoodsOnce } from './joined-wishes.ts'
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
  newCombo: ['acoes', 'cardapio'],
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

/** Tools with the same answer share one line, because a house has many; a consultation without tools mentions none. */
function withEquipmentOnce(all: readonly WishCheck[]): WishCheck[] {
  const isUseless = ({ wish, outcome, reason }: WishCheck) =>
    wish.kind === 'equipment' &&
    wish.has &&
    ((wish.origin === 'house' && outcome === 'not_possible') ||
      // The owner's own entry in the list of tools says what there is, and asks for nothing.
      (wish.place?.input === 'equipment' && /^Nenhuma/.test(reason)))
  const isTool = ({ wish, outcome }: WishCheck) => wish.kind === 'equipment' && wish.has && outcome === 'met'
  // Tools chosen from the list are no answer that anybody looks for, beside wishes in the owner's words.
  const isChosen = ({ wish }: WishCheck) => wish.kind === 'equipment' && wish.has && wish.place === undefined
  const others = all.filter((check) => !isChosen(check))
  const checks = (others.length > 0 ? others : all).filter((check) => !isUseless(check))
  const tools = checks.filter(isTool)
  const together = [...new Set(tools.map(({ reason }) => reason))]
    .toSorted()
    .flatMap((answer): WishCheck[] => {
      const same = tools.filter(({ reason }) => reason === answer)
      const [first] = same
      if (first?.wish.kind !== 'equipment') return []
      const names = new Set(same.flatMap(({ wish }) => (wish.kind === 'equipment' ? [wish.what] : [])))
      const { place: _, ...wish } = first.wish
      return [{ ...first, wish: { ...wish, what: joinList([...names]) } }]
    })
  return [...checks.filter((check) => !isTool(check)), ...together]
}

/** Closed days of one sentence with the same answer are one line, in its words. */
function withClosingsOnce(checks: readonly WishCheck[]): WishCheck[] {
  const isDay = ({ wish }: WishCheck) => wish.kind === 'date' && wish.closed && wish.from !== undefined
  const same = (one: WishCheck, other: WishCheck) =>
    isDay(one) &&
    isDay(other) &&
    one.wish.text === other.wish.text &&
    one.wish.place?.start === other.wish.place?.start &&
    one.outcome === other.outcome &&
    one.reason === other.reason
  return checks.flatMap((check, at) => {
    if (checks.findIndex((other) => same(check, other)) < at && isDay(check)) return []
    const several = checks.some((other, index) => index > at && same(check, other))
    if (!several || check.wish.kind !== 'date') return [check]
    const { from: _from, to: _to, ...wish } = check.wish
    return [{ ...check, wish: { ...wish, what: wish.text.slice(0, 120) } }]
  })
}

/** "Manter no cardápio" and "Não mexer no preço" of the same items: one line, with every price. */
function withKeptOnce(checks: readonly WishCheck[]): WishCheck[] {
  const isKept = ({ wish, outcome }: WishCheck) =>
    outcome === 'met' && wish.kind === 'keepPrice' && wish.until === undefined && wish.from === undefined
  const itemOf = ({ wish }: WishCheck) => ('item' in wish && wish.item !== undefined ? wish.item : null)
  const prices = checks.filter(isKept)
  const stays = checks.filter(({ wish, outcome }) => wish.kind === 'keepItem' && outcome === 'met')
  const both = prices.filter((one) => stays.some((other) => itemOf(other) === itemOf(one)))
  const names = [...new Set(both.flatMap((one) => itemOf(one) ?? []))]
  const [first] = both
  if (names.length < 2 || first?.wish.kind !== 'keepPrice') return [...checks]
  const isTogether = (one: WishCheck) => {
    const name = itemOf(one)
    return name !== null && names.includes(name) && (both.includes(one) || stays.includes(one))
  }
  const answers = names.flatMap((name) => {
    const reason = both.find((one) => itemOf(one) === name)?.reason.trim() ?? ''
    const price = /R\$\s?[\d.]+(?:,\d{2})?/u.exec(reason)?.[0]
    return price === undefined ? [] : [`${name} a ${price.replace(/,00$/, '')}`]
  })
  const { place: _, price: _price, ...wish } = first.wish
  const line: WishCheck = {
    ...first,
    wish: { ...wish, item: joinList(names) },
    reason: answers.length > 0 ? `Ficam como estão: ${joinList(answers)}.` : 'Ficam como estão.',
  }
  const at = checks.findIndex(isTogether)
  return checks.flatMap((one, index) => (index === at ? [line] : isTogether(one) ? [] : [one]))
}

/** An answer of fewer characters may stand in other sentences by chance. */
const shortAnswer = 20

/** A wish that asks; a refusal is a wish like any other. */
const question = /^Responder: /

const rivalPrice = /^(Comparar com o preço de .+?): (.+)$/
/** What the owner tells of a competitor, whose lines differ in nothing else. */
const rivalFact = /^(Contar com o que você sabe de .+?): (.+)$/

/** All prices of a competitor on one line, and all that is told of it, instead of repeating the answer. */
function withRivalsOnce(items: readonly AnsweredWish[]): AnsweredWish[] {
  const lines: AnsweredWish[] = []
  for (const item of items) {
    const [, start, said] = rivalPrice.exec(item.wish) ?? rivalFact.exec(item.wish) ?? []
    const at = lines.findIndex(
      ({ wish, met }) => start !== undefined && wish.startsWith(`${start}: `) && met === item.met,
    )
    const known = lines[at]
    if (known === undefined) lines.push(item)
    else {
      const answer = known.answer.includes(item.answer) ? known.answer : `${known.answer} ${item.answer}`
      lines[at] = { ...known, answer, wish: `${known.wish} · ${said}`, words: null }
    }
  }
  return lines
}

/** "Fica em 14 reais, não pode subir": one line for a price that is kept. */
function withoutKeptCaps(checks: readonly WishCheck[]): WishCheck[] {
  const isKept = (cap: WishCheck) =>
    checks.some(
      ({ wish, outcome, reason }) =>
        wish.kind === 'keepPrice' &&
        cap.wish.kind === 'capPrice' &&
        wish.item === cap.wish.item &&
        outcome === cap.outcome &&
        reason === cap.reason,
    )
  return checks.filter((check) => !isKept(check))
}

/** A wish that was both chosen and written is one line, in the written words. */
function once(items: readonly AnsweredWish[]): AnsweredWish[] {
  const found = new Map<string, AnsweredWish>()
  for (const item of items) {
    const key = JSON.stringify([item.wish, item.met, item.answer])
    const known = found.get(key)
    found.set(key, known ? { ...known, words: known.words ?? item.words } : item)
  }
  return [...found.values()]
}

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
  const lines = withFoodsOnce(withExclusionsOnce(withRivalsOnce(once(answered))))
  return [...lines.filter(({ met }) => !met), ...lines.filter(({ met }) => met)]
}

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
  { noun, unread = [], told: aside = [] }: { noun?: ResultNoun | undefined } & Partial<OtherWords> = {},
): ReportSection[] {
  const items = answeredWishes(checks ?? [], sections, noun)
  const isSilent = unread.length === 0 && aside.length === 0
  if (items.length === 0 && isSilent) return [...sections]
  const onlyRivals = items.length > 0 && items.every(({ wish, met }) => met && rivalPrice.test(wish))
  const answers = withNamedItems(
    sections.filter((section) => section.id === answered),
    checks ?? [],
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
