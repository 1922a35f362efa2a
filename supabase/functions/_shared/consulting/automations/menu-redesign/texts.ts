import type { HouseItemKind } from '../../base/house/house.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { foldAccents, formatBrl, joinList, stableFraction, tokenize } from '../../base/language/text.ts'
import { dishes, groups } from '../../base/lexicon/knowledge.ts'

/** Shorter says nothing, longer is not read. */
export const leastWords = 8
export const mostWords = 20

/** From so many words on the owner's own line says what is on the plate. */
const enoughWords = 6

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

export type Described = {
  name: string
  section: string
  description: string | null
  size: string | null
  kind: HouseItemKind
  /** R$ of the new menu. */
  price: number | null
  /** Sells most in its section. */
  first: boolean
  /** It has a new price, place or frame. */
  changes: boolean
  /** What the house serves with it. */
  beside: { name: string; sour: boolean } | null
}

export type MenuText = { text: string | null; ask: string | null }

/** Words that could stand under any dish. */
const empty =
  /\s*\b(?:delicios[oa]s?|saboros[oa]s?|irresist[ií]ve(?:l|is)|imperd[ií]ve(?:l|is)|incr[ií]ve(?:l|is)|maravilhos[oa]s?|especia(?:l|is)|perfeit[oa]s?|exclusiv[oa]s?|tradiciona(?:l|is)|[uú]nic[oa]s?)\b(?!\s+da\b)/giu

/** What a name means by itself; nothing here is an ingredient that the name does not hold. */
const meanings: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^past(?:el|éis) de (.+)$/i, (_, filling) => `Massa frita com recheio de ${filling}`],
  [/^bolinhos? de (.+)$/i, (_, what) => `Bolinhos fritos de ${what}`],
  [/^croquetes? de (.+)$/i, (_, what) => `Croquetes fritos de ${what}`],
  [/^cald(?:o|inho) de (.+)$/i, (_, what) => `${capitalize(what ?? '')} em caldo, servido quente`],
  [/^(.+) (?:à|a) passarinho$/i, (_, what) => `${what} em pedaços pequenos, fritos`],
  [/^(.+?),? (?:ao )?alho e óleo$/i, (_, what) => `${what} com alho dourado no óleo`],
  [/^(.+) acebolad[oa]s?$/i, (_, what) => `${what} com cebola salteada`],
  [/^(.+) na brasa$/i, (_, what) => `${what} direto da brasa`],
  [/^(.+) na chapa$/i, (_, what) => `${what} direto da chapa`],
  [/^(.+) grelhad[oa]s?$/i, (_, what) => `${what} direto da grelha`],
  [/^(.+) à milanesa$/i, (_, what) => `${what} com casca de farinha de rosca`],
  [/^caipirinha de (.+)$/i, (_, fruit) => `Cachaça, ${fruit} macerado, açúcar e gelo`],
  [/^caipirinha$/i, () => 'Cachaça, limão macerado, açúcar e gelo'],
  [/^caipirosca de (.+)$/i, (_, fruit) => `Vodca, ${fruit} macerado, açúcar e gelo`],
  [/^batida de (.+)$/i, (_, fruit) => `Cachaça batida com ${fruit} e gelo`],
  [/^gin t[oô]nica$/i, () => 'Gim e água tônica sobre gelo'],
  [/^negroni$/i, () => 'Gim, vermute tinto e bitter sobre gelo'],
  [/^taça de (.+)$/i, (_, wine) => `${capitalize(wine ?? '')} em taça`],
  [/^(.+ frit[oa]s?) com (.+)$/i, (_, what, spice) => `${what}, com ${spice} por cima`],
]

/** "(8 un.)", "(sábado)": what a name holds in brackets, and the name without it. */
function partsOf(name: string): { bare: string; notes: string[] } {
  const notes = [...name.matchAll(/\(([^)]+)\)/g)].flatMap(([, note]) => (note ? [note.trim()] : []))
  return { bare: name.replace(/\s*\([^)]*\)/g, '').trim(), notes }
}

const weekday = /^(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)/i
const weekend = /^(?:sábado|domingo)/i

/** How it is served: pieces with the price of one, days, size. */
function portionOf(notes: readonly string[], size: string | null, price: number | null): string[] {
  return [...notes, ...(size && !notes.includes(size) ? [size] : [])].map((note) => {
    const pieces = Number(/^(\d+)\s*un/i.exec(note)?.[1] ?? 0)
    if (pieces > 1)
      return `${pieces} unidades${price === null ? '' : `, a ${formatBrl(price / pieces)} cada`}`
    if (weekday.test(note))
      return `Só ${weekend.test(note) ? 'aos' : 'às'} ${note.toLowerCase().replace(/s?$/, 's')}`
    return `Porção: ${note}`
  })
}

const rich =
  /frit|torresmo|calabresa|costela|queijo|pastel|bolinho|empanad|pururuc|bacon|manteiga|su[ií]n|porco/i

