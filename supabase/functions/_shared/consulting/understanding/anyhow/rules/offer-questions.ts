/** What owners ask about offers, ways to pay, and what is charged or given beside the price of an item. */
import { ask, item, maybe, money, onWeekdays, percent, type Rule, withFigures } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

/** "entre 16h e 18h", "das cinco às sete": a happy hour is never before noon. */
function offerHours(fields: Fields, slots: Slots): Fields {
  const late = (hour: number | undefined) => (hour !== undefined && hour < 12 ? hour + 12 : hour)
  const next = () => late(slots.hour() ?? slots.number())
  const [first, second] = [next(), next()]
  if (second === undefined) {
    const isFrom = /(?:depois d|a partir d)/.test(slots.said)
    return { ...fields, ...(first !== undefined && (isFrom ? { start: first } : { end: first })) }
  }
  return { ...fields, start: first, end: second }
}

/** "levando 4 paga 3": the price of three. Without a price nothing can be worked out. */
function severalOf(fields: Fields, slots: Slots): Fields | null {
  const item = slots.item()
  const other = slots.item()
  const [count, paid] = [slots.number(), slots.number()]
  const price = slots.reais()
  if (item === undefined) return null
  if (other !== undefined)
    return count === undefined && price !== undefined ? { about: 'pairPrice', item, other, price } : null
  const today = slots.priceOf(item)
  const together = price ?? (count && paid && paid < count && today !== undefined ? paid * today : undefined)
  return count === undefined || count < 2 || together === undefined
    ? null
    : { ...fields, item, count, price: together }
}

/** What a house adds for service: "os 10%". */
const isService = (fields: Fields): Fields | null =>
  Number(fields.percent) >= 8 && Number(fields.percent) <= 15 ? fields : null

const cheaper =
  'mais (?:barat\\w+|em conta|baix\\w+)|barat\\w+|menor\\w*|menos|descont\\w+|abat\\w+|baix\\w+|reduz\\w+|promoc\\w+|promo|especial|diferenciad\\w+|ofert\\w+|vantag\\w+|precinho|outro preco|precos? (?:\\w+ )?(?:pro|pra|para)|dois precos|preco melhor|cartao(?:zinho)?'
const card = 'cart(?:ao|oes)|credito|debito|maquin\\w+|parcel\\w+'
const cash = 'pix|a vista|(?:em|no|com|de|por|pro|vivo e) dinheiro|dinheiro vivo|especie|pag\\w+ na hora|cash'
const free =
  'de graca|gratis|gratuit\\w+|cortesia\\w*|brinde\\w*|mimo\\w*|(?:por|na) conta da casa|nao pag\\w+|presente\\w*|liberad[oa]s?|(?:a gente|eu|nos|casa) (?:da|dou|damos|ofere\\w+)(?! (?:pra|para))|(?:ofere\\w+|dar|dando|servir) (?:um|uma|o|a|os|as) ITEM|isent\\w+'
const weekdayWords =
  'WEEKDAY|(?:meio|comeco|inicio) (?:de|da) semana|dias? (?:de|da|uteis|util|frac\\w+|parad\\w+|mort\\w+|vazi\\w+|fei\\w+)|(?:durante a|na|de|em dia de) semana|baixo movimento|dias? sem movimento'

