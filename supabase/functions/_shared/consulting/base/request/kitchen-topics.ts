/**
 * What owners ask of a kitchen besides how long each base keeps: the warm shelf, leftovers, salted and cooked food. Each is
 * answered by a rule of its own, and never with the shelf lives of the new dishes.
 */
import { foldAccents } from '../language/text.ts'

export const kitchenTopics = {
  /** Food that waits hot. */
  hot: 'quanto tempo a comida aguenta na estufa',
  /** What was left of one meal, at the next. */
  leftover: 'servir depois o que sobrou',
  rice: 'arroz pronto de um dia para o outro',
  desalting: 'como dessalgar',
  seasoning: 'quanto tempo antes temperar a carne',
  reheating: 'congelar, e como o cliente esquenta',
  mayonnaise: 'quanto tempo dura a maionese',
  allergens: 'como escrever os alérgenos no cardápio',
  perGuest: 'quanto de carne ou peixe por pessoa',
} as const
export type KitchenTopic = keyof typeof kitchenTopics

const words: Readonly<Record<KitchenTopic, RegExp>> = {
  hot: /estufa|cuba|rechaud|banho.maria|temperatura|buffet|self.?service/,
  leftover:
    /(?:us|aproveit)\w+(?: \w+){0,4} que sobr|sobr(?:ou|a|ar)(?: \w+)* (?:d[oae] )?(?:almoco|jantar|dia|buffet|vespera)|(?:no|pro) jantar o que/,
  rice: /(?<![a-z])(?:arroz|baiao)(?![a-z])/,
  desalting: /dessalg|(?:tir|sair)\w* o sal/,
  seasoning: /(?:temper|marin)(?:o|ar|ad\w+)(?: \w+){0,2} (?:carne|frango|peixe|espet\w+|porco|costel\w+)/,
  reheating:
    /(?:cliente|pessoa|fregues\w*|em casa)(?: \w+){0,3} (?:esquent|aquec)|(?:esquent|aquec|requent)\w+(?: \w+){0,3} em casa/,
  mayonnaise: /maionese/,
  allergens: /alergen/,
  perGuest:
    /quant\w*(?: (?:de|gramas?|quilos?|kg|peso|g))* (?:carne|frango|peixe|camar\w+|file|bode|carneiro|costela|picanha|porco)(?: \w+){0,6} (?:por|pra cada|para cada) (?:pessoa|cabeca|cliente|prato)/,
}

const topics = Object.keys(kitchenTopics) as KitchenTopic[]

/** Asked of food at large: only what names its own work, since "arroz" alone may be about its price. */
const ofKeeping: ReadonlySet<KitchenTopic> = new Set(['hot', 'leftover', 'rice'])
export function openTopicOf(said: string): KitchenTopic | undefined {
  const topic = kitchenTopicOf(said)
  return topic && !ofKeeping.has(topic) ? topic : undefined
}

/** The subject of a question on keeping food, if it is none of the shelf lives. */
export function kitchenTopicOf(said: string): KitchenTopic | undefined {
  const folded = foldAccents(said).toLowerCase()
  return topics.find((topic) => words[topic].test(folded))
}
