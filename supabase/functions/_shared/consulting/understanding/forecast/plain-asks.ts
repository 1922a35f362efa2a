/** What every owner asks: which weekday sells most or least, whether the house grows, and that something must not run out. */
import { itemIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { goesOn } from './parties.ts'
import { datesIn, isAsked, itemsIn, only, saidIn } from './slots.ts'

const best =
  /\b(?:dias?|noites?)(?: da semana| de semana| d[aeo] \w+)?(?: (?:e|é|seria|sao|foi|a gente|que|q|o|a|eu|em que|onde))* (?:mais|melhor|maior) (?:vend\w+|sa(?:i|em)|fatur\w+|moviment\w+|fort\w+|chei\w+|lot\w+|enche\w*|gente|da|entra|rend\w+|dinheiro)|\b(?:dias?|noites?)(?: da semana)?(?: (?:que|q|a gente|a casa|eu|em que|onde))* (?:vend\w+|fatur\w+|enche\w*|rend\w+|sai|moviment\w+|lota\w*) mais\b|\b(?:melhor(?:es)?|mais fortes?|maior) dias? (?:da semana|de vendas?|de movimento|da casa)|\bdias? de (?:mais|maior) (?:venda|movimento)/
const worst =
  /\b(?:dias?|noites?)(?: da semana| de semana)?(?: (?:e|é|seria|sao|a gente|que|q|o|a|eu|em que))* (?:mais (?:frac\w+|parad\w+|vazi\w+|mort\w+|devagar|ruim)|menos (?:vend\w+|sai|fatur\w+|moviment\w+|gente|chei\w+|da|entra))|\b(?:e|ou) (?:qual |quais )?(?:e )?(?:o|os) (?:mais (?:frac|parad)|pior|que menos)\w*|\b(?:dias?|noites?)(?: da semana)?(?: (?:que|q|a gente|a casa|eu))* (?:vend\w+|fatur\w+|rend\w+|sai|moviment\w+) menos\b|\b(?:pior(?:es)?|mais frac\w+) dias? (?:da semana|de vendas?|de movimento|da casa)|\bdias? (?:frac\w+|parad\w+) da semana|\bdias? de (?:menos|menor) (?:venda|movimento)/
const wants = /\b(?:qual|quais|que dias?|q dia|quero saber|queria saber|me (?:diz|diga|fala|fale)|saber)\b/
const otherwise =
  /\b(?:folgas?|ferias|fech\w+|abr(?:ir|o|e|imos)|descans\w+|promoc\w+|prec\w+|contrat\w+|post\w+|natal|carnaval|mes(?:es)?|reveillon|feriad\w+|sobr\w+|lixo|hora\w*)\b/

/** "qual o dia q mais vende?", "qual é o dia mais fraco da semana?" */
export const readTopDay: PieceReader = (at, read) => {
  const said = saidIn(at, at, read)
  if (otherwise.test(said) || !(wants.test(said) || isAsked(at, read))) return null
  // Of the sheet's whole time: a month or a feast is another question.
  if (datesIn(read.original(at, at), read.today).length > 0) return null
  if (itemsIn(said, read.names).some((name) => read.names.some((one) => one.name === name))) return null
  const isWorst = worst.test(said)
  if (!isWorst && !best.test(said)) return null
  // "e qual vende menos?"
  const next = goesOn(at + 1, read) ? saidIn(at + 1, at + 1, read) : ''
  if (
    !isWorst &&
    /^\s*e (?:o |os |qual |quais |que )*(?:e |o |os |que |dia |dias )*(?:vend\w* menos|menos vende\w*|(?:mais )?frac\w+|pior\w*|(?:mais )?parad\w+)[\s?.!]*$/.test(
      next,
    )
  )
    return [only(question('topDay'), at, at + 1), only(question('topDay', { against: true }), at, at + 1)]
  const both = isWorst && best.test(said.replace(worst, ' '))
  const asked = question('topDay', isWorst && !both ? { against: true } : {})
  return both ? [only(asked, at), only(question('topDay', { against: true }), at)] : only(asked, at)
}

const moving =
  /\b(?:estou|estamos|esta|estao|to|ta|tamos|vem|venho|vimos|anda|andam|ando)(?: (?:mesmo|so|realmente))? (?:crescendo|caindo|melhorando|piorando|subindo|encolhendo|diminuindo|aumentando|(?:vendendo|faturando) (?:mais|menos))\b|\b(?:cresc(?:emos|i|eu)|encolh(?:emos|eu))\b/
const ofHouse =
  /^(?!\s*(?:e )?(?:o )?que )\s*(?:(?:e|mas|sera|que|quero|queria|gostaria de|preciso|saber|ver|entender|descobrir|me|diz|diga|se|eu|a gente|nos|afinal|realmente|mesmo|[ao]|meu|minha|noss[ao]s?|as|casa|bar|restaurante|boteco|negocio|movimento|faturamento|caixa|vendas?|estou|estamos|esta|estao|to|ta|tamos|vem|venho|vimos|anda|andam|ando|so|crescendo|caindo|melhorando|piorando|subindo|encolhendo|diminuindo|aumentando|vendendo|faturando|mais|menos|cresc(?:emos|i|eu)|encolh(?:emos|eu)|ou|nao|parad[oa]s?|d[ao]|este|esse|neste|nesse|ano|do que antes|que antes|ultimamente)(?=[\s?.!,]|$)[\s?.!,]*)+$/
/** "quero saber se estou crescendo", "o movimento está caindo?": the house, and no item. */
export const readHouseTrend: PieceReader = (at, read) => {
  const said = saidIn(at, at, read)
  if (!moving.test(said) || !ofHouse.test(said) || !(isAsked(at, read) || /\b(?:se|sera)\b/.test(said)))
    return null
  return only(question('itemTrend'), at)
}

const food = '([a-z]{3,}(?: de [a-z]{3,})?(?: [a-z]{3,})?)'
const fears = [
  new RegExp(
    `\\b(?:medo|receio|risco|preocup\\w+|panico|pavor)(?: (?:de|que|e|com|a gente|em|da|do|eu|vai|va))* (?:falt\\w+|acab\\w+|ficar? sem)(?: (?:o|a|os|as|de|no|meu|minha))* ${food}`,
  ),
  new RegExp(
    `\\b(?:nao|nunca|jamais) (?:pode\\w*|poss\\w+|quer\\w+|dev\\w+|deix\\w+|da (?:pra|para))(?: (?:me|nos|de|deixar|deixe|que|nunca|mais|ficar|faltar|falte))* (?:falt\\w+|ficar sem|acab\\w+|sem)(?: (?:o|a|os|as|de))* ${food}`,
  ),
  new RegExp(`\\b${food} (?:nao|nunca|jamais) (?:pode\\w*|deve\\w*) (?:falt\\w+|acab\\w+)`),
]
const idle =
  /^(?:nada|tudo|isso|aqui|comida|mercadoria|produto|produtos|cliente|clientes|gente|luz|agua|dinheiro|equipe|garcom|garcons|pessoal|mesa|mesas|lugar|troco|gas)$/

/** "tenho medo de faltar camarão", "o chope não pode faltar": never its absence. */
export const readSecure: PieceReader = (at, read: Read) => {
  const said = saidIn(at, at, read)
  const found = fears.map((words) => words.exec(said)?.[1]).find((one) => one !== undefined)
  if (found === undefined) return null
  const words = found
    .replace(/\b(?:no|na|em|nos|nas|por|pra|para|porque|que|quando|de novo|outra vez)\b.*$/, '')
    .replace(/^(?:o|a|os|as) /, '')
    .trim()
  const item = itemIn(words, read.names)
  const what = words.split(' ')[0] ?? ''
  if (what === '' || (idle.test(what) && item === undefined)) return null
  const days = datesIn(read.original(at, at), read.today).find(({ span }) => span.to >= read.today)?.span
  return only(question('secure', { item, what: read.own(item === undefined ? words : what), ...days }), at)
}
