/** Dishes that go on with the drink that they have, and what a pronoun refuses of the dish just named. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { WishContent } from '../text/draft.ts'
import { type ClauseReader, firstOf, whole } from './clause.ts'

const goesOn =
  '(?:(?:ja )?(?:continu\\w+|seg(?:ue|uem|uir)|permanec\\w+|mantem|mantenha\\w*|mantenh\\w+|nao (?:muda|mudam|mude|mexa\\w*|mexer)(?: e)?)(?: (?:sendo|servid[oa]s?|a ser|como (?:esta|estao)))?)'
const keeps = whole(`(?:(?:o|a|os|as) )?(.+?) ${goesOn} (?:so )?(?:com|no|na|de) (?:(?:o|a|os|as) )?(.+)`)
const keepOrder = whole(
  '(?:mantenha\\w*|manter|mantem|deix\\w+|conserv\\w+) (?:o |a |os |as )?(.+?) (?:so )?com (?:o |a |os |as )?(.+?)(?: como (?:esta|estao|hoje))?',
)
const companion =
  '(?:indicac\\w+|par|pares|companhia|acompanhamento|bebida|sugest\\w+|harmonizac\\w+|escolha|vinho|parceir[oa])'
const staysOf = whole(
  `(?:(?:o|a|os|as) )?(.+?) ${goesOn} (?:(?:a|o|como|como [ao]) )?(?:(?:unic[oa]|mesm[oa]) )?(?:${companion} )?(?:d[oae]s?|com|para|pra|n[oa]s?) (?:(?:o|a|os|as) )?(.+)`,
)
/** "a truta continua com o vinho branco", "o tinto segue como a indicação do gorgonzola": in either order */
const readKeeps: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  for (const pattern of [keeps, keepOrder, staysOf]) {
    const [, one = '', other = ''] = pattern.exec(clause) ?? []
    if (one === '' || other === '') continue
    const [dishes, serves] =
      pattern === staysOf
        ? [names.dishesIn(other), names.servesIn(one)]
        : [names.dishesIn(one), names.servesIn(other)]
    if (!dishes || !serves) continue
    carry.dishes = dishes
    return [{ kind: 'pairing', rule: 'keeps', dishes, serves }]
  }
  return null
}

const refused =
  '(?:nao (?:quero|queremos|pode\\w*|coloqu\\w+|bot\\w+|us\\w+|ofere\\w+|tem|va|leva)|sem|nada de|nunca|nem)'
const ofIt = '(?:nel[ea]s?|com el[ea]s?|del[ea]s?|ness[ea]s?(?: pratos?)?|nest[ea]s?(?: pratos?)?|aí|ai|la)'
const withoutIt = [
  whole(`(?:e |mas )?${refused} (.+?) ${ofIt}`),
  whole(`(?:e |mas )?(?:nel[ea]s?|ness[ea]s? pratos?),? ${refused} (.+)`),
]
const bareRefusal = whole('(?:e |mas )?(?:sem|nada de|nunca) (?:a |o )?(.+)')
/** "não quero cachaça nela"; in the same sentence also "…, sem cachaça". */
const readRefused: ClauseReader = (clause, names, carry) => {
  const { dishes } = carry
  if (!dishes || dishes.length === 0 || carry.asks) return null
  const patterns = carry.goesOn ? [...withoutIt, bareRefusal] : withoutIt
  for (const pattern of patterns) {
    const serves = names.servesIn(pattern.exec(clause)?.[1] ?? '')
    if (serves) return never(serves, dishes)
  }
  return null
}

const never = (serves: string[], dishes: readonly string[]): WishContent[] => [
  { kind: 'pairing', rule: 'never', serves, dishes: [...dishes] },
]

const outside = whole(
  '(?:o |a |os |as )?(.+?) (?:fica\\w*|fiquem?|sai\\w*|esta\\w*|vai|vao|deve\\w*|pode\\w*|quero|e para|tem que)?(?: ficar)? ?(?:de )?(?:fora|lado)(?: d(?:ess[ae]|[ao]s?|est[ae])s? (?:list\\w+|pares|harmonizac\\w+|sugest\\w+|consult\\w+))?',
)
/** "caranguejo fica de fora": every dish of that name. */
const readOutside: ClauseReader = (clause, names, carry) => {
  if (carry.asks) return null
  const said = outside.exec(clause)?.[1] ?? ''
  const dishes = / (?:nao|sem|so|nunca) /.test(` ${said} `) ? [] : names.dishesWith(said)
  return dishes.length > 1 && dishes.length <= 12 ? [{ kind: 'pairing', rule: 'skip', dishes }] : null
}

const glass = '(?:drinks?|bebidas?|drinques?|coqueteis|coquetel|copos?)'
const because =
  '(?:,? (?:que|q|porque|pq|pois|ja que) (?:(?:ja|so|o|a|no|na|aqui|prato|comida|cozinha) )*(?:tem|vem|vai|esta|ta|leva|usa\\w*|tenho|basta|chega|sobra)(?: .{2,40})?)?'
const notInDrinks = [
  whole(
    `(?:nao (?:gost\\w+|quero|us\\w+|coloqu\\w+|bot\\w+|ponha\\w*|pode ter)|nada|sem|evit\\w+|nunca) (?:(?:de|com|d[ao]) )?(.+?) (?:em|n[ao]s?|de|d[ao]s?) ${glass}${because}`,
  ),
  whole(
    `(?:o |a |os |as )?(.+?) (?:nao (?:entra\\w*|va[io]|pode (?:entrar|ir)|quero|coloqu\\w+|bot\\w+)|nunca|fica\\w* fora) (?:em|n[ao]s?|d[ao]s?) ${glass}${because}`,
  ),
  whole(
    `(?:quero |so )?(?:o |a |os |as |todo |toda |tod[oa]s [oa]s )?${glass}(?: (?:tem que ser|que sejam?|sempre|e|sao|ficam?|vem))* sem (.+?)${because}`,
  ),
]
/** "não gosto de gengibre em drink", "nada de gengibre na bebida, que já tem no prato": of the drinks alone. */
const readNotInDrinks: ClauseReader = (clause, _names, carry) => {
  if (carry.asks) return null
  for (const pattern of notInDrinks) {
    const term = findTerm(pattern.exec(clause)?.[1] ?? '')
    // "só bebida sem álcool", "drinks sem açúcar" are wishes of their own.
    const isFood = term?.kind === 'ingredient' || term?.kind === 'group'
    if (term && isFood && !/alco[oó]l|a[cç][uú]car/.test(term.name))
      return [{ kind: 'pairing', rule: 'never', serves: [term.name] }]
  }
  return null
}

export const readHeldPairs: ClauseReader = firstOf(readKeeps, readRefused, readOutside, readNotInDrinks)
