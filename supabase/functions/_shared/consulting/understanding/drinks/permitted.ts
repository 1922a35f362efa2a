/** Permissions for some of the drinks: "pode usar envelhecida em 1 só" allows one, and asks for none. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { number, numberOf, pattern } from './words.ts'

const may = '(?:pode(?:m|mos)?|posso|da pra|libero|aceito|deixo|topo|tudo bem)'
const use = '(?:usar|ter|levar|botar|colocar|por|entrar|gastar|incluir)'
const some = '(?:drinks?|drinques?|receitas?|del[ea]s|copos?|coquet(?:el|eis))'
const only = '(?:so|somente|apenas|no max(?:imo)?|ate|nao mais (?:que|de))'
const food = '(?:(?:um|uma|o|a|os|as) )?(?<food>\\p{L}+(?: (?:de |em |com )?(?:\\p{L}+)){0,2}?)'
const count = `(?<count>${number})(?: (?:d?est?es |dos )?${some})?`

/** A number without such a word is what the owner wants, and no limit. */
const limits = /(?:^|[ ,])(?:so|somente|apenas|max|maximo|ate|mais)(?![a-z])/

const termOf = (said: string) => findTerm(said) ?? findTerm(`cachaca ${said}`)

const wishOf = (found: RegExpMatchArray) => {
  const term = termOf(found.groups?.food ?? '')
  const most = numberOf(found.groups?.count)
  return term && /^(?:ingredient|group|cachaca|allergen)$/.test(term.kind) && most !== null && most > 0
    ? [
        {
          kind: 'share' as const,
          what: term.name,
          of: 'few' as const,
          count: most,
          bound: 'at_most' as const,
        },
      ]
    : null
}

/** "pode usar carvalho em um só", "pode ter ovo, mas só em 2", "posso usar gengibre em até dois" */
const allowed = byPattern(
  pattern(
    `(?:(?:a gente |voce |ate )?${may} ${use} ${food},? (?:mas )?(?<how>(?:(?:${only}|em|n[oa]s?|de) )+)${count}(?<end>,? (?:so|somente|apenas|no max(?:imo)?))?)`,
  ),
  (found) => (limits.test(`${found.groups?.how ?? ''}${found.groups?.end ?? ''}`) ? wishOf(found) : null),
)

/** "a carvalho pode, mas no máximo em dois", "envelhecida pode em 1 só" */
const mayBe = byPattern(
  pattern(
    `${food} ${may}(?: ${use})?,? (?:mas )?(?:em )?(?:${only} )*(?:em |n[oa]s? )?${count}(?:,? (?:so|somente|apenas|no max(?:imo)?))?`,
  ),
  (found) => (limits.test(found[0]) ? wishOf(found) : null),
)

export const permissionReaders: readonly PassageReader[] = [allowed, mayBe]

const permits = pattern(`${may} ${use}`)

/** "Pode usar a Castanheira em um só": the owner allows it, and asks for none. */
export const isPermission = (said: string): boolean => said.search(permits) >= 0 && limits.test(said)
