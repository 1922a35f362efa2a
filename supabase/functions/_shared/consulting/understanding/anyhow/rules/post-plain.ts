/** What owners refuse in posts, in the wordings that name no post: prices, people, selling, days without one. */
import type { PostRule } from '../../../base/request/calendar-wishes.ts'
import { foldInPlace } from '../../text/fold.ts'
import { dated, maybe, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { item, pictures, publishing, refusing, unclear } from './post-words.ts'

const figures = 'MONEY|DATE|WEEKDAY|HOUR|NUMBER|PERCENT'
const beside = has(
  `${publishing}|${pictures}|coloc\\w+|coloqu\\w+|bot\\w+|us[aeo]\\w*|apare\\w+|sa(?:i|ia|iam|ir|em)|mostr\\w+|pod\\w+|precis\\w+|gost\\w+|quer\\w+|tenh\\w+|fac\\w+|faz\\w*|dev\\w+|sej\\w+|fi(?:ca|que|car|cam|quem)|favor|gentileza|deix\\w+|tir\\w+|nad\\w+|ess[ae]s?|aquel\\w+|tipo|jeito|frases?|palavr\\w+|textos?|legendas?|imagens?|fal\\w+|cit\\w+|diz\\w*|dig\\w+|escrev\\w+|aqui|cas[ao]|povo|pessoal|toda|hora|cans\\w+|melhor|feio|acho|entao|prefir\\w+|divulg\\w+|incl\\w+|nenhum\\w*|esse|tema|muito|sobr\\w+|meu|minha|noss[oa]s?|por favor|nem|nao`,
)
const plain = (
  what: PostRule,
  words: readonly string[],
  more: Partial<Rule> & { but?: string } = {},
): Rule => {
  const { but, ...rest } = more
  return {
    words: words.map((one) => has(one)),
    not: has(`${unclear}|${item}|${figures}${but ? `|${but}` : ''}`),
    strange: 2,
    beside,
    form: wish('postRule', { what }),
    ...rest,
  }
}
const no = `${refusing}|jamais|omit\\w*|ocult\\w+|abomin\\w+|detest\\w+|acho feio|fora d[aoe]s?|livres? d[eo]`

const money = 'precos?|valor(?:es)?|cifras?|quanto (?:e|custa\\w*|sai|fica)|r\\$|numeros? de (?:preco|reais)'
const pricesOfSome =
  /(?:precos?|valor(?:es)?) d[aeo]s? (?!posts?|public|posta|legend|textos?|cardapio|itens|produtos|coisas?|nada|jeito|modo)[a-z]/
const people =
  'clientes?|fregues\\w*|gente|pessoas?|visitantes?|hospedes?|equipe|funcionari\\w+|alguem|ninguem'
const kids =
  'criancas?|criancinhas?|criancada|menin[oa]s?|menores(?: de idade)?|pequenos|curumi(?:m|ns)|bebes?|guris?|adolescentes?|filhos d\\w+|menos de (?:18|dezoito|NUMBER)(?: anos)?'
const town = 'oxente|egua|pai d.egua|bah|tche|uai|partiu|sextou|arretad\\w+'
const quiet =
  '(?:pagina|perfil|feed|insta\\w*|rede|conteudo) (?:fica\\w* )?(?:parad[oa]|quiet[oa])|descans\\w+ a (?:pagina|rede)|(?:pagina|perfil|rede)(?: \\w+)? descans\\w+|livre de (?:conteudo|posts?)|sem (?:posts?|postage\\w+|public\\w+|nada)|nao e pra (?:subir|postar|sair|publicar)|nao (?:quero|gosto) (?:que |de |saber de )?(?:post\\w*|apare\\w+|sa\\w+|public\\w+)|nao (?:caia|saia|tenha|suba)(?: \\w+)? (?:posts?|nada|conteudo|coisa)|nao bota nada|nao quero nada publicado|fic\\w+ sem public\\w+|nao post\\w+|nao publi\\w+'

const busy = (slots: Slots): number[] | undefined =>
  slots.weekdays() ??
  (/fi(?:m|nal|ns) de semana|fds/.test(foldInPlace(slots.text).toLowerCase()) ? [0, 6] : undefined)

/** What is not to be said, in the owner's words. */
const unsaid =
  /(?:mencion\p{L}*|coment\p{L}*|cit\p{L}*|fal\p{L}*|lembr\p{L}*|toc\p{L}*|toqu\p{L}*) (?:d[aeo]s? |n[aeo]s? |daquel[ae]s? |sobre |em |a |o |que )+(.{3,60})$/iu
const silence = /sil[êe]ncio (?:sobre|a respeito d\p{L}+|quanto a\p{L}*) (?:o |a |os |as )?(.{3,60})$/iu
const subjectFirst = /^(.{3,40}?),? (?:ningu[ée]m (?:coment|fal|toc)\p{L}*|nem pensar em falar)/iu
const unsaidIn = ({ text }: Slots): string | undefined =>
  (unsaid.exec(text) ?? silence.exec(text) ?? subjectFirst.exec(text))?.[1]?.trim()

const spelled = ['uma', 'duas', 'tres', 'quatro', 'cinco'] as const

/** Read before all others, which would take half of it. */
export const plainFirst: readonly Rule[] = [
  plain(
    'noDelivery',
    [
      'so atende\\w* (?:no|n[oa]) (?:salao|local|casa)|com(?:er|e) no local|consumo no local|nao (?:manda|mando|mandamos|leva|levo|levamos|entreg\\w+) (?:\\w+ )?(?:pra|em|na|a) (?:casa|domicilio)|nao (?:fac\\w+|faz\\w*|temos|tem|trabalh\\w+ com) (?:delivery|entrega\\w*|tele\\S*)|sem (?:delivery|tele-?entregas?|entregas?|i-?food)|entregas? nem pensar|(?:nao|nem|nunca|nada de) (?:\\w+ ){0,2}(?:motoboy|delivery|i-?food|peca (?:em casa|pelo zap|ja)|tele-?entrega)|param\\w+ (?:com )?(?:as )?entregas?',
    ],
    {
      told: true,
      strange: 4,
      not: has(`${unclear}|${item}|MONEY|HOUR|qual|posso|vale`),
      form: wish('postRule', { what: 'noDelivery' }, { turn: withRest }),
    },
  ),
]

export const postPlain: readonly Rule[] = [
  plain('noPrice', [no, money], {
    but: 'so|somente|apenas|alem|exceto|tirando|menos|mas|baix\\w+|sub(?:ir|iu|ida)|mud(?:ar|ou)|promoc\\w+|descont\\w+|vantagem|qual|ingresso|demais|restante|resto',
    form: wish(
      'postRule',
      { what: 'noPrice', of: maybe((slots) => slots.item() ?? slots.food()) },
      {
        // Of something that is no name of the house, it is no refusal of every price.
        turn: (fields, slots) =>
          fields.of === undefined && pricesOfSome.test(foldInPlace(slots.text).toLowerCase())
            ? null
            : withRest(fields, slots),
      },
    ),
  }),
  {
    // "esquece a rabada", "não fala da panelada"
    words: [
      has('ITEM|FOOD'),
      has(
        '(?:nao|nunca|jamais|nem|ninguem|evit\\w+|sem) (?:\\w+ ){0,2}(?:fal|cit|mencion|divulg|anunci|lembr|toqu|coment)\\w*|esquec\\w+|esqueca\\w*|deix\\w+(?: \\w+)? (?:ITEM|FOOD) (?:de )?fora|fora d[oa]s? (?:textos?|posts?|posta\\w+|public\\w+)|deix\\w+ de fora|nada d[ae]',
      ),
    ],
    not: has(
      `${unclear}|MONEY|DATE|WEEKDAY|HOUR|PERCENT|precos?|valor\\w*|bebidas?|alcool\\w*|drinks?|so|apenas|somente|mas|tem que|aument\\w+|alerg\\w+|contem|leva|sem falar|lembrem`,
    ),
    beside: has(`${beside.source}|menu|tirando|estranh\\w+|turista|defeso|acabou|mais`),
    strange: 2,
    form: wish('postRule', { what: 'noMention', of: (slots: Slots) => slots.goods(true)?.toLowerCase() }),
  },
  {
    words: [
      has(
        '(?:nao|nunca|jamais|nem|ninguem|melhor nem|hipotese alguma|proibido) (?:\\w+ ){0,2}(?:mencion|coment|cit|lembr|toqu)\\w*|silencio (?:sobre|quanto|a respeito)',
      ),
    ],
    not: has(
      `${unclear}|${figures}|${item}|marcar|curtir|compartilh\\w+|pedir|peca|coment\\w+ (?:aqui|nos|no post)|${kids}|prec\\w+`,
    ),
    strange: 8,
    form: wish('postRule', { what: 'noMention', of: unsaidIn }, { turn: withRest }),
  },
  plain('noEmoji', [
    no,
    'emojis?|smiles?|smileys?|carinhas?|figurinhas?|simbolos? de|coracaozinho|garfinho|emoticons?',
  ]),
  plain(
    'noHashtags',
    [
      no,
      'hashtags?|hastags?|hashtag|rastags?|tags?|cerquinhas?|cerquilhas?|jogo da velha|palavras? com #|#\\w*',
    ],
    { but: 'mais|ate|maximo|maxim\\w+|so|apenas|pouc\\w+' },
  ),
  {
    words: [has('hashtags?|hastags?|rastags?|tags?|cerquinhas?|#'), has('NUMBER|uma|duas|tres|quatro|cinco')],
    not: has(`${unclear}|${item}|MONEY|DATE|WEEKDAY|HOUR|PERCENT|minim\\w+|pelo menos`),
    strange: 3,
    told: true,
    form: wish('postRule', {
      what: 'mostHashtags',
      most: (slots: Slots) => slots.number() ?? spelled.findIndex((one) => has(one).test(slots.said)) + 1,
    }),
  },
  plain(
    'noChildren',
    [
      `${no}|nao`,
      kids,
      `${pictures}|apare\\w+|mostr\\w+|sai\\w*|inclu\\w+|post\\w*|public\\w+|dor de cabeca`,
    ],
    {
      but: 'evita|evitar|menu|cardapio|espaco|aceit\\w+|escrev\\w+|beb[ei]\\w*(?! fof)',
      form: wish('postRule', { what: 'noChildren' }, { turn: withRest }),
    },
  ),
  plain(
    'noFaces',
    [
      `${no}|preserv\\w+|borr\\w+|de costas|so (?:da|de) comida|so (?:as )?maos?`,
      `rostos?|faces?|caras?|identidade|selfies?|gente|${people}`,
      `rostos?|faces?|caras?|identidade|selfies?|retrat\\w+|identific\\w+|apare\\w+|foto\\w*|film\\w+|imagens?|imagem|de frente|de costas|mostr\\w+`,
    ],
    {
      but: `(?:cara|jeito|tom) de (?:loja|anuncio|panfleto|marketing|venda)|cham\\w+|convid\\w+|copo|beb\\w+|print\\w*|${kids}|caras? (?:demais|pra)`,
      strange: 3,
    },
  ),
  plain(
    'noDiscount',
    [
      `${no}|entao nao|desvaloriz\\w+|aqui nao`,
      'descont\\w+|promoc\\w+|promos?|off|abatiment\\w+|bonific\\w+|liquidac\\w+|vantagem de preco|baix(?:ar|o|a) (?:o |os )?(?:ITEM )?precos?|cupom|cupons|pechinch\\w+',
    ],
    { but: 'FOOD|cliente reclam\\w+' },
  ),
  ...plainFirst,
  {
    words: [has('WEEKDAY|fi(?:m|nal|ns) de semana|fds'), has(quiet)],
    not: has(`${unclear}|${item}|FOOD|MONEY|DATE|HOUR|NUMBER|abr\\w+|fech\\w+|serv\\w+|cozinha|movimento|so`),
    beside: has(`${beside.source}|${publishing}|pagina|perfil|subir|coisa|guardamos|dia|sempre`),
    strange: 2,
    form: wish('postRule', { what: 'noPosts', weekdays: busy }),
  },
  {
    words: [has('DATE'), has(`${quiet}|passa batido|nao (?:sai|tem|vai ter) posts?`)],
    not: has(`${unclear}|${item}|FOOD|MONEY|HOUR|fech\\w+|abr\\w+|expediente|vespera`),
    beside: has(`${beside.source}|${publishing}|pagina|perfil|subir|coisa|dia`),
    strange: 1,
    form: wish('postRule', { what: 'noPosts' }, { turn: dated() }),
  },
  {
    words: [
      has(
        'fechad[oa]s?|fechamento|folgas?|ferias(?: coletivas)?|coletivas|reforma|recesso|nao (?:abr\\w+|atend\\w+|funcion\\w+|estiv\\w+)|portas fechadas|estivermos fora',
      ),
      has(`${publishing}|posts?|subir|solt\\w+|pul\\w+|ritmo|conteudo`),
      has(
        'nao impede|libera\\w+|pode sim|pode\\w*|continu\\w+|mant\\w+|tambem|nao (?:precis\\w+ )?(?:pul\\w+|par\\w+)|nao do perfil|segue\\w*|nao quer dizer|normal\\w*',
      ),
    ],
    not: has(`${unclear.replace('abr', 'abr')}|${item}|MONEY|HOUR|nao (?:post|publi)\\w+|sem posts?`),
    beside: has(`${beside.source}|dias?|durante|tambem|casa|pagina|coisa|portas`),
    strange: 2,
    form: wish(
      'postRule',
      { what: 'postsWhenClosed' },
      {
        turn: (fields, slots) => ({ ...fields, ...(slots.days() ?? {}) }),
      },
    ),
  },
  plain(
    'noDrinks',
    [
      no,
      'drinks?|drinques?|coquete\\w+|bebidas? alcoolicas?|alcool',
      `${publishing}|feed|apare\\w+|quiet\\w+|anunci\\w+|pages?|perfil|so comida`,
    ],
    {
      but: 'serv\\w+|vend\\w+|sem alcool|precos?|valores|emojis?|hashtags?|descontos?|rostos?',
      form: wish('postRule', { what: 'noDrinks' }, { turn: withRest }),
    },
  ),
  plain(
    'noSelling',
    [
      'sem (?:nenhuma )?ofertas?(?: nenhuma)?|nao promociona\\w+|sem (?:oferecer|vender) (?:produto|nada)|(?:nao|nem) (?:\\w+ ){0,2}mascate\\w+|so (?:pra|para) (?:divertir|entreter|fazer rir)|sem empurrar|nao (?:e )?(?:pra|para) vender|menos (?:venda|comercial)',
    ],
    { strange: 4, but: 'descont\\w+', form: wish('postRule', { what: 'noSelling' }, { turn: withRest }) },
  ),
  plain(
    'noInvite',
    [
      `${no}|brega|seca`,
      'te esperamos|esperamos (?:voce|vc)s?|corre (?:pra|para) ca|fique de fora|(?:peca|pedir) (?:pra|para) (?:reserv\\w+|vir|vim|coment\\w+|curt\\w+|marc\\w+)|vem(?: pra ca)?$|aguardamos (?:sua|a) visita|cham(?:ando|ar|a) (?:o |os )?(?:client\\w+|povo|pessoal)|marcar (?:o |os )?amig\\w+|manda (?:marcar|coment\\w+|vir)|convites?|bora',
    ],
    { form: wish('postRule', { what: 'noInvite' }, { turn: withRest }) },
  ),
  plain(
    'noSlang',
    [
      `${no}|dispens\\w+|deixa pra conversa|limp[oa] d`,
      `girias?|${town}|coloquia\\w+|expressoes (?:populares|regiona\\w+)|mineires|cearens\\w+|baianes|como adolescente|regionalism\\w+|linguajar|vc|pq|internetes`,
      `girias?|coloquia\\w+|express\\w+|mineires|cearens\\w+|baianes|adolescente|regionalism\\w+|(?:nem|sem|nada de) (?:${town}|vc)|${town}`,
    ],
    {
      but: 'cardapio|mex\\w+|so (?:no|na|de|em|pra)',
      not: has(`${unclear}|ITEM(?! (?:nada|tudo))|${figures}|cardapio|so (?:no|na|de|em|pra)`),
      strange: 4,
      form: wish('postRule', { what: 'noSlang' }, { turn: withRest }),
    },
  ),
  {
    words: [
      has('WEEKDAY|fi(?:m|nal|ns) de semana|fds'),
      has(
        'aument\\w+ o ritmo|ritmo|forte|em dobro|reforc\\w+|preferencia|movimento na (?:pagina|rede)|enfase|concentr\\w+|caprich\\w+|mais (?:posts?|posta\\w+|public\\w+|conteudo|coisa)|o foco',
      ),
    ],
    not: has(
      `${unclear}|${item}|FOOD|MONEY|DATE|HOUR|NUMBER|nao|nem|menos|vend\\w+|som|music\\w+|abr\\w+|fech\\w+|forte (?:e|da casa)`,
    ),
    beside: has(`${beside.source}|salao|vazi\\w+|frac[oa]|dia|distribuir|hora|ritmo|que`),
    strange: 2,
    form: wish('postRule', { what: 'moreOn', weekdays: busy }),
  },
]
