/** What owners ask of their posts, in any order of words. */

import type { PostAdvice, PostRule } from '../../../base/request/calendar-wishes.ts'
import { guestContent } from '../../../base/request/question-subjects.ts'
import {
  ask,
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
import { postForm } from './post-form.ts'

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
const advice = (what: PostAdvice, ...words: string[]): Rule => ({
  words: words.map((one) => has(one)),
  form: ask('postAdvice', { what }),
})

export const contentGeneration: Rules = {
  strange: 1,
  first: postForm,
  asked: [
    {
      words: [
        has('repost\\w+|compartilh\\w+|us\\w+|public\\w+|post\\w+|aproveit\\w+'),
        has('clientes?|fregues\\w*|pessoal|povo|marcou|marcaram|marcam|seguidor\\w*'),
        has('stor(?:y|ies|ys)|foto\\w*|video\\w*|reels?|print\\w*'),
      ],
      form: ask('consent', { what: guestContent }),
    },
    {
      words: [
        has('autoriz\\w+|permiss\\w+|direito de imagem|pode\\w*|posso|precis\\w+'),
        has(
          'clientes?|pessoas?|rosto\\w*|fornecedor\\w*|produtor\\w*|funcionari\\w+|equipe|crianc\\w+|nome d\\w+',
        ),
        has('foto\\w*|mostr\\w+|post\\w+|public\\w+|marc\\w+|cit\\w+|film\\w+|autoriz\\w+'),
      ],
      form: ask('consent', { what: said }),
    },
    {
      words: [
        has('WEEKDAY'),
        has(
          'vazi\\w+|frac\\w+|parad\\w+|mort\\w+|moscas|devagar|ruim|ruins|pouca gente|ninguem|sem (?:gente|movimento|cliente)|movimento',
        ),
        has('post\\w*|public\\w+|divulg\\w+|fa[cz]\\w+|resolv\\w+|melhor\\w+|ench\\w+'),
      ],
      not: has('hora|horas|horario\\w*|MONEY'),
      form: ask('postAdvice', { what: 'weakDay', weekdays: onWeekdays }),
    },
    advice('hour', 'hora|horas|horario\\w*'),
    advice('boost', 'impulsion\\w+|patrocin\\w+|anunci\\w+|trafego|turbin\\w+|pagar'),
    advice('music', 'musica\\w*|audio\\w*|trilha|som'),
    advice(
      'prices',
      'preco\\w*|valor\\w*',
      'mostr\\w+|post\\w+|coloc\\w+|bot\\w+|public\\w+|dizer|aparec\\w+',
    ),
    advice('reviews', 'avaliac\\w+|comentario\\w*|google|estrelas|reclamac\\w+|respond\\w+'),
    advice('often', 'quant[oa]s (?:vezes|posts)|frequencia|toda semana|todo dia|por semana'),
    advice('ahead', 'antecedencia|antes|quantos dias|quando comec\\w+'),
    advice('repeat', 'repet\\w+|repost\\w+|mesm[oa]|reaproveit\\w+'),
    advice('pictures', 'foto\\w*|video\\w*|celular|imagem|imagens|luz|camera|film\\w+'),
    advice('brands', 'marca\\w*|marcar|logo|rotulo'),
    advice('bestDate', 'melhor (?:dia|data)|que dia|qual (?:o )?dia|quando'),
    advice('writing', 'legenda\\w*|texto\\w*|escrev\\w+|palavra\\w*'),
    advice('useDate', 'data\\w*|aproveit\\w+|comemor\\w+|festa'),
  ],
  wanted: [
    {
      words: [has('sorteio\\w*|sorte\\w+|rifa\\w*|concurso')],
      not: no,
      form: wish('refusedPost', { what: 'raffle' }),
    },
    {
      words: [
        has('dobro|dobrad\\w+|double|em dobro|dois por um|de graca|gratis|liberad\\w+'),
        has(
          'dose\\w*|chopp?e?s?|drinks?|drinques?|caipirinha\\w*|cerveja\\w*|cachaca\\w*|bebida\\w*|FOOD|ITEM',
        ),
      ],
      not: no,
      form: wish(
        'refusedPost',
        { what: 'doubleDose' },
        {
          turn: (fields: Record<string, unknown>, slots: Slots) => {
            slots.items()
            return fields
          },
        },
      ),
    },
    rule('noEmoji', [no, has('emojis?|carinha\\w*|figurinha\\w*')]),
    rule('noHashtags', [no, has('hashtags?|jogo da velha')]),
    rule('mostHashtags', [has('hashtags?'), has('NUMBER')], { most: number }),
    rule('noFaces', [
      no,
      has('rostos?|cara d\\w+|cliente\\w*|pessoas?'),
      has('mostr\\w+|foto\\w*|aparec\\w+|post\\w+|public\\w+|rostos?|identific\\w+'),
    ]),
    rule('noChildren', [no, has('crianc\\w+|menor\\w*|bebe\\w*')]),
    rule('noDiscount', [no, has('desconto\\w*|promoc\\w+|liquidac\\w+|oferta\\w*')]),
    rule('noDelivery', [no, has('delivery|ifood|entrega')]),
    rule('noSlang', [no, has('girias?|palavr\\w+|cearens\\w+ demais|abreviac\\w+')]),
    rule('noInvite', [no, has('convid\\w+|convite\\w*|cham\\w+ (?:pra|para)|vem pra ca|venha')]),
    rule('noSelling', [no, has('vend(?:er|a|as|endo)|propaganda|comercial|empurr\\w+')]),
    rule('noKnownDates', [
      no,
      has('datas? comemorativ\\w+|feriado\\w*|carnaval|natal|sao joao|pascoa'),
      posts,
    ]),
    rule('noPrice', [no, has('precos?|valor\\w*|cifr\\w+|quanto custa')]),
    rule('noDrinks', [no, has('bebidas?|alcool\\w*|cachaca|drinks?|drinques?|cerveja'), posts]),
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
