/** Techniques, temperatures, colours and ways of serving: "3 mexidos", "no máximo um batido", "um azul pro réveillon". */

import type { DrinkTrait } from '../../base/drinks/asked-traits.ts'
import { jugPrices, withoutAlcohol } from '../../base/drinks/without-alcohol.ts'
import type { WishContent } from '../text/draft.ts'
import { byPattern, type PassageReader } from '../text/take-out.ts'
import { drinkNoun, least, most, number, numberOf, pattern } from './words.ts'

type Named = {
  trait: DrinkTrait
  words: string
  /** The word means other things as well: it is read only beside a number or a word for drinks. */
  needsNoun?: true
}

const inColour = '(?:(?:bem |meio |todo |mais )?(?:de cor |da cor |cor |na cor |com cor )?(?:do mar )?)?'

export const namedTraits: readonly Named[] = [
  {
    trait: 'foamy',
    words:
      '(?:(?:com|de|tem que ter|que tenham?|levando) (?:(?:uma|muita|bastante|aquela|a) )?(?:espum(?:a|as|inha)|colarinho)|espumos[oa]s?|espumad[oa]s?)(?: (?:por cima|em cima|no topo|bonita|branquinha|firme|cremosa|alta))*',
    needsNoun: true,
  },
  {
    trait: 'vivid',
    words:
      '(?:bem |super |mais |muito |todos? |tudo )*(?:(?:de |com |em )?(?:cores?|cor|colorac\\p{L}+) (?:bem |muito )?(?:viv|fort|vibrant|chamativ|aleg)[oae]s?|colorid[oa]s?|coloridinh[oa]s?|vibrantes?)',
    needsNoun: true,
  },
  { trait: 'blended', words: '(?:frozens?|raspadinhas?|batid[oa]s? (?:de|no|em|com o?) ?liquidificador)' },
  { trait: 'blended', words: '(?:de|no|em) liquidificador', needsNoun: true },
  {
    trait: 'shaken',
    words: 'batidos?(?: na coqueteleira)?|de coqueteleira|na coqueteleira|shakead[oa]s?',
    needsNoun: true,
  },
  { trait: 'stirred', words: 'mexid[oa]s?(?: (?:no gelo|com gelo|na colher))?', needsNoun: true },
  {
    trait: 'built',
    words:
      '(?:(?:montad[oa]s?|feit[oa]s?|prontos?) (?:direto )?|direto )no (?:proprio )?copo|no proprio copo|montad[oa]s?',
    needsNoun: true,
  },
  {
    trait: 'single',
    words: '(?:servid[oa]s? )?(?:no|em|de) copos?(?: individua(?:l|is))?(?! de )|individua(?:l|is)',
    needsNoun: true,
  },
  {
    trait: 'muddled',
    words: 'macerad[oa]s?|socad[oa]s?|amassad[oa]s?|com fruta (?:amassada|macerada|socada)',
    needsNoun: true,
  },
  {
    trait: 'hot',
    words:
      '(?:bem )?quent(?:es?|inhos?|inhas?|ao|oes)(?: pra beber)?|(?:de|pra|para) (?:beber|tomar|servir) quente|(?:pra|para|de) esquentar|(?:servid[oa]s? )?na caneca quente',
    needsNoun: true,
  },
  {
    trait: 'blue',
    words: `${inColour}azu(?:l|is|lzinhos?|lzinhas?|ladinhos?)(?: (?:claro|mar|piscina|turquesa|bebe))?(?! de )`,
  },
  { trait: 'pink', words: 'pinks?' },
  { trait: 'pink', words: `${inColour}(?:cor de rosa|rosas?|rosinhas?|rose)`, needsNoun: true },
  { trait: 'red', words: `${inColour}(?:vermelh[oa]s?|encarnad[oa]s?|cor de sangue)`, needsNoun: true },
  { trait: 'purple', words: `${inColour}(?:rox[oa]s?|lilas(?:es)?|violetas?)`, needsNoun: true },
  { trait: 'orange', words: `${inColour}(?:alaranjad[oa]s?|cor de laranja)`, needsNoun: true },
  { trait: 'yellow', words: `${inColour}(?:amarel[oa]s?|amarelinh[oa]s?)`, needsNoun: true },
  { trait: 'golden', words: `${inColour}(?:dourad[oa]s?|cor de ouro)`, needsNoun: true },
  { trait: 'green', words: `${inColour}(?:verdes?|verdinhos?)`, needsNoun: true },
  { trait: 'white', words: `${inColour}(?:branc[oa]s?|branquinhos?)`, needsNoun: true },
  { trait: 'black', words: `${inColour}(?:pret[oa]s?|pretinhos?)`, needsNoun: true },
]

