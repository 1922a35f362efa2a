/** Limits, numbers and shares that owners set for new dishes: whole clauses that other readers would read by half. */
import {
  course as courseTake,
  eachFood,
  food,
  maybe,
  money,
  number,
  percent,
  type Rule,
  said,
  wish,
  withRest,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

/** "meia hora", "uma hora", "30 minutos" */
const minutes = (slots: Slots) => {
  const count = slots.number()
  if (count !== undefined) return count
  if (/meia hor/.test(slots.said)) return 30
  return /uma hor/.test(slots.said) ? 60 : undefined
}

const limit =
  'no (?:max\\w*|maximo)|maximo|maxima|ate|teto|limite|limit\\w+|(?:nao|nem|nunca|jamais|nenhum\\w*|ninguem|nada)(?: \\w+){0,4} (?:pass\\w+|ultrapass\\w+|exced\\w+|estour\\w+|alem|acima|mais|maior|superior|demor\\w+|cheg\\w+)|(?:menor|inferior|menos|abaixo|pra baixo|para baixo)|ou menos|mais d[eo]|acima d[eo]|dentro d[eo]'
const small =
  'por favor|aqui|que|pod\\w+|ser|sej\\w+|fic\\w+|tem que|precis\\w+|quero|pra mim|pra gente|por|cada|prato'

const oneCook: Rule = {
  words: [
    has(
      '(?:so|apenas|somente) (?:tem |tenho |sou |fica )?(?:eu|uma?(?! prato))|sou so eu|uma? (?:pessoa )?so|sozinh[oa]s?|mais de uma?|unic[oa]|eu e mais ninguem|uma pessoa',
    ),
    has(
      'cozinh\\w+|chapeir\\w+|(?:TOOL ~)?fogao|(?:na|a) chapa|fazer|faca|faz|dar conta|de conta|prepar\\w+|tocar|maos?|trabalh\\w+',
    ),
    has('cozinh\\w+|chapeir\\w+|(?:TOOL ~)?fogao|pessoa|sou so eu|sozinh\\w+|dar conta|de conta'),
  ],
  not: has(
    'MONEY|NUMBER|FOOD|PERCENT|DATE|ITEM (?!cozinha)|pratos?|petiscos?|nenhum\\w*|nada|clientes?|mesa|com\\w+em|serv\\w+|ajudante|auxiliar',
  ),
  beside: has('consig\\w+|pens\\w+|trabalhando|precis\\w+|pod\\w+|nao|que|se|entao|ITEM|la'),
  form: wish('dishLimit', { of: 'cooks', max: 1 }, { turn: withRest }),
}

const few =
  'pouc\\w+|pouquinh\\w+|nao domin\\w+|tiquinho|tico|moderac\\w+|moderad\\w+|maneir\\w+|(?:nao|sem) exager\\w+|nao abus\\w+|de vez em quando|rar[oa]s?|raramente|parcimonia|(?:so|apenas) em (?:alguns|algumas|poucos|poucas|raros|uma? ou (?:outr[oa]|NUMBER))|(?:nao|nem) (?:repit\\w+ |us\\w+ |bot\\w+ )?(?:FOOD )?em tudo|(?:n)?um ou (?:n)?outro|pega\\w* leve|segur\\w+ a mao n[oa]|em poucas receitas|economiz\\w+ n[oa]|quase nada d[eo]|de leve|em (?:um|uma)(?: receita)? (?:no maximo|e chega|e olhe la)|a maior parte nao deve'
const many =
  'bastante|caprich\\w+|abus\\w+|muito mais|(?:n?a )?maioria|boa parte|(?:na )?maior parte|grande parte|quase tod[oa]s|praticamente tod[oa]s|quanto mais|em quase tudo|muitos? pratos|foco total|total em|principalmente|sobretudo|carro.?chefe|em tudo|sem pena|sem do|muit[oa]s? prat\\w+ d[eo]|sempre que der|aos montes|ench\\w+ d[eo]|(?:em )?pelo menos (?:a )?metade|quanto mais FOOD melhor|sem economia|protagonista|predomin\\w+|em peso'
const eats = 'us\\w+|lev\\w+|cont\\w+|contenh\\w+|ten?ham?|tem|ter|com|de|a base de'

/** "um deles sem coentro": so many leave it out. */
function without(fields: Fields, slots: Slots): Fields | null {
  if (fields.what === 'bebidas alcoólicas' || fields.what === 'cachaça') return null
  return { ...fields, count: slots.number() ?? 1 }
}

function atLeastOne(fields: Fields, slots: Slots): Fields {
  const bound = /pelo menos|ao menos|no min/.test(slots.said) ? { bound: 'at_least' } : {}
  return { ...fields, count: slots.number() ?? 1, ...bound }
}

export const dishOrders: readonly Rule[] = [
  {
    words: [
      has('FOOD'),
      has(
        'podem? (?:esquecer|tirar|riscar|cortar|deixar (?:quiet\\w+|pra la|de lado|fora|de fora))|deix\\w+ (?:\\w+ ){0,4}(?:de lado|de fora|fora|pra la)|(?:a gente )?ja est\\w+ ate aqui|(?:de )?FOOD (?:a gente )?ja (?:deu|encheu)|nem (?:um|uma) (?:ITEM )?prato|risc\\w+|nao quero ver|bani(?:do|da|r|am)|fora d[oa] (?:cardapio|jogo|lista|cozinha)|some\\w* com|nao rola|passe\\w* longe',
      ),
    ],
    not: has(
      'NUMBER|MONEY|nao (?:come|bebe|gosta)\\w*|so|mas|exceto|alem|metade|~cachaca\\w*|~alcool\\w*|del[ea]s',
    ),
    beside: has(
      'melhor|vcs|voces|receitas?|que|lev\\w+|nao|disso|ninguem|aguent\\w+|mais|sequer|pod\\w+|ter|e|na frente',
    ),
    strange: 0,
    form: wish('exclude', {}, { each: eachFood }),
  },
  {
    words: [
      has('FOOD'),
      has(
        'e (?:nada mais|mais nada|so isso|pronto)|do comeco ao fim|(?:nao|sem) (?:sai\\w*|fuj\\w+|fug\\w+) d[oae]s?|e acabou|outra coisa nao (?:interessa|quero)|me restrinjo a|que nao for d[eo] FOOD (?:fica|ta) (?:de )?fora|se nao for (?:de )?FOOD,? nem|cem por cento FOOD|unic[oa] (?:carne|proteina|peixe|coisa) (?:permitida|e) (?:e )?FOOD|nao quero mais nenhum\\w*|nada mais|exclusivamente|unicamente',
      ),
    ],
    not: has('NUMBER|MONEY|PERCENT|outr[oa]s?(?! coisa nao)|mistur\\w+|~cachaca\\w*|menos|exceto|cardapio'),
    beside: has(
      'quero|tudo|todo|prato|receitas?|feit\\w+|com|vamos|de|trabalh\\w+|us\\w+|nada|mais|especialidade|casa|seja|ta certo|nem manda|proteina|carne',
    ),
    form: wish('only', {}, { each: eachFood }),
  },
  oneCook,
  {
    words: [
      has('NUMBER'),
      has('cozinh\\w+|chapeir\\w+|(?:TOOL ~)?fogao|no (?:TOOL ~)?fogo|ITEM cozinha|maos|na chapa'),
      has(
        'so|apenas|somente|no max\\w*|maximo|ate|somos|sao|equipe|trabalh\\w+|cozinham|conto|mais de|contem',
      ),
    ],
    not: has(
      'MONEY|PERCENT|FOOD|DATE|min|minutos?|pratos?|petiscos?|bocas|serv\\w+|receitas?|opc\\w+|nov[oa]s',
    ),
    beside: has('consider\\w+|durante|semana|pessoas?|la|gente|que|tem|tenho|temos|pens\\w+'),
    form: wish('dishLimit', { of: 'cooks', max: number }, { turn: withRest }),
  },
  {
    words: [
      has('(?:NUMBER|meia|uma) ?(?:min|minutos?|minutinhos?|hora|horinha)'),
      has(
        `${limit}|demor\\w+|esper\\w+|pront[oa]s?|sai\\w*|tempo|prepar\\w+|cabe\\w*|na mesa|fazer|rapid\\w+`,
      ),
      has(`${limit}|demor\\w+|esper\\w+|pront[oa]s?|sai\\w*|tempo|prepar\\w+|cabe\\w*|na mesa`),
    ],
    not: has(
      'MONEY|PERCENT|DATE|FOOD|NUMBER.*NUMBER|aguent\\w+|resist\\w+|entreg\\w+|viag\\w+|moto\\w*|bandeja|antes d\\w+ (?:servi|abr)\\w+|por dia|menos de NUMBER min\\w* nao|uma? d[oea]l?[ea]?s|fech\\w+|abr\\w+|hoje|povo|client\\w+|pessoal',
    ),
    beside: has(`${small}|todo|tudo|na cozinha|ITEM|d[oa] pedido|nem|mand\\w+|senao|vez`),
    strange: 1,
    form: wish('dishLimit', { of: 'minutes', max: minutes }),
  },
  {
    words: [has('tempo|demor\\w+|espera|prepar\\w+'), has('NUMBER'), has(limit)],
    not: has('MONEY|PERCENT|DATE|FOOD|NUMBER.*NUMBER|pessoas?|dias?|horas?|pratos|ingredientes?|kg|ml'),
    beside: has(`${small}|ITEM|almoco|executivo|jantar|n[oa]`),
    form: wish('dishLimit', { of: 'minutes', max: number }),
  },
  {
    words: [
      has('PERCENT'),
      has('cust\\w+|cmv|ingredientes?|insumo\\w*|food cost|materia.?prima'),
      has(`${limit}|so aceit\\w+|nao me interess\\w+|fora`),
    ],
    not: has('MONEY|FOOD|DATE|NUMBER|subi\\w+|aument\\w+|desconto|margem|hoje|lucro|esta|ta em'),
    beside: has(`${small}|interess\\w+|aceit\\w+|food cost|preco|d[oe] (?:venda|preco)`),
    strange: 1,
    form: wish('dishLimit', { of: 'foodCost', max: percent }),
  },
  {
    words: [
      has('MONEY|NUMBER'),
      has(
        '(?:me|nos) (?:cust|sai|gast)\\w*|cust\\w+ (?:pra|para) (?:mim|a casa|a gente|nos|fazer|produzir)|custo|gast\\w+|(?:pra|para) (?:eu |a gente )?(?:fazer|produzir|preparar|montar)|sai\\w* (?:pra|para) (?:mim|nos|a casa|a gente)|d[eo] (?:ingredientes?|insumos?|custo|materia.?prima)|de compra',
      ),
      has(`${limit}|cada|por (?:prato|porcao|unidade)`),
    ],
    not: has(
      'PERCENT|FOOD|DATE|NUMBER.*NUMBER|MONEY.*MONEY|vend\\w+|cobr\\w+|client\\w+|pessoas?|minutos?|ingredientes? no|mes|semana|total|tudo|estoque|test\\w+|divulg\\w+|kg|quilos?|isso|dia|cada (?:ITEM )?(?:petisco|sobremesa|lanche|entrada|principal|prato)',
    ),
    beside: has(`${small}|ITEM|com|meu|o|gasto|insumos?|ingredientes?|mim|produ\\w+`),
    form: wish('dishLimit', { of: 'plateCost', max: money, course: maybe(courseTake) }),
  },
  {
    words: [
      has('NUMBER'),
      has('ingredientes?|insumos?|componentes?|elementos|ITEM (?:produtos|coisas|itens)|ITEM ou menos'),
      has(`${limit}|por (?:prato|receita)|cada (?:ITEM )?(?:prato|receita)|pass\\w+ disso|contando|lev\\w+`),
    ],
    not: has(
      'MONEY|PERCENT|FOOD|DATE|nov[oa]s|pelo menos|no minimo|ao menos|minutos?|cardapio|menu|principa\\w+',
    ),
    beside: has(
      `${small}|ITEM|quanto a|pouc[oa]s|uns|umas|simples|receita|leve\\w*|lev\\w+|temperos?|coisas|contando`,
    ),
    form: wish('count', { count: number, bound: 'at_most', of: 'ingredients' }),
  },
  {
    words: [
      has('NUMBER'),
      has('degustac\\w+|percurso|bocados|servicos|atos|tempos|etapas|sequencia|menu confianca|passos'),
    ],
    not: has('PERCENT|NUMBER.*NUMBER|minutos?|nao|sem|vezes|ITEM cozinha'),
    beside: has(
      'pequen[oa]s|noite|especial|jantar|cachaca|FOOD|ITEM|pratos|com|em|pro|menu|quero|queria|um|uma',
    ),
    // Guests, their price and versions for a diet belong to the same menu: its own reader reads them.
    notIn:
      /(?<![a-z])(?:vers(?:ao|oes)|vegetarian\w+|vegan\w+|pessoas?|lugares|reais|convidados)(?![a-z])|r\$/,
    form: wish('tasting', { courses: number }, { turn: withRest }),
  },
  {
    words: [has('FOOD'), has(few)],
    not: has(
      'NUMBER|MONEY|PERCENT|gelo|sal|acucar|alcool|gordura|oleo|pouco de|pouc\\w+ (?:ITEM|pratos|ingredientes|gente|tempo|saida)|sem (?!exager)',
    ),
    beside: has(
      'ITEM|pratos?|que|com|so|apenas|em|aparec\\w+|apareca\\w*|uma?|de|us\\w+|bot\\w+|entr\\w+|repit\\w+|alguns|algumas|tudo',
    ),
    form: wish('share', { of: 'few' }, { each: eachFood }),
  },
  {
    words: [has('FOOD'), has(many)],
    not: has(
      'NUMBER|MONEY|PERCENT|DATE|sobr\\w+|vend\\w+|compr\\w+|tenho|temos|nao|sem|nem|gelo|sal|acucar|clientes?|povo|metade',
    ),
    beside: has(
      `ITEM|pratos?|${eats}|que|quero|n[oa]s?|melhor|car[ao]|e nossa cara|del[ea]s|e barat[oa]|sai\\w*`,
    ),
    form: wish('share', { of: 'many' }, { each: eachFood }),
  },
  {
    words: [
      has('FOOD'),
      has(
        `(?:(?:exatamente|so|apenas|somente|pelo menos|ao menos) )?(?:NUMBER|uma?) (?:ITEM )?(?:(?:pratos?|receitas?|opcoes|opcao|del[ea]s) )?(?:so |apenas )?(?:que |d[ae]v\\w+ |tem que |precis\\w+ )?(?:us\\w+|lev\\w+|cont\\w+|contenh\\w+|ten?ham?)`,
      ),
    ],
    not: has(
      'MONEY|PERCENT|DATE|FOOD.*FOOD|NUMBER.*NUMBER|nao|sem|nem|nenhum\\w*|no max\\w*|kg|quilos?|gramas?|minutos?|ml|anos?|garraf\\w+|litros?',
    ),
    form: wish('share', { what: food, of: 'many' }, { turn: atLeastOne }),
  },
  {
    words: [
      has('FOOD'),
      has(
        '(?:NUMBER|uma?) (?:ITEM )?(?:(?:pratos?|receitas?|opcoes|opcao|del[ea]s) )?(?:que (?:seja\\w* )?)?(?:livres? d[eoa]|fora d[eoa]|isent[oa]s? d[eoa]|long\\w+ d[eoa]|(?:nao|nem) (?:pode\\w* )?(?:ter|lev\\w+|tenh\\w+|us\\w+|cont\\w+|cheg\\w+ perto d[eoa]))',
      ),
    ],
    not: has('MONEY|PERCENT|DATE|FOOD.*FOOD|NUMBER.*NUMBER|alergi\\w+|minutos?|kg|g|mais|alem|~alcool\\w*'),
    beside: has('deix\\w+|quero|tem que|haver|ter|precis\\w+|faz\\w*|faca\\w*'),
    form: wish('share', { what: food, of: 'many', without: true }, { turn: without }),
  },
  {
    words: [
      has('MONEY|NUMBER'),
      has(
        `ultrapass\\w+|alem de|(?:nao|nunca|jamais|nem)(?: \\w+){0,3} (?:cheg\\w+|maior|pass\\w+|cobr\\w+)|mais car[oa] (?:que )?(?:seja|sai\\w*|custe\\w*|pode\\w*)`,
      ),
      has('MONEY|cobr\\w+|client\\w+|car[oa]|reais|conta|preco|pag\\w+|vend\\w+'),
    ],
    not: has(
      `PERCENT|FOOD|DATE|NUMBER.*NUMBER|MONEY.*MONEY|minutos?|pessoas?|${'custo|gast\\w+|me cust\\w+'}|del[ea]s|uma? que|min|ingredientes?|sobremesas?|petiscos?|entradas?|lanches?|principa\\w+`,
    ),
    beside: has(
      `${small}|ITEM|impossivel|bairro|nem a pau|a pau|client\\w+|pro|nada|conta|dess[ea]s|nunca|nao|o|car[oa]|cobr\\w+|mais`,
    ),
    form: wish('price', { max: money }),
  },
]

const courses =
  'petisc\\w+|belisc\\w+|belisquet\\w+|entrad\\w+|sobremesas?|doces?|docinhos?|principa(?:l|is)|pratos? fortes?|lanches?|sanduich\\w+|tira.?gosto\\w*|salgad\\w+'

/** A part of a menu has no more new dishes: "60 petisco" is a price. */
const mostOfCourse = 12

/** "pelo menos uma sobremesa", "principal, apenas um", "dos cinco, que um seja sobremesa" */
export const courseCount: Rule = {
  words: [
    has(courses),
    has(
      '(?:(?:pelo|ao) menos|no min\\w*|no max\\w*|ate|so|apenas|somente|que|entre eles,?|podem ser|pode ser|basta\\w*|quero|bot\\w+|coloc\\w+|inclu\\w+|unic[oa]) (?:NUMBER|uma?)|d[oae]s NUMBER,? (?:que )?uma?|(?:NUMBER|uma?) (?:so|unic[oa]|no meio|na lista)|uma? (?:ITEM )?(?:pratos? )?principal so|uma? unic[oa]',
    ),
  ],
  not: has(
    'MONEY|PERCENT|FOOD|DATE|WEEKDAY|nao|sem|nem|com|minutos?|cada|por|uma? .* uma?|uma? .*NUMBER|(?<!d[oae]s )NUMBER.*NUMBER|(?<!d[oae]s )NUMBER.* uma?',
  ),
  beside: has(
    'ITEM|pratos?|seja\\w*|ser|podem?|sendo|que|no meio|na lista|entre eles|pelo|ao|menos|(?:d[oae]s) NUMBER',
  ),
  form: wish(
    'count',
    { course: courseTake },
    {
      turn: (fields, slots) => {
        const last = [...slots.said.matchAll(/d[oae]s NUMBER/g)].length > 0
        if (last) slots.number()
        const { said: words } = slots
        const bound = /(?:pelo|ao) menos|no min/.test(words)
          ? 'at_least'
          : /no max|(?<![a-z])ate (?:NUMBER|uma?)/.test(words)
            ? 'at_most'
            : 'exactly'
        const count = slots.number() ?? 1
        return count > mostOfCourse ? null : { ...fields, count, bound }
      },
    },
  ),
}

export const dateOrders: readonly Rule[] = [
  {
    words: [
      has('DATE'),
      has('entr\\w+|festival|feira|cardapio|menu|estacao|temporada|ate|valer|lanc\\w+|dia|pra|para|no|n[ao]'),
    ],
    not: has('MONEY|NUMBER|FOOD|fech\\w+|nao|sem'),
    form: wish('date', { what: said }, { turn: (fields, slots) => ({ ...fields, ...slots.days() }) }),
  },
]
