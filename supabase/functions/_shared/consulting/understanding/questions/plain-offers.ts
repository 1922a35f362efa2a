/**
 * Offers and limits in plain clauses of which every word has a place: "quinta, combo de hambúrguer com caipirinha por menos
 * de 45", "terça e quarta são mortas: quero um desconto que preste, só no salão", "se a batata passar de 36 o povo reclama".
 */
import { weekdaysIn } from '../dates/weekdays.ts'
import { longestStretches } from '../spoken/longest-stretches.ts'
import { type Named, question } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { subjectOf, subjectsOf } from './price-subjects.ts'

const weekday = '(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)(?:[- ]feiras?)?'
const days = `(?:(?:n[ao]s?|aos?|de|d[ao]s?|tod[ao]s?|so|pr[ao]s?|em) )*${weekday}(?:(?:,| e| a| ou)? (?:n?[ao]s? )?${weekday})*`
const asks =
  '(?:(?:me |eu |a gente )?(?:quero|queria|preciso(?: de)?|gostaria de|faz|faca|fazer|monta|monte|montar|bola|bole|cria|crie|criar|bota|bote|da|de|arruma|sugere|sugira|pensa em|penso em|pensei em|vale|posso|pode|da pra|vou)(?: ai| pra mim| fazer| montar| dar| ter| botar)*)'
const money = '(?:r\\$ ?)?(?<p>\\d{1,4}(?:,\\d{1,2})?)(?: ?(?:reais|real|contos?|pilas?|paus?))?'
const weak =
  '(?:(?:que )?(?:sao|e|eh|ta|tao|esta|estao|anda|andam|fica|ficam) (?:tudo |muito |bem |meio |quase |sempre )*(?:mort\\w+|parad\\w+|frac\\w+|vazi\\w+|devagar|as moscas|desert\\w+|um deserto|ruim|ruins|sem movimento|caid\\w+)(?: (?:demais|mesmo|aqui))?)'
const good =
  '(?: (?:que preste|que valha(?: a pena)?|que chame(?: gente)?|que encha(?: a casa)?|que funcione|de verdade|decente|bo[am]|legal|bacana|caprichad[oa]|especial|pra (?:encher|puxar|chamar gente|movimentar)))*'
const channel =
  '(?:,? (?:e )?(?:(?:vale |valendo )?(?:so|somente|apenas|nunca|jamais|nada|menos|sem|nao) (?:(?:n[oa]s?|em|pel[oa]|pr[oa]|de|quem (?:come|consome|fica)) )+(?:salao|casa|mesas?|balcao|loja|local|presencial|aplicativos?|app|ifood|i food|delivery|entregas?)|(?:so |somente )?presencial))*'

