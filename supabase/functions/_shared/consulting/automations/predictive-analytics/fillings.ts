/**
 * What a dish that is filled takes by the words of its own name: "Tapioca de carne de sol com nata" is goma, carne de sol
 * and nata. What the name does not tell stays out, and the report says which words we did not count.
 */
import { foldAccents } from '../../base/language/text.ts'

export type PortionPart = {
  name: string
  unit: 'g' | 'ml' | 'un'
  /** Of one guest, or of one portion to share; ready for the pan. */
  amount: number
  /** Share of the whole fish, shrimp or octopus that is left after cleaning; absent for what is bought as it is used. */
  clean?: number
  /** Keeps a day or two: bought for the expected sales, in several deliveries. */
  fresh?: boolean
}

type Filling = {
  words: RegExp
  name: string
  amount: number
  unit?: 'g' | 'ml' | 'un'
  more?: Partial<PortionPart>
}

const fresh = { fresh: true } as const

/** In g for one tapioca or sandwich; the longer names first, as each takes its words out of the dish's name. */
const fillings: readonly Filling[] = [
  { words: /\b(?:queijo )?coalho\b/, name: 'queijo coalho', amount: 60 },
  { words: /\bqueijo (?:de )?manteiga\b/, name: 'queijo manteiga', amount: 60 },
  { words: /\b(?:queijo )?(?:minas|frescal)\b/, name: 'queijo minas', amount: 60 },
  { words: /\bcarne (?:de|do) sol\b/, name: 'carne de sol', amount: 80 },
  { words: /\bcarne[ -]seca\b|\bcharque\b|\bjaba\b/, name: 'carne-seca', amount: 80 },
  { words: /\bcarne(?: moida)?\b/, name: 'carne moída', amount: 80, more: fresh },
  { words: /\b(?:peito de )?frango\b/, name: 'peito de frango', amount: 80, more: fresh },
  {
    words: /\bpeixe(?: (?:grelhado|frito|empanado))?\b/,
    name: 'peixe limpo, posta ou filé',
    amount: 100,
    more: { clean: 0.5, fresh: true },
  },
  { words: /\bpernil\b/, name: 'pernil', amount: 100, more: fresh },
  { words: /\bpeito de peru\b|\bperu\b/, name: 'peito de peru', amount: 40 },
  { words: /\bcamar(?:ao|oes)\b/, name: 'camarão limpo', amount: 100, more: { clean: 0.55, fresh: true } },
  { words: /\b(?:bode|carneiro|cabrito)\b/, name: 'carneiro ou cabrito com osso', amount: 150, more: fresh },
  { words: /\bcatupiry\b|\brequeijao\b/, name: 'requeijão cremoso', amount: 30 },
  { words: /\bcream cheese\b/, name: 'cream cheese', amount: 30 },
  { words: /\bcheddar\b/, name: 'cheddar', amount: 30 },
  { words: /\bgorgonzola\b/, name: 'gorgonzola', amount: 30 },
  { words: /\bparmesao\b/, name: 'parmesão', amount: 20 },
  { words: /\bqueijo mu[sz]?[sc]?arela\b|\bmu(?:ss|c|z)arela\b|\bqueijos?\b/, name: 'muçarela', amount: 60 },
  { words: /\bleite condensado\b/, name: 'leite condensado', amount: 30, unit: 'ml' },
  { words: /\bdoce de leite\b/, name: 'doce de leite', amount: 40 },
  { words: /\bleite de coco\b/, name: 'leite de coco', amount: 50, unit: 'ml' },
  { words: /\bcoco(?: ralado)?\b/, name: 'coco ralado', amount: 40 },
  { words: /\bmanteiga(?: (?:da|de) (?:terra|garrafa))?\b/, name: 'manteiga', amount: 15 },
  { words: /\bnata\b/, name: 'nata', amount: 30 },
  { words: /\bbanana\b/, name: 'banana', amount: 80 },
  { words: /\bmorango\b/, name: 'morango', amount: 60, more: fresh },
  { words: /\bgoiabada\b/, name: 'goiabada', amount: 50 },
  { words: /\b(?:chocolate|brigadeiro)\b/, name: 'chocolate', amount: 40 },
  { words: /\bovos?\b/, name: 'ovo', amount: 1, unit: 'un' },
  { words: /\bpresunto\b/, name: 'presunto', amount: 40 },
  { words: /\bcalabresa\b/, name: 'calabresa', amount: 60 },
  { words: /\blinguica\b/, name: 'linguiça', amount: 80, more: fresh },
  { words: /\bbacon\b/, name: 'bacon', amount: 30 },
  { words: /\batum\b/, name: 'atum em conserva', amount: 60 },
  { words: /\bpalmito\b/, name: 'palmito', amount: 50 },
  { words: /\bmilho\b/, name: 'milho', amount: 30 },
  { words: /\btomate\b/, name: 'tomate', amount: 50 },
]

/** Usual pizzas whose name is not what is on them; a third of the amounts of `fillings` do not fit them. */
const pizzas: readonly [words: RegExp, parts: readonly PortionPart[]][] = [
  [
    /\bportuguesa\b/,
    [
      { name: 'presunto', unit: 'g', amount: 100 },
      { name: 'ovo', unit: 'un', amount: 2 },
      { name: 'cebola', unit: 'g', amount: 50 },
    ],
  ],
  [
    /\bmarg(?:ue|he)rit[ae]\b/,
    [
      { name: 'tomate', unit: 'g', amount: 100 },
      { name: 'manjericão', unit: 'g', amount: 5, fresh: true },
    ],
  ],
  [
    /\b(?:quatro|4|cinco|5) queijos\b/,
    [
      { name: 'requeijão cremoso', unit: 'g', amount: 60 },
      { name: 'gorgonzola', unit: 'g', amount: 50 },
      { name: 'parmesão', unit: 'g', amount: 40 },
    ],
  ],
  [
    /\b(?:nordestina|sertaneja)\b/,
    [
      { name: 'carne de sol', unit: 'g', amount: 120 },
      { name: 'queijo coalho', unit: 'g', amount: 80 },
    ],
  ],
  [
    /\bnapolitana\b/,
    [
      { name: 'tomate', unit: 'g', amount: 100 },
      { name: 'parmesão', unit: 'g', amount: 20 },
    ],
  ],
]

