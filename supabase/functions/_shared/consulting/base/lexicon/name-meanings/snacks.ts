import type { NameLine } from './line.ts'

/** Finger food and shared dishes: snacks, sandwiches, broths. */
export const snacks: readonly NameLine[] = [
  [
    'Moela ao molho',
    'moelas?(?: ao molho| guisadas?| cozidas?)?$',
    'Cozida devagar no molho encorpado até ficar macia, para comer com farinha e pimenta',
  ],
  [
    'Pastel de queijo',
    'past(?:el|eis|eizinhos|elzinhos?) de {x}',
    'Massa fina frita até formar bolhas, com recheio quente de {x} [até a borda|de ponta a ponta]',
  ],
  [
    'Coxinha de carne de sol',
    'coxinhas? de {x}',
    'Massa em forma de gota, frita até dourar, com {x} no recheio até a ponta',
  ],
  ['Coxinha', 'coxinhas?', 'Massa macia em forma de gota, empanada e frita, com recheio quente até a ponta'],
  [
    'Empada de frango',
    'empad(?:a|inha)s? de {x}',
    'Massa que se desfaz na mordida, assada na forminha com recheio de {x}',
  ],
  [
    'Quiche de alho-poró',
    'quiche de {x}',
    'Massa fina de borda alta, com creme de {x} assado dentro até firmar',
  ],
  [
    'Bolinho de chuva',
    'bolinhos? de chuva',
    'Colheradas de massa fritas até dourar, roladas em açúcar e canela',
  ],
  [
    'Bolinho de bacalhau',
    'bolinhos? de bacalhau',
    'Peixe em fiapos com batata, moldado de colher e frito até dourar por fora',
  ],
  [
    'Bolinho de macaxeira',
    'bolinhos? de (?=macaxeira|mandioca|aipim|jerimum|batata|arroz){x}',
    'Massa de {x} moldada em bolinhas, frita até dourar e macia por dentro',
  ],
  [
    'Bolinho de feijoada',
    'bolinhos? de {x}',
    'Bocados redondos, fritos até dourar por fora, com {x} no miolo quente',
  ],
  [
    'Croquete de costela',
    'croquetes? de {x}',
    'Rolinho empanado e frito, de casca fina e miolo macio de {x}',
  ],
  [
    'Dadinho de tapioca',
    'dadinhos?',
    'Cubos fritos, firmes e dourados por fora, que puxam queijo quando se mordem',
  ],
  [
    'Espetinho de frango',
    'espet(?:o|inho)s? de {x}',
    'Pedaços de {x} no palito, dourados no fogo, para comer sem prato nem garfo',
  ],
  [
    'Asinhas apimentadas',
    'asinhas?',
    'Pedaços com osso, dourados até a pele ficar sequinha, para roer com a mão',
  ],
  [
    'Batata frita',
    'batatas? (?:frita|no cone|palito)s?',
    'Palitos dourados na fritura, sequinhos por fora e macios por dentro, para comer com a mão',
  ],
  [
    'Batata rústica',
    'batatas? rusticas?',
    'Gomos com casca, dourados por fora e macios no meio, para pegar com a mão',
  ],
  [
    'Anéis de cebola',
    'aneis de cebola|onion rings?',
    'Rodelas em capa dourada, fritas até estalar, com o miolo macio e adocicado',
  ],
  [
    'Macaxeira na chapa',
    'macaxeira na chapa',
    'Raiz cozida e depois dourada na chapa, macia por dentro, com crosta por fora',
  ],
  ['Pão de alho', 'pao de alho', 'Tostado por fora e macio por dentro, com a pasta de alho até a beirada'],
  [
    'Pão de queijo',
    'pao de queijo',
    'Crosta fina e dourada por fora, miolo elástico de queijo, servido quente',
  ],
  ['Pão na chapa', 'pao na chapa', 'Aberto ao meio e prensado até dourar, de casca fina e miolo quente'],
  ['Misto quente', 'misto quente', 'Presunto e queijo entre fatias de pão tostadas na chapa até derreter'],
  [
    'X-tudo',
    'x-? ?tudo',
    'Hambúrguer e queijo no pão com tudo o que a chapa tem, de segurar com as duas mãos',
  ],
  [
    'X-salada',
    'x-? ?salada',
    'Hambúrguer e queijo derretido no pão, com a salada por cima, de comer com as mãos',
  ],
  [
    'Sanduíche de pernil',
    'sandu(?:iche|ba)s? de {x}',
    'Pão com recheio de {x} até a borda, para segurar com as duas mãos',
  ],
  ['Smash burger', 'smash', 'Carne prensada na chapa até criar crosta fina, servida quente dentro do pão'],
  [
    'Hambúrguer de carne de sol',
    '(?:ham)?burgu?er(?:e?s)? de {x}',
    'Disco de {x} dourado na chapa, dentro do pão, de segurar com as duas mãos',
  ],
  [
    'Hambúrguer da casa',
    'hamburguer(?:$| (?:artesanal|da casa|simples))',
    'Disco de carne dourado na chapa, servido quente no pão, de segurar com as mãos',
  ],
  [
    'Cachorro-quente',
    'cachorro[- ]quente|hot dog',
    'Salsicha quente deitada no pão macio, para comer de pé ou encostado no balcão',
  ],
  ['Taco de peixe', 'tacos? de {x}', 'Tortilha dobrada ao meio com {x} dentro, para comer com a mão'],
  [
    'Bruschetta de tomate',
    'bruschettas? de {x}',
    'Fatia de pão tostada, ainda quente, coberta de {x} até a borda',
  ],
  [
    'Pizza em fatia',
    'pizza (?:em|de) fatia|fatia de pizza',
    'Pedaço de massa assada com molho e queijo derretido, para comer dobrado na mão',
  ],
  [
    'Caldo de sururu',
    'cald(?:o|inho) de sururu',
    'Quente e grosso, com o molusco miúdo esperando no fundo, para comer de colher',
  ],
  [
    'Caldo de mocotó',
    'cald(?:o|inho) de mocoto',
    'Cozido por horas no osso até engrossar sozinho, servido fumegando, para tomar aos goles',
  ],
  [
    'Caldinho de feijão',
    'cald(?:o|inho) de {x}',
    'Grosso e fumegante, com gosto fundo de {x}, para [tomar aos goles|a colher ou aos goles]',
  ],
  [
    'Tábua de frios',
    'tabua de frios',
    'Queijos e embutidos fatiados, abertos na madeira para a mesa beliscar devagar',
  ],
  ['Açaí', 'acai', 'Polpa roxa e gelada, grossa o bastante para parar a colher em pé'],
  ['Acarajé', 'acaraje', 'Massa de feijão frita no dendê, aberta ao meio para receber o recheio'],
]