/** The partner's sentence; worded by what both are. */
function besideOf({ name, description, beside, kind }: Described): string[] {
  if (beside === null) return []
  const { bare } = partsOf(beside.name)
  const partner = the(bare)
  if (kind !== 'dish') return [`Combina com ${partner}`]
  if (beside.sour && rich.test(`${name} ${description ?? ''}`)) {
    return [`${capitalize(partner)} corta a gordura`]
  }
  // What comes closed is named once, plainly.
  const forms = /\b(?:lata|garrafa)\b/i.test(bare)
    ? [`Vai com ${partner}`]
    : [`Ao lado, ${partner}`, `Vai com ${partner}`, `No copo, ${partner}`]
  return [forms[Math.floor(stableFraction(name) * forms.length)] ?? `Vai com ${partner}`]
}

/** What is asked of the owner where the menu's words do not suffice. */
function askFor(name: string): string {
  const folded = foldAccents(partsOf(name).bare).toLowerCase()
  const known = Object.entries(dishes).find(
    ([term, { words }]) =>
      folded.startsWith(foldAccents(term)) || words.some((word) => folded.startsWith(foldAccents(word))),
  )
  const usual = known?.[1].made.filter((food) => !(food in groups)).slice(0, 4) ?? []
  return usual.length > 0
    ? `Costuma levar ${joinList(usual)}. O que entra no seu, e com o que chega à mesa?`
    : `O que vai em “${name}”, como se prepara e com o que chega à mesa?`
}

/** A sentence of its own, closed. */
export const sentence = (text: string) => `${capitalize(text.trim().replace(/[.;,]+$/, ''))}.`

/** As much of a description as fits, whole parts of it. */
function fitting(description: string, most: number): string {
  const parts = description.split(/(?<=[,;.])\s+/)
  const kept: string[] = []
  for (const part of parts) {
    if (countWords([...kept, part].join(' ')) > most) break
    kept.push(part)
  }
  return kept.join(' ')
}

/** Cuts and fish: a description that begins with one names the dish's own main ingredient. */
const isMain =
  /^(?:barriga|costel|sobrecoxa|coxa|peito|pernil|fil[eé]|lombo|picanha|alcatra|carne|frango|porco|peixe|til[aá]pia|pargo|robalo|camar|polvo|lula|lagosta|lingui|cordeiro|bode|pato|cacha[cç]a|vodca|gim|rum)/i

/** The core of a text: what it is, in the menu's words. Null where those say no more than the name. */
function coreOf({ name, description }: Described): string | null {
  const { bare } = partsOf(name)
  const said = description?.replace(empty, '').trim() ?? ''
  const meant = meanings.flatMap(([pattern, say]) => {
    const found = pattern.exec(bare)
    return found ? [say(...found)] : []
  })[0]
  if (said === '') return meant ?? null
  // "Com melaço" needs its subject.
  if (/^(?:com|ao|à|no|na|e|sobre|para)\b/i.test(said)) {
    const lower = `${said[0]?.toLowerCase() ?? ''}${said.slice(1)}`
    if (!meant || /^para\b/i.test(said)) return `${bare}, ${lower}`
    return `${meant}, ${meant.includes(' com ') ? lower.replace(/^com /, '') : lower}`
  }
  // "Barriga de porco, limão" is the dish itself; "maionese de limão" comes with it.
  const whole = /^\p{L}+:/u.test(said) || isMain.test(said)
  const listed = said.split(',').length === 2 && !said.includes(' e ') ? said.replace(/,\s*/, ' e ') : said
  return countWords(said) < leastWords - 2 && !meant && !whole
    ? `${bare}, com ${listed[0]?.toLowerCase() ?? ''}${listed.slice(1)}`
    : listed
}

/** The text of an item: 8 to 20 words, each from the house's own; else what to ask the owner. */
export function menuText(item: Described): MenuText {
  if (item.kind === 'beer' || item.kind === 'soft_drink' || item.kind === 'side' || item.kind === 'dose') {
    return { text: null, ask: null }
  }
  // A line of the owner's that says enough stays, unless the item changes.
  if (!item.changes && countWords(item.description ?? '') >= enoughWords) return { text: null, ask: null }
  const core = coreOf(item)
  const { bare, notes } = partsOf(item.name)
  const says = item.description !== null || tokenize(core ?? '').length >= tokenize(bare).length
  if (core === null || !says) {
    return { text: null, ask: askFor(item.name) }
  }
  let text = sentence(fitting(core, mostWords) || core)
  const portions = portionOf(notes, item.size, item.price)
  for (const portion of portions) {
    if (countWords(`${text} ${portion}`) <= mostWords) text = `${text} ${sentence(portion)}`
  }
  const further = [...besideOf(item), ...(item.first ? [`O mais pedido em ${item.section}`] : [])]
  for (const more of further) {
    if (countWords(text) >= leastWords) break
    if (countWords(`${text} ${more}`) <= mostWords) text = `${text} ${sentence(more)}`
  }
  const words = countWords(text)
  return words >= leastWords && words <= mostWords
    ? { text, ask: null }
    : { text: null, ask: askFor(item.name) }
}
