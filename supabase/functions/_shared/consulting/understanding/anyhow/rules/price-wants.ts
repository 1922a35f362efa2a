/** What new prices must keep to, in the words of the street: floors, few changes, how long they hold, what costs rose. */
import {
  ask,
  eachItem,
  food,
  item,
  itemOrAll,
  maybe,
  onWeekdays,
  percent,
  type Rule,
  until,
  wish,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

const figures = 'MONEY|PERCENT|NUMBER'
const rising =
  'sub\\w+|sob[ea]m?|aument\\w+|encarec\\w+|reajust\\w+|major\\w+|correc\\w+|corrig\\w+|alta|acresc\\w+|variac\\w+|pul(?:o|ar|e)|salto|elev\\w+|mex\\w+|em cima|a mais|(?:pra|para) cima|(?:leva|ganha)\\w* (?:aumento|mais)|aumentinho|reajustinho|acima do (?:de hoje|que (?:ta|esta))|repass\\w+'
const bound =
  'no max\\w*|maxim[oa]|ate|teto|limit\\w+|restrit\\w+|nao (?:\\w+ )?(?:pass|mais|exced|ultrapass|pul|sub)\\w*|nunca mais|nada de|nem mais|olhe? la|se (?:tanto|muito)|e (?:chega|pronto|nada mais|mais nada|so)|so (?:MONEY|PERCENT|NUMBER)|no muito|pequen\\w+|aceit\\w+|aguent\\w+|toler\\w+|top\\w+|pode(?:m)?|dentro d[ae]|passou disso|maior que|o cliente nota'

/** Never with a loss. */
const noLoss: Rule = {
  words: [
    has(
      'preju\\w*|vermelho|negativ\\w+|d(?:o|aquilo) que (?:gast|cust|pag|me cust)\\w*|(?:o )?que (?:eu )?(?:gasto|me custa|custa|pago)|cobr\\w+ (?:o )?(?:custo|gasto|despesa)|cubr\\w+|cobrir|se pag(?:ar|ue|a)|empat\\w+|(?:do que|que|que o) (?:o )?(?:custo|de compra|da compra|compra)|ficar devendo|perder dinheiro|tomar prejuizo|lucro (?:negativo|zero)|abaixo do custo|propria despesa',
    ),
    has(
      'nao|nunca|jamais|nenhum\\w*|ninguem|nada|sem|evit\\w+|garant\\w+|tem que|precisa\\w*|deve\\w*|no minimo|pelo menos|cada|corrig\\w+|corrij\\w+|deus me livre|favor|proib\\w+|longe',
    ),
  ],
  not: has(
    `${figures}|WEEKDAY|DATE|HOUR|client\\w+|fregues\\w*|publico|movimento|acho|parece|sera|se paga\\w* (?:o|a)|por que|ou`,
  ),
  strange: 3,
  form: ask('marginFloor', { item: maybe(item) }),
}

/** A share of the price that stays. */
const marginOf: Rule = {
  words: [
    has('PERCENT|metade'),
    has('margem|lucr\\w+|rentabilidade|ganh\\w+|sobr\\w+|limp\\w+|rend\\w+|contribuicao|livre'),
    has(
      'min\\w*|pelo menos|ao menos|menos (?:que|de)|abaixo|piso|(?:pra|para) (?:cima|mais)|acima d[eo]|ou mais|superior\\w*|igual|a partir|sempre|cada|garant\\w+|preciso|quero|tem que|respeit\\w+|nao compensa',
    ),
  ],
  not: has('MONEY|NUMBER|DATE|desconto\\w*|meta|hoje|por mes|aument\\w+|sub\\w+|chegar|cresc\\w+'),
  strange: 2,
  form: { ...ask('marginFloor', { percent: maybe(percent), item: maybe(item) }), turn: atLeastSome },
}

/** "metade do preço" is half of it. */
function atLeastSome(fields: Fields, slots: Slots): Fields | null {
  if (typeof fields.percent === 'number') return fields.percent >= 20 && fields.percent < 100 ? fields : null
  return /metade/.test(slots.said) ? { ...fields, percent: 50 } : null
}

/** "altera 4 ou 5 e olhe lá": the larger figure. */
function fewOf(fields: Fields, slots: Slots): Fields {
  const counts: number[] = []
  for (let next = slots.number(); next !== undefined; next = slots.number()) counts.push(next)
  const word = /(?<![a-z])(?:um|dois|duas|tres) (?:mais|precos|itens)/.exec(slots.said)
  const count =
    counts.at(-1) ?? (word ? { um: 1, dois: 2, duas: 2, tres: 3 }[word[0].split(' ')[0] ?? ''] : undefined)
  return count === undefined || count > 40 ? fields : { ...fields, count }
}

const fewPrices: Rule = {
  words: [
    has(
      'mex\\w+|mud\\w+|troc\\w+|alter\\w+|ajust\\w+|reajust\\w+|revis\\w+|mexid\\w+|modific\\w+|revoluc\\w+|corrig\\w+|corrij\\w+|escolh\\w+|precos? (?:modificad|alterad|mudad|novo)\\w*',
    ),
    has(
      'NUMBER|pouc\\w+|pouqu\\w+|o minimo|quanto menos|so (?:o )?(?:essencial|necessario)|de uma vez|tud[oa] de uma|inteir[ao]|leve|mexidinh\\w+|mais urgentes',
    ),
    has(
      'no max\\w*|maximo|so|somente|apenas|olhe? la|ta bom|bast\\w+|chega|limit\\w+|pouc\\w+|pouqu\\w+|minimo|menos|nao|sem|leve|ou|melhor|nada d[ea]|trem de',
    ),
  ],
  not: has(
    'MONEY|PERCENT|DATE|HOUR|WEEKDAY|mes|meses|anos?|semanas?|dias?|porcao|receita|cardapio (?:todo|inteiro) novo|vez a cada|nome|centavos?|cust\\w+|menos de|depois d\\w+|noite|mexid(?:ao|os?)',
  ),
  strange: 3,
  form: { ...ask('fewChanges', { item: maybe(item) }), turn: fewOf },
}

const monthsIn: Readonly<Record<string, number>> = {
  trimestre: 3,
  semestre: 6,
  ano: 12,
  verao: 3,
  temporada: 3,
}

/** Months that prices hold; nothing where only a day is named. */
function heldFor(fields: Fields, slots: Slots): Fields {
  slots.days()
  const figure = slots.number()
  const unit = /(?<![a-z])(?:trimestre|semestre|ano|verao|temporada)(?![a-z])/.exec(slots.said)?.[0]
  const isDays = /(?<![a-z])dias(?![a-z])/.test(slots.folded)
  const isYears = /(?<![a-z])anos?(?![a-z])/.test(slots.said)
  const count =
    figure === undefined
      ? unit && monthsIn[unit]
      : isDays
        ? Math.round(figure / 30)
        : isYears
          ? figure * 12
          : figure
  return count ? { ...fields, count } : fields
}

const holding: Rule = {
  words: [
    has(
      'mex\\w+|mud\\w+|troc\\w+|alter\\w+|reajust\\w+|remarc\\w+|segur\\w+|dur\\w+|val(?:er|em|ha|ham|e)|vigor\\w*|validade|tranc\\w+|trav\\w+|estave(?:l|is)|permanec\\w+|congel\\w+|volta a subir|fica\\w*|manter|mantem|fix[oa]s?',
    ),
    has(
      'dias|mes|meses|semestres?|trimestres?|anos?|ano que vem|fim do ano|verao|temporada|todo mes|toda (?:hora|semana)|DATE|pascoa|natal|sao joao|carnaval',
    ),
    has(
      'precos?|valor(?:es)?|tabela|nov[oa]s?|alterac\\w+|reajuste|de novo|outra vez|volt\\w+|mud(?:ou|ar)|mudanca|remarc\\w+|tranc\\w+|mexer|mexo|mexemos|proxim\\w+|subir agora|que subir|cardapio|validade',
    ),
    has(
      'so|somente|apenas|ate|por|nao|nunca|nem|antes|minim\\w+|pelo menos|sem|inteir[ao]|depois|no maximo|uma vez|dur\\w+|segur\\w+|val\\w+|vigor\\w*|NUMBER',
    ),
  ],
  not: has(
    `MONEY|PERCENT|WEEKDAY|HOUR|ITEM(?! (?:precos?|valor(?:es)?|tabela|cardapio))|vend\\w+|custo|passad[oa]|ultim[oa]|a partir d|comec\\w+|antes de (?:DATE|NUMBER de)|entr\\w+ em vigor`,
  ),
  strange: 3,
  form: { ...ask('holdPrices'), turn: heldFor },
}

const onePrice: Rule = {
  words: [
    has(
      'mesm[oa] (?:coisa|preco|valor|tabela)|igual(?:zinh[oa]|mente)?|(?:uma|um) (?:so )?(?:tabela|preco|valor)(?: so)?|(?:sem|nao|nada de|nem) (?:\\w+ ){0,3}(?:tabela separada|varia\\w*|mud\\w+|outra tabela|preco (?:especial|diferente)|diferen\\w+)|valor que muda|preco que muda|unic[oa]',
    ),
    has(
      'WEEKDAY|feriados?|fim de semana|horas?(?: em hora)?|horarios?|dias?|conforme o dia|noite|almoco|semana|sempre|de hora em hora|temporada|alta',
    ),
  ],
  not: has(`${figures}|DATE|desconto\\w*|promoc\\w+|concorr\\w+|vizinh\\w+|cartao|pix|ate`),
  strange: 3,
  form: ask('onePrice', { item: maybe(item), weekdays: maybe(onWeekdays) }),
}

/** "em cima da", "distante da", "de intervalo" */
const between: Rule = {
  words: [
    has('ITEM.*ITEM'),
    has('MONEY|NUMBER'),
    has(
      'separand\\w+|distante|distancia|intervalo|salto|degrau|diferenca|(?:em cima|acima|a mais|mais car[oa]|por cima) (?:d[aeo]s?|que|do que)|entre',
    ),
  ],
  not: has('PERCENT|WEEKDAY|DATE|HOUR|combos?|desconto\\w*|vend\\w+|cada|barat\\w+'),
  strange: 2,
  form: { ...ask('priceGap'), turn: gapOf },
}

function gapOf(fields: Fields, slots: Slots): Fields | null {
  const [first, second] = [slots.item(), slots.item()]
  const price = slots.amount()
  if (first === undefined || second === undefined || price === undefined) return null
  const [one = 0, two = 0] = [slots.priceOf(first), slots.priceOf(second)]
  const isAbove = /acima|em cima|por cima|a mais|mais car/.test(slots.said)
  const [dear, other] = isAbove || one >= two ? [first, second] : [second, first]
  const what = /minim|pelo menos|ao menos|menos de/.test(slots.said)
    ? 'no mínimo'
    : /maxim|ate|mais de/.test(slots.said)
      ? 'no máximo'
      : undefined
  return { ...fields, item: dear, other, price, ...(what && { what }) }
}

/** A bound in % of a rise. */
const mostPercent: Rule = {
  words: [has('PERCENT'), has(rising), has(bound)],
  not: has(
    'MONEY|WEEKDAY|HOUR|desconto\\w*|promoc\\w+|custo\\w*|margem|lucro|cmv|taxa|subiu|aumentou|subiram|encareceu|minim\\w+|pelo menos|client\\w+ (?:a menos|some)|venda\\w*|movimento|ganhar|cresc\\w+|ticket|rentabilidade|rend\\w+',
  ),
  strange: 2,
  form: wish('capPrice', { percent, item: itemOrAll, until: maybe(until) }),
}

/** A bound in R$ of a rise. */
const mostRise: Rule = {
  words: [has('MONEY|NUMBER|(?:um |1 )?real(?:zinho)?'), has(rising), has(bound)],
  not: has(
    'PERCENT|WEEKDAY|HOUR|desconto\\w*|custo|margem|lucro|cmv|taxa|subiu|aumentou|encareceu|minim\\w+|pelo menos|ITEM.*ITEM|precos? (?:no|em)|(?:it\\w+|precos?|coisas?) no max|mes|meses|anos?|dias?|vezes|vez|pra (?:MONEY|NUMBER)|ate (?:os |as )?(?:MONEY|NUMBER)$|cheg\\w+ a|letras?',
  ),
  strange: 2,
  form: wish('capPrice', { item: itemOrAll, until: maybe(until) }, { turn: riseOf }),
}

function riseOf(fields: Fields, slots: Slots): Fields | null {
  const rise = slots.amount() ?? (/(?<![a-z])real(?:zinho)?(?![a-z])/.test(slots.said) ? 1 : undefined)
  const today = typeof fields.item === 'string' ? slots.priceOf(fields.item) : undefined
  return rise === undefined || rise >= (today ?? Math.max(slots.cheapest, 15)) / 2
    ? null
    : { ...fields, rise }
}

/** No rise at all, in words that refuse. */
const noRise: Rule = {
  words: [
    has(
      'me recuso a|deus me livre|nem pens\\w+ em|fora de|nao (?:poe|ponha|bot\\w+|coloc\\w+|quero|pode\\w*|aument\\w+|sub\\w+|encarec\\w+|major\\w+|elev\\w+)|sem|evit\\w+|gentileza de nao|nenhum\\w*|qualquer|nem pra cima|preco so se for (?:pra|para) baixo|n quero|proibid\\w+',
    ),
    has(
      'encarec\\w+|aument\\w+|major\\w+|reajust\\w+|sub\\w+|alta|elev\\w+|mais car[oa]|mais nada em cima|em cima|pra cima|(?:pra|para) baixo|acrescimo',
    ),
  ],
  not: has(
    `${figures}|WEEKDAY|HOUR|vend\\w+|movimento|custo|client\\w+ (?:some|foge)|desconto\\w*|margem|nao (?:precis|import|lig)\\w*|secao|letra\\w*|se nao`,
  ),
  strange: 2,
  form: wish('capPrice', { until: maybe(until) }, { each: eachItem }),
}

const costing = wish(
  'costNow',
  { item: food },
  {
    turn: (fields, slots) => {
      slots.days(true)
      const share = slots.percent()
      if (share !== undefined) return { ...fields, percent: share }
      if (/(?<![a-z])dobr(?:ou|ado)(?![a-z])/.test(slots.said)) return { ...fields, percent: 100 }
      const amounts: number[] = []
      for (let next = slots.amount(); next !== undefined; next = slots.amount()) amounts.push(next)
      const price = amounts.at(-1)
      return price === undefined || amounts.length > 2 ? null : { ...fields, price }
    },
  },
)

/** "o óleo dobrou", "meu fornecedor reajustou o queijo em 12%", "comprei tambaqui a 19 o kg ontem" */
const costs: Rule = {
  words: [
    has('FOOD'),
    has(
      'dobr(?:ou|ado)|(?:sub|aument|encarec|reajust|disparou|pul|baix|ca[ií])\\w*(?:iu|ou|eu)|houve (?:aumento|alta)|me sai|sai pra mim|compr(?:ei|o|amos|ando)|pag(?:uei|o|ando)|agora (?:e|ta|esta|custa)|(?:ta|esta) (?:me )?(?:custando|saindo|vindo)|consigo (?:por|a)|pegava|hoje (?:e|ta|esta)|foi (?:pra|para|a)|passou (?:a|pra)|vem (?:PERCENT|a|por)|mais car[oa]|fornecedor\\w*',
    ),
  ],
  not: has(
    'vend\\w+|cobr(?!a |ar )\\w+|preco d[aeo] (?:prato|cardapio)|vizinh\\w+|concorren\\w+|pode|max\\w*|no cardapio|teto|quero|deixa\\w*|\\bse\\b|\\?|client\\w+|repass\\w+|porcao|prato',
  ),
  told: true,
  strange: 3,
  form: costing,
}

export const priceWants: readonly Rule[] = [
  noLoss,
  marginOf,
  fewPrices,
  holding,
  onePrice,
  between,
  mostPercent,
  mostRise,
  noRise,
  costs,
]
