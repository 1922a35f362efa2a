/** What new prices must keep to as a whole: margins, how many change, how long they hold, and distances between them. */
import { ask, item, maybe, onWeekdays, percent, type Rule } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, no } from '../words.ts'
import { fewChanges } from './price-orders.ts'

type Fields = Record<string, unknown>

/** "o custo não passa de 35%": a margin of 65 %. */
const leftOfPrice = ({ percent: cost, ...rest }: Fields): Fields | null =>
  typeof cost === 'number' && cost < 100 ? { ...rest, percent: 100 - cost } : null

const unitMonths = { trimestre: 3, semestre: 6, ano: 12, mes: 1 } as const

/** "um semestre", "um ano": months without a figure. */
function monthsHeld(fields: Fields, slots: Slots): Fields | null {
  const figure = slots.number()
  const unit = /(?<![a-z])(?:trimestre|semestre|ano|mes)(?![a-z])/.exec(slots.said)?.[0]
  const months = unit === undefined ? undefined : unitMonths[unit as keyof typeof unitMonths]
  const count =
    figure === undefined ? months : unit === 'ano' || /anos/.test(slots.said) ? figure * 12 : figure
  return count === undefined ? null : { ...fields, count }
}

/** The dearer item first: by the words, or by today's prices where these only name a distance. */
function apart(fields: Fields, slots: Slots): Fields | null {
  const [first, second] = [slots.item(), slots.item()]
  const price = slots.amount()
  if (first === undefined || second === undefined || price === undefined) return null
  const isNeutral = /diferenca|distancia|espaco|entre/.test(slots.said)
  const [one = 0, two = 0] = [slots.priceOf(first), slots.priceOf(second)]
  const [item, other] = isNeutral ? (one < two ? [second, first] : [first, second]) : [first, second]
  const bound = /minim|pelo menos|ao menos|menos de/.test(slots.said)
    ? 'no mínimo'
    : /maxim|ate|passar|mais de/.test(slots.said)
      ? 'no máximo'
      : undefined
  return { ...fields, item, other, price, ...(bound && { what: bound }) }
}

/** "subir a margem em 5%" is a step, and no margin of a house. */
const wholeMargin = (fields: Fields) => (Number(fields.percent) >= 30 ? fields : null)

const everything = 'ITEM(?! (?:pratos?|it\\w+|precos?|valor(?:es)?|produtos?|drinks?|nada|tudo))'
const sameTimes =
  'dias?|horas?|horarios?|sempre|semana|noite|almoco|manha|tarde|feriados?|fim de semana|domingos?|WEEKDAY|ano todo'

