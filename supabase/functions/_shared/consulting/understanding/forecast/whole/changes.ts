/** What changes for good: items that leave the menu, and a day since which the house sells on another level. */
import { addDays } from '../../../base/calendar.ts'
import { findDates } from '../../dates/find-dates.ts'
import { type PieceReader, question } from '../../spoken/pieces.ts'
import { datesIn, isAsked, itemsIn, sentenceEnd } from '../slots.ts'
import { onStretch, relativePeriod } from './sentence.ts'
import { isAhead } from './tense.ts'

const forGood =
  /\b(?:nao (?:tem|vai ter|teremos|vai haver|havera|existe) mais|nao (?:vai|vao|vamos|iremos) (?:mais )?(?:ser |mais ser )?(?:mais )?(?:feit|vendid|servid|fazer|vender|servir|ter|oferec|produz)\w*(?: mais)?|nao (?:vend\w+|fazemos|faco|servi\w*|sirvo|sera \w+|serao \w+|produz\w+) mais|descontinu\w+|aposent\w+|(?:termina|acaba|encerra|morre|sai|saem|some|terminam|acabam|sair|vai embora|despede|despedem)(?: de vez| de linha| do (?:cardapio|menu)| da (?:carta|lista)| no fim| n?a partir| em| dia)|sai de linha|sair de linha|nao fica(?:m)?|fora d[oa] (?:cardapio|carta|menu)|tir(?:a|o|ei|ar|amos|aremos|em|e|ando)\b.*\bd[oa] (?:carta|cardapio|menu|lista)|definitiv\w+|de vez|pra sempre|para sempre|nunca mais|deixa\w* de (?:existir|ser vendid\w+|ter|fazer|vender)|ultimo dia|ultima (?:semana|vez)|cort(?:ei|amos|ar|aremos)|elimin(?:ei|amos|ado|ada|ar)|abandon\w+|(?:paramos|parei|parar|vou parar|vamos parar) com|nao volta(?:m)? mais|nao tera(?:o)? mais|desist\w+ d)/
const comesBack =
  /\b(?:(?<!nao )volta\w*|retorn\w+|temporari\w+|por enquanto|so (?:durante|em|ate|por)|ate (?:o |a |dia|\d+)|(?:de|entre) \d{1,2} (?:a|e) \d|enquanto|por (?:uma|duas|\d+) (?:semana|dia)|de ferias)\b/
const stays =
  /\b(?:nao (?:sai|saem|tir\w+|vai sair|vamos tirar|cort\w+|aposent\w+|descontinu\w+)|continua(?:m)?|fica(?:m)? no)\b/
/** "strogonoff descontinuado", "a partir de agosto não tem mais temaki", "último dia do escondidinho é 20/6" */
const readGone = onStretch((stretch) => {
  const { said, text, to, read } = stretch
  if (!forGood.test(said) || comesBack.test(said) || stays.test(said) || isAsked(to, read)) return null
  // "não vai ter camarão" says that it lacks, "não vai mais ter" that it is gone.
  if (/^nao (?:vai|vao|vamos|iremos)\b/.test(forGood.exec(said)?.[0] ?? '') && !/\bmais\b/.test(said))
    return null
  if (
    /^\s*(?:e )?(?:se|caso|quando)\b|\b(?:fotos?|talvez|penso|pensando|preco|promoc\w+|client\w+|movimento|gente|previsao|conta|calculo|relatorio)\b/.test(
      said,
    )
  )
    return null
  const next = read.pieces[to + 1]?.said ?? ''
  if (
    to < Math.min(stretch.at + 2, sentenceEnd(stretch.at, read)) &&
    /^\s*(?:e )?(?:o )?ultim[oa] (?:dia|semana)|^\s*(?:e )?tir\w+ el[ea]\b/.test(next)
  )
    return null
  const items = itemsIn(said, read.names).filter((name) => read.names.some((one) => one.name === name))
  const [item] = items
  if (item === undefined || items.length > 1) return null
  const months = relativePeriod(said, read.today)
  const monthEnd = /\b(?:fi[mn]|final) d[eo] (?:mes|este mes)\b/.test(said)
  // "tive que tirar a moqueca, último dia é 31/1": the last day is to come, whatever the tense.
  const isLastDay = /\bultim[oa] (?:dia|semana) (?:e|sera|vai ser|foi)\b/.test(said)
  const [date] = isLastDay ? findDates(text, read.today) : datesIn(text, read.today)
  const last = /\bultim[oa] (?:dia|semana)\b|\bate\b|\b(?:depois d[aeo]s?|apos)\b|\b(?:fim|final) d/.test(
    said,
  )
  const from = monthEnd ? undefined : date ? (last ? addDays(date.span.to, 1) : date.span.from) : months?.from
  const end = monthEnd ? endOfMonth(read.today) : from
  return question('leaves', { item, ...(end !== undefined && end >= read.today && { from: end }) })
})

