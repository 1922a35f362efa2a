/** What owners ask and refuse beside a list of prices, in clauses of which every word is understood. */
import { weekdayNames } from '../../base/calendar.ts'
import { joinList } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { valueIn } from '../questions/price-subjects.ts'
import { longestStretches } from '../spoken/longest-stretches.ts'
import { question } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { plainWishes } from './plain-wishes.ts'

type Reader = (said: string, original: string) => WishContent[] | null

const number = '(?<n>\\d{1,2}|uma?|dois|duas|tres|quatro|cinco|seis)'
const they = '(?:el[ea]s|os (?:outros|vizinhos|concorrentes)|a concorrencia|os (?:dois|tres))'
const sell = '(?:tem|tenham|vend\\w+|faz\\w*|serv\\w+|oferec\\w+)'
const iSellNot =
  '(?:que )?(?:eu |a gente |nos |aqui |a casa )?(?:ainda )?nao (?:tenho|tem|temos|vend\\w+|fac\\w+|faz\\w*|sirvo|serv\\w+|ofereco|oferec\\w+)'
const ideas = new RegExp(
  `^(?:(?:eu |tambem )?(?:quero|queria|preciso de|gostaria de|me (?:de|da|diga|sugira|mostre)|sugira|aponte)\\s+)?(?:(?:ate|umas?|uns)\\s+)?(?:${number}\\s+)?(?:boas )?(?:ideias?|sugestoes|sugestao|novidades?|itens|produtos|coisas)(?: de (?:item|itens|coisas?|produtos?|pratos?))?(?: d[oa]| daquilo)?(?: que)? ${they}(?: ja)? ${sell}(?: e|,| e que|, que| mas)? ${iSellNot}$`,
)

/** "Quero 3 ideias do que eles têm e eu não tenho" */
const readIdeas: Reader = (said) => {
  const found = ideas.exec(said)
  if (!found) return null
  const count = valueIn(found.groups?.n)
  return [question('missing', { count: count > 0 ? count : undefined })]
}

const first = new RegExp(
  `^(?:e |me diga |diga )?(?:qua(?:l|is)|que)(?: sao| seriam)?(?: [oa]s?)? ?(?:${number} )?(?:precos?|itens|item)(?: que)? (?:eu |a gente )?(?:(?:deveria|devia|devo|preciso|posso|tenho que|vale a pena|e melhor) )?(?:mudar|mudo|mexer|mexo|ajustar|ajusto|trocar|troco|alterar|altero|rever|reajustar|subir|subo)(?: de preco| o preco)?(?: (?:primeiro|antes|ja|agora|logo|em primeiro lugar))*$`,
)

/** "Quais três preços eu deveria mudar primeiro?" */
const readFirst: Reader = (said) => {
  const found = first.exec(said)
  if (!found || !(found.groups?.n !== undefined || /\b(?:primeiro|antes)\b/.test(said))) return null
  const count = /\bpreco\b|\bitem\b/.test(said) ? 1 : valueIn(found.groups?.n)
  return [question('firstPrices', { count: count > 0 ? count : undefined })]
}

const refuse =
  '(?:eu |a gente |nos )?(?:nao (?:quero|queremos|vou|vamos|pretendo|pretendemos|gosto de|posso|podemos|penso em|aceito|topo)|nada de|nunca|sem)'
