/** What is put forward, told, counted or held in posts, in the wordings that name no post. */
import { foldInPlace } from '../../text/fold.ts'
import { eachNamed, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { keptPrivate, postStated } from './post-stated.ts'
import { inLanguage, publishing, refusing, unclear } from './post-words.ts'

type Fields = Record<string, unknown>
const subject = (slots: Slots) => slots.item() ?? slots.goods(true)?.toLowerCase()
const folded = ({ text }: Slots) => foldInPlace(text).toLowerCase()
const beside = has(
  `${publishing}|favor|povo|pessoal|tudo|muito|bem|mais|todo mundo|gente|gostari\\w+|quer\\w+|total|especial\\w*|primeir\\w+|po[eê]|vamos|da|dar|faz\\w*|tem|que|porque`,
)

/** "café e pão de queijo juntos por R$ 12" */
const priced: Rule = {
  words: [
    has('(?:ITEM|FOOD).*(?:ITEM|FOOD)'),
    has('MONEY$|MONEY (?:o casal|pra dois|a dupla|cada)$|(?:por|a|em|fica|saem?|paga|:|,) ?MONEY'),
    /(?:ITEM|FOOD),? (?:e|com|mais|leva|\+|\w+ (?:e|com)|e \w+)? ?(?:o |a |um |uma )?(?:ITEM|FOOD)|\+/,
  ],
  not: has(
    `${unclear}|NUMBER|PERCENT|DATE|WEEKDAY|HOUR|sub\\w+|baix\\w+|custa\\w*|preco|valor|so|cada um|separad\\w+|nao|cobr\\w+|qual|quanto|ingresso|desconto`,
  ),
  beside: has(
    'kit|familia|casadinh\\w+|combinad\\w+|combo|fecha|juntos?|fica|saem?|quem pede|leva|paga|casal|conto|sai',
  ),
  strange: 1,
  form: wish('combo', { what: 'combo' }, { turn: comboOf }),
}
function comboOf(fields: Fields, slots: Slots): Fields | null {
  const price = slots.reais()
  const named = slots.foods()
  return price === undefined || named.length < 2 ? null : { ...fields, of: named.join(' + '), price }
}

const promoted: readonly Rule[] = [
  {
    words: [
      has('ITEM'),
      has(
        'fal(?:e|em|assem|ar) (?:bastante|muito|mais|bem)|bastante d[oa]|(?:da|dar|de) (?:uma )?(?:forca|forcinha|gas|moral|visibilidade|um gas)|barulho|foco total|total n[oa]|menina dos olhos|especialmente|em primeiro|bomb\\w+|capric\\w+|hype|(?:puxa|puxar|empurra|empurrar)|chama atencao|atencao especial|prioridade|mais espaco|valoriz\\w+',
      ),
    ],
    not: has(`${refusing}|${unclear}|MONEY|NUMBER|DATE|WEEKDAY|HOUR|PERCENT|preco`),
    beside,
    strange: 2,
    form: wish('promote', {}, { each: eachNamed }),
  },
  {
    // "a feijoada só sai quarta e sábado, poste nesses dias"
    words: [
      has('ITEM'),
      has('WEEKDAY|fim de semana|dias uteis'),
      has(
        `(?:${publishing}|fal(?:a|e|ar|em)|lembr\\w+|mostr\\w+|apare\\w+|concentr\\w+|restring\\w+|restrinj\\w+)`,
      ),
    ],
    not: has(
      'MONEY|NUMBER|DATE|HOUR|PERCENT|fechad\\w+|vazi\\w+|preco|qual|quando|duplicad\\w+|dobr\\w+|em dobro',
    ),
    told: true,
    strange: 4,
    form: wish('promote', { weekdays: daysSaid }, { each: eachNamed }),
  },
  {
    // "segunda sempre sai virado"
    words: [
      has('ITEM'),
      has('WEEKDAY'),
      has(
        'sempre|toda|todo|todas|todos|cada|semanalmente|d[aeo]s? WEEKDAY em WEEKDAY|toda semana|noite d[oae]|rola|as|aos|nos|nas',
      ),
      has(
        'sai|saem|servid[oa]|serv\\w+|faz|fazemos|tem|rola|noite d[oae]|virou|dia d[eo]|vai d[ae]s?|fazemos|temos|e',
      ),
    ],
    not: has(`${refusing}|${unclear}|MONEY|NUMBER|DATE|PERCENT|fechad\\w+|preco|qual|quando|vazi\\w+`),
    strange: 2,
    form: wish('promote', { weekdays: daysSaid }, { each: eachNamed, turn: withHours }),
  },
  {
    words: [
      has('ITEM|FOOD'),
      has(
        'acab\\w+ de (?:coloc\\w+|nasc\\w+|entr\\w+|cheg\\w+|bot\\w+|estre\\w+)|inclui\\w+|cri(?:ei|amos)|fiz(?:emos)? um|botei agora|recent\\w+|nasceu|estre\\w+|coloc(?:ei|amos) (?:agora|n[oa])|novidade|lancamos|lancei|quero apresentar',
      ),
    ],
    not: has(`${refusing}|MONEY|NUMBER(?! ITEM)|WEEKDAY|HOUR|PERCENT|preco|casa nova`),
    told: true,
    strange: 3,
    form: wish('promote', {}, { each: eachNamed, turn: withDate }),
  },
]

function daysSaid(slots: Slots): number[] | undefined {
  const days = slots.weekdays()
  if (days) return days
  return /dias uteis/.test(folded(slots))
    ? [1, 2, 3, 4, 5]
    : /fim de semana/.test(folded(slots))
      ? [0, 6]
      : undefined
}
function withHours(fields: Fields, slots: Slots): Fields {
  slots.hour()
  slots.hour()
  return fields
}
function withDate(fields: Fields, slots: Slots): Fields {
  slots.number()
  slots.days()
  return fields
}

const counted: readonly Rule[] = [
  {
    words: [
      /^(?:e |faz\w* |fac\w+ |bota\w* |separa\w* |quero |pode ser |so |mais )*(?:NUMBER|um|uma)(?: so)?(?: mais)? (?:sobre (?:[oa]s? )?|d[eoa]s? |pr[oa]s? |para [oa] )(?:ITEM|FOOD)(?:,? (?:e )?(?:NUMBER|um|uma|outr[oa]) (?:sobre (?:[oa]s? )?|d[eoa]s? |pr[oa]s? )(?:ITEM|FOOD))*$/,
    ],
    form: wish('postTopic', { bound: 'exactly' }, { turn: topicOf }),
  },
]

/** "quatro sobre o tacacá"; a second one is for the next clause. */
function topicOf(fields: Fields, slots: Slots): Fields | null {
  const count = slots.number() ?? 1
  const what = subject(slots)
  return what === undefined || count > 30 ? null : { ...fields, what, count }
}

/** The story itself, without the words that order it. */
const storyIn = ({ text }: Slots): string =>
  text
    .replace(
      /^(?:e |um texto |que |d[áa] pra )*(?:mostr\p{L}*|escrev\p{L}*|explic\p{L}*|cont\p{L}*|relembr\p{L}*|lembr\p{L}*|fal\p{L}*)\s+(?:de |d[aeo]s? |sobre |a |o )?/iu,
      '',
    )
    .replace(/,\s*(?:cont\p{L}*|escrev\p{L}*|põe)(?: (?:ela|ele|isso))?\s*$/iu, '')
    .slice(0, 120)
const stories: readonly Rule[] = [
  {
    words: [
      has(
        'mostr\\w+|escrev\\w+|explic\\w+|cont(?:a|e|em|ar)|relembr\\w+|lembr\\w+|um texto|fal(?:a|e|em|ar)|public\\w+',
      ),
      has(
        'de onde ve(?:io|m)|trajetoria|lenda|enchente|reabertura|por ?que (?:o|a) (?:bar|casa|restaurante)|(?:se chama|nome d[ao])|(?:no |o )?tempo em que|antigamente|historias?|origem|como (?:tudo )?(?:comecou|nasceu)|quem (?:fundou|criou|inventou)|fundador\\w*|homenagem',
      ),
    ],
    not: has(`${unclear}|MONEY|PERCENT|HOUR|nao|nem|nada|sem|promoc\\w+|preco`),
    told: true,
    strange: 8,
    form: wish('postTopic', { what: storyIn, count: 1, bound: 'at_least' }, { turn: withRest }),
  },
]

const drinks =
  /drin|caip|cerve|chop|long|mojito|gin|vinho|cacha|dose|shot|whisk|vodka|coquet|bebid|batida|spritz|negroni|balde|tonica/
const ofDrinks = (fields: Fields, slots: Slots): Fields | null =>
  drinks.test(folded(slots)) ? withRest(fields, slots) : null
const refused: readonly Rule[] = [
  {
    words: [
      has(
        'sorteio\\w*|sortear|rifas?|giveaway|sortud\\w+|concurso|premi(?:ar|ado|amos)|(?:quem|o) (?:comentar|curtir|marcar|acertar|compartilhar|seguir)(?: \\w+){0,4} (?:ganha|leva|concorre)|marque (?:NUMBER|\\w+) amig\\w+|acertar o placar|melhor comentario|marc\\w+ (?:NUMBER|dois|tres) amig\\w+|concorre a',
      ),
    ],
    not: has(`${refusing}|amigo (?:secreto|oculto)|data|quando|qual`),
    strange: 8,
    form: wish('refusedPost', { what: 'raffle' }, { turn: withRest }),
  },
  {
    words: [
      has(
        'NUMBER ?(?:x|por) ?NUMBER|\\d ?(?:x|por) ?\\d|em dobro|duplicad\\w+|rodada dupla|dose dupla|dobrad\\w+|dois? (?:\\w+ )?(?:pelo preco de|e (?:cobr|pag)\\w+) um|NUMBER (?:\\w+ )?pelo preco de|vem (?:dois|NUMBER) e cobra|a segunda (?:e |sai )?(?:por conta|gratis|de graca)|ganha (?:a proxima|outr[oa])|a outra (?:sai )?(?:gratis|de graca)|(?:na compra|pediu|quem bebe\\w*|quem pede)(?: \\w+){0,6} (?:gratis|por conta|ganha|de graca)',
      ),
    ],
    not: has(`${refusing}|${unclear}`),
    told: true,
    strange: 8,
    form: wish('refusedPost', { what: 'doubleDose' }, { turn: ofDrinks }),
  },
]

const weekly: readonly Rule[] = [
  {
    words: [
      has('NUMBER|uma?|um so|so um'),
      has('a cada NUMBER dias|de NUMBER em NUMBER dias|dia sim dia nao'),
    ],
    not: has(`${unclear}|MONEY|ITEM|FOOD`),
    strange: 2,
    form: wish('postRule', { what: 'perWeek' }, { turn: everyFew }),
  },
  {
    words: [/(?:^|\s)(?:\d{1,2} ?x|NUMBER ?x|so um|um so|uma?)(?: so)? (?:por|na|a) semana/],
    not: has(`${unclear}|${inLanguage}|MONEY|ITEM|FOOD|DATE|WEEKDAY`),
    beside: has(`${publishing}|ta bom|bom|basta|suficiente|tempo|nao tenho|vez|vezes`),
    strange: 2,
    form: wish('postRule', { what: 'perWeek' }, { turn: timesAWeek }),
  },
]
function everyFew(fields: Fields, slots: Slots): Fields | null {
  const figures = [slots.number(), slots.number(), slots.number()].filter((one) => one !== undefined)
  const each = figures.at(-1)
  return each === undefined || each < 1 || each > 7
    ? null
    : { ...fields, most: Math.max(1, Math.round(7 / each)) }
}
function timesAWeek(fields: Fields, slots: Slots): Fields | null {
  const digits = /(\d{1,2}) ?x/.exec(folded(slots))?.[1]
  const most = slots.number() ?? (digits === undefined ? 1 : Number(digits))
  return most < 1 || most > 14 ? null : { ...fields, most }
}

/** "cachaça 1x por semana": one post a week of it, at most. */
const perWeekOf: Rule = {
  words: [
    /^(?:e |mas |fal\w+ (?:de |d[ao] )?|post\w+ (?:de |d[ao] )?)*(?:ITEM|FOOD),? (?:so |no maximo |apenas |ate )*(?:NUMBER ?x?|\d ?x|uma?|duas)(?: vez(?:es)?| posts?)? (?:por|na|a) semana$/,
  ],
  form: wish('postTopic', { bound: 'exactly', per: 'week' }, { turn: weeklyTopic }),
}
function weeklyTopic(fields: Fields, slots: Slots): Fields | null {
  const what = subject(slots)
  const digits = /(\d{1,2}) ?x/.exec(folded(slots))?.[1]
  const count = slots.number() ?? (digits === undefined ? (/duas/.test(slots.said) ? 2 : 1) : Number(digits))
  return what === undefined || count > 7 ? null : { ...fields, what, count }
}

/** Read before all others, which would take half of it. */
export const toldFirst: readonly Rule[] = [priced, ...promoted.slice(0, 2), ...weekly, ...keptPrivate]

export const postTold: readonly Rule[] = [
  perWeekOf,
  priced,
  ...promoted,
  ...counted,
  ...stories,
  ...refused,
  ...weekly,
  ...postStated,
]
