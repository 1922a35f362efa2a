/** What the ingredients of a plate may cost: "cada petisco até R$ 14 de ingredientes e cada prato para dois até R$ 38". */
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import type { WishContent } from '../text/draft.ts'
import { amountIn, number, type Reader, reads, sentencesOf, withShortForms } from './shape.ts'

const courses: readonly (readonly [words: RegExp, course: CourseId])[] = [
  [/^(?:petisco|entrada|porc)/, 'petisco'],
  [/^(?:sobremesa|doce)/, 'sobremesa'],
  [/^(?:lanche|sanduiche|hamburg)/, 'lanche'],
  [/^principa/, 'principal'],
]

const noun =
  '(petiscos?|entrad\\p{L}+|porc(?:ao|oes)|sobremesas?|doces?|lanches?|sanduiches?|principa(?:l|is)|pratos?|itens|item)'
const size = `(?: (?:novos? )?(?:individua(?:l|is)|(?:para|pra|de) (?:o )?(?:casal|dividir|compartilhar|${number}(?: pessoas?)?)))?`
const verbs =
  '(?: (?:tem|que|deve|devem|precisa|precisam|pode|podem|nao|custar|custe|custem|gastar|gaste|levar|leve|passar|passe|ter|sair|saia|em|o|a|com|por|de))*'
const limit = '(?:passar de|passe de|ate|no maximo|maximo de|max|menos de|mais de)'
const money = `(?:(?:r\\$ ?)?(?=\\d)|(?=\\p{L}+ (?:reais|contos?|pila)))(\\d{1,4}(?:[.,]\\d{1,2})?|${number.slice(1, -1)})(?: ?(?:reais|real|contos?|pila))?`
const material =
  '(?: (?:de|em|d[ao]s?|so de|so em) (?:(?:custo|gasto) (?:de |d[ao]s )?)?(?:ingredientes?|insumos?|materia[- ]prima|mercadoria|materiais|comida))'
const plate = `(?:(?:e|cada|o|a|os|as|por|todo|toda) )*${noun}${size}${verbs} ${limit} ${money}`
const clause = new RegExp(
  withShortForms(
    `(?<![\\p{L}\\p{N}])${plate}(?:${material})?(?:,? (?:e )?${plate}(?:${material})?)*(?![\\p{L}\\p{N}])`,
  ),
  'gu',
)
const each = new RegExp(withShortForms(plate), 'gu')

function servesOf(words: string, people: string | undefined): number | undefined {
  if (/individua/.test(words)) return 1
  const value = amountIn(people)
  if (value > 1 && value <= 12) return value
  return /casal|dividir|compartilhar/.test(words) ? 2 : undefined
}

function limitsIn(said: string): WishContent[] {
  return [...said.matchAll(each)].flatMap(([words, name = '', people, value]) => {
    const max = amountIn(value)
    const course = courses.find(([known]) => known.test(name))?.[1]
    const serves = servesOf(words, people)
    return max > 0
      ? [
          {
            kind: 'dishLimit' as const,
            of: 'plateCost' as const,
            max,
            ...(course === undefined ? {} : { course }),
            ...(serves === undefined ? {} : { serves }),
          },
        ]
      : []
  })
}

export const readPlateCosts: Reader = (said) =>
  sentencesOf(said).flatMap(({ text, at }) => {
    if (!new RegExp(material, 'u').test(text)) return []
    return [...text.matchAll(clause)].flatMap(({ 0: words, index }) => {
      const wishes = limitsIn(words)
      if (wishes.length === 0 || !new RegExp(material, 'u').test(words)) return []
      return [{ start: at + index, end: at + index + words.length, wishes }]
    })
  })

const most =
  '(?:(?:tem que |deve |pode |precisa )?(?:ser |ficar |seja |fique )?(?:de )?(?:ate|no maximo(?: de)?|maximo(?: de)?|max\\.?|abaixo de|menos de)|(?:nao (?:pode(?:m)? )?(?:passar|passe|ultrapassar)|sem passar) d[eo]s?)'
