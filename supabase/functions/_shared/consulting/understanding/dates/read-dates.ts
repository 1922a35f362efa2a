import { addDays, type Span, weekdayOf } from '../../base/calendar.ts'
import type { Draft } from '../text/draft.ts'
import { type FoundDate, findDates, foldInPlace, relativeDate, weekdays } from './dates.ts'
import { eventDay } from './once.ts'
import { readOpenHours } from './opening-hours.ts'
import { closedWeekdays, weekdaysIn, weeklyDish } from './week-days.ts'

/** `bare`: without a remark on it, such as "não conte aquilo". */
type Slice = { text: string; start: number; bare?: string }

/** Longest entry, in characters: a longer one contains more than a date. */
const longestEntry = 300

const up =
  /\b(alta|dobro|triplo|dobrou|dobraram|triplicou|encheu|bombou|lotou|ferveu|bomba|bombar|bombam|lota|lotam|lotado|enche|enchem|cheio|cheia|vende mais|vendem mais|vendemos mais|vende muito|vendeu muito|vendemos muito|vende bem|vendeu bem|vendemos bem|aumenta|aumentam|aumentar|subir|crescer|dobrar|(?:%|por cento) a mais|sobe|sobem|forte|fortes|melhor|melhores|pico|movimentad[oa]|dobra|cresce|crescem|mais movimento|muito movimento|bom|boa|bons|otim[oa]|ferve|fervem|explode|dispara)\b/
const down =
  /\b(baixa|esvazia|esvaziam|esvaziou|atrapalha|atrapalham|atrapalhou|afasta|espanta|cai|caem|cair|caiu|(?:%|por cento) a menos|fraco|fraca|fracos|vazio|vazia|parado|parada|vende menos|vendem menos|vendemos menos|vende pouco|vendem pouco|vendeu pouco|vendemos pouco|pouco movimento|diminui|diminuem|pior|piores|menos movimento|devagar|some|somem|ruim|despenca|despencou|derruba|derrubam|morto|morta|mort[oa]s?)\b/
const closed =
  /\b(fech\w*|nao (?:(?:vou|vai|vamos|iremos) )?(?:abr|funcion)\w+|sem abrir|recesso|ferias coletivas|parados?|reforma)\b/
/** A party that has the house to itself: its guests come, the house is open. */
const privateParty =
  /\b(?:confraternizac(?:ao|oes)|eventos?|festas?|jantar(?:es)?|almocos?|reservas?|grupos?|turmas?|aniversarios?|casamentos?)(?: \w+)? fechad[oa]s?\b/
/** Days that the owner does not want counted. They are over. */
const leftOut =
  /\b(?:desconsider\w+|nao cont(?:e|a|ar|em)|(?:tir(?:a|ar|e)|exclu(?:a|i|ir)) (?:(?:a|as|o|os) )?(?:semanas?|dias?|periodo))\b/
/** "fechamos 3 dias": which days of the month is not said. */
const someDays =
  /\b(\d{1,2}|um|uma|uns|umas|dois|duas|tres|quatro|cinco|alguns|algumas) (dias?|semanas?|vezes)\b/
const counted: Readonly<Record<string, number>> = { um: 1, dois: 2, tres: 3, quatro: 4, cinco: 5 }

/** The number of days closed in some month; null for weeks, and for "alguns". */
function daysOf(folded: string): number | null {
  const [, word = '', noun = ''] = someDays.exec(folded) ?? []
  const count = counted[word] ?? Number(word)
  return noun.startsWith('dia') && count >= 1 && count <= 31 ? count : null
}
/** "fechamos 3 dias" is over; of days to come an owner says "vamos fechar". */
const shutSomeDays = /\b(?:fechamos|ficamos fechados|paramos) (?:por )?\S+ dias?\b/
/** Says only what to do about the clause before: "não conte aquilo", "pode contar como extra", "não quero errar". */
const onlyRemark =
  /^(?:(?:e|mas|entao|favor|por) )*(?:(?:nao cont\w+|desconsider\w+|tir(?:a|e|ar)|esquec\w+)(?: (?:com|de))? (?:aquilo|isso|isto|ess[ea]s dias|aqueles dias)|(?:pode|podem)(?: \w+)? contar(?: isso| ela| ele)? (?:como|por) (?:extra|fora)|(?:conta|entra|fica) (?:como extra|por fora|por cima|a parte)|nao (?:quero|posso|pode) errar)$/
