/** The sections that the owner names, in the owner's order: each line goes where its part of a meal belongs. */
import { itemKind } from '../../../base/house/item-kind.ts'
import { tokenize } from '../../../base/language/text.ts'
import { looseCard } from '../placed.ts'
import type { MenuLine, NewMenu } from '../schema.ts'
import { hasCachaca } from '../with-cachaca.ts'

const roles = ['starter', 'main', 'sweet', 'cachaca', 'drink', 'coffee', 'kids', 'side'] as const
type Role = (typeof roles)[number]

const words: Readonly<Record<Role, RegExp>> = {
  kids: /kids|infantil|crian[cç]a|menino|mi[uú]d/i,
  sweet: /ado[cç]|doc(?:e|inh)|sobremesa|fechar|final|a[cç][uú]car/i,
  starter: /come[cç]|entrad|petisc|belisc|abrir|tira-?gosto|por[cç][oõãa]|snack|dividir|aperit|salgad/i,
  cachaca: /alambique|cacha[cç]a|engenho|cana\b|autora/i,
  coffee: /caf[eé]/i,
  drink: /bebid|gelad|copo|\bbar\b|beber|gole|drink|molhar|sede|ta[cç]a|coquet|suco|frios/i,
  side: /acompanh|guarni|extra|adicion/i,
  main: /prato|principa|serra|terra|panela|brasa|fogo|grelha|\bmar\b|mesa|almo[cç]|jantar|sust[aâ]n|cozinha|forno/i,
}

const roleOfName = (name: string): Role | null =>
  (['kids', 'sweet', 'starter', 'cachaca', 'coffee', 'drink', 'side', 'main'] as const).find((role) =>
    words[role].test(name),
  ) ?? null

/** Where a line goes if its own part has no section, nearest first. */
const instead: Readonly<Record<Role, readonly Role[]>> = {
  cachaca: ['drink', 'coffee'],
  drink: ['cachaca', 'coffee'],
  coffee: ['drink', 'cachaca', 'sweet'],
  starter: ['main'],
  main: ['starter'],
  sweet: ['coffee', 'main'],
  kids: ['main', 'starter'],
  side: ['main', 'starter'],
}

const coffee = /caf[eé]|espresso|expresso|cappuc|latte|mocha|coado|ch[aá]\b/i

function roleOf({ name, text, textToday }: MenuLine, section: string): Role {
  const kind = itemKind({ name, section })
  if (kind === 'side') return 'side'
  if (kind !== 'dish') {
    if (kind === 'dose' || hasCachaca(name, textToday ?? text, section)) return 'cachaca'
    return coffee.test(name) ? 'coffee' : 'drink'
  }
  const own = roleOfName(section)
  return own === 'starter' || own === 'sweet' || own === 'kids' ? own : 'main'
}

const sameWords = (one: string, other: string) => tokenize(one).join(' ') === tokenize(other).join(' ')

/**
 * The owner's sections as the menu has them: an item stands for its section. Where all are sections of today, the owner
 * only orders them, and the others follow.
 */
function sectionsWanted({ sections }: NewMenu, names: readonly string[]): string[] {
  const own = names.map(
    (name) =>
      (
        sections.find((section) => sameWords(name, section.name)) ??
        sections.find(({ items }) => items.some((line) => sameWords(name, line.name)))
      )?.name ?? name,
  )
  const wanted = [...new Set(own)]
  const today = sections.flatMap(({ name }) => (name === looseCard ? [] : [name]))
  return wanted.every((name) => today.includes(name))
    ? [...wanted, ...today.filter((name) => !wanted.includes(name))]
    : wanted
}

/** The menu in the owner's sections. Those that nothing belongs to are left out. */
export function inOwnerSections(menu: NewMenu, said: readonly string[]): NewMenu {
  const names = sectionsWanted(menu, said)
  const wanted = names.map((name) => ({ name, role: roleOfName(name) }))
  const free = wanted.find(({ role }) => role === null)
  // A section of its own for the house's cachaça takes it out of the drinks of today.
  const bar = wanted.find(
    ({ name, role }) => role === 'cachaca' && !menu.sections.some((section) => sameWords(name, section.name)),
  )
  const placeOf = (line: MenuLine, section: string): string => {
    if (bar && roleOf(line, section) === 'cachaca') return bar.name
    const own = wanted.find(({ name }) => sameWords(name, section))
    if (own) return own.name
    const role = roleOf(line, section)
    const found = [role, ...instead[role]].map((one) => wanted.find((section) => section.role === one))
    // A name that says nothing, such as "da Dona Zefa", takes what has no section of its own.
    const first = found[0] ?? (role === 'main' || role === 'starter' ? free : undefined)
    return (first ?? found.find((one) => one !== undefined) ?? free ?? wanted.at(-1))?.name ?? section
  }
  const loose = menu.sections.filter(({ name }) => name === looseCard)
  const lines = menu.sections
    .filter(({ name }) => name !== looseCard)
    .flatMap(({ name, items }) => items.map((line) => ({ line, to: placeOf(line, name) })))
  const sections = names.flatMap((name) => {
    const items = lines.filter(({ to }) => to === name).map(({ line }) => line)
    return items.length === 0 ? [] : [{ name, items }]
  })
  return { ...menu, sections: [...sections, ...loose] }
}
