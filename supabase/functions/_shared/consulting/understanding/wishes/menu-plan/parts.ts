/** Parts of a menu that an owner asks for: sections in an order, new drinks, combos, days and hours of service. */
import { foldAccents } from '../../../base/language/text.ts'
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import { findDates } from '../../dates/find-dates.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import { itemIn } from './menu-items.ts'
import { type About, pattern, type Reading } from './reading.ts'

const longestName = 60

/** The owner's own spelling of the words found. */
const spelled = (found: RegExpExecArray, said: string) =>
  said.slice(found.index, found.index + found[0].length)

function listed(words: string): string[] {
  return words
    .replace(/^[\s:]+/, '')
    .split(/\s*(?:,|;|\/|→|>|\se\spor\s(?:ultimo|último|fim)\s|\sdepois\s|\se\s(?=[^,]*$))\s*/u)
    .map((one) =>
      one.replace(/^(?:e|depois|por (?:último|ultimo|fim)|no fim|por)\s+(?:(?:os|as)\s+)?/iu, '').trim(),
    )
    .filter((one) => one !== '' && one.length <= longestName)
}

const drink =
  '(?:caipirinhas?|caipis?|caipifrutas?|drinks?|drinques?|coquet[ei]l|coqueteis|coqueteles|batidas?|moscow\\s+mules?|mules?|sours?|spritz)'
const one = '(uma?s?|dois|duas|tres|\\d)'
const verb =
  '(?:quer\\p{L}+|bot\\p{L}+|coloc\\p{L}+|cri\\p{L}+|invent\\p{L}+|inclu\\p{L}+|acrescent\\p{L}+|adicion\\p{L}+|po[er]\\p{L}*|falt\\p{L}+|faz\\p{L}*|faca|mont\\p{L}+|sugir\\p{L}+|sugere|entr\\p{L}+|precis\\p{L}+|pens\\p{L}+\\s+em|gostaria\\s+de)'
const withPrice = `(?:\\s*,?\\s*(?:(?:que\\s+(?:saia|custe|fique)\\s+)?(?:por\\s+|de\\s+)?(?:ate|no\\s+max(?:imo)?|abaixo\\s+de|menos\\s+de)|(?:por|a))\\s+(?:uns\\s+)?(?:r\\$\\s*)?${spokenAmount}(?:\\s*(?:reais|contos?|cada)){0,2})?`

/** "seriguela e uma de tangerina" names two. */
const flavours = (said: string): string[] =>
  said
    .split(/\s*,\s*|\s+e\s+/u)
    .map((one) =>
      one
        .replace(/^(?:(?:um|uma|outra|outro)\s+)?(?:de|com)\s+/iu, '')
        .replace(/\s+(?:sem|que|boa|bom|nova|novo)(?:\s.*)?$/u, '')
        .trim()
        .toLowerCase(),
    )
    .filter((one) => one !== '')

/** "caipirinha de caju e mais uma até R$ 24": one wish for each drink. */
function newDrinks(found: RegExpExecArray, said: string): WishContent[] {
  const [words, count, kind = '', taste, more, price] = found
  const from = found.index + words.indexOf(taste ?? '')
  const named = taste === undefined ? [] : flavours(said.slice(from, from + taste.length))
  const max = amountOf(price)
  const limit = max > 0 ? { max } : {}
  const plain = kind
    .replace(/^caipis?$/, 'caipirinha')
    .replace(/^drinques?$/, 'drink')
    .replace(/^coquet.*/, 'drink')
  const single = plain.replace(/(?<=\p{L}{4})s$/u, '')
  const many = count === undefined ? 1 : Math.max(1, amountOf(/^um/.test(count) ? 'um' : count))
  const added = more === undefined ? 0 : Math.max(1, amountOf(/^(?:uma?|outra?)/.test(more) ? 'um' : more))
  const plainName = single === 'drink' ? undefined : single
  const whats = named.map((one) => `${single} de ${one}`)
  const first = Array.from({ length: Math.min(4, Math.max(many, whats.length)) }, (_, at): WishContent => {
    const what = whats[at] ?? (whats.length === 0 ? plainName : undefined)
    return { kind: 'newDrink', ...(what !== undefined && { what }), ...limit }
  })
  return [
    ...first,
    ...Array.from({ length: Math.min(3, added) }, (): WishContent => ({ kind: 'newDrink', ...limit })),
  ]
}

const hourOf = (value: string, minutes: string | undefined) => amountOf(value) + Number(minutes ?? 0) / 60

