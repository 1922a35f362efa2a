/** How many items a menu has, in which order its sections stand, when it is served, and until when it must be ready. */
import { item, maybe, number, percent, type Rule, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { atLeast, has } from '../words.ts'
import { servedThen } from './served-notes.ts'

type Fields = Record<string, unknown>

const mostSections = 12

const things =
  'it\\w+|coisas?|pratos?|opc\\w+|drinks?|drinques?|bebidas?|sobremesas?|petiscos?|entradas?|sabores|linhas|produtos?|tipos?|variedades|rotulos'

/** "deixa só 15 espetos": as many of the section stay. */
const ofSection = (bound: 'exactly' | 'at_least' | 'at_most') =>
  wish('count', { count: number, of: 'items', bound, item })

/** The day, or the next one of that weekday. */
function dueBy(fields: Fields, slots: Slots): Fields | null {
  const by = slots.by()
  const what = slots.dueWords()
  if (by !== undefined) return { ...fields, by, what: what ?? slots.text.slice(0, 120) }
  const [weekday, ...more] = slots.weekdays() ?? []
  if (weekday === undefined || more.length > 0) return null
  return { ...fields, by: slots.next(weekday), what: slots.text.slice(0, 120) }
}

/** Which figure is to grow, and by how much or to what. */
function growing(fields: Fields, slots: Slots): Fields | null {
  slots.days()
  const { said: clause } = slots
  const of = /ticket|conta media|gasto medio|consumo|por (?:pessoa|mesa|cabeca)|por cliente/.test(clause)
    ? 'ticket'
    : /margem|lucro/.test(clause)
      ? 'margin'
      : 'sales'
  const amount = slots.reais()
  return { ...fields, of, ...(amount !== undefined && { amount, total: true }) }
}

/**
 * Today's sections with those that are named in that order: the first stand directly before the last, or open the menu
 * ("primeiro os caldos, depois os petiscos"). An item stands for its section.
 */
const inOrder = (isReversed: boolean) => (fields: Fields, slots: Slots) => {
  const { names } = slots
  const today = names.flatMap(({ name, isSection }) => (isSection ? [name] : []))
  const said: string[] = []
  for (let next = slots.nextNamed(); next !== undefined; next = slots.nextNamed()) {
    const own = names.find(({ name }) => name === next)
    const section = own?.isSection ? own.name : own?.section
    if (section == null || said.includes(section) || !today.includes(section)) return null
    said.push(section)
  }
  const named = isReversed ? said.toReversed() : said
  const anchor = named.at(-1)
  if (anchor === undefined || named.length < 2 || today.length > mostSections) return null
  const rest = today.filter((section) => !named.includes(section) || section === anchor)
  const isFirst = /(?<![a-z])primeiro(?![a-z])/.test(slots.said)
  const at = rest.indexOf(anchor)
  const order = isFirst
    ? [...named, ...rest.filter((section) => section !== anchor)]
    : named.slice(0, -1).every((one) => today.indexOf(one) < today.indexOf(anchor))
      ? today
      : [...rest.slice(0, at), ...named, ...rest.slice(at + 1)]
  return { ...fields, names: order }
}

/** The sections as they are. */
function asToday(fields: Fields, { names }: Slots): Fields | null {
  const own = names.flatMap(({ name, isSection }) => (isSection ? [name] : []))
  return own.length < 2 || own.length > mostSections ? null : { ...fields, names: own }
}

const sections = 'secoes|categorias|divisoes|divisao|titulos das|ordem das'
const needs = 'preco\\w*|MONEY|PERCENT|DATE|WEEKDAY|HOUR'

export const menuPlans: readonly Rule[] = [
  {
    words: [has('NUMBER (?:ITEM|tipos? de ITEM|opc\\w+ de ITEM)'), atLeast],
    not: has(`${needs}|mes|por dia|(?:tir|cort|retir|elimin|remov)(?:a|ar|e|em|amos)|combo\\w*|letra\\w*`),
    strange: 1,
    form: ofSection('at_least'),
  },
  {
    words: [
      has('NUMBER (?:ITEM|tipos? de ITEM|opc\\w+ de ITEM)'),
      has(
        '(?:deix\\w+|fic\\w+|fiqu\\w+|quero|ter|tenh\\w+|mant\\w+|limit\\w+|reduz\\w+|ideal|basta\\w*|chega\\w*|cabem?)',
      ),
    ],
    not: has(
      `${needs}|nao|sem|mes|por dia|(?:tir|cort|retir|elimin|remov)(?:a|ar|e|em|amos)|combo\\w*|letra\\w*|nov[oa]s?|NUMBER.*NUMBER|destac\\w+|destaque|foto\\w*`,
    ),
    strange: 1,
    form: ofSection('exactly'),
  },
  {
    words: [
      has(`NUMBER(?: (?:${things}))?`),
      has(
        '(?:enxug\\w+|reduz\\w+|diminu\\w+|encolh\\w+|baix\\w+) (?:\\w+ ){0,3}(?:pra|para|ate|a) (?:uns )?NUMBER',
      ),
    ],
    not: has(
      `${needs}|ITEM(?! (?:it\\w+|cardapio|pratos?))|pagina\\w*|folha\\w*|NUMBER.*NUMBER|letra\\w*|nao`,
    ),
    strange: 1,
    form: wish('count', { count: number, of: 'items', bound: 'at_most' }),
  },
  {
    words: [
      has(`NUMBER (?:${things})`),
      has('(?:nao|nunca) (?:\\w+ ){0,3}(?:mais (?:de|que|do que)|pass\\w+ d\\w+|exced\\w+)'),
    ],
    not: has(`${needs}|ITEM|pagina\\w*|folha\\w*|NUMBER.*NUMBER|letra\\w*`),
    strange: 1,
    form: wish('count', { count: number, of: 'items', bound: 'at_most' }),
  },
  {
    words: [
      has('DATE|WEEKDAY'),
      has('(?:ate|antes d[aeo]|pra|para|pro|n[oa]|em|do|d[ao] dia) (?:o |a )?(?:dia )?(?:DATE|WEEKDAY)'),
      has(
        'precis\\w+|pront\\w+|us(?:ar|o|ando)|quero|entreg\\w+|prazo|grafica|arquivo|imprim\\w+|valendo|na mao|lanc\\w+|estrei\\w+|inaugur\\w+|ate|sem falta|nao (?:pode )?pass\\w+|rodar|chegar|pra DATE|para DATE',
      ),
    ],
    not: has(
      'ITEM(?! cardapio)|MONEY|PERCENT|NUMBER|HOUR|preco\\w*|foi|ultim\\w+|hoje|fechad\\w+|fechamos|abr\\w+|serv\\w+|so |vend\\w+|mex\\w+|sub\\w+|reajust\\w+|mant\\w+|fica\\w*',
    ),
    strange: 1,
    told: true,
    form: wish('deadline', {}, { turn: dueBy }),
  },
  {
    words: [
      has('PERCENT'),
      has('aument\\w+|cresc\\w+|sub(?:a|am|ir|indo)|melhor\\w+|elev\\w+|vender|ganhar'),
      has('vendas?|fatur\\w+|margem|lucro|ticket|conta media|consumo|cresc\\w+|movimento'),
    ],
    not: has('MONEY|NUMBER|WEEKDAY|nao|nunca|sem|maxim\\w+|ate PERCENT|precos?|custo\\w*'),
    strange: 1,
    form: wish('target', { percent, item: maybe(item) }, { turn: growing }),
  },
  {
    words: [
      has('MONEY'),
      has('ticket|conta media|gasto medio|consumo|por (?:pessoa|cabeca|cliente|mesa)'),
      has(
        'cheg\\w+|ating\\w+|bater|alcanc\\w+|pass\\w+ (?:pra|para|de)|ir (?:pra|para)|subir (?:pra|para)|meta|objetivo|quero',
      ),
    ],
    not: has('ITEM|PERCENT|NUMBER|WEEKDAY|nao|combo\\w*|couvert|rodizio'),
    strange: 1,
    form: wish('target', {}, { turn: growing }),
  },
  {
    words: [
      has('ITEM'),
      has('HOUR|WEEKDAY'),
      has(
        'so|somente|apenas|acontec\\w+|rola\\w*|vale|vai|e|eh|sai\\w*|tem|serv\\w+|depois d\\w+|a partir d\\w+',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|DATE|nao|preco\\w*|promoc\\w+|desconto\\w*|combo\\w*|mais|melhor'),
    strange: 1,
    form: wish('served', {}, { turn: servedThen }),
  },
  {
    words: [
      has(sections),
      has(
        'mant\\w+|fic\\w+|continu\\w+|mesm[oa]s?|do jeito|como (?:esta\\w*|ta|tao)|conserv\\w+|nao (?:mex|mud|alter|troc)\\w+|iguais',
      ),
    ],
    not: has(`${needs}|NUMBER|ITEM|pode (?:mudar|mexer)`),
    strange: 1,
    form: wish('sections', {}, { turn: asToday }),
  },
  {
    words: [
      has(
        'ITEM (?:\\w+ ){0,5}antes d\\w+ (?:\\w+ )?ITEM|primeiro (?:[oa]s? )?ITEM,? (?:e )?depois (?:[oa]s? )?ITEM',
      ),
    ],
    not: has(`${needs}|NUMBER|nao|todos`),
    strange: 1,
    form: wish('sections', {}, { turn: inOrder(false) }),
  },
  {
    words: [
      has(
        'ITEM (?:\\w+ ){0,4}(?:depois|colad[oa]s?|atras|seguida|junto|abaixo|embaixo) (?:\\w+ )?(?:d\\w+|a\\w*|com) (?:[oa]s? )?ITEM',
      ),
    ],
    not: has(`${needs}|NUMBER|nao|combo\\w*|destac\\w+|vend\\w+|bebida junto`),
    strange: 1,
    form: wish('sections', {}, { turn: inOrder(true) }),
  },
]
