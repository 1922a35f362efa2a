/** What a supplier charges more: "o barril sobe de R$ 680 para R$ 745: repasso?", "a muçarela subiu 9%". */
import { addDays } from '../../base/calendar.ts'
import { tokenize } from '../../base/language/text.ts'
import { foodsIn } from '../anyhow/masks.ts'
import { startDay } from '../orders/start-day.ts'
import { itemIn, type Named, type Question, question } from '../spoken/pieces.ts'
import { cut, sentenceEnds } from '../spoken/stretches.ts'
import { type DraftWish, longestText } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { numberOf } from './question-words.ts'

const money = '(?:r\\$ ?)?\\d{1,5}(?:[.,]\\d{1,2})?(?: ?(?:reais|contos?))?'
const pack =
  '(?:quilo|kg|kilo|litro|lata|saca|saco|caixa|cx|fardo|duzia|barril|barris|engradado|galao|pacote|peca)'
const verb =
  '(?:(?:ja |me |tambem )?(?:(?:vai|vao|deve|devem) (?:subir|aumentar|custar|passar|ir|sair|encarecer)|sub(?:iu|iram)|aument(?:ou|aram)|encarec(?:eu|eram)|foi|foram|pass(?:ou|aram)|pul(?:ou|aram)|sob[ea]m?|passa|vai|vao))'
const rise = new RegExp(
  `(?<![a-z])(?:(?:o|a|os|as|meu|minha|meus|minhas) )*(?:(?:preco|custo|valor) d[oae]s? )?(?:(?<pack>${pack})s?(?: (?:de|com) (?<size>\\d{1,4}) ?(?<unit>litros?|l|kg|quilos?|g|ml))?(?: d[oae]s?)? ?)?(?<what>[a-z][a-z ]{1,45}?)?(?: (?:de|com) (?<behind>\\d{1,4}) ?(?<behindUnit>litros?|l|kg|quilos?))? ?${verb}(?: (?:muito|bastante|de preco|em|uns|umas|cerca de|quase|mais de))* (?:(?<pct>\\d{1,2}(?:[.,]\\d)?) ?(?:%|por cento)|(?:de )?(?<was>${money})(?: (?:o|por|no) ${pack})?,? (?:para|pra|a|ate) (?<price>${money}))`,
)
const byMeasure = new RegExp(`^ (?:o|por|no|cada|/) ?(?<pack>${pack})\\b|^\\/(?<slash>kg|l)\\b`)
const supplied =
  /(?<![a-z])(?:fornecedor\w*|distribuidor\w*|importador\w*|nota|acougue\w*|peixaria|ceasa|atacad\w+|feira|compra|custo|custos|insumo\w*)(?![a-z])/
const passes =
  '(?:e |entao |mas |ai |agora |quanto |o que (?:e que )?|como |quais |qual |que (?:precos|itens) |queria saber se |quero saber se |digam? se |dig[ao]m? |me (?:diz|diga|digam) se |devo |posso |preciso |tenho que |vale (?:a pena )?|compensa |da (?:pra|para) |e (?:melhor|pra|para) |sera que |eu |a gente )*(?:repass\\w+|segur\\w+|aumento|aumentar|subo|subir|mexo|mexer|passo adiante|fac[oa]|fazer|fazemos|reajusto)'
const ask = new RegExp(`^[\\s,:;.?!–—-]*${passes}(?![a-z])[^.;?!\\n]*\\??(?:\\s*(?:e )?quanto\\s*\\?)?`)
const stops = new RegExp(`(?<=[,:;]) ?(?=${passes})|(?<= e )(?=[oa]s? |eu )`)
const uses =
  /(?:(?:eu |a gente )?(?:us[oa]|usamos|leva|levam|vao?|gast[oa]|sao)) (?<n>\d{1,4}(?:[.,]\d)?) ?(?<unit>gramas?|g|kg|ml)\b(?: (?:de \w+ )?(?:n[oa]s?|por|em|cada|pr[oa]s?) (?<in>[^,.;:?!\n]{2,40}))?/
const share =
  /(?:pesa|e|sao|representa|da|faz)m? (?:uns |cerca de |quase |mais ou menos )?(?<n>\d{1,2}) ?(?:%|por cento) d[oe] custo(?: (?:d[oae]s?|em) (?<in>[^,.;:?!\n]{2,40}))?/

/** What a menu sells less of, and what no dish contains. */
const noFood =
  /(?<![a-z])(?:venda|vendas|movimento|aluguel|energia|luz|agua da|gas|salario|folha|imposto|taxa|couvert|ticket|faturamento|lucro|margem|concorren\w+|vizinh\w+|tabela|cardapio|clientes?|precos?|pode|podem|nao|quero|nada|ninguem)(?![a-z])/

