/** What owners order of a menu as a whole: what each leaves, the first purchase, days, savoury and sweet, what stands apart. */
import { weekdayNames } from '../../base/calendar.ts'
import { foldAccents } from '../../base/language/text.ts'
import { findDates } from '../dates/find-dates.ts'
import { amountIn, boundOf, boundWords, foodAt, number, type Reader, reads } from './shape.ts'

const upTo = (length: number) => `[^.;!?\\n]{0,${length}}?`
const money = `(?:r\\$ ?)?${number}(?: ?reais| ?conto| ?real)?`
const atLeast = '(?:no minimo|pelo menos|ao menos|minimo de|mais de|acima de)'
const each = '(?:em|por|de|a)? ?cada(?: (?:um|uma|prato|marmita|porcao|petisco|del[ea]s))?'

/** "tem que sobrar pelo menos R$ 11 em cada prato" */
const leaves = reads(
  `(?:(?:e|que|tem|preciso|precisa|eu|quero|queria|me|nos|pra mim) )*(?:sobr\\p{L}+|deix\\p{L}+|rend\\p{L}+|lucr\\p{L}+|ganh\\p{L}+)(?: (?:me|pra mim|limpo|livre))? ${atLeast} ${money}(?: (?:limpos?|de lucro|livres?))? ${each}(?:[,]? senao nao (?:compensa|vale|da|paga))?`,
  ([, value]) => [{ kind: 'cost', leaves: amountIn(value) }],
)

const firstBuy =
  '(?:(?:n[ae]|pra|para|d?a) )?(?:a |minha )?(?:primeira compra|compra inicial|comecar|compra do comeco)'

/** "só tenho R$ 250 pra primeira compra" */
const budget = reads(
  `(?:(?:e|eu|so|apenas|pra comecar|nao quero|quero|posso|tenho|da|pra|para|passar|gastar|gasto|investir|ate|no maximo|de|n[ae]|a|primeira compra|com)[ ,]*)*${money} ${firstBuy}(?:[,]? (?:nao mais|no maximo|mais nao|e so))?`,
  ([, value]) => (amountIn(value) >= 30 ? [{ kind: 'budget', max: amountIn(value) }] : null),
)
const budgetAfter = reads(
  `(?:(?:e|eu|mas) )*(?:pra|para|n)a? ?primeira compra (?:(?:eu|nao|quero|posso|passar|gastar|so|tenho|de|mais|que|ate|no maximo|da|pra)[ ]*)*${money}`,
  ([, value]) => (amountIn(value) >= 30 ? [{ kind: 'budget', max: amountIn(value) }] : null),
)

const dayWords = weekdayNames.map((name) => foldAccents(name).replace('-feira', ''))
const day = `(${dayWords.join('|')})s?(?:-feiras?)?`
const dayOf = (said: string | undefined): number => dayWords.findIndex((name) => said?.startsWith(name))

/** The days from one to another. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7)

/** "um pra cada dia, de segunda a sexta" */
const eachDay = reads(
  `(?:(?:a ideia e|e|quero|queria|deixar|ter|seria|ficar|com) )*(?:um|uma) (?:prato |dele?s )?(?:diferente )?(?:pra|para|por|em|a) cada dia(?:[, ]*(?:da semana|util))?(?:[, ]*(?:de )?${day} (?:a|ate) ${day})?`,
  ([, from, to]) => [
    {
      kind: 'question',
      about: 'dishOfDay',
      ...(from === undefined || to === undefined ? {} : { weekdays: between(dayOf(from), dayOf(to)) }),
    },
  ],
)

/** "um deles só no sábado, o mais caprichado" */
const oneDay = reads(
  `(?:(?:e|ai|quero|que) )*(?:um|uma)(?: del[ea]s)? (?:(?:eu|quero|vou|e|eh|seria|servir|vender|fazer|que|saia|sai|fica) )*(?:so|apenas|somente) (?:n[oa]|de|pr[oa]|para [oa]|aos?) ${day}(?:[,]? (?:o|a) mais (?:caprichad[oa]|especial|diferente|chique|bonit[oa]))?`,
  ([, said]) => [{ kind: 'question', about: 'dishOfDay', weekdays: [dayOf(said)] }],
)

