/**
 * Dishes with which neat cachaça, or any cachaça, does not belong in this house, and what the waiter brings instead.
 */

import { fillChoices } from '../../base/language/choices.ts'
import { foldAccents, formatBrl, joinList } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { menuPrice } from './money.ts'
import type { Ranked } from './rank.ts'
import type { PairingMenu } from './schema.ts'
import { shortNames, spokenName } from './short-names.ts'

type Against = NonNullable<PairingMenu['against']>

const raw = /ostra|ceviche|sushi|sashimi|tartar|carpaccio de (peixe|atum|salmao)|cru[ao]?\b/
const cooked = /gratin|forno|brasa|frit|empanad/
/** Vegetables and fruit, whose tartare or ceviche is no raw meat or fish. */
const ofPlants =
  /(?:tartare?|tartaro|ceviche|sashimi|sushi) (?:vegan\w*|vegetarian\w*|d[aeo]s? (?:beterraba|abacate|tomate|cenoura|pepino|manga|melancia|abobrinha|cogumelo|shimeji|palmito|pupunha|berinjela|abacaxi|caju|melao|jerimum|abobora|banana|chuchu|maxixe|legume|verdura|coco|maca\b|tofu))/

const isRaw = (name: string): boolean => raw.test(name) && !cooked.test(name) && !ofPlants.test(name)

/** Dishes whose preparation does not suit a neat cachaça, grouped by reason. */
function byPreparation(ranked: readonly Ranked[], short: (name: string) => string): Against {
  const found = new Map<string, Ranked[]>()
  for (const entry of ranked) {
    const why = entry.preparation?.against
    if (why && entry.best.option.kind !== 'cachaca') found.set(why, [...(found.get(why) ?? []), entry])
  }
  return [...found].map(([why, entries]) => ({
    what: joinList(entries.map(({ dish }) => short(dish.item.name))),
    why,
  }))
}

/** Dishes that a glass of wine suits, with its margin. */
function withWine(
  ranked: readonly Ranked[],
  wine: Option | undefined,
  short: (name: string) => string,
): Against {
  const names = ranked
    .filter(({ preparation }) => preparation?.pours.some(({ pour }) => pour === 'wine'))
    .toSorted((a, b) => Number(Boolean(b.preparation?.against)) - Number(Boolean(a.preparation?.against)))
    .map(({ dish }) => short(dish.item.name))
  if (!wine || wine.price === null || names.length === 0) return []
  const left = wine.cost === null ? '' : ` deixa ${formatBrl(wine.price - wine.cost)} e`
  return [
    {
      what: `Vinho com ${joinList(names.slice(0, 3), 'ou')}`,
      why: `[quem pede está certo|não discuta|acerta quem pede]. A taça de ${menuPrice(wine.price)}${left} [não se troca por cachaça|fica como está|não precisa de cachaça|é o par certo ali]`,
    },
  ]
}

interface Given {
  /** Name of the house; selects the wordings. */
  house: string
  ranked: readonly Ranked[]
  wine: Option | undefined
}

export function againstOf({ house, ranked, wine }: Given): Against {
  const short = shortNames(ranked.map(({ dish }) => dish.item.name))
  const rawDishes = ranked.filter(({ dish }) => isRaw(foldAccents(dish.item.name)))
  const told: Against = [
    ...byPreparation(ranked, short),
    ...withWine(ranked, wine, short),
    ...(rawDishes.length > 0
      ? [
          {
            what: joinList(rawDishes.map(({ dish }) => spokenName(dish.item.name))),
            why: '[cachaça não torna o cru seguro|álcool no copo não salva prato cru]. [Sem nota de origem e gelo até a mesa, não sai|Nota de origem e gelo, ou não sai]',
          },
        ]
      : []),
  ]
  return told.map(({ what, why }) => ({ what, why: fillChoices(why, `${house}|${what}`) }))
}
