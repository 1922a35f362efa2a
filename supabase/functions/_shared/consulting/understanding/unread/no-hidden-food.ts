/**
 * Passages with a word of health that can hide no food: an order to mark allergens, a question about the law, an allergy
 * without its food where nothing new is served, or children and pregnant guests named alone, where the rest of the sentence
 * is understood. They stop no request.
 */
import type { AutomationType } from '../../automation-types.ts'
import { type Draft, type DraftUnread, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { healthWords, minorWords } from '../text/health-words.ts'
import { sentenceAround } from '../text/sentence-around.ts'
import { isFood, mayNameFood, serving } from './explained-allergies.ts'

const allergens = /(?<![a-z])alerg(?:en\w+|ias?)(?![a-z])/
const signs =
  /(?<![a-z])(?:legenda|lista|tabela|icones?|simbolos?|sina(?:l|is)|marc\w+|indic\w+|identific\w+|assinal\w+|sinaliz\w+|avis\w+|inform\w+|colo[cq]\w+|ponh\w+|poe|bot(?:a|e|em|ar)|inclu\w+)(?![a-z])/
const beside =
  /^(?:quero|queremos|queria|gostaria|precis\w+|ter|tem|que|com|por|pelo|menos|tambem|favor|sempre|bem|em|de|d[aeo]s?|n[ao]s?|[aoe]s?|cada|tod[oa]s?|uma?|pratos?|ite(?:m|ns)|cardapio|menu|pagina|rodape)$/

/** Whether a passage only orders that allergens be marked: no food stands in it. */
function ordersMarks(said: string): boolean {
  const rest = said.replace(new RegExp(allergens, 'g'), ' ').replace(new RegExp(signs, 'g'), ' ')
  return (
    allergens.test(said) &&
    signs.test(said) &&
    (rest.match(/[a-z]+/g) ?? []).every((word) => beside.test(word))
  )
}

const law =
  /(?<![a-z])(?:le(?:i|is)|legislac\w+|normas?|anvisa|obrigad\w+|obrigatori\w+|responsabilidade|culpa|process\w+|multa|proibid\w+|procon)(?![a-z])/
/** Words that may name what somebody must not eat. */
const restricts =
  /(?<![a-z])(?:sem|tir\w+|evit\w+|nao (?:pode|us\w+|lev\w+|bot\w+|coloc\w+)|exclu\w+|fora)(?![a-z])/
const minor =
  /^(?:(?:e|para|pra|pras|pros|as|os|a|o|das?|dos?|com|de) )*(?:criancas?|criancada|meninada|gravidas?|gestantes?|menores|adolescentes)$/
const liked =
  /(?<![a-z])(?:ador\w+|gost\w+|amam?|curt\w+|pedem|comem|brinc\w+|vem|chegam|frequent\w+)(?![a-z])/
const denied = /(?<![a-z])(?:nao|nem|nunca|alerg\w+|intoler\w+|sem|evit\w+|engasg\w+|mal)(?![a-z])/

/** What somebody is allergic to stands behind these, whatever it was taken for. */
const goesOn = /^\s*(?:ao?s?|com|de|d[oa]s?)\s/

/** The draft in which they no longer block, and orders to mark allergens are wishes. */
export function withoutHiddenFood(text: string, draft: Draft, type: AutomationType): Draft {
  const folded = foldInPlace(text).toLowerCase()
  let { wishes } = draft
  const unread = draft.unread.flatMap((one): DraftUnread[] => {
    if (!one.blocking || one.choices.length > 0) return [one]
    const passage = folded.slice(one.start, one.end).trim()
    const { start: from, end: to } = sentenceAround(folded, one)
    const said = folded.slice(from, to)
    const open: DraftUnread = { ...one, blocking: false, why: 'unknown' }
    if (type === 'menu_redesign' && ordersMarks(passage)) {
      wishes = inserted(wishes, {
        wish: { kind: 'layout', what: 'marked_allergens' },
        start: one.start,
        end: one.end,
      })
      return []
    }
    // Where nothing new is served, only a food that nobody knows is worth a question.
    const isOfHealth = one.why === 'allergy' && healthWords.test(said) && !minorWords.test(said)
    const names = (passage.match(/[a-z]+/g) ?? []).some(isFood) || mayNameFood(folded, one, [])
    if (isOfHealth && !serving.has(type) && !names && !goesOn.test(folded.slice(one.end))) return [open]
    if (folded[to] === '?' && law.test(said) && !restricts.test(said)) return [open]
    const isAlone = draft.unread.every((other) => other === one || other.end <= from || other.start >= to)
    if (!minor.test(passage) || !isAlone) return [one]
    const sober = draft.wishes.some(
      ({ wish, start, end }) => wish.kind === 'zeroAlcohol' && start < to && end > from,
    )
    if (sober) return []
    return liked.test(said) && !denied.test(said) ? [open] : [one]
  })
  return { ...draft, wishes, unread }
}
