/** Orders on drinks beside dishes that are read before all others, which would take half of them. */
import { anyDose } from '../../../base/pairing/named-serves.ts'
import { type Form, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { atMost, has } from '../words.ts'
import { comboWords } from './pair-combos.ts'
import { anyItem, anyPoured, byColour, isItem, named } from './pair-named.ts'

type Turn = NonNullable<Form['turn']>

/** Drinks, and no dish. */
export const ofDrinks: Turn = (fields, slots) => {
  const { serves, dishes } = named(slots)
  return serves.length > 0 && dishes.length === 0 ? { ...fields, serves: serves.slice(0, 8) } : null
}
/** Dishes, and no drink. */
const ofDishes: Turn = (fields, slots) => {
  const { serves, dishes } = named(slots)
  // "os três risotos"
  slots.number()
  return dishes.length > 0 && serves.length === 0 ? { ...fields, dishes: dishes.slice(0, 12) } : null
}

/** Words in which a clause about drinks beside dishes says nothing more. */
const around = has(
  'pares|par|harmoniza\\w+|combinac\\w+|sugest\\w+|lista|trabalho|relatorio|dess[ae]|vez|parte|secao|pagina|area|categoria|linha|turma|pessoal|povo|favor|gente|casa|aqui|canto|lugar|nenhum\\w*|hipotese|alguma|jeito|resto|restante|demais|outr[oa]s?|prat\\w+|cardapio|menu|bebidas?|drinks?|dose|isso|junto|depois|momento|agora|inteir[oa]',
)
const otherwise =
  'MONEY|PERCENT|DATE|HOUR|combos?|descontos?|preco\\w*|garrafas?|concorren\\w+|vizinh\\w+|cliente\\w* (?:reclam|ped)\\w+'

const kept = 'nao (?:esquec|pode\\w* (?:faltar|ficar|sair)|deix|tir|cort|exclu|abr)\\w*'

const onlyThese: readonly Rule[] = [
  {
    words: [
      has('ITEM'),
      has(
        'so|somente|apenas|exclusivamente|unicamente|unic[oa]s?|restrit\\w+|restring\\w+|limit(?:a|ar|e|em|ad[oa]s?)|concentr\\w+|foc(?:a|ar|o|ad[oa]s?)|foqu\\w+|fic(?:ar|a|am|amos) n[oa]s?|fiqu\\w+ n[oa]s?|mais nenhum|nenhum outro|ignor\\w+ o (?:resto|restante)|o resto (?:nao|deixa|fica|esquece)|e mais nad[ao]|mais nenhum\\w*|nem precisa mexer|esquece (?:as|os) outr[oa]s|me interessa\\w*|e so el[ea]s|e acabou|e pronto',
      ),
    ],
    not: has(
      `${otherwise}|FOOD|NUMBER(?! ITEM)|nao so|so nao|so falt\\w+|com|sem|tirand\\w+|menos|exceto|nao(?! quero (?:o )?(?:ITEM )?(?:cardapio|menu)| precisa | mex)|vend\\w+|sirv\\w+|serv\\w+|tem(?!.* (?:em|na|no) ITEM)|tenho|temos|mais(?! nenhum| nada)|WEEKDAY|noite|almoco|sai|quem|qu?and?o|nao me interessa\\w*|evit\\w+|acab(?!ou$)\\w+|bebe\\w*|toma\\w*`,
    ),
    beside: around,
    alone: true,
    strange: 1,
    form: wish('pairing', { rule: 'onlyBeside' }, { turn: ofDishes }),
  },
]

const leftOut: readonly Rule[] = [
  {
    words: [/^(?:menos|exceto|tirando|fora|salvo) (?:(?:[ao]s?|d[ao]s?|n[ao]s?|[pn]r[ao]s?|com|em) )*ITEM/],
    not: has(`${otherwise}|FOOD|NUMBER|so|com`),
    beside: around,
    alone: true,
    notIn: /[:,;]/,
    strange: 0,
    form: wish('pairing', { rule: 'skip' }, { turn: ofDishes }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'sem (?:harmoniz\\w+|par(?:es)?|sugest\\w+|bebida)|(?:nao|nem) (?:\\w+ ){0,2}(?:harmoniz\\w+|cas(?:a|e|em|ar)|par(?:es)?|entr\\w+|cont\\w+|precis\\w+|inclu\\w+|quero|faz\\w*|fac\\w+)|evit\\w+ (?:harmoniz|cas)\\w+|(?:fica\\w*|fiquem?|deix\\w+|ta|esta\\w*) (?:de )?fora|desconsider\\w+|dispens\\w+|ignor\\w+|pul(?:a|ar|e|em)|pass(?:ar?|em?) (?:direto|batid\\w+|longe|por cima)|esquec\\w+|esqueca\\w*|descart\\w+|nem perc\\w+|(?:nao|nem|n) (?:precis\\w+ |pode |e pra |bot\\w+ |coloc\\w+ |coloqu\\w+ |invent\\w+ |mex\\w+ |perc\\w+ |me )?(?:invent\\w+|bebida|nada|tempo|interess\\w+|bot\\w+|mex\\w+)|deix\\w+ (?:quiet\\w+|em paz|pra la|de lado)|sem (?:drink|copo|bebida|dose|cachaca|nada)|(?:se )?(?:toma|come) (?:puro|sozinh\\w+)',
      ),
    ],
    not: has(
      `${otherwise}|FOOD|NUMBER|${kept}|so|somente|apenas|mais ou menos|menos (?:doce|forte|alcool|que)|mais|repet\\w+|com|par d\\w+|bebida d\\w+|resto|serv\\w+|jogo|cozinha|oleo`,
    ),
    beside: around,
    alone: true,
    notIn: /[:,;]/,
    strange: 0,
    form: wish('pairing', { rule: 'skip' }, { turn: ofDishes }),
  },
]

