/** What a picture shows of an item whose kind no table knows. */
export const dishShots = [
  'As mãos de quem serve pondo {o} na mesa',
  'Vista de cima {do}, com os talheres ainda limpos',
  'O primeiro corte {do}, bem de perto',
  'A saída da cozinha: {o} passando pelo balcão, com o fundo desfocado',
  'Mesa real, meio bagunçada, com {o} no centro',
  'Antes e depois {do}: prato cheio, prato vazio',
  'A textura {do}, tão de perto que só se entende no segundo quadro',
  'O cardápio aberto na linha {do}, com o prato ao lado',
  'Na altura da mesa: {o} em foco, e a casa desfocada atrás',
  'Três quadros {do}: inteiro, pela metade, só as migalhas',
] as const

/** Of a dish whose parts the menu tells. */
export const describedShots = [
  'Um quadro para cada parte, na bancada: {d}; no último, {o}',
  'Close {do}: primeiro {z}, depois o resto',
] as const

export const glassShots = [
  'O copo {do} sobre o balcão, com a luz atrás e ninguém no quadro',
  'As mãos de quem prepara {o}, do pulso para baixo',
  'A guarnição {do} entrando por último, de perto',
  'A bandeja com {o} e um petisco, antes de sair do balcão',
  '{O} no balcão, com a casa desfocada atrás',
] as const

export const softShots = [
  '{O} sobre a mesa, ao lado de um prato, na luz da janela',
  'A mão pondo {o} na mesa, de perto',
] as const

/** Two items or more. */
export const pairShots = [
  '{A} e {b} lado a lado, no mesmo enquadramento',
  'Metade do quadro para {a}, metade para {b}',
  'Foco {noA}, depois foco {noB}, com a câmera parada',
  'Dois pratos vistos de cima: {na} e {nb}',
  'A câmera vai {daA} {aoB}, sem corte',
] as const

export const listShots = [
  'A página do cardápio fotografada de cima, com a seção em foco',
  'Um quadro por item, todos no mesmo lugar da mesa',
  'A mesa cheia vista de cima, com o preço escrito à mão em papéis pequenos',
] as const
