/** What posts are to show or to tell: "destaque o PF e o baião", "quero contar a história do Dragão do Mar". */
import { findDates } from '../../dates/find-dates.ts'
import type { WishContent } from '../../text/draft.ts'
import { foldInPlace } from '../../text/fold.ts'
import { isFormBalance } from '../counted-formats.ts'
import type { Given, Order } from './order.ts'
import { voiceOf } from './tone.ts'
import { bare, isNoun, itemsOf } from './what.ts'
import { hasDays } from './when.ts'
import { media, opener, posts, publishing, scope } from './words.ts'

const want =
  '(?:eu |a gente |voces? )?(?:quero|queria|queremos|gostaria(?:mos)?(?: de)?|preciso(?: de)?|precisamos(?: de)?|prefiro|preferimos|vamos|vale|pode(?:m)?|podia(?:m)?|bora|favor|da para|da pra|tem que|e (?:pra|para)) (?:que (?:voces? )?)?'
const heading = new RegExp(
  `^${opener}(?:${[
    `(?:${want})(?:muit[oa]s? |mais |bastante |so |somente |um pouco )*(?:(?:${publishing})\\b ?(?:(?:d[aeo]s?|sobre(?: [ao]s?)?|com|em|n[ao]s?)\\b)? ?)?`,
    '(?:o |nosso |meu )?(?:grande )?(?:foco|destaque|prioridade|tema|assunto|enfase)(?: (?:agora|principal|do mes|da semana|da temporada|dos posts|das publicacoes))* (?:e|sera|vai ser|fica|deve ser|em|para|pra|pro|no|na|:)(?: (?:em|n[ao]s?|para|pra|pr[ao]s?))? ?',
    '(?:d[ae](?:r|em)?|deem|dar) (?:mais |muito )?(?:destaque|enfase|prioridade|forca|atencao) (?:a|ao|aos|as|para|pra|pr[ao]s?|em|n[ao]s?) ?',
    '(?:prioriz|valoriz|empurr|reforc|puxem?|homenage|capriche|caprich|aposte|apost|explor|foqu|foca|investe?m?|trabalh)\\w* (?:bem |muito )?(?:em |n[ao]s? |a |ao )?',
    `(?:mostr|destaqu|destac|divulg|anunci|fal|cont|post|public|lembr|comemor|celebr|promov|convid|cham|fac)(?:e|em|a|am|ar|uem|ue|ar|alem)\\w* (?:muito |mais |bem |sempre |so |somente |bastante |tambem )*(?:(?:d[aeo]s?|sobre(?: [ao]s?)?|com|n[ao]s?)\\b)? ?`,
    '(?:o que (?:importa|interessa|vale)|(?:so )?(?:me )?interessa) (?:e|sao)? ?',
  ].join('|')})(.+)$`,
)
const inMedia = new RegExp(
  `^(?:(?:mais|muit[oa]s?|uns|umas|um|uma|dois|duas|tres|alguns|algumas) )*(?:${media}|${posts}|conteudo)(?: (?:com|d[aeo]s?|sobre(?: [ao]s?)?|falando d[aeo]s?|mostrando))?(?: |$)`,
)
const endScope = new RegExp(` ?\\b${scope}$`)
/** "avisem que o espaço é menor" */
const telling =
  /^(?:mas |e |entao |por favor |favor )*(?:e (?:bom|importante) )?(?:avis\w+|diz\w*|dig\w+|lembr\w+|explic\w+|cont\w+|deix\w+ claro|inform\w+|fal\w+|esclarec\w+|reforc\w+)(?: (?:sempre|bem|no post|nos posts|ai|la|para todos|pra todo mundo|o povo|a todos|os clientes))* que (.+)$/
/** Themes that the calendar knows, in owners' words. */
const themes: readonly (readonly [RegExp, string])[] = [
  [/\bhistorias? da (?:nossa )?cachaca|\bcachaca e (?:a )?historia/, 'história da cachaça'],
  [/\bbastidor\w*/, 'bastidores'],
  [/\bharmoniza\w*/, 'harmonização'],
  [/\bprodutor\w*|\bfornecedor\w*/, 'produtores'],
  [/\b(?:nossa |a )?equipe\b|\bfuncionari\w+/, 'equipe'],
  [/\bconsumo (?:responsavel|consciente)|\bmoderacao/, 'consumo responsável'],
]

