/** Days of the week and holidays on which a house is closed, or opens for some hours, as a whole clause. */
import { openHours } from '../../../base/request/calendar-wishes.ts'
import { holidaysSaid } from '../../dates/holidays.ts'
import { pastPeriods } from '../../dates/past-periods.ts'
import { ask, item, onWeekdays, type Rule, said, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

const asked = 'quant[oa]s?|qual|quais|devo|vale|compensa|sera|se|quando'
const shut = 'fech\\w+|nao (?:abr\\w+|funcion\\w+|trabalh\\w+|atend\\w+)|folg\\w+|descans\\w+'

type Fields = Record<string, unknown>

/** "WEEKLY", or the days of one holiday. */
const weekly = 'weekly'
const eachClosed = {
  field: 'from',
  take: (slots: Slots) => [
    ...(/WEEKDAY/.test(slots.said) ? [weekly] : []),
    ...holidaysSaid(true, slots.day).map(({ from, to }) => `${from} ${to}`),
  ],
}
function closedDays({ from, weekdays, ...fields }: Fields, slots: Slots): Fields {
  const own = slots.weekdays() ?? weekdays
  if (from === weekly) return { ...fields, weekdays: own }
  const [first, last] = String(from).split(' ')
  return { ...fields, from: first, to: last }
}

/** From the hour at which the house opens to the one at which it closes. */
function fromTo(fields: Fields, slots: Slots): Fields | null {
  const [start, end] = [slots.hour(), slots.hour()]
  return start === undefined || end === undefined || end <= start ? null : { ...fields, start, end }
}

/** The hours between which the house would open, or stay shut. */
function betweenHours(fields: Fields, slots: Slots): Fields | null {
  const hours = [slots.hour(), slots.hour(), slots.hour(), slots.number(), slots.number()].flatMap(
    (hour) => hour ?? [],
  )
  const [start = Number.NaN, end = Number.NaN] = [Math.min(...hours), Math.max(...hours)]
  return end > start ? { ...fields, start, end } : null
}

/** "compensa abrir no Natal?", "dia primeiro depende, me diz se abro" */
const openOn: Rule = {
  words: [
    has('se (?:eu |a gente )?(?:devo|vale|compensa|abro|e bom)|devo|vale a pena|compensa'),
    has('abr(?:o|ir|imos)'),
    has('DATE'),
  ],
  not: has('ITEM|MONEY|NUMBER|WEEKDAY|HOUR|fech\\w+'),
  strange: 2,
  told: true,
  form: { ...ask('openDay'), turn: (fields: Fields, slots: Slots) => ({ ...fields, ...slots.days() }) },
}

/** The first period of the past that the clause names. */
const firstPast = (end: 'from' | 'to') => (slots: Slots) => {
  slots.days(true)
  return pastPeriods(slots.text, slots.day, true)?.[0]?.[end]
}

/** The feast that an owner takes for the reason, in the owner's words, and its week where it is a single day. */
function besideFeast(fields: Fields, slots: Slots): Fields | null {
  const [found, ...more] = pastPeriods(slots.text, slots.day, true) ?? []
  const what = /\bou (?:é|e|foi|será que foi) (?:só|so|apenas|por causa d[aoe]s?) (.{3,60})$/iu.exec(
    slots.text,
  )?.[1]
  slots.takeRest()
  return found === undefined || more.length > 0 || what === undefined ? null : { ...fields, ...found, what }
}

export const forecastDays: readonly Rule[] = [
  // "domingo e feriado não abrimos"
  {
    words: [has('feriados?'), has(shut)],
    not: has(
      `ITEM|DATE|NUMBER|HOUR|nao fech\\w+|menos|exceto|fora|${asked}|rua|shopping|client\\w+|escritori\\w+|comercio`,
    ),
    strange: 2,
    form: wish('date', { what: said, closed: true }, { each: eachClosed, turn: closedDays }),
  },
  // "segunda é folga"
  {
    words: [has('WEEKDAY'), has('folga')],
    not: has(
      `ITEM|DATE|NUMBER|HOUR|nao|dou|dar|dou|equipe|garco\\w+|cozinheir\\w+|funcionari\\w+|pessoal|${asked}`,
    ),
    form: wish('date', { what: said, weekdays: onWeekdays, closed: true }),
  },
  // "domingo fica só de manhã, das 7 às 11"
  {
    words: [has('WEEKDAY'), has('HOUR.*HOUR'), has('abr\\w+|fica\\w*|funcion\\w+|de|das|so|apenas')],
    not: has(`ITEM|DATE|NUMBER|MONEY|musica|roda|show|samba|forro|ao vivo|happy|vazi\\w+|${asked}`),
    beside: has('manha|cedo|tarde|noite|apenas|somente|a gente|casa'),
    strange: 1,
    form: wish('hours', { what: openHours, weekdays: onWeekdays }, { turn: fromTo }),
  },
  openOn,
]

/** Questions that other readers take for days or for a list of purchases. */
export const forecastFirstAsked: readonly Rule[] = [
  openOn,
  // "o litro tá crescendo mesmo ou foi só o Círio?"
  {
    words: [
      has('ITEM'),
      has('cresc\\w+|sub\\w+|aument\\w+|ca(?:iu|indo|i)|desc\\w+|em alta|em queda|bomb\\w+'),
      has('ou (?:e|foi|sera que (?:e|foi)) (?:so|apenas|por causa)'),
      has('DATE'),
    ],
    not: has('MONEY|PERCENT|NUMBER|ITEM.*ITEM|quant[oa]s?'),
    strange: 4,
    told: true,
    form: { ...ask('itemTrend', { item }), turn: besideFeast },
  },
  // "quantas heineken pra cada dia?"
  {
    words: [has('ITEM'), has('quant[oa]s?'), has('(?:por|cada|todo) dia')],
    not: has('NUMBER|MONEY|DATE|WEEKDAY|HOUR|ITEM.*ITEM|client\\w+|sobr\\w+|perc\\w+|estrag\\w+|jog\\w+'),
    strange: 1,
    form: ask('perWeek', { item }),
  },
  // "quantas pessoas eu escalo no sábado?"
  {
    words: [
      has('quant[oa]s?'),
      has('gente|pessoas?|garco\\w+|atendentes?|equipe|funcionari\\w+'),
      has('WEEKDAY|(?:por|cada) dia'),
      has('precis\\w+|escal\\w+|bot\\w+|coloc\\w+|ponh\\w+|deixo'),
    ],
    not: has('ITEM|MONEY|DATE|PERCENT|NUMBER|vem|vai vir|client\\w+'),
    strange: 2,
    form: { ...ask('hire', { what: 'por dia' }), turn: withRest },
  },
  // "em julho teve Copa, não sei se conta"
  {
    words: [has('DATE'), has('nao sei se (?:conta|vale|entra|pesa|muda|atrapalh\\w+|ajud\\w+)')],
    not: has('ITEM|MONEY|PERCENT|WEEKDAY|NUMBER'),
    strange: 6,
    told: true,
    form: ask('feastEffect', { what: said, from: firstPast('from'), to: firstPast('to') }),
  },
]

/** "das 16 às 18 fica vazio, devo abrir só às 18h?": what leads up to the question names figures too. */
export const hoursAsked: Rule = {
  words: [
    has('das (?:HOUR|NUMBER) (?:as|ate) (?:HOUR|NUMBER)'),
    has('devo|vale|compensa|posso|melhor'),
    has('abr(?:ir|o)|fech(?:ar|o)'),
  ],
  not: has('ITEM|MONEY|DATE|PERCENT'),
  strange: 4,
  form: { ...ask('openDay'), turn: betweenHours },
}
