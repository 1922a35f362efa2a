/** Questions about prices in spoken words that need the pieces of a sentence around them. */
import { addDays } from '../../base/calendar.ts'
import { findDates } from '../dates/find-dates.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import { figure, figureOf } from '../spoken/figures.ts'
import { itemIn, type PieceReader, question, type Read } from '../spoken/pieces.ts'
import { floorOfCost, marginAt } from './day-promotions.ts'

const said = ({ pieces }: Read, at: number) => pieces[at]?.said ?? ''
const one = (at: number, wish: ReturnType<typeof question>, to = at, from = at) => ({ wish, from, to })

const monthly = String.raw`\s+(?:reais\s+|conto\s+)?(?:a mais|mais|de lucro|extra|sobrando|limpos?|livres?)\b(?:\s+(?:por|no|ao|todo)\s+mes)?`
const gains =
  '(?:ganhar|ganhasse|sobrar|sobrasse|lucrar|faturar|fazer|tirar|entrar|entrasse|juntar|botar no bolso|preciso|precisava|quero|queria|levantar|render)'
const goal = new RegExp(
  `\\b${gains}\\b(?:\\s+\\p{L}+){0,4}?\\s+(?:uns |umas |mais |pelo menos |no minimo |perto de )*${figure}${monthly}|\\b(?:lucro|resultado|sobra|margem)\\b(?:\\s+\\p{L}+){0,4}?\\s+(?:em |mais |uns )+${figure}(?:\\s*(?:reais|real|conto))?|\\bmais (?:uns |umas )?${figure}(?:\\s+(?:reais|conto))? (?:por|ao|no|todo) mes\\b`,
  'u',
)
const goalPercent = new RegExp(`\\b(?:lucro|resultado|sobra)\\b[^,]{0,30}?${figure}\\s*(?:%|por cento)`)

/** "queria ganhar uns mil e quinhentos a mais por mês" */
const readGoal: PieceReader = (at, read) => {
  const piece = said(read, at)
  const percent = figureOf(goalPercent.exec(piece)?.[1])
  if (percent > 0 && percent <= 100) return one(at, question('goal', { percent }))
  const found = goal.exec(piece)
  const price = figureOf(found?.[1] ?? found?.[2] ?? found?.[3])
  return found && price >= 50 && price <= 100_000 ? one(at, question('goal', { price })) : null
}

const totalWords =
  /\b(?:quanto|qto)\b(?: \p{L}+){0,4}? (?:sobra|sobrar|entra|entrar|rende|render|ganho|ganhar|da|dar|lucro|lucrar|fica)\b(?: \p{L}+){0,3}? (?:a mais|mais|no total|por mes|no fim|disso tudo|tudo)\b|\bquanto (?:isso|tudo isso) (?:da|rende|deixa)\b/u
const readTotal: PieceReader = (at, read) =>
  totalWords.test(said(read, at)) && itemIn(said(read, at), read.names) === undefined
    ? one(at, question('total'))
    : null

const lose =
  /\bquanto(?: de venda)? (?:\p{L}+ ){0,3}?(?:posso|da pra|daria pra|aguent\p{L}+|consigo) (?:\p{L}+ ){0,2}?perder\b|\bquanto (?:\p{L}+ ){0,2}?aguent\p{L}+ perder\b|\bquant[ao]s? (?:vendas?|copos?|pratos?|pedidos?|client\p{L}+) (?:\p{L}+ ){0,2}?(?:posso|podia|da pra) perder\b/u
/** "tenho medo de subir o sunset e o povo deixar de pedir, quanto posso perder de venda?" */
const readBreakEven: PieceReader = (at, read) => {
  if (!lose.test(said(read, at))) return null
  const fears = /\bmedo|receio|subir|aument/.test(said(read, at - 1))
  const item =
    itemIn(said(read, at), read.names) ?? (fears ? itemIn(said(read, at - 1), read.names) : undefined)
  return one(at, question('breakEven', { item }), at, fears ? at - 1 : at)
}

