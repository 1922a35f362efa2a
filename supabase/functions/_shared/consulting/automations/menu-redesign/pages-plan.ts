/** How the new menu is folded: paper, and which section stands on which page. */
import { itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { joinList } from '../../base/language/text.ts'
import { guestsIn } from './guests.ts'
import { itemsOn, pageLines } from './page-wishes.ts'
import { looseCard } from './placed.ts'
import type { MenuRedesign, NewMenu } from './schema.ts'

/** Maximum items of a menu on one sheet, and of one on a folded sheet. */
const oneSheet = 20
const folded = 55
/** Maximum items on one A4 sheet in large type. */
const largeSheet = 14

type Section = NewMenu['sections'][number]

/** Whether most of a section's lines are main dishes. */
const isMeal = ({ name, items }: Section) =>
  items.filter((item) => guestsIn({ name: item.name, section: name }) > 0).length * 2 > items.length
/** Whether it is read last: sweets, bottles and soft drinks. */
const isLast = ({ name, items }: Section) =>
  /sobremesa|doce|ado[cç]ar|kids|infantil|extra/i.test(name) ||
  items.every((item) => {
    const kind = itemKind({ name: item.name, section: name })
    return kind === 'beer' || kind === 'soft_drink' || /vinho|ta[cç]a|espumante/i.test(`${name} ${item.name}`)
  })
const isSide = ({ name }: Section) => /acompanha|guarni/i.test(name)

/** "Drinks, com Caipirinha de caju na moldura" */
function named(sections: readonly Section[]): string {
  return joinList(
    sections.map(({ name, items }) => {
      const box = items.find((item) => item.box)?.name
      return box === undefined ? name : `${name}, com ${box} na moldura`
    }),
    'e',
  )
}

/** Median price of a main dish per guest, R$, from which guests expect fine paper and no price of two things together. */
const fine = 100

/** Whether a menu's main dishes cost what a fine restaurant's do. */
export function isFine(sections: NewMenu['sections']): boolean {
  const prices = sections
    .flatMap(({ name: section, items }) =>
      items.flatMap(({ name, price }) => {
        const guests = guestsIn({ name, section })
        return price !== null && guests > 0 ? [price / guests] : []
      }),
    )
    .toSorted((a, b) => a - b)
  return (prices[Math.floor(prices.length / 2)] ?? 0) >= fine
}

/** The front and the back of one sheet: food in front, drinks and what is read last on the back, which is not left empty. */
function sidesOf(sections: readonly Section[]): [front: Section[], back: Section[]] {
  const isPoured = ({ name }: Section) =>
    /bebida|drink|coquet|dose|cerveja|chope|chopp|vinho|suco|cacha[cç]a/i.test(name)
  const front = sections.filter((one, at) => at === 0 || !(isLast(one) || isPoured(one)))
  const back = sections.filter((one) => !front.includes(one))
  const count = itemsOn(sections)
  for (let last = front.at(-1); last && front.length > 1; last = front.at(-1)) {
    if (itemsOn(back) >= count / 4 || itemsOn(back) + last.items.length > count / 2) break
    front.pop()
    back.unshift(last)
  }
  // Drinks that the house wants between its dishes stay where the menu has them.
  if (front.some((one, at) => one !== sections[at])) return halvesOf(sections)
  return [front, back]
}

/** The sections in their order, the front with the first half of the items, or a little more. */
function halvesOf(sections: readonly Section[]): [front: Section[], back: Section[]] {
  const half = itemsOn(sections) / 2
  const turn = sections.findIndex((_, at) => itemsOn(sections.slice(0, at + 1)) >= half) + 1
  return [sections.slice(0, turn), sections.slice(turn)]
}

/** A page of the printed menu, with where it is on the folded sheet. */
type Page = { label: string; sections: readonly Section[] }

/** How the sections of a menu are printed: paper, its pages, and remarks on them. */
type Plan = { paper: string | null; pages: readonly Page[]; remarks: readonly string[] }

const printedSections = ({ newMenu }: MenuRedesign): Section[] =>
  (newMenu?.sections ?? []).filter(({ name }) => name !== looseCard)

/** The sheet that has so many pages; null for a number that no single sheet has. */
function paperOf(
  pages: NonNullable<MenuRedesign['pages']>,
  { most, finish, sheetSize }: { most: number; finish: string; sheetSize: MenuRedesign['sheetSize'] },
): string | null {
  const size = sheetSize ?? (pages.every(({ items }) => items <= most) ? 'A4' : 'A3')
  switch (pages.length) {
    case 1:
      return `uma folha ${size}, só a frente, ${finish}.`
    case 2:
      return `uma folha ${size}, frente e verso, ${finish}.`
    case 4:
      return `uma folha ${size === 'A4' ? 'A3' : 'A2'} dobrada ao meio, ${finish}.`
    default:
      return null
  }
}

function planOf(redesign: MenuRedesign): Plan {
  const { pages, title, layout = [], sheetSize } = redesign
  const sections = printedSections(redesign)
  const count = itemsOn(sections)
  const say = (text: string) => fillChoices(text, title)
  const isOwnPrint = layout.includes('own_print')
  const finish = isOwnPrint
    ? 'na sua impressora, em papel de 120 g e com capa plástica: manchou, imprima outra'
    : isFine(sections)
      ? 'em papel encorpado e fosco, trocado assim que mancha'
      : say('[lavável|plastificada fosca]')
  const most = layout.includes('large_type') ? largeSheet : oneSheet
  const sides = (front: readonly Section[], back: readonly Section[]): Page[] => [
    { label: '**Frente**', sections: front },
    ...(back.length > 0 ? [{ label: '**Verso**', sections: back }] : []),
  ]
  if (pages)
    return {
      paper: paperOf(pages, { most, finish, sheetSize }),
      pages: pages.map(({ sections: names }, at) => ({
        label: `**Página ${at + 1}**`,
        sections: sections.filter(({ name }) => names.includes(name)),
      })),
      remarks: [],
    }
  if (layout.includes('one_side'))
    return {
      paper: `${sheetSize ?? 'A4'}, só a frente, ${finish}.`,
      pages: sides(sections, []),
      remarks: [
        '**Verso**: em branco.',
        ...(count > most
          ? ['**Texto**: só nome e preço em cada linha; a frase fica para os itens da moldura.']
          : []),
      ],
    }
  if (layout.includes('one_sheet'))
    return {
      paper: `uma folha ${sheetSize ?? (count <= most || isOwnPrint ? 'A4' : 'A3')}, frente e verso, ${finish}.`,
      pages: sides(...sidesOf(sections)),
      remarks: [],
    }
  // A café opens with its coffees.
  const last = sections.filter((one, at) => at > 0 && isLast(one))
  const meals = sections.filter((one) => !last.includes(one) && (isMeal(one) || isSide(one)))
  const first = sections.filter((one) => !last.includes(one) && !meals.includes(one))
  if (count <= oneSheet || first.length === 0 || meals.every(isSide)) {
    const both = last.length > 0 && last.length < sections.length
    return {
      paper: say(
        `${both ? '[uma folha A4, frente e verso|A4 dos dois lados|um cartão A4, frente e verso]' : '[uma folha A4, só a frente|um cartão A4 de um lado só]'}, ${finish}.`,
      ),
      pages: both ? sides(...sidesOf(sections)) : [{ label: '', sections }],
      remarks: [],
    }
  }
  return {
    paper: say(
      `${count <= folded ? '[uma folha A3 dobrada ao meio, quatro páginas A4|A3 dobrada em livreto de quatro páginas]' : '[uma folha A3 dobrada para a comida e um cartão A5 para as bebidas|comida numa A3 dobrada; bebidas num cartão A5 à parte]'}, ${finish}; na capa, só o nome da casa.`,
    ),
    pages: [
      { label: '**Dentro, à esquerda**', sections: first },
      { label: '**Dentro, à direita**, onde o olho para primeiro', sections: meals },
      ...(last.length > 0 ? [{ label: '**Atrás**', sections: last }] : []),
    ],
    remarks: [],
  }
}

/** The sections in the order of the printed pages, each page on its own. None is left out. */
export function printedPages(redesign: MenuRedesign): Section[][] {
  const pages = planOf(redesign).pages.map(({ sections }) => [...sections])
  const placed = new Set(pages.flat())
  const others = printedSections(redesign).filter((section) => !placed.has(section))
  return [...pages, others].filter((sections) => sections.length > 0)
}

/** The pages of a menu and its print, in a few lines. */
export function pagesPlan(redesign: MenuRedesign): string[] {
  const { pages: asked, title, layout = [] } = redesign
  const sections = printedSections(redesign)
  if (sections.length === 0 && !asked) return []
  const { paper, pages, remarks } = planOf(redesign)
  const price = layout.includes('large_type')
    ? '**Preço**: no fim do texto, sem coluna e sem pontinhos: lê-se o prato antes do número.'
    : fillChoices(
        '[**Letra e preço**: corpo 11, preço no fim do texto, sem coluna e sem pontinhos: lê-se o prato antes do número.|**Preço**: encostado na última palavra, no mesmo corpo, nunca em coluna nem com pontinhos.|**Letra**: 11 pontos, para ler à luz de vela; o preço fecha a frase, sem fila de números à direita.|**No papel**: nada de pontilhado nem coluna de preços; cada número fecha o texto do seu item, em letra 11.]',
        title,
        // Few houses light candles.
      ).replace('à luz de vela', isFine(sections) ? 'à luz de vela' : 'sem chegar perto')
  return [
    // The board and the half sheet state their own.
    ...(paper === null || layout.includes('wall_board') || layout.includes('half_sheet')
      ? []
      : [`**Papel**: ${paper}`]),
    ...pages.flatMap(({ label, sections: on }) => (label === '' ? [] : [`${label}: ${named(on)}.`])),
    ...remarks,
    price,
    ...pageLines(layout),
  ]
}
