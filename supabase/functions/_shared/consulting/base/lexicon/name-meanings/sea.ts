import type { NameLine } from './line.ts'

export const fromTheSea: readonly NameLine[] = [
  [
    'Peixada cearense',
    'peixada',
    'Postas de peixe cozidas com legumes no próprio caldo, que chega [fumegando à mesa|à mesa ainda fervendo]',
  ],
  [
    'Moqueca de camarão',
    'moqueca de {x}',
    'Ensopado de {x} em fogo baixo, servido borbulhando, com caldo encorpado [para a colher|que pede colher]',
  ],
  [
    'Moqueca mista',
    'moqueca',
    'Ensopado de caldo encorpado, cozido em fogo baixo e servido ainda borbulhando',
  ],
  [
    'Bobó de camarão',
    'bobo de {x}',
    'Creme liso e grosso de macaxeira com {x}, bem quente, para comer de colher',
  ],
  [
    'Vatapá',
    'vatapa',
    'Creme espesso, mexido sem parar na panela até desgrudar do fundo, para comer de colher',
  ],
  ['Caruru', 'caruru', 'Quiabo cortado miúdo e cozido até dar liga, em creme verde, de colher'],
  [
    'Caldeirada',
    'caldeirada',
    'Ensopado do mar em pedaços grandes, cozido em panela tampada e aberto à mesa',
  ],
  [
    'Lula à dorê',
    'lulas? a dore',
    'Anéis passados em massa fina e fritos até dourar, macios por dentro, para comer com a mão',
  ],
  [
    'Peixe à dorê',
    '… a dore',
    'Pedaços passados em ovo e farinha, fritos até a capa ficar dourada e sequinha',
  ],
  [
    'Camarão ao alho e óleo',
    'camar(?:ao|oes) (?:[an]?o )?alho(?: e oleo)?',
    'Camarões salteados em frigideira bem quente, cobertos de alho dourado, para [raspar o fundo do prato|não deixar nem o alho]',
  ],
  [
    'Polvo ao alho e óleo',
    '… (?:ao? )?alho e oleo',
    'Alho fatiado e dourado no óleo quente, por cima de cada pedaço que sai da frigideira',
  ],
  [
    'Camarão internacional',
    'camarao (?:a )?internacional',
    'Camarões e arroz juntos na mesma travessa, úmidos e bem quentes, para servir às colheradas',
  ],
  [
    'Camarão na moranga',
    'camarao na (?:moranga|abobora)',
    'Abóbora inteira levada à mesa como panela, com o recheio quente dentro, para raspar a polpa',
  ],
  [
    'Lagosta ao thermidor',
    '… (?:ao? )?thermidor',
    'Pedaços envoltos em molho encorpado e levados ao forno até dourar por cima',
  ],
  [
    'Arroz de polvo',
    'arroz de polvo',
    'Cozido no caldo do próprio polvo, que dá cor e gosto, com pedaços macios até o fim',
  ],
  [
    'Salada de polvo',
    'salada de polvo',
    'Polvo macio em rodelas, frio e bem temperado, para [abrir a mesa|começar a refeição]',
  ],
  [
    'Vinagrete de polvo',
    'vinagrete de polvo',
    'Cubos frios de tentáculo, curtidos com os legumes picados bem miúdo',
  ],
  [
    'Polvo grelhado',
    'polvo (?:grelhado|na chapa|na brasa)',
    'Tentáculos macios por dentro, com a ponta tostada e a marca do fogo',
  ],
  [
    'Polvo à lagareiro',
    'polvo',
    'Tentáculo cozido até ficar macio, com as ventosas firmes e a carne branca por dentro',
  ],
  [
    'Casquinha de caranguejo',
    'casquinhas? de (?:caranguejo|siri)',
    'Carne catada e desfiada, temperada na panela e servida na concha, para [comer de colherinha|a colherinha]',
  ],
  [
    'Patinha de caranguejo',
    'patinhas?',
    'Carne presa à ponta da pata, que serve de cabo para pegar e comer com a mão',
  ],
  [
    'Caranguejo toc-toc',
    'caranguejos?|corda de caranguejo|caranguejada',
    'Inteiro, cozido na panela e servido com martelinho: quebra-se na mesa, pata por pata',
  ],
  [
    'Ostras gratinadas',
    'ostras? gratinadas?',
    'Na própria concha, douradas no forno, para comer quentes e de uma bocada',
  ],
  [
    'Ostras frescas',
    'ostras? (?:frescas?|naturais|natural|in natura)',
    'Abertas na concha e servidas cruas e geladas, para sorver de uma vez só',
  ],
  [
    'Pargo frito',
    '(?:pargo|peixe|cavala|sirigado|tilapia|cioba|agulha|tainha)s? frit[oa]s?',
    'Pele que estala da fritura, carne úmida que se solta em lascas no garfo',
  ],
  [
    'Isca de peixe',
    'iscas? de {x}',
    'Tiras de {x} fritas até dourar, no tamanho de uma bocada, para [dividir na mesa|beliscar em grupo]',
  ],
  [
    'Filé de pescada com purê de macaxeira',
    'file de (?:pescada|peixe|tilapia|robalo|sirigado|pargo)(?!.* (?:ao? |n[ao] |grelhad|empanad|gratinad))',
    'Peixe limpo e sem espinha, de carne branca e macia, que se solta em lascas',
  ],
  [
    'Filé de salmão',
    '(?:file de )?salmao',
    'Posta alta de carne rosada, que se abre em lascas largas no garfo',
  ],
  [
    'Peixe ao escabeche',
    '… (?:ao |de |em )?escabeche',
    'Primeiro a fritura, depois o banho em molho azedinho, que pega o gosto até o miolo',
  ],
  [
    'Peixe ao leite de coco',
    '… (?:ao|no) (?:leite de )?coco',
    'Cozimento lento em molho de coco, claro e encorpado, para regar o prato todo',
  ],
  [
    'Ceviche de pescada',
    'ceviche',
    'Cubos frios curtidos no limão até ficarem firmes, servidos no próprio caldo ácido',
  ],
  ['Paella', 'paella', 'Arroz do mar feito em panela larga e rasa, com crosta dourada no fundo'],
]
