/** What owners state of purchases and weeks as a whole, and ask about them. */
import { ask, money, percent, type Rule } from '../form.ts'
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
