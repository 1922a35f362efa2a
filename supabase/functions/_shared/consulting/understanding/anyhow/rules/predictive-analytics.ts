/** What owners tell and ask a forecast, in any order of words. */

import { noClosing } from '../../forecast/whole/closed-words.ts'
import {
  ask,
  dated,
  food,
  item,
  maybe,
  maybeDated,
  money,
  number,
  onWeekdays,
  percent,
  type Rules,
  said,
  wish,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, no, only } from '../words.ts'
import { forecastChanges } from './forecast-changes.ts'
import { forecastDays, forecastFirstAsked, hoursAsked } from './forecast-days.ts'
import { forecastQuestions } from './forecast-questions.ts'
import { stockRules } from './forecast-stock.ts'
import { forecastWhole } from './forecast-whole.ts'
import { leftOut } from './left-out.ts'

const shut = has(
  'fech\\w+|nao (?:abr\\w+|funcion\\w+|trabalh\\w+|atend\\w+|vai abrir|vamos abrir)|recesso|ferias|reforma|parad\\w+|par(?:ou|o|amos|ei|ar)|sem abrir|portas fechadas|interditad\\w+',
)
const past = has(
  'fic\\w+ fechad\\w+|fechamos|fechei|fechou|nao (?:abrimos|abri|funcionou|funcionamos|trabalhamos|abriu)|foram|foi|estivemos|estive|passamos|paramos|parou|passad\\w+|ano passado',
)
const odd = has(
  'nao (?:cont\\w+|valem?|consider\\w+|serv\\w+|us\\w+|represent\\w+|lev\\w+)|desconsider\\w+|ignor\\w+|(?<!por )fora do normal|anorma\\w+|atipic\\w+|fora da curva|tir\\w+ d[ao] (?:conta|media|base)|exclu\\w+',
)
const more = has(
  'mais|ench\\w+|lot\\w+|bomb\\w+|aument\\w+|cresc\\w+|sob\\w+|sub\\w+|chei[oa]|dispar\\w+|ferv\\w+|movimento bom|melhor\\w*|pux\\w+|voa\\w*',
)
const less = has(
  'menos|cai\\w*|esvazi\\w+|some\\w*|parad\\w+|frac\\w+|diminu\\w+|vazi\\w+|pior\\w*|ninguem|baix\\w+|sem cliente|pouc\\w+|mort\\w+',
)
const buys = has('entreg\\w+|cheg\\w+|receb\\w+|compr\\w+|busc\\w+|fornecedor\\w*|abastec\\w+|ceasa|atende')
const forecast = has(
  'previs\\w+|prev\\w+|calcul\\w+|numeros|mostr\\w+|quero|queria|precis\\w+|foco|basta|faz\\w*|fac\\w+|ver|inclu\\w+|entr\\w+',
)
const asked = { what: maybe(food) }

