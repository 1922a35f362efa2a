import { addDays, monthNames, shortDay, weekdayOf } from '../../base/calendar.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { foldAccents, formatNumber, joinList } from '../../base/language/text.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { type DayPart, wholeDay } from './day-part.ts'
import { type Episode, episodeWords } from './episodes.ts'
import { feastYearAgo, oneYear, yearAgoWords } from './feast-year-ago.ts'
import {
  besideWords,
  effectLastYear,
  inSeason,
  lastYear,
  levelLastYear,
  sinceWords,
  touches,
} from './last-year.ts'
import { lostDaysWords } from './lost-days.ts'
import type { Effect } from './occasions.ts'
import { weekdaysIn } from './own-days.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'
import { onThe } from './sentences.ts'
import { percentWords, sharedWords } from './week-shares.ts'

type Past = ForecastLine['past']

/** Bounds for the factor by which a single year may change a forecast. */
const bounds = { down: 0.5, up: 2, guests: 3 } as const

/** Words of a date that only ask for its number: "quero também o réveillon". */
const asksFor = /\b(?:quero|queria|preciso|quanto|previs\w+|prever|saber|inclu\w+|tambem|tb|tbm)\b/
/** Words of an event that the sheet cannot measure. */
const event =
  /\b(?:festa|show|evento|confraternizac\w+|casamento|jogo|feira|festival|aniversario|bloco|inaugurac\w+)\b/
const newThisYear = /ano passado/
const wantsCertainty = /\b(?:certeza|errar|exat\w+|garant\w+)\b/

/** Words of a day that comes back every year on its date. */
const yearly =
  /\b(?:feriado|padroeir\w+|nossa senhora|sant[oa]|sao|procissao|novena|quermesse|festejos?|romaria|vaquejada|festa d[aoe]|feira d[aoe]|festival|exposicao|dia d[aoe]s?|todo ano|todos os anos|cada ano|ano passado|do ano)\b/
const isYearly = ({ what, text, note = '' }: WishOf<'date'>): boolean =>
  yearly.test(foldAccents(`${what} ${text}`.toLowerCase())) && !newThisYear.test(foldAccents(note))

/** Whether guests come to something that is planned for them. */
export const isEvent = (what: string): boolean => event.test(foldAccents(what))

/** Whether the owner only asks what a date sells. */
export const asksForNumber = ({ text }: Pick<WishOf<'date'>, 'text'>): boolean => {
  const said = foldAccents(text)
  return asksFor.test(said) && !event.test(said)
}

const monthOf = (day: string) => monthNames[Number(day.slice(5, 7)) - 1] ?? ''
/** What a day adds to its week if it fills like the house's best one; nothing where it is that day. */
function likeBestDay(day: string, parts: readonly number[]): string {
  const [own, best] = [parts[weekdayOf(day)] ?? 0, Math.max(0, ...parts)]
  const added = Math.round((best - own) * 100)
  if (own === 0 || added < 3) return ''
  return `; se encher como ${onThe(parts.indexOf(best)).replace(/^n/, '')}, o seu melhor dia, a semana faz ${added}% a mais: compre isso do que guarda, e diga “30% a mais” (o seu número) para a tabela mudar`
}

/** Guests that a text names: "festa para 60 pessoas" → 60. */
export function guestsIn(text: string): number | null {
  const found = Number(/(\d{2,4}) ?(?:pessoas|convidados|lugares|pax)/i.exec(text)?.[1])
  return found > 0 ? found : null
}

/** Share of a day that a house keeps which closes at an hour; assumptions where the sheet has no hours. */
const keptUntil = (closes: number) => (closes <= 13 ? 0.25 : closes <= 18 ? 0.5 : closes <= 21 ? 0.75 : 0.9)

