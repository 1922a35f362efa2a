/** One order on items: who it is about, what becomes of it, which part of it, and until when. In any order of words. */
import { everyItem } from '../../../base/request/match-item.ts'
import type { WishContent } from '../../text/draft.ts'
import { amountOf, spokenAmount } from '../../words/spoken-amounts.ts'
import type { About } from '../menu-plan/reading.ts'
import { isPronoun, type Scope, scopesOf } from './scope.ts'
import { withoutNeed, withoutUntil } from './slots.ts'
import { type VerbClass, verbs } from './verbs.ts'

/** @property topic what the words before are about */
export type Context = Pick<About, 'names' | 'today'> & { topic: readonly Scope[] | null }
/**
 * @property carried whether its subject was named before
 * @property left whether no other reader may see it, and it stays unread
 * @property frees whether it leaves its subject to us: "nas alcoólicas fiquem à vontade"
 */
export type OrderRead = {
  wishes: WishContent[]
  topic: readonly Scope[] | null
  carried?: boolean
  frees?: boolean
  left?: boolean
}

type Part = 'price' | 'name' | 'size' | 'recipe' | 'place'

const link = '(?:(?:d[eoa]s?|n[oa]s?|o|a|os|as|com|com o|em|pel[oa]|se[um]s?|su[ae]s?|nem|e|,)\\s+)*'
const parts: readonly (readonly [Part, RegExp])[] = [
  [
    'price',
    new RegExp(
      `(?<!\\p{L})${link}(?:mesm[oa]s?\\s+)?(?:precos?|valor(?:es)?|tabela)(?:\\s+(?:de hoje|de agora|atua(?:l|is)|de sempre|igual(?: a[o]? de hoje)?|que (?:esta|tem|e|estao)))?(?:\\s+d[eoa]s?(?= ))?(?!\\p{L})`,
      'u',
    ),
  ],
  ['name', new RegExp(`(?<!\\p{L})${link}nomes?(?:\\s+d[eoa]s?(?= ))?(?!\\p{L})`, 'u')],
  [
    'size',
    new RegExp(
      `(?<!\\p{L})${link}(?:mesm[oa]s?\\s+)?(?:porc(?:ao|oes)|tamanhos?|gramatura|quantidade|medida)(?:\\s+(?:de|com)\\s+\\d+\\s*(?:g|gr|gramas|kg|quilos?|ml|l|litros?|unidades?|pedacos))?(?:\\s+d[eoa]s?(?= ))?(?!\\p{L})`,
      'u',
    ),
  ],
  [
    'size',
    /(?<!\p{L})(?:(?:com|de|os|as|seus|suas|em)\s+)*\d+\s*(?:g|gr|gramas|kg|quilos?|ml|litros?|unidades?|pedacos)(?!\p{L})/u,
  ],
  [
    'size',
    /(?<!\p{L})(?:(?:e|sao|eh|serve|servem|vem|continua|segue)\s+)?(?:prato\s+)?para\s+(?:dois|duas|tres|quatro|\d)(?:\s+pessoas)?(?!\p{L})/u,
  ],
  [
    'recipe',
    new RegExp(`(?<!\\p{L})${link}(?:receitas?|preparo|tempero|marca)(?:\\s+d[eoa]s?(?= ))?(?!\\p{L})`, 'u'),
  ],
  [
    'place',
    /(?<!\p{L})(?:n[oa]|d[oa]|para o|para a)\s+(?:nov[oa]\s+)?(?:cardapio|carta|menu)(?:\s+nov[oa])?(?!\p{L})/u,
  ],
]

const priced = new RegExp(
  `(?<!\\p{L})(?:(?:em|a|por|n[oa]s?|com|o|os|e|so|de)\\s+)*${spokenAmount}(?:\\s*reais)?(?=$|[\\s,|])`,
  'u',
)

