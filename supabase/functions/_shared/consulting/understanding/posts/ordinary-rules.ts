/** Rules for posts that any house may have: a hashtag of its own, no drink in the morning, more guests on a weekday. */
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import { longWeekdays } from './weekday-words.ts'

const ownTag =
  /^(?:e )?(?:sempre )?(?:us\w+|coloc\w+|bot\w+|p[oô]r?|p[oô]e|inclu\w+|marc\w+)?\s*(?:sempre )?(?:em tod[ao]s? (?:[ao]s? )?(?:posts?|publica[cç][oõ]es|legendas?) )?(?:a |as |nossa |nossas )?(?:hashtags?|tags?)?\s*(#[\p{L}\p{N}_]{2,30})(?: (?:sempre|em tod[ao]s? (?:[ao]s? )?(?:posts?|publica[cç][oõ]es|legendas?)))?$/iu

const glass =
  '(?:bebidas?(?: alcoolicas?)?|alcool|drinks?|cervejas?|chopp?e?s?|cachacas?|caipirinhas?|copos?)'
const early =
  '(?:de manha|pela manha|na parte da manha|de manha cedo|cedo|antes d[aeo] (?:meio[ -]dia|almoco|12h?|11h?)|antes das (?:12|11)h?)'
const drinksLate = new RegExp(
  String.raw`^(?:e )?(?:nao|nunca|nada de|sem|nem) (?:quero |pode |deve )?(?:(?:post\w+|public\w+|mostr\w+|fal\w+|anunci\w+|divulg\w+|bot\w+) )?(?:(?:posts?|fotos?|publicac\w+) )?(?:(?:de|com|d[ao]s?) )?${glass} ${early}$`,
)

const fewGuests =
  /^(?:(?:eu |a gente |nos )?(?:quero|queria|queremos|preciso|precisamos|precisava|gostaria|gostariamos|vamos)(?: de)? )?(?:atrair|trazer|puxar|chamar|ter|levar|encher|lotar|movimentar|melhorar|aumentar|reforcar)(?: (?:mais|muito mais|um pouco mais de|a|as|o|os))*(?: (?:gente|publico|clientes?|movimento|fregues\w*|pessoas|casa|vendas|salao|mesas|noites?|tardes?))*(?: (?:da|do|de|na|no|nas|nos|as|aos|a|o|para|pra|em|e|,|tod[ao]s?|as|noites? d[ae]|toda|todo|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|feiras?))+$/

/** "véspera de feriado sem publicação", "não publicar em feriado": nothing comes out on these days. */
const onHolidays =
  /^(?:e |mas |por favor )*(?:(?:n?[ao]s? |em |toda |todo |nas? |nos? )*((?:vesperas? de )?feriados?)(?: nacional| nacionais)?,? (?:(?:e |eu |a gente )*(?:nao (?:quero |tem |vai ter |pode ter )?(?:post\w*|public\w*)|sem (?:nenhum\w* )?(?:post\w*|public\w*)|nada de (?:post\w*|public\w*)))|(?:nao (?:quero )?(?:post\w*|publi\w*)|(?:sem|nada de|nenhum\w*|evit\w+) (?:fazer )?(?:post\w*|publi\w*))(?: (?:nada|nenhum\w*))?(?: (?:em|n[ao]s?|na|no|para|pra|de))* ((?:vesperas? (?:de|d[ao]s) )?feriados?)(?: nacional| nacionais)?)$/

const feasts =
  '(?:reveillon|ano novo|virada|natal|ceia|carnaval|pascoa|semana santa|sao joao|dia d[aeo]s? (?:maes|pais|namorados|criancas)|black friday|aniversario(?: da casa)?|promocao|novidade|cardapio novo)'
/** "réveillon ainda não divulga": nothing of the feast comes out. */
const notYet = new RegExp(
  `^(?:e |mas |(?:sobre|d)?[oa] )*(${feasts})(?: (?:ainda|por enquanto|agora|(?:a gente|eu) ))* ?(?:nao|n|nada de) (?:e pra |pode |quero |vou |precisa )?(?:divulg|post|public|anunci|fal|mostr|cont|cit)\\w*(?: (?:nada|ainda|por enquanto|del[ea]|disso))*$`,
)

const spelled: Readonly<Record<string, string>> = {
  reveillon: 'Réveillon',
  natal: 'Natal',
  carnaval: 'Carnaval',
  pascoa: 'Páscoa',
  'sao joao': 'São João',
}

/** Most words of a sentence that asks for nothing but leave. */
const longestConsent = 14

const shownPeople =
  /(?<![a-z])(?:clientes?|fregues\w*|gente|pessoas?|rostos?|hospedes?|alun[oa]s?|equipe|funcionari\w+|convidad\w+|visitantes?|musicos?|artistas?|criancas?)(?![a-z])/
const agreed =
  '(?:autoriz\\w+|permiss\\w+|permit\\w+|consent\\w+|concord\\w+|aceit\\w+|liber\\w+|o sim(?= d|$)|deix(?:ar|ou|e)$)'
/** "foto de cliente só com autorização", "nada de rosto sem permissão" */
const withConsent = new RegExp(
  `(?<![a-z])(?:(?:so|somente|apenas|unicamente) (?:[a-z]+ ){0,5}?(?:com|se|quando|mediante|depois|apos|quem|que)|sem|desde que|contanto que|(?:precisa|tem que ter|pedir|peca|pecam|exige|exijo)) (?:[a-z]+ ){0,4}?${agreed}`,
)

/** @param text not folded: a hashtag keeps its letters */
export function readOrdinaryRule(text: string, folded: string): WishContent[] | null {
  const tagged = ownTag.exec(text.trim())
  if (tagged?.[1]) return [{ kind: 'postRule', what: 'hashtag', of: tagged[1] }]
  if (folded.split(' ').length <= longestConsent && shownPeople.test(folded) && withConsent.test(folded))
    return [{ kind: 'postRule', what: 'withConsent' }]
  const holiday = onHolidays.exec(folded)
  if (holiday)
    return [
      {
        kind: 'postRule',
        what: /vespera/.test(holiday[1] ?? holiday[2] ?? '') ? 'noPostsOnEves' : 'noPostsOnHolidays',
      },
    ]
  const [, hidden] = notYet.exec(folded) ?? []
  if (hidden !== undefined) return [{ kind: 'postRule', what: 'noMention', of: spelled[hidden] ?? hidden }]
  if (drinksLate.test(folded)) return [{ kind: 'postRule', what: 'drinksLate' }]
  const weekdays = weekdaysIn(longWeekdays(folded))
  return weekdays.length > 0 && fewGuests.test(longWeekdays(folded).replaceAll('-', ' '))
    ? [{ kind: 'postRule', what: 'moreOn', weekdays }]
    : null
}
