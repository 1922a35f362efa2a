import type { Theme } from './sentence.ts'

/** Requests about one guest's plate, a place without alcohol, and what is left over; and about the look of drinks. */
export const oneOfThem: readonly Theme[] = [
  {
    theme: 'of one dish, one guest or one place',
    type: 'dish_creation',
    sentences: [
      [
        'Tem uma aluna celíaca, um dos pratos tinha que servir pra ela. Posso fazer o dela na chapa do misto?',
        'exclude glúten allergy',
        'question noTraces',
      ],
      [
        'O cuscuz da celíaca pode fazer na mesma chapa do misto?',
        'exclude glúten allergy',
        'question noTraces',
      ],
      ['Tem cuscuz sobrando todo dia, queria usar ele', 'prefer cuscuz supply'],
      ['Quantas porções rende um pacote de 500 g de flocão?', 'question yields cuscuz 500'],
      ['Um lanche que o menino leva na mão pra aula', 'dishTrait handheld 1 at_least'],
      ['Cachaça pode se for pouquinha e ferver bem', 'question mildCachaca'],
      ['Cachaça nos pratos não pode, é dentro da universidade', 'dishTrait free cachaça at_least'],
      ['aqui é escola, não pode álcool', 'dishTrait free cachaça at_least'],
      ['Cachaça nos pratos não pode', 'exclude cachaça'],
      ['Nada com cachaça, que o cliente dirige', 'dishTrait free cachaça at_least'],
      ['Queria que um fosse com pouco sal', 'share pouco sal many 1 true'],
      ['Pelo menos dois sem carne, que agora tem muito vegano', 'share carnes many 2 at_least true'],
      ['Quatro pratos, três salgadas e uma doce', 'count 4', 'count 1 sobremesa'],
      [
        'Quero quatro tapiocas, três salgadas e uma doce',
        'count 4',
        'count 1 sobremesa',
        'dishTrait form tapioca 4 at_least',
      ],
      ['Não boto pimenta pq professor reclama', 'exclude pimentas'],
      [
        'Nao tenho forno, so a chapa e um fogareiro de duas boca',
        'lacks forno',
        'has chapa',
        'has fogão ou cooktop',
      ],
      ['Um prato com pouco sal pra um senhor hipertenso', 'share pouco sal many 1 at_least true'],
      ['de 70 a 110 os grandes', '?de 70 a 110 os grandes'],
    ],
  },
  {
    theme: 'the look and the measure of drinks',
    type: 'drink_creation',
    sentences: [
      [
        'quero 5 drinks bem coloridos pra festa',
        'audience Festas e comemorações',
        'count 5',
        'drinkTrait vivid',
      ],
      ['quero um com espuma', 'drinkTrait foamy 1 at_least'],
      ['um bem colorido', 'drinkTrait vivid 1 at_least'],
      ['nada de espuma', 'drinkTrait foamy 0 at_most'],
      ['até 50 ml de cachaça por copo', '?50 ml de cachaça por copo'],
      ['de 70 a 110 os grandes', '?de 70 a 110 os grandes'],
    ],
  },
]