const themeOf = (folded: string): string | null => themes.find(([words]) => words.test(folded))?.[1] ?? null

/** Posts about a theme that the owner wants more of, at least; and at most, of what there should be less of. */
const often = { more: 4, less: 2 }

const days = ({ when, carry }: Given) => (hasDays(when) ? when.days : carry.ofSentence)

/** "menos promoção e mais história da cachaça" */
const balance = new RegExp(
  `^${opener}(?:quero |queria |prefiro )?(?:menos (.+?)(?:,| e| mas)? mais (.+)|mais (.+?)(?:,| e| mas)? menos (.+))$`,
)

function readBalance({ said, folded, when }: Given): Order | null {
  const found = balance.exec(folded)
  if (!found) return null
  const place = (text: string) => bare(said.slice(folded.indexOf(text), folded.indexOf(text) + text.length))
  const less = found[1] ?? found[4] ?? ''
  const more = found[2] ?? found[3] ?? ''
  if (less === '' || more === '' || /\bpost/.test(less)) return null
  const topic = (what: string, count: number, bound: 'at_least' | 'at_most'): WishContent => ({
    kind: 'postTopic',
    what: (themeOf(foldInPlace(what)) ?? what).slice(0, 120),
    count,
    bound,
    ...(when.days.from !== undefined && { from: when.days.from }),
    ...(when.days.to !== undefined && { to: when.days.to }),
  })
  return {
    wishes: [topic(place(more), often.more, 'at_least'), topic(place(less), often.less, 'at_most')],
  }
}

