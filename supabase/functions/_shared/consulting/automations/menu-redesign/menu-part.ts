/** The menu to print, what to confirm before, and layout advice. */
import { itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { uncapitalize } from '../../base/language/grammar.ts'
import { healthRisk } from '../../base/language/health-risk.ts'
import { formatNumber, joinList } from '../../base/language/text.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import type { MenuSpec, ReportSection } from '../../report/blocks.ts'
import { inPrint } from './amounts.ts'
import { besideWords } from './beside.ts'
import { formBlocks } from './forms-part.ts'
import { withoutSize } from './measures.ts'
import { asksForText } from './page-wishes.ts'
import { isFine, pagesPlan, printedPages } from './pages-plan.ts'
import { looseCard } from './placed.ts'
import { signOf } from './plan/marked-diets.ts'
import { proofRows } from './proof.ts'
import type { Combo, MenuLine, MenuRedesign, NewMenu } from './schema.ts'

/** Mark for texts that the kitchen must confirm. */
const mark = '*'

/** Items with the same question are asked about together. */
function questions(lines: readonly MenuLine[]): string[][] {
  const names = new Map<string, string[]>()
  for (const { name, ask } of lines) if (ask !== null) names.set(ask, [...(names.get(ask) ?? []), name])
  return [...names].map(([ask, asked]) => [shortList([...new Set(asked)], 12), ask])
}

/** The laws on menus that are to be looked up: Ceará's are known, and are no other state's. */
const lawsOf = ({ newMenu, inCeara }: MenuRedesign): string => {
  if (!inCeara)
    return 'Confira com a contabilidade o que o seu estado e o município pedem do cardápio: alergênico ao lado de cada item, frase sobre a bebida e um cardápio impresso.'
  const foot = (newMenu?.foot ?? []).includes(healthRisk) ? '15.157/2012 (frase do rodapé), ' : ''
  return `Leis do Ceará a conferir com a contabilidade: ${foot}17.899/2022 (alergênicos, também corantes, ao lado de cada item) e 18.543/2023 (um cardápio impresso).`
}

function priceOf({ price, measure, name }: MenuLine): string | null {
  if (price === null) return null
  if (!measure) return inPrint(price)
  const ml = /(\d+)\s*ml/i.exec(name)?.[1]
  return `${measure.ml} ml ${inPrint(measure.price)} · ${ml ? `${ml} ml` : 'dose'} ${inPrint(price)}`
}

/** The text, marked if it comes from the name, and what goes with the dish. */
function textOf({ text, fromName, goesWith, when, english }: MenuLine): string | null {
  const said = text === null ? null : `${text}${fromName ? mark : ''}`
  const beside = goesWith && `Vai bem com ${besideWords(goesWith.name)}, ${inPrint(goesWith.price)}.`
  const day = when === undefined ? null : `${when}.`
  const foreign = english === undefined ? null : `(${english})`
  return [said, day, beside, foreign].filter(Boolean).join(' ') || null
}

/** The allergens that the owner states; else those implied by the words, marked once with the text, and what to confirm. */
function containsIn({ contains, hints = [], fromName, often = [], unsaid }: MenuLine): string[] {
  if (contains.length > 0) return contains
  if (unsaid) return ['a confirmar com a cozinha']
  return [
    ...(fromName ? hints : hints.map((hint, at) => (at === hints.length - 1 ? `${hint}${mark}` : hint))),
    ...(often.length > 0 ? [`a confirmar: ${joinList(often)}`] : []),
  ]
}

const withoutPieces = (name: string) => name.replace(/\s*\([^)]*\)/g, '')

/** The allergens of several lines, each once, marked if one of them comes from a name. */
function containsTogether(lines: readonly MenuLine[]): string[] {
  const told = lines.flatMap(({ contains, hints = [] }) => (contains.length > 0 ? contains : hints))
  const guessed = lines.some(({ contains, hints = [] }) => contains.length === 0 && hints.length > 0)
  const all = [...new Set(told)]
  const doubt = lines.flatMap(({ contains, often = [] }) => (contains.length > 0 ? [] : often))
  const more = [...new Set(doubt)].filter((one) => !all.includes(one))
  return [
    ...all.map((one, at) => (guessed && at === all.length - 1 ? `${one}${mark}` : one)),
    ...(lines.some(({ unsaid }) => unsaid)
      ? ['o resto a confirmar com a cozinha']
      : more.length > 0
        ? [`a confirmar: ${joinList(more)}`]
        : []),
  ]
}

/** What is sold on the days of a feast alone stands on a card of its own, and not on the page of all year. */
const isPrinted = ({ when }: Combo): boolean => when === undefined || !/^em \d/.test(when)

