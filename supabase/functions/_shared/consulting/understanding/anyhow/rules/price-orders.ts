/** Orders on prices, the same in a price list, a menu and beside competitors. */

import { everyItem } from '../../../base/request/match-item.ts'
import {
  ask,
  eachItem,
  eachNamed,
  item,
  itemOrAll,
  maybe,
  money,
  number,
  onWeekdays,
  percent,
  type Rule,
  said,
  until,
  wish,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { atLeast, atMost, changes, has, no, priced, rises, stays } from '../words.ts'

/** What a number counts when it is no price. */
export const measured =
  'letras?|fontes?|horas?|minutos?|dias?|semanas?|mes|meses|anos?|pessoas|paginas?|it[eo]\\w*|opcoes|coisas|unidades|gramas|ml|linhas?'

type Fields = Record<string, unknown>

/** An amount far below today's price is a step and no price: "pode subir até 2 reais". */
function stepOrPrice({ max, item, ...rest }: Fields, slots: Slots): Fields | null {
  const today = typeof item === 'string' ? slots.priceOf(item) : undefined
  // "nada acima de 2 reais" where nothing costs so little
  if (item === everyItem && typeof max === 'number' && max < slots.cheapest)
    return { ...rest, item, rise: max }
  if (typeof max !== 'number' || today === undefined) return { ...rest, item, max }
  if (max < today / 2) return { ...rest, item, rise: max }
  return max < today * 3 ? { ...rest, item, max } : null
}

/** A price near today's. */
function near(fields: Fields, slots: Slots): Fields | null {
  const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
  const price = Number(fields.max ?? fields.min)
  return today === undefined || (price > today / 2 && price < today * 2) ? fields : null
}

const isPrice = (fields: Fields, slots: Slots): Fields | null => {
  const isKnown = typeof fields.item === 'string' && slots.priceOf(fields.item) !== undefined
  return isKnown && near(fields, slots) ? { ...fields, min: fields.max } : null
}

/** Today's price, if an amount is named. */
export const isToday = (fields: Fields, slots: Slots): Fields | null => {
  const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
  const { price } = fields
  if (typeof price !== 'number') return fields
  return today !== undefined && Math.abs(price - today) < 0.01 ? fields : null
}

/** Only where the price is named: what is frozen or fixed may be the dish. */
const ofPrice = (fields: Fields, slots: Slots): Fields | null =>
  /\b(?:pre[cç]os?|valor(?:es)?)\b/iu.test(slots.text) ? fields : null

/** Where a rise ends. */
const stops =
  'segur\\w+|trav\\w+|fre\\w+|par\\w+ em|limit\\w+|maior que|mais (?:de|do|que|q)|fic\\w+ (?:em|n[oa]s?)|no maximo'
const closed =
  'port(?:a|as|ao) (?:fechad|arriad)\\w+|ninguem trabalha|nao serv(?:e|imos|ir)|fech\\w+|nao (?:abr\\w+|funciona\\w*|atend\\w+|trabalh\\w+|tem (?:expediente|atendimento)|ha expediente)|folg\\w+|descans\\w+|recesso|ferias coletivas|(?:pra|de|para) ferias|sem (?:expediente|funcionamento|atendimento)|(?:barraca|casa|bar|restaurante|cozinha|pousada|gente) (?:ta|esta|fica|vai ficar) (?:parad\\w+|sem abrir)'

/** The rise in R$ is less than what things cost. */
const smallStep = (fields: Fields, slots: Slots): Fields | null => {
  const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
  return Number(fields.rise) < (today ?? Math.max(slots.cheapest, 15)) ? fields : null
}

/** The days on which the house does not open, or as many weeks of them. */
function closedThen(fields: Fields, slots: Slots): Fields | null {
  const weekdays = slots.weekdays()
  const days = slots.days()
  const weeks = /(?<![a-z])semanas?(?![a-z])/i.test(slots.text) ? slots.number() : undefined
  return days ? { ...fields, ...days, ...(weekdays && { weekdays }), ...(weeks && { weeks }) } : null
}

/** "Em julho fechei de 13 a 19 pra reforma": other readers would take the days for prices. */
export const closedDays: Rule = {
  words: [has('DATE'), has(closed)],
  not: has('HOUR|ITEM(?! cardapio)|MONEY|PERCENT|preco\\w*|contrato|arquivo|grafica|(?<!nao )conta'),
  told: true,
  strange: 3,
  form: wish('date', { what: said, closed: true }, { turn: closedThen }),
}

export const priceOrders: readonly Rule[] = [
  {
    words: [
      has('PERCENT'),
      has(`${atMost.source}|${stops}`),
      has(
        'ITEM|precos?|tudo|nada|nenhum\\w*|ninguem|cada|reajust\\w+|aument\\w+|altas?|acrescim\\w+|sub\\w+|sobe|mex\\w+',
      ),
    ],
    not: has(
      'desconto\\w*|promoc\\w+|custo|margem|lucro|cmv|taxa|caiu|subiu|aumentou|alcool|pelo menos|minim\\w+',
    ),
    form: wish('capPrice', { percent, item: itemOrAll, until: maybe(until) }),
  },
  {
    words: [
      priced,
      has(`${atMost.source}|${stops}|so|somente|apenas|toler\\w+|top\\w+|aceit\\w+`),
      has(
        `aumentos?|reajustes?|acrescimos?|altas?|a mais|em cima|(?:pra|para) cima|alem d[oe]|(?:MONEY|NUMBER(?: reais)?) (?:por|em cada|cada|no|na) (?:ITEM(?: it\\w+| pratos?| drinks?| produtos?)?|it\\w+|um)`,
      ),
    ],
    not: has(
      `desconto\\w*|promoc\\w+|custo|margem|lucro|cmv|taxa|minim\\w+|pelo menos|de (?:MONEY|NUMBER) (?:pra|para) cima|que (?:o|a) ITEM|PERCENT|${measured}`,
    ),
    form: wish('capPrice', { rise: money, item: itemOrAll, until: maybe(until) }, { turn: smallStep }),
  },
  {
    words: [has('ITEM'), priced, atLeast],
    not: has(`custo|margem|lucro|desconto\\w*|${measured}`),
    form: wish('price', { min: money }, { each: eachItem, turn: near }),
  },
  {
    words: [has('ITEM'), priced, atMost],
    not: has(
      `custo|margem|lucro|desconto\\w*|custa|pago|compro|(?:nao|nem|nunca|jamais)[^,]* (?:menos|abaixo|inferior\\w*)|(?:menos|abaixo|inferior) [^,]*(?:nao|nem|nunca|jamais)|(?:por|a) menos de|menos de (?:MONEY|NUMBER) (?:n[oa]|pel[oa]|eu)|${measured}`,
    ),
    form: wish('capPrice', { max: money, until: maybe(until) }, { each: eachItem, turn: stepOrPrice }),
  },
  {
    words: [
      has(`${no.source}|tir\\w+ .*d[ao] (?:lista|relacao) de`),
      has(
        `${rises.source}|(?:preco|valor) (?:maior|mais alto|acima)|(?:cobr|pag)\\w+ (?:nada |um centavo |um real )?(?:a )?mais|(?:pra|para) cima`,
      ),
    ],
    not: has(
      'custo|PERCENT|MONEY|NUMBER|subiu|aumentou|desconto\\w*|desc\\w+|baix\\w+|venda\\w*|vend\\w+|movimento|(?:nao|nem) (?:\\w+ )?(?:me )?(?:import\\w+|ligo|precis\\w+|tem problema)',
    ),
    form: wish('capPrice', { until: maybe(until) }, { each: eachItem }),
  },
  {
    words: [has('ITEM'), stays],
    not: has(
      'custo|PERCENT|desconto\\w*|(?:nao|nem|nunca)(?: \\w+){0,5} (?:precis\\w+|deixa\\w*|fica\\w*|fique\\w*|segur\\w+|mant\\w+|trav\\w+|congel\\w+|continu\\w+)|cozinha (?:fica|ta|esta) parad\\w+|tira\\w*|cardapio|nome|receita|porcao|tamanho',
    ),
    form: wish('keepPrice', { price: maybe(money), until: maybe(until) }, { each: eachItem, turn: isToday }),
  },
  {
    words: [
      has('ITEM'),
      priced,
      has(
        'bot\\w+|coloc\\w+|poe|ponh\\w+|vai|passa\\w*|quero|queremos|deixa\\w*|deixem|fica\\w*|jog\\w+|agora e|agora custa|lanc\\w+|mud\\w+|corrig\\w+|tem que (?:estar|ser|custar|sair|ficar)|vai (?:ser|custar|sair)|(?:preco|valor) (?:\\w+ ){0,2}(?:d[aeo]s? )?ITEM(?: \\w+)? e|ITEM = |cobr(?:a|ar|e|em)|vend(?:e|er|a|am)|sobe|suba|subir|baix\\w+|abaix\\w+|novo preco|preco novo|decidi\\w*|ja (?:fechei|defini)',
      ),
    ],
    not: has(
      'custa|custo|pago|compro|vizinh\\w+|concorren\\w+|lado|deles|nao|nem|nunca|nada|nenhum\\w*|combo\\w*|par|dois|tres|desconto\\w*|gramas|ml|so NUMBER|letras?|fontes?|horas?|minutos?|dias?|anos?|pessoas',
    ),
    form: wish('price', { max: money, until: maybe(until) }, { each: eachNamed, turn: isPrice }),
  },
  {
    words: [has('WEEKDAY'), has(closed)],
    not: has('DATE|HOUR|ITEM|MONEY|PERCENT'),
    form: wish('date', { what: said, weekdays: onWeekdays, closed: true }),
  },
  closedDays,
]

const most = has(
  'maxim[oa]|no max|teto|limite|abaixo de|(?:menor|igual) (?:ou (?:igual|menor) )?(?:a|que)|(?:nao|nunca|jamais) (?:pode\\w* |deve\\w* |vai )?(?:(?:ultra)?pass|exced|cruz|super|estour|romp|fur|cheg)\\w+(?: d[eoa]s?| [oa]s?| em| n[oa]s?)?',
)
const least = has(
  'minim[oa]|no min|piso|menor (?:preco|valor)|pelo menos|ao menos|(?:nao|nunca|jamais) (?:\\w+ ){0,5}(?:menos|abaixo) de',
)
const unpriced = `(?:nao|nunca|jamais) (?!vend|(?:pode\\w* )?(?:(?:ultra)?pass|fic|cust))\\w+|sem|nenhum\\w*|custo|margem|lucro|desconto\\w*|combo\\w*|outr[oa]s?|mais|nov[oa]s?|cri\\w+|pago|compro|${measured}`

/** "e o pudim de R$ 13", "mínimo R$ 27, máximo R$ 33": the rest has its own amount, and the same verb or item. */
const another =
  /(?<![a-z])e [oa]s? [a-z ]{2,40} (?:de|a|em|por) (?:r\$ ?)?\d|minim[^.;]{1,40}maxim|maxim[^.;]{1,40}minim/

/** "a moqueca a 119 é promessa até março", "combinei com o hotel a peixada a R$ 128 até o carnaval" */
export const promised: Rule = {
  words: [
    has('ITEM'),
    has(
      'promess\\w+|promet\\w+|compromisso|contrato|acordo|combin(?:ei|amos|ad[oa])|garanti(?:d[oa]|mos)?|acert(?:ei|amos|ad[oa])|tratei|acordei',
    ),
  ],
  not: has('PERCENT|nao|nunca|se|caso|combos?'),
  form: wish('keepPrice', { price: maybe(money), until: maybe(until) }, { each: eachNamed, turn: isToday }),
}

/**
 * A bound or a standstill of named items, whatever the order of the words: "o teto da lasanha é R$ 45". Readers of single
 * words take these for a price of today or for a dish that stays.
 */
export const boundedItems: readonly Rule[] = [
  promised,
  {
    words: [has('ITEM'), has('MONEY'), most],
    not: has(
      `${unpriced}|diferenca|distancia|aumentos?|reajustes?|sub\\w+|sobe\\w*|(?:nao|nunca|jamais) (?:\\w+ ){0,5}(?:menos|abaixo)`,
    ),
    notIn: another,
    form: wish('capPrice', { max: money, until: maybe(until) }, { each: eachNamed, turn: stepOrPrice }),
  },
  {
    words: [has('ITEM'), has('MONEY'), least],
    not: has(unpriced),
    notIn: another,
    form: wish('price', { min: money }, { each: eachNamed, turn: near }),
  },
  {
    words: [
      has('ITEM(?: (?:cervejas?|drinks?|bebidas?|petiscos?|sobremesas?))?'),
      has(
        '(?:sem|nenhum|zero|nada de|nao quero) (?:aumentos?|reajustes?|acrescimos?)|(?:aumentos?|reajustes?|acrescimos?) zero',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER'),
    form: wish('capPrice', { until: maybe(until) }, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM'),
      has('congelad[oa]s?|travad[oa]s?|fix[oa]s?|intocave(?:l|is)|inalterad[oa]s?|intact[oa]s?'),
    ],
    not: has('nao|MONEY|PERCENT|NUMBER'),
    form: wish('keepPrice', { until: maybe(until) }, { each: eachNamed, turn: ofPrice }),
  },
]

/** "só mexo em três preços, no máximo" */
export const fewChanges: Rule = {
  words: [
    has('NUMBER'),
    changes,
    has(`${atMost.source}|so|somente|apenas|olhe la`),
    has('ITEM|it\\w+|precos?|produtos?|pratos?|coisas?|mudancas?|reajustes?|ajustes?|alterac\\w+|trabalho'),
  ],
  not: has('MONEY|PERCENT|DATE|HOUR'),
  form: ask('fewChanges', { count: number, item: maybe(item) }),
}
