/** New drinks and combos, each clause with all of its parts. */
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import { type Frame, frame, want } from './frames.ts'
import { subjectsOf } from './subjects.ts'

const adding =
  '(?:(?:cri(?:e|a|ar)|bot[ae]r?|coloqu?\\p{L}*|inclu\\p{L}*|acrescent\\p{L}*|adicion\\p{L}*|invent\\p{L}*|sugir\\p{L}*|ter|faca|faz|fazer|monte|monta|montar|entr[ae]m?|ponha|poe)\\s+)?'
const drink =
  '(caipirinhas?|caipis?|caipifrutas?|drinks?|drinques?|coqueteis|coquetel|batidas?|mules?|sours?|spritz|bebidas?)'
const money = `(?:r\\$\\s*)?${spokenAmount}(?:\\s*(?:reais|conto|contos|pilas?|cada))*`
const limit = `(?:(?:tod[oa]s\\s+|cada\\s+um\\s+)?(?:ate|sem\\s+passar\\s+de|por\\s+no\\s+maximo|no\\s+maximo(?:\\s+a)?|abaixo\\s+de|menos\\s+de|nada\\s+acima\\s+de|que\\s+nao\\s+passe\\s+de|por|a)\\s+${money})`

type Part = { count: number; what?: string; isFree?: boolean }

const single = (kind: string) =>
  /^(?:drink|drinque|coquet|bebida)/.test(kind)
    ? 'drink'
    : /^caipis?$/.test(kind)
      ? 'caipirinha'
      : kind.replace(/(?<=\p{L}{4})s$/u, '')

/** "dois deles com siriguela", "um sem álcool", "outra que você achar boa" */
function partOf(said: string, kind: string): Part | null {
  const found = new RegExp(
    `^(?:(${spokenAmount}|outr[oa]s?|o\\s+outro|a\\s+outra|mais\\s+uma?|tod[oa]s)\\s+)?(?:d?el[ea]s\\s+)?(.*)$`,
    'u',
  ).exec(said)
  if (!found) return null
  const [, many, , rest = ''] = found
  const count = many === undefined || /outr|mais|tod/.test(many) ? 1 : amountOf(many)
  if (!(count > 0) || count > 4) return null
  if (/^sem\s+alcool$/.test(rest)) return { count, what: `${kind} sem álcool` }
  const taste = /^(?:de|com|a\s+base\s+de)\s+((?!alcool|ate\b)\p{L}+(?:(?:-|\s+d[aeo]\s+)\p{L}+)*)$/u.exec(
    rest,
  )
  if (taste) return { count, what: `${kind} de ${taste[1] ?? ''}` }
  return /^(?:(?:que|q)\s+(?:voces?|vcs?|vc)\s+\p{L}+(?:\s+(?:bo[am]|melhor|legal))?|livre|a\s+(?:sua|seu)\s+(?:escolha|criterio))$/u.test(
    rest,
  )
    ? { count, isFree: true }
    : null
}

function partsOf(said: string, kind: string): Part[] | null {
  const pieces = said.split(
    /\s*[,:]\s*(?:e\s+)?|\s+e\s+(?=(?:um|uma|dois|duas|tres|outr[oa]|o\s+outro|a\s+outra|mais)(?!\p{L}))/u,
  )
  const parts = pieces.filter((one) => one !== '').map((one) => partOf(one, kind))
  return parts.every((one) => one !== null) ? parts : null
}

export const addFrames: readonly Frame[] = [
  frame(
    `(?:e\\s+)?${want}${adding}(?:(?:uns|umas)\\s+)?${spokenAmount}\\s+(?:(?:nov[oa]s?|outr[oa]s?)\\s+)?${drink}(?:\\s+(?:nov[oa]s?|diferentes?|autora(?:l|is)|d[ao]\\s+casa))*\\s*((?:[,:]|\\s(?:de|com|sem\\s+alcool)).*?)?(?:\\s*,?\\s*${limit})?(?:\\s+no\\s+cardapio)?`,
    ([, amount, name = '', more = '', most]) => {
      const total = amountOf(amount)
      const kind = single(name)
      const said = more.replace(/^\s*[,:]?\s*/, '')
      const isWhole = /^(?:de|com|sem)\s/.test(said)
      const parts = said === '' ? [] : partsOf(isWhole ? `${amount} ${said}` : said, kind)
      if (!parts || !(total > 0) || total > 6) return null
      const told = parts.reduce((sum, { count }) => sum + count, 0)
      if (told > total) return null
      const max = amountOf(most)
      const whats = parts.flatMap(({ count, what }) => Array.from({ length: count }, () => what))
      const rest = Array.from({ length: total - told }, () => (kind === 'drink' ? undefined : kind))
      return [...whats, ...rest].map(
        (what): WishContent => ({
          kind: 'newDrink',
          ...(what !== undefined && { what }),
          ...(max > 0 && { max }),
        }),
      )
    },
  ),
  frame(
    `(?:e\\s+)?${want}${adding}(?:(?:um|uma)\\s+)?comb(?:o|inho)\\s+(?:de\\s+|com\\s+)?(.+?)\\s*,?\\s+(?:que\\s+(?:saia|custe)\\s+)?(?:por\\s+)?(?:no\\s+maximo\\s+|ate\\s+|por\\s+|a\\s+|abaixo\\s+de\\s+|de\\s+)(?:uns\\s+)?${money}`,
    ([, said = '', most], about) => {
      const subjects = subjectsOf(
        said.replace(/(?<!\p{L})(?:burguer|burger)(?!\p{L})/gu, 'hamburguer'),
        about,
      )
      const max = amountOf(most)
      return subjects && subjects.length >= 2 && subjects.length <= 3 && max > 0
        ? [{ kind: 'newCombo', count: 1, max, with: subjects.map(({ name }) => name) }]
        : null
    },
  ),
  // "crie 2 combos de drink com petisco"
  frame(
    `(?:e\\s+)?${want}${adding}(?:(?:uns|umas|o|os)\\s+)?(?:${spokenAmount}\\s+)?comb(?:os?|inhos?)\\s+(?:de|com|juntando|entre)\\s+(.+?)(?:\\s*,?\\s*${limit})?`,
    ([, amount, said = '', most], about) => {
      const count = amount === undefined ? 1 : amountOf(amount)
      const subjects = subjectsOf(said, about)
      const max = amountOf(most)
      return subjects && subjects.length >= 2 && subjects.length <= 3 && count > 0 && count <= 4
        ? [
            {
              kind: 'newCombo',
              count,
              with: subjects.map(({ name }) => name),
              ...(max > 0 && { max }),
            },
          ]
        : null
    },
  ),
]
