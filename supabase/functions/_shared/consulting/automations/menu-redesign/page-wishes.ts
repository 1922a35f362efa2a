/** What the owner asks of the printed page: what it has, and why it lacks the rest. */
import { joinList } from '../../base/language/text.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import type { LayoutId } from '../../base/request/menu-wishes.ts'
import { olderGuests } from '../../base/request/recipe-wishes.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Wish } from '../../base/request/wish.ts'
import { looseCard } from './placed.ts'
import { isEnglish, untranslated } from './plan/english/with-english.ts'
import { shortWords } from './plan/short-texts.ts'
import type { MenuRedesign, NewMenu } from './schema.ts'

/** Maximum items on both sides of an A3 sheet, in usual and in large type. */
const onSheet = { usual: 55, large: 40 } as const

/** The same on one side of an A4 sheet, a line per item. */
export const onOneSide = { usual: 32, large: 24 } as const

const isElderly = (wish: Wish) => wish.kind === 'audience' && wish.what === olderGuests

/** Number of items that share a sheet. */
export const itemsOn = (sections: readonly NewMenu['sections'][number][]): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0)

/** "com uma frase de descrição": of the dishes, and not of the paper. */
export const asksForText = (note: string): boolean =>
  /(?<!\p{L})(?:descri[cç](?:[aã]o|[oõ]es)|descritiv\p{L}+|(?:frase|texto|linha)s? (?:curt\p{L}+ )?(?:que )?(?:descrev|expli|conta|diz))/iu.test(
    note,
  )

type Page = Pick<MenuRedesign, 'categories' | 'combos' | 'newMenu' | 'left'>

/** Why the page lacks what is asked; null if it has it. */
function whyNot(
  what: LayoutId,
  asked: ReadonlySet<LayoutId>,
  page: Page,
  sections?: readonly string[],
): string | null {
  switch (what) {
    case 'one_sheet': {
      const most = asked.has('large_type') ? onSheet.large : onSheet.usual
      const count = itemsOn(page.newMenu?.sections ?? [])
      return count <= most
        ? null
        : `São ${count} itens, e numa folha frente e verso cabem ${most}${asked.has('large_type') ? ' em letra grande' : ''}: diga quantos podem sair.`
    }
    case 'one_side': {
      const most = asked.has('large_type') ? onOneSide.large : onOneSide.usual
      const count = itemsOn(page.newMenu?.sections ?? [])
      return count <= most
        ? null
        : `São ${count} itens, e num lado só da folha cabem ${most}${asked.has('large_type') ? ' em letra grande' : ''}: diga quantos podem sair, ou imprima em A3 de um lado só.`
    }
    case 'dearest_first':
      return 'Começar pelo mais caro assusta mais do que vende. O que se mede é que o primeiro e o último da lista saem mais: o primeiro lugar de cada seção fica com quem sai bem e deixa mais, e o mais caro aparece na moldura ou no cartão quando rende.'
    case 'english': {
      const missing = page.newMenu ? untranslated(page.newMenu, sections) : []
      // Where the owner names the sections, a name without a sure translation is told, and does not undo the rest.
      const among = itemsOn((page.newMenu?.sections ?? []).filter(({ name }) => isEnglish(name, sections)))
      return missing.length === 0 || (sections !== undefined && missing.length * 2 < among)
        ? null
        : `${sections === undefined ? 'Quase tudo' : joinList(sections)} está em português e inglês; sem tradução segura ${missing.length === 1 ? 'fica' : 'ficam'} ${joinList(missing)}: peça a quem fala inglês antes de imprimir.`
    }
    case 'large_type':
    case 'no_photos':
    case 'no_currency':
    case 'own_language':
    case 'spoken_names':
    case 'no_red':
    case 'own_print':
    case 'marked_allergens':
    case 'marked_without':
    case 'wall_board':
    case 'half_sheet':
    case 'phone':
    case 'counter_sign':
    case 'short_texts':
    case 'no_boxes':
      return null
  }
}

const askedIn = ({ wishes }: RequestSheet): Set<LayoutId> =>
  new Set([
    ...wishes.flatMap((wish) => (wish.kind === 'layout' ? [wish.what] : [])),
    ...(wishes.some(isElderly) ? (['large_type'] as const) : []),
  ])

/** What is asked of the page, and the page has. */
export function layoutOf(sheet: RequestSheet, page: Page): LayoutId[] {
  const asked = askedIn(sheet)
  const limits = sheet.wishes.find((wish) => wish.kind === 'layout' && wish.what === 'english')
  const sections = limits?.kind === 'layout' ? limits.sections : undefined
  return [...asked].filter((what) => whyNot(what, asked, page, sections) === null)
}

/** The paper that the owner names: "uma folha A4". */
export function sheetSizeOf({ wishes }: RequestSheet): 'A3' | 'A4' | 'A5' | undefined {
  const said = wishes.find((wish) => wish.kind === 'layout' && /(?<!\p{L})a[345](?!\p{L})/iu.test(wish.text))
  const size = /(?<!\p{L})a[345](?!\p{L})/iu.exec(said?.text ?? '')?.[0].toUpperCase()
  return size === 'A3' || size === 'A4' || size === 'A5' ? size : undefined
}

/** What is printed on the sheet itself, without the card that is withdrawn within a day. */
const sheetOf = ({ newMenu }: Page) => (newMenu?.sections ?? []).filter(({ name }) => name !== looseCard)

