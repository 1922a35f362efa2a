/** What is permitted on a condition, in the words that the readers know: "nata aceitamos só na sobremesa". */
import { type Rewritten, rewritten } from '../text/rewritten.ts'

const food =
  '(?!(?:isso|ele|ela|tudo|nada|qualquer|quem|que)(?!\\p{L}))\\p{L}{3,}(?: (?:de |do |da |com )?\\p{L}{3,}){0,2}?'
const may = '(?:aceit(?:o|amos|ar[ií]amos)|admit(?:o|imos)|permit(?:o|imos)|toler(?:o|amos))'
const enters = `(?:${may}|pode(?:m)? (?:entrar|aparecer|ir|vir)|pode(?:m)?)`
const uses = `(?:${may}|pode(?:m)? (?:ter|usar|entrar|levar|aparecer|incluir|haver))`
const only = '(?:apenas|s[oó]|somente|unicamente)'
const provided = '(?:desde que|contanto que|com a condi[cç][ãa]o de que)'
const isSo = '(?:seja(?:m)? |fique(?:m)? |apare[cç]a(?:m)? |entre(?:m)? )?'
const place = '(?:n[oa]s?|em|com) (?=\\p{L})'
const few = '(?:\\d{1,2}|uma?|dois|duas|tr[eê]s|quatro|cinco)'
const begins = '(?<=^|[.;,:!?\\n(]\\s*(?:e |mas )?)'
const ends = '(?=\\s*(?:[.;!?\\n)]|$))'

/** Only there, or in so many at most: each pattern names the food, and the place or the number. */
const onlyThere = new RegExp(
  [
    `${begins}(?:[oa]s? )?(?<before>${food})(?:,? que)? ${enters} ${only} (?=${place})`,
    `${begins}${uses} (?<behind>${food})(?:,? (?:mas )?${only}|,? ${provided} ${isSo}${only}|, ${provided} ${isSo}) (?=${place}(?!${few}(?!\\p{L})))`,
  ].join('|'),
  'giu',
)
const fewOnly = new RegExp(
  `${begins}(?:${uses} (?<behind>${food})|(?:[oa]s? )?(?<before>${food}) ${enters}),? ${provided} ${isSo}(?:(?:em )?no m[aá]ximo|${only}(?: em)?|em no m[aá]ximo|em) (?:em )?(?<few>${few})(?: (?:drinks?|pratos?|del[ea]s))?${ends}`,
  'giu',
)
/** "Outro é com pato, então ele pode chegar a 79": the one of the plan that may cost more. */
const oneMore =
  /(?<=[\s,;.])(?:(?:ent[ãa]o|por isso|a[ií]) )?(?:ele|ela|ess[ea]|est[ea]) pode (?=(?:chegar|ir|passar|subir) (?:a|at[eé]|de) (?:r\$ ?)?\d)/giu
/** "desde que fique abaixo de R$ 85" */
const below =
  /(?<=(?:desde|contanto) que )(?:(?:ela?|isso|o pre[cç]o|o valor) )?(?:fique|seja|esteja|n[ãa]o (?:ultrapasse|exceda|supere))(?:m)? (?:abaixo de |menor (?:do )?que |inferior a |at[eé] |(?=r\$|\d))/giu

/** Foods that recipes may hold in one place, or in few of them. */
export function plainFoods(text: string): Rewritten {
  const first = rewritten(
    text,
    fewOnly,
    (_, _at, { before, behind, few: most }) => `no máximo ${most} com ${before ?? behind}`,
  )
  const then = rewritten(
    first.text,
    onlyThere,
    (_, _at, { before, behind }) => `nada de ${before ?? behind}, menos `,
  )
  const last = rewritten(then.text, oneMore, () => 'um pode ')
  return { text: last.text, back: (at) => first.back(then.back(last.back(at))) }
}

/** "nenhum aumento deve passar de 8%" */
const shouldNot = /(?<=nenhum (?:aumento|reajuste|pre[cç]o) )dev(?:e|eria)(?= passar )/giu

/** "onde couber subir, até 10%" */
const whereItGoes =
  /(?<=^|[.;!?\n]\s*)(?:onde|no que|o que|se) (?:der|couber|puder|for poss[ií]vel)(?: (?:para|pra))? (?:subir|aumentar|reajustar),? (?=(?:no m[aá]ximo|at[eé]) )/giu
/** "precisa ficar abaixo de 6 reais" */
const staysBelow =
  /(?<!\p{L})(?:t[eê]m|precisam?|deve(?:m)?) (?:de |que )?(?:continuar|ficar|permanecer|seguir) (?:abaixo|menos) de (?=(?:r\$ ?)?\d)/giu

/** Limits that are put as a condition, or politely. */
export function plainLimits(text: string): Rewritten {
  const first = rewritten(text, below, () => 'não passe de ')
  const then = rewritten(first.text, shouldNot, () => 'pode')
  const rises = rewritten(then.text, whereItGoes, () => 'pode subir ')
  const last = rewritten(rises.text, staysBelow, () => 'não pode passar de ')
  return { text: last.text, back: (at) => first.back(then.back(rises.back(last.back(at)))) }
}