const two =
  /\bpix\b.{0,40}\b(?:outro|diferente|mais caro|a parte)\b.{0,20}\b(?:cartao|credito|maquin\p{L}+)|\b(?:preco|precos|valor)(?: diferente)? (?:no|do|pro) (?:pix|dinheiro) e (?:outro |um )?(?:no|do|pro) (?:cartao|credito)|\b(?:repassar|cobrar|jogar|botar)\b.{0,30}\b(?:taxa|maquin\p{L}+|cartao)\b|\bacrescimo\b.{0,20}\b(?:cartao|credito)/u
const fee = new RegExp(
  `\\b(?:maquin\\p{L}+|taxa|cartao|credito)\\b[^,]{0,30}?${figure}\\s*(?:%|por cento)`,
  'u',
)
/** "pode cobrar um preço no pix e outro no cartão? a maquineta me come 3,2%" */
const readTwoPrices: PieceReader = (at, read) => {
  const piece = said(read, at)
  if (!two.test(piece)) return null
  const here = fee.exec(piece)
  const ahead = here ? null : fee.exec(said(read, at + 1))
  const percent = figureOf((here ?? ahead)?.[1])
  return one(
    at,
    question('twoPrices', { percent: percent > 0 && percent < 30 ? percent : undefined }),
    ahead ? at + 1 : at,
  )
}

const place = String.raw`(?:da terra|daqui|da cidade|do bairro|do lugar|local|locais|de casa|nativ\p{L}+|morador\p{L}*|de [a-z]{4,})`
const locals = new RegExp(
  `\\b(?:povo|pessoal|gente|client\\p{L}+|turma|morador\\p{L}*|nativ\\p{L}+)(?: ${place})?\\b.{0,60}\\b(?:preco de turista|de turista|turista|veranista|pagar menos|preco de (?:gente|quem))\\b|\\b(?:algo|alguma coisa|coisa|desconto|preco) (?:pr[ao]|para [ao]) (?:povo|pessoal|gente|client\\p{L}+|turma) ${place}`,
  'u',
)
const weak = /\b(?:frac\p{L}+|parad\p{L}+|mort\p{L}+|vazi\p{L}+|devagar|ruim|ruins|as moscas)\b/u
const something =
  /\b(?:quero|queria|preciso|bola|invent\p{L}+|cria|monta|faz\p{L}*|pens\p{L}+|sug\p{L}+|arruma)\b(?: \p{L}+){0,3}? (?:algo|coisa|acao|promo\p{L}*|oferta|ideia|combo|movimento|novidade|condicao|condicoes)\b/u
const refusing =
  /\bsem (?:dar |ter |fazer |ser )?(?!quebrar|prejuizo)(\p{L}+(?: \p{L}+){0,3}?)(?= (?:que|porque|pois|mas|e sem|nem)|$|[,.])/gu
const clock = /\bd[ea]s? (\d{1,2})(?:h| horas?)?(?::?\d{2})? (?:as?|ate(?: as?)?) (\d{1,2})(?:h| horas?)?\b/

/** "terça e quarta tá morto, queria uma coisa de 5 às 8 da noite mas sem rodada dobrada" */
const readQuietDays: PieceReader = (at, read) => {
  const piece = said(read, at)
  const days = weekdaysIn(piece)
  if (days.length === 0 || !weak.test(piece)) return null
  const wanted =
    something.test(piece) || locals.test(piece) ? at : something.test(said(read, at + 1)) ? at + 1 : null
  if (wanted === null) return null
  let to = wanted
  while (
    /\b(?:sem|nada de)\b/.test(said(read, to + 1)) &&
    !/\bsem (?:mexer|subir|aumentar|centavo)/.test(said(read, to + 1))
  )
    to += 1
  const whole = read.pieces
    .slice(wanted, to + 1)
    .map((one) => one.said)
    .join(' ')
  const hours = clock.exec(whole)
  const late = (hour: string | undefined) =>
    hour === undefined ? undefined : Number(hour) < 12 ? Number(hour) + 12 : Number(hour)
  const [start, end] = [late(hours?.[1]), late(hours?.[2])]
  if (locals.test(whole)) return one(at, question('locals', { weekdays: days }), wanted)
  const refused = [...whole.matchAll(refusing)].map(([, what = '']) => what)
  return one(
    at,
    question('happyHour', {
      weekdays: days,
      ...(start !== undefined && end !== undefined && end > start && end <= 24 && { start, end }),
      ...(refused.length > 0 && { what: `sem ${refused.map(read.own).join(' nem ')}`.slice(0, 120) }),
    }),
    to,
  )
}

