/** "O iFood leva 12% da marmita, que preço boto nela?": what an app keeps of an item, and what it should cost there. */
import { itemIn, type Named, question } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const channel =
  /\b(?:i ?food|rappi|99 ?food|keeta|aplicativos?|apps?|delivery|plataforma|motoboy|entregas?)\b/
const share = /(\d{1,2}(?:,\d{1,2})?) ?(?:%|por cento)/
const takes =
  /\b(?:leva\w*|fica\w* com|come\w*|cobra\w*|tira\w*|pega\w*|desconta\w*|morde\w*|taxa|comissao|pag[oa]\w*)\b/
const asks =
  /\b(?:que preco|qual (?:o )?preco|por quanto|quanto (?:eu |a gente |devo |tenho que )*(?:cobr\w+|bot\w+|vend\w+|coloc\w+|pass\w+)|quanto (?:ela|ele|isso) (?:deve|tem que|devia)|como (?:eu )?(?:fico|coloco|cobro|faco) (?:o preco|no cardapio)|da (?:pra|para) cobrir|subo quanto|quanto subo)\b/
const other = /\b(?:descontos?|promo\w*|cupom|pix|dinheiro)\b/

/** The fee may stand in the sentence before the question. */
export function readAppFees(text: string, names: readonly Named[]): DraftWish[] {
  const sentences = cut({ said: foldInPlace(text).toLowerCase(), at: 0 }, sentenceEnds, true)
  return sentences.flatMap((sentence, at): DraftWish[] => {
    const next = sentences[at + 1]
    const { said } = sentence
    const way = channel.exec(said)
    const percent = Number(share.exec(said)?.[1]?.replace(',', '.') ?? Number.NaN)
    if (!way || !(percent >= 5 && percent < 60) || !takes.test(said) || other.test(said)) return []
    const isAskedHere = asks.test(said)
    const joined = !isAskedHere && next && asks.test(next.said) && !/\d/.test(next.said) ? next : null
    if (!isAskedHere && !joined) return []
    const last = joined ?? sentence
    const item = itemIn(said, names) ?? (joined ? itemIn(joined.said, names) : undefined)
    const start = sentence.at + (/^\s*/.exec(said)?.[0].length ?? 0)
    const end = last.at + last.said.replace(/[\s?!.,;]+$/, '').length
    if (end - start > longestText) return []
    const what = /^i ?food$/.test(way[0]) ? 'iFood' : way[0]
    return [
      { wish: question('channelFee', { percent, what, ...(item !== undefined && { item }) }), start, end },
    ]
  })
}
