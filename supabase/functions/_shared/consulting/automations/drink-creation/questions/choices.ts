/** Answers that choose one of the new drinks for a purpose, and what so many glasses bring. */
import type { Drink } from '../../../base/drinks/drink.schema.ts'
import { formatBrl, formatNumber } from '../../../base/language/text.ts'
import { secondsOf, timeText } from '../seconds.ts'
import { spiritOfAll } from '../spirit-words.ts'
import type { Answerer, Asked } from './asked.ts'
import { flavoursOf, marginOf, perGuest } from './tables.ts'

const byMargin = (drinks: readonly Drink[]) => drinks.toSorted((a, b) => marginOf(b) - marginOf(a))
const best = (drinks: readonly Drink[], score: (drink: Drink) => number) =>
  drinks.toSorted((a, b) => score(b) - score(a))
const isLong = ({ template, servings }: Drink) =>
  ['highball', 'collins', 'tiki', 'spritz', 'frozen'].includes(template) || servings !== undefined
const isHot = ({ traits = [] }: Drink) => traits.includes('hot')

/** What a board must say to who passes: what is in the glass, and the price. */
const boardLine = (drink: Drink) =>
  `${drink.base === null ? 'sem álcool' : spiritOfAll([drink])}, ${flavoursOf(drink) || drink.style.toLowerCase()}, ${formatBrl(drink.suggestedPrice)}${drink.servings === undefined ? '' : ` para ${drink.servings}`}`

export const answerBoard: Answerer = (_, { drinks, launch }) => {
  const first = drinks.filter(({ id }) =>
    launch.drinks.some((one) => one.id === id && one.from === launch.date),
  )
  const pool = first.some(({ base }) => base !== null) ? first.filter(({ base }) => base !== null) : first
  // Shared, long and quick: a sign brings groups, and all of them order at once.
  const [choice, next] = best(
    pool,
    (drink) =>
      (drink.servings === undefined ? 0 : 20) +
      (isLong(drink) ? 6 : 0) +
      marginOf(drink) * 0.3 -
      secondsOf(drink) / (drink.servings ?? 1) / 20,
  )
  if (!choice) return null
  const why =
    choice.servings === undefined
      ? `sai em ${timeText(secondsOf(choice))} e deixa ${formatBrl(marginOf(choice))}, e o sabor se entende de longe`
      : `é de dividir, ${formatBrl(perGuest(choice, choice.suggestedPrice))} por pessoa, e quem passa em grupo faz a conta na hora`
  const sober = drinks.find(({ base }) => base === null)
  return `${choice.name}: ${why}. Escreva “${choice.name}: ${boardLine(choice)}”.${next ? ` Embaixo, menor, ${next.name}${sober && sober !== next ? ` e ${sober.name}, sem álcool` : ''}.` : ''}`
}

export const answerForHeat: Answerer = (_, { drinks }) => {
  const cold = drinks.filter((drink) => !isHot(drink))
  const [first, second] = best(
    cold,
    (drink) =>
      (isLong(drink) ? 10 : 0) +
      (/sem gelo/i.test(drink.ice) && drink.technique !== 'blended' ? -5 : 3) -
      drink.abvPct * 0.4,
  )
  return first
    ? `${first.name}, de ${flavoursOf(first)}: copo comprido e gelado${first.base === null ? ', sem álcool' : `, ${formatNumber(first.abvPct)}% vol`}.${second ? ` Depois, ${second.name}.` : ''}`
    : null
}

export const answerAfterMeal: Answerer = (_, { drinks }) => {
  const fits = drinks.filter(({ template }) =>
    ['coffee', 'cream', 'old_fashioned', 'hot', 'batida', 'negroni'].includes(template),
  )
  const [first] = byMargin(fits)
  if (first)
    return `${first.name}, de ${flavoursOf(first) || 'cachaça'}: no lugar da sobremesa ou junto da conta.`
  const [short] = best(
    drinks.filter(({ base }) => base !== null),
    ({ abvPct, servings }) => (servings === undefined ? abvPct : 0),
  )
  return short
    ? `Nenhum foi feito para isso; o mais perto é ${short.name}, o mais encorpado. Para o fim da refeição, uma dose da Carvalho, de 30 ml, rende mais.`
    : null
}

export const answerOpener: Answerer = (_, { drinks }) => {
  const [first, second] = best(
    drinks.filter((drink) => !isHot(drink) && drink.sweetness !== 'doce'),
    (drink) =>
      (isLong(drink) ? 8 : 0) +
      (drink.sweetness === 'seco' ? 4 : 0) -
      drink.abvPct * 0.3 -
      secondsOf(drink) / 30,
  )
  return first
    ? `${first.name}, de ${flavoursOf(first)}: leve, sai em ${timeText(secondsOf(first))} e não tira a fome.${second ? ` Depois, ${second.name}.` : ''}`
    : null
}

