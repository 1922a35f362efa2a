/** Wordings of why a drink suits a dish. Each mentions both, and a report uses a different one each time. */

import { ofThe, the } from '../language/grammar.ts'
import { stableFraction } from '../language/text.ts'

/** The values for the placeholders of a wording. */
export interface Told {
  /** The dish's key word: "picanha". */
  from: string
  /** The relevant property or ingredient of the drink, with its article: "o limão", "a cana limpa". */
  by: string
  /** The dose or drink with its article: "a Caipirinha de caju". */
  option: string
  /** The unit in which a guest eats the dish. */
  bite: 'garfada' | 'mordida' | 'colherada'
}

type Way = (told: Told) => string

const ofSeveral = {
  cansaria: 'cansariam',
  desce: 'descem',
  chama: 'chamam',
  tem: 'têm',
  puxa: 'puxam',
  é: 'são',
  pede: 'pedem',
  passa: 'passam',
  unta: 'untam',
  enche: 'enchem',
  fica: 'ficam',
} as const

/** "a peixada fica", "as folhas ficam" */
function does(from: string, verb: keyof typeof ofSeveral): string {
  const subject = the(from)
  return `${subject} ${/^[oa]s /.test(subject) ? ofSeveral[verb] : verb}`
}

/** Short enough to be said at the table. */
export const reasonWays = {
  cut: [
    ({ from, by }) => `${by} corta a gordura ${ofThe(from)}`,
    ({ from, by }) => `${by} tira o peso ${ofThe(from)}`,
    ({ by, bite }) => `${by} limpa a boca para a próxima ${bite}`,
    ({ from, by }) => `sem ${by}, ${does(from, 'cansaria')} depressa`,
    ({ from, by }) => `${by} enxuga a gordura ${ofThe(from)}`,
    ({ from, by }) => `a cada gole, ${by} lava a gordura ${ofThe(from)}`,
    ({ from, by }) => `${does(from, 'unta')}, ${by} limpa`,
    ({ from, by, bite }) => `${by} pede mais uma ${bite} ${ofThe(from)}`,
    ({ from, by }) => `com ${by}, ${does(from, 'desce')} leve`,
  ],
  salt: [
    ({ from, by }) => `${by} quebra o sal ${ofThe(from)}`,
    ({ from, by }) => `depois do sal ${ofThe(from)}, ${by} refresca`,
    ({ from, by }) => `o sal ${ofThe(from)} gosta de azedo, e ${by} dá`,
    ({ from, by }) => `${by} deixa o sal ${ofThe(from)} mais manso`,
  ],
  smoke: [
    ({ from }) => `o tostado do barril puxa o ${ofThe(from)}`,
    ({ from }) => `a madeira tostada combina com ${the(from)}`,
    ({ from }) => `o doce do barril amacia o tostado ${ofThe(from)}`,
    ({ from }) => `madeira tostada para o tostado ${ofThe(from)}`,
    ({ from }) => `a baunilha da madeira assenta no tostado ${ofThe(from)}`,
    ({ from }) => `${does(from, 'chama')} a madeira`,
    ({ from }) => `o queimadinho ${ofThe(from)} fica bom com madeira`,
  ],
  umami: [
    ({ from }) => `o gosto ${ofThe(from)} demora, e o da madeira também`,
    ({ from }) => `a madeira segura o sabor ${ofThe(from)}`,
    ({ from }) => `tem fundo de sobra para ${the(from)}`,
    ({ from }) => `a madeira fica na boca junto com ${the(from)}`,
    ({ from }) => `${does(from, 'tem')} gosto que demora, e o barril responde`,
    ({ from }) => `o final comprido espera ${the(from)} acabar`,
  ],
  contrast: [
    ({ from }) => `o doce do copo amacia o sal ${ofThe(from)}`,
    ({ from }) => `o salgado ${ofThe(from)} pede esse fundo doce`,
    ({ from }) => `o sal ${ofThe(from)} com um toque doce, como queijo com mel`,
    ({ from }) => `sal ${ofThe(from)}, doce da bebida: um puxa o outro`,
    ({ from }) => `o lado doce equilibra ${the(from)}`,
  ],
  acid: [
    ({ from, by }) => `${by} combina com o azedo ${ofThe(from)}`,
    ({ from, by }) => `azedo com azedo: ${the(from)} e ${by}`,
    ({ from, by }) => `${does(from, 'puxa')} o azedo, ${by} vai atrás`,
    ({ from, by }) => `${by} acompanha o vinagre ${ofThe(from)}`,
  ],
  echoHerbs: [
    ({ from }) => `as ervas ${ofThe(from)} voltam no copo`,
    ({ from }) => `o tempero verde ${ofThe(from)} encontra a cana`,
    ({ from }) => `erva no prato, erva na cana, e ${the(from)} no meio`,
  ],
  seaNeat: [
    ({ from }) => `gelada, limpa a boca e o gosto ${ofThe(from)} volta inteiro`,
    ({ from }) => `a cana faz com ${the(from)} o que o limão faria`,
    ({ from }) => `o frescor da cana puxa o salzinho ${ofThe(from)}`,
    ({ from }) => `branca e sem madeira, não briga com ${the(from)}`,
    ({ from }) => `um gole gelado acorda o sabor ${ofThe(from)}`,
    ({ from }) => `seca e fria, deixa ${the(from)} na frente`,
    ({ from }) => `o verde da cana combina com o tempero ${ofThe(from)}`,
    ({ from }) => `${does(from, 'é')} do mar, e cana gelada refresca`,
    ({ from }) => `um golinho frio a cada pedaço ${ofThe(from)}`,
  ],
  seaSour: [
    ({ from, by }) => `${by} já vem no copo e tempera ${the(from)}`,
    ({ from, by }) => `${by} acorda o gosto ${ofThe(from)}`,
    ({ from, by }) => `${by} puxa o sabor de mar ${ofThe(from)}`,
    ({ from, by }) => `entre um pedaço e outro ${ofThe(from)}, ${by} refresca`,
    ({ from, by }) => `${does(from, 'pede')} azedo, e ${by} resolve`,
    ({ from, by }) => `com ${by}, a boca fica fresca depois ${ofThe(from)}`,
  ],
  sweet: [
    ({ from }) => `a baunilha da madeira puxa ${the(from)}`,
    ({ from }) => `o doce do barril acompanha o ${ofThe(from)}`,
    ({ from }) => `${the(from)} e madeira velha: doce com doce`,
    ({ from }) => `o barril tem caramelo para ${the(from)}`,
    ({ from }) => `a madeira fecha o doce ${ofThe(from)}`,
  ],
  heavy: [
    ({ from }) => `o gole tem corpo para ${the(from)}`,
    ({ from }) => `o gole não some com ${the(from)}`,
    ({ from }) => `o gole aguenta ${the(from)} até o fim`,
    ({ from }) => `${does(from, 'enche')} a boca, e o gole também`,
  ],
  middle: [
    ({ from }) => `o gole tem o peso ${ofThe(from)}`,
    ({ from }) => `o gole anda no passo ${ofThe(from)}`,
    ({ from }) => `o gole acompanha ${the(from)} de igual para igual`,
    ({ from }) => `nem o gole nem ${does(from, 'passa')} por cima`,
  ],
  light: [
    ({ from }) => `o gole é leve como ${the(from)}`,
    ({ from }) => `o gole passa, ${does(from, 'fica')}`,
    ({ from }) => `o gole não pesa com ${the(from)}`,
    ({ from }) => `o gole deixa ${the(from)} na frente`,
  ],
} satisfies Record<string, readonly Way[]>

