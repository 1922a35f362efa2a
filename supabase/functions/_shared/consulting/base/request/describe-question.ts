/** A question of the owner, and the figures that it gives, in words. */
import { everyWeek } from '../calendar.ts'
import { formatBrl, formatNumber } from '../language/text.ts'
import { isDiet } from '../lexicon/diets.ts'
import { barTopicLabels, isBarTopic } from './bar-topics.ts'
import type { PostAdvice } from './calendar-wishes.ts'
import { countedWords } from './counted-items.ts'
import { dishQuestionWords } from './describe-dish-wish.ts'
import { forecastQuestionWords } from './describe-forecast-question.ts'
import { pairingQuestionWords } from './describe-pairing-wish.ts'
import { priceQuestionWords } from './describe-price-question.ts'
import { rivalQuestion } from './describe-rivals.ts'
import { isDishQuestion } from './dish-wishes.ts'
import { isForecastSubject } from './forecast-subjects.ts'
import { hour, hoursOf } from './hour-words.ts'
import { isPairingQuestion } from './pairing-wishes.ts'
import { alcohol, guestContent, type RankMeasure } from './question-subjects.ts'
import type { WishOf } from './wish.ts'

/** R$ without cents where there are none: "R$ 22", "R$ 22,50". */
export const money = (value: number): string => formatBrl(value).replace(/,00$/, '')

const shortDay = (iso: string) => iso.split('-').toReversed().join('/')

/** " de 20/12/2026 a 09/02/2027" */
function spanOf({ from, to }: WishOf<'question'>): string {
  if (from === undefined) return to === undefined ? '' : ` até ${shortDay(to)}`
  return to === undefined || to === from ? ` em ${shortDay(from)}` : ` de ${shortDay(from)} a ${shortDay(to)}`
}

/** " (R$ 49,90)", " (5% ou R$ 5)" */
function figuresOf({ price, percent }: WishOf<'question'>): string {
  const figures = [
    ...(percent === undefined ? [] : [`${formatNumber(percent)}%`]),
    ...(price === undefined ? [] : [money(price)]),
  ]
  return figures.length === 0 ? '' : ` (${figures.join(' ou ')})`
}

/** "camarão: 18% a mais", "Cerveja 600 ml: R$ 7,60" */
export const costOf = ({ item, price, percent = 0, from, part, lost }: WishOf<'costNow'>) =>
  lost !== undefined
    ? `${item}, ${formatNumber(lost)}% do que se compra se perde`
    : part !== undefined && price === undefined && percent === 0
      ? `${item}, ${money(part)} do custo são do ingrediente`
      : costToday({ item, price, percent, from })

const costToday = ({
  item,
  price,
  percent = 0,
  from,
}: Pick<WishOf<'costNow'>, 'item' | 'price' | 'percent' | 'from'>) =>
  price === undefined && percent === -100
    ? `${item}, de graça`
    : price === undefined
      ? `${item}, ${formatNumber(Math.abs(percent))}% a ${percent < 0 ? 'menos' : 'mais'}`
      : `${item}, ${money(price)}${from === undefined ? '' : ` a partir de ${shortDay(from)}`}`

const ranks: Readonly<Record<RankMeasure, (more: 'mais' | 'menos') => string>> = {
  units: (more) => `o que ${more} sai`,
  sales: (more) => `o que ${more} fatura`,
  margin: (more) => `o que ${more} deixa`,
  each: (more) => `o que ${more} deixa por unidade`,
  cost: (more) => `onde o custo leva ${more} do preço`,
}

const orders: ReadonlySet<WishOf<'question'>['about']> = new Set([
  'fewChanges',
  'changeCost',
  'onlySeen',
  'gentle',
  'fullHours',
  'marginFloor',
  'costShares',
  'saleCharges',
  'actions',
  'notCompared',
  'besideRival',
  'holdPrices',
  'startsOn',
  'heldUntil',
  'priceGap',
  'onePrice',
  'discountLimit',
  'mayRise',
  'onePrint',
  'seats',
  'stockLimit',
  'deliveries',
  'shelfLife',
  'waste',
  'outOfSeason',
  'noExtra',
  'newLevel',
  'fixedOrder',
  'leaves',
  'sameItem',
  'newItem',
  'capacity',
  'noFactor',
  'sheetPart',
  'soldIn',
  'customers',
  'secure',
  'spare',
])

