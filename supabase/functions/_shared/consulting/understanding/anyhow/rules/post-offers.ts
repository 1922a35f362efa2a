/** What is put forward, what is new, and what the law lets nobody offer. */
import { foldInPlace } from '../../text/fold.ts'
import { eachNamed, number, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, only } from '../words.ts'
import { refusing, unclear } from './post-words.ts'

type Fields = Record<string, unknown>
/** Whether drinks with alcohol are given away. */
const ofDrinks = (fields: Fields, slots: Slots): Fields | null =>
  /drin|caip|cerve|chop|long|mojito|gin|vinho|cacha|dose|shot|whisk|vodka|coquet|bebid|batida|spritz|negroni|balde/i.test(
    foldInPlace(slots.text),
  )
    ? withRest(fields, slots)
    : null
const subject = (slots: Slots) => slots.item() ?? slots.goods(true)?.toLowerCase()
const no = refusing
/** "um post só", "só um post" */
const countedPost =
  '(?:posts?|publicac\\w+) (?:so|somente|apenas)|(?:so|somente|apenas) (?:uma?|NUMBER) (?:posts?|publicac\\w+)'

export const postOffers: readonly Rule[] = [
  {
    words: [
      has(
        'sorteio\\w*|sortear|sortei\\w+|rifas?|bingo (?:\\w+ )?valendo|concorr\\w+ a|urna|numero premiado|premiad\\w+|ganhador\\w*|vencedor\\w*|concursos?(?: \\w+)? valendo|(?:curtir|curte|seguir|segue|comentar|comenta) e (?:marc|coment|curt|segu)\\w+|numero da sorte',
      ),
    ],
    not: has(`${no}|${unclear}|amigo (?:secreto|oculto)|WEEKDAY|DATE|NUMBER`),
    strange: 6,
    form: wish('refusedPost', { what: 'raffle' }, { turn: withRest }),
  },
  {
    words: [
      has(
        'NUMBER ?x ?NUMBER|\\d ?x ?\\d|em dobro|dobrad\\w+|double|dois por um|lev\\w+ (?:NUMBER|dois|duas|tres).*pag\\w+|pag\\w+ (?:NUMBER|um|uma).*lev\\w+|compr\\w+ .*ganh\\w+|segund[oa] .*(?:por conta|gratis|de graca|cortesia)|(?:cada|a cada) .*(?:brinde|gratis|de graca|cortesia)',
      ),
    ],
    not: has(`${no}|${unclear}`),
    strange: 6,
    form: wish('refusedPost', { what: 'doubleDose' }, { turn: ofDrinks }),
  },
  {
    words: [only, has('precos?|valor(?:es)?'), has('ITEM|MONEY')],
    // "sem preço nos posts e um post só de fondue": what is only one there is the post.
    not: has(`${unclear}|${countedPost}|sub\\w+|baix\\w+|mud\\w+|PERCENT|DATE|WEEKDAY|HOUR|NUMBER`),
    strange: 2,
    form: wish('onlyPrice', { price: onlyPriceOf }),
  },
  {
    words: [
      has('precos?|valor(?:es)?'),
      has('ITEM'),
      has('(?:e )?(?:de )?mais (?:ITEM )?nada|e so(?: del[ae])?$|(?:o )?resto (?:sem|nao)|nenhum outro'),
    ],
    not: has(`${unclear}|sub\\w+|baix\\w+|mud\\w+|PERCENT|DATE|WEEKDAY|HOUR|NUMBER`),
    strange: 2,
    form: wish('onlyPrice', { price: onlyPriceOf }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'estrelas?|holofotes?|protagonistas?|carro[- ]chefe|pra jogo|destaque|vitrine|em evidencia|na capa|como foco|bombar?|foco d\\w+|brilh\\w+|rei d\\w+|rainha d\\w+',
      ),
    ],
    not: has(`${no}|${unclear}|MONEY|NUMBER|DATE|WEEKDAY|HOUR|PERCENT`),
    strange: 2,
    form: wish('promote', {}, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM'),
      has(
        'novidade|mais nov[oa]|nov[oa]|estreia\\w*|estreou|lanc\\w+|entrou|acab\\w+ de (?:entrar|chegar|estrear)|recem[- ]?\\w*|chegou|agora tem\\w*|agora temos',
      ),
    ],
    not: has(
      'nao|nem|sem|nada|MONEY|NUMBER|DATE|WEEKDAY|HOUR|PERCENT|ano|dono|endereco|horario|molho|receita|cada|de novo',
    ),
    strange: 2,
    told: true,
    form: wish('promote', {}, { each: eachNamed }),
  },
  {
    words: [
      has('ITEM|FOOD'),
      has('NUMBER'),
      has('posts?|posti?s|public\\w+|textos?|legendas?|conteudos?'),
      has('ganh\\w+|lev\\w+|merec\\w+|fica com|ter|receb\\w+'),
    ],
    not: has(`${no}|${unclear}|MONEY|DATE|WEEKDAY|HOUR|PERCENT|semana`),
    strange: 1,
    form: wish('postTopic', { what: subject, count: number }),
  },
  {
    words: [
      has('ITEM|FOOD'),
      has('NUMBER'),
      has('no minimo|pelo menos|ao menos'),
      has('pr[oa]|para|sobre|d[oae]'),
    ],
    not: has(`${unclear}|MONEY|DATE|WEEKDAY|HOUR|PERCENT|semana|pessoas?|hashtags?|linhas?|mesas?`),
    strange: 0,
    form: wish('postTopic', { what: subject, count: number, bound: 'at_least' }),
  },
]

/** The price of the item, or the one that is named. */
function onlyPriceOf(slots: Slots): number | undefined {
  const item = slots.item()
  return slots.reais() ?? (item === undefined ? undefined : slots.priceOf(item))
}
