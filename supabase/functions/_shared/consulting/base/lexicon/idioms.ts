import { listOf } from './foods/food-term.ts'

/**
 * Sayings that name a food, a drink or a tool and mean none: no wish is read out of them, and no text holds an
 * ingredient because of one.
 */
export const idioms: readonly string[] = listOf(`
  sem frescura, sem frescuras, na lata, falar na lata, arroz de festa, feijão com arroz, 
  batata quente, mamão com açúcar, chá de cadeira, chá de sumiço, descascar o abacaxi, descascar abacaxi, abacaxi para resolver,
  que abacaxi, pepino para resolver, resolver um pepino, que pepino, pão-duro, pães-duros, de lascar, viajar na maionese,
  viajou na maionese, encher linguiça, enchendo linguiça, engolir sapo, pagar o pato, pagando o pato, lavar a égua,
  chutar o balde, chutar o pau da barraca, chover no molhado, cara de pau, pé na jaca, enfiar o pé na jaca,
  farinha do mesmo saco, comer o pão que o diabo amassou, pão pão queijo queijo, o pão de cada dia, ganhar o pão,
  a cereja do bolo, cereja do bolo, dar bolo, dar o bolo, levou bolo, matar cachorro a grito, mão na massa,
  colocar a mão na massa, pôr a mão na massa, segurar vela, com a faca e o queijo na mão, a faca e o queijo na mão,
  tempestade em copo d'água, copo cheio, copo meio vazio, encher o copo, dar água na boca, água na boca,
  ir por água abaixo, por água abaixo, peixe fora d'água, vender o peixe, vender nosso peixe, vender o nosso peixe,
  filho de peixe, cada macaco no seu galho, boi de piranha, boi na linha, conversa para boi dormir,
  nome aos bois, dar nome aos bois, a vaca foi pro brejo, vaca foi pro brejo, nem que a vaca tussa, mão de vaca com gastos,
  cutucar a onça com vara curta, carne de pescoço, carne nova no pedaço, uva doce de pessoa, é uma uva,
  é de chorar as pitangas, chorar as pitangas, chorar sobre o leite derramado, leite derramado, tirar leite de pedra,
  pisar em ovos, pisando em ovos, ovo de colombo, cheio como um ovo, contar com o ovo na galinha, galinha dos ovos de ouro,
  galinha morta, galinha que acompanha pato, das galinhas, frango de goleiro, levar um frango, tomou um frango,
  soltar a franga, dar uma banana, preço de banana, a preço de banana, república das bananas,
  vai catar coquinho, catar coquinho, cheio de dedos, laranja de alguém, de laranja no contrato,
  ter pimenta no assunto, pimenta nos olhos dos outros, apimentar a relação, sal da terra, salário de sal,
  sem sal nem açúcar, sem sal e sem graça, pessoa sem sal, dourar a pílula, temperar o ânimo, doce ilusão, fazer doce,
  deu mel, lua de mel, cor de mel, favo de mel, dar canja, dar uma canja, canja de galinha não faz mal,
  sopa no mel, deu sopa, dar sopa, é sopa, cair como uma luva, cuspir no prato que comeu, lavar as mãos,
  pôr em pratos limpos, em pratos limpos, prato cheio, um prato cheio, panela velha, panelinha, fogo de palha,
  brincar com fogo, botar lenha na fogueira, colocar fogo no parquinho, pegar fogo, fogo no rabo, batata da perna,
  a batata está assando, na batata, ir plantar batatas, plantar batatas, vá plantar batatas, bola de manteiga, manteiga derretida,
  chupar essa manga, chupa essa manga, pano para manga, pano pra manga, pano pra mangas, arregaçar as mangas, em mangas de camisa, botar as manguinhas de fora,
  café pequeno, cafezinho com a gente, aceita um cafezinho, levar chá de cadeira, tomar chá de sumiço,
  palma da mão, colher de chá, colher de sopa, dar colher de chá, meter a colher, colher os frutos, colher frutos,
  colher os louros, louros da vitória, queijo suíço cheio de furos, osso duro de roer, roer o osso, largar o osso,
  cabeça de bagre, cabeça de alho, misturar alhos com bugalhos, alhos e bugalhos, chulé de queijo, engrossar o caldo,
  entornar o caldo, caldo entornado, ferver o caldo, caldo de galinha e cautela, dar caldo, dá um caldo, criar caso,
  tomar um suco, soltar o suco, não é flor que se cheire, flor da idade, à flor da pele, erva daninha,
  cravo e a ferradura, uma no cravo outra na ferradura, amigo da onça, olho maior que a barriga, fruto do acaso,
  fruta proibida, maçã do rosto, maçã podre, pomo da discórdia, uvas verdes da fábula, de meia-tigela,
  tirar o doce da criança, mel na chupeta, pau pra toda obra, salvar a pátria
`)
