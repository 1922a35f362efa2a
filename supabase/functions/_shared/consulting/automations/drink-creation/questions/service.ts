/** Answers about preparing and serving. */
import { addDays, shortDay } from '../../../base/calendar.ts'
import type { Drink } from '../../../base/drinks/drink.schema.ts'
import { uncapitalize } from '../../../base/language/grammar.ts'
import { formatNumber, joinList } from '../../../base/language/text.ts'
import { ingredients } from '../../../base/pantry/bar.ts'
import { secondsOf, timeText } from '../seconds.ts'
import type { Answerer } from './asked.ts'
import { infusionOf } from './infusions.ts'

const names = (drinks: readonly Drink[]) => joinList(drinks.map(({ name }) => name))
const isHot = ({ traits = [] }: Drink) => traits.includes('hot')

export const answerHeat: Answerer = (_, { drinks }) => {
  const hot = drinks.filter(isHot)
  return `Presta, e perde pouco: a cachaça entra fora do fogo, no líquido a 65 ou 70 °C, direto na caneca. Fervendo junto perde parte, nunca tudo: avise o hóspede do mesmo jeito.${hot.length > 0 ? ` É assim em ${names(hot)}.` : ''}`
}

export const answerInfusion: Answerer = ({ text }) => {
  const { amount, time } = infusionOf(text)
  return `Pode, para servir em dose na casa: ${amount} para uma garrafa de 500 ml, ${time} em lugar fresco e sem luz; coe em pano e feche. Dura 60 dias, pela qualidade. Vender a garrafa fechada é outra coisa: pede produtor e produto registrados no Ministério da Agricultura.`
}

export const answerKeeping: Answerer = ({ text }, { houseRecipes, drinks }) => {
  if (/polpa/i.test(text))
    return 'Descongelada na geladeira e tampada, 2 dias; não volta ao congelador. Tire à tarde só o pacote da noite.'
  const spans = [...new Set(houseRecipes.map(({ keepsDays }) => keepsDays))].toSorted((a, b) => b - a)
  const made = spans.map((days) => {
    const titles = houseRecipes.flatMap(({ title, keepsDays }) =>
      keepsDays === days ? [uncapitalize(title)] : [],
    )
    return `${joinList(titles)}, ${days} dias`
  })
  const fresh = drinks.some(({ ingredients: parts }) => parts.some(({ name }) => name.startsWith('suco de ')))
  return [
    made.length > 0 ? `Na geladeira, fechado e com data: ${made.join('; ')}.` : null,
    fresh ? 'Suco espremido, só do dia.' : null,
    'Cachaça curtida e coada, 60 dias, pela qualidade. Nada com leite ou creme fica pronto.',
  ]
    .filter((text) => text !== null)
    .join(' ')
}

/** "qual posso deixar pronto?" asks for names, "dá pra deixar pronto?" for a yes. */
const asksWhich = /^(?:e,? )?(?:quais|qual|o que|que drinks?|algum)/i

/** A bottle that is poured without a shaker needs the water that the ice would give. */
const watered = ({ batch }: Drink) =>
  batch && batch.waterMl > 0
    ? `, ${formatNumber(Math.round(batch.pourMl))} ml por copo, ${formatNumber(Math.round((batch.waterMl / batch.servings / batch.pourMl) * 100))}% deles água`
    : ''

