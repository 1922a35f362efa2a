/** What an owner asks about periods: how they will go, what feasts do, which weeks were bad, quiet or tight, whom to hire. */
import { addDays, daysBetween, weekdayOf } from '../../../base/calendar.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import { figure, figureOf } from '../../spoken/figures.ts'
import { type PieceReader, question } from '../../spoken/pieces.ts'
import { datesIn, itemsIn } from '../slots.ts'
import {
  asksIn,
  comingWeeks,
  countedPeriod,
  daysAhead,
  daysBefore,
  isDeclined,
  onStretch,
  type Stretch,
} from './sentence.ts'

/** A question: it asks, and is neither taken back nor an order on prices. */
const onQuestion = (build: (stretch: Stretch) => ReturnType<typeof question> | null): PieceReader =>
  onStretch((stretch) => (asksIn(stretch) && !isDeclined(stretch.said) ? build(stretch) : null))

const sales =
  '(?:vendas?|movimento|faturamento|caixa|casa|negocio|demanda|procura|publico|clientela|saida|tendencia)'
const time =
  '(?:mes|meses|semanas?|dias?|ano|anos|feriad\\w+|fim de semana|fins de semana|verao|inverno|temporada|estacao|ferias|periodo|semestre|trimestre|quinzena|epoca|festas?|futuro|carnaval|natal|pascoa|quaresma|reveillon|sao joao)'
const howItGoes = new RegExp(
  [
    '\\bcomo (?:e que )?(?:que )?(?:(?:vai|vao|devo|deve|devem|pode|podem) (?:ser|ficar|estar|andar|se comportar|vender)|fica|ficam|sera|serao|anda|andam|vem|vai|esta|ta|se comporta)\\b',
    '\\bo que (?:(?:a gente|eu|nos|voces?|vcs|e que|da (?:pra|para)|posso|podemos|pode|devo|devemos|devia|se) )*(?:esper\\w+|aguard\\w+|prev\\w+|vem por ai|vem pela frente)\\b',
    '\\bo que (?:vem|me espera|nos espera)\\b',
    '\\b(?:ter )?(?:uma )?(?:ideia|nocao|perspectiva|expectativa|previsao) (?:de|do|da|pra|para|pro|dos|das)\\b',
    `\\bpra onde (?:vai|vao|caminha|anda) (?:a |o |as |os )?${sales}\\b`,
    `\\b(?:vai|vao|deve|devem|ira|vamos|vou|pode|tende) (?:ser|estar|ficar|lotar|encher|cair|subir|bombar|melhorar|piorar|render|vender|crescer|dura\\w*|aumentar|diminuir|esvaziar|ter|dar|continuar|seguir|aquecer|esfriar|fraquejar|despencar|explodir|recuperar|reagir|voltar|faturar|prestar|superar|bater|compensar)\\b`,
    '\\b(?:sobe|desce|cai|cresce|melhora|piora|aumenta|diminui|enche|esvazia|bomba|rende)\\b.{0,20}\\bou\\b',
    `\\b${sales}\\b.{0,12}\\b(?:sobe|desce|cai|cresce|melhora|piora|aumenta|diminui|aquece|esfria)\\b`,
    `\\bprepar\\w+ (?:pra|para|pro) (?:\\w+ )?${time}`,
    `\\btendencia (?:geral|da casa|do movimento|das? vendas?)\\b`,
    '\\b(?:promete|prometem|sera bom|sera fraco|sera melhor|sera forte|e (?:bom|forte|fraco) ou)\\b',
    '\\b(?:otimista|pessimista|preocupad[oa]|animad[oa])\\b.*\\b(?:com|pra|para)\\b',
    '\\bcostuma(?:m)? (?:ser|dar|render|lotar|cair)\\b|\\bque movimento\\b',
    '\\b(?:expectativa|perspectiva|projecao)\\b',
  ].join('|'),
)
const general = new RegExp(`\\b(?:${sales}|${time})\\b`)
const otherSubject =
  /\b(?:freezer|estoque|contrat\w+|garcom|freela\w*|equipe|folga|preco|precos|empat\w+|lucro|cobr\w+|abrir|fechar|funcionar|lixo|sobr\w+|estrag\w+|desperd\w+|gargalo|apert\w+|confi\w+|acert\w+|erra\w*|chega(?:r)?|bast\w+|comprar|compro|pedir|pecas?|tranquil\w+|qual dia|que dia|quais dias|dias? (?:mais )?(?:parad\w+|frac\w+|mort\w+|calm\w+))\b/

