/**
 * Guests' allergies on a menu: what is to be marked, and a care without a named food. Nothing that an owner orders to leave
 * out is read here, nor the allergy of somebody who works in the house.
 */
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Concept, spanOver } from './thoughts.ts'

const health = /\balergi\w*|\bintoler\w+|\bceliac\w*|\blactose\b|\banafil\w*/
const asks = /\b(?:pergunt\w+|quer\w* saber|pede\w*)\b.{0,30}\b(?:que|quais|se|tem|leva|pode)\b/
const without = /\b(?:que |quais )?(?:nao (?:leva\w*|tem|tenha|contem)|sem|livre de|leva\w*|tem|contem|a|ao|de) (?<food>leite|lactose|gluten|trigo|ovos?|amendoim|castanhas?|camar(?:ao|oes)|crustaceos?|peixes?|soja|frutos do mar|nozes)\b/
const marks =
  /\b(?:marc\w+|sinal\w*|indic\w+|identific\w+|assinal\w+|avis\w+|escrev\w+|escrit\w+|bot\w+|coloc\w+|simbol\w+|icone\w*|legenda|aparec\w+|claro)\b/
/** What is ordered out, and who works in the kitchen, is read elsewhere. */
const stricter =
  /\b(?:tir[ae]\w*|retir\w+|exclu\w+|cort\w+|proib\w+|elimin\w+)\b|\b(?:cozinheir\w+|garco\w+|funcionari\w+|equipe|soci[oa]s?|ajudante\w*|chapeir\w+) .{0,20}alergi|\b(?:sou|somos) (?:\w+ )?(?:alergi|celiac|intoler)|\bnao (?:pode|us\w+|quero|entr\w+|serv\w+) .{0,30}(?:leite|gluten|ovo|amendoim|camarao|castanha)/

const foodIn = (said: string): string | undefined => {
  const food = without.exec(said)?.groups?.food
  return food === undefined ? undefined : (findTerm(food)?.name ?? food)
}

/** "muita mãe pergunta o que não leva leite, queria marcar só o que for certeza" */
export const guestsAsk: Concept = (thought) => {
  const { said } = thought
  const [ill, ask, mark] = [health.exec(said), asks.exec(said), marks.exec(said)]
  const food = foodIn(said)
  if (stricter.test(said) || /\?\s*$/.test(said)) return null
  // A food that guests ask about and the page should mark; or a fright, which the page answers with all allergens.
  const isMarked = mark !== null && food !== undefined && (ill !== null || ask !== null)
  const isCare = ill !== null && food === undefined && (mark !== null || /\bsusto\b|\bcuidado\b|\bproblema\b/.test(said))
  if (!isMarked && !isCare) return null
  const wishes: WishContent[] = isMarked
    ? [
        { kind: 'layout', what: 'marked_without', foods: [food] },
        ...(ill ? [{ kind: 'exclude', what: food, why: 'allergy', guests: true } as const] : []),
      ]
    : [{ kind: 'layout', what: 'marked_allergens' }]
  return { wishes, span: spanOver(thought, [said.search(/\S/), said.trimEnd().length - 1]) }
}