/** What keeps longest first: that is the bottle that saves work on a full night. */
export const answerAhead: Answerer = ({ text }, { drinks, launch: { isWithoutFridge } }) => {
  const ready = drinks.filter(({ batch }) => batch)
  const fresh = drinks.filter(({ batch, servings }) => !batch && servings === undefined)
  if (ready.length === 0) return 'Nestes drinks, não: todos levam fruta ou calor na hora.'
  const keeps = ({ batch }: Drink) => (isWithoutFridge ? 1 : (batch?.keepsDays ?? 0))
  const lasting = ready.filter((drink) => keeps(drink) > 1).toSorted((a, b) => keeps(b) - keeps(a))
  const ofDay = ready.filter((drink) => keeps(drink) === 1)
  const told = [
    ...(lasting.length > 0
      ? [joinList(lasting.map((drink) => `${drink.name} (${keeps(drink)} dias${watered(drink)})`))]
      : []),
    ...(ofDay.length > 0
      ? [
          `${lasting.length > 0 ? 'feitos no próprio dia, ' : ''}${names(ofDay)}${lasting.length > 0 ? '' : ', feitos no próprio dia'}`,
        ]
      : []),
  ].join('; ')
  const jugs = drinks.filter(({ servings }) => servings !== undefined)
  const isGassed = ({ ingredients: parts }: Drink) => parts.some(({ phase }) => phase === 'top')
  return [
    `${asksWhich.test(text.trim()) ? 'Sem' : 'Sim, sem'} gelo, em garrafa com data, ${isWithoutFridge ? 'no isopor com gelo' : 'na geladeira'}: ${told}.`,
    ...(ready.some(isGassed) ? ['O gás entra no copo.'] : []),
    ...(jugs.length > 0
      ? [
          `De ${names(jugs)}, a base de cada jarra${jugs.some(isGassed) ? ', sem o gás e' : ''} sem o gelo, numa garrafa, só do dia.`,
        ]
      : []),
    ...(fresh.length > 0 ? [`Na hora, só ${names(fresh)}.`] : []),
  ].join(' ')
}

const sweetened = new Set(ingredients.flatMap(({ id, tags }) => (tags.includes('added_sugar') ? [id] : [])))

export const answerDiabetes: Answerer = (_, { drinks }) => {
  const free = drinks.filter(({ ingredients: parts }) => !parts.some(({ id }) => sweetened.has(id)))
  const lead =
    free.length > 0
      ? `Sem açúcar nem mel nesta carta: ${names(free)}.`
      : 'Fora da carta, faça um sem açúcar: 40 ml de cachaça, 20 ml de suco de limão e 120 ml de água com gás, com gelo.'
  return `${lead} Não é garantia: fruta tem açúcar, e álcool pode baixar a glicose, sobretudo com insulina ou de estômago vazio. Quem decide é a pessoa com o médico; diga o que vai no copo e sirva comida junto.`
}

/** Served without ice, a drink needs a chilled glass: plastic does not keep it cold. */
const needsGlass = ({ glass, ice }: Drink) => /taça|cálice/i.test(glass) && /sem gelo/i.test(ice)

export const answerGlass: Answerer = (_, { context, drinks, launch }) => {
  const stays = drinks.filter(needsGlass)
  const goes = drinks.filter((drink) => !stays.includes(drink))
  const where = [
    ...(goes.length > 0 ? [`Em copo de policarbonato vão ${names(goes)}.`] : []),
    ...(stays.length > 0
      ? [`Ficam no salão ${names(stays)}: sem gelo no copo, dependem da taça gelada.`]
      : []),
  ].join(' ')
  const ask = addDays(launch.date, -8) > context.today ? addDays(launch.date, -8) : addDays(context.today, 1)
  return `${where} Não conhecemos lei federal que proíba vidro; quem decide é a prefeitura, e em feriado grande é comum sair decreto. Pergunte na prefeitura de ${context.restaurant.city} até ${shortDay(ask)}.`
}

/** "Tô sozinha no balcão" */
const isAlone = (said: string) => /sozinh|só eu|so eu|uma pessoa só|um só no balcão/i.test(said)
const fewAlone = 6

export const answerHowMany: Answerer = ({ start, text }, { drinks }) => {
  const total = `${drinks.length} bastam`
  if (!isAlone(text))
    return `${total}: quem lê mais que isso demora a escolher, e a casa compra à toa. Tire o que não passar de um copo por noite.`
  const singles = drinks.filter(({ servings }) => servings === undefined)
  const quick = singles.toSorted((a, b) => secondsOf(a) - secondsOf(b)).slice(0, fewAlone)
  const most = Math.max(...quick.map(secondsOf))
  const from = start === undefined ? 'nas horas em que você fica só' : `depois das ${start}h`
  return `${total}; ${from}, ${quick.length}, os que saem em até ${timeText(most)} cada: ${names(quick)}.`
}

export const answerFastest: Answerer = ({ text }, { drinks }) => {
  const byTime = drinks.toSorted((a, b) => secondsOf(a) - secondsOf(b) || a.prepSeconds - b.prepSeconds)
  const [first, second] = byTime
  if (!first) return null
  if (/\bcada\b/i.test(text))
    return `${byTime.map((one) => `${one.name}, ${timeText(secondsOf(one))}`).join('; ')}.`
  const how = (drink: Drink) =>
    secondsOf(drink) < drink.prepSeconds
      ? `${timeText(secondsOf(drink))}, com o lote pronto (sem o lote, ${timeText(drink.prepSeconds)})`
      : timeText(secondsOf(drink))
  return `${first.name}, em ${how(first)}.${second ? ` Depois, ${second.name}, em ${how(second)}.` : ''}`
}

