/**
 * "Quarta é um deserto, me dá uma promoção das 17 às 20 com os drinks de cachaça, mas sem vender abaixo do dobro do custo":
 * an offer with its day, its hours, its items and its floor. Every word must have a place: what is left over leaves the
 * whole sentence to the other readers.
 */
import { itemKind } from '../../base/house/item-kind.ts'
import { cachacaDrinks, isOfKind } from '../../base/request/item-kinds.ts'
import { everyDrink, everyItem, namesItem } from '../../base/request/match-item.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { subjectsOf } from './price-subjects.ts'

const offer =
  /\b(?:uma? |alguma? |de uma? |aquela )?(?:promoca\w*|promo|promos|promocoes|oferta|ofertas|happy ?hour|hora feliz|preco (?:especial|menor|camarada|de promocao)|precinho|desconto)\b(?: boa| bacana| legal| pra encher| que chame gente| pra chamar gente| pra puxar gente)*/
const asking =
  /\b(?:me |eu |a gente )?(?:da|de|quero|queria|preciso|precisava|faz|faca|fazer|monta|monte|bola|bole|cria|crie|arruma|arrume|sugere|sugira|inventa|invente|pensa|pense|bota|bote|manda|passa|diz|qual|tem como|dar|ter|vale|posso|pode|vou)\b(?: ai| pra mim| logo| aqui| fazer| dar| ter| montar)*/g
const weak =
  /\b(?:e|eh|ta|esta|tao|anda|fica|ficam|sao|tem sido|continua)? ?(?:sempre |muito |bem |quase |tudo |todo )*(?:um |uma )?(?:desert\w+|mort\w+|parad\w+|frac\w+|vazi\w+|ruim|ruins|devagar|as moscas|cemiterio|mosca|triste|caid\w+|sem ninguem|sem movimento|sem gente|nao (?:vem|entra|tem) ninguem|ninguem (?:vem|aparece)|pouco movimento)\b(?: (?:demais|mesmo|de gente|total))*/g
const hours =
  /\b(?:d[ae]s?|entre(?: as)?|a partir das) ?(\d{1,2})(?::?(\d{2}))?(?: ?(?:h|hs|horas?)\b ?(\d{2})?)?(?: da tarde| da noite)? (?:as?|ate(?: as?)?|e(?: as)?) ?(\d{1,2})(?::(\d{2}))?(?: ?(?:h|hs|horas?)\b ?(\d{2})?)?(?: da tarde| da noite)?/
const many = '(?<times>dobro|triplo|duas vezes|tres vezes|2 ?x|3 ?x|2 vezes|3 vezes)'
const cost =
  '(?:(?:d?o )?(?:preco de )?custos?|(?:do )?(?:d?o )?que (?:ele |ela |me |eu )?(?:custa\\w*|gasto|pago)(?: pra fazer)?)'
const below = '(?:abaixo|por menos|a menos|menos|por baixo)'
/** "abaixo do dobro do custo" */
export const floorOfCost = new RegExp(
  `(?:(?:mas|so que|desde que|contanto que|e)\\s)?(?:(?:sem|nao|nunca|nada|nenhum\\w*|jamais|que nao|sem que)\\s)(?:(?:quero|posso|pode|nada|itens|item|drinks?|pratos?|bebidas?|vendo|venda|vender|vendendo|fique|ficar|fica|saia|sair|sai|cobrar|passar|ser|seja|cair|baixar|vendido|que|ir|a|preco)\\s)*${below} (?:d[oe]|que|do que|de) (?:o )?${many}(?: (?:d[oe]))? ${cost}`,
)
const floorWith = new RegExp(
  `(?:(?:mas|desde que|contanto que|e|tem que|sempre)\\s)*(?:no minimo|pelo menos|cobrando|vendendo|fic\\w+|saindo|custar|custe|a) (?:a |com |por )?(?:no minimo |pelo menos )?(?:o )?${many}(?: (?:d[oe]))? ${cost}`,
)
/** The floor of any offer: no item is sold at its cost or below. */
const noLoss =
  /(?:(?:mas|so que)\s)?(?:sem|que nao) (?:eu |a gente )?(?:perder|perca|perder o|tomar|ter|levar|dar|de|tomo|ficar no|ficar em) ?(?:dinheiro|prejuizo|lucro|margem|vermelho)|sem prejuizo/