/** What is served: an item of the menu, alcohol, or a food that items contain. */
function servedItem(said: string, about: About): string | undefined {
  if (/alcool|bebida alcoolica|cachaca|drinks?$/.test(said)) return 'bebidas alcoólicas'
  const own = itemIn(said, about)
  // "porco só na sexta" is about every dish with pork, whichever of them has it in its name.
  const food = said
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .toReversed()
    .find((word) => /^(?:ingredient|group)$/.test(findTerm(word)?.kind ?? ''))
  const isWhole = own !== undefined && said.trim().split(/\s+/).length > 2
  const called = food === undefined ? undefined : (findTerm(food)?.name ?? food)
  return called !== undefined && !isWhole ? called : (own ?? called)
}

const days =
  '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|fim\\s+de\\s+semana|fins\\s+de\\s+semana)(?:-feiras?)?'
const dayList = `${days}(?:\\s*(?:,|e|ou|a|ate)\\s*(?:n?[ao]s?\\s+)?${days})*`
const some = '(?:carnes?|gluten|lactose|leite|ovos?|peixes?|camarao|frutos\\s+do\\s+mar|acucar|porco)'

const weekend = (said: string) => said.replace(/fi(?:m|ns)\s+de\s+semana/g, 'sabado e domingo')

/** What still speaks of the combo: neither the next line nor another wish behind "," or "e". */
const ofCombo =
  '(?:(?!,\\s*(?:e\\s+)?(?:sem|nao|nenhum\\p{L}*|nada|tir\\p{L}+|mant\\p{L}+|quero|letras?|precos?|cardapio|tudo|pode|so)\\s|\\se\\s+(?:sem|nao|nenhum\\p{L}*|nada|tir\\p{L}+|mant\\p{L}+|letras?|precos?|cardapio|tudo)\\s)[^.;!?\\n])'

