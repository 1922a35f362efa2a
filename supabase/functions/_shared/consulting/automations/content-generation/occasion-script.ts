/** What a video or a carousel of an occasion shows, scene by scene, and the words on its screen. */
import { shortDay } from '../../base/calendar.ts'
import { capitalize, ofTheHouse } from '../../base/language/grammar.ts'
import { calledOf } from './date-fields.ts'
import type { Dated } from './dates.ts'
import { hourOf } from './hour-words.ts'
import { spokenPrice } from './menu-items.ts'
import { shortWeekday } from './told-calendar.ts'
import { kindOf } from './weekly-copy.ts'

const birthday = /(?<!\p{L})(?:anos?|anivers[áa]rio)(?!\p{L})/iu

/** Three scenes that any house can film with a telephone, by what is held. */
const scenes = {
  birthday: [
    'a foto mais antiga da casa, na mão, na frente do mesmo lugar hoje',
    'a equipe em fila no balcão, um aceno de cada um, com o “pode” deles',
    'o bolo ou a mesa posta, e a porta se abrindo',
  ],
  music: [
    'o palco ou o canto da música, ainda vazio, com a luz acesa',
    'as mãos de quem toca, ou o instrumento de perto, com autorização',
    'o salão arrumado, da porta para dentro',
  ],
  food: [
    'a panela ou a brasa, de perto, com o som dela',
    'as mãos de quem prepara, no ponto que dá mais trabalho',
    'o prato chegando à mesa posta',
  ],
  game: [
    'a mesa do jogo sendo montada, vista de cima',
    'o quadro com a data escrita à mão',
    'as cadeiras em volta, ainda vazias',
  ],
  any: [
    'a porta da casa, vista da calçada',
    'o detalhe do que vai ter de diferente no dia, de perto',
    'a mesa posta, com a luz acesa',
  ],
} as const

/** "10 anos do Forró do Zé Bento. Sábado, 19/12, às 21h. R$ 15 de entrada até as 22h." */
function screenOf(date: Dated, house: string): string {
  const called = calledOf(date)
  const named = capitalize(called).replace(
    /(?<!\p{L})d[ao] (?:casa|bar|restaurante|boteco|barraca)$/iu,
    ofTheHouse(house),
  )
  const when = `${capitalize(shortWeekday(date.day))}, ${shortDay(date.day)}${date.at === undefined ? '' : `, às ${hourOf(date.at)}`}`
  const price =
    date.price === undefined ? '' : ` ${spokenPrice(date.price)}${date.per ? ` ${date.per}` : ''}.`
  return `${named}. ${when}.${price}`
}

export function occasionScript(date: Dated, format: 'Reels' | 'Carrossel', house: string): string {
  const kind = birthday.test(calledOf(date)) ? 'birthday' : kindOf(date)
  const [first, second, third] = scenes[kind]
  const screen = `na tela: “${screenOf(date, house)}”`
  return format === 'Reels'
    ? `Vídeo de 20 segundos, na vertical, em três cenas: ${first}; ${second}; ${third}; no fim, ${screen}`
    : `1: ${first}; 2: ${second}; 3: ${third}, ${screen}`
}