const music = '(?:musica(?: ao vivo)?|som(?: ao vivo)?|shows?|bandas?|karaoke|pagode|samba|forro)'
const cheapest = new RegExp(
  `^${refuse} (?:ser|virar|ficar|parecer|sermos|me tornar)(?: com)? [oa]s? (?:(?:casa|lugar|bar|restaurante|opcao|barraca) )?mais barat[oa]s?(?: d[aoe]s? .{2,40}?)?(?: (?:de jeito nenhum|de forma alguma|nem pensar|nunca|nao))?$|^${refuse} (?:competir|concorrer|disputar|brigar|ganhar) (?:por|pelo|no|em|com) preco(?: baixo| menor)?s?$`,
)
const discounts = new RegExp(
  `^${refuse} (?:(?:competir|concorrer|disputar|brigar|atrair|chamar|trabalhar|responder|entrar|ganhar|dar|fazer|ter)(?: (?:gente|client\\w+|publico))? )?(?:(?:por|pelo|no|em|com|na|a) )?(?:nenhum |nenhuma |guerra de )?(?:descontos?|promoc\\w+|promos?|ofertas?|combos?)(?: nenhum\\w?)?$`,
)
const opens = new RegExp(
  `^(?:${refuse} (?:abrir|funcionar|servir|trabalhar|atender|ter|oferecer|fazer)|(?:eu |a gente |nos )?nao (?:abr(?:o|e|imos)|funcion(?:o|a|amos)|sirvo|servimos|atend(?:o|e|emos)|fac(?:o|emos)))(?: (?:para|pra|pro|no|na|de|o|ao|aos|em|durante))*(?: o)? (?<w>almoco|jantar|cafe da manha|manha|tarde|dia|madrugada)$`,
)
const spoken: Readonly<Record<string, string>> = {
  almoco: 'para o almoço',
  jantar: 'para o jantar',
  'cafe da manha': 'para o café da manhã',
  manha: 'de manhã',
  tarde: 'à tarde',
  dia: 'de dia',
  madrugada: 'de madrugada',
}

const readRefusal: Reader = (said) => {
  if (cheapest.test(said)) return [question('cheapest', { against: true })]
  if (discounts.test(said)) return [question('promotion', { against: true })]
  const when = opens.exec(said)?.groups?.w
  return when === undefined ? null : [question('openDays', { against: true, what: spoken[when] })]
}

const withFood =
  /^(?:nada(?: de (?:sugest\w+|ideias?|pratos?|receitas?|itens))?|nenhum\w* (?:sugest\w+|ideias?|pratos?|item)|sem (?:sugest\w+|ideias?)|nao (?:sugir\w+|quero|use\w*|coloqu\w+|ponha\w*) (?:nada|ideias?|sugest\w+|pratos?)) (?:com|de|que leve\w*|que tenha\w*) (?<f>[^,;\d]{3,60}?),? (?:pois |porque |ja que |que )?(?:a gente |eu |nos )?(?:tenho|temos|tem|ha|minha|meu|noss[oa]|uma?|o|a) .{0,60}\b(?:alergi\w+|intoleran\w+)\b[^,;]{0,30}$/

/** "Nada de sugestão com amendoim, temos uma funcionária alérgica" */
const readAllergy: Reader = (said) => {
  const foods = withFood.exec(said)?.groups?.f?.split(/ (?:e|nem|ou) |, /) ?? []
  const terms = foods.map((food) => findTerm(food.trim()))
  if (terms.length === 0) return null
  return terms.every((term) => term && ['ingredient', 'group', 'allergen'].includes(term.kind))
    ? terms.flatMap((term) => (term ? [{ kind: 'exclude', what: term.name, why: 'allergy' } as const] : []))
    : null
}

const guests =
  /^(?:o )?(?:meu|nosso) (?:publico|cliente|clientela|fregues) (?:e|sao|vem)(?: (?:mais|muito|basicamente))? (?:de |d[oa]s )?(?<g>[^;\d]{3,80})$/

/** "Meu público é de turistas e casais, à noite" */
const readGuests: Reader = (said, original) => {
  const group = guests.exec(said)?.groups?.g
  if (group === undefined || /\b(?:nao|sem|alerg\w+|preco|quer\w*)\b/.test(group)) return null
  return [question('public', { what: original.slice(said.indexOf(group)).trim().slice(0, 120) })]
}

const because = '(?: (?:que|porque|pois|ja que|por causa d[aeo]s?) [^,;\\d]{3,60})?'
const noMusic = new RegExp(
  `^(?:(?:e|mas) )?(?:${refuse} (?:ter |botar |colocar |fazer )?(?<a>${music})|(?<b>${music}) (?:aqui )?(?:eu |a gente )?(?:nao (?:da|rola|pode|quero|posso|tem como|da certo)|nem pensar|de jeito nenhum)(?: (?:aqui|na casa))?)${because}$`,
)

