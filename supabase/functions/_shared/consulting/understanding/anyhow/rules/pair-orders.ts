/** Orders on drinks beside dishes that are read before all others, which would take half of them. */
import { type Form, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { atMost, has } from '../words.ts'
import { byColour, named } from './pair-named.ts'

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
        'so|somente|apenas|exclusivamente|unicamente|unic[oa]s?|restrit\\w+|restring\\w+|limit(?:a|ar|e|em|ad[oa]s?)|concentr\\w+|foc(?:a|ar|o|ad[oa]s?)|foqu\\w+|fic(?:ar|a|am|amos) n[oa]s?|fiqu\\w+ n[oa]s?|mais nenhum|nenhum outro|ignor\\w+ o (?:resto|restante)|o resto (?:nao|deixa|fica|esquece)',
      ),
    ],
    not: has(
      `${otherwise}|FOOD|NUMBER(?! ITEM)|nao so|so nao|so falt\\w+|com|sem|tirand\\w+|menos|exceto|nao(?! quero (?:o )?(?:ITEM )?(?:cardapio|menu)| precisa d| mex)|vend\\w+|sirv\\w+|serv\\w+|tem(?!.* (?:em|na|no) ITEM)|tenho|temos|mais(?! nenhum)|WEEKDAY|noite|almoco|sai|quem|qu?and?o|evit\\w+|acab\\w+|bebe\\w*|toma\\w*`,
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
        'sem (?:harmoniz\\w+|par(?:es)?|sugest\\w+|bebida)|(?:nao|nem) (?:\\w+ ){0,2}(?:harmoniz\\w+|cas(?:a|e|em|ar)|par(?:es)?|entr\\w+|cont\\w+|precis\\w+|inclu\\w+|quero|faz\\w*|fac\\w+)|evit\\w+ (?:harmoniz|cas)\\w+|(?:fica\\w*|fiquem?|deix\\w+|ta|esta\\w*) (?:de )?fora|desconsider\\w+|dispens\\w+|ignor\\w+|pul(?:a|ar|e|em)|pass(?:ar?|em?) (?:direto|batid\\w+|longe|por cima)|esquec\\w+|esqueca\\w*|descart\\w+',
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
  'nao (?:\\w+ ){0,3}(?:quero|us\\w+|bot\\w+|coloc\\w+|coloqu\\w+|ponh\\w+|indiqu\\w+|suger\\w+|sugir\\w+|entr\\w+|aparec\\w+|ver|pode\\w*|aceit\\w+|mete\\w*|inclu\\w+)|(?:ninguem|nem|nunca|jamais) (?:\\w+ )?(?:indiqu|us|suger|sugir|bot|coloqu|oferec)\\w+|nenhuma? (?:sugest\\w+|par|harmonizac\\w+|indicac\\w+) (?:com|de)|tir(?:a|e|em|ar)|risc(?:a|ar)|risquem?|cort(?:a|ar|e|em)|vetad[oa]s?|veto|proibid[oa]s?|proibo|banid[oa]s?|(?:ta|esta|fica|fiquem?|deix\\w+|bot\\w+) (?:tambem )?(?:de )?fora|fora|longe|sem(?: ess[ae] negocio de)?|nada de|nem (?:pensar|pintad[oa]|a pau|morto)|(?:de )?jeito nenhum|sob hipotese alguma|hipotese nenhuma|saiu d[oa] (?:cardapio|menu|carta)|esquec\\w+|esqueca\\w*|dispens\\w+|descart\\w+|elimin\\w+|evit\\w+|abomin\\w+|odei\\w+|detest\\w+'

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
        'prefer\\w+|prefir\\w+|prioriz\\w+|prioridade|privilegi\\w+|sempre que (?:der|puder|possivel|couber|combinar|for)|capric\\w+|capriqu\\w+|empurr\\w+|desov\\w+|gir(?:ar|em?)|escoar|desencalh\\w+|pux(?:a|ar|e|em)|destaqu\\w+|destaca\\w*|carro.?chefe|(?:em|no) primeiro (?:lugar|plano)|vem primeiro|antes d[eoa]s?|no lugar d[aoe]s?|em vez d[aoe]s?|onde (?:der|couber|combinar|puder)|o maximo|mais vezes|bastante|aproveit\\w+',
      ),
    ],
    not: has(
      `${otherwise}|NUMBER|nao|nem|nunca|jamais|ninguem|sem|evit\\w+|so|somente|apenas|fora|tir\\w+|menos|servid\\w+|gelad\\w+|no maximo|jantar|sobremesas?|almoco`,
    ),
    beside: around,
    alone: true,
    strange: 2,
    form: wish('pairing', { rule: 'first' }, { turn: firstOf }),
  },
]

/** "prefiro a branca no lugar da amarela": the one named first is poured first, but for "deixa o chopp e sobe as doses". */
function firstOf(fields: Record<string, unknown>, slots: Slots) {
  const { serves, dishes } = named(slots)
  const isCompared = /(?<![a-z])(?:lugar|vez|antes) d/.test(slots.folded)
  if (serves.length === 0 || dishes.length > 0) return null
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

export const pairOrders: readonly Rule[] = [
  tastingMenu,
  ...onlyThese,
  ...leftOut,
  ...neverPoured,
  ...firstPoured,
]
