/** What owners ask about the work at the bar, and the consultation answers from the recipes and the house. */
export const barTopics = [
  /** Whether heat takes the alcohol away. */
  'heat',
  /** Steeping something in cachaça, and keeping the bottle. */
  'infusion',
  /** How long preparations keep. */
  'keeping',
  /** What to prepare ahead. */
  'ahead',
  /** What to offer a guest with diabetes. */
  'diabetes',
  /** Glass on the sand, at the pool. */
  'glass',
  /** Measures in a bottle. */
  'doses',
  /** Raising the price of a drink of the house beside a neighbour's. */
  'raise',
  /** How many drinks a menu should have. */
  'howMany',
  /** Which drink leaves most. */
  'best',
  /** Which drink is made fastest. */
  'fastest',
  /** How much ice to buy. */
  'ice',
  /** Guests who drive. */
  'drivers',
  /** How to measure without a jigger. */
  'measuring',
  /** Another spirit instead of cachaça. */
  'spirit',
  /** Raw egg white. */
  'egg',
  /** What to do about drinks that are too sweet. */
  'sweetness',
  /** Two drinks for the price of one, on a day or in an hour. */
  'double',
  /** Which drink can be sold in a jug, and how. */
  'inJug',
  /** Which drink goes with a dish. */
  'withDish',
  /** Whether a drink of the house costs too much. */
  'dear',
  /** Why a drink of the house is hardly ordered. */
  'unsold',
  /** Whether a drink with something pays. */
  'worth',
  /** What the first purchase costs. */
  'startCost',
  /** What the new drinks bring in a month. */
  'monthGain',
  /** Which drink looks best in a picture, and how to take it. */
  'photo',
  /** Whether each drink is ready within so many seconds or minutes. */
  'within',
  /** Which drink to start with. */
  'first',
  /** Which drink takes the place of one of the house's. */
  'replaces',
] as const

export type BarTopic = (typeof barTopics)[number]

export const barTopicLabels: Readonly<Record<BarTopic, string>> = {
  heat: 'se o calor tira o álcool',
  infusion: 'curtir na cachaça',
  keeping: 'quanto tempo duram os preparos',
  ahead: 'o que deixar pronto',
  diabetes: 'o que oferecer a quem tem diabetes',
  glass: 'vidro na areia ou na piscina',
  doses: 'doses por garrafa',
  raise: 'subir o preço de um drink da casa',
  howMany: 'quantos drinks na carta',
  best: 'qual deixa mais',
  fastest: 'qual sai mais rápido',
  ice: 'quanto gelo comprar',
  drivers: 'o que servir a quem dirige',
  measuring: 'medir sem dosador',
  spirit: 'outro destilado no lugar da cachaça',
  egg: 'clara de ovo crua',
  sweetness: 'como deixar menos doce',
  double: 'dose dupla ou dois por um',
  inJug: 'qual vender em jarra',
  withDish: 'qual drink vai com',
  dear: 'se está caro',
  unsold: 'por que sai pouco',
  worth: 'se compensa um drink com',
  startCost: 'quanto custa começar',
  monthGain: 'quanto rendem por mês',
  photo: 'qual rende a melhor foto',
  within: 'se sai dentro de um tempo',
  first: 'qual lançar primeiro',
  replaces: 'qual entra no lugar de',
}

export const isBarTopic = (what: string | undefined): what is BarTopic =>
  barTopics.some((topic) => topic === what)
