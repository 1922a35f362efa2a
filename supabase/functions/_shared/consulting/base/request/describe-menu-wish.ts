/** Wishes about a menu in Portuguese, for chips and for reports. */
import { everyWeek } from '../calendar.ts'
import { formatNumber, joinList } from '../language/text.ts'
import { isDiet } from '../lexicon/diets.ts'
import { onDays } from './describe-post-wish.ts'
import { money } from './describe-question.ts'
import { dayWords, hour } from './hour-words.ts'
import type { LayoutId } from './menu-wishes.ts'
import type { WishOf } from './wish.ts'
import { besides, untilOf, type WishWords } from './wish-words.ts'

/** What can be asked of the printed page. */
export const layoutLabels: Readonly<Record<LayoutId, { short: string; sentence: string }>> = {
  one_sheet: { short: 'folha frente e verso', sentence: 'Caber numa folha, frente e verso' },
  one_side: { short: 'só um lado da folha', sentence: 'Caber num lado só da folha' },
  large_type: { short: 'letra grande', sentence: 'Letra grande' },
  own_language: { short: 'nomes em português', sentence: 'Nomes em português' },
  spoken_names: { short: 'nomes como o povo fala', sentence: 'Escrever os nomes como o povo fala' },
  no_red: { short: 'sem vermelho', sentence: 'Nada em vermelho' },
  own_print: { short: 'impresso na casa', sentence: 'Cardápio que a casa mesma imprime' },
  no_photos: { short: 'sem foto', sentence: 'Cardápio sem foto' },
  no_currency: { short: 'sem cifrão', sentence: 'Preços sem cifrão' },
  marked_allergens: { short: 'marcar alergênicos', sentence: 'Marcar os alergênicos em cada item' },
  marked_without: { short: 'marcar o que não leva', sentence: 'Marcar o que não leva' },
  dearest_first: { short: 'o mais caro primeiro', sentence: 'O prato mais caro primeiro' },
  english: { short: 'versão em inglês', sentence: 'Cardápio em inglês' },
  wall_board: { short: 'placa lida em segundos', sentence: 'Cardápio em placa ou quadro, lido em segundos' },
  half_sheet: { short: 'meia folha', sentence: 'Também em meia folha' },
  phone: { short: 'versão do celular', sentence: 'Também no celular, pelo QR' },
  counter_sign: { short: 'plaquinha de balcão', sentence: 'Também em plaquinha de balcão' },
  short_texts: { short: 'textos curtos', sentence: 'Textos curtos' },
  no_boxes: { short: 'sem moldura', sentence: 'Nada em moldura' },
}

/** "o que é vegetariano", "o que não leva leite ou glúten" */
export function freeOf(foods: readonly string[]): string {
  const diets = foods.filter(isDiet)
  const others = foods.filter((food) => !isDiet(food))
  return joinList([
    ...diets.map((diet) => `o que é ${diet}`),
    ...(others.length > 0 ? [`o que não leva ${joinList(others, 'nem')}`] : []),
  ])
}

function layoutOf({ what, foods, sections }: WishOf<'layout'>, form: 'short' | 'sentence') {
  if (foods === undefined)
    return `${layoutLabels[what][form]}${sections === undefined ? '' : `, só em ${joinList(sections)}`}`
  const mark = form === 'short' ? 'marcar' : 'Marcar no cardápio'
  return what === 'marked_without'
    ? `${mark} ${freeOf(foods)}`
    : `${mark} os pratos com ${joinList(foods, 'ou')}`
}

const targetWords: Record<WishOf<'target'>['of'], string> = {
  ticket: 'ticket médio',
  margin: 'margem por mês',
  sales: 'venda por mês',
}

/** "ticket médio 10% maior", "margem por mês R$ 1.000 maior" */
function targetOf({ of, percent, amount: value, total, item }: WishOf<'target'>): string {
  if (percent === undefined && value === undefined)
    return `${targetWords[of]} maior${item === undefined ? '' : ` em ${item}`}`
  if (percent !== undefined) return `${targetWords[of]} ${formatNumber(percent)}% maior`
  return total
    ? `${targetWords[of]} de ${money(value ?? 0)}`
    : `${targetWords[of]} ${money(value ?? 0)} maior`
}

const newDrinkOf = ({ what, count = 1, min, max }: WishOf<'newDrink'>) =>
  `${what ?? (count === 1 ? 'um drink novo' : `${count} drinks novos`)}${
    min === undefined
      ? max === undefined
        ? ''
        : `, até ${money(max)}`
      : max === undefined
        ? `, a partir de ${money(min)}`
        : `, de ${money(min)} a ${money(max)}`
  }`