/** Words that change nothing of an order. */
const idle =
  /(?<!\p{L})(?:por favor|por gentileza|viu|ta|ok|ne|visse|mesmo|mesma|tambem|sim|ja|ai|eu|nos|a gente|voces|aqui|hoje|agora|sempre|todos?|tod[oa]s|igual|iguais|como (?:esta|estao|e|eh|sao|era|tem|sempre)|do jeito que (?:e|eh|esta|estao|sempre foi|eu faco)|quiet[oa]s?|em paz|na mesma|parad[oa]s?|inalterad[oa]s?|fix[oa]s?|congelad[oa]s?|n?el[ae]s?|nad[oa]|de jeito nenhum|de forma alguma|em hipotese alguma|nem a pau|nem pensar|nem morto|dessa vez|desta vez|na minha casa|no minimo agora|so peco|peco|quero|queria|gostaria|prefiro|preciso|tem|tem que|deve|devem|pode|podem|por mim|tudo|que|e|mas|entao|nem|so|sem|com|de|cardapio|carta|por enquanto|no ponto|firme)(?!\p{L})/gu

const unchanged =
  /(?<!\p{L})(?:como (?:esta|estao|e|eh|sao)|do jeito que (?:e|eh|esta|estao)|quiet[oa]s?|na mesma|inalterad[oa]s?|iguais|igual|em paz)(?!\p{L})/u
/** "tirar a lasanha nem pensar" */
const refusedAfter =
  /(?<!\p{L})(?:nem pensar|nem a pau|de jeito nenhum|nem morto|jamais|nunca|de forma alguma)(?!\p{L})/u

const past =
  /\b(?:tirei|cortei|subi|aumentei|mexi|mudei|tentei|baixei|deixei|ficou|ficava|saiu|saia d|tirou|aumentou|subiu|mudou|tiramos|cortamos|subimos|era|eram|foi|foram)\b/
const told =
  /\b(?:pediu|pede|sugeriu|falou|disse|diz|acha|acham|mandou|insiste|quer|querem|queria que|falam|dizem)\b/
const others =
  /\b(?:soci[oa]|marido|espos[oa]|mulher|filh[oa]|mae|pai|irmao|irma|genro|nora|sogr[oa]|garcom|cozinheir[oa]|gerente|vizinh[oa]|contador[a]?|clientes?|pessoal|povo|consultor[a]?|amig[oa])\b/
const unsure =
  /\b(?:nao sei|sera que|talvez|quem sabe|depende|duvida|penso em|pensei em|pensando em|vale a pena|se eu|se a gente|se voces|quando eu)\b/
const counts =
  /\b(?:metade|um terco|no maximo|pelo menos|no minimo|ao menos|so um[a]?|apenas um[a]?|mais de|menos de|ate (?:um|uma|dois|duas|tres|quatro|\d)|que (?:menos |pouco |mais |nao )?(?:vend|sa[ei]|gir|rend)\p{L}*|de (?:menor|pouca) (?:saida|venda|giro)|quase nao|pouco)\b/u

/** What somebody else wants, what was, what is only thought of: no order. */
export const isTold = (said: string): boolean =>
  (others.test(said) && told.test(said)) || unsure.test(said) || past.test(said)

/** The verb of an order, and the words on both sides of it. */
function verbOf(said: string): { kind: VerbClass; before: string; after: string } | null {
  for (const [kind, words] of verbs) {
    const found = words.exec(said)
    if (found)
      return {
        kind,
        before: said.slice(0, found.index),
        after: said.slice(found.index + found[0].length),
      }
  }
  return null
}

/** "não deixem o mojito", "deixem de servir o gin": a verb that keeps is refused. */
const isReleased = ({ kind, before, after }: NonNullable<ReturnType<typeof verbOf>>): boolean =>
  kind === 'keep' &&
  (/(?<!\p{L})(?:nao|nem|nunca|jamais|sem)(?: \p{L}+){0,3} $/u.test(before) ||
    /^ de \p{L}+[aei]r(?!\p{L})/u.test(after))

/** The parts of an item that the words name, and the rest of them. */
export function withoutParts(words: string): { rest: string; parts: Set<Part> } {
  const found = new Set<Part>()
  let rest = words
  for (const [part, shape] of parts) {
    while (shape.test(rest)) {
      rest = rest.replace(shape, ' | ')
      found.add(part)
    }
  }
  return { rest, parts: found }
}

export const trimmed = (words: string) =>
  words
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')

/** Whether the words around the verb name nothing of their own. */
export const isUnnamed = (sides: readonly string[]): boolean =>
  sides.every((one) => isPronoun(trimmed(trimmed(one).replace(idle, ' '))))

