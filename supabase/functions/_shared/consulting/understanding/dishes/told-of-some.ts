/** Orders about some of the dishes, which hold for no other: one without cachaça, one in which it is tasted, two lunch plates. */
import { dietTerms } from '../../base/lexicon/diets.ts'
import { formOf } from '../../base/request/dish-forms.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import type { WishContent } from '../text/draft.ts'
import { asDiet } from './part-traits.ts'
import { amountIn, because, type Found, foodAt, leading, number, type Reader, reads } from './shape.ts'

const taste =
  '(?:,? (?:(?:que|eu|e|pra|para|quero|queria|da|de|dê|cliente|o) )*sentir(?: (?:bem|mesmo))?(?: (?:o|a))?(?: (?:gosto|sabor))?(?: (?:dela|da cachaca|da cana|da bebida|cachaca|de cachaca))?)'
const notBoiled =
  '(?:(?:que |a cachaca |ela )*(?:nao (?:seja|esteja|pode ser|fique|pode|va|vai|quero)|sem)(?: (?:ser|ficar|estar))? (?:cozid[oa]|cozinhad[oa]|fervid[oa]|cozinhar|ferver|evaporar|evaporad[oa])(?: (?:ate (?:sumir|secar|acabar|evaporar|perder)|tod[oa]|tudo))?)'
const oneOfThem = `(?:e )?(?:n|em )?(um|uma|dois|duas)(?: (?:d?el[ae]s|prato|pratos|dos pratos|dos lanches|das receitas|lanche|doce))?(?: (?:onde|em que|que|com))*`
/** "num deles que não seja cozida até sumir, quero sentir o gosto": of that dish alone. */
const tasted: readonly Reader[] = [
  reads(`${oneOfThem} ${notBoiled}${taste}?`, ([, count]) => tastedIn(count)),
  reads(`${oneOfThem} ${taste.replace('(?:,? ', '(?:')}`, ([said = '', count]) =>
    /cachaca|dela|cana/.test(said) ? tastedIn(count) : null,
  ),
]

const showsIn = reads(
  `${oneOfThem} (?:[ao] )?(?:gosto (?:da|de) )?(?:cachaca|cana|pinga) (?:(?:tem que|tem de|precisa|deve|que|vai|pra) )*(?:aparec\\p{L}+|ser sentid[oa]|sent\\p{L}+|mostr\\p{L}+|vir|dar as caras|ficar forte)(?: (?:bem|mesmo))?(?: (?:n[oa]|o|de) (?:gosto|sabor|boca))?`,
  ([, count]) => tastedIn(count),
)

const courseNouns: readonly (readonly [RegExp, CourseId])[] = [
  [/^(?:sobremesas?|doces?)$/, 'sobremesa'],
  [/^(?:lanches?|sanduiches?)$/, 'lanche'],
  [/^(?:petiscos?|entradas?)$/, 'petisco'],
  [/^(?:pratos? principa\p{L}+|principa\p{L}+)$/u, 'principal'],
]
const allCourses: readonly CourseId[] = ['petisco', 'lanche', 'principal', 'sobremesa']
/** "cachaça só na sobremesa": every other course goes without. */
const onlyInCourse = reads(
  '(?:(?:quero|queria|prefiro|usem?|usar?|da (?:pra|para)|posso|pode|podem|podemos|tem como|colocar?|botar?|deixar?) )*(?:a )?(?:cachaca|pinga|alcool)(?: (?:entra|entre|entrar|pode|vai|fica|fique|apareca))* (?:so|somente|apenas) (?:n[ao]s?|em|pr[ao]s?) (sobremesas?|doces?|lanches?|petiscos?|entradas?|pratos? principa\\p{L}+)',
  ([, noun = '']) => {
    const kept = courseNouns.find(([words]) => words.test(noun))?.[1]
    return kept === undefined
      ? null
      : allCourses
          .filter((course) => course !== kept)
          .map((course) => ({ kind: 'dishTrait', what: 'free', of: 'cachaça', course, bound: 'at_least' }))
  },
)

const tastedIn = (said: string | undefined): WishContent[] => [
  {
    kind: 'dishTrait',
    what: 'cooked',
    way: 'tasted',
    count: Math.max(1, amountIn(said) || 1),
    bound: 'at_least',
  },
]