const season =
  /\bpreco de alta\b.{0,20}\bbaixa\b|\b(?:tabela|cardapio|precos?) (?:\p{L}+ ){0,2}?(?:so |especial |separad\p{L} |diferente )?(?:d?ess?es dias|pr[ao]s? esses dias|desses dias|nesses dias|de temporada|de alta|na alta|pra alta|d[eo] carnaval|d[eo] reveillon|da festa|do festival|de festa|da temporada)\b|\b(?:cobrar|subir|aumentar)\b(?: \p{L}+){0,3}? (?:so )?(?:na|em|durante a?) (?:alta|temporada)\b|\b(?:paga o ano|salva o ano|sustenta o ano|segura o ano)\b/u
const feastName =
  /\b(carnaval|reveillon|ano novo|sao joao|natal|semana santa|romaria|festival|festa de \p{L}+(?: \p{L}+)?|alta estacao|alta temporada|temporada|ferias|vaquejada)\b/u

/** "quero preço de alta e preço de baixa", "posso ter uma tabela só desses dias?" */
const readSeason: PieceReader = (at, read) => {
  const piece = said(read, at)
  if (!season.test(piece)) return null
  const dates =
    [at, Math.max(0, at - 1), 0]
      .map((first) => findDates(read.original(first, at), read.today))
      .find((found) => found.length > 0) ?? []
  const begin = dates.find(({ name, span }) => name === null && span.from === span.to) ?? dates[0]
  const last = dates.at(-1)
  const span =
    begin && last && last.span.to >= begin.span.from ? { from: begin.span.from, to: last.span.to } : {}
  const feast = feastName.exec(`${said(read, at - 1)} ${piece}`)?.[1]
  const from = at > 0 && feast !== undefined && feastName.test(said(read, at - 1)) ? at - 1 : at
  return one(at, question('seasonPrice', { what: feast ?? 'alta', ...span }), at, from)
}

/** "o povo de cá não pode pagar preço de turista", "quero algo para o pessoal da terra na quinta" */
const readLocals: PieceReader = (at, read) => {
  const piece = said(read, at)
  if (!locals.test(piece)) return null
  const days = weekdaysIn(piece)
  const fair =
    /\b(?:jeito|direito|certo|justo|legal)\b/.test(said(read, at + 1)) &&
    /\b(?:veja|ache|arrume|qual|um jeito|como)\b/.test(said(read, at + 1))
  return one(at, question('locals', { weekdays: days.length > 0 ? days : undefined }), fair ? at + 1 : at)
}

const service =
  /\b(?:taxa|servico|gorjeta|comissao)\b.{0,16}\b10 ?(?:%|por cento)|\b10 ?(?:%|por cento)\b.{0,20}\b(?:garcom|garcons|servico|gorjeta)|\btaxa de servico\b/u
const readService: PieceReader = (at, read) => {
  if (!service.test(said(read, at))) return null
  const asked = /\b(?:obrigad\p{L}+|posso|preciso|pode|cobrar|no cardapio|botar|colocar|por no)\b/u
  const next = said(read, at + 1)
  const joins = asked.test(next) && !/\bpix\b/.test(next) && !/[.;!?\n]/.test(read.original(at, at + 1))
  return one(at, question('serviceFee'), joins ? at + 1 : at)
}