const never =
  'nao (?:\\w+ ){0,3}(?:quero|us\\w+|bot\\w+|coloc\\w+|coloqu\\w+|ponh\\w+|indiqu\\w+|suger\\w+|sugir\\w+|entr\\w+|aparec\\w+|ver|pode\\w*|aceit\\w+|mete\\w*|inclu\\w+)|(?:ninguem|nem|nunca|jamais) (?:\\w+ )?(?:indiqu|us|suger|sugir|bot|coloqu|oferec)\\w+|nenhuma? (?:sugest\\w+|par|harmonizac\\w+|indicac\\w+) (?:com|de)|tir(?:a|e|em|ar)|risc(?:a|ar)|risquem?|cort(?:a|ar|e|em)|vetad[oa]s?|veto|proibid[oa]s?|proibo|banid[oa]s?|(?:ta|esta|fica|fiquem?|deix\\w+|bot\\w+) (?:tambem )?(?:de )?fora|fora|longe|sem(?: ess[ae] negocio de)?|nada de|nem (?:pensar|pintad[oa]|a pau|morto)|(?:de )?jeito nenhum|sob hipotese alguma|hipotese nenhuma|saiu d[oa] (?:cardapio|menu|carta)|esquec\\w+|esqueca\\w*|dispens\\w+|descart\\w+|elimin\\w+|evit\\w+|abomin\\w+|odei\\w+|detest\\w+|deus me livre|(?:nao|nem) (?:me )?(?:venh\\w+|vem|invent\\w+|apareca\\w*|serv\\w+|sirv\\w+)|nao (?:se )?(?:bota|usa|indica|coloca|poe|sugere)\\w*|(?:de )?jeito maneira|par(?:ou|amos|ei) de (?:trabalh|vend|serv|us)\\w+|menos (?:[oa]s? )?(?:ITEM|FOOD)|cusp\\w+|cospe|nunca mais|nao (?:quero|queremos) ver|ninguem (?:bebe|toma|aguenta|gosta)|risco|pode riscar|sumir com|some com'

