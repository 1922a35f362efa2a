/** What holds for so many of the dishes, and for no other: a food that must be in two, a plate for two that may cost more. */
import type { DraftWish } from '../text/draft.ts'
import { usualGuests } from './part-traits.ts'
import { amountIn, type Found, foodAt, number, type Reader, reads } from './shape.ts'

function peopleIn(said: string): number {
  const value = amountIn(said)
  return Number.isInteger(value) && value > 1 && value <= 12 ? value : usualGuests(said)
}

/** "no de dois pode ir a 30", behind what the others may cost. */
const sizeLimit: Reader = (said, told) =>
  reads(
    `(?:e |mas |so )*(?:n?[oa]s?|para [oa]|pra [oa]) (?:prato |pratos )?(?:de|para|pra|pro) (?:(?:o )?casal|dividir|${number}(?: pessoas)?),? (?:(?:ele |esse )?(?:pode|podem|podendo|vai|aceito))(?: (?:ir|chegar|passar|subir|custar|gastar|ser|ate))*(?: (?:a|ate|de))* (?:r\\$ ?)?${number}(?: ?(?:reais|real|contos?))?(?! ?(?:%|min))`,
    (match) => {
      const max = amountIn(match[2])
      const sentence =
        said
          .slice(0, match.index)
          .split(/[.!?;\n]/)
          .at(-1) ?? ''
      return max > 0 && /(?<!\p{L})(?:custo|gast\p{L}+|ingredientes?|insumos?)(?!\p{L})/u.test(sentence)
        ? [{ kind: 'dishLimit', of: 'plateCost', max, serves: peopleIn(match[0]) }]
        : null
    },
  )(said, told)

const money = `(?:r\\$ ?)?${number}(?: (?:reais|real|contos?))?`
const mustBeIn = new RegExp(
  `^ (?:(?:tem que|tem de|deve|devem|precisa|precisam|vai|quero que|que|tem) )+(?:entr\\p{L}+|est\\p{L}+|aparec\\p{L}+|ir|vir|fique|ficar) (?:em|n[oa]s?) (?:(pelo menos|ao menos|no maximo) )?${number}(?: (?:pratos?|receitas?|d?el[ae]s|d[oa]s (?:pratos|principais|novos)))*(?![\\p{L}\\p{N}])(,? (?:que )?(?:(?:eu|a gente) )?(?:compro|compramos|pago|pagamos|pego|pegamos|sai|custa) (?:a|por) ${money} (?:o|por|ao|cada) (?:quilo|kilo|kg)(?: (?:de|do|da|com|na|no) [^.,;:!?\\n]{3,50})?)?`,
  'u',
)
/** "o carneiro tem que entrar em dois, compro a 38 o quilo": in how many, and what it costs. */
const foodInSo: Reader = (said) =>
  [...said.matchAll(/(?<!\p{L})\p{L}{3,}/gu)].flatMap(({ index }): Found[] => {
    const food = foodAt(said.slice(index))
    const match = food && mustBeIn.exec(said.slice(index + food.length))
    const count = amountIn(match?.[2])
    if (!food || !match || !Number.isInteger(count) || count < 1 || count > 12) return []
    const item = food.term.name
    const price = amountIn(match[4])
    return [
      {
        start: index,
        end: index + food.length + match[0].length,
        wishes: [
          {
            kind: 'share',
            what: item,
            of: match[1] === 'no maximo' ? 'few' : 'many',
            count,
            bound: match[1] === 'no maximo' ? 'at_most' : 'at_least',
          },
          ...(price > 0 ? [{ kind: 'costNow' as const, item, price }] : []),
        ],
      },
    ]
  })