export const answerCut: Answerer = (_, { drinks }) => {
  const strong = drinks.filter(({ base }) => base !== null)
  const pool = strong.length > 1 ? strong : drinks
  const alone = (drink: Drink) =>
    drink.ingredients.filter(
      ({ id, role }) =>
        role === 'ingredient' &&
        !drinks.some((other) => other !== drink && other.ingredients.some((one) => one.id === id)),
    ).length
  const [out] = best(pool, (drink) => alone(drink) * 3 + secondsOf(drink) / 20 - marginOf(drink))
  if (!out) return null
  const only = alone(out)
  return `${out.name}: ${only > 0 ? `usa ${only} ${only === 1 ? 'item que nenhum outro usa' : 'itens que nenhum outro usa'}` : `leva ${timeText(secondsOf(out))}`} e deixa ${formatBrl(marginOf(out))}. Antes de cortar, venda quatro semanas: quem decide é a comanda.`
}

export const answerTraining: Answerer = (_, { drinks }) => {
  const hours = Math.max(1, Math.ceil((drinks.length * 15) / 60))
  const [first] = best(drinks, secondsOf)
  return `Uns 15 minutos por drink, ${hours === 1 ? 'uma hora' : `${hours} horas`} ao todo, numa tarde sem casa cheia: cada um faz três vezes, com a medida na mão e a ficha do lado.${first ? ` Comece por ${first.name}, o mais demorado.` : ''} Na semana seguinte, mais meia hora de prova.`
}

export const answerPromotion: Answerer = (_, { drinks }) => {
  const [first] = best(
    drinks.filter(({ base, servings }) => base !== null && servings === undefined),
    (drink) => marginOf(drink) / drink.suggestedPrice - secondsOf(drink) / 1000,
  )
  if (!first) return null
  const cut = Math.round(first.suggestedPrice * 0.85)
  return `${first.name}: custa ${formatBrl(first.doseCost)} e sai em ${timeText(secondsOf(first))}. A ${formatBrl(cut)} na hora vazia ainda deixa ${formatBrl(cut - first.doseCost)}; para empatar com o preço cheio, precisa vender ${Math.ceil((first.contributionMargin / (cut - first.doseCost)) * 10) - 10} a mais em cada 10. Nunca bebida à vontade.`
}

const whole = (value: number) => formatBrl(Math.round(value)).replace(/,00$/, '')

const spans: readonly (readonly [RegExp, string])[] = [
  [/sábado|sabado|sexta|domingo|quinta|quarta|terça|terca|segunda/i, 'numa noite dessas'],
  [/noite|dia|turno/i, 'por noite'],
  [/semana/i, 'por semana'],
  [/m[eê]s/i, 'por mês'],
]

/** Nights of a week on which the house is open; six if unknown. */
function nightsOf({ context }: Asked): number {
  const { opening } = context.house.settings
  const days = Object.values(opening)
  return days.length === 0 ? 6 : 7 - days.filter((hours) => hours === null).length
}

/** "se vender 20 por noite": their margin, and what it is less than that. */
export const answerSales: Answerer = ({ text, count }, asked) => {
  const { drinks, launch } = asked
  if (count === undefined || drinks.length === 0) return null
  const each = /\bde cada\b/i.test(text)
  const margin = drinks.reduce((sum, drink) => sum + marginOf(drink), 0) / drinks.length
  const glasses = each ? count * drinks.length : count
  const sum = glasses * margin
  const said = text.slice(text.search(/\d/))
  const span = spans.find(([words]) => words.test(said))?.[1] ?? ''
  const nights = nightsOf(asked)
  const told = asked.request.told?.nights ?? null
  const isNightly = span === 'por noite'
  const feast = isNightly && told !== null ? `Nas ${told} noites, ${whole(sum * told)}.` : null
  const month =
    isNightly && told === null
      ? sum * nights * 4
      : span === 'por semana' || span === 'numa noite dessas'
        ? sum * 4
        : null
  const cocktail =
    launch.displaced.find(({ as }) => as === 'cocktail') ?? launch.displaced.find(({ as }) => as === 'beer')
  const half = cocktail ? sum - (glasses / 2) * cocktail.margin : null
  return [
    `${whole(sum)} de margem ${span}`.trimEnd() +
      `, com ${glasses} copos a ${formatBrl(margin)} em média, saindo igual de todos.`,
    feast,
    month === null
      ? null
      : `Em quatro semanas, ${whole(month)}${span === 'por noite' ? `, abrindo ${nights} noites por semana` : ''}.`,
    half === null || !cocktail
      ? null
      : `Se metade de quem pede deixar de pedir ${cocktail.name}, o ganho novo cai para ${whole(Math.max(0, half))}.`,
    'É antes de imposto, taxa de cartão e equipe.',
  ]
    .filter((line) => line !== null)
    .join(' ')
}
