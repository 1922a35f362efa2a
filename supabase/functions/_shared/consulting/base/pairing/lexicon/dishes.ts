import { dessert, dish, main, starter, type Term } from '../profile.ts'

/** Dishes known by name: from Ceará and the Northeast, from botecos, and those found on any menu. */
export const knownDishes: readonly Term[] = [
  // Ceará and the Northeast
  main(
    'baião de dois, baião, baião cremoso',
    { fat: 1.6, salt: 1.5, umami: 1.5, weight: 2.3 },
    { groups: ['cheese'], mayHoldMeat: true },
  ),
  main('panelada', { fat: 2, umami: 2.6, heat: 0.5, weight: 2.8 }, 'offal'),
  main('buchada, buchada de bode', { fat: 2, umami: 2.6, weight: 2.8 }, { groups: ['offal', 'goat'] }),
  main(
    'sarrabulho, sarapatel',
    { fat: 1.8, umami: 2.6, heat: 0.8, weight: 2.5 },
    { groups: ['offal', 'pork'] },
  ),
  main('mão de vaca, mocotó', { fat: 2.3, umami: 2.5, weight: 2.8 }, { groups: ['beef', 'offal'] }),
  main(
    'peixada, peixada cearense, caldeirada',
    { fat: 1, acid: 1, umami: 1.6, weight: 1.7 },
    { groups: ['fish'], aromas: ['coco', 'ervas'] },
  ),
  main(
    'moqueca, moqueca capixaba, moqueca baiana',
    { fat: 2, acid: 0.8, umami: 1.6, heat: 1, weight: 2 },
    { groups: ['fish'], aromas: ['coco', 'ervas'], mayHoldMeat: true },
  ),
  main(
    'bobó',
    { fat: 1.8, umami: 1.5, heat: 0.5, weight: 2.2 },
    { groups: ['shellfish'], aromas: ['coco'], mayHoldMeat: true },
  ),
  main(
    'vatapá',
    { fat: 1.8, umami: 1.8, heat: 0.6, weight: 2.2 },
    { groups: ['shellfish'], aromas: ['coco', 'castanha'], mayHoldMeat: true },
  ),
  starter(
    'caranguejada, caranguejo no leite de coco, corda de caranguejo',
    { umami: 1.9, sweet: 0.7, weight: 1.4 },
    { groups: ['shellfish'], aromas: ['coco'] },
  ),
  starter(
    'casquinha de siri, casquinha de caranguejo, casquinha',
    { fat: 1.3, umami: 1.8, weight: 1.5 },
    'shellfish',
  ),
  starter('patinha de caranguejo, patola', { fat: 1.2, crisp: 1.5, umami: 1.5, weight: 1.2 }, 'shellfish'),
  main(
    'carne de sol com nata, carne de sol na nata',
    { fat: 2.3, salt: 1.8, umami: 2.2, weight: 2.4 },
    'beef',
  ),
  main(
    'escondidinho',
    { fat: 1.8, salt: 1.2, umami: 1.8, weight: 2.3 },
    { groups: ['cheese'], mayHoldMeat: true },
  ),
  starter(
    'paçoca de carne de sol, paçoca de carne, paçoca de pilão, paçoca sertaneja',
    { fat: 1.3, salt: 2, umami: 1.9, weight: 1.9 },
    'beef',
  ),
  main(
    'galinha à cabidela, cabidela, galinha caipira, galinhada',
    { fat: 1.4, acid: 0.6, umami: 2.2, weight: 2.2 },
    'poultry',
  ),
  main('capote, arroz de capote', { fat: 1.2, umami: 2.1, weight: 2.1 }, 'poultry'),
  main(
    'carneiro guisado, bode guisado, bode assado, carneiro assado',
    { fat: 1.9, umami: 2.5, weight: 2.6 },
    'goat',
  ),
  main('mungunzá salgado, mucunzá salgado', { fat: 1.4, umami: 1.8, weight: 2.4 }, 'pork'),
  main(
    'feijoada, feijoada completa',
    { fat: 2.4, salt: 1.8, smoke: 1, umami: 2.4, weight: 3 },
    { groups: ['pork', 'cured'] },
  ),
  main('feijão tropeiro, tutu, virado', { fat: 2, salt: 1.6, smoke: 0.8, umami: 1.6, weight: 2.5 }, 'pork'),
  starter('acarajé, abará', { fat: 1.9, crisp: 1.5, heat: 1.5, umami: 1.5, weight: 2 }, 'shellfish'),
  main('cuscuz, cuscuz nordestino', { weight: 1.5, sweet: 0.3 }, { mayHoldMeat: true }),
  starter('tapioca, tapioca recheada, crepioca', { weight: 1.2 }, { mayHoldMeat: true }),
  main('arroz de leite, arroz de queijo', { fat: 1.8, salt: 1, weight: 2 }, 'cheese'),
  main(
    'arroz de cuxá, arroz de polvo, arroz de mariscos, arroz de camarão, arroz caldoso',
    { fat: 1, umami: 2.1, weight: 2.1 },
    'shellfish',
  ),
  main('arroz de carreteiro, maria isabel', { fat: 1.4, salt: 1.8, umami: 2, weight: 2.3 }, 'beef'),
  main('chambaril, rabada, vaca atolada', { fat: 2.2, umami: 2.5, weight: 2.8 }, 'beef'),
  main('maxixada', { bitter: 0.5, umami: 0.8, weight: 1.3 }, { groups: ['vegetable'], mayHoldMeat: true }),
  // Boteco
  starter('bolinho de bacalhau', { fat: 1.4, salt: 1.8, umami: 1.6, crisp: 1.8, weight: 1.6 }, 'fish'),
  starter('coxinha, coxinha de frango', { fat: 1.6, crisp: 1.6, umami: 1.2, weight: 1.8 }, 'poultry'),
  starter(
    'pastel, pastelzinho, pastéis, pasteizinhos',
    { fat: 1.7, crisp: 2.3, weight: 1.4 },
    { mayHoldMeat: true },
  ),
  starter('empada, empadinha', { fat: 1.7, weight: 1.6 }, { mayHoldMeat: true }),
  starter(
    'quibe, kibe, esfirra, esfiha',
    { fat: 1.3, umami: 1.3, heat: 0.4, weight: 1.6 },
    { groups: ['beef'], aromas: ['ervas', 'especiaria'] },
  ),
  starter(
    'frango a passarinho, frango à passarinho',
    { fat: 1.9, crisp: 1.8, salt: 1.2, umami: 1.4, weight: 1.8 },
    'poultry',
  ),
  starter(
    'caldinho de feijão, caldo de feijão',
    { fat: 1.2, umami: 1.6, salt: 1, weight: 1.9 },
    { mayHoldMeat: true },
  ),
  starter(
    'caldo de sururu, caldo de mocotó, caldo de peixe, caldo de camarão, caldo de carne',
    { umami: 2.1, salt: 1, weight: 1.8 },
    { mayHoldMeat: true },
  ),
  starter('dadinho de tapioca, dadinho', { fat: 1.5, salt: 1.2, crisp: 1.7, weight: 1.4 }, 'cheese'),
  starter('pão de queijo', { fat: 1.3, salt: 1, weight: 1.3 }, 'cheese'),
  starter('pão de alho', { fat: 1.6, salt: 1, umami: 0.8, smoke: 0.5, weight: 1.3 }),
  starter(
    'batata frita, fritas, batata rústica, anéis de cebola, onion rings, macaxeira frita, mandioca frita, batata doce frita',
    { fat: 1.7, crisp: 2.2, salt: 1.3, weight: 1.5 },
    'vegetable',
  ),
  starter(
    'amendoim, amendoim cozido, castanha torrada',
    { fat: 1.4, salt: 1, crisp: 0.8, weight: 1 },
    { aromas: ['castanha'] },
  ),
  starter(
    'carne de sol acebolada, filé acebolado, iscas de filé, carne acebolada',
    { fat: 1.5, salt: 1.3, umami: 2.2, weight: 2 },
    'beef',
  ),
  starter(
    'bruschetta, torrada, canapé, crostini',
    { acid: 0.8, crisp: 1.2, weight: 0.9 },
    { mayHoldMeat: true },
  ),
  starter(
    'ceviche, tiradito, leche de tigre',
    { acid: 2.7, heat: 0.8, umami: 1, weight: 0.7 },
    { groups: ['fish'], aromas: ['cítrico', 'ervas'], mayHoldMeat: true },
  ),
  starter('carpaccio', { umami: 1.4, salt: 0.8, weight: 0.8 }, { groups: ['beef'], mayHoldMeat: true }),
  starter(
    'steak tartare, tartare de carne, tartar de carne',
    { acid: 1, umami: 1.8, heat: 0.6, weight: 1.2 },
    'beef',
  ),
  starter(
    'vinagrete de polvo, salada de polvo',
    { acid: 2, umami: 1.2, weight: 1 },
    { groups: ['shellfish'], aromas: ['ervas'] },
  ),
  starter(
    'salada caesar, caesar',
    { fat: 1.4, salt: 1.3, umami: 1.2, crisp: 0.8, weight: 1 },
    { groups: ['vegetable'], mayHoldMeat: true },
  ),
  starter(
    'salada caprese, caprese',
    { fat: 1.2, acid: 1, weight: 0.9 },
    { groups: ['cheese', 'vegetable'], aromas: ['ervas'] },
  ),
  starter(
    'tábua de frios, tábua de queijos, antepasto',
    { fat: 2, salt: 2, umami: 1.6, weight: 1.6 },
    { groups: ['cheese', 'cured'] },
  ),
  // Sandwiches and street food
  main(
    'hambúrguer, burger, cheeseburger, burguer, x-burguer, x-salada, x-tudo, x-bacon, smash burger, smashburger',
    { fat: 2.2, salt: 1.4, umami: 2, weight: 2.4 },
    { groups: ['beef'], mayHoldMeat: true },
  ),
  main(
    'cachorro-quente, cachorro quente, hot dog, dogão',
    { fat: 1.9, salt: 1.8, umami: 1.3, weight: 2 },
    { groups: ['pork', 'cured'] },
  ),
  main(
    'misto quente, queijo quente, bauru, beirute',
    { fat: 1.8, salt: 1.5, weight: 1.8 },
    { groups: ['cheese', 'cured'] },
  ),
  main(
    'pulled pork, porco desfiado, sanduíche de pernil, pernil no pão',
    { fat: 2, salt: 1.3, sweet: 0.8, smoke: 1, umami: 1.6, weight: 2.3 },
    'pork',
  ),
  main(
    'taco, tacos, nachos, quesadilla, burrito, chilli',
    { fat: 1.5, acid: 0.8, heat: 1, umami: 1.3, weight: 1.7 },
    { mayHoldMeat: true, aromas: ['ervas'] },
  ),
  main('fish and chips', { fat: 2, crisp: 2.3, salt: 1, weight: 1.7 }, 'fish'),
  main(
    'shawarma, kebab, kafta, gyros',
    { fat: 1.8, acid: 0.7, umami: 1.8, heat: 0.8, weight: 2.1 },
    { groups: ['beef'], aromas: ['especiaria'] },
  ),
  main(
    'choripán',
    { fat: 2.2, salt: 1.8, smoke: 1.5, umami: 1.5, weight: 2.1 },
    { groups: ['pork', 'cured'], aromas: ['ervas'] },
  ),
  // Italian and international
  main(
    'pizza, focaccia, calzone',
    { fat: 1.8, acid: 0.8, salt: 1.4, umami: 1.6, weight: 2 },
    { groups: ['cheese'], mayHoldMeat: true },
  ),
  main(
    'lasanha, canelone, rondelli',
    { fat: 2, acid: 0.8, umami: 1.8, weight: 2.4 },
    { groups: ['cheese'], mayHoldMeat: true },
  ),
  main(
    'macarrão, macarronada, espaguete, spaghetti, talharim, tagliatelle, penne, fettuccine, linguine, massa, ravioli, tortellini',
    { umami: 1.2, weight: 1.9 },
    { mayHoldMeat: true },
  ),
  main('nhoque, gnocchi', { fat: 1, umami: 1, weight: 2 }, { mayHoldMeat: true }),
  main('carbonara', { fat: 2.4, salt: 1.8, umami: 2, weight: 2.3 }, { groups: ['pork', 'cheese'] }),
  main('bolonhesa, ragu, ragù', { fat: 1.6, acid: 1, umami: 2.3, weight: 2.3 }, 'beef'),
  main(
    'risoto, risotto',
    { fat: 1.8, umami: 1.8, salt: 1, weight: 2.1 },
    { groups: ['cheese'], mayHoldMeat: true },
  ),
  main(
    'parmegiana, à parmegiana',
    { fat: 2.2, acid: 1, crisp: 1, umami: 2, weight: 2.5 },
    { groups: ['cheese'], mayHoldMeat: true },
  ),
  main(
    'estrogonofe, strogonoff',
    { fat: 2, acid: 0.6, umami: 1.6, weight: 2.2 },
    { groups: ['beef'], mayHoldMeat: true },
  ),
  main('paella', { umami: 2, salt: 1.2, weight: 2.1 }, 'shellfish'),
  main('fondue', { fat: 2.6, salt: 1.5, umami: 1.5, weight: 2.4 }, 'cheese'),
  main(
    'ratatouille, moussaka, caponata',
    { acid: 1, umami: 1, weight: 1.4 },
    { groups: ['vegetable'], mayHoldMeat: true, aromas: ['ervas'] },
  ),
  starter('hummus, homus, babaganuche, coalhada', { fat: 1.3, acid: 0.8, weight: 1.3 }, 'vegetable'),
  // Japanese and Asian
  main(
    'sushi, niguiri, nigiri, uramaki, hossomaki, temaki, sashimi, makimono',
    { umami: 1.6, salt: 1, weight: 0.9 },
    'fish',
  ),
  main(
    'hot roll, hot filadélfia, hot philadelphia',
    { fat: 1.8, crisp: 1.6, umami: 1.4, weight: 1.6 },
    'fish',
  ),
  starter('tempurá, tempura', { fat: 1.5, crisp: 2.4, weight: 1.3 }, { mayHoldMeat: true }),
  starter('guioza, gyoza, dim sum', { fat: 1.3, salt: 1.3, umami: 1.6, weight: 1.4 }, 'pork'),
  main(
    'yakissoba, lámen, ramen, udon, pad thai',
    { salt: 1.8, umami: 2.3, weight: 2 },
    { mayHoldMeat: true },
  ),
  main('poke', { salt: 1.3, umami: 1.6, acid: 0.7, weight: 1.3 }, 'fish'),
  // Desserts
  dessert(
    'pudim, pudim de leite, flã, crème caramel',
    { sweet: 2.7, fat: 1.5, weight: 1.8 },
    { aromas: ['caramelo'] },
  ),
  dessert(
    'cocada, cocada de forno, cocada cremosa, baba de moça',
    { sweet: 2.8, fat: 1.6, weight: 1.8 },
    { aromas: ['coco'] },
  ),
  dessert(
    'cartola',
    { sweet: 2.3, fat: 1.8, salt: 0.6, weight: 2 },
    { groups: ['cheese'], aromas: ['fruta', 'caramelo', 'especiaria'] },
  ),
  dessert(
    'romeu e julieta, goiabada com queijo',
    { sweet: 2.4, fat: 1.4, salt: 1, weight: 1.7 },
    { groups: ['cheese'], aromas: ['fruta'] },
  ),
  dessert(
    'rapadura, doce de leite, brigadeiro de rapadura, alfenim',
    { sweet: 3, fat: 1, weight: 1.6 },
    { aromas: ['caramelo'] },
  ),
  dessert(
    'doce de caju, doce de mamão, doce de goiaba, compota, doce em calda, goiabada',
    { sweet: 2.8, weight: 1.3 },
    { aromas: ['fruta', 'caramelo'] },
  ),
  dessert(
    'petit gâteau, petit gateau, fondant, coulant',
    { sweet: 2.6, bitter: 1, fat: 2, weight: 2.2 },
    { aromas: ['chocolate'] },
  ),
  dessert(
    'brownie, bolo de chocolate, torta de chocolate, mousse de chocolate, ganache',
    { sweet: 2.5, bitter: 1, fat: 1.9, weight: 2 },
    { aromas: ['chocolate'] },
  ),
  dessert(
    'brigadeiro, palha italiana, pavê, torta alemã, banoffee',
    { sweet: 2.8, fat: 1.8, weight: 1.9 },
    { aromas: ['chocolate'] },
  ),
  dessert(
    'tiramisù, tiramisu, affogato, pavê de café',
    { sweet: 2.2, bitter: 1, fat: 1.9, weight: 1.7 },
    { aromas: ['café', 'chocolate'] },
  ),
  dessert(
    'mousse de maracujá, mousse de limão, mousse de limão-cravo, torta de limão, torta de limão-cravo, torta de limão-siciliano, torta de limão-taiti, mousse, mousse de cajá',
    { sweet: 2.2, acid: 1.4, fat: 1.4, weight: 1.3 },
    { aromas: ['fruta'] },
  ),
  dessert(
    'cheesecake, panna cotta, panacota, manjar, manjar de coco',
    { sweet: 2.2, fat: 2, weight: 1.8 },
    { aromas: ['fruta'] },
  ),
  dessert(
    'crème brûlée, creme brulée, creme brulee',
    { sweet: 2.4, fat: 2.1, crisp: 0.8, weight: 1.7 },
    { aromas: ['caramelo'] },
  ),
  dessert('sorvete, gelato, sorbet, picolé, açaí, milk-shake, sundae', { sweet: 2.2, fat: 1.3, weight: 1.2 }),
  dessert(
    'bolo de macaxeira, bolo de milho, bolo mole, pé de moleque, bolo de carimã, grude, bolo de rolo, bolo',
    { sweet: 2.1, fat: 1.3, weight: 1.9 },
    { aromas: ['caramelo'] },
  ),
  dessert(
    'churros, sonho, rabanada, bolinho de chuva',
    { sweet: 2.3, fat: 1.6, crisp: 1.5, weight: 1.8 },
    { aromas: ['caramelo', 'especiaria'] },
  ),
  dessert(
    'banana flambada, banana caramelada, banana frita, banana real',
    { sweet: 2.3, fat: 1, weight: 1.6 },
    { aromas: ['fruta', 'caramelo'] },
  ),
  dessert(
    'salada de frutas, frutas da estação, abacaxi assado, abacaxi grelhado, fruta',
    { sweet: 1.6, acid: 1.2, weight: 0.8 },
    { aromas: ['fruta'] },
  ),
  dessert(
    'arroz-doce, arroz doce, mungunzá doce, canjica, curau, pamonha',
    { sweet: 2.2, fat: 1.2, weight: 1.9 },
    { aromas: ['especiaria'] },
  ),
  dessert(
    'tapioca doce, tapioca de coco, tapioca com leite condensado',
    { sweet: 1.9, fat: 1.1, weight: 1.4 },
    { aromas: ['coco'] },
  ),
  dish(
    'chocolate, nutella, trufa de chocolate, chocolate belga',
    { sweet: 1.8, bitter: 1.2, fat: 1.6 },
    { aromas: ['chocolate'] },
  ),
  dish('caramelo, leite condensado, calda de caramelo, toffee', { sweet: 2.5 }, { aromas: ['caramelo'] }),
  starter(
    'queijo coalho com melaço, queijo coalho com mel, coalho com mel de engenho',
    { fat: 1.8, salt: 1.8, sweet: 1.4, weight: 1.6 },
    { groups: ['cheese'], aromas: ['caramelo'] },
  ),
  starter(
    'quiche',
    { fat: 1.6, salt: 0.8, umami: 0.8, weight: 1.6 },
    { groups: ['cheese'], mayHoldMeat: true },
  ),
  starter('terrine, patê', { fat: 1.6, salt: 1, umami: 1.5, weight: 1.6 }, { mayHoldMeat: true }),
  starter('pretzel', { salt: 1.5, crisp: 0.8, weight: 1.4 }),
]
