/** What an owner wants a forecast to cover and to show: the period, weeks, days, kilograms, items. */
import { addDays } from '../../../base/calendar.ts'
import type { ScopeShow } from '../../../base/request/calendar-wishes.ts'
import type { PieceReader } from '../../spoken/pieces.ts'
import { datesIn, isAsked, itemsIn, joined, sentenceEnd } from '../slots.ts'
import { closingHour } from '../stated-figures.ts'
import { countedPeriod, daysAhead, isDeclined, onStretch, relativePeriod, type Stretch } from './sentence.ts'

/** Words of an order about the report, and those that stand between them. */
const ordering =
  /^(?:e|eu|a|o|as|os|um|uma|de|do|da|dos|das|no|na|nos|nas|em|com|para|pra|pro|pros|pras|por|ate|que|se|so|somente|apenas|ai|la|ja|me|nos|te|tambem|tb|mesmo|agora|entao|mas|gente|voce|voces|vcs|favor|tudo|todo|toda|todos|todas|inteir[oa]s?|complet[oa]s?|quero|queria|quer\w+|preciso|precisa|precisamos|gostaria\w*|pode|podem|poderia\w*|deve|devem|tem|vai|va|vao|ir|seja|ser|sera|seria|sao|e|esta|ta|estao|bom|otimo|basta|bastam|chega|serve|suficiente|interess\w+|manda\w*|mandem|mande|da|dar|deem|dao|faz\w*|fac\w+|calcul\w+|estend\w+|estic\w+|cubr\w+|cobr\w+|foc\w+|foqu\w+|olh\w+|consider\w+|prev\w+|projet\w+|projec\w+|estim\w+|analis\w+|alcanc\w+|abrang\w+|mostr\w+|traz\w*|trag\w+|lev\w+|vej\w+|ver|saber|periodo|conta|contas|numeros?|dados|vendas?|horizonte|relatorio|compras?|lista|frente|longe|mais|menos|alem|nao|passe|proxim[oa]s?|semanas?|mes|meses|dias?|quinzenas?|ano|anos|fi[mn]s?|final|finais|semestre|trimestre|alta|baixa|estacao|temporada|verao|ferias|feriad\w+|vem|passad[oa]|inicio|comeco|entre|partir|hoje|amanha|\d+)$/
/** A word that orders a forecast, rather than tells of days. */
const forecasting =
  /\b(?:previs\w+|prev\w+|projec\w+|projet\w+|calcul\w+|estim\w+|numeros|periodo|horizonte|estend\w+|estic\w+|cubr\w+|cobrir|foqu\w+|foc\w+|interessa\w*|deem|mandem|manda|quero|queria|preciso|pra frente|basta|ta bom|pode ser|(?:e|é) (?:so )?(?:pra|para)|prevejam|so|somente|apenas)\b/

const restOf = ({ said, text, read }: Stretch) =>
  datesIn(text, read.today).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    said,
  )

/** Whether a stretch consists of words of an order on the report, but for one. */
const ordersOnly = (said: string, spare = 1) =>
  said.split(/[^\p{L}\d]+/u).filter((word) => word !== '' && !ordering.test(word)).length <= spare

