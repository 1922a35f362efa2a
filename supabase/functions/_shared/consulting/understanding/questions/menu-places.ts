/**
 * Orders on a menu in plain clauses: what gets the best place, a combo for so many guests, and letters that old eyes can
 * read. Every word must have a place.
 */
import { longestStretches } from '../spoken/longest-stretches.ts'
import type { Named } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { subjectsOf } from './price-subjects.ts'

const put =
  '(?:(?:e|eu|ai|tambem|a gente) )*(?:quero|queria|gostaria(?: que)?|pode|bot\\w+|poe|ponh\\w+|por|coloc\\w+|coloqu\\w+|deix\\w+|pass\\w+)(?: (?:botar|por|colocar|deixar))?'
const best =
  '(?:(?:melhor(?:es)?|mais nobre) (?:lugar(?:es)?|posic\\w+|cantos?|pontos?|parte)|lugar(?:es)? (?:nobres?|de destaque|mais vistos?|mais bonitos?|melhor(?:es)?)|onde (?:o povo|o cliente|o olho|todo mundo|mais se|mais) (?:olha|bate|ve|enxerga)(?: primeiro| mais| logo)?)'
const placed = new RegExp(
  `^${put} (?<s>[^;:?\\d]{3,80}?) (?:bem )?(?:n[oa]s? |em |pr[oa] )?${best}(?: d[oa] (?:cardapio|folha|pagina|menu))?$`,
)
const asks =
  '(?:(?:e|ah|ai|eu|a gente) )*(?:quero|queria|bot\\w+|poe|ponh\\w+|coloc\\w+|mont\\w+|cri\\w+|faz|faca|fazer|inclui|inclua|preciso(?: de)?)(?: ai| tambem)?'
const drink =
  '(?:,? (?:com|e|mais) (?:uma |a |duas )?(?:bebidas?|drinks?|refri\\w*|cervejas?|sucos?)(?: inclus\\w+| junto)?)'
const combo = new RegExp(
  `^(?:${asks} )?(?:(?:um|uma) (?:cantinho|canto|espaco|quadro|lugar|parte) (?:com|pra|para|de) )?(?:um |uma |o )?(?:combo|combinado|kit|menu|sugestao)(?: (?:de|do|pro|pra|da) (?:almoco|jantar|casal|noite))? (?:pra|para|p|de) (?<n>casal|dois|duas|tres|quatro|cinco|seis|[2-9])(?: (?:pessoas?|amigos|gente))?${drink}?,? (?:(?:por|ate|a|de|no maximo|custando|saindo|que custe) )+(?:r\\$ ?)?(?<p>\\d{2,4}(?:,\\d{1,2})?)(?: ?(?:reais|contos?|pilas?))?${drink}?$`,
)
const readable =
  /^(?:e |mas )?(?:com )?(?:uma |as |umas )?(?:letras?|fontes?|letrinhas?) que (?:[a-z]+ ){1,8}?(?:consig\w+|consegu\w+|poss\w+|de pra|de para|leia\w*|enxergu\w+|veja\w*)(?: (?:ler|enxergar|ver|sem oculos|direito|bem|de longe))*$/

const counts: Readonly<Record<string, number>> = {
  casal: 2,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
}

function readClause(said: string, names: readonly Named[]): WishContent[] | null {
  if (readable.test(said)) return [{ kind: 'layout', what: 'large_type' }]
  const asked = combo.exec(said)?.groups
  const max = Number(asked?.p?.replace(',', '.'))
  if (asked && max > 0)
    return [{ kind: 'newCombo', count: 1, max, guests: counts[asked.n ?? ''] ?? Number(asked.n) }]
  const subject = placed.exec(said)?.groups?.s
  const items = subject === undefined ? null : subjectsOf(subject, names)
  return items === null || items.length > 6 ? null : items.map((item) => ({ kind: 'promote', item }))
}

export function readMenuPlaces(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) =>
    longestStretches(sentence, /,(?!\d)|\s(?=(?:mas|e) )/g, ({ said }) => readClause(said, names)).flatMap(
      ({ stretch: { said, at }, read }) =>
        read.map((wish): DraftWish => ({ wish, start: at, end: at + said.length })),
    ),
  )
}