const unitOf = (said: string | undefined): 'l' | 'kg' | 'g' | 'ml' | null =>
  said === undefined
    ? null
    : /^l/.test(said)
      ? 'l'
      : /^(?:kg|q)/.test(said)
        ? 'kg'
        : said === 'ml'
          ? 'ml'
          : 'g'

/** What one unit of the purchase holds; null where nobody says. */
function holds(said: { pack?: string | undefined; size?: string | undefined; unit?: string | undefined }) {
  const unit = unitOf(said.unit)
  if (said.size !== undefined && unit !== null) return `${Number(said.size)} ${unit}`
  if (/^(?:quilo|kg|kilo)/.test(said.pack ?? '')) return '1 kg'
  if (/^(?:litro|l)$/.test(said.pack ?? '')) return '1 l'
  return null
}

const isPast = /\b(?:sub(?:iu|iram)|aument(?:ou|aram)|encarec(?:eu|eram)|foi|foram|pass(?:ou|aram))\b/

const reaisOf = (said: string | undefined) => numberOf(/\d[\d.,]*/.exec(said ?? '')?.[0])

const plain = (what: string) =>
  what
    .replace(
      /^(?:(?:e|que|mas|so que|o|a|os|as|meu|minha|d[oae]s?|agora|aqui|la|fornecedor|disse|avisou|preco|custo) )+/g,
      '',
    )
    .trim()

export type Scope = {
  names: readonly Named[]
  today: string
  /** Pricing reads the cost of one item, and a rise in % of an item, elsewhere. */
  isPricing: boolean
}

/** The wishes of one clause, and where it ends. */
function readAt(text: string, folded: string, from: number, to: number, scope: Scope): DraftWish[] {
  const { names, today, isPricing } = scope
  const said = folded.slice(from, to)
  const found = rise.exec(said)
  if (!found) return []
  const groups = found.groups ?? {}
  const start = from + found.index + (/^\s*/.exec(found[0])?.[0].length ?? 0)
  let end = from + found.index + found[0].length
  const measured = byMeasure.exec(folded.slice(end, to))
  if (measured) end += measured[0].length
  const rest = folded.slice(end, to)
  const stop = stops.exec(rest)?.index ?? rest.search(/[,:;?](?!\d)/)
  const close = rest.slice(0, stop < 0 ? rest.length : stop)
  const isSupplied = supplied.test(`${found[0]} ${close}`)
  const day = startDay(close, today)
  // "subiu 12% em outubro" tells of the past, not of a day a year from now.
  const isAhead = day !== null && !(isPast.test(found[0]) && day.day > addDays(today, 120))
  const asked = () => ask.exec(folded.slice(end))
  const span = /^[^,:;.?!]*/.exec(close)?.[0] ?? ''
  // What stands behind the figures without a comma is of them: "no fornecedor", "em dezembro".
  if (isSupplied || day) end += span.replace(/\s+$/, '').length
  const per = holds({
    pack: measured?.groups?.pack ?? measured?.groups?.slash ?? groups.pack,
    size: groups.size ?? groups.behind,
    unit: groups.unit ?? groups.behindUnit,
  })
  const isKeg = /barri/.test(`${groups.pack ?? ''} ${groups.what ?? ''}`)
  const what = plain(groups.what ?? '') || (isKeg ? 'barril' : '')
  if (what === '' || noFood.test(`${groups.pack ?? ''} ${groups.what ?? ''}`)) return []
  const item = itemIn(what, names)
  const isFood = item !== undefined || isKeg || foodsIn(what).length > 0
  if (!isFood) return []
  const percent = groups.pct === undefined ? undefined : numberOf(groups.pct)
  const [was, price] = percent === undefined ? [reaisOf(groups.was), reaisOf(groups.price)] : []
  if (percent === undefined && !(was !== undefined && price !== undefined && price > was && was > 0))
    return []
  const asks = asked()
  const parts = isKeg ? ['barril'] : what.split(/ e (?:[oa]s? )?/)
  const isItem = parts.length === 1 && names.some(({ name, isSection }) => !isSection && name === item)
  const isWhole = isItem && tokenize(item ?? '').every((word) => tokenize(what).includes(word))
  const own = names.find(({ name, isSection }) => !isSection && name === item)?.price ?? null
  /** "o custo da lasanha" is all of it. */
  const isOfItem = isItem && /(?<![a-z])custo d/.test(found[0])
  const isPacked = groups.pack !== undefined || measured !== null || isKeg
  if (percent !== undefined) {
    if (isPricing && isItem && !asks) return []
    if (!isSupplied && !asks && isWhole) return []
    if (/\b(?:sob[ea]m?|vai|vao)\b/.test(found[0]) && !isSupplied && !asks && !isPacked) return []
  } else if (!isPacked) {
    // Pricing reads what an item costs; of the price that guests pay it is another question.
    if (isPricing && isItem && (isWhole || isOfItem || !isSupplied || !asks)) return []
    if (own !== null && (price ?? 0) >= own * 0.9 && !isSupplied) return []
    if (!isSupplied && !asks && isItem && own === null) return []
  }
  const used = behindIn(folded, end, to, names, uses)
  if (used) end = used.end
  const told = behindIn(folded, end, to, names, share)
  if (told) end = told.end
  const late = asked()
  if (late) end += late[0].replace(/[\s?!.,;:]+$/, '').length
  if (end - start > longestText) return []
  // "o que eu faço com os que levam carne?": all of them, and not the one that has the word in its name.
  const isMany =
    late !== null && /(?<![a-z])(?:quais|(?:os|as|nos|nas|aqueles|aquelas) que)(?![a-z])/.test(late[0])
  const unit = unitOf(used?.unit)
  const figures: Partial<Question> = {
    ...(percent !== undefined && { percent }),
    ...(was !== undefined && price !== undefined && { was, price }),
    ...(per && { per }),
    ...(used && unit && { uses: `${used.value} ${unit}` }),
    ...(told && { share: told.value }),
    ...(isOfItem && groups.pack === undefined && { share: 100 }),
    ...(day && isAhead && { from: day.day }),
  }
  const items =
    used?.item ??
    told?.item ??
    (isMany
      ? undefined
      : ((late ? itemIn(late[0], names) : undefined) ?? (isItem && !basic.test(what) ? item : undefined)))
  const wishOf = (part: string, own: Partial<Question>): DraftWish => ({
    wish: question('passOn', { what: inOwnWords(text.slice(from, to), said, part), ...figures, ...own }),
    start,
    end,
  })
  // "uso 150 g na lasanha e 200 na pizza": each dish with its own measure.
  const [one = ''] = parts
  if (parts.length === 1 && used && unit && used.more.length > 0)
    return [{ item: used.item, value: used.value }, ...used.more].map(({ item: dish, value }) =>
      wishOf(one, { uses: `${value} ${unit}`, ...(dish !== undefined && { item: dish }) }),
    )
  return parts.map((part) => wishOf(part, items === undefined ? {} : { item: items }))
}