/** Lines of about six words for the guest's menu: about taste, without praise. */
export const menuWays = {
  cut: [
    ({ from, by }) => `${by} corta a gordura ${ofThe(from)}`,
    ({ from, by }) => `${by} limpa a boca depois ${ofThe(from)}`,
    ({ from, by, bite }) => `${by} entre uma ${bite} e outra ${ofThe(from)}`,
    ({ from, by }) => `${by} alivia a gordura ${ofThe(from)}`,
    ({ from, by }) => `${the(from)} mais leve, com ${by}`,
    ({ from, by }) => `${by} lava a gordura ${ofThe(from)}`,
  ],
  smoke: [
    ({ from }) => `o tostado do barril com o ${ofThe(from)}`,
    ({ from }) => `madeira tostada no copo, fogo n${the(from)}`,
    ({ from }) => `${the(from)} e o barril, passados pelo fogo`,
    ({ from }) => `baunilha do barril ao lado ${ofThe(from)}`,
    ({ from }) => `doce de madeira com o tostado ${ofThe(from)}`,
  ],
  umami: [
    ({ from }) => `final longo, à altura ${ofThe(from)}`,
    ({ from }) => `madeira que fica na boca com ${the(from)}`,
    ({ from }) => `${the(from)} e madeira, sabores que demoram`,
    ({ from }) => `o barril segura o sabor ${ofThe(from)}`,
  ],
  sweet: [
    ({ from }) => `o doce ${ofThe(from)} com a madeira`,
    ({ from }) => `baunilha de barril e ${from}`,
    ({ from }) => `${the(from)} com o caramelo da madeira`,
    ({ from }) => `madeira depois do doce ${ofThe(from)}`,
  ],
  echoHerbs: [
    () => 'as ervas no prato e no copo',
    ({ from }) => `o tempero ${ofThe(from)} com a cana`,
    ({ from }) => `cheiro de erva no copo e n${the(from)}`,
  ],
  seaNeat: [
    ({ from }) => `cana gelada, ${from} na frente`,
    ({ from }) => `${the(from)} e um gole frio de cana`,
    ({ from }) => `o frescor da cana com ${the(from)}`,
    ({ from }) => `cana limpa, sem cobrir ${the(from)}`,
    ({ from }) => `cana fria puxa o sal ${ofThe(from)}`,
    ({ from }) => `o verde da cana ao lado ${ofThe(from)}`,
    ({ from }) => `seca e fria, para ${the(from)}`,
    ({ from }) => `gole gelado a cada pedaço ${ofThe(from)}`,
  ],
  seaSour: [
    ({ from, by }) => `${by} acorda ${the(from)}`,
    ({ from, by }) => `${by} refresca depois ${ofThe(from)}`,
    ({ from, by }) => `${by} puxa o sal ${ofThe(from)}`,
    ({ from, by }) => `${the(from)} com ${by} no copo`,
  ],
} satisfies Record<string, readonly Way[]>

