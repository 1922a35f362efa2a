/** What a new menu is to bring, cost and hold, and until when it is due. */
import { item, maybe, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { spent } from './menu-budget.ts'

type Fields = Record<string, unknown>

const figureWords =
  'ticket|tiquete|consumo medio|gasto medio|conta media|por (?:cabeca|pessoa|mesa|cliente)|cada mesa|cliente gaste|media'
/** Which figure is to grow, by a share or to an amount. */
function target(fields: Fields, slots: Slots): Fields | null {
  const of = has(figureWords).test(slots.said)
    ? 'ticket'
    : /margem|lucro/.test(slots.said)
      ? 'margin'
      : 'sales'
  const share = slots.percent()
  const amounts: number[] = []
  for (let next = slots.amount(); next !== undefined; next = slots.amount()) amounts.push(next)
  const item = of === 'sales' ? slots.item() : undefined
  slots.takeRest()
  const amount = share === undefined ? amounts.at(-1) : undefined
  if (share === undefined && amount === undefined && !/(?<![a-z])dobr/.test(slots.said)) return null
  return {
    ...fields,
    of,
    ...(item !== undefined && { item }),
    ...(share !== undefined
      ? { percent: share }
      : amount === undefined
        ? { percent: 100 }
        : { amount, total: true }),
  }
}

const goals: readonly Rule[] = [
  {
    words: [
      has('MONEY|NUMBER|PERCENT|dobrar'),
      has(`${figureWords}|margem|vendas?|vender|saida|faturamento|pedidos`),
      has(
        'meta|objetivo|quer\\w+|queria|precis\\w+|cheg\\w+|lev(?:ar|o)|pass\\w+|elev\\w+|bora|pretend\\w+|botar|dobrar|pelo menos|mais|ideia|aument\\w+',
      ),
    ],
    not: has(
      'custo\\w*|cmv|desconto\\w*|no maximo|maximo|precos? d\\w+|nao|reajust\\w+|perd\\w+|quanto|cobr\\w+|sub\\w+ (?:o )?preco|compens\\w+|couvert',
    ),
    strange: 4,
    form: wish('target', {}, { turn: target }),
  },
  {
    words: [
      has('MONEY|NUMBER'),
      has(
        'gast\\w+|grafica|limite|orcament\\w+|verba|tenho|temos|dispo\\w+|liber\\w+|invest\\w+|projeto|reforma|disso|pra isso|fazer com|nao rola|impress\\w+',
      ),
      has('ate|mais que|nao|tenho|temos|limite|dispo\\w+|liber\\w+|gast\\w+|so|com'),
    ],
    not: has(
      'ITEM(?! cardapio)|PERCENT|DATE|HOUR|WEEKDAY|client\\w+|mesas?|pratos?|it\\w+|paginas?|anos?|aument\\w+|sub\\w+|preco|por mes|mes|lugares|funcionari\\w+|combos?|drinks?|custa|cmv|seguidores|pessoas|fotos?',
    ),
    strange: 3,
    told: true,
    form: wish('budget', {}, { turn: spent }),
  },
  {
    words: [
      has('PERCENT|um terco|NUMBER'),
      has('cmv|food cost|custo\\w*|ingredientes?|insumos?|materia.?prima|compra|mercadoria'),
      has('max\\w*|ate|limite|nao|alvo|quero|em PERCENT|em NUMBER|ou menos|pesar|teto|abaixo|menos|passar'),
    ],
    not: has(
      'MONEY|DATE|WEEKDAY|subiu|aument\\w+|desconto\\w*|lucro|margem|fornecedor\\w*|quanto|qual|marc\\w+',
    ),
    strange: 3,
    form: wish('costShare', { item: maybe(item) }, { turn: shareOf }),
  },
]

function shareOf(fields: Fields, slots: Slots): Fields | null {
  const max = slots.percent() ?? (/um terco/.test(slots.said) ? 33 : slots.number())
  slots.takeRest()
  return max === undefined || max < 10 || max > 70 ? null : { ...fields, max }
}

/** The day by which it is due, if one is named; else the words say it. */
function due(fields: Fields, slots: Slots): Fields {
  const by = slots.by()
  const what = slots.dueWords() ?? slots.text.slice(0, 120)
  const weekday = by === undefined ? slots.weekdays()?.[0] : undefined
  slots.number()
  const next = weekday === undefined ? undefined : slots.next(weekday)
  return { ...fields, what, ...(by !== undefined ? { by } : next !== undefined && { by: next }) }
}

const deadlines: Rule = {
  words: [
    has('DATE|WEEKDAY|NUMBER (?:dias|semanas)|dez dias|duas semanas|fim d[oe] mes'),
    has(
      'na mesa|pront[oa]s?|receber|entreg\\w+|versao final|grafica|reabr\\w+|nao pode passar|no maximo|prazo|precis\\w+|necessit\\w+|inaugur\\w+|ate|rodar',
    ),
    has(
      'tem que|precis\\w+|ate|para|pra|no maximo|nao pode passar|entreg\\w+|receber|necessit\\w+|prazo|deve|estar|reabr\\w+',
    ),
  ],
  not: has(
    'ITEM(?! (?:cardapio|menu))|MONEY|PERCENT|HOUR|precos?|fech\\w+|vend\\w+|serv\\w+|foi|ultim\\w+|mex\\w+|aument\\w+|validade|dura\\w*|antecedencia|encomend\\w+',
  ),
  told: true,
  strange: 3,
  form: wish('deadline', {}, { turn: due }),
}

/** How many lines of a part, or pages, there are to be: the last figure counts. */
function figureOf(fields: Fields, slots: Slots): Fields | null {
  const figures: number[] = []
  for (let next = slots.number(); next !== undefined; next = slots.number()) figures.push(next)
  const count = figures.at(-1)
  const item = fields.of === 'pages' ? undefined : slots.item()
  return count === undefined || count > 120 || slots.items().length > 0
    ? null
    : { ...fields, count, ...(item !== undefined && { item }) }
}

const counts: readonly Rule[] = [
  {
    words: [
      has('NUMBER|duas'),
      has('paginas?|pag|folhas?'),
      has('quero|caber|cabe|so|no max\\w*|ate|poe|bot\\w+|reduz\\w+|faz\\w*|hoje|deix\\w+'),
    ],
    not: has('MONEY|PERCENT|ITEM(?! cardapio)|historia|ultima|primeira|fotos?'),
    strange: 3,
    form: wish('count', { of: 'pages', bound: 'at_most' }, { turn: figureOf }),
  },
  {
    words: [
      has('ITEM|it\\w+|prat\\w+|opc\\w+|coisas|trabalhar com'),
      has('NUMBER'),
      has(
        'chega|so|devem? ficar|bom tamanho|nao mais|no max\\w*|quero|que (?:a lista|tenha)|sabores|rotulos|ate|basta\\w*',
      ),
    ],
    not: has(
      'MONEY|PERCENT|WEEKDAY|DATE|HOUR|precos?|reais|cada|por dia|anos|combos?|fotos?|paginas?|abaixo|acima|cobr\\w+|limite|teto|tir\\w+|cort\\w+|vend\\w+|pessoas|gramas?|ITEM.*ITEM|conto|custar|fora',
    ),
    strange: 3,
    form: wish('count', { of: 'items', bound: 'at_most' }, { turn: figureOf }),
  },
]

export const menuGoals: readonly Rule[] = [...goals, deadlines, ...counts]
