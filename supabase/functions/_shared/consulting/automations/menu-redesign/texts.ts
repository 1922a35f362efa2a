import type { HouseItemKind } from '../../base/house/house.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { stableFraction, tokenize } from '../../base/language/text.ts'
import { contentsOf } from '../../base/lexicon/name-meanings/contents.ts'
import { lineOf, type Voice } from '../../base/lexicon/name-meanings/index.ts'
import { askFor } from './questions.ts'
import { hasCachaca } from './with-cachaca.ts'

/** Fewest and most words: shorter says nothing, longer is not read. */
export const leastWords = 5
export const mostWords = 20

/** From this many words, the owner's own line says enough about the dish. */
const enoughWords = 3

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export type Described = {
  name: string
  section: string
  /** Identifies the house, to choose between wordings. */
  seed: string
  description: string | null
  size: string | null
  kind: HouseItemKind
  /** R$ on the new menu. */
  price: number | null
  /** Sells most in its section. */
  first: boolean
  /** It has a new price, place or frame. */
  changes: boolean
  /** Also mentions what goes with it, because the house wants to sell more drinks. */
  suggests: boolean
  /** How the house talks to its guests. */
  voice?: Voice
  /** Whether the house may use what a line names. */
  allows?: (text: string) => boolean
  /** What the house serves with it. */
  beside: { name: string; sour: boolean } | null
}

export type MenuText = {
  text: string | null
  ask: string | null
  /** Whether all or part of the text comes from the name alone. */
  fromName: boolean
}

const none = { text: null, ask: null, fromName: false } as const

/** Words that could describe any dish. */
const empty =
  /\s*\b(?:delicios[oa]s?|saboros[oa]s?|irresist[ií]ve(?:l|is)|imperd[ií]ve(?:l|is)|incr[ií]ve(?:l|is)|maravilhos[oa]s?|especia(?:l|is)|perfeit[oa]s?|exclusiv[oa]s?|tradiciona(?:l|is)|[uú]nic[oa]s?)\b(?!\s+da\b)/giu

/** The stem of a word, which "grelhado" and "grelha" share. */
const stemOf = (word: string) => word.slice(0, 5)

/** Whether a text says more than the name: it does not begin with it, and has two words that the name lacks. */
export function saysMore(text: string, name: string): boolean {
  const own = new Set(tokenize(name).map(stemOf))
  const words = tokenize(text).filter((word) => word.length > 3)
  const further = new Set(words.map(stemOf).filter((stem) => !own.has(stem)))
  return further.size >= 2 && !tokenize(text).join(' ').startsWith(tokenize(name).join(' '))
}

/** "(8 un.)", "(sábado)": the bracketed part of a name, and the name without it. */
function partsOf(name: string): { bare: string; notes: string[] } {
  const notes = [...name.matchAll(/\(([^)]+)\)/g)].flatMap(([, note]) => (note ? [note.trim()] : []))
  return { bare: name.replace(/\s*\([^)]*\)/g, '').trim(), notes }
}

/** "6 unidades", "para dois", "sábado", "jarra": how much it is and when, in the place of a description. */
const isNote =
  /^(?:\d+|meia|uma?|duas|dois|tr[eê]s|quatro|cinco|seis|oito|dez|doze|serve|para|s[oó]|a[os]s?|[aà]s|segundas?|ter[cç]as?|quartas?|quintas?|sextas?|s[aá]bados?|domingos?|fatia|jarra|ta[cç]a|copo|d[oó]se|por[cç][aã]o|unidade|lata|garrafa)(?!\p{L})(?!.*\b(?:com|de|ao|na|no)\b)/iu

/** The notes of a description that says nothing else; none if it describes the dish. */
function notesIn(description: string | null): string[] {
  const parts = (description ?? '')
    .split(/[,;.]\s*|\s+e\s+(?=para|serve)/)
    .filter((part) => part.trim() !== '')
  return parts.every((part) => countWords(part) <= 4 && isNote.test(part.trim()))
    ? parts.map((part) => part.trim())
    : []
}

const weekday = /^(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)/i
const weekend = /^(?:sábado|domingo)/i

/** How it is served: pieces, days, size; without the price per piece, which would make it look expensive. */
function portionOf(notes: readonly string[], size: string | null): string[] {
  const told = notes.filter((note) => !/^un\.?$/i.test(note))
  return [...told, ...(size && !notes.includes(size) ? [size] : [])].map((note) => {
    if (/^\d+ \p{L}{4,}/u.test(note)) return note
    const pieces = Number(/^(\d+)\s*un/i.exec(note)?.[1] ?? 0)
    if (pieces > 1) return `${pieces} unidades`
    if (weekday.test(note))
      return `Só ${weekend.test(note) ? 'aos' : 'às'} ${note.toLowerCase().replace(/s?$/, 's')}`
    if (/^(?:para|serve|s[oó]|aos?|[aà]s)(?!\p{L})/iu.test(note) || !/\d/.test(note)) return capitalize(note)
    return `Porção: ${note}`
  })
}