type Base = {
  words: RegExp
  parts: readonly PortionPart[]
  /** Against one tapioca. */
  factor: number
}

const gram = (name: string, amount: number): PortionPart => ({ name, unit: 'g', amount })

const bases: readonly Base[] = [
  { words: /^(?:tapioca|beiju)\b/, parts: [gram('goma de tapioca', 100)], factor: 1 },
  { words: /^(?:crepe|panqueca|crepioca)s?\b/, parts: [gram('massa de crepe', 100)], factor: 1 },
  { words: /^(?:cuscuz|cuscuzinho)\b/, parts: [gram('flocão de milho', 80)], factor: 1 },
  { words: /^omeletes?\b/, parts: [{ name: 'ovo', unit: 'un', amount: 3 }], factor: 0.7 },
  {
    words: /^(?:sanduiche|misto|bauru)\b/,
    parts: [{ name: 'pão, fatias', unit: 'un', amount: 2 }],
    factor: 1,
  },
  {
    words: /^(?:pao|baguete)\b(?= (?:de forma |frances )?(?:com|na chapa|de queijo coalho))/,
    parts: [{ name: 'pão', unit: 'un', amount: 1 }],
    factor: 0.7,
  },
]

const pizzaBase: readonly PortionPart[] = [gram('massa de pizza', 350)]
const pizzaTop: readonly PortionPart[] = [gram('muçarela', 180), gram('molho de tomate', 80)]
const sweet = /\b(?:chocolate|brigadeiro|nutella|doce|morango|prestigio|romeu|sorvete)\b/

/** Words of a name that say nothing of what is in it. */
const plainWords =
  /\b(?:de|da|do|dos|das|com|e|a|o|ao|na|no|em|pizza|tapioca|beiju|crepes?|panquecas?|crepioca|cuscuz|cuscuzinho|omeletes?|sanduiche|misto|bauru|pao|baguete|forma|frances|chapa|grande|media|pequena|broto|brotinho|familia|g|m|p|inteira|meia|quente|simples|tradicional|especial|cremos[oa]|crocante|recheada|natural|canela|desfiad[oa]|acebolad[oa]|ralado|casa|doce|salgad[oa]|cafe|manha|\d+|cm|fatias?|pedaco|grelhad[oa]|frit[oa]|assad[oa])\b/g

export type Filled = { parts: PortionPart[]; missing: string[] }

/** A small and a large pizza against the usual one. */
const pizzaSize = (plain: string) =>
  /\b(?:fatia|pedaco)\b/.test(plain)
    ? 0.125
    : /\b(?:broto|brotinho|pequena|p|individual)\b/.test(plain)
      ? 0.5
      : /\bmedia\b|\bm$/.test(plain)
        ? 0.75
        : 1

/** What one unit of a filled dish takes; null for another kind of dish. */
export function filledPortion(name: string): Filled | null {
  const plain = foldAccents(name)
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // A burger between slices of bread is one of meat.
  if (/\b(?:hamburguer|burger|smash)\b/.test(plain)) return null
  const isPizza = /^(?:pizzas?|brotinho)\b/.test(plain)
  const base = isPizza ? undefined : bases.find(({ words }) => words.test(plain))
  if (!isPizza && base === undefined) return null
  const size = isPizza ? pizzaSize(plain) : 1
  const own = isPizza ? pizzas.find(([words]) => words.test(plain)) : undefined
  const found: PortionPart[] = [...(own?.[1] ?? [])]
  let rest = own ? plain.replace(own[0], ' ') : plain
  // "goma de tapioca" is no filling, and neither is the bread of "pão com ovo".
  if (base) rest = rest.replace(base.words, ' ')
  for (const { words, name: good, amount, unit = 'g', more } of fillings) {
    if (!words.test(rest)) continue
    rest = rest.replace(words, ' ')
    const isBase = isPizza && good === 'muçarela'
    if (isBase) continue
    found.push({
      name: good,
      unit,
      amount: unit === 'un' ? amount * (isPizza ? 2 : 1) : amount * (isPizza ? 1.5 : (base?.factor ?? 1)),
      ...more,
    })
  }
  const head = isPizza ? [...pizzaBase, ...(sweet.test(plain) ? [] : pizzaTop)] : [...(base?.parts ?? [])]
  const missing = rest.replace(plainWords, ' ').match(/[a-z]{3,}/g) ?? []
  // "misto quente" names neither of its fillings.
  const misto =
    /^misto\b/.test(plain) && found.length === 0 ? [gram('presunto', 30), gram('muçarela', 30)] : []
  const parts = [...head, ...misto, ...found]
  const merged = parts.filter(
    (part, at) => parts.findIndex((one) => one.name === part.name && one.unit === part.unit) === at,
  )
  return { parts: merged.map((part) => ({ ...part, amount: part.amount * size })), missing }
}

/** Whether a good is one of the fillings that names tell: a dish whose name does not tell it has none of it. */
export const isFilling = (good: string): boolean => {
  const plain = foldAccents(good).toLowerCase()
  return fillings.some(({ words }) => words.test(plain))
}