const sign =
  /\b(?:pla(?:c|qu)\p{L}+|cartaz\p{L}*|faixa|banner|anuncio|lousa|quadro|instagram|insta|ifood|folheto|panfleto|fachada|stories?)\b/u
const readPosted: PieceReader = (at, read) => {
  const joined = [at, at + 1, at + 2].map((index) => said(read, index))
  const [piece = '', next = '', third = ''] = joined
  const trouble = /\b(?:problema|processo|multa|procon|da bronca|pode isso|errad\p{L})\b/u
  const differs = /\b(?:e e|mas e|ta|custa|cobro|o certo|e |na verdade)\b ?(?:r\$ ?)?\d|\d.{0,30}\d/
  if (!sign.test(piece) || !/\d/.test(piece) || !differs.test(`${piece} ${next}`)) return null
  if (!trouble.test(`${piece} ${next} ${third}`)) return null
  const to = trouble.test(piece) ? at : trouble.test(next) ? at + 1 : at + 2
  if (/[.;!?\n]/.test(read.original(at, to))) return null
  const figures = [...`${piece} ${next}`.matchAll(new RegExp(`\\b${figure}`, 'g'))].map(([, value]) =>
    figureOf(value),
  )
  const price = figures.find((value) => value > 1)
  return one(at, question('postedPrice', { item: itemIn(`${piece} ${next}`, read.names), price }), to)
}

const print = /\b(?:imprim\p{L}+|grafica|impress\p{L}+)\b/u
const once =
  /\b(?:uma vez|uma so|de uma vez|uma vez so|so uma)\b|\baguent\p{L}+ ate\b|\bval\p{L}+ ate\b|\bdur\p{L}+ ate\b|\bo ano (?:todo|inteiro)\b/u
/** "mando imprimir uma vez no ano, o preço tem que aguentar até dezembro" */
const readOnePrint: PieceReader = (at, read) => {
  if (!print.test(said(read, at)) || !once.test(`${said(read, at)} ${said(read, at + 1)}`)) return null
  const holds =
    /\b(?:preco|aguent|valer|durar)/.test(said(read, at + 1)) && !/\bcentavo/.test(said(read, at + 1))
  const to = holds ? at + 1 : at
  const dates = findDates(read.original(at, to), read.today)
  const [year] = /\b20\d\d\b/.exec(`${said(read, at)} ${said(read, to)}`) ?? []
  const end = dates.toSorted((a, b) => a.span.to.localeCompare(b.span.to)).at(-1)?.span.to
  const last = year === undefined ? end : `${year}-12-31`
  return one(
    at,
    question('onePrint', {
      from: dates.length > 0 ? dates[0]?.span.from : undefined,
      to: last ?? addDays(read.today, 365),
    }),
    to,
  )
}

const leaves =
  /\b(?:qual|que|quais)\b.{0,30}\b(?:tir\p{L}+|cort\p{L}+|sair|sai|elimin\p{L}+|aposent\p{L}+|par(?:o|ar|aria|e|amos) (?:de (?:vender|fazer|servir)))\b|\b(?:qual|que|quais) (?:item|itens|pratos?|produtos?|drinks?|coisas?) (?:eu |a gente |devo |posso |deveria )?(?:par(?:o|ar|aria|e))\b|\bo que (?:eu )?(?:tiro|corto|devia tirar)\b/u
const readWeakest: PieceReader = (at, read) =>
  leaves.test(said(read, at)) &&
  /\b(?:item|itens|prato|pratos|produto|drink|coisa|cardapio|que (?:eu )?(?:tiro|corto|devia))\b/.test(
    said(read, at),
  )
    ? one(at, question('weakest'))
    : null

