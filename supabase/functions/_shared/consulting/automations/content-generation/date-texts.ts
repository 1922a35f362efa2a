/** The words of a post about a date: a celebration around its day, an event, an offer, or what the calendar knows. */

import { daysBetween, shortDay } from '../../base/calendar.ts'
import { isHoliday } from '../../base/holidays.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { tokenize } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { namesOf, words } from './captions.ts'
import type { DateFields } from './date-fields.ts'
import { type Dated, sellsPlaces } from './dates.ts'
import { comboWordings } from './event-copy.ts'
import { shuffled } from './item-words.ts'
import type { Slot } from './schedule.ts'
import { type ArcStep, arcs, holidayNotice, quietDates, spokenDates } from './tables/arcs.ts'
import {
  comeback,
  dateLines,
  faith,
  faithLines,
  firstDay,
  launch,
  launches,
  novelties,
  noveltyIn,
  presented,
  returning,
  showHead,
  shows,
} from './tables/date-lines.ts'
import type { Register } from './tables/moments.ts'
import { placeLines } from './tables/place-lines.ts'
import { conditionsOf } from './weekly-copy.ts'
import type { Given, Writer } from './write-post.ts'

/** Most days before the end of bookings on which they have just opened. */
const lately = 12

/** The steps to the last day of bookings: they are open, so many days are left, the last call. */
function bookingLeads({ bookBy }: Pick<Dated, 'bookBy'>, day: string, what: string): string[] {
  if (bookBy === undefined || day > bookBy) return []
  const left = daysBetween(day, bookBy) - 1
  if (left <= 1) return [`Última chamada: ${what}.`]
  return left > lately
    ? [`Reservas abertas: ${what}.`, `Já dá para reservar: ${what}.`]
    : [`Faltam ${left} dias para reservar: ${what}.`]
}

/** Days before the evening from which its posts are the first news, and the last ones. */
const [newsFrom, lastFrom] = [12, 4]

/** The wordings for that many days before; each stands once in a calendar. */
function placeLeads(voice: 'spoken' | 'plain', days: number, named: string, lasts: string): string[] {
  const { first, later, last } = placeLines[voice]
  const stages = days <= lastFrom ? [...last, ...later] : days >= newsFrom ? [...first, ...later] : later
  return stages.map((text) =>
    text.replaceAll('{named}', named).replaceAll('{Named}', capitalize(named)).replaceAll('{lasts}', lasts),
  )
}

type Tools = {
  writer: Writer
  register: Register
  /** The dish of a celebration's weekday. */
  ofThatDay: (date: Dated) => string
}

type Setting = DateFields & {
  date: Dated
  given: Given
  say: (text: string) => string
  slot: Slot
  onDay: boolean
  /** Whether nobody has said that the house opens on the holiday. */
  unsure: boolean
  /** Whether the post of this day may state no price. */
  priceless?: boolean
  /** Of a celebration of the house's own; null for any other date. */
  step: ArcStep | null
}

const ofMenu =
  /(?<!\p{L})(?:cartas?|card[áa]pios?|menus?|torras?|sabor(?:es)?|safras?|receitas? nov\p{L}+|pratos?|drinks?|drinques?|coquet\p{L}+|combos?|rod[íi]zios?|buffets?|bebidas?|sobremesas?|doces?|salgados?|linhas?|lotes?)(?!\p{L})/iu

const noFood =
  /(?<!\p{L})(?:livros?|cord[eé](?:l|is)|discos?|[áa]lbum|exposi\p{L}+|revistas?|filmes?|m[úu]sicas?|poesias?)(?!\p{L})/iu

/** Whether what is new is eaten or drunk: what begins at an hour and has no word of a menu is an evening. */
const isTasted = (novelty: string, { at }: Dated): boolean =>
  !noFood.test(novelty) &&
  (at === undefined || ofMenu.test(novelty) || tokenize(novelty).some((word) => findTerm(word) !== undefined))

