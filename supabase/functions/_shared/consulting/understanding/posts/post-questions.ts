/** What owners ask about their posts: whether a combo pays, whom they may name, how long a fruit lasts, how to publish. */

import type { PostAdvice } from '../../base/request/calendar-wishes.ts'
import { guestContent } from '../../base/request/question-subjects.ts'
import { findDates } from '../dates/find-dates.ts'
import type { FoundDate } from '../dates/found-date.ts'
import type { WishContent } from '../text/draft.ts'
import { refusedIn } from './refusals.ts'
import type { Statement } from './statement.ts'

const asking =
  /^(?:e |mas |ai |sera que |me diz |diz ai )?(?:posso|podemos|pode|da pra|da para|devo|preciso|precisa|tem problema|tem como|repost\w+|vale|compensa|quanto|quantas?|quantos|quando|qual|que|quem|como|onde|ate quando|da lucro|tem lucro|e bom|e melhor|sera)\b/

const profit =
  /\b(?:(?:da|tem|deixa|fica com|sobra|tiro|tenho|dou) (?:algum |um )?(?:lucro|prejuizo)|quanto (?:sobra|ganho|lucro|me sobra|deixa)|lucra\w*|compensa|perco dinheiro|da prejuizo|se paga|vale a pena)\b/
const consent =
  /\b(?:posso|podemos|pode|da pra|da para|devo|preciso|precisa|tem problema|tem que|e permitido)\b.*\b(?:cit\w+|fal\w+|diz\w+|marc\w+|mostr\w+|us\w+|post\w+|bot\w+|film\w+|fotograf\w+|public\w+|colocar|nome|autorizac\w+|pedir)\b.*\b(?:nome\w*|fotos?|rostos?|imagem|imagens|clientes?|fornecedor\w*|produtor\w*|sitio|fazenda|equipe|garcons|garcom|cozinheir\w+|funcionari\w+|marca|seu|dona|pessoas?|gente|video|crianca\w*|filh[oa]s?)\b/
/** "marcar cliente famoso?" */
const tagging =
  /^(?:e |ou )?(?:posso |pode |da pra )?(?:marc\w+|cit\w+|mostr\w+) (?:o |a |os |as |um |uma )?(?:clientes?|pessoas?|fregues\w*|famos\w+|cantor\w*|artista)\b/
const person =
  /\b(sitio(?: d[aoe] [a-z ]+?)?|fazenda(?: [a-z]+)?|fornecedor\w*|produtor\w*|clientes?|equipe|garcons|garcom|cozinheir\w+|funcionari\w+|(?:seu|dona) [a-z]+|criancas?|filh[oa]s?)\b/
/** What guests have made or sent: theirs to allow. "posso repostar story de cliente?", "posso usar foto que me marcaram?" */
const ofGuests =
  /\b(?:repost\w+|republic\w+|compartilh\w+)\b.*\b(?:story|stories|storys|fotos?|videos?|reels?|imagem|imagens|posts?|prints?)\b.*\b(?:clientes?|freguez\w*|fregues\w*|pessoal|povo|quem (?:vem|veio|marc\w+|post\w+|foi)|marc(?:ou|ar\w*|am|a|aram)|gente|turma|seguidor\w*|dos outros|de outra pessoa)\b|\b(?:us\w+|post\w+|public\w+|aproveit\w+|bot\w+|coloc\w+|peg\w+|salv\w+)\b.*\b(?:(?:story|stories|storys|prints?|depoiment\w+|comentari\w+|elogi\w+|avaliac\w+|mensage\w+) (?:[a-z]+ ){0,4}?(?:clientes?|fregues\w*|pessoal|povo|marc\w+|seguidor\w*)|(?:fotos?|videos?|reels?) (?:[a-z]+ ){0,5}?(?:marc(?:ou|ar\w*|am|a|aram)|(?:clientes?|pessoal|povo|fregues\w*) (?:[a-z]+ )?(?:tir\w+|fez|fizer\w+|mand\w+|post\w+|marc\w+|envi\w+)))\b/
/** Pictures of nobody whom the house could ask. */
const ofStrangers = /\b(?:internet|google|pinterest|banco de imagens?)\b/
const season =
  /^(?:e )?(?:o |a |os |as )?([a-z][a-z -]{2,30}?) (?:da|tem|dura|vai|acaba|termina)(?: ate)? quando$|^ate quando (?:da|tem|dura|vai|acaba|tem ainda)?\s*(?:o |a )?([a-z][a-z -]{2,30})$|^quando (?:acaba|termina) (?:o |a )?([a-z][a-z -]{2,30})$/

