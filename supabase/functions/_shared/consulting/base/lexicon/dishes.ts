import { listOf } from './foods/food-term.ts'

/** A dish or mixed drink that menus call by one name. */
export interface DishTerm {
  words: readonly string[]
  /** Foods and groups that it usually contains; an allergy treats them as certain. */
  made: readonly string[]
  /** Foods and groups that some houses add. */
  may: readonly string[]
  /** Its name leaves the contents open ("pastel", "molho da casa"); words beside it may settle them. */
  open: boolean
}

const dish = (words: string, made = '', may = ''): DishTerm => ({
  words: listOf(words),
  made: listOf(made),
  may: listOf(may),
  open: false,
})

/** A form that other foods go into. */
const form = (words: string, made = '', may = ''): DishTerm => ({ ...dish(words, made, may), open: true })

/** Dishes by name. Contents that a name does not settle are listed under `may`, and an allergy refuses them. */
export const dishTerms: Readonly<Record<string, DishTerm>> = {
  // Ceará and the Northeast
  'baião de dois': dish(
    'baião, baião cremoso',
    'arroz, feijão, queijo coalho, coentro',
    'carne de porco, embutidos, manteiga, creme de leite, leite de coco',
  ),
  panelada: dish('', 'bucho, coentro', 'trigo, embutidos, carne de porco'),
  'buchada de bode': dish('buchada', 'bode, bucho', 'trigo'),
  sarapatel: dish('sarrabulho', 'carne de porco, miúdos, coentro', 'trigo'),
  'caldo de mocotó': dish('', 'bucho, carne bovina', 'trigo, leite'),
  peixada: dish(
    'peixada cearense, caldeirada',
    'peixes, ovo, tomate, cebola, pimentão, coentro, leite de coco, batata',
    'crustáceos, moluscos, trigo, sulfitos',
  ),
  'peixe à delícia': dish(
    'filé à delícia, à delícia',
    'peixes, banana, leite, queijos, trigo',
    'ovo, creme de leite, presunto',
  ),
  moqueca: dish(
    'moqueca capixaba, moqueca baiana',
    'leite de coco, dendê, coentro, tomate, pimentão, cebola',
    'peixes, crustáceos, moluscos, amendoim, castanha-de-caju',
  ),
  'moqueca de banana-da-terra': dish(
    'moqueca de banana',
    'banana-da-terra, leite de coco, dendê, coentro, tomate, pimentão, cebola',
    'peixes, crustáceos, castanha-de-caju',
  ),
  bobó: dish(
    'bobó de camarão',
    'camarão, macaxeira, leite de coco, dendê, coentro',
    'amendoim, castanha-de-caju, creme de leite',
  ),
  vatapá: dish(
    'vatapá de caju, vatapá de camarão, vatapá de frango',
    'camarão, amendoim, castanha-de-caju, leite de coco, dendê, pão, gengibre',
    'peixes, leite',
  ),
  caruru: dish('', 'quiabo, camarão, amendoim, castanha-de-caju, dendê'),
  caranguejada: dish(
    'caranguejo no leite de coco, corda de caranguejo',
    'caranguejo, leite de coco, coentro',
  ),
  'casquinha de siri': dish(
    'casquinha de caranguejo, casquinha',
    'siri, caranguejo, trigo, laticínios',
    'leite de coco, ovo',
  ),
  'carne de sol com nata': dish('carne de sol na nata', 'carne de sol, nata', 'trigo'),
  escondidinho: form('', 'macaxeira, laticínios', 'trigo, ovo'),
  'paçoca de carne de sol': dish(
    'paçoca de carne, paçoca de pilão, paçoca sertaneja, paçoquinha salgada',
    'carne de sol, farinha de mandioca, cebola',
    'manteiga de garrafa',
  ),
  'galinha à cabidela': dish('cabidela, galinha a cabidela, galinhada', 'frango', 'trigo, embutidos'),
  'galinha caipira com pirão': dish('', 'frango, farinha de mandioca, coentro'),
  'arroz de capote': dish('', 'capote, arroz'),
  'carneiro guisado': dish('bode guisado, bode assado, carneiro assado', 'cordeiro, bode', 'trigo, vinho'),
  'mungunzá salgado': dish('mucunzá salgado', 'milho, carne de porco, embutidos, feijão'),
  feijoada: dish(
    'feijoada completa',
    'feijão-preto, carne de porco, embutidos',
    'carne vermelha, trigo, cachaça, conhaque, vinho',
  ),
  'feijão tropeiro': dish(
    'tutu, virado, tutu de feijão',
    'feijão, embutidos, carne de porco, farinha de mandioca, ovo',
    'trigo',
  ),
  acarajé: dish('abará', 'feijão, dendê, camarão, amendoim, castanha-de-caju', 'trigo'),
  'tapioca recheada': form('crepioca', 'tapioca', 'laticínios, ovo'),
  'tapioca na chapa': dish('tapioca com manteiga', 'tapioca, laticínios', 'leite de coco'),
  'tapioca doce': dish(
    'tapioca de coco, tapioca com leite condensado',
    'tapioca, coco, leite condensado, leite de coco',
  ),
  'arroz de leite': dish(
    'arroz de queijo, arroz de leite com carne assada',
    'arroz, leite, queijos',
    'carne vermelha',
  ),
  'arroz de mariscos': dish(
    'arroz caldoso, arroz de cuxá',
    'arroz, peixes e frutos do mar, sulfitos',
    'vinho, gergelim, leite',
  ),
  'arroz de carreteiro': dish('maria isabel', 'arroz, charque', 'embutidos'),
  rabada: dish('chambaril, vaca atolada', 'carne bovina', 'trigo, vinho, aipo'),
  maxixada: dish(
    'maxixada com jerimum',
    'maxixe, jerimum, coentro',
    'carne vermelha, leite de coco, laticínios',
  ),
  'cuscuz com ovo': dish('', 'cuscuz, ovo', 'manteiga, leite'),
  purê: form('purês', 'laticínios'),
  'beurre blanc': dish('', 'manteiga, vinho', 'creme de leite'),
  pretzel: dish('', 'trigo', 'laticínios, ovo'),
  'fava com charque': dish('', 'fava, charque'),
  'bolinho de macaxeira': dish('', 'macaxeira, trigo, ovo', 'laticínios'),
  'bolinho de feijão': dish('bolinho de feijão-verde', 'feijão-verde, trigo, ovo', 'laticínios'),
  'bolinho de arroz': dish('', 'arroz, trigo, ovo', 'laticínios'),
  'nachos de macaxeira': dish('', 'macaxeira', 'laticínios, tomate'),
  'dadinho de tapioca': dish('dadinho', 'tapioca, queijo coalho, leite', 'ovo, pimentas'),
  'pão de queijo': dish('pão de queijo de coalho', 'tapioca, queijos, ovo, leite'),
  grude: dish('', 'tapioca, coco, açúcar cristal'),
  'carne de sol acebolada': dish(
    'filé acebolado, carne acebolada, iscas de filé',
    'cebola, carne vermelha',
    'trigo, shoyu, manteiga, embutidos',
  ),
  'frango a passarinho': dish('frango à passarinho', 'frango, alho', 'trigo, leite'),
  'galeto na brasa': dish('', 'frango'),
  'bife a cavalo': dish('filé a cavalo, carne a cavalo', 'carne vermelha, ovo', 'trigo, manteiga, embutidos'),
  'gurjão de peixe': dish('gurjões de peixe, gurjão', 'peixes, trigo', 'ovo, leite'),
  'gurjão de frango': dish('gurjões de frango', 'frango, trigo', 'ovo, leite'),
  // Boteco
  'bolinho de bacalhau': dish('', 'bacalhau, batata, ovo, trigo', 'leite'),
  bolinho: form('bolinhos, croquete, croqueta, risole', 'trigo', 'ovo, laticínios, embutidos, caldo pronto'),
  coxinha: dish('coxinha de frango', 'frango, trigo, leite', 'ovo, requeijão, caldo pronto'),
  pastel: form('pastelzinho, pasteizinhos, pastéis', 'trigo', 'ovo, laticínios, cachaça, conhaque, vinho'),
  'pastel de queijo': dish('', 'trigo, queijos', 'ovo, cachaça, conhaque, vinho'),
  'pastel de carne': dish('', 'trigo, carne bovina', 'ovo, azeitona, leite, caldo pronto'),
  'pastel de camarão': dish('', 'trigo, camarão', 'ovo, laticínios'),
  empada: form('empadinha, empadão, torta salgada, quiche', 'trigo, laticínios, ovo'),
  quibe: dish('kibe', 'trigo, carne bovina, hortelã', 'ovo, castanhas'),
  esfirra: form('esfiha', 'trigo', 'leite, ovo'),
  'caldinho de feijão': dish('caldo de feijão', 'feijão, coentro', 'carne de porco, embutidos, caldo pronto'),
  'caldo de mariscos': dish(
    'caldo verde, sururu ao coco',
    'carnes, peixes e frutos do mar',
    'leite de coco, creme de leite, trigo, caldo pronto, dendê',
  ),
  'batata frita com páprica': dish(
    'macaxeira frita, mandioca frita, batata doce frita, batata-doce frita',
    '',
    'batata, macaxeira, batata-doce, páprica, trigo, sulfitos',
  ),
  'onion rings': dish('anéis de cebola', 'cebola, trigo', 'ovo, leite'),
  'isca de peixe': dish(
    'isca de peixe empanada, peixe frito, pargo frito, pargo frito inteiro, agulha frita',
    'peixes, trigo, ovo',
    'leite, mostarda',
  ),
  'pargo em crosta de castanha': dish('', 'pargo, castanha-de-caju', 'trigo, ovo, manteiga'),
  'pão de alho': dish('', 'pão, alho, laticínios', 'maionese'),
  'amendoim cozido': dish('', 'amendoim'),
  torrada: form('bruschetta, canapé, crostini', 'trigo', 'laticínios, sulfitos'),
  ceviche: form(
    'tiradito, leche de tigre, leite de tigre',
    'peixes, limão, cebola, coentro, pimentas',
    'crustáceos, moluscos, leite de coco, aipo, leite',
  ),
  terrine: form(
    'patê',
    '',
    'carnes, peixes e frutos do mar, laticínios, ovo, trigo, castanhas, conhaque, vinho',
  ),
  carpaccio: form('', '', 'carne vermelha, parmesão, mostarda, alcaparra, peixes'),
  'steak tartare': dish(
    'tartare de carne, tartar de carne, tartar de carne de sol',
    'carne vermelha, ovo, mostarda, alcaparra',
    'molho inglês, anchova',
  ),
  tartare: form('tartar', '', 'peixes, carne vermelha, ovo, mostarda, shoyu'),
  'salada de polvo': dish('vinagrete de polvo', 'polvo, cebola, tomate, coentro, sulfitos'),
  'salada caesar': dish('caesar', 'alface, parmesão, trigo, ovo, anchova', 'frango, mostarda, molho inglês'),
  'salada caprese': dish('caprese', 'mussarela, tomate, manjericão', 'pesto'),
  'salada de frutas com hortelã': dish('', 'frutas, hortelã'),
  'tábua de frios': form(
    'antepasto',
    'queijos, embutidos, sulfitos',
    'oleaginosas, trigo, frutas desidratadas',
  ),
  // Sandwiches and street food
  cheeseburger: form(
    'x-burguer, x-salada, x-tudo, x-bacon, smashburger, cheese burger, cheddar burger',
    'trigo, laticínios, carne bovina',
    'ovo, maionese, gergelim, mostarda, soja, embutidos',
  ),
  sanduíche: form(
    'sanduíche de hambúrguer, sanduba, lanche, wrap, burrito, bauru, beirute',
    'trigo',
    'laticínios, ovo, gergelim, soja, maionese, mostarda',
  ),
  // A patty without meat: bread, and what may be in it.
  'hambúrguer vegetal': form(
    'hambúrguer de feijão-verde, hambúrguer de feijão verde, hambúrguer de feijão, hambúrguer de grão-de-bico, hambúrguer de grão de bico, hambúrguer de lentilha, hambúrguer de cogumelo, hambúrguer de cogumelos, hambúrguer de berinjela, hambúrguer vegetariano',
    'trigo',
    'laticínios, ovo, gergelim, soja, maionese, mostarda',
  ),
  'hambúrguer de carne de sol com coalho': dish(
    '',
    'carne de sol, queijo coalho, brioche',
    'maionese, mostarda, gergelim',
  ),
  'cachorro-quente': form(
    'cachorro quente, hot dog, dogão',
    'salsicha, trigo',
    'maionese, mostarda, ketchup, laticínios',
  ),
  'misto quente': dish('queijo quente', 'trigo, queijos, presunto', 'manteiga, maionese'),
  taco: form('quesadilla, nachos, chilli', 'milho', 'trigo, laticínios, feijão, pimentas, abacate'),
  'fish and chips': dish('', 'peixes, trigo, batata', 'ovo, cerveja, maionese'),
  shawarma: form('kebab, kafta, gyros', 'trigo', 'carne vermelha, frango, laticínios, gergelim, hortelã'),
  choripán: dish('', 'linguiça, trigo', 'chimichurri'),
  churros: dish(
    'sonho, bolinho de chuva',
    'trigo, açúcar cristal, canela',
    'leite, ovo, doce de leite, avelã, chocolate ao leite',
  ),
  rabanada: dish('', 'pão, leite, ovo, açúcar cristal, canela', 'vinho'),
  // Italian and international
  pizza: form('calzone', 'trigo, mussarela, tomate', 'carnes, soja'),
  'camarão na moranga': dish('camarões na moranga', 'camarão, jerimum', 'laticínios'),
  'nhoque de banana-da-terra': dish('', 'banana-da-terra, trigo, ovo', 'laticínios'),
  nhoque: form('gnocchi', 'trigo, ovo', 'laticínios, batata, banana-da-terra'),
  carbonara: dish('', 'trigo, ovo, parmesão, bacon', 'creme de leite'),
  bolonhesa: dish('ragu, ragù', 'carne bovina, tomate', 'aipo, vinho, leite, trigo, caldo pronto'),
  risoto: form('risotto', 'arroz, laticínios, vinho', 'aipo, caldo pronto, peixes e frutos do mar'),
  parmegiana: dish('à parmegiana, filé à parmegiana', 'trigo, ovo, queijos, tomate, carnes'),
  estrogonofe: dish(
    'strogonoff',
    'creme de leite',
    'carne bovina, frango, camarão, mostarda, molho inglês, ketchup, trigo, cogumelo, cachaça, conhaque, vinho',
  ),
  paella: dish('', 'arroz, crustáceos, moluscos, sulfitos', 'peixes, frango, embutidos, vinho'),
  fondue: form('', 'queijos', 'vinho, trigo, chocolate'),
  ratatouille: dish('caponata', 'legumes, tomate', 'aipo, vinagre, uva-passa, pinoli'),
  moussaka: dish('', 'berinjela, carne vermelha, laticínios, trigo, ovo'),
  milanesa: form('à milanesa, à dorê', 'trigo, ovo', 'leite'),
  // Japanese and Asian
  sushi: form(
    'niguiri, nigiri, uramaki, hossomaki, temaki, makimono',
    'arroz, peixes, alga, vinagre',
    'crustáceos, cream cheese, gergelim, shoyu, kani, raiz-forte, maionese',
  ),
  sashimi: dish('', 'peixes', 'shoyu, moluscos, raiz-forte'),
  'hot roll': dish(
    'hot filadélfia, hot philadelphia',
    'peixes, cream cheese, trigo, alga, arroz',
    'ovo, shoyu, gergelim',
  ),
  tempurá: form('tempura', 'trigo, ovo', 'crustáceos, shoyu'),
  'sorvete frito': dish('sorvete empanado, tempurá de sorvete', 'sorvete, trigo, ovo', 'amendoim, castanhas'),
  guioza: form('gyoza, dim sum', 'trigo', 'carne de porco, shoyu, gergelim, crustáceos'),
  yakissoba: form(
    'yakisoba, lámen, ramen, udon',
    'trigo, shoyu',
    'ovo, gergelim, molho de ostra, molho de peixe, amendoim, castanha-de-caju, carnes',
  ),
  'pad thai': dish('', 'amendoim, shoyu, ovo, molho de peixe', 'camarão, frango, crustáceos'),
  satay: dish('espetinho satay, molho satay', 'amendoim, leite de coco', 'shoyu, molho de peixe, crustáceos'),
  karaage: dish('frango karaage', 'frango, trigo, shoyu, gengibre', 'ovo, gergelim, maionese'),
  takoyaki: dish(
    'bolinho de polvo',
    'polvo, trigo, ovo, katsuobushi, shoyu',
    'maionese, leite, camarão, gengibre',
  ),
  okonomiyaki: dish(
    '',
    'repolho, trigo, ovo, katsuobushi, shoyu',
    'maionese, carne de porco, crustáceos, moluscos',
  ),
  'agedashi tofu': dish('agedashi', 'tofu, katsuobushi, shoyu', 'trigo, gengibre'),
  yakitori: dish('negima, tsukune', 'frango, shoyu', 'ovo, trigo, gergelim'),
  tataki: form('', 'shoyu', 'peixes, carne vermelha, gergelim, gengibre'),
  tonkatsu: dish('katsu, torikatsu', 'trigo, ovo', 'carne de porco, frango, molho inglês, gergelim, leite'),
  missoshiro: dish('missoshiru, sopa de missô', 'missô, tofu, katsuobushi', 'moluscos, alga'),
  mochi: form('', 'arroz', 'amendoim, leite, soja, gergelim'),
  harumaki: form('rolinho primavera', 'trigo, shoyu', 'ovo, carnes, crustáceos, gergelim'),
  poke: form('', 'peixes, shoyu, arroz', 'gergelim, oleaginosas, maionese, crustáceos'),
  sunomono: dish('', 'pepino, vinagre', 'gergelim, kani, açúcar cristal'),
  // Desserts
  pudim: dish(
    'pudim de leite, flã, crème caramel',
    'leite condensado, leite, ovo, açúcar cristal',
    'coco, trigo',
  ),
  'pudim de coco': dish('', 'coco, leite condensado, leite, ovo, açúcar cristal', 'trigo'),
  cocada: dish(
    'cocada de forno, cocada cremosa, baba de moça',
    'coco, coco ralado, açúcar cristal',
    'leite condensado, ovo, manteiga',
  ),
  'rapadura com coco': dish('', 'rapadura, coco'),
  cartola: dish('', 'banana, queijo manteiga, açúcar cristal, canela', 'queijo coalho, manteiga'),
  'romeu e julieta': dish('goiabada com queijo', 'goiabada, queijos'),
  'doce de frutas': dish(
    'doce de caju, doce de mamão, doce de goiaba, compota, doce em calda, doce de caju em calda',
    'frutas, caju, açúcar cristal',
    'sulfitos',
  ),
  'petit gâteau': dish('petit gateau, coulant, fondant', 'chocolate, ovo, manteiga, trigo', 'sorvete'),
  brownie: dish(
    'bolo de chocolate, torta de chocolate, mousse de chocolate, brownie de rapadura',
    'chocolate, ovo, laticínios, trigo',
    'oleaginosas',
  ),
  pavê: dish(
    'palha italiana, torta alemã, pavê de café, banoffee',
    'biscoito, laticínios, açúcar cristal',
    'ovo, chocolate ao leite, oleaginosas, cachaça, conhaque, vinho',
  ),
  tiramisù: dish('tiramisu', 'biscoito, mascarpone, ovo, café', 'cachaça, conhaque, vinho, cacau'),
  affogato: dish('', 'sorvete, café', 'cachaça, conhaque, vinho'),
  mousse: form(
    'mousse de maracujá, mousse de limão, mousse de cajá',
    'leite condensado, creme de leite',
    'ovo, gelatina, frutas',
  ),
  'torta de limão': form(
    'torta, cheesecake',
    'biscoito, trigo, laticínios',
    'ovo, limão, gelatina, oleaginosas',
  ),
  'panna cotta': dish('panacota', 'creme de leite, gelatina, açúcar cristal', 'frutas'),
  manjar: dish('manjar de coco', 'leite de coco, açúcar cristal, milho', 'leite, ameixa seca'),
  'crème brûlée': dish('creme brulée, creme brulee', 'creme de leite, ovo, açúcar cristal'),
  picolé: dish('sorbet, picolé de frutas do nordeste', 'frutas, açúcar cristal', 'laticínios, ovo, sulfitos'),
  bolo: form('bolo da casa', 'trigo, ovo, laticínios, açúcar cristal', 'coco, oleaginosas, goiabada'),
  'bolo de macaxeira': dish(
    'bolo de carimã, bolo mole',
    'macaxeira, ovo, laticínios, açúcar cristal, leite de coco',
    'trigo',
  ),
  'bolo de milho': dish('bolo de fubá', 'milho, ovo, laticínios, açúcar cristal', 'trigo, coco'),
  'bolo de rolo': dish('', 'trigo, ovo, manteiga, açúcar cristal, goiabada'),
  'banana frita com canela': dish(
    'banana flambada, banana caramelada, banana frita, banana real, banana caramelada com canela',
    'banana, açúcar cristal, canela',
    'manteiga, trigo, cachaça, conhaque, vinho, sorvete',
  ),
  'arroz-doce': dish(
    'arroz doce, mungunzá doce, canjica, curau, pamonha, pamonha salgada',
    'milho, arroz, laticínios, açúcar cristal',
    'coco, amendoim, canela',
  ),
  // Mixed drinks. A house drink names its fruit on the menu; sugar and spirit are assumed.
  caipirinha: form('caipifruta', 'cachaça, açúcar cristal', 'limão, frutas'),
  caipiroska: form('caipirosca, caipivodca', 'vodca, açúcar cristal', 'limão, frutas'),
  batida: form('batida de coco, batidinha', 'cachaça, leite condensado', 'frutas, leite de coco'),
  'rabo de galo': dish('', 'cachaça, vermute', 'fernet'),
  boulevardier: dish('', 'uísque, aperitivo amargo, vermute'),
  negroni: dish('', 'gin, aperitivo amargo, vermute, laranja'),
  'gin tônica': dish('gim tônica, gin tonica, g&t', 'gin, água tônica', 'limão, frutas, especiarias'),
  mojito: dish('', 'rum, hortelã, limão, açúcar cristal, água com gás'),
  margarita: dish('', 'tequila, licor de laranja, limão, sal'),
  'piña colada': dish('pina colada', 'rum, abacaxi, leite de coco', 'leite condensado'),
  cosmopolitan: dish('', 'vodca, licor de laranja, cranberry, limão'),
  'moscow mule': dish('mule', 'vodca, limão', 'gengibre, ginger ale, ovo, gelatina, açúcar cristal'),
  'old fashioned': dish('', 'uísque, bitter aromático, açúcar cristal, laranja', 'cachaça'),
  sour: dish('whisky sour, pisco sour', 'destilados, limão, açúcar cristal', 'ovo, cachaça'),
  'aperol spritz': dish('spritz', 'aperitivo amargo, espumante, laranja, água com gás'),
  'bloody mary': dish('', 'vodca, tomate, molho inglês, limão, aipo, pimentas'),
  'espresso martini': dish('', 'vodca, café, licor de café'),
  'dry martini': dish('', 'gin, vermute seco, azeitona'),
  'cuba libre': dish('', 'rum, cola, limão'),
  clericot: dish('', 'vinho, frutas, açúcar cristal', 'refrigerantes'),
  quentão: dish('', 'cachaça, gengibre, açúcar cristal, canela, cravo-da-índia', 'vinho, frutas cítricas'),
  vitamina: form('smoothie', 'frutas', 'laticínios, açúcar cristal, aveia, soja'),
}

/** Words that leave the contents open, so an allergy refuses them. */
export const openWords = listOf(
  'molho, recheio, picante, apimentado, apimentada, spicy, orchata, filé, serra, blend, copa, tulipa, galo, coração, língua, rim, palma, namorado, surpresa, sortido, sortida, variado, variados, combinado, combo, degustação, moda, especial, chef, executivo, pf, prato feito, prato do dia, do dia, misto, mista, creme, cremoso, cremosa, caldo, caldinho, sopa, salada, ragoût, crosta, marinado, marinada, crocante, crispy, tempero da casa, salgado, salgadinho, sobremesa, doce, doces, rodízio, buffet, completo, completa, mix, trio, coquetel, drink, drinque, shot, bebida, petisco, empanado, empanada, ensopado, ensopada, guisado, guisada, glaceado, glaceada',
)
