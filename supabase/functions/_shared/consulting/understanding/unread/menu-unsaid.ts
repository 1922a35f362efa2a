/**
 * Wishes for a menu that no word of the owner's asks for: "o aluno toma uma água e some" takes no water off the menu,
 * "a freguesia tem de 40 pra cima" is no price, "a música vai até meia-noite" no day on which the menu must be ready. The wishes of
 * all readers pass here at last; what nobody asked for is left to the owner.
 */
import { everyItem } from '../../base/request/match-item.ts'
import { drops, over } from '../anyhow/words.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const word = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`)

const people =
  'client\\w*|crianc\\w+|gente|pessoal|povo|galera|turma|turistas?|gringos?|famili\\w+|alunos?|idosos?|vegetarian[oa]s?|vegan[oa]s?|publico|casa(?:l|is)|mesas?|menin\\w+|mocada|fregue\\w+|hospedes?|visitantes?|quem|ninguem|todo mundo'

/** Takes something off a menu, if only in a few words. */
const removes = new RegExp(
  `${drops.source}|${
    word(
      'tir\\w+|sa(?:i|em|ia|iam|ir)|sem|chega|nada (?:d[eoa]s?|com|que)|nem|dispens\\w+|desist\\w+|limp\\w+|reduz\\w+|diminu\\w+|mat(?:ar|a|o|em?|amos)|tchau|adeus|abr\\w+ mao|tro[cq]\\w+|substitu\\w+|livr\\w+|menos|no lugar|cancel\\w+|suspens?\\w+|pode\\w* ir|nao (?:\\w+ ){0,3}(?:quer\\w*|precis\\w+|fi[cq]\\w+|continu\\w+|perman\\w+|fac\\w+|faz\\w*|serv\\w+|vend\\w+|entr\\w+|tem|vale|compensa|d[ae]|cab\\w+|gost\\w+|trabalh\\w+)|(?<!tambem )nao$|ninguem (?:ped|compr|quer)\\w*|fica se',
    ).source
  }`,
)
/** An order that stands even beside what guests do. */
const orders = word(
  'tir(?:ar|em?|amos)|tira|retir\\w+|cort(?:ar|e|em|a|amos)|elimin\\w+|remov\\w+|exclu\\w+|aposent\\w+|fora|sa(?:i|ia|em|iam) d[aoe]|nao (?:vend\\w+|sirvo|servimos|fac[oa]) mais|(?:pode|deve)\\w* (?:sair|ir)',
)
const guestsDo = word(
  `(?:${people.replace('|ninguem', '')}|el[ea]s)(?: (?:da \\w+|do \\w+|so|sempre|tambem|aqui|ja|nao|que|chega|entra|senta|vem|e))*,? (?:com[ae]m?|ped[ei]\\w*|pec\\w+|beb\\w+|tom[ae]m?|sent\\w+|cheg\\w+|entr\\w+|vem|lev[ae]m?|divid\\w+|compr\\w+|pergunt\\w+|gost\\w+)`,
)
/** A thought is no order: "dá vontade de cortar". */
const tempted = word('vontade|pens(?:o|ei|ando) em|doid[oa]s?|louc[oa] pra|duvida|medo|sera que|nao sei')

/** What a figure is of that is no price. */
const measured = word(
  `${people}|idades?|anos|clientela|seguidores|lugares|pessoas|cadeiras|km|metros|graus|minutos|quilos?|gramas?|fotos?|unidades`,
)
const money = word(
  'precos?|reais|real|cust\\w+|cobr\\w+|valor\\w*|ticket|tiquete|contos?|pilas?|vend\\w+|pratos?|ite(?:m|ns)|nada|nenhum\\w*|tudo|cada|car[oa]s?|barat\\w+|gast\\w+|pag\\w+|combos?',
)

/** The new menu, its printing or the day itself. */
const due = word(
  'pront\\w+|prazo|grafica|arquivo|arte|imprim\\w+|impress\\w+|entreg\\w+|precis\\w+|lanc\\w+|estre\\w+|inaugur\\w+|rod(?:ar|ando|e)|val(?:er|endo)|na mesa|na mao|receb\\w+|mand\\w+|quer\\w*|te(?:m|mos) que|fi(?:car|ca|que)|cardapio|menu|ate (?:o |dia |o dia )?\\d|antes d\\w+',
)
/** What goes on until an hour: a queue, music, the house itself. */
const goesOn = word(
  '(?:fila|movimento|musica|show|cozinha|casa|salao|delivery|loja|bar|restaurante|barraca|almoco|janta\\w*|happy hour|equipe|turno)(?: \\w+){0,2} (?:vai|dura|funciona|abre|fecha|atende|segue|toca|trabalha|serve|enche|lota)',
)

