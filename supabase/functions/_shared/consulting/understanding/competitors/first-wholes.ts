/**
 * Clauses beside a list of competitors that say one thing as a whole, taken out before other readers see half of them: an item of
 * one of them that is not compared, a limit on something that the list of the house does not name, what a price at theirs would
 * bring, what none of them offers, an app that is refused, and what the house is good at.
 */
import { tokenize } from '../../base/language/text.ts'
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import type { Draft, DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutSpans } from '../text/take-out.ts'
import { readConcepts } from './concepts/concepts.ts'
import { isNobody } from './gate.ts'
import { rivalIn } from './talk/named.ts'
import { isAddress } from './walk/sellers.ts'
import { unnamed, walk } from './walk/walk.ts'
import { isSold } from './walk/words.ts'

type Reader = (
  said: string,
  around: {
    names: readonly Named[]
    heads: readonly string[]
    /** The clause in the owner's letters. */
    own: string
    isAsked: boolean
    /** The competitor that the text names last before it. */
    last: string | undefined
  },
) => WishContent | null

/** A name in capitals, with its small words: "Fogo de Chão", "Pão & Cia". */
const proper = String.raw`\p{Lu}[\p{L}'’]*(?:\s+(?:(?:d[aeo]s?|e|&)\s+)?\p{Lu}[\p{L}'’]*)*`
const before = /(?:^|[\n.;])\s*([^:;.\n\d]{3,60}):(?=[^\n]*\d)/gu
const ofSeller = new RegExp(
  String.raw`(?<!\p{L})(?:[OoAa]s?|[DdNn][oa]s?)\s+(${proper})(?=[\s,.;:!?]|$)`,
  'gu',
)
const place =
  'barraca|bar|boteco|trailer|restaurante|lanchonete|pizzaria|hamburgueria|quiosque|padaria|churrascaria|cantina|cafeteria|sorveteria|marmitaria|quentinhas?'
const does = 'cobr\\w+|vend\\w+|tem|faz|serv\\w+|demor\\w+|abr\\w+|fech\\w+|bot\\w+|da|reform\\w+'
/** Without capitals: "a barraca sol nascente cobra". */
const dictated = new RegExp(
  String.raw`(?<!\p{L})[oa] ((?:${place})(?: (?!(?:${does})\b)\p{L}+){1,3}) (?=(?:${does})\b)`,
  'gu',
)

/** Names before a colon and a price, those that a sentence says something of, and those of places without capitals. */
export const headsIn = (text: string, names: readonly Named[]): string[] => {
  const around = { names, rivals: [], theirs: [] }
  const heads = [...text.matchAll(before)].flatMap(([, name = '']) =>
    sentenceWords.test(foldInPlace(name).toLowerCase()) || isNobody(name) || isSold(name, around)
      ? []
      : [name.trim()],
  )
  // "Bar Azul. Chope 9", "Bar Azul - chope 9"
  const hastyHeads = walk(text, around).sellers.filter((name) => name !== unnamed && /\p{Lu}/u.test(name))
  const isOwn = (name: string) => itemIn(foldInPlace(name).toLowerCase(), names) !== undefined
  const said = [...text.matchAll(ofSeller), ...text.matchAll(dictated)].flatMap(
    ({ 0: whole, 1: name = '', index }) => {
      const [from, to] = [text.lastIndexOf('\n', index) + 1, index + whole.length]
      const lead = text.slice(from, to - name.length)
      const isStreet = isAddress(lead, text.slice(to)) || isNobody(name, foldInPlace(lead), text.slice(to))
      return isOwn(name) || isStreet || notSellers.test(name) ? [] : [name]
    },
  )
  return [...new Set([...heads, ...hastyHeads, ...said])].filter(
    // "o Beto" is the Trailer do Beto of the list.
    (name, _, all) => !all.some((other) => other !== name && other.split(/\s+/).includes(name)),
  )
}

