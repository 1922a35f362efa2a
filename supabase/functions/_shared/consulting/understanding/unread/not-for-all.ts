/**
 * "Na sexta de almoço não quero sugerir álcool", "não escreve nada de gluten free", "o pessoal só pede refri", "nada de
 * coentro no prato do fígado", "dieta por causa da pressão": a refusal for some hours, of some words or in one dish, a habit
 * of guests and a reason are no rule for everything. They go back to the owner, or are counted where they are of one dish.
 */
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { ofSomeDishes } from './of-some.ts'

const sometimes =
  /(?<![a-z])(?:(?:n[ao]s?|d[ea]s?|as?) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:-feiras?)?|(?:no|de|pro|durante o|na hora do) almoco|(?:no|pro) jantar|de dia|durante o dia|(?:de|pela) manha|(?:a|de|pela) tarde|(?:ate|depois|antes) d?as \d{1,2}|das \d{1,2} ?h?s? as \d{1,2}|(?:no |de )?cafe da manha|(?:no|nos|em) (?:feriados?|fins? de semana)|ness[ea]s? (?:dias?|noites?|horas?|horarios?|periodos?|turnos?))(?![a-z])/
/** "No almoço a gente vende executivo, então só suco": the hours that open a sentence hold for all of it. */
const opens = new RegExp(`^\\s*(?:(?:mas|e|aqui|so|agora|ja|so que) )*${sometimes.source}`)
const people =
  '(?:pessoal|povo|publico|clientes?|clientela|freguesia|fregues(?:es)?|hospedes?|turistas?|alunos?|galera|turma|gente|todo mundo|maioria|metade|eles|elas|sogr[oa]|cunhad[oa]|vizinh[oa]s?|quem (?:come|vem|compra|almoca|janta|bebe))'
/** What guests do, think and complain of, and how many there are of whom: "quem come tem 40 minutos de almoço". */
const habit = new RegExp(
  `(?<![a-z])${people} (?:(?:daqui|aqui|da casa|d[eoa] \\w+|que vem|ja|sempre|tambem|quase) ){0,2}(?:so (?:ped|com|beb|quer|compr|lev)\\w*|(?:acha|acham|reclam|odei|detest|estranh|critic)\\w*|tem (?:\\d|so |meia|uma hora))|(?<![a-z])tem (?:\\d+|[a-z]+) ?min\\w* (?:de|pro|para o) (?:almoco|intervalo|descanso)|(?<![a-z])garco(?:m|ns|nete\\w*) (?:aqui )?(?:sao|e|tem) `,
)
/** What a clause orders though it tells of guests: before them in any words, as they are only its reason. */
const order =
  /(?<![a-z])(?:entao|por isso|quero|queria|preciso|nao (?:us|bot|coloc|pon)\w+|bot[ae]|coloc\w+|tir[ae])(?![a-z])/
const orderBefore =
  /(?<![a-z])(?:sem|nao|nada|nem|nunca|tem que|precis\w+|quer\w+|evit\w+|tir\w+|cort\w+|dispens\w+|mais de|acima)(?![a-z])/
/** "por causa da pressão": why, and no tool of the kitchen. */
const motive = /(?<![a-z])(?:por (?:causa|conta)|devido|em razao) (?:d[aoe]s? |a )?[^.,;:!?\n]*$/
/** "o povo acha tudo doce demais": the style that is read is its remedy. */
const tooMuch = /(?<![a-z])demais(?![a-z])/
/** "cliente reclama que drink é fraco", read as a whole: the style is its remedy. */
const complaint = new RegExp(
  `(?<![a-z])${people}[^.,;:!?\\n]* (?:acha|acham|reclam\\w*|queix\\w*|diz|dizem|fala|falam) [^.,;:!?\\n]*(?<![a-z])(?:drin(?:k|que)s?|bebidas?|coquete\\w+|caipirinhas?)(?![a-z])`,
)
/** "o povo acha tudo doce, diminui": what is told is to change. */
const changes = /^[,;]? ?(?:e |entao )?(?:diminu\w+|reduz\w*|maneir\w*|baix\w+)(?![a-z])/
/** Said of one dish or drink: "no prato do fígado", "no drink de manga". */
const inOne =
  /(?<![a-z])n[oa] (?:prato|drink|drinque|sanduiche|lanche|hamburguer|burger|bolinho|pastel|caldo|salgado|marmita|petisco|pizza|tapioca|molho) (?!(?:da casa|do (?:dia|almoco|jantar)|principal|feito))(?:d[aeo]s?|que|com|sem) /
/** "só esse", "esse aí": of the dish that was just spoken of. */
const thatOne =
  /(?<![a-z])(?:so (?:n?ess[ea]|n?est[ea]|nel[ea]|pr[ao] el[ea])|(?:n?ess[ea]|n?est[ea]) (?:ai|prato|um))(?![a-z])/

