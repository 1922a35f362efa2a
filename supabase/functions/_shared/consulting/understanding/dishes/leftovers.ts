/** What the house must use up, with its quantity: "22 kg de asa", "caixa de 15 kg de sobrecoxa". */
import type { WishContent } from '../text/draft.ts'
import { stockUnitIn } from '../text/stock-units.ts'
import { amountIn, foodAt, foodIn, number, type Reader } from './shape.ts'

const has =
  '(?:(?:eu|me|ainda|ja|aqui|la|to com|estou com|tenho|tem|temos|sobrou|sobraram|sobra|sobram|sobrando|ficou|comprei|ganhei|recebi|preciso|quero|gastar|usar|aproveitar|desovar|de|uns|umas|mais|parad[oa]s?|congelad[oa]s?|encalhad[oa]s?|no freezer|muit[oa]) )*'
const unit = '(kg|quilos?|kilos?|gramas?|g|litros?|l|ml|unidades?|un|pecas?|cabecas?)'
const trimmings = '(?:(?:aparas?|retalhos?|pontas?|restos?|sobras?) d[eoa]s? )?'
const tail =
  '(?: (?:congelad[oa]s?|parad[oa]s?|sobrando|encalhad[oa]s?|no freezer|na camara|na geladeira|pra (?:gastar|usar|desovar)|que (?:sobrou|sobraram|vencem?|preciso gastar|tenho que (?:gastar|usar))|vencendo|toda semana))*'

/** Whether the words around a quantity say that the house has it. */
const isKept =
  /(?<!\p{L})(?:tenho|tem|temos|sobr\p{L}*|ficou|comprei|ganhei|recebi|gastar|usar|aproveitar|desovar|parad\p{L}*|congelad\p{L}*|encalhad\p{L}*|freezer|camara|venc\p{L}*)(?!\p{L})/u

function wishes(value: number, words: string, what: string, weekly = false): WishContent[] | null {
  const kind = stockUnitIn(words)
  if (kind === undefined || !(value > 0)) return null
  return [
    { kind: 'leftover', what, amount: value, unit: kind, ...(weekly && { weekly: true as const }) },
    { kind: 'prefer', what, why: 'supply' },
  ]
}

/** ", e eu queria dar fim nisso" */
const toUseUp =
  /^,? (?:e |que )?(?:eu |a gente )?(?:quero|queria|preciso|gostaria de|da pra|tenho que|quer) (?:dar (?:um )?(?:fim|destino|jeito|saida|uso)|aproveitar|usar|gastar|vender|reaproveitar)(?: (?:(?:n|a |pr[ao] |para )?(?:el[ae]s?|isso|isto)|disso|tudo|n?ess[ae]s? sobras?))?/u

