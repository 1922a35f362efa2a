import { cachacas, pouredIds } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import { joinList, someOf } from '../../base/language/text.ts'
import { membersWithin } from '../../base/lexicon/knowledge.ts'
import { isNamedLine } from '../../base/pairing/named-dishes.ts'
import { openHours } from '../../base/request/calendar-wishes.ts'
import { wishLabel } from '../../base/request/describe-wish.ts'
import type { Explanation } from '../../base/request/explanation.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { isOffer } from '../../base/request/offers.ts'
import { missingItems, oneEach, withoutEffect } from '../../base/request/unmet.ts'
import type { Wish } from '../../base/request/wish.ts'
import { menuPrice } from './money.ts'
import { isDose } from './neighbour-doses.ts'
import type { PairingRequest } from './request.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

/** A dose or a combo is no item of the menu. */
const isOfItem = (wish: Wish): boolean => !('item' in wish && wish.item !== undefined && isOffer(wish.item))

/** "duas sobremesas": a kind of dish, and no item. */
const isKindCounted = (wish: Wish): boolean => wish.kind === 'count' && wish.of === 'results'

/** What changes purchases, measures and prices of doses, and no choice: the check answers it. */
const isOfService = (wish: Wish): boolean =>
  (wish.kind === 'hours' && wish.what === openHours) ||
  (wish.kind === 'date' && wish.closed && wish.weekdays !== undefined) ||
  (wish.kind === 'portion' && wish.item === 'dose') ||
  (wish.kind === 'competitorPrice' && isDose(wish.item))

/** A wish that the plan answers itself. */
const isPlanned = (wish: Wish, { asked }: PairingMenu): boolean =>
  (wish.kind === 'question' && (asked?.answers.some((one) => one.asked === wish.text) ?? false)) ||
  (asked?.planned.some((one) => one.wish === wish.kind && one.of === wishLabel(wish)) ?? false)

const reasonFor = (
  wish: Wish,
  menu: PairingMenu,
  wishes: readonly Wish[],
  whyOwn: PairingRequest['whyOwn'],
): string | null => {
  const { overview, offersWithin, leftOut, shopping } = menu
  switch (wish.kind) {
    case 'price': {
      if (wish.item !== 'combo' && wish.item !== 'almoço executivo') return null
      const offers = offersWithin?.offers ?? []
      const dearest = offers.reduce<(typeof offers)[number] | null>(
        (most, one) => (most === null || one.price > most.price ? one : most),
        null,
      )
      return dearest && `O mais caro sai a ${menuPrice(dearest.price)}: ${dearest.name} com ${dearest.drink}.`
    }
    case 'zeroAlcohol': {
      const names = [...new Set(overview.flatMap(({ free }) => (free ? [spokenName(free.name)] : [])))]
      if (names.length === 0) return null
      if (wish.part === 'each') {
        const without = overview.filter(
          ({ free, best, closed, aside }) => !closed && !free && !(aside && best),
        )
        return without.length === 0
          ? `${joinList(names)}: um ao lado de cada prato.`
          : `${joinList(names)}, na coluna “Sem álcool”; falta em ${someOf(
              without.map(({ name }) => spokenName(name)),
              4,
            )}.`
      }
      const pairs = overview.flatMap(({ name, free }) =>
        free ? [`${spokenName(name)} com ${spokenName(free.name)}`] : [],
      )
      const asked = wish.count ?? pairs.length
      return `${someOf(asked <= 4 ? pairs.slice(0, Math.max(1, asked)) : names, 4)}${asked < pairs.length && asked <= 4 ? '; os outros pratos também têm o seu, na tabela' : ''}.`
    }
    case 'exclude': {
      const wider = wishes.find(
        (other) =>
          other.kind === 'exclude' &&
          other.why === wish.why &&
          other.what !== wish.what &&
          membersWithin(other.what).has(wish.what) &&
          !membersWithin(wish.what).has(other.what),
      )
      // Equal answers share a row.
      if (wider) return reasonFor(wider, menu, wishes, whyOwn)
      const names = leftOut.flatMap(({ name, reason, certainty }) =>
        reason.includes(wish.what) && certainty !== undefined ? [spokenName(name)] : [],
      )
      const covers = new Set(membersWithin(wish.what))
      const open = overview.filter(({ confirm = [] }) =>
        confirm.some(({ what }) => covers.has(what) || membersWithin(what).has(wish.what)),
      )
      const told = [
        ...(names.length > 0 ? [`Fora: ${someOf(names, 4)}.`] : []),
        ...(open.length > 0
          ? [
              `A cozinha confirma antes de servir: ${someOf(
                open.map(({ name }) => spokenName(name)),
                3,
              )}.`,
            ]
          : []),
      ]
      return told.length === 0 ? null : told.join(' ')
    }
    case 'promote':
      return verdictsOn(wish.item, menu)
    case 'equipment':
      return whyOwn === 'room' && wish.has
        ? 'Nada novo para gelar: só bebidas que a casa já vende, e nenhuma garrafa a comprar.'
        : null
    case 'keepPrice':
      return 'Nenhum preço do cardápio muda: só o combo, que é oferta à parte, tem o seu.'
    case 'date':
      return wish.closed && wish.weekdays !== undefined && shopping.days !== undefined
        ? `A compra conta ${shopping.days} dias abertos em meio mês.`
        : null
    default:
      return null
  }
}

