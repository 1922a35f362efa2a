/** "três ações para 30 dias, até R$ 1.500": how many things to do, by when, what they may cost, and on which days. */
import { addDays } from '../../../base/calendar.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { ask, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { atMost, has } from '../words.ts'

type Fields = Record<string, unknown>

const deeds =
  'ac(?:ao|oes)|medidas?|passos|tarefas|providencias|iniciativas|(?:ITEM )?coisas (?:pra|para|que) (?:eu |a gente )?(?:faz\\w+|fac\\w+|tent\\w+|test\\w+)'
const plan = 'plano(?: de (?:acao|acoes|ataque|trabalho))?'
const number = /(MONEY|NUMBER)(?: (?:boas?|simples|novas?|unicas?|grandes|praticas?))*(?: (ITEM )?([a-z]+))?/g
const lengths: Readonly<Record<string, number>> = { dia: 1, semana: 7, quinzena: 15, mes: 30 }
/** Below this an amount without a currency is no budget. */
const leastBudget = 50

const isDeed = has(deeds)
const lengthOf = (unit: string) => lengths[unit.replace(/(?:es)?s?$/, '')] ?? lengths[unit.replace(/s$/, '')]
const lastOf = (day: string) => addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)

/** The days of "este mês", "mês que vem", "o próximo mês". */
function monthOf({ said, day }: Slots): Fields {
  if (has('(?:este|esse|neste|nesse) mes').test(said)) return { from: day, to: lastOf(day) }
  if (!has('mes que vem|(?:n?o |pro )?proximo mes').test(said)) return {}
  const first = addDays(lastOf(day), 1)
  return { from: first, to: lastOf(first) }
}

const refused = has('nenhuma|nada|menos|exceto|fora|nao|nunca')

/** The weekdays that are meant for nothing, or those that the plan is for. */
const isOff = ({ said }: Slots) => refused.test(said.split('WEEKDAY')[0]?.split(/[,;]/).at(-1) ?? '')

const planOf = (fields: Fields, slots: Slots): Fields | null => {
  const found: Fields = {}
  for (const { 0: said, 3: unit = '', index } of slots.said.matchAll(number)) {
    const value = slots.amount() ?? 0
    const length = lengthOf(unit)
    const isCount = isDeed.exec(slots.said.slice(index + said.length - unit.length))?.index === 0
    if (isCount && found.count === undefined && value >= 1 && value <= 12) found.count = value
    else if (length !== undefined && found.to === undefined && !said.startsWith('MONEY'))
      Object.assign(found, { from: slots.day, to: addDays(slots.day, value * length) })
    else if (found.price === undefined && value >= leastBudget) found.price = value
    else return null
  }
  if (found.count === undefined && !has(plan).test(slots.said)) return null
  const off = slots.weekdays()
  const days = { ...monthOf(slots), ...slots.days() }
  return { ...fields, ...days, ...found, ...(off && isOff(slots) && { weekdays: off }) }
}

/** "três ações para encher a quarta" */
const dayOf = (_: Fields, slots: Slots): Fields | null =>
  slots.said.includes('WEEKDAY') && !isOff(slots)
    ? { about: 'weakDays', weekdays: weekdaysIn(slots.folded) }
    : null

const form: Rule['form'] = {
  ...ask('actions'),
  turn: planOf,
  also: [{ kind: 'question', fields: {}, turn: dayOf }],
}
const others =
  'PERCENT|HOUR|el[ea]s?|vend\\w+|cobr\\w+|vizinh\\w+|concorren\\w+|cada|nao (?:quero|preciso)|nada de'
const beside =
  /(?<![a-z])(?:custo\w*|cust\w+|gast\w+|invest\w+|sug\w+|sugir\w+|total|somand\w+|juntas|tudo|mont\w+|list\w+|orcamento|verba|pass\w+|ultrapass\w+|estour\w+|proxim\w+|mes|enche\w*|lot\w+|moviment\w+|reag\w+|respond\w+|ITEM(?= coisas)|caixa|disponivel|prazo|primeir\w+|dev\w+)(?![a-z])/

/** "aceito aumentar no máximo três itens": how many prices may rise, and no question. */
const fewRises: Rule = {
  words: [
    has('NUMBER (?:ITEM )?(?:itens|item|precos?|produtos?|pratos?)'),
    has('sub\\w+|aument\\w+|reajust\\w+'),
    has(`${atMost.source}|so|somente|apenas`),
  ],
  not: has(
    'MONEY|PERCENT|DATE|HOUR|nao|nem|el[ea]s?|vizinh\\w+|concorren\\w+|primeir\\w+|quais?|que|NUMBER.*NUMBER',
  ),
  beside: has('aceit\\w+|top\\w+|pos\\w+|pod\\w+|quer\\w+|vou|vamos|preco\\w*'),
  strange: 1,
  form: ask('fewChanges', { count: (slots: Slots) => slots.number() }),
}

/** "combo só no almoço de quarta" */
const comboOn: Rule = {
  words: [has('combos?'), has('so|somente|apenas'), has('WEEKDAY')],
  not: has('ITEM|MONEY|PERCENT|NUMBER|el[ea]s?|del[ea]s?|tem|vend\\w+|nao|nem'),
  beside: has('quero|queria|pode\\w*|faz\\w*|fac\\w+|almoco|jantar|noite'),
  strange: 0,
  form: wish(
    'newCombo',
    {},
    {
      turn: (fields, slots) => ({
        ...fields,
        weekdays: slots.weekdays(),
        ...(has('almoco').test(slots.said) && { start: 11, end: 15 }),
      }),
    },
  ),
}

export const rivalPlan: readonly Rule[] = [
  fewRises,
  comboOn,
  {
    words: [has(`NUMBER(?: (?:boas?|simples|novas?|praticas?))* (?:${deeds})`)],
    not: has(`ITEM(?! coisas)|${others}`),
    beside,
    strange: 1,
    form,
  },
  {
    words: [has(plan), has('MONEY|NUMBER|DATE')],
    not: has(`ITEM|precos?|cardapio|${others}`),
    beside,
    strange: 1,
    form,
  },
]
