/** What holds for the form of every post, read before the dates: its signs, length, number, hour and subject. */
import type { PostRule } from '../../../base/request/calendar-wishes.ts'
import { number, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, keptOn } from '../words.ts'
import { inLanguage, refusing } from './post-words.ts'

const no = has(refusing)

/** Words that say where a rule holds, and nothing of their own. */
const beside = has(
  'posts?|posti?s|publicac\\w+|postage\\w+|legendas?|textos?|conteudos?|redes?|instagram|feed|perfil|stories|calendario|coloc\\w+|bot\\w+|us[aeo]\\w*|apare\\w+|pod\\w+|precis\\w+|gostari\\w+|quer\\w+|tenh\\w+|tiv\\w+|hav\\w+|fac\\w+|fa[çc]o|faz\\w*|gost\\w+|dever\\w*|devem?|sejam?|sao|fiquem?|cada|por|maximo|maxima|ate|limit\\w+|pass\\w+|exced\\w+|ultrapass\\w+|mais|menos|minimo|total|apenas|somente|dispens\\w+|evit\\w+|quantidade|numero|sempre|todos?|todas?|so|favor|mant\\w+|deix\\w+|tir\\w+|corte\\w*|cort\\w+|elimin\\w+|retir\\w+',
)
/** One wish at a time: what a comma or "e" joins is read part by part. */
const none = (words: string) => new RegExp(`${has(`${words}|${keptOn}`).source}|[,;()]| (?:e|nem) `)
/** Says more than the form: the house opens or closes, sells or tells something. */
const other =
  'sem (?:autoriz|permiss|consent)\\w*|DATE|ITEM|FOOD|MONEY|PERCENT|fech\\w+|abr\\w+|funcion\\w+|atend\\w+|reserv\\w+|se|mas|porem|menos'
const most = has(
  'maximo|maxima|ate|limit\\w+|pass\\w+|exced\\w+|ultrapass\\w+|mais (?:de|que|do que)|so|apenas|somente|bast\\w+|chega|suficiente|ta bom|fic\\w+ (?:em|com)|olhe la|pouc\\w+',
)
const rule = (what: PostRule, words: readonly RegExp[], more: Partial<Rule> = {}): Rule => ({
  words,
  not: none(`${other}|WEEKDAY|HOUR|NUMBER`),
  strange: 1,
  beside,
  form: wish('postRule', { what }),
  ...more,
})

/** Counts of a list, and days that hold for it: "em março, 2 posts de peixada e 1 de isca". */
const listed =
  /(?:,| e) (?:\d+|uma?|dois|duas|tres|quatro|cinco) (?:d[aeo]s?|sobre) |(?<![a-z])(?:mes|quinzena|(?<!por )semana|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?![a-z])|(?<![a-z])de \d{1,2}\S* a \d/

/** What a post is about, by the name of the item or in the owner's own words. */
const subject = (slots: Slots) => slots.item() ?? slots.goods(true)?.toLowerCase()

