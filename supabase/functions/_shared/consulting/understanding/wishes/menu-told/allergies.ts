/**
 * Guests' allergies on a menu: what is to be marked, and a care without a named food. Nothing that an owner orders to leave
 * out is read here, nor the allergy of somebody who works in the house.
 */
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import type { WishContent } from '../../text/draft.ts'
import { guests, household } from '../../text/health-words.ts'
import { type Concept, spanOver } from './thoughts.ts'

const health = /\balergi\w*|\bintoler\w+|\bceliac\w*|\blactose\b|\banafil\w*/
const asks = /\b(?:pergunt\w+|quer\w* saber|pede\w*)\b.{0,30}\b(?:que|quais|se|tem|leva|pode)\b/
const foods =
  '(?:leite|lactose|gluten|trigo|ovos?|amendoim|castanhas?|amendoas?|nozes|camar(?:ao|oes)|crustaceos?|peixes?|soja|frutos do mar)'
const without = new RegExp(
  `\\b(?:nao (?:leva\\w*|tem|tenha|contem)|sem|livre de) (?<list>${foods}(?:(?:,| e| ou| nem) ${foods})*)`,
)
const holding = new RegExp(
  `\\b(?<!nao )(?:leva\\w*|tem|contem|com|alergi\\w+ a(?:o|os|s)?) (?<list>${foods}(?:(?:,| e| ou) ${foods})*)`,
)
const other = new RegExp(`\\balergi\\w+ (?:a|ao|aos|as|de|com) (?!${foods})`)
const diet = /\b(?<diet>vegan|vegetarian)[oa]s?\b/
const marks =
  /\b(?:marc\w+|sinal\w*|indic\w+|identific\w+|assinal\w+|avis\w+|escrev\w+|escrit\w+|bot\w+|coloc\w+|simbol\w+|icone\w*|legenda|aparec\w+|claro)\b/
/** "hóspede alérgico a ovo, ponham um selo": asked for beside the allergy, without a question. */
const signs = /\b(?:marc\w+|marqu\w+|sinal\w*|identific\w+|assinal\w+|simbol\w+|icone\w*|legenda|selo\w*)\b/
/** What is ordered out, and who works in the kitchen, is read elsewhere. */
const stricter =
  /\b(?:tir[ae]\w*|retir\w+|exclu\w+|cort\w+|proib\w+|elimin\w+)\b|\b(?:cozinheir\w+|garco\w+|funcionari\w+|equipe|soci[oa]s?|ajudante\w*|chapeir\w+) .{0,20}alergi|\b(?:sou|somos) (?:\w+ )?(?:alergi|celiac|intoler)|\bnao (?:pode|us\w+|quero|entr\w+|serv\w+) .{0,30}(?:leite|gluten|ovo|amendoim|camarao|castanha)/

const foodsIn = (said: string, form: RegExp): string[] => [
  ...new Set(
    [...(form.exec(said)?.groups?.list ?? '').matchAll(new RegExp(foods, 'g'))].map(
      ([food]) => findTerm(food)?.name ?? food,
    ),
  ),
]

/** "perguntam muito quais não têm ovo, ponha um sinal só no garantido" */
export const guestsAsk: Concept = (thought) => {
  const { said } = thought
  const [ill, ask, mark] = [health.exec(said), asks.exec(said), marks.exec(said)]
  const free = foodsIn(said, without)
  const held = foodsIn(said, holding).filter((food) => !free.includes(food))
  const own = diet.exec(said)?.groups?.diet
  if (stricter.test(said) || /\?\s*$/.test(said)) return null
  // Foods that guests ask about and the page should mark; or a fright, which the page answers with all allergens.
  const fright = /\bsusto\b/.test(said)
  // A food that is not known here is left to the readers of allergies, which ask about it.
  if (other.test(said)) return null
  const isOfGuests =
    ill !== null && free.length > 0 && signs.test(said) && guests.test(said) && !household.test(said)
  const isMarked =
    mark !== null && (free.length > 0 || held.length > 0) && (fright || ask !== null || isOfGuests)
  const isCare = ill !== null && free.length + held.length === 0 && fright
  if (!isMarked && !isCare) return null
  const shown = [...(own === undefined ? [] : [`${own}o`]), ...free]
  const wishes: WishContent[] = isMarked
    ? [
        ...(shown.length > 0 ? [{ kind: 'layout', what: 'marked_without', foods: shown } as const] : []),
        ...(held.length > 0 ? [{ kind: 'layout', what: 'marked_allergens', foods: held } as const] : []),
        ...(ill
          ? [...free, ...held].map(
              (what): WishContent => ({ kind: 'exclude', what, why: 'allergy', guests: true }),
            )
          : []),
      ]
    : [{ kind: 'layout', what: 'marked_allergens' }]
  return { wishes, span: spanOver(thought, [said.search(/\S/), said.trimEnd().length - 1]) }
}
