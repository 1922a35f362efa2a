/**
 * What owners tell beside their wishes: why, since when, who comes. It changes no figure, so it is joined to the wish
 * beside it; whatever could be an order, a restriction or a question stays open.
 */
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { type Draft, type DraftUnread, type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { allergyWords } from '../text/health-words.ts'
import { down, up } from './context-words.ts'

/** An order, a wish, or a limit. */
const orders =
  /\b(?:quer\p{L}+|preciso|precisamos|gostaria|favor|me (?:diga|diz|mostr\p{L}+|fal\p{L}+|avis\p{L}+)|(?:fac|mostr|consider|coloc|calcul|compar|separ|junt|som|inclu|exclu|us|prev|reserv|ajust|acrescent|list|indiqu|sugir|evit|pec|compr|cont|tir|ignor|desconsider|respeit|mant|lev)(?:a|e|am|em|ar|er)\b|nao (?:pode|podem|posso|deve|vale|quero|use|conte|deixe|prev\p{L}*|mand\p{L}*|compr\p{L}*)|nunca|jamais|so (?:pode|quero|aceit\p{L}+|com|ate|entreg\p{L}+)|no (?:maximo|minimo)|ate o|proib\p{L}+|alerg\p{L}+|intoler\p{L}+|sem\b|limite|menos de|mais de|quant[oa]s?|qual|quais|como (?:faco|fica)|sera que)\b/u
/** Only what to do with days that were set aside already: "não conte essas duas semanas como queda". */
const again =
  /^(?:(?:e|entao|portanto|por favor) )*(?:(?:nao|n) (?:cont\w+|consider\w+|us\w+|trat\w+|lei\w+|tom\w+|vej\w+)|desconsider\w+|ignor\w+|tir[ea]) (?:(?:ess|est|aquel)[ea]s? |isso|isto|aquilo|os? |as? )?(?:(?:duas?|tres|dois|quatro|\d) )?(?:(?:semanas?|dias?|periodo|mes|zeros?|queda)(?: d[aeo] \w+)?)?(?: ?(?:como|por|pra|para) (?:queda|baixa|falta|tendencia|base|referencia|normal|media|padrao)(?: d[eo] \w+)?)?$/
/** "a queda não é do produto e sim do canal", "não foi falta de cliente" */
const notDemand =
  /\bnao (?:e|foi|era|quer dizer|significa)(?: \w+){0,3} (?:queda|produto|falta|procura|cliente|culpa|rotina|demanda|movimento)\b|\b(?:folga|fechamento)\b.*\bnao\b/
/** "se aparecer zero na segunda": how to read the sheet. */
const sheetShows =
  /^(?:e )?(?:se|quando|caso) (?:aparec\p{L}+|tiver|vier|estiver|der) (?:zero|zerad[oa]|vazi[oa]|em branco|buraco|faltando)/u
const soon =
  /\b(?:semana (?:que|q) vem|mes (?:que|q) vem|proxim[oa]s?|amanha|hoje a noite|(?:fim|final|comeco|inicio|meio) d[eo] mes|todo (?:mes|dia)|feriad\w+)\b/
/** A clause that tells: with a verb in the present or past, or a reason. */
const tells =
  /\b(?:e|é|sao|foi|foram|era|eram|tem|temos|ta|tao|esta|estamos|estou|fica|ficamos|ficou|voltamos|voltou|continua|trabalh\p{L}+|morreu|viv\p{L}+|vende\p{L}*|vendo|lota|enche|mexe|sente|sentiu|gost\p{L}+|reclam\p{L}+|dispar\p{L}+|cai|caiu|sobe|subiu|[a-z]{3,}(?:ou|eu|iu|aram|eram|iram|ava|avam|amos|emos|imos))\b/u
const reasons =
  /^(?:e |mas |ai )?(?:(?:que )?hoje (?:a gente )?nao abr|o resto (?:eu )?(?:me viro|deixa|nao (?:precisa|importa))|por(?:que)?|pois|ja que|pq|por causa|por isso|desde entao|devido|como)\b/
const place =
  /^(?:a|na|no|em|perto|ao lado|bem|somos|aqui e|sou|barraca|bar|restaurante|boteco|pousada|casa)\b[a-z ]*$/
/** "o milkshake tá morrendo, confirma?": asks for the answer once more. */
const confirms =
  /^(?:voce |vc |ai )?(?:confirma|confere|procede|e (?:isso|verdade)(?: mesmo)?|e mesmo|to certo|estou certo|ta certo|esta certo|certo|ne|nao e)$/
/** When it opens, and what for the number is asked. */
const beside =
  /^(?:(?:e |so |somente |apenas )+(?:no |de )?(?:almoco|jantar|noite|dia)|(?:so|somente|apenas) (?:no |pro |para o )?(?:almoco|jantar)(?: de .{3,30})?|(?:e )?(?:pra|para) (?:comprar|pedir|encomendar) (?:as? |os? )?(?:embalage\w+|descartave\w+|marmitex|caixinhas?))$/
const manner =
  /^(?:seja|sejam|pode ser) (?:franc|sincer|honest|diret|objetiv)\w+$|^(?:obrigad[oa]|valeu|abracos?|por favor|no ultimo|(?:entao )?(?:nao|n) (?:precisa |e (?:pra |para ))?prev(?:er|eja|e)|portanto|entao|a noite|de dia)$/

/** "a pousada tem 14 quartos": how large the house is changes no figure by itself. */
const ownSize =
  /^(?:aqui |a gente |nos )?(?:(?:a|o|nossa|nosso|minha|meu) )?(?:pousada|hotel|hostel|casa|restaurante|bar|barraca|boteco|cafeteria|pizzaria)?\s*(?:tem|temos|conta com|sao|e de) \d+ (?:quartos?|chales?|leitos?|suites?|lugares|mesas|cadeiras|assentos)\b(?!.*\d)/

export function withoutAsides(text: string, { wishes, unread }: Draft, today: string): Draft {
  const folded = foldInPlace(text)
  const ends = new Map<DraftWish, number>()
  const isAside = (passage: DraftUnread) => {
    const said = folded.slice(passage.start, passage.end).trim()
    if (passage.why !== 'unknown' || allergyWords.test(said)) return false
    if (confirms.test(said) || beside.test(said)) return true
    if (folded.slice(passage.end, passage.end + 2).includes('?')) return false
    if (manner.test(said) || again.test(said) || sheetShows.test(said)) return true
    if (findDates(text.slice(passage.start, passage.end), today).length > 0 || soon.test(said)) return false
    if (notDemand.test(said)) return true
    if (ownSize.test(said) && !orders.test(said)) return true
    // A number that was not read may matter.
    if (/\d/.test(said) && !/\b\d+ ?h\b/.test(said)) return false
    if (orders.test(said)) return false
    if (reasons.test(said)) return true
    // What sells more or less, or happens on some day, is a statement of its own, unless it is about others.
    const isOwn = !/\b(?:vizinh\w+|concorren\w+|povo|pessoal|client\w+)\b/.test(said)
    if (isOwn && (up.test(said) || down.test(said) || weekdaysIn(said).length > 0)) return false
    return tells.test(said) || place.test(said)
  }
  const begins = new Map<DraftWish, number>()
  const edge = (one: DraftWish) => ends.get(one) ?? one.end
  const first = (one: DraftWish) => begins.get(one) ?? one.start
  const fits = (from: number, to: number) => to - from <= longestText
  /** The wishes of the passage that a wish was read from. */
  const together = (one: DraftWish) =>
    wishes.filter(({ start, end }) => start === one.start && end === one.end)
  const open = unread.filter((passage) => {
    if (passage.blocking || !isAside(passage)) return true
    if (wishes.some(({ start, end }) => start <= passage.start && end >= passage.end)) return false
    // Every word of the owner stays on the sheet: an aside is shown with the wish beside it.
    const before = wishes.findLast((one) => one.end <= passage.start)
    if (before && isNext(folded, edge(before), passage.start) && fits(first(before), passage.end)) {
      for (const one of together(before)) ends.set(one, passage.end)
      return false
    }
    const after = wishes.find((one) => one.start >= passage.end)
    if (after && isNext(folded, passage.end, first(after)) && fits(passage.start, edge(after))) {
      for (const one of together(after)) begins.set(one, passage.start)
      return false
    }
    return true
  })
  return {
    wishes: wishes.map((one) => ({ ...one, start: first(one), end: edge(one) })),
    unread: open,
  }
}

/** Whether only a comma, a stop or a joining word stands between two places. */
const isNext = (folded: string, from: number, to: number) =>
  to >= from &&
  /^[\s,.;:!?-]*(?:(?:e|mas|que|entao|ai|pois|porque|por|minha|meu|a|o)[\s,]*){0,3}$/.test(
    folded.slice(from, to),
  )