/** "quando devemos anunciar o jantar?", "posso divulgar a ceia já em novembro?": when an event is first told of. */
const tells =
  '(?:anunci\\w+|divulg\\w+|avis(?:o|ar|amos)|conv(?:ido|idar|idamos)|(?:comec\\w+|passar) a (?:falar|vender|avisar|postar|contar|mostrar)|falar d[aeo]s?|abr(?:o|ir|imos) (?:as? )?(?:reservas?|vendas?|inscric\\w+)|soltar|solt(?:o|amos)|vender (?:os? )?(?:ingressos?|convites?|lugares?|mesas?))'
const firstTold = new RegExp(
  `^(?:e |mas |ai )*(?:quando|em que dia|que dia|a partir de quando|desde quando|(?:ja )?(?:posso|podemos|da (?:pra|para)|pode|devo|devemos|vale (?:a pena)?|compensa|e cedo|e tarde|e bom|e melhor|convem|ta na hora|esta na hora|e hora))\\b.*\\b${tells}`,
)
/** What makes a question of leave one of time. */
const ofTime =
  /^(?:e |mas |ai )*(?:quando|em que dia|que dia|a partir de quando|desde quando)\b|\b(?:ja|desde|a partir d|agora|cedo|tarde|com antecedencia|antes|na hora|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?:nesta|esta|nessa|essa|proxima) semana|(?:neste|este|no) mes)\b/

const isFirstTold = (folded: string) => firstTold.test(folded) && ofTime.test(folded)

const advice: readonly (readonly [RegExp, PostAdvice])[] = [
  [/\btaxas? de servico\b|\b(?:os )?10 ?%.*\bgarcom\b|\bgorjetas?\b/, 'serviceFee'],
  [/\b(?:que|qual|melhor) (?:e )?(?:a )?(?:melhor )?hor\w+|\bhorario\b.*\bpost\w+|\bque horas?\b/, 'hour'],
  [
    /\b(?:impulsion\w+|patrocin\w+|trafego|anuncio pago|pagar (?:anuncio|pra|para)|botar dinheiro)\b/,
    'boost',
  ],
  [
    /\b(?:musica|audio|trilha)\b.*\b(?:us\w+|posso|pode|video\w*|reels?|viral)\b|\b(?:us\w+|posso|pode)\b.*\b(?:musica|audio)\b/,
    'music',
  ],
  [
    /\b(?:respond\w+|respost\w+|dig(?:o|a)|fal(?:o|ar))\b.*\b(?:precos?|quanto (?:custa|e|sai))\b|\b(?:pedem?|pergunt\w+)\b.*\b(?:precos?|quanto (?:custa|e|sai))\b.*\b(?:respond\w+|dig(?:o|a))\b/,
    'priceAsked',
  ],
  [/\b(?:bot\w+|coloc\w+|por|diz\w+|mostr\w+|falar|escrev\w+|precis\w+)\b.*\bprecos?\b/, 'prices'],
  [/\b(?:comentarios?|avaliac\w+|critica\w*|reclam\w+|hater\w*)\b/, 'reviews'],
  [
    /\b(?:seguidor\w*|engajamento|engajar|alcance|curtidas?|viralizar|algoritmo)\b|\bcrescer (?:n[ao]|o) (?:insta\w*|perfil|redes?)\b/,
    'followers',
  ],
  [/\bquant[ao]s? (?:posts?|vezes|publicac\w+)\b/, 'often'],
  [
    /\b(?:repetir|repito|reaproveitar|reutilizar|reusar|republicar|repostar|aproveitar) (?:[a-z]+ ){0,3}?(?:posts?|fotos?|publicac\w+|legendas?|textos?|videos?|calendario|artes?)\b|\b(?:usar|postar) (?:de novo|outra vez|(?:[a-z]+ ){0,3}do ano passado)\b/,
    'repeat',
  ],
  [
    /\b(?:quant[oa]s? (?:tempo|dias|semanas) antes|com quant[oa] (?:tempo|antecedencia)|com (?:que|qual) antecedencia|quando (?:comeco|comecar|devo|comecamos|anuncio|anunciar|eu comeco)\w*)\b/,
    'ahead',
  ],
  [
    /\b(?:fotos?|imagem|imagens|videos?)\b.*\b(?:internet|google|celular|inteligencia artificial|ia|banco de imagens?|pinterest|cliente mandou|outro lugar|prontas?)\b|\bfoto(?:grafo)? profissional\b/,
    'pictures',
  ],
  [
    /\b(?:escudo|logo\w*|marca|nome|personagem|camisa|hino|mascote|musica) d[aeo]s? .*\b(?:time|clube|fortaleza|ceara|copa|fifa|bbb|filme|globo|artista|cantor|novela|concorrente)\b/,
    'brands',
  ],
  [
    /\b(?:qual|que|quais)\b.*\b(?:datas?|dias?|fer(?:iado|iados)|festas?|eventos?|epocas?)\b.*\b(?:rend\w+|vend\w+|mais|melhor\w*|vale\w*|compens\w+|movimento|fatur\w+|aproveit\w+|apost\w+|faltou|faltam|esquec\w+)\b|\b(?:qual|quais) (?:e |sao )?(?:a |as |o |os )?melhor(?:es)? (?:datas?|dias?|fer(?:iado|iados))\b/,
    'bestDate',
  ],
  [/\b(?:como|quem) (?:escrev\w+|faco a legenda)|\btamanho da legenda\b/, 'writing'],
]

