/** Combos that the owner orders: so many, at most at a price. */
import { heldBack } from '../../../base/house/held-back.ts'
import { formatBrl } from '../../../base/language/text.ts'
import { soldWhen } from '../../../base/request/describe-pairing-wish.ts'
import { requirementsOf } from '../../../base/request/requirements.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { isAllowed } from '../allowed.ts'
import { kindOf } from '../match.ts'
import { type Answer, type Asked, answer, costedOf, needs, percent } from './asked.ts'
import { type Pair, pairsOf } from './pair.ts'

/** Each with a food and, where the menu allows, a drink of its own. */
function chosen(pairs: readonly Pair[], count: number): Pair[] {
  const found: Pair[] = []
  for (const isStrict of [true, false])
    for (const pair of pairs) {
      if (found.length >= count) return found
      if (found.some(({ base }) => base === pair.base)) continue
      if (isStrict && found.some(({ drink }) => drink === pair.drink)) continue
      found.push(pair)
    }
  return found
}

/** Highest share of the price that the ingredients of a lunch may cost. */
const lunchCost = 0.4
/** Most that a lunch may be below its parts. */
const lunchOff = 0.35

/** A dish that costs more alone, at the owner's price with a drink: what it costs and leaves. */
function lunches(most: number, sober: boolean, asked: Asked): Pair[] {
  const { sheet, today } = asked.context
  const free = costedOf(asked).filter(
    ({ name, category }) =>
      heldBack({ name }, today) === null &&
      isAllowed(name, sheet) &&
      !requirementsOf(sheet).keepsPrice({ name, section: category }),
  )
  const isSweet = (section: string | null) =>
    /sobremesa|doce|entrada|antepasto|petisco|couvert|acompanha|porç/i.test(section ?? '')
  const dishes = free.filter((one) => kindOf(one) === 'dish' && !isSweet(one.category))
  const drinks = free.filter((one) => kindOf(one) === 'soft_drink' || (!sober && kindOf(one) === 'drink'))
  return dishes
    .flatMap((dish) =>
      drinks.flatMap((drink): Pair[] => {
        const [full, cost] = [dish.price + drink.price, dish.cost + drink.cost]
        const price = Math.min(Math.floor(most), Math.floor(full * 0.92))
        if (cost > price * lunchCost || price < full * (1 - lunchOff)) return []
        return [
          {
            name: `${dish.name} + ${drink.name}`,
            base: dish.name,
            drink: drink.name,
            full,
            price,
            cost,
            gain: price - cost,
            most: 0,
          },
        ]
      }),
    )
    .toSorted((a, b) => b.price - b.cost - (a.price - a.cost))
}

/** A lunch at the owner's price, on the owner's days. */
function answerLunch(wish: WishOf<'newCombo'>, most: number, asked: Asked): Answer | null {
  const all = lunches(most, wish.sober === true, asked)
  const [lunch] = all
  if (!lunch) return null
  const other = all.find((one) => one.base !== lunch.base)
  const times = soldWhen(wish)
  const { name, price, full, cost } = lunch
  return answer(
    `${name} por ${formatBrl(price)}${times === '' ? '' : `, ${times}`}: custa ${formatBrl(cost)} (${percent(cost / price)}) e deixa ${formatBrl(price - cost)}.`,
    `À parte são ${formatBrl(full)}: quem já viria pedir os dois passa a deixar ${formatBrl(full - price)} a menos, e cada cliente novo deixa ${formatBrl(price - cost)}.`,
    other ? `Para variar: ${other.name} por ${formatBrl(other.price)} (custa ${formatBrl(other.cost)}).` : '',
    'Só nesse horário, na lousa: no cardápio da noite ele tira venda do prato cheio.',
  )
}

/** For guests in a hurry: what is usually ready, and a drink that nobody mixes. */
const hurried = /minuto|rapid|pressa|correndo|[oô]nibus|viagem|pra levar|para levar/iu
const ready =
  /salgad|coxinha|p[aã]o|pastel|past[eé]is|empad|bolo|misto|sandu|esfi|quibe|kibe|croissant|enroladinho|torta|cuscuz|pamonha/iu
const isQuick = ({ base, drink }: Pair) =>
  ready.test(base) && /caf[eé]|suco|refri|[aá]gua|lata|mate|ch[aá]/iu.test(drink)

export function answerCombos(wish: WishOf<'newCombo'>, asked: Asked): Answer {
  const { count = 1, max } = wish
  const limit = max === undefined ? '' : ` até ${formatBrl(max)}`
  const isSober = (pair: Pair) =>
    !wish.sober || asked.menu.some((item) => item.name === pair.drink && kindOf(item) === 'soft_drink')
  const isHurried = hurried.test(wish.text)
  const fitting = pairsOf(asked, max).filter((pair) => isSober(pair) && (!isHurried || isQuick(pair)))
  const wanted = wish.with ?? []
  const combos = chosen(
    fitting.filter(({ base, drink }) => wanted.every((name) => name === base || name === drink)),
    count,
  )
  if (max !== undefined && (combos.length === 0 || wish.sober || wish.weekdays !== undefined)) {
    const lunch = answerLunch(wish, max, asked)
    if (lunch) return lunch
  }
  if (combos.length === 0)
    return needs(
      `Nenhum combo${isHurried ? ' do que já fica pronto' : ''}${limit} deixa mais do que o prato sozinho.`,
      'Para montar um faltam o custo de um prato e o de uma bebida que caibam juntos nesse preço.',
    )
  const missing = count - combos.length
  const times = soldWhen(wish)
  return {
    ...answer(
      `${times === '' ? '' : `Só ${times}: `}${combos.length === 1 ? `${times === '' ? 'U' : 'u'}m combo` : `${combos.length} combos`}${limit}: ${combos.map(({ name, price }) => `${name} por ${formatBrl(price)}`).join('; ')}.`,
      missing > 0
        ? `${missing === 1 ? 'O outro não cabe' : `Os outros ${missing} não cabem`} nesse preço com folga: não o monte com prejuízo.`
        : '',
      isHurried
        ? 'Escolhido entre o que costuma já estar pronto no balcão; deixe montado no horário de pico, com o preço na placa.'
        : '',
      'Quem já pediria os dois paga menos; a última coluna diz quantos desses, em cada 100, o combo aguenta.',
    ),
    table: {
      caption: `Combos${limit}`,
      headers: ['Combo', 'À parte', 'Combo', 'Economia do cliente', 'Custa', 'Deixa', 'Aguenta'],
      rows: combos.map(({ name, full, price, cost, most }) => [
        name,
        formatBrl(full),
        formatBrl(price),
        formatBrl(full - price),
        formatBrl(cost),
        formatBrl(price - cost),
        `${most} em 100`,
      ]),
      numeric: [1, 2, 3, 4, 5],
    },
  }
}
