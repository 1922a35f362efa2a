/** What a question about competitors names, by its subject: a charge, days and hours, an amount, something new. */
import type { About } from '../../competitors/talk/subject.ts'
import { fieldsOf } from '../../competitors/talk/subjects.ts'
import { ask, type Form, said } from '../form.ts'
import type { Slots } from '../slots.ts'

type Fields = Record<string, unknown>

/** Folded words as the owner spells them. */
const spelled = (what: string, { text, folded }: Slots): string => {
  const at = folded.indexOf(what)
  return at < 0 ? what : text.slice(at, at + what.length).toLowerCase()
}

/** In the owner's words where nothing names what may be new on the menu. */
const newThing = (about: About, slots: Slots): unknown => (about === 'newItem' ? said(slots) : undefined)

/** A question with the fields that its subject takes from the clause; what else the clause names belongs to it. */
export const question = (about: About, fields: Fields = {}): Form => ({
  ...ask(about, fields),
  turn: (own: Fields, slots: Slots) => {
    const clause = { said: slots.folded, at: 0, asks: true }
    const found = fieldsOf(about, clause, { names: slots.names, rivals: [], theirs: [] })
    const told = found.what === undefined ? newThing(about, slots) : spelled(found.what, slots)
    slots.takeRest()
    const what = told === undefined ? {} : { what: told }
    return { ...own, ...found, ...what }
  },
})
