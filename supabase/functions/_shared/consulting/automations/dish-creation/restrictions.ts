import { containsPhrase, tokenize } from '../../base/language/text.ts'
import type { Food, FoodTag } from '../../base/pantry/food.ts'

/** Something excluded from all dishes. */
export interface Exclusion {
  /** As the screen shows it. */
  label: string
  tags: readonly FoodTag[]
  /** Pantry ids named by the owner. */
  ids: readonly string[]
  /** Phrases banned from all texts of a dish, tokenized. */
  phrases: readonly (readonly string[])[]
}

const meat: readonly FoodTag[] = ['beef', 'pork', 'poultry', 'fish', 'shellfish']
const meatWords =
  'carne, frango, peixe, camarão, pargo, atum, tilápia, lagosta, polvo, pernil, costelinha, costela, linguiça, filé, pato, magret, cordeiro'

interface Restriction {
  tags: readonly FoodTag[]
  words: string
}

/** The options of `dietary_restrictions`. */
const restrictions: Readonly<Record<string, Restriction>> = {
  'Sem glúten': { tags: ['gluten'], words: 'trigo, pão, shoyu, biscoito' },
  'Sem lactose': {
    tags: ['dairy'],
    words: 'queijo, manteiga, nata, creme de leite, leite condensado, requeijão, sorvete de creme',
  },
  'Sem ovo': { tags: ['egg'], words: 'ovo, gema, maionese' },
  'Sem castanhas e amendoim': { tags: ['nut', 'peanut'], words: 'castanha, amendoim, paçoca' },
  'Sem frutos do mar': {
    tags: ['fish', 'shellfish'],
    words: 'peixe, camarão, lagosta, polvo, pargo, atum, tilápia',
  },
  'Sem carne de porco': { tags: ['pork'], words: 'porco, pernil, costelinha, linguiça, bacon' },
  Vegetariana: { tags: meat, words: meatWords },
  Vegana: {
    tags: [...meat, 'dairy', 'egg', 'honey'],
    words: `${meatWords}, queijo, manteiga, nata, creme de leite, leite condensado, ovo, mel de jandaíra`,
  },
  'Sem açúcar adicionado': {
    tags: ['added_sugar', 'honey'],
    words: 'açúcar, rapadura, mel de engenho, leite condensado, melaço',
  },
  'Pouco sal': { tags: ['salty'], words: 'carne de sol, queijo coalho, shoyu, linguiça, parmesão' },
}

/** Names that contain a banned word but not the food. */
const harmless = [['sem', 'acucar']]

export function restrictionExclusions(chosen: readonly string[]): Exclusion[] {
  return chosen.flatMap((label) => {
    const found = restrictions[label]
    if (!found) return []
    return [{ label, tags: found.tags, ids: [], phrases: found.words.split(',').map(tokenize) }]
  })
}

export function allowsFood(exclusions: readonly Exclusion[], item: Food): boolean {
  return exclusions.every(
    ({ tags, ids }) => !ids.includes(item.id) && !item.tags.some((tag) => tags.includes(tag)),
  )
}

/** Whether a text of a dish avoids everything excluded. */
export function allowsText(exclusions: readonly Exclusion[], text: string): boolean {
  const tokens = harmless.reduce<readonly string[]>((rest, phrase) => without(rest, phrase), tokenize(text))
  return exclusions.every(({ phrases }) => !phrases.some((phrase) => containsPhrase(tokens, phrase)))
}

function without(tokens: readonly string[], phrase: readonly string[]): string[] {
  return tokens.filter(
    (_, at) =>
      !phrase.some((_word, offset) => phrase.every((word, index) => tokens[at - offset + index] === word)),
  )
}
