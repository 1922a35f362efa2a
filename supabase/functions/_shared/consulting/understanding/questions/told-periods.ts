/**
 * "Fechamos na semana de 29/12, e a Copa de 8 de junho a 19 de julho foi fora do normal": each fact about the sheet has its
 * own days. A reader of single clauses would take the first and the last date of a sentence for one period.
 */
import { addDays, type Span, weekdayOf } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import type { Named } from '../spoken/pieces.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const shut =
  /(?<![a-z])(?:fech(?:amos|ei|ou|ad[oa]s?|ada)|(?:re)?pass(?:amos|ou) fechad\w*|nao (?:abr|funcion|trabalh)\w+|sem abrir|parad[oa]s?|ferias coletivas|recesso|interditad\w+)(?![a-z])/
const odd =
  /(?<![a-z])(?:(?:fora|longe) d[oe] (?:normal|comum|padrao)|nao (?:se )?(?:vao? |vai )?repet\w+|nao (?:e|foi|eram?) (?:o )?norma(?:l|is)|(?:a|anti)?tipic[oa]s?|anorma(?:l|is)|excecao|excepciona(?:l|is)|nao (?:deve\w* |pode\w* |e para |precisa )?(?:cont|consider|entr|us|lev|val)\w+|(?:des|nem )consider\w+|ignor\w+|descart\w+|tir\w+ (?:isso |ess\w+ |est\w+ )?da (?:conta|media)|(?:teve|com|por|em) (?:obras?|reforma|mudanca|evento|greve|enchente)|(?:faltou|sem|queda de|ficamos sem) (?:luz|energia|agua|gas|internet)|(?:encheu|lotou|esvaziou|derrubou|bombou|estourou|explodiu|triplicou|dobrou) (?:a casa|o movimento|as vendas|tudo|demais)?)/
const partial =
  /(?<![a-z])(?:incomplet\w+|pela metade|na metade|parcia(?:l|is)|so (?:vai|foi|tem|pega|pegou|conta|inclui) (?:ate |com |[oa]s? )?(?:domingo|segunda|terca|quarta|quinta|sexta|sabado|\w+ dias?)|nao (?:esta|ta|foi) (?:completa|inteira|fechada))/
/** What a row of the sheet is: the sheet knows it. */
const ofRows =
  /^(?:cada|as|toda|todas as) linhas?(?: d[ao] (?:planilha|arquivo|tabela))? (?:e|sao|representam?|corresponde\w*|equival\w+|mostra\w*|traz\w*|soma\w*) (?:a |[oa]s? )?(?:uma? )?(?:semana|dia|mes)[a-z -]*$/
/** What other readers know by the sheet, and what is no fact about days. */
const others =
  /(?<![a-z])(?:primeira|ultima) semana(?![a-z])|r\$|\d,\d\d(?!\d)|%|(?<![a-z])(?:reais|precos?|subi\w*|aument\w+|desconto\w*|promoc\w+)(?![a-z])/

type Fact = 'shut' | 'odd' | 'partial' | 'rows'
type Clause = { start: number; end: number; said: string; spans: Span[] }

const factOf = ({ said, spans }: Clause): Fact | null => {
  if (spans.length === 0) return ofRows.test(said.trim()) ? 'rows' : null
  if (partial.test(said)) return 'partial'
  if (shut.test(said)) return 'shut'
  return odd.test(said) ? 'odd' : null
}

/** A date alone, behind a clause that said what its days were: "…, e a semana do Natal". */
const isBare = ({ said }: Clause) =>
  /^(?:e |nem )?(?:tambem )?(?:[oa]s? |n[oa]s? |de |em )?(?:semanas? |dias? |mes |feriado |periodo )?[^,]{2,45}$/.test(
    said.trim(),
  ) && !/(?<![a-z])(?:quero|precis\w+|va[io]|tem|teve|foi|sobe\w*|pode\w*)(?![a-z])/.test(said)