export const partReadings: readonly Reading[] = [
  {
    words: pattern(
      `(?:(?:e|so|com|em|as|secoes?|quero)\\s+)*(?:n?esta|n?essa|n?a\\s+seguinte|com\\s+esta|com\\s+essa|na|a)?\\s*(?:ordem|sequencia)(?:\\s+(?:das\\s+secoes|e|seja|tem\\s+que\\s+ser|assim))*\\s*:\\s*([^.;!?\\n]{5,200})`,
    ),
    wishes: (found, { said }) => {
      const text = spelled(found, said)
      const names = listed(text.slice(text.indexOf(':') + 1))
      return names.length >= 2 && names.length <= 12 ? [{ kind: 'sections', names }] : []
    },
  },
  {
    words: pattern(
      `(?:com\\s+)?(?:as\\s+|quatro\\s+|tres\\s+|cinco\\s+|seis\\s+|\\d\\s+)*secoes\\s*(?:tem\\s+que\\s+ser|devem\\s+ser|sao|vao\\s+ser|chamadas|com\\s+os\\s+nomes)?\\s*:?\\s*:\\s*([^.;!?\\n]{5,200})`,
    ),
    wishes: (found, { said }) => {
      const text = spelled(found, said)
      const names = listed(text.slice(text.indexOf(':') + 1))
      return names.length >= 2 && names.length <= 12 ? [{ kind: 'sections', names }] : []
    },
  },
  // "começa pelos drinks, depois petiscos e por último sobremesa"
  {
    words: pattern(
      `(?:comec\\p{L}+|abr\\p{L}+|vem|primeiro)\\s+(?:primeiro\\s+)?(?:com\\s+|por\\s+|pel[oa]s?\\s+|[oa]s?\\s+)+([^.;!?\\n,]{3,40}),\\s*(?:e\\s+)?depois\\s+([^.;!?\\n]{3,120})`,
    ),
    wishes: (found, { said }) => {
      const text = spelled(found, said).replace(
        /^\p{L}+\s+(?:primeiro\s+)?(?:(?:com|por|pel[oa]s?|[oa]s?)\s+)+/iu,
        '',
      )
      const names = listed(text).map((one) => one.charAt(0).toUpperCase() + one.slice(1))
      return names.length >= 2 && names.length <= 12 ? [{ kind: 'sections', names }] : []
    },
  },
  {
    words: pattern(
      `(?:(?:e|eu|tambem|da\\s+pra|tem\\s+como|pode|podia|gostaria\\s+de|voces?|me)\\s+)*${verb}\\s+(?:(?:ter|de|por|no\\s+cardapio|a\\s+mais|so|ai|pelo\\s+menos|mais|umas?(?=\\s+(?:dois|duas|tres|\\d)))\\s+)*${one}\\s+(?:nov[oa]s?\\s+|outr[oa]s?\\s+)?(${drink})(?:\\s+nov[oa]s?|\\s+bo[am]s?|\\s+autora(?:l|is)|\\s+diferentes?|\\s+da\\s+casa)*(?!\\s+sem\\s+alcool)(?:\\s*,?\\s+(?:de|com|uma?\\s+de)\\s+((?!ate)\\p{L}+(?:[-\\s]d[aeo]\\s+\\p{L}+)?(?:(?:\\s*,\\s*|\\s+e\\s+)(?:(?:uma?|outra?)\\s+)?(?:de|com)\\s+\\p{L}+)*))?(?:\\s+e\\s+(?:mais\\s+)?(?:um\\s+|uma\\s+)?(?:outr[oa]|(uma?|dois|duas|tres))(?:\\s+(?:que\\s+)?\\p{L}+){0,3}?)?(?:\\s+(?:sem\\s+ficar|que\\s+nao\\s+fique)\\s+(?:muito\\s+)?car[oa])?${withPrice}`,
    ),
    wishes: (found, { said }) => newDrinks(found, said),
  },
  {
    words: pattern(
      `(?:(?:e|eu|quero|queria|queremos|gostaria|de|faz|fazer|faca|monta|monte|montar|crie|cria|criar|criem|ter|inclua|incluir|preciso|com|sugir\\p{L}+|sugere|bole|bolar|pens\\p{L}+|tem|que|temos|precis\\p{L}+|voces?|por|favor|nenhum(?=\\s+combo\\s+(?:acima|mais|pode|passa|custa)))\\s+)*(${'uma?|uns|dois|duas|tres|quatro|\\d'})?\\s*combos?(?:\\s+nov[oa]s?)?(${ofCombo}{0,100})`,
    ),
    wishes: ([, count, after = ''], about) => {
      const isSection = (name: string | undefined) =>
        about.names.some((one) => one.isSection && one.name === name)
      const named = itemIn(after, about)
      // Items of a combo are read elsewhere.
      if (named !== undefined && !isSection(named)) return []
      // "combos de café da manhã": a section is what the combo is of.
      const kind =
        /^\s*(?:d[eoa]s?|para|pra|n[oa])\s+(?:o\s+|a\s+)?([^,]{3,40}?)(?=\s+(?:ate|por|com|de\s+(?:ate|r\$|\d))(?:\s|$)|,|$)/u.exec(
          after,
        )?.[1]
      const section = kind === undefined ? undefined : itemIn(kind, about)
      const of = section !== undefined && isSection(section) ? { of: section } : {}
      const money = new RegExp(
        `(?:ate|no\\s+max(?:imo)?|por|abaixo\\s+de|menos\\s+de|acima\\s+de|mais\\s+de|de)\\s+(?:uns\\s+)?(?:r\\$\\s*)?${spokenAmount}(?!\\s*(?:itens|pratos|pessoas|%))`,
        'gu',
      )
      const prices = [...after.matchAll(money)].map(([, value]) => amountOf(value)).filter((max) => max > 0)
      if (prices.length > 1)
        return prices.slice(0, 4).map((max): WishContent => ({ kind: 'newCombo', max, ...of }))
      const many = count === undefined || /^un?s?$|^uma?$/.test(count) ? 1 : amountOf(count)
      if (count === undefined && prices.length === 0) return []
      const [max] = prices
      return [{ kind: 'newCombo', count: many, ...(max !== undefined && { max }), ...of }]
    },
  },
  {
    words: pattern(
      `(?:e\\s+)?(?:no\\s+max(?:imo)?|ate)\\s+${spokenAmount}\\s+(?:itens|drinks?|bebidas|opcoes|pratos|coisas)\\s+(?:com|de|a\\s+base\\s+de)\\s+(cachaca|alcool|fritura|camarao|peixe|carne|porco|frango|queijo)(?:\\s*,\\s*(?:que\\s+|porque\\s+)?tem\\s+escola[^.;!?,]{0,40})?`,
    ),
    wishes: ([, value, what = '']) => {
      const most = amountOf(value)
      const name = findTerm(what)?.name ?? what
      return most > 0 && most <= 100
        ? [{ kind: 'share', what: name, of: 'few', count: most, bound: 'at_most' }]
        : []
    },
  },
  {
    words: pattern(
      `(?:e\\s+)?(no\\s+minimo|pelo\\s+menos|ao\\s+menos|quero|tem\\s+que\\s+ter)\\s+${spokenAmount}\\s+(?:pratos?|itens|opcoes|coisas|drinks?)\\s+(?:sem\\s+(${some})|(vegetarian[oa]s?|vegan[oa]s?))(?:\\s*,?\\s*(?:e\\s+)?(?:que\\s+se\\s+vejam?|marcad[oa]s?|sinalizad[oa]s?|dizendo|mostrando|identificad[oa]s?)(?:\\s+quais(?:\\s+sao)?)?)?`,
    ),
    careful: true,
    wishes: ([, , value, without, diet]) => {
      const count = amountOf(value)
      if (!(count > 0) || count > 100) return []
      const what = diet === undefined ? (without ?? '') : diet.replace(/[ao]s?$/, 'o')
      const name = findTerm(what)?.name ?? what
      return [
        {
          kind: 'share',
          what: name,
          of: 'many',
          count,
          bound: 'at_least',
          ...(diet === undefined && { without: true }),
        },
      ]
    },
  },
  {
    words: pattern(
      `(?:(?:e|mas)\\s+)?(?:tir\\p{L}*|cort\\p{L}*|diminu\\p{L}*|reduz\\p{L}*|menos)\\s+(?:o\\s+que\\s+(?:der|puder)\\s+(?:de|da|em)\\s+|(?:as?|da|a\\s+quantidade\\s+de|o\\s+maximo\\s+de|bastante|um\\s+pouco\\s+d[ae])\\s+)?(frituras?|fritos?|coisa\\s+frita)`,
    ),
    wishes: () => [{ kind: 'share', what: 'fritura', of: 'few' }],
  },
  {
    words: pattern(
      `(?:(?:e|o|a|os|as)\\s+){0,2}((?:[\\p{L}]+\\s+){1,3}?)(?:e\\s+|sai\\s+|tem\\s+|fica\\s+)?so\\s+(?:sai\\s+|pode\\s+)?(?:depois|a\\s+partir|apos)\\s+(?:d?[ao]?s?\\s+)?(\\d{1,2})(?:\\s*(?:h|hs|horas?|:)\\s*(\\d{2})?)?`,
    ),
    wishes: ([, named = '', at = '', minutes], about) => {
      const item = servedItem(named.trim(), about)
      const from = hourOf(at, minutes)
      return item !== undefined && from <= 24 ? [{ kind: 'served', item, from }] : []
    },
  },
  {
    words: pattern(
      `(?:[\\p{L}\\s]{0,60},\\s*)?(?:(?:entao|e|o|a|os|as)\\s+){0,2}((?:[\\p{L}]+\\s+){1,4}?)(?:e\\s+|fica\\s+|vai\\s+ser\\s+)?so\\s+(?:sai|tem|serv\\p{L}*|vend\\p{L}*|faz\\p{L}*|vai|existe|entreg\\p{L}*)?\\s*(?:n?[ao]s?\\s+|de\\s+|em\\s+)?(${dayList})`,
    ),
    wishes: ([, named = '', on = ''], about) => {
      const weekdays = weekdaysIn(weekend(on))
      const item = servedItem(named.trim(), about)
      return item !== undefined && weekdays.length > 0 ? [{ kind: 'served', item, weekdays }] : []
    },
  },
  {
    words: pattern(
      `(?:n[^.;!?]{0,40}?|)([^.;!?]{0,60}?)\\b(?:tir\\p{L}+|sai|saem|sair|retir\\p{L}+|some|acaba)[^.;!?,]{0,25}?\\bdepois\\s+d[oae]s?\\s+([^.;!?,]{3,40})(?:,\\s*(?:mas|e)\\s+ate[^.;!?]{0,80})?`,
    ),
    wishes: ([, named = '', when = ''], about) => {
      const item = itemIn(named, about)
      const [date] = findDates(when, about.today)
      if (item === undefined || date === undefined) return []
      return [{ kind: 'served', item, until: date.name ?? when.trim(), lastDay: date.span.to }]
    },
  },
]

/** "abro de quinta a domingo": the days on which the house is closed. */
export const openDays: Reading = {
  words: pattern(
    `(?:(?:sou\\s+\\p{L}+\\s+\\p{L}+\\s+e|eu|a\\s+gente|so|casa)\\s+)*(?:abr\\p{L}+|funcion\\p{L}+|atend\\p{L}+|abert[oa])\\s+(?:so\\s+)?(?:de\\s+)?(${days}\\s+(?:a|ate|e)\\s+${days})`,
  ),
  wishes: ([words, on = '']) => {
    const open = weekdaysIn(foldAccents(on))
    const closed = [0, 1, 2, 3, 4, 5, 6].filter((day) => !open.includes(day))
    return open.length === 0 || closed.length === 0
      ? []
      : [{ kind: 'date', what: (words ?? '').trim().slice(0, 120), closed: true, weekdays: closed }]
  },
}