/** Words of a sentence, which no name above a list has. */
const sentenceWords =
  /(?<!\p{L})(?:ninguem|que|quero|queria|tem|meus?|minhas?|eu|me|nao|quanto|onde|como|mais|mas|responda\p{L}*|dig\p{L}+)(?!\p{L})/u

/** What is written with a capital and sells nothing. */
const notSellers =
  /^(?:Natal|Carnaval|R[eé]veillon|P[aá]scoa|Google|Instagram|WhatsApp|Pix|Ano|Brasil|Cear[aá]|Centro|Praia|Rua|Avenida|Deus|iFood|Se|Eu|Que|Não|[A-Z]\p{L}+-feira)(?!\p{L})/u

const leaves =
  '(?:(?:por favor,? )?(?:nao|nem) (?:quero |queremos |precisa |e (?:pra|para) |deve |vale (?:a pena )?|da (?:pra|para) |serve (?:pra|para) |tem como )?(?:me |se )?(?:compar\\w+|us\\w+|consider\\w+|cont\\w+|lev\\w+(?: em conta)?|olh\\w+|inclu\\w+)|deix\\w+(?: de fora|(?=.* fora\\b))|tir\\w+|ignor\\w+|desconsider\\w+|exclu\\w+|descart\\w+|pul\\w+)'
const why = '(?:,? (?:que|porque|pois|ja que|por ser|la|e) [^.;!?\\n]*)?'
const leftBefore = new RegExp(
  `^(?:e |mas )?${leaves} (?:o preco d)?(?:o|a|os|as) (?<item>[a-z0-9 -]{3,50}?) (?:com (?:o|a|os|as) )?d(?:o|a|os|as|e) (?<who>[^,;:?]{2,50}?)(?: (?:de )?fora)?(?: d[ao] (?:conta|comparacao|lista))?${why}$`,
)
const leftAfter = new RegExp(
  `^(?:e |mas )?(?:o|a|os|as) (?<item>[a-z0-9 -]{3,50}?) d(?:o|a|os|as|e) (?<who>[^,;:?]{2,50}?),? (?:nao (?:entra|entram|vale|serve|conta|contam|da|e comparavel)|fica(?:m)? (?:de )?fora|e outra coisa)(?: [^,;:?]{0,30})?${why}$`,
)

/** "não compare o pão com o da Boutique, que é de fermentação natural": one item of one of them. */
const readLeftOut: Reader = (said, { names, heads }) => {
  const { item = '', who = '' } = (leftBefore.exec(said) ?? leftAfter.exec(said))?.groups ?? {}
  const own = item === '' ? undefined : itemIn(item, names)
  const competitor = rivalIn(who, heads)
  return own === undefined || competitor === undefined
    ? null
    : question('notCompared', { item: own, competitor })
}

/** Items of the house's list that have all words of a phrase. */
const holdersOf = (phrase: string, names: readonly Named[]) => {
  const words = tokenize(phrase)
  return names.filter(({ name }) => {
    const own = tokenize(foldInPlace(name).toLowerCase())
    return words.length > 0 && words.every((word) => own.includes(word))
  })
}

/** What a limit may be on that is no item. */
const general =
  /^(?:(?:o |a |os |as )?(?:precos?|valor(?:es)?|conta|contas|cardapio|menu|ticket|itens|item|pratos?|bebidas?|drinks?|produtos?|aumentos?|reajustes?|subidas?|altas?|client\w+|gente|casa|custo|gasto\w*|desconto\w*|diferenca|el[ea]s?|isso|tudo|nada|nenhum\w*|ninguem|resto|outros?|demais|taxa|entrega|combo|media|margem|lucro)\b.*|.*\b(?:aumento|reajuste|preco|subida|alta|desconto|custo|gasto|tudo|nada|todos|todas|eu|nos)\b.*)$/
