/** What owners ask of their posts, in any order of words. */

import type { PostRule } from '../../../base/request/calendar-wishes.ts'
import {
  dated,
  eachNamed,
  food,
  money,
  number,
  onWeekdays,
  type Rule,
  type Rules,
  said,
  wish,
} from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, keptOn } from '../words.ts'
import { postDays } from './post-days.ts'
import { postForm } from './post-form.ts'
import { postHouse } from './post-house.ts'
import { postOffers } from './post-offers.ts'
import { plainFirst, postPlain } from './post-plain.ts'
import { postAdvice, postQuestions, soughtAdvice } from './post-questions.ts'
import { postRefusals } from './post-refusals.ts'
import { postTold, toldFirst } from './post-told.ts'

const nothing =
  'nao|nunca|jamais|nada|nenhum\\w*|sem|evit\\w+|proibid\\w+|fora|dispens\\w+|tir\\w+|zero|chega de|nem'
const no = has(nothing)
const posts = has(
  'posts?|post\\w+|public\\w+|conteudo\\w*|stories|story|reels?|feed|fotos?|videos?|divulg\\w+',
)
/** Does not know yet: no order. */
const undecided = 'sei|sabe\\w*|decid\\w+|ideia|duvida|certeza|lembro'
const rule = (what: PostRule, words: readonly RegExp[], fields: Record<string, unknown> = {}): Rule => ({
  words,
  not: has(`${keptOn}|${undecided}`),
  form: wish('postRule', { what, ...fields }),
})

export const contentGeneration: Rules = {
  strange: 1,
  first: [
    ...soughtAdvice,
    ...postForm,
    ...[...postRefusals, ...postDays, ...postOffers, ...postHouse, ...plainFirst, ...toldFirst].map(
      (rule): Rule => ({ ...rule, alone: true }),
    ),
  ],
  asked: postQuestions,
  firstAsked: postAdvice,
  strangeAsked: Number.POSITIVE_INFINITY,
  wanted: [
    ...postOffers,
    rule('mostHashtags', [has('hashtags?'), has('NUMBER')], { most: number }),
    ...postRefusals,
    ...postPlain,
    ...postTold,
    rule('warning', [has('beba com moderacao|moderacao|maiores de|18 anos|se beber')]),
    {
      words: [has('WEEKDAY'), no, posts],
      not: has(`abr\\w+|fech\\w+|${undecided}`),
      form: wish('postRule', { what: 'noPosts', weekdays: onWeekdays }),
    },
    {
      words: [has('WEEKDAY'), has('mais|caprich\\w+|reforc\\w+|principalmente|forte'), posts],
      not: no,
      form: wish('postRule', { what: 'moreOn', weekdays: onWeekdays }),
    },
    {
      words: [has('NUMBER'), has('semana|semanais'), has('posts?|public\\w+|vez|vezes|conteudo\\w*')],
      not: has('ITEM'),
      form: wish('postRule', { what: 'perWeek', most: number }),
    },
    {
      words: [
        has('NUMBER'),
        has('posts?|public\\w+|fotos?|videos?|stories|reels?'),
        has('ITEM|FOOD'),
        has('sobre|d[oae]|com|pra|para|falando'),
      ],
      not: has('MONEY'),
      form: wish('postTopic', { what: food, count: number }),
    },
    {
      words: [has('NUMBER'), has('lugares|mesas|cadeiras|pessoas (?:sentadas|cabem)|cabem|capacidade')],
      not: has('MONEY|ITEM'),
      form: wish('houseFact', { about: 'seats', count: number }),
    },
    {
      words: [has('pix|cartao|dinheiro|credito|debito|vale'), has('aceit\\w+|pag\\w+|receb\\w+|so|nao')],
      not: has('ITEM|MONEY|desconto\\w*'),
      form: wish('houseFact', { about: 'payment', what: said }),
    },
    {
      words: [
        has('DATE'),
        has('fech\\w+|nao (?:abr\\w+|funcion\\w+|vai ter|atend\\w+)|recesso|ferias|reforma'),
      ],
      not: has('ITEM|NUMBER|uns|alguns|volt\\w+|reabr\\w+|so'),
      form: wish('date', { what: said, closed: true }, { turn: dated() }),
    },
    {
      words: [has('DATE'), has('abr\\w+ normal\\w*|abr\\w+|funciona\\w*|aberto|vamos abrir')],
      not: has('ITEM|MONEY|NUMBER|nao|HOUR'),
      form: wish('date', { what: said, open: true }, { turn: dated() }),
    },
    {
      words: [
        has('ITEM'),
        has('WEEKDAY'),
        has(
          'divulg\\w+|mostr\\w+|post\\w+|fal(?:a|ar|e|em|o|amos|ando)|destac\\w+|empurr\\w+|promov\\w+|anunci\\w+|foco|so|public\\w+',
        ),
      ],
      not: no,
      form: wish('promote', { weekdays: onWeekdays }, { each: eachNamed }),
    },
    {
      words: [
        has('ITEM'),
        has(
          'divulg\\w+|mostr\\w+|post\\w+|fal(?:a|ar|e|em|o|amos|ando)|destac\\w+|destaqu\\w+|empurr\\w+|promov\\w+|anunci\\w+|foco|caprich\\w+|aparec\\w+|public\\w+|lembr\\w+|pux\\w+',
        ),
      ],
      not: has(`${nothing}|MONEY|NUMBER|DATE`),
      form: wish('promote', {}, { each: eachNamed }),
    },
    {
      words: [
        has('ITEM'),
        no,
        has(
          'divulg\\w+|mostr\\w+|post\\w+|fal(?:a|ar|e|em|o|amos|ando)|mencion\\w+|cit\\w+|public\\w+|aparec\\w+|anunci\\w+',
        ),
      ],
      not: has('MONEY|NUMBER|DATE|WEEKDAY'),
      form: wish('postRule', { what: 'noMention', of: (slots: Slots) => slots.item() }),
    },
    {
      words: [has('ITEM|FOOD'), has('precis\\w+|tem que|dev\\w+'), has('aparec\\w+')],
      not: has(`${nothing}|MONEY|NUMBER|DATE|WEEKDAY`),
      form: wish('postTopic', {
        what: (slots: Slots) => slots.goods(true)?.toLowerCase(),
        count: 1,
        bound: 'at_least',
      }),
    },
    {
      words: [has('so|unic\\w+|apenas'), has('preco'), has('MONEY')],
      form: wish('onlyPrice', { price: money }),
    },
  ],
}