/** "quatro semanas tá bom", "estenda a previsão até a Páscoa", "foquem na semana do Dia das Mães" */
const readPeriod = onStretch((stretch) => {
  const { said, text, read } = stretch
  if (
    !forecasting.test(said) ||
    isDeclined(said) ||
    closingHour(said) !== undefined ||
    /\b(?:quant[oa]s?|reabr\w+|volt\w+|fech\w+|abr(?!il)\w+)\b/.test(said)
  )
    return null
  if (
    isAsked(stretch.to, read) &&
    !/\b(?:da (?:pra|para)|pode|podem|consegue\w*) (?:faz|prev|calcul|mand)/.test(said)
  )
    return null
  const bare = restOf(stretch).replace(
    /\b(?:seis|cinco|quatro|tres|dois|duas|dez|doze|oito|sete|uma?)\b/g,
    ' ',
  )
  const limit = /\b(?:mais longe|passe|alem) (?:que|de|d[ao])\b/.test(said)
  const denied = /\b(?:nao|nem|sem|nunca)\b/.test(said) && !limit
  if (denied || !ordersOnly(bare) || itemsIn(bare, read.names).length > 0) return null
  // "o período é o São João, de 12 a 29 de junho": the days behind the comma count.
  const next = read.pieces[stretch.to + 1]?.said ?? ''
  if (stretch.to < sentenceEnd(stretch.at, read) && /^\s*(?:d[eo]|do dia|entre) \d/.test(next)) return null
  const dated = daysAhead(stretch)
  if (limit) return dated && { kind: 'scope', from: read.today, to: dated.to }
  // "dezembro a fevereiro", said in February: the next one.
  if (dated && dated.from < read.today && datesIn(text, read.today).every(({ bound }) => bound !== 'until')) {
    const [past, rest] = [
      Date.parse(read.today) - Date.parse(dated.from),
      Date.parse(dated.to) - Date.parse(read.today),
    ]
    if (past > rest && rest / 86_400_000 < 45 && past / 86_400_000 > 31)
      return { kind: 'scope', from: addDays(dated.from, 365), to: addDays(dated.to, 365) }
  }
  const span = dated ?? relativePeriod(said, read.today) ?? countedPeriod(said, read.today)
  return span && span.to >= read.today ? { kind: 'scope', ...span } : null
})

const wanted =
  /\b(?:junt(?:a|e|em|ar)|quero|queria|quer\w+|prefir\w+|preciso|gostaria|pode|podem|poderia\w*|mostr(?:a|e|em|ar)|apresent\w+|agrup\w+|divid\w+|separ\w+|quebr(?:a|e|em|ad\w+)|detalh\w+|resum\w+|somat\w+|som(?:a|e|em|ar)|total|traz\w*|trag\w+|manda|mande|mandem|deem|me d[aeê]|faz|faca|facam|bot(?:a|e|em)|coloqu\w+|coloc(?:a|ar)|convert\w+|pass(?:a|e|em|ar)|calcul(?:a|e|em|ar)|basta|serve|previsao|relatorio|tabela|list(?:a|e|em)|numeros|compras|conta|linha|por favor|tem que|deve(?:m)?|entreg(?:ue|uem)|melhor|sempre)\b/
/** Verbs with which an owner tells how the house works. */
const works =
  /\b(?:vend(?:o|e|em|emos|ia|i|eu)|sai|saem|saiu|compro|compra(?:mos|va)|comprei|chega\w*|vem|entrega(?:m|mos)|recebo|recebemos|servimos|sirvo|usamos|uso|gasto|gastamos|abrimos|abro|fecho|fechamos|pago|custa\w*|quebrou|pesa)\b/
const negated = /\b(?:nao|nem|sem|nunca|nada de)\b/

/** Whether a stretch wants the report so, and neither asks nor tells. */
const wants = (stretch: Stretch) => {
  const { said, to, read } = stretch
  return (
    wanted.test(said) &&
    !works.test(
      said
        .replace(/\b(?:que|o que|como) (?:eu |a gente )?(?:vend|compr)\w+/g, ' ')
        .replace(/\beu compro por quilo\b/, ' '),
    ) &&
    !/\d/.test(said) &&
    !/\bquant[oa]s?\b|\bpor ?que\b/.test(said) &&
    (!isAsked(to, read) || /\b(?:da (?:pra|para)|pode|podem|consegue\w*|tem como)\b/.test(said))
  )
}

const byDay =
  /\bdiari[oa]s?\b|\b(?:por|a cada|pra cada|para cada|de cada|cada|em) (?:dia|data)s?\b|\bdia (?:a|por) dia\b|\bdias em colunas?\b|\b(?:dia|data)s? separad\w+|\btodos os dias\b|\bo d[eo] (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)\b.*\bo d[eo]\b/
const byWeek =
  /\b(?:por|a cada|cada|pra cada|para cada|em) semanas?\b|\bsemana (?:a|por) semana\b|\bsemanal\w*\b|\bsemanas? separad\w+|\bsemana (?:basta|ja basta|chega|serve|inteira)\b|\b(?:agrup\w+|som\w+|junt\w+)\b.*\bde segunda a domingo\b|\btotal da semana\b/
