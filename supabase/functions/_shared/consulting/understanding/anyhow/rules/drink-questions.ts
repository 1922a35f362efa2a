/** What owners ask about the work at the bar, in any order of words. */
import type { BarTopic } from '../../../base/request/bar-topics.ts'
import { ask, type Form, food, maybe, money, type Rule, type Take } from '../form.ts'
import { has } from '../words.ts'

const which = 'qual|quais|quem|onde|o que|que (?:drinks?|drinques?|bebidas?|copos?|receitas?)'
/** What asks says nothing more. */
const asking = has(
  'quant[oa]s?|quantidade|qual|quais|quem|onde|como|quando|por que|pq|sera|saber|duvida|diz\\w*|digam?|explic\\w+|ensin\\w+|orient\\w+|tem como|da (?:pra|para)|consigo|consegue|posso|devo|preciso|faz\\w*|faco|us\\w+|vale|funciona|serve|melhor|certo|ideal|uma?|ou|ainda|cada|drinks?|drinques?|coquete\\w+|bebidas?|copos?|barman|bartender|balcao|bar',
)
const amount = 'quant[oa]s?|rend\\w+|tir\\w+'
const spirits =
  'vodca|vodka|gin|gim|rum|tequila|uisque|whisky|saque|conhaque|vermute|campari|aperol|outr[oa]s? (?:bebida|destilado|cachaca|pinga|marca|garrafa)|marca'
const cana =
  'cachaca\\w*|pinga\\w*|aguardente|destilad\\w+|prata|carvalho|ouro|castanheira|amburana|extra premium'

/** Figures and tools that a question only mentions. */
const settled: NonNullable<Form['turn']> = (fields, slots) => {
  slots.tools()
  while (slots.amount() !== undefined);
  return fields
}
const figure: NonNullable<Form['turn']> = (fields, slots) => {
  const count = slots.number()
  slots.tools()
  return count === undefined || !Number.isInteger(count) ? fields : { ...fields, count }
}

const bar = (what: BarTopic, words: readonly string[], more: Partial<Rule> = {}): Rule => ({
  words: [],
  written: words.map((one) => has(one)),
  not: has('MONEY|PERCENT|DATE'),
  strange: 2,
  beside: asking,
  form: { ...ask('bar', { what }), turn: settled },
  ...more,
})

/** "qual drink vai com?" in a house with a section "Drinks": what is drunk is no dish. */
const eaten: Take = (slots) => {
  const named = slots.food()
  return named && /^(?:drin(?:k|que)s?|coquet\p{L}+|bebidas?|doses?|carta)(?!\p{L})/iu.test(named)
    ? undefined
    : named
}
const ofItem = (what: BarTopic): Form => ({ ...ask('bar', { what, item: maybe(food) }), turn: settled })