export function readFocus(given: Given): Order | null {
  const { clause, said, folded, names, carry, today } = given
  if (clause.asks && clause.last) return null
  // "vamos ter samba dia 12/12": an event, and no subject of posts.
  if (given.when.days.from !== undefined && /^(?:e |mas )?(?:vamos|vou|vai) ter /.test(folded)) return null
  // "prefiro foto a vídeo": a form, and no subject.
  if (isFormBalance(folded)) return null
  const turned = readBalance(given)
  if (turned) return turned
  const told = telling.exec(folded)
  if (told?.[1] && !/\b(?:nao|nem|nunca)\b/.test(told[1]) && carry.last !== null) {
    const note = said.slice(folded.length - told[1].length).trim()
    return { detail: { note: note.slice(0, 120) } }
  }
  const found = heading.exec(folded)
  const goesOn =
    !found && carry.order === 'focus' && carry.sentence === clause.sentence && clause.lead === 'next'
  const tied =
    !found &&
    carry.order !== null &&
    clause.lead !== 'start' &&
    /^(?:e sim |mas sim |sim )?(?:com|mostrando|falando d[aeo]s?|contando) (?!nao)/.exec(folded)
  if (!found && !goesOn && !tied) return null
  const object = found ? (found[1] ?? '') : tied ? folded.slice(tied[0].length) : folded
  let text = said.slice(folded.length - object.length)
  const lead = inMedia.exec(foldInPlace(text))
  if (lead) text = text.slice(lead[0].length)
  const tail = endScope.exec(foldInPlace(text))
  if (tail) text = text.slice(0, tail.index)
  text = bare(text)
    .replace(/^que\s+(?:[oa]s?\s+)?/iu, '')
    .replace(
      /\s+(?:apareçam?|apareça|saiam?|entrem?|venham?|tenham? destaque|estejam?)(?:\s+(?:mais|muito|bastante|sempre))*$/iu,
      '',
    )
  const plain = foldInPlace(text)
  if (plain.replace(/[^a-z]/g, '').length < 3 || /\b(?:nao|nem|sem|nunca|menos|exceto)\b/.test(plain)) {
    // "foco na Semana Santa": the date alone is what counts.
    const { feast } = given.when
    const isDate = /^(?:falar?|post\w*|cit\w*|lembr\w*|comemor\w*|aproveit\w*|)$/.test(plain)
    return found && feast !== null && isDate ? { wishes: [feastWish(feast, given)], goesOn: 'focus' } : null
  }
  if (found && given.when.feast !== null && /^(?:falar|postar|comemorar|lembrar|fazer post)$/.test(plain))
    return { wishes: [feastWish(given.when.feast, given)], goesOn: 'focus' }
  if (
    /^(?:participar|reservar|encomendar|pedir|postar|publicar|ter|fazer|receber|realizar|estar|abrir|fechar|lanc\w+|estre\w+|inaugur\w+|reabr\w+|voltar|comecar)\b/.test(
      plain,
    )
  )
    return null
  const voice = plain.split(' ').length <= 2 ? voiceOf(plain) : undefined
  if (voice !== undefined) return { wishes: [{ kind: 'style', what: voice }] }
  const items = itemsOf(text, names)
  const { from, to, weekdays } = days(given)
  const span = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(weekdays !== undefined && { weekdays }),
  }
  if (items !== null && (found || goesOn))
    return {
      wishes: items.map((item): WishContent => ({ kind: 'promote', item, ...span })),
      goesOn: 'focus',
    }
  // "fale do pôr do sol, da praia e do kitesurf"
  if (goesOn)
    return /^d[aeo]s? /.test(folded) && !hasDays(given.when)
      ? { wishes: topicsOf(said).map(topicWish), goesOn: 'focus' }
      : null
  const theme = themeOf(plain)
  const { feast } = given.when
  const own = feast ?? findDates(text, today).find(({ name }) => name !== null)?.name ?? null
  if (own !== null && found && isNoun(plain) && plain.includes(foldInPlace(own)))
    return { wishes: [feastWish(own, given)] }
  const topic = text.replace(/^(?:que|para|pra)\s+/iu, '').replace(/\s+(?:agora|hoje|também|já)$/iu, '')
  if (
    !isTold(foldInPlace(topic)) ||
    /\d/.test(topic) ||
    /^(?:data|dia|evento|sempre|tudo|nada|isso)s?$/iu.test(topic)
  )
    return null
  // "agradecendo os clientes no aniversário de 5 anos, 28 de fevereiro": what is told, and when.
  const act =
    /^((?:agradec|mostr|cont|homenage|convid|explic|lembr|avis|comemor|celebr)\p{L}*(?:ndo|r) .+?) n[oa] (.+)$/iu.exec(
      topic,
    )
  const spanOf = hasDays(given.when) ? given.when.days : given.next?.said === '' ? given.next.when.days : {}
  if (found && act?.[1] && act[2] && spanOf.from !== undefined && isNoun(foldInPlace(act[2])))
    return {
      wishes: [
        {
          kind: 'date',
          what: act[2].slice(0, 120),
          closed: false,
          from: spanOf.from,
          to: spanOf.to ?? spanOf.from,
          tell: act[1].slice(0, 120),
        },
      ],
      ...(hasDays(given.when) ? {} : { takesNext: true as const }),
    }
  // What comes every week: "o almoço executivo de segunda a sexta".
  const { weekdays: every } = given.when.days
  if (found && every !== undefined && given.when.days.from === undefined && isNoun(foldInPlace(topic)))
    return { wishes: [{ kind: 'date', what: topic.slice(0, 120), closed: false, weekdays: every }] }
  // "o foco é a volta às aulas, dia 1º de março": the next clause is its day.
  const { next } = given
  if (found && !hasDays(given.when) && next?.when.days.from !== undefined && next.when.feast === null) {
    const { from: first, to: last } = next.when.days
    const to1 = new RegExp(`\\b([oa])s? ${plain.replace(/[^a-z0-9 ]/g, '.').split(' ')[0] ?? ''}`).exec(
      folded,
    )?.[1]
    const what = /\bhomenage\w+/.test(found[0])
      ? `homenagem ${to1 === 'o' ? 'ao' : to1 === 'a' ? 'à' : 'a'} ${topic}`
      : topic
    const note = bare(next.said)
    if (note === '' || (isNoun(foldInPlace(note)) && !/\d{3}/.test(note)))
      return {
        wishes: [
          {
            kind: 'date',
            what: what.slice(0, 120),
            closed: false,
            from: first,
            ...(last !== undefined && { to: last }),
            ...(note !== '' && { note: note.slice(0, 120) }),
          },
        ],
        takesNext: true,
      }
  }
  const scope = carry.ofSentence
  const isOneDay = scope.from !== undefined && scope.from === scope.to
  const isOfDate = feast !== null || carry.feast !== null || isOneDay
  // Days without an occasion are when it is told.
  const spanOfIt = given.when.days.from === undefined ? scope : given.when.days
  if (!isOfDate && spanOfIt.from !== undefined)
    return {
      wishes: [
        {
          kind: 'postTopic',
          what: (theme ?? topic).slice(0, 120),
          count: 1,
          bound: 'at_least',
          ...spanOnly(spanOfIt),
        },
      ],
      goesOn: 'focus',
    }
  if (found && isOneDay && carry.isBare && feast === null && carry.feast === null)
    return {
      wishes: [
        {
          kind: 'date',
          what: topic.slice(0, 120),
          closed: false,
          ...spanOnly(scope),
          tell: topic.slice(0, 120),
        },
      ],
      goesOn: 'focus',
    }
  if (isOfDate && (hasDays(given.when) || carry.ofSentence.from !== undefined || feast !== null))
    return feast !== null && hasDays(given.when)
      ? { wishes: [feastWish(feast, given, topic)], goesOn: 'focus' }
      : { detail: { tell: topic.slice(0, 120) }, goesOn: 'focus' }
  // In a sentence of its own it is another subject.
  const isBeside = clause.lead !== 'start' || hasDays(given.when)
  if (tied || (carry.last?.from !== undefined && theme === null && isBeside))
    return { detail: { tell: topic.slice(0, 120) }, goesOn: 'focus' }
  if (theme !== null)
    return { wishes: [{ kind: 'postTopic', what: theme, count: often.more, bound: 'at_least', ...span }] }
  // "poste só de manhã" says when, not what of.
  if (/^(?:so )?(?:(?:de|pela|a|na) )?(?:manha|tarde|noite|madrugada|cedo)$/.test(foldInPlace(topic)))
    return null
  return { wishes: topicsOf(topic).map(topicWish), goesOn: 'focus' }
}

