import { formWordsOf } from './dish-forms.ts'
import { type CourseId, courseIds } from './recipe-wishes.ts'
import type { Wish } from './wish.ts'

/** Parts of a menu as named in reports. */
export const courseLabels: Readonly<Record<CourseId, string>> = {
  petisco: 'Entrada ou petisco',
  principal: 'Prato principal',
  lanche: 'Lanche',
  sobremesa: 'Sobremesa',
}

/** Every word that owners use for a part of the menu, so that a limit on "tira-gostos" or "salgados" finds its dishes. */
const courseWords: Readonly<Record<CourseId, string>> = {
  petisco:
    'Entrada, entradinha, antepasto ou petisco, petisquinho, tira-gosto, tiragosto, belisco, porção, aperitivo, salgado, salgadinho',
  principal:
    'Prato principal, prato forte, prato do dia, prato feito, prato executivo, PF, almoço, jantar, salgado',
  lanche: 'Lanche, lanchinho, sanduíche, hambúrguer, burger, merenda, salgado, salgadinho',
  sobremesa: 'Sobremesa, doce, docinho',
}

/**
 * The words for a part of the menu. "Salgado" is whatever is not sweet, unless the owner speaks of meals besides: then it is
 * what is eaten from the counter, and its limit is none of theirs. The forms of a dish of that `name` are called for, too.
 */
export const wordsOfCourse = (course: CourseId, wishes: readonly Wish[], name: string): string =>
  [plainWordsOf(course, wishes), formWordsOf(name)].filter((part) => part !== '').join(', ')

const plainWordsOf = (course: CourseId, wishes: readonly Wish[]): string =>
  course === 'principal' &&
  wishes.some(
    (wish) =>
      (wish.kind === 'count' && wish.course === 'principal') ||
      (wish.kind === 'price' && /^(?:pratos?|principa|pfs?$|almo)/i.test(wish.item ?? '')),
  )
    ? courseWords.principal.replace(', salgado', '')
    : courseWords[course]

/** The part of a menu with a label, as facts give it. */
export const courseOfLabel = (label: string | undefined): CourseId | undefined =>
  courseIds.find((course) => courseLabels[course] === label)