const limit =
  /^(?:e |mas )?(?:o|a|os|as|noss[oa]s?|meus?|minhas?)(?: (?:noss[oa]s?|meus?|minhas?))? (?<item>[a-z][a-z -]{1,40}?) (?:nao (?:pode\w*|deve\w*|vai|quero que|passa\w*)|(?:tem|tem que|tem de|precisa|deve\w*|fica\w*|continua\w*|vai|so pode\w*|pode\w*)) ?(?:(?:que|de|ficar|continuar|passar|ultrapassar|custar|ser|estar|ir|subir|chegar|passe|a|em|no maximo|no|ate) )*(?:abaixo de|menos de|ate|no maximo(?: a)?|mais (?:de|que|do que)|acima de|de|a) (?:r\$ ?)?(?<max>\d{1,4}(?:,\d{1,2})?)(?: reais)?$/

/** "o caldo tem que ficar abaixo de 15": of an item that the house has not listed, and of no other. */
const readUnlisted: Reader = (said, { names, own }) => {
  const { item = '', max = '' } = limit.exec(said)?.groups ?? {}
  if (
    item === '' ||
    general.test(item) ||
    itemIn(item, names) !== undefined ||
    holdersOf(item, names).length > 0
  )
    return null
  const at = said.indexOf(item)
  return { kind: 'capPrice', item: own.slice(at, at + item.length), max: Number(max.replace(',', '.')) }
}

const brings =
  /\b(?:quant\w+|o que)\b.*\b(?:entr\w+|ganh\w+|fatur\w+|rend\w+|sobr\w+|daria|muda\w*|aument\w+|traz\w*|faco|faria|lucr\w+|a mais)\b|\b(?:ganho|entra|rende|sobra)\b.*\bquanto\b/
const atTheirs =
  /\b(?:(?:preco|valor) medio|media|mediana|no meio)\b|\bmesmo(?: preco| valor)? (?:d[aeo]s?|que|n[ao]s?)\b|\bigual(?:ar|asse|o|ei)? (?:a|o|ao|aos|a[os]? preco)|\bpreco (?:d[aeo]s?|del[ae]s?)\b|\bque (?:o|a|os|as|el[ae]s?) [a-z ]{2,30}cobr\w+/
const orTheirs = /\b(?:se|caso|botando|cobrando|pondo|colocando|subindo|passando|igualando)\b/

/** "quanto entraria a mais se eu pusesse o suco no preço médio dos três?" */
const readAtTheirs: Reader = (said, { names, heads }) => {
  if (!brings.test(said) || !atTheirs.test(said) || !orTheirs.test(said)) return null
  const item = itemIn(said.replace(/\b(?:preco|valor) medio\b|\bmedia\b/g, ' '), names)
  if (item === undefined || names.some(({ name, isSection }) => name === item && isSection)) return null
  const competitor = /\b(?:medio|media|mediana)\b/.test(said) ? undefined : rivalIn(said, heads)
  return question('pays', { item, what: 'preço deles', ...(competitor !== undefined && { competitor }) })
}

const noneHas =
  /^(?:(?:e |eu |quero saber |queria saber |me (?:diga|fale) |diga |saber )*)(?:o que|oq|que (?:itens|item|produtos?|pratos?|coisas?)|algo|tem algo|alguma coisa)(?: e)?(?: que)? (?:eu |a gente |nos |so eu |da pra )?(?:[a-z]+ ){0,3}?(?:que )?(?:nenhum\w*|ninguem|so eu|so a gente|so nos)\b(?: [a-z]+){0,4}? (?:oferec\w+|tem|tenha\w*|vend\w+|faz\w*|serv\w+|tenho|temos)(?: [a-z ]{0,30})?\??$/
const readUnsold: Reader = (said) => (noneHas.test(said) ? question('unsold') : null)

