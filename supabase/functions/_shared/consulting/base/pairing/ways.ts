/** Ways to say why a dish meets what stands in the glass. Each names both; a report takes another one each time. */

import { ofThe, the } from '../language/grammar.ts'
import { stableFraction } from '../language/text.ts'

/** What a way is filled with. */
export interface Told {
  /** The word of the dish: "picanha". */
  from: string
  /** What does it in the glass, with its article: "o limão", "a cana limpa". */
  by: string
  /** The dose or drink with its article: "a Caipirinha de caju". */
  option: string
  /** What a guest takes of the dish at a time. */
  bite: 'garfada' | 'mordida' | 'colherada'
}

type Way = (told: Told) => string

const of = (withArticle: string) => `d${withArticle}`
/** "o limão da Caipirinha de limão" says lime twice. */
const byOf = ({ by, option }: Told) => {
  const what = by.replace(/^[oa]s? /, '')
  return option.toLowerCase().includes(what.toLowerCase()) ? by : `${by} ${of(option)}`
}

export const reasonWays = {
  cut: [
    (told) =>
      `${byOf(told)} corta a gordura ${ofThe(told.from)} e deixa a boca pronta para a próxima ${told.bite}`,
    (told) => `a gordura ${ofThe(told.from)} encontra corte n${byOf(told)}`,
    (told) => `${byOf(told)} desfaz a gordura ${ofThe(told.from)} sem apagar o sabor`,
    (told) => `entre uma ${told.bite} e outra ${ofThe(told.from)}, ${byOf(told)} limpa a gordura`,
    (told) => `${the(told.from)} unta a boca, e ${byOf(told)} a lava`,
    (told) => `sem ${byOf(told)}, ${the(told.from)} pesaria na terceira ${told.bite}`,
  ],
  salt: [
    (told) => `${byOf(told)} alivia o sal ${ofThe(told.from)}`,
    (told) => `o sal ${ofThe(told.from)} pede um azedo, e ele está n${byOf(told)}`,
    (told) => `${byOf(told)} responde ao sal ${ofThe(told.from)}`,
  ],
  smoke: [
    ({ from, option }) => `a madeira tostada ${of(option)} repete o tostado ${ofThe(from)}`,
    ({ from }) => `o tostado ${ofThe(from)} e o do barril falam a mesma língua`,
    ({ from, option }) => `a marca de fogo ${ofThe(from)} reaparece no barril ${of(option)}`,
    ({ from, option }) => `${option} tem do barril o que ${the(from)} tem do fogo`,
  ],
  umami: [
    ({ from, option }) => `o final ${of(option)} dura tanto quanto o sabor ${ofThe(from)}`,
    ({ from }) => `o sabor fundo ${ofThe(from)} pede o final longo da madeira`,
    ({ from, option }) => `o sabor ${ofThe(from)} demora na boca, e ${option} fica até o fim`,
  ],
  contrast: [
    ({ from, option }) =>
      `o sal ${ofThe(from)} encontra o lado doce ${of(option)}, como queijo com mel de engenho`,
    ({ from, option }) => `o lado doce ${of(option)} arredonda o sal ${ofThe(from)}`,
    ({ from, option }) => `o salgado ${ofThe(from)} puxa a baunilha e o doce ${of(option)}`,
  ],
  acid: [
    (told) => `${byOf(told)} está à altura do azedo ${ofThe(told.from)}`,
    ({ from, option }) => `ao lado ${ofThe(from)}, que é ácido, ${option} não perde o brilho`,
    (told) => `${the(told.from)} puxa para o azedo, e ${byOf(told)} acompanha`,
  ],
  heavy: [
    ({ from, option }) => `${option} tem corpo para não sumir ao lado ${ofThe(from)}`,
    ({ from, option }) => `o corpo ${of(option)} aguenta o ${ofThe(from)}`,
    ({ from, option }) => `${option} não fica para trás ao lado ${ofThe(from)}`,
  ],
  middle: [
    ({ from, option }) => `o corpo ${of(option)} é o ${ofThe(from)}: nenhum apaga o outro`,
    ({ from, option }) => `${option} pesa na boca tanto quanto ${the(from)}`,
    ({ from, option }) => `o sabor ${ofThe(from)} não some ao lado ${of(option)}, nem o contrário`,
  ],
  light: [
    ({ from, option }) => `${option} não pesa ao lado ${ofThe(from)}`,
    ({ from, option }) => `o corpo leve ${of(option)} deixa ${the(from)} à frente`,
    ({ from, option }) => `${option} acompanha ${the(from)} sem cobrir o sabor`,
  ],
} satisfies Record<string, readonly Way[]>

/** Lines for the guest's menu: taste, never praise. */
export const menuWays = {
  cut: [
    ({ from, by }) => `${by} corta a gordura ${ofThe(from)}`,
    ({ from, by }) => `${by} limpa a boca depois ${ofThe(from)}`,
    ({ from, by, bite }) => `${by} entre uma ${bite} e outra ${ofThe(from)}`,
    ({ from, by }) => `${by} desfaz o untuoso ${ofThe(from)}`,
    ({ from, by }) => `${by} alivia a gordura ${ofThe(from)}`,
  ],
  smoke: [
    ({ from }) => `o tostado do barril com o ${ofThe(from)}`,
    ({ from }) => `madeira tostada no copo, fogo n${the(from)}`,
    ({ from }) => `${the(from)} e o barril, os dois passados pelo fogo`,
  ],
  umami: [
    ({ from }) => `final longo, à altura ${ofThe(from)}`,
    ({ from }) => `madeira que fica na boca junto com ${the(from)}`,
  ],
  sea: [
    ({ from, by }) => `${by} ao lado ${ofThe(from)}`,
    ({ from, by }) => `${by} levanta ${the(from)}`,
    ({ from, by }) => `${the(from)} com o frescor ${of(by)}`,
  ],
} satisfies Record<string, readonly Way[]>

export type ReasonWays = keyof typeof reasonWays
export type MenuWays = keyof typeof menuWays

export const waysOf = (id: ReasonWays, told: Told): string[] => reasonWays[id].map((way) => way(told))
export const linesOf = (id: MenuWays, told: Told): string[] => menuWays[id].map((way) => way(told))

/**
 * Tells the same thing in other words each time, of those that may be said. `start` is the way that comes first
 * where all have been used as often.
 */
export type Teller = (key: string, ways: readonly string[], start?: number) => string

/** A teller for one report. @param seed names the house: another one begins with other words */
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
