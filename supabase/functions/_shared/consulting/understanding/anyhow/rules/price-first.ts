/** Whole clauses about prices that are read before all others, which would take half of them. */
import { ask, eachNamed, item, onWeekdays, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { drops, has } from '../words.ts'

type Fields = Record<string, unknown>

/** Days without guests, in the words of owners. */
const emptyDays =
  'desert\\w+|mort\\w+|parad\\w+|frac\\w+|vazi\\w+|ruim|ruins|devagar|moscas?|cemiterio|trist\\w+|caid\\w+|movimento|ninguem|pass\\w+ mosca|(?:vend\\w+|entra|vem|da) (?:tao |muito |bem )?(?:pouc\\w+|nada)|marasmo|capenga'
const offers =
  'promoc\\w+|promos?|ofert\\w+|descont\\w+|chamari(?:z|zes)|atrativ\\w+|preco (?:especial|melhor|menor|camarada)|precinho|coisa (?:especial|mais barata)'
const wanted =
  'quer\\w+|precis\\w+|gostaria|faz\\w*|faca\\w*|mont\\w+|cri\\w+|bol\\w+|suger\\w+|sugir\\w+|pens\\w+|invent\\w+|arrum\\w+|bot\\w+|coloc\\w+|da(?:r|va)?|ter|ideia|algum\\w*|uma?'

/** What no offer may lower: "sem queimar o vinho". */
function spared(fields: Fields, slots: Slots): Fields | null {
  const [named, ...more] = slots.items()
  if (more.length > 0) return null
  if (named === undefined) return fields
  return /(?<!\p{L})(?:sem|menos|nada d[eo]|n[aã]o)(?!\p{L})/iu.test(slots.text)
    ? { ...fields, other: named }
    : { ...fields, item: named }
}

/** When it leaves changes no price of today. */
function settledDay(fields: Fields, slots: Slots): Fields {
  slots.days()
  slots.foods()
  return fields
}

/** "tô com taça de chardonnay encalhada, baixo pra quanto?" */
const stuck: Rule = {
  words: [
    has('ITEM'),
    has(
      'encalh\\w+|empac\\w+|sobrando|micad[oa]s?|esquecid[oa]s?|(?:ta|esta|estao|tao|ficou|fica) parad[oa]s?|nao (?:sai|vend\\w+|gir\\w+)|sem saida|(?:baix\\w+|abaix\\w+|desov\\w+|liquid\\w+)',
    ),
    has(
      '(?:baix\\w+|abaix\\w+|deix\\w+|vend\\w+|faz\\w*|faco|desov\\w+|liquid\\w+|cobr\\w+|bot\\w+)(?: \\w+){0,3} (?:pra|para|por|a|ate) quanto|quanto (?:eu )?(?:baix\\w+|abaix\\w+)|encalh\\w+|empac\\w+|micad[oa]s?',
    ),
  ],
  not: has('MONEY|PERCENT|NUMBER|WEEKDAY|HOUR|custo|fornecedor\\w*|ITEM.*ITEM'),
  notIn: has('por ?que|pq|causas?|motivos?|explic\\w+|expliq\\w+|sabe\\w*|acontec\\w+'),
  strange: 1,
  form: ask('lower', { item }),
}

export const priceFirst: readonly Rule[] = [
  stuck,
  // "terça e quarta aqui é um deserto, queria uma promoção nesses dias sem queimar o vinho"
  {
    words: [has('WEEKDAY'), has(emptyDays), has(offers), has(wanted)],
    not: has(
      'MONEY|PERCENT|NUMBER|HOUR|DATE|(?:nao|nem|sem|nada de|chega de|nunca) (?:\\w+ ){0,3}(?:promoc\\w+|promos?|ofert\\w+|descont\\w+)',
    ),
    notIn: has('salao|aplicativos?|app|delivery|i ?food|balcao'),
    told: true,
    strange: 2,
    beside: has('sem (?:queim\\w+|mex\\w+|baix\\w+|toc\\w+|desvaloriz\\w+)|nesses?|esses?|aqui'),
    form: wish('question', { about: 'dayOffer', weekdays: onWeekdays }, { turn: spared }),
  },
  // "a caipirinha sai da carta": in a list of prices, "sai" alone means that it sells.
  {
    words: [
      has('ITEM'),
      drops,
      has(
        '(?:d[oae]|no|na) (?:ITEM )?(?:cardapio|carta|menu|linha|lista|casa)|de vez|nunca mais|nao (?:vou|vamos|vend\\w+|sirvo|servimos|fac[oa]|fazemos|tenho|temos) mais|(?:par\\w+|deix\\w+) de (?:vender|servir|fazer)',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|aument\\w+|reajust\\w+|sub\\w+|precos?|descont\\w+|promoc\\w+|mais (?:sai|vend\\w+)|nao (?:sai|tir|cort|pode|quero)\\w*|qual|quais|se|caso|quando',
    ),
    beside: has('acab\\w+|agora|em|DATE|FOOD|safra|nao tem mais'),
    strange: 1,
    form: wish('dropItem', {}, { each: eachNamed, turn: settledDay }),
  },
]

export const priceFirstAsked: readonly Rule[] = [stuck]