/** "Música ao vivo não dá que os vizinhos reclamam" */
const readMusic: Reader = (said, original) => {
  const { a, b } = noMusic.exec(said)?.groups ?? {}
  const what = a ?? b
  if (what === undefined) return null
  const at = said.indexOf(what)
  return [question('newItem', { what: original.slice(at, at + what.length).toLowerCase(), against: true })]
}

const weekday =
  '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[ -]feiras?)?(?: (?:e|a) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[ -]feiras?)?)?'
const dayOf = (name: string) => `(?:n[oa]s? |aos? |de |dia de )?(?<${name}>${weekday})`
const full =
  '(?:(?:tem|da|e|fica|faz|vira) )*(?:uma? )?(?:fila|lota\\w*|chei\\w+|bomba\\w*|enche\\w*|casa cheia|lotacao)(?: (?:na porta|a casa|tudo|de gente|demais))?'
const empty =
  '(?:(?:tem|vem|da|aparecem?|fica com|so) )+(?:so |uns |umas |no maximo )?\\d{1,2} (?:pessoas|clientes|mesas|gatos pingados)|(?:(?:e|esta|ta|fica|vive) )?(?:vazi\\w+|parad\\w+|mort\\w+|frac\\w+|as moscas|desert\\w+)'
const days = [
  new RegExp(`^${dayOf('busy')} ${full}(?:,| e|, e|,? mas|, ja) ${dayOf('weak')} (?:${empty})$`),
  new RegExp(`^${dayOf('weak')} (?:${empty})(?:,| e|, e|,? mas|, ja) ${dayOf('busy')} ${full}$`),
]

/** "Sábado fila na porta, quarta tem 10 pessoas" */
const readDays: Reader = (said) => {
  const { busy, weak } = days.map((form) => form.exec(said)?.groups).find((found) => found) ?? {}
  if (busy === undefined || weak === undefined) return null
  return [
    question('weakDays', {
      weekdays: weekdaysIn(weak),
      what: joinList(weekdaysIn(busy).map((day) => weekdayNames[day] ?? '')),
    }),
  ]
}

const noSlander =
  /^(?:mas )?(?:eu |a gente )?nao (?:quero|vou|gosto de|posso|queremos|vamos) falar mal(?: (?:d[aeo]s?|n[ao]s?|de) .{2,40}| d?el[ea]s?| de ninguem)?$/

/** "nos posts não quero citar nome de concorrente" */
const noNames = new RegExp(
  `^(?:(?:e|mas) )?(?:n[oa]s? (?:posts?|publicac\\w+|redes?(?: sociais)?|instagram|insta|stories|legendas?),? )?(?:${refuse}|nao) (?:cit\\w+|fal\\w+|us\\w+|coloc\\w+|bot\\w+|mencion\\w+|marc\\w+|diz\\w*|por|expor)(?: (?:o|os|de|do|dos))*(?: nomes?(?: d[eoa]s?)?)? (?:concorrentes?|ninguem|outr[oa]s? (?:casas?|bares?|restaurantes?)|outros|vizinhos?|del[ea]s)(?: n[oa]s? (?:posts?|redes?(?: sociais)?|instagram|insta))?$`,
)

/** "nada que precise contratar gente" */
const noHands =
  /^(?:(?:e|mas|desde que|so que) )*(?:nada|nenhum\w*(?: ideia| coisa)?|sem|nao quero nada|nao (?:quero|vou|posso|pretendo|da pra)|nao|que nao) (?:que )?(?:precis\w+|pec\w+|exij\w+|me obrigu\w+|dependa|envolva|seja preciso|tenha que|tenha de)?(?: de| a)? ?(?:contrat\w+(?: (?:mais|gente|ninguem|alguem|funcionari\w+|equipe|pessoal|garcom))*|(?:mais|nova) (?:gente|equipe|mao de obra)|gente nova)$/