const combo = new RegExp(
  `^(?:${asks} )?(?:(?<d1>${days}),? )?(?:${asks} )?(?:um |uma |o |a )?(?:combo|combinado|dobradinha|dupla|par|kit)(?: promocional)?(?: (?:de|com|d[oa]))? (?<a>[^,;:\\d]{3,40}?) (?:com|e|mais|\\+) (?:[oa]s? |uma? )?(?<b>[^,;:\\d]{3,40}?)(?: (?<d2>${days}))?,? (?:por|a|ate|saindo|sai|custando|de)(?: (?:por|a|de|menos|no maximo|ate|uns|que|abaixo))* ${money}(?: (?<d3>${days}))?$`,
)
const dayDeal = new RegExp(
  `^(?:(?<d1>${days}) ${weak}[,:]? (?:e |entao |ai )?)?${asks} (?:um |uma |algum |alguma )?(?:desconto|promocao|promo|oferta|preco (?:especial|menor))${good}(?: (?:pra|para|n[ao]s?|de) (?<d2>${days}))?${good}${channel}$`,
)
const lowerOn = new RegExp(
  `^(?<s>[^,;:]{3,50}?) (?:eu |a gente )?(?:${asks} )?(?:baixar|abaixar|reduzir|fazer mais barat[oa]|botar mais barat[oa]|deixar mais barat[oa])(?: (?:o preco|um pouco|de preco))* (?<d>${days})(?: ${weak}| que e (?:o|os) dias? (?:frac\\w+|parad\\w+))?$`,
)
const complained = new RegExp(
  `^(?:porque |que )?se (?<s>[^,;:]{3,50}?) (?:passar|passasse|for|ficar|subir|custar|chegar)(?: mais)?(?: (?:de|do que|que|a|pra|acima))+ ${money},? (?:que )?(?:ja )?(?:o |a |os |as |meu |minha )?(?:povo|clientes?|pessoal|freguesia|fregues\\w*|turma|galera|gente|ninguem|todo mundo|publico)(?: ja| nao| me)* (?:reclam\\w+|some\\w*|sum\\w+|chi\\w+|foge\\w*|fog\\w+|para de (?:pedir|comprar|vir)|deix\\w+ de (?:pedir|comprar|vir)|compra\\w*|pag\\w+|pede\\w*|larg\\w+|xing\\w+|vai embora|briga\\w*)(?: (?:mais|comigo|logo|tudo))*$`,
)
const total =
  /^(?:(?:no fim|no final|ai|e|entao|me diz|me diga|diz) )*quanto (?:(?:a mais|de mais|mais|dinheiro|lucro) )?(?:eu |a gente |a casa |isso |isso tudo |tudo isso )?(?:vou |vai |vamos )?(?:tir\w+|ganh\w+|bot\w+ no bolso|sobr\w+|entr\w+|rend\w+|lucr\w+|fatur\w+|faco|fazer)(?: (?:a mais|mais|com isso|com isso tudo|com tudo isso|com as mudancas|com esses precos|por mes|no mes|ao mes|no fim do mes|no total|limpo))*$/

const price = (said: string | undefined) => Number(said?.replace(',', '.'))

function readClause(said: string, names: readonly Named[]): WishContent[] | null {
  if (total.test(said) && / (?:a mais|mais|com|por mes)\b/.test(said)) return [question('total')]
  const pair = combo.exec(said)?.groups
  if (pair) {
    const [item, other] = [pair.a, pair.b].map((one) => subjectsOf(one ?? '', names))
    const most = price(pair.p)
    if (item?.length !== 1 || other?.length !== 1 || !(most > 0)) return null
    const weekdays = weekdaysIn([pair.d1, pair.d2, pair.d3].join(' '))
    return [
      question('pairPrice', {
        item: item[0],
        other: other[0],
        price: most,
        ...(weekdays.length > 0 && { weekdays }),
      }),
    ]
  }
  const deal = dayDeal.exec(said)?.groups
  const dealDays = weekdaysIn(`${deal?.d1 ?? ''} ${deal?.d2 ?? ''}`)
  if (deal && dealDays.length > 0) return [question('dayOffer', { weekdays: dealDays })]
  const lowered = lowerOn.exec(said)?.groups
  const item = lowered?.s === undefined ? undefined : subjectOf(lowered.s, names)
  if (lowered && item !== undefined)
    return [question('weekdayPrice', { item, weekdays: weekdaysIn(lowered.d ?? '') })]
  const limit = complained.exec(said)?.groups
  const capped = limit?.s === undefined ? undefined : subjectOf(limit.s, names)
  return limit && capped !== undefined ? [{ kind: 'capPrice', item: capped, max: price(limit.p) }] : null
}

export function readPlainOffers(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) =>
    longestStretches(sentence, /,(?!\d)|:|\s(?=(?:mas|e) )/g, ({ said }) => readClause(said, names)).flatMap(
      ({ stretch: { said, at }, read }) =>
        read.map((wish): DraftWish => ({ wish, start: at, end: at + said.length })),
    ),
  )
}