const refuse =
  '(?:nada(?: de)?|nenhum(?:a)?|sem(?: nenhum(?: drink)?)?|nao (?:quero nada|quero nenhum(?: drink)?|quero|queremos|faz|faco|bota|botar|pode ter|pode|tem como ter|vendo|uso)|evit\\p{L}+|menos)'
const all = '(?:tod[oa]s?(?: os| as)?|tudo|so|somente|apenas|100%)'

/** "dá pra ter um", "quero um" */
const lead =
  '(?:(?:da pra|da para|tem como|pode|podia|quero|queria|bota|inclui|faz|faca|gostaria de|preciso de|tem que|precisa)\\s+(?:(?:ter|fazer|servir|incluir|botar|por|colocar|montar|criar)\\s+)?)?'

/** "no máximo um", "3", "pelo menos dois drinks", "um deles", "tudo", "nada" */
const before = `${lead}(?:(?<refuse>${refuse})\\s+)?(?:(?<all>${all})\\s+)?(?:(?<most>${most})\\s+)?(?:(?<least>${least})\\s+)?(?:(?<count>${number}|uns|umas|alguns|algumas|varios)\\s+)?(?:(?<noun>${drinkNoun})\\s+)?(?:del[ea]s\\s+)?(?:(?:que (?:seja|sejam|fosse|fique|fiquem)|seja|sejam|tem que ser|(?:dev|precis)\\p{L}+ ser|ser|do tipo|tipo)\\s+)*`
const after = `(?:\\s+(?:(?<leastAfter>no min(?:imo|\\.)?|pelo menos)|(?<mostAfter>no max(?:imo|\\.)?|so)))?`

function wishesOf(trait: DrinkTrait, groups: Record<string, string | undefined>): WishContent[] | null {
  const count = numberOf(groups.count)
  const bound =
    (groups.most ?? groups.mostAfter) ? 'at_most' : (groups.least ?? groups.leastAfter) ? 'at_least' : null
  if (groups.half !== undefined) return [{ kind: 'drinkTrait', what: trait, part: 'half' }]
  if (groups.refuse !== undefined) return [{ kind: 'drinkTrait', what: trait, count: 0, bound: 'at_most' }]
  if (groups.all !== undefined && count === null) return [{ kind: 'drinkTrait', what: trait }]
  if (groups.all !== undefined || bound === 'at_most')
    return count === null ? null : [{ kind: 'drinkTrait', what: trait, count, bound: 'at_most' }]
  // "uns azuis", "drinks quentes": more than one.
  const many = groups.count !== undefined && count === null ? 2 : null
  const single = /^(?:uma?|algum)$/.test(groups.count ?? '') || count === 1
  return [
    {
      kind: 'drinkTrait',
      what: trait,
      count: many ?? count ?? (/s$|eis$/.test(groups.noun ?? '') ? 2 : 1),
      bound: bound ?? (single || count === null ? 'at_least' : 'exactly'),
    },
  ]
}

/** "5 drinks bem coloridos": each of them; how many there are is said beside it. */
function inColours({ count: said }: Record<string, string | undefined>): WishContent[] {
  const count = numberOf(said)
  const all: WishContent = { kind: 'drinkTrait', what: 'vivid' }
  if (count === 1) return [{ ...all, count, bound: 'at_least' }]
  return count === null ? [all] : [{ kind: 'count', count, bound: 'exactly' }, all]
}

const traitReader = ({ trait, words, needsNoun }: Named): PassageReader =>
  byPattern(pattern(`${before}(?:${words})${after}`), (found) => {
    const groups = found.groups ?? {}
    // "sem corante azul": the colour of something else.
    if (
      /(?:corante|anilina|pimenta|coco|cachaca|vinho|molho|cheiro|calda|licor|acucar|queijo|creme|arroz|limao) $/u.test(
        (found.input ?? '').slice(0, found.index),
      )
    )
      return null
    const isCounted =
      groups.count !== undefined ||
      groups.noun !== undefined ||
      groups.refuse !== undefined ||
      groups.half !== undefined ||
      groups.all !== undefined ||
      groups.leastAfter !== undefined
    if (needsNoun && !isCounted) return null
    if (trait === 'vivid' && groups.noun !== undefined && groups.refuse === undefined)
      return inColours(groups)
    return wishesOf(trait, groups)
  })

/** Weather and places that call for hot drinks. "5 drinks pro frio": the number of drinks is another wish. */
const weather = byPattern(
  pattern(
    `(?:(?<!(?:${number})\\s+(?:\\p{L}+\\s+)?)(?:${drinkNoun})\\s+)?(?:(?:na serra|aqui|la|que|ta|esta|faz|fazendo|anda|e|a noite|de noite|no)\\s+)*(?:(?:pra|pro|para o|para|contra o|de|por causa do|no) (?:friozinho|frio|inverno|sereno)|(?:pr[ao]s?|par[ao] [oa]s?|n[oa]s?|em|de) (?:noites?|dias?|tardes?|clima|tempo|epoca) (?:mais |bem |muito )*(?:fri[oa]s?|gelad[oa]s?)|friozinho|frio|esfria|gelad[oa] de noite)(?: (?:da|de|na|a) (?:serra|noite|madrugada))?`,
  ),
  ([said = '']) =>
    // "leite frio" and "café frio" are ingredients.
    /^(?:frio|gelad)/.test(said.trim()) && !/serra|noite/.test(said)
      ? null
      : [{ kind: 'drinkTrait', what: 'hot', count: 1, bound: 'at_least' }],
)

