/** Which items leave, stay or are shown, in the words of the street. */
import { everyItem } from '../../../base/request/match-item.ts'
import { eachNamed, maybe, number, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { drops, has, staysInNumber } from '../words.ts'
import { all } from './menu-looks.ts'

type Fields = Record<string, unknown>

const weakWords =
  'encalhad\\w+|encostad\\w+|parad[oa]s?|(?:pouc|baix|frac|sem )\\w* ?(?:saida|venda|procura|giro)|baixo giro|venda fraca|sem procura|menos pedid[oa]s|nao (?:rod\\w+|vend\\w+|gir\\w+|sa[ei]\\w*)|quase nao|so saem? (?:uma|de vez)|uma vez na vida'
const goesAway = `${drops.source}|pro lixo|tesoura|limar|nao precis\\w+ continuar|elimin\\w+|excluid[oa]s?|retir\\w+|remov\\w+|abandon\\w+|descontinu\\w+|nao quero carregar|sem do`

/** The items by name, beside "tudo". */
const theNamed: typeof eachNamed = {
  field: 'item',
  take: (slots) => slots.items().filter((name) => slots.names.some((one) => one.name === name)),
}

/** "tira o que vende pouco": read with few other words first, and with more of them at the end. */
const leavesIfWeak: Rule = {
  words: [has('ITEM|tudo|it\\w+|prat\\w+'), has(weakWords), has(goesAway)],
  not: has(
    `MONEY|PERCENT|DATE|por ?que|pq|nao (?:tir|cort)\\w+|menos [oa]s? ITEM|exceto|mais|mas|continu\\w+|jeito nenhum|do cardapio|ITEM.*ITEM|${staysInNumber}`,
  ),
  form: wish('dropItem', { weak: true, most: maybe(number) }, { turn: weakOf }),
}

/** "o pudim sai se for preciso" */
const leavesIfNeeded: Rule = {
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
  told: true,
  form: wish('dropItem', { ifNeeded: true }, { each: eachNamed }),
}

/** Read first: half of these is an order on the whole item, or on the whole section. */
export const itemsFirst: readonly Rule[] = [
  // "pode mexer em tudo menos tirar o acarajé"
  {
    words: [has('ITEM'), has('(?:menos|exceto|so nao) (?:tir|mex|cort|elimin)\\w+ (?:n?[oa]s? )?ITEM')],
    not: has('MONEY|PERCENT|NUMBER|DATE|precos?'),
    strange: 2,
    form: wish('keepItem', {}, { each: theNamed, turn: all }),
  },
  { ...leavesIfWeak, strange: 2 },
  { ...leavesIfNeeded, strange: 2 },
]

/** After the readers of single words. */
export const itemWants: readonly Rule[] = [
  { ...leavesIfWeak, strange: 4 },
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
  { ...leavesIfNeeded, strange: 4 },
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
  if (named === undefined) return { ...fields, item: everyItem }
  const isGroup =
    slots.names.some(({ name, isSection }) => isSection && name === named) ||
    /s$/u.test(named.split(' ')[0] ?? '')
  return isGroup ? { ...fields, item: named } : null
}
