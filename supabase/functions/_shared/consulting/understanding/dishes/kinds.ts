/** Which foods of a kind, from when on, and what is left of them. */
import { foldedMonths, monthPattern } from '../../base/calendar.ts'
import { membersWithin } from '../../base/lexicon/knowledge.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { WishContent } from '../text/draft.ts'
import { clauseStarts, nameAt, namesAt } from './names.ts'
import type { Found, Reader } from './shape.ts'

const only =
  /^(?:\s*[,:]\s*|\s+)(?:(?:e )?(?:aqui |por favor )?)?(?:so|somente|apenas|unicamente)\s+(?:(?:uso|usem|compro|serve|quero|se for|com|de|d[oa]s?)\s+)*/u
const next = /^(?:\s*,\s*(?:e\s+)?|\s+(?:e|ou)\s+)(?:(?:de|d[oa]s?)\s+)?/u

/** A kind of a food by the word that tells it apart: "queijo, só o coalho". */
function kindAt(said: string, general: string): { name: string; length: number } | null {
  const [whole, word] = /^(?:[oa]s? )?((?:de )?\p{L}[\p{L}-]*(?: de \p{L}+)?)/u.exec(said) ?? []
  if (whole === undefined || word === undefined) return null
  const within = membersWithin(findTerm(general)?.name ?? general)
  for (const end of [word.length, word.split(' de ')[0]?.length ?? word.length]) {
    const one = word.slice(0, end)
    for (const phrase of [`${general} ${one}`, `${general} de ${one}`, one]) {
      const term = findTerm(phrase)
      if (term && term.name !== general && within.has(term.name))
        return { name: term.name, length: whole.length - (word.length - end) }
    }
  }
  return null
}

/** "Queijo, só o coalho e o manteiga": these, and no other of the kind. */
const onlyOfKind: Reader = (said) =>
  clauseStarts(said).flatMap((start): Found[] => {
    const general = nameAt(said.slice(start))
    const lead = general && only.exec(said.slice(start + general.length))
    if (!general || !lead || general.term.kind === 'dish' || general.term.kind === 'technique') return []
    const word = said.slice(start, start + general.length).replace(/^(?:[oa]s?) /u, '')
    const names: string[] = []
    let end = start + general.length + lead[0].length
    for (let kind = kindAt(said.slice(end), word); kind; ) {
      names.push(kind.name)
      end += kind.length
      const joint = next.exec(said.slice(end))
      kind = joint ? kindAt(said.slice(end + joint[0].length), word) : null
      if (kind && joint) end += joint[0].length
    }
    if (names.length === 0) return []
    const wishes: WishContent[] = [
      { kind: 'exclude', what: general.term.name, why: 'taste' },
      ...names.map((what) => ({ kind: 'prefer' as const, what, why: 'taste' as const })),
    ]
    return [{ start, end, wishes }]
  })

const season = new RegExp(
  `^,? (?:so|somente|apenas)(?: (?:pode|entra|quero|uso|compro|tem|volta))?(?:,? (?:n[ao] (?:temporada|epoca|safra)(?: d[aeo]l[ae]s?)?|quando (?:liberar|abrir|acabar o defeso|comecar a safra|voltar|chegar)|depois d[oe] (?:defeso|(?<after>${monthPattern}))|(?:a partir de|em|la pra|de) (?<month>${monthPattern})(?: em diante)?))+`,
  'u',
)

/** Whether the month begins within the time of the plan. */
function isSoon(month: string | undefined, today: string): boolean {
  if (month === undefined) return false
  const at = foldedMonths.indexOf(month) + 1
  const now = Number(today.slice(5, 7))
  return (at - now + 12) % 12 <= 1
}

/** "Lagosta só na temporada, a partir de maio": not before. */
const seasonal: Reader = (said, { today }) =>
  clauseStarts(said).flatMap((start): Found[] => {
    const named = namesAt(said.slice(start))
    const match = named && season.exec(said.slice(start + named.length))
    if (!named || !match) return []
    const names = [...new Set(named.terms.map(({ name }) => name))]
    const soon = isSoon(match.groups?.month ?? match.groups?.after, today)
    return [
      {
        start,
        end: start + named.length + match[0].length,
        wishes: names.map(
          (what): WishContent =>
            soon ? { kind: 'prefer', what, why: 'taste' } : { kind: 'exclude', what, why: 'supply' },
        ),
      },
    ]
  })

const from = '(?: (?:d[aeo]s?|n[ao]s?|tod[oa]s?|depois d[aeo]) [^.,;:!?\\n]{2,30}?)?'
const parts =
  '(?:(?:cabecas?|espinhas?|aparas?|cascas?|talos?|carcacas?|ossos?|pontas?|retalhos?|pedacos?|sobras?|restos?|miolos?|pele|peles)(?:(?:, | e )(?:[oa]s? )?)?)+'
const left = new RegExp(
  `^(?:(?:me |aqui |sempre |ainda )*(?:sobr\\p{L}+|fic\\p{L}+|rest\\p{L}+|jog\\p{L}+ fora)(?: (?:muit[oa]s?|sempre|bastante))? )?(?:[oa]s? )?${parts}d[aeo]s? `,
  'u',
)
const remains = new RegExp(
  `^ que (?:me |sempre |a gente |eu )?(?:sobr\\p{L}+|rest\\p{L}+|fic\\p{L}+ d|jog\\p{L}+ fora)${from}(?=\\s*(?:$|[.,;:!?\\n])|\\s+(?:e|vira|virou|eu|quero|queria|da pra|posso|pode|aproveit|usem?)(?!\\p{L}))`,
  'u',
)

/** "as cabeças e espinhas da peixada", "o frango que sobra do assado de domingo": the house has it. */
const remainders: Reader = (said) =>
  clauseStarts(said).flatMap((start): Found[] => {
    const rest = said.slice(start)
    const lead = left.exec(rest)?.[0]
    const of = lead === undefined ? null : nameAt(rest.slice(lead.length))
    if (lead !== undefined && of)
      return [
        {
          start,
          end: start + lead.length + of.length,
          wishes: [{ kind: 'prefer', what: of.term.name, why: 'supply' }],
        },
      ]
    const named = nameAt(rest)
    const match = named && remains.exec(rest.slice(named.length))
    if (!named || !match || named.term.kind === 'technique') return []
    return [
      {
        start,
        end: start + named.length + match[0].length,
        wishes: [{ kind: 'prefer', what: named.term.name, why: 'supply' }],
      },
    ]
  })

export const kindReaders: readonly Reader[] = [onlyOfKind, seasonal, remainders]
