/** Periods that were not normal, and that the house's figures are to leave out: of its sales, and of its prices. */
import { pastPeriods } from '../../dates/past-periods.ts'
import { type Rule, said, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, over } from '../words.ts'

const odd = has(
  'nao (?:e (?:pra|para) |pode |deve |quero (?:que )?|vai |precisa )?(?:\\w+ )?(?:cont(?:a|e|ar|em|am|ou)|val(?:e|em|eu)|consider\\w+|serv(?:e|em)|us(?:a|e|ar|em)|represent\\w+|lev(?:a|e|ar|em) em conta|mistur\\w+|compar(?:a|e|ar|em)|entr(?:a|e|ar)|(?:e|foi) (?:o )?normal|inclu\\w+)|(?:des|nem )consider\\w+|ignor\\w+|(?<!por )fora (?:do normal|da curva|d[ao]s? (?:conta|media|base|calculo)s?)|anorma\\w+|atipic\\w+|tir\\w+ (?:\\w+ )?d[ao]s? (?:conta|media|base|calculo)s?|exclu\\w+|descart\\w+|pul(?:a|e|em) (?:ess|a|o)\\w*',
)
/** What says something else beside it: other orders are read for themselves. */
const other = has(
  'graficos?|previs\\w+|antes d[eoa]|desde|a partir|(?:uma|duas|NUMBER) semanas?(?!.*DATE)|(?<!vend[aeo]u? )ITEM|NUMBER(?! (?:semanas?|dias))|MONEY|PERCENT|WEEKDAY|HOUR|fech\\w+|abr\\w+|folg\\w+|quer(?:o|ia)|quant[oa]s?|qual|quais|cont(?:a|e|ar) com (?:o|a|os|as|mais|menos)|nao (?:conto|contamos) com|so (?:cont|val)\\w+|preco\\w*|sub\\w+|sob[ea]\\w*|aument\\w+',
)

/** One wish for each period. */
const each = {
  field: 'from',
  take: (slots: Slots) => {
    const found = pastPeriods(slots.text, slots.day, over.test(slots.said)) ?? []
    slots.takeRest()
    return found.map(({ from, to }) => `${from} ${to}`)
  },
}
const inDays = ({ from, ...fields }: Record<string, unknown>) => {
  const [first, last] = String(from).split(' ')
  return { ...fields, from: first, to: last }
}

export const leftOut: Rule = {
  words: [has('DATE'), odd],
  not: other,
  told: true,
  strange: 14,
  form: wish('date', { what: said, closed: true, leftOut: true }, { each, turn: inDays }),
}
