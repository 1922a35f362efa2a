/**
 * "Nenhum prato infantil sai", "nesses dois ninguém mexe no preço nem tira da frente": orders that something stays, in which
 * a reader of single words sees only the verb that takes it off the menu.
 */
import { subjectsOf } from '../questions/price-subjects.ts'
import { longestStretches } from '../spoken/longest-stretches.ts'
import type { Named } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import type { DraftWish, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const leaves =
  '(?:sai|saia|saem|saiam|some|suma|pode (?:sair|sumir|ser (?:cortad|tirad)[oa])|vai sair|deve sair|sera (?:cortad|tirad)[oa]|(?:se )?(?:tira|corta)|e (?:cortad|tirad)[oa])'
const page = '(?: (?:d[oa]|daqui|dali)(?: (?:cardapio|menu|lista|carta))?)?'
const none = [
  new RegExp(`^(?:mas |e )?nenhum\\w* (?:d[oae]s? )?(?<s>[^,;:?\\d]{3,60}?) ${leaves}${page}$`),
  new RegExp(
    `^(?:mas |e )?(?:nao )?(?:sai|tir\\w+|cort\\w+|pode sair) nenhum\\w* (?:d[oae]s? )?(?<s>[^,;:?\\d]{3,60}?)${page}$`,
  ),
  new RegExp(
    `^(?:mas |e )?(?:d?[oa]s? )?(?<s>[^,;:?\\d]{3,60}?) (?:ninguem|voces? nao) (?:tira|tire|corta|corte|remove)${page}$`,
  ),
]
/** What is told of them: "é o que traz o povo da fábrica". */
const told = '(?: (?:e|sao|eh) (?:o que|os que|quem|a alma|o carro[- ]chefe)[^,;:?\\d]{0,60}?)?'
const untouched = new RegExp(
  `^(?:mas |e )?(?<s>[^,;:?\\d]{3,60}?)${told},? (?:(?:n?ess[ea]s|n?est[ea]s|n?el[ea]s|niss?o|n?aquel[ea]s)(?: dois| duas| tres| ai)?,? )?(?:ninguem|nao se|voces? nao) (?:mexe|mexa|mexem|toca|toque|muda|mude|altera)(?<price> (?:n?os?|de) precos?)?(?<stays>,? (?:e )?nem (?:tira|tire|mexe|mexa|muda|mude|esconde)(?: (?:(?:n?o|de) )?(?:daqui|da frente|do (?:cardapio|menu|lugar|topo)|lugar))?)?$`,
)

function readStretch(said: string, names: readonly Named[]): WishContent[] | null {
  const spared = none.map((form) => form.exec(said)?.groups?.s).find((one) => one !== undefined)
  if (spared !== undefined)
    return subjectsOf(spared, names)?.map((item): WishContent => ({ kind: 'keepItem', item })) ?? null
  const { s, price, stays } = untouched.exec(said)?.groups ?? {}
  const items = s === undefined ? null : subjectsOf(s, names)
  // "o resto ninguém mexe" is for the readers of prices.
  if (!items || items.length > 6) return null
  return items.flatMap((item): WishContent[] => [
    ...((price === undefined && !/\bprecos?\b/.test(s ?? '')) || stays !== undefined
      ? [{ kind: 'keepItem', item } as const]
      : []),
    { kind: 'keepPrice', item },
  ])
}

export function readHeldItems(text: string, names: readonly Named[]): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  return cut({ said: folded, at: 0 }, sentenceEnds, true).flatMap((sentence) => {
    if (sentence.said.includes('?')) return []
    const plain = { ...sentence, said: sentence.said.replace(/[\s.;!]+$/, '') }
    return longestStretches(plain, /,(?!\d)|\s(?=(?:mas|e) )/g, ({ said }) =>
      readStretch(said, names),
    ).flatMap(({ stretch: { said, at }, read }) =>
      read.map((wish): DraftWish => ({ wish, start: at, end: at + said.length })),
    )
  })
}
