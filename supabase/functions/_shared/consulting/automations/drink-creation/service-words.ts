/** The layout of the bar, and sentences for the floor staff. */
import { fillChoices } from '../../base/language/choices.ts'
import { inGenderOf, theHouse } from '../../base/language/grammar.ts'
import { joinList, tokenize } from '../../base/language/text.ts'
import { carries, plain } from './flavours.ts'
import { type Chosen, secondsOf } from './seconds.ts'
import { isSpiritName } from './spirit-words.ts'

const bubbly = new Set(['agua_gas', 'tonica', 'ginger', 'espumante'])

const unique = (texts: readonly string[]) => [...new Set(texts)]

/** The bar from left to right: ice, spirit, sour, syrups, fruit, bubbles, garnish. */
export function barLine(first: readonly Chosen[]): string[] {
  // Ingredients already in a batch are not measured again.
  const open = first.filter(({ drink }) => secondsOf(drink) === drink.prepSeconds)
  const items = [
    ...open.flatMap(({ candidate }) => candidate.portions.map(({ item }) => item)),
    ...first.flatMap(({ candidate }) =>
      candidate.portions.flatMap(({ item }) => (item.phase === 'top' || item.mlPerUnit === 0 ? [item] : [])),
    ),
  ]
  const names = (test: (item: (typeof items)[number]) => boolean) =>
    unique(items.filter(test).map(({ name }) => name))
  const spirits = names(({ name }) => isSpiritName(name))
  const sours = names(({ tags, acid }) => tags.includes('citrus') && acid >= 4)
  const syrups = names(({ kind, sugar }) => kind === 'house' && sugar > 40)
  const bubbles = names(({ id }) => bubbly.has(id))
  const rest = names(({ name }) => ![...spirits, ...sours, ...syrups, ...bubbles].includes(name))
  return [
    'gelo e copos',
    ...(open.length < first.length ? ['lotes com nome e data'] : []),
    ...(spirits.length > 0 ? [`${joinList(spirits)} com bico dosador`] : []),
    ...(sours.length > 0 ? [joinList(sours)] : []),
    ...(syrups.length > 0 ? [`${joinList(syrups)} em bisnaga`] : []),
    ...(rest.length > 0 ? [joinList(rest)] : []),
    ...(bubbles.length > 0 ? [`${joinList(bubbles)} no gelo`] : []),
    'guarnições com canudos',
  ]
}

/** The ingredients beside the cachaça. */
const besideBase = ({ candidate: { base, portions } }: Chosen) =>
  (base ? portions.slice(1) : portions).map(({ item }) => item)

const sourOf = (chosen: Chosen) =>
  besideBase(chosen).find(({ tags, acid }) => tags.includes('citrus') && acid >= 4)

/** The drink's character, as masculine: "comprido e com gás". */
function feelOf(chosen: Chosen): string {
  const { template, traits, path } = chosen.candidate
  if (traits.has('hot')) return 'bem quente'
  if (besideBase(chosen).some(({ id }) => bubbly.has(id))) return 'comprido e com gás'
  if (traits.has('creamy')) return 'cremoso'
  if (template.profile === 'bitter' || template.profile === 'strong') return 'curto e forte'
  if (path.technique === 'blended') return 'batido com gelo'
  if (template.profile === 'acid' && sourOf(chosen)) return 'mais azedinho'
  return traits.has('long') ? 'comprido e leve' : 'curto e gelado'
}

/** The leading flavour, then the drink's character in the gender of its name: "de caju, comprida e com gás". */
function tasteOf(chosen: Chosen): string {
  const { name } = chosen.candidate.concept
  const flavours = unique(
    besideBase(chosen)
      .filter((item) => !carries(item) && !bubbly.has(item.id) && !plain.has(item.id) && item.mlPerUnit > 0)
      .map(({ family }) => family),
  )
  const sour = sourOf(chosen)
  const named = flavours.length > 0 ? flavours.slice(0, 2) : sour ? [sour.family] : []
  // "Sombra do Tamarindo, de tamarindo" would repeat the flavour.
  const said = tokenize(name)
  const unsaid = named.filter((family) => !tokenize(family).some((word) => said.includes(word)))
  // A mango drink called "Manga de Vez" is "com coco", not "de coco".
  const link = unsaid[0] === named[0] ? 'de' : 'com'
  return `${unsaid.length > 0 ? `${link} ${joinList(unsaid)}, ` : ''}${inGenderOf(name, feelOf(chosen))}`
}

/** The sentence with which the floor staff offer the new drinks. */
export function questionFor(first: readonly Chosen[]): string {
  const strong = first.filter(({ drink }) => drink.base !== null)
  const [one, ...others] = strong
  const sober = first.find(({ drink }) => drink.base === null)
  const other = one && (others.find((chosen) => feelOf(chosen) !== feelOf(one)) ?? others[0])
  const said = [one, other].flatMap((chosen) =>
    chosen ? [`${theHouse(chosen.drink.name)}, ${tasteOf(chosen)}`] : [],
  )
  const spoken =
    said.length > 0
      ? fillChoices(
          `[Hoje tem da casa|Acabou de chegar|Saiu carta nova|Chegou coisa nova]: ${said.join(', ou ')}. [Qual combina com vocês|Qual vai primeiro|Qual vai ser]?`,
          said.join('|'),
        )
      : ''
  const without = sober
    ? fillChoices(
        ` [E para quem não bebe álcool,|Sem álcool, tem|Sem álcool, a pedida é|E sem álcool,] ${theHouse(sober.drink.name)}, ${tasteOf(sober)}.`,
        said.join('|'),
      )
    : ''
  return `${spoken}${without}`.trim() || 'Qual da casa vai hoje?'
}