const doubled =
  /\b(?:doses?|drinks?|caipi\w+|chopp?e?|cerveja|shots?|bebida)\b.*\b(?:dobrad\w+|dupl\w+|em dobro|gratis|de graca|free|cortesia|de brinde)\b|\b(?:dose|drink) (?:dupl\w+|dobrad\w+)\b|\bopen ?bar\b|\b(?:bebida|cerveja|caipirinha|chopp?) (?:a vontade|liberad\w+)\b|\b(?:dar|oferecer|ganha\w*) (?:uma )?(?:dose|caipirinha|cachaca|shot)\b/

/** "dá para usar o Dia do Consumidor?" */
const useOfDate =
  /\b(?:da (?:pra|para)|posso|podemos|pode|vale(?: a pena)?|compensa|e bom|e permitido|devo|tem problema|faz sentido|cabe)(?: [a-z]+)? (?:usar|aproveitar|falar d[aeo]s?|falar sobre|postar (?:sobre|n[ao]|d[aeo])|comemorar|entrar n[ao]|fazer (?:[a-z]+ ){0,3}(?:n[ao]|pr[ao]|para [ao])|n[ao]) ((?:o |a )?[a-z][a-z ]{3,50})$/

export function readPostQuestion({ text, folded, asks, today }: Statement): WishContent[] | null {
  const asked = asks || asking.test(folded)
  if (doubled.test(folded) && asked) return [{ kind: 'refusedPost', what: 'doubleDose' }]
  if (!asked) return null
  // “vale a pena impulsionar?” asks of publishing, and not of a combo.
  const topic = advice.find(([words]) => words.test(folded))?.[1]
  // "vale a pena fazer sorteio?": what posts may not offer is refused, whatever it would bring.
  if (asks && isFirstTold(folded)) return [{ kind: 'question', about: 'postAdvice', what: 'ahead' }]
  const refused = refusedIn(text)
  if (refused) return [{ kind: 'refusedPost', what: refused }]
  if (profit.test(folded) && topic === undefined) return [{ kind: 'question', about: 'comboProfit' }]
  if (ofGuests.test(folded) && !/\brespond\w+|\bapagar\b/.test(folded) && !ofStrangers.test(folded))
    return [{ kind: 'question', about: 'consent', what: guestContent }]
  if ((consent.test(folded) || (asks && tagging.test(folded))) && !ofStrangers.test(folded)) {
    const found = person.exec(folded)
    const what = found ? text.slice(found.index, found.index + found[0].length) : null
    return [{ kind: 'question', about: 'consent', ...(what !== null && { what }) }]
  }
  const fruit = season.exec(folded)
  const name = fruit?.[1] ?? fruit?.[2] ?? fruit?.[3]
  if (name && !/\b(?:promoc\w+|combo|festa|carnaval)\b/.test(name)) {
    const at = folded.indexOf(name)
    return [{ kind: 'question', about: 'seasonEnd', what: text.slice(at, at + name.length) }]
  }
  const used = useOfDate.exec(folded)
  const dated = findDates(text, today).find((one) => one.name !== null)
  const isOpen = asks || /^(?:e |mas |ai )?(?:posso|podemos|sera que|da (?:pra|para))\b/.test(folded)
  const dateOf = (one: FoundDate | undefined): WishContent[] =>
    one?.name ? [{ kind: 'date', what: one.name, closed: false, from: one.span.from, to: one.span.to }] : []
  if (isOpen && used?.[1] && dated)
    return [{ kind: 'question', about: 'postAdvice', what: 'useDate', ...dated.span }, ...dateOf(dated)]
  if (!topic) return null
  const [span] = findDates(text, today)
  return [
    { kind: 'question', about: 'postAdvice', what: topic, ...(topic === 'bestDate' && span?.span) },
    ...(topic === 'repeat' ? dateOf(span) : []),
  ]
}