/** On how to make, keep and pour: read before the readers of foods, glasses and tools. */
export const workQuestions: readonly Rule[] = [
  bar('diabetes', [
    'diabet\\w+|acucar no sangue|glic\\w+|insulina|adocantes?|stevia|xilitol|eritritol|sucralose',
  ]),
  // "tem ovo?" may be about an allergy.
  bar('egg', [
    'ovos?|claras?|gemas?|salmonel\\w+|espuma\\w*|grao.de.bico|aquafaba',
    'salmonel\\w+|espuma\\w*|segur\\w+|perig\\w+|risco|aguent\\w+|dur[ae]\\w*|quant[oa]s?|quantidade|us\\w+|pasteuriz\\w+|separad\\w+|troc\\w+|substitu\\w+|no lugar|bat\\w+',
  ]),
  bar('drivers', [
    'dirig\\w+|motorist\\w+|blitz|bafometro|volante|lei seca|carona|horas espera\\w*|uber|taxi',
  ]),
  bar('inJug', ['jarras?|litrao|balde|torre'], { not: has('MONEY|PERCENT|DATE|qual|quais') }),
  bar('ice', ['gelos?|gelinho|freezer de gelo']),
  bar('glass', [
    'vidros?|plasticos?|acrilicos?|policarbonato|copos? descartavel|copos?|tacas?',
    'praia|areia|piscina|lei|proibid\\w+|perig\\w+|quebr\\w+|corta\\w*|vidros?',
    'pod\\w+|posso|lei|us\\w+|que copos?|perig\\w+|proibid\\w+|serv\\w+|qual|quais|o que|vale|melhor',
  ]),
  {
    ...bar('heat', [
      'calor|ferv\\w+|esquent\\w+|aquec\\w+|quent\\w+|fogo|flamb\\w+|evapor\\w+|panela|reduc\\w+|reduz\\w+|cozinh\\w+|cozid\\w+|vapor|chama',
      `alcool\\w*|teor|embriag\\w+|embebed\\w+|deixa bebado|forca|efeito|${cana}`,
    ]),
    form: {
      ...ask('bar', { what: 'heat' }),
      also: [{ kind: 'drinkTrait', fields: { what: 'hot', count: 2, bound: 'at_least' } }],
    },
  },
  bar(
    'keeping',
    [
      'dur[ae]\\w*|guard\\w+|validade|estrag\\w+|conserv\\w+|azed\\w+|oxid\\w+|venc\\w+|aguent\\w+|apodre\\w+|murch\\w+|congel\\w+|perde\\w* (?:o )?(?:sabor|gosto|gas|cheiro|forca)|fica\\w* bo[ma]\\w*|depois de abert\\w+|val[ei]\\w* (?:por )?quant\\w+',
      'quant[oa]s? (?:tempo|dias|horas|meses|semanas)|como|quanto|ate quando|meses|mes|semanas?|dias?|geladeira|freezer|pod\\w+|posso|da (?:pra|para)|abert[oa]s?|caseir[oa]s?',
    ],
    {
      not: has(
        `MONEY|PERCENT|DATE|marca|outr[oa]|claras?|custa\\w*|doses?|paga\\w*|curt\\w+|infus\\w+|fila|${'quantos copos'}`,
      ),
    },
  ),
  bar(
    'infusion',
    [
      'curt[ioa]\\w*|infus\\w+|macer\\w+|de molho|saboriz\\w+|aromatiz\\w+|dentro d[ao]|descans\\w+|(?:cachaca|pinga) (?:de|com) \\w+',
      `${cana}|garrafas?|bebida`,
      'quant[oa]s? (?:tempo|dias|semanas|meses|horas)|como|prepar\\w+|faz\\w*|faco|ensin\\w+|pod\\w+|posso|da (?:pra|para)|curt[ioa]\\w*|infus\\w+|receita|passo a passo|segredo',
    ],
    { not: has('MONEY|PERCENT|DATE|qual|vend\\w+|estrag\\w+|marca') },
  ),
  bar(
    'ahead',
    [
      'pront[oa]s?|adiant\\w+|vespera|antecip\\w+|antecedencia|batch|pre.?(?:mix|lote|mistur|pront|prepar|bat)\\w*|em lote|engarraf\\w+|mistur\\w+ antes|(?:de (?:tarde|manha|dia)|na? \\w+) (?:pra|pro|para) (?:a |o )?(?:noite|sabado|domingo|sexta|dia seguinte|outro dia|hora)|antes d[eoa]\\w*|mise.en.place|espremer|espremido',
      'pod\\w+|posso|da (?:pra|para)|o que|vale|qual|quais|como|quant[oa]s?|melhor|compensa|tem como|consigo',
    ],
    { not: has('MONEY|PERCENT|DATE|curt\\w+|infus\\w+|rapid\\w+|lanc\\w+|almoco|jantar|comida|outr[oa]s?') },
  ),
  bar(
    'doses',
    [
      'garrafas?|litros?|caixas?|ml|fardo|extra premium|prata|carvalho|ouro|engradado',
      amount,
      'doses?|rend\\w+|drinks?|drinques?|copos?|caip\\w+|coquete\\w+|shots?',
    ],
    { not: has('MONEY|DATE|compr\\w+|jarras?|lucr\\w+|cobr\\w+|vend\\w+|cust\\w+|preco\\w*') },
  ),
  bar(
    'measuring',
    [
      'med\\w+|dosador\\w*|a olho|jigger|copinhos?|bico|mililitros?|ml|contar ate|balanca|uma dose (?:e|sao|tem|da)',
      'quant[oa]s?|como|precis\\w+|funciona|serve|sem|pod\\w+|posso|da (?:pra|para)|melhor|tem que',
    ],
    { not: has('MONEY|PERCENT|DATE|claras?|gelo|rend\\w+|garrafas?') },
  ),
  bar('double', [
    'doses? duplas?|rodada dupla|dobr\\w+|em dobro|dois por um|duas por uma|2 por 1|2x1|double|leve (?:2|dois)|pague (?:1|um)',
  ]),
  bar(
    'howMany',
    [
      'quant[oa]s|tamanho|e (?:muito|pouco|demais|suficiente|exagero|bastante|bom numero)|exagero|diminu\\w+|enxug\\w+|muita coisa|basta\\w*|ideal',
      'drinks?|drinques?|coquete\\w+|opc\\w+|carta|cardapio|menu|lista|receitas?',
    ],
    {
      not: has(
        'MONEY|PERCENT|DATE|dur[ae]\\w*|dias|tempo|doses?|garrafas?|ml|vend\\w+|rend\\w+|rapid\\w+|ganh\\w+|lucr\\w+|sem alcool',
      ),
      form: { ...ask('bar', { what: 'howMany' }), turn: figure },
    },
  ),
  bar(
    'sweetness',
    [
      'doc\\w+|docura|acucar|dulcor|adoc\\w+|enjoativ\\w+|melad\\w+|calda|xarope|mel',
      'demais|menos|como|tir\\w+|diminu\\w+|baix\\w+|corrig\\w+|quantidade|proporcao|medida|colher\\w*|acert\\w+|equilibr\\w+|o que (?:eu )?fa\\w+',
    ],
    { not: has('MONEY|PERCENT|DATE|ITEM|qual|quais|dur[ae]\\w*|sobr\\w+') },
  ),
  bar(
    'spirit',
    [
      `${spirits}|no lugar d[aoe]|sem cachaca|(?:se (?:acabar|faltar)|na falta d[aoe]) .*|mistur\\w+ .*`,
      `${spirits}|${cana}|bebida|base`,
    ],
    { not: has('MONEY|PERCENT|DATE|quant[oa]s?|dur[ae]\\w*|qual|abert[oa]s?|doses?|pront[oa]s?|vespera') },
  ),
]