const courseOfNoun: readonly (readonly [RegExp, CourseId])[] = [
  [/^principa/, 'principal'],
  [/^lanche/, 'lanche'],
  [/^(?:petisco|entrada|porc|tira)/, 'petisco'],
  [/^(?:sobremesa|doce)/, 'sobremesa'],
]
const oneOf = leading(
  `(?:e |entao |mas )*(?:(?:pelo menos|ao menos) )?${number} (?:d[oa]s |d)(el[ae]s|lanches|pratos|petiscos|entradas|porcoes|sobremesas|doces|principais|receitas|massas|risotos|pizzas|tapiocas|caldos|saladas)(?: (?:que|e|tem|tenha|precisa|pode|deve|vai|seja|ser|sai|fica|ficar|servido))*`,
)
const refusing =
  /^(?:sem|nao (?:pode |deve |precisa |vai )?(?:lev\p{L}+|ter|tem|tenha|us\p{L}+|com|conter|entrar|leve)(?: com)?)(?: nada de)? /u
/** "um dos lanches é sem cachaça e sem pimenta", "um deles não pode levar cachaça": of so many, and of no other. */
const oneWithout: Reader = (said) =>
  [...said.matchAll(oneOf)].flatMap((match): Found[] => {
    const { 0: lead, 1: count, 2: noun = '', index } = match
    let from = index + lead.length
    const foods: string[] = []
    for (;;) {
      const joint = foods.length === 0 ? '' : (/^(?:,? e |,? nem |, )/u.exec(said.slice(from))?.[0] ?? null)
      if (joint === null) break
      const verb = / nem $/.test(joint) ? '' : refusing.exec(said.slice(from + joint.length))?.[0]
      if (verb === undefined && (foods.length === 0 || joint.trim() === '')) break
      const food = foodAt(said.slice(from + joint.length + (verb?.length ?? 0)))
      if (!food || verb === undefined) break
      foods.push(food.term.name)
      from += joint.length + verb.length + food.length
    }
    const many = amountIn(count)
    // "2 deles sem glúten" is a part of the menu, which other readers know.
    const isKnown = /^el/.test(noun) && !foods.includes('cachaça')
    if (foods.length === 0 || isKnown || !Number.isInteger(many) || many < 1) return []
    const course = courseOfNoun.find(([words]) => words.test(noun))?.[1]
    return [
      {
        start: index,
        end: from + (because.exec(said.slice(from))?.[0].length ?? 0),
        wishes: asDiet(foods).map(
          (of): WishContent =>
            // Which of the forms it is of, `formOfThese` finds in its text.
            formOf(noun)
              ? {
                  kind: 'share',
                  what: of,
                  of: 'many',
                  count: many,
                  bound: 'at_least',
                  ...(!Object.hasOwn(dietTerms, of) && { without: true }),
                }
              : {
                  kind: 'dishTrait',
                  what: 'free',
                  of,
                  count: many,
                  bound: 'at_least',
                  ...(course && { course }),
                },
        ),
      },
    ]
  })

/** "só um com cachaça e que dê pra sentir" */
const onlyTasted = reads(
  `(?:so|somente|apenas) ${number}(?: d[oae]l?[ea]?s?(?: \\p{L}+)?)? (?:com|lev\\p{L}+|pode levar|tem|usa) cachaca,? (?:e |mas )?(?:que |pra |para )?(?:(?:se )?(?:de|da|deixe|queira|quero) )?(?:(?:pra|para) )?(?:a gente |o cliente |eu )?sent\\p{L}+(?: (?:o )?(?:gosto|sabor))?(?: (?:dela|da cachaca|bem))?`,
  ([, said]) => {
    const count = amountIn(said)
    return Number.isInteger(count)
      ? [{ kind: 'share', what: 'cachaça', of: 'many', count, bound: 'exactly' }, ...tastedIn('1')]
      : null
  },
)

