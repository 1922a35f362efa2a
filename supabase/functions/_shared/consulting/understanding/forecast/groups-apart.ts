/** "separada em caranguejo, peixe e cerveja": the groups whose weeks an owner wants to see apart, by the owner's own names. */
import { everyDish, everyDrink } from '../../base/request/match-item.ts'
import type { Named } from '../spoken/pieces.ts'
import { type Draft, type DraftWish, inserted } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { meets, type Span } from '../text/half-read.ts'
import { itemsIn } from './slots.ts'

const parted =
  '(?:separ|divid|agrup|quebr|abert|desmembr|desdobr|reparti|discrimin)[a-z]*|em separado|a parte|(?:em|uma?|cada) (?:linha|coluna|tabela|grupo)s?'
const list = '([^.;!?\\n]{5,120})'
/** The groups stand behind the word, or before it. */
const told: readonly RegExp[] = [
  new RegExp(
    `,? ?(?:(?:e|mas|tudo|quero|queria|preciso|pode|me)(?: (?:a previsao|o numero|os numeros|isso|ela|que seja|dela))? )*\\b(?:${parted})(?: (?:tudo|isso|os numeros|a previsao|o resultado|por grupos?|em grupos?|por categorias?|em (?:\\d|dois|duas|tres|quatro|cinco) (?:partes|grupos|linhas|colunas)))*(?: ?: ?| (?:em|por|entre|pra|para) )(?:grupos? (?:de )?)?${list}`,
    'g',
  ),
  new RegExp(
    `\\b(?:um|uma|o|a|com (?:um|uma|o|a)) (?:total|numero|linha|coluna|soma|conta|previsao)s? (?:por|para|pra|so|de) (?:cada )?(?:grupo|um|uma|parte|categoria)[^:.;\\n]{0,20}: ?${list}`,
    'g',
  ),
  /\b(?:quero|queria|preciso|mostr\w+|ver|me (?:da|de|passa))(?: (?:ver|de|saber|o|a|os|as|numero|previsao))* ((?:[a-z ]+, )+[a-z ]+ e [a-z ]{3,30}?|[a-z ]{3,25} e [a-z ]{3,25}?)(?: separad[oa]s?| em separado| a parte(?: uma? d[oa] outr[oa])?|,? cada (?:um|uma) (?:na sua|com (?:a )?sua|numa|por si|a parte|separad)[a-z ]*)(?=[.,;!?\n]|$)/g,
]

/** What the list ends at: another clause. */
const ends = /,? (?:porque|pois|que|para|pra|quando|se|mas|por favor|semana|por semana|sem|dia)(?: |$)|\(/

/** What else was read of the words of a list: not its period. */
const isPart = ({ wish }: DraftWish) =>
  (wish.kind === 'scope' && wish.from === undefined) || (wish.kind === 'question' && wish.about !== 'packs')

export function withGroupsApart(text: string, draft: Draft, names: readonly Named[]): Draft {
  const folded = foldInPlace(text).toLowerCase()
  for (const words of told)
    for (const match of folded.matchAll(words)) {
      const said = match[1] ?? ''
      const own = said.slice(0, ends.exec(said)?.index ?? said.length)
      const at = match.index + match[0].lastIndexOf(said)
      const groups = [...own.matchAll(/[^,]+?(?=,| e |$)/g)].flatMap(({ 0: part, index }) => {
        const plain = part.replace(/^\s*(?:e )?(?:(?:so )?(?:o|a|os|as|d[aeo]s?) )?/, '')
        const start = at + index + part.length - plain.length
        const [known] = itemsIn(plain.trim(), names)
        const isClass = known === everyDrink || known === everyDish
        const name = isClass ? known : text.slice(start, start + plain.trimEnd().length)
        return plain.trim().length < 3 ? [] : [{ name, isKnown: known !== undefined }]
      })
      if (groups.length < 2 || groups.filter(({ isKnown }) => isKnown).length * 2 <= groups.length) continue
      const lead = /^[\s,]*/.exec(match[0])?.[0].length ?? 0
      const span: Span = {
        start: match.index + lead,
        end: own === said ? match.index + match[0].trimEnd().length : at + own.trimEnd().length,
      }
      const items = groups.map(({ name }) => name).join(' + ')
      if (items.length > 200) continue
      const within = (one: Span) =>
        one.start >= span.start - 2 && one.end <= match.index + match[0].length + 2
      const kept = draft.wishes.filter((one) => !(isPart(one) && meets(one, span) && within(one)))
      return {
        ...draft,
        wishes: inserted(kept, { wish: { kind: 'scope', show: ['groups'], items }, ...span }),
        unread: draft.unread.filter((one) => one.blocking || !meets(one, span)),
      }
    }
  return draft
}