const noPhotos = word(
  'sem|nao|nada|nenhum\\w*|nem|dispens\\w+|tir(?:a|ar|e|em) (?:[oa]s? |ess[ae]s? |tod[oa]s? )*(?:fot|imag)\\w+|fot\\w+ (?:\\w+ )?(?:sai|saem)|fora|detest\\w+|odei\\w+|brega|so (?:texto|escrit\\w+|letras?)|proibid\\w+|zero|chega|evit\\w+|elimin\\w+|remov\\w+|vetad\\w+',
)

/** How much is written, and not how large. */
const lessType = word('(?:menos|muitas?|tantas?) letras?(?! (?:miud|pequen)\\w+)')
const guestsShoot = word(`(?:${people}) (?:\\w+ )?tiram? (?:\\w+ )?fotos?`)

/** How many there are is no number that is wished for. */
const has = word('tenho|temos|sao|trabalh(?:o|amos) com|cardapio (?:\\w+ )?tem|hoje tem')
const numberNow = (count: number) =>
  new RegExp(`(?<![a-z])(?:tenho|temos|sao|hoje tem) (?:uns |umas |mais de )?${count}(?!\\d)`)
const wished = word(
  'quer\\w*|deix\\w+|reduz\\w+|enxug\\w+|fi[cq]\\w+|ate|maximo|minimo|pelo menos|ter|chegar|baix\\w+|diminu\\w+|cort\\w+|ideal|sonh\\w+|vamos|passar|cab\\w+|so|apenas|precis\\w+|gostar\\w+|menos|deve\\w*|pode\\w*|fech\\w+|par?a',
)

/** What is named so is a name or a dish, and no guest. */
const attribute =
  /(?<![a-z])(?:nomes?|palavras?|termos?|linguas?|idiomas?|musicas?|comidas?|pratos?|cervejas?|bebidas?|jeito|estilo|coisas?|versao)(?: (?:de|da|em|todo|muito|meio|bem|tipo))* $/

/** What others say or do is no order: "ouvi dizer que tirar o cifrão ajuda". */
const hearsay = word(
  '(?:ouvi|escutei|li|vi|dizem|falam|disseram|falaram|contaram) (?:\\w+ ){0,3}(?:que|num|numa|n?um|n?uma|no|na)|(?:disseram|falaram|mandaram|sugeriram|aconselharam|recomendaram) (?:\\w+ )?(?:pra|para|que)',
)
/** "aumenta o que der, mas nada que assuste": that is no refusal of rises. */
const mayRise =
  /(?<!(?:nao|nem|nunca|jamais|ninguem|nada) (?:\w+ )?)(?<![a-z])(?:aumenta|aumente|sobe|suba|pode\w* (?:subir|aumentar))(?![a-z])/

/** "Pode subir os bolos, o resto fica": the others are held. */
const ofTheRest = word('resto|demais|outr[oa]s|nada mais|so|somente|apenas')

/** What is on today's page, who reads it, and what is settled by something else: told, and nothing to print. */
const tellsOfPage = word(
  `(?:de hoje|atual|hoje|agora|antig[oa]|velh[oa]) (?:e|eh|esta|ta|tem|ficou|parece)|(?:tem|temos|vem|ha) (?:muit\\w+ |bastante |tant\\w+ )?(?:${people})|ja (?:resolv\\w+|mostra\\w*|explica\\w*|faz|traz|tem|diz)`,
)
/** What is to be written stands in no note. */
const toWrite =
  /^(?:e |isso )*(?:tem que|tem de|precis\w+|deve\w*) (?:ta|esta|estar|ficar|vir)(?: (?:bem |muito )?(?:escrito|claro|visivel|no papel|no cardapio))*$/
const asksOfPage = word(
  'quer\\w*|desejo|gostari\\w+|precis\\w+|te[mr] (?:que|de)|dev\\w+|deix\\w+|mant\\w+|colo[cq]\\w+|bot\\w+|poe|por|ponh\\w+|escrev\\w+|inclu\\w+|us(?:e|em|ar)|fa[zc]\\w*|exij\\w+|avis\\w+|lembr\\w+|acrescent\\w+|imprim\\w+|mostr(?:ar|e|em)|destaqu\\w+|favor',
)