/** "é de antes da planilha, que começa em 06/07/2026": days that no week of the sheet holds; null if one does. */
function outsideOf(past: Past, from: string, to: string): string | null {
  const [first] = past
  if (!first || past.some(({ monday, value }) => value !== null && touches(monday, from, to))) return null
  return to < first.monday
    ? `é de antes da planilha, que começa em ${fullDay(first.monday)}: ela não mostra isso, e o número não mudou.`
    : 'a planilha não tem vendas nesses dias: ela não mostra isso, e o número não mudou.'
}

const fullDay = (iso: string) => iso.split('-').toReversed().join('/')

/** What was done about one thing that the owner said. */
export type Told = {
  wish: WishOf<'date'>
  /** Without the owner's words. */
  answer: string
  /** The figures do not take it into account. */
  unmet: boolean
  /** Factor on the affected weeks. */
  factor: number | null
  /** The factor is of the whole week that holds the days, and not of the days. */
  ofWeek?: boolean
}

/** The answer after the owner's words; a wish added as a chip has its dates in its label. */
export const saidOf = ({ wish: { text }, answer }: Told): string =>
  `“${text.trim().replace(/[.;,]$/, '')}”: ${answer}`

/**
 * Applies what the owner expects of the forecast weeks. A number changes only if last year's sales show by how much: an
 * expectation alone is no measure.
 * @param parts each day's share of a week's sales, from Sunday on; empty if the sheet has no weekdays
 * @param lostDays the Mondays of the weeks that show the closed days of a month
 */
