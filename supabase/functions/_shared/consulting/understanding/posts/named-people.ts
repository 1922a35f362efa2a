/** "citar o Neco da cozinha", "mostrar a Bia, que faz o bolo": who shall be named in a post, and for what. */
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'

const lead =
  /^(?:e |mas |tambem |por favor |favor |nao (?:esquec\w+|deix\w+) de |(?:quero|queria|gostaria de|precis\w+|pode|podem|e bom|vamos|da pra) )*(?:cit(?:ar|e|a|em|ando)|mencion\w+|fal(?:ar|e|a|em)(?: bem)? d|mostr(?:ar|e|a|em)|apresent(?:ar|e|a)|homenage\w+|lembr(?:ar|e|a)(?: d)?|valoriz\w+|agradec\w+ (?:a)?|elogi\w+|destac\w+|dar (?:o )?credito (?:a|ao|pra|para)|dar nome (?:a|ao)|(?:por|colocar|botar|bota|poe|coloca) (?:o nome d|um post d|post d)|(?:um )?posts? (?:sobre|com|d)|(?:o )?nome d) ?([oa]s? )?/
/** "a Bia tem que aparecer", "o nome da Bia aparece" */
const appears =
  / (?:(?:tem (?:que|de)|precisa|deve|pode|quer) (?:aparecer|ser citad[oa])|aparec\w+|merece (?:um )?post)(?: n[oa]s? (?:posts?|textos?|legendas?|fotos?))?$/
const calling =
  '(?:seu|dona|dom|mestre|tia|tio|comadre|compadre|chef|v[óôo]|gar[çc]om|gar[çc]onete|cozinheir[oa]|barman|bartender|barista|churrasqueir[oa]|pizzaiolo|sushiman|copeir[oa]|confeiteir[oa]|gerente|tapioqueir[oa]|salgadeir[oa]|nosso |nossa |meu |minha )'
const name = String.raw`(?:${calling} )*\p{Lu}\p{L}+(?: (?:d[aeo]s? )?\p{Lu}\p{L}+){0,2}`
const place = `(?:,? (?:d[ao]|n[ao]) (?:nossa |nosso )?(cozinha|bar|balc[ãa]o|sal[ãa]o|caixa|chapa|churrasqueira|grelha|forno|confeitaria|copa|padaria|atendimento|som|viol[ãa]o|fog[ãa]o|brasa|coquetelaria))?`
const deed = String.raw`(?:,? ?(?:que|quem|porque|pois) ((?:faz|fez|cuida|prepara|cozinha|assa|toca|canta|serve|atende|comanda|cria|inventa|inventou|criou|abriu|recebe|tempera|frita|monta|mexe|bate|corta|est[áa]|trabalha|é)(?!\p{L}).*))?`
const person = new RegExp(`^(${name})${place}${deed}$`, 'u')

const longest = 120

/** The person to be named, with place or deed: a fact of the house; null for any other clause. */
export function readNamedPerson({ said, folded, isAsked, names }: PostClause): WishContent[] | null {
  if (isAsked || /\b(?:nao cit|sem cit|nao mostr|nao fal|nao mencion|nem)\w*/.test(folded)) return null
  const told = lead.exec(folded)?.[0] ?? ''
  const article = /(?<![a-z])([oa]) $/.exec(told)?.[1] ?? /^([oa]) /iu.exec(said.slice(told.length))?.[1]
  const rest = said.slice(told.length).replace(/^[oa]s? /iu, '')
  const tail = appears.exec(folded)?.[0]
  const whole = (tail === undefined ? rest : rest.slice(0, rest.length - tail.length)).replace(
    / (?:n[oa]s?|num|em) (?:um |algum |pelo menos um |cada )?(?:posts?|publica\p{L}+|textos?|legendas?|calend[áa]rio)$/iu,
    '',
  )
  if (told === '' && tail === undefined) return null
  const found = person.exec(whole.trim())
  if (!found?.[1]) return null
  const [, who, where, does] = found
  const named = article ? `${article.toLowerCase()} ${who}` : who
  // "mostrar o Torresmo", "falar do Benfica": an item or a place is no person.
  const isItem = names.some((one) => one.name.toLowerCase().startsWith(who.toLowerCase()))
  if (isItem || (where === undefined && does === undefined && !/^\p{Ll}/u.test(who) && tail === undefined))
    return null
  const of = where === undefined ? '' : `, ${/(?:ão|o|som|bar)$/u.test(where) ? 'do' : 'da'} ${where}`
  const what = does ? `${named}: ${does}` : `${named}${of}`
  return [{ kind: 'houseFact', about: 'person', what: what.slice(0, longest) }]
}