/** What does not stand on the sheet, and why: the owner asked for one. */
function looseWords({ newMenu }: Page): string {
  const loose = (newMenu?.sections ?? []).flatMap(({ name, items }) => (name === looseCard ? items : []))
  return loose.length === 0
    ? ''
    : `; fora dela, num cartão solto por causa do defeso, ${loose.length === 1 ? 'vai' : 'vão'} ${joinList(loose.map(({ name }) => name))}`
}

const done: Readonly<Partial<Record<LayoutId, string>>> = {
  english:
    'Cada item tem a linha em inglês, com o nome do prato na nossa língua; peça a um cliente que fale inglês que leia a prova.',
  large_type: 'Corpo 14, e uma linha curta por prato.',
  no_photos: 'Só texto; nenhum prato leva foto.',
  own_print: 'Em A4, papel comum mais grosso e capa plástica; nada aqui pede gráfica.',
  no_red: 'Preto e verde-escuro em papel creme; a moldura é de linha fina, sem cor.',
  own_language: 'Os nomes novos e os textos estão em português.',
  spoken_names: 'Os nomes são os da casa, sem nome de chef; o peso e a medida vão à parte.',
  no_currency: 'Só o número, e “preços em reais” uma vez no pé da página.',
  wall_board: 'A placa está logo depois do cardápio: por seção e preço, sem descrição.',
  half_sheet: 'É o cardápio com os textos e os alergênicos, em A5.',
  phone: 'A ordem da tela está logo depois do cardápio.',
  counter_sign: 'O texto da plaquinha está logo depois do cardápio.',
  short_texts: `Nenhuma descrição passa de ${shortWords} palavras.`,
  no_boxes: 'Nenhum item do cardápio tem moldura.',
  marked_allergens: 'Cada item diz o que contém; a cozinha confere na prova.',
}

/** The lines that a wish for descriptions gets: of what is shown, else how many of the page have one. */
function explainText(wish: Wish, { newMenu, categories }: Page): Explanation {
  const lines = (newMenu?.sections ?? []).flatMap(({ items }) => items)
  const shown = new Set(
    categories.flatMap(({ items }) =>
      items.flatMap(({ name, action }) => (/como você pediu/.test(action) ? [name] : [])),
    ),
  )
  const asked = lines.filter(({ name }) => shown.has(name))
  const without = asked.filter(({ text }) => text === null).map(({ name }) => name)
  if (without.length > 0)
    return {
      wish,
      reason: `Falta saber o que leva ${joinList(without)}: com duas palavras suas a frase sai.`,
    }
  const reason =
    asked.length > 0
      ? asked.map(({ name, text }) => `${name}: “${text}”`).join('; ')
      : `${lines.filter(({ text }) => text !== null).length} de ${lines.length} linhas têm a frase, escrita com o que o nome e você dizem.`
  return { wish, reason, met: true }
}

function englishWords(sections: readonly string[], { newMenu }: Page): string {
  const missing = newMenu ? untranslated(newMenu, sections) : []
  return `Só ${joinList(sections)} têm a linha em inglês${missing.length === 0 ? '' : `; sem tradução segura, ${joinList(missing)} espera a sua`}; peça a um cliente que fale inglês que leia a prova.`
}

/** The answers to wishes on the page. */
export function explainPage(sheet: RequestSheet, page: Page): Explanation[] {
  const asked = askedIn(sheet)
  return sheet.wishes.flatMap((wish): Explanation[] => {
    if (isElderly(wish)) return [{ wish, reason: 'Letra grande e uma linha curta por prato.', met: true }]
    if (wish.kind === 'pageNote' && asksForText(wish.note)) return [explainText(wish, page)]
    // Which dishes carry the sign, the check reads from the printed lines.
    if (wish.kind !== 'layout' || wish.foods !== undefined) return []
    const reason = whyNot(wish.what, asked, page, wish.sections)
    if (reason !== null) return [{ wish, reason }]
    const said =
      wish.what === 'one_sheet'
        ? `São ${itemsOn(sheetOf(page))} itens, na frente e no verso${looseWords(page)}.`
        : wish.what === 'one_side'
          ? asked.has('wall_board')
            ? `São ${itemsOn(page.newMenu?.sections ?? [])} itens, numa face só.`
            : `São ${itemsOn(page.newMenu?.sections ?? [])} itens, todos na frente; o verso fica em branco.`
          : wish.sections !== undefined && wish.what === 'english'
            ? englishWords(wish.sections, page)
            : done[wish.what]
    return said === undefined ? [] : [{ wish, reason: said, met: true }]
  })
}

/** Lines of the page plan for what is asked. */
export function pageLines(layout: readonly LayoutId[]): string[] {
  const has = (what: LayoutId) => layout.includes(what)
  return [
    ...(has('large_type')
      ? [
          '**Letra grande**: corpo 14 no texto e 16 no nome, preto no papel claro e fosco, sem itálico; antes da tiragem, dê a prova a um cliente de óculos.',
        ]
      : []),
    ...(has('no_currency')
      ? ['**Sem cifrão**: só o número depois do texto; no pé da página, “preços em reais”.']
      : []),
    ...(has('no_photos') ? ['**Sem foto**: o espaço fica para o texto e para a margem.'] : []),
  ]
}