const neverPoured: readonly Rule[] = [
  {
    words: [
      has(`ITEM|FOOD|${byColour}`),
      has(
        'nenhuma? (?:sugest\\w+|par|harmonizac\\w+|indicac\\w+) com|(?:ninguem|nunca|jamais|nao) (?:\\w+ )?(?:indiqu|suger|sugir|oferec|recomend)\\w+',
      ),
    ],
    not: has(
      `${otherwise}|NUMBER|${kept}|so|somente|apenas|mais|repet\\w+|mas|sem|cliente\\w*|pr[ao]s?|para|n[ao]s?`,
    ),
    beside: around,
    strange: 0,
    form: wish('pairing', { rule: 'never' }, { turn: ofDrinks }),
  },
  {
    words: [has(`ITEM|FOOD|${byColour}`), has(never)],
    written: [],
    not: has(
      `${otherwise}|NUMBER|${kept}|so|somente|apenas|mais|menos|repet\\w+|mas|geladeira|gel(?:ad[oa]s?|em|o)|alcool|doc\\w+|acucar|madeira|barril|pura|puro|seco|misturad\\w+|com (?:alcool|gelo)|sem (?:madeira|barril|envelhec\\w+|alcool|gelo|gas|acucar|passar)|alerg\\w+|intoler\\w+`,
    ),
    beside: around,
    alone: true,
    strange: 0,
    form: wish('pairing', { rule: 'never' }, { turn: ofDrinks }),
  },
]

const firstPoured: readonly Rule[] = [
  {
    words: [
      has(`ITEM|FOOD|${byColour}`),
      has(
        'prefer\\w+|prefir\\w+|prioriz\\w+|prioridade|privilegi\\w+|sempre que (?:der|puder|possivel|couber|combinar|for)|capric\\w+|capriqu\\w+|empurr\\w+|desov\\w+|gir(?:ar|em?)|escoar|desencalh\\w+|pux(?:a|ar|e|em)|destaqu\\w+|destaca\\w*|carro.?chefe|(?:em|no) primeiro (?:lugar|plano)|vem primeiro|antes d[eoa]s?|no lugar d[aoe]s?|em vez d[aoe]s?|onde (?:der|couber|combinar|puder)|o maximo|mais vezes|bastante|aproveit\\w+|preferencial\\w*|preferencia|comec\\w+ (?:sempre )?(?:pel[oa]|com [oa])|se couber|se der|se (?:combinar|casar)|antes de (?:qualquer|tudo|mais nada)|na duvida|primeiro (?:lugar|de tudo)|em primeir[oa]|(?:na|de) frente|segundo plano|sair mais|desovar|desov\\w+|gira\\w*|estoque (?:alto|cheio)|margem (?:boa|melhor|alta)|sobe|sub(?:a|am|ir)|vender mais|vend\\w+ primeiro|tent\\w+ encaixar|destaque|foco|fic(?:a|ar|am|o) com|e el[ae] que vai|muito|orgulho|queridinh\\w+|so a gente tem|encalhad\\w+|parad[oa]s?',
      ),
    ],
    not: has(
      `${otherwise}|NUMBER|nao|nem|nunca|jamais|ninguem|sem|evit\\w+|so(?! a gente| nos)|somente|apenas|fora|tir\\w+|menos|servid\\w+|gelad\\w+|no maximo|jantar|sobremesas?|almoco|qual|quais|quant\\w+|como`,
    ),
    beside: around,
    alone: true,
    told: true,
    strange: 2,
    form: wish('pairing', { rule: 'first' }, { turn: firstOf }),
  },
]

/** "prefiro a branca no lugar da amarela": the one named first is poured first, but for "deixa o chopp e sobe as doses". */
function firstOf(fields: Record<string, unknown>, slots: Slots) {
  const { serves, dishes } = named(slots)
  // "prefiro cachaça a gin"
  const isCompared =
    /(?<![a-z])(?:lugar|vez|antes) d|do que/.test(slots.folded) ||
    /(?:FOOD|ITEM) (?:a|ao|aos|as|que) (?:FOOD|ITEM)/.test(slots.said)
  const isGeneral = serves.some((one) => /^(?:bebidas?$|tac[ai]|cop[oi])/.test(one))
  if (serves.length === 0 || dishes.length > 0 || isGeneral) return null
  return { ...fields, serves: isCompared ? serves.slice(0, 1) : serves.slice(0, 8) }
}

