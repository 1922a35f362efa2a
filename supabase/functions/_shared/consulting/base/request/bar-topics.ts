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
  /** Which drink stands on the board at the door. */
  'board',
  /** Which drink is easiest, or hardest, to make. */
  'ease',
  /** What so many glasses a night, a week or a month bring. */
  'sales',
  /** Which glass each drink is served in. */
  'glasses',
  /** Which dish of the house goes with each drink. */
  'withFood',
  /** What the floor staff say. */
  'sayIt',
  /** What each drink costs the house. */
  'costEach',
  /** What to charge for each drink. */
  'charge',
  /** How many bottles of cachaça to buy. */
  'bottles',
  /** Which cachaça each drink has. */
  'whichCachaca',
  /** Which drink is strongest, or weakest. */
  'strongest',
  /** Which drink is sweetest, or driest. */
  'sweetest',
  /** What to offer guests who do not like cachaça. */
  'shy',
  /** What to offer guests who drink no alcohol. */
  'sober',
  /** Which drink suits the heat. */
  'forHeat',
  /** Which drink ends the meal. */
  'afterMeal',
  /** Which drink opens the evening. */
  'opener',
  /** Which drink to give up. */
  'cut',
  /** How long the team needs to learn them. */
  'training',
  /** What the bar needs that it does not have. */
  'tools',
  /** When to start. */
  'when',
  /** Which drink to use for a promotion. */
  'promotion',
  /** Which drink goes on the menu of lunch. */
  'forLunch',
  /** Whether a drink of the house is repeated. */
  'notRepeated',
  /** What takes the place of an ingredient, `item`, that runs out; `other` is what the owner thinks of. */
  'substitute',
  /** Which of the new drinks will be ordered most. */
  'bestSeller',
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
  board: 'qual pôr na placa da entrada',
  ease: 'qual é o mais fácil de fazer',
  sales: 'quanto rendem tantos copos',
  glasses: 'em que copo servir cada um',
  withFood: 'que prato da casa vai com cada um',
  sayIt: 'o que dizer ao cliente',
  costEach: 'quanto custa cada um',
  charge: 'quanto cobrar em cada um',
  bottles: 'quantas garrafas comprar',
  whichCachaca: 'qual cachaça vai em cada um',
  strongest: 'qual é o mais forte',
  sweetest: 'qual é o mais doce',
  shy: 'o que servir a quem não gosta de cachaça',
  sober: 'o que servir a quem não bebe',
  forHeat: 'qual vai bem no calor',
  afterMeal: 'qual fecha a refeição',
  opener: 'qual abre a noite',
  cut: 'qual tirar primeiro',
  training: 'quanto tempo leva o treino',
  tools: 'que equipamento falta',
  when: 'quando lançar',
  promotion: 'qual usar em promoção',
  forLunch: 'qual servir no almoço',
  notRepeated: 'se repete algo da carta',
  substitute: 'o que usar no lugar de',
  bestSeller: 'qual vai vender mais',
}

export const isBarTopic = (what: string | undefined): what is BarTopic =>
  barTopics.some((topic) => topic === what)
