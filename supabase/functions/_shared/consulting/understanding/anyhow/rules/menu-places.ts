/** Where sections stand on the page: on one of their own, beside or before another. Others take these for what is shown or kept. */
import { cachacaDrinks } from '../../../base/request/item-kinds.ts'
import { eachNamed, type Rule, said, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

const todayIn = ({ names }: Slots): string[] => [
  ...new Set(names.flatMap(({ section, isSection }) => (isSection || section == null ? [] : [section]))),
]

/** Today's sections in their order, and those that the clause names; null if it names anything else. */
function sectionsIn(slots: Slots): { today: string[]; named: string[] } | null {
  const today = todayIn(slots)
  const named = slots.items()
  const isAll = named.length > 0 && named.every((name) => today.includes(name))
  return isAll && today.length <= 12 ? { today, named } : null
}

const ordered = (fields: Fields, names: string[]) => (names.length < 2 ? null : { ...fields, names })

function last(fields: Fields, slots: Slots): Fields | null {
  const found = sectionsIn(slots)
  return (
    found && ordered(fields, [...found.today.filter((name) => !found.named.includes(name)), ...found.named])
  )
}

function beside(fields: Fields, slots: Slots): Fields | null {
  const found = sectionsIn(slots)
  const [moved, anchor, ...more] = found?.named ?? []
  if (!found || moved === undefined || anchor === undefined || more.length > 0) return null
  const rest = found.today.filter((name) => name !== moved)
  const at = rest.indexOf(anchor) + (/ITEM.* (?:antes|acima|em cima) .*ITEM/.test(slots.said) ? 0 : 1)
  return ordered(fields, [...rest.slice(0, at), moved, ...rest.slice(at)])
}

const other = 'MONEY|PERCENT|NUMBER|WEEKDAY|DATE|HOUR|nao|nem|sem|nada|tir\\w+|cort\\w+|preco\\w*'

/** Sections that stand apart already, as they are; null if the two are of one section. */
function apart(fields: Fields, slots: Slots): Fields | null {
  const today = todayIn(slots)
  const sections = slots.items().map((named) => {
    const own = slots.names.find(({ name }) => name === named)
    return own?.isSection ? own.name : own?.section
  })
  const [first, second, ...more] = sections
  const isApart = first != null && second != null && first !== second && more.length === 0
  return isApart && today.length <= 12 ? ordered(fields, today) : null
}

export const menuPlaces: readonly Rule[] = [
  // "separar os drinks dos sucos"
  {
    words: [
      has('ITEM'),
      has('separ\\w+|apart\\w+|em (?:secoes|partes|listas|grupos) (?:diferentes|separadas|distintas)'),
    ],
    not: has(`${other}|combo\\w*|foto\\w*|paginas?|folhas?|conta|comanda`),
    strange: 1,
    form: wish('sections', {}, { turn: apart }),
  },
  // "quero as doces numa página separada, no fim": the order, and the page for the printer.
  {
    words: [
      has('ITEM'),
      has(
        '(?:paginas?|folhas?|secao|parte|bloco|canto) (?:separad[ao]|a parte|so del[ae]s|propri[ao]|isolad[ao])',
      ),
      has('n?o (?:fim|final)|por ultimo|ultim[ao]|verso'),
    ],
    not: has(`${other}|ITEM.*ITEM`),
    strange: 1,
    form: wish(
      'sections',
      {},
      {
        turn: last,
        also: [wish('pageNote', {}, { turn: (fields, slots) => ({ ...fields, note: said(slots) }) })],
      },
    ),
  },
  // "queria que os doces ficassem do lado do café", "os quentes antes dos combinados"
  {
    words: [
      has('ITEM'),
      has('fi[cq]\\w+|vi(?:er|ess)\\w*|venha\\w*|vir|bot\\w+|coloc\\w+|poe|ponh\\w+|deix\\w+|quer\\w*'),
      has(
        'ITEM (?:\\w+ ){0,4}?(?:do lado|ao lado|junto|perto|antes|logo antes|depois|logo depois|abaixo|acima|em cima) (?:d[aeo]s?|com|n?[oa]s?) ITEM',
      ),
    ],
    not: has(`${other}|junto com|combo\\w*`),
    strange: 1,
    form: wish('sections', {}, { turn: beside }),
  },
  // "mais destaque pros drinks de cachaça": those with it, and not every drink.
  {
    words: [has('destaque|destac\\w+|destaqu\\w+|evidencia|espaco|visibilidade')],
    written: [
      /(?:drinks?|drinques?|coqueteis) (?:de|a base de|feitos (?:com|de)) (?:nossa )?(?:cachaca|pinga)/,
    ],
    not: has(`${other}|nov[oa]s?`),
    strange: 2,
    form: wish('promote', { item: cachacaDrinks }, { turn: withRest }),
  },
  // "que apareça mais bebida" asks for no new one.
  {
    words: [has('(?:aparec\\w+|mostr\\w+|apresent\\w+) mais (?:[oa]s? )?ITEM')],
    not: has(`${other}|nov[oa]s?|ITEM.*ITEM`),
    strange: 1,
    form: wish('promote', {}, { each: eachNamed }),
  },
]
