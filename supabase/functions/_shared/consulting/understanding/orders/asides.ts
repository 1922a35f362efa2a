/** Clauses that only tell something: why, who the guests are, what an item is to the house. They carry no wish. */
import { allergyWords } from '../text/health-words.ts'
import type { Slot } from './slots.ts'

/** Why something is so. */
const reason =
  /^[\s,:;()–—-]*(?:(?:e|mas)\s+)?(?:porque|pq|pois|ja que|senao|se nao|por causa|por conta|afinal|visto que|uma vez que|foi (?:o|a) que|é (?:o|a|os|as) que|que (?:é|foi|eh|sao|era|esta|ta|ja|eu|a gente|el[ea]s?|o|a|os|as|meus?|minhas?|aqui|ninguem|nao|so volta|da ultima)\s|(?:pra|para) (?:[oa]s? )?(?:pesso\w+|client\w+|fregue\w+|gente|ningu\w+|povo|nao|quem))/u

/** Whom or what a clause tells of. */
const people =
  /^[\s,:;()–—-]*(?:(?:e|mas|ja|aqui|é que)\s+)*(?:(?:[oa]s?|meus?|minhas?|noss[oa]s?|est[ea]s?|nesse|ess[ea]s?|muit[oa]s?|tod[oa]s? [oa]s?|quase tod[oa]s?)\s+)*(?:client\p{L}*|fregue\p{L}*|public\p{L}*|turma|pessoal|povo|gente|vizinh\p{L}*|equipe|garco\p{L}*|cozinheir\p{L}*|chef|dono|socio|mae|pai|sogra|marido|mulher|filh\p{L}+|vo|avo|casa|bairro|cidade|movimento|turist\p{L}+|romeir\p{L}+|aposentad\p{L}+|estudant\p{L}+|operari\p{L}+|trabalhador\p{L}*|pedreir\p{L}+|familia\p{L}*|contrato|promessa|tradicao|dissidio|folha|clientela|freguesia|crianc\p{L}+|casament\p{L}+|grupo|concorrenc\p{L}+|a gente|eu|contador|politica)(?!\p{L})/u

/** What something is: "é política da casa", "são a porta de entrada". */
const copula = /^[\s,:;()–—-]*(?:(?:e|mas|isso|el[ea]s?|isto)\s+)?(?:é|eh|sao|era|eram|foi|fui|virou)\s/u

/** "o pudim é chamariz", "o caldo traz gente": an item, and what it is to the house. */
const ofItem =
  /^[\s,:;()–—-]*(?:(?:e|mas|ja|aqui)\s+)*.{2,60}? (?:que )?(?:(?:ja )?(?:é|eh|sao|ta|tao|esta|estao)|sai|vende|faz|traz|atrai|puxa|vive|oscila\p{L}*|quase nao)\s(?!\p{L}*\s?\d)[^\d%]{2,80}$/u

/** What the owner has done: no order. */
const past =
  /(?<!\p{L})(?:acabei de|acabamos de|prometi|combinei|ja (?:fiz|mexi|subi|aumentei|reajustei)|reajustei|aumentei|fechei|assinei|imprimi|vendi|comprei|mudei|troquei|perdi|fui|tive|falei|conversei|subiu|aumentou|encareceu|caiu|sobrou)(?!\p{L})/u

/** What may hold an order, a limit or a danger. */
const matters =
  /\?|%|(?<!\p{L})(?:(?:nao|nem) (?:pod|d[aá]|quer|vou|deix|us|fa)\p{L}*|precos?|quer\p{L}*|precis\p{L}+|gostaria|dev\p{L}{1,3}|tem que|tem de|faz(?:er|am|a)|fac\p{L}+|descont\p{L}*|promoc\p{L}*|promo|ofert\p{L}*|so|somente|apenas|exceto|no maximo|no minimo|pelo menos|ate|acima|abaixo|entre|nunca|nenhum\p{L}*|nada|evit\p{L}+|cuidado|tir\p{L}{1,3}|inclu\p{L}+|compar\p{L}+|use|usem|consider\p{L}+|conte|contem|se|caso|quando|desde que|depois|antes|durante|enquanto|segunda|terca|quarta|quinta|sexta|sabado|domingo|feriad\p{L}*|fech\p{L}+(?: \p{L}+){0,4} \d+)(?!\p{L})/u

/** Verbs of an order. "a clientela reclama" has none. */
const orders = new Set(['change', 'stay', 'kept', 'discount', 'except', 'others'])
const moves = new Set(['rise', 'fall'])

/**
 * @param follows whether the clause stands beside another one of its sentence
 * @param goesOn whether the clause before it is an aside
 */
export function isAside(said: string, slots: readonly Slot[], follows: boolean, goesOn: boolean): boolean {
  if (allergyWords.test(said)) return false
  const hasRole = (wanted: ReadonlySet<string>) =>
    slots.some((slot) => slot.kind === 'role' && wanted.has(slot.role))
  const isReason = follows && reason.test(said)
  const first = slots.find((slot) => slot.kind !== 'role' || !['idle', 'to', 'by', 'and'].includes(slot.role))
  const isOfItem = first?.kind === 'items' && ofItem.test(said)
  const isTold = people.test(said) || copula.test(said) || past.test(said) || isOfItem || goesOn
  if (!isReason && !isTold) return false
  const bare = isReason ? said.replace(reason, '') : said
  if (matters.test(isReason ? bare.replace(/\b(?:so|antes|depois)\b/g, '') : bare)) return false
  if (past.test(said)) return !hasRole(orders) && !/%/.test(said)
  if (hasRole(orders) || (hasRole(moves) && slots.some(({ kind }) => kind === 'items'))) return false
  return isReason || !slots.some(({ kind }) => kind === 'amount')
}