const endOfMonth = (today: string) => {
  let day = today
  while (addDays(day, 1).slice(0, 7) === today.slice(0, 7)) day = addDays(day, 1)
  return addDays(day, 1)
}

const change =
  /\b(?:mud(?:amos|ei|ou|anca)|troc(?:amos|ei|ou)|entr(?:amos|ei|ou) (?:no|na|em)|reinaugur\w+|inaugur\w+|ampli\w+|aument(?:amos|ei|ou) (?:o |a |as |os )?(?:salao|mesas|lugares|cardapio|espaco|horario|casa|cozinha|numero)|pass(?:amos|ei|ou|ar|aremos|arei) a(?! (?:noite|manha|tarde))|comec(?:amos|ei|ou) (?:a|com|o|no)|abr(?:imos|i|iu) (?:(?:um|uma|a|o|mais) )?(?:varanda|salao|deck|segund\w+|delivery|filial|mais|ao meio|pro almoco|para o almoco|aos?|no almoco|de manha)|a varanda abriu|perd(?:emos|i) (?:o |um )?contrato|ganh(?:amos|ei) (?:o |um )?contrato|contrato|delivery|ifood|mais mesas|mud(?:ei|amos) (?:a casa|o bar|o restaurante)? ?de|(?:a gente|nos) (?:abre|atende|serve) tambem|abr(?:e|imos|o) tambem|nov[oa] (?:ponto|endereco|salao|dono|gerencia|gestao|cozinha|horario|chef|cozinheir\w|cardapio|local|sede)|reform(?:a|amos|ei|ou)|dobr(?:amos|ei|ou) (?:o|a|as|os)|clientela nova|troca de (?:dono|chef|gerente)|sem (?:o )?(?:estacionamento|varanda|salao)|cort(?:amos|ei) (?:o |a )?(?:jantar|almoco|noite|turno|delivery)|fech(?:ou|aram) (?:o |a )?(?:fabrica|escola|concorrente|vizinh\w)|par(?:amos|ei) (?:com|de fazer) (?:o |a )?(?:delivery|almoco|jantar)|fechar mais tarde)\b/
const lasting =
  /\b(?:desde (?:entao|la|que|o dia|o|a|\d|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|a partir d|dali (?:pra|para|em)|dai (?:pra|para|em)|daqui (?:pra|para)|de la pra ca|novo (?:normal|patamar|nivel|ritmo)|(?:outro|outra|mudou de|subiu de|desceu de|caiu de|novo) (?:nivel|patamar|degrau|ritmo|faixa|realidade|escala)|de vez|nao vale(?:m)? (?:mais )?(?:de|como|pra|para) (?:base|referencia|comparac\w+)|so (?:valem?|contam?|servem?|use|usem|considere\w*|olh\w+)|e outra casa|nunca mais (?:foi|vendeu)|e (?:agora )?o (?:normal|padrao)|veio pra ficar|e outra historia|nao da (?:pra|para) comparar|muda o (?:patamar|nivel|ritmo)|(?:o que|as? vendas?|os numeros)(?: \w+){0,3} antes(?: \w+){0,3} nao (?:serv|val|cont)\w+|vende (?:bem )?mais|vende menos|outro movimento|mudou (?:tudo|o volume|o nivel|o patamar)|os numeros (?:subiram|cairam|mudaram))\b/
/** "mudamos de ponto em março e desde então vende bem mais", "reinauguramos em 15/07 com mais mesas" */
const readLevel = onStretch((stretch) => {
  const { said, text, to, read } = stretch
  if (!change.test(said) || !lasting.test(said) || isAsked(to, read)) return null
  if (
    /^\s*(?:e )?(?:se|caso)\b|\b(?:preco|fornecedor|cerveja nova|talvez|nao (?:mud|troc|ampli|entr)\w+)\b/.test(
      said,
    )
  )
    return null
  if (itemsIn(said, read.names).some((name) => read.names.some((one) => one.name === name))) return null
  const planned = /\b(?:vai|vamos|vou|iremos|pretend\w+)\b/.test(said) || isAhead(said)
  const [date] = datesIn(text, read.today, !planned)
  if (!date || date.name !== null) return null
  return question('newLevel', { from: date.span.from, what: text.slice(0, 120) })
})

/** Before the readers of days: a new level is no event, an item that leaves is not missing for some days. */
export const changeReaders: readonly PieceReader[] = [readGone, readLevel]