export type ReasonWays = keyof typeof reasonWays
export type MenuWays = keyof typeof menuWays

export const waysOf = (id: ReasonWays, told: Told): string[] => reasonWays[id].map((way) => way(told))
export const linesOf = (id: MenuWays, told: Told): string[] => menuWays[id].map((way) => way(told))

/**
 * Words the same thing differently each time, using only allowed wordings. `start` is the first wording if all have
 * been used equally often.
 */
export type Teller = (key: string, ways: readonly string[], start?: number) => string

/** Chooses wordings for one report. @param seed names the house, so that another house starts with other wordings */
export function createTeller(allowsText: (text: string) => boolean = () => true, seed = ''): Teller {
  const used = new Map<string, number>()
  return (key, ways, start = 0) => {
    const shift = Math.floor(stableFraction(`${seed}|${key}`) * ways.length)
    const places = ways.map((_, place) => (place + start + shift) % ways.length)
    const allowed = places.filter((place) => allowsText(ways[place] ?? ''))
    const times = (place: number) => used.get(`${key}|${place}`) ?? 0
    const chosen = (allowed.length > 0 ? allowed : places).reduce<number | null>(
      (best, place) => (best !== null && times(best) <= times(place) ? best : place),
      null,
    )
    if (chosen === null) return ''
    used.set(`${key}|${chosen}`, times(chosen) + 1)
    return ways[chosen] ?? ''
  }
}
