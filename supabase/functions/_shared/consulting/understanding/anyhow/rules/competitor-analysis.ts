/** What owners ask about competitors and their own prices beside them; the prices of competitors are read elsewhere. */
import {
  ask,
  eachNamed,
  item,
  itemOrAll,
  maybe,
  money,
  onWeekdays,
  percent,
  type Rule,
  type Rules,
  said,
  wish,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { atMost, has, no } from '../words.ts'
import { fewChanges, priceEndings, priceOrders } from './price-orders.ts'

type Fields = Record<string, unknown>

/** A count and a ceiling, by their size where the owner leaves out the currency: "2 combos até 42". */
function countAndMost(slots: Slots): { count: number | undefined; most: number | undefined } {
  const most = slots.reais()
  const [count, other] = [slots.number(), slots.number()]
  return { count, most: most ?? other }
}
const isCount = (count: number | undefined): count is number =>
  count === undefined || (Number.isInteger(count) && count >= 1 && count <= 12)

const combosOf = (fields: Fields, slots: Slots): Fields | null => {
  const { count, most } = countAndMost(slots)
  if (
    most === undefined ||
    !isCount(count) ||
    most < 8 ||
    !(atMost.test(slots.said) || has('por|de|a').test(slots.said))
  )
    return null
  return { ...fields, max: most, ...(count !== undefined && { count }) }
}

/** "um prato executivo de terça a sexta, das 11h30 às 14h30, por até R$ 42, com bebida sem álcool" */
const lunchOf = (fields: Fields, slots: Slots): Fields | null => {
  const most = slots.reais()
  const [weekdays, start, end] = [slots.weekdays(), slots.hour(), slots.hour()]
  if (most === undefined || most < 8 || (start !== undefined && end === undefined)) return null
  const named = [...slots.items(), ...slots.foods()]
  if (named.some((name) => !/bebida|drink|suco|refri|[aá]gua|[aá]lcool|prato/i.test(name))) return null
  return {
    ...fields,
    max: most,
    ...(weekdays && { weekdays }),
    ...(start !== undefined && { start, end }),
    ...(/sem alcool|refri|suco|agua|nao alcoolica/.test(slots.said) && { sober: true }),
  }
}

/** "três ações, custo até R$ 1.500": how many, and what they may cost together. */
const actionsOf = (fields: Fields, slots: Slots): Fields | null => {
  const { count, most } = countAndMost(slots)
  if (count === undefined || !isCount(count)) return null
  return { ...fields, count, ...(most !== undefined && { price: most }) }
}

const of = (form: Rule['form'], ...words: string[]): Rule => ({ words: words.map((one) => has(one)), form })

/** "3 ações pra dezembro, nenhuma na sexta": how many, when, and on which days none. */
const plannedActions = (fields: Fields, slots: Slots): Fields | null => {
  const count = slots.number()
  const off = slots.weekdays()
  const isOff =
    off === undefined ||
    has('nenhuma|nada|menos|exceto|fora|sem|nao').test(slots.said.split('WEEKDAY')[0] ?? '')
  if (count === undefined || !isCount(count) || !isOff) return null
  const { from, to } = slots.days() ?? {}
  return { ...fields, count, ...(off && { weekdays: off }), ...(from && { from }), ...(to && { to }) }
}

/** A price that is set may be a competitor's. */
const own: ReadonlySet<string> = new Set(['keepPrice', 'capPrice'])

/** Words that may stand there, and explain themselves. */
const maybeSaid = (words: string) => new RegExp(`${has(words).source}|^`)

/** What holds of the owner's own plan: read first, as a list of prices takes every amount for a competitor's. */
const first: readonly Rule[] = [
  {
    words: [
      has(
        '(?:ITEM )?(?:prato |menu |almoco )?executivo|(?:ITEM )?(?:prato|menu) do (?:dia|almoco)|menu de almoco|almoco completo',
      ),
      has('MONEY'),
      maybeSaid('incluid\\w*|inclus\\w*|inclui\\w*|acompanh\\w+'),
      has(
        'quero|queremos|queria|gostari\\w+|mont\\w+|cri\\w+|precis\\w+|sugir\\w+|suger\\w+|bol\\w+|faz\\w*|fac\\w+|pens\\w+|me d[ae]|lanc\\w+|oferec\\w+',
      ),
      atMost,
    ],
    not: has('PERCENT|nao quero|nada|nenhum\\w*|el[ea]s?|tem|cobr\\w+|vizinh\\w+|concorren\\w+'),
    form: wish('newCombo', {}, { turn: lunchOf }),
  },
  {
    words: [
      has('combos?'),
      has('MONEY|NUMBER'),
      has(
        'mont\\w+|cri\\w+|quero|queremos|queria|gostaria|precis\\w+|sugir\\w+|suger\\w+|bol\\w+|faz\\w*|fac\\w+|prop\\w+|pens\\w+|invent\\w+|me d[ae]',
      ),
    ],
    not: has(
      'ITEM|PERCENT|nao quero|nada|sem|nenhum\\w*|el[ea]s?|tem|vend\\w+|cobr\\w+|vizinh\\w+|concorren\\w+|so|custo|lucro',
    ),
    form: wish('newCombo', {}, { turn: combosOf }),
  },
  {
    words: [
      has('ac(?:ao|oes)|medidas|passos|tarefas|providencias|iniciativas'),
      has('NUMBER|MONEY'),
      maybeSaid(
        'custo\\w*|cust\\w+|gast\\w+|sug\\w+|total|somando|juntas|tudo|mont\\w+|list\\w+|me d[ae]|orcamento|verba',
      ),
    ],
    not: has(
      'ITEM|PERCENT|nao quero|nada|sem|nenhum\\w*|el[ea]s?|tem|vend\\w+|cobr\\w+|vizinh\\w+|concorren\\w+|DATE|HOUR',
    ),
    form: { ...ask('actions'), turn: actionsOf },
  },
  {
    words: [has('NUMBER ac(?:ao|oes)|NUMBER (?:medidas|iniciativas)'), has('DATE|WEEKDAY')],
    not: has('ITEM|PERCENT|MONEY|el[ea]s?|tem|vend\\w+|cobr\\w+|vizinh\\w+|concorren\\w+|HOUR'),
    form: { ...ask('actions'), turn: plannedActions },
  },
  {
    words: [
      has('ITEM'),
      has('fora|tir\\w+|ignor\\w+|exclu\\w+|sem|nao|nem|desconsider\\w+|pul\\w+'),
      has(
        'compar\\w+|analise\\w*|estudo|relatorio|plano|conta|levantamento|entr\\w+|ignor\\w+|olh\\w+|de fora|fora$|exclu\\w+',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|prec\\w+ d[ao]|cardapio|promoc\\w+|desconto\\w*|sub\\w+|aument\\w+|baix\\w+|vend\\w+|tenho|temos',
    ),
    form: wish('question', { about: 'notCompared' }, { each: eachNamed }),
  },
  {
    words: [
      has('PERCENT'),
      has(
        'mex\\w+|ajust\\w+|mud\\w+|alter\\w+|subir (?:ou|e) baixar|variar|variac\\w+|p(?:ara|ra) mais (?:ou|e) p(?:ara|ra) menos|p(?:ara|ra) cima (?:ou|e) p(?:ara|ra) baixo',
      ),
      has('posso|podem\\w*|pode|da|aceito|topo|ate|maximo|margem|liberdade|folga|limite'),
      maybeSaid('pra cima|pra baixo|para cima|para baixo|pra mais|pra menos|para mais|para menos|liberdade'),
    ],
    not: has(
      'MONEY|NUMBER|el[ea]s?|vizinh\\w+|concorren\\w+|nao (?:mex|mud|alter|ajust)\\w+|desconto\\w*|custo|lucro',
    ),
    form: wish('capPrice', { percent, item: itemOrAll }),
  },
  {
    words: [has('MONEY'), has('orcamento|verba|gast\\w+|invest\\w+'), has('MONEY')],
    not: has(
      'ITEM|PERCENT|NUMBER|el[ea]s?|vizinh\\w+|concorren\\w+|DATE|ate (?:o|a|dezembro|natal|janeiro)|ac(?:ao|oes)|cliente\\w*|pessoa\\w*|casal|media',
    ),
    form: ask('budget', { price: money }),
  },
]

export const competitorAnalysis: Rules = {
  strange: 1,
  first,
  asked: [
    of(
      ask('agreement'),
      'combin\\w+|acert\\w+|tabel\\w+|cartel|junt\\w+|conversar',
      'prec\\w+|vizinh\\w+|concorren\\w+|eles|os dois|dias|risco|crime|minimo|promoc\\w+',
    ),
    of(
      ask('nameRival'),
      'citar|nome|marcar|mencion\\w+|mostrar|postar|falar|logo|comparativo|tabela d\\w+|cardapio d\\w+',
      'post\\w*|instagram|insta|propaganda|anunci\\w+|garco\\w+|etic\\w+|nome|comparativo|permitid\\w+|pode|feio',
    ),
    of(
      ask('licence', { what: said }),
      'licenca|alvara|autorizac\\w+|vigilancia|multa|permit\\w+|legal|lei|spu|prefeitura|bombeiro\\w*',
    ),
    of(ask('happyHour', { weekdays: maybe(onWeekdays) }), 'happy hour|hora feliz|fim de tarde'),
    of(
      ask('openBar', { price: maybe(money) }),
      'open bar|open food|liberad\\w+|a vontade|all inclusive|rodizio de bebida',
    ),
    of(
      ask('freeSample'),
      '(?<!(?:entregas?|frete|delivery|taxa)(?: e| de entrega)? )(?:gratis|de graca)|cortesia|degustac\\w+|provinha|amostra|brinde|mimo',
    ),
    of(
      ask('payDiscount', { percent: maybe(percent), price: maybe(money) }),
      'pix|a vista|dinheiro|cartao|maquininha|adiantado',
      'desconto\\w*|abat\\w+|taxa|mais|tir\\w+|preco',
    ),
    of(ask('delivery'), 'delivery|ifood|entreg\\w+|motoboy|motoqueiro|aplicativo|app|retirada'),
    of(
      ask('hire'),
      'contrat\\w+|dispens\\w+|demit\\w+|funcionari\\w+|garco\\w+|cozinheir\\w+|chef|barman|gente suficiente|equipe',
    ),
    of(
      ask('fee', { what: said }),
      'couvert|rolha|taxa|consumacao|cadeira|guarda.?sol|embalagem|estacionamento|servico',
    ),
    of(
      ask('copy'),
      'copi\\w+|imit\\w+|ideia del\\w+|repit\\w+|repet\\w+|parecer|adot\\w+|seguir|igual a ele\\w*|mesm[oa] (?:nome|ideia|cardapio)',
    ),
    of(
      ask('weakDays', { weekdays: maybe(onWeekdays) }),
      'ench\\w+|pux\\w+|atra\\w+|salv\\w+|frac\\w+|mort\\w+|vazi\\w+|desert\\w+|esvazi\\w+|parad\\w+',
      'WEEKDAY|semana|dias|noite|almoco|janta|inverno|baixa',
    ),
    of(
      ask('openDays', { weekdays: maybe(onWeekdays) }),
      'abr\\w+|fech\\w+|folg\\w+|horario\\w*|servir almoco|feriado|funcion\\w+',
      'WEEKDAY|dia|dias|cedo|tarde|horario|almoco|janta|feriado|noite',
    ),
    of(
      ask('unsold'),
      'ninguem (?:vend\\w+|faz|oferec\\w+|serv\\w+)|nao tem na (?:regiao|cidade|orla)|ninguem tem',
    ),
    of(
      ask('missing'),
      'falt\\w+|nao temos|nao tenho|eu nao|menos eu|descobert\\w+|deixei de fora|so eu nao|nao (?:ofere\\w+|vend\\w+|encontra)',
      'eles|deles|cardapio|concorren\\w+|todo mundo|item|prato|oferece|la|vizinh\\w+|RIVAL|orla|cliente|categoria',
    ),
    of(
      ask('mainRival'),
      'concorrente|rival|adversari\\w+|de olho|pesa|tira (?:mais )?cliente|mir\\w+',
      'qual|quem|quais|conta|de verdade|direto|principal|mais|primeiro',
    ),
    of(
      ask('rivalCrowd'),
      'frequent\\w+|clientela|publico|cliente|ench\\w+|enche|lotad\\w+|chei[oa]|familia|casal|turista',
      'deles|la|eles|vai|quem|de onde|como|por que|porque|prefere|pegam',
    ),
    of(
      ask('rivalStrength'),
      'melhor|fort\\w+|frac\\w+|vantag\\w+|segredo|imbativ\\w+|ganh\\w+|perd\\w+|vende mais|errado',
      'que eu|eles|deles|del\\w|concorrencia|onde|no que|qua\\w+|por que|pq|segredo',
    ),
    of(
      ask('fairSize'),
      'porcao|porcoes|tamanho|grama|gramas|meia|por pessoa|serve|quantidade|comida pelo|kg|ml',
    ),
    of(
      ask('firstStep'),
      'comec\\w+|primeir\\w+|pontape|urgente|atacar|partida|passo a passo|importante|amanha',
    ),
    of(
      ask('newItem', { what: said }),
      'vender|lanc\\w+|cri\\w+|fazer|comecar a|entr\\w+ com|prato novo|novidade|teria saida|incluir',
      'tambem|nov[oa]|se eu|posso|compensa|penso|comec\\w+|criar|lancar|qual|saida|cafe|noite',
    ),
    of(ask('promotion'), 'promoc\\w+|combo\\w*|fidelidade|cartao|pacote|rodizio|em dobro|maluca'),
    of(
      ask('goal', { price: maybe(money) }),
      'faturar|meta|alcanc\\w+|pass\\w+ (?:o|a)|alvo|objetivo|quantos clientes|ticket medio|a mais',
    ),
    of(
      ask('budget', { price: maybe(money) }),
      'gast\\w+|invest\\w+|verba|emprestimo|sem gastar|propaganda|marketing|custaria|fotograf\\w+',
    ),
    of(
      ask('public'),
      'publico|pra quem|quem eu|atra\\w+|estudant\\w+|morador\\w*|turist\\w+|excurs\\w+|familias|cliente aceita',
    ),
    {
      words: [
        has('ITEM'),
        has('lucr\\w+|ganh\\w+|se paga|compensa|prejuizo|margem|custos?|perd\\w+ dinheiro'),
      ],
      form: ask('pays', { item, price: maybe(money) }),
    },
    {
      words: [has('baix\\w+|diminu\\w+|cobrir|acompanh\\w+|igual\\w+|reaj\\w+|aliviada|cort\\w+|queda')],
      not: has('qualidade'),
      form: ask('lower', { item: maybe(item), price: maybe(money) }),
    },
    {
      words: [has('sub\\w+|aument\\w+|reajust\\w+|cobrar mais|folga|pux\\w+|deixando dinheiro|mais caro')],
      form: ask('rise', { item: maybe(item), price: maybe(money) }),
    },
    {
      words: [
        has(
          'car[oa]s?|barat[oa]s?|careir\\w+|cobr\\w+ demais|em relacao|distancia|acima|abaixo|comparad\\w+|fora da realidade|frente|posicao',
        ),
      ],
      form: ask('position', { item: maybe(item) }),
    },
  ],
  wanted: [
    {
      words: [
        has('onde|em que|no que'),
        has('car[oa]s?|barat[oa]s?|acima|abaixo'),
        has('quero|mostr\\w+|ver|saber|diz\\w*|diga\\w*|list\\w+|apont\\w+'),
      ],
      not: has('MONEY|PERCENT|NUMBER|nao|nada|nem'),
      form: ask('position', { item: maybe(item) }),
    },
    {
      words: [no, has('baix\\w+|abaix\\w+|ca(?:i|ir|ia|iam)|reduz\\w+'), has('precos?|nada|ITEM')],
      not: has('MONEY|PERCENT|NUMBER|el[ea]s?|vizinh\\w+|concorren\\w+|qualidade|custos?'),
      form: ask('lower', { against: true, item: maybe(item) }),
    },
    ...priceEndings,
    fewChanges,
    ...priceOrders
      .filter(({ form }) => own.has(form.kind))
      .map((rule) => ({ ...rule, not: either(rule.not) })),
  ],
}

/** Not of what somebody else does, nor of how many prices change: "no máximo três preços". */
function either(not: RegExp | undefined): RegExp {
  const others =
    '(?<![a-zA-Z])(?:vizinh\\w+|concorren\\w+|lado|eles?|elas?|deles|delas|dele|dela|la|bar d\\w+|cobram?|vendem?|lá)(?![a-zA-Z])|NUMBER (?:ITEM|precos?)(?![a-zA-Z])'
  return new RegExp(not ? `${not.source}|${others}` : others)
}
