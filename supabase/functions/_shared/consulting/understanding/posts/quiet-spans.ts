/** "a partir de 18/12 esvazia", "obra na rua de 7 a 11": days with fewer guests, which are no event to announce. */
import { findDates } from '../dates/find-dates.ts'
import type { FoundDate } from '../dates/found-date.ts'
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import type { PostClause } from './post-clause.ts'

const people =
  '(?:(?:o )?povo|todo mundo|(?:a )?turma|(?:o )?pessoal|(?:os |as )?(?:alun\\w+|estudantes?|client\\w+|turistas?|moradores?|famil\\w+)|(?:a )?(?:clientela|freguesia|galera|gente)|muita gente)'
const falls = new RegExp(
  [
    'esvazi\\w+',
    '(?:fica|ficam|ta|esta) (?:tudo |bem |muito |mais |meio )*(?:vazi[oa]|parad[oa]|frac[oa]|mort[oa]|devagar|desert[oa])',
    '(?:o )?movimento (?:\\w+ )?(?:cai|diminui|some|baixa|despenca|fica frac\\w+)',
    '(?:cai|diminui|some|baixa) (?:muito |bastante |um pouco )?(?:o movimento|a clientela|a freguesia)',
    `${people} (?:\\w+ )?(?:some|foge|viaja|desaparece|vai embora|vao embora|deixa de vir|evita)`,
    `(?:some|viaja|foge) ${people}`,
    'nao (?:vem|aparece|passa) (?:quase )?ninguem',
    '(?:vem|aparece|passa) (?:bem |muito )?(?:menos|pouca) gente',
  ].join('|'),
)
/** What empties a house although nobody says so. */
const causes =
  /\bacab\w+ (?:[oa]s? )?(?:aulas?|semestre|ano letivo|periodo|safra|temporada)|\b(?:obras?|reforma|interdi\w+|asfalt\w+|buraco) (?:\w+ ){0,3}(?:rua|avenida|calcada|praca|pista|ponte)|\b(?:rua|avenida|calcada|praca|pista)\b.*\b(?:obras?|interdit\w+|fechad\w+|quebrad\w+)|\b(?:escola|universidade|faculdade|colegio)\w* (?:entra\w*|fica\w*|sai\w*) (?:de|em) (?:ferias|recesso|greve)|\bgreve\b/
/** "quando chove a gente não abre": a day that nobody can name. */
const ofWeather = /^(?:quando|se|dia que|em dia de|dia de|toda vez que) (?:chov\w+|chuva|da chuva)/
const orders =
  /\b(?:post\w*|publi\w+|divulg\w+|anunci\w+|fal[ae]\w*|mostr\w+|avis\w+|convid\w+|promoc\w+|quero|queria|precis\w+|lanc\w+|festa|show|pux\w+|levant\w+|salv\w+|movimentar|trazer|atrair|chamar|reais|sarau|ench\w+|ajud\w+|o que (?:eu )?fac\w+)\b|r\$/

const beforeDay = /(?:^|(?<=\s))(?:(?:em|no dia|dia|a partir d[aeo]s?|desde|at[ée]|de|d[aeo])\s+)+$/iu

/** What happens, without its days: "acaba a aula, esvazia". */
function withoutDates(said: string, dates: readonly FoundDate[]): string {
  const bare = dates
    .toReversed()
    .reduce(
      (text, { start, end }) => `${text.slice(0, start).replace(beforeDay, '')} ${text.slice(end)}`,
      said,
    )
    .replace(
      /^(?:[\s,:-]|(?:a partir d[aeo]s?|desde|depois d[aeo]s?|no dia|dia|de|em|at[ée])(?=[\s,]))+/iu,
      '',
    )
    .replace(/(?:[\s,]|(?<=\s)(?:a partir d[aeo]|desde|no dia|dia|de|em|at[ée]|a|e))+$/iu, '')
    .replace(/\s+/g, ' ')
  return (bare.length < 6 ? said : bare).slice(0, 120)
}

/** Days with fewer guests, from a day on where no last day is said; empty where no day is named. */
export function readQuietSpan({ said, folded, isAsked, today }: PostClause): WishContent[] | null {
  const isQuiet = falls.test(folded)
  if (isAsked || orders.test(folded)) return null
  if (!isQuiet && !causes.test(folded) && !ofWeather.test(folded)) return null
  const dates = findDates(said, today)
  const [first] = dates
  if (!first && weekdaysIn(folded).length > 0) return null
  if (!first) return isQuiet || ofWeather.test(folded) ? [] : null
  const from = first.span.from
  const last = dates.at(-1)?.span.to ?? from
  const isLasting = /\b(?:a partir d|desde|depois d|quando|acab)/.test(folded) && last === from
  return [
    {
      kind: 'date',
      what: withoutDates(said, dates),
      from,
      ...(!isLasting && { to: last }),
      closed: false,
      effect: 'down',
    },
  ]
}