/** "o Natal cai numa sexta" is about the calendar, "o movimento cai" about sales. */
const onCalendar = /\b(?:cai|caem)(?= (?:em|no|na|num|numa|quando|que dia|dia)\b)/
/** A question about sales is no occasion. */
const asks = /^(?:(?:e|eu|quero|queria|saber|me|diz|diga) )*(?:quanto|quantos|quantas|quando|qual|que dia)\b/
/** Says only how much is expected of the day just named: "uns 30% a mais", "deve cair pela metade". */
const onlyEffect =
  /^(?:(?:e|uns|umas|deve|devem|vai|vao|espero|acho|que|cerca|de|em torno|pela|vender|cair|subir|aumentar|crescer|dobrar|mais|menos|a|metade|por cento|\d{1,3} ?%?)(?: |$))+$/
const past =
  /\b(passado|passada|fechei|fechou|ficou|ficamos|fiquei|esteve|estivemos|estava|estavamos|foi|teve|tivemos|houve|fiz|fez|fizemos|veio|viemos|caiu|despencou|ultim[oa])\b/
/** Past tense: "choveu", "ficou", "vieram", but not "meu" or "vou" */
const preterite =
  /\b(?!(?:meu|seu|teu|eu|ou|sou|vou|dou|estou|museu|europeu|liceu|ateneu)\b)[a-z]+(?:ou|eu|iu|aram|eram|iram)\b/
const future = /\b(vai|vao|vamos|vou|ate|sera|serao|deve|devem)\b/
/** "fecha e volta na quarta": the dates of the feast do not say how long it is closed. */
const returns = /\b(volt\w+|reabr\w+|retorn\w+)\b/
/** "junho inteiro é forte por causa das festas juninas": the month, not the feast. */
const wholeMonth =
  /\b(?:inteir[oa]|(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) todo|o mes todo|todo o mes|mes inteiro)\b/
const hasYear = /\b20\d\d\b|\d\/\d{1,2}\/\d{2}\b/
const opens = /\b(abri\w*|abre\w*|funciona\w*)\b/

/** Words around a date that do not describe the occasion. */
const around =
  /\b(?:em|no|na|nos|nas|nao|passado|passada|de|do|da|dos|das|dia|dias|o|a|os|as|e|para|pra|pro|por|com|temos|tem|teremos|vai|vao|ter|haver|ha|sera|vamos|que|quando|gente|todo|toda|nosso|nossa|mes|fechamos|fecha|fechar|fechado|fechada|fechados|fechou|fechei|ficamos|ficou|estaremos|estamos|estara|abrimos|abre|abrir|sempre|la|ate|desde|entre|cai|caem|cair|é|e\s)\b/g

function slices(text: string, separators: RegExp): Slice[] {
  const found: Slice[] = []
  let from = 0
  for (const match of text.matchAll(separators)) {
    found.push({ text: text.slice(from, match.index), start: from })
    from = match.index + match[0].length
  }
  found.push({ text: text.slice(from), start: from })
  return found.flatMap(({ text: part, start }) => {
    const lead = part.length - part.trimStart().length
    const said = part.trim()
    return /[\p{L}\p{N}]/u.test(said) ? [{ text: said, start: start + lead }] : []
  })
}

