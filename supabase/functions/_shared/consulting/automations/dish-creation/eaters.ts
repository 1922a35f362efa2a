/** Who eats the dishes besides guests at a table: children, and whoever opens a lunch box at work. */
import { cachacaIds, cachacas } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import type { HouseItemKind } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { foldAccents } from '../../base/language/text.ts'
import { allowsCachaca } from '../../base/request/allowed-cachacas.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Requirements } from '../../base/request/requirements.ts'

/**
 * Why the dishes of a request are made without cachaça; null if they may have it. `place`: no alcohol may be served there. `guests`: who
 * eats there does not drink, by faith or before a wheel. `refused`: the owner wants none. `dry`: the house sells no alcohol.
 */
export type Sober = 'children' | 'lunchBox' | 'place' | 'guests' | 'refused' | 'dry' | null

const child = '(?:criancas?|criancada|menin[oa]s?|meninada|molecada|alun[oa]s)'

/** Children as those who eat, not as the owner's own childhood or a question about them. */
const childrenEat = new RegExp(
  `\\b(?:(?:tem|vem|vai|enche de|cheio de|muit[oa]s?) (?:muit[oa]s? )?${child} (?:que )?(?:com|almoc|lanch|jant)\\p{L}+|${child} (?:tambem )?(?:come|comem|almoca|almocam|lancha|lancham)|(?:lanches?|marmitas?|pratos?|comida|cardapio|menu|merenda|almoco) (?:escolar|infantil|(?:d[ao]s?|de|para|pra|pras|pros|para as|para os) (?:${child}|escola|creche|colegio))|merenda|lancheiras?|(?:vendo|vendemos|entrego|entregamos|sirvo|servimos|forneco|fornecemos) (?:para|pra|pras|pros|na|nas|em) (?:as? |os? )?(?:${child}|escolas?|creches?|colegios?))`,
  'u',
)

/** A house that sells lunch boxes. */
const lunchBox = /\b(?:marmit\p{L}*|quentinhas?|lunch ?box)/iu

/** Whether the owner speaks of children or pupils who eat there: nobody offers them a dose. */
export const isForChildren = (text: string): boolean =>
  childrenEat.test(foldAccents(withoutQuestions(text)).toLowerCase())

const faithful =
  '(?:adventist\\p{L}*|evangelic[oa]s?|crentes?|fieis|irmaos da igreja|testemunhas de jeova|mormons?|batistas)'
const onTheirWay =
  '(?:motoristas?|caminhoneir[oa]s?|carreteir[oa]s?|taxistas?|motoboys?|mototaxistas?|bugueir[oa]s?|pilotos?|romeir[oa]s?)'
/** Guests by their faith, or who drive, ride or fly after the meal; no word on who works in the house. */
const soberGuests = new RegExp(
  `(?<!\\p{L})(?:(?:client\\p{L}*|fregues\\p{L}*|publico|pessoal|turma|gente|quem|maioria|muit[oa]s?|tod[oa]s?)(?: \\p{L}+){0,4} ${faithful}|${faithful}(?: \\p{L}+){0,3} (?:come|comem|almoca|almocam|frequenta\\p{L}*|vem|compram?|pedem?)|(?:depois|saida|saindo|na volta) d[oa] (?:culto|missa|igreja)|(?:client\\p{L}*|fregues\\p{L}*|publico|quem (?:come|para|vem|almoca))(?: \\p{L}+){0,4} ${onTheirWay}|${onTheirWay}(?: \\p{L}+){0,3} (?:come|comem|almoca|almocam|para|param|lancha|lancham)|(?:client\\p{L}*|povo|pessoal|publico|ninguem|gente)(?: \\p{L}+){0,3} (?:nao beb\\p{L}+|(?:aqui )?bebe alcool))(?!\\p{L})`,
  'u',
)

/** Whether the guests whom the owner tells of do not drink. */
export const guestsDoNotDrink = (text: string): boolean =>
  soberGuests.test(foldAccents(withoutQuestions(text)).toLowerCase())

/** What the house's own lunch boxes cost, R$, cheapest first. */
export const lunchBoxPrices = ({ menu }: Pick<EngineContext['house'], 'menu'>): number[] =>
  menu
    .flatMap(({ active, name, section, price }) =>
      active && price !== null && price > 0 && lunchBox.test(`${name} ${section ?? ''}`) ? [price] : [],
    )
    .toSorted((one, other) => one - other)

/** Sentences that ask; "criança pode comer?" is answered, and changes no recipe. */
const withoutQuestions = (text: string) => text.replace(/[^.!?;\n]*\?/gu, ' ')

/** Whether the house's dishes leave in lunch boxes: its name or a section of its menu says so. */
export const sellsLunchBoxes = ({
  restaurant,
  house,
}: Pick<EngineContext, 'restaurant' | 'house'>): boolean =>
  lunchBox.test(restaurant.name) ||
  house.menu.some(({ active, section }) => active && lunchBox.test(section ?? ''))

/**
 * Whether the dishes are made without cachaça although the owner does not say so: children eat them, or they are opened
 * at a desk or before a wheel. An owner who names cachaça in the request decides.
 */
export function soberFor(context: EngineContext, text: string, requirements: Requirements): Sober {
  const { sheet } = context
  const isForbidden = sheet.wishes.some(
    (wish) =>
      wish.kind === 'dishTrait' &&
      wish.what === 'free' &&
      wish.of === 'cachaça' &&
      wish.count === undefined &&
      wish.course === undefined &&
      wish.part === undefined,
  )
  if (isForbidden) return 'place'
  if (refusesCachaca(requirements)) return 'refused'
  const decides = sheet.wishes.some(
    (wish) =>
      (wish.kind === 'zeroAlcohol' && wish.count !== undefined) ||
      ((wish.kind === 'prefer' || wish.kind === 'only' || wish.kind === 'share') &&
        wish.what.startsWith('cachaça')) ||
      (wish.kind === 'question' && wish.about === 'childrensDish'),
  )
  if (decides || /cacha[cç]a|pinga|flambad/i.test(withoutQuestions(text))) return null
  if (isForChildren(text)) return 'children'
  if (guestsDoNotDrink(text)) return 'guests'
  if (sellsLunchBoxes(context)) return 'lunchBox'
  return sellsNoAlcohol(context.house) ? 'dry' : null
}

/** Whether the request leaves out alcohol, or each of the cachaças. */
const refusesCachaca = (requirements: Requirements): boolean =>
  (requirements.zeroAlcohol !== null && requirements.zeroAlcohol.count === null) ||
  cachacaIds.every((id) => !allowsCachaca(requirements, id))

/** The request without its refusals of alcohol or of every cachaça. */
export const withoutSpiritRefusals = (sheet: RequestSheet): RequestSheet => ({
  ...sheet,
  wishes: sheet.wishes.filter(
    (wish) =>
      wish.kind !== 'zeroAlcohol' &&
      !(wish.kind === 'exclude' && cachacaIds.every((id) => ingredientHolds(cachacas[id], wish.what))),
  ),
})

const alcoholic: ReadonlySet<HouseItemKind> = new Set(['drink', 'dose', 'beer'])

/** Whether the house lists its drinks, and none of them has alcohol. */
function sellsNoAlcohol({ menu }: EngineContext['house']): boolean {
  const kinds = menu.flatMap((item) => (item.active ? [itemKind(item)] : []))
  return kinds.includes('soft_drink') && !kinds.some((kind) => alcoholic.has(kind))
}
