/** Questions that owners hang on a decision: a threshold, what each sale takes, packs by their own rate, a new rival. */
import { type Span, weekAround } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { itemIn, type Named, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { foldInPlace } from '../text/fold.ts'
import { goesOn } from './parties.ts'
import { isAsked, itemsIn, joined, only, onWords, saidIn } from './slots.ts'

const saidAt = ({ pieces }: Read, at: number) => pieces[at]?.said ?? ''
const isItem = (item: string, names: readonly Named[]) =>
  names.some(({ name, isSection }) => name === item && !isSection)

const over =
  '(?:passar?(?: de)?|passarem de|ultrapass\\w+|for(?:em)? mais (?:de|que)|d(?:er|erem) mais (?:de|que)|vend(?:er|ermos) mais (?:de|que)|sair(?:em)? mais (?:de|que)|faz(?:er|ermos)? mais (?:de|que)|fizer mais (?:de|que)|cheg(?:ar|arem) a|bat(?:er|erem)(?: os| as)?)'
const under =
  '(?:(?:ficar|for|vier|der|cair)(?:em)? (?:abaixo|menos) (?:de|que|do que)|cair (?:pra|para) menos de|nao (?:passar de|chegar a|bater)|vend(?:er|ermos) menos (?:de|que))'
const condition = new RegExp(
  `^\\s*(?:(?:e|ai|mas) )*(?:se|caso|quando) (.{3,70}?) (?:(${over})|${under}) (?:uns |umas |os |as |r\\$ ?)*${figure}( ?(?:reais|conto|contos|pila))?(.*)$`,
)
/** What only asks for the answer again. */
const asksAgain =
  /^\s*(?:e )?(?:(?:sera que |ela |ele |eu |isso |a gente )*(?:vai|vou|vamos) (?:precisar|passar|dar|bater|chegar|acontecer)|vai(?: dar)?|da|preciso(?: dela| dele| disso)?|vale a pena|sera(?: que (?:passa|vai|da))?|passa|compro|chamo|o que (?:voce|vc) acha)[\s?!.]*$/

/** What the owner does then. */
const acts = /^(?:eu|a gente|nos|ai|vou|vamos|chamo|compro|contrat\w+|boto|peco|abro|fecho|preciso)\b/
const money = /\b(?:mil\b|reais\b|contos?\b|k\b)|r\$/
const newYear = /\bvirada\b/

/** The days of a stretch: a week that is named by its feast is the week around it. */
function daysOf(said: string, text: string, today: string): Span | undefined {
  const named = newYear.test(said) ? text.replace(/virada(?: d[eo] ano)?/iu, 'réveillon') : text
  const [date] = findDates(named, today).filter(({ span }) => span.to >= today)
  if (!date) return undefined
  if (!/\bsemana\b/.test(said) || date.span.from !== date.span.to) return date.span
  return weekAround(date.span.from)
}

/** "se a feijoada passar de 60 no sábado eu chamo minha cunhada, vai precisar?" */
const readThreshold: PieceReader = (at, read) => {
  const said = saidIn(at, at, read)
  const found = condition.exec(said)
  if (!found) return null
  const [, subject = '', above, amount, reais, rest = ''] = found
  const value = figureOf(amount)
  if (!(value > 0) || /^ ?(?:%|por cento|graus|anos|horas|h\b|dias|minutos)/.test(rest)) return null
  const [item, ...more] = itemsIn(subject, read.names)
  if (more.length > 0) return null
  const span = daysOf(`${subject} ${rest}`, read.original(at, at), read.today)
  const weekdays = weekdaysIn(`${subject} ${rest}`)
  const isMoney = reais !== undefined || money.test(`${amount} ${found[0]}`)
  // "a semana", "o movimento", "a venda do sábado": of the house.
  const ofHouse =
    /\b(?:semana|venda|vendas|movimento|faturamento|caixa|casa|dia|domingo|sabado|sexta|mes|janeiro|dezembro|natal|carnaval|reveillon)\b/.test(
      subject,
    )
  if (item === undefined && !(ofHouse && isMoney)) return null
  if (item !== undefined && isMoney && !/\b(?:unidades?|por semana)\b/.test(rest)) return null
  const next = saidAt(read, at + 1)
  const to = at + 1 < read.pieces.length && asksAgain.test(next) ? at + 1 : at
  const then = rest
    .replace(
      /^.*?\b(?=(?:eu|a gente|nos|ai|vou|vamos|chamo|compro|contrat\w+|boto|peco|abro|fecho|preciso)\b)/,
      '',
    )
    .trim()
  return only(
    question('threshold', {
      ...(item !== undefined && { item }),
      ...(isMoney ? { price: value } : { count: Math.round(value) }),
      ...(weekdays.length > 0 && { weekdays }),
      ...(span && { from: span.from, to: span.to }),
      ...(above === undefined && { against: true }),
      ...(acts.test(then) && { what: read.own(then).slice(0, 120) }),
    }),
    at,
    to,
  )
}

const container =
  '(?:copos?|copinhos?|tampas?|canudos?|embalage\\w+|quentinhas? vazias?|marmitex|isopor\\w*|sacolas?|sacos?|guardanapos?|potes?|potinhos?|tigelas?|colheres|colherinhas|garfinhos?|descartaveis|casquinhas? vazias?|palitos)'
const vessels = new RegExp(
  `\\bquant[oa]s? (?:(?:eu |a gente |devo |preciso |vou |que )*(?:compr\\w+|pec\\w+|ped\\w+|encomend\\w+|precis\\w+|gast\\w+|us\\w+) )?(?:de )?(${container}) (?:d[eoa]s?|para|pra|pro) (.{3,40}?)(?=$|[?.!,]| (?:por|para|pra|ate|na|no|em|eu|compr\\w+|precis\\w+)\\b)`,
)
/** "quanto compro de copo de suco": one for each sale of what goes into it. */
const readVessels = onWords(/\bquant[oa]s?\b/, (at, read) => {
  const found = vessels.exec(saidIn(at, at, read))
  if (!found) return null
  const items = itemsIn(found[2] ?? '', read.names)
  // A pot that is sold as such is an item.
  if (
    itemsIn(`${found[1]} de ${found[2]}`, read.names).some((name) =>
      name.toLowerCase().startsWith(found[1] ?? '-'),
    )
  )
    return null
  return items.length === 0
    ? null
    : only(question('vessels', { item: joined(items), what: read.own(found[1] ?? 'copo') }), at)
})

const packNoun =
  '(?:caixas?|baldes?|sacos?|pacotes?|latas?|galao|galoes|barril|barris|fardos?|bandejas?|pecas?|bisnagas?)'
const servings =
  '(?:tigelas?|copos?|porcoes|porcao|doses?|pratos?|bolas?|tacas?|fatias?|unidades?|marmitas?|lanches|sanduiches|pizzas?|pasteis|casquinhas?|sorvetes?|sucos?|drinks?)'
const rate = new RegExp(
  `^\\s*(?:e )?(?:uma|um|cada|1|a|o) (?<noun>${packNoun})(?<of>(?: d[eao]s? (?!${figure})[a-z]+)*)(?<size>(?: (?:de|com) ${figure} ?(?:litros?|l|kg|quilos?|g|ml|unidades?))?) (?:da|dao|rende\\w*|faz|fazem|serve\\w*|tira|equivale a)(?: pra| para)?(?: uma?s| mais ou menos| cerca de| em torno de)* (?<count>${figure}) (?<serving>${servings}(?: d[eao] ?.*?)?)\\s*[?.!]*$`,
)
const askedPacks = new RegExp(`\\bquant[oa]s? ${packNoun}\\b`)
const fits = new RegExp(
  `\\b(?:cabe[m]?|guardo|guardamos|tenho (?:lugar|espaco) (?:pra|para)|consigo guardar)(?: so| no maximo| ate| apenas)* (?<most>${figure}) ${packNoun}\\b|\\bso (?:cabe[m]?|guardo|da (?:pra|para)) (?<few>${figure})(?: ${packNoun})?\\b`,
)
const comes = /\b(?:entreg\w+|vem|passa\w*|traz\w*|chega\w*|abastec\w+)\b/

/** "uma caixa de açaí de 10 litros dá umas 22 tigelas de 500, quantas caixas por semana? Só cabem 6, e entregam terça e sexta" */
const readPacksServed: PieceReader = (at, read) => {
  const found = rate.exec(saidIn(at, at, read))
  if (!found) return null
  const { noun = '', of = '', size = '', serving = '' } = found.groups ?? {}
  const count = figureOf(found.groups?.count)
  const good = of.replace(/^ d[eao]s? /, '')
  let to = at
  let asked = false
  let most: number | undefined
  let weekdays: number[] = []
  for (let next = at + 1; next <= Math.min(at + 4, read.pieces.length - 1); next += 1) {
    const said = saidIn(next, next, read)
    const isQuestion: boolean = !asked && askedPacks.test(said)
    const fit = fits.exec(said)
    const days = comes.test(said) ? weekdaysIn(said) : []
    if (!isQuestion && !fit && days.length === 0) break
    asked ||= isQuestion
    most ??= fit ? Math.round(figureOf(fit.groups?.most ?? fit.groups?.few)) : undefined
    if (days.length > 0) weekdays = days
    to = next
  }
  if (!asked || !(count >= 1)) return null
  const goods = itemsIn(good, read.names)
  const named = read.names.filter(
    ({ name, isSection }) =>
      !isSection &&
      good !== '' &&
      foldInPlace(name)
        .split(/[^a-z\d]+/)
        .includes(good.split(' ').at(-1) ?? ''),
  )
  // "22 tigelas de 500": the size of the item with that number.
  const number = /\b\d{2,4}\b/.exec(serving)?.[0]
  const sized = named.find(({ name }) => number !== undefined && new RegExp(`\\b${number}\\b`).test(name))
  const served = itemsIn(serving, read.names).find((name) => isItem(name, read.names))
  const other = sized?.name ?? served ?? (named.length === 1 ? named[0]?.name : undefined)
  const item = good === '' ? goods[0] : read.own(good)
  if (item === undefined || (other === undefined && named.length === 0)) return null
  return only(
    question('packsServed', {
      item,
      ...(other !== undefined && { other }),
      count: Math.round(count),
      what: read.own(`${noun}${of}${size}`).trim().slice(0, 120),
      ...(most !== undefined && most > 0 && { most }),
      ...(weekdays.length > 0 && { weekdays }),
    }),
    at,
    to,
  )
}

const thrown = new RegExp(
  `\\b(?:jog(?:o|amos|a) fora|vai (?:pro|para o|pra o) lixo|(?:estrag|sobr|perd)\\w+|desperdi[cç]\\w+|boto (?:fora|no lixo))(?: cerca de| em torno de| mais ou menos| uma?s)* ${figure} (.{3,40}?) (?:por|a cada|todo|cada|ao) (dia|semana)\\b`,
)
const howLess =
  /^\s*(?:e )?(?:como|o que|q|que|oq) (?:eu |a gente |posso |devo |faco |fazer )*(?:pra |para )?(?:diminu\w+|reduz\w+|evit\w+|par\w+|baix\w+|cort\w+|faco|fazer|resolv\w+|acab\w+)(?: com)?(?: isso| essa sobra| essa perda| o desperdicio)?[\s?.!]*$/
/** "jogo fora umas 5 marmitas por dia, como diminuo?" */
const readThrown: PieceReader = (at, read) => {
  const found = thrown.exec(saidIn(at, at, read))
  const count = figureOf(found?.[1])
  if (!found || !(count >= 1)) return null
  const item = joined(itemsIn(found[2] ?? '', read.names))
  if (item === undefined) return null
  return only(
    question('waste', { item, count: Math.round(count), what: `por ${found[3]}` }),
    at,
    howLess.test(saidAt(read, at + 1)) ? at + 1 : at,
  )
}

const business =
  '(?:sorveteria|bar|boteco|restaurante|lanchonete|pizzaria|hamburgueria|padaria|cafeteria|cafe|acaiteria|churrascaria|marmitaria|loja|quiosque|barraca|food truck|self[- ]service|concorrente|concorrencia|espetinho|creperia|pastelaria|mercado|mercadinho|supermercado|outr[oa])'
const opened = new RegExp(
  `\\b(?:abri(?:u|ram)|inaugur(?:ou|aram)|montaram|chegou|botaram|apareceu)(?: um| uma| outr[oa])* (${business}\\b.*)`,
)
const takes =
  /\b(?:comendo|tirando|roubando|levando|pegando|atrapalhando|prejudicando|come|tira|rouba|leva|pega|atrapalha|prejudica|comeu|tirou|roubou|levou|afetou|mexeu|sentindo|perdendo|perdi)\b.{0,30}\b(?:vendas?|clientes?|movimento|fregues\w*|minha|meu)\b|\b(?:atrapalh\w+|prejudic\w+|afet\w+)\b/
/** "abriu uma sorveteria do outro lado da praça em setembro, ela tá me comendo venda?" */
const readNewRival: PieceReader = (at, read) => {
  const found = opened.exec(saidIn(at, at, read))
  if (!found) return null
  const [date] = findDates(read.original(at, at), read.today, true)
  if (!date || date.span.from >= read.today) return null
  const end = goesOn(at + 1, read) || takes.test(saidAt(read, at + 1)) ? at + 1 : at
  const to = takes.test(saidIn(at, at, read)) ? at : takes.test(saidAt(read, end)) ? end : null
  if (to === null || !isAsked(to, read)) return null
  const place = read.original(at, at)
  return only(
    question('newRival', {
      from: date.span.from,
      what:
        place
          .slice(0, date.start)
          .replace(/\s+(?:em|no|na|desde|dia)\s*$/iu, '')
          .trim()
          .slice(0, 120) || place.slice(0, 120),
    }),
    at,
    to,
  )
}

const since =
  /\b(?:e|é|eh|existe|tem|vende|vendo) (?:so |somente )?(?:d[eo]|desde) (?:o |a )?([a-z]+|\d{1,2}\/\d{1,2})(?: deste ano| desse ano)? (?:pra|para) (?:ca|frente)\b/
const ofIt =
  /\b(?:confi\w+|acredit\w+|levar a serio|valer?|serve)\b.*\b(?:numero|conta|previsao|isso)?\s*(?:del[ea]|nel[ea]|dess[ea]|dest[ea])\b/
/** "o sorvete de cachaça é de junho pra cá, me diz se já dá pra confiar no número dele" */
const readYoungItem: PieceReader = (at, read) => {
  const said = saidIn(at, at, read)
  if (!since.test(said)) return null
  const item = itemIn(said, read.names)
  const [date] = findDates(read.original(at, at), read.today, true)
  if (item === undefined || !isItem(item, read.names) || !date || date.span.from > read.today) return null
  const entered = only(question('newItem', { item, from: date.span.from }), at)
  return ofIt.test(saidAt(read, at + 1)) ? [entered, only(question('trust', { item }), at + 1)] : entered
}

const trusts = /\b(?:confi(?:ar|o|a|amos|avel)|acredit\w+|certez\w+|levar a serio)\b/
/** "dá pra confiar no número do chope?": of that item. */
const readItemTrust = onWords(trusts, (at, read, said) => {
  const items = itemsIn(said, read.names).filter((name) => isItem(name, read.names))
  const [item] = items
  if (item === undefined || items.length > 1) return null
  return /\b(?:numero|previsao|conta|estimativa|venda)s?\b/.test(said) &&
    (isAsked(at, read) || /\b(?:se|quanto|diz|diga)\b/.test(said))
    ? only(question('trust', { item }), at)
    : null
})

export const plainlyAsked: readonly PieceReader[] = [
  readThreshold,
  readVessels,
  readPacksServed,
  readThrown,
  readNewRival,
  readYoungItem,
  readItemTrust,
]