/** Questions of which `against` is a direction. */
const turned: ReadonlySet<WishOf<'question'>['about']> = new Set([
  'feastEffect',
  'compare',
  'movers',
  'itemTrend',
  'topDay',
])

/** Whether the owner tells what holds, rather than asks. */
export const isOrder = ({ about, against }: WishOf<'question'>) =>
  (against === true && !turned.has(about)) || orders.has(about)

const adviceWords: Readonly<Record<string, string>> = {
  hour: 'melhor hora de publicar',
  boost: 'vale pagar para impulsionar',
  music: 'que música usar nos vídeos',
  prices: 'pôr o preço nas publicações',
  reviews: 'como responder a comentários',
  priceAsked: 'o que responder a quem pede preço',
  often: 'quantas publicações bastam',
  writing: 'como escrever a legenda',
  ahead: 'quanto tempo antes anunciar',
  repeat: 'repetir publicações antigas',
  pictures: 'de onde tirar as fotos',
  brands: 'usar marca ou escudo dos outros',
  bestDate: 'que data rende mais',
  useDate: 'usar a data nas publicações',
  followers: 'como ganhar seguidores',
  weakDay: 'o que publicar para o dia fraco',
  serviceFee: 'falar da taxa de serviço',
  warning: 'onde pôr o “beba com moderação”',
  alcoholTold: 'falar do teor alcoólico',
  hashtags: 'quantas hashtags usar',
  profile: 'o que pôr no perfil',
  groups: 'publicar em grupos do bairro',
  stories: 'stories contam como publicação',
  bio: 'texto do perfil',
  googleText: 'descrição no Google',
  autoReply: 'mensagem automática do WhatsApp',
  script: 'roteiro de vídeo',
} satisfies Record<PostAdvice, string>

/** Amounts that are counted in packs, not weighed. */
const inOtherUnits =
  /^(?:litros?|caixas?|garrafas?|sacos?|fardos?|engradados?|grades?|bandejas?|barris|barril|pacotes?|unidades?|latas?|baldes?|potes?|pe[cç]as?|l)\b/

/** "3 pastéis por R$ 20", "combo de X + Y com até 10% de desconto" */
function bundleOf({ count, item, other, parts, price, percent, least }: WishOf<'question'>): string {
  const names =
    parts?.map((part) => `${part.count > 1 ? `${part.count} ` : ''}${part.item}`) ??
    [item, other].filter((one) => one !== undefined)
  const bounds = [
    ...(price === undefined ? [] : [`por ${money(price)}`]),
    ...(percent === undefined ? [] : [`com até ${formatNumber(percent)}% de desconto`]),
    ...(least === undefined ? [] : [`deixando pelo menos ${money(least)}`]),
  ]
  if (parts === undefined && other === undefined && count !== undefined)
    return [`${count} ${item ?? 'itens'}`, ...(bounds.length > 0 ? bounds : ['juntos, por quanto'])].join(' ')
  return [
    `combo${names.length > 0 ? ` de ${names.join(' + ')}` : ''}${bounds.length > 0 ? '' : ', por quanto'}`,
    ...bounds,
  ].join(' ')
}