const onDays = new RegExp(
  `\\b(?:fic\\p{L}+|deix\\p{L}+|faz|faco|vende|vendo|bota|sai|por|em|a)\\s+(?:em |a |por )?${figure}(?:\\s*(?:reais|conto))?\\s+(?:so |toda |todo )?(?:na|no|nas|nos|de|às|as|aos)\\s`,
  'u',
)
/** "a 600 fica em 16, aliás fica em 15 na quarta e quinta" */
const readWeekdayPrice: PieceReader = (at, read) => {
  const piece = said(read, at)
  const found = onDays.exec(piece)
  const days = found ? weekdaysIn(piece.slice(found.index)) : []
  const price = figureOf(found?.[1])
  if (!found || days.length === 0 || !(price > 0)) return null
  const item = itemIn(piece.slice(0, found.index), read.names) ?? itemIn(said(read, at - 1), read.names)
  return item === undefined ? null : one(at, question('weekdayPrice', { item, price, weekdays: days }))
}

const floorWords = new RegExp(
  `\\b(?:margem|cmv|markup|sobra)\\b(?: \\p{L}+){0,5}? ${figure}\\s*(?:%|por cento)`,
  'u',
)
/** "nenhum item com margem abaixo de 60%" */
const readMarginFloor: PieceReader = (at, read) => {
  const piece = said(read, at)
  const times = floorOfCost.exec(piece)
  if (times) return one(at, question('marginFloor', { percent: marginAt(times.groups?.times) }))
  const found = floorWords.exec(piece)
  const value = figureOf(found?.[1])
  if (
    !found ||
    !(value > 0 && value < 100) ||
    /\b(?:o que|qua(?:l|is)|quem) (?:\p{L}+ ){0,3}(?:margem|cmv|markup)\b/u.test(piece) ||
    !/\b(?:abaixo|menor|menos|minim\p{L}+|pelo menos|no maximo|acima|passar|tem que|manter)\b/u.test(piece)
  )
    return null
  return one(at, question('marginFloor', { percent: /\bcmv\b/.test(piece) ? 100 - value : value }))
}

const still =
  /\b(?:nao|nunca) (?:mexo|mexi|mexemos|subo|subi|aumento|aumentei|reajusto|reajustei|mudo|mudei)\b(?: \p{L}+){0,3}? (?:desde|faz|ha|tem)\b|\b(?:faz|tem) (?:\p{L}+ ){1,3}que (?:eu )?nao (?:mexo|subo|aumento|mudo)\b/u
const readStill: PieceReader = (at, read) =>
  still.test(said(read, at))
    ? one(at, question('pastChange', { item: itemIn(said(read, at), read.names) }))
    : null

const raised = /\b(?:subi|subimos|aumentei|aumentamos|reajustei|reajustamos|baixei|baixamos|mexi|mexemos)\b/
const wonders =
  /^\s*(?:e |ai |mas )?(?:eu )?(?:quero|queria|gostaria de|preciso|me diz\w*|me diga) (?:saber )?se (?:isso |foi |(?:el[ae]|a mudanca) )?(?:valeu|compensou|deu certo|adiantou|fiz (?:bem|mal|certo)|bom|boa|errado|perdi)\b/
/** "subi o duplo de 24,90 para 26,90. Queria saber se valeu a pena": the change is told in the clause before. */
const readWhetherPaid: PieceReader = (at, read) => {
  const before = said(read, at - 1)
  const item = wonders.test(said(read, at)) && raised.test(before) ? itemIn(before, read.names) : undefined
  return item === undefined ? null : { wish: question('pastChange', { item }), from: at - 1, to: at }
}

export const spokenReaders: readonly PieceReader[] = [
  readWhetherPaid,
  readGoal,
  readTotal,
  readBreakEven,
  readTwoPrices,
  readLocals,
  readSeason,
  readQuietDays,
  readService,
  readPosted,
  readOnePrint,
  readWeakest,
  readWeekdayPrice,
  readMarginFloor,
  readStill,
]