/** "O caldo sai muito": what is sold today is no taste of the new. */
const selling =
  /(?<![a-z])(?:(?:sai|vende|gira|roda)(?:m|ndo)? (?:muito|bem|demais|bastante)|criancas? ped\w+)(?![a-z])/

/** "Nada de canela, já vai na cartola" tells why. */
const already = /^\s*ja (?:vai|vem|leva|entra)(?![a-z])/

/** What a waiter may not do leaves no drink out. */
const ofStaff =
  /(?<![a-z])(?:garco\w+|garconetes?|atendentes?|equipe|salao) (?:nao|nunca) (?:pode\w*|deve\w*) /

/** "nhoque leva camarão, deixa ele fora": what is named is refused behind its comma. */
const refusedLater =
  /^[^.!?;\n]{0,40}(?<![a-z])(?:(?:deix\w+|bot\w+|fic\w+) el[ea]s? (?:de )?fora|(?:tir[ae]|cort[ae]|pul[ae]|exclu[ia]) el[ea]s?|el[ea]s? (?:nao|fica fora|sai))(?![a-z])/

/** Words of the page, and what the house does not sell: "massa sem glúten a gente não tem, não escreve gluten free". */
const unwritten =
  /(?<![a-z])(?:nao|nem|nunca) (?:\w+ ){0,2}(?:escrev|anunci|cit[aeo]|divulg|promet)\w*|sem \w+(?: \w+)? (?:a gente |aqui |nos |eu )?nao (?:tem|temos|tenho|faz|fazemos|faco|vend\w+)(?![a-z])/

const joint = /[.!?;:,\n]|\s(?:entao|por isso)\s/

/** The clause around a wish, up to the next comma or conclusion. */
function clauseOf(folded: string, { start, end }: DraftWish): string {
  const before = folded.slice(0, start).split(joint).at(-1) ?? ''
  const after = folded.slice(end).split(joint)[0] ?? ''
  return `${before}${folded.slice(start, end)}${after}`
}

/** The beginning of the sentence around a wish. */
const headOf = (folded: string, { start }: DraftWish): string =>
  /[^.!?;\n]*$/.exec(folded.slice(0, start))?.[0] ?? ''

/** What a name alone, or a quality, may be taken for. */
const ofHabits: ReadonlySet<string> = new Set([
  'only',
  'prefer',
  'keepItem',
  'promote',
  'style',
  'dishLimit',
  'dishTrait',
])
const ofReasons: ReadonlySet<string> = new Set(['equipment', 'prefer', 'style', 'only'])

/** Whether a clause only tells of guests. */
function isTold(clause: string): boolean {
  const told = habit.exec(clause)
  return told !== null && !orderBefore.test(clause.slice(0, told.index)) && !order.test(clause)
}

function isForAll(folded: string, one: DraftWish): boolean {
  const { wish } = one
  const clause = clauseOf(folded, one)
  const isLack = wish.kind === 'equipment' && !wish.has
  // The words of a reason may begin within the wish's own.
  if (ofReasons.has(wish.kind) && !isLack && motive.test(folded.slice(0, one.end))) return false
  // "no domingo a gente só serve galinha"
  if (wish.kind === 'only' && sometimes.test(clause)) return false
  if (wish.kind === 'style' && (tooMuch.test(clause) || complaint.test(folded.slice(one.start, one.end))))
    return true
  if (ofHabits.has(wish.kind) && (already.test(clause) || (wish.kind === 'prefer' && selling.test(clause))))
    return false
  if (ofHabits.has(wish.kind) && refusedLater.test(folded.slice(one.start))) return false
  if (ofHabits.has(wish.kind)) return !isTold(clause) || changes.test(folded.slice(one.end))
  const isRefusal =
    (wish.kind === 'exclude' && wish.why !== 'allergy' && wish.why !== 'diet') ||
    (wish.kind === 'zeroAlcohol' && wish.count === undefined) ||
    (wish.kind === 'pairing' && (wish.rule === 'only' || wish.rule === 'never') && wish.dishes === undefined)
  return (
    !isRefusal ||
    !(
      isTold(clause) ||
      sometimes.test(clause) ||
      opens.test(`${headOf(folded, one)}${clause}`) ||
      unwritten.test(clause) ||
      inOne.test(clause) ||
      (wish.kind === 'pairing' && ofStaff.test(clause))
    )
  )
}

/** The draft without what holds for some hours, for some guests or in one dish only. */
export function withoutPartial(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  return givenBack(
    draft,
    draft.wishes.filter((one) => !isForAll(folded, one)),
  )
}

/** The draft of new dishes in which a diet or a refusal of "só esse" is of one dish. */
export function withThatOne(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  return {
    ...draft,
    wishes: draft.wishes.map((one): DraftWish => {
      const isOfOne =
        one.wish.kind === 'exclude' && one.wish.why !== 'allergy' && thatOne.test(clauseOf(folded, one))
      const wish = isOfOne ? ofSomeDishes(one.wish, { count: 1, bound: 'exactly' }) : null
      return wish === null || wish === 'told' ? one : { ...one, wish }
    }),
  }
}
