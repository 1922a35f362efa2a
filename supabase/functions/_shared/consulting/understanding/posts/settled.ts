/**
 * What readers of dates and subjects take for more than it says: a day off is no event, a question celebrates nothing, an
 * order is no information, and "pras próximas três semanas" is no subject.
 */
import type { Draft, DraftUnread, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { joined } from './orders/narrowing.ts'
import { withSaidAfter } from './said-after.ts'

const shut =
  /(?<![a-z])(?:(?<!nao )(?<!nem )fech(?:a|o|amos|ado|ada|ados|am)(?! (?:em|por|a|o (?:combo|pacote))(?![a-z]))|nao (?:abr\w+|funciona\w*|atend\w+)|ninguem (?:trabalha|abre|atende)|portas? (?:fica\w* |ficam )?(?:baixad\w+|fechad\w+)|(?:nao (?:havera|vai ter|tem|ha)|sem) expediente|descanso (?:da equipe|da casa|do pessoal)|(?:to|estou|fico|ficamos) em casa|(?:so |apenas )volt(?:a|amos|o) )/
const opens =
  /(?<![a-z])(?:abr(?:e|imos|o|ir)|aberto|funciona\w*|ate (?:as )?\d|depois d|a partir|so (?:ate|a partir))(?![a-z])/
const notShut = /(?<![a-z])nao (?:abr\w+|funciona\w*|fech\w+)/g

/** Closed then, and not on the day before it: "aniversário 12/12, fechado domingo". */
const weekday = /(?<![a-z])(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?)(?![a-z])/

/** From a wish to the end of its sentence, at most one comma further. */
const clauseOf = (folded: string, { start, end }: DraftWish): string => {
  const rest = /^[^.;!?\n,]*(?:,[^.;!?\n,]*)?/.exec(folded.slice(end))?.[0] ?? ''
  return folded.slice(start, end) + rest
}
/** "sexta 19 é boa pra inauguração?" asks of the day; "19/3 abre?" asks only whether the house opens then. */
const weighs =
  /(?<![a-z])(?:sera|funciona|bo[ma]|rende|serve|jeito|faco|gancho|devo|qual|ideal|melhor)(?![a-z])/
const isAsked = (folded: string, { start, end }: DraftWish): boolean => {
  const rest = /^[^.;!\n,]*\?/.exec(folded.slice(end))?.[0]
  return rest !== undefined && weighs.test(folded.slice(start, end) + rest)
}

/** "25/12 ninguém trabalha": closed, and nothing that one invites to. */
function withClosing(one: DraftWish, said: string): DraftWish {
  const { wish } = one
  if (wish.kind !== 'date' || wish.closed || wish.from === undefined || wish.price !== undefined) return one
  if (wish.open || wish.at !== undefined || wish.weekdays) return one
  const isShut = shut.test(said) && !weekday.test(said) && !opens.test(said.replace(notShut, ' '))
  return isShut ? { ...one, wish: { ...wish, closed: true } } : one
}

/** "Dia trinta e um tem luau": what is left of the number is no name. */
const numeral = /^(?:trint|vint|tre|quator|quinz|dez)\p{L}{0,3}$/iu
const dangling = /[\s,]+(?:at[ée]|d[aeo]s?|n[ao]s?|em|a|o|para|pra|pro|e|com|por)$/iu
/** "encomenda de bolo pro Natal até", before the day that was read apart. */
function withWholeName(one: DraftWish): DraftWish {
  const { wish } = one
  if (wish.kind === 'date' && numeral.test(wish.what) && wish.note) {
    const { note, ...rest } = wish
    return { ...one, wish: { ...rest, what: note.replace(/^com /iu, '') } }
  }
  return wish.kind === 'date' && dangling.test(wish.what)
    ? { ...one, wish: { ...wish, what: wish.what.replace(dangling, '') } }
    : one
}

/** "que é dia de casal", "bicho pega q é dia de Santa Luzia": what the day is called stands behind the verb. */
const calledBehind = /^.*?(?<!\p{L})(?:que|q) (?:é|e|eh) (?:(?:o|a) )?(?=\p{L})/iu
/** "jogo do Ceará a casa", "DJ que toca vinil": what goes on is no name. */
const goesOn = / (?:(?:a|o) (?:casa|bar)|(?:que|q|pq|porque) \p{L}.*)$/iu
/** "oficina de horta 20 vagas", "feira na calçada das 9 às 14": what belongs beside the name. */
const besideName =
  / (?:\d{1,3} (?:vagas|lugares|mesas)|inscri[çc][ãaõo]\S*|d[ae]s \d{1,2}h? (?:as|às|a|até as) \d).*$/iu
const hoursBeside = /^d[ae]s (\d{1,2})h? (?:as|às|a|até as) (\d{1,2})h?$/iu
function withPlainName(one: DraftWish): DraftWish {
  const { wish } = one
  if ((wish.kind !== 'date' || wish.closed) && wish.kind !== 'combo') return one
  const what = wish.what.replace(calledBehind, '').replace(goesOn, '').trim()
  const beside = besideName.exec(what)?.[0].trim()
  const name = beside === undefined ? what : what.slice(0, -beside.length).trim()
  if (name.length < 3 || name === wish.what) return one
  const [, from, to] = hoursBeside.exec(beside ?? '') ?? []
  if (wish.kind !== 'date' || beside === undefined) return { ...one, wish: { ...wish, what: name } }
  const isTimed = from !== undefined && wish.at === undefined
  const note = joined(wish.note, isTimed ? `até as ${to}h` : beside).slice(0, 120)
  return { ...one, wish: { ...wish, what: name, note, ...(isTimed && { at: Number(from) }) } }
}

/** "6 posts até o Natal": how many there are, and up to when. */
const untilFeast = /(?<!\p{L})(?:posts?|publica\p{L}+) (?:at[ée]) (?:o |a )?/iu
function asCount(one: DraftWish, said: string, today: string): DraftWish {
  const { wish } = one
  if (!untilFeast.test(said)) return one
  if (wish.kind === 'postTopic' && wish.count !== undefined)
    return { ...one, wish: { kind: 'count', count: wish.count, bound: wish.bound ?? 'exactly' } }
  return wish.kind === 'date' && !wish.closed && wish.to !== undefined && wish.to > today && !wish.weekdays
    ? { ...one, wish: { kind: 'period', from: today, to: wish.to } }
    : one
}

/** "vegano toda hora": not so often, and not never. "que": half of a clause. */
const noMention =
  /^(?:que|q|se|isso|nada|e|gente|motivo|o motivo)$|(?:toda hora|tod[oa] (?:dia|post)|o tempo todo|demais|antes|depois|ainda|muito)$|\d ?%|desconto/
/** "sushiman que ele saiu", "camarão é defeso": why is no part of the name; "nem emoji" is the rule on emojis. */
function withoutWhy(one: DraftWish): DraftWish {
  const { wish } = one
  if (wish.kind !== 'postRule' || wish.of === undefined) return one
  // "sem vídeo meu": of the owner.
  if (wish.what === 'noPicture' && /^(?:meus?|minhas?|noss[oa]s?)$/iu.test(wish.of))
    return { ...one, wish: { ...wish, of: 'donos da casa' } }
  if (wish.what !== 'noMention') return one
  const { of, ...rule } = wish
  if (/^emojis?$/iu.test(of)) return { ...one, wish: { ...rule, what: 'noEmoji' } }
  if (/^hashtags?$/iu.test(of)) return { ...one, wish: { ...rule, what: 'noHashtags' } }
  return { ...one, wish: { ...wish, of: of.replace(/ (?:que|q|pq|porque|é|está|tá) .*$/iu, '') } }
}
/** "não falar o preço do bolo", "não repetir o cappuccino", 'usa "sem carne"': of the food itself nothing is refused. */
const noRefusal = /(?<![a-z])(?:precos?|valor|repet\w+)(?![a-z])|"\s*(?:sem|nao)/
/** "só posts de dia de semana" */
function asWeekdays(one: DraftWish, said: string): DraftWish {
  const isWeek =
    one.wish.kind === 'postTopic' && /^dias? (?:de|da) semana$|^dias? ute?is$/.test(one.wish.what)
  return isWeek && /(?<![a-z])(?:so|apenas|somente)(?![a-z])/.test(said)
    ? { ...one, wish: { kind: 'postRule', what: 'noPosts', weekdays: [0, 6] } }
    : one
}

/** An order of posts, in place of the name of an event. */
const ordered =
  /^(?:solicit\w+|precis\w+|quero|queria|periodo|calendario|programacao|conteudo|posts?|posta\w+|sao \w+ dias|planej\w+)(?![a-z])/
/** No name of anything: a verb alone, an ordinal, what the owner does. */
const noName =
  /^(?:d[aeo] (?=ate )|antes d|(?:sai|vai|tem|rola|comec\w+|deixou|saiu|abriu|quebrou|sera|entra)$|(?:estou|estamos|vou|vamos|eu|tenho) |jan(?:eiro)?[ /]|calendario|(?:datas?|agenda|eventos|preco|primeir[ao]|segund[ao]|ultim[ao]|outr[ao])$|(?:ta|esta|estao) (?:falt|sem)|falt(?:a|ando) )/
const hidden = /ninguem pode saber|ninguem (?:ainda )?sabe|segredo|em off|nao (?:cont|fal|divulg)\w+/
const stems = (text: string) =>
  (
    foldInPlace(text)
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  ).map((word) => word.slice(0, 4))

/** Whether something of a name is said. */
function isNamed(item: string, said: string): boolean {
  const own = stems(said)
  const words = stems(item)
  return words.length === 0 || words.some((word) => own.includes(word))
}

const common = /(?<![a-z])(?:mes|dia|casa|semana|noite|hora)s?(?![a-z])/g
/** "um mês de posts" names no "Pizza do mês": no item of which only such a word is said. */
export function withoutCommonNames(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const unread: DraftUnread[] = [...draft.unread]
  const wishes = draft.wishes.filter(({ wish, start, end }) => {
    if (wish.kind !== 'promote') return true
    const said = folded.slice(start, end)
    const item = foldInPlace(wish.item).toLowerCase()
    const isCommon = [...said.matchAll(common)].some(([word]) => item.includes(word))
    const isOther = isNamed(item.replace(common, ' '), said.replace(common, ' '))
    if (!isCommon || isOther) return true
    unread.push({ start, end, why: 'unknown', blocking: false, choices: [] })
    return false
  })
  return { ...draft, wishes, unread: unread.toSorted((a, b) => a.start - b.start) }
}

/** "5 por semana, domingo não": no post on Sundays; the house may be open. */
function asSilence(one: DraftWish, said: string, before: string): DraftWish {
  const { wish } = one
  const isOfPosts = /^\p{L}+(?:s|-feira)? nao$/u.test(said.trim()) && /posts?|posta|publica/.test(before)
  return wish.kind === 'date' && wish.closed && wish.weekdays && isOfPosts
    ? { ...one, wish: { kind: 'postRule', what: 'noPosts', weekdays: wish.weekdays } }
    : one
}
/** "preciso dos textos de 10 a 28 de fevereiro": the days that posts cover. */
function asPeriod(one: DraftWish): DraftWish {
  const { wish } = one
  return wish.kind === 'date' &&
    wish.from !== undefined &&
    wish.to !== undefined &&
    wish.to > wish.from &&
    !wish.closed &&
    ordered.test(foldInPlace(wish.what).toLowerCase())
    ? { ...one, wish: { kind: 'period', from: wish.from, to: wish.to } }
    : one
}

const noSubject =
  /^(?:(?:uns |umas )?(?:\p{L}+|\d+) posts?$|tod[oa]s? (?:[oa]s )?dias?|cada dia|pr[ao]s? (?:o |a |os |as )?(?:proxim|mes|seman|public|povo$)|vespera$|publico$|so$|restringir|evitar|parar|comecar|aument|diminu|mant|dia fechad|dias? parad|postar|publicar|falassem|forca (?:pr|n)|barulho com|especialmente )/u
const orders =
  /(?<![a-z])(?:ninguem (?:escrev|post|fal|publi|sab)\w+|(?:isso )?nao vai (?:no|pro) post|so fac[oa]|que horas?|pra agradecer|comer no local|nao (?:post|publi|mostr|fal|escrev)\w+)/

/** Words of a wish that are left to the owner, or to readers that look for other words. */
const isLoose = ({ wish }: DraftWish, said: string, after: string, asks: boolean): boolean =>
  (wish.kind === 'postTopic' && noSubject.test(foldInPlace(wish.what).toLowerCase())) ||
  (wish.kind === 'houseFact' && wish.about === 'context' && orders.test(said)) ||
  (wish.kind === 'date' && !wish.closed && /^[ºª]/.test(wish.what)) ||
  (wish.kind === 'exclude' && (/(?<![a-z])marcas? d/.test(said) || noRefusal.test(said))) ||
  // "open de fruta não é open bar": what is not something else is not refused.
  (wish.kind === 'exclude' && /nao$/.test(said) && /^ e(?:ra)? /.test(after)) ||
  // A price without its item is an offer that was read by half.
  (wish.kind === 'price' && wish.item === undefined) ||
  // "chopp só nos posts de sexta": where it may stand, and not what is to be sold.
  (wish.kind === 'promote' && /(?<![a-z])so n[oa]s? /.test(said)) ||
  (wish.kind === 'date' && !wish.closed && noName.test(foldInPlace(wish.what).toLowerCase())) ||
  (wish.kind === 'date' && !wish.closed && hidden.test(said)) ||
  (wish.kind === 'exclude' &&
    wish.why === 'diet' &&
    !/(?<![a-z])(?:sem|nada|nao|nem|so|tudo|evit\w+)(?![a-z])/.test(said)) ||
  (wish.kind === 'postRule' &&
    wish.what === 'noMention' &&
    (noMention.test(foldInPlace(wish.of ?? '').toLowerCase()) ||
      // "não posta temaki antes": until a day that was read apart.
      / (?:antes|depois)$/.test(said) ||
      /nao (?:tem|temos|tenho)(?! mais| nada|[a-z])/.test(said) ||
      !isNamed(wish.of ?? '', said))) ||
  // "fecha espeto e chopp em R$ 30": a price, and no day.
  (wish.kind === 'date' && wish.closed && /r\$|reais/.test(said)) ||
  (asks &&
    wish.kind === 'date' &&
    !wish.closed &&
    wish.open !== true &&
    wish.at === undefined &&
    wish.price === undefined)

/** "férias 4 a 12/1": the house's own rest, and no event; that of schools has its word. */
const ownRest =
  /^(?:f[ée]rias|recesso)(?: (?:coletiv[ao]s?|d[ao] (?:casa|equipe|bar|restaurante|caf[ée]|loja)|geral))?$/iu
function asRest(one: DraftWish): DraftWish {
  const { wish } = one
  return wish.kind === 'date' && !wish.closed && wish.from !== undefined && ownRest.test(wish.what)
    ? { ...one, wish: { ...wish, what: 'casa fechada', closed: true } }
    : one
}

/** @param today yyyy-mm-dd */
export function withSettledPosts(text: string, draft: Draft, today: string): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const unread: DraftUnread[] = [...draft.unread]
  const wishes = draft.wishes.flatMap((one): DraftWish[] => {
    const said = folded.slice(one.start, one.end)
    const isAnswered = draft.wishes.some(
      (other) => other.wish.kind === 'question' && other.start < one.end && one.start < other.end,
    )
    if (isLoose(one, said, folded.slice(one.end), !isAnswered && isAsked(folded, one))) {
      const stop = said.search(/[.;!?\n](?!\d)/)
      const end = stop > 0 ? one.start + stop : one.end
      unread.push({ start: one.start, end, why: 'unknown', blocking: false, choices: [] })
      return []
    }
    const before = folded.slice(0, one.start).split('\n').at(-1) ?? ''
    const named = withPlainName(withWholeName(withClosing(withoutWhy(one), clauseOf(folded, one))))
    return [asCount(asWeekdays(asSilence(asPeriod(asRest(named)), said, before), said), said, today)]
  })
  return withSaidAfter(text, {
    ...draft,
    wishes,
    unread: unread.toSorted((a, b) => a.start - b.start),
  })
}