/** The subject among the words around the verb; null if some of them are of something else. */
export function subjectIn(sides: readonly string[], about: Context): readonly Scope[] | null {
  const named = sides.map(trimmed).filter((one) => !isPronoun(trimmed(one.replace(idle, ' '))))
  if (named.length === 0) return null
  if (named.length > 1) return null
  const [words = ''] = named
  return scopesOf(words, about) ?? scopesOf(trimmed(words.replace(idle, ' ')), about)
}

const priceOf = (name: string, { names }: Context): number | null =>
  (names.find((one) => one.name === name && !one.isSection) as { price?: number | null } | undefined)
    ?.price ?? null

/** "fica em R$ 54": today's price stays, another one near it is ordered. */
function atPrice(scope: Scope, price: number, until: string | undefined, about: Context): WishContent | null {
  const items = scope.isSection ? scope.items : [scope.name]
  const prices = items.map((name) => priceOf(name, about))
  const [today] = prices
  if (today === null || today === undefined || prices.some((one) => one !== today)) return null
  const held = until === undefined ? {} : { until }
  if (Math.abs(today - price) < 0.005) return { kind: 'keepPrice', item: scope.name, price, ...held }
  return price > today * 0.6 && price < today * 1.6
    ? { kind: 'price', min: price, max: price, item: scope.name }
    : null
}

/** The wishes of a verb on one scope. */
function wishesOn(
  kind: VerbClass,
  scope: Scope,
  given: {
    parts: ReadonlySet<Part>
    price: number
    until: string | undefined
    ifNeeded: boolean
    asItIs: boolean
  },
  about: Context,
): WishContent[] | null {
  const { parts: of, price, until, ifNeeded } = given
  const item = scope.name
  const held = until === undefined ? {} : { until }
  if (kind === 'drop')
    return item === everyItem ||
      of.has('price') ||
      of.has('name') ||
      of.has('size') ||
      price > 0 ||
      until !== undefined
      ? null
      : [{ kind: 'dropItem', item, ...(ifNeeded && { ifNeeded }) }]
  if (ifNeeded) return null
  if (kind === 'noRise') return [{ kind: 'capPrice', item, ...held }]
  if (kind === 'keepSize') return [{ kind: 'keepItem', item, part: 'size', ...held }]
  const partly = (['size', 'name', 'recipe'] as const).flatMap((part): WishContent[] =>
    of.has(part) ? [{ kind: 'keepItem', item, part, ...held }] : [],
  )
  if (price > 0) {
    const own = atPrice(scope, price, until, about)
    const stays: WishContent[] =
      own?.kind === 'keepPrice' && until === undefined ? [{ kind: 'keepItem', item }] : []
    return own ? [...stays, own, ...partly] : null
  }
  if (of.has('price')) return [{ kind: 'keepPrice', item, ...held }, ...partly]
  if (partly.length > 0) return partly
  // "não mexer em nada" would leave nothing to advise on.
  if (item === everyItem) return null
  const isAll = kind === 'touch' || given.asItIs
  return [
    { kind: 'keepItem', item, ...held },
    ...(isAll ? [{ kind: 'keepPrice', item, ...held } as const] : []),
  ]
}

const sellsLittle = new RegExp(
  `,?\\s*(?<!\\p{L})(?:(?:d?[oa]s?|d?aquel[ae]s) )?(?:que )?(?:(?:vend|sa[ei]|gir|ped)\\p{L}* (?:muito )?(?:pouco|menos|quase nada)(?: (?:de|que|do que) ${spokenAmount}(?: unidades| vezes| porcoes)? (?:por|ao|no) mes)?|de (?:menor|pouca|baixa) (?:saida|venda|giro)|sem (?:saida|giro|venda)|encalhad[oa]s?|menos vendid[oa]s?|menos (?:vend|sa[ei]|gir|ped)\\p{L}*|(?:quase )?ninguem (?:ped|compr|quer|lev)\\p{L}*|(?:quase )?nao (?:vend|sa[ei]|gir)\\p{L}*)(?!\\p{L})`,
  'u',
)

