/** What owners ask a forecast. */
import {
  ask,
  dated,
  item,
  maybe,
  maybeDated,
  money,
  number,
  onWeekdays,
  percent,
  type Rule,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

/** A target of each week in R$, and how much more than the expected is bought. */
export const stockRules: readonly Rule[] = [
  {
    words: [
      has('semanas?|semanal|semanais'),
      has('MONEY|NUMBER'),
      has('metas?|fatur\\w+|abaixo|acima|alcan\\w+|ating\\w+|bat\\w+|cheg\\w+|vender|passam?|menos'),
    ],
    not: has('ITEM|FOOD|PERCENT|DATE|pessoas|clientes|kg|quilos?|funcionari\\w+|proxim\\w+'),
    form: {
      ...ask('weekTarget', { price: money }),
      // "abaixo de 12 semanas" is no amount.
      turn: (fields) => (Number(fields.price) >= 500 ? fields : null),
    },
  },
  {
    words: [
      has('PERCENT'),
      has('sobra\\w*|sobrar|desperdic\\w+'),
      has('ate|pod\\w+|aceit\\w+|no maximo|maximo|limite|so'),
    ],
    not: has('ITEM|FOOD|DATE|WEEKDAY|MONEY'),
    form: ask('waste', { percent }),
  },
  {
    words: [has('PERCENT'), has('folga|margem|a mais|reserva'), has('compr\\w+|lista|estoque|folga')],
    not: has('ITEM|FOOD|DATE|WEEKDAY|MONEY|vend\\w+|lucr\\w+|pre[cç]\\w+|equipe|erro'),
    form: ask('spare', { percent }),
  },
]

export const forecastQuestions: readonly Rule[] = [
  ...stockRules,
  {
    words: [
      has('ITEM'),
      has(
        '(?:sub\\w+|cresc\\w+|aument\\w+).*(?:ca\\w+|desc\\w+|encolh\\w+|diminu\\w+)|caindo|subindo|crescendo|impressao|indo bem|despencando|pegando|pra onde vai|tendencia|sobe|cai|desce|encolhe',
      ),
    ],
    form: ask('itemTrend', { item }),
  },
  {
    words: [has('(?:ITEM).*(?:ITEM)'), has('roub\\w+|tir\\w+|toma\\w*|canibal\\w+|no lugar')],
    form: ask('switching', { item, other: item }),
  },
  {
    words: [has('(?:ITEM).*(?:ITEM)'), has('mais|menos|melhor|ou|qual')],
    form: ask('compare', { item, other: item }),
  },
  {
    words: [
      has('ITEM'),
      has('NUMBER'),
      has('chega\\w*|dao|da|basta\\w*|aguenta\\w*|segura\\w*|sobra|falta|suficiente\\w*'),
    ],
    form: ask('supply', { item, count: number }),
  },
  {
    words: [has('ITEM'), has('quant\\w+'), has('vend\\w+|sai|saem|sair\\w*')],
    not: has('DATE|NUMBER|MONEY|WEEKDAY|compr\\w+|ITEM.*ITEM|ano passado|ontem|mais|menos'),
    form: ask('perWeek', { item }),
  },
  {
    words: [has('ITEM'), has('por semana|semanal|numa semana|toda semana'), has('quant\\w+')],
    form: ask('perWeek', { item }),
  },
  {
    words: [has('ITEM'), has('MONEY'), has('vender|compens\\w+|empat\\w+|pagar')],
    form: ask('evenAt', { item, price: money }),
  },
  {
    words: [
      has('contrat\\w+|freelanc\\w+|ajudante|equipe|brigada|reforco|diarista|garco\\w+|pizzaiolo|extra'),
    ],
    form: { ...ask('hire'), turn: maybeDated },
  },
  {
    words: [
      has(
        'confi(?!rm)\\w+|acert\\w+|err\\w+|garanti\\w+|certeza|precis(?:ao|as?|os?)|margem de erro|fur\\w+',
      ),
    ],
    not: has('precis[oa] (?:de|comprar|contratar|saber)|vai precis\\w+'),
    form: ask('trust'),
  },
  {
    words: [
      has('perd\\w+|desperdic\\w+|sobr\\w+|estrag\\w+|jog\\w+ fora'),
      has('quanto|quantos|PERCENT|aceita\\w*|normal|lixo|evit\\w+'),
    ],
    form: ask('waste', { percent: maybe(percent) }),
  },
  {
    words: [
      has(
        'folga|ferias|descans\\w+|dias? (?:mais )?(?:fraco|parado|calmo)s?|melhor dia pra fechar|menos movimento',
      ),
      has('dia|dias|semana|mes|quando|qual'),
    ],
    form: ask('quietDays'),
  },
  {
    words: [
      has('mes passado|ultimo mes|esse mes|este mes'),
      has('melhor|pior|anterior|fechei|fechou|foi|comparad\\w+'),
    ],
    form: ask('lastMonth'),
  },
  {
    words: [has('abr\\w+'), has('WEEKDAY'), has('compensa|vale|pena|devo|dinheiro|da')],
    form: ask('openDay', { weekdays: onWeekdays }),
  },
  {
    words: [
      has('qua\\w+|que|o que'),
      has('it\\w+|pratos?|produtos?|coisas?'),
      has('sub\\w+|cresc\\w+|ca\\w+|desc\\w+|mudou|mudaram'),
    ],
    form: ask('movers'),
  },
  {
    words: [has('apert\\w+|caixa|menos dinheiro|pior semana|sufoco'), has('semana|quando|qual|mes')],
    form: ask('tightWeek'),
  },
  {
    words: [
      has('DATE'),
      has('quanto|efeito|impacto|aument\\w+|rend\\w+|mexe|ajud\\w+|prejudic\\w+|vende\\w* a mais'),
      has('vend\\w+|moviment\\w+|casa|rend\\w+|efeito|impacto'),
    ],
    form: ask('feastEffect', { what: (slots: Slots) => slots.dateName() }),
  },
  {
    words: [
      has('ruim|ruins|chuv\\w+|greve|crise|pior cenario|parar|cair muito'),
      has('se|caso|e se|acontece|aguent\\w+'),
    ],
    not: has('ITEM|NUMBER'),
    form: ask('badWeeks'),
  },
  {
    words: [has('DATE'), has('como|esper\\w+|vai|fica\\w*|ideia|previs\\w+|entender|lotar|cair')],
    not: has('ITEM|compr\\w+|quantos?'),
    form: { ...ask('outlook'), turn: dated() },
  },
]