/** "como vai ser julho?", "a venda sobe ou desce em maio?", "essa baixa vai durar até quando?" */
const readOutlook = onQuestion((stretch) => {
  const { said, read } = stretch
  if (!howItGoes.test(said) || otherSubject.test(said) || /\bquant[oa]s?\b/.test(said)) return null
  if (
    /\b(?:passad[oa]s?|ultim[oa]s?|foi|foram|ficou|esteve)\b/.test(
      said.replace(
        /\b(?:igual|como|que|do que|a[oi]?|n?o) (?:[oa] )?(?:do |da )?(?:ano |mes |semana )?passad[oa]\b/g,
        ' ',
      ),
    ) &&
    daysAhead(stretch) === null
  )
    return null
  const items = itemsIn(said, read.names)
  const days = daysAhead(stretch) ?? countedPeriod(said, read.today)
  const [item, ...more] = items
  if (more.length > 0 || (item !== undefined && !days)) return null
  if (!days && !general.test(said) && !/\bbaixa|fase|crise|ritmo\b/.test(said)) return null
  return question('outlook', { ...(item !== undefined && { item }), ...(days ?? comingWeeks(read.today)) })
})

const feastNoun =
  /\b(vaquejada|feriad\p{L}+|feriados?|romaria|festas? (?:d[aeo]s? )?\p{L}+|festas?|padroeir\p{L}|jogos?(?: d[aeo] \p{L}+)?|micareta|copa|exposicao|expo\p{L}*|feira(?: d[aeo] \p{L}+)?|congresso|quermesse|novena|show|shows|temporada|ferias(?: escolares)?|chuva|inverno|verao|dia de pagamento|salario|decimo terceiro|black friday|ponto facultativo|rodeio|eleic\p{L}+|procissao|festival|corrida|maratona)\b/u
const matters =
  /\b(?:aument\w+|cresc\w+|sub\w+|mex\w+|mud\w+|efeito|impacto|influ\w+|interfer\w+|ajud\w+|prejudic\w+|atrapalh\w+|traz|trazem|tira|tiram|rend\w+|pes\w+|afet\w+|a mais|vale|faz diferenca|diferenca|puxa|derruba|compensa|deixa)\b/
const measures =
  /\b(?:alguma coisa|algo|quanto|quantas|quantos|qual|que|ou|em que|se|sera|mesmo|de fato|como)\b/
/** "quanto o Carnaval aumenta minha venda?", "os feriados ajudam ou prejudicam a casa?" */
const readFeast = onQuestion((stretch) => {
  const { said, text, read } = stretch
  if (!matters.test(said) || !measures.test(said) || otherSubject.test(said.replace(/\bcompens\w+/, ' ')))
    return null
  const [date] = datesIn(text, read.today).filter(({ name }) => name !== null)
  const noun = feastNoun.exec(said)?.[1]
  if (!date && noun === undefined) return null
  if (itemsIn(said, read.names).length > 1 || /\bpreco/.test(said)) return null
  return question('feastEffect', {
    what: (date?.name ?? read.own(noun ?? 'festa')).slice(0, 120),
    ...(date && date.span.to >= read.today && date.span),
  })
})

const bad =
  '(?:pior(?:es)?|ruim|ruins|frac[ao]s?|esquisit\\w+|estranh\\w+|anormal\\w*|atipic\\w+|anomal\\w+|fora da curva|fora do (?:normal|comum|padrao)|(?:deram|deu) errado|perdi|perdemos|baixas?|no vermelho|negativ\\w+|vend(?:eu|i|emos) (?:tao )?(?:pouco|mal)|vend(?:eu|i|emos) menos|ca(?:iu|iram|imos)|despenc\\w+|zerad\\w+|mais baix\\w+|prejuizo)'
const badWeek = new RegExp(`\\bsemanas?\\b.*\\b${bad}\\b|\\b${bad}\\b.*\\bsemanas?\\b`)
const whatHappened =
  /\b(?:o que|que)\b.{0,12}\b(?:aconteceu|houve|foi|deu|rolou|se passou|explica|causou|derrubou)\b|\bpor ?que\b.{0,30}\b(?:ca(?:iu|iram)|vend(?:eu|i|emos)|foi|foram|despenc\w+|fic(?:ou|amos))\b/
