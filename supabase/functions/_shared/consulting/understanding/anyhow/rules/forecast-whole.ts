/** What owners state for a forecast as a whole clause, read before its days: guests fed every day, and the period. */
import { addDays } from '../../../base/calendar.ts'
import { ask, item, number, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, keptOn } from '../words.ts'

const other =
  'ITEM|MONEY|PERCENT|WEEKDAY|HOUR|fech\\w+|abr\\w+|nao|sem|nem|festa\\w*|anivers\\w+|casamento\\w*|evento\\w*|confrat\\w+|convidad\\w+|reserv\\w+|se'
const none = (words: string) => new RegExp(`${has(`${words}|${keptOn}`).source}|[,;()]| (?:e|mas) `)
const people =
  'pessoas|funcionari\\w+|operari\\w+|alunos?|almocos?|refeic\\w+|peoes|trabalhador\\w+|hospedes|turistas|marmitas|quentinhas|jantares'
/** "de 30/11 em diante" has no end. */
const sinceOrSpan = (fields: Record<string, unknown>, slots: Slots) => {
  const days = slots.days()
  if (days?.from === undefined) return null
  return {
    ...fields,
    from: days.from,
    ...(days.to !== days.from && days.to !== undefined && { to: days.to }),
  }
}

/** Months may go on behind "e": only days in figures are a period by themselves. */
const whole = (fields: Record<string, unknown>, slots: Slots) => {
  if (!/\d/.test(slots.text)) return null
  const days = slots.days()
  return days?.to === undefined || days.from === days.to ? null : { ...fields, ...days }
}

export const forecastWhole: readonly Rule[] = [
  {
    words: [has('nao|sem|dispens\\w+|nada de|nem|tir\\w+'), has('graficos?')],
    not: none('ITEM|FOOD|NUMBER|MONEY|PERCENT|DATE|WEEKDAY|HOUR|so|pod\\w+|menos'),
    beside: has('precis\\w+|quer\\w+|mostr\\w+|necessari\\w+|faz\\w*|fac\\w+|relatorio|nenhum'),
    form: wish('scope', { show: ['noCharts'] }),
  },
  {
    words: [
      has('NUMBER'),
      has(people),
      has(
        'almoc\\w+|jant\\w+|comem|comer|refeic\\w+|servir|serv\\w+|todo dia|todos os dias|por dia|diari\\w+',
      ),
      has('DATE'),
      has('todo dia|todos os dias|por dia|diari\\w+|a partir|em diante|desde|almocam|jantam|comem'),
    ],
    not: none(other),
    strange: 4,
    form: { ...ask('customers', { count: number }), turn: sinceOrSpan },
  },
  {
    words: [has('ITEM'), has('DATE'), has('par\\w+ de (?:vender|servir|fazer)')],
    not: none('nao|NUMBER|MONEY|PERCENT|WEEKDAY|volt\\w+|ate'),
    beside: has('depois|a partir|d[eo]|dia'),
    form: {
      ...ask('leaves', { item }),
      turn: (fields, slots) => {
        const from = slots.days()?.from
        if (from === undefined) return null
        // "depois do dia 15"
        return { ...fields, from: /(?<![a-z])depois(?![a-z])/.test(slots.said) ? addDays(from, 1) : from }
      },
    },
  },
  {
    words: [has('previs\\w+|prev\\w+|periodo|mostr\\w+|vendas|calcul\\w+'), /DATE/],
    not: none(
      `${other}|NUMBER|FOOD|ano passado|passad\\w+|subi\\w*|sobem|cai\\w*|dobr\\w+|ignor\\w+|desconsider\\w+|tir\\w+|quant\\w+|compr\\w+`,
    ),
    beside: has('quer\\w+|gostari\\w+|precis\\w+|saber|ver|entre|dia|ao|ate|fac\\w+|faz\\w*'),
    form: wish('scope', {}, { turn: whole }),
  },
]