/** Guests of a jug whose number is not told. */
export const usualJug = 4
const guests = `(?:\\s*,?\\s*(?:(?:pra|para|p|de|em|entre|que da pra|serve)\\s+)(?:uns |umas |mesa de )?(?<guests>${number})(?! ?(?:min|seg))(?: pessoas?| copos?| amigos?| doses?)?)?`
const jug = byPattern(
  pattern(
    `${lead}(?<refuse>sem |nada de |nao quero |nao (?:tenho|temos|tem) )?(?:(?<count>${number})\\s+)?(?:(?:${drinkNoun}|del[ea]s)\\s+)?(?:(?:pod\\p{L}+|dev\\p{L}+|precis\\p{L}+|tem que)\\s+(?:(?:ser|sair|vir)\\s+)?)?(?:(?:feit[oa]s?|servid[oa]s?|vendid[oa]s?|montad[oa]s?)\\s+)?(?:(?:pra|para|de) (?:dividir|compartilhar|rachar)\\s+)?(?:(?:de|em|na|numa|por|uma|pra|para)\\s+)*(?:jarras?|jarrinhas?|pitchers?|torres?|baldes?|litrao de drink)(?: (?:de|pra|para) (?:a mesa|mesa|dividir|galera|turma|grupo|bloco|compartilhar))*(?: de (?<litres>\\d(?:,5)?|um|uma|dois) ?(?:l|litros?)(?: e meio)?)?${guests}(?: (?:pra|para|p) (?:[oa] )?(?:galera|turma|grupo|mesa|pessoal|povo|amigos)(?: (?:toda |inteira )?(?:dividir|compartilhar|rachar|tomar junt[oa]s?))?)?`,
  ),
  (found) => {
    const { refuse: no, count, guests: shared } = found.groups ?? {}
    if (no !== undefined) return [{ kind: 'drinkTrait', what: 'jug', count: 0, bound: 'at_most' }]
    // With its ice a litre serves four.
    const litres = numberOf(found.groups?.litres)
    const servings = numberOf(shared) ?? (litres ? Math.round(litres * 4) : usualJug)
    return servings < 2 || servings > 12
      ? null
      : [
          {
            kind: 'drinkTrait',
            what: 'jug',
            count: numberOf(count) ?? 1,
            bound: 'at_least',
            servings,
          },
        ]
  },
)

const forTwo = byPattern(
  pattern(
    `${lead}(?:(?<count>${number})\\s+)?(?:${drinkNoun}\\s+)?(?:(?:de|com|pra|para)\\s+)?(?:dois canudos?|2 canudos?|(?:dividir|tomar|beber) (?:a|em|de) dois|(?:pro|para o|pra) casal dividir|(?:de|pra|pro) casal|pra dois dividir(?:em)?|pra dois no mesmo copo)`,
  ),
  (found) =>
    // "público de casal" says who comes.
    /casal$/.test(found[0]) && !new RegExp(`${number} |${drinkNoun} `, 'u').test(found[0])
      ? null
      : [
          {
            kind: 'drinkTrait',
            what: 'forTwo',
            count: numberOf(found.groups?.count) ?? 1,
            bound: 'at_least',
            servings: 2,
          },
        ],
)

const mayCost =
  '(?:(?:pode|podem|tem que|deve|devem|precisam)(?: (?:ir|sair|custar|ser|chegar|passar|ficar))? )?(?:ate|nao (?:podem?|devem?) passar de|nao passam? de|acima de|abaixo de|no max(?:imo|\\.)?|por ate|a|por)'
/** "(a jarra pode até 45)", "dos sem álcool 20", "os sem álcool até 15": what drinks of one kind may cost. */
const pricedKind = byPattern(
  pattern(
    `\\(?(?:e |mas )?(?:(?:(?:a|as|da|das|na|nas|cada) (?<jug>jarras?))|(?:(?:os|dos|nos|as|das|opcoes|drinks|nenhum|nenhum dos)(?: drinks| opcoes)?,? (?<sober>sem alcool|(?:de|das|para|pra|pras|para as) criancas?|infantis)))(?: (?:e|sao|fica|ficam|sai|saem|custa|custam))?[,:]? (?:${mayCost} )?(?:r\\$ ?)?(?<value>\\d{1,3}(?:,\\d{1,2})?)(?: (?:reais|real|conto|contos|pila|paus))?(?: (?:cada|no max(?:imo)?))?\\)?`,
  ),
  ({ groups = {} }) => {
    const max = Number((groups.value ?? '').replace(',', '.'))
    return max < 5 ? null : [{ kind: 'price', item: groups.jug ? jugPrices : withoutAlcohol, max }]
  },
)

