import type { Candidate } from '../../base/drinks/candidate.ts'
import { priceOf } from '../../base/drinks/price.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, the } from '../../base/language/grammar.ts'
import { formatBrl, formatNumber, joinList } from '../../base/language/text.ts'
import type { DrinkRequest } from './plan.ts'

/** A statement that is true of one drink of this menu only. Each `about` is used once per menu. */
interface Place {
  about: string
  text: string
}

/** Fewest drinks for extremes worth mentioning. */
const fewest = 4
/** Servings that quantities are given for, as on the shopping list. */
const glasses = 20

/** The bar's own preparation that other drinks of the menu share. */
function sharedPreparation({ base, portions, concept }: Candidate, chosen: readonly Candidate[]): Place[] {
  return (base ? portions.slice(1) : portions).flatMap(({ item }) => {
    if (item.kind !== 'house') return []
    const others = chosen.filter(
      (other) =>
        other.concept.id !== concept.id && other.portions.some((portion) => portion.item.id === item.id),
    )
    if (others.length === 0) return []
    const names = joinList(others.slice(0, 2).map(({ concept: other }) => other.name))
    return [
      {
        about: item.id,
        text: `${capitalize(the(item.name))} [é|vem|sai] da mesma garrafa de ${names}: [um preparo|uma receita|basta uma receita|um só preparo] para ${others.length + 1} drinks.`,
      },
    ]
  })
}

/** The fruit that no other drink of the menu has, and how much of it to buy. */
function onlyFlavour({ base, portions, concept }: Candidate, chosen: readonly Candidate[]): Place[] {
  const main = (base ? portions.slice(1) : portions)
    .filter(({ item }) => item.tags.includes('fruit') && (item.unit === 'ml' || item.unit === 'g'))
    .toSorted((a, b) => b.amount - a.amount)[0]
  if (!main || main.amount < 30) return []
  const again = chosen.some(
    (other) => other.concept.id !== concept.id && other.families.has(main.item.family),
  )
  if (again) return []
  const total = main.amount * glasses
  const amount =
    total >= 1000
      ? `${formatNumber(total / 1000)} ${main.item.unit === 'ml' ? 'l' : 'kg'}`
      : `${formatNumber(total)} ${main.item.unit}`
  return [
    {
      about: `só ${main.item.family}`,
      text: `[É o único da carta com ${main.item.family}|Nenhum outro da carta leva ${main.item.family}|Só ele leva ${main.item.family} nesta carta]: ${glasses} copos [gastam|levam|pedem] ${amount} de ${main.item.name}.`,
    },
  ]
}

/** Sentences on the drink's place in its menu: its figures compared with the others', and what it shares with them. */
export function placeInMenu(
  candidate: Candidate,
  chosen: readonly Candidate[],
  { venue, rule, ruleFor, seed }: Pick<DrinkRequest, 'venue' | 'rule' | 'ruleFor' | 'seed'>,
): Place[] {
  const { base, strength, cost, prepSeconds, concept } = candidate
  const peers = chosen.filter((other) => (other.base === null) === (base === null))
  const isFirst = (of: (drink: Candidate) => number) =>
    peers.length >= fewest && peers.every((other) => other === candidate || of(other) > of(candidate) + 1e-9)
  const abv = `${formatNumber(Math.round(strength.abvPct * 10) / 10)}% vol`
  const volume = `${formatNumber(Math.round(strength.volumeMl / 5) * 5)} ml`
  const { market } = rule
  const above = market ? priceOf(candidate, venue, ruleFor(concept)).price - market.price : 0
  const places: Place[] = [
    ...(base && isFirst((drink) => -drink.strength.abvPct)
      ? [
          {
            about: 'forte',
            text: `[Tem o teor mais alto da carta, ${abv}|É o de teor mais alto da carta, ${abv}|Com ${abv} em ${volume}, é o de teor mais alto da carta|Na carta, o teor mais alto é o dele, ${abv}][: sirva com água ao lado|, e vai à mesa com um copo de água|: o salão leva água junto].`,
          },
        ]
      : []),
    ...(base && isFirst((drink) => drink.strength.abvPct)
      ? [
          {
            about: 'leve',
            text: `[Tem o teor mais baixo da carta|É o de teor mais baixo da carta|Nenhum outro da carta tem teor tão baixo]: ${abv} em ${volume}.`,
          },
        ]
      : []),
    ...(isFirst((drink) => drink.prepSeconds)
      ? [
          {
            about: 'rápido',
            text: `[É o mais rápido da carta|Nenhum outro sai tão depressa], ${prepSeconds} s por copo: [o primeiro a oferecer|ofereça primeiro] com a casa cheia.`,
          },
        ]
      : []),
    ...(isFirst((drink) => drink.cost)
      ? [
          {
            about: 'custo',
            text: `[Custa menos que os outros da carta|É o de menor custo da carta|Na conta da casa, é o mais barato de fazer]: ${formatBrl(cost)} [por copo|o copo|cada].`,
          },
        ]
      : []),
    ...(base && isFirst((drink) => -drink.strength.volumeMl)
      ? [
          {
            about: 'volume',
            text: `[É o maior copo da carta|Rende o maior copo da carta]: ${volume}, com ${abv}.`,
          },
        ]
      : []),
    ...onlyFlavour(candidate, chosen),
    ...sharedPreparation(candidate, chosen),
    ...(market && base && base.id !== 'alambique' && above >= 1
      ? [
          {
            about: `preço ${base.id}`,
            text: `Sai ${formatBrl(above)} acima de ${market.name}, com ${base.label} no copo.`,
          },
        ]
      : []),
  ]
  return places.map(({ about, text }) => ({ about, text: fillChoices(text, `${seed}|${concept.id}`) }))
}