const saleQuestions: readonly Rule[] = [
  bar(
    'withDish',
    [
      'ITEM|FOOD|\\w+',
      'combin\\w+|acompanh\\w+|vai (?:bem )?com|vao (?:bem )?com|cas[ae]\\w* com|harmoniz\\w+|junto d[eoa]|ao lado d[eoa]|pede que|presta|suger\\w+|pediu|pediram|quem pede|quem come|pra comer com',
    ],
    {
      words: [has('ITEM|FOOD')],
      not: has('MONEY|PERCENT|DATE|gelo|jarras?|marca|car[oa]|garrafas?'),
      form: { ...ask('bar', { what: 'withDish', item: eaten }), turn: settled },
    },
  ),
  bar(
    'best',
    [
      which,
      'lucr\\w+|rentav\\w+|margem|dinheiro|grana|deixa\\w* mais|rend\\w+ mais|mais rend\\w+|ganho|ganh\\w+|empurr\\w+|compensa mais|retorno|sobra mais|vale mais a pena|mais vale',
    ],
    { not: has('MONEY|PERCENT|DATE|cerveja|mes|semana|quant[oa]s?|investimento') },
  ),
  bar(
    'fastest',
    [
      which,
      'rapid\\w+|ligeir\\w+|agil\\w*|demora\\w*|fila|sufoco|lotad\\w+|atras\\w+|correria|aperto|pico|casa cheia|salao cheio|movimento|desafog\\w+|pressa|instante',
    ],
    { not: has('MONEY|PERCENT|DATE|promo\\w*|adiant\\w+|pront[oa]s?') },
  ),
  {
    ...bar('raise', [
      'sub\\w+|sob[eo]|aument\\w+|mex\\w+|reajust\\w+|encarec\\w+|corrig\\w+',
      'precos?|valor\\w*|tabela|carta',
    ]),
    not: has('PERCENT|DATE|desc\\w+|custo'),
    form: { ...ask('bar', { what: 'raise', item: maybe(food), price: maybe(money) }), turn: settled },
  },
  {
    ...bar('dear', [
      'car[oa]s?|carinh[oa]s?|salgad[oa]s?|precos?|valor|custa tanto|cust\\w+|chi\\w+|pesa\\w*|MONEY|NUMBER|puxad[oa]s?|cidade pequena',
      'car[oa]s?|carinh[oa]s?|salgad[oa]s?|reclam\\w+|chi\\w+|justific\\w+|explic\\w+|respond\\w+|por que|por qual|motivo|cidade pequena|puxad[oa]s?|assust\\w+|espant\\w+',
      'acha\\w*|ta|esta|e|diz\\w*|digo|fal\\w+|reclam\\w+|respond\\w+|explic\\w+|justific\\w+|motivo|por que|sai|vend\\w+|fica\\w*|nao (?:ta|esta|e)|chi\\w+|demais|assust\\w+',
    ]),
    not: has('PERCENT|DATE|ingredientes?|qual (?:e )?o mais|quais'),
    form: ofItem('dear'),
  },
  {
    ...bar('unsold', [
      'nao (?:vend\\w+|sai\\w*|gir\\w+|pegou?|emplac\\w+|roda\\w*)|encalh\\w+|ninguem (?:pede|pediu|quer|compra|toma)|ficar\\w* parad[oa]s?|sai\\w* pouco|pouc[oa]s? (?:pede\\w*|sa\\w+|vend\\w+)|vend\\w+ pouco',
    ]),
    not: has('MONEY|PERCENT|DATE'),
    form: ofItem('unsold'),
  },
  {
    ...bar('worth', [
      'vale\\w*|pena|compensa\\w*|se paga|paga\\w*|presta|investir|invest\\w+|dinheiro|lucro|da (?:mais )?(?:dinheiro|retorno)',
      'cartas?|cardapio|tacas?|cervejas?|drinks?|drinques?|isso|investimento|bar|equipamento|coquetel\\w*|coquete\\w+|FOOD',
    ]),
    not: has('PERCENT|DATE|qual|quais|gelo|jarras?|pront[oa]s?|dobr\\w+'),
    form: {
      ...ask('bar', { what: 'worth', item: maybe((slots) => slots.food()) }),
      turn: (fields, slots) => {
        slots.items()
        return settled(fields, slots)
      },
    },
  },
]

export const drinkQuestions: readonly Rule[] = [...workQuestions, ...saleQuestions]