/** "bode só no sábado, dia de feira": served on that day alone. */
const foodOfDay: Reader = (said) =>
  [
    ...said.matchAll(
      new RegExp(
        `(?<!\\p{L})(?:so |apenas )?(?:n[oa]s? |de )?${day} (?:tem|tenho|entra|chega) (\\p{L}{3,})|(?<!\\p{L})(\\p{L}{3,}(?: (?:de|do|da) \\p{L}+)?) (?:(?:e|eh|entra|tem|sai|fresc[oa]) )*(?:so|somente|apenas) (?:n[oa]s?|de|as|aos?|em dia de) ${day}(?:[,]? que e (?:quando|o dia que) [^.;!?\\n,]{3,60}?(?=$|[.;!?\\n,]| entao| e ))?(?:[,]? (?:entao |e |ai )*(?:um|uma) d[oae]s? (?:\\p{L}+|\\d+) (?:pode|podem|deve|tem que)(?: ser)? (?:de|com) \\p{L}+(?: (?:pra|para|n)[ao]? \\p{L}+)?)?`,
        'gu',
      ),
    ),
  ].flatMap((match) => {
    const food = foodAt(match[3] ?? match[2] ?? '')
    const weekday = dayOf(match[4] ?? match[1])
    if (!food || weekday < 0) return []
    const isOne = /(?:um|uma) d[oae]s? (?:\p{L}+|\d+) (?:pode|deve|tem)/u.test(match[0])
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        wishes: [
          {
            kind: 'dishTrait' as const,
            what: 'holds' as const,
            anyOf: [food.term.name],
            weekdays: [weekday],
            ...(isOne ? { count: 1, bound: 'at_least' as const } : { bound: 'at_least' as const }),
          },
        ],
      },
    ]
  })

const byHand =
  '(?:(?:de |pra |para )?comer (?:com|so com) (?:uma|a|1) mao(?: so)?|(?:de |pra |para )?comer (?:em pe|andando|sem (?:talher|garfo|prato)))'

/** "dois lanches de comer em pé, sem molho pingando" */
const handheld = reads(
  `(?:(${boundWords}) )?${number} (?:d[oa]s |del[ea]s )?(salgad[oa]s|doces|pratos|itens|lanches)? ?(?:(?:tem|tenham|precisam?|devem?|que|ser|seja|sejam|sao|pra|para) )*${byHand}(?:[,]? (?:e )?sem (?:molho|calda)(?: (?:escorrendo|pingando|caindo))?)?(?:[,]? (?:porque|que|pois) [^.;!?\\n]{3,60})?`,
  ([said = '', bound, count, of]) => {
    const taste = of?.startsWith('salgad')
      ? ('savoury' as const)
      : of?.startsWith('doce')
        ? ('sweet' as const)
        : undefined
    const shared = {
      kind: 'dishTrait' as const,
      count: amountIn(count),
      bound: boundOf(bound, 'at_least'),
      ...(taste === undefined ? {} : { taste }),
    }
    return [
      { ...shared, what: 'handheld' as const },
      ...(/sem (?:molho|calda)/.test(said) ? [{ ...shared, what: 'free' as const, of: 'molho' }] : []),
    ]
  },
)

/** "tábua para 3 pessoas, em 30 min, por até 80" */
const platter = reads(
  `(?:(um|uma|dois|duas)(?: d[oa]s (?:salgad[oa]s|pratos|itens|cinco|seis))? (?:(?:pode|podem|deve|tem que|e|vai)(?: ser)? )?${upTo(25)})?(?:travess(?:a|ao)|tabua|panelada|prato|porcao) (?:(?:grande|pra dividir|de dividir) )*(?:pra|para|de) ${number} (?:pessoas|gente)${upTo(90)}(?:ate (?:uns )?|em |uns )${number} ?(?:min|minutos?)${upTo(25)}(?:custar|custando|vender|sair|por|preco)?(?: (?:ate|no maximo|por|a)){1,2} ?${money}`,
  ([, count, serves, minutes, price]) => {
    const people = amountIn(serves)
    if (!(people >= 2 && people <= 12) || !(amountIn(price) >= 20)) return null
    return [
      {
        kind: 'dishTrait',
        what: 'shared',
        count: /dois|duas/.test(count ?? '') ? 2 : 1,
        bound: 'exactly',
        serves: people,
        minutes: amountIn(minutes),
        max: amountIn(price),
      },
    ]
  },
)

/** "pimenta só à parte" */
const apart: Reader = (said) =>
  [
    ...said.matchAll(
      /(?<!\p{L})(\p{L}{3,}(?: (?:de|do) \p{L}+)?)(?:,? (?:eu )?(?:quero|sirvo|serve|vai|vem|tem que vir))? (?:so|somente|sempre|apenas) (?:a parte|separad[oa]|em potinho|no potinho|do lado)(?!\p{L})/gu,
    ),
  ].flatMap(({ 0: whole, 1: name = '', index }) => {
    const food = foodAt(name)
    return food
      ? [
          {
            start: index,
            end: index + whole.length,
            wishes: [{ kind: 'exclude' as const, what: food.term.name, why: 'taste' as const, apart: true }],
          },
        ]
      : []
  })

/** "os nomes também em inglês" */
const english = reads(
  `(?:(?:bota|poe|coloca|quero|queria|com|e|um|o|os|tambem|ponha|escreve|escreva) )*(?:nomes?|cardapio|descricao|linha)${upTo(30)}(?:em|n?o) ingles(?: (?:pr[oa]s|para os) \\p{L}+)?`,
  () => [{ kind: 'layout', what: 'english' }],
)

const gathering = '(?:grupo|confraternizacao|festa|evento|aniversario|excursao|reuniao|casamento)'

