/** What no post may show or say: people, offers, deliveries, drinks, slang, calls to come. */
import type { PostRule } from '../../../base/request/calendar-wishes.ts'
import { foldInPlace } from '../../text/fold.ts'
import { type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'
import { item, ofAlcohol, pictures, publishing, refusing, unclear } from './post-words.ts'

const no = has(refusing)
/** Words that may stand beside, and say nothing of their own. */
const beside = has(
  `${publishing}|${pictures}|coloc\\w+|coloqu\\w+|bot\\w+|us[aeo]\\w*|apare\\w+|sa(?:i|ia|iam|ir|em)|mostr\\w+|pod\\w+|precis\\w+|gostari\\w+|quer\\w+|tenh\\w+|hav\\w+|fac\\w+|faz\\w*|gost\\w+|dev\\w+|sej\\w+|fi(?:ca|que|car|cam|quem)|favor|deix\\w+|tir\\w+|nad\\w+|nenhu\\w+|algu\\w+|aquel\\w+|ess[ae]s?|tipo|jeito|cara|tom|estilo|frases?|palavr\\w+|textos?|legendas?|fal\\w+|cit\\w+|mencion\\w+|promet\\w+|prometa\\w*|diz\\w*|dig\\w+|escrev\\w+|aqui|noss[oa]s?|meu|minha|muit\\w+|demais|tant\\w+`,
)
const refused = (what: PostRule, words: string, more: Partial<Rule> & { but?: string } = {}): Rule => {
  const { but, ...rest } = more
  return {
    words: [no, has(words)],
    not: new RegExp(
      `${has(`${unclear}|${item}|MONEY|DATE|WEEKDAY|HOUR${but ? `|${but}` : ''}`).source}|[,;()]| (?:e|nem|ou) `,
    ),
    strange: 2,
    beside,
    form: wish('postRule', { what }),
    ...rest,
  }
}

const people =
  'clientes?|rostos?|caras?|gente|pessoas?|hospedes?|fregues\\w*|freguesia|funcionari\\w+|equipe|garco\\w+|galera|ninguem|visitantes?|turistas?|staff|publico|povo'
const kids =
  'criancas?|criancada|menin[oa]s?|menor(?:es)?(?: de idade)?|bebes?|alun[oa]s?|garot[oa]s?|guri(?:s|as|zada)?|adolescentes?|pirralh\\w+|kids|filhos? d\\w+'

/** Of drinks with alcohol alone: not of one item, nor of what is without it. */
const ofDrinks = (fields: Record<string, unknown>, slots: Slots) => {
  const said = foldInPlace(slots.text).toLowerCase()
  if (!ofAlcohol.test(said) || /(?:sem|nao) alco|zero/.test(said)) return null
  return withRest(fields, slots)
}

/** "não postar futebol, religião, nem política" */
const unmentionedList =
  /^(?:e |mas |por favor,? )*(?:n[ãa]o|nunca|nada|sem|evit\p{L}+|nem)(?: (?:quero|queremos|post\p{L}*|public\p{L}*|publiqu\p{L}*|fal\p{L}*|mostr\p{L}*|mencion\p{L}*|cit\p{L}*|de|d[ao]s?|sobre|nada))* (.+)$/iu
/** What other rules refuse, and more than a subject. */
const noSubject = new RegExp(
  `${has(`${people}|${kids}|emojis?|hashtags?|tags?|precos?|valor\\w*|desconto\\w*|promoc\\w+|girias?|palavr\\w+|convit\\w+|bebid\\w+|alcool\\w*|delivery|fotos?|videos?|rostos?|cara|motoboy|aplicativos?|tele-?entregas?|tche|bah|partiu|sextou|memes?|selfies?|gente|criancinhas?|off|aqui|palavra`).source}|(?:ar|er|ir|amos|aram)(?= |$)`,
)
const longestSubject = 4

/** The subjects of a list of refusals; none if one of them is more than a subject. */
function unmentioned({ text }: Slots): string[] {
  const [, list = ''] = unmentionedList.exec(text) ?? []
  const named = list
    .split(/,\s*(?:e\s+|ou\s+|nem\s+)?|\s+(?:e|ou|nem)\s+/iu)
    .map((one) => one.replace(/^(?:de|d[ao]s?|sobre|em|n[ao]s?)\s+/iu, '').trim())
    .filter((one) => one !== '')
  const isSubject = (one: string) =>
    one.split(' ').length <= longestSubject && !noSubject.test(foldInPlace(one).toLowerCase())
  return named.length > 1 && named.every(isSubject) ? named : []
}

export const postRefusals: readonly Rule[] = [
  refused('noChildren', kids, {
    but: 'evitar|FOOD|bebe|bebem|bebid\\w+|aceit\\w+|espaco|area|tem|temos|pag\\w+|entr\\w+|cardapio|menu|permit\\w+|parquinho|sem taxa|acompanhad\\w+',
  }),
  refused(
    'noSelling',
    'vend(?:er|a|as|endo|edor\\w*)|comercia\\w+|propagand\\w+|empurr\\w+|(?:cara|tom|jeito|estilo|texto) de (?:anuncio|loja|panfleto|camelo|encarte)|apelativ\\w+|apelacao|marketing|marketeir\\w+|publicidade|panflet\\w+|encarte|propagandista',
    { but: 'ingresso|cachaca|FOOD|so pra|mais' },
  ),
  {
    ...refused('noSelling', 'comercia\\w+|propagand\\w+|vendas?'),
    words: [has('menos'), has('comercia\\w+|propagand\\w+|vend[ae]\\w*')],
  },
  {
    ...refused('noFaces', people, {
      but: `beb\\w+|com[eo]ndo|tom\\w+|brind\\w+|copos?|cham\\w+|(?:cara|jeito) d[eo]|(?:nao|nem) (?:fal|cont|diz|cit)\\w+|sab\\w+|reclam\\w+|lota\\w*|${kids}`,
    }),
    words: [
      no,
      has(people),
      has(
        `${pictures}|mostr\\w+|apar\\w+|rostos?|caras?|identific\\w+|reconhec\\w+|expo\\w+|exib\\w+|de frente`,
      ),
    ],
  },
  {
    words: [
      has('gente|pessoas?|clientes?|equipe|todo mundo|povo'),
      has('so|somente|apenas'),
      has('de costas|maos?|de longe|silhueta'),
    ],
    not: has(unclear),
    strange: 1,
    beside,
    form: wish('postRule', { what: 'noFaces' }),
  },
  refused(
    'noDiscount',
    'descont\\w*|promoc\\w+|promos?|liquid\\w+|ofertas?|abatimentos?|cupo(?:m|ns)|off|queim\\w+ d\\w+|(?:baix\\w+|rebaix\\w+|reduz\\w+) (?:o |os |de )?precos?|cashback|pechinch\\w+',
    { but: 'FOOD' },
  ),
  refused(
    'noDelivery',
    'delivery|i-?food|tele-?entregas?|entreg\\w+|rappi|(?:pra|para|por) fora|(?:pra|para) viagem|motoboys?|aplicativos?|quentinhas?',
    { but: 'val\\w+' },
  ),
  {
    ...refused('noDrinks', 'x'),
    words: [
      no,
      has('ITEM|FOOD|bebidas?|alcool\\w*|teor|biritas?'),
      has(`${publishing}|${pictures}|mostr\\w+|apar\\w+|feed|entr\\w+|nem pensar|nao$|fora|carta`),
    ],
    // Where more is refused beside them, each is read by its own rule.
    not: has(
      `${unclear}|precos?|valores|emojis?|hashtags?|descontos?|rostos?|(?<!nao )pode\\w*|marcas?|MONEY|DATE|WEEKDAY|HOUR|tem|temos|serv\\w+|vend\\w+|trabalh\\w+|beb(?:e|er|em|o)|manha|cedo|antes|crianc\\w+|(?:um|NUMBER) posts?`,
    ),
    form: wish('postRule', { what: 'noDrinks' }, { turn: ofDrinks }),
  },
  refused(
    'noInvite',
    'convid\\w+|convites?|call to action|cta|chamad\\w+|chamar? (?:pra|para|pro)|bora|venh\\w+|vem pra ca|aproveite\\w*|reserve\\w*|marque\\w*|comentar|comentem?|compartilh\\w+|curtir|curtam?|corra\\w*|garanta\\w*|clique\\w*|link na bio|arrast\\w+',
    { but: 'pag\\w+|festa' },
  ),
  refused(
    'noSlang',
    'giri\\w+|linguajar|linguagem|cearens\\w+|abrevi\\w+|vc|pq|tb|internetes|(?:jeito|cara|texto) de zap|informa(?:l|is|lidade)|regionalismos?|express\\w+ regiona\\w+|gaiat\\w+|bord(?:ao|oes)|modinhas?|palavras? (?:da moda|chulas?)',
    { but: 'cardapio|garco\\w+|mex\\w+|hashtags?|tags?' },
  ),
  refused(
    'noKnownDates',
    'datas? (?:comemorativ\\w+|comercia\\w+|famos\\w+|comuns|conhecid\\w+|tradiciona\\w+|obvi\\w+|do calendario|que todo mundo|generic\\w+|manjad\\w+|normais|de sempre|batid\\w+)|calendario comercial|ess[ae]s datas',
    { but: 'alem d\\w+|so (?:as|nas)' },
  ),
  {
    words: [has('datas? (?:tipo|como)'), no],
    not: has(`${unclear}|fech\\w+|abr\\w+`),
    form: wish('postRule', { what: 'noKnownDates' }, { turn: withRest }),
  },
  {
    words: [
      /^(?:e |mas |por favor )*(?:tir\w+|esquec\w+|pul\w+|ignor\w+|(?:nao|nem|nunca) (?:precis\w+|quero|fal\w+|cit\w+|mencion\w+|us\w+|bot\w+|coloc\w+|lembr\w+)(?: (?:fal\w+|cit\w+|post\w+|coloc\w+))?|nada|sem|o calendario nao (?:deve|pode|precisa) ter)(?: (?:de|do|da|o|a|no|na|pro|pra|posts?|sobre))* DATE(?: (?:do|da|no|na) calendario)?(?: por favor)?$/,
    ],
    form: wish('postRule', { what: 'noMention', of: (slots: Slots) => slots.dateName() }),
  },
  {
    words: [no, /,|(?<![a-z])nem(?![a-z])/],
    not: has(`${unclear}|${item}|FOOD|MONEY|DATE|WEEKDAY|HOUR|NUMBER|so|que`),
    strange: 12,
    form: wish('postRule', { what: 'noMention' }, { each: { field: 'of', take: unmentioned } }),
  },
]
