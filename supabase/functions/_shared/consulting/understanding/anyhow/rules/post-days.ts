/** When posts appear, when none do, and on which days the house opens or does not. */
import type { PostRule } from '../../../base/request/calendar-wishes.ts'
import { foldInPlace } from '../../text/fold.ts'
import { dated, onWeekdays, type Rule, said, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { inLanguage, otherwise, publishing } from './post-words.ts'

type Fields = Record<string, unknown>

const posting = has(publishing)
const shut = 'fechad\\w+|fech\\w+|nao (?:abr\\w+|funcion\\w+|trabalh\\w+)|folga|ferias|recesso|parad\\w+'
const beside = has(
  `${publishing}|tem|ter|sai|sair|pod\\w+|quero|fic\\w+|coloc\\w+|bot\\w+|precis\\w+|dev\\w+|fac\\w+|faz\\w*|deix\\w+|sempre|tod[oa]s?|cada|mesmo|so`,
)
const silence =
  'sem (?:posts?|postage\\w+|public\\w+|postar|nada|conteudo)|(?:nao|nunca|nem) (?:post\\w+|publi\\w+|quero (?:posts?|ITEM nada|nada|public\\w+|conteudo)|(?:bot\\w+|coloc\\w+|p[oõ]e\\w*|sai\\w*|solt\\w+|tem|ter|vai ter|precisa\\w*)(?: de)? (?:ITEM nada|nada|posts?|public\\w+|conteudo)|cai\\w* (?:nada|posts?))|nada (?:vai ao ar|publicad\\w+|no ar|de (?:posts?|postage\\w+|public\\w+|conteudo))|em branco|passa\\w* batido|(?:fica|ficam) sem posts?|ITEM nada (?:vai ao ar|publicad\\w+)|bot\\w+ ITEM nada|silencio (?:no|nas) \\w+|pul\\w+'

const rule = (what: PostRule, words: readonly RegExp[], more: Partial<Rule> = {}): Rule => ({
  words,
  not: has(`${otherwise}|NUMBER`),
  strange: 1,
  beside,
  form: wish('postRule', { what, weekdays: onWeekdays }),
  ...more,
})

/** The weekdays that are named, or the weekend. */
const busyDays = (slots: Slots): number[] | undefined =>
  slots.weekdays() ??
  (/fi(?:m|nal|ns) de semana|fds/.test(foldInPlace(slots.text).toLowerCase()) ? [0, 6] : undefined)

/** "um por dia, de segunda a sexta": so many a week. */
const daily = (fields: Fields, slots: Slots): Fields | null => {
  const each = slots.number() ?? 1
  const days = slots.weekdays()
  const most = each * (days?.length ?? 7)
  return most > 14 ? null : { ...fields, most }
}

/** "menos de quatro" are three. */
const weekly = (fields: Fields, slots: Slots): Fields | null => {
  const most = /meia duzia/.test(slots.said)
    ? 6
    : (slots.number() ?? (has('uma?').test(slots.said) ? 1 : undefined))
  if (most === undefined) return null
  return { ...fields, most: has('menos de|abaixo de').test(slots.said) ? most - 1 : most }
}

export const postDays: readonly Rule[] = [
  {
    words: [
      posting,
      has(shut),
      has(
        'mesmo|tambem|ate|pod\\w+|continu\\w+|normal\\w*|sim|problema|segue\\w*|mant\\w+|quero|todo dia|lembrar|nao quer dizer|parad\\w+',
      ),
    ],
    not: has(`${otherwise}|NUMBER|(?:nao|nem|sem) (?:post|publi|quero)\\w*|nada`),
    strange: 2,
    beside,
    form: wish(
      'postRule',
      { what: 'postsWhenClosed' },
      {
        turn: (fields, slots) => {
          const weekdays = slots.weekdays()
          return { ...fields, ...slots.days(), ...(weekdays && { weekdays }) }
        },
      },
    ),
  },
  rule('noPosts', [has('WEEKDAY'), has(silence)], {
    not: has(`${otherwise}|NUMBER|DATE|${shut}|so`),
  }),
  rule('noPosts', [has('DATE'), has(silence)], {
    not: has(`${otherwise}|NUMBER|${shut}|so|vespera`),
    form: wish('postRule', { what: 'noPosts' }, { turn: dated() }),
  }),
  rule(
    'moreOn',
    [
      has('WEEKDAY|fi(?:m|nal|ns) de semana|fds'),
      has(
        'mais|dobro|caprich\\w+|reforc\\w+|pux\\w+|enfase|concentr\\w+|maioria|principalmente|foc\\w+|forte|peso|intensific\\w+|prioriz\\w+|sobretudo',
      ),
      has(`${publishing}|ITEM coisas?|pux\\w+|concentr\\w+|caprich\\w+|foc\\w+|intensific\\w+|prioriz\\w+`),
    ],
    {
      not: has(
        `${otherwise}|NUMBER|DATE|nao|nem|menos|nada|gente|movimento|vend\\w+|lot\\w+|som|music\\w+|abr\\w+|fech\\w+`,
      ),
      form: wish('postRule', { what: 'moreOn', weekdays: busyDays }),
    },
  ),
  {
    words: [
      has('por dia|diari\\w+|todo (?:santo )?dia|todos os dias|cada dia'),
      has(`NUMBER|uma?|${publishing}`),
    ],
    not: has(`${otherwise}|DATE|nao|nem|sem|stor\\w+|serv\\w+|abr\\w+|funcion\\w+|prato\\w*|almoc\\w+|menos`),
    strange: 0,
    beside,
    form: wish('postRule', { what: 'perWeek' }, { turn: daily }),
  },
  {
    words: [has('dia sim,? (?:e )?(?:um |outro )?dia nao')],
    not: has(otherwise),
    strange: 1,
    beside,
    form: wish('postRule', { what: 'perWeek', most: 4 }),
  },
  {
    words: [has('NUMBER|uma?|meia duzia'), has('(?:por|a|na|toda|cada) semana|semana(?:l|is|lmente)')],
    not: has(
      `${otherwise}|${inLanguage}|DATE|WEEKDAY|NUMBER.*NUMBER|sobre|deles|delas|nao(?! (?:quero |precisa |pode |posta\\w* )?(?:mais|pass\\w+))|nem|sem|stor\\w+|fotos?|videos?|reels?|prato\\w*|show\\w*|music\\w+|abr\\w+|funcion\\w+|final|fim`,
    ),
    strange: 1,
    beside: has(
      `${beside.source}|vez|vezes|me content\\w+|bast\\w+|ta bom|suficiente|chega|minim\\w+|maxim\\w+|menos|mais|nao|senao|aguent\\w+|consig\\w+|so`,
    ),
    form: wish('postRule', { what: 'perWeek' }, { turn: weekly }),
  },
  {
    words: [
      has('DATE'),
      has(
        'nem abr\\w+|ninguem (?:trabalha|abre|atende)|baix\\w+ (?:a|as) portas?|(?:vai|vamos) parar|paramos|(?:nao (?:vai ter|tem|ha)|sem) (?:expediente|atendimento)|portas? fechad\\w+|inventario|dedetizac\\w+',
      ),
    ],
    not: has(`${otherwise}|NUMBER|${publishing}|cozinha|nao (?:vamos|vai) parar|volt\\w+|so`),
    strange: 3,
    beside,
    form: wish('date', { what: said, closed: true }, { turn: dated() }),
  },
  {
    words: [has('DATE'), has('portas? abert\\w+|nao (?:vamos |vai |a gente )?(?:par\\w+|fech\\w+)')],
    not: has(`${otherwise}|NUMBER|so|mas`),
    strange: 2,
    beside: has(`${beside.source}|avis\\w+`),
    form: wish('date', { what: said, open: true }, { turn: dated() }),
  },
  {
    words: [
      has('DATE'),
      has('post\\w*|public\\w+|calendario|mont\\w+|cubr\\w+|cobr\\w+|programac\\w+|planej\\w+|e pra|vale'),
      has('d[aeo]s?|pra|para|ate|todo|inteir\\w+|mont\\w+|cubr\\w+|cobr\\w+|e|so'),
    ],
    not: has(
      `${otherwise}|NUMBER|WEEKDAY|sobre|no dia|um|uma|posts? d[eo] DATE|nao|nem|sem|mais|fal\\w+|mostr\\w+|fech\\w+|abr\\w+|festa|promoc\\w+|ja|comec\\w+|divulg\\w+`,
    ),
    strange: 0,
    beside: has(
      `${publishing}|mont\\w+|cubr\\w+|cobr\\w+|cobertura|mand\\w+|planej\\w+|inteir\\w+|complet\\w+|mes|quinzena|trint\\w+|vale|vai|val\\w+|quero|faz\\w*|fac\\w+|me`,
    ),
    form: wish('period', {}, { turn: dated() }),
  },
]
