/** Limits and refusals of the owner's own plan beside competitors, in any order of words. */
import { everyItem } from '../../../base/request/match-item.ts'
import { ask, percent, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

/** What somebody else does or charges. */
const others = 'el[ea]s?|d?el[ea]s?|vizinh\\w+|concorren\\w+|outros?|client\\w+ (?:pag|reclam)\\w+'

/** "poucas mexidas" without a number. */
const few = 3

const asFew = (fields: Fields, slots: Slots): Fields | null => {
  const count = slots.number() ?? (has('uma?(?! ou)').test(slots.said) ? 1 : few)
  return Number.isInteger(count) && count >= 1 && count <= 12 ? { ...fields, count } : null
}

export const rivalLimits: readonly Rule[] = [
  {
    words: [
      has('PERCENT'),
      has(
        'limite|limit\\w+|ate|no max\\w*|maximo|quando muito|se muito|dentro d[eo]s?|nao (?:ultrapass|pass|exced)\\w+|acima de|pass(?:ou|ar|a|e) de|mais (?:do )?que isso|mais de|ainda vai|aguent\\w+|toler\\w+|suport\\w+',
      ),
      has('(?!ITEM)[a-z]+'),
    ],
    not: has(
      `${others}|ITEM|MONEY|desconto\\w*|promoc\\w+|custo\\w*|margem|lucro|taxa|cartao|maquininha|comissao|pelo menos|minim\\w+|barat\\w+|cai\\w*|baix\\w+|vend\\w+|fatur\\w+`,
    ),
    told: true,
    strange: 6,
    form: wish('capPrice', { percent, item: everyItem }),
  },
  {
    words: [
      has(
        'sub\\w+|aument\\w+|reajust\\w+|encarec\\w+|major\\w+|carestia|salg(?:ar|o)|elev(?:ar|acao)|mais caro|cobrar (?:a )?mais|(?:pra|para) cima|acrescim\\w+',
      ),
      has(
        'nem (?:me )?fal\\w+|nem (?:pensar|a pau|morto|sonhando|brincando|por decreto)|fora de (?:questao|cogitacao)|nao me (?:venha\\w*|vem)|nada de|nao (?:quero|vou|pretendo|aceito|posso|da|queremos|pode)|sem|proibid\\w+|dispens\\w+|nao (?:envolv|pass|sej)\\w+|pode pular|pul\\w+|jamais|nunca|evit\\w+|(?:prometi|jurei|garanti|combinei)(?: \\w+){0,4} nao|nem',
      ),
    ],
    not: has(
      `${others}|ITEM|FOOD|PERCENT|MONEY|NUMBER|mais (?:do )?que|mais de|sei|ligo|import\\w+|custo\\w*|venda\\w*|movimento|porcao|equipe|sem (?:perder|assustar|espantar)|medo|tudo`,
    ),
    told: true,
    strange: 5,
    form: wish('capPrice', { item: everyItem }),
  },
  {
    words: [
      has(
        'pouc\\w+|quanto menos|devagar|nada de|nao (?:quero|da|vou|dou conta de)(?: pra)? (?:virar|refazer|mudar tudo|reformar|mexer em tudo|trocar tudo)|apenas|so|somente|limit\\w+|no max\\w*|(?:por|de cada|a cada|de uma) vez|por mes|bast\\w+',
      ),
      has(
        'mud\\w+|mex\\w+|ajust\\w+|alterac\\w+|trocas?|precos? (?:por|de cada) vez|revoluc\\w+|refazer|do avesso|reformar|recomendac\\w+|coisa pouca',
      ),
    ],
    not: has(
      `${others}|FOOD|PERCENT|MONEY|DATE|HOUR|cliente\\w*|gastar|equipe|pessoas|nao mex\\w+|nao mud\\w+|nao alter\\w+|ITEM (?!prat|it|prec)\\w+`,
    ),
    strange: 4,
    form: { ...ask('fewChanges'), turn: asFew },
  },
]
