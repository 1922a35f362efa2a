/** What owners count their drinks by besides ingredients: technique, temperature, colour, way of serving. */

export const drinkTraits = [
  'shaken',
  'stirred',
  'built',
  'blended',
  'muddled',
  'hot',
  'jug',
  'forTwo',
  'blue',
  'pink',
  'red',
  'orange',
  'yellow',
  'green',
  'purple',
  'white',
  'golden',
  'black',
] as const

export type DrinkTrait = (typeof drinkTraits)[number]

/** One drink and several, as in "1 batido", "3 batidos". */
export const traitLabels: Readonly<Record<DrinkTrait, readonly [one: string, many: string]>> = {
  shaken: ['batido', 'batidos'],
  stirred: ['mexido', 'mexidos'],
  built: ['montado no copo', 'montados no copo'],
  blended: ['de liquidificador', 'de liquidificador'],
  muddled: ['com fruta amassada', 'com fruta amassada'],
  hot: ['quente', 'quentes'],
  jug: ['de jarra', 'de jarra'],
  forTwo: ['para dois', 'para dois'],
  blue: ['azul', 'azuis'],
  pink: ['rosa', 'rosas'],
  red: ['vermelho', 'vermelhos'],
  orange: ['alaranjado', 'alaranjados'],
  yellow: ['amarelo', 'amarelos'],
  green: ['verde', 'verdes'],
  purple: ['roxo', 'roxos'],
  white: ['branco', 'brancos'],
  golden: ['dourado', 'dourados'],
  black: ['preto', 'pretos'],
}

/** Drinks for several guests, which are made from a drink for one. */
export const isSharedTrait = (trait: DrinkTrait): boolean => trait === 'jug' || trait === 'forTwo'
