/** What owners want of a menu and its page, in the words of the street. */
import { eachFood, eachNamed, food, maybe, onWeekdays, type Rule, said, until, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { menuGoals } from './menu-goals.ts'
import { itemWants } from './menu-items.ts'
import { all, menuLooks, refusal } from './menu-looks.ts'
import { servedThen } from './served-notes.ts'

type Fields = Record<string, unknown>

const noNew = (what: 'dish' | 'drink' | 'any') => wish('noNew', { what, until: maybe(until) }, { turn: all })
const novelty =
  '(?<!de )nov[oa]s?|novidades?|invent\\w+|invenc\\w+|criac\\w+|criar|criem|lancament\\w+|lanc\\w+|acrescim\\w+|acrescent\\w+|inedit\\w+|diferent\\w+|outr[oa]s?|a mais|proponh\\w+|sugest\\w+|reorganiz\\w+|que nao exist\\w+|alem d\\w+'
const already =
  'o que (?:ja )?(?:tem|temos|tenho|esta|ta|se vende|existe|eu tenho)|mesm[oa]s (?:coisas?|pratos?|itens)?|atuais|sao ess[ae]s|o que esta ai|e o que fica|so (?:reorganiz\\w+|arrum\\w+|organiz\\w+)'
const dishWords = 'pratos?|comidas?|receitas?|fogao|cozinha|petiscos?|sobremesas?'
const drinkWords = 'drinks?|drinques?|bebidas?|coquet\\w+|bar|barman|caipirinhas?|sucos?|carta'
const newNot =
  'MONEY|PERCENT|NUMBER|DATE(?!)|combo\\w*|preco\\w*|fotos?|letra\\w*|foi|de novo|tiro|tirei|depois d\\w+|precis\\w+|falt\\w+|cardapio novo (?:com|precis)'

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
  const isItem = (part: string) => slots.names.some(({ name, isSection }) => !isSection && name === part)
  // "juntar os petiscos com as porções" is of the page.
  if (!comboNamed.test(slots.said) && !parts.some(isItem)) return null
  return parts.length < 1 || parts.length > 3
    ? null
    : { ...fields, count: 1, with: parts, ...(max !== undefined && { max }) }
}

const namesCombo = 'combos?|combinhos?|kits?|casad\\w+|promoc(?:ao|oes) casad\\w+|num preco so|preco so|casar'
const comboNamed = has(namesCombo)
const combos = `${namesCombo}|junt(?:a|ar|e|em)`
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
  // "tira em dezembro só, em janeiro volta": away then.
  if (/(?<![a-z])(?:volt|retorn)\w*/.test(slots.folded))
    return /^(?:em|no|na) /iu.test(until) ? { ...fields, note: `menos ${until.toLowerCase()}` } : null
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
  ...menuGoals,
  ...days,
  ...itemWants,
  seasonal,
  atTimes,
  inPrint,
  foodsOut,
]