/** In the order in which they are tried. */
export const offerQuestions: readonly Rule[] = [
  {
    words: [
      has(
        'couverts?|couver|cover|musica ao vivo|music\\w+|cantor\\w*|voz e violao|bandas?|artistas?|show|ao vivo',
      ),
      has('couverts?|couver|cover|cobr\\w+|por (?:pessoa|cabeca|mesa)|taxa|entrada|valor|repass\\w+'),
    ],
    form: ask('couvert', { price: maybe(money), weekdays: maybe(onWeekdays) }),
  },
  {
    words: [
      has('taxa de servico|servico|gorjetas?|garco\\w+|comissao|dez por cento|PERCENT'),
      has('servico|gorjetas?|comissao|obrigat\\w+|opciona\\w+|embut\\w+'),
    ],
    not: has(`${card}|couvert|self.?service|ITEM(?! pratos?)|sub\\w+ (?:mais )?PERCENT`),
    form: ask('serviceFee', { percent: maybe(percent) }),
  },
  {
    words: [has('(?:os|dos|aos|nos|pelos|esses|meus|sem|ess\\w+) PERCENT|cobr\\w+ (?:os )?PERCENT')],
    not: has(
      `ITEM(?! pratos?)|${card}|${cash}|descont\\w+|margem|lucro|custo\\w*|mais|aument\\w+|venda\\w*|client\\w+|morador\\w*|MONEY|NUMBER`,
    ),
    form: { ...ask('serviceFee', { percent }), turn: isService },
  },
  {
    words: [
      has(
        'moradores?|morador|morad\\w+|nativ[oa]s?|(?:da|desta|dessa|nossa|minha) (?:terra|vila|rua|cidade|comunidade|vizinhanca|regiao|praia)|(?:do|no|deste|nosso|meu) (?:bairro|povoado|lugar|condominio)|daqui|vizinh[oa]s?|vizinhanca|(?:quem|que|gente) mora|locais|conterrane\\w+|conhecid\\w+|fregues antigo|povo da praia',
      ),
      has(`${cheaper}|PERCENT`),
    ],
    not: has('MONEY|cobra|concorr\\w+|ITEM.*ITEM'),
    form: { ...ask('locals'), turn: withFigures },
  },
  {
    words: [
      has(cash),
      has('descont\\w+|abat\\w+|tir(?:o|ar|a)|mais barat\\w+|preco (?:melhor|menor)|PERCENT|compensa'),
    ],
    not: has(
      'mais caro|dois|duas|separad\\w+|diferen\\w+|repass\\w+|maquin\\w+|embut\\w+|HOUR|WEEKDAY|NUMBER',
    ),
    form: { ...ask('payDiscount', { percent: maybe(percent), price: maybe(money) }), turn: withFigures },
  },
  {
    words: [
      has(`${card}|pagamento|forma de pagar|${cash}`),
      has(
        'prec\\w+|valor\\w*|tabelas?|cobr\\w+|mais car[oa]|acresc\\w+|acrescim\\w+|repass\\w+|separad\\w+|diferen\\w+|dois|duas|taxas?|embut\\w+|coloc\\w+|bot\\w+',
      ),
    ],
    not: has('descont\\w+|fidelidade|cartao de|ITEM.*ITEM'),
    form: { ...ask('twoPrices', { percent: maybe(percent) }), turn: withFigures },
  },
  {
    words: [
      has(
        'open ?(?:bar|food)|all ?inclusive|consumo livre|(?:bebidas?|chopp?|chope|cervejas?|drinks?|caipirinhas?)(?: \\w+)? (?:liberad\\w+|a vontade|sem limite)|tudo (?:inclus\\w+|liberad\\w+)|rodizio de (?:chopp?|chope|cervejas?|drinks?|bebidas?|caipirinhas?|ITEM drinks?|ITEM cervejas?)',
      ),
    ],
    form: ask('openBar', { item: maybe(item), price: maybe(money) }),
  },
  {
    words: [
      has(
        'happy ?hours?|hora feliz|happy|(?:horario|hora) (?:promocional|de promocao|da promocao|mais barat\\w+)|HOUR|antes d[ao]s? (?:NUMBER|HOUR)|das NUMBER (?:as|ate)|(?:fim|final) (?:de|da) tarde|fim do expediente|comeco da noite',
      ),
      has(
        `happy|feliz|promocional|${cheaper}|metade|meia|pela metade|(?:em )?dobr\\w+|dois por um|2 por 1|double|promoc\\w+`,
      ),
    ],
    not: has('WEEKDAY.*ITEM.*MONEY|DATE'),
    form: {
      ...ask('happyHour', { item: maybe(item), weekdays: maybe(onWeekdays) }),
      turn: (fields, slots) => {
        slots.percent()
        slots.reais()
        return offerHours(fields, slots)
      },
    },
  },
  {
    words: [has(free)],
    not: has('NUMBER|MONEY|open ?bar|dia|descont\\w+|pix|couvert'),
    form: ask('courtesy', { item }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'combos?|kits?|pacotes?|balde|lev\\w+|junt\\w+|num preco so|um preco so|inclus\\w+|casad\\w+|par|compr\\w+|duplas?|trios?|promocao de NUMBER|NUMBER ITEM',
      ),
      has('ITEM.*ITEM|NUMBER'),
    ],
    not: has(
      'WEEKDAY|DATE|HOUR|PERCENT|vend\\w+|saem|por (?:mes|semana|dia)|mais que|perd\\w+ NUMBER|tir\\w+',
    ),
    form: { ...ask('bundle'), turn: severalOf },
  },
  {
    words: [has(weekdayWords), has(cheaper)],
    not: has('MONEY|NUMBER|PERCENT|HOUR|DATE|ITEM.*ITEM|vend\\w+ (?:menos|mais)|(?:sai|saem) menos|pouco'),
    form: { ...ask('weekdayPrice', { item: maybe(item), weekdays: maybe(onWeekdays) }), turn: withFigures },
  },
]
