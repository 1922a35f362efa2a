import type { Theme } from './sentence.ts'

/** Wishes about a part of the menu: a quantity with any quality, read as a whole or left unread as a whole. */
export const menuParts: Theme = {
  theme: 'parts of a menu',
  type: 'dish_creation',
  sentences: [
    ['no máximo três fritos', 'dishTrait cooked 3 at_most fried'],
    ['Pelo menos três prontos em até 8 minutos.', 'dishTrait quick 3 at_least 8'],
    ['Dois deles com rabada ou língua', 'dishTrait holds 2 rabo de boi,língua de boi'],
    ['Dois dos principais devem ser vegetarianos.', 'dishTrait free 2 at_least vegetariano principal'],
    ['Metade deve custar menos de R$ 50', 'dishTrait priced at_least 49.99 half'],
    ['8 pratos. O restante entre R$ 40 e R$ 80.', 'count 8', 'price min 40 max 80'],
    ['Um prato para quatro pessoas dividir a menos de R$ 160', 'dishTrait shared 1 at_least 4 159.99 true'],
    ['Três devem aguentar dois dias na vitrine refrigerada.', 'dishTrait keeps 3 at_least 2'],
    [
      'no máximo 18 reais cada, menos um que pode chegar a 25',
      'price max 18',
      'dishTrait priced 1 at_most 25 true',
    ],
    ['Lagosta em pelo menos um prato', 'share lagosta many 1 at_least'],
    ['Só duas cubas de fritura: no máximo três fritos', 'has fritadeira', 'dishTrait cooked 3 at_most fried'],
    [
      'Uma com café, uma com rapadura e uma com goiaba.',
      'share café many 1',
      'share rapadura many 1',
      'share goiaba many 1',
    ],
    ['As porções precisam servir três pessoas', 'dishTrait shared at_least 3 petisco'],
    ['Um dos lanches com costelinha de porco', 'dishTrait holds 1 costelinha lanche'],
    ['A maré e o vento impedem flambar na areia', 'exclude flambar', '?maré e o vento'],
    // Questions that the figures of the dishes answer.
    ['Quanto devo cobrar por cada um?', 'question priceEach'],
    ['Que prato você recomenda para lançar primeiro?', 'question launchFirst'],
    ['Qual delas leva mais cachaça?', 'question mostCachaca'],
    ['Quanto vou gastar para testar todos?', 'question testCost'],
    ['Como escrever cada prato no cardápio sem citar cachaça?', 'question hideCachaca'],
    [
      '4 petiscos: um com polvo, um só com legume e dois com peixe',
      'count 4 petisco',
      'share polvo many 1',
      'share vegetariano many 1',
      'share peixes many 2',
    ],
    // Half of a clause would be another wish.
    ['Dois deles com rabada e sotaque francês', '?Dois deles com rabada e sotaque francês'],
    ['metade com coentro servida em telha', '?metade com coentro servida em telha'],
  ],
}