export const priceLimits: readonly Rule[] = [
  {
    words: [
      no,
      has(
        'custo|prejuizo|vermelho|perd(?:er|a|endo)(?: dinheiro)?|de graca|que (?:a )?compra|(?:que|do que) (?:eu |a gente )?(?:pag\\w+|gast\\w+|custa)|paga\\w* pra (?:vender|trabalhar)',
      ),
    ],
    not: has(
      `${everything}|PERCENT|MONEY|NUMBER|WEEKDAY|client\\w+|fregues\\w*|publico|gente|povo|vendas?|movimento`,
    ),
    form: ask('marginFloor'),
  },
  {
    words: [
      has('PERCENT'),
      has('margem|lucro|markup|sobr\\w+|sobra|limpos?|livres?'),
      has(
        'min\\w*|pelo menos|ao menos|menos|abaixo|baixe|ca(?:i|ia|ir|iam|em)|menor\\w*|inferior\\w*|garant\\w+|respeit\\w+|aceit\\w+|precis\\w+|exij\\w+|piso|quero|tem que (?:dar|deixar|ter|ser|ficar)|em cada|por ITEM|cada',
      ),
    ],
    not: has('MONEY|NUMBER|DATE|cheg\\w+|subir|aument\\w+|meta|hoje'),
    form: ask('marginFloor', { percent, item: maybe(item) }),
  },
  {
    words: [
      has('PERCENT'),
      has('custo\\w*|cmv|insumos?|ingredientes?|mercadoria'),
      has(
        '(?:nao|nunca|jamais|nenhum\\w*) .*(?:pass|exced|ultrapass|mais|maior|super|acima)\\w*|no maximo|maximo|ate|teto|limite|abaixo de',
      ),
    ],
    not: has('MONEY|NUMBER|DATE|diz\\w*|mostr\\w+|list\\w+|qua(?:l|is)|subiu|aument\\w+|sub\\w+'),
    form: { ...ask('marginFloor', { percent, item: maybe(item) }), turn: leftOfPrice },
  },
  {
    words: [
      has('PERCENT'),
      has('margem'),
      has(
        'cheg\\w+|ating\\w+|bater|alcanc\\w+|meta|objetivo|alvo|busc\\w+|subir|ir|pass\\w+|voltar|elev\\w+',
      ),
    ],
    not: has('ITEM|MONEY|NUMBER|WEEKDAY|mais|nao|nem|min\\w*|cada'),
    form: { ...ask('marginGoal', { percent }), turn: wholeMargin },
  },
  fewChanges,
  {
    words: [
      has('NUMBER|um (?:mes|semestre|trimestre|ano)|ano todo|ano inteiro'),
      has('mes|meses|semestres?|trimestres?|anos?'),
      has(
        'fica\\w*|fiqu\\w+|val\\w+|dur\\w+|segur\\w+|mant\\w+|aguent\\w+|mex\\w+|mud\\w+|congel\\w+|trav\\w+|fix\\w+|troc\\w+|reajust\\w+|preco\\w*|tabela|imprim\\w+',
      ),
    ],
    not: has(
      'MONEY|PERCENT|DATE|WEEKDAY|ITEM(?! (?:precos?|valor(?:es)?|tabela|cardapio))|vend\\w+|atras|ultim\\w+|ha|faz',
    ),
    form: { ...ask('holdPrices'), turn: monthsHeld },
  },
  {
    words: [
      has(
        '(?:mesm[oa]|unic[oa]|igua(?:l|is)|fix[oa]) (?:ITEM )?(?:precos?|valor(?:es)?|tabela)|(?:precos?|valor(?:es)?|tabela|ITEM)(?: precos?)? (?:\\w+ ){0,4}(?:unic[oa]s?|igua(?:l|is)|o mesmo|a mesma|fix[oa])|um (?:so )?(?:preco|valor)(?: so)?|uma tabela so|igual|mesmo ITEM precos?|(?:preco|valor) (?:e|eh) o d[ao] (?:semana|dia)',
      ),
      has(sameTimes),
    ],
    not: has('MONEY|PERCENT|NUMBER|concorr\\w+|vizinh\\w+'),
    form: ask('onePrice', { item: maybe(item), weekdays: maybe(onWeekdays) }),
  },
  {
    words: [
      no,
      has(
        'diferent\\w+|outro preco|outra tabela|dois precos|duas tabelas|mais car[oa]|(?:precos?|valor(?:es)?|tabelas?)(?: precos?)? (?:por|de|pra|para|no|na|do|da|especial|dinamic\\w+)',
      ),
      has(`${sameTimes}|dinamic\\w+`),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|desconto\\w*|promoc\\w+|mex\\w+|sub\\w+|aument\\w+|tro(?:c|qu)\\w+|mud\\w+',
    ),
    form: ask('onePrice', { item: maybe(item), weekdays: maybe(onWeekdays) }),
  },
]

const gap = (distance: RegExp): Rule => ({
  words: [has('ITEM.*ITEM'), has('MONEY|NUMBER'), distance],
  not: has('PERCENT|WEEKDAY|DATE|HOUR|combo\\w*|no maximo MONEY cada|barat\\w+|menos(?! de)|cada|vend\\w+'),
  form: { ...ask('priceGap'), turn: apart },
})

/** "o camarão uns 12 reais acima do peixe": other readers would take each item for itself. */
export const gapAbove = gap(has('(?:acima|por cima|na frente) d[aeo]s? (?:\\w+ )?ITEM'))

export const priceGap = gap(
  has(
    'diferenca|distancia|distanc\\w+|(?:acima|por cima|na frente|alem) d[aeo]s?|(?:a )?mais (?:car[oa]s? )?(?:do )?que|mais car[oa]s?|(?:a )?mais|separ\\w+',
  ),
)
