import type { Theme } from './sentence.ts'

/** Clauses of a menu's request that are read from their first word to their last, or not at all. */
export const menuClauses: readonly Theme[] = [
  {
    theme: 'whole clauses of a menu',
    type: 'menu_redesign',
    sentences: [
      ['Corte dois petiscos', 'dropItem Petiscos'],
      ['Tire um dos petiscos, o que menos vende', 'count 1 at_most items Petiscos'],
      ['Retire uma das cervejas e dois pratos', '?Retire uma das cervejas e dois pratos'],
      ['Corte dois dos pratos, menos a lasanha', 'count 1 at_most items Pratos', 'keepItem Lasanha'],
      ['Metade dos drinks pode sair', 'count 1 at_least items Drinks'],
      ['os pratos quero só uns 2', 'count 2 at_most items Pratos'],
      ['Mantenha no máximo três petiscos e drinks somados', 'count 3 at_most items Petiscos + Drinks'],
      ['O camarão não pode ficar em mais de um item', '?camarão não pode ficar em mais de um item'],
      ['Cada seção deve ter pelo menos dois itens', 'count 2 at_least items cada seção'],
      ['Os drinks devem abrir o cardápio', 'sections Drinks,Pratos,Petiscos,Cervejas,Sobremesas'],
      [
        'petisco primeiro e depois os drinks, pratos por último',
        'sections Petiscos,Drinks,Cervejas,Sobremesas,Pratos',
      ],
      [
        'As seções ficam: Da terra, Do mar, Para fechar e Do bar',
        'sections Da terra,Do mar,Para fechar,Do bar',
      ],
      ['Queremos duas caixas: uma para o pudim e outra para a lasanha', 'promote Pudim', 'promote Lasanha'],
      ['A lasanha tem que aparecer numa caixa de destaque', 'promote Lasanha'],
      ['Quero destacar exatamente dois pratos: lasanha e pudim', 'promote Lasanha', 'promote Pudim'],
      ['Marque no cardápio o que tem leite e o que tem glúten', 'layout marked_allergens'],
      ['O leite tem que vir marcado em cada prato', 'layout marked_allergens'],
      [
        'Quero três novos drinks, dois deles com siriguela e um sem álcool, todos até R$ 24',
        'newDrink drink de siriguela 24',
        'newDrink drink de siriguela 24',
        'newDrink drink sem álcool 24',
      ],
      [
        'quero umas duas caipirinha diferente, uma de umbu e outra que vc achar boa, nada acima de 22',
        'newDrink caipirinha de umbu 22',
        'newDrink 22',
      ],
      [
        'Crie um combo de pastel com caipirinha de limão por no máximo R$ 32',
        'newCombo 1 32 Pastel de carne,Caipirinha de limão',
      ],
      ['A lasanha só sai aos domingos', 'served Lasanha 0'],
      ['Não servimos pastel às segundas', 'served Pastel de carne 0,2,3,4,5,6'],
      ['A isca de peixe sai do cardápio em janeiro', 'served Isca de peixe 31/12 2026-12-31'],
      ['Se eu cortar a lasanha, quanto perco por mês?', 'question keepWorth Lasanha'],
      ['Por que a lasanha não vende?', 'question sellsLittle Lasanha'],
      ['Qual petisco deixa mais margem?', 'question bestOf Petiscos'],
      ['Preciso escrever os alergênicos no cardápio?', 'question allergenLaw'],
      ['Não quero camarão empanado', '?Não quero camarão empanado'],
      ['O pudim não entra no cardápio do jantar', '?pudim não entra no cardápio do jantar'],
      ['Não aumenta nada mais que 2 reais', 'capPrice todos os itens 2'],
    ],
  },
]
