/**
 * What owners write in one plain clause: a price that holds from a day on, how guests are to book, a novelty with its day,
 * more videos than photos, who cooks, and an item or a day that needs more guests.
 */
import { weekdaysIn } from '../dates/weekdays.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { callTo } from './calls.ts'
import { readFormBalance } from './counted-formats.ts'
import { itemOf } from './orders/what.ts'
import { takeWhen } from './orders/when.ts'
import { longWeekdays } from './weekday-words.ts'

type Around = { today: string; names: readonly HouseName[] }
/** `isAsked`: the sentence of the clause is a question. */
type Place = Around & { isAsked: boolean }
type Plain = (said: string, folded: string, around: Place) => WishContent[] | null

/** The owner's letters of some folded words. */
const own = (said: string, folded: string, words: string) => {
  const at = folded.indexOf(words)
  return said.slice(at, at + words.length).trim()
}

const newPrice =
  /^(?:(?:o|a|os|as|nosso|nossa) )?([a-z][a-z ]{2,40}?) (?:passa(?:m)? a(?: custar| ser)?|vai (?:custar|sair (?:a|por)|ficar (?:a|por)|passar a)|fica(?:m)? (?:a|por)|sai (?:a|por)|custa(?:ra)?) (?:r\$ ?)?(\d{1,3}(?:,\d{1,2})?)(?: reais)?$/
/** What one pays, and eats or drinks nothing for. */
const noItem = /\b(?:couvert|ingresso|entrada|taxa|frete|entrega|reserva|movimento|estacionamento)/
/** "a partir de 1º de dezembro o chope passa a 9,90 das 17h às 19h" */
const readNewPrice: Plain = (said, folded, { today }) => {
  if (!/\b(?:a partir d|desde |passa a|vai (?:passar|custar))/.test(folded) || /\bate\b/.test(folded))
    return null
  const { when, rest } = takeWhen(said, { today, last: null })
  const { from } = when.days
  const bare = rest.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,.]+$/g, '')
  const found = newPrice.exec(foldInPlace(bare).toLowerCase())
  if (!found?.[1] || from === undefined || when.days.weekdays || noItem.test(found[1])) return null
  const { start, end } = when
  return [
    {
      kind: 'combo',
      what: own(bare, foldInPlace(bare).toLowerCase(), found[1]),
      price: Number(found[2]?.replace(',', '.')),
      from,
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end }),
    },
  ]
}

const guests =
  '(?:as pessoas|o pessoal|a galera|o povo|a turma|todo mundo|os? clientes?|a gente|quem (?:vem|quer|quiser)(?: vir)?|eles)'
const toCall = new RegExp(
  `^(?:e |mas )*(?:(?:quero|queria|queremos|preciso|gostaria) que (?:${guests} )?|(?:e (?:pra|para) )?${guests} (?:tem que|deve\\w*|precisa\\w*|pode\\w*) |(?:quero |queria |e (?:pra|para) )?(?:levar|mandar|chamar|puxar|direcionar)(?: ${guests})? (?=para|pra|pro|ao))(.+)$`,
)
/** "quero que as pessoas reservem pelo link da bio": how guests book, and no subject of posts. */
const readToCall: Plain = (said, folded) => {
  const found = toCall.exec(folded)?.[1]
  return found ? callTo(own(said, folded, found), found) : null
}

const arrives =
  /^(?:(?:e|mas|dia) )*(?:(?:o|a|os|as|nosso|nossa) )?([a-z][a-z ]{2,40}?)(?: (?:e|sao) (?:a )?(?:novidade|lancamento|novo|nova)s?)?,? (?:que )?(?:so )?(?:chega|chegam|estreia|estreiam|entra|entra no cardapio|vai (?:chegar|estrear|entrar no cardapio))$/
const arrivesFirst =
  /^(?:chega|chegam|estreia|estreiam|vai (?:chegar|estrear)|lancamos|vamos lancar) (?!d[aeo]s? |hoje|amanha)(?:(o|a|os|as) )?([a-z][a-z ]{2,40}?)$/