/** Seconds in "2 minutos", "meio minuto", "30 segundos"; null without a figure. */
function secondsIn(said: string): number | null {
  const match = /(\d{1,3}(?:[.,]\d)?|um|dois|três|tres|meio)\s*(min|seg)/i.exec(said)
  if (!match) return null
  const [, figure = '', unit = ''] = match
  const words: Readonly<Record<string, number>> = { um: 1, dois: 2, três: 3, tres: 3, meio: 0.5 }
  const value = words[figure.toLowerCase()] ?? Number(figure.replace(',', '.'))
  return unit.toLowerCase() === 'min' ? value * 60 : value
}

export const answerWithin: Answerer = ({ text }, { drinks }) => {
  const most = secondsIn(text)
  if (most === null) return null
  const told = (one: Drink) => `${one.name}, ${timeText(secondsOf(one))}`
  const byTime = drinks.toSorted((a, b) => secondsOf(a) - secondsOf(b))
  const [fastest, slowest] = [byTime[0], byTime.at(-1)]
  if (!fastest || !slowest) return null
  if (secondsOf(slowest) <= most) return `Sai: o mais demorado é ${told(slowest)}.`
  if (secondsOf(fastest) > most) return `Não: o mais rápido é ${told(fastest)}.`
  const slow = byTime.filter((drink) => secondsOf(drink) > most)
  return `Quase todos; passam disso ${joinList(slow.map(told))}.`
}

/** Share of ice lost while it stands at the bar. */
const melts = 1.25

export const answerIce: Answerer = ({ text }, { drinks, launch }) => {
  if (!/quant|compr|quilo|kg|saco|gast/i.test(text))
    return 'Cubo inteiro, de água filtrada, até a boca do copo: derrete devagar e não muda o gosto. Picado, só no liquidificador e no que se amassa no copo; de escama ou molhado, em nenhum. Guarde fechado, longe de peixe e carne.'
  const grams = launch.drinks.reduce((sum, { id, glasses }) => {
    const drink = drinks.find((one) => one.id === id)
    const made = Math.ceil(glasses / (drink?.servings ?? 1))
    return sum + (drink?.ingredients.find(({ role }) => role === 'ice')?.amount ?? 0) * made
  }, 0)
  const kilos = Math.max(1, Math.ceil((grams * melts) / 1000))
  return `${kilos} kg a mais na estreia, para ${launch.glasses.expected} copos; por 10 copos a mais, ${formatNumber(Math.ceil((kilos * 10) / launch.glasses.expected))} kg. Já conta o que derrete no balcão.`
}

export const answerDrivers: Answerer = (_, { drinks }) => {
  const sober = drinks.filter(({ base }) => base === null)
  return `Quem dirige não tem limite tolerado: nem a versão leve serve.${sober.length > 0 ? ` Ofereça ${names(sober)}, em copo que não se confunda com os outros.` : ' Ofereça o suco ou a água com gás da casa com a mesma guarnição.'}`
}

export const answerMeasuring: Answerer = () =>
  'Com o copinho de dose: cheio são 50 ml, pela metade 25 ml. Uma colher de sopa são 15 ml, uma de chá 5 ml. O mesmo copinho sempre, e a dose não varia de mão para mão.'

export const answerSpirit: Answerer = () =>
  'Na mesma medida funciona, mas o sabor some: estas receitas contam com a cana. Por lei, caipirinha é só com cachaça; com outro destilado, o nome na carta muda.'

export const answerEgg: Answerer = (_, { drinks }) => {
  const used = drinks.some(({ allergens }) => allergens.includes('ovo'))
  return `Crua, só a pasteurizada, de caixa; a do ovo de casca não se serve.${used ? '' : ' Nenhum drink desta carta leva clara.'}`
}

export const answerSweetness: Answerer = () =>
  'Corte 5 ml da calda e ponha 5 ml de limão; com cajuína ou fruta madura, tire a calda toda. Prove gelado: o frio esconde o doce, e o gelo derretido também.'
