/** Questions on prices in the words of the house and the street, after those that name their subject outright. */
import { ask, item, maybe, money, onWeekdays, percent, type Rule, withFigures, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

const asking = has(
  'qual|quais|quem|que|o que|quanto|onde|como|me (?:diz|diga|fala|mostra|aponta|lista|da|ensina)\\w*|list\\w+|separ\\w+|apont\\w+|identifi\\w+|mostr\\w+|conhec\\w+|sab\\w+|ver|tem|algum\\w*|estimativa|indicac\\w+|nao sei',
)
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

const amountMissing = 'aluguel|forno|pro.?labore|decimo|contas?|boletos?|salario\\w*|reforma|imposto\\w*'
/** What all prices are to bring: "preciso de 12 mil extras, como?" */
const ofGoal: Rule = {
  words: [
    has('MONEY|NUMBER|PERCENT'),
    has(
      `lucr\\w+|fatur\\w+|sobr\\w+|ganh\\w+|entrar|levant\\w+|tirar|extras?|falt\\w+|objetivo|meta|chegar|pagar (?:o|a|os)|${amountMissing}|aumento no lucro`,
    ),
    has(
      `como|que|onde|o que|mudo|mexo|possivel|por onde|arrum\\w+|da pra|jeito|mais|extras?|objetivo|meta|preciso|tenho que|quero`,
    ),
  ],
  not: has(
    'ITEM(?! (?:precos?|cardapio|pratos?))|WEEKDAY|HOUR|descont\\w+|cart\\w+|couvert|servico|aument\\w+ (?:de )?PERCENT|sub\\w+ PERCENT|margem|no maximo|custo|cada|por (?:item|prato)|mant\\w+ (?:o |a )?preco|couvert|client\\w+|vend\\w+|perd\\w+|subiu|aumentou|subiram|por ano|repass\\w+|inclu\\w+|fornecedor\\w*',
  ),
  form: {
    ...ask('goal', { price: maybe(money), percent: maybe(percent) }),
    turn: (fields: Fields, slots: Slots) => {
      slots.takeRest()
      return fields.price === undefined && fields.percent === undefined ? null : fields
    },
  },
}

const ofTotal: Rule = {
  words: [
    asking,
    has(
      'total|tudo|pacote|consolidad\\w+|no fim|(?:todas )?(?:as|dessas|essas) (?:alterac\\w+|mudanc\\w+)|precos? novos?|numero final|no mes|por mes|soma\\w*|conjunto|reforma|redesenho|impressao|faturamento|receita|no caixa|no final das contas',
    ),
    has(
      'rende\\w*|render|ganh\\w+|entra\\w*|sobra\\w*|fecho|efeito|reais|dinheiro|a mais|impacto|paga|subir|vale|diferenca|estimativa|muda\\w*',
    ),
  ],
  not: has(
    'PERCENT|WEEKDAY|HOUR|ITEM(?! (?:precos?|cardapio|tudo|it\\w+))|perd\\w+|MONEY|se eu|descont\\w+|ano passado|passad[oa]',
  ),
  form: ask('total'),
}

/** How many sales a rise may cost. */
const ofLoss: Rule = {
  words: [
    has(
      'perd(?:er|a|as|id[oa]s?|endo)|vender menos|vend\\w+ a menos|queda|cair|caindo|deixar de vender|deixa de valer|a menos|seguranca',
    ),
    has(
      'quant[oa]s?|ate onde|limite|ponto|maxim[oa]|percentual|porcent\\w+|seguranca|a partir de|empat\\w+|prejuizo|aguent\\w+|mal|compensa',
    ),
    has('vend\\w+|client\\w+|aument\\w+|ITEM|pedidos?|movimento|saida|posso|aguent\\w+|valer'),
  ],
  not: has('couvert|descont\\w+|MONEY|HOUR|DATE|por ?que|motivo|mais barat\\w+'),
  form: { ...ask('breakEven', { item: maybe(item) }), turn: withFigures },
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

const earns: Rule = {
  words: [
    has(
      'qual|quais|quem|que|de onde|o que|o q|list\\w+|conhec\\w+|me (?:diz|fala|mostra|aponta)\\w*|apont\\w+|dentre|entre',
    ),
    has(
      'mais (?:lucr\\w+|rentav\\w+|rend\\w+|dinheiro|grana|retorno|ganho|deixa)|(?:maior|melhor) (?:rentabilidade|margem|lucro|ganho|retorno)|(?:vem|sai) o (?:meu )?lucro|ovos de ouro|mais retorno|carro.?chefe em (?:ganho|lucro)|deixa\\w* mais|da(?:o)? mais (?:lucro|dinheiro|retorno)|campea\\w* (?:de|em) (?:lucro|ganho|margem)|mais lucrativ\\w+',
    ),
  ],
  not: has('MONEY|PERCENT|tir\\w+|menos|preju\\w+|sub\\w+|aument\\w+'),
  form: { ...ask('topEarner', { item: maybe(item) }), turn: withRest },
}

const upAndDown: Rule = {
  words: [
    has('sub(?:ir|o|a|em|e)|sobe\\w*|aument\\w+|encarec\\w+|levant\\w+|altas?|pux\\w+|reajust\\w+'),
    has(
      'desc(?:er|o|em|onto|ontos)|baix\\w+|abaix\\w+|barate\\w+|cai\\w*|caem|alivi\\w+|diminu\\w+|descont\\w+',
    ),
    has('o que|onde|qual|quais|quem|list\\w+|separ\\w+|indicac\\w+|por item|em (?:qual|quais)|os que|cada'),
  ],
  not: has('ITEM(?! (?:precos?|pratos?|it\\w+|cardapio))|MONEY|PERCENT|WEEKDAY|HOUR|client\\w+'),
  form: { ...ask('upDown'), turn: withRest },
}

const worst =
  'lanterna\\w*|encostad\\w+|encalh\\w+|peso morto|so (?:me )?d[aá]o? (?:trabalho|despesa|prejuizo)|(?:pra|para) baixo|pior\\w*|mais frac\\w+|fraquinh\\w+|menor (?:desempenho|lucro|margem|saida)|pior desempenho|nao (?:vend\\w+|prest\\w+|rend\\w+|lucr\\w+|pag\\w+)|preju\\w*|perd\\w+ dinheiro|rende\\w* menos|fundo do poco|vergonha|no vermelho|menos (?:lucr\\w+|rende\\w*|deixa\\w*|vend\\w+|vale)|ocup\\w+ (?:espaco|lugar)|some\\w* (?:com )?o lucro'
const least: Rule = {
  words: [
    has(
      'qual|quais|quem|o que|o q|me (?:diz|fala|mostra|aponta|lista|da)\\w*|list\\w+|apont\\w+|identifi\\w+|tem (?:prato|item|coisa|algum\\w*)|os que|saber',
    ),
    has(worst),
  ],
  not: has(
    'MONEY|PERCENT|NUMBER|WEEKDAY|HOUR|DATE|perdendo (?:cliente|venda)|por ?que|pq|motivo|causa|aument\\w+|descont\\w+|cart\\w+|pix|dia da semana|dias?|couvert|foto\\w*|ITEM.*ITEM|a rua|se (?:eu|a gente)|posso|open|gratis|graca|medo|confere',
  ),
  form: {
    ...ask('weakest', { item: maybe(item) }),
    turn: (fields: Fields, slots: Slots) => {
      slots.takeRest()
      const { item: named, ...rest } = fields
      return typeof named === 'string' &&
        slots.names.some(({ name, isSection }) => name === named && !isSection)
        ? null
        : { ...rest, ...(named !== undefined && { item: named }) }
    },
  },
}

export const twice: Rule = {
  words: [
    has('ITEM'),
    has(
      'dobr\\w+|duplic\\w+|(?:o|em|pro) dobro|2x|duas vezes|multiplic\\w+|cem por cento a mais|triplic\\w+|(?:vendo|vender|passar de) NUMBER (?:\\w+ ){0,6}(?:pra|para|a|em|ate) NUMBER',
    ),
    has(
      'vend\\w+|sa[ií]\\w*|gir\\w+|pedidos?|como|faco|pra|queria|quero|viavel|ensin\\w+|chegar|mudar|tem como|passar|gostari\\w+',
    ),
  ],
  not: has(
    'MONEY|HOUR|WEEKDAY|DATE|custo|em dobro|dose dupla|promoc\\w+|tarde|a noite|precos?|custar|posso (?:passar|subir)',
  ),
  form: { ...ask('doubleSales', { item }), turn: withRest },
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

/** In the order in which they are tried. */
export const priceAsked: readonly Rule[] = [
  inPacks,
  freely,
  early,
  ofMusic,
  ofService,
  ofCards,
  ofCash,
  ofPlace,
  twice,
  ofLoss,
  ofGoal,
  upAndDown,
  earns,
  least,
  ofTotal,
  gives,
  onDays,
]
