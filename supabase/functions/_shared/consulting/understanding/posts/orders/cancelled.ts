/** What does not take place after all, and posts that go on while the house rests. */

import { addDays } from '../../../base/calendar.ts'
import { foldInPlace } from '../../text/fold.ts'
import type { Given, Order } from './order.ts'
import { bare, itemOf } from './what.ts'

const off =
  /\b(?:(?:foi|esta|ta|ficou|fica|sera|foram|esta sendo) (?:cancelad|suspens|desmarcad)[oa]s?|(?:cancelamos|cancelei|cancelaram|desmarcamos|suspendemos)|nao (?:vai|vamos) (?:mais )?ter(?: mais)?|nao (?:tem|teremos|havera|vai acontecer|acontece) mais|nao rola mais)\b/
/** What the house once held and holds no more: "terça em dobro não faço mais", "acabou o rodízio de quarta". */
export const noMore =
  /\b(?:nao|nem) (?:(?:vou|vai|vamos|se) )?(?:faco|fazemos|faz|fazer|tem|temos|ter|rola|rolar|existe|vale|vendo|vendemos|sirvo|servimos|trabalho|trabalhamos|dou|damos|e|havera|acontece)(?: mais\b|(?= [a-z ]{3,40} mais\b))|\b(?:acabou|acabei com|acabamos com|parei (?:de|com)|paramos (?:de|com)|deixei de|deixamos de)\b(?: (?:fazer|ter|dar))?/
const gone =
  /^(?:mas |e |entao |por favor )*(?:tir\w+|retir\w+|risqu?\w+|esquec\w+|pul\w+|ignor\w+|cancel\w+|exclu\w+)(?: (?:ele|ela|isso|esse|essa|tudo))?(?: d[aeo] (?:agenda|calendario|lista))?$/

const leaves =
  /\b(?:sai|saiu|vai sair|saem) (?:do cardapio|de linha)|\b(?:nao temos|nao tem|nao fazemos|nao servimos|nao vendemos) mais\b|\bdeixa(?:mos)? de (?:ser servid[oa]|fazer|vender|servir)\b/
const lacking = /\b(?:(?:esta|ta|fica|estao) em falta|acabou|esgotou|estamos sem|ficamos sem)\b/
const beside = /\b(?:o|a|os|as|nosso|nossa|e|ja|mas|no momento|por enquanto)\b|[^a-z0-9]+/g

/** "o mojito sai do cardápio", "a carne de sol está em falta até dia 5" */
export function readLeaving({ clause, folded, said, when, names, today }: Given): Order | null {
  if (clause.asks && clause.last) return null
  const found = leaves.exec(folded) ?? lacking.exec(folded)
  if (!found) return null
  const rest = `${said.slice(0, found.index)} ${said.slice(found.index + found[0].length)}`
  const item = itemOf(bare(rest), names)
  if (item === null || foldInPlace(rest).replace(beside, '') === '') return null
  const { from, to } = when.days
  if (lacking.test(folded) && to === undefined)
    return { wishes: [{ kind: 'dropItem', item }], goesOn: 'refuse', leaves: true }
  return {
    wishes: [
      to !== undefined && lacking.test(folded)
        ? { kind: 'postRule', what: 'noMention', of: item, from: addDays(today, 1), to }
        : from !== undefined && from > today && !/\bmais\b/.test(folded)
          ? { kind: 'postRule', what: 'noMention', of: item, from }
          : { kind: 'dropItem', item },
    ],
    goesOn: 'refuse',
    leaves: true,
  }
}

export function readCancelled({ clause, folded, said, when, carry }: Given): Order | null {
  if (clause.asks && clause.last) return null
  const same =
    /^(?:mas |e |entao )*nao (?:promov\w+|post\w+|publiqu\w+|fal\w+|mostr\w+|anunci\w+|divulg\w+)(?: (?:mais|nada|nenhum\w*|d?el[ea]s?|diss?o|o|a))*$/.test(
      folded,
    )
  if (same && carry.leaving) return { repeats: true, goesOn: 'refuse' }
  if (gone.test(folded) && carry.order === 'refuse') return { repeats: true, goesOn: 'refuse' }
  const over = when.days.from === undefined ? noMore.exec(clause.folded) : null
  if (over) {
    const of = bare(
      `${clause.text.slice(0, over.index)} ${clause.text.slice(over.index + over[0].length)}`.replace(
        /\s+mais\s*$/iu,
        '',
      ),
    )
    // Only what is named by its day or by an offer: an item that leaves has a reader of its own.
    const isHeld =
      when.days.weekdays !== undefined ||
      /\b(?:promoc\w*|dobro|rodizio|happy|combo|desconto)\b/.test(clause.folded)
    if (isHeld && of !== '' && of.split(' ').length <= 6)
      return { wishes: [{ kind: 'postRule', what: 'noMention', of: of.slice(0, 120) }], goesOn: 'refuse' }
  }
  const found = off.exec(folded)
  if (!found || when.days.from === undefined || when.days.to === undefined) return null
  const rest = bare(`${said.slice(0, found.index)} ${said.slice(found.index + found[0].length)}`)
  if (rest === '' || rest.split(' ').length > 6) return null
  const { from, to } = when.days
  return {
    wishes: [{ kind: 'postRule', what: 'noMention', of: rest.slice(0, 120), from, to }],
    goesOn: 'refuse',
  }
}

const goOn =
  /^(?:mas |e )*(?:(?:os |as )?(?:posts?|publicac(?:ao|oes)|postagens) (?:podem?|devem?|pode) (?:continuar|seguir|sair|ser feit[oa]s)(?: normal(?:mente)?)?|(?:podem?|continu\w+) (?:continuar )?(?:post|public)\w+(?: normal(?:mente)?)?)$/

/** "os posts podem continuar nesses dias" */
export function readContinuing({ clause, folded }: Given): Order | null {
  if ((clause.asks && clause.last) || !goOn.test(folded)) return null
  return { wishes: [{ kind: 'postRule', what: 'postsWhenClosed' }], goesOn: 'refuse' }
}

const shut =
  /^(?:mas |e |entao )*(?:(?:a |o )?(?:casa|bar|restaurante|boteco|barraca) )?(?:a gente |nos |vai |vamos |fica |ficara |ficamos |estara |estaremos |permanece )*(?:fech(?:a|amos|o|ar|aremos|ad[oa]s?)|nao abr\w+)$/

/** "a casa fica fechada nesses três dias": the days named before. */
export function readShut({ clause, folded, when }: Given): Order | null {
  const { from, to } = when.days
  if ((clause.asks && clause.last) || from === undefined || to === undefined) return null
  if (!shut.test(folded) || !/\bn?ess[ae]s?\b|\bnest[ae]s?\b/.test(clause.folded)) return null
  return { wishes: [{ kind: 'date', what: 'casa fechada', closed: true, from, to }] }
}