/** The boxes of the combos that begin with a dish of the section. */
function comboBoxes(combos: readonly Combo[], lines: readonly MenuLine[], sections: NewMenu['sections']) {
  const all = sections.flatMap(({ items }) => items)
  return combos
    .filter(isPrinted)
    .flatMap(({ dish, addition, full, when, price, guests, parts: counted, each = [] }) => {
      const fits = each.flatMap((one) => (one.price === price ? [one.dish] : []))
      const others = each.filter((one) => one.price !== null && one.price !== price)
      // An addition may be two things: "Café coado e Bolo".
      const isPart = (name: string) =>
        counted?.some(({ item }) => item === name) ||
        name === dish ||
        name === addition ||
        addition.startsWith(`${name} e `) ||
        addition.endsWith(` e ${name}`)
      const parts = all
        .filter(({ name }) => isPart(name))
        .toSorted((a, b) => Number(b.name === dish) - Number(a.name === dish))
      return lines.some(({ name }) => name === dish)
        ? [
            {
              name: `${guests === undefined ? '' : `Para ${guests === 2 ? 'dois' : formatNumber(guests)}: `}${joinList(
                counted?.map(({ item, count }) => `${count} ${withoutPieces(item)}`) ??
                  parts.map(({ name }, at) => {
                    const said = withoutPieces(name)
                    // "Romeu e Julieta" is a name.
                    const isOwn = (at === 0 && guests === undefined) || /\s\p{Lu}/u.test(said)
                    return isOwn ? said : uncapitalize(said)
                  }),
              )}`,
              text: `${
                fits.length > 1
                  ? `Vale com ${joinList(fits.map(withoutPieces), 'ou')}.${others.map((one) => ` Com ${withoutPieces(one.dish)}, ${inPrint(one.price ?? 0)}.`).join('')}`
                  : isFine(sections)
                    ? 'Servidos juntos.'
                    : counted
                      ? `Tudo junto; separado, ${inPrint(full)}.`
                      : `Os ${parts.length > 2 ? 'três' : 'dois'} juntos; separados, ${inPrint(full)}.`
              }${when === undefined ? '' : ` Só ${when}.`}`,
              price: inPrint(price),
              box: true,
              contains: containsTogether(
                fits.length > 1 ? all.filter(({ name }) => fits.includes(name) || isPart(name)) : parts,
              ),
            },
          ]
        : []
    })
}

/** Menus without the currency say it once, at the foot. */
function withoutCurrency(menu: MenuSpec): MenuSpec {
  const bare = (text: string) => text.replaceAll(/R\$\s?/g, '')
  return {
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        text: item.text && bare(item.text),
        price: item.price && bare(item.price),
      })),
    })),
    foot: ['Preços em reais.', ...menu.foot],
  }
}

const specOf = (
  title: string,
  pages: readonly NewMenu['sections'][],
  { foot }: NewMenu,
  combos: readonly Combo[],
): MenuSpec => ({
  title,
  sections: pages.flat().map(({ name, note, english, items }, at, sections) => ({
    title: [name, english === name ? undefined : english, note]
      .filter((part) => part !== undefined)
      .join(' · '),
    ...(at > 0 && pages.some(([first]) => first === sections[at]) && { startsPage: true }),
    items: [
      ...items.map((line) => ({
        name: `${line.measure ? withoutSize(line.name) : line.name}${(line.signs ?? []).map((sign) => ` (${sign})`).join('')}`,
        text: textOf(line),
        price: priceOf(line),
        box: line.box,
        contains: containsIn(line),
      })),
      ...(isPart(combos) ? [] : comboBoxes(combos, items, sections)),
    ],
  })),
  foot,
})

/** So many combos are a part of the menu of their own. */
const leastForPart = 3
const isPart = (combos: readonly Combo[]) => combos.filter(isPrinted).length >= leastForPart

/** The menu with a part for its combos, before the drinks. */
function withComboPart(menu: MenuSpec, { sections }: NewMenu, combos: readonly Combo[]): MenuSpec {
  if (!isPart(combos)) return menu
  const items = sections.flatMap((section) => comboBoxes(combos, section.items, sections))
  const drinks = sections.findIndex(({ items: lines, name }) =>
    lines.every((line) => itemKind({ name: line.name, section: name }) !== 'dish'),
  )
  const at = drinks < 0 ? menu.sections.length : drinks
  return { ...menu, sections: menu.sections.toSpliced(at, 0, { title: 'Combos', items }) }
}

const linesOf = (newMenu: NewMenu): MenuLine[] => newMenu.sections.flatMap(({ items }) => items)

/** Lines that the kitchen must confirm. */
export const marked = (newMenu: NewMenu): MenuLine[] =>
  linesOf(newMenu).filter(
    ({ fromName, contains, hints = [] }) => fromName || (contains.length === 0 && hints.length > 0),
  )

/** What stands above the sections: the house, and how its whole kitchen cooks. */
const titleOf = (house: string, { kitchen = [] }: MenuRedesign) =>
  [house, ...kitchen.map((diet) => `cozinha 100% ${diet.replace(/o$/, 'a')}`)].join(' · ')