/** Says that an item itself stays, and not only that something does. */
const keeps = word(
  'mant\\w+|preserv\\w+|conserv\\w+|garant\\w+|deix\\w+|sagrad\\w+|intoc\\w+|obrigat\\w+|continu\\w+|faz parte|exceto|salvo|mas (?:nunca|nao|jamais|nem) [oa]s?|poup\\w+|(?<!vend\\w{1,5} )menos (?:[nd]?[oa]s?|em)|te[mr] (?:que|de) (?:ter|estar)|(?<!quase )(?:nao|nem|nunca|ninguem|sem) (?:\\w+ ){0,3}(?:tir|sa[ií](?!\\w* (?:muito|nada|bem|tanto))|cort|mex|falt|mud|tro[cq]|abr|elimin|remov|some|sum|pode)\\w*|fi(?:ca|cam|que|quem|car)(?! (?:\\w+ )?(?:pront|fri|dur|sec|bo[am]|otim|lind|ruim|car[oa]|barat|delici|gostos|parad|esquecid|encalhad|sobrando|escondid|demorad|atrasad|enorme|pesad|na geladeira|no freezer|ali|a tarde))',
)
/** "a peixada não quero mais": that is no keep. */
const released = word(
  'nao (?:\\w+ ){0,2}(?:quer\\w*|precis\\w+)(?: \\w+){0,2}? mais|nao (?:precis\\w+ )?(?:fica|ficar|continua|continuar)',
)
/** "cachaça só à noite" says when, and not that it stays. */
const onlyThen = word(
  'so (?:tem|temos|sobra|existe)|(?:so|somente|apenas) (?:a|de|na|no|aos|as|em|nos|nas|depois|antes|ate) (?:\\w+ )?(?:noite|tarde|manha|almoco|janta\\w*|segunda|terca|quarta|quinta|sexta|sabados?|domingos?|fim de semana|feriados?|verao|inverno|safra|\\d+ ?h\\w*)',
)
/** What an item does for the house or its guests. */
const tells = word(
  'da (?:lucro|prejuizo|trabalho|dinheiro|retorno)|(?:dao|chama|paga|reclama|vende|gira|custa|rende|traz|ajuda|demora|trava|acaba|sobra|estraga|vence)m?',
)
const shows = word(
  'destac\\w+|destaqu\\w+|mostr\\w+|vender|empurr\\w+|aparec\\w+|promov\\w+|valoriz\\w+|quer\\w*|pux\\w+|frente|primeir\\w+|topo|mais|em cima|sugir\\w+|sugest\\w+',
)
/** "fica a moela ou o queijo, um dos dois": which of them is the owner's to say. */
const either = / ou .*(?<![a-z])(?:(?:so )?um d[oe]s dois|(?:so )?uma d[ae]s duas)(?![a-z])/
/** "fica pronto rápido": what was not said to stay. */
const becomes = /(?<![a-z])ficam? /
const likes = word('am[oa]|amamos|ador\\w+|gost\\w+|curto|xodo|paixao|preferid\\w+')
const doubts = word('tirar|cortar|tiro|corto|mato|matar|quase nao (?:sai|vend\\w+)|vale a pena|compensa')
const spoken = word('sem|nomes?|palavras?|termos?|tipo|cham\\w+')

/** "o caldo fica porque aproveita as sobras da carne": what a reason names stays for no order. */
const reason = /(?<![a-z])(?:porque|pq|pois|ja que)(?![a-z])(?:(?! e [oa]s? d[eoa] )[^,;.])*/g

/** The clauses that a wish reaches into, and the words before it in the first of them. */
function around(folded: string, { start, end }: DraftWish) {
  const before = /[^.,;:!?()\n]*$/.exec(folded.slice(0, start))?.[0] ?? ''
  const after = /^(?:[^.,;:!?()\n]|(?<=\d)[.,](?=\d))*/.exec(folded.slice(end))?.[0] ?? ''
  const rest = /^[^.!?;\n]*/.exec(folded.slice(end))?.[0] ?? ''
  const said = before + folded.slice(start, end)
  const first = /[^.!?;\n]*$/.exec(folded.slice(0, start))?.[0] ?? ''
  const until = first + folded.slice(start, end)
  return { before, clause: said + after, until, sentence: until + rest }
}