const byItem = /\bpor (?:item|itens|pratos?|produtos?|bebidas?)\b/
const noDays =
  /\b(?:nao (?:precis\w+|quero|e pra|adianta)|sem|dispens\w+|nada de)(?: \w+){0,3} (?:dia|dias|diari[oa]s?)\b/
const noWeeks = /\b(?:nao (?:precis\w+|quero|adianta|basta|serve)|sem|nada de)(?: \w+){0,4} semanas?\b/

/** "a previsão tem que vir diária", "mostrem semana a semana", "não precisa de dia, semana basta" */
const readSteps = onStretch((stretch) => {
  const { said, read } = stretch
  if (!wants(stretch) || /\b(?:vez|vezes|preco|precos|dor)\b/.test(said)) return null
  const [day, week] = [byDay.test(said) && !noDays.test(said), byWeek.test(said) && !noWeeks.test(said)]
  if (day === week || (negated.test(said) && !noDays.test(said) && !noWeeks.test(said))) return null
  if (itemsIn(said, read.names).length > 0 && !/\bprevis\w+\b/.test(said)) return null
  // "previsão de fevereiro e março por semana e por item"
  const span = datesIn(stretch.text, read.today).length > 0 ? daysAhead(stretch) : null
  return {
    kind: 'scope',
    show: [day ? 'day' : 'week', ...(byItem.test(said) ? (['item'] as const) : [])],
    ...(span && span.to >= read.today && { from: span.from, to: span.to }),
  }
})

const inKilograms =
  /\b(?:em|por|pra|para|de) (?:quilos?|kilos?|kg|kgs|quilogramas?)\b|\bpeso total\b|\bpes[oa] d[aeo]s? (?:compras?|itens)\b/
const inBottles =
  /\b(?:em|por|pra|para|viram?|virem|de) garrafas?\b|\blitros? de garrafa\b|\bem (?:barril|barris)\b|\bgarrafas? (?:inteiras?|fechadas?|d[aeo])\b|\bo (?:numero|total) de garrafas\b/

/** "converte pra quilos", "as caipirinhas viram garrafas de cachaça na lista" */
const readUnits = onStretch((stretch) => {
  const { said, to, read } = stretch
  if (
    /\d/.test(said) ||
    isAsked(to, read) ||
    /\bquant[oa]s?\b|\b(?:custa|preco|ta saindo|cobr\w+|vend\w+ (?:por|em)|doac\w+)\b/.test(said)
  )
    return null
  // "a cerveja em garrafas": an item and its unit, without a verb that tells.
  const bare =
    itemsIn(said, read.names).length > 0 &&
    /\b(?:em|sempre por|passa (?:pra|para)|vira(?:m)?) (?:garrafas?|kg|quilos?|quilogramas?)\b/.test(said)
  if ((!bare && !wants(stretch)) || (works.test(said) && !wants(stretch))) return null
  const bottles = inBottles.test(said)
  const kilograms = inKilograms.test(said)
  const refused =
    /\b(?:nao|nem|sem|nada de)(?: \w+){0,3} (?:em |por |de |pra )?(?:garrafas?|quilos?|kg)\b/.test(said)
  if (refused || bottles === kilograms) return null
  return { kind: 'scope', show: [bottles ? 'bottles' : 'kilograms'] }
})

const charts = /\b(?:grafic\w+|desenhos?|curvas?|figuras?|imagens|imagem|diagramas?|ilustrac\w+)\b/
const without =
  /\b(?:nao|sem|nada de|nem|tir(?:a|ar|e|em)|evit\w+|pul(?:a|ar|e|em)|dispens\w+|cort(?:a|ar|e|em)|elimin\w+|remov\w+|retir(?:a|ar|e|em)|exclu\w+|pra que|para que|chega de)\b/
const onlyTables =
  /\b(?:so|somente|apenas)(?: (?:quero|preciso|com|em|a|as|o|os|de|uma?))* (?:tabelas?|numeros?|texto)\b|\b(?:tabelas?|numeros?|texto) (?:e )?(?:ja )?(?:basta|bastam|me basta|serve|chega)\b/