/** "…, no máximo 4", "até três dos drinks …": how many may go, of items and never of R$ or %. */
const mostGone = new RegExp(
  `,?\\s*(?<!\\p{L})(?:(?:no maximo|no max|maximo(?: de)?|ate(?: uns| umas)?|so|somente|apenas|nao mais (?:que|do que|de)|uns|umas)\\s+)${spokenAmount}(?!\\s*(?:%|por cento|reais|por mes|ao mes|vezes|unidades))(?:\\s+(?:itens|pratos|opcoes|coisas|del[ae]s|sabores|produtos))?(?:\\s+(?=d[aeo]s?\\s))?(?!\\p{L})`,
  'u',
)

/** "queremos no máximo 22 itens, então …": the number of what stays, not of what goes. */
const toHave = /(?<!\p{L})(?:quer(?:o|emos|ia|iamos)|ter|tenha|ficar?|fique|caber?|caiba|com)\s*$/u

/** "pode tirar as pizzas doces que vendem pouco", "tirem o que vende menos que dez por mês" */
function readWeakDrop(said: string, about: Context): OrderRead | null {
  const limit = mostGone.exec(said)
  if (limit && toHave.test(said.slice(0, limit.index))) return null
  const most = amountOf(limit?.[1])
  const clause =
    limit && most > 0
      ? `${said.slice(0, limit.index)} ${said.slice(limit.index + limit[0].length)}`
          .replace(/\s+/g, ' ')
          .trim()
      : said
  const found = sellsLittle.exec(clause)
  if (!found) return null
  const rest = `${clause.slice(0, found.index)} | ${clause.slice(found.index + found[0].length)}`
  const order = counts.test(rest) || /(?<!\p{L})nao(?!\p{L})/u.test(rest) ? null : verbOf(rest)
  if (order?.kind !== 'drop') return null
  const below = amountOf(found[1])
  const sides = [order.before, order.after]
  const isAny = sides.every((side) =>
    /^(?:tudo|o|os|as|a|itens|pratos)?$/.test(trimmed(side.replace(idle, ' '))),
  )
  if (isAny && !(below > 0) && !(most > 0)) return null
  const scopes = isAny
    ? [{ name: everyItem, items: about.names.map(({ name }) => name), isSection: true }]
    : subjectIn(sides, about)
  return scopes?.every(({ items }) => items.length > 1)
    ? {
        wishes: scopes.map(({ name }) => ({
          kind: 'dropItem',
          item: name,
          weak: true,
          ...(below > 0 && { below }),
          ...(most > 0 && { most }),
        })),
        topic: scopes,
      }
    : null
}

/** The wishes of a clause on items, if each of its words has a place; null otherwise. */
export function readItemOrder(clause: string, about: Context): OrderRead | null {
  if (isTold(clause)) return null
  const little = readWeakDrop(clause, about)
  if (little) return little
  if (counts.test(clause)) return null
  const { rest: spoken, until } = withoutUntil(clause, about.today)
  const { rest: said, ifNeeded } = withoutNeed(spoken)
  const found = verbOf(said)
  if (!found || isReleased(found)) return null
  const before = withoutParts(found.before)
  const after = withoutParts(found.after)
  const money = found.kind === 'keep' || found.kind === 'touch' ? priced.exec(after.rest) : null
  const price = money ? amountOf(money[1]) : 0
  const behind = money ? after.rest.replace(priced, ' | ') : after.rest
  const carried = isUnnamed([before.rest, behind])
  const isAll =
    carried &&
    (found.kind === 'keepSize' || found.kind === 'noRise') &&
    /(?<!\p{L})(?:nada|nenhuma?|tudo)(?!\p{L})/u.test(said)
  const every = [{ name: everyItem, items: about.names.map(({ name }) => name), isSection: true }]
  const scopes = isAll ? every : carried ? about.topic : subjectIn([before.rest, behind], about)
  if (!scopes || scopes.length === 0) return null
  const given = {
    parts: new Set([...before.parts, ...after.parts]),
    price,
    until,
    ifNeeded,
    asItIs: unchanged.test(said),
  }
  const kind = found.kind === 'drop' && refusedAfter.test(found.after) ? 'keep' : found.kind
  const wishes = scopes.map((scope) => wishesOn(kind, scope, given, about))
  return wishes.every((one) => one !== null) ? { wishes: wishes.flat(), topic: scopes, carried } : null
}