export const postForm: readonly Rule[] = [
  rule('noEmoji', [
    no,
    has(
      'emojis?|figurinhas?|carinhas?|emoticons?|smileys?|maozinhas?|coracaozinho\\w*|coracoezinhos|foguinhos?|stickers?|bichinhos?|desenhinhos?|simbolos?|simbolinhos?|bonequinhos?',
    ),
  ]),
  rule('noHashtags', [no, has('hashtags?|rastags?|tags?|jogo da velha|cerquilhas?|#')], { strange: 0 }),
  rule('mostHashtags', [has('hashtags?|rastags?|tags?'), most, has('NUMBER|uma?')], {
    not: new RegExp(has(`${other.replace('|mas|porem|menos', '')}|WEEKDAY|HOUR|${keptOn}`).source),
    strange: 3,
    form: wish('postRule', { what: 'mostHashtags', most: (slots: Slots) => slots.number() ?? 1 }),
  }),
  rule('mostLines', [has('linhas?'), has('NUMBER')], {
    not: none(`${other}|WEEKDAY|HOUR|minim\\w+|pelo menos`),
    form: wish('postRule', { what: 'mostLines', most: number }),
  }),
  // "nada de dancinha nos vídeos", "não gosto de aparecer em vídeo" refuse none of them.
  rule('noVideo', [no, has('(?:videos?|reels?)(?: n[ao]s? \\w+)?$')], {
    strange: 0,
    not: none(`${other}|WEEKDAY|HOUR|NUMBER|aparec(?:er|o)`),
  }),
  rule('noVideo', [has('so|somente|apenas'), has('fotos?$')]),
  rule('postAt', [has('post\\w*|public\\w+|horarios?|conteudos?'), has('HOUR')], {
    not: none(`${other}|WEEKDAY|NUMBER|nao|nem|sem|antes|depois|entre|HOUR.*HOUR`),
    beside: has(`${beside.source}|saem?|sair\\w*|a partir d\\w+|horarios?|entr\\w+`),
    form: wish('postRule', { what: 'postAt', at: (slots: Slots) => slots.hour() }),
  }),
  {
    words: [/^por semana[,:]? NUMBER/, has('posts?|public\\w+|vezes')],
    not: has(`${other}|WEEKDAY|HOUR|sobre|deles|delas|${inLanguage}`),
    beside,
    form: wish('postRule', { what: 'perWeek', most: number }),
  },
  {
    words: [
      has('NUMBER'),
      has('semana|semanais|semanal'),
      has('posts?|posti?s|public\\w+|posta\\w*|poste\\w*|vez|vezes'),
    ],
    not: none(
      `${other}|WEEKDAY|HOUR|sobre|deles|delas|minim\\w+|pelo menos|d[eao]s? semana|final|fim|${inLanguage}`,
    ),
    beside,
    form: wish('postRule', { what: 'perWeek', most: number }),
  },
  {
    words: [/^sobre (?:[oa]s? )?(?:ITEM|FOOD)[,:]? NUMBER (?:posts?|publicacoes|postagens)$/],
    form: wish('postTopic', { what: subject, count: number }),
  },
  {
    words: [
      has('NUMBER'),
      has('posts?|posti?s|public\\w+|postage\\w+|deles|delas'),
      has('ITEM|FOOD'),
      has('sobre|d[eoa]s?|com|falem|falando|falar'),
    ],
    not: none(
      'DATE|MONEY|PERCENT|WEEKDAY|HOUR|semana|semanais|nao|nem|sem|minim\\w+|pelo menos|ao menos|maximo|ate|hashtags?|fotos?|videos?|mais|menos|cada|que combin\\w+',
    ),
    notIn: listed,
    beside: has(`${beside.source}|sobre|falem|falando|fal\\w+|deles|delas|mostr\\w+`),
    form: wish('postTopic', { what: subject, count: number }),
  },
  {
    words: [no, has('precos?|valores')],
    not: none(
      `${other}|WEEKDAY|HOUR|NUMBER|so|apenas|somente|nem|ate|nela|rosto\\w*|promoc\\w+|sub\\w+|mud\\w+|mex\\w+`,
    ),
    beside: has(`${beside.source}|aparec\\w+|mostr\\w+|fal\\w+|diz\\w+|mencion\\w+`),
    form: wish('onlyPrice'),
  },
  rule('noFaces', [no, has('clientes?|rostos?')], {
    beside: has(`${beside.source}|fotos?|imagens|imagem|mostr\\w+|rostos?|aparec\\w+|d[eoa]s?|post\\w+`),
  }),
  {
    words: [
      no,
      has(
        'textao|textoes|(?:textos?|legendas?|posts?) (?:muito |tao )?(?:long\\w+|grandes?|enormes?|comprid\\w+)',
      ),
    ],
    not: none(`${other}|WEEKDAY|HOUR|NUMBER`),
    beside,
    form: wish('style', { what: 'Minimalista' }),
  },
  {
    words: [has('textos?|legendas?'), has('curt\\w+|enxut\\w+|breves?')],
    not: none(`${other}|WEEKDAY|HOUR|NUMBER|nao|nem|sem|nada`),
    beside,
    form: wish('style', { what: 'Minimalista' }),
  },
]
