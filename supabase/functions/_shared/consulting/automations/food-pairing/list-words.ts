/** Why a drink of the house's list suits a dish, and what the waiter says: by what the drink does, never twice the same. */
import { capitalize, the, uncapitalize } from '../../base/language/grammar.ts'
import { foldAccents } from '../../base/language/text.ts'
import type { PourStyle } from '../../base/pairing/pour-styles.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { Need } from './dish-tables/dish-table.ts'
import { dishTableOf } from './dish-tables/index.ts'
import { spokenName } from './short-names.ts'

type Effects = Partial<Record<Need, string>> & { usual: string }

/** What each style does in the mouth. */
const effects: Readonly<Record<PourStyle, Effects>> = {
  sparkling: {
    usual: 'a bolha seca limpa a boca',
    cream: 'a bolha corta o creme',
    salt: 'o gás levanta o sal',
    delicate: 'a bolha fina refresca sem cobrir',
  },
  sweetSparkling: {
    usual: 'o doce do vinho alcança o do prato, e a bolha não deixa pesar',
    spice: 'o doce gelado amansa a pimenta',
    salt: 'o doce leve equilibra o sal',
  },
  crispWhite: {
    usual: 'a acidez do branco faz o papel do limão',
    cream: 'a acidez do branco corta o creme',
    salt: 'o branco ácido equilibra o sal',
    acid: 'o branco acompanha a acidez do prato',
    fat: 'a acidez do branco limpa a fritura',
  },
  fullWhite: {
    usual: 'o branco tem corpo para o prato e acidez para limpar',
    cream: 'o corpo do branco acompanha o do molho',
    delicate: 'o corpo do branco acompanha sem tanino',
  },
  rose: {
    usual: 'a fruta fresca, sem tanino, acompanha o tostado sem amargar',
    delicate: 'a fruta leve fica ao lado do prato',
    spice: 'a fruta fresca alivia a pimenta',
    cream: 'a fruta fresca dá leveza ao molho',
    acid: 'a fruta do rosé vai com a do tomate e da verdura',
  },
  lightRed: {
    usual: 'a fruta do tinto vai com o prato, e a acidez limpa',
    delicate: 'a fruta do tinto não passa por cima',
    cream: 'a acidez do tinto segura o molho; sirva-o fresco',
    acid: 'a acidez do tinto encontra a do tomate',
    salt: 'a fruta do tinto amacia o sal',
  },
  fullRed: {
    usual: 'o tanino seca a gordura e pede a próxima garfada',
    roast: 'o tanino segura a crosta e o molho',
    spice: 'o tinto maduro aguenta a pimenta',
    delicate: 'o corpo do tinto encontra o sabor de terra',
  },
  fortified: { usual: 'doce e forte, fecha a refeição em gole pequeno', salt: 'o doce forte encontra o sal' },
  sake: { usual: 'arroz limpo e pouco azedo, não cobre o peixe' },
  paleBeer: {
    usual: 'o gelado e o gás limpam a boca',
    fat: 'o amargo leve e o gás cortam a gordura',
    salt: 'o gelado pede outro bocado salgado',
    delicate: 'o gelado leve deixa o prato aparecer',
    spice: 'o gelado alivia o ardor',
    roast: 'o malte claro acompanha a crosta',
  },
  wheatBeer: {
    usual: 'a espuma macia e o cítrico do trigo refrescam',
    spice: 'o trigo macio amansa a pimenta',
    cream: 'o cítrico do trigo alivia o molho',
  },
  hoppyBeer: {
    usual: 'o amargo do lúpulo corta a gordura',
    salt: 'o amargo do lúpulo encara o sal',
    roast: 'o amargo do lúpulo responde ao tostado',
  },
  darkBeer: {
    usual: 'o malte torrado continua o sabor da panela',
    roast: 'o malte torrado tem o caramelo da carne dourada',
    sweet: 'o malte torrado lembra café ao lado do doce',
    fat: 'o torrado do malte equilibra a gordura',
    salt: 'o caramelo do malte arredonda o sal',
  },
  citrusDrink: {
    usual: 'o azedo limpa a boca',
    fat: 'o azedo corta a gordura',
    delicate: 'o azedo tempera sem pesar',
    salt: 'o azedo pede o sal',
    spice: 'o azedo e o gelo baixam o ardor',
  },
  bitterDrink: { usual: 'o amargo com gás abre o apetite e limpa a boca' },
  hotDrink: { usual: 'a especiaria quente conforta no frio', sweet: 'o cravo e a canela vão com a calda' },
  coffee: { usual: 'o amargo do café responde ao doce' },
  agedDose: {
    usual: 'a madeira em gole pequeno acompanha o tostado',
    sweet: 'a madeira lembra o açúcar queimado, sem adoçar mais',
    salt: 'a madeira arredonda o sal',
  },
  whiteDose: { usual: 'a cana seca limpa a boca em gole pequeno' },
}