/** "nada de desenho nem curva", "só a tabela me basta"; "não tirem os gráficos" keeps them. */
const readCharts = onStretch(({ said, to, read }) => {
  if (isAsked(to, read) && !/\b(?:pode|podem|da (?:pra|para))\b/.test(said)) return null
  if (
    /\bnem tod[oa]s?\b|\b(?:nao|nem) (?:\w+ )?(?:tir|retir|cort|elimin|exclu|remov|dispens|pul|evit|esquec|deix)\w*/.test(
      said,
    )
  )
    return null
  if (!charts.test(said) && onlyTables.test(said)) return { kind: 'scope', show: ['noCharts'] }
  const told = /\b(?:fez|fizeram|mandou|tinha|veio|entend(?:eu|i)|gost\w+|achei|era)\b/.test(said)
  // "quero saber quanto sai de pudim, sem gráfico": what is asked besides is read by others.
  return charts.test(said) &&
    without.test(said) &&
    !told &&
    !/(?<![a-z])(?:saber|quanto|quantos|quantas|quais|vendas)(?![a-z])/.test(said)
    ? { kind: 'scope', show: ['noCharts'] }
    : null
})

const scenarios =
  /\bcenarios?\b|\b(?:otimista|pessimista)s?\b|\bminim[oa]s? e (?:o |a )?maxim[oa]|\bmaxim[oa]s? e (?:o |a )?minim[oa]|\b(?:melhor|pior) e (?:o |a )?(?:melhor|pior)\b|\bcom e sem\b|\bcom (?:\w+ ){1,3}?e sem\b|\bfaixa\b(?! (?:etaria|de (?:areia|pedestre|onibus|praia|preco|idade)))|\bvariantes?\b|\bhipoteses?\b|\bduas versoes\b|\bse (?:\w+ ){1,6}e se nao\b/
const asksFor =
  /\b(?:quero|queria|gostaria|preciso|prefir\w+|fac\w+|faz\w*|calcul(?:a|e|em|ar)|simul(?:a|e|em|ar)|mostr(?:a|e|em|ar)|traz\w*|trag\w+|mand(?:a|e|em)|deem|me d[ae]|previs\w+|prev\w+|bom (?:ter|traz)|da (?:pra|para)|tem como|pode|podem|ver)\b/
/** "façam com chuva e sem chuva", "é bom trazer faixa, não um número só" */
const readScenarios = onStretch(({ said }) =>
  scenarios.test(said) &&
  asksFor.test(said) &&
  !works.test(said) &&
  !/\bnao (?:quero|preciso|precisa|faca|facam|me (?:mande|mostre))\b/.test(said)
    ? { kind: 'scope', show: ['scenarios'] satisfies ScopeShow[] }
    : null,
)

const narrows =
  /\b(?:so|somente|apenas|unicamente|basta(?:m)?|foco|foc(?:a|ar|ando|ado|ada)|foqu\w+|limit(?:a|e|em|ar|ada?)|restring\w+|restrit\w+|restrinj\w+|exclusiv\w+|concentr(?:a|e|em|ar|ada?)|nada alem|e pronto|mais nada|o resto (?:nao|pode|deixa|esquec\w+|dispens\w+))\b/
const reports =
  /\b(?:(?:a gente|nos) (?:so )?quer|queremos|previs\w+|prev\w+|interess\w+|quero|queria|preciso|pode|podem|fac\w+|faz\w*|foco|foqu\w+|foc\w+|limit\w+|restring\w+|restrinj\w+|exclusiv\w+|concentr\w+|mostr\w+|analis\w+|calcul\w+|import\w+|nada alem|relatorio|conta|lista)\b/
const elsewhere =
  /\d|\b(?:abr\w+|fech\w+|vend(?:o|e|em|emos|eu|i)|entreg\w+|compr\w+|estraga\w*|guard\w+|cab\w+|dura\w*|ate|desde|segunda|terca|quarta|quinta|sexta|sabado|domingo|falt\w+|servi\w*|sirvo|chega\w*|preco|precos|cardapio|promoc\w+|alugu\w+)\b/

