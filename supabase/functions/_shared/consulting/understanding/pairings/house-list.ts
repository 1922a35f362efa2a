/** What owners say of their own list: only from it, bottles that stand still, a dish that hardly sells, whether a menu's cost closes. */
import { findDates } from '../dates/find-dates.ts'
import { amountIn, number } from '../dishes/shape.ts'
import type { WishContent } from '../text/draft.ts'
import { unaware } from '../told/asides.ts'
import { type ClauseReader, firstOf, whole } from './clause.ts'

const list =
  '(?:cartas?|listas?|adegas?|cardapio|menu)(?: (?:de|dos?|das?) (?:vinhos?|bebidas?|cervejas?|drinks?|casa))?'
const ours = '(?:[ao] )?(?:noss[ao]s?|minhas?|meus?|propri[ao]s?)(?: propri[ao]s?| mesm[ao]s?)?'
const ofOurList = whole(
  `(?:e |mas |tudo |tem que ser |precisa ser |que seja\\w* )*(?:sempre|so|somente|apenas|exclusivamente)(?: com| usando| [ao]s? que (?:esta|tem|ta))?(?: (?:bebidas?|rotulos?|vinhos?))?(?: d[aeo]s?| n[ao]s?| com)? ?${ours} ${list}(?: mesm[ao])?`,
)
/** "sempre da nossa própria carta" */
const readOurs: ClauseReader = (clause, _names, carry) =>
  !carry.asks && ofOurList.test(clause) ? [{ kind: 'pairingRule', what: 'menuOnly' }] : null

const stands =
  '(?:(?:que )?(?:estao|ficaram|tao|ficam)? ?(?:parad[oa]s?|encalhad[oa]s?|sobrando|esquecid[oa]s?|guardad[oa]s?|em estoque|n[oa] (?:estoque|adega|deposito)))'
const bottles = whole(
  `(?:(?:e|mas|ah|eu|a gente|nos|aqui|ainda|tambem) )*(?:tenho|temos|tem|estou com|estamos com|to com|ha|sobraram|ficaram) ${number} garrafas? (?:d[aeo]s? )?(.+?) ${stands}(?:,? (?:que |e |mas )?(?:eu |a gente |nos )?.*\\b(?:vend|gir|desov|esco|zer|acab|sair|saiam|tir)\\w*.*)?`,
)
/** "24 garrafas de moscatel paradas que gostaríamos de vender até o fim de julho" */
const readStanding: ClauseReader = (clause, names, carry) => {
  const [, said, of = ''] = carry.asks ? [] : (bottles.exec(clause) ?? [])
  const most = amountIn(said)
  const serves = of === '' ? null : names.servesIn(of)
  const [serve, ...others] = serves ?? []
  if (serve === undefined || others.length > 0 || !Number.isInteger(most) || most < 1) return null
  const [day] = findDates(clause, carry.today)
  const on = day && day.span.to >= carry.today ? day.span.to : undefined
  return [{ kind: 'pairingRule', what: 'bottlesLeft', of: serve, most, ...(on !== undefined && { on }) }]
}

const wanted =
  '(?:(?:eu|a gente|nos|por favor|tambem) )*(?:quero|queria|queremos|preciso de|precisamos de|gostaria de|gostariamos de|busco)? ?'
const twoDrinks = whole(
  `${wanted}uma? (?:bebida|taca|dose|drink|par|sugestao|harmonizacao) (?:para|pra|com) (?:[oa]s? )?(.+?),? e (?:uma? )?outr[oa](?: (?:bebida|taca|sugestao))? (?:para|pra|com) (?:[oa]s? )?(.+)`,
)
/** "uma bebida para o fondue de queijo e outra para o de chocolate": each is asked for. */
const readTwoDrinks: ClauseReader = (clause, names, carry) => {
  const [, first = '', second = ''] = carry.asks ? [] : (twoDrinks.exec(clause) ?? [])
  if (first === '') return null
  const head = first.split(' ')[0] ?? ''
  const items = [first, /^de /.test(second) ? `${head} ${second}` : second].map((said) => names.dishIn(said))
  return items.every((item) => item !== null)
    ? items.map((item): WishContent => ({ kind: 'question', about: 'drinkFor', item: item ?? '' }))
    : null
}

