import type { Theme } from './sentence.ts'

export const counts: Theme = {
  theme: 'numbers of drinks',
  type: 'drink_creation',
  sentences: [
    ['só 6 drinks', 'count 6'],
    ['quero 8 drinks', 'count 8'],
    ['uns 10 drinques', 'count 10'],
    ['no máximo 5 drinks', 'count 5 at_most'],
    ['pelo menos 4 coquetéis', 'count 4 at_least'],
    ['entre 6 e 8 drinks', 'count 6 at_least', 'count 8 at_most'],
    ['de 6 a 8 drinks', 'count 6 at_least', 'count 8 at_most'],
    ['meia dúzia de drinks', 'count 6'],
    ['dez opções', 'count 10'],
    ['quero só 4', 'count 4'],
    ['6 drinks, 2 sem álcool', 'count 6', 'zeroAlcohol 2'],
    ['3 mocktails', 'zeroAlcohol 3'],
    ['dois drinks sem álcool', 'zeroAlcohol 2'],
    ['uma opção sem álcool', 'zeroAlcohol 1'],
    ['algumas opções sem álcool', 'zeroAlcohol 2'],
    ['metade sem álcool', '?metade sem álcool'],
    ['no máximo 4 ingredientes', 'count 4 at_most ingredients'],
    ['até 5 ingredientes por drink', 'count 5 at_most ingredients'],
    ['6 drinks e 8 drinks', '!contradiction: 6 drinks', '!contradiction: 8 drinks'],
    ['zero drinks com leite', 'exclude leite'],
  ],
}