export const predictiveAnalytics: Rules = {
  strange: 2,
  first: [leftOut, ...forecastDays, ...forecastWhole],
  firstAsked: forecastFirstAsked,
  asked: [hoursAsked, ...forecastQuestions],
  wanted: [
    ...stockRules,
    ...forecastChanges,
    {
      words: [has('DATE'), odd],
      not: has('ITEM'),
      form: wish('date', { what: said, closed: true, leftOut: true }, { turn: dated(true) }),
    },
    {
      words: [has('DATE'), shut, past],
      not: has('ITEM'),
      form: wish('date', { what: said, closed: true }, { turn: dated(true) }),
    },
    {
      words: [has('DATE'), shut],
      not: new RegExp(
        `${has('ITEM|NUMBER|nao fech\\w+|uns|alguns|volt\\w+|reabr\\w+|so').source}|${noClosing.source}`,
      ),
      form: wish('date', { what: said, closed: true }, { turn: dated() }),
    },
    {
      words: [has('WEEKDAY'), shut],
      not: has('ITEM|DATE|rua|ponte|estrada|vizinh\\w+|concorren\\w+|avenida'),
      form: wish('date', { what: said, weekdays: onWeekdays, closed: true }),
    },
    {
      words: [has('DATE'), has('abr\\w+|funcion\\w+|expediente|trabalh\\w+')],
      not: has('ITEM|nao|nem'),
      form: wish('date', { what: said, open: true }, { turn: dated() }),
    },
    {
      words: [
        has('kg|quilos?|litros?|caixas|garrafas|sacos|bandejas'),
        has('NUMBER'),
        has('cabe\\w*|freezer\\w*|camara|deposito|guard\\w+|armazen\\w+|estoque|comport\\w+'),
      ],
      not: has('ITEM'),
      form: ask('stockLimit', { count: number }),
    },
    {
      words: [
        has('FOOD'),
        has('NUMBER'),
        has('dias?'),
        has('dur\\w+|aguent\\w+|estrag\\w+|venc\\w+|validade|segur\\w+|presta|bom|boa|guarda'),
      ],
      form: ask('shelfLife', { what: food, count: number }),
    },
    {
      words: [has('FOOD'), has('WEEKDAY'), buys],
      form: ask('deliveries', { what: food, weekdays: onWeekdays }),
    },
    {
      words: [/^(?:quero |so |tudo |mostr\w+ |ver )*(?:dia a dia|diariamente)$/],
      form: wish('scope', { show: ['day'] }),
    },
    {
      words: [/^(?:quero |so |tudo |mostr\w+ |ver )*(?:semana a semana|semanalmente)$/],
      form: wish('scope', { show: ['week'] }),
    },
    {
      words: [has('dia a dia|por dia|diari\\w+|cada dia'), forecast],
      not: has('ITEM|MONEY|NUMBER|(?:nao|nem) (?:\\w+ )?(?:por dia|diari\\w+|dia a dia|cada dia)'),
      form: wish('scope', { show: ['day'] }),
    },
    {
      words: [has('por semana|semanal|semana a semana|semanalmente'), forecast],
      not: has('ITEM|MONEY|NUMBER|(?:nao|nem) (?:\\w+ )?(?:por semana|semanal\\w*|semana a semana)'),
      form: wish('scope', { show: ['week'] }),
    },
    {
      words: [has('quilos?|kg|peso|em quilo')],
      not: has('ITEM|MONEY|NUMBER|FOOD'),
      form: wish('scope', { show: ['kilograms'] }),
    },
    {
      words: [has('garrafas?'), forecast],
      not: has('ITEM|MONEY|NUMBER'),
      form: wish('scope', { show: ['bottles'] }),
    },
    {
      words: [no, has('graficos?|figuras?|desenho\\w*|curva\\w*')],
      not: has('nao (?:tir|retir|cort|elimin|remov)\\w*|pod\\w+ (?:deixar|manter)'),
      form: wish('scope', { show: ['noCharts'] }),
    },
    {
      words: [has('cenarios?|otimista|pessimista|melhor e (?:o )?pior|faixa|minimo e maximo')],
      not: has('ITEM'),
      form: wish('scope', { show: ['scenarios'] }),
    },
    {
      words: [
        has('ITEM'),
        has(
          'nao precis\\w+|tir\\w+|nao entr\\w+|ignor\\w+|exclu\\w+|retir\\w+|pul\\w+|fora|sem|deix\\w+ de fora|nao (?:quero|inclu\\w+|cont\\w+|coloc\\w+)',
        ),
      ],
      not: has('DATE|NUMBER|MONEY|fech\\w+|cardapio|vend\\w+|falt\\w+'),
      form: wish('scope', { without: (slots: Slots) => slots.joinedItems() }),
    },
    {
      words: [has('ITEM'), only, forecast],
      not: has('DATE|NUMBER|MONEY|vend\\w+|serv\\w+|nao|WEEKDAY'),
      form: wish('scope', { items: (slots: Slots) => slots.joinedItems() }),
    },
    {
      words: [has('ITEM'), has('basta|foco|exclusiv\\w+|limit\\w+|nada alem|me interessa|e pronto')],
      not: has('DATE|NUMBER|MONEY|nao'),
      form: wish('scope', { items: (slots: Slots) => slots.joinedItems() }),
    },
    {
      words: [has('DATE'), has('previs\\w+|calcul\\w+|numeros|quero|precis\\w+|ate|so|me d\\w+')],
      not: has('ITEM|FOOD|MONEY|NUMBER|PERCENT|vend\\w+|movimento|fech\\w+|festa|evento'),
      form: wish('scope', {}, { turn: dated() }),
    },
    {
      words: [
        has('ITEM'),
        has(
          'sai|sair|saem|tir\\w+|deix\\w+ de (?:vender|servir|fazer)|par\\w+ de (?:vender|servir|fazer)|acab\\w+',
        ),
        has('cardapio|vender|servir|fazer|menu|DATE'),
      ],
      not: has('nao|muito|mais|bem'),
      form: ask('leaves', { item, from: maybe((slots: Slots) => slots.days()?.from) }),
    },
    {
      words: [
        has('FOOD|ITEM'),
        has('PERCENT|MONEY'),
        has('subiu|aumentou|encareceu|pago|custa|compro|mais car\\w+|baixou'),
      ],
      not: has('DATE|vend\\w+|cobr\\w+'),
      form: wish('costNow', { item: food, percent: maybe(percent), price: maybe(money) }),
    },
    {
      words: [has('ITEM'), has('PERCENT|dobr\\w+|metade|triplic\\w+')],
      not: has('preco|custo|desconto\\w*'),
      form: wish('date', { what: said, item, percent: share }, { turn: maybeDated }),
    },
    {
      words: [has('DATE'), has('PERCENT|dobr\\w+|metade|triplic\\w+|duplic\\w+')],
      not: has('ITEM|preco|custo|desconto\\w*'),
      form: wish('date', { what: said, percent: share }, { turn: dated() }),
    },
    {
      words: [has('ITEM'), more, has('vend\\w+|sai\\w*|procur\\w+|voa|sob\\w+|aument\\w+|ped\\w+')],
      not: has('preco|MONEY|NUMBER|PERCENT|menos|sempre|que mais'),
      form: wish('date', { what: said, item, effect: 'up' }, { turn: maybeDated }),
    },
    {
      words: [has('ITEM'), less, has('vend\\w+|sai\\w*|procur\\w+|cai\\w*|ped\\w+|diminu\\w+')],
      not: has('preco|MONEY|NUMBER|PERCENT|mais|que menos'),
      form: wish('date', { what: said, item, effect: 'down' }, { turn: maybeDated }),
    },
    {
      words: [has('DATE'), less],
      not: has('ITEM|MONEY|NUMBER|PERCENT|mais|preco'),
      form: wish('date', { what: said, effect: 'down' }, { turn: dated() }),
    },
    {
      words: [has('DATE'), more],
      not: has('ITEM|MONEY|NUMBER|PERCENT|menos|preco|mais ou menos'),
      form: wish('date', { what: said, effect: 'up' }, { turn: dated() }),
    },
    { words: [no, has('compr\\w+ (?:a mais|extra)|estoque extra|reforc\\w+')], form: ask('noExtra', asked) },
  ],
}

/** "o dobro", "pela metade", "60 % a menos": the change of the sales in %. */
function share(slots: Slots): number | undefined {
  const { said: clause } = slots
  if (/triplic\w+|tres vezes/.test(clause)) return 200
  if (/dobr\w+|duplic\w+/.test(clause)) return 100
  if (/metade/.test(clause)) return -50
  const value = slots.percent()
  if (value === undefined) return undefined
  return /menos|cai\w*|abaixo|queda|diminu\w+|baix\w+|perd\w+/.test(clause) ? -value : value
}
