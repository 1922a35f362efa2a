/** Words that say what happens on a date: more or fewer guests, a closed house, what is over and what is no event. */
import { addDays } from '../../base/calendar.ts'
import { amountsIn } from '../text/amount-words.ts'
import { irregular } from './past-verbs.ts'

export const up =
  /\b(alta|dobro|triplo|dobrou|dobraram|triplicou|encheu|bombou|lotou|ferveu|bomba|bombar|bombam|lota|lotam|lotado|enche|enchem|encher|cheio|cheia|vende mais|vendem mais|vendemos mais|vende muito|vendeu muito|vendemos muito|vende bem|vendeu bem|vendemos bem|aumenta|aumentam|aumentar|subir|crescer|dobrar|(?:%|por cento) a mais|sobe|sobem|forte|fortes|melhor|melhores|pico|movimentad[oa]|dobra|cresce|crescem|mais movimento|muito movimento|bom|boa|bons|otim[oa]|ferve|fervem|explode|dispara|lotad[oa]s|casa cheia|mais gente|duplica|duplicam|triplica|triplicam|voa|bem mais|dobrad[oa])\b/
export const down =
  /\b(baixa|esvazia|esvaziam|esvaziou|atrapalha|atrapalham|atrapalhou|afasta|espanta|cai|caem|cair|caiu|(?:%|por cento) a menos|fraco|fraca|fracos|vazio|vazia|parado|parada|vende menos|vendem menos|vendemos menos|vende pouco|vendem pouco|vendeu pouco|vendemos pouco|pouco movimento|diminui|diminuem|pior|piores|menos movimento|devagar|some|somem|ruim|despenca|despencou|derruba|derrubam|menos (?:gente|pedidos|vendas?|clientes|saida)|(?:venda|movimento|procura|saida)s? (?:bem |muito )?menor(?:es)?|quase (?:nao|n) (?:sai|saem|vende|vendem|vem)|tira gente|fraquinh[oa]|para de vender|morto|morta|mort[oa]s?)\b/
export const closed =
  /\b(encerr\w+ as atividades|suspend\w+ (?:as |o )?(?:atividades|atendimento|funcionamento)|tranc(?:o|amos|ar|aremos) (?:tudo|a casa|as portas)|sem (?:atendimento|expediente)|nao (?:vou |vamos )?(?:trabalh(?:o|amos|ar|aremos)|atend(?:o|emos|er|eremos))|baix(?:o|amos) as? portas?|interditou a (?:gente|casa)|fech\w*|nao (?:(?:vou|vai|vamos|iremos) )?(?:abr|funcion)\w+|sem abrir|recesso|ferias coletivas|interditad[oa]s?|parados?|reforma)\b/
/** A party that has the house to itself: its guests come, the house is open. */
export const privateParty =
  /\b(?:confraternizac(?:ao|oes)|eventos?|festas?|jantar(?:es)?|almocos?|reservas?|grupos?|turmas?|aniversarios?|casamentos?)(?: \w+)? fechad[oa]s?\b/
/** Days that the owner does not want counted. They are over. */
export const leftOut =
  /\b(?:desconsider\w+|nao (?:cont(?:e|a|ar|em)|inclu\w+|us(?:e|em|ar)|consider\w+)|(?:tir(?:a|ar|e)|exclu(?:a|i|ir)) (?:(?:a|as|o|os) )?(?:semanas?|dias?|periodo))\b/
/** "fechamos 3 dias": which days of the month is not said. */
export const someDays =
  /\b(\d{1,2}|um|uma|uns|umas|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|alguns|algumas) (dias?|semanas?|vezes)\b/