/** "um menu degustação de 4 tempos por no máximo 220 com dose pequena": its measures are small anyway. */
const tastingMenu: Rule = {
  words: [has('NUMBER')],
  written: [
    has('menu|cardapio|jantar|sequencia|degustac\\w+|harmonizad\\w+'),
    has('tempos|etapas|passos|momentos'),
    has(`${atMost.source}|por|a|custando`),
  ],
  not: has('PERCENT|DATE|HOUR|FOOD|dois menus|nao (?!pass\\w+|ultrapass\\w+)|almoco|combo\\w*'),
  beside: has(
    'doses? (?:bem )?(?:pequen\\w+|menor\\w*|mini|reduzid\\w+)|dosinhas?|provinhas?|tacinhas?|pequen\\w+|reais|pessoa|cabeca|cliente|harmoniz\\w+',
  ),
  strange: 1,
  form: wish('flight', {}, { turn: tasting }),
}

function tasting(fields: Record<string, unknown>, slots: Slots) {
  const course = /(\d+|\w+) (?:tempos|etapas|passos|momentos)/.exec(slots.folded)?.[1]
  const figures: number[] = []
  for (let next = slots.amount(); next !== undefined; next = slots.amount()) figures.push(next)
  slots.items()
  const [one = 0, other = 0, ...more] = figures
  const [courses, max] = [Math.min(one, other), Math.max(one, other)]
  return course !== undefined && more.length === 0 && courses > 1 && courses <= 12 && max > 12
    ? { ...fields, courses, max }
    : null
}

/** "bebida repetida não vale", "usou num prato, não usa no outro" */
const noRepeat: Rule = {
  words: [
    has(
      'repet\\w+|repetec\\w+|bis|distint\\w+|diferent\\w+|mesm[oa]s? (?:bebida|vinho|drink|drinque|cerveja|copo|dose|cachaca|rotulo|coisa|FOOD|ITEM)s?|(?:duas|NUMBER) vezes|(?:dois|NUMBER) lugares|uma (?:so )?vez\\w*|variad\\w+|varia(?:r|ndo)?|varie\\w*|usou|usa (?:numa?|em um)|mud\\w+ (?:a |de )?(?:bebida|copo|drink|dose)|igua(?:l|is)|trocad\\w+|unic[oa]s?',
    ),
    has(
      'bebid\\w+|drinks?|drinques?|copos?|cachac\\w+|doses?|rotulos?|vinhos?|cervejas?|chopp?e?|tod[oa]s|tudo|cada|outr[oa]|pratos?|par|pares|harmonizac\\w+|nenhum\\w*|nada|nao|proximo',
    ),
  ],
  not: has(
    `MONEY|PERCENT|DATE|HOUR|combos?|garrafas?|preco\\w*|pode repetir|pode\\w* (?:se )?repetir(?<!nao pode\\w* (?:se )?repetir)|quer\\w* repetir|client\\w+|frases?|textos?|equipe|nao precis\\w+|tanto faz|por que|NUMBER pratos diferentes|fort\\w+|com el[ea]s?|quanto menos|menos (?:bebidas?|drinks?|copos?)|geladeira|${anyItem}(?! (?:num|em um))`,
  ),
  beside: around,
  strange: 2,
  form: wish('flight', { noRepeat: true }, { turn: withRest }),
}

export const pairOrders: readonly Rule[] = [
  tastingMenu,
  noRepeat,
  ...onlyThese,
  ...leftOut,
  ...neverPoured,
  ...firstPoured,
]