/** "da feirinha e do Mucuripe": two subjects. */
const topicsOf = (text: string): string[] =>
  text
    .split(/\s+e\s+(?=d[aeo]s?\s)/iu)
    .map((one) => bare(one))
    .filter((one) => one !== '')

const topicWish = (what: string): WishContent => ({
  kind: 'postTopic',
  what: what.slice(0, 120),
  count: 1,
  bound: 'at_least',
})

const spanOnly = ({ from, to }: { from?: string; to?: string }) => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

/** What a post can be about: a noun, perhaps with a relative clause. */
const isTold = (folded: string) => isNoun(folded.replace(/ que .*$/, '')) && folded.split(' ').length <= 12

function feastWish(feast: string, { when, today }: Given, tell?: string): WishContent {
  const span = findDates(feast, today).find(({ name }) => name === feast)?.span
  const { from = span?.from, to = span?.to } = when.days
  return {
    kind: 'date',
    what: feast,
    closed: false,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(tell !== undefined && !onlyWants.test(foldInPlace(tell)) && { tell: tell.slice(0, 120) }),
  }
}

/** "quero aproveitar o réveillon": wants posts of the feast, and names nothing that they are to tell. */
const onlyWants =
  /^(?:(?:quero|muito|bem|bastante|pra|para|o maximo|mais) )*(?:aproveit|divulg|anunci|lembr|celebr|comemor|curti|explor|fatur|vend|lot|ench|capitaliz|surf)\w*(?: (?:muito|bem|bastante|mais|o maximo|a data|o dia|o momento))*$/