/** "quais foram as piores semanas?", "o que aconteceu em março que vendeu tão pouco?" */
const readBad = onQuestion((stretch) => {
  const { said, read } = stretch
  const past = daysBefore(stretch)
  const month =
    whatHappened.test(said) &&
    (past !== null || /\b(?:passad\w+|ultim\w+)\b/.test(said)) &&
    new RegExp(`\\b${bad}\\b`).test(said)
  if (!badWeek.test(said) && !month) return null
  if (/\b(?:vai|vao|vem|proxim\w+|sera|deve)\b/.test(said) || itemsIn(said, read.names).length > 0)
    return null
  return question('badWeeks', { what: 'semana fraca', ...(month && past) })
})

const trusts =
  /\b(?:ate que ponto|quao|acert\w+|segur[ao]s?|confiav\w+|confiar|confi(?:o|amos|a)|fiar|bat(?:eu|e|em|eram)|sem medo|de olhos fechados|furad\w+|fur(?:a|am|ou)|chut\w+|margem|err(?:a|am|ou|aram|ar|o)|precis(?:ao|a|as)|furar|garanti\w+|certez\w+|falh\w+|probabilidade|chance de|exat\w+|fundament\w+|credib\w+|levar a serio|base(?:ad\w+|ia|iam)|invent\w+|estatistic\w+|real mesmo|margem de erro|de onde)\b/
const forecastNoun =
  /\b(?:previs\w+|contas?|estimativas?|numeros?|isso|disso|nisso|projec\w+|calculos?|planilha|voces|vcs|resultados?|relatorio|modelo|sistema|ia|robo|dados?|percentua\w+)\b/
/** "até que ponto essa previsão acerta?", "isso é chute ou é estatística?" */
const readTrust = onQuestion(({ said }) =>
  trusts.test(said) &&
  forecastNoun.test(said) &&
  !/\b(?:preco|precos|fornecedor|contador|cliente|deu errado|deram errado)\b/.test(said)
    ? question('trust')
    : null,
)

const staff =
  /\b(?:contrat\w+|freela\w*|diarista\w*|extras?|reforc\w+|brigada|equipe|time|garco(?:m|ns|nete)\w*|funcionari\w+|gente (?:a mais|extra|pra (?:atender|trabalhar|servir|cozinha))|mais gente|mao de obra|ajudante\w*|cozinheir\w+|atendente\w*|auxiliar\w*|alguem|cozinha|pessoal|caixas? a mais|cumim|bartender\w*|pessoas)\b/
const needed =
  /\b(?:precis\w+|dev(?:o|emos|ia|eria)|contrat(?!ei|ou|amos|aram)\w+|(?:dou|damos|da|dao|dar) conta|segur(?:a|am)|aguent(?:a|am|amos)|bot(?:o|ar|amos)|cham(?:o|ar|amos)|coloc(?:o|ar)|ponho|tamanho|bast(?:a|am)|cheg(?:a|am)|quant[oa]s|quando|reforc\w+|compensa|vale a pena|suficiente|sobra|falta|necessari\w+|aumento|cabe|peg(?:o|ar)|monto|escal\w+)\b/
/** "a equipe de 6 segura a Semana Santa?", "em que dias boto reforço no salão?" */
const readHire = onQuestion((stretch) => {
  const { said, read } = stretch
  if (!staff.test(said) || !needed.test(said)) return null
  if (
    !/\b(?:contrat\w+|freela\w*|diarista\w*|reforc\w+|brigada|equipe|garco\w+|funcionari\w+|gente|mao de obra|ajudante\w*|cozinheir\w+|atendente\w*|pessoal|auxiliar\w*|extras?|bartender\w*|cumim|alguem (?:pra|para)|time)\b/.test(
      said,
    )
  )
    return null
  if (/\b(?:preco|estoque|comprar|compro|pedir|folga)\b/.test(said)) return null
  const has = figureOf(
    new RegExp(
      `\\b(?:equipe|time|brigada|somos|tenho|temos|com|hoje)(?: (?:de|so|em|hoje|com))* ${figure}\\b`,
    ).exec(said)?.[1],
  )
  const days = daysAhead(stretch)
  return question('hire', {
    ...(days && days.from >= read.today ? days : {}),
    ...(has >= 1 && has <= 200 && { count: Math.round(has) }),
  })
})

const calm =
  '(?:tranquil\\w+|calm\\w+|parad[oa]s?|mort[oa]s?|frac[oa]s?|vazi[oa]s?|quiet\\w+|mais lev\\w+|menos (?:movimento|gente|movimentad\\w+|vend\\w+|procur\\w+|cheio)|vend\\w+ menos|(?:da|dava|daria) (?:pra|para) (?:fechar|parar|folgar|descansar|tirar)|folgas?|ferias|descans\\w+|sossegad\\w+|devagar|ociosos?|sem movimento|pior(?:es)?|baix[oa]s?|cai|caem|mais mort\\w+)'