const dayWords =
  /\b(?:(?:n[ao]s?|as|aos?|de|d[ao]s?|tod[ao]s?(?: [ao]s?)?|em|pr[ao]s?|para [ao]s?|a|o|cada) )*(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)(?:[- ]feiras?)?(?:(?:,| e| a| ate)? (?:n?[ao]s? )?(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)(?:[- ]feiras?)?)*\b/
const items =
  /\b(?:so |somente |apenas )?(?:com|n[oa]s?|d[oa]s?|de|em|pr[oa]s?|para|usando|baixando)(?: so| somente| apenas)? (?:[oa]s? |meus |minhas )?(?<s>\p{L}[^,;:?\d]{2,60}?)(?=\s*(?:,|$|\?|\.|!|(?:mas|so que|e nada|e sem|sem|nada|nunca|desde|no minimo|pelo menos)\b))/u
const idle =
  /\b(?:e|mas|so que|porque|pq|entao|ai|la|aqui|nesse|neste|esse|este|dia|dias|noite|tarde|por favor|me|pra|para|o|a|eu|queria|sabe|ta|viu|movimento|casa|bar|que|nesse horario|horario|so|isso)\b|[,.!?;:()-]/g

const timesOf = (said: string | undefined) => (/tri|tres|3/.test(said ?? '') ? 3 : 2)

/** The margin in % of a price that is so many times its cost. */
export const marginAt = (said: string | undefined): number => Math.round((1 - 1 / timesOf(said)) * 1000) / 10

const ofSpirit =
  /^(?:drinks?|drinques?|coqueteis|bebidas?) (?:de|com|a base de|feit[oa]s? (?:de|com)) (?:a )?cachaca$/

/** Drinks as the owner calls them; a phrase that is no drink of the house gives up the reading. */
function namedIn(phrase: string, names: readonly Named[]): string | null {
  // Of the house's own drinks: "os drinks de cachaça".
  const ofCachaca = ofSpirit.test(phrase) && names.some((one) => isOfKind(cachacaDrinks, one))
  const found = ofCachaca ? [cachacaDrinks] : subjectsOf(phrase, names)
  if (found === null || found.length === 0 || found.length > 4 || found.includes(everyItem)) return null
  const holds = found.every(
    (one) => one === everyDrink || names.some((named) => !named.isSection && namesItem(one, named)),
  )
  return holds ? found.join(' + ') : null
}

/** An evening: no house holds an offer from 5 to 8 in the morning. */
const evening = (hour: number) => (hour < 11 ? hour + 12 : hour)

export function readDayPromotions(text: string, names: readonly Named[]): DraftWish[] {
  if (!names.some((one) => !one.isSection && itemKind(one) === 'drink')) return []
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap(({ said, at }): DraftWish[] => {
    const start = at + (/^\s*/.exec(said)?.[0].length ?? 0)
    const end = at + said.replace(/[\s?!.,;]+$/, '').length
    if (end - start > longestText || !offer.test(said)) return []
    let rest = ` ${folded.slice(start, end)} `
    const take = (form: RegExp): RegExpExecArray | null => {
      const found = form.exec(rest)
      if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
      return found
    }
    const floor = take(floorOfCost) ?? take(floorWith)
    take(noLoss)
    const clock = take(hours)
    const day = take(dayWords)
    if (!day) return []
    take(offer)
    rest = rest.replaceAll(weak, ' ')
    const named = items.exec(rest)?.groups?.s
    const item = named === undefined ? undefined : namedIn(named.trim(), names)
    if (named !== undefined) {
      if (item === null) return []
      take(items)
    }
    const left = rest
      .replaceAll(asking, ' ')
      .replaceAll(weak, ' ')
      .replace(dayWords, ' ')
      .replaceAll(idle, ' ')
    if (/[\p{L}\d]/u.test(left)) return []
    // A happy hour of which only the hours are told has its own reader.
    if (!floor && (!clock || item == null)) return []
    const [from, to] = [Number(clock?.[1]), Number(clock?.[4])]
    const [begin, finish] = [evening(from), evening(to)]
    if (clock && !(finish > begin && finish <= 24)) return []
    const half = (minutes: string | undefined) => Number(minutes ?? 0) / 60
    return [
      {
        wish: question('dayOffer', {
          weekdays: weekdaysIn(day[0]),
          ...(clock && {
            start: begin + half(clock[2] ?? clock[3]),
            end: finish + half(clock[5] ?? clock[6]),
          }),
          ...(item != null && { item }),
          ...(floor && { percent: marginAt(floor.groups?.times) }),
        }),
        start,
        end,
      },
    ]
  })
}