/** What became of each dish of a kind or section that the owner names. */
function verdictsOn(item: string, { overview, leftOut }: PairingMenu): string | null {
  const paired = overview.filter((row) => isNamedLine(item, lineOf(row)))
  const out = leftOut.filter(({ name, category = null }) => isNamedLine(item, lineOf({ name, category })))
  if (paired.length === 0 || paired.length + out.length < 2) return null
  const told = paired.length === 1 ? '1 prato com par' : `${paired.length} pratos com par`
  const rest = out.map(({ name, reason }) => `${spokenName(name)} (${reason})`)
  return `${told}${rest.length === 0 ? '' : `; sem par: ${someOf(rest, 4)}`}.`
}

const lineOf = ({
  name,
  category = null,
  description = null,
}: {
  name: string
  category?: string | null | undefined
  description?: string | null | undefined
}) => ({ name, category, description, price: null, cost: null })

/** The figure or the names that show how a wish is met. */
const proofs = (
  wishes: readonly Wish[],
  menu: PairingMenu,
  whyOwn: PairingRequest['whyOwn'],
): Explanation[] =>
  wishes.flatMap((wish) => {
    const reason = reasonFor(wish, menu, wishes, whyOwn)
    return reason === null ? [] : [{ wish, reason, met: true as const }]
  })

/** Wishes that the pairings do not meet, with the reason. */
export function explainPairings(
  { sheet }: EngineContext,
  { items, combo, whyOwn }: PairingRequest,
  menu: PairingMenu,
): Explanation[] {
  const named = items.map(({ name, category }) => ({ name, section: category }))
  const counts = sheet.wishes.flatMap((wish): Explanation[] => {
    if (wish.kind !== 'count') return []
    if (wish.of !== undefined && wish.of !== 'results')
      return [
        {
          wish,
          reason:
            'A harmonização conta pratos e combos; não define páginas, itens do cardápio nem ingredientes.',
        },
      ]
    if (wish.item !== undefined) return []
    return menu.overview.length < wish.count
      ? [{ wish, reason: `O cardápio tem ${menu.overview.length} pratos que cabem no pedido.` }]
      : []
  })
  const alone = sheet.wishes.flatMap((wish): Explanation[] =>
    wish.kind === 'only' && !isPlanned(wish, menu)
      ? [
          {
            wish,
            reason: pouredIds.some((id) => ingredientHolds(cachacas[id], wish.what))
              ? 'Vale para as doses e para as receitas nossas; dos drinks da casa o cardápio não diz a cachaça.'
              : `Cada bebida é escolhida pelo prato: nem todas podem levar ${wish.what}.`,
          },
        ]
      : [],
  )
  const without = menu.overview.every(({ comboPrice }) => comboPrice === null)
  const bounds = sheet.wishes.flatMap((wish) =>
    wish.kind === 'price' && wish.item === undefined && without && (combo.max !== null || combo.min !== null)
      ? [{ wish, reason: 'Nenhum prato com a sua bebida fica nesse preço: as harmonizações vão sem combo.' }]
      : [],
  )
  const refused = sheet.wishes.flatMap((wish) => {
    if (wish.kind !== 'promote' && wish.kind !== 'keepItem') return []
    const out = menu.leftOut.find(({ name }) => namesItem(wish.item, { name }))
    return out ? [{ wish, reason: `${out.name} ficou de fora: ${out.reason}.` }] : []
  })
  return oneEach([
    ...proofs(sheet.wishes, menu, whyOwn),
    ...withoutEffect(
      {
        ...sheet,
        wishes: sheet.wishes.filter((wish) => !isOfService(wish) && !isPlanned(wish, menu)),
      },
      [
        'exclude',
        'only',
        'prefer',
        'price',
        'count',
        'keepItem',
        'keepPrice',
        'dropItem',
        'promote',
        'zeroAlcohol',
        'equipment',
        'pairing',
      ],
      'A harmonização escolhe bebidas para os seus pratos; isto não muda a escolha.',
    ),
    ...missingItems(
      {
        ...sheet,
        wishes: sheet.wishes.filter(
          (wish) => isOfItem(wish) && !isKindCounted(wish) && !isPlanned(wish, menu),
        ),
      },
      named,
      'no cardápio enviado',
    ),
    ...counts,
    ...alone,
    ...bounds,
    ...refused,
  ])
}
