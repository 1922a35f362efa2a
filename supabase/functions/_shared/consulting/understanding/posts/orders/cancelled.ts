/** What does not take place after all, and posts that go on while the house rests. */
import type { Given, Order } from './order.ts'
import { bare } from './what.ts'

const off =
  /\b(?:(?:foi|esta|ta|ficou|fica|sera|foram|esta sendo) (?:cancelad|suspens|desmarcad)[oa]s?|(?:cancelamos|cancelei|cancelaram|desmarcamos|suspendemos)|nao (?:vai|vamos) (?:mais )?ter(?: mais)?|nao (?:tem|teremos|havera|vai acontecer|acontece) mais|nao rola mais)\b/
const gone =
  /^(?:mas |e |entao |por favor )*(?:tir\w+|retir\w+|risqu?\w+|esquec\w+|pul\w+|ignor\w+|cancel\w+|exclu\w+)(?: (?:ele|ela|isso|esse|essa|tudo))?(?: d[aeo] (?:agenda|calendario|lista))?$/

export function readCancelled({ clause, folded, said, when, carry }: Given): Order | null {
  if (clause.asks && clause.last) return null
  if (gone.test(folded) && carry.order === 'refuse') return { repeats: true, goesOn: 'refuse' }
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
