import { listOf } from './foods/food-term.ts'

/** Figures of speech that ask for nothing. */
export const colouring: readonly string[] = listOf(`
  sem frescura, sem frescuras, na lata, falar na lata, a cereja do bolo, cereja do bolo, mão na massa, mãos na massa,
  dar água na boca, água na boca, nem que a vaca tussa, sem chorar as pitangas, chorar as pitangas,
  em pratos limpos, sem encher linguiça, sem enrolação, sem firula, sem mimimi
`)

/**
 * Sayings that name a food, drink or tool without meaning it, and "matches" that mean a place: the reader takes no wish
 * from them. Only phrases that cannot be literal on a menu or in a refusal are listed.
 */
export const idioms: readonly string[] = listOf(`
  metido a besta, metida a besta, metidos a besta, balança da prf, balança da polícia,
  jogo do ceará, jogo do fortaleza, jogos do ceará, jogos do fortaleza, jogo do ceará e fortaleza, clássico-rei,
  lei seca, arroz de festa, feijão com arroz, arroz com feijão,
  batata quente, mamão com açúcar, água com açúcar, chá de cadeira, chá de sumiço, descascar o abacaxi,
  descascar abacaxi, descascar esse abacaxi, abacaxi para resolver, abacaxi pra resolver, que abacaxi,
  resolver um pepino, resolver esse pepino, que pepino, pepino para resolver, pepino pra resolver, pão-duro,
  pães-duros, pão-dura, de lascar, viajar na maionese, viajou na maionese, viajando na maionese, encher linguiça,
  enchendo linguiça, encheção de linguiça, pagar o pato, pagando o pato, chutar o balde, pé na jaca,
  enfiar o pé na jaca, farinha do mesmo saco, comer o pão que o diabo amassou, pão pão queijo queijo,
  pão de cada dia, ganhar o pão, ganha-pão, dar bolo, dar o bolo, levar bolo,
  segurar vela, a faca e o queijo na mão, com a faca e o queijo na mão,
  tempestade em copo d'água, ir por água abaixo, por água abaixo,
  peixe fora d'água, vender o peixe, vender o seu peixe, vender o nosso peixe, vender nosso peixe,
  filho de peixe, boi de piranha, conversa para boi dormir, conversa pra boi dormir, dar nome aos bois,
  nome aos bois, a vaca foi pro brejo, a vaca foi para o brejo, vaca foi pro brejo,
  carne de pescoço, osso duro de roer, chorar sobre o leite derramado, leite derramado,
  tirar leite de pedra, pisar em ovos, pisando em ovos, ovo de colombo, contar com o ovo na galinha,
  galinha dos ovos de ouro, galinha morta, soltar a franga, preço de banana, a preço de banana, dar uma banana,
  república das bananas, catar coquinho, vai catar coquinho, batata da perna, a batata está assando,
  na batata, plantar batatas, vai plantar batatas, manteiga derretida, chupar essa manga, chupa essa manga,
  pano para manga, pano pra manga, pano pra mangas, arregaçar as mangas, arregaçando as mangas,
  botar as manguinhas de fora, café pequeno, café da manhã, leite com pera, dar canja, dar uma canja,
  cair a sopa no mel, sopa no mel, dar sopa, dando sopa, lua de mel, cor de mel, mel na chupeta,
  doce ilusão, tirar doce de criança, pimenta nos olhos dos outros, sal da terra, dar um caldo, entornar o caldo,
  engrossar o caldo, caldo de galinha e cautela, fogo de palha, brincar com fogo, botar lenha na fogueira,
  panelinha, panela velha é que faz comida boa, prato cheio, pôr em pratos limpos,
  cuspir no prato que comeu, alhos com bugalhos, misturar alhos com bugalhos, cabeça de bagre, cabeça de alho,
  fruto do acaso, fruta do pecado, fruto proibido, maçã podre, maçã do rosto, pomo da discórdia, erva daninha,
  uma no cravo outra na ferradura, colher de chá, dar uma colher de chá, colher de sopa, meter a colher,
  colher os frutos, colher os louros, louros da vitória, palma da mão, copo meio cheio, copo meio vazio,
  de meia-tigela, cara de pamonha, deixar de ser pamonha, pastel de vento, mala sem alça, cheio de nove horas,
  trocar seis por meia dúzia, cada um no seu quadrado, procurar pelo em ovo, catar milho, jogar milho aos pombos,
  comprar gato por lebre, gato por lebre, ensacar fumaça, dar com a língua nos dentes, com a língua de fora,
  jogo fora, joga fora, jogar fora, jogamos fora, jogando fora, vai pro lixo, vai para o lixo
`)