/** The measure of another dish behind the first: " e 200 g na pizza". */
const another =
  /\s+e\s+(?:us[oa] |leva |boto )?(?<n>\d{1,4}) ?(?:gramas?|g|kg|ml)? (?:n[oa]s?|por|em|pr[oa]s?) (?<in>[^,.;:?!\n]{2,40}?)(?=\s+e\s+\d|$)/g

/** What many dishes hold, whichever has the word in its name: "a carne subiu" is of every burger. */
const basic =
  /^(?:carnes?(?: (?:bovina|moida|vermelha|de boi|de vaca))?|boi|blend|frangos?|queijos?|mu[cs]+arela|leite|farinha(?: de trigo)?|trigo|arroz|feijao|oleo(?: de soja)?|ovos?|limao|cafe|cachaca|acucar)$/

/** The owner's own letters of a folded stretch. */
function inOwnWords(text: string, said: string, part: string): string {
  const at = said.indexOf(part)
  return at < 0 ? part : text.slice(at, at + part.length).toLowerCase()
}

function behindIn(folded: string, end: number, to: number, names: readonly Named[], words: RegExp) {
  // "…, uso 180 g no duplo": right behind, in the same sentence or the next.
  const ahead = /^[\s,;:.]*(?:e (?:[oa]s? \w+ )?)?/.exec(folded.slice(end))?.[0].length ?? 0
  const found = words.exec(folded.slice(end + ahead, Math.max(to, end + 90)))
  if (!found || found.index > 0) return null
  const behind = found.groups?.in
  const more = [...(behind ?? '').matchAll(another)].flatMap(({ groups }) => ({
    value: numberOf(groups?.n),
    item: itemIn(groups?.in ?? '', names),
  }))
  const named = more.length === 0 ? behind : behind?.replace(another, '')
  return {
    value: numberOf(found.groups?.n),
    unit: found.groups?.unit,
    item: named === undefined ? undefined : itemIn(named, names),
    more,
    end: end + ahead + found[0].replace(/\s+$/, '').length,
  }
}

export function readSupplierRises(text: string, scope: Scope): DraftWish[] {
  const folded = foldInPlace(text).toLowerCase()
  const found: DraftWish[] = []
  for (const { said, at } of cut({ said: folded, at: 0 }, sentenceEnds, true)) {
    let from = at
    for (let tries = 0; tries < 4; tries += 1) {
      const wishes = readAt(text, folded, from, at + said.length, scope)
      const end = wishes[0]?.end
      if (end === undefined) break
      found.push(...wishes)
      from = end
      if (from >= at + said.length) break
    }
  }
  return found
}