const rich =
  /frit|torresmo|calabresa|costela|queijo|pastel|bolinho|empanad|pururuc|bacon|manteiga|su[ií]n|porco/i

/** The sentence on the drink or dish that goes with it, worded by what both are. */
function besideOf({ name, description, beside, kind }: Described): string[] {
  if (beside === null) return []
  const { bare } = partsOf(beside.name)
  const partner = the(bare)
  if (kind !== 'dish') return [`Combina com ${partner}`]
  if (beside.sour && rich.test(`${name} ${description ?? ''}`)) {
    return [`${capitalize(partner)} corta a gordura`]
  }
  // A packaged drink is named once, without description.
  const forms = /\b(?:lata|garrafa)\b/i.test(bare)
    ? [`Vai com ${partner}`]
    : [`Ao lado, ${partner}`, `Vai com ${partner}`, `No copo, ${partner}`]
  return [forms[Math.floor(stableFraction(name) * forms.length)] ?? `Vai com ${partner}`]
}

/** A complete sentence of its own. */
export const sentence = (text: string) => `${capitalize(text.trim().replace(/[.;,]+$/, ''))}.`

/** As many whole parts of a description as fit. */
function fitting(description: string, most: number): string {
  const parts = description.split(/(?<=[,;.])\s+/)
  const kept: string[] = []
  for (const part of parts) {
    if (countWords([...kept, part].join(' ')) > most) break
    kept.push(part)
  }
  return kept.join(' ')
}

/** Cuts and fish: a description that begins with one names the main ingredient. */
const isMain =
  /^(?:barriga|costel|sobrecoxa|coxa|peito|pernil|fil[eé]|lombo|picanha|alcatra|carne|frango|porco|peixe|til[aá]pia|pargo|robalo|camar|polvo|lula|lagosta|lingui|cordeiro|bode|pato|cacha[cç]a|vodca|gim|rum)/i

/** Sentences that cannot follow "com": "Acompanha arroz", "servido com farofa". */
const isSaid = /^(?:acompanha|leva|vem|traz|tem|vai|chega|(?!salad)\p{L}{3,}[ai]d[oa]s?(?!\p{L}))/iu

/** The core of a text: what the item is, in the menu's words. Null if they say no more than the name. */
function coreOf({ name, description, kind }: Described): string | null {
  const { bare } = partsOf(name)
  const said = description?.replace(empty, '').trim() ?? ''
  const meant = kind === 'drink' || said !== '' ? contentsOf(bare) : null
  if (said === '') return meant
  // "Com melaço" continues the meaning of the name, and stands alone if the name says it all.
  if (/^(?:com|ao|à|no|na|e|sobre)\b/i.test(said)) {
    const lower = `${said[0]?.toLowerCase() ?? ''}${said.slice(1)}`
    return meant ? `${meant}, ${meant.includes(' com ') ? lower.replace(/^com /, '') : lower}` : said
  }
  // "Barriga de porco, limão" is the dish itself; "maionese de limão" comes with it.
  const serves = /^(?:para|serve)\b/i.test(said)
  const whole = serves || isSaid.test(said) || /^\p{L}+:/u.test(said) || isMain.test(said)
  const listed =
    !serves && said.split(',').length === 2 && !said.includes(' e ') ? said.replace(/,\s*/, ' e ') : said
  return countWords(said) < leastWords - 2 && !whole
    ? `Com ${listed[0]?.toLowerCase() ?? ''}${listed.slice(1)}`
    : listed
}

/** Both in one text; null if they repeat each other or are too long for a menu, so that the owner's words stay. */
function joined(line: string, own: string | null): string | null {
  if (own === null) return sentence(line)
  const said = new Set(tokenize(line).filter((word) => word.length > 3))
  const again = tokenize(own).filter((word) => said.has(word)).length
  const both = `${sentence(line)} ${sentence(own)}`
  return again > 1 || countWords(both) > mostWords ? null : both
}

/** "Calabresa" under "Pizzas" is a pizza. */
export const asPizza = (name: string, section: string): string =>
  /pizza/i.test(section) && !/pizza/i.test(name) ? `Pizza ${name}` : name

/** The meaning of the name in a wording that no other item of this menu has, combined with the owner's few words. */
function textByName(item: Described, own: string | null, taken: ReadonlySet<string>): string | null {
  const { bare } = partsOf(item.name)
  for (const turn of ['', '/2', '/3', '/4']) {
    const whole = asPizza(bare, item.section)
    const line = lineOf(whole, `${item.seed}${turn}`, item.voice)
    if (line === null || !saysMore(line, whole) || item.allows?.(line) === false) return null
    if (!taken.has(sentence(line))) return joined(line, own)
  }
  return null
}

