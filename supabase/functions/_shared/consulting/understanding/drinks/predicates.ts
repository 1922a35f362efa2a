/** What a number of drinks can be, read as a whole: "em taça", "prontos em até 30 segundos", "com fruta da estação". */
import type { DrinkTrait } from '../../base/drinks/asked-traits.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { WishContent } from '../text/draft.ts'
import { countedTerm } from '../words/counted-term.ts'
import { pouredTerm } from './poured-terms.ts'
import { cachacaTerms } from './tastes.ts'
import { namedTraits } from './traits.ts'
import { number, numberOf } from './words.ts'

/** How many of the drinks: a number with its bound, or all of them. */
export interface Quantity {
  count: number | null
  bound: 'exactly' | 'at_least' | 'at_most' | null
  part?: 'half'
}

/** A wish for so many drinks, and whether more of the same do no harm. */
export interface Predicate {
  wishFor: (quantity: Quantity) => WishContent | null
  /** Without a bound, the number is a minimum. */
  isOpen: boolean
  /** An ingredient: "com caju e limão" may mean either. */
  isFood?: true
}

const adverb = '(?:bem |mais |muito |meio )?'
/** "na linha do negroni": what such a drink is like. */
const inLine =
  '(?:(?:na linha|no estilo|no jeito|na pegada|parecid[oa]s?|puxad[oa]s?) (?:d[oa] |com [oa]s? |pr[ao] )?|(?:tipo|estilo) (?:um |o )?)'
const characters: readonly (readonly [DrinkTrait, string])[] = [
  ['long', `${adverb}(?:long[oa]s?|comprid[oa]s?)|(?:em|no|de|num) copo (?:alto|comprido|longo)`],
  ['short', `${adverb}(?:curt[oa]s?|curtinh[oa]s?)|(?:em|no|de|num) copo (?:baixo|curto)`],
  ['creamy', `${adverb}cremos[oa]s?`],
  ['refreshing', `${adverb}(?:refrescantes?|gelad[oa]s?|geladinh[oa]s?)`],
  [
    'light',
    `${adverb}(?:leves?|fraquinh[oa]s?|fraco?s)|(?:com |de )?(?:pouco alcool|baixo teor|teor baixo|pouco teor|pouca graduacao|graduacao baixa|baixa graduacao)(?: alcoolic[oa]| de alcool)?|pouco alcoolic[oa]s?`,
  ],
  ['strong', `${adverb}(?:fortes?|encorpad[oa]s?|potentes?)`],
  ['dry', `${adverb}sec[oa]s?`],
  ['sweet', `${adverb}(?:doces?|docinh[oa]s?|adocicad[oa]s?)`],
  ['sour', `${adverb}(?:azed[oa]s?|azedinh[oa]s?|citric[oa]s?|acid[oa]s?)`],
  ['bitter', `${adverb}amarg(?:uinh)?[oa]s?|${inLine}(?:negronis?|boulevardiers?|aperol|campari|americano)`],
  ['spicy', `${adverb}(?:picantes?|apimentad[oa]s?)`],
  ['herbal', 'herba(?:l|is)|com ervas?(?: frescas?)?'],
  [
    'inSeason',
    '(?:com|de|feit[oa]s? com) frutas? d[ae]s?(?: sua)? (?:estacao|epoca|safra|temporada)|d[ae] (?:estacao|epoca|safra)',
  ],
  ['fruity', `${adverb}frutad[oa]s?|(?:com|de) frutas?(?: frescas?)?`],
  ['classic', 'classic[oa]s?'],
  ['sparkling', '(?:com )?(?:gas|bolhas?|borbulhas?)|borbulhantes?|gaseificad[oa]s?'],
  ['stem', '(?:servid[oa]s? )?(?:em|na|numa|de) tacas?'],
  [
    'littleIce',
    '(?:(?:que |pra )?(?:gast|us|lev|precis|consum)\\p{L}+ |com |de )(?:de )?(?:pouco|pouquinho|menos|bem pouco|quase nada de) gelo|(?:que )?economiz\\p{L}+ (?:o )?gelo|sem (?:muito |tanto )?gelo(?: no copo)?',
  ],
  [
    'ahead',
    '(?:que )?(?:(?:eu|a gente|nos|a equipe|o bar) )?(?:possa|possam|possamos|posso|pode|podem|de|da|deem|dao) (?:(?:pra|para) )?(?:(?:ser|ficar|deixar|eu|a gente) )*(?:engarrafar|engarrafad[oa]s?|pront[oa]s?|preparar|preparad[oa]s?|adiantar|adiantad[oa]s?|fazer|feit[oa]s?)(?: pront[oa]s?)?(?: (?:na|em) (?:garrafas?|jarras?|geladeira))?(?: (?:na|de|desde a) vespera| (?:no|um) dia (?:antes|anterior)| antes| com antecedencia| de manha| (?:desde|ja) (?:a |de |pela )?(?:tarde|manha|cedo)| (?:mais|bem) cedo)|(?:que )?(?:de|da|deem|possa|possam|pode|podem)(?: (?:pra|para))? (?:deixar|ficar|ser|vir) (?:ja )?(?:pront[oa]s? )?(?:na garrafa|em garrafas?|engarrafad[oa]s?|adiantad[oa]s?)|pre-?(?:pront|mistur|prepar)\\p{L}+|(?:feit[oa]s?|pront[oa]s?|preparad[oa]s?|engarrafad[oa]s?) (?:na|de|desde a) vespera|(?:ja )?engarrafad[oa]s?',
  ],
]

