/**
 * "Na sexta de almoço não quero sugerir álcool", "não escreve nada de gluten free", "o pessoal só pede refri": a refusal
 * for some hours or of some words, and a habit of guests, leave nothing out everywhere. They go back to the owner.
 */
import { type Draft, type DraftWish, givenBack } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const sometimes =
  /(?<![a-z])(?:(?:n[ao]s?|d[ea]s?|as?) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:-feiras?)?|(?:no|de|pro|durante o|na hora do) almoco|(?:no|pro) jantar|de dia|durante o dia|(?:de|pela) manha|(?:a|de|pela) tarde|(?:ate|depois|antes) d?as \d{1,2}|das \d{1,2} ?h?s? as \d{1,2}|(?:no |de )?cafe da manha|(?:no|nos|em) (?:feriados?|fins? de semana)|ness[ea]s? (?:dias?|noites?|horas?|horarios?|periodos?|turnos?))(?![a-z])/
/** "No almoço a gente vende executivo, então só suco": the hours that open a sentence hold for all of it. */
const opens = new RegExp(`^\\s*(?:(?:mas|e|aqui|so|agora|ja|so que) )*${sometimes.source}`)
const habit =
  /(?<![a-z])(?:pessoal|povo|clientes?|galera|turma|gente|todo mundo|maioria|eles|elas) (?:daqui |aqui )?so (?:ped|com|beb|quer|compr|lev)\w*/

/** "O caldo sai muito": what is sold today is no taste of the new. */
const selling =
  /(?<![a-z])(?:(?:sai|vende|gira|roda)(?:m|ndo)? (?:muito|bem|demais|bastante)|criancas? ped\w+)(?![a-z])/

/** "Nada de canela, já vai na cartola" tells why. */
const already = /^\s*ja (?:vai|vem|leva|entra)(?![a-z])/

/** What a waiter may not do leaves no drink out. */
const ofStaff =
  /(?<![a-z])(?:garco\w+|garconetes?|atendentes?|equipe|salao) (?:nao|nunca) (?:pode\w*|deve\w*) /

/** Words of the page, and what the house does not sell: "massa sem glúten a gente não tem, não escreve gluten free". */
const unwritten =
  /(?<![a-z])(?:nao|nem|nunca) (?:\w+ ){0,2}(?:escrev|anunci|cit[aeo]|divulg|promet)\w*|sem \w+(?: \w+)? (?:a gente |aqui |nos |eu )?nao (?:tem|temos|tenho|faz|fazemos|faco|vend\w+)(?![a-z])/

/** The clause around a wish, up to the next comma. */
function clauseOf(folded: string, { start, end }: DraftWish): string {
  const before = /[^.!?;:,\n]*$/.exec(folded.slice(0, start))?.[0] ?? ''
  const after = /^[^.!?;:,\n]*/.exec(folded.slice(end))?.[0] ?? ''
  return `${before}${folded.slice(start, end)}${after}`
}

/** The beginning of the sentence around a wish. */
const headOf = (folded: string, { start }: DraftWish): string =>
  /[^.!?;\n]*$/.exec(folded.slice(0, start))?.[0] ?? ''

/** What a name alone may be taken for. */
const ofHabits: ReadonlySet<string> = new Set(['only', 'prefer', 'keepItem', 'promote'])

function isForAll(folded: string, one: DraftWish): boolean {
  const { wish } = one
  if (ofHabits.has(wish.kind)) {
    const said = clauseOf(folded, one)
    return !(habit.test(said) || already.test(said) || (wish.kind === 'prefer' && selling.test(said)))
  }
  const isRefusal =
    (wish.kind === 'exclude' && wish.why !== 'allergy' && wish.why !== 'diet') ||
    (wish.kind === 'zeroAlcohol' && wish.count === undefined) ||
    (wish.kind === 'pairing' && (wish.rule === 'only' || wish.rule === 'never') && wish.dishes === undefined)
  const clause = clauseOf(folded, one)
  return (
    !isRefusal ||
    !(
      sometimes.test(clause) ||
      opens.test(`${headOf(folded, one)}${clause}`) ||
      unwritten.test(clause) ||
      (wish.kind === 'pairing' && ofStaff.test(clause))
    )
  )
}

/** The draft without what holds for some hours, or for some guests, only. */
export function withoutPartial(text: string, draft: Draft): Draft {
  const folded = foldInPlace(text).toLowerCase()
  return givenBack(
    draft,
    draft.wishes.filter((one) => !isForAll(folded, one)),
  )
}