/** What a dose of cachaça tastes of, by the colour or wood in its name. */
const doseLines: readonly (readonly [RegExp, string])[] = [
  [/prata|branc|branquinha|cristal/i, 'Branca, de cana limpa, boa bem gelada'],
  [/carvalho/i, 'Descansada em carvalho: macia, de baunilha e tostado'],
  [/amburana|umburana/i, 'De amburana: canela, baunilha e um doce de madeira'],
  [/b[aá]lsamo/i, 'De bálsamo: ervas, anis e fim seco'],
  [/castanheira/i, 'De castanheira: macia, de castanha tostada'],
  [/jequitib/i, 'De jequitibá: cana na frente, madeira leve atrás'],
  [/ouro|envelhecid/i, 'Amarela de madeira, macia, para gole pequeno'],
]

function doseText({ name, section, allows }: Described): MenuText {
  const line = hasCachaca(name, null, section)
    ? doseLines.find(([words, says]) => words.test(name) && allows?.(says) !== false)?.[1]
    : undefined
  return line === undefined ? none : { text: sentence(line), ask: null, fromName: true }
}

/** A side in a few words; one without a line needs none. */
function sideText(item: Described, taken: ReadonlySet<string>): MenuText {
  const text = (item.description ?? '') === '' ? textByName(item, null, taken) : null
  return text === null ? none : { text, ask: null, fromName: true }
}

/** "500 g", "kg" */
const onlySize = /^(?:\d+(?:[.,]\d+)? ?)?(?:g|kg|ml|l|litros?|quilo)\.?$/i

const fits = (text: string) => countWords(text) >= leastWords && countWords(text) <= mostWords

/** The line of an item whose description only says how much it is or when it is served, which stays. */
function noted(item: Described, notes: readonly string[], taken: ReadonlySet<string>): MenuText {
  const line = menuText({ ...item, description: null }, taken)
  if (line.text === null) return line
  const told = tokenize(line.text)
  const tail = portionOf(notes, null)
    .filter((note) => !tokenize(note).every((word) => told.includes(word)))
    .map(sentence)
    .join(' ')
  if (tail === '') return line
  const room = mostWords - countWords(tail)
  return {
    ...line,
    text: `${sentence(countWords(line.text) > room ? fitting(line.text, room) : line.text)} ${tail}`,
  }
}

/**
 * The text of an item: 5 to 20 words from the house's own and from the meaning of the name; else a question to the
 * owner.
 * @param taken first sentences already on the menu
 */
export function menuText(item: Described, taken: ReadonlySet<string> = new Set()): MenuText {
  const { name, section, kind, seed } = item
  if (kind === 'beer' || kind === 'soft_drink') return none
  if (kind === 'dose') return (item.description ?? '') === '' ? doseText(item) : none
  if (kind === 'side') return sideText(item, taken)
  const said = notesIn(item.description)
  if (said.length > 0) return noted(item, said, taken)
  // A line of the owner's that says enough is kept, unless the item changes or the line praises itself.
  const praises = (item.description ?? '').replace(empty, '') !== (item.description ?? '')
  if (!item.changes && !praises && countWords(item.description ?? '') >= enoughWords) return none
  const { bare, notes } = partsOf(name)
  const core = coreOf(item)
  const own = core !== null && saysMore(core, bare) ? fitting(core, mostWords) || core : null
  // Combine the owner's few words with the meaning of the name; for a drink, its ingredients are enough.
  const undescribed = (item.description ?? '').trim() === ''
  const short = own === null || undescribed || (kind === 'dish' && countWords(own) < leastWords)
  const named = short ? textByName(item, kind === 'dish' ? own : null, taken) : null
  let text = named ?? (own === null ? null : sentence(own))
  const ask = askFor({ name: bare, section, kind, seed })
  if (text === null) return { ...none, ask }
  // The name that is printed above the line says the weight already.
  const untold = notes.filter((note) => !onlySize.test(note))
  for (const portion of portionOf(
    untold,
    item.size !== null && notes.includes(item.size) ? null : item.size,
  )) {
    if (countWords(`${text} ${portion}`) <= mostWords) text = `${text} ${sentence(portion)}`
  }
  const [suggestion] = item.suggests ? besideOf(item) : []
  if (suggestion && countWords(`${text} ${suggestion}`) <= mostWords) text = `${text} ${sentence(suggestion)}`
  for (const more of [...besideOf(item), ...(item.first ? [`O mais pedido em ${section}`] : [])]) {
    if (countWords(text) >= leastWords) break
    if (countWords(`${text} ${more}`) <= mostWords) text = `${text} ${sentence(more)}`
  }
  if (fits(text)) return { text, ask: null, fromName: named !== null || undescribed }
  const other = undescribed ? textByName(item, null, taken) : null
  return other !== null && fits(other) ? { text: other, ask: null, fromName: true } : { ...none, ask }
}