/** What a drink of a style does for a dish that needs this. */
export function effectOf(style: PourStyle, need: Need, name = ''): string {
  const found = isSweetStill(style, name) ? sweetStill : effects[style]
  return found[need] ?? found.usual
}

/** A sweet table wine, whose acid and tannin nobody tastes. */
const isSweetStill = (style: PourStyle, name: string) =>
  /(?:Red|White)$/.test(style) && /\b(?:suave|doce|colonial)\b/.test(foldAccents(name))
const sweetStill: Effects = {
  usual: 'o doce leve do vinho acompanha o prato',
  acid: 'o doce do vinho amacia o azedo do tomate',
  cream: 'o doce leve do vinho vai com o creme',
  salt: 'o doce do vinho arredonda o sal',
  fat: 'o doce leve do vinho alivia a gordura',
  sweet: 'o doce do vinho alcança o do prato',
  spice: 'o doce do vinho amansa a pimenta',
}
const sweetStillTells = ['de mesa, docinho e leve', 'docinho, bom um pouco gelado']

/** "o Malbec", "a cerveja escura": a wine is masculine by its grape, a beer feminine unless it is a chope. */
function articled(name: string, style: PourStyle): string {
  const spoken = spokenName(name)
  const folded = foldAccents(spoken)
  if (
    /^(?:malbec|cabernet|merlot|pinot|sauvignon|chardonnay|carmenere|syrah|shiraz|tannat|riesling|moscatel|espumante|prosecco|rose|branco|tinto|vinho|quentao|porto)/.test(
      folded,
    )
  )
    return `o ${spoken}`
  if (/beer$/i.test(style) && !/^(?:chop|copo|caneco)/.test(folded)) return `a ${spoken}`
  return the(spoken)
}

/** How each style tastes, as a guest who knows nothing of it is told. */
const tells: Readonly<Record<PourStyle, readonly string[]>> = {
  sparkling: ['bem gelado e seco, com bolha fina', 'seco e gelado, refresca a cada gole'],
  sweetSparkling: ['doce, leve e com bolha', 'docinho e gelado, quase uma sobremesa'],
  crispWhite: ['branco gelado e vivo, como um limão por cima', 'branco leve e fresco'],
  fullWhite: ['branco macio, de mais corpo', 'branco redondo, para comida de molho'],
  rose: ['leve, seco e de fruta fresca', 'fresco como um branco, com a fruta do tinto'],
  lightRed: ['tinto de fruta, que não pesa', 'tinto macio, bom um pouco fresco'],
  fullRed: ['tinto encorpado, feito para carne', 'tinto de corpo, que acompanha garfada a garfada'],
  fortified: ['doce e forte, em taça pequena', 'para fechar, em gole curto'],
  sake: ['vinho de arroz, limpo e macio', 'seco e delicado, no ritmo do peixe'],
  paleBeer: ['leve e no ponto de gelo', 'com espuma e amargo leve'],
  wheatBeer: ['de trigo, com um cítrico no fim', 'de espuma cheia e pouco amargor'],
  hoppyBeer: ['de amargo cheiroso, para comida de sal', 'de lúpulo forte, para quem gosta de amargo'],
  darkBeer: ['com gosto de café e caramelo', 'de malte torrado, sem gelar demais'],
  citrusDrink: ['com acidez e muito gelo', 'de fruta e gelo, para limpar a boca'],
  bitterDrink: ['amargo leve e bastante gelo', 'seco, amargo e refrescante'],
  hotDrink: ['quente, de cravo e canela', 'quentinho, para a noite fria'],
  coffee: ['passado na hora e sem açúcar', 'puro, para fechar a refeição'],
  agedDose: ['de madeira, em gole pequeno', 'cachaça de barril, sem pressa'],
  whiteDose: ['cachaça branca, bem gelada e em gole pequeno', 'de gole seco e curto'],
}

/** The reason and the sentence of a pair; the dish's name keeps two of one kind apart. */
export function listLines(
  dish: DishReading,
  name: string,
  style: PourStyle,
): { why: string[]; say: string[] } | null {
  const table = dishTableOf(dish)
  if (!table) return null
  const effect = effectOf(style, table.need, name)
  const told = isSweetStill(style, name) ? sweetStillTells : tells[style]
  const it = the(uncapitalize(spokenName(dish.item.name).split(/ com /i)[0] ?? dish.item.name))
  const drink = articled(name, style)
  return {
    why: [`${capitalize(table.trait)}: ${effect}`, `${capitalize(table.trait)} n${it}: ${effect}`],
    say: told.flatMap((tell) => [`Com ${it}, ${drink}: ${tell}.`, `Para ${it}, sugiro ${drink}: ${tell}.`]),
  }
}