const ofEach =
  '(?: (?:de|por|d[ao]s?) (?:cada )?(?:um|uma|prato|pratos|receita|receitas|porcao|unidade|item|itens|lanche|lanches|petisco|petiscos|marmitas?|quentinhas?|produc\\p{L}+))*'
/** No share of a price. */
const amount = `${money}(?![\\d,.]*\\d| ?(?:%|por ?cento))`

/** "Custo de cada um no máximo R$ 11 e venda até R$ 29,90": what it may cost to make is no price. */
export const readCostEach: Reader = reads(
  `(?:(?:o|com|e|cada um|cada prato|todos) )*custo${ofEach}(?: (?:de|d[ao]s?) (?:ingredientes?|insumos?|produc\\p{L}+))? ${most} ${amount}${ofEach}(?:,? (?:e |para )?(?:a |o preco de |preco de )?(?:vend(?:a|er|endo|ido)|saindo|sair)(?: (?:a|por|de))? ?${most} ${amount})?`,
  ([, cost = '', price]) => [
    { kind: 'dishLimit', of: 'plateCost', max: amountIn(cost) },
    ...(price === undefined ? [] : [{ kind: 'price' as const, max: amountIn(price) }]),
  ],
)

/** "não pode custar mais de 9 reais para fazer" */
export const readCostToMake: Reader = reads(
  `(?:(?:cada (?:um|uma|prato)|nenhum(?: deles)?|tudo|eles) )?(?:nao (?:pode(?:m)? |deve(?:m)? )?|sem )?(?:cust|gast)\\p{L}+ (?:mais d[eo]|${most}) ${amount} (?:para|pra|pro|de) (?:fazer|produzir|preparar|montar|produc\\p{L}+|preparo)`,
  ([, cost = '']) => [{ kind: 'dishLimit', of: 'plateCost', max: amountIn(cost) }],
)

/** "gastar no máximo 12 reais por prato" */
export const readSpentEach: Reader = reads(
  `(?:(?:nao |sem )?(?:quero|queremos|posso|pode|podemos|dev\\p{L}+) )?gast\\p{L}+ (?:mais d[eo]|${most}) ${amount} (?:por|em|com) (?:cada )?(?:um|uma|prato|receita|porcao)(?: del[ea]s)?`,
  ([, cost = '']) => [{ kind: 'dishLimit', of: 'plateCost', max: amountIn(cost) }],
)

const sold = `(?:,? (?:e |mas |que |pra |para )*(?:eu |a gente )?(?:o preco (?:e|fica|vai)|o preco|preco|vendo|vendemos|vender|venda|vendid[oa]s?|cobro|cobrar|sai|saindo)(?: (?:n[ao] (?:cardapio|mesa|salao)|d[eo] venda|no cardapio))?)`
/** "No máximo 11 reais de ingrediente e eu vendo entre 28 e 36": what goes into a plate, and what it is sold at. */
export const readCostAndPrice: Reader = reads(
  `(?:(?:cada (?:um|uma|prato|receita)|tudo|todos|o prato|os pratos|tem que|deve|pode|podem|precisa|custar|gastar|gaste|sair|levar|leve|ficar|fique|ser|ter|uns) )*(?:no maximo|ate|maximo de|nao mais (?:de|que)|menos de) ${money}${material}${ofEach}(?:${sold} (?:entre|de|a|por|em)? ?${amount}(?: (?:e|a|ate) ${amount})?)?(?![\\p{L}\\p{N}])`,
  ([, cost, low, high]) => {
    const max = amountIn(cost)
    const [least, most] = [amountIn(low), amountIn(high)]
    if (!(max > 0)) return null
    const limit: WishContent = { kind: 'dishLimit', of: 'plateCost', max }
    if (low === undefined) return [limit]
    if (!(least > max)) return null
    if (high === undefined) return [limit, { kind: 'price', about: least }]
    return most > least ? [limit, { kind: 'price', min: least, max: most }] : null
  },
)
