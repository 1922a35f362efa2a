/** Questions on prices in the words of the house and the street, after those that name their subject outright. */
import { ask, item, maybe, money, percent, type Rule, withFigures, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { offersAsked, offersAskedLast } from './offers-asked.ts'

type Fields = Record<string, unknown>

const asking = has(
  'qual|quais|quem|que|o que|quanto|onde|como|me (?:diz|diga|fala|mostra|aponta|lista|da|ensina)\\w*|list\\w+|separ\\w+|apont\\w+|identifi\\w+|mostr\\w+|conhec\\w+|sab\\w+|ver|tem|algum\\w*|estimativa|indicac\\w+|nao sei',
)
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

/** In the order in which they are tried. */
export const priceAsked: readonly Rule[] = [
  ...offersAsked,
  twice,
  ofLoss,
  ofGoal,
  upAndDown,
  earns,
  least,
  ofTotal,
  ...offersAskedLast,
]