/** The meaning of the signs on a card that is printed on its own. */
const legendsFor = (sections: NewMenu['sections'], { foot }: NewMenu) => {
  const signs = new Set(sections.flatMap(({ items }) => items).flatMap(({ signs = [] }) => signs))
  return foot.filter((line) => [...signs].some((sign) => line.startsWith(`(${sign})`)))
}

export function menuSection(redesign: MenuRedesign): ReportSection[] {
  const { newMenu } = redesign
  if (!newMenu) return []
  const house = redesign.title.replace(/^Novo cardápio d(?:[oa]s?|e) /, '')
  const print = redesign.layout?.includes('no_currency') ? withoutCurrency : (menu: MenuSpec) => menu
  const card = newMenu.sections.filter(({ name }) => name === looseCard)
  return [
    {
      id: 'cardapio',
      title: 'O cardápio novo',
      blocks: [
        ...(marked(newMenu).length > 0
          ? [
              {
                kind: 'text' as const,
                text: fillChoices(
                  `[O ${mark} pede um olhar da cozinha: é a receita usual, lida no nome do item. A prova está no fim.|Onde há ${mark}, escrevemos pelo nome do item, com a receita de costume; a cozinha confere na prova do fim.|Linha com ${mark}: a receita que o nome promete. Antes da gráfica, a prova da cozinha, no fim.|Tudo o que tem ${mark} nós lemos no nome do item; quem cozinha confere na prova, no fim.]`,
                  redesign.title,
                ),
              },
            ]
          : []),
        {
          kind: 'menu',
          menu: print(
            withComboPart(
              specOf(titleOf(house, redesign), printedPages(redesign), newMenu, redesign.combos ?? []),
              newMenu,
              redesign.combos ?? [],
            ),
          ),
        },
        ...(card.length > 0
          ? [
              {
                kind: 'menu' as const,
                menu: print(
                  specOf(
                    `${house} · ${looseCard}`,
                    [card],
                    { ...newMenu, foot: legendsFor(card, newMenu) },
                    [],
                  ),
                ),
              },
            ]
          : []),
        ...formBlocks(redesign, titleOf(house, redesign), print),
        {
          kind: 'list' as const,
          items: [
            ...pagesPlan(redesign),
            ...(redesign.kitchen ? [`**No alto, junto do nome**: “${titleOf(house, redesign)}”.`] : []),
            ...(redesign.pageNotes ?? []).flatMap((note) =>
              // A text that is asked for is written, and no order to the printer.
              asksForText(note)
                ? []
                : [
                    `**Para ${redesign.layout?.includes('own_print') ? 'quem imprime' : 'a gráfica'}, como você disse**: “${note}”.`,
                  ],
            ),
            ...newMenu.boxes.map(({ name, place, why }) => `**Moldura**: ${name}, ${place}; ${why}.`),
          ],
        },
      ],
    },
  ]
}

/** What the owner and the kitchen must decide before the menu is printed. */
export function beforePrinting(redesign: MenuRedesign): ReportSection[] {
  const { newMenu, menu } = redesign
  if (!newMenu) return []
  const asked = questions(linesOf(newMenu))
  const proof = proofRows(linesOf(newMenu))
  return [
    {
      id: 'mudancas',
      title: 'Antes de imprimir',
      blocks: [
        ...(menu.withoutPrice.length > 0
          ? [{ kind: 'text' as const, text: `Sem preço: ${joinList(menu.withoutPrice.slice(0, 20))}.` }]
          : []),
        ...(proof.length > 0
          ? [
              {
                kind: 'subtitle' as const,
                text: 'Prova da cozinha: risque o que aqui se faz diferente, e o alergênico que não couber',
              },
              {
                kind: 'keyValues' as const,
                items: proof.map(([key = '', value = '']) => ({ key, value })),
              },
            ]
          : []),
        ...(redesign.kitchen
          ? [
              {
                kind: 'text' as const,
                text: `**Cozinha ${joinList(redesign.kitchen.map((diet) => diet.replace(/o$/, 'a')))}**: os textos e os alergênicos seguem o que você disse da casa. Confira os rótulos do que compra pronto; havendo traço de leite, ovo, peixe ou camarão, ele entra no “Contém”.`,
              },
            ]
          : []),
        ...(asked.length > 0
          ? [
              {
                kind: 'text' as const,
                text: `**Falta uma linha sua**, com o que leva e com o que vem: ${joinList(asked.map(([name = '']) => name))}.`,
              },
            ]
          : []),
        ...(redesign.freeMarks ?? []).flatMap(({ food, unsure }) =>
          unsure.length > 0
            ? [
                {
                  kind: 'text' as const,
                  text: `**Sem o sinal (${signOf(food)}) até a cozinha confirmar**: ${shortList(unsure, 12)}.`,
                },
              ]
            : [],
        ),
        { kind: 'text' as const, text: lawsOf(redesign) },
      ],
    },
  ]
}