/** "o bolo de rolo é novidade, chega dia 5" */
const readArrival: Plain = (said, _folded, { today, names }) => {
  const { when, rest } = takeWhen(said, { today, last: null })
  const { from, to } = when.days
  if (from === undefined || to === undefined || when.feast !== null || when.days.weekdays) return null
  const bare = rest.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,.]+$/g, '')
  const words = foldInPlace(bare).toLowerCase()
  const name = arrivesFirst.exec(words)?.[2] ?? arrives.exec(words)?.[1]
  if (
    !name ||
    /\b(?:encomenda|pedido|entrega|turista|gente|ferias|banda|cantor)|^(?:verao|inverno)/.test(name)
  )
    return null
  const isFresh = /^nov[oa] |^(?:cardapio|menu|carta) d/.test(name)
  if (
    !arrivesFirst.test(words) &&
    !/novidade|lancamento/.test(words) &&
    itemOf(name, names) === null &&
    !isFresh
  )
    return null
  const at = words.indexOf(name)
  const article =
    /(?<![a-z])([oa]s?) $/.exec(words.slice(0, at))?.[1] ?? /^nov([oa]s?) /.exec(name)?.[1] ?? 'e'
  return [
    {
      kind: 'date',
      what: `lançamento d${article} ${bare.slice(at, at + name.length)}`.slice(0, 120),
      from,
      to,
      closed: false,
    },
  ]
}

/** "fazer mais vídeo e menos foto": of the form of the posts, and no subject. */
const readMoreOf: Plain = (_said, folded) => readFormBalance(folded)

const whoMakes =
  /^(?:e |mas )*(?:(?:quero|queria|queremos|gostaria de|vamos) )?(?:mostrar|apresentar|mostra|mostre|falar de|contar) (?:de )?(?:quem (?:cozinha|faz|serve|atende|prepara|planta|pesca|cuida)[a-z ]{0,30}?|[oa] (?:cozinheir[oa]|chef|garcom|garconete|barman|dono|dona)(?: da casa| daqui)?),? (?:que e )?((?:[oa]|seu|dona|nosso|nossa|meu|minha) [a-z ]{3,40})$/
/** "quero mostrar quem cozinha, a dona Zefa": a post about her. */
const readWhoMakes: Plain = (said, folded) => {
  const name = whoMakes.exec(folded)?.[1]
  const what = name && said.slice(folded.length - name.length).replace(/^[oa] /iu, '')
  return what ? [{ kind: 'postTopic', what, count: 1, bound: 'at_least' }] : null
}

const needs =
  '(?:precisa(?:m)?|(?:esta(?:o)?|ta) precisando) (?:de |ter |vender )?(?:mais (?:gente|movimento|clientes?|publico|saida)|vender mais|sair mais|(?:um )?empurrao|forca|ajuda)'