const traitWish =
  (what: DrinkTrait, rest: { seconds?: number; max?: number; min?: number } = {}) =>
  ({ count, bound, part }: Quantity): WishContent => ({
    kind: 'drinkTrait',
    what,
    ...(part ? { part } : {}),
    ...(count === null ? {} : { count, bound: bound ?? 'exactly' }),
    ...rest,
  })

const byCharacter: readonly (readonly [RegExp, DrinkTrait])[] = [
  ...characters.map(([trait, words]) => [new RegExp(`^(?:${words})$`, 'u'), trait] as const),
  ...namedTraits.map(({ trait, words }) => [new RegExp(`^(?:${words})$`, 'u'), trait] as const),
]

/** More of these do no harm; a number of others divides the menu. */
const open: ReadonlySet<DrinkTrait> = new Set([
  'inSeason',
  'stem',
  'ahead',
  'littleIce',
  'refreshing',
  'classic',
  'fruity',
])

const time = new RegExp(
  `^(?:(?:que |pra |para )?(?:pront[oa]s?|feit[oa]s?|servid[oa]s?|preparad[oa]s?|sai(?:am?)?|saem|sejam feitos|fiquem prontos|ficar(?:em)? prontos|sair|se faca[m]?)\\s+)?(?:em )?(?:no maximo|ate|menos de|em)\\s+(?<value>\\d{1,3}|${number}|vinte|trinta|quarenta|sessenta)\\s*(?<unit>s|seg|segs|segundos?|min|mins|minutos?)$`,
  'u',
)
const tens: Readonly<Record<string, number>> = { vinte: 20, trinta: 30, quarenta: 40, sessenta: 60 }

const price =
  /^(?:(?:(?:com|dev\p{L}+ ter|tenham?) preco|que cust\p{L}+|custando|(?:dev\p{L}+|precisam?|tem que) (?:custar|ficar|sair|ser)|custem?|vendid[oa]s?|que sai[aem]*|por)\s+)?(?:(?:de|a|por)\s+)?(?<bound>ate|no maximo|(?:que )?nao (?:pod\p{L}+|dev\p{L}+|(?=pass))\s*pass\p{L}+(?: de)?|menos de|abaixo de|mais de|acima de|pelo menos|a partir de|no minimo)\s+(?:r\$\s*)?(?<value>\d{1,3}(?:,\d{1,2})?)(?:\s*(?:reais|real|conto))?$/u

const range =
  /^(?:(?:(?:com|dev\p{L}+ ter|tenham?) preco|que cust\p{L}+|custando|vendid[oa]s?|que fique[m]?)\s+)?(?:de|entre)\s+(?:uns |r\$\s*)?(?<low>\d{1,3}(?:,\d{1,2})?)(?:\s*(?:reais|real|conto))?\s+(?:a|e|ate)\s+(?:r\$\s*)?(?<high>\d{1,3}(?:,\d{1,2})?)(?:\s*(?:reais|real|conto)s?)?$/u
/** "que pode bater 45", "podendo chegar a 45" */
const reach =
  /^(?:que |podendo |pra |para )?(?:pode(?:m)? |possa(?:m)? |va |vao |de pra )?(?:bat\p{L}+|cheg\p{L}+|ir|vai|va|pass\p{L}+|custar|sair)(?: (?:nos|a|ate|em|por|por ate|no maximo))*\s+(?:r\$\s*)?(?<value>\d{1,3}(?:,\d{1,2})?)(?:\s*(?:reais|real|conto)s?)?$/u

const food =
  /^(?:(?:com|de|levando|usando|a base de|feit[oa]s? com|preparad[oa]s? com)|(?:que )?(?:leve|levem|tenha|tenham|use|usem|contenha|contenham)|(?:dev\p{L}+|precisam?|tem que|tem de|tera que|podem?) (?:ter|levar|usar|conter|vir com|ser (?:com|de|feit[oa]s? com)))\s+(?:a |o |as |os )?(?<name>[\p{L} -]{3,40})$/u