/** Days that something lasted from its day on: "ficamos sem luz quase 2 semanas"; null where it is not said. */
export function lastedDays(folded: string): number | null {
  const found = someDays.exec(folded)
  const count = amountsIn(found?.[1] ?? '')[0]?.value ?? 0
  const days = found?.[2]?.startsWith('semana') ? count * 7 : found?.[2]?.startsWith('dia') ? count : 0
  return days >= 1 && days <= 60 ? days : null
}
/** A day or week from which something went on for longer: the days that it lasted, up to yesterday. */
export function withLasted(
  { from, to }: { from: string; to: string },
  folded: string,
  today: string,
): { from: string; to: string } {
  const days = lastedDays(folded)
  if (days === null || addDays(from, 6) < to) return { from, to }
  const end = addDays(from, days - 1)
  return { from, to: end <= to ? to : end >= today ? addDays(today, -1) : end }
}
/** The number of days closed in some month; null for weeks, and for "alguns". */
export function daysOf(folded: string): number | null {
  const [, word = '', noun = ''] = someDays.exec(folded) ?? []
  const count = amountsIn(word)[0]?.value ?? 0
  return noun.startsWith('dia') && count >= 1 && count <= 31 ? count : null
}
/** "fechamos 3 dias" is over; of days to come an owner says "vamos fechar". */
export const shutSomeDays = /\b(?:fechamos|ficamos fechados|paramos) (?:por )?(?!n?[ao]s? )\S+ dias?\b/
/** Says only what to do about the clause before: "não conte aquilo", "pode contar como extra", "não quero errar". */
export const onlyRemark =
  /^(?:(?:e|mas|entao|favor|por) )*(?:(?:nao (?:cont|us|consider|inclu)\w+|desconsider\w+|deix(?:a|e|ar)(?: de)? fora|tir(?:a|e|ar)|esquec\w+)(?: (?:com|de))? (?:aquilo|isso|isto|ess[ea]s? (?:dias?|semanas?)|aquel[ea]s (?:dias|semanas))|deix(?:a|e|ar)(?: de)? fora|(?:pode|podem)(?: \w+)? contar(?: isso| ela| ele)? (?:como|por) (?:extra|fora)|(?:conta|entra|fica) (?:como extra|por fora|por cima|a parte)|(?:isso |esse mes |ele |foi )*(?:nao|num) (?:cont\w+|val\w+|us\w+|consider\w+|serv\w+|entr\w+)(?: na conta)? (?:como|de|pra|para|por) (?:um )?(?:normal|base|media|referencia|exemplo|parametro|regra)|nao (?:quero|posso|pode) errar)$/
/** "o Natal cai numa sexta" is about the calendar, "o movimento cai" about sales. */
export const onCalendar = /\b(?:cai|caem)(?= (?:em|no|na|num|numa|quando|que dia|dia)\b)/
const priced = '(?:precos?|valor(?:es)?|tabela|custos?|aluguel|salarios?|taxas?|diarias?|couvert)'
const moved = '(?:sub|sob|aument|reajust|baix|cai|caem|cair|dimin|dobr)\\w*'
const priceMoves = new RegExp(
  `\\b(?:${moved} (?:[a-z]+ ){0,3}?${priced}|${priced} (?:[a-z]+ ){0,4}?${moved})\\b(?:(?: em| de| uns| cerca)* \\d+ ?(?:%|por cento))?`,
  'g',
)
/** What rises or falls without its prices: "vou subir os preços em janeiro" says nothing of the sales. */
export const withoutPrices = (folded: string) => folded.replace(priceMoves, ' ')
/** A question about sales is no occasion. */
export const asks =
  /^(?:(?:e|eu|quero|queria|saber|me|diz|diga) )*(?:quanto|quantos|quantas|quando|qual|que dia)\b/
/** Says only how much is expected of the day just named: "uns 30% a mais", "deve cair pela metade". */
export const onlyEffect =
  /^(?:(?:e|o|as|aqui|la|ai|a casa|casa|uns|umas|deve|devem|vai|vao|espero|esperamos|acho|que|cerca|de|em torno|pela|vendas?|movimento|vender|vende|vendo|vendemos|cair|caiu|cai|subir|sobe|aumentar|aumenta|crescer|cresce|dobrar|dobra|dobram|triplica|lotou|lota|lotam|encheu|enche|enchem|encher|bomba|ferve|esvazia|atrapalha|atrapalham|espanta|costuma|costumam|fica|ficam|cheio|cheia|lotado|lotada|morto|morta|vazio|vazia|parado|parada|fraco|fraca|forte|tudo|muito|bem|demais|dobro|mais|menos|a|metade|por cento|\d{1,3} ?%?)(?: |$))+$/
/** Only days, without what happens on them: "de 30 de janeiro a 2 de fevereiro", "todo sábado". */
export const onlyDays =
  /^(?:(?:e|todo|toda|todos|todas|aos|as|os|nos|nas|no|na|de|do|dia|dias|cada|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|feiras?)(?:[ -]|$))*$/
/** "n abro", "nao abro" */
export const spelledOut = (folded: string) =>
  folded.replace(/\b(?:n|nn|naum|ñ|num(?= (?:cont|val|serv|us|abr|fech|funcion|trabalh)\w+))\b/g, 'nao')
export const past = new RegExp(
  `\\b(?:ja passou|passad[oa]|ultim[oa]|fechei|fechou|ficou|fiquei|estava|estavamos|caiu|despencou|${irregular})\\b`,
)
export const future = /\b(vai|vao|vamos|vou|ate|sera|serao|deve|devem)\b/
/** "junho inteiro é forte por causa das festas juninas": the month, not the feast. */
export const wholeMonth =
  /\b(?:inteir[oa]|(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) todo|o mes todo|todo o mes|mes inteiro)\b/
export const hasYear = /\b20\d\d\b|\d\/\d{1,2}\/\d{2}\b/
export const opens = /\b(abri\w*|abre\w*|funciona\w*)\b/