export function readTold(
  dates: readonly WishOf<'date'>[],
  past: Past,
  coming: readonly { monday: string; value?: number }[],
  seasonal: boolean,
  effects: readonly Effect[] = [],
  parts: readonly number[] = [],
  lostDays: (wish: WishOf<'date'>) => readonly string[] = () => [],
  /** Whether a week of the sheet is left out of the calculation. */
  isLeftOut: (monday: string) => boolean = () => true,
  episodeOf: (wish: WishOf<'date'>) => Episode | null = () => null,
  /** The part of a day that a statement is of, and whence it is known. */
  partOf: (wish: WishOf<'date'>) => DayPart = () => wholeDay,
): Told[] {
  const first = coming[0]?.monday ?? ''
  const last = addDays(coming.at(-1)?.monday ?? first, 6)
  const of = (wish: WishOf<'date'>, answer: string, unmet: boolean, factor: number | null = null): Told => ({
    wish,
    answer,
    unmet,
    factor,
  })
  return dates.map((wish) => {
    const { from, closed, effect } = wish
    if (wish.weeks !== undefined || (wish.like !== undefined && (from ?? '') <= last)) {
      const episode = episodeOf(wish)
      const { text, unmet } = episodeWords(wish, episode)
      return of(wish, text, unmet, wish.like === undefined ? null : (episode?.factor ?? null))
    }
    if (from === undefined && !closed && wish.weekdays !== undefined) {
      const share = wish.weekdays.reduce((sum, weekday) => sum + (parts[weekday] ?? 0), 0)
      return parts.length === 0
        ? of(wish, 'a planilha não separa os dias da semana; o número não mudou.', true)
        : of(
            wish,
            `a planilha já mostra ${wish.weekdays.length === 1 ? 'esse dia' : 'esses dias'}, com ${formatNumber(share * 100)}% das vendas da semana, e a previsão conta cada dia assim.`,
            false,
          )
    }
    if (from === undefined && closed && parts.length > 0) {
      const days = weekdaysIn(wish.text)
      if (days.length > 0 && days.every((day) => (parts[day] ?? 0) === 0))
        return of(
          wish,
          wish.note?.startsWith('menos em ') === true
            ? `fora dos dias de ${wish.note.slice('menos em '.length)}, esses dias contam zero na previsão.`
            : 'a planilha já não tem vendas nesses dias, e a previsão também não conta com eles.',
          false,
        )
    }
    if (closed && wish.weekdays !== undefined)
      return of(wish, 'a casa não abre nesses dias, e eles contam zero na previsão.', false)
    if (wish.days !== undefined) return of(wish, lostDaysWords(lostDays(wish)), false)
    if (from === undefined && wish.leftOut && wish.to !== undefined)
      return of(wish, `o que é de antes de ${shortDay(addDays(wish.to, 1))} ficou fora da conta.`, false)
    if (from === undefined)
      return of(wish, 'sem uma data não há semana em que pôr isso; o número não mudou.', true)
    const to = wish.to ?? from
    if (to < first) {
      const kept = past
        .filter(({ monday }) => touches(monday, from, to))
        .every(({ monday }) => !isLeftOut(monday))
      if (closed && past[0] && to < past[0].monday)
        return of(
          wish,
          `é de antes da planilha, que começa em ${fullDay(past[0].monday)}: nada a tirar da conta.`,
          false,
        )
      if (closed && kept)
        return of(
          wish,
          wish.leftOut && parts.length > 0
            ? `${from === to ? 'esse dia ficou' : 'esses dias ficaram'} fora da conta: a semana entra com o que ${from === to ? 'ele costuma' : 'eles costumam'} vender.`
            : 'esses dias fazem menos de 15% da semana: ela ficou na conta, que quase não muda com isso.',
          false,
        )
      if (wish.leftOut)
        return of(wish, 'você diz que não é o normal: essas semanas ficaram fora da conta.', false)
      if (closed)
        return of(
          wish,
          'a casa estava fechada; essas semanas não ensinam o movimento normal e ficaram fora da conta.',
          false,
        )
      const outside = outsideOf(past, from, to)
      return outside === null
        ? of(
            wish,
            `já está nas vendas da planilha${besideWords(past, from, to)}; a previsão parte delas.`,
            false,
          )
        : of(wish, outside, true)
    }
    if (wish.leftOut)
      return of(
        wish,
        'esses dias ficaram fora da conta: a previsão parte das semanas inteiras de antes.',
        false,
      )
    const earlier = past.some(({ monday }) => touches(monday, lastYear(from), lastYear(to)))
    // "Em setembro abrimos menos", said in November: about this year, not the next.
    if (from > last && !closed && earlier)
      return of(
        wish,
        `já está nas vendas da planilha${besideWords(past, lastYear(from), lastYear(to))}; a previsão parte delas.`,
        false,
      )
    if (from > last && earlier)
      return of(
        wish,
        `se foi em ${lastYear(from).slice(0, 4)}, já está nas vendas da planilha; se é para ${from.slice(0, 4)}, fica depois da última semana prevista (${shortDay(last)}). O número não mudou.`,
        true,
      )
    if (from > last)
      return of(wish, `fica depois da última semana prevista (${shortDay(last)}); o número não mudou.`, true)
    if (closed) return of(wish, 'os dias fechados contam zero na previsão.', false)
    if (wish.closes !== undefined) {
      const kept = partOf(wish)
      const share = kept.share < 1 ? kept.share : keptUntil(wish.closes)
      return of(
        wish,
        `a semana já conta ${formatNumber(Math.round(share * 100))}% de um dia comum, ${kept.share < 1 ? `${kept.words} (suposição)` : 'suposição nossa'}.`,
        false,
        share,
      )
    }
    const isOpenAnyway =
      wish.weekdays === undefined && from === to && (parts[weekdayOf(from)] ?? 0) > 0 && effect === 'up'
    if (wish.open && !isOpenAnyway) {
      const added = (wish.weekdays ?? [weekdayOf(from)]).filter((day) => (parts[day] ?? 0) === 0)
      if (parts.length === 0)
        return of(
          wish,
          'a planilha é por semana e não mostra os dias: um dia a mais não se mede por ela, e o número não mudou. Um dia fraco costuma fazer perto de 10% da semana, suposição nossa; mande a planilha com a data de cada venda.',
          true,
        )
      return of(
        wish,
        added.length === 0
          ? 'a conta já tem a casa aberta nesses dias.'
          : wish.what.startsWith('casa aberta: ')
            ? 'a casa abre por causa da festa: na semana esse dia entrou como o mais fraco, e a resposta sobre a festa diz quanto esperar dele.'
            : `a planilha não tem vendas ${added.length === 1 ? onThe(added[0] ?? 0) : 'nesses dias'}: ${added.length === 1 ? 'esse dia' : 'cada um'} entrou como o mais fraco da casa, suposição nossa; acerte depois da primeira semana.`,
        false,
      )
    }
    if (wish.guests !== undefined) {
      const { now, before, of: places } = wish.guests
      const factor = Math.min(bounds.guests, now / before)
      const rise = percentWords(Math.round((now / before - 1) * 100))
      return of(
        wish,
        `${now} ${places} contra ${before} um ano antes são ${rise}${seasonal ? ' sobre o que a mesma época faria no nível de agora' : ' sobre a conta da semana'}. Supomos que a venda toda acompanha ${/s$/.test(places) && !/pessoas|reservas|mesas|suites|cadeiras/.test(places) ? 'os' : 'as'} ${places}; se só metade dela vem daí, conte com metade dessa mudança: a faixa vai de uma à outra, e nenhum teste mede isso.`,
        false,
        factor,
      )
    }
    const shown = effects.find(
      ({ kind, factor, from: first, to: end }) =>
        kind === 'date' && factor !== null && first <= to && end >= from,
    )
    if (effect === undefined && shown?.factor && guestsIn(wish.text) === null)
      return of(
        wish,
        `na sua planilha, ${shown.name} vendeu ${formatNumber(Math.abs(shown.factor - 1) * 100)}% ${shown.factor > 1 ? 'mais' : 'menos'} que as semanas vizinhas, e a conta usa isso.`,
        false,
      )
    if (effect === undefined && guestsIn(wish.text) !== null)
      return of(wish, 'a tabela das semanas continua a da casa sem a festa.', false)
    const ago = wish.percent === undefined && isYearly(wish) ? feastYearAgo(past, from, to) : null
    if (ago !== null && (effect === undefined || (ago.stands && ago.ratio > 1 === (effect === 'up'))))
      return {
        ...of(
          wish,
          ago.stands
            ? `${yearAgoWords(ago)}; ${seasonal ? 'a conta já segue a mesma época do ano anterior' : `a tabela repete isso na semana dessa data; ${oneYear}`}.`
            : `${yearAgoWords(ago)}: o número é o de uma semana comum.`,
          false,
          ago.stands && !seasonal ? ago.ratio : null,
        ),
        ofWeek: true,
      }
    if (effect === undefined && asksForNumber(wish))
      return of(
        wish,
        wantsCertainty.test(foldAccents(wish.text))
          ? 'certeza ninguém dá: a planilha não viu essa data, e quem decide o dia são as reservas; compre pelo número e guarde o alto da faixa para o que não estraga.'
          : 'a planilha não viu essa data: as reservas dizem se o dia passa disso.',
        false,
      )
    if (effect === undefined && newThisYear.test(foldAccents(wish.note ?? '')))
      return of(
        wish,
        'no ano passado não teve, e por isso a conta, que repete o ano anterior, não traz nada dela; a planilha não mede quanto vem. Se espera, por exemplo, 30% a mais nesses dias, diga “30% a mais”, e a tabela muda.',
        true,
      )
    if (effect === undefined)
      return of(wish, 'a planilha não mede quanto isso muda, e o número ficou o mesmo.', true)
    const wanted = effect === 'up' ? 'mais' : 'menos'
    // A date says more about its day than the season around it.
    const [seen] = effects
      .filter(
        (one) =>
          one.factor !== null &&
          one.from <= to &&
          one.to >= from &&
          one.factor > 1 === (effect === 'up') &&
          // Neither a season around the day nor a feast within months measures what the owner says of them.
          (wish.percent === undefined ||
            (one.kind === 'date' &&
              wish.weekdays === undefined &&
              from >= addDays(one.from, -7) &&
              to <= addDays(one.to, 7))),
      )
      .toSorted((a, b) => a.kind.localeCompare(b.kind))
    if (seen?.factor)
      return of(
        wish,
        `${wish.percent === undefined ? '' : `você espera ${percentWords(wish.percent)}; `}na sua planilha, ${seen.name} vendeu ${formatNumber(Math.abs(seen.factor - 1) * 100)}% ${wanted} que as semanas vizinhas, e a conta usa isso.`,
        false,
      )
    const part = partOf(wish)
    if (wish.percent !== undefined && wish.part !== undefined)
      return of(
        wish,
        `${percentWords(wish.percent)} ${wish.part === 'almoço' ? 'do' : 'da'} ${wish.part} são ${percentWords(Math.round(wish.percent * part.share))} do dia, ${part.words}; as tabelas já contam assim.`,
        false,
        1 + (wish.percent * part.share) / 100,
      )
    const measured = wish.weekdays === undefined ? effectLastYear(past, from, to) : null
    if (wish.percent !== undefined && (measured === null || measured > 1 !== wish.percent > 0))
      return of(
        wish,
        `a tabela usa o seu número, ${percentWords(wish.percent)}${wish.ofWeek ? ` de uma semana comum, repartidos pelos dias: ${sharedWords(wish, coming, parts)}${parts.length === 0 ? ' (fim de semana vale o dobro, suposição nossa)' : ''}` : ''}; ${measured === null ? `a planilha${past[0] ? ` começa em ${fullDay(past[0].monday)} e` : ''} não tem como medir` : 'no ano anterior a planilha não mostra isso, confira'}.`,
        false,
        Math.max(0.05, (1 + wish.percent / 100) / (seasonal ? inSeason(coming, from, wish.to ?? last) : 1)),
      )
    if (seasonal) return of(wish, 'a conta já segue a mesma época do ano anterior.', false)
    const ratio = effectLastYear(past, from, to)
    const begun = ratio === null ? sinceWords(past, from) : null
    if (begun !== null) return of(wish, `${begun}; a previsão segue daí.`, false)
    if (ratio === null) {
      return of(
        wish,
        `a planilha não tem o mesmo período do ano anterior para medir quanto, e o número não mudou${effect === 'up' && from === to ? likeBestDay(from, parts) : ''}.`,
        true,
      )
    }
    if (effect === 'up' ? ratio <= 1 : ratio >= 1) {
      return of(
        wish,
        `no ano anterior, as mesmas semanas não venderam ${wanted} que as vizinhas, e o número não mudou.`,
        true,
      )
    }
    const level = levelLastYear(past, coming, from, to)
    // A house that has grown since may repeat last year's rise, or only last year's weeks.
    const both = effect === 'up' && level !== null && level < ratio
    const factor = Math.min(bounds.up, Math.max(bounds.down, both ? (ratio + Math.max(1, level)) / 2 : ratio))
    const then = joinList([...new Set([from, to].map(monthOf))])
    const seenThen = `em ${then} de ${lastYear(from).slice(0, 4)} vendeu ${formatNumber(Math.abs(ratio - 1) * 100)}% ${wanted} que nas semanas vizinhas`
    return of(
      wish,
      Math.abs(factor - ratio) < 0.005
        ? `${seenThen}, e a conta repete isso.`
        : `${seenThen}, e a casa cresceu depois; ficamos no meio, entre repetir aquele aumento e repetir aquelas vendas.`,
      false,
      factor,
    )
  })
}

/** What the forecast does not take into account, with the reason. */
export const explainTold = (told: readonly Told[]): Explanation[] =>
  told.flatMap((one) => (one.unmet ? [{ wish: one.wish, reason: capitalize(one.answer) }] : []))

/** A stated period as the report keeps it. */
export const expectedOf = (told: Told): NonNullable<SalesForecast['expected']>[number] => ({
  what: told.wish.what,
  from: told.wish.from ?? null,
  to: told.wish.to ?? null,
  closed: told.wish.closed,
  used: !told.unmet,
  said: capitalize(told.answer),
})