const isQuoted = (text: string, { start }: DraftWish) => /["'“”‘’]\s*$/u.test(text.slice(0, start))

function isUnsaid(text: string, folded: string, one: DraftWish): boolean {
  const { wish } = one
  const { before, clause, until, sentence } = around(folded, one)
  switch (wish.kind) {
    case 'dropItem':
      return (
        hearsay.test(clause) ||
        !removes.test(wish.ifNeeded ? sentence : clause) ||
        tempted.test(clause) ||
        (guestsDo.test(until) && !orders.test(sentence))
      )
    case 'served':
      return guestsDo.test(until) && !keeps.test(sentence)
    case 'price':
      return wish.item === undefined && measured.test(clause) && !money.test(clause) && !clause.includes('r$')
    case 'deadline':
      return wish.of === undefined && (goesOn.test(clause) || !due.test(clause))
    case 'layout':
      if (hearsay.test(clause)) return true
      if (wish.what === 'large_type') return lessType.test(clause)
      return wish.what === 'no_photos' && (!noPhotos.test(clause) || guestsShoot.test(clause))
    case 'count':
      if (wish.of === 'pages') return word('outr[ao]|cada').test(sentence)
      if (wish.of !== 'items' || wish.bound !== 'exactly') return false
      return (has.test(clause) && !wished.test(clause)) || numberNow(wish.count).test(clause)
    case 'promote':
      return guestsDo.test(until) && !shows.test(sentence)
    case 'capPrice':
      return (
        wish.item === everyItem &&
        !(wish.percent ?? wish.rise ?? wish.max) &&
        mayRise.test(clause) &&
        !ofTheRest.test(sentence)
      )
    case 'audience':
      return attribute.test(before) || /nomes? (?:\w+ )?gring/.test(clause)
    case 'pageNote':
      if (wish.print || toWrite.test(folded.slice(one.start, one.end))) return !wish.print
      return (tellsOfPage.test(clause) || hearsay.test(clause)) && !asksOfPage.test(clause)
    case 'keepItem':
      if (wish.part !== undefined) return false
      if (released.test(clause) || either.test(sentence)) return true
      if (keeps.test(sentence)) return false
      if ([becomes, onlyThen, over, tells].some((told) => told.test(clause)) || guestsDo.test(until))
        return true
      return (likes.test(clause) && doubts.test(sentence)) || (isQuoted(text, one) && spoken.test(sentence))
    default:
      return false
  }
}

/** An item that only the reason of an order on others names. */
function isReason(folded: string, one: DraftWish, { wishes }: Draft): boolean {
  const { wish, start, end } = one
  if (wish.kind !== 'keepItem' && wish.kind !== 'dropItem') return false
  const said = folded.slice(start, end)
  const [name = ''] = foldInPlace(wish.item).toLowerCase().split(' ')
  return (
    said.replace(reason, ' ') !== said &&
    !said.replace(reason, ' ').includes(name) &&
    wishes.some((other) => other !== one && other.wish.kind === wish.kind && other.start === start)
  )
}

/** "tem todo dia menos segunda": on all the other days. */
const exceptDays =
  /(?<![a-z])(?:menos|exceto|fora|tirando|salvo) (?:de |n?[ao]s? )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)/

/** "em português, e a tradução em inglês abaixo": both languages, and not one alone. */
const besideEnglish =
  /(?<![a-z])(?:linhas?|legendas?|versao|traduc\w+) (?:\w+ )?em ingles|(?<!sem |nada d?e?m? ?)(?<![a-z])ingles(?: \w+){0,4} (?:em)?baixo/

/** The wish with what its own words except or add. */
const mended = (folded: string, one: DraftWish): DraftWish => {
  const { wish, start, end } = one
  if (wish.kind === 'layout' && wish.what === 'own_language' && besideEnglish.test(folded.slice(start, end)))
    return { ...one, wish: { ...wish, what: 'english' } }
  if (wish.kind !== 'served' || !wish.weekdays || wish.weekdays.length > 2) return one
  const { weekdays } = wish
  if (!exceptDays.test(folded.slice(start, end))) return one
  return {
    ...one,
    wish: { ...wish, weekdays: [0, 1, 2, 3, 4, 5, 6].filter((day) => !weekdays.includes(day)) },
  }
}

/** The draft without wishes that nobody uttered. */
export function withoutUnsaid(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const uttered = draft.wishes.filter((one) => !isReason(folded, one, draft))
  const wishes = uttered.map((one) => mended(folded, one))
  const unsaid = wishes.filter((one) => isUnsaid(text, folded, one))
  return givenBack({ ...draft, wishes }, unsaid)
}
