/** What owners ask of new drinks and new dishes alike. */
import {
  by,
  dayPhrase,
  eachFood,
  eachTool,
  food,
  maybeDated,
  money,
  number,
  percent,
  type Rule,
  said,
  wish,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { atLeast, atMost, has } from '../words.ts'

const stock = has(
  'sobra\\w*|sobrou|lixo|jog\\w+ fora|desperdic\\w+|produz\\w*|me (?:traz|trazem)|peixeiro|pescador|colonia|sobrando|sobrad\\w+|estoque|parad[oa]s?|encalh\\w+|muit[oa]s?|vencer|vencendo|estrag\\w+|quintal|pe de|safra|gastar|desovar|compr(?:o|amos|ei)|receb(?:o|emos)|ganh(?:o|ei|amos)|tenho|temos|chega\\w*|fornece\\w*|fornecedor|cri(?:o|a|amos)|plant(?:o|a|amos)|colh(?:o|e|emos)|fazenda|sitio|roca|horta|excesso|abund\\w+|congelad\\w+|freezer|camara|perco',
)
const wants = has(
  'quer(?:o|ia|emos|iamos)|gostari\\w+|us(?:a|e|em|ar)|us\\w+em|bot(?:a|e|em|ar)|coloc\\w+|coloqu\\w+|ponh\\w+|poe|adoro|adoramos|gosto|amo|capric\\w+|aproveit\\w+|inclu\\w+|tem que|nao (?:pode|podem) faltar|nao (?:abro|abrimos) mao|faco questao|pens\\w+ em|faz\\w*|fac\\w+|preferencia|prefiro|preferimos|invent\\w+|de preferencia|bora|aposta\\w*|explor\\w+|valoriz\\w+|foco em|base de|a base de',
)
const refuses = has(
  'nao|nunca|jamais|nem|nada|nenhum\\w*|ninguem|sem|proibid\\w+|proibo|veto|vetad\\w+|evit\\w+|fora|longe|tira\\w*|tirem|dispens\\w+|detest\\w+|odei\\w+|abomin\\w+|esquec\\w+|esqueca\\w*|chega de|pass\\w+ longe|corta\\w*|cortem|exclu\\w+|descart\\w+|elimin\\w+|enjo\\w+|cansad\\w+|cansei',
)
const tools = has('TOOL')
const broken = has(
  'quebr\\w+|pifou|queim\\w+|estragou|sem|nao|nem|falt\\w+|inexistente|vendi|roubaram|parou|deu defeito|nenhum\\w*|zero|fora de uso|consert\\w+',
)

/** Half with cachaça is half without: its own readers see to that. */
const ofFood = (fields: Record<string, unknown>) => (fields.what === 'cachaça' ? null : fields)

/** "em no máximo dois", "só em dois, não em tudo" */
function inSome(fields: Record<string, unknown>, { said }: Slots): Record<string, unknown> {
  if (/ em (?:no max\w*|ate) /.test(said)) return { ...fields, of: 'few', bound: 'at_most' }
  if (/(?:pelo|ao) menos/.test(said)) return { ...fields, bound: 'at_least' }
  return / so | apenas |nao em (?:ITEM )?(?:tod|tud)/.test(said) ? { ...fields, bound: 'exactly' } : fields
}

/** The days on which it comes need no place of their own. */
function withDays(fields: Record<string, unknown>, slots: Slots): Record<string, unknown> {
  slots.weekdays()
  return fields
}

/** When the house must have them. */
export const readyBy: Rule = {
  words: [
    has('DATE'),
    has('antes|ate|no max\\w*|prazo'),
    has(
      'pront\\w+|rodando|estre\\w+|lanc\\w+|no ar|valendo|funcionando|na mesa|no cardapio|na carta|servindo|comec\\w+|inaugur\\w+|entrar|entreg\\w+|abr\\w+',
    ),
  ],
  not: has('FOOD|MONEY|PERCENT|NUMBER|fech\\w+|safra|nao|sem'),
  strange: 4,
  form: wish('deadline', { what: dayPhrase, by }),
}

/** Where only a part of the results may have something: read before the food alone is taken for a wish. */
export const inSomeOnly: readonly Rule[] = [
  {
    words: [
      has(
        'FOOD(?: (?!FOOD|e|nenhum\\w*|sem|nao|nem)~?\\w+){0,5} em metade(?: del[ea]s| dos \\w+| das \\w+)?',
      ),
    ],
    not: has('NUMBER|MONEY|outr[oa]|resto|nunca|jamais|(?:nao|nem) (?!em (?:ITEM )?(?:tod|tud))|sem'),
    form: wish('share', { of: 'half' }, { each: eachFood, turn: ofFood }),
  },
  // "cachaça só em dois, não em tudo": those have it, and the refusal speaks of the others.
  {
    words: [
      has(
        'FOOD(?: (?!FOOD|e|nenhum\\w*|sem|nao|nem)~?\\w+){0,5} em (?:(?:no max\\w*|ate|pelo menos|ao menos|so|apenas|uns|umas) )?NUMBER',
      ),
    ],
    not: has(
      'MONEY|minutos?|segundos?|dias?|horas?|reais|resto|outr[oa]s?|nenhum\\w*|nunca|jamais|(?:nao|nem) (?!em (?:ITEM )?(?:tod|tud))|sem',
    ),
    form: wish('share', { what: food, of: 'many', count: number }, { turn: inSome }),
  },
  {
    words: [
      has(
        'FOOD(?: ~?\\w+){0,5} em (?:so |apenas )?uma?(?: so)?(?: del[ea]s| prat\\w+| drink)?(?=$|,| e | nao )',
      ),
    ],
    not: has(
      'NUMBER|MONEY|resto|outr[oa]s?|nenhum\\w*|nunca|jamais|(?:nao|nem) (?!em (?:ITEM )?(?:tod|tud))|sem',
    ),
    form: wish('share', { what: food, of: 'many', count: 1, bound: 'exactly' }),
  },
  // "camarão anda caro, então só entra se for pouquinho"
  {
    words: [has('FOOD'), has('so (?:entra|vai|uso|use|usem|boto|bote|se)(?: \\w+){0,4} pou[cq]\\w+')],
    not: has('NUMBER|MONEY'),
    form: wish('share', { of: 'few' }, { each: eachFood }),
  },
]

/** Of ingredients, tools, prices and counts. */
export const recipeOrders: readonly Rule[] = [
  {
    words: [tools, broken],
    not: has('so|apenas|alem'),
    form: wish('equipment', { has: false }, { each: eachTool }),
  },
  {
    words: [
      tools,
      has('so|apenas|tenho|temos|tem|conto com|usamos|uso|possuo|disponho|comprei|compramos|chegou'),
    ],
    not: has('nao|sem|nem'),
    form: wish('equipment', { has: true }, { each: eachTool }),
  },
  { words: [has('PERCENT'), has('custo|cmv|ingredientes?|insumo\\w*')], form: wish('cost', { percent }) },
  {
    words: [
      has('MONEY|NUMBER'),
      has('custo|custar (?:pra|para) (?:mim|fazer)|gast\\w+|ingredientes? (?:ate|por)'),
      atMost,
    ],
    form: wish('cost', { max: money }),
  },
  {
    words: [has('MONEY|NUMBER'), has('deix\\w+|sobr\\w+|lucr\\w+|margem'), atLeast],
    form: wish('cost', { leaves: money }),
  },
  {
    words: [has('NUMBER'), has('ingredientes?|itens|coisas|componentes'), atMost],
    form: wish('count', { count: number, bound: 'at_most', of: 'ingredients' }),
  },
  {
    words: [has('NUMBER'), has('FOOD'), refuses],
    not: has('MONEY|minutos?|reais'),
    form: wish('share', { what: food, of: 'many', count: number, without: true }),
  },
  {
    words: [has('NUMBER'), has('FOOD'), atMost],
    not: has('MONEY|minutos?|kg|quilos?|g|litros?'),
    form: wish('share', { what: food, of: 'many', count: number, bound: 'at_most' }),
  },
  {
    words: [has('NUMBER'), has('FOOD'), has('pelo menos|ao menos|no minimo|minimo|ou mais')],
    not: has('MONEY|minutos?|kg|quilos?|g|litros?'),
    form: wish('share', { what: food, of: 'many', count: number, bound: 'at_least' }),
  },
  {
    words: [
      has('NUMBER'),
      has('FOOD'),
      has(
        '(?:quer\\w+ |gostaria )?(?:que )?NUMBER (?:pratos? |drinks? |deles |delas )?(?:(?:tem que|tenham que|precis\\w+|dev\\w+|podem) )?(?:(?:ser )?feit\\w+ com|lev\\w+|ten?ham?|ter|us\\w+|a base de|preparad\\w+ com)',
      ),
    ],
    not: has('MONEY|minutos?|kg|quilos?|g|litros?|anos?|dias?|vez\\w*|nao|sem|nenhum\\w*'),
    form: wish('share', { what: food, of: 'many', count: number }),
  },
  {
    words: [has('NUMBER'), has('FOOD'), has('deles|delas|desses')],
    not: has('MONEY|minutos?|kg|quilos?|g|litros?|anos?|dias?|vez\\w*|sotaque|servid\\w+|nao'),
    form: wish('share', { what: food, of: 'many', count: number }),
  },
  {
    words: [
      has('FOOD'),
      has(
        'pouc\\w+|pouquinho|tiquinho|moderac\\w+|maneir\\w+|nao exager\\w+|sem exager\\w+|leve toque|de vez em quando|rar[oa]s?|so (?:um|uma|em alguns|em algumas)',
      ),
    ],
    not: has('NUMBER|MONEY|gelo|um|uma|nada de|sem FOOD'),
    form: wish('share', { of: 'few' }, { each: eachFood }),
  },
  {
    words: [
      has('FOOD'),
      has(
        'bastante|caprich\\w+|muito mais|quase tod[oa]s|maioria|boa parte|maior parte|quanto mais|foco total|principalmente|sobretudo|carro.?chefe|em tudo',
      ),
    ],
    not: has('NUMBER|MONEY|sobr\\w+|compr\\w+|tenho|temos|nao|sem'),
    form: wish('share', { of: 'many' }, { each: eachFood }),
  },
  {
    words: [has('FOOD'), refuses],
    not: has(
      'NUMBER|MONEY|faltar|abro mao|so|mas|apenas|se|sei|alcool|problema|muit\\w+|mais de|demais|precis\\w+|obrigat\\w+|repet\\w+|todo mundo|gente|separad\\w+|tempo|(?:nao|nem|sem).*(?:nao|nem|sem)',
    ),
    form: wish('exclude', {}, { each: eachFood }),
  },
  // "a arraia e o polvo chegam segunda e quinta": what the house has anyway.
  {
    words: [
      has('FOOD'),
      has('cheg(?:a|am|ando)|vem|recebo|recebemos|entreg\\w+|compro|compramos'),
      has('WEEKDAY'),
    ],
    not: has('nao|sem|nunca|nem|NUMBER|MONEY|DATE|clientes?|turist\\w+|povo|gente|promoc\\w+'),
    form: wish('prefer', { why: 'supply' }, { each: eachFood, turn: withDays }),
  },
  {
    words: [has('FOOD'), stock],
    not: has(
      'nao|sem|nunca|nem|acab\\w+|caro|cara|NUMBER|ja (?:tenho|temos)|clientes?|povo|ped\\w+|so|trabalh\\w+',
    ),
    form: wish('prefer', { why: 'supply' }, { each: eachFood }),
  },
  {
    words: [has('FOOD'), wants],
    not: has(
      'nao (?!pode|abr)|sem|nunca|nem|NUMBER|MONEY|ninguem|povo|cliente\\w*|vizinh\\w+|sempre pede|servid\\w+|tanto faz|vers\\w+',
    ),
    form: wish('prefer', {}, { each: eachFood }),
  },
  {
    words: [
      has('MONEY|NUMBER'),
      atMost,
      has('reais|preco\\w*|cada|MONEY|conto|cust\\w+|cobr\\w+|vend\\w+|paga\\w*|pass\\w+'),
    ],
    not: has('PERCENT|minutos?|ingrediente\\w*|pessoas?|ITEM|FOOD'),
    form: wish('price', { max: money }),
  },
  {
    words: [has('MONEY'), atLeast],
    not: has('PERCENT|minutos?|ITEM|FOOD'),
    form: wish('price', { min: money }),
  },
  {
    words: [
      has('MONEY|NUMBER'),
      has('uns|umas|ali pel\\w+|beirando|em torno|media|por volta|faixa|perto|cerca|casa dos'),
    ],
    not: has(
      'kilos?|quilos?|gramas?|litros?|semanas?|dias?|mes|meses|vez|vezes|anos?|horas?|mesas?|lugares|PERCENT|minutos?|pessoas?|ITEM|FOOD|drinks?|pratos?|kg|ml',
    ),
    form: wish('price', { about: money }),
  },
  {
    words: [
      has('DATE'),
      has(
        'festa|aniversario|evento|inaugura\\w+|comemora\\w+|casamento|temporada|semana|especial|lanc\\w+|noite|feriado|celebra\\w+|pra|para',
      ),
    ],
    not: has('MONEY|NUMBER|fech\\w+'),
    form: wish('date', { what: said }, { turn: maybeDated }),
  },
]
