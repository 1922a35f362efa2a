/** What holds for every post: "sem emoji", "no máximo 5 hashtags", "equipe sem rosto". */
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { numbersIn } from '../text/numbers.ts'
import { readOrdinaryRule } from './ordinary-rules.ts'
import { readRefusedList } from './refused-list.ts'
import type { Statement } from './statement.ts'
import { longWeekdays } from './weekday-words.ts'

const no = String.raw`(?:sem|nada de|nem|nenhuma?|nunca|jamais|nao (?:quero|usa\w*|use|bota\w*|bote|coloca\w*|coloque|poe|pode\w*|pode ter|gosto de|gostamos de|mostr\w+|aparec\w+|filma\w*|fotografa\w*|tira\w* foto de|faz\w*|fazemos|tem\w*|trabalh\w+ com|d[aou]\w*))(?: (?:nenhum|nenhuma|de|com|do|da|o|a|os|as|um|uma|ter|botar|usar|mostrar))*`
const faces = `(?:d[ao] (?:barista|chef|don[ao]|cozinheir[ao]|garcom|garconete|gerente)(?: [a-z]+)?|rostos?|caras?|gente|pessoas?|clientes?|funcionari[oa]s?|equipe|garcons|garcom|selfies?|(?:minha|meu|noss[ao]) (?:cara|rosto|foto|imagem)|(?:cara|rosto)s? d[aeo]s? (?:meus? |minhas? |noss[ao]s? )?[a-z]+|freguesia|freguesas?|fregueses)`

const rules: readonly (readonly [RegExp, WishContent & { kind: 'postRule' }])[] = [
  [
    new RegExp(String.raw`\b${no} (?:emojis?|figurinhas?|carinhas?|emoticons?)\b|\bzero emojis?\b`),
    { kind: 'postRule', what: 'noEmoji' },
  ],
  [
    new RegExp(String.raw`\b${no} (?:hashtags?|rastags?|jogo da velha|#)|\bzero hashtags?\b`),
    { kind: 'postRule', what: 'noHashtags' },
  ],
  [
    new RegExp(
      String.raw`\b${no} (?:fotos? (?:com |d[eao]s? )?)?${faces}(?: (?:d[aeo]s? )?(?:equipe|clientes?|gente|pessoas|ninguem|funcionarios?|na foto|nas fotos|no video|nos videos|aparecendo))*$|\b(?:equipe|fotos?|videos?|imagens?|clientes?|time|funcionarios?) sem (?:mostrar )?(?:o )?(?:rosto|cara|gente|pessoas?)\b|\bso (?:as )?maos\b|\bninguem (?:d(?:a equipe|aqui|a casa|a cozinha) )?(?:aparece|quer aparecer)\b|^(?:eu )?(?:nao (?:quero|gosto de|vou|posso|pretendo) aparecer|nao apareco|prefiro nao aparecer)(?: (?:n[ao]s?|em) (?:fotos?|videos?|posts?|imagens|nada|cameras?))*$|\b(?:a|em vez de|do que|no lugar de) (?:fotos? )?de (?:gente|pessoas?|cliente)s?$`,
    ),
    { kind: 'postRule', what: 'noFaces' },
  ],
  [
    new RegExp(String.raw`\b${no} (?:descontos?|promocao|promocoes|promo|liquidacao)\b`),
    { kind: 'postRule', what: 'noDiscount' },
  ],
  [
    new RegExp(String.raw`\b(?:${no}|nao) (?:entregas?|entregamos|delivery|ifood|i-food)\b`),
    { kind: 'postRule', what: 'noDelivery' },
  ],
]

const most =
  /\b(?:no maximo|ate|so|maximo(?: de)?|limite de|apenas|somente)?\s*(\d{1,2}|um|uma|dois|duas|tres|quatro|cinco|seis|dez) (?:hashtags?|rastags?)\b/

const amount = '(\\d{1,2}|uma|duas|tres|quatro|cinco|seis|dez)'
const each =
  '(?: (?:por|em|n[ao]|de|a) (?:cada )?(?:post|publicacao|carrossel|vez)| cada(?: (?:post|um|uma))?)'
/** "até 3 fotos", "no máximo duas fotos por post": of each post; "3 fotos por semana" counts posts. */
const mostPictures = new RegExp(
  `^(?:e |mas |quero |pode ser |posts? (?:com|de) |carross\\w+ (?:com|de) )*(?:(?:no maximo|ate|maximo(?: de)?|so|somente|apenas|limite de)(?: ate)? ${amount} (?:fotos?|imagens|imagem)${each}?(?: no maximo)?|${amount} (?:fotos?|imagens|imagem)${each}? no maximo)$`,
)

