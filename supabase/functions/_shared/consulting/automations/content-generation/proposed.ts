import type { Drink } from '../../base/drinks/drink.schema.ts'
import { the, uncapitalize } from '../../base/language/grammar.ts'
import type { MenuIdea } from './menu-idea.ts'
import { glassShots } from './tables/shots.ts'

/** A drink proposed by an earlier consultation: the house may not serve it yet. */
export function proposed(drink: Drink): MenuIdea {
  const [first = ''] = drink.story.split(/(?<=[.!?])\s/)
  const told = first.replace(/[.!?]+$/, '')
  const small = uncapitalize(told)
  return {
    title: drink.name,
    subject: the(drink.name),
    body: told,
    question: 'Que prato você poria ao lado {do}?',
    visual: '',
    who: null,
    format: 'Foto',
    alcohol: drink.base !== null,
    need: 'o preço do drink, quando ele entrar na carta',
    items: [drink.name],
    short: drink.name,
    asks: false,
    about: 'drink',
    several: {
      leads: [`${drink.name}: ${small}.`, `No copo, ${small}. Chama-se ${drink.name}.`, `${told}. É {o}.`],
      ends: [
        'Que prato você poria ao lado {do}?',
        'O nome combina com o copo?',
        'Que nome você daria a ele?',
      ],
      shots: [`{O}, em ${drink.glass.toLowerCase()}`, ...glassShots],
    },
  }
}
