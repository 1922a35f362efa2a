/** What all drinks shall be, whatever the verb: "quero drinks que dê pra deixar pronto na garrafa", "prefiro receitas de pouco gelo". */
import type { WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { predicateOf } from './predicates.ts'
import { pattern } from './words.ts'

const wants =
  '(?:(?:por isso|entao|e|mas|eu|a gente|nos|so|tudo)\\s+)*(?:(?:quero|queria|queremos|prefiro|preferimos|preciso de|precisamos de|gostaria de|gosto de|busco|procuro|deem preferencia (?:a|para)|da preferencia (?:a|para)|priori\\p{L}+|foquem em|pensem em|sugiram|criem|facam|montem|invistam em|tem que ser|podem ser|melhor)\\s+)?'
const thing =
  '(?:os |as |uns |umas |mais )?(?:drinks?|drinques?|coquet(?:el|eis)|receitas?|opcoes|coisas?|bebidas?|algo)'
/** Traits that a whole menu can have; a character such as "doce" is a style instead. */
const whole = new Set(['ahead', 'fast', 'littleIce', 'built'])

/** Up to the end of the clause. */
const clause = byPattern(
  pattern(`${wants}${thing}\\s+(?<said>(?:que|de|com|pra|para|feit|montad|pront|sem)[^,.;:!?\\n]{3,80})`),
  ({ 0: said0, groups = {} }) => {
    const said = (groups.said ?? '').trim()
    const kind = predicateOf(said)
    if (!kind || kind.isFood) return null
    // A preference need not hold for all of them.
    const isLoose = /(?:prefir|gost|preferenc|priori|melhor|menos gelo|pouco gelo)/u.test(said0)
    const wish = kind.wishFor({ count: null, bound: null, ...(isLoose ? { part: 'half' as const } : {}) })
    if (wish?.kind !== 'drinkTrait' || !whole.has(wish.what)) return null
    // All drinks within a time are a pace.
    if (wish.what === 'fast' && wish.part === undefined && wish.seconds !== undefined)
      return [{ kind: 'pace', seconds: wish.seconds }]
    return [wish as WishContent]
  },
)

export const everyDrinkReaders: readonly PassageReader[] = [clause]