/** Children in pictures: no house that sells drinks shows them. */
const children =
  /^(?:sem|nada de|nenhuma?|nunca|nao (?:bota\w*|mostr\w+|post\w+|public\w+|pode ter|quero)) (?:(?:fotos?|imagem|imagens|videos?) (?:de|com) )?(?:criancas?|menores)(?: (?:nas?|em|nos?) (?:fotos?|posts?|imagens|videos?|publicacoes))?$/

/** "não mostrar cliente nem criança" */
const guestsAndChildren = new RegExp(
  `^${no} (?:fotos? d[eao]s? )?(?:${faces} (?:e|nem|ou) (?:d[eao]s? |a )?(?:criancas?|menores)|(?:criancas?|menores) (?:e|nem|ou) (?:d[eao]s? |o )?${faces})$`,
)

/** "posta só quinta e sábado" */
const onlyDays =
  /^(?:(?:(?:a|o|quem|minha|meu) )?(?:[a-z]+ ){0,2}?)?(?:(?:quero )?(?:post\w*|public\w+) (?:so|somente|apenas)|(?:so|somente|apenas) (?:da (?:pra|para) |pode(?:mos)? |consig\w+ |vai |vamos )?(?:post\w+|public\w+)) (?:(?:n[ao]s?|[ao]s|de|em) )*((?:(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?(?:, | e (?:n[ao]s? |[ao]s )?)?)+)$/

/** "não use a palavra “experiência”": the word alone, in any text. */
const quotedWord =
  /^(?:nao|nunca|sem) (?:us\w+|diz\w+|dig\w+|escrev\w+|coloc\w+|bot\w+) (?:a palavra|o termo|a expressao) ["“”']?([a-z][a-z -]{1,40}?)["“”']?$/

const silent =
  /\b(?:(?:nao|nunca|jamais) (?:post\w*|publi(?:c|qu)\w*|agend\w+|program\w+|marc\w+ (?:nada|posts?))|sem (?:post|posts|publicar|postar|publicacao|publicacoes))\b/

/** Longest phrase that a post may be told not to mention, in words. */
const longestPhrase = 5

/** "não bota foto de gente bebendo": of the picture alone. */
const pictured =
  /^(?:e |mas )?(?:sem|nada de|nem|nenhuma?|(?:nao|n|nunca|jamais) (?:quero |pode )?(?:ter|bot\w+|coloc\w+|poe|por|post\w+|public\w+|us\w+|mostr\w+|quero|queremos|faz\w*))(?: (?:nenhuma?|de|com))* (?:fotos?|imagem|imagens|videos?|reels?|story|stories) (?:de|com|d[ao]s?|mostrando|que mostr\w+|onde apare\w+) (?:[ao]s? |um |uma )?((?!bebidas?\b|alcool|drinks?\b|crianc|menor|ninguem)(?!.*\b(?:que|crianc\w+|menor\w*)\b).+)$/
/** Someone who drinks, with no word of a picture: nothing else in a post can show it. */
const drinkers =
  /^(?:e |mas )?(?:sem|nada de|nem|nenhuma?|(?:nas? (?:fotos?|imagens|videos?) )?(?:nao|n|nunca|jamais) (?:quero |pode )?(?:ter |aparec\w+ |mostr\w+ |bot\w+ |coloc\w+ |post\w+ )?(?:ver )?)(?: ?(?:nenhuma?|mostrar))* ?((?:gente|pessoas?|clientes?|ninguem|turma|povo)(?: (?:bebendo|tomando|brindando|virando|com (?:o )?copo)[a-z ]{0,25}))$/

const mention =
  /^(?:e )?(?:(?:nao|nunca) (?:fal(?:a|ar|e|em|o|amos|ando|ou)|cit\w+|mencion\w+|mostr\w+|bot\w+|coloc\w+|promet\w+|escrev\w+|(?:us\w+|diz\w+|dig\w+|fal\w+|escrev\w+) (?:a palavra|o termo|a expressao)|quero(?: (?:falar|citar|nada))?)|sem (?:falar|citar|mencionar|mostrar|usar a palavra)|nada de)(?: (?:posts?|publicacao|publicacoes|palavras?|termo|que|de|do|da|dos|das|em|no|na|nada|o|a|os|as|sobre))* (.+)$/

/** Eggs that are cooked may be named. */
const rawEgg = /^(?:nada de|nao (?:us|serv|trabalh|tem)\w*(?: com)?|sem) ovos? crus?$/

/** "trio elétrico não" */
const refusedLast =
  /^(?:mas |e )?((?!domingo|segunda|terca|quarta|quinta|sexta|sabado|dia |feriado)[a-z]+ [a-z ]+?) nao(?: por favor| viu)?$/

export function readPostRule({
  text,
  folded,
  asks,
}: Pick<Statement, 'text' | 'folded' | 'asks'>): WishContent[] | null {
  if (asks) return null
  const several = readRefusedList(folded)
  if (several) return several
  const ordinary = readOrdinaryRule(text, folded)
  if (ordinary) return ordinary
  // "foto de criança nem de gente bebendo": one rule for each.
  const lead = /^.*?(?<![a-z])(?:fotos?|imagem|imagens|videos?) (?=de )/.exec(folded)?.[0] ?? ''
  const shownAll = lead === '' ? [] : text.slice(lead.length).split(/ (?:nem|e nem|ou) (?=de )/iu)
  if (shownAll.length > 1) {
    const rules = shownAll.map((shown) => {
      const said = text.slice(0, lead.length) + shown
      return readPostRule({ text: said, folded: foldInPlace(said).toLowerCase(), asks })
    })
    return rules.every((rule) => rule !== null) ? rules.flat() : null
  }
  const limit = most.exec(folded)
  if (limit) {
    const [count] = numbersIn(limit[1] ?? '')
    return count === undefined ? null : [{ kind: 'postRule', what: 'mostHashtags', most: count }]
  }
  const pictures = mostPictures.exec(folded)
  if (pictures) {
    const [count] = numbersIn(pictures[1] ?? pictures[2] ?? '')
    return count === undefined || count === 0
      ? null
      : [{ kind: 'postRule', what: 'mostPictures', most: count }]
  }
  if (
    /^(?:sem|nenhum|nao (?:quero|por|poe\w*|ponha|bota\w*|bote|coloca\w*|coloque|mostra\w*|mostre|fala\w*)) (?:o |os |nenhum )?precos?(?: n[ao]s (?:posts|legendas|publicacoes|textos))?$/.test(
      folded,
    )
  )
    return [{ kind: 'onlyPrice' }]
  const withEmoji = /^(.+?),? (?:e |nem )(?:sem |nem )?(emojis?|hashtags?)$/.exec(folded)
  if (withEmoji?.[1] && withEmoji[2] && children.test(withEmoji[1]))
    return [
      { kind: 'postRule', what: 'noChildren' },
      { kind: 'postRule', what: withEmoji[2].startsWith('e') ? 'noEmoji' : 'noHashtags' },
    ]
  if (guestsAndChildren.test(folded))
    return [
      { kind: 'postRule', what: 'noFaces' },
      { kind: 'postRule', what: 'noChildren' },
    ]
  if (children.test(folded)) return [{ kind: 'postRule', what: 'noChildren' }]
  const only = onlyDays.exec(longWeekdays(folded))
  if (only) {
    const open = weekdaysIn(only[1] ?? '')
    const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => !open.includes(day))
    return open.length > 0 && weekdays.length > 0 ? [{ kind: 'postRule', what: 'noPosts', weekdays }] : null
  }
  const word = quotedWord.exec(folded)
  if (word?.[1]) {
    const at = folded.lastIndexOf(word[1])
    return [{ kind: 'postRule', what: 'noMention', of: text.slice(at, at + word[1].length) }]
  }
  const shown = (pictured.exec(folded) ?? drinkers.exec(folded))?.[1]
    ?.replace(/ (?:nas|em) (?:fotos?|imagens|videos?|posts?)$/, '')
    .trim()
  if (shown && joinedRules(folded).length === 0 && shown.split(' ').length <= longestPhrase) {
    const at = folded.lastIndexOf(shown)
    const of = text.slice(at, at + shown.length).replace(/^ningu[eé]m/iu, 'gente')
    return [{ kind: 'postRule', what: 'noPicture', of }]
  }
  // "não bota preço nem foto de gente bebendo"
  const both =
    /^((?:nao|n|nunca) \S+) (?:o )?(?:precos?|valor(?:es)?) (?:nem|e nem|ou) ((?:fotos?|imagem|imagens|videos?) .+)$/.exec(
      folded,
    )
  if (both?.[1] && both[2]) {
    const said = `${both[1]} ${both[2]}`
    const at = folded.length - both[2].length
    const rest = readPostRule({
      text: `${text.slice(0, both[1].length)} ${text.slice(at)}`,
      folded: said,
      asks,
    })
    return rest && [{ kind: 'onlyPrice' }, ...rest]
  }
  // "não mostra preço nem meu rosto"
  if (
    /^(?:nao|n) (?:mostr\w+|quero|bot\w+|coloc\w+) (?:o )?precos? nem (?:(?:o|a) )?(?:meu|minha) (?:rosto|cara|foto)$/.test(
      folded,
    )
  )
    return [{ kind: 'onlyPrice' }, { kind: 'postRule', what: 'noFaces' }]
  // "sem hashtag de praia do futuro": one subject, and not every hashtag.
  const ofOne =
    /^(?:sem|nada de|nao (?:us\w+|bot\w+|coloc\w+|poe|quero)) (?:nenhum\w* )?(?:a |as )?hashtags? (?:d[aeo]s?|sobre(?: [ao]s?)?|com(?: [ao]s?)?|falando d[aeo]s?) (.+)$/.exec(
      folded,
    )?.[1]
  if (ofOne && ofOne.split(' ').length <= longestPhrase) {
    const at = folded.lastIndexOf(ofOne)
    return [{ kind: 'postRule', what: 'noMention', of: text.slice(at, at + ofOne.length) }]
  }
  // "não fazer sorteio"
  const undone =
    /^(?:nao|nunca|nada de|sem) (?:faz\w*|ter|quero|queremos|anunci\w+|divulg\w+)(?: (?:nenhum|nenhuma|de))* (sorteios?|rifas?|brindes?|concursos?)$/.exec(
      folded,
    )?.[1]
  if (undone) return [{ kind: 'postRule', what: 'noMention', of: undone.replace(/s$/, '') }]
  const joined = joinedRules(folded)
  if (joined.length > 0) return joined
  if (silent.test(folded)) {
    const weekdays = weekdaysIn(longWeekdays(folded))
    const rest = longWeekdays(folded)
      .replace(silent, ' ')
      .replace(
        /\b(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|feiras?|nada|nenhum\w*|posts?|para|pra|pro|a|o|as|os|aos?|na|no|nas|nos|e|de|em|dia|dias)\b|-/g,
        ' ',
      )
      .trim()
    return weekdays.length > 0 && rest === '' ? [{ kind: 'postRule', what: 'noPosts', weekdays }] : null
  }
  return rawEgg.test(folded) ? [{ kind: 'postRule', what: 'noMention', of: 'ovo cru' }] : null
}

/** "sem emoji e sem hashtag": each part must be a rule. */
function joinedRules(folded: string): WishContent[] {
  const parts = folded
    .replace(/\bsem emojis? (?:e|nem) hashtags?\b/g, 'sem emoji e sem hashtag')
    .replace(/\bsem hashtags? (?:e|nem) emojis?\b/g, 'sem emoji e sem hashtag')
    .split(/\s+(?:e|nem)\s+(?=sem|nao|nada|so|no maximo|emoji|hashtag|desconto)/)
    .map((part) => (/^(?:emoji|hashtag|desconto)/.test(part) ? `sem ${part}` : part))
  const found = parts.map((part) => rules.find(([words]) => words.test(part))?.[1])
  return found.every((rule) => rule !== undefined) && folded.split(' ').length <= 12
    ? found.flatMap((rule) => rule ?? [])
    : []
}

/** A deed, and no word to avoid: "não quero aparecer". */
const infinitive =
  /^(?!(?:bar|lugar|mar|par|jantar|celular|mulher|colher|talher|lazer)\b)[a-z]{2,}(?:ar|er|ir)\b/

/** What posts must not name, if the words are no food or drink that the lexicon knows. */
export function readMention(text: string): WishContent | null {
  const folded = foldInPlace(text)
  const phrase = (mention.exec(folded) ?? refusedLast.exec(folded))?.[1]?.trim() ?? ''
  const size = phrase === '' ? 0 : phrase.split(' ').length
  if (
    size === 0 ||
    size > longestPhrase ||
    infinitive.test(phrase) ||
    /^(?:nada|outr[oa]s?|mal|que|se|ness[ea]s?|nest[ea]s?|iss?o|post\w*|quando|como|[a-z]+ndo)\b|\b(?:depois|antes|disso)\b|\b(?:precos?|valor|valores)\b/.test(
      phrase,
    )
  )
    return null
  const at = folded.indexOf(phrase)
  return { kind: 'postRule', what: 'noMention', of: text.slice(at, at + phrase.length).slice(0, 120) }
}
