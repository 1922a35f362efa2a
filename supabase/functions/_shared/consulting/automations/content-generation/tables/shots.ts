/** What a picture shows of an item whose kind no table knows. */
export const dishShots = [
  'As mãos de quem serve pondo {o} na mesa',
  'Vista de cima {do}, com os talheres ainda limpos',
  'O primeiro corte {do}, bem de perto',
  'A saída da cozinha: {o} passando pelo balcão, com o fundo desfocado',
  '[Mesa de verdade, com {o} no centro|A mesa no meio da conversa, {o} na frente|{O} entre copos e guardanapos]',
  '1: {o} chegando à mesa; 2: pela metade; 3: o prato raspado',
  'A textura {do}, tão de perto que enche o quadro',
  'O cardápio aberto na linha {do}, com o prato ao lado',
  'Na altura da mesa: {o} em foco, e a casa desfocada atrás',
] as const

/** Of a dish whose parts the menu tells. */
export const describedShots = ['Close {do}: {z} no primeiro plano'] as const

export const glassShots = [
  'O copo {do} sobre o balcão, com a luz atrás e ninguém no quadro',
  'As mãos de quem prepara {o}, do pulso para baixo',
  'A guarnição {do} entrando por último, de perto',
  'A bandeja com {o} e um petisco, antes de sair do balcão',
  '{O} no balcão, com a casa desfocada atrás',
] as const

/** Of what is opened and not made. */
export const bottledShots = [
  '{O} saindo da geladeira, bem de perto, com as gotas por fora',
  '{O} na mesa, fechado, ao lado dos copos limpos e de um petisco',
  'A mão abrindo {o}, do pulso para baixo',
] as const

export const softShots = [
  '{O} sobre a mesa, ao lado de um prato, na luz da janela',
  'A mão pondo {o} na mesa, de perto',
] as const

/** How a mixed drink is made, picture by picture. */
export const makingShots = [
  '1: a fruta e o açúcar no fundo do copo; 2: o socador, visto de cima; 3: o copo {do} com gelo até a borda',
  '1: a fruta inteira ao lado da faca; 2: os pedaços no copo, antes do socador; 3: o gelo entrando; 4: o copo {do}, suado',
  '1: a fruta na tábua; 2: o liquidificador ligado; 3: o copo {do}, com a espuma em cima',
  '1: as duas garrafas no balcão, rótulo de frente, cachaça e vermute; 2: a colher girando no copo; 3: a cor contra a luz',
  '1: o copo vazio e o gelo; 2: a guarnição na mão de quem prepara; 3: o copo {do} no balcão',
] as const

/** Two items. */
export const pairShots = [
  '{A} e {b} lado a lado, no mesmo enquadramento',
  'Metade do quadro para {a}, metade para {b}',
  'Foco {noA}, depois foco {noB}, com a câmera parada',
  'Vistos de cima, na mesma mesa: {na} e {nb}',
  'A câmera vai {daA} {aoB}, sem corte',
] as const