const measured: Reader = (said) =>
  [...said.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${has}${number} ?${unit} de ${trimmings}`, 'gu'))].flatMap(
    (match) => {
      const from = match.index + match[0].length
      const food = foodAt(said.slice(from))
      if (!food) return []
      const after = new RegExp(`^${tail}`, 'u').exec(said.slice(from + food.length))?.[0] ?? ''
      const end = from + food.length + after.length
      const before = said.slice(Math.max(0, match.index - 30), match.index)
      if (!isKept.test(`${before.split(/[.;,]/).at(-1)} ${match[0]} ${after}`)) return []
      // "todo sábado sobra uns 4 quilos": every week.
      const each =
        /(?<!\p{L})(?:tod[oa]s? (?:as? |os? )?(?:semanas?|segunda|terca|quarta|quinta|sexta|sabado|domingo|fim de semana)s?(?:-feira)?|por semana|toda semana)(?!\p{L})[^.;,]{0,20}$/u.exec(
          said.slice(0, match.index + (match[0].search(/\d|uns|umas/) + 1)),
        )
      const weekly = each !== null || /toda semana|por semana/.test(after)
      const read = wishes(amountIn(match[1]), match[2] ?? '', food.term.name, weekly)
      if (read === null) return []
      const until = end + (toUseUp.exec(said.slice(end))?.[0].length ?? 0)
      return [{ start: Math.min(match.index, each?.index ?? match.index), end: until, wishes: read }]
    },
  )

/** "usar a sobrecoxa que eu compro caixa de 15 kg" */
const boxes: Reader = (said) =>
  [
    ...said.matchAll(
      new RegExp(
        `(?<!\\p{L})(?:(?:tem|que|quero|preciso|usar|gastar|aproveitar|tenho) )*(?:a |o |as |os )?(\\p{L}+(?: (?:de )?\\p{L}+)?) que (?:eu |a gente )?(?:compro|vem|chega|comprei|recebo) (?:em |a |n[ao] |uma? )?(?:caixa|saco|fardo|peca)s? de ${number} ?${unit}(?!\\p{L})`,
        'gu',
      ),
    ),
  ].flatMap((match) => {
    const term = foodIn(match[1] ?? '')
    const read = term && wishes(amountIn(match[2]), match[3] ?? '', term.name)
    return read ? [{ start: match.index, end: match.index + match[0].length, wishes: read }] : []
  })

/** "sobra muito pernil na segunda", "tenho bode toda semana": when does not matter. */
const now =
  '(?: (?:sobrando|encalhad[oa]s?|parad[oa]s?|tod[oa]s? (?:as? |os? )?(?:semanas?|dias?|segunda|terca|quarta|quinta|sexta|sabado|domingo)s?|n[ao]s? (?:segunda|terca|quarta|quinta|sexta)s?(?:-feira)?|n[ao]s? (?:sabado|domingo)s?|(?:do|no|de) fim de semana|d[oe] (?:sabado|domingo|dia anterior|ontem)))+'
/** ", uns 8 kg por semana" */
const howMuch = new RegExp(
  `^,? (?:(?:uns|umas|cerca de|perto de|mais ou menos|da|dao|quase) )*${number} ?${unit}( por semana| (?:a|toda) semana)?(?![\\p{L}\\p{N}])`,
  'u',
)
const surplus: Reader = (said) =>
  [
    ...said.matchAll(
      /(?<!\p{L})(?:(?:eu|me|sempre|aqui) )*(?:tenho|tem|temos|sobra|sobram|sobrou|fica|compro) (?:muit[oa]s? |um monte de |bastante )?/gu,
    ),
  ].flatMap(({ 0: lead, index }) => {
    const from = index + lead.length
    const food = foodAt(said.slice(from))
    if (!food) return []
    const when = new RegExp(`^${now}`, 'u').exec(said.slice(from + food.length))
    if (!when) return []
    const told = from + food.length + when[0].length
    const [much = '', value, measure = '', weekly] = howMuch.exec(said.slice(told)) ?? []
    const kept = much === '' ? null : wishes(amountIn(value), measure, food.term.name, weekly !== undefined)
    const end = kept === null ? told : told + much.length
    return [
      {
        start: index,
        end: end + (toUseUp.exec(said.slice(end))?.[0].length ?? 0),
        wishes: kept ?? [{ kind: 'prefer' as const, what: food.term.name, why: 'supply' as const }],
      },
    ]
  })

/** A leg is of the animal that the owner buys, unless it is called pork. */
const isSheep = (said: string) =>
  /(?<!\p{L})(?:carneiro|cordeiro|bode|cabrito)(?!\p{L})/u.test(said) &&
  !/(?<!\p{L})(?:porco|suin[oa])(?!\p{L})/u.test(said)

const ofTheHouse =
  (read: Reader): Reader =>
  (said, told) =>
    read(said, told).map((found) =>
      isSheep(said)
        ? {
            ...found,
            wishes: found.wishes.map((wish) =>
              'what' in wish && wish.what === 'pernil'
                ? ({ ...wish, what: 'cordeiro' } as typeof wish)
                : wish,
            ),
          }
        : found,
    )

/** "sobrou uma perna de carneiro assada de domingo, uns 2 kg" */
const pieceLeft: Reader = (said) =>
  [
    ...said.matchAll(
      /(?<!\p{L})(?:me )?(?:sobrou|sobraram|ficou|tenho|tem|sobra) (?:uma?|dois|duas|\d) (?:perna|pernil|peca|pedaco|resto|banda|panela|travessa|bandeja|paleta|metade)s? (?:inteir[oa] )?(?:de |d[oa] )/gu,
    ),
  ].flatMap(({ 0: lead, index }) => {
    const from = index + lead.length
    const food = foodAt(said.slice(from))
    if (!food) return []
    const tail =
      /^(?: (?:assad|cozid|cru|pront|desfiad|temperad|fritad)[oa]s?)?(?: d[eo] (?:domingo|sabado|ontem|segunda|sexta|fim de semana|dia anterior))?/u.exec(
        said.slice(from + food.length),
      )?.[0] ?? ''
    const end = from + food.length + tail.length
    const what = food.term.name
    const prefer: WishContent = { kind: 'prefer', what, why: 'supply' }
    const weight = new RegExp(
      `^[^.;!]{0,50}?(?<!\\p{L})(?:(?:uns|umas|da|deu|quase|mais ou menos) )*${number} ?(kg|quilos?)(?!\\p{L})`,
      'u',
    ).exec(said.slice(end))
    const amount = amountIn(weight?.[1])
    return [
      { start: index, end, wishes: [prefer] },
      ...(weight && amount > 0
        ? [
            {
              start:
                end +
                weight[0].search(
                  new RegExp(`(?:(?:uns|umas|da|deu|quase|mais ou menos) )*${number} ?(?:kg|quilos?)$`, 'u'),
                ),
              end: end + weight[0].length,
              wishes: [{ kind: 'leftover' as const, what, amount, unit: 'kg' as const }],
            },
          ]
        : []),
    ]
  })

/** "abacaxi eu compro por unidade a 6 reais, quero usar em dois pratos": what it costs is no price of a dish. */
const purchase: Reader = (said) =>
  [
    ...said.matchAll(
      new RegExp(
        `(?<!\\p{L})((?:\\p{L}+ (?:de |da |do )?)?\\p{L}+) (?:eu |a gente )?(?:compro|pago|sai|custa|vem|ta saindo)(?: (?:por|n[ao]|em|a) (?:unidade|quilo|kg|feira|ceasa|caixa))?,? (?:a|por) (?:r\\$ ?)?\\d{1,4}(?:[.,]\\d{1,2})?(?: (?:reais|conto|real))?(?: (?:o quilo|a unidade|cada|o kg|a caixa|o litro))?(?:,? (?:e )?(?:quero|queria|da pra|pra)? ?usar (?:ele |ela |isso )?em ${number} (?:pratos?|deles|delas|receitas))?`,
        'gu',
      ),
    ),
  ].flatMap((match) => {
    const term = foodIn(match[1] ?? '')
    if (!term) return []
    const count = amountIn(match[2])
    const share: WishContent[] = Number.isInteger(count)
      ? [{ kind: 'share', what: term.name, of: 'many', count, bound: 'at_least' }]
      : []
    const start = match.index
    return [
      {
        start,
        end: start + match[0].length,
        wishes: [{ kind: 'prefer', what: term.name, why: 'supply' }, ...share],
      },
    ]
  })

/** "o tucunaré inteiro a R$ 22", "carapeba do seu Manel", "ostra da fazenda do lado (24 a dúzia)": from whom, and its price. */
const source =
  '(?: d[oae]s? (?:seu |dona |fazend\\p{L}+|sitio|mercado|feira|vizinh\\p{L}+|pescador\\p{L}*|produtor\\p{L}*|horta)\\p{L}*(?: d[oae] \\p{L}+)?)'
const priceEach =
  '(?:,? ?\\(?(?:(?:sai|custa|pago|compro) )?(?:a |por )?(?:r\\$ ?)?\\d{1,4}(?:,\\d{1,2})?(?: (?:reais|conto|real))? (?:a duzia|o quilo|o kg|a unidade|cada|o litro|o maco)\\)?)'
const bought: Reader = (said) =>
  [...said.matchAll(/(?<!\p{L})\p{L}{3,}/gu)].flatMap(({ index }) => {
    const food = foodAt(said.slice(index))
    if (!food || food.length < 3) return []
    const tail = new RegExp(
      `^(?:${source}${priceEach}?|${priceEach}| inteir[oa]s?(?: (?:a|por) (?:r\\$ ?)?\\d{1,4}(?:,\\d{1,2})?(?: (?:reais|o quilo|o kg))*))(?![\\p{L}\\p{N}])`,
      'u',
    ).exec(said.slice(index + food.length))
    if (!tail) return []
    const before = said.slice(0, index)
    if (
      /(?<!\p{L})(?:nao|nem|sem|nada|nunca|tir\p{L}+|exceto|menos)(?: (?:de|quero|usar|use|tem|o|a))* $/u.test(
        before,
      )
    )
      return []
    const wishes = [{ kind: 'prefer' as const, what: food.term.name, why: 'supply' as const }]
    return [{ start: index, end: index + food.length + tail[0].length, wishes }]
  })

export const leftoverReaders: readonly Reader[] = [bought, boxes, measured, pieceLeft, purchase, surplus].map(
  ofTheHouse,
)
