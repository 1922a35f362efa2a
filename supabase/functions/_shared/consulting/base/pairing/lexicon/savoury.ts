import { food, foodIn, type Term } from '../profile.ts'

const fish = foodIn('fish')
const shellfish = foodIn('shellfish')
const beef = foodIn('beef')
const pork = foodIn('pork')
const goat = foodIn('goat')
const poultry = foodIn('poultry')
const offal = foodIn('offal')
const cheese = foodIn('cheese')
const vegetable = foodIn('vegetable')

/** Ingredients of savoury dishes. */
export const savoury: readonly Term[] = [
  // Fish
  fish('peixe, peixinho, pescado', { umami: 1, weight: 1.2 }),
  fish('pargo, cioba, guaiúba, ariacó, robalo, linguado, namorado, pescada, pescada amarela', {
    umami: 1,
    weight: 1.3,
  }),
  // Firm, thick fish that can be grilled.
  fish('sirigado, badejo, garoupa, beijupirá, peixe dourado, camurupim', { umami: 1.3, weight: 1.6 }),
  fish('tilápia, merluza, panga, truta, tucunaré, saint peter', { weight: 1 }),
  fish('salmão', { fat: 1.8, umami: 1.2, weight: 1.7 }),
  fish('atum', { umami: 2, weight: 1.7 }),
  fish('bacalhau', { salt: 2.2, umami: 2, weight: 2 }),
  fish('sardinha, agulha, agulhinha, manjuba, cavala, peixe serra, cavalinha, xaréu, arabaiana', {
    fat: 1.3,
    umami: 1.8,
    salt: 1,
    weight: 1.3,
  }),
  fish('arraia', { umami: 1.2, weight: 1.5 }),
  fish('anchova, aliche, alici', { salt: 2.8, umami: 2.8 }),
  fish('ova, caviar, bottarga, massago, tobiko', { salt: 2.2, umami: 2.3 }),
  // Shellfish
  shellfish('camarão, camarãozinho, camarões', { sweet: 0.5, umami: 1.4, weight: 1.2 }),
  shellfish('lagosta, lagostim, cavaquinha', { sweet: 0.8, umami: 1.5, weight: 1.6 }),
  shellfish('caranguejo, aratu, guaiamum', { sweet: 0.5, umami: 1.8, weight: 1.3 }),
  shellfish('siri', { sweet: 0.5, umami: 1.7, weight: 1.3 }),
  shellfish('polvo', { umami: 1.6, weight: 1.7 }),
  shellfish('lula, calamari', { umami: 1.1, weight: 1.1 }),
  shellfish('ostra', { salt: 2, umami: 1.7, weight: 0.6 }),
  shellfish('sururu, marisco, mexilhão, vôngole, búzio', { salt: 1.4, umami: 1.8, weight: 1.2 }),
  shellfish('vieira', { sweet: 1, umami: 1.5, weight: 1 }),
  food('frutos do mar', { umami: 1.8, weight: 1.5 }, { groups: ['fish', 'shellfish'] }),
  // Beef
  beef('carne de sol, carne do sol, carne-de-sol, carne serenada', {
    salt: 2,
    umami: 2.2,
    fat: 1.2,
    weight: 2,
  }),
  beef('charque, carne seca, carne-seca, jabá', { salt: 2.5, umami: 2.4, fat: 1, weight: 2 }),
  beef(
    'picanha, costela, cupim, fraldinha, maminha, chorizo, ancho, entrecôte, ribeye, t-bone, bisteca de boi, assado de tira, short rib, brisket',
    { fat: 2.3, umami: 2.2, weight: 2.6 },
  ),
  food(
    'filé mignon, mignon, filé, alcatra, contrafilé, coxão, patinho, lagarto, tornedor',
    { fat: 1.1, umami: 2, weight: 2.1 },
    { groups: ['beef'], course: 'main' },
  ),
  beef(
    'carne, bovina, boi, carne bovina, carne moída, carne assada, bife, rosbife, carne de panela, músculo, ossobuco, rabada',
    { fat: 1.4, umami: 2, weight: 2.2 },
  ),
  beef('blend, blend da casa, burger, smash', { fat: 2, umami: 2, weight: 2.2 }),
  // Pork
  food(
    'torresmo, pururuca',
    { fat: 3, crisp: 2.5, salt: 1.5, weight: 2 },
    { groups: ['pork'], course: 'starter' },
  ),
  pork('porco, suíno, suína, pernil, lombo suíno, copa-lombo, leitão, leitoa', {
    fat: 1.8,
    umami: 1.5,
    weight: 2.2,
  }),
  pork('costelinha, ribs, costela suína, costela de porco', {
    fat: 2.4,
    umami: 1.8,
    sweet: 0.5,
    weight: 2.3,
  }),
  pork('barriga de porco, panceta, pancetta, barriga suína', { fat: 3, umami: 1.7, weight: 2.5 }),
  food(
    'bacon, toucinho, lardo, guanciale',
    { fat: 2.2, salt: 2, smoke: 1.5, umami: 1.5 },
    { groups: ['pork', 'cured'] },
  ),
  food(
    'linguiça, calabresa, toscana, chouriço, paio, salsicha, salsichão',
    { fat: 2.2, salt: 2, smoke: 1, umami: 1.5, weight: 1.8 },
    { groups: ['pork', 'cured'] },
  ),
  food(
    'presunto, presunto cru, parma, jamón, copa, salame, mortadela, pastrami, frios, embutidos',
    { fat: 1.6, salt: 2.4, umami: 2 },
    { groups: ['pork', 'cured'] },
  ),
  // Goat, lamb, poultry, offal, game
  goat('carneiro, cordeiro, ovelha, paleta de cordeiro, carré', { fat: 2, umami: 2.3, weight: 2.6 }),
  goat('bode, cabrito', { fat: 1.6, umami: 2.4, weight: 2.5 }),
  poultry('frango, frangão, galeto, peito de frango, sobrecoxa', {
    umami: 1.2,
    fat: 0.7,
    weight: 1.6,
  }),
  food(
    'asa de frango, asinha, tulipa, drumete, coxinha da asa',
    { fat: 1.8, umami: 1.3, weight: 1.5 },
    { groups: ['poultry'], course: 'starter' },
  ),
  poultry("galinha, galinha caipira, capote, galinha d'angola, galo", { fat: 1.3, umami: 2, weight: 2 }),
  poultry('pato, magret, ganso, foie gras', { fat: 2.5, umami: 2, weight: 2.4 }),
  poultry('peru, chester', { umami: 1.2, weight: 1.6 }),
  offal('moela, fígado, coração, língua, rim, miúdos', { umami: 2.3, bitter: 1, weight: 2 }),
  offal('bucho, dobradinha, tripa, mocotó, sarapatel', { fat: 2, umami: 2.5, weight: 2.6 }),
  // Cheese, egg and milk
  cheese('queijo coalho, coalho, queijo de coalho, espetinho de queijo', {
    fat: 1.8,
    salt: 2,
    umami: 1,
    weight: 1.5,
  }),
  cheese('quatro queijos, 4 queijos, três queijos', { fat: 2.4, salt: 1.8, umami: 1.8, weight: 2 }),
  cheese('queijo, queijos, queijinho', { fat: 1.8, salt: 1.5, umami: 1.2, weight: 1.4 }),
  cheese('queijo manteiga, queijo de manteiga, requeijão, catupiry, cream cheese', {
    fat: 2.2,
    salt: 1.2,
    weight: 1.5,
  }),
  cheese('parmesão, grana padano, pecorino, queijo curado, queijo maturado', {
    fat: 1.8,
    salt: 2.2,
    umami: 2.5,
  }),
  cheese('gorgonzola, roquefort, queijo azul', { fat: 2.4, salt: 2.5, umami: 2, bitter: 1 }),
  cheese('brie, camembert', { fat: 2.5, salt: 1.2, umami: 1.2 }),
  cheese('queijo de cabra, boursin, feta', { fat: 1.8, acid: 1.2, salt: 1.5 }),
  cheese('mussarela, muçarela, mozarela, burrata, ricota, queijo minas, queijo prato, cheddar', {
    fat: 1.8,
    salt: 1,
    weight: 1.2,
  }),
  food('nata, creme de leite, manteiga, manteiga de garrafa, manteiga da terra, bechamel', {
    fat: 2.2,
    weight: 1.2,
  }),
  food('ovo, ovos, gema, ovo de codorna, ovo caipira, ovo perfeito', { fat: 1, umami: 0.8, weight: 1.2 }),
  food('maionese, aioli, aïoli, molho tártaro', { fat: 1.8 }),
  // Roots, grains, vegetables
  vegetable('macaxeira, aipim, mandioca', { weight: 1.5 }),
  vegetable('batata, batata frita, batata-doce, batata doce, inhame, cará, fritas', { weight: 1.4 }),
  vegetable(
    'feijão, feijão-verde, feijão verde, feijão de corda, feijão-de-corda, fava, andu, grão-de-bico, lentilha',
    { umami: 1, weight: 1.7 },
  ),
  vegetable('edamame', { salt: 1.2, umami: 1, weight: 1 }),
  food('arroz, arroz branco, arroz da terra', { weight: 1.2 }, { groups: ['vegetable'], course: 'side' }),
  food('farinha, farofa, farofinha, pirão, paçoquinha salgada', { weight: 1.2 }, { course: 'side' }),
  vegetable('jerimum, abóbora, moranga', { sweet: 1, weight: 1.4 }),
  vegetable(
    'quiabo, maxixe, chuchu, berinjela, abobrinha, legumes, legumes grelhados, cenoura, beterraba, palma',
    { bitter: 0.5, weight: 1 },
  ),
  vegetable('cogumelo, cogumelos, shiitake, shimeji, champignon, funghi, portobello', {
    umami: 2.4,
    weight: 1.4,
  }),
  vegetable('tomate, tomate seco, tomatinho, pomodoro, molho de tomate, ao sugo', { acid: 1.4, umami: 1.2 }),
  vegetable('cebola, cebola roxa, acebolado, acebolada, cebola caramelizada', { sweet: 0.5, umami: 0.6 }),
  vegetable('alho, alho-poró', { umami: 0.8, heat: 0.3 }),
  food('páprica defumada', { smoke: 0.6, sweet: 0.3 }),
  vegetable('pimentão, páprica', { sweet: 0.4, bitter: 0.4 }),
  vegetable('rúcula, agrião, folhas, mix de folhas, folhas verdes, chicória, radicchio, couve, espinafre', {
    bitter: 1.4,
    weight: 0.4,
  }),
  vegetable('alface, alface americana, pepino', { weight: 0.3 }),
  vegetable('palmito, pupunha, aspargo, alcachofra', { acid: 0.4, weight: 0.7 }),
  vegetable('azeitona, alcaparra, picles', { salt: 1.8, acid: 1 }),
  vegetable('abacate, guacamole', { fat: 1.8, weight: 1.3 }),
  vegetable('milho, milho verde, milho assado, pamonha salgada', { sweet: 1, weight: 1.3 }),
  vegetable('tofu, soja, proteína de soja, carne vegetal, falafel, tempeh', { umami: 0.8, weight: 1.2 }),
  vegetable('quinoa, cuscuz marroquino, trigo, tabule', { acid: 0.5, weight: 1 }),
  vegetable('goma, tapioca, beiju', { weight: 1 }),
  vegetable('polenta, angu, fubá', { weight: 1.6 }),
  food(
    'banana-da-terra, banana da terra',
    { sweet: 1.4, weight: 1.5 },
    { groups: ['vegetable'], aromas: ['fruta'] },
  ),
  food(
    'castanha, castanha de caju, castanha-de-caju, amendoim, nozes, amêndoa, pistache, avelã, macadâmia, xerém de castanha',
    { fat: 1.4, bitter: 0.4 },
    { aromas: ['castanha'] },
  ),
  food('gergelim, tahine', { fat: 1, bitter: 0.5 }, { aromas: ['castanha'] }),
  food(
    'leite de coco, coco, azeite de dendê e coco',
    { fat: 1.4, sweet: 0.6, weight: 1.3 },
    { aromas: ['coco'] },
  ),
  food('dendê, azeite de dendê', { fat: 1.8, weight: 1.6 }, { aromas: ['especiaria'] }),
  // Seasonings
  food(
    'coentro, salsinha, cheiro-verde, cheiro verde, ervas, manjericão, hortelã, alecrim, tomilho, pesto, chimichurri',
    { bitter: 0.4 },
    { aromas: ['ervas'] },
  ),
  food(
    'limão, lima, limão-siciliano, limão-taiti, limão-cravo, limão-galego, siciliano, laranja, tangerina, ponzu, yuzu',
    { acid: 1.8 },
    { aromas: ['cítrico'] },
  ),
  food('vinagre, vinagre de arroz, vinagrete, aceto, balsâmico, sunomono', { acid: 1.8 }),
  food(
    'pimenta, pimenta-de-cheiro, pimenta de cheiro, dedo-de-moça, malagueta, jalapeño, sriracha, chipotle, molho de pimenta',
    { heat: 1.8 },
    { aromas: ['especiaria'] },
  ),
  food(
    'gengibre, curry, cominho, açafrão, canela, cravo, especiarias, masala',
    { heat: 0.6 },
    { aromas: ['especiaria'] },
  ),
  food('mostarda, raiz-forte, wasabi', { heat: 1.2, acid: 0.5 }, { aromas: ['especiaria'] }),
  food('shoyu, missô, molho de ostra, teriyaki, tarê', { salt: 2, umami: 2.2, sweet: 0.5 }),
  food(
    'mel, mel de engenho, melaço, melado, rapadura, geleia, barbecue, chutney',
    { sweet: 1.5 },
    { aromas: ['caramelo'] },
  ),
  food('trufa, trufado, trufada, azeite trufado', { umami: 2.2 }),
  food(
    'caju, caju assado',
    { sweet: 1, acid: 0.8, bitter: 0.4 },
    { aromas: ['fruta'], groups: ['vegetable'] },
  ),
  food(
    'manga, abacaxi, maracujá, tamarindo, cajá, goiaba, graviola, seriguela, umbu, acerola, romã',
    { sweet: 1.2, acid: 1.2 },
    { aromas: ['fruta'] },
  ),
]