const app = '(?:i ?-?food|rappi|99 ?food|keeta|aplicativos?|apps?|delivery(?: por aplicativo)?)'
const refusesApp = new RegExp(
  `^(?:e |mas )?(?:(?:n[oa]s? |em |pro |para o |de )?${app},? (?:eu |a gente |nos )?(?:nao|nem pensar|nunca|de jeito nenhum)(?: \\w+){0,3}|(?:eu |a gente |nos )?nao (?:quero|queremos|vou|vamos|pretendo|pretendemos|entro|entramos|trabalho|trabalhamos|uso|usamos|penso|estou|estamos|tenho)(?: \\w+){0,3}? (?:n[oa]s? |com |em |de |por )?${app})(?:,? [^;:?\\d]{3,60})?$`,
)
const readApp: Reader = (said) => (refusesApp.test(said) ? question('delivery', { against: true }) : null)

const keepsUp =
  /^(?:e |mas )?(?:eu |a gente |nos )?nao (?:quero|queremos|posso|podemos|vou|vamos|pretendo|pretendemos|penso em|aceito)(?: nem)? (?:baix\w+|abaix\w+|reduz\w+|diminu\w+|descer|mexer)(?: (?:o preco|os precos|preco))? ?(?:d[aeo]s? |n[ao]s? |o |a |os |as )(?<rest>[a-z][a-z0-9 -]{3,100})$/
/** "não quero baixar o artesanal a carne é boa": the item at the head of what is said, and no food of the reason. */
const readKept: Reader = (said, { names }) => {
  const words = keepsUp.exec(said)?.groups?.rest?.split(' ') ?? []
  const lengths = [4, 3, 2, 1].filter((length) => length < words.length)
  const head = lengths.find(
    // Another thought begins with its own subject.
    (length) =>
      /^(?:o|a|os|as|que|porque|pois|ja|meu|minha|el[ea])$/.test(words[length] ?? '') &&
      holdersOf(words.slice(0, length).join(' '), names).length > 0,
  )
  if (head === undefined) return null
  const phrase = words.slice(0, head).join(' ')
  return question('lower', { item: itemIn(phrase, names) ?? phrase, against: true })
}

const war =
  /^(?:e |mas )?(?:eu |a gente |nos )?nao (?:quero|queremos|pretendo|pretendemos|vou|vamos|penso|pensamos|gosto|topo|entro|entramos)(?: (?:em|de|a))?(?: (?:entrar|comprar|fazer|participar|brigar|disputar))?(?: (?:em|de|n[ao]|uma?|essa|nessa))* ?(?:guerra|briga|disputa|leilao) (?:de|por|com) precos?(?: com [^,;:?\d]{2,40})?$/
const readWar: Reader = (said, { heads }) => {
  if (!war.test(said)) return null
  const competitor = rivalIn(said, heads)
  return question('lower', { against: true, ...(competitor !== undefined && { competitor }) })
}

const charges =
  /^(?:e |eu |sera que )*(?:devo|devia|deveria|vale a pena|compensa|posso|da pra|tenho que|e melhor|sera que)(?: eu)? (?:cobr\w+)(?: (?:a|pela|por|taxa de|uma taxa de|alguma coisa pela|algo pela|frete|taxa))* ?(?:entrega|frete|taxa de entrega|viagem)\b[^;:\d]{0,40}\??$/
const readFee: Reader = (said) => (charges.test(said) ? question('freeDelivery') : null)

const threat =
  /\b(?:ameac\w+|perig\w+|me preocup\w+|preocupar com|ter medo|devo temer|tomar cuidado com|rouba\w* (?:meus?|minha) client\w+)\b/
const readThreat: Reader = (said, { heads, isAsked }) => {
  const competitor = rivalIn(said, heads)
  return threat.test(said) && (isAsked || /\bou nao\b/.test(said)) && competitor !== undefined
    ? question('rivalStrength', { competitor })
    : null
}

const merit =
  /^(?:e |mas |ja |aqui )?(?:o |a |os |as )?(?:noss[oa]s?|meus?|minhas?) (?:grande |maior |principal |principais |maiores )?(?:pontos? fortes?|forte|forca|diferencia(?:l|is)|qualidades?|vantagens?|vantagem|destaque)s? (?:e|sao|esta|estao|fica)\b/
