/** Questions on offers, ways to pay and what is charged or given beside an item, in the words of the street. */
import { ask, item, maybe, money, onWeekdays, percent, type Rule, withFigures, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

const pays =
  'posso|ta certo|cobro|vale(?:ria)?|compensa\\w*|adianta|presta|rende\\w*|da (?:lucro|certo|bom|dinheiro|pra)|(?:me )?da lucro|lucro|perco|perde|ganho|ganharia|ganhando|sai[or]? ganhando|fecha a conta|furada|loucura|prejudic\\w+|pesa|quebra|que acham|o que acham|que tal|bom negocio|rola|prejuizo|sobra|sem levar|sai caro|compromete|faz sentido|funciona|ideia|a quanto|quanto|qual'

/** All that one can drink, without the price of a single one. */
const freely: Rule = {
  words: [
    has(
      'open(?: ?bar| ?food)?|all inclusive|liber(?:ar|ando|ad[oa]s?|o)|a vontade|sem limite|(?:beber|bebida|consumo|tomar) (?:livre|liberad\\w+|a vontade)|livre|rodizio de (?:chopp?e?|cerveja|drinks?|bebida)',
    ),
    has('open|ITEM|beber|bebidas?|consumo|chopp?e?|drinks?'),
    has(`${pays}|cobr\\w+|valor|preco|por|calcul\\w+|esquema`),
  ],
  not: has('WEEKDAY.*WEEKDAY|moradores?|cartao|vale.?refeicao|VR|almoca|agua|refil|quem (?:compra|pede|vem)'),
  form: { ...ask('openBar', { item: maybe(item), price: maybe(money) }), turn: withRest },
}

/** A lower price for the first hours. */
const early: Rule = {
  words: [
    has(
      'h[ae]p+y|happy|hora feliz|horario feliz|dose dupla|dois por um|2 por 1|em dobro|dobrad\\w+|dobro|dobrar|mais barat\\w+|descont\\w+|off|pela metade|metade do preco|promoc\\w+',
    ),
    has(
      'h[ae]p+y|feliz|(?:fim|final|comec\\w+|inicio) (?:d[aeo] )?(?:tarde|noite|expediente)|tardinha|tardezinha|depois do (?:expediente|trabalho|servico)|antes d[aeo]s? (?:HOUR|NUMBER)|ate (?:as )?(?:HOUR|NUMBER)|HOUR|(?:as|ate) NUMBER da noite',
    ),
  ],
  not: has('MONEY|WEEKDAY.*ITEM.*MONEY|DATE|open'),
  form: { ...ask('happyHour', { item: maybe(item), weekdays: maybe(onWeekdays) }), turn: withRest },
}

const ofCash: Rule = {
  words: [
    has('pix|a vista|especie|dinheiro vivo|(?:em|no|com|paga\\w*|na hora em) dinheiro|cash'),
    has('descont\\w+|abat\\w+|bancar|incentivo|vantagem|menos|mais barat\\w+|tir\\w+|porcent\\w+|PERCENT'),
  ],
  not: has('ITEM|mais caro|maquin\\w+|separad\\w+'),
  form: { ...ask('payDiscount', { percent: maybe(percent), price: maybe(money) }), turn: withFigures },
}

const ofCards: Rule = {
  words: [
    has(
      'cart(?:ao|oes)|credito|debito|parcel\\w+|maquin\\w+|vales?.?(?:refeicao|alimentacao)|ticket|alelo|sodexo|v\\.?r|quem (?:usa|paga|passa|parcela)',
    ),
    has('mais|outro|maior|diferen\\w+|acresc\\w+|repass\\w+|um (?:valor|preco)|dois|duas|custar|cobrar|paga'),
  ],
  not: has('descont\\w+|fidelidade|ITEM.*ITEM|conta de|funcionari\\w+'),
  form: { ...ask('twoPrices', { percent: maybe(percent) }), turn: withFigures },
}

const ofMusic: Rule = {
  words: [
    has('couvert\\w*|couver|cover|music\\w+|cantor\\w*|voz e violao|violao|bandas?|artist\\w+|show|ao vivo'),
    has(
      'cobr\\w+|pag\\w+|taxa|valor|conto|reais|caro|car[oa]|NUMBER|MONEY|por|conta|neg(?:ar|a)|obrigad\\w+|embut\\w+|acab\\w+|tir\\w+|mant\\w+',
    ),
  ],
  form: { ...ask('couvert', { price: maybe(money), weekdays: maybe(onWeekdays) }), turn: withRest },
}

/** "o serviço de 10 tá pouco, aumento pra 12?" */
const ofService: Rule = {
  words: [
    has(
      'gorjetas?|(?:taxa|servico) (?:d[aeo]s? )?(?:garcom|garcons|servico|PERCENT|NUMBER)|taxa de servico|servico|(?:os|dos|nos|pelos) (?:PERCENT|NUMBER|dez)|dez por cento',
    ),
    has(
      'garco\\w+|gorjetas?|servico|reclam\\w+|mantenho|tiro|abus\\w+|pouco|muito|obrigad\\w+|opciona\\w+|inclu\\w+|embut\\w+|no preco|cobr\\w+|aument\\w+',
    ),
  ],
  not: has('self.?service|ITEM(?! pratos?)|client\\w+ (?:some|foge)|cart\\w+|WEEKDAY|DATE|lento|demora\\w*'),
  form: { ...ask('serviceFee', { percent: maybe(percent) }), turn: withFigures },
}

/** Another price for the people of the place. */
const neighbours =
  'morador\\w*|nativ[oa]s?|vizinh\\w+|pescador\\w*|daqui|da (?:ilha|vila|rua|praia|terra|regiao|comunidade|cidade)|do (?:bairro|porto|lugar|povoado|predio|condominio)|(?:pessoal|gente|povo|quem|turma)(?: \\w+){0,2} (?:mora|daqui|da (?:ilha|vila|rua|praia|terra)|do (?:bairro|porto|lugar))|locais|caicaras?|funcionari\\w+ d[aeo]s? \\w+'
const ofPlace: Rule = {
  words: [
    has(neighbours),
    has(
      'descont\\w+|preco\\w*|menos|mais barat\\w+|barat\\w+|tabela|cobr\\w+|paga|especial|agrad\\w+|carteirinha|cartao|outro|valor',
    ),
  ],
  not: has('MONEY|concorr\\w+|deles|ITEM.*ITEM|cobra (?:MONEY|NUMBER)'),
  form: { ...ask('locals'), turn: withRest },
}

/** "[pizza] por 45 na quarta, vale a pena?" */
const onDays: Rule = {
  words: [
    has(
      'WEEKDAY|fim de semana|(?:de|na|durante a) semana|meio de semana|feriados?|dias? (?:frac\\w+|util|uteis|mort\\w+)',
    ),
    has(
      'preco\\w*|cobr\\w+|valor\\w*|barat\\w+|menos|menor|baix\\w+|desc\\w+|diferen\\w+|tiro|ponho|bot\\w+|MONEY|NUMBER|mais|subir|outro|descont\\w+',
    ),
  ],
  not: has('DATE|HOUR|couvert|music\\w+|open|vend\\w+ (?:mais|menos)|fech\\w+|pix|happy|ITEM.*ITEM'),
  form: {
    ...ask('weekdayPrice', { item: maybe(item), price: maybe(money), weekdays: maybe(onWeekdays) }),
    turn: withRest,
  },
}

const gives: Rule = {
  words: [
    has('ITEM'),
    has(
      'cortesia\\w*|de graca|gratis|gratuit\\w+|sem cobrar|brinde\\w*|mimo\\w*|nao (?:paga|cobr\\w+)|livre|liber\\w+|ganha|presente\\w*|(?:eu|a gente) d(?:ou|amos)|dar|oferec\\w+|refil|por conta da casa',
    ),
    has(pays),
  ],
  not: has(
    'MONEY|open|descont\\w+|pix|couvert|WEEKDAY.*WEEKDAY|ITEM (?:com|e) ITEM|dou (?:lucro|prejuizo)|da (?:pra|para)|precos?',
  ),
  form: { ...ask('courtesy', { item }), turn: withRest },
}

const packs: Readonly<Record<string, number>> = {
  'meia duzia': 6,
  duzia: 12,
  dobradinha: 2,
  casadinho: 2,
  trio: 3,
}

/** "meia dúzia de acarajés por 80", "pacote de 10 esfihas a 40" */
function packOf(fields: Fields, slots: Slots): Fields | null {
  const named = slots.item()
  const other = slots.item()
  const amounts: number[] = []
  for (let next = slots.amount(); next !== undefined; next = slots.amount()) amounts.push(next)
  if (named === undefined) return null
  if (other !== undefined) {
    const price = amounts.at(-1)
    return price === undefined ? null : { about: 'pairPrice', item: named, other, price }
  }
  const word = Object.keys(packs).find((one) => slots.said.includes(one))
  const count = word === undefined ? amounts.shift() : packs[word]
  const [price] = amounts
  return count === undefined || count < 2 || price === undefined
    ? null
    : { ...fields, item: named, count, price }
}

const inPacks: Rule = {
  words: [
    has('ITEM'),
    has(
      'meia duzia|duzia|dobradinha|casadinho|trio|combos?|kits?|pacotes?|torres?|baldes?|junt(?:ar|o|ando)|ITEM (?:\\w+ )?(?:com|mais|e) (?:\\w+ )?ITEM|NUMBER ITEM',
    ),
    has('MONEY|NUMBER'),
    has(pays),
  ],
  not: has('PERCENT|WEEKDAY|DATE|HOUR|perd\\w+ NUMBER|por (?:mes|semana)'),
  form: { ...ask('bundle'), turn: packOf },
}

/** Before the questions that all prices together answer. */
export const offersAsked: readonly Rule[] = [
  inPacks,
  freely,
  early,
  ofMusic,
  ofService,
  ofCash,
  ofCards,
  ofPlace,
]

/** After those. */
export const offersAskedLast: readonly Rule[] = [gives, onDays]
