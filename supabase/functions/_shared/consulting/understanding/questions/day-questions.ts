/** Questions on other prices for some days, and for a channel that keeps a share. */
import { weekdaysIn } from '../dates/weekdays.ts'
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { cut, type Sentence, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText, type WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { valueIn } from './price-subjects.ts'

const asks =
  /\?|\b(?:posso|pode(?:mos)?|da (?:pra|para)|sera que|vale a pena|compensa|quero saber|e (?:permitido|proibido|legal|crime)|tem problema|da problema)\b/
const wonders = /\?|\b(?:posso|da (?:pra|para)|sera que|vale a pena|compensa|quero saber)\b/
const dearer =
  /\b(?:cobr\w+|vend\w+|prec\w+|valor\w*|tabelas?|sub\w+|aument\w+)\b[^?]{0,30}?\b(?:mais(?: car\w+| alt\w+)?|maior(?:es)?|diferentes?|outr[oa]s?)\b|\b(?:outr[oa]|maior|segund[oa]) (?:preco|tabela|valor)\b|\b(?:acrescimo|adicional)\b/
/** "um preço mais baixo só na quarta" is the contrary. */
const cheaper = /\b(?:mais (?:baix\w+|barat\w+|em conta)|menor(?:es)?|menos|desconto\w*|promoc\w+)\b/
const dearly = /\b(?:mais (?:car\w+|alt\w+)|maior(?:es)?|acrescimo|adicional|sub\w+|aument\w+)\b/
const weekend = /\b(?:fi(?:m|ns) de semana|final de semana|finais de semana)\b/
const holiday = /\b(?:feriad\w+|datas? especia\w+|dias? de (?:jogo|show|festa))\b/
const offered =
  /\b(?:preco\w* (?:especia\w+|menor\w*|mais baix\w+|promociona\w+|reduzid\w+)|promoc\w+|promos?|ofertas?|descont\w+|condic\w+ especia\w+|(?:baix\w+|abaix\w+|reduz\w+|diminu\w+) (?:[oa]s? |um pouco )*(?:preco|valor|chope?p?|cerveja|\w+)|mais barat\w+|(?:em |no |o )?dobro d[eao]|dose dupla|dois por um)\b/
const figures = /\d/

const daysOf = (said: string): number[] => (weekend.test(said) ? [5, 6, 0] : weekdaysIn(said))

/** "Posso cobrar mais caro no fim de semana ou é proibido?" */
function dearDays(said: string): WishContent | null {
  const weekdays = daysOf(said)
  const what = weekend.test(said) ? 'fim de semana' : holiday.exec(said)?.[0]
  if (figures.test(said) || !asks.test(said) || !dearer.test(said)) return null
  if (cheaper.test(said) && !dearly.test(said)) return null
  if (/\b(?:pix|cartao|credito|dinheiro|vizinh\w+|concorren\w+)\b/.test(said)) return null
  if (weekdays.length === 0 && what === undefined) return null
  return question('dearDays', {
    ...(weekdays.length > 0 && { weekdays }),
    ...(what !== undefined && { what }),
  })
}

/** What is not to be offered: "que não seja desconto na cerveja", "sem ser a cerveja", "menos no chope". */
const other =
  /\b(?:que nao (?:seja|sejam|e|mexa)|sem ser|nao sendo|que fuja d[eo]|sem|menos|exceto|fora|tirando|alem d[eo]s?|em vez d[eo]s?) (?:(?:dar|um|uma|o|a|os|as|d[eo]|em|n[oa]s?|fazer|baixar|mexer|preco|promoc\w+|descont\w+|oferta)\s+)*(?:n[oa]s? |d[oae]s? |em |o |a )?[\p{L} ]{3,40}/u

/** "Terça é o meu dia mais fraco: dá para fazer um preço especial só nesse dia?" */
function dayOffer(said: string, names: readonly Named[]): WishContent | null {
  const weekdays = weekdaysIn(said)
  if (figures.test(said) || !wonders.test(said) || !offered.test(said) || weekdays.length === 0) return null
  if (/\b(?:nao (?:quero|faco|dou)|nunca|happy|valeu|compensou|fiz|fizemos)\b/.test(said)) return null
  const item = itemIn(said, names)
  // "alguma coisa que não seja desconto na cerveja": that offer is refused, and another one is asked for.
  const refused = other.exec(said)
  if (refused && item !== undefined && itemIn(refused[0], names) === item)
    return question('dayOffer', { weekdays, other: item })
  if (refused) return null
  return item === undefined
    ? question('dayOffer', { weekdays })
    : question('weekdayPrice', { item, weekdays })
}

const channel = /\b(?:i ?food|rappi|99 ?food|aplicativos?|app|delivery|entregas?|tele ?entrega)\b/
const kept = /(\d{1,2}(?:,\d{1,2})?) ?(?:%|por cento)/
const wants =
  /\b(?:precos?|tabelas?|cardapio|valor(?:es)?)(?: \w+){0,2} (?:separad\w+|a parte|propri\w+|diferentes?|so (?:pra|para|do|de)|(?:par?a|pr[ao]|n[ao]|d[ao]) (?:o |a )?(?:la|i ?food|delivery|app|aplicativo|entrega))|\b(?:outr[oa]s? (?:preco|tabela|valor)|por quanto|quanto (?:devo |tenho que |eu )*(?:cobr\w+|vend\w+|bot\w+|coloc\w+)|repass\w+|precific\w+)\b/

/** "o iFood cobra 27%": what the channel keeps concerns every price there, although nobody asks. */
const takes = /\b(?:cobr\w+|fica\w* com|leva\w*|pag\w+|ret[eé]m|com[ei]\w*|taxa de|comissao de)\b/
/** % from which a share is an app's, and not a discount's or a card's. */
const leastFee = 10

/** "No delivery o aplicativo fica com 23%, preciso de um preço separado para lá" */
function channelPrice(said: string, original: string): WishContent | null {
  const way = channel.exec(said)
  const share = kept.exec(said)
  const percent = valueIn(share?.[1])
  const others = said.replace(share?.[0] ?? '', '')
  const asks = wants.test(said) || (takes.test(said) && percent >= leastFee)
  if (!way || !asks || figures.test(others.replace(/99 ?food/, ''))) return null
  if (/\b(?:descont\w+|nao (?:quero|tenho|trabalho))\b/.test(said)) return null
  return question('channelFee', {
    ...(percent > 0 && percent < 60 && { percent }),
    what: original
      .slice(way.index, way.index + way[0].length)
      .toLowerCase()
      .replace(/i ?food/, 'iFood'),
  })
}

const trimmed = ({ said, at }: Sentence): Sentence => {
  const from = /^[\s,:;•*–—-]*/.exec(said)?.[0].length ?? 0
  return { said: said.slice(from).replace(/[\s.,;:!?]+$/, ''), at: at + from }
}

/** The questions of a text that are read as whole sentences; a fee may stand in the sentence before. */
export function readDayQuestions(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  const sentences = cut({ said: folded, at: 0 }, sentenceEnds, true)
  const found: DraftWish[] = []
  sentences.forEach((sentence, index) => {
    const own = trimmed(sentence)
    const before = sentences[index - 1]
    const joined =
      before && channel.test(before.said) && kept.test(before.said) && !kept.test(sentence.said)
        ? trimmed({ said: folded.slice(before.at, sentence.at + sentence.said.length), at: before.at })
        : null
    for (const { said, at } of joined ? [joined, own] : [own]) {
      if (said.length > longestText || found.some(({ end }) => end > at)) continue
      const original = text.slice(at, at + said.length)
      const open = `${said}${sentence.said.includes('?') ? '?' : ''}`
      const wish =
        channelPrice(said, original) ?? (joined?.at === at ? null : (dearDays(open) ?? dayOffer(open, names)))
      if (!wish) continue
      found.push({ wish, start: at, end: at + said.length })
      break
    }
  })
  return found
}