export function createDateTexts({ writer, register, ofThatDay }: Tools) {
  const voice = register === 'spoken' ? 'spoken' : 'plain'

  return function textOf(setting: Setting): string {
    const {
      date,
      given,
      say,
      slot,
      onDay,
      unsure,
      priceless,
      step,
      fields,
      called,
      begins,
      month,
      lasts,
      days,
      first,
      last,
    } = setting
    const isShow = date.own && !date.combo && showHead.test(called)

    function arcText(step: ArcStep): string {
      const body = writer.pick(
        shuffled(arcs[voice][step], given.seed).map((text) => capitalize(fields(text))),
        'first',
        given,
      )
      return words(body, step === 'day' ? ofThatDay(date) : '')
    }

    function usualText(): string {
      if (isShow) {
        const said = writer.pick(
          shuffled(shows[register][onDay ? 'day' : 'ahead'], given.seed).map((text) =>
            capitalize(fields(text)),
          ),
          'first',
          given,
        )
        if (said !== '') return said
      }
      // "Réveillon com ceia"
      const named = `${called}${conditionsOf(date).beside}`
      const opening =
        month !== null
          ? `[Em ${month}: ${named}|${capitalize(named)}, em ${month}|${capitalize(month)} é o mês: ${named}].`
          : onDay && last > first
            ? `[${capitalize(named)} começa hoje|Começa hoje: ${named}], até ${shortDay(last)}.`
            : onDay
              ? `[${capitalize(named)}: é hoje${begins}|É hoje${begins}: ${named}|Chegou o dia: ${named}${begins}].`
              : `[${days > 1 ? `Faltam ${days} dias: ${named}, ${lasts}` : `${capitalize(named)}, ${lasts}`}|${capitalize(named)}: ${lasts}].`
      if (date.own && faith.test(called) && date.price === undefined) {
        const said = writer.pick(
          shuffled(faithLines[onDay ? 'day' : 'ahead'], given.seed).map((text) => capitalize(fields(text))),
          'first',
          given,
        )
        if (said !== '') return said
      }
      // What is sold or held speaks for itself: the facts follow.
      const novelty = date.own && date.item === null ? noveltyIn(called) : null
      const launched = date.item !== null && launch.test(called) ? spokenName(date.item.name) : novelty
      if (launched !== null) {
        const table = comeback.test(called)
          ? returning
          : novelty === null
            ? launches
            : isTasted(novelty, date)
              ? novelties
              : presented
        const said = writer.pick(
          shuffled(table[register][onDay ? 'day' : 'ahead'], given.seed).map((text) =>
            capitalize(fields(text.replaceAll('{item}', launched))),
          ),
          'first',
          given,
        )
        if (said !== '') return said
      }
      if (
        date.price !== undefined ||
        date.offers !== undefined ||
        date.supper ||
        (date.own && date.note !== undefined)
      ) {
        const others = onDay ? [] : [`${capitalize(named)} é ${lasts}.`, `Anote o dia: ${named}, ${lasts}.`]
        const lead = [
          ...bookingLeads(date, slot.day, `${named}, ${lasts}`),
          ...(onDay || !sellsPlaces(date) ? [] : placeLeads(voice, days, named, lasts)),
          say(opening),
          ...others,
        ].find((text) => writer.isFree(text, 'first') && given.fits(text))
        if (lead !== undefined) {
          writer.keep(lead, 'first')
          return lead
        }
      }
      const spoken = register === 'spoken' ? spokenDates[date.name] : quietDates[register][date.name]
      // A feast of several days that the house keeps open: its text of the last day comes on that day.
      const isFirst = onDay && last > first && date.open === true
      const told = isFirst ? firstDay[voice] : spoken && (onDay ? spoken.text : spoken.ahead)
      const allowed = told !== undefined && given.fits(say(fields(told)))
      const known = allowed ? told : onDay ? date.text : date.ahead
      const text =
        known ??
        (unsure
          ? holidayNotice[voice]
          : onDay && !date.own && isHoliday(first)
            ? '[Um abraço da casa|O abraço de todos daqui] a quem está perto e a quem está longe.'
            : onDay
              ? dateLines[register].day
              : dateLines[register].ahead)
      const body = say(fields(text))
      // A text that names its date needs no announcement of it.
      if (allowed || (onDay && known !== null && namesOf(body, called))) {
        writer.keep(body, 'first')
        return body
      }
      const lead = say(opening)
      writer.keep(lead, 'first')
      // "Deixe o dia livre": a month is no day.
      return `${lead} ${month === null ? body : say(dateLines[register].month)}`
    }

    /** A combo has words of its own. */
    const heldText = (): string | null => (date.combo ? offerText(date.combo) : null)

    /** The offer with its price: also where all its wordings are used. */
    function offerText(combo: NonNullable<typeof date.combo>): string {
      const { until, left } = combo
      const lasting = left === undefined ? 'until' : 'weekly'
      const when = until !== undefined ? (slot.day < until ? lasting : 'last') : onDay ? 'day' : 'ahead'
      const inside = /\(([^)]*\d[^)]*)\)/.exec(date.name)?.[1] ?? ''
      const of =
        combo.of === '' ? inside.replace(/\s*x\s*(?=\d)/i, ' × ').replace(/(\d)(m?l)\b/i, '$1 $2') : combo.of
      const wordings = comboWordings(
        { what: called, ...combo, of },
        when,
        until ?? first,
        register,
        priceless === true,
      )
      const turned = shuffled(wordings, given.seed)
      return (
        writer.pick(turned, 'first', given) || writer.pick(turned, 'within', given) || (wordings[0] ?? '')
      )
    }

    return heldText() || (step === null ? usualText() : arcText(step))
  }
}