const poorly =
  '(?:(?:sai|vende|saem|vendem|gira|giram|pedem) (?:muito |bem )?(?:pouco|mal|devagar|quase nada|menos)|(?:quase |mal )?nao (?:sai|vende|gira|saem|vendem))'
const how =
  '(?:como (?:e que )?(?:eu |a gente |nos )?(?:faco|fazemos|faz|consigo|posso|devo)? ?(?:para|pra)? ?(?:vend\\w+|gir\\w+|empurr\\w+|aument\\w+|sair|saia)|o que (?:eu |a gente )?(?:faco|fazer|fazemos|posso fazer))'
const sellsPoorly = whole(
  `(?:e |mas )?(?:[oa]s? )?(.+?) ${poorly}(?: e .+?)?,? (?:e |mas |entao )?${how}(?: .+)?`,
)
const sellsMore = whole(
  `(?:e )?como (?:e que )?(?:eu |a gente |nos )?(?:faco|fazemos|consigo|posso)? ?(?:para |pra )?(?:vend\\w+|gir\\w+|sair) mais (?:d?[oa]s? )?(.+)`,
)
/** "o polvo sai pouco, como eu vendo mais?" */
const readSellMore: ClauseReader = (clause, names) => {
  const asked = clause.replace(/\?+\s*$/, '').trim()
  const said = sellsPoorly.exec(asked)?.[1] ?? sellsMore.exec(asked)?.[1]
  if (said === undefined) return null
  const item = names.dishIn(said)
  if (item !== null) return [{ kind: 'question', about: 'sellMore', item }]
  // A drink sells beside the dishes that it suits.
  const [other, ...others] = names.servesIn(said) ?? []
  return other !== undefined && others.length === 0 ? [{ kind: 'question', about: 'dishFor', other }] : null
}

const closes = whole(
  '(?:e |mas |sera que )?(?:[oa] )?(?:custo|cmv)(?: (?:d[eoa]s? )?(?:menu|combo|conta|pratos?))? (?:fecha|fica|cabe|da|bate|sai|se paga|fecharia|ficaria)(?: (?:em|n[oa]s?|abaixo d[eo]s?|dentro d[eo]s?|ate|menos de|por))? ?(\\d{1,2}) ?(?:%|por cento)\\??',
)
/** "O custo fecha em 35%?" */
const readCloses: ClauseReader = (clause, _names, carry) => {
  const percent = Number(closes.exec(clause)?.[1])
  return carry.asks && percent > 0 ? [{ kind: 'question', about: 'menuCost', percent }] : null
}

const house = whole(
  '(?:aqui )?(?:[oa] )?(?:noss[oa] )?(?:forte|carro-chefe|especialidade)(?: (?:aqui|da casa|nosso))? (?:e|sao) (?:[ao]s? )?(?:vinhos?|cervejas?|chopp?es?|drinks?)(?: (?:em|por|na|no) (?:taca|copo|garrafa))?(?:,? (?:sao|temos|com|tem) \\p{L}+ (?:rotulos|torneiras|opcoes|tipos))?',
)
/** What the house is: nothing is asked. */
const readTold: ClauseReader = (clause, _names, carry) =>
  !carry.asks && (house.test(clause) || (unaware.test(clause) && !goesOn.test(clause))) ? [] : null
/** Another clause, or a wish, behind what is told. */
const goesOn = /,|\b(?:quer\w+|precis\w+|gostari\w+|tem que|pode\w*|coloq\w+|bot\w+|faz|faca)\b/

export const readHouseList = firstOf(
  readOurs,
  readStanding,
  readTwoDrinks,
  readSellMore,
  readCloses,
  readTold,
)
