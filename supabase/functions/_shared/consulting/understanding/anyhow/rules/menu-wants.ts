/** What owners want of a menu and its page, in the words of the street. */
import { eachFood, eachNamed, food, item, maybe, onWeekdays, type Rule, said, until, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { spent } from './menu-budget.ts'
import { itemWants } from './menu-items.ts'
import { all, menuLooks, refusal } from './menu-looks.ts'
import { servedThen } from './served-notes.ts'

type Fields = Record<string, unknown>

const noNew = (what: 'dish' | 'drink' | 'any') => wish('noNew', { what, until: maybe(until) }, { turn: all })
const novelty =
  'nov[oa]s?|novidades?|invent\\w+|invenc\\w+|criac\\w+|criar|criem|lancament\\w+|lanc\\w+|acrescim\\w+|acrescent\\w+|inedit\\w+|diferent\\w+|outr[oa]s?|a mais|proponh\\w+|sugest\\w+|reorganiz\\w+|que nao exist\\w+|alem d\\w+'
const already =
  'o que (?:ja )?(?:tem|temos|tenho|esta|ta|se vende|existe|eu tenho)|mesm[oa]s (?:coisas?|pratos?|itens)?|atuais|sao ess[ae]s|o que esta ai|e o que fica|so (?:reorganiz\\w+|arrum\\w+|organiz\\w+)'
const dishWords = 'pratos?|comidas?|receitas?|fogao|cozinha|petiscos?|sobremesas?'
const drinkWords = 'drinks?|drinques?|bebidas?|coquet\\w+|bar|barman|caipirinhas?|sucos?|carta'
const newNot =
  'MONEY|PERCENT|NUMBER|DATE(?!)|combo\\w*|preco\\w*|fotos?|letra\\w*|foi|precis\\w+|falt\\w+|cardapio novo (?:com|precis)'

export const nothingAtAll: readonly Rule[] = [
  {
    words: [
      has(dishWords),
      has(`(?:${refusal}) .*(?:${novelty})|(?:${novelty}) .*(?:${refusal})|${already}`),
      has(`${refusal}|acabou|e pronto|${already}`),
    ],
    not: has(`${newNot}|${drinkWords}`),
    strange: 3,
    form: noNew('dish'),
  },
  {
    words: [
      has(drinkWords),
      has(`(?:${refusal}) .*(?:${novelty})|(?:${novelty}) .*(?:${refusal})|${already}`),
      has(`${refusal}|acabou|e pronto|so|${already}`),
    ],
    not: has(`${newNot}|pratos?|comidas?|sem alcool`),
    strange: 3,
    form: noNew('drink'),
  },
  {
    words: [
      has(`(?:${refusal}) .*(?:${novelty})|(?:${novelty}) .*(?:${refusal})|${already}`),
      has(`${refusal}|so|apenas|arrum\\w+|organiz\\w+|e o que fica|mesm[oa]s coisas|us(?:a|e|ar)`),
    ],
    not: has(
      `${newNot}|ITEM(?! (?:it\\w+|cardapio|coisas?|menu|tudo|nada))|FOOD|${dishWords}|${drinkWords}|secao|secoes|nome\\w*|pagina\\w*|garcom|client\\w+`,
    ),
    strange: 3,
    form: noNew('any'),
  },
]

/** "uns 3 combinhos pro almoço": how many, of what. */
function combosOf(fields: Fields, slots: Slots): Fields | null {
  const count = slots.number()
  slots.items()
  slots.foods()
  slots.weekdays()
  return count === undefined || count > 12 ? null : { ...fields, count }
}

function comboParts(fields: Fields, slots: Slots): Fields | null {
  const parts: string[] = []
  for (let next = slots.nextNamed(); next !== undefined; next = slots.nextNamed()) {
    if (next === null) return null
    parts.push(next)
  }
  parts.push(...slots.foods())
  const max = slots.reais()
  return parts.length < 1 || parts.length > 3
    ? null
    : { ...fields, count: 1, with: parts, ...(max !== undefined && { max }) }
}

const combos =
  'combos?|combinhos?|kits?|casad\\w+|promoc(?:ao|oes) casad\\w+|num preco so|preco so|casar|junt(?:a|ar|e|em)'
const wantsIt =
  'quer\\w+|gostari\\w+|precis\\w+|faz\\w*|fac\\w+|mont\\w+|cri\\w+|que tal|seria|ter|contar com|bol\\w+|pens\\w+|uns|umas|no minimo|pelo menos|e nenhum a mais|pode\\w*|queria|kit|casar|junt\\w+|ver'

const making: readonly Rule[] = [
  {
    words: [has('NUMBER'), has('combos?|combinhos?|kits?|promoc(?:ao|oes) casad\\w+'), has(wantsIt)],
    not: has('MONEY|PERCENT|DATE|HOUR|pessoas|lanches? por|nao quero|tir\\w+|cort\\w+|sem combo'),
    strange: 3,
    form: wish('newCombo', {}, { turn: combosOf }),
  },
  {
    words: [has(combos), has('ITEM'), has(`${wantsIt}|com|e`)],
    not: has(
      'PERCENT|DATE|HOUR|NUMBER|nao|nada|tir\\w+|cort\\w+|preco d\\w+|vale|compensa|secao|secoes|parte|grupo|pagina|sub\\w+|duas|saladas e',
    ),
    strange: 3,
    form: wish('newCombo', {}, { turn: comboParts }),
  },
  {
    words: [
      has('drinks?|drinques?|coquet\\w+|caipirinha|batida|suco|gin|cha|mocktail|bebida|refresco|limonada'),
      has(
        'nov[oa]s?|autora\\w+|inedit\\w+|assinad[oa]|assinatura|exclusiv\\w+|acrescent\\w+|bol\\w+|invent\\w+|cri\\w+|que nao (?:tem|existe)|mais um|sugere|sugir\\w+|inclu\\w+',
      ),
      has(
        'quer\\w+|faz\\w*|bol\\w+|acrescent\\w+|inclu\\w+|precis\\w+|ter|seria bom|invent\\w+|cri\\w+|sugere|sugir\\w+|bota|coloc\\w+|autoral|tem como|novo|nova|mais um',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|DATE|nao (?:quero|invent|cri|inclu)\\w*|nada|nenhum\\w*|sem (?:coquetel|drink|invent)|ITEM(?! (?:drinks?|bebidas?|cardapio))|nem',
    ),
    strange: 5,
    form: wish('newDrink', { what: maybe(food) }, { turn: all }),
  },
]

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

const closes =
  'fech\\w+|port(?:a|as|ao) (?:fechad|arriad)\\w+|nao (?:abr\\w+|trabalh\\w+|funcion\\w+|serv\\w+)|num trabalha|folga|ninguem trabalha|sem funcionamento|abr\\w+ todo dia menos'

const days: readonly Rule[] = [
  {
    words: [has('WEEKDAY'), has(closes)],
    not: has('MONEY|PERCENT|ITEM|HOUR|grafica|conta'),
    strange: 2,
    form: wish('date', { what: said, weekdays: onWeekdays, closed: true }),
  },
  {
    words: [has('DATE|feriados?'), has(closes)],
    not: has('MONEY|PERCENT|ITEM|HOUR|grafica|conta|preco\\w*'),
    strange: 2,
    form: wish(
      'date',
      { what: said, closed: true },
      {
        turn: (fields, slots) => {
          const found = slots.days()
          slots.weekdays()
          return { ...fields, ...found }
        },
      },
    ),
  },
]

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

const inPrint: Rule = {
  words: [
    has(
      'fundo|bras[ao]+|horario de funcionamento|historia (?:d[aeo] )?(?:casa|familia|minha|bar|avo)|azulejos?|chita|bordinha|qr ?code|qr|dourad[oa]|boteco antigo|espaco pr[oa]|a giz|reciclado|couche|fosco|espiral|cordao|xilogravura|desenhos?|ilustrac\\w+|instagram|wifi|telefone|endereco|minusculas?|capa|contracapa|aquarela|rodape',
    ),
  ],
  not: has('MONEY|PERCENT|ITEM(?! (?:cardapio|pratos?))|vale|quanto|alerg\\w+|FOOD'),
  strange: 6,
  form: wish('pageNote', { note: said }, { turn: all }),
}

/** Until when it is sold, in the owner's words. */
function lasts(fields: Fields, slots: Slots): Fields | null {
  const until = slots.until() ?? slots.dayPhrase()
  slots.days()
  if (until === undefined) return null
  // "de maio a agosto" begins and ends.
  return /^de /iu.test(until) ? { ...fields, note: until.toLowerCase() } : { ...fields, until }
}

const seasonal: Rule = {
  words: [
    has('ITEM'),
    has('DATE|ate .*|carnaval|natal|reveillon|pascoa|cirio|sao joao|festa junina|inverno|verao|safra|defeso'),
    has(
      'acaba|encerra|termina|tchau|temporari\\w+|sai de linha|retir\\w+|tir(?:a|em|ar|e)|ja nao tem|so (?:vai )?fic\\w+|somente|so|apenas|enquanto|quando passar|depois d[aoe]|nao tem mais|passad[oa]',
    ),
  ],
  not: has('MONEY|PERCENT|NUMBER|HOUR|precos?|pront\\w+|promessa|custo'),
  strange: 4,
  form: wish('served', {}, { each: eachNamed, turn: lasts }),
}

const atTimes: Rule = {
  words: [
    has('ITEM'),
    has('WEEKDAY|HOUR|noite|tarde|tardezinha|manha|almoco|janta|semana|meia.?noite'),
    has(
      'prato d[eo]|dia d[eo]|exclusiv\\w+|a partir d|saem|disponive\\w+|em diante|nao (?:e servido|tem|rola|sai|serv\\w+)|so|somente|apenas|das HOUR|ate',
    ),
  ],
  not: has('MONEY|PERCENT|NUMBER|DATE|precos?|promoc\\w+|descont\\w+|combo\\w*|nao'),
  strange: 3,
  form: wish('served', {}, { turn: servedThen }),
}

/** Foods that no dish of the page may have. */
const foodsOut: Rule = {
  words: [
    has('FOOD'),
    has(
      'nao (?:trabalh\\w+|us\\w+|entr\\w+|pass\\w+|pomos|poe|bot\\w+|haja|tenh\\w+|serv\\w+|quero)|ninguem usa|zero|logo (?:\\w+ )?FOOD nao|FOOD nao|sem|nada (?:de|com|a base)|fora d[ao]s?|prefiro (?:que )?nao',
    ),
  ],
  not: has(
    'ITEM(?! (?:pratos?|nada|tudo|cardapio|combos?|drinks?))|MONEY|PERCENT|NUMBER|preco\\w*|opcao|opcoes|marc\\w+|avis\\w+|quais|qual|sinaliz\\w+|deixa claro|identifi\\w+|celiac\\w+|alerg\\w+|nao (?:gost|come)\\w+',
  ),
  strange: 4,
  form: wish('exclude', {}, { each: eachFood }),
}

/** What the kitchen costs, plans and keeps, after all other rules. */
export const menuWants: readonly Rule[] = [
  ...menuLooks,
  ...nothingAtAll,
  ...making,
  ...goals,
  ...days,
  ...itemWants,
  deadlines,
  ...counts,
  seasonal,
  atTimes,
  inPrint,
  foodsOut,
]