/** "copo até 25, jarra até 65", "uma jarra para 4 até R$ 80": a jug, and what it may cost. */
const jugLimit = byPattern(
  pattern(
    `(?<=^|[.;:,\\n(-]\\s*|\\s(?:e|mas) )(?:uma )?jarras?(?: (?:pra|para|de) (?<guests>${number})(?: pessoas?)?)? (?:(?:de|por|custando|saindo|pode|podem|sai|saem|fica|ficam) )*(?:ate|(?:de |por )?no max(?:imo|\\.)?|abaixo de|menos de|nao (?:pode |podem )?passar? de|nao passam? de) (?:r\\$ ?)?(?<value>\\d{1,3}(?:,\\d{1,2})?)(?: (?:reais|real|conto|contos|pila|paus))?(?! ?(?:ml|min|seg|lit|pess|cop|gra|%))`,
  ),
  ({ groups = {} }) => {
    const max = Number((groups.value ?? '').replace(',', '.'))
    const servings = numberOf(groups.guests) ?? usualJug
    if (max < 5 || servings < 2 || servings > 12) return null
    return [
      { kind: 'price', item: jugPrices, max },
      { kind: 'drinkTrait', what: 'jug', count: 1, bound: 'at_least', servings },
    ]
  },
)

/** "caprichem nos sem álcool, uns cinco, todos abaixo de 14 reais" */
const soberPart = byPattern(
  pattern(
    `(?:(?:caprich\\p{L}+|foco|foqu\\p{L}+|quero|pensem|priori\\p{L}+)\\s+(?:bem |mais )?)?(?:n?[oa]s|em|com) (?:(?:drinks|opcoes|bebidas|coqueteis) )?sem alcool,? (?:quero |pode ser |sao )?(?:uns |umas |pelo menos )?(?<count>${number})(?: ta bom| bastam)?(?:,? (?:todos|tudo|cada um|cada) (?:ate|abaixo de|por menos de|no max(?:imo)?(?: de)?|a) (?:r\\$ ?)?(?<value>\\d{1,3}(?:,\\d{1,2})?)(?: (?:reais|real|conto|contos))?)?`,
  ),
  ({ groups = {} }) => {
    const count = numberOf(groups.count)
    const max = Number((groups.value ?? '').replace(',', '.'))
    if (count === null || count < 1) return null
    return [
      { kind: 'zeroAlcohol', count },
      ...(max >= 5 ? [{ kind: 'price' as const, item: withoutAlcohol, max }] : []),
    ]
  },
)

/** "um sem álcool até 14": the price of that one alone. */
const soberPrice = byPattern(
  /(?<=sem alcool(?: (?:pra|para|pro) (?:quem (?:dirige|vai dirigir|nao bebe)|(?:o |os )?motoristas?|(?:as )?criancas?))?,? )(?:por |a |custando |de )?(?:ate|no maximo(?: de)?) (?:r\$ ?)?(?<value>\d{1,3}(?:,\d{1,2})?)(?: (?:reais|real|conto|contos|pila|paus))?(?![\d%])(?! ?(?:ml|min|seg))/gu,
  ({ groups = {} }) => {
    const max = Number((groups.value ?? '').replace(',', '.'))
    return max < 5 ? null : [{ kind: 'price', item: withoutAlcohol, max }]
  },
)

/** "sem álcool até R$ 16": what those cost, and not that all of them are. */
const soberAlone = byPattern(
  new RegExp(
    `(?<=^|[.;:,\\n(-]\\s*|\\se\\s)(?:(?:os|as|dos|nos|nenhum|nenhum dos) )?(?:drinks |opcoes |bebidas )?sem alcool[,:]? (?:${mayCost} )+(?:r\\$ ?)?(?<value>\\d{1,3}(?:,\\d{1,2})?)(?: (?:reais|real|conto|contos|pila|paus))?(?![\\d%])(?! ?(?:ml|min|seg))`,
    'gu',
  ),
  ({ groups = {} }) => {
    const max = Number((groups.value ?? '').replace(',', '.'))
    return max < 5 ? null : [{ kind: 'price', item: withoutAlcohol, max }]
  },
)

export const traitReaders: readonly PassageReader[] = [
  soberAlone,
  soberPart,
  soberPrice,
  pricedKind,
  jugLimit,
  jug,
  forTwo,
  ...namedTraits.map(traitReader),
  weather,
]