const readMerit: Reader = (said, { own, names }) =>
  merit.test(said) && itemIn(said, names) === undefined
    ? question('ownStrength', { what: own.slice(0, 120) })
    : null

const ofThem =
  /^(?:e |mas )?(?:ele|ela|eles|elas|la|ess[ea](?: \w+)?|est[ea](?: \w+)?) (?:ja |so |tambem |nao |ainda )*(?:fic\w+|e|sao|esta\w*|ta|tao|tem|abr\w+|fech\w+|funcion\w+|viv\w+|receb\w+|faz\w*|atend\w+|demor\w+|lot\w+|ench\w+|cham\w+|aceit\w+|entreg\w+)\b/
const money =
  /r\$|\breais\b|\d,\d{2}|\b(?:cobr\w+|cust\w+|preco\w*|vend\w+)\b|\d(?! ?(?:km|quilometros?|m|metros|h|horas?|min\w*|quadras?|quarteir\w+|ruas?|anos?|mesas|lugares|pessoas|dias)\b)/
/** "Ele fica a 2 km daqui": told of the one that the text named last. */
const readOfLast: Reader = (said, { last, own, isAsked }) =>
  last !== undefined && !isAsked && ofThem.test(said) && !money.test(said)
    ? { kind: 'rivalFact', competitor: last, about: 'crowd', what: own.slice(0, 120) }
    : null

const readers: readonly Reader[] = [
  readLeftOut,
  readUnlisted,
  readAtTheirs,
  readUnsold,
  readApp,
  readKept,
  readWar,
  readFee,
  readThreat,
  readMerit,
  readOfLast,
]

const clauseEnds = /,? (?=(?:e|mas) (?:nao|o|a|os|as) )/g

export function readRivalWholes(given: string, names: readonly Named[], today: string): DraftWish[] {
  const heads = headsIn(given, names)
  const concepts = readConcepts(given, { names, heads, today })
  const text = withoutSpans(given, concepts)
  const read = ({ said, at }: Sentence): DraftWish | null => {
    const lead = /^[\s,]*/.exec(said)?.[0].length ?? 0
    const plain = said.slice(lead).replace(/[\s.,;:!?]+$/, '')
    if (plain.length < 8 || plain.length > 240) return null
    const start = at + lead
    const own = text.slice(start, start + plain.length)
    const last = heads.findLast((name) => text.slice(0, start).includes(name))
    const isAsked = said.trimEnd().endsWith('?')
    const wish = readers
      .map((reader) => reader(plain, { names, heads, own, isAsked, last }))
      .find((one) => one !== null)
    return wish ? { wish, start, end: start + plain.length } : null
  }
  const others = cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true).flatMap(
    (sentence) => {
      const whole = read(sentence)
      return whole ? [whole] : cut(sentence, clauseEnds, false).flatMap((clause) => read(clause) ?? [])
    },
  )
  return [...concepts, ...others].toSorted((a, b) => a.start - b.start)
}

/** The competitors of such clauses by the names of the list; those that it does not have are left to the owner. */
export function withRivalNames(draft: Draft): Draft {
  const rivals = [
    ...new Set(
      draft.wishes.flatMap(({ wish }) => (wish.kind === 'competitorPrice' ? [wish.competitor] : [])),
    ),
  ]
  return {
    ...draft,
    wishes: draft.wishes.map((one): DraftWish => {
      const { wish } = one
      if (
        (wish.kind !== 'question' && wish.kind !== 'rivalFact') ||
        wish.competitor === undefined ||
        rivals.includes(wish.competitor)
      )
        return one
      const competitor = rivalIn(foldInPlace(wish.competitor).toLowerCase(), rivals)
      return competitor === undefined ? one : { ...one, wish: { ...wish, competitor } }
    }),
  }
}
