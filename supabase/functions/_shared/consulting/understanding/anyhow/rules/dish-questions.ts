/** What owners ask about dishes with cachaça. */
import type { DishQuestion } from '../../../base/request/dish-wishes.ts'
import { ask, food, maybe, money, number, type Rule } from '../form.ts'
import { has } from '../words.ts'

const of = (about: DishQuestion, ...words: string[]): Rule => ({
  words: words.map((one) => has(one)),
  form: ask(about),
})

export const dishQuestions: readonly Rule[] = [
  {
    words: [has('defeso|epoca proibida|proibid\\w+ pescar|ibama|temporada de pesca'), has('FOOD')],
    form: ask('closedSeason', { what: food }),
  },
  { words: [has('cru|crua|crus|mal ?passad\\w+'), has('FOOD')], form: ask('rawSafe', { what: food }) },
  {
    words: [has('descongel\\w+|separ\\w+|tir\\w+ do freezer'), has('quant\\w+|quando'), has('FOOD')],
    form: ask('thaw', { what: food, count: maybe(number) }),
  },
  of(
    'alcoholLeft',
    'alcool|alcoolic\\w+|embebed\\w+|bebad\\w+|porre|evapor\\w+|teor|gosto de cachaca|crianc\\w+|motorista',
  ),
  of('breathTest', 'bafometro|blitz|lei seca|soprar|dirig\\w+'),
  of('delivery', 'delivery|ifood|entreg\\w+|motoboy|viag\\w+|viaj\\w+|quentinha|embalagem|marmita'),
  of(
    'licence',
    'licenca|alvara|vigilancia|anvisa|registro|rotulo|legal|lei|permitid\\w+|proibid\\w+|fiscal\\w*|multa',
  ),
  of(
    'dayBefore',
    'vespera|adiant\\w+|dia anterior|dia antes|antes|requent\\w+|ontem|pre.?pront\\w+|deixar pront\\w+|antecip\\w+|mise en place',
  ),
  of(
    'keeping',
    'dur\\w+|geladeira|freezer|congel\\w+|estrag\\w+|guard\\w+|validade|conserv\\w+|quantos dias|quanto tempo|presta|aguenta',
  ),
  of('flameSafe', 'flamb\\w+|fogo|labareda|chama|incendi\\w+'),
  of(
    'agedInPan',
    'envelhecid\\w+|carvalho|barril|madeira|extra|premium|boa|cara',
    'panela|fogo|cozinh\\w+|desperdic\\w+|pena|usar|gastar|vale',
  ),
  of(
    'swap',
    'troc\\w+|substitu\\w+|outr[oa] (?:bebida|destilado|cachaca|marca|aguardente)|aguardente|rum|vodca|vodka|conhaque|uisque|tequila|falt\\w+ cachaca|sem cachaca|no lugar da cachaca|vinho',
  ),
  {
    words: [has('cachaca'), has('quant\\w+'), has('garraf\\w*|litr\\w*|compr\\w+|ml|gast\\w+|us\\w+')],
    form: ask('cachacaAmount', { count: maybe(number) }),
  },
  of('mostCachaca', 'qual|quais|que', 'mais cachaca|leva mais(?! trabalho)|usa mais|gasta mais'),
  of('launchFirst', 'primeir\\w+|comec\\w+|lanc\\w+|estrei\\w+', 'qual|quais|que|por onde'),
  of('testCost', 'test\\w+|prova\\w*|experiment\\w+', 'quanto|gast\\w+|cust\\w+'),
  of('hideCachaca', 'nome|escrev\\w+|cardapio|dizer|falar|esconder|avis\\w+|menu', 'cachaca|alcool'),
  of('mildCachaca', 'forte|suav\\w+|gosto|amarg\\w+|queima\\w*', 'cachaca|alcool'),
  of('doseEach', 'dose|doses|acompanh\\w+|copo', 'qual|quais|que|cada|combin\\w+'),
  {
    words: [has('repet\\w+|parecid\\w+|igual|mesm[oa]|ja tenho|plagi\\w+|copia'), has('FOOD|ITEM')],
    form: ask('notRepeated', { what: food }),
  },
  {
    words: [has('lugar|substitu\\w+|tir\\w+|sai|entra|roub\\w+|concorr\\w+|continua'), has('ITEM|FOOD')],
    form: ask('replaces', { item: food }),
  },
  {
    words: [
      has('ITEM|FOOD'),
      has('MONEY|NUMBER'),
      has('vend\\w+|paga\\w*|sai|passa\\w*|aceit\\w+|gira|por|a'),
    ],
    form: ask('sellsAt', { item: food, price: money }),
  },
  {
    words: [has('lucr\\w+|deixa|sobra|margem|rend\\w+|ganh\\w+|compensa|paga'), has('ITEM|FOOD')],
    form: ask('itemProfit', { item: food, price: maybe(money) }),
  },
  {
    words: [has('muit\\w+|demais|exager\\w+|enjo\\w+|repetitiv\\w+'), has('FOOD|ITEM')],
    form: ask('tooMany', { what: food }),
  },
  {
    words: [has('porcao|tamanho|meia|individual|para um|pra um|pra dois'), has('ITEM|FOOD')],
    form: ask('portionSize', { item: food }),
  },
  of(
    'priceEach',
    'quanto|por quanto|que preco|qual (?:o )?(?:preco|valor)|custo|custa',
    'cobr\\w+|vend\\w+|sai\\w*|preco|valor|custa\\w*|cust\\w+|fica',
  ),
]