/** Monday to Sunday, where the owner speaks of a week. */
function weekOf({ from, to }: Span): Span {
  const monday = addDays(from, -((weekdayOf(from) + 6) % 7))
  return { from: monday, to: addDays(monday, 6) < to ? to : addDays(monday, 6) }
}

const joints = /,\s+(?:e |mas |porem )?|\s+e\s+/g

/** The clauses of a sentence: a joint parts them where both sides have days of their own, or where one tells of rows. */
function clausesOf(sentence: string, folded: string, at: number, today: string): Clause[] {
  const dates = findDates(sentence, today, true)
  const within = (start: number, end: number): Clause => ({
    start: at + start,
    end: at + end,
    said: folded.slice(start, end),
    spans: dates.flatMap((one) => {
      if (one.start < start || one.end > end) return []
      const isWeek =
        /(?<![a-z])semana (?:inteira )?(?:d[aeo]s? |que comec\w+ (?:em |n[oa]s? )?)?(?:dia )?$/.test(
          folded.slice(start, one.start),
        )
      return [isWeek ? weekOf(one.span) : one.span]
    }),
  })
  const cuts: Clause[] = []
  let from = 0
  for (const { 0: joint, index } of folded.matchAll(joints)) {
    const next = index + joint.length
    if (dates.some((one) => one.start < next && one.end > index)) continue
    const [before, after] = [within(from, index), within(next, folded.length)]
    if (after.spans.length === 0 || (before.spans.length === 0 && factOf(before) !== 'rows')) continue
    cuts.push(before)
    from = next
  }
  return [...cuts, within(from, folded.length)]
}

/** What one sentence tells of the sheet's days; null if a clause of it says anything else. */
function readSentence(clauses: readonly Clause[], text: string, today: string) {
  const wishes: DraftWish[] = []
  const told: { start: number; end: number }[] = []
  let last: Fact | null = null
  for (const clause of clauses) {
    const fact: Fact | null = factOf(clause) ?? (last !== 'rows' && isBare(clause) ? last : null)
    if (fact === null || clause.spans.some(({ from }) => from > today)) return null
    last = fact
    const { start, end, spans, said } = clause
    if (fact === 'rows') told.push({ start, end })
    // Weekly rows: "a de 23/11" is a week.
    const isWeek = fact === 'partial' && /(?<![a-z])(?:semana|a de|essa)(?![a-z])/.test(said)
    for (const span of spans) {
      const { from, to } = isWeek ? weekOf(span) : span
      const what = text.slice(start, end).slice(0, 110)
      wishes.push({
        wish: { kind: 'date', what, from, to, closed: true, ...(fact !== 'shut' && { leftOut: true }) },
        start,
        end,
      })
    }
  }
  return { wishes, told }
}

/** The periods that sentences tell of, where they tell of several, or of one that other readers do not know. */
export function readToldPeriods(text: string, names: readonly Named[], today: string) {
  const folded = foldInPlace(text).toLowerCase()
  const found = { wishes: [] as DraftWish[], told: [] as { start: number; end: number }[] }
  for (const match of folded.matchAll(/[^.;!?\n]+(?:\.(?=\d)[^.;!?\n]+)*/g)) {
    const lead = /^\s*/.exec(match[0])?.[0].length ?? 0
    const [said, at] = [match[0].slice(lead).trimEnd(), match.index + lead]
    const isAsked = folded[at + said.length] === '?'
    if (said.length > longestText || isAsked || others.test(said)) continue
    if (names.some(({ name, isSection }) => !isSection && said.includes(foldInPlace(name).toLowerCase())))
      continue
    const clauses = clausesOf(text.slice(at, at + said.length), said, at, today)
    const [first] = clauses
    if (!first || (clauses.length === 1 && !['partial', 'rows'].includes(factOf(first) ?? ''))) continue
    const read = readSentence(clauses, text, today)
    found.wishes.push(...(read?.wishes ?? []))
    found.told.push(...(read?.told ?? []))
  }
  return found
}