const quietDay = new RegExp(
  `\\b(?:dias?|datas?|quando|noites?|horarios?|turnos?)\\b.*\\b${calm}\\b|\\b${calm}\\b.*\\b(?:dias?|datas?|noites?)\\b`,
)
/** Before the questions on months and items. "me diz as datas mais tranquilas do mês", "em quais dias o movimento cai no feriadão?" */
export const readQuietDays = onQuestion((stretch) => {
  const { said, read } = stretch
  if (!quietDay.test(said) || itemsIn(said, read.names).length > 0) return null
  if (/\b(?:preco|lixo|sobra\w*|estrag\w+|contrat\w+|reforc\w+|gargalo|ate quando|vai durar)\b/.test(said))
    return null
  if (
    /\b(?:melhor|vale|compensa|devo|sera que|rende|e bom) (?:\w+ )?(?:fechar|abrir|funcionar|trabalhar)\b/.test(
      said,
    )
  )
    return null
  // "a terça é fraca?" asks of one weekday.
  if (!/\b(?:dias|datas|dia|data|quando|noites?|que)\b/.test(said)) return null
  return question('quietDays')
})

const lastSpan =
  /\b(?:mes|meses|semanas?|quinzena|periodo|bimestre|trimestre|fim de semana) (?:passad[oa]s?|anterior\w*|retrasad[oa]s?|que (?:fechou|acabou|passou|terminou|se foi))\b|\bultim[oa]s? (?:mes|meses|\p{L}+ semanas|\d+ semanas|\d+ dias|trinta dias|semanas?|\p{L}+ dias|quinzena)\b/u
const backward =
  /\b(?:foi|foram|fo(?:mos|i)|saiu|sairam|vend(?:eu|emos|i|eram|id[oa]s?)|ficou|fechou|fechamos|deu|rendeu|fatur(?:ou|amos|ei)|fizemos|teve|tivemos|balanco|resumo|resultado|como (?:foi|fechou|ficou)|bateu|passou|entrou|girou|bomb(?:ou|aram))\b/
/** "como foi o mês passado?", "quantos caranguejos foram vendidos em julho passado?" */
const readLast = onQuestion((stretch) => {
  const { said, text, read } = stretch
  const stated = datesIn(text, read.today, true).find(
    ({ name, span }) => name === null && span.from < read.today,
  )
  const isLast = lastSpan.test(said)
  if (!isLast && !(stated && backward.test(said))) return null
  if (
    isLast &&
    !backward.test(said) &&
    !/\b(?:como|balanco|resumo|resultado|quant[oa]s?|o que|qual)\b/.test(said)
  )
    return null
  if (
    /\b(?:vai|vao|sera|deve|por ?que|lixo|sobr\w+|preco|comparad\w+|comparando|compar\w+|do que|que o (?:ano|mes|outro)|confi\w+|acert\w+|previs\w+)\b/.test(
      said,
    )
  )
    return null
  const [item] = itemsIn(said, read.names)
  return question('lastMonth', {
    item,
    ...(stated && {
      from: stated.span.from,
      to: stated.span.to < read.today ? stated.span.to : addDays(read.today, -1),
    }),
  })
})

const opening =
  '(?:abr(?:ir|o|imos|isse)|funcion(?:ar|o|amos|asse)|trabalh(?:ar|o|amos)|fech(?:ar|o|amos|asse)|acrescent\\w+|inclu(?:ir|o)|folg(?:ar|o)|emend(?:ar|o)|atender)'
const worth = new RegExp(
  `\\b(?:compens\\w+|val(?:e|eria)|rend\\w+|melhor|dev(?:o|ia|eria|emos)|perc\\w+|prejuizo|sera que|lucro|conven\\w+|da dinheiro|e bom|adianta|pena|deveria|presta|justifica|faz sentido|ganh\\w+|e negocio|seria|bom negocio|se paga)\\b.{0,50}\\b${opening}\\b|\\b${opening}\\b.{0,50}\\b(?:compens\\w+|val(?:e|eria)|rend\\w+|prejuizo|perc\\w+|lucro|da dinheiro|adianta|pena|melhor|se paga|justifica|ganh\\w+|faz sentido|ou nao|ou fech\\w+|ou abr\\w+)\\b`,
)
const dayWord = '(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)(?:[- ]feiras?)?'
const pays =
  '(?:se pag\\w+|compensa\\w*|val(?:e|em)(?: a pena)?|da(?:o)? (?:lucro|prejuizo|retorno|dinheiro)|rende\\w*)'
