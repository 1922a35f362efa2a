/** Wishes and questions about dishes, in words. */
import { weekdayNames } from '../calendar.ts'
import { capitalize } from '../language/grammar.ts'
import { formatNumber, joinList } from '../language/text.ts'
import { dietAdjective, dietTerms } from '../lexicon/diets.ts'
import { namedAs, saidAs } from './called-by.ts'
import { courseLabels } from './course-labels.ts'
import type { DishQuestion, DishWay } from './dish-wishes.ts'
import { kitchenTopicOf, kitchenTopics, openTopicOf } from './kitchen-topics.ts'
import type { WishOf } from './wish.ts'
import type { WishWords } from './wish-words.ts'
import { foodAsked, isWorthAsked } from './worth-asked.ts'

type DishWish = WishOf<'dishLimit' | 'dishTrait' | 'leftover' | 'tasting'>

const hourOf = (value: number) => {
  const minutes = Math.round((value % 1) * 60)
  return `${Math.floor(value)}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

/** "4 horas", "40 minutos" */
const hoursOf = (minutes: number) =>
  minutes < 60 || minutes % 30 !== 0
    ? `${minutes} minutos`
    : `${formatNumber(minutes / 60)} ${minutes === 60 ? 'hora' : 'horas'}`

const boundWords = { exactly: '', at_least: 'pelo menos ', at_most: 'no máximo ' } as const

function limitWords(
  { of, max, course, serves }: WishOf<'dishLimit'>,
  money: (value: number) => string,
): WishWords {
  const limit = formatNumber(max)
  switch (of) {
    case 'minutes':
      return {
        short: `até ${limit} min por prato`,
        sentence: `Cada prato sair em até ${limit} minutos`,
      }
    case 'foodCost':
      return { short: `custo até ${limit}%`, sentence: `Custo de até ${limit}% do preço` }
    case 'plateCost': {
      const each = `${course === undefined ? 'prato' : courseLabels[course].toLowerCase()}${serves === undefined ? '' : serves === 1 ? ' individual' : ` para ${serves}`}`
      return {
        short: `até ${money(max)} de ingredientes por ${each}`,
        sentence: `Ingredientes de até ${money(max)} por ${each}`,
      }
    }
    case 'cooks': {
      const people = `${limit} ${max === 1 ? 'pessoa' : 'pessoas'} na cozinha`
      return { short: people, sentence: `Caber em ${people}` }
    }
  }
}

const wayWords: Readonly<Record<DishWay, string>> = {
  fried: 'na fritadeira',
  baked: 'de forno',
  grilled: 'na brasa',
  griddled: 'na chapa',
  flamed: 'flambado',
  cold: 'servido frio',
  tasted: 'com a cachaça sem fogo, para sentir o gosto',
}

function traitOf(wish: WishOf<'dishTrait'>, money: (value: number) => string): string {
  const { what, serves, max, min, anyOf = [], of, way = 'cold', minutes, days } = wish
  switch (what) {
    case 'holds':
      return `com ${joinList(
        anyOf.map((name) => namedAs(name, wish.text)),
        'ou',
      )}`
    case 'free':
      return of !== undefined && Object.hasOwn(dietTerms, of)
        ? `para a dieta ${dietAdjective(of)}`
        : `sem ${of ?? ''}`
    case 'cooked':
      return wish.orWay === undefined ? wayWords[way] : `${wayWords[way]} ou ${wayWords[wish.orWay]}`
    case 'quick':
      return `em até ${minutes ?? 0} minutos`
    case 'keeps':
      return `que dure ${days ?? 1} dias`
    case 'shared':
      return `para ${serves ?? 2} pessoas${max === undefined ? '' : ` por até ${money(max)}`}`
    case 'boxed':
      return 'para levar em caixa'
    case 'ahead':
      return 'que se faça na véspera'
    case 'waits':
      return `que aguente ${minutes ?? 0} minutos fora da cozinha`
    case 'handheld':
      return 'para comer em pé, com a mão'
    case 'unchilled':
      return `que aguente ${hoursOf(minutes ?? 60)} sem geladeira`
    case 'form':
      return `no formato ${of ?? ''}`
    case 'priced':
      return min === undefined ? `por até ${money(max ?? 0)}` : `entre ${money(min)} e ${money(max ?? min)}`
  }
}

/** What is not sweet, and what is, as owners call several. */
export const tasteWords = { savoury: 'salgados', sweet: 'doces' } as const

/** "na sexta", "na terça e na quinta" */
const daysWords = (weekdays: readonly number[]): string =>
  joinList(
    weekdays.map(
      (day) => `${day % 6 === 0 ? 'no' : 'na'} ${(weekdayNames[day] ?? '').replace('-feira', '')}`,
    ),
  )

function traitWords(wish: WishOf<'dishTrait'>, money: (value: number) => string): WishWords {
  const { count, bound, mayCostMore, course, part } = wish
  const above = mayCostMore === true ? ', acima do teto se precisar' : ''
  const { taste, weekdays } = wish
  const place = course === undefined ? taste && tasteWords[taste] : courseLabels[course].toLowerCase()
  const within = `${place === undefined ? '' : ` (${place})`}${weekdays === undefined ? '' : `, só ${daysWords(weekdays)}`}`
  const quality = `${traitOf(wish, money)}${above}${within}`
  if (weekdays !== undefined && count === undefined)
    return { short: `${quality}`, sentence: `Servir pratos ${quality}` }
  if (part === 'half') return { short: `metade ${quality}`, sentence: `Metade ${quality}` }
  if (count === undefined) return { short: `tudo ${quality}`, sentence: `Tudo ${quality}` }
  const some = `${boundWords[bound]}${count} ${quality}`
  return { short: some, sentence: `Receber ${some}` }
}

function tastingWords(wish: WishOf<'tasting'>, money: (value: number) => string): WishWords {
  const { courses, price, guests, sittings = [], twin, on, with: named } = wish
  const [year, month, date] = (on ?? '').split('-')
  const parts = [
    ...(named === undefined ? [] : [`com ${joinList(named)}`]),
    ...(price === undefined ? [] : [`${money(price)} por pessoa`]),
    ...(guests === undefined ? [] : [`${guests} lugares por turno`]),
    ...(sittings.length === 0 ? [] : [`às ${joinList(sittings.map(hourOf))}`]),
    ...(on === undefined ? [] : [`em ${date}/${month}/${year}`]),
    ...(twin === undefined
      ? []
      : [`com versão ${twin === 'vegano' ? 'vegana' : 'vegetariana'} de cada tempo`]),
  ]
  const menu = [`menu de ${courses} tempos`, ...parts].join(', ')
  return { short: menu, sentence: capitalize(menu) }
}

/** @param money "R$ 22" */
export function dishWishWords(wish: DishWish, money: (value: number) => string): WishWords {
  switch (wish.kind) {
    case 'dishLimit':
      return limitWords(wish, money)
    case 'dishTrait':
      return traitWords(wish, money)
    case 'leftover': {
      const stock = `${formatNumber(wish.amount)} ${wish.unit} de ${saidAs(wish.what, wish.text)}${wish.weekly ? ' por semana' : ''}${wish.days === undefined ? '' : `, em ${wish.days} ${wish.days === 1 ? 'dia' : 'dias'}`}`
      return { short: `gastar ${stock}`, sentence: `Gastar a sobra: ${stock}` }
    }
    case 'tasting':
      return tastingWords(wish, money)
  }
}

/** Whether one of the dishes is asked for a day of the week, and not for a guest. */
export const isOfDay = (text: string): boolean =>
  !/turist|visitant|de fora|forasteir|cliente novo|clientes novos|quem (?:vem|passa|chega|est|nunca)/i.test(
    text,
  )

/** What an owner asks about dishes, without the question mark. */
export function dishQuestionWords(
  about: DishQuestion,
  {
    what,
    count,
    item,
    price,
    prices,
    percent,
    weekdays,
    text,
  }: Pick<
    WishOf<'question'>,
    'what' | 'count' | 'item' | 'price' | 'prices' | 'percent' | 'weekdays' | 'text'
  >,
): string {
  const orders = count === undefined ? '' : ` para ${count} pedidos`
  const topic = kitchenTopicOf(text)
  const topicWords = topic && kitchenTopics[topic]
  const openTopic = openTopicOf(text)
  const openWords = openTopic && kitchenTopics[openTopic]
  switch (about) {
    case 'childrensDish':
      return `o que servir a crianças${price === undefined ? '' : ` por até R$ ${formatNumber(price)}`}`
    case 'alcoholLeft':
      return 'o álcool sai no fogo, e quem pode comer'
    case 'delivery':
      return 'vender por aplicativo prato com cachaça'
    case 'breathTest':
      return 'o prato aparece no bafômetro'
    case 'closedSeason':
      return `o defeso${what === undefined ? '' : ` de ${what}`}`
    case 'allergyRisk':
      return `${what ?? 'isso'} com a alergia`
    case 'dayBefore':
      return topicWords ?? 'o que sai de véspera e o que sai no dia'
    case 'cachacaAmount':
      return `quanta cachaça comprar${orders}`
    case 'thaw':
      return `quanto ${/descong/i.test(text) ? 'descongelar' : 'separar'}${what === undefined ? '' : ` de ${what}`}${orders}`
    case 'licence':
      return topicWords ?? 'licença, registro e aviso para vender prato com cachaça'
    case 'keeping':
      return topicWords ?? (/congel|freezer/i.test(text) ? 'o que se congela' : 'quanto tempo cada um dura')
    case 'swap':
      return 'trocar a cachaça'
    case 'agedInPan':
      return 'vale a pena cachaça de madeira na panela'
    case 'priceEach':
      return 'quanto cobrar por cada um'
    case 'launchFirst':
      return 'qual lançar primeiro'
    case 'whichOne':
      return isOfDay(text) ? 'qual fica de prato do dia' : 'qual servir a quem vem uma vez só'
    case 'quickest':
      return 'qual sai mais rápido'
    case 'buyFor':
      return `quanto comprar${what === undefined ? '' : ` de ${what === 'frango' && /galinha/i.test(text) ? 'galinha' : what}`}${count === undefined ? '' : ` para ${count}`}`
    case 'mostWork':
      return 'qual dá mais trabalho'
    case 'mostCachaca':
      return 'qual leva mais cachaça'
    case 'testCost':
      return 'quanto custa testar'
    case 'hideCachaca':
      return 'cardápio sem citar a cachaça'
    case 'flameSafe':
      return 'flambar aqui é seguro'
    case 'rawSafe':
      return `${what ?? 'isso'} sem cozinhar`
    case 'mildCachaca':
      return 'cachaça sem gosto forte de álcool'
    case 'doseEach':
      return /vinho|cerveja|chope/i.test(text)
        ? `que ${/vinho|cerveja|chope/i.exec(text)?.[0].toLowerCase()} servir com ${what ?? 'cada um'}`
        : 'a cachaça que vai com cada um'
    case 'replaces':
      return `que prato entra no lugar de ${item ?? what ?? 'um item'}`
    case 'portionSize':
      return openWords ?? `${item ?? what ?? 'o prato'} para um`
    case 'yields':
      if (what === undefined) return 'quantas porções saem da panela'
      return `quantas porções rendem ${formatNumber((count ?? 1000) / 1000)} kg de ${namedAs(what, text)}`
    case 'itemProfit':
      if (item === undefined && what === undefined) return 'qual deixa mais na casa'
      return `o que ${item ?? what} deixa${price === undefined ? '' : ` a R$ ${formatNumber(price)}`}`
    case 'sellsAt':
      return `${item ?? what ?? 'o prato'} a ${(prices ?? [price ?? 0]).map((one) => `R$ ${formatNumber(one)}`).join(' ou ')}`
    case 'tooMany':
      return `${item ?? what ?? 'o mesmo prato'} vezes demais no cardápio`
    case 'aboutFood':
      return (
        openWords ??
        (isWorthAsked(text)
          ? `${item ?? foodAsked(text) ?? what ?? 'isso'} vale a pena`
          : `o que os números dizem de ${item ?? what ?? 'isso'}`)
      )
    case 'ingredientPrice':
      return `${what ?? 'o ingrediente'}${price === undefined ? ' mais caro' : ` a R$ ${formatNumber(price)}`}: quanto muda em cada prato`
    case 'holdsInBox':
      return `quais aguentam ${count === undefined ? 'a viagem' : `${count} minutos`} na quentinha`
    case 'unchilled':
      return `quais aguentam ${count === undefined ? 'fora' : `${count} ${count === 1 ? 'hora' : 'horas'} sem`} geladeira`
    case 'calories':
      return `quantas calorias ${item ?? what ?? 'cada um'} tem`
    case 'sharedPan':
      return `${what === undefined ? 'quem tem alergia' : `quem não pode ${what}`} e a mesma chapa, panela ou óleo`
    case 'guestsOn':
      return `o que servir${count === undefined ? '' : ` a ${count} pessoas`}, quanto fazer e o que sai de véspera`
    case 'feePrice':
      return `por quanto vender onde o aplicativo fica com ${percent === undefined ? 'uma parte' : `${formatNumber(percent)}%`}`
    case 'halfPortion':
      return 'por quanto vender a meia porção'
    case 'fullHour':
      return `a cozinha dá conta${count === undefined ? '' : ` de ${count} pratos`}`
    case 'substituteFor':
      return price === undefined
        ? `se faltar ${what ?? 'um ingrediente'}, o que usar`
        : `o que usar no lugar de ${saidAs(what ?? 'um ingrediente', text)}, a R$ ${formatNumber(price)}`
    case 'withDrink':
      return `o prato com ${item ?? what ?? 'bebida'}${price === undefined ? '' : ` por R$ ${formatNumber(price)}`}: quanto sobra`
    case 'dishOfDay':
      return `o prato de cada dia${weekdays === undefined ? '' : `, ${joinList(weekdays.map((day) => (weekdayNames[day] ?? '').replace('-feira', '')))}`}`
    case 'worthSelling':
      return 'quanto vender para valer a pena'
    case 'sharedBase':
      return 'o mesmo molho em vários pratos'
    case 'noTraces':
      return 'nenhum traço na bancada'
    case 'notRepeated':
      return `não parecer ${what ?? 'o que a casa já tem'}`
  }
}
