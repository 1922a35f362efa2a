/**
 * Wishes for a menu that no word of the owner's asks for: "turista pede uma água e vai embora" takes no water off the menu,
 * "o público é acima de 50" is no price, "a fila vai até uma e meia" no day on which the menu must be ready. The wishes of
 * all readers pass here at last; what nobody asked for is left to the owner.
 */
import { drops } from '../anyhow/words.ts'
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const word = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`)

const people =
  'client\\w*|crianc\\w+|gente|pessoal|povo|galera|turma|turistas?|gringos?|famili\\w+|alunos?|idosos?|vegetarian[oa]s?|vegan[oa]s?|publico|casa(?:l|is)|mesas?|menin\\w+|mocada|fregue\\w+|hospedes?|visitantes?|quem|ninguem|todo mundo'

/** Takes something off a menu, if only in a few words. */
const removes = new RegExp(
  `${drops.source}|${
    word(
      'tir\\w+|sa(?:i|em|ia|iam|ir)|sem|chega|nada d[eo]s?|dispens\\w+|desist\\w+|limp\\w+|reduz\\w+|diminu\\w+|mat(?:ar|a|o|em?|amos)|tchau|adeus|abr\\w+ mao|tro[cq]\\w+|substitu\\w+|livr\\w+|menos|no lugar|cancel\\w+|suspens?\\w+|pode\\w* ir|nao (?:\\w+ ){0,3}(?:quer\\w*|precis\\w+|fi[cq]\\w+|continu\\w+|perman\\w+|fac\\w+|faz\\w*|serv\\w+|vend\\w+|entr\\w+|tem|vale|compensa|d[ae]|cab\\w+|gost\\w+|trabalh\\w+)',
    ).source
  }`,
)
/** An order that stands even beside what guests do. */
const orders = word(
  'tir(?:ar|em?|amos)|tira|retir\\w+|cort(?:ar|e|em|a|amos)|elimin\\w+|remov\\w+|exclu\\w+|aposent\\w+|fora|(?:pode|deve)\\w* (?:sair|ir)',
)
const guestsDo = word(
  `(?:${people})(?: (?:so|sempre|tambem|aqui|ja|nao|que|chega|entra|senta|vem|e))*,? (?:com[ae]m?|ped[ei]\\w*|pec\\w+|beb\\w+|tom[ae]m?|sent\\w+|cheg\\w+|vem|lev[ae]m?|divid\\w+|compr\\w+|pergunt\\w+|reclam\\w+|gost\\w+)`,
)

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

const guestsShoot = word(`(?:${people}) (?:\\w+ )?tiram? (?:\\w+ )?fotos?`)

/** How many there are is no number that is wished for. */
const has = word('tenho|temos|sao|trabalh(?:o|amos) com|cardapio (?:\\w+ )?tem|hoje tem')
const wished = word(
  'quer\\w*|deix\\w+|reduz\\w+|enxug\\w+|fi[cq]\\w+|ate|maximo|minimo|pelo menos|ter|chegar|baix\\w+|diminu\\w+|cort\\w+|ideal|sonh\\w+|vamos|passar|cab\\w+|so|apenas|precis\\w+|gostar\\w+|menos|deve\\w*|pode\\w*|fech\\w+|par?a',
)

/** What is named so is a name or a dish, and no guest. */
const attribute = word(
  '(?:nomes?|palavras?|termos?|linguas?|idiomas?|sotaques?|musicas?|comidas?|pratos?|cervejas?|bebidas?|jeito|estilo|coisas?|traduc\\w+|versao)(?: (?:de|da|em|todo|muito|meio|bem|tipo))*',
)

const holds = word(
  'mant\\w+|fi[cq]\\w*|deix\\w+|continu\\w+|perman\\w+|segu\\w+|preserv\\w+|conserv\\w+|garant\\w+|sagrad\\w+|intoc\\w+|obrigat\\w+|nao|nem|nunca|jamais|ninguem|te[mr] (?:que|de)|precis\\w+|faz parte|classic\\w+|carro.?chefe|quer\\w*',
)
const likes = word('am[oa]|amamos|ador\\w+|gost\\w+|curto|xodo|paixao|preferid\\w+')
const doubts = word('tirar|cortar|tiro|corto|mato|matar|quase nao (?:sai|vend\\w+)|vale a pena|compensa')
const spoken = word('sem|nomes?|palavras?|termos?|tipo|cham\\w+')

/** "o caldo fica porque aproveita as sobras da carne": what a reason names stays for no order. */
const reason = /(?<![a-z])(?:porque|pq|pois|ja que)(?![a-z])[^,;.]*/g

/** The clauses that a wish reaches into, and the words before it in the first of them. */
function around(folded: string, { start, end }: DraftWish) {
  const before = /[^.,;:!?()\n]*$/.exec(folded.slice(0, start))?.[0] ?? ''
  const after = /^(?:[^.,;:!?()\n]|(?<=\d)[.,](?=\d))*/.exec(folded.slice(end))?.[0] ?? ''
  const rest = /^[^.!?;\n]*/.exec(folded.slice(end))?.[0] ?? ''
  const said = before + folded.slice(start, end)
  return { before, clause: said + after, sentence: said + rest }
}

const isQuoted = (text: string, { start }: DraftWish) => /["'“”‘’]\s*$/u.test(text.slice(0, start))

function isUnsaid(text: string, folded: string, one: DraftWish): boolean {
  const { wish } = one
  const { before, clause, sentence } = around(folded, one)
  switch (wish.kind) {
    case 'dropItem':
      return !removes.test(clause) || (guestsDo.test(clause) && !orders.test(clause))
    case 'price':
      return wish.item === undefined && measured.test(clause) && !money.test(clause) && !clause.includes('r$')
    case 'deadline':
      return wish.of === undefined && (goesOn.test(clause) || !due.test(clause))
    case 'layout':
      return wish.what === 'no_photos' && (!noPhotos.test(clause) || guestsShoot.test(clause))
    case 'count':
      return wish.of === 'items' && wish.bound === 'exactly' && has.test(clause) && !wished.test(clause)
    case 'audience':
      return new RegExp(`${attribute.source} $`).test(before) || new RegExp(`${attribute.source} gring`).test(clause)
    case 'keepItem':
      if (wish.part !== undefined || holds.test(clause)) return false
      return (isQuoted(text, one) && spoken.test(sentence)) || (likes.test(clause) && doubts.test(sentence))
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

/** The draft without wishes that nobody uttered. */
export function withoutUnsaid(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  const wishes = draft.wishes.filter((one) => !isReason(folded, one, draft))
  const unsaid = wishes.filter((one) => isUnsaid(text, folded, one))
  return givenBack(wishes.length === draft.wishes.length ? draft : { ...draft, wishes }, unsaid)
}