/** "o sábado ainda se paga?", "vale a pena a segunda?": of the day itself. */
const dayPays = new RegExp(
  `^\\W*(?:e |mas |sera que |me diz se )*(?:(?:[oa]s?|meus?|minhas?|nossos?|nossas?) )*${dayWord}(?: (?:ainda|hoje|mesmo|assim|de noite|a noite|no almoco))* ${pays}(?: mesmo| ainda| ou nao)?\\W*$|^\\W*(?:e |sera que )*(?:ainda )?${pays} (?:ter )?(?:[oa]s? )${dayWord}\\W*$`,
)
const bareOpening = /\b(?:abro|fecho|abrimos|funciono|emendo|trabalho)\b/
/** "compensa funcionar na terça em julho?", "e no Carnaval, abro os quatro dias?" */
const readOpening = onQuestion((stretch) => {
  const { said, text, read } = stretch
  const weekdays = weekdaysIn(said)
  const days = daysAhead(stretch)
  const bare =
    dayPays.test(said) ||
    (bareOpening.test(said) &&
      (days !== null || weekdays.length > 0) &&
      !/\b(?:que horas|ate que|sobr\w+|vend\w+)\b/.test(said))
  const which =
    /\b(?:qual|que|quais|em que) (?:dias?|noites?)\b.*\b(?:abr\w+|acrescent\w+|inclu\w+|funcion\w+)\b/.test(
      said,
    )
  if (!worth.test(said) && !bare && !which) return null
  if (
    weekdays.length === 0 &&
    !days &&
    !which &&
    !/\b(?:dias?|noites?|feriad\w+|almoco|jantar|segunda-feira|domingos|fim de semana|mais (?:cedo|tarde))\b/.test(
      said,
    )
  )
    return null
  if (/\b(?:filial|outra loja|franquia|conta|caixa)\b/.test(said) || itemsIn(said, read.names).length > 1)
    return null
  const dated = datesIn(text, read.today).length > 0
  const feast = dated && days && daysBetween(days.from, days.to) < 5 ? days : null
  const named = feast
    ? Array.from({ length: daysBetween(feast.from, feast.to) + 1 }, (_, at) =>
        weekdayOf(addDays(feast.from, at)),
      )
    : weekdays
  return question('openDay', {
    ...(named.length > 0 && named.length < 7 && { weekdays: named.toSorted((a, b) => a - b) }),
    ...(dated && days),
  })
})

const squeeze =
  /\b(?:gargalos?|apert\w+|sem (?:cerveja|estoque|produto|mercadoria|peixe|carne|nada|\p{L}+) (?:no|em|na)|fic\w+ sem|falt(?:a|ar|e|am)|no limite|(?:nao|deixa de) (?:vai |vao )?(?:dar?|da|dao|aguent\w+|cab\w+|comport\w+|segur\w+)(?: conta)?|exig\w+ (?:mais|maior)|mais (?:cuidado|atencao|puxad\w+|pesad\w+|critic\w+|compra|estoque|mercadoria|trabalho|sufoco)|estour\w+|critic[oa]s?|sufoco|pico|transbord\w+|sobrecarreg\w+|maior (?:compra|risco|aperto)|corda bamba|risco de (?:faltar|ficar))\b/u
const whenTight = /\b(?:semanas?|quando|onde|momento|qual|que dia|em que|epoca|ponto)\b/
/** "em que semana o freezer não vai dar conta?", "me diz onde vai dar gargalo" */
const readTight = onQuestion((stretch) => {
  const { said, read } = stretch
  if (!squeeze.test(said) || !whenTight.test(said)) return null
  if (/\b(?:por ?que|ate quando|cliente|preco|equipe|garcom|passad\w+|faltou|faltaram)\b/.test(said))
    return null
  const days = daysAhead(stretch)
  return question('tightWeek', {
    what: 'compras',
    ...(days && days.from >= read.today ? days : {}),
    item: itemsIn(said, read.names)[0],
  })
})

/** Questions on periods, the narrower ones first. */
export const periodQuestions: readonly PieceReader[] = [
  readTrust,
  readTight,
  readHire,
  readOpening,
  readBad,
  readLast,
  readFeast,
  readOutlook,
]