/** The rest of a text without its dates and the words around them. */
function nameWithout(
  text: string,
  dates: readonly { start: number; end: number }[],
  keepsEnds = false,
): string {
  let rest = ''
  let from = 0
  for (const { start, end } of dates) {
    rest += `${text.slice(from, start)} `
    from = end
  }
  rest += text.slice(from)
  const bare = rest
    .replace(/[()[\]"“”:–—-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (keepsEnds) return bare.replace(/(?:\s+(?:de|do|da|em|no|na|dia|dias))+$/iu, '').slice(0, 120)
  // "dia do vegano" is a name, "dia" alone is not.
  if (/^dia d[aeo]s? \p{L}/iu.test(bare)) return bare.slice(0, 120)
  const folded = foldInPlace(bare)
  // Only connecting words at the ends: those in the middle belong to the name.
  let first = 0
  let last = bare.length
  const words = [...folded.matchAll(/\S+/g)]
  for (const word of words) {
    if (!isAround(word[0])) break
    first = word.index + word[0].length
  }
  for (const word of words.toReversed()) {
    if (!isAround(word[0]) || word.index < first) break
    last = word.index
  }
  return bare.slice(first, last).trim().slice(0, 120)
}

const isAround = (word: string) => word.replace(around, '') === ''

const minor =
  /\b(crianca\w*|infantil|kids|menores|gravida\w*|gestante\w*|(?:meu|nosso|um|o|do|de|com|pra|pro|para) bebes?\b)/
/** Names of dates that are no restriction: the children in them are not meant. */
const childrens = /\b(?:dia|semana|mes) das? criancas?\b/
/** Whether someone who must not get alcohol is mentioned. */
const reachesMinors = (text: string) =>
  // "bebê" is a child, "quem dirige não bebe" is not.
  /bebês?(?!\p{L})/iu.test(text.normalize('NFC')) || minor.test(foldInPlace(text).replace(childrens, ''))
const addressed = /\b(ignore|ignora|system|prompt|voce agora|instruc\w+)\b/

function leaveOut(draft: Draft, slice: Slice): void {
  const folded = foldInPlace(slice.text)
  const reached = reachesMinors(slice.text)
  draft.unread.push({
    start: slice.start,
    end: slice.start + slice.text.length,
    why: reached ? 'allergy' : addressed.test(folded) ? 'instruction' : 'unknown',
    blocking: reached,
    choices: [],
  })
}

/** How often to post is another question of the wizard. */
const ofFrequency = /\b(?:posts?|postagens|publicacoes|vezes) (?:por|a|na|pra cada) semana\b/

/** Among dates to post about, where a renovation may be the occasion. */
const staysShut = /\b(fecha\w*|recesso|ferias coletivas)\b/

/** Dates to post about: "São João, aniversário da casa 14/03". An entry without a date is left over. */
export function readSpecialDates(text: string, today: string): Draft {
  const draft: Draft = { wishes: [], unread: [] }
  for (const entry of slices(
    text,
    /[;\n?!]|,(?!\d)(?![^()]*\))|\sent[ãa]o\s|\s+e\s+(?=(?:o |a )?(?:dia|natal|r[eé]veillon|carnaval|s[aã]o|anivers[aá]rio|festa|p[aá]scoa|black|ano novo|fortal|halloween|f[eé]rias|semana santa|corpus|jogo)\b)|\.(?=\s|$)/giu,
  )) {
    if (entry.text.length > longestEntry) {
      leaveOut(draft, entry)
      continue
    }
    const stated = findDates(entry.text, today)
    const relative =
      stated.length === 0 ? (relativeDate(entry.text, today) ?? eventOn(entry.text, today)) : null
    const all = relative ? [relative] : stated
    // "Dia da Cachaça (13/09)" gives one date twice.
    const found = all.filter(
      ({ name, span }) =>
        name !== null || !all.some((other) => other.name !== null && other.span.from === span.from),
    )
    const severalNamed = found.length > 1 && found.every(({ name }) => name !== null)
    const dated = all.filter(({ name }) => name === null)
    // "pré-carnaval dia 30/01": the owner's date counts.
    const own = dated.length === 1 && all.length > 1
    // "não postar dia 25/12"
    const refused = /\b(nao|nem|sem|nada|evit\w+|ia ser|mudou)\b/.test(foldInPlace(entry.text))
    const unclear =
      refused ||
      ofFrequency.test(foldInPlace(entry.text)) ||
      found.length === 0 ||
      (found.length > 1 && !severalNamed && !own)
    if (unclear || reachesMinors(entry.text) || addressed.test(foldInPlace(entry.text))) {
      leaveOut(draft, entry)
      continue
    }
    const figures = dated
    for (const { name, span } of own ? dated : found) {
      const rest = nameWithout(entry.text, figures, name !== null || own)
      const what = (severalNamed ? name : rest) || name || entry.text
      draft.wishes.push({
        wish: {
          kind: 'date',
          what: what.slice(0, 120),
          from: span.from,
          to: span.to,
          closed: staysShut.test(foldInPlace(entry.text)) && !returns.test(foldInPlace(entry.text)),
        },
        start: entry.start,
        end: entry.start + entry.text.length,
      })
    }
  }
  return draft
}

/** Commas within dates do not separate: "dia 8, 9 e 10 de dezembro". */
const betweenClauses = /[;\n!?]|,(?!\d|\s\d{1,2}(?:,|\s+e\s+\d))|\.(?=\s|$)|\s+(?=mas\s)/giu

/**
 * Clauses that a comma separates although they belong together: what is left out with its days ("tirar a semana da greve,
 * 3 a 9/8"), and a day with its expected sales ("dia 28 tem show, uns 30% a mais").
 */
function joined(text: string, clauses: readonly Slice[], today: string): Slice[] {
  const whole: Slice[] = []
  for (const clause of clauses) {
    const before = whole.at(-1)
    const dates = findDates(clause.text, today)
    const remarks = before !== undefined && onlyRemark.test(foldInPlace(clause.text).trim())
    const belongs =
      remarks ||
      (before !== undefined &&
        text[before.start + before.text.length] === ',' &&
        (dates.length === 0
          ? onlyEffect.test(foldInPlace(clause.text)) && findDates(before.text, today).length > 0
          : nameWithout(clause.text, dates) === '' &&
            leftOut.test(foldInPlace(before.text)) &&
            findDates(before.text, today).length === 0))
    if (belongs && before) {
      if (remarks) before.bare ??= before.text
      before.text = text.slice(before.start, clause.start + clause.text.length)
    } else whole.push({ ...clause })
  }
  return whole
}

const withoutRemark = (what: string, { text, bare }: Slice) => {
  const remark = bare === undefined ? '' : text.slice(bare.length)
  return remark !== '' && what.endsWith(remark) ? what.slice(0, -remark.length) : what
}

const isWholeMonth = ({ from, to }: Span) =>
  from.endsWith('-01') &&
  to === addDays(`${addDays(to, 1).slice(0, 7)}-01`, -1) &&
  from.slice(0, 7) === to.slice(0, 7)

/** What a forecast should know: "fechamos para reforma em março; julho tem alta estação; abrimos segunda". */
export function readContext(text: string, today: string): Draft {
  const draft: Draft = { wishes: [], unread: [] }
  let shut = false
  for (const clause of joined(text, slices(text, betweenClauses), today)) {
    if (clause.text.length > longestEntry) {
      leaveOut(draft, clause)
      continue
    }
    const folded = foldInPlace(clause.text)
    const isLeftOut = leftOut.test(folded)
    const told =
      isLeftOut ||
      shutSomeDays.test(folded) ||
      past.test(folded) ||
      (preterite.test(folded) && !future.test(folded))
    const all = findDates(clause.text, today, told)
    // "fortal em julho" is one date.
    const names = all.filter(({ name }) => name !== null)
    const months = all.filter(({ name }) => name === null)
    // "São João 24/06/2025" is that year's only.
    const isStated =
      wholeMonth.test(folded) || months.some(({ start, end }) => hasYear.test(clause.text.slice(start, end)))
    const chosen = names.length > 0 && months.length > 0 ? (isStated ? months : names) : all
    const found = chosen.map((date) => ({ ...date, span: partOfMonth(folded, date.span) }))
    const rest = nameWithout(clause.text, all)
    // "fecha 24/12, 25/12 e 01/01"
    const continues: boolean = shut && found.length > 0 && rest === ''
    const isClosed: boolean =
      continues ||
      isLeftOut ||
      (closed.test(folded.replace(privateParty, '')) && !/\bnao (vamos |vai )?fecha\w*/.test(folded))
    shut = isClosed
    const ofSales = names.length > 0 ? folded.replace(onCalendar, '') : folded
    const effect = down.test(ofSales) ? 'down' : up.test(ofSales) ? 'up' : undefined
    const shutOn = closedWeekdays(clause.text)
    const weekday = weekdays.findIndex((name) => new RegExp(`\\b${name}s?(?:[ -]feiras?)?\\b`).test(folded))
    const opening = opens.test(folded)
    const event = found.length === 0 ? eventDay(folded, today) : null
    const open = readOpenHours(clause.text)
    if (open) {
      draft.wishes.push({ wish: open, start: clause.start, end: clause.start + clause.text.length })
      continue
    }
    // "a partir de janeiro não abre mais segunda" is neither every day from then on nor every Monday.
    const isMixed = isClosed && weekday >= 0 && found.some(({ span }) => span.from !== span.to)
    const once = weekdaysOnce(folded, today)
    const often =
      found.length === 0 && event === null && once.length === 0 && !isClosed && !opening && !told
        ? everyWeekIn(folded)
        : null
    const days =
      often !== null ||
      found.length > 0 ||
      (weekday >= 0 && (isClosed || opening || effect !== undefined)) ||
      event !== null
    const only = all.length === 1 ? all[0] : undefined
    const atEdge = only && (only.start < 8 || only.end > clause.text.length - 2)
    // The description without its date; the owner's whole sentence if the two are interwoven.
    const said = foldInPlace(rest)
    const bare = !/\s/.test(rest) && (up.test(said) || down.test(said) || /^fech/.test(said))
    // "dia das mães bomba": one word alone would not say what happens.
    const what =
      bare && rest !== '' ? clause.text : atEdge && !/\bnao\b/.test(folded) ? rest : rest && clause.text
    const says =
      often !== null ||
      event !== null ||
      isClosed ||
      effect !== undefined ||
      opening ||
      names.length > 0 ||
      (what !== '' && found.length > 0)
    const isQuestion = asks.test(folded) || text[clause.start + clause.text.length] === '?'
    // Which days of the month is not said: only of the past, where the sheet may show them.
    const closedDays = told && found.every(({ span }) => span.to < today) ? daysOf(folded) : null
    const isPart = isClosed && someDays.test(folded) && found.some(({ span }) => isWholeMonth(span))
    if (
      !days ||
      !says ||
      isMixed ||
      isQuestion ||
      (isPart && closedDays === null) ||
      (isClosed && returns.test(folded)) ||
      reachesMinors(clause.text) ||
      addressed.test(folded)
    ) {
      leaveOut(draft, clause)
      continue
    }
    // "a partir de dezembro" has no end.
    const begins = /\ba partir de\b/.test(folded)
    // "obra na rua até março" has already started.
    const ongoing = only && /\bate (?:o |a )?(?:dia |fim de |final de )?$/.test(folded.slice(0, only.start))
    const weekly = found.length > 0 ? [] : event ? [event.day] : once
    const spans =
      found.length > 0
        ? found
        : weekly.length > 0
          ? weekly.map((day) => ({ span: { from: day, to: day }, name: null }))
          : [{ span: null, name: null }]
    for (const { span, name } of spans) {
      draft.wishes.push({
        wish: {
          kind: 'date',
          what: withoutRemark(what || name || clause.text, clause).slice(0, 120),
          ...(span
            ? { from: ongoing && span.from > today ? today : span.from, ...(begins ? {} : { to: span.to }) }
            : {}),
          ...(span || shutOn === null ? {} : { weekdays: shutOn }),
          ...(span || often === null ? {} : { weekdays: often }),
          closed: isClosed || (!span && shutOn !== null),
          ...(isPart && closedDays !== null ? { days: closedDays } : {}),
          ...(effect && !isClosed ? { effect } : {}),
        },
        start: clause.start,
        end: clause.start + clause.text.length,
      })
    }
  }
  return draft
}

/** Weekdays with a regular event: "quinta do caranguejo", "sexta ferve". Null for a single date. */
function everyWeekIn(folded: string): number[] | null {
  const named = weekdaysIn(folded)
  const says = up.test(folded) || down.test(folded) || weeklyDish(folded, true) !== null
  return named.length > 0 && says && !/\b(nao|nem|sem)\b/.test(folded) ? named : null
}

function eventOn(text: string, today: string): FoundDate | null {
  const found = eventDay(foldInPlace(text), today)
  if (!found) return null
  const { day, start, end } = found
  return { span: { from: day, to: day }, start, end, name: null }
}

/** "nesta segunda", "quinta e sexta da semana que vem": single dates. "segunda" alone is weekly and has no date. */
function weekdaysOnce(folded: string, today: string): string[] {
  const named = weekdays.flatMap((name, weekday) =>
    new RegExp(`\\b${name}s?(?:[ -]feiras?)?\\b`).test(folded) ? [weekday] : [],
  )
  if (/\b(?:semana (?:que|q) vem|proxima semana)\b/.test(folded)) {
    const monday = addDays(today, 7 - ((weekdayOf(today) + 6) % 7))
    return named.map((weekday) => addDays(monday, (weekday + 6) % 7)).toSorted()
  }
  if (!/\b(nest[ae]|ess[ae]|est[ae]|proxim[oa])\b/.test(folded)) return []
  return named.map((weekday) => addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7)).toSorted()
}

/** "janeiro, depois do dia 10": the part of a month that is mentioned. */
function partOfMonth(folded: string, span: Span): Span {
  const [, after, first] = /\b(depois do|apos o|a partir do) dia (\d{1,2})\b/.exec(folded) ?? []
  const [, last] = /\bate (?:o )?dia (\d{1,2})\b/.exec(folded) ?? []
  if (!isWholeMonth(span)) return span
  const from = first ? addDays(span.from, Number(first) - (after === 'a partir do' ? 1 : 0)) : span.from
  const to = last ? addDays(span.from, Number(last) - 1) : span.to
  return from <= to && to <= span.to ? { from, to } : span
}