/** What an owner asks: "happy hour às segundas e quartas, até 20h". */
export function questionOf(wish: WishOf<'question'>): string {
  const { about, item, weekdays, start, end, what, price, against, other, count, percent } = wish
  const days = weekdays === undefined ? '' : ` ${everyWeek(weekdays)}`
  const of = item === undefined ? '' : ` de ${item}`
  const span = spanOf(wish)
  switch (about) {
    case 'happyHour': {
      const until = end === undefined ? '' : `, até ${hour(end)}`
      const hours = start === undefined || end === undefined ? until : ` ${hoursOf({ start, end })}`
      return `${what === undefined ? 'happy hour' : `oferta, ${what}`}${days}${hours}`
    }
    case 'discount':
      return `desconto${figuresOf(wish)}${item === undefined ? '' : ` em ${item}`}${days}`
    case 'openBar':
      return `${item ?? 'bebida'} à vontade${figuresOf(wish)}`
    case 'payDiscount':
      return `desconto no Pix ou à vista${figuresOf(wish)}`
    case 'pastChange':
      return `valeu mexer no preço${of}`
    case 'doubleSales':
      return `vender o dobro${of}, e mais caro`
    case 'itemPrice':
      return `${item ?? 'item'}${price === undefined ? '' : ` a ${money(price)}`}`
    case 'safeFor':
      return what === alcohol
        ? 'o que servir a criança e gestante'
        : `o que servir a quem ${isDiet(what ?? '') ? `come ${what}` : `não pode com ${what}`}`
    case 'bar': {
      const topic = isBarTopic(what) ? barTopicLabels[what] : 'dúvida do balcão'
      return item === undefined ? topic : `${topic}: ${item}${figuresOf(wish)}`
    }
    case 'tellGuests':
      return 'o que dizer a quem reclamar do preço'
    case 'keepWorth':
      return `vale a pena manter ${countedWords(item ?? 'este item')}${wish.weekdays === undefined ? '' : ` só ${everyWeek(wish.weekdays)}`}`
    case 'showWorth':
      return `vale a pena destacar ${item ?? 'este item'}`
    case 'halfAndHalf':
      return `meia a meia${item === undefined ? '' : ` em ${item}`}, e por quanto`
    case 'notAlways':
      return `como mostrar ${item ?? 'o que nem sempre tem'}, que nem sempre tem`
    case 'sellsLittle':
      return `por que ${item ?? 'este item'} sai pouco`
    case 'bestOf':
      return `${wish.by === undefined ? 'o que mais deixa' : ranks[wish.by](wish.rank === 'least' ? 'menos' : 'mais')}${item === undefined ? ' no cardápio' : ` em ${item}`}${days}`
    case 'sectionProfit':
      return `que seção deixa ${what === 'most' ? 'mais' : 'menos'}`
    case 'leaks':
      return `onde o dinheiro vaza${item === undefined ? '' : ` em ${item}`}`
    case 'slowDishes':
      if (item === undefined && what !== undefined) return `o que fazer quando ${what} não dá conta${days}`
      return `o que fazer com ${countedWords(item ?? 'o que demora')}${days === '' ? ', que demora' : ` na fila${days}`}`
    case 'photos':
      return count === undefined ? 'que pratos levam foto' : `quais ${count} fotos`
    case 'kidsMenu':
      return `seção para crianças${count === undefined ? '' : `, até ${count} pratos`}`
    case 'menuSize':
      return 'quantos itens o cardápio deve ter'
    case 'offerLine':
      return `uma frase para oferecer ${item ?? 'o combo'}`
    case 'weekdayLoss':
      return `sem perder venda${days}`
    case 'allergenLaw':
      return 'escrever os alergênicos no cardápio'
    case 'fairPrice':
      return `quanto cobrar por ${item ?? 'este item'}${wish.least === undefined ? '' : ` para deixar ${money(wish.least)}`}`
    case 'couvert':
      return `cobrar couvert da música${figuresOf(wish)}`
    case 'glutenFree':
      return item === undefined ? 'marcar o que é sem glúten' : `escrever “sem glúten” em ${item}`
    case 'feastPrice':
      return `${against ? 'não subir preço em' : 'preço mais alto em'} ${what ?? 'festa'}`
    case 'seasonPrice':
      return `${item === undefined ? 'tabela só' : `${item} mais caro`} de ${what ?? 'temporada'}${span}`
    case 'goal':
      return `ganhar${figuresOf(wish).replace(/[()]/g, '')} a mais por ${wish.weekly ? 'semana' : 'mês'}`
    case 'changeCost':
      return `cada preço trocado custa ${price === undefined ? 'à casa' : money(price)}`
    case 'onlySeen':
      return 'sem estimativa do que tem preço sempre igual'
    case 'gentle':
      return wish.from === undefined
        ? 'aumentos em passos, sem assustar os fregueses'
        : `aumentos em etapas, a segunda a partir de ${shortDay(wish.from)}`
    case 'fullHours':
      return `${wish.weekdays === undefined ? 'horas cheias' : `casa cheia ${everyWeek(wish.weekdays)}`}: margem, e não volume`
    case 'slowHours':
      return `preço menor ${start === undefined || end === undefined ? 'na hora fraca' : hoursOf({ start, end })}: a planilha diz`
    case 'marginGoal':
      return `chegar a ${formatNumber(percent ?? 0)}% de margem`
    case 'total':
      return 'quanto sobra a mais no total'
    case 'fewChanges':
      return `mudar ${count === undefined ? 'poucos' : `no máximo ${count}`} preços${item === undefined ? '' : ` de ${item}`}`
    case 'breakEven':
      if (percent !== undefined && wish.weekdays !== undefined)
        return `quanto vender a mais${item === undefined ? '' : ` de ${item}`} com ${formatNumber(percent)}% de desconto ${everyWeek(wish.weekdays)}${start === undefined || end === undefined ? '' : `, ${hoursOf({ start, end })}`}`
      return `quanta venda se pode perder${of}${price === undefined ? '' : ` a ${money(price)}`}${percent === undefined ? '' : ` com ${formatNumber(percent)}% a mais`}`
    case 'weekdayPrice':
      return price === undefined
        ? `preço especial de ${item ?? 'um item'}${days}`
        : `${item ?? 'item'} a ${money(price)}${days}`
    case 'twoPrices':
      return `um preço no Pix e outro no cartão${figuresOf(wish)}`
    case 'locals':
      return `preço para ${what ?? 'quem é da terra'}`
    case 'serviceFee':
      return `taxa de serviço${figuresOf(wish)}`
    case 'postedPrice':
      return `placa com outro preço${of}`
    case 'onePrint':
      return `preços impressos uma vez só${span}`
    case 'weakest':
      return item !== undefined
        ? `o que deixa menos: ${item}`
        : wish.what === undefined
          ? count === undefined
            ? 'qual item tirar'
            : `quais ${count} tirar, e quanto custa`
          : `o que dá pouco ${wish.what}`
    case 'members':
    case 'dearDays':
    case 'dayOffer':
    case 'mayRise':
    case 'howHigh':
    case 'heldCost':
    case 'priceReturn':
    case 'marginFloor':
    case 'costShares':
    case 'startsOn':
    case 'holdPrices':
    case 'heldUntil':
    case 'eitherPrice':
    case 'passOn':
    case 'channelFee':
    case 'saleCharges':
    case 'reactions':
    case 'whyFell':
    case 'priceTable':
    case 'offerRoom':
      return priceQuestionWords(wish, about)
    case 'upDown':
      return `o que subir e o que baixar${item === undefined ? '' : ` em ${item}`}`
    case 'onePrice':
      return `um preço só em todo horário${days}`
    case 'priceGap':
      return price === 0
        ? what === 'no mínimo'
          ? `${other} nunca acima de ${item}`
          : `${item} ao preço de ${other}`
        : `${item} ${what === undefined ? '' : `${what} `}${money(price ?? 0)} acima de ${other}`
    case 'discountLimit':
      if (days !== '' || what !== undefined)
        return `${against ? 'sem desconto' : 'desconto'}${percent === undefined ? '' : ` de até ${formatNumber(percent)}%`}${item === undefined ? '' : ` em ${item}`}${against ? '' : ' só'}${days === '' ? ` no ${what}` : days}`
      if (against && item === undefined && other === undefined && percent === undefined)
        return 'sem desconto nem promoção'
      return `desconto${percent === undefined ? '' : ` de até ${formatNumber(percent)}%`}${item === undefined ? '' : ` só em ${item}`}${other === undefined ? '' : `${item === undefined && percent === undefined ? '' : ','} nunca em ${other}`}`
    case 'pairPrice':
      return `combo de ${item ?? 'um item'} com ${other ?? 'outro'}${price === undefined ? ', por quanto' : ` até ${money(price)}`}${days}`
    case 'bundle':
      return bundleOf(wish)
    case 'courtesy':
      return `${item ?? 'item'} de cortesia`
    case 'topEarner':
      return item === undefined ? 'o que dá mais lucro' : `o que dá mais lucro em ${item}`
    case 'outlook':
      return price === undefined
        ? `vender mais ou menos${of}${span}`
        : `faturar ${formatBrl(price).replace(/,00$/, '')}${span}`
    case 'feastEffect':
      return percent === undefined
        ? `${what ?? 'a festa'} ajuda ou atrapalha`
        : `${what ?? 'a festa'}, quando se vende ${against ? 'menos' : 'mais'}`
    case 'packs':
      if (what === 'fim de semana') return `quanto de ${item ?? 'cada item'} por fim de semana${span}`
      if (item !== undefined && / em \p{L}+ de [\d,]+ /u.test(what ?? ''))
        return `quanto comprar de ${what}, para ${item} e para a casa${span}`
      return `quanto comprar${what !== undefined && (item === undefined || (count === undefined && !/ em \p{L}+ de [\d,]+ /u.test(what))) ? ` de ${what}` : of}${count === undefined ? '' : `, ${(item !== undefined && what) || `${count} por pacote`}`}${span}`
    case 'itemTrend':
      if (item === undefined) return 'a casa cresce ou cai'
      return wish.against ? `${item} vale a pena` : `${item} está mudando`
    case 'switching':
      return other === undefined
        ? `o que se vende no lugar de ${item ?? 'um item'}`
        : `${item ?? 'um item'} tira venda de ${other}`
    case 'badWeeks':
      return what === 'semana fraca' ? 'quais foram as semanas fracas' : `e se vier ${what ?? 'semana fraca'}`
    case 'newEvent':
      return `${what ?? 'evento'}${span}`
    case 'trust':
      return (
        what ?? (item === undefined ? 'quanto confiar na previsão' : `quanto confiar no número de ${item}`)
      )
    case 'hire':
      if (what === 'por dia') return 'quantas pessoas por dia'
      if (what === 'equipe')
        return `equipe de ${count ?? 1}, e cada pessoa atende ${price === undefined ? `${wish.most ?? ''} clientes` : money(price)} por dia`
      if (wish.against) return 'não contratar gente'
      if (price !== undefined)
        return `mais 1 ${what ?? 'pessoa'}${weekdays === undefined ? '' : ` ${everyWeek(weekdays)}`} a ${money(price)} a diária`
      return `contratar gente${span}${count === undefined ? '' : `, além ${count === 1 ? 'da pessoa' : `das ${count}`} de hoje`}`
    case 'seasonStart':
      return `quando começa ${what ?? 'a época'}`
    case 'seats':
      return `${what ?? 'dia'}${span}: ${count ?? ''} lugares${price === undefined ? '' : ` a ${money(price)}`}${against ? ', casa fechada ao público' : ''}`
    case 'stockLimit':
      return inOtherUnits.test(what ?? '')
        ? `guardar no máximo ${count ?? ''} ${what}`
        : `guardar no máximo ${count ?? ''} kg${what === undefined ? '' : ` de ${what}`}`
    case 'deliveries':
      return `entrega${what === undefined ? '' : ` de ${what}`}${count === undefined ? days : ` a cada ${count} dias`}`
    case 'shelfLife':
      return `${what ?? 'produto'} dura ${count ?? ''} dias`
    case 'waste':
      return percent === undefined ? `o que sobra e se perde${of}` : `perda de até ${formatNumber(percent)}%`
    case 'outOfSeason':
      return `${what ?? 'item'} fora de época não é queda`
    case 'noExtra':
      return `não comprar a mais${what === undefined ? '' : ` para ${what}`}${span}`
    case 'newLevel':
      return `${what ?? 'mudança'}${span}`
    case 'fixedOrder':
      return `${against ? 'menos ' : ''}${count ?? ''} ${item ?? ''}${weekdays?.length === 7 ? ' por dia' : days}${span}`
    case 'leaves':
      return `${item ?? 'item'} sai do cardápio${span}`
    case 'quietDays':
      return count === undefined ? 'melhores dias de folga e de férias' : `folga da equipe de ${count}`
    case 'lastMonth':
      return item === undefined && wish.from === undefined
        ? 'o mês foi melhor que o anterior'
        : `quanto se vendeu${of}${span}`
    case 'comboProfit':
      return `o combo${price === undefined ? '' : ` de ${money(price)}`} dá lucro`
    case 'consent':
      return what === guestContent ? `posso repostar ${what}` : `posso citar ou mostrar ${what ?? 'pessoas'}`
    case 'seasonEnd':
      return `até quando há ${what ?? 'a fruta'}`
    case 'postAdvice':
      return adviceWords[what ?? ''] ?? 'como publicar'
    // Asked of dishes and of the house's place among its competitors alike.
    case 'delivery':
      return against ? 'não entregar' : 'vender por aplicativo'
    case 'licence':
      return `licença, registro e avisos${what === undefined ? '' : `: ${what}`}`
    default:
      if (isForecastSubject(about)) return forecastQuestionWords(about, wish)
      if (isPairingQuestion(about)) return pairingQuestionWords(wish, about)
      return isDishQuestion(about) ? dishQuestionWords(about, wish) : rivalQuestion(wish)
  }
}