const courseOfMany: readonly (readonly [RegExp, CourseId])[] = [
  [/^principa/, 'principal'],
  [/^(?:petisco|entrada)/, 'petisco'],
  [/^(?:sobremesa|doce)/, 'sobremesa'],
  [/^lanche/, 'lanche'],
]
/** "dos principais pelo menos 2 têm que ser veganos": of that course, and of no other. */
const dietOfCourse = reads(
  `(?:d[oa]s |n[oa]s |entre [oa]s )?(?:pratos )?(principais|petiscos|entradas|sobremesas|doces|lanches),? (?:(pelo menos|no minimo|ao menos|no maximo|exatamente) )?${number} (?:(?:tem|têm|precisam?|devem?|tenham?|que|de|ser|sejam?|e pra|sao) )+(vegan|vegetarian)[oa]s?`,
  ([, noun = '', bound, said, diet]) => {
    const course = courseOfMany.find(([words]) => words.test(noun))?.[1]
    const count = amountIn(said)
    if (course === undefined || !Number.isInteger(count) || count < 1) return null
    return [
      {
        kind: 'dishTrait',
        what: 'free',
        of: diet === 'vegan' ? 'vegano' : 'vegetariano',
        course,
        count,
        bound: /maximo/.test(bound ?? '') ? 'at_most' : 'at_least',
      },
    ]
  },
)

const lowSalt =
  '(?:(?:com |de )?(?:bem |muito )?(?:pouco sal|menos sal|pouquinho sal|baixo sodio|pouco sodio)|sem (?:muito )?sal)'
const hypertense =
  '(?:(?:para|pra|pro|pros|pras) (?:(?:o|a|os|as|um|uma|meu|minha|quem) )?(?:(?:senhor\\p{L}*|cliente\\p{L}*|idos\\p{L}+|pessoal|hospedes?|turma|gente|alun\\p{L}+|pai|mae) )?(?:(?:que )?(?:e|sao|tem|sofre|com|de) )*(?:hipertens\\p{L}+|press[ãa]o(?: alta)?))'
/** "um prato com pouco sal pra um senhor hipertenso": that one, and no other. */
const lowSaltIn = reads(
  `${number} (?:pratos?|opc(?:ao|oes)|receitas?|del[ea]s|d[oa]s pratos|lanches?)(?: (?:que|tem|tenha|seja|ser|leve|leva|precisa|tem que))* (?:${lowSalt}(?:,? ${hypertense})?|${hypertense})`,
  ([, said]) => {
    const count = amountIn(said)
    return Number.isInteger(count)
      ? [{ kind: 'share', what: 'pouco sal', of: 'many', count, bound: 'at_least', without: true }]
      : null
  },
)

const mustHave = leading(`(?:,? ?(?:sendo|e|com) )?${number}(?: del[ae]s)? (?:de|com)`)
const isMust =
  /^,? (?:tem que (?:ter|ser|entrar|haver)|precisa (?:ter|ser|entrar)|(?:e )?obrigat\p{L}+|nao pode faltar|com certeza|sem falta)(?![\p{L}\p{N}])/u
/** "3 pizzas novas, uma de pequi tem que ter": one of them, and no fourth. */
const oneMust: Reader = (said) =>
  [...said.matchAll(mustHave)].flatMap(({ 0: lead, 1: count, index }): Found[] => {
    const from = index + lead.length
    const food = foodAt(said.slice(from))
    const rest = food && isMust.exec(said.slice(from + food.length))
    const many = amountIn(count)
    if (!food || !rest || !Number.isInteger(many)) return []
    return [
      {
        start: index,
        end: from + food.length + rest[0].length,
        wishes: [{ kind: 'share', what: food.term.name, of: 'many', count: many, bound: 'at_least' }],
      },
    ]
  })

/** "2 pratos de almoço que sustentem": mains, beside snacks and sweets that are counted apart. */
const lunchPlates = reads(
  `(?:(?:quero|queria|preciso de|faz|faca|monta|me da) )?${number} pratos? (?:de|do|d[oa]|pr[oa]|para [oa]|no) almoco(?: (?:que|pra|para|bem)(?: (?:\\p{L}+ )?(?:sustent\\p{L}+|ench\\p{L}+|aliment\\p{L}+|fart\\p{L}+|complet\\p{L}+|segur\\p{L}+))(?: (?:mesmo|bem|de verdade))?)?`,
  ([, said]) => {
    const count = amountIn(said)
    return Number.isInteger(count) ? [{ kind: 'count', count, bound: 'exactly', course: 'principal' }] : null
  },
)

export const ofSome: readonly Reader[] = [
  dietOfCourse,
  lowSaltIn,
  onlyInCourse,
  onlyTasted,
  showsIn,
  ...tasted,
  oneWithout,
  oneMust,
  lunchPlates,
]