/** The items and sections that a clause names as dishes; none if it names a dish that is no item. */
const dishesOf = (slots: Slots): { serves: string[]; dishes: string[] } => {
  const { serves, dishes } = named(slots)
  return { serves: serves.filter((one) => !anyPoured.test(one)), dishes }
}

/** Dishes, each of which is to have a drink. */
const eachDish: NonNullable<Form['each']> = {
  field: 'item',
  take: (slots) => {
    const { serves, dishes } = dishesOf(slots)
    return serves.some((one) => isItem(slots, one)) ? [] : dishes
  },
}

/** "bota uma cervejinha pro pastel": these drinks and no other. */
const thoseBeside: Turn = (fields, slots) => {
  const { serves, dishes } = dishesOf(slots)
  const isDose = has('doses?').test(slots.folded)
  const all = [...serves, ...(isDose && serves.length === 0 ? [anyDose] : [])]
  return all.length > 0 &&
    dishes.length > 0 &&
    !all.some((one) => /^(?:bebidas?|drinks?|drinques?)$/.test(one))
    ? { ...fields, serves: all.slice(0, 8), dishes: dishes.slice(0, 12) }
    : null
}

const notWanted = `MONEY|NUMBER|PERCENT|DATE|HOUR|${comboWords}|nao(?! deix)|nunca|nenhuma?|nada|nem|sem|continu\\w+|segue\\w*|mant\\w+|fica\\w*|so|apenas|somente|fora|tirand\\w+|tir\\w+|cort\\w+|risc\\w+|esquec\\w+|esqueca\\w*|menos|mas|porem|sai|saem|vend\\w+ (?:bem|muito|mais|pouco)|garrafas?|custa\\w*|preco|pede\\w*(?! (?:uma?|algo))|reclam\\w+|gost\\w+|alerg\\w+|lev(?:a|am) (?:FOOD|ITEM)|qual|quais|que tipo|quant\\w+|por que|prefer\\w+|prioriz\\w+|destaque|frase\\w*|texto\\w*|mud\\w+|repet\\w+|outro`
const besideWanted = has(
  'ach\\w+|arranj\\w+|ve|vejam?|pens\\w+|solicit\\w+|altura|bonito|trem|bao|bom|boa|algo|negocio|especific\\w+|indicar|indiqu\\w+|faltou|falta|vender|ainda|companhia|seg(?:ura|ure)\\w*|gordura|especial|tambem|inclu\\w+|lista|precis\\w+|qualquer|coisa|atras|ande|sirva|povo|cedo|conselho|sempre|cert[oa]|pede',
)

/** "pensa num drinque que case com a costela", "o galeto merece um vinho" */
export const drinksWanted: readonly Rule[] = [
  {
    words: [
      has(anyItem),
      has('FOOD|doses?|ITEM.*ITEM'),
      has(
        'bot\\w+|merec\\w+|quer\\w+|coloc\\w+|coloqu\\w+|serv\\w+|sirv\\w+|poe|ponh\\w+|vai|pode ser|de preferencia|tem que ser|deve\\w* ser|indiqu\\w+|sugir\\w+|acompanh\\w+',
      ),
    ],
    not: has(notWanted),
    beside: besideWanted,
    strange: 2,
    form: wish('pairing', { rule: 'only' }, { turn: thoseBeside }),
  },
  {
    words: [
      has(anyItem),
      has(
        'par|pares|bebid\\w+|acompanh\\w+|cas(?:a|e|em|am|ar|amento)|combin\\w+|harmoniz\\w+|sugest\\w+|copos?|tacas?|drinks?|drinques?|inclu\\w+|lembr\\w+|beber|beba\\w*|tomar|FOOD|companhia|(?:servir|servido|indic\\w+|oferec\\w+)(?: \\w+)? com|merec\\w+|ganh\\w+|junto',
      ),
    ],
    not: has(`${notWanted}|doses?`),
    beside: besideWanted,
    strange: 2,
    form: wish('question', { about: 'drinkFor' }, { each: eachDish }),
  },
]