/** "limitem às sobremesas", "nada além da carne de sol e do baião" */
const readOnlyItems = onStretch(({ said, to, read }) => {
  if (!narrows.test(said) || !reports.test(said) || isAsked(to, read)) return null
  const told = said.split(/\b(?:que e o que|porque|pois|ja que|pq)\b/)[0] ?? said
  if (
    elsewhere.test(told) ||
    /\b(?:nao (?:limit|restr|foc|foqu|concentr|quero so|e so|so)|menos|exceto|sem|tir\w+)\b/.test(
      told.replace(/\bo resto.*$/, ''),
    )
  )
    return null
  const items = joined(itemsIn(told.replace(/\bo resto.*$/, ' '), read.names))
  return items === undefined ? null : { kind: 'scope', items }
})

const dropped =
  /\b(?:tir(?:a|e|em|ar)|exclu(?:a|i|am|ir)|ignor(?:a|e|em|ar)|desconsider(?:a|e|em|ar)|retir(?:a|e|em|ar)|pul(?:a|e|em|ar)|dispens(?:a|e|em|ar|o)|cort(?:a|e|em|ar)|elimin(?:a|e|em|ar)|remov(?:a|e|am|er)|(?:deix(?:a|e|em|ar)|fica(?:m)?|fiquem?) (?:\w+ ){0,3}?(?:de )?fora|nao (?:entra(?:m)?|precisa(?:m)?|inclu\w+|coloqu\w+|coloca|bot(?:a|e|em)|prev\w+|quero|mostr\w+|cont(?:a|e|em)))\b/
const goodsOut =
  /\b(?:(?:tir|exclu|retir|ignor|desconsider|dispens|cort|elimin|remov)\w* (?:d?[oa]s? )?(?:previsao |conta |lista )?(?:d?[oa]s? )?(?:linha de )?)([a-z][a-z ]{2,40}?)(?: e (?:o |a |os |as )?([a-z][a-z ]{2,30}?))? (?:d[ao]|n[ao]) (?:previsao|lista|conta|calculo|relatorio|compras?)\b/
/** "tirem os refrigerantes da previsão", "as cervejas a Ambev cuida, podem pular" */
const readWithoutItems = onStretch(({ said, to, read }) => {
  const told = said.split(/\b(?:senao|porque|pois|ja que|pq|se nao)\b/)[0] ?? said
  if (!dropped.test(told) || isAsked(to, read)) return null
  // "saiu muito peixe, isso não conta": that day is left out, and not the fish.
  if (
    /\b(?:foi|foram|teve|tivemos|sai(?:u|ram)|vend(?:eu|emos|eram)|isso|aquilo|ess[ae] (?:dia|semana|mes))\b/.test(
      told,
    )
  )
    return null
  // "quanto de cerveja, não quero que sobre peixe" asks for both, and leaves out neither.
  if (/\b(?:quant[oa]s?|sobr\w+|estrag\w+|desperdi\w+)\b/.test(told)) return null
  if (
    /\d|\b(?:cardapio|menu|vender|mais|semanas?|mes|dias?|segunda|terca|quarta|quinta|sexta|sabado|domingo|nao (?:precis\w+ |quero |e pra |e para )?(?:tir|exclu|ignor|retir|pul|cort|remov|dispens|deix|desconsid)\w*|tudo menos|caixa|preco|se eu|porcao|gelo|doce|sal)\b/.test(
      told,
    )
  )
    return null
  if (datesIn(read.original(to, to), read.today).length > 0) return null
  const named = itemsIn(told, read.names)
  const found = named.length > 0 ? null : goodsOut.exec(told)
  const own = [found?.[1], found?.[2]].flatMap((word) => (word === undefined ? [] : [read.own(word.trim())]))
  const items = joined(named.length > 0 ? named : own)
  return items === undefined ? null : { kind: 'scope', without: items }
})

/** Orders on the report; the narrower ones first. */
export const shownReaders: readonly PieceReader[] = [
  readCharts,
  readScenarios,
  readSteps,
  readUnits,
  readWithoutItems,
  readOnlyItems,
  readPeriod,
]
