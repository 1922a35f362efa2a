/** "Nos doces não bota cachaça": refused in one part of the menu, and nowhere else. */
import { courseIn } from '../text/courses.ts'
import { allergyWords, minorWords } from '../text/health-words.ts'
import { type Found, foodAt, pattern, type Reader, sentencesOf } from './shape.ts'

const part =
  'pratos? principa(?:l|is)|principa(?:l|is)|entrad(?:inh)?as?|petiscos?|lanches?|sobremesas?|doc(?:inh)?es?'
const refusal =
  'sem|nada de|(?:(?:eu|a gente|voces|nos) )?nao (?:bot|coloc|ponh|poe|us|quer|lev|entr|pod|pon|p[oõ]e)\\p{L}*(?: (?:ter|levar|usar|botar|colocar|entrar|nada de))?'
const scoped = pattern(
  `(?<!(?:\\d|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|alguma|algum) )(?:(?:n[oa]s?|em|pr[ao]s?|para|d[oa]s?) )?(?:[oa]s )?(${part})(?: de \\p{L}+)?,? (?:${refusal})`,
)
/** That the other parts may have it. */
const tail =
  /^,? (?:(?:e|mas|so) )?(?:n[oa]s? |o |os |as )?(?:salgad[oa]s?|resto|restante|outr[oa]s|demais|principa(?:l|is)|petiscos?|pratos)(?: ja)? (?:pode|podem|sim|tudo bem|ta (?:bom|liberado)|leva|entra)(?: (?:ter|levar|usar|entrar|sim))?/u
const spirits = /^(?:alcool|bebida alcoolica|pinga|cachaca)/

/** "… o doce eu vendo pra criança também, nesse não": what children are served has none of what was allowed before. */
const served = pattern(
  `(?:[^.!?;\\n]*?)(?:[oa]s? )?(${part})[^.!?;\\n,]*,?[^.!?;\\n]*?criancas?[^.!?;\\n]*?,? (?:(?:nesses?|nessas?|nel[ea]s?|ai|entao) )+(?:nao|nem pensar|fica (?:de )?fora)`,
)

const noneOf = (course: string, of: string): Found['wishes'] | null => {
  const named = /^doc/.test(course) ? 'sobremesa' : courseIn(course)
  return named ? [{ kind: 'dishTrait', what: 'free', of, course: named, bound: 'at_least' }] : null
}

export const courseRefusals: Reader = (said) => {
  const found: Found[] = []
  for (const match of /crianca/i.test(said) ? said.matchAll(served) : []) {
    if (!/cachaca|pinga|alcool/.test(match[0])) continue
    const wishes = noneOf(match[1] ?? '', 'cachaça')
    const lead = /^[^.!?;\n]*?(?=(?:a |o )?(?:cachaca|pinga|alcool))/u.exec(match[0])?.[0].length ?? 0
    if (wishes) found.push({ start: match.index + lead, end: match.index + match[0].length, wishes })
  }
  for (const match of said.matchAll(scoped)) {
    const from = match.index + match[0].length + 1
    const sentence = sentencesOf(said).find(
      ({ at, text }) => at <= match.index && match.index < at + text.length,
    )
    if (!sentence || allergyWords.test(sentence.text) || minorWords.test(sentence.text)) continue
    const rest = said.slice(from)
    const isSpirit = spirits.exec(rest)
    const food = isSpirit ? null : foodAt(rest)
    const of = isSpirit ? 'cachaça' : food?.term.name
    const wishes = of === undefined ? null : noneOf(match[1] ?? '', of)
    if (!wishes) continue
    const end = from + (isSpirit?.[0].length ?? food?.length ?? 0)
    found.push({ start: match.index, end: end + (tail.exec(said.slice(end))?.[0].length ?? 0), wishes })
  }
  return found
}
