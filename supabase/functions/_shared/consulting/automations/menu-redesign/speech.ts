/** The waiters' sentences, built from the printed menu's own words. */
import { itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { guestsOf } from '../../base/pairing/understand.ts'
import { inPrint } from './amounts.ts'
import { besideWords } from './beside.ts'
import { earned } from './category.ts'
import { mayShow } from './goals.ts'
import { looseCard } from './placed.ts'
import type { MenuLine, MenuRedesign } from './schema.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

/** Maximum number of sentences: a team does not learn more. */
const mostLines = 10
/** Words from which the rest of a line is left out. */
const enoughWords = 8

type Spoken = MenuLine & { section: string; units: number; earns: number; first: boolean }

/** The name without "(4 un)" and sizes. */
const bare = (name: string) =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*\d+\s*ml/i, '')
    .trim()

const article = (name: string) => (/^as? /.test(the(name)) ? 'uma' : 'um')

/** "do caldo do polvo…" in the middle of a sentence: the first sentence of a line, without its full stop. */
function told({ text, isNew }: MenuLine): string | null {
  const [first = ''] = (text ?? '').split(/(?<=\.) /)
  // Nobody says the glass to a guest.
  const whole = first
    .replace(/\.$/, '')
    .replace(/, com gelo, em (?:copo|taça).*$/, '')
    .trim()
  let words = ''
  // Whole parts until they say enough, so that the sentence can be spoken and still describes the dish. A new drink is
  // told whole, because nobody knows it.
  for (const part of whole.split(/(?<=[,;]) /)) {
    words = `${words} ${part}`.trim()
    if (isNew !== true && words.split(' ').length >= enoughWords) break
  }
  words = words.replace(/[,;]$/, '')
  return words === '' ? null : `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`
}

/** The best sellers, the framed and the new items, which the team has to know by heart. */
function spoken(redesign: MenuRedesign): Spoken[] {
  const sold = new Map(
    redesign.categories.flatMap(({ items }) =>
      items.flatMap((item) => (item.move === 'remove' || !mayShow(item) ? [] : [[item.name, item] as const])),
    ),
  )
  const most = new Map(
    redesign.categories.map(({ name, items }) => [name, Math.max(0, ...items.map(({ units }) => units))]),
  )
  const lines = (redesign.newMenu?.sections ?? []).flatMap(({ name: section, items }) =>
    items.flatMap((line): Spoken[] => {
      const item = sold.get(line.name)
      const kind = itemKind({ name: line.name, section })
      if (section === looseCard || (kind !== 'dish' && kind !== 'drink')) return []
      // The team offers what the house wants to sell more of.
      if (kind === 'drink' && wantsCachaca(redesign.goals) && !hasCachaca(line.name, line.text, section))
        return []
      if (!item && line.isNew !== true) return []
      const units = item?.units ?? 0
      return [
        {
          ...line,
          section,
          units,
          earns: item ? earned(item) : 0,
          first: item !== undefined && item.quadrant !== null && units === most.get(section),
        },
      ]
    }),
  )
  const must = lines.filter(({ isNew, box, first }) => isNew === true || box || first)
  const rest = lines.filter((line) => !must.includes(line)).toSorted((a, b) => b.earns - a.earns)
  // A name alone is not a sentence.
  const says = (line: Spoken) => told(line) !== null || line.goesWith !== undefined || line.box
  const chosen = new Set([...must, ...rest].filter(says).slice(0, mostLines))
  // Sorted by the menu, which follows the course of the evening.
  return lines.filter((line) => chosen.has(line))
}

function say(line: Spoken): string {
  const name = bare(line.name)
  const words = told(line)
  const what = words === null ? '' : ` ${words}`
  if (itemKind({ name: line.name, section: line.section }) === 'drink') {
    return line.isNew === true
      ? `[Já provaram|Conhecem] o ${name}? É novo:${what}.`
      : `[Começam com|Enquanto escolhem, trago] ${article(name)} ${name.toLowerCase()}?${words === null ? '' : ` É${what}.`}`
  }
  const two = guestsOf({ name: line.name, category: line.section, description: line.text }) > 1
  const beside = line.goesWith
    ? ` [Vai bem com|Combina com|Fica bom com] ${besideWords(line.goesWith.name)}, ${inPrint(line.goesWith.price)}${two ? ' cada: trago duas?' : ': trago?'}`
    : ' [Posso mandar?|Já peço à cozinha?|Posso pedir?]'
  const popular = line.first ? `, o que mais sai em ${line.section}` : ''
  return words === null
    ? `[Vai bem hoje|Hoje sugiro] ${the(name)}${popular}.${beside}`
    : popular !== '' || words.includes(':')
      ? `${name}${popular}. ${capitalize(words)}.${beside}`
      : `${name}:${what}.${beside}`
}

/** The sentence for each item, in the order of the menu. */
export function speeches(redesign: MenuRedesign): { name: string; words: string }[] {
  return spoken(redesign).map((line) => ({
    name: line.name,
    words: `“${fillChoices(say(line), `${redesign.title}|${line.name}`)}”`,
  }))
}