/** "meu food cost não pode passar de 32%" */
const mostCost =
  /^(?:(?:e|mas) )?(?:o |meu |nosso |a minha )?(?:food ?cost|cmv|custo(?: (?:da comida|do prato|dos pratos|de ingredientes?|dos ingredientes|da mercadoria))?)(?: (?:aqui|da casa))? (?:nao pode (?:passar|ultrapassar|ser (?:maior|mais)|ficar acima)|tem que (?:ficar|ser|estar)|deve (?:ficar|ser)|precisa (?:ficar|ser)|fica|e de|nao passa)(?: (?:de|do|que|do que|em|ate|no maximo|abaixo|no|menos|a))* (?<n>\d{1,2}(?:,\d)?) ?(?:%|por ?cento)(?: d[oe] preco(?: de venda)?)?$/

const readHouseRules: Reader = (said) => {
  if (noNames.test(said)) return [question('nameRival', { against: true })]
  if (noHands.test(said)) return [question('hire', { against: true })]
  const percent = Number(mostCost.exec(said)?.groups?.n?.replace(',', '.'))
  return percent > 0 ? [question('costShares', { percent })] : null
}

/** "não quero falar mal" */
const readSlander: Reader = (said) =>
  noSlander.test(said) ? [question('nameRival', { against: true })] : null

const soon =
  '(?:ja|logo|agora|hoje|amanha|de cara|rapid\\w+|(?:n?[ae]?ss[ae]|n?est[ae]|d?ess[ae]|d?est[ae]|n?a proxima|semana que vem)(?: (?:semana|mes))?|essa semana|este mes|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|no mes que vem)'
const spent =
  '(?:(?:e |mas )*(?:(?:que )?nenhum\\w*(?: del[ae]s)?(?: que)? (?:cust\\w+|pass\\w+|gast\\w+|saia)(?: (?:mais|acima|por))*(?: (?:de|do que|que))?|(?:cada uma )?custando (?:ate|no maximo|menos de)|sem (?:gastar|passar|custar|investir)(?: mais)?(?: (?:de|do que|que))?|(?:gastando|investindo|com|por)(?: no maximo| ate| menos de| so)+) (?<v>(?:r\\$ ?)?\\d{2,5})(?: ?(?:reais|conto|contos|pila|pilas|r\\$))?(?: (?:cada(?: uma)?|no total|ao todo|somando tudo))?)'
const deeds = new RegExp(
  `^(?:(?:eu |tambem |por favor )*(?:quero|queria|preciso(?: de)?|gostaria de|me (?:de|da|diga|dige|sugira|mostre|aponte|fale)|diga|de)(?: ai)? )?(?:so |umas |uns )?${number} (?:coisas|acoes|medidas|ideias|passos|providencias|atitudes|tarefas)(?: simples| concretas| praticas| boas)? (?:(?:pra|para|que|de) )+(?:eu |a gente |nos |se |dar? (?:pra|para) )*(?:fazer|faca|facamos|fazermos|comecar|atacar|executar|botar em pratica)(?:,? ${soon})*(?:,? ${spent})?$`,
)

/** "Me dê três coisas pra fazer já essa semana, e nenhuma que custe mais de 500 conto": a plan, and no price of the menu. */
const readDeeds: Reader = (said) => {
  const found = deeds.exec(said)
  const count = valueIn(found?.groups?.n)
  if (!found || !(count >= 1 && count <= 10)) return null
  const price = valueIn(found.groups?.v)
  return [question('actions', { count, price: price > 0 ? price : undefined })]
}

const readers: readonly Reader[] = [
  readDeeds,
  readIdeas,
  readFirst,
  readRefusal,
  readAllergy,
  readGuests,
  readMusic,
  readDays,
  readSlander,
  readHouseRules,
  ...plainWishes,
]

const parting = /[,:](?!\d)|\s(?=(?:e|mas|nem) )/g

/** The wishes of clauses that are understood whole; the longest stretch of a sentence first. */
export function readPlainAsks(text: string): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    const stretches = longestStretches(sentence, parting, ({ said, at }) => {
      const original = text.slice(at, at + said.length)
      return readers.map((read) => read(said, original)).find((one) => one !== null) ?? null
    })
    return stretches.flatMap(({ stretch: { said, at }, read }) => {
      const end = at + said.length
      // A question keeps its mark, which makes it its own title.
      const mark = text.charAt(end) === '?' ? 1 : 0
      return read.map((wish): DraftWish => ({ wish, start: at, end: end + mark }))
    })
  })
}