const quiet = new RegExp(`^(?:e |mas )*(?:(?:o|a|os|as|nosso|nossa) )?(.{3,50}?) ${needs}$`)
const meal = /^(?:almoco|jantar|noite|tarde|movimento|salao|casa|bar|restaurante)?$/
const toCome = new RegExp(
  `^(?:e |mas )*(?:quero|queria|queremos|preciso|gostaria) que ${guests} (?:venham?|aparecam?|voltem?)(?: mais)? (.+)$`,
)
/** "a feijoada do sábado precisa de mais gente": that item on its day, or the day. */
const readNeedsGuests: Plain = (_said, folded, { names }) => {
  const subject = longWeekdays((quiet.exec(folded) ?? toCome.exec(folded))?.[1] ?? '')
  const weekdays = weekdaysIn(subject)
  if (weekdays.length === 0) return null
  const bare = subject
    .replace(/(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?:[ -]feiras?)?/g, ' ')
    .replace(/\b(?:d[aeo]s?|n[ao]s?|as|aos?|e|a|o)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (meal.test(bare)) return [{ kind: 'postRule', what: 'moreOn', weekdays }]
  const item = itemOf(subject.replace(/ (?:d[aeo]s?|n[ao]s?|as|aos?) .*$/, ''), names)
  return item ? [{ kind: 'promote', item, weekdays }] : null
}

const lacks =
  '(?:(?:muito |bem |meio |mais |tao )*(?:frac[oa]s?|fraquinh[oa]s?|vazi[oa]s?|parad[oa]s?|mort[oa]s?|devagar|sem (?:movimento|gente|cliente)))'
const isWeak = `(?:e|esta|ta|anda|fica|vem|continua|tem (?:sido|andado|ficado)|vive|segue) (?:${lacks}|(?:o )?(?:meu|nosso) (?:dia|noite|pior dia) ?${lacks}?)`
const days = '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?)(?:[ -]feiras?)?'
const weakDay = new RegExp(
  `^(?:e |mas |que |aqui )*(?:(?:o|a|os|as|nosso|nossa) )?(?:(?:noites?|almoco|jantar|movimento|tardes?|salao|casa) (?:d[aeo]s?|n[ao]s?|as?|aos?) )?${days}(?: (?:a noite|de noite|no almoco|no jantar|de tarde))? ${isWeak}(?:,? (?:e |entao )*(?:quero|queria|preciso|precisamos|ajuda|me ajuda|temos que|tem que|vamos|da pra|e preciso|precisa)\\b[^?]*)?$`,
)
const toFill = new RegExp(
  `^(?:e |mas |quero |queria |preciso |precisamos |queremos |temos que |vamos )*(?:de )?(?:pux\\w+|ench\\w+|lot\\w+|moviment\\w+|levant\\w+|salv\\w+|melhor\\w+|fortalec\\w+|anim\\w+|(?:trazer|ter|atrair|chamar|levar)(?: mais)? (?:gente|movimento|clientes?|publico|mesas?))(?: (?:n[ao]s?|d[aeo]s?|pr[ao]s?|para [ao]s?|a|o|as|os))? ?(?:noites? d[aeo]s? |movimento d[aeo]s? )?${days}(?:,? (?:que|porque|pois) (?:${isWeak}|ninguem vem|nao (?:vem|tem) (?:gente|ninguem|movimento)))?$`,
)
/** "a noite de quarta está fraca", "puxar a quinta que tá fraca": a day for which the house wants guests. */
const readWeakDay: Plain = (_said, folded, { isAsked }) => {
  if (isAsked || (!weakDay.test(folded) && !toFill.test(folded))) return null
  const weekdays = weekdaysIn(longWeekdays(folded))
  return weekdays.length > 0 ? [{ kind: 'postRule', what: 'moreOn', weekdays }] : null
}

const handle =
  /^(?:e )?(?:(?:o |a )?(?:nosso|nossa|meu|minha|perfil|pagina|arroba|siga(?: a gente)?|da casa|do bar|do restaurante|no|nosso perfil) ?)*(?:instagram|insta|ig|perfil|arroba|pagina)(?: (?:da casa|do bar|do restaurante))?(?: e| eh)?[:,]? ?@[a-z0-9_.]{3,30}$/
/** "meu Instagram é @…": noted, since the posts go out there. */
const readHandle: Plain = (said, folded) =>
  handle.test(folded) ? [{ kind: 'houseFact', about: 'context', what: said.slice(0, 120) }] : null

const readers: readonly Plain[] = [
  readNewPrice,
  readToCall,
  readArrival,
  readMoreOf,
  readWhoMakes,
  readNeedsGuests,
  readWeakDay,
  readHandle,
]

type Part = { start: number; end: number; isAsked: boolean }

/** A sentence, then two of its comma parts together, then each. */
function* passages(text: string): Generator<Part> {
  for (const sentence of text.matchAll(/[^;!?\n.]+(?:[.](?=\S)[^;!?\n.]+)*/g)) {
    const parts: Part[] = []
    let at = sentence.index
    const isAsked = text[sentence.index + sentence[0].length] === '?'
    for (const part of sentence[0].split(/,(?!\d)/)) {
      parts.push({ start: at, end: at + part.length, isAsked })
      at += part.length + 1
    }
    for (let size = parts.length; size > 0; size -= 1)
      if (size === parts.length || size <= 2)
        for (let first = 0; first + size <= parts.length; first += 1)
          yield { start: parts[first]?.start ?? 0, end: parts[first + size - 1]?.end ?? 0, isAsked }
  }
}

/** The plain clauses of a text, and the text with them blank; places stay. */
export function takePlain(text: string, around: Around): { wishes: DraftWish[]; rest: string } {
  const wishes: DraftWish[] = []
  let rest = text
  for (const { start: from, end: to, isAsked } of passages(text)) {
    const raw = rest.slice(from, to)
    const said = raw.trim()
    if (said.length < 8 || said.length > 160 || text[to] === '?' || raw !== text.slice(from, to)) continue
    const start = from + raw.indexOf(said)
    const folded = foldInPlace(said).toLowerCase()
    const found = readers
      .map((read) => read(said, folded, { ...around, isAsked }))
      .find((one) => one !== null)
    if (!found) continue
    wishes.push(...found.map((wish) => ({ wish, start, end: start + said.length })))
    rest = rest.slice(0, start) + ' '.repeat(said.length) + rest.slice(start + said.length)
  }
  return { wishes, rest }
}