/** "com Carvalho", which a plain count already reads, as opposed to "deve levar gengibre". */
export const isPlainFood = (said: string) => /^(?:com|sem) /u.test(said)

/** Drinks for children have no alcohol. */
const soberWords =
  /^(?:sem (?:nada de |nenhum )?alcool|sem nada alcoolico|(?:que )?nao (?:(?:pod|dev)\p{L}+ (?:ter|levar) |(?:lev|ten?h|tem|use)\p{L}* )(?:nada de |nenhum )?alcool|para quem nao bebe|pra quem nao bebe|zero(?: alcool)?|nao alcoolic[oa]s?|(?:sem alcool )?(?:pra|para|pras|para as|de) (?:as )?criancas?|(?:pra|para) criancada|infantis|infantil|kids)$/u
const withAlcohol = /^(?:com alcool|alcoolic[oa]s?)$/u

/** Who pays is not the bar: "que custem ao cliente até 24". */
const payer = / (?:ao|para o|pro|pra o) (?:cliente|consumidor|fregues)(?: final)?(?= )/u

/** "coco ou água de coco": the wider of the two, where one names the other. */
function eitherOf(named: string): string {
  const ways = named.split(/ ou /u)
  return ways.find((one) => ways.every((other) => other.split(' ').includes(one))) ?? named
}

/** @param names the items of the house's menu: one of them may be an ingredient */
export function predicateOf(words: string, names: readonly string[] = []): Predicate | null {
  const said = words.replace(payer, '')
  if (soberWords.test(said))
    return {
      wishFor: ({ count, bound, part }) =>
        part
          ? { kind: 'zeroAlcohol', part }
          : count && bound !== 'at_most'
            ? { kind: 'zeroAlcohol', count }
            : null,
      isOpen: false,
    }
  if (withAlcohol.test(said))
    return {
      wishFor: ({ count, bound }) =>
        count && bound === null ? { kind: 'share', what: 'cachaça', of: 'many', count } : null,
      isOpen: false,
    }
  const character = byCharacter.find(([words]) => words.test(said))
  if (character) return { wishFor: traitWish(character[1]), isOpen: open.has(character[1]) }
  const timed = time.exec(said)?.groups
  if (timed) {
    const value = tens[timed.value ?? ''] ?? numberOf(timed.value)
    const seconds = (value ?? 0) * (timed.unit?.startsWith('m') ? 60 : 1)
    return seconds < 5 || seconds > 1800 ? null : { wishFor: traitWish('fast', { seconds }), isOpen: true }
  }
  const priced = price.exec(said)?.groups
  if (priced) {
    const value = Number((priced.value ?? '').replace(',', '.'))
    const isLeast = /mais|acima|menos\b(?! de)|a partir|minimo/.test(priced.bound ?? '')
    return value > 0
      ? { wishFor: traitWish('priced', isLeast ? { min: value } : { max: value }), isOpen: true }
      : null
  }
  const between = range.exec(said)?.groups
  if (between) {
    const [min, max] = [between.low, between.high].map((one) => Number((one ?? '').replace(',', '.')))
    return min && max && min < max ? { wishFor: traitWish('priced', { min, max }), isOpen: true } : null
  }
  const most = Number((reach.exec(said)?.groups?.value ?? '').replace(',', '.'))
  if (most > 0) return { wishFor: traitWish('priced', { max: most }), isOpen: true }
  const without = /^sem (?:nada de )?(?<name>[\p{L} -]{3,40})$/u.exec(said)?.groups?.name
  const found = without ?? food.exec(said)?.groups?.name
  const named = found && eitherOf(found)
  const term = named ? (findTerm(cachacaTerms[named] ?? named) ?? pouredTerm(named, names)) : undefined
  const canLack = without !== undefined && (term?.kind === 'allergen' || term?.kind === 'diet')
  if (!term || !(countedTerm(term) || canLack)) return null
  const lacking = without === undefined ? {} : { without: true as const }
  return {
    wishFor: ({ count, bound, part }) =>
      part
        ? { kind: 'share', what: term.name, of: 'half', ...lacking }
        : count === null || count === 0
          ? null
          : {
              kind: 'share',
              what: term.name,
              of: bound === 'at_most' ? 'few' : 'many',
              count,
              // "um com a Prata": more drinks with the house's own cachaça do no harm.
              ...(bound === null && count === 1 && term.kind === 'cachaca'
                ? { bound: 'at_least' as const }
                : {}),
              ...(bound === null || bound === 'exactly' ? {} : { bound }),
              ...lacking,
            },
    isOpen: false,
    isFood: true,
  }
}
