/** What owners want of a menu and its page, in the words of the street. */
import {
  eachFood,
  eachNamed,
  food,
  item,
  maybe,
  number,
  onWeekdays,
  type Rule,
  said,
  until,
  wish,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { drops, has } from '../words.ts'
import { all, menuLooks, refusal } from './menu-looks.ts'

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

const nothing: readonly Rule[] = [
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

/** All that the house may spend. */
function spent(fields: Fields, slots: Slots): Fields | null {
  const max = slots.amount()
  return max === undefined || max < 50 || slots.amount() !== undefined ? null : { ...fields, max }
}

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

const weakWords =
  'encalhad\\w+|encostad\\w+|parad[oa]s?|(?:pouc|baix|frac|sem )\\w* ?(?:saida|venda|procura|giro)|baixo giro|venda fraca|sem procura|menos pedid[oa]s|nao (?:rod\\w+|vend\\w+|gir\\w+|sa[ei]\\w*)|quase nao|so saem? (?:uma|de vez)|uma vez na vida'
const goesAway = `${drops.source}|pro lixo|tesoura|limar|nao precis\\w+ continuar|elimin\\w+|excluid[oa]s?|retir\\w+|remov\\w+|abandon\\w+|descontinu\\w+|nao quero carregar|sem do`

const items: readonly Rule[] = [
  {
    words: [has('ITEM|tudo|it\\w+|prat\\w+'), has(weakWords), has(goesAway)],
    not: has('MONEY|PERCENT|DATE|por ?que|pq|nao (?:tir|cort)\\w+|menos [oa]s? ITEM|exceto'),
    strange: 4,
    form: wish('dropItem', { weak: true, most: maybe(number) }, { turn: weakOf }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'desist\\w+|livrar d|nao volt\\w+|abandon\\w+|descontinu\\w+|deve\\w* ser retirad\\w+|retirad[oa]s?|nao precisa estar|a partir de agora sem|sem ITEM|apag\\w+|parando com|fora d[oa] (?:proxim\\w+|cardapio|lista)|tesoura',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|se (?:precis|for|a conta|nao)\\w*|caso|havendo|nao (?:tir|cort|apag)\\w+|por ?que|vale|devo|precos?|acucar|coentro|nome|letra\\w*|ITEM.*ITEM',
    ),
    strange: 2,
    form: wish('dropItem', {}, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'se (?:for preciso|precisar|nao couber|a conta|sobrar|for o caso)|caso (?:sobre|a conta|precise|falte)|havendo necessidade|na hora de enxugar|precisando (?:tirar|cortar)|tem que cortar|so se',
      ),
      has(
        'sacrific\\w+|roda|primeir[oa]|candidat[oa]|viver sem|sai|tir\\w+|cort\\w+|comec\\w+|dispens\\w+|abr\\w+ mao',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|nao (?:tir|cort)\\w+'),
    strange: 4,
    told: true,
    form: wish('dropItem', { ifNeeded: true }, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'evidenci\\w+|espaco nobre|seja a primeira coisa|todo mundo (?:veja|enxergue)|estrelinha|mais pedid[oa]|caixinha|letra maior|brilhar|selo d[ae]|destaque|enxergue|chame? (?:a )?atencao|vender mais|quero vender|que o cliente veja|campea|na vitrine',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|DATE|nao|nem|sem|preco\\w*|foto\\w*|alerg\\w+|por ?que|qual|ITEM.*ITEM'),
    strange: 4,
    form: wish('promote', {}, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'imexive\\w*|faco questao|nao largo|continua\\w* ai|fica\\w* (?:la|ai)|deixa (?:ele|ela) la|intocave\\w*|menos (?:tirar|mexer)',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|DATE|precos?|valor|nao faco questao|pode sair|receita|porcao|nome|ITEM.*ITEM',
    ),
    told: true,
    strange: 4,
    form: wish('keepItem', {}, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM'),
      has('escrit[oa]|grafia|se chama|chamar|chamando|como se chama|nome|igualzinho'),
      has('igual\\w*|mesm[ao]|de sempre|mud\\w+|assim|mantenh\\w+|continu\\w+|nao'),
    ],
    not: has('MONEY|PERCENT|NUMBER|DATE|precos?|receita|tempero|porcao'),
    told: true,
    strange: 4,
    form: wish('keepItem', { part: 'name' }, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'receita|tempero|segredo|massa|igualzinha ao que|adapt\\w+|nao se (?:tira|poe)|modo de fazer|como sempre foi|mesma receita|encurt\\w+',
      ),
      has('nao|segu\\w+|mesm\\w+|sempre|igual\\w*|segredo|quiet\\w+|respeit\\w+|familia'),
    ],
    not: has('MONEY|PERCENT|NUMBER|DATE|precos?|porcao|nome'),
    told: true,
    strange: 5,
    form: wish('keepItem', { part: 'recipe' }, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'gramas?|nem um grama|porcaozinha|apequen\\w+|serve (?:dois|tres|NUMBER)|pra dois|prato cheio|tamanho|quantidade|porcao|grandao|farta',
      ),
      has('nem|permanece|nao|nada|continu\\w+|mesm\\w+|de verdade|assim|mant\\w+'),
    ],
    not: has('MONEY|PERCENT|DATE|precos?|meia porcao|letra\\w*'),
    told: true,
    strange: 5,
    form: wish('keepItem', { part: 'size' }, { each: eachNamed, turn: all }),
  },
]

/** What is named for it, or all. */
function weakOf(fields: Fields, slots: Slots): Fields | null {
  const named = slots.item()
  if (slots.item() !== undefined) return null
  return { ...fields, item: named ?? 'todos os itens' }
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
  ...nothing,
  ...making,
  ...goals,
  ...days,
  ...items,
  foodsOut,
]
