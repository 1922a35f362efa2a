import { dish, type Term } from '../profile.ts'

/** Dishes known as a whole: of Ceará and the Northeast, of the boteco, and those found on any menu. */
export const knownDishes: readonly Term[] = [
  // Ceará and the Northeast
  dish(
    'baião de dois, baião, baião cremoso',
    { fat: 1.6, salt: 1.5, umami: 1.5, weight: 2.3 },
    { groups: ['cheese'], course: 'main', mayHoldMeat: true },
  ),
  dish('panelada', { fat: 2, umami: 2.6, heat: 0.5, weight: 2.8 }, { groups: ['offal'], course: 'main' }),
  dish(
    'buchada, buchada de bode',
    { fat: 2, umami: 2.6, weight: 2.8 },
    { groups: ['offal', 'goat'], course: 'main' },
  ),
  dish(
    'sarrabulho, sarapatel',
    { fat: 1.8, umami: 2.6, heat: 0.8, weight: 2.5 },
    { groups: ['offal', 'pork'], course: 'main' },
  ),
  dish(
    'mão de vaca, mocotó',
    { fat: 2.3, umami: 2.5, weight: 2.8 },
    { groups: ['beef', 'offal'], course: 'main' },
  ),
  dish(
    'peixada, peixada cearense, caldeirada',
    { fat: 1, acid: 1, umami: 1.6, weight: 1.7 },
    { groups: ['fish'], course: 'main', aromas: ['coco', 'ervas'] },
  ),
  dish(
    'moqueca, moqueca capixaba, moqueca baiana',
    { fat: 1.6, acid: 0.8, umami: 1.6, heat: 0.6, weight: 1.9 },
    { groups: ['fish'], course: 'main', aromas: ['coco', 'ervas'], mayHoldMeat: true },
  ),
  dish(
    'bobó',
    { fat: 1.8, umami: 1.5, heat: 0.5, weight: 2.2 },
    { groups: ['shellfish'], course: 'main', aromas: ['coco'], mayHoldMeat: true },
  ),
  dish(
    'vatapá',
    { fat: 1.8, umami: 1.8, heat: 0.6, weight: 2.2 },
    { groups: ['shellfish'], course: 'main', aromas: ['coco', 'castanha'], mayHoldMeat: true },
  ),
  dish(
    'caranguejada, caranguejo no leite de coco, corda de caranguejo',
    { umami: 1.9, sweet: 0.7, weight: 1.4 },
    { groups: ['shellfish'], course: 'starter', aromas: ['coco'] },
  ),
  dish(
    'casquinha de siri, casquinha de caranguejo, casquinha',
    { fat: 1.2, umami: 1.8, weight: 1.3 },
    { groups: ['shellfish'], course: 'starter' },
  ),
  dish(
    'patinha de caranguejo, patola',
    { fat: 1.2, crisp: 1.5, umami: 1.5, weight: 1.2 },
    { groups: ['shellfish'], course: 'starter' },
  ),
  dish(
    'carne de sol com nata, carne de sol na nata',
    { fat: 2.3, salt: 1.8, umami: 2.2, weight: 2.4 },
    { groups: ['beef'], course: 'main' },
  ),
  dish(
    'escondidinho',
    { fat: 1.8, salt: 1.2, umami: 1.8, weight: 2.3 },
    { groups: ['cheese'], course: 'main', mayHoldMeat: true },
  ),
  dish(
    'paçoca de carne de sol, paçoca de carne, paçoca de pilão, paçoca sertaneja',
    { fat: 1.3, salt: 2, umami: 1.9, weight: 1.9 },
    { groups: ['beef'], course: 'starter' },
  ),
  dish(
    'galinha à cabidela, cabidela, galinha caipira, galinhada',
    { fat: 1.4, acid: 0.6, umami: 2.2, weight: 2.2 },
    { groups: ['poultry'], course: 'main' },
  ),
  dish(
    'capote, arroz de capote',
    { fat: 1.2, umami: 2.1, weight: 2.1 },
    { groups: ['poultry'], course: 'main' },
  ),
  dish(
    'carneiro guisado, bode guisado, bode assado, carneiro assado',
    { fat: 1.9, umami: 2.5, weight: 2.6 },
    { groups: ['goat'], course: 'main' },
  ),
  dish(
    'mungunzá salgado, mucunzá salgado',
    { fat: 1.4, umami: 1.8, weight: 2.4 },
    { groups: ['pork'], course: 'main' },
  ),
  dish(
    'feijoada, feijoada completa',
    { fat: 2.4, salt: 1.8, smoke: 1, umami: 2.4, weight: 3 },
    { groups: ['pork', 'cured'], course: 'main' },
  ),
  dish(
    'feijão tropeiro, tutu, virado',
    { fat: 2, salt: 1.6, smoke: 0.8, umami: 1.6, weight: 2.5 },
    { groups: ['pork'], course: 'main' },
  ),
  dish(
    'acarajé, abará',
    { fat: 1.9, crisp: 1.5, heat: 1.5, umami: 1.5, weight: 2 },
    { groups: ['shellfish'], course: 'starter' },
  ),
  dish('cuscuz, cuscuz nordestino', { weight: 1.5, sweet: 0.3 }, { course: 'main', mayHoldMeat: true }),
  dish('tapioca, tapioca recheada, crepioca', { weight: 1.2 }, { course: 'starter', mayHoldMeat: true }),
  dish(
    'arroz de leite, arroz de queijo',
    { fat: 1.8, salt: 1, weight: 2 },
    { groups: ['cheese'], course: 'main' },
  ),
  dish(
    'arroz de cuxá, arroz de polvo, arroz de mariscos, arroz de camarão, arroz caldoso',
    { umami: 1.8, weight: 2 },
    { groups: ['shellfish'], course: 'main' },
  ),
  dish(
    'arroz de carreteiro, maria isabel',
    { fat: 1.4, salt: 1.8, umami: 2, weight: 2.3 },
    { groups: ['beef'], course: 'main' },
  ),
  dish(
    'chambaril, rabada, vaca atolada',
    { fat: 2.2, umami: 2.5, weight: 2.8 },
    { groups: ['beef'], course: 'main' },
  ),
  dish(
    'maxixada',
    { bitter: 0.5, umami: 0.8, weight: 1.3 },
    { groups: ['vegetable'], course: 'main', mayHoldMeat: true },
  ),
  // Boteco
  dish(
    'bolinho de bacalhau',
    { fat: 1.4, salt: 1.8, umami: 1.6, crisp: 1.8, weight: 1.6 },
    { groups: ['fish'], course: 'starter' },
  ),
  dish(
    'coxinha, coxinha de frango',
    { fat: 1.6, crisp: 1.6, umami: 1.2, weight: 1.8 },
    { groups: ['poultry'], course: 'starter' },
  ),
  dish(
    'pastel, pastelzinho, pastéis, pasteizinhos',
    { fat: 1.7, crisp: 2.3, weight: 1.4 },
    { course: 'starter', mayHoldMeat: true },
  ),
  dish('empada, empadinha', { fat: 1.7, weight: 1.6 }, { course: 'starter', mayHoldMeat: true }),
  dish(
    'quibe, kibe, esfirra, esfiha',
    { fat: 1.3, umami: 1.3, heat: 0.4, weight: 1.6 },
    { groups: ['beef'], course: 'starter', aromas: ['ervas', 'especiaria'] },
  ),
  dish(
    'frango a passarinho, frango à passarinho',
    { fat: 1.9, crisp: 1.8, salt: 1.2, umami: 1.4, weight: 1.8 },
    { groups: ['poultry'], course: 'starter' },
  ),
  dish(
    'caldinho de feijão, caldo de feijão',
    { fat: 1.2, umami: 1.6, salt: 1, weight: 1.9 },
    { course: 'starter', mayHoldMeat: true },
  ),
  dish(
    'caldo de sururu, caldo de mocotó, caldo de peixe, caldo de camarão, caldo de carne',
    { umami: 2.1, salt: 1, weight: 1.8 },
    { course: 'starter', mayHoldMeat: true },
  ),
  dish(
    'dadinho de tapioca, dadinho',
    { fat: 1.5, salt: 1.2, crisp: 1.7, weight: 1.4 },
    { groups: ['cheese'], course: 'starter' },
  ),
  dish('pão de queijo', { fat: 1.3, salt: 1, weight: 1.3 }, { groups: ['cheese'], course: 'starter' }),
  dish('pão de alho', { fat: 1.6, salt: 1, umami: 0.8, smoke: 0.5, weight: 1.3 }, { course: 'starter' }),
  dish(
    'batata frita, fritas, batata rústica, anéis de cebola, onion rings, macaxeira frita, mandioca frita, batata doce frita',
    { fat: 1.7, crisp: 2.2, salt: 1.3, weight: 1.5 },
    { groups: ['vegetable'], course: 'starter' },
  ),
  dish(
    'amendoim, amendoim cozido, castanha torrada',
    { fat: 1.4, salt: 1, crisp: 0.8, weight: 1 },
    { course: 'starter', aromas: ['castanha'] },
  ),
  dish(
    'carne de sol acebolada, filé acebolado, iscas de filé, carne acebolada',
    { fat: 1.5, salt: 1.3, umami: 2.2, weight: 2 },
    { groups: ['beef'], course: 'starter' },
  ),
  dish(
    'bruschetta, torrada, canapé, crostini',
    { acid: 0.8, crisp: 1.2, weight: 0.9 },
    { course: 'starter', mayHoldMeat: true },
  ),
  dish(
    'ceviche, tiradito, leche de tigre',
    { acid: 2.7, heat: 0.8, umami: 1, weight: 0.7 },
    { groups: ['fish'], course: 'starter', aromas: ['cítrico', 'ervas'], mayHoldMeat: true },
  ),
  dish(
    'carpaccio',
    { umami: 1.4, salt: 0.8, weight: 0.8 },
    { groups: ['beef'], course: 'starter', mayHoldMeat: true },
  ),
  dish(
    'steak tartare, tartare de carne, tartar de carne',
    { acid: 1, umami: 1.8, heat: 0.6, weight: 1.2 },
    { groups: ['beef'], course: 'starter' },
  ),
  dish(
    'vinagrete de polvo, salada de polvo',
    { acid: 2, umami: 1.2, weight: 1 },
    { groups: ['shellfish'], course: 'starter', aromas: ['ervas'] },
  ),
  dish(
    'salada caesar, caesar',
    { fat: 1.4, salt: 1.3, umami: 1.2, crisp: 0.8, weight: 1 },
    { groups: ['vegetable'], course: 'starter', mayHoldMeat: true },
  ),
  dish(
    'salada caprese, caprese',
    { fat: 1.2, acid: 1, weight: 0.9 },
    { groups: ['cheese', 'vegetable'], course: 'starter', aromas: ['ervas'] },
  ),
  dish(
    'tábua de frios, tábua de queijos, antepasto',
    { fat: 2, salt: 2, umami: 1.6, weight: 1.6 },
    { groups: ['cheese', 'cured'], course: 'starter' },
  ),
  // Sandwiches and street food
  dish(
    'hambúrguer, burger, cheeseburger, burguer, x-burguer, x-salada, x-tudo, x-bacon, smash burger, smashburger',
    { fat: 2.2, salt: 1.4, umami: 2, weight: 2.4 },
    { groups: ['beef'], course: 'main', mayHoldMeat: true },
  ),
  dish(
    'cachorro-quente, cachorro quente, hot dog, dogão',
    { fat: 1.9, salt: 1.8, umami: 1.3, weight: 2 },
    { groups: ['pork', 'cured'], course: 'main' },
  ),
  dish(
    'misto quente, queijo quente, bauru, beirute',
    { fat: 1.8, salt: 1.5, weight: 1.8 },
    { groups: ['cheese', 'cured'], course: 'main' },
  ),
  dish(
    'pulled pork, porco desfiado, sanduíche de pernil, pernil no pão',
    { fat: 2, salt: 1.3, sweet: 0.8, smoke: 1, umami: 1.6, weight: 2.3 },
    { groups: ['pork'], course: 'main' },
  ),
  dish(
    'taco, tacos, nachos, quesadilla, burrito, chilli',
    { fat: 1.5, acid: 0.8, heat: 1, umami: 1.3, weight: 1.7 },
    { course: 'main', mayHoldMeat: true, aromas: ['ervas'] },
  ),
  dish('fish and chips', { fat: 2, crisp: 2.3, salt: 1, weight: 1.7 }, { groups: ['fish'], course: 'main' }),
  dish(
    'shawarma, kebab, kafta, gyros',
    { fat: 1.8, acid: 0.7, umami: 1.8, heat: 0.8, weight: 2.1 },
    { groups: ['beef'], course: 'main', aromas: ['especiaria'] },
  ),
  dish(
    'choripán',
    { fat: 2.2, salt: 1.8, smoke: 1.5, umami: 1.5, weight: 2.1 },
    { groups: ['pork', 'cured'], course: 'main', aromas: ['ervas'] },
  ),
  // Italian and international
  dish(
    'pizza, focaccia, calzone',
    { fat: 1.8, acid: 0.8, salt: 1.4, umami: 1.6, weight: 2 },
    { groups: ['cheese'], course: 'main', mayHoldMeat: true },
  ),
  dish(
    'lasanha, canelone, rondelli',
    { fat: 2, acid: 0.8, umami: 1.8, weight: 2.4 },
    { groups: ['cheese'], course: 'main', mayHoldMeat: true },
  ),
  dish(
    'macarrão, macarronada, espaguete, spaghetti, talharim, tagliatelle, penne, fettuccine, linguine, massa, ravioli, tortellini',
    { umami: 1.2, weight: 1.9 },
    { course: 'main', mayHoldMeat: true },
  ),
  dish('nhoque, gnocchi', { fat: 1, umami: 1, weight: 2 }, { course: 'main', mayHoldMeat: true }),
  dish(
    'carbonara',
    { fat: 2.4, salt: 1.8, umami: 2, weight: 2.3 },
    { groups: ['pork', 'cheese'], course: 'main' },
  ),
  dish(
    'bolonhesa, ragu, ragù',
    { fat: 1.6, acid: 1, umami: 2.3, weight: 2.3 },
    { groups: ['beef'], course: 'main' },
  ),
  dish(
    'risoto, risotto',
    { fat: 1.8, umami: 1.8, salt: 1, weight: 2.1 },
    { groups: ['cheese'], course: 'main', mayHoldMeat: true },
  ),
  dish(
    'parmegiana, à parmegiana',
    { fat: 2.2, acid: 1, crisp: 1, umami: 2, weight: 2.5 },
    { groups: ['cheese'], course: 'main', mayHoldMeat: true },
  ),
  dish(
    'estrogonofe, strogonoff',
    { fat: 2, acid: 0.6, umami: 1.6, weight: 2.2 },
    { groups: ['beef'], course: 'main', mayHoldMeat: true },
  ),
  dish('paella', { umami: 2, salt: 1.2, weight: 2.1 }, { groups: ['shellfish'], course: 'main' }),
  dish('fondue', { fat: 2.6, salt: 1.5, umami: 1.5, weight: 2.4 }, { groups: ['cheese'], course: 'main' }),
  dish(
    'ratatouille, moussaka, caponata',
    { acid: 1, umami: 1, weight: 1.4 },
    { groups: ['vegetable'], course: 'main', mayHoldMeat: true, aromas: ['ervas'] },
  ),
  dish(
    'hummus, homus, babaganuche, coalhada',
    { fat: 1.3, acid: 0.8, weight: 1.3 },
    { groups: ['vegetable'], course: 'starter' },
  ),
  // Japanese and Asian
  dish(
    'sushi, niguiri, nigiri, uramaki, hossomaki, temaki, sashimi, makimono',
    { umami: 1.6, salt: 1, weight: 0.9 },
    { groups: ['fish'], course: 'main' },
  ),
  dish(
    'hot roll, hot filadélfia, hot philadelphia',
    { fat: 1.8, crisp: 1.6, umami: 1.4, weight: 1.6 },
    { groups: ['fish'], course: 'main' },
  ),
  dish('tempurá, tempura', { fat: 1.5, crisp: 2.4, weight: 1.3 }, { course: 'starter', mayHoldMeat: true }),
  dish(
    'guioza, gyoza, dim sum',
    { fat: 1.3, salt: 1.3, umami: 1.6, weight: 1.4 },
    { groups: ['pork'], course: 'starter' },
  ),
  dish(
    'yakissoba, lámen, ramen, udon, pad thai',
    { salt: 1.8, umami: 2.3, weight: 2 },
    { course: 'main', mayHoldMeat: true },
  ),
  dish('poke', { salt: 1.3, umami: 1.6, acid: 0.7, weight: 1.3 }, { groups: ['fish'], course: 'main' }),
  // Desserts
  dish(
    'pudim, pudim de leite, flã, crème caramel',
    { sweet: 2.7, fat: 1.5, weight: 1.8 },
    { course: 'dessert', aromas: ['caramelo'] },
  ),
  dish(
    'cocada, cocada de forno, cocada cremosa, baba de moça',
    { sweet: 2.8, fat: 1.6, weight: 1.8 },
    { course: 'dessert', aromas: ['coco'] },
  ),
  dish(
    'cartola',
    { sweet: 2.3, fat: 1.8, salt: 0.6, weight: 2 },
    { groups: ['cheese'], course: 'dessert', aromas: ['fruta', 'caramelo', 'especiaria'] },
  ),
  dish(
    'romeu e julieta, goiabada com queijo',
    { sweet: 2.4, fat: 1.4, salt: 1, weight: 1.7 },
    { groups: ['cheese'], course: 'dessert', aromas: ['fruta'] },
  ),
  dish(
    'rapadura, doce de leite, brigadeiro de rapadura, alfenim',
    { sweet: 3, fat: 1, weight: 1.6 },
    { course: 'dessert', aromas: ['caramelo'] },
  ),
  dish(
    'doce de caju, doce de mamão, doce de goiaba, compota, doce em calda, goiabada',
    { sweet: 2.8, weight: 1.3 },
    { course: 'dessert', aromas: ['fruta', 'caramelo'] },
  ),
  dish(
    'petit gâteau, petit gateau, fondant, coulant',
    { sweet: 2.6, bitter: 1, fat: 2, weight: 2.2 },
    { course: 'dessert', aromas: ['chocolate'] },
  ),
  dish(
    'brownie, bolo de chocolate, torta de chocolate, mousse de chocolate, ganache',
    { sweet: 2.5, bitter: 1, fat: 1.9, weight: 2 },
    { course: 'dessert', aromas: ['chocolate'] },
  ),
  dish(
    'brigadeiro, palha italiana, pavê, torta alemã, banoffee',
    { sweet: 2.8, fat: 1.8, weight: 1.9 },
    { course: 'dessert', aromas: ['chocolate'] },
  ),
  dish(
    'tiramisù, tiramisu, affogato, pavê de café',
    { sweet: 2.2, bitter: 1, fat: 1.9, weight: 1.7 },
    { course: 'dessert', aromas: ['café', 'chocolate'] },
  ),
  dish(
    'mousse de maracujá, mousse de limão, torta de limão, mousse, mousse de cajá',
    { sweet: 2.2, acid: 1.4, fat: 1.4, weight: 1.3 },
    { course: 'dessert', aromas: ['fruta'] },
  ),
  dish(
    'cheesecake, panna cotta, panacota, manjar, manjar de coco',
    { sweet: 2.2, fat: 2, weight: 1.8 },
    { course: 'dessert', aromas: ['fruta'] },
  ),
  dish(
    'crème brûlée, creme brulée, creme brulee',
    { sweet: 2.4, fat: 2.1, crisp: 0.8, weight: 1.7 },
    { course: 'dessert', aromas: ['caramelo'] },
  ),
  dish(
    'sorvete, gelato, sorbet, picolé, açaí, milk-shake, sundae',
    { sweet: 2.2, fat: 1.3, weight: 1.2 },
    { course: 'dessert' },
  ),
  dish(
    'bolo de macaxeira, bolo de milho, bolo mole, pé de moleque, bolo de carimã, grude, bolo de rolo, bolo',
    { sweet: 2.1, fat: 1.3, weight: 1.9 },
    { course: 'dessert', aromas: ['caramelo'] },
  ),
  dish(
    'churros, sonho, rabanada, bolinho de chuva',
    { sweet: 2.3, fat: 1.6, crisp: 1.5, weight: 1.8 },
    { course: 'dessert', aromas: ['caramelo', 'especiaria'] },
  ),
  dish(
    'banana flambada, banana caramelada, banana frita, banana real',
    { sweet: 2.3, fat: 1, weight: 1.6 },
    { course: 'dessert', aromas: ['fruta', 'caramelo'] },
  ),
  dish(
    'salada de frutas, frutas da estação, abacaxi assado, abacaxi grelhado, fruta',
    { sweet: 1.6, acid: 1.2, weight: 0.8 },
    { course: 'dessert', aromas: ['fruta'] },
  ),
  dish(
    'arroz-doce, arroz doce, mungunzá doce, canjica, curau, pamonha',
    { sweet: 2.2, fat: 1.2, weight: 1.9 },
    { course: 'dessert', aromas: ['especiaria'] },
  ),
  dish(
    'tapioca doce, tapioca de coco, tapioca com leite condensado',
    { sweet: 1.9, fat: 1.1, weight: 1.4 },
    { course: 'dessert', aromas: ['coco'] },
  ),
  dish(
    'chocolate, nutella, trufa de chocolate, chocolate belga',
    { sweet: 1.8, bitter: 1.2, fat: 1.6 },
    { aromas: ['chocolate'] },
  ),
  dish('caramelo, leite condensado, calda de caramelo, toffee', { sweet: 2.5 }, { aromas: ['caramelo'] }),
  dish(
    'queijo coalho com melaço, queijo coalho com mel, coalho com mel de engenho',
    { fat: 1.8, salt: 1.8, sweet: 1.4, weight: 1.6 },
    { groups: ['cheese'], course: 'starter', aromas: ['caramelo'] },
  ),
]
