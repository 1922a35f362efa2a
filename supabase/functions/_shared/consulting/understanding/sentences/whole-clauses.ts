import type { Theme } from './sentence.ts'

/** Clauses that are read as a whole, and halves that are left to the owner. */
export const wholeClauses: readonly Theme[] = [
  {
    theme: 'whole clauses: dish_creation',
    type: 'dish_creation',
    sentences: [
      [
        'Quero 6 pratos: 2 entradas, 3 principais e 1 sobremesa.',
        'count 6',
        'count 2 petisco',
        'count 3 principal',
        'count 1 sobremesa',
      ],
      [
        'Nenhum principal acima de R$ 75 e nenhuma entrada acima de R$ 32.',
        'price max 75 of principal',
        'price max 32 of entrada',
      ],
      ['nenhum prato abaixo de R$ 40', 'price min 40'],
      ['Pelo menos 2 pratos com jerimum.', 'share jerimum many 2 at_least'],
      [
        'Compro toda semana 12 kg de pargo, 5 kg de macaxeira e 3 kg de queijo coalho',
        'prefer pargo supply',
        'prefer macaxeira supply',
        'prefer queijo coalho supply',
      ],
      [
        'Não temos forno, só fogão de quatro bocas e uma chapa.',
        'lacks forno',
        'has fogão ou cooktop',
        'has chapa',
      ],
      ['Sem coentro em nenhum prato.', 'exclude coentro'],
      ['A cachaça pode flambar com segurança nesse fogão?', 'question flameSafe'],
      ['no máximo 30 reais na sexta', '?no máximo 30 reais na sexta'],
    ],
  },
  {
    theme: 'whole clauses: drink_creation',
    type: 'drink_creation',
    sentences: [
      ['Cajá em pelo menos 2.', 'share cajá many 2 at_least'],
      [
        'sem leite, leite condensado nem coco: clientes com alergia',
        'exclude leite allergy',
        'exclude leite condensado allergy',
        'exclude coco allergy',
      ],
      ['Posso trocar açúcar por rapadura em todos?', '?Posso trocar açúcar por rapadura em todos?'],
      ['Três prontos em menos de 30 segundos.', '?Três prontos em menos de 30 segundos'],
      ['metade com fruta da estação', 'drinkTrait inSeason half'],
      ['entre R$ 24 e R$ 32', 'price min 24 max 32'],
      ['nenhum drink pode custar mais de R$ 25', 'price max 25'],
      ['todos até 28 reais', 'price max 28'],
    ],
  },
  {
    theme: 'whole clauses: menu_redesign',
    type: 'menu_redesign',
    sentences: [
      ['Nenhum item novo com amendoim, por causa de alergia na família.', 'exclude amendoim allergy'],
      ['Quero chegar a 18 itens', 'count 18 items'],
      ['reduzir o cardápio de 30 para 20 pratos', 'count 20 at_most items'],
      [
        'ter 3 sugestões da casa com caju ou coco',
        'promote Caipirinha de caju',
        'newDrink drink de coco',
        'newDrink drink de caju',
      ],
    ],
  },
]
