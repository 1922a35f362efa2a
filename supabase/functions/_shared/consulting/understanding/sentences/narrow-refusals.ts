import type { Theme } from './sentence.ts'

/** Refusals, days and sizes that must not be read as more than they say. */
export const narrowRefusals: readonly Theme[] = [
  {
    theme: 'refusals after the name',
    type: 'drink_creation',
    sentences: [
      ['vodka de jeito nenhum', 'exclude vodca'],
      ['5 drinks, rum nem a pau', 'count 5', 'exclude rum'],
    ],
  },
  {
    theme: 'a way of serving is no section, and an allergy to be marked removes nothing',
    type: 'menu_redesign',
    sentences: [
      ['nada de drinks em jarra', '?nada de drinks', '?jarra'],
      ['minha sobrinha não pode com glúten, quero marcado o que ela pode', 'layout marked_allergens'],
    ],
  },
  {
    theme: 'a day is no price',
    type: 'dynamic_pricing',
    sentences: [
      ['de 20 de janeiro até 3 de fevereiro não mexe', '?20 de janeiro até 3 de fevereiro não mexe'],
    ],
  },
]