const paid = new RegExp(
  `^(?: (?!que )\\p{L}+)?,? (?:que )?(?:(?:eu|a gente|me|nos) )*(?:custam?|sai|saem|compro|compramos|pago|pagamos)(?: (?:a|por))? ${money} (?:o|a|por|ao|cada) (?:quilo|kilo|kg)(?![\\p{L}\\p{N}])(?: (?:d[oae]|com|n[ao]|ao|a) (?:seu |dona |sr\\.? )?\\p{L}+(?: \\p{L}+)?(?=\\s*(?:[.,;!?\\n]|$)))?`,
  'u',
)
/** "com frango caipira, que me custa 42 reais o quilo": what a food costs is no price of a dish. */
const paidFor: Reader = (said) => {
  let last = 0
  return [...said.matchAll(/(?<!\p{L})\p{L}{3,}/gu)].flatMap(({ index }): Found[] => {
    if (index < last) return []
    const food = foodAt(said.slice(index))
    const match = food && paid.exec(said.slice(index + food.length))
    const price = amountIn(match?.[1])
    if (!food || !match || !(price > 0)) return []
    const item = food.term.name
    last = index + food.length + match[0].length
    const lead = /(?<!\p{L})(?:com|de|d[oa]s?|[oa]s?) $/u.exec(said.slice(0, index))?.[0].length ?? 0
    return [
      {
        start: index - lead,
        end: last,
        wishes: [
          { kind: 'prefer', what: item, why: 'supply' },
          { kind: 'costNow', item, price },
        ],
      },
    ]
  })
}

/** Where plates for several have their own limit, the other one is of plates for one. */
export function withOwnSizes(wishes: readonly DraftWish[]): DraftWish[] {
  const isCost = ({ wish }: DraftWish) => wish.kind === 'dishLimit' && wish.of === 'plateCost'
  const hasOwn = wishes.some(
    (one) => isCost(one) && one.wish.kind === 'dishLimit' && (one.wish.serves ?? 1) > 1 && !one.wish.course,
  )
  if (!hasOwn) return [...wishes]
  return wishes.map((one) =>
    isCost(one) && one.wish.kind === 'dishLimit' && one.wish.serves === undefined && !one.wish.course
      ? { ...one, wish: { ...one.wish, serves: 1 } }
      : one,
  )
}

const inOneEach =
  /^ (?:(?:tem que|devem?|precisam?|vao|que) )*(?:apare[cç]\p{L}+|entr\p{L}+|est\p{L}+|vir(?:em)?|venham|fiquem|ficar(?:em)?) em (?:um|uma|1) (?:prato|receita|opcao)s? cada(?: um| uma)?(?![\p{L}])/u
const besideIt = /^(?:,| e) (?:(?:[oa]s?|com) )?/u
/** "que o bode e o pargo apareçam em um prato cada": one dish with each of them. */
const foodsInOneEach: Reader = (said) => {
  let last = 0
  return [...said.matchAll(/(?<!\p{L})\p{L}{3,}/gu)].flatMap(({ index }): Found[] => {
    if (index < last) return []
    const names: string[] = []
    let end = index
    for (let lead: string | undefined = ''; lead !== undefined; ) {
      const food = foodAt(said.slice(end + lead.length))
      if (!food || /^\W/u.test(said.slice(end + lead.length))) break
      names.push(food.term.name)
      end += lead.length + food.length
      end +=
        /^ (?:caipira|de capoeira|d[ao] (?:mar|terra|serra|sitio|casa))(?!\p{L})/u.exec(said.slice(end))?.[0]
          .length ?? 0
      lead = besideIt.exec(said.slice(end))?.[0]
    }
    const match = names.length > 1 ? inOneEach.exec(said.slice(end)) : null
    if (!match) return []
    last = end + match[0].length
    const before =
      /(?:(?<!\p{L})(?:gostaria|queria|quero|queremos) )?(?:(?<!\p{L})que )?(?:(?<!\p{L})[oa]s? )?$/u.exec(
        said.slice(0, index),
      )?.[0]
    return [
      {
        start: index - (before?.length ?? 0),
        end: last,
        wishes: names.map((name) => ({
          kind: 'dishTrait',
          what: 'holds',
          anyOf: [name],
          count: 1,
          bound: 'exactly',
        })),
      },
    ]
  })
}

export const ofOnePart: readonly Reader[] = [foodsInOneEach, foodInSo, paidFor, sizeLimit]