/** "porco às sextas e aos sábados", "bebidas alcoólicas a partir das 16h", "fondue até Carnaval" */
function servedOf({ item, weekdays, from, until, note }: WishOf<'served'>): string {
  return [
    item,
    weekdays === undefined
      ? ''
      : `só ${everyWeek(weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)))}`,
    from === undefined ? '' : `só a partir das ${hour(from)}`,
    until === undefined ? '' : `só até ${until}`,
    note === undefined ? '' : /^(?:à|de|no) /.test(note) && weekdays === undefined ? `só ${note}` : note,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const deadlineOf = ({ what, by, of }: WishOf<'deadline'>) =>
  of === 'print'
    ? `o arquivo à gráfica até ${by === undefined ? what : dayWords(by)}`
    : `pronto antes de ${what}${by === undefined ? '' : `, ${dayWords(by)}`}`

const newThings = { dish: 'prato novo', drink: 'drink novo', any: 'item novo' } as const

const partWords: Readonly<Record<NonNullable<WishOf<'keepItem'>['part']>, string>> = {
  name: 'o nome',
  size: 'a porção',
  recipe: 'a receita',
}

/** ", se precisar", ", o que sai pouco", ", o que sai menos de 10 por mês" */
function dropOf({ ifNeeded, weak, below, least, most }: WishOf<'dropItem'>): string {
  const limit =
    most === undefined ? '' : least === undefined ? `, no máximo ${most}` : `, de ${least} a ${most}`
  if (below !== undefined) return `, o que sai menos de ${below} por mês${limit}`
  if (weak) return `, o que sai pouco${limit}`
  return ifNeeded ? ', se precisar' : ''
}

type MenuWish = WishOf<
  | 'keepItem'
  | 'dropItem'
  | 'promote'
  | 'sections'
  | 'newDrink'
  | 'target'
  | 'budget'
  | 'deadline'
  | 'served'
  | 'layout'
  | 'pageNote'
  | 'noNew'
>

/** A wish in a few words, for a chip, and as a sentence of a report. */
export function menuWishWords(wish: MenuWish): WishWords {
  switch (wish.kind) {
    case 'keepItem':
      return {
        short: `${wish.part === undefined ? 'manter' : `manter ${partWords[wish.part]}`}: ${wish.item}${besides(wish)}`,
        sentence: `${wish.part === undefined ? 'Manter no cardápio' : `Não mudar ${partWords[wish.part]}`}: ${wish.item}${besides(wish)}${untilOf(wish)}`,
      }
    case 'dropItem':
      return {
        short: `tirar${dropOf(wish)}: ${wish.item}`,
        sentence: `Tirar do cardápio${dropOf(wish)}: ${wish.item}`,
      }
    case 'promote':
      return {
        short: [`destacar: ${wish.item}`, onDays(wish)].filter((part) => part !== '').join(', '),
        sentence: [`Dar destaque a: ${wish.item}`, onDays(wish)].filter((part) => part !== '').join(', '),
      }
    case 'sections':
      return {
        short: `seções: ${joinList(wish.names)}`,
        sentence: `Seções, nesta ordem: ${joinList(wish.names)}`,
      }
    case 'newDrink':
      return { short: `novo: ${newDrinkOf(wish)}`, sentence: `Criar: ${newDrinkOf(wish)}` }
    case 'target':
      return { short: `meta: ${targetOf(wish)}`, sentence: `Chegar à meta: ${targetOf(wish)}` }
    case 'budget':
      return {
        short: `verba de ${money(wish.max)}`,
        sentence: `Gastar até ${money(wish.max)} com o cardápio novo`,
      }
    case 'deadline':
      return {
        short: deadlineOf(wish),
        sentence: `${wish.of === 'print' ? 'Mandar' : 'Ficar'} ${deadlineOf(wish)}`,
      }
    case 'served':
      return { short: servedOf(wish), sentence: `Servir ${servedOf(wish)}` }
    case 'layout':
      return { short: layoutOf(wish, 'short'), sentence: layoutOf(wish, 'sentence') }
    case 'pageNote':
      return wish.print
        ? { short: `escrito no cardápio: ${wish.note}`, sentence: `Escrever no cardápio: ${wish.note}` }
        : { short: `no papel: ${wish.note}`, sentence: `No papel: ${wish.note}` }
    case 'noNew':
      return {
        short: `nada de ${newThings[wish.what]}`,
        sentence: `Não pôr ${newThings[wish.what]} no cardápio${untilOf(wish)}`,
      }
  }
}