/** "dia 20/6 vem uma turma de 12" */
const guests: Reader = (said, { today }) =>
  [
    ...said.matchAll(
      new RegExp(
        `(?<!\\p{L})(?:n?o )?(?:dia )?(\\d{1,2}(?:/\\d{1,2}| de \\p{L}+)|\\p{L}+(?: e \\p{L}+)? de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)) (?:(?:chega|vem|tem|vai ter|recebo|temos|tenho|e|eu|a gente) )*(?:(?:um|uma|a|o) )?(${gathering}[^.;!?\\n]{0,30}?) ?(?:(?:de|com|sao|pra|para|,) )*${number} (?:pessoas|convidados|clientes)(?: (?:e |, )?(?:qua(?:l|is)|o que)[^.;!?\\n]{0,60}?(?:de |na )?vespera(?: e so esquent\\p{L}+)?)?`,
        'gu',
      ),
    ),
  ].flatMap((match) => {
    const [date] = findDates(`dia ${match[1] ?? ''}`, today)
    const count = amountIn(match[3])
    if (!Number.isInteger(count) || count < 2) return []
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        wishes: [
          {
            kind: 'question' as const,
            about: 'guestsOn' as const,
            count,
            ...(date ? { from: date.span.from } : {}),
          },
          ...(date
            ? [
                {
                  kind: 'date' as const,
                  what: (match[2] ?? '').trim(),
                  from: date.span.from,
                  to: date.span.to,
                  closed: false,
                },
              ]
            : []),
        ],
      },
    ]
  })

const meAnd =
  '(?:so )?eu e (?:(?:a|o|minha|meu) )*(?:mae|pai|irma|irmao|filha|filho|marido|esposa|mulher|esposo|sogra|tia|ajudante|sobrinha|sobrinho)'

/** "somos eu e o marido na cozinha", "quem cozinha sou eu e a tia" */
const pairAtWork = reads(
  `(?:cozinhando|quem cozinha) (?:sou|somos|e|fica|trabalha) ${meAnd}|(?:sou|somos|fica|trabalha) ${meAnd} na cozinha`,
  () => [{ kind: 'dishLimit', of: 'cooks', max: 2 }],
)
const twoOfUs = reads(
  '(?:(?:e|com|so|a gente e|nos) )*somos (?:so )?(dois|duas|tres|quatro|\\d)(?: pessoas)? na cozinha',
  ([, value]) => [{ kind: 'dishLimit', of: 'cooks', max: amountIn(value) }],
)

/** "máximo 8 ingredientes por receita" */
const fewIngredients = reads(
  `(?:(?:e|nada de|nao quero|receita|receitas|complicad[ao]s?|nao da|prato|com|de|que|tem que|ter|:)[ ,:]*)*(?:no maximo|maximo|ate|com mais de|mais de|nao mais que)(?: (?:uns|de))? ${number} ingredientes(?: (?:em|por|n[ao])(?: cada)?(?: (?:uma?|receita|prato))?)?`,
  ([, value]) => [{ kind: 'count', count: amountIn(value), bound: 'at_most', of: 'ingredients' }],
)

/** "quatro pratos pro almoço": meals, and how many. */
const meals = reads(
  `(?:(?:eu|quero|queria|preciso|de|criar|crie|me) )*${number} (?:pratos|opcoes|receitas|pfs|marmitas|quentinhas)(?: nov[oa]s| diferentes)?(?: (?:pro|pra|para o|de|do|no|pr[oa]s) (?:almoco|almocar|pf|prato feito|marmitas?|quentinhas?))(?: (?:porque|que|pois) [^.;!?\\n,]{5,60}? enjo\\p{L}+(?: d[oe] que tem)?)?`,
  // "… e mais uma sobremesa" is counted with them.
  ([, count], { whole }) =>
    / e mais (?:uma?|dois|duas|\d)/.test(whole)
      ? null
      : [{ kind: 'count', count: amountIn(count), bound: 'exactly' }],
)

/** "fogão de 6 bocas, sem forno", "tenho fogão de duas bocas e forno elétrico" */
const stove = reads(
  `(?:(?:e|o|so|meu|tenho|tem|que|eu|o que|com) )*fogao (?:(?:e|eh) )?(?:de|com) ${number} bocas[,]? ?(?:e |mas )?(?:(sem forno|forno (?:eu )?nao tenho|nao tenho forno|nao tem forno)|(um forno(?: grande| pequeno| eletrico)?|forno(?: grande)?))`,
  ([, , without]) => [
    { kind: 'equipment', what: 'fogão ou cooktop', has: true },
    { kind: 'equipment', what: 'forno', has: without === undefined },
  ],
)

export const planOrders: readonly Reader[] = [
  guests,
  meals,
  stove,
  leaves,
  budget,
  budgetAfter,
  eachDay,
  oneDay,
  foodOfDay,
  handheld,
  platter,
  apart,
  english,
  pairAtWork,
  twoOfUs,
  fewIngredients,
]
