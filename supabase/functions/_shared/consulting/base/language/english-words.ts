/** Words of menus in English. Names of Brazilian dishes keep their name and get an explanation. */
const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/\s*\n\s*|\s*;\s*/)
      .map((line) => line.split(/\s*=\s*/))
      .flatMap(([from, to]) => (from !== undefined && to !== undefined ? [[from, to] as const] : [])),
  )

/** What a dish or drink is, by its name without accents: the whole line in English. */
export const dishes = pairs(`
  acai = açaí sorbet; agua de coco = coconut water; agua mineral = mineral water; agua com gas = sparkling water; agua = water
  aperol spritz = Aperol, sparkling wine and soda; arroz de leite = creamy rice with milk; arroz de polvo = octopus rice
  arroz doce = sweet rice pudding; arrumadinho = sun-cured beef, beans, farofa and tomato salsa in layers
  baiao de dois = rice and beans cooked together with coalho cheese; baiao = rice and beans cooked together with coalho cheese
  batata frita = French fries; batida de coco = cachaça, coconut and condensed milk; bobo de camarao = shrimp in creamy cassava and coconut milk
  bolo de milho = corn cake; bolo de rolo = thin rolled sponge with guava paste; bolo de macaxeira = cassava cake
  brigadeiro = chocolate fudge ball; buchada = slow-cooked goat tripe; bolinho de bacalhau = salt cod fritters
  cafe = coffee; cafe coado = filter coffee; cafezinho = small coffee; caipirinha = cachaça, lime and sugar; caipirinha de limao = cachaça, lime and sugar
  caldo de mocoto = cow's-foot broth; caldo de feijao = bean broth; caldo de cana = fresh sugar cane juice; caldo verde = potato and kale soup
  camarao no abacaxi = shrimp served in a pineapple; camarao internacional = shrimp with rice, peas, ham and cheese
  caranguejo = whole boiled crab; caranguejada = whole boiled crabs; carne de sol = sun-cured beef; carne do sol = sun-cured beef
  cartola = fried banana with melted cheese and cinnamon; casquinha de siri = baked crab meat in the shell; casquinha de caranguejo = baked crab meat in the shell
  chopp = draft beer; chope = draft beer; cocada = coconut sweet; cocada de forno = baked coconut sweet; coxinha = shredded chicken in crisp dough
  cuscuz = steamed corn couscous; dadinho de tapioca = crisp cubes of tapioca and cheese; dadinhos de tapioca = crisp cubes of tapioca and cheese
  escondidinho = gratinated cassava purée; espresso = espresso; farofa = toasted cassava flour; feijoada = black bean and pork stew
  feijao tropeiro = beans with cassava flour, bacon and egg; frango a passarinho = fried garlic chicken pieces; galinha a cabidela = chicken stewed in its blood sauce
  galinha de cabidela = chicken stewed in its blood sauce; galinha caipira = free-range chicken stew; guarana = guaraná soft drink; galinhada = chicken and rice in one pot
  isca de peixe = fried fish strips; iscas de peixe = fried fish strips; isca de tilapia = fried tilapia strips; macaxeira frita = fried cassava; macaxeira cozida = boiled cassava
  mao de vaca = cow's-foot stew; moqueca = fish stew in coconut milk; moscow mule = vodka, lime and ginger foam; mojito = rum, mint, lime and soda
  mugunza = sweet corn pudding with coconut milk; macarraozinho = pasta; negroni = gin, Campari and red vermouth; old fashioned = whiskey, sugar and bitters
  paçoca = sun-cured beef pounded with cassava flour; pacoca = sun-cured beef pounded with cassava flour; panelada = slow-cooked tripe stew; patinhas de caranguejo = crab claws
  pao de alho = garlic bread; pao de queijo = cheese puff of cassava starch; pastel = crisp fried pastry; pasteis = crisp fried pastries; peixada = fish stew with vegetables and egg
  peixe frito = fried fish; petit gateau = warm chocolate cake; picadinho = diced beef stew; pirao = thick fish and cassava porridge; prato feito = dish of the day
  pudim = caramel custard; pudim de leite = caramel custard; queijo coalho = grilled coalho cheese; quentao = hot spiced cachaça; rapadura = raw cane sugar block
  sarapatel = spiced pork offal stew; sururu = small mussels; tapioca = tapioca crêpe; torresmo = crisp pork belly; tripa assada = roasted tripe; vatapa = shrimp, bread and coconut cream
  camarao na moranga = shrimp in a creamy sauce, served in a pumpkin; peixe na telha = fish baked on a clay tile; peixe na folha de bananeira = fish baked in a banana leaf
  cafe da manha = breakfast; cafe da manha regional = regional breakfast; cafe regional = regional breakfast; rabo de galo = cachaça and red vermouth; batida de caju = cachaça, cashew fruit and condensed milk
  combinado = sushi and sashimi set; yakisoba = stir-fried noodles; temaki = seaweed hand roll; guioza = dumplings; gyoza = dumplings; sunomono = cucumber salad; harumaki = spring roll; hot philadelphia = fried salmon and cream cheese rolls
  carneiro guisado = mutton stew; bode guisado = goat stew; galinha guisada = chicken stew; cappuccino = cappuccino; cappuccino da casa = cappuccino
  vinho da casa = house wine; xinxim = chicken stew with shrimp and nuts; gin tonica = gin and tonic; refrigerante = soft drink; suco = juice; cerveja = beer; agua tonica = tonic water
`)

/** Nouns; each may stand before another one: "mango mousse". */
export const nouns = pairs(`
  asa = chicken wing; asas = chicken wings; barriga de porco = pork belly; beiju = tapioca flatbread; bolacha = patty; bucho = tripe; caldinho = small cup of broth
  chapa = griddle; disco = patty; disquinho = small patty; escalope = escalope; figado = liver; gaspacho = gazpacho; gelatina = jelly; grao de bico = chickpeas; inhame = yam; lingua = beef tongue
  magret = duck breast; mexido = scramble; mocoto = cow's foot; moela = chicken gizzards; ostra = oyster; ostras = oysters; paleta = shoulder; palito = sticks; panela = pot; pave = layered cream dessert
  penne = penne; porquinho = pork; rabanada = French toast; reducao = reduction; taco = taco; trufinha = truffle; trufas = truffles
  espetinho = skewer; espeto = skewer; coracao = chicken heart; pf = dish of the day; executivo = set lunch; bebida = drink; porcao = portion; kids = kids' plate; abacate = avocado; abacaxi = pineapple; abobora = pumpkin; acerola = acerola cherry; acucar = sugar; agua = water; alho = garlic; alcaparra = caper; alecrim = rosemary
  ameixa = prune; amendoim = peanut; arraia = ray; arroz = rice; atum = tuna; azeite = olive oil; azeitona = olive; bacalhau = salt cod; bacon = bacon; baiao = rice-and-beans baião; banana = banana; banana da terra = plantain
  batata = potato; batata doce = sweet potato; baunilha = vanilla; berinjela = aubergine; bife = steak; bolinho = croquette; bolinhos = croquettes; bolo = cake; brigadeiro = chocolate fudge; brownie = brownie; broto = sprout; bruschetta = bruschetta
  cachaca = cachaça; cacau = cocoa; cafe = coffee; caja = cajá fruit; caju = cashew fruit; calda = syrup; caldo = broth; camarao = shrimp; camaroes = shrimp; canela = cinnamon; capim santo = lemongrass; caramelo = caramel; caranguejo = crab
  carne = beef; carne de sol = sun-cured beef; carne do sol = sun-cured beef; carne moida = minced beef; carneiro = mutton; carpaccio = carpaccio; castanha = cashew nut; castanha de caju = cashew nut; catupiry = soft cheese; cebola = onion; cenoura = carrot; cerveja = beer
  ceviche = ceviche; cheiro verde = parsley and chives; cheesecake = cheesecake; chocolate = chocolate; chuchu = chayote; chutney = chutney; coalho = coalho cheese; cocada = coconut sweet; coco = coconut; coentro = coriander; cogumelo = mushroom; cogumelos = mushrooms
  compota = compote; copa lombo = pork neck; costela = ribs; costelinha = spare ribs; couve = kale; couve flor = cauliflower; creme = cream; crepe = crêpe; croquete = croquette; cumaru = cumaru tonka; cupim = beef hump; cuscuz = corn couscous; doce de leite = milk caramel; dose = shot
  empada = small pie; empadinha = small pie; ervas = herbs; espinafre = spinach; espumante = sparkling wine; farofa = toasted cassava flour; fava = broad bean; feijao = beans; feijao verde = green beans of the Northeast; file = fillet; file mignon = beef tenderloin; filezinho = beef strips; fondue = fondue; frango = chicken; fritas = fries; frutas = fruit; fruta = fruit; frutos do mar = seafood
  galinha = hen; galinha caipira = free-range hen; ganache = ganache; geleia = jelly; gengibre = ginger; gin = gin; goiaba = guava; goiabada = guava paste; gorgonzola = gorgonzola; graviola = soursop; hamburguer = burger; hortela = mint; isca = strips; iscas = strips; jambu = jambu leaf; jerimum = pumpkin
  laranja = orange; lagosta = lobster; legumes = vegetables; leite = milk; leite de coco = coconut milk; leite condensado = condensed milk; limao = lime; limao siciliano = lemon; linguica = sausage; linguini = linguine; lombo = pork loin; lula = squid; maca = apple; macaxeira = cassava; mandioca = cassava; macarrao = pasta; maionese = mayonnaise; manga = mango; manjericao = basil; manteiga = butter; manteiga de garrafa = clarified butter; manteiga da terra = clarified butter; maracuja = passion fruit; mariscos = shellfish; massa = pasta; medalhao = medallion; mel = honey; mel de engenho = cane molasses; melaco = molasses; melaco de cana = cane molasses; melancia = watermelon; milho = corn; milho quebrado = cracked corn; molho = sauce; molho de tomate = tomato sauce; moqueca = coconut fish stew; morango = strawberry; mostarda = mustard; mousse = mousse; musse = mousse; mexilhao = mussels
  nata = cream; nhoque = gnocchi; nozes = walnuts; ostras = oysters; ovo = egg; ovos = eggs; pacoca = pounded sun-cured beef; palmito = heart of palm; pao = bread; paes = breads; papaia = papaya; pargo = red snapper; parmesao = parmesan; pastel = fried pastry; pasteis = fried pastries; pastelzinho = small fried pastry; pate = pâté; peito = breast; peixe = fish; peixe do dia = catch of the day; pesto = pesto; pernil = pork leg; picanha = top sirloin; picles = pickles; pimenta = chilli; pimentao = pepper; pirao = cassava porridge; pitu = river prawn; pizza = pizza; polvo = octopus; porco = pork; presunto = ham; pudim = custard; pure = purée; queijo = cheese; queijo coalho = coalho cheese; queijo manteiga = butter cheese; quiabo = okra; quiche = quiche; rapadura = raw cane sugar; ravioli = ravioli; requeijao = cream cheese; rim = kidney; risoto = risotto; robalo = snook; rucula = rocket; rum = rum
  salada = salad; salmao = salmon; salsa = parsley; salsicha = sausage; salvia = sage; sanduiche = sandwich; sardinha = sardine; seriguela = seriguela plum; shimeji = shimeji mushroom; siri = blue crab; sirigado = grouper; sobremesa = dessert; sopa = soup; sorvete = ice cream; spaghetti = spaghetti; espaguete = spaghetti; suco = juice; sururu = mussels; tamarindo = tamarind; tangerina = tangerine; tapioca = tapioca; tartar = tartare; tartare = tartare; terrine = terrine; tilapia = tilapia; tiras = strips; toast = toast; tomate = tomato; torresmo = pork crackling; torrada = toast; torradas = toast; torta = pie; trio = trio; tripa = tripe; trufa = truffle; tutano = bone marrow; uva = grape; vinagrete = tomato salsa; vinagrete de maracuja = passion fruit vinaigrette; vinho = wine; vinho branco = white wine; vinho tinto = red wine; vodka = vodka; vodca = vodka; xerem = cracked corn; caipirinha = caipirinha with cachaça and; milkshake = milkshake; bisteca = pork chop; lasanha = lasagne; cordeiro = lamb; pato = duck; camarao rosa = pink shrimp; croissant = croissant; misto = ham and cheese sandwich; bode = goat; cabrito = kid goat; buchada = tripe; alface = lettuce; pepino = cucumber; beterraba = beetroot; rabada = oxtail; chorizo = chorizo; barbecue = barbecue sauce; cheddar = cheddar; mussarela = mozzarella; mucarela = mozzarella; burrata = burrata
  temaki = seaweed hand roll; yakisoba = stir-fried noodles; guioza = dumplings; gyoza = dumplings; harumaki = spring roll; tonica = tonic; combinado = sushi and sashimi set
`)

/** Ways of cooking and qualities, which stand before the noun in English. */
export const adjectives = pairs(`
  acebolado = with onions; desfiada = shredded; desfiado = shredded; prensado = pressed; temperado = seasoned
  matuta = country-style; matuto = country-style; acebolada = with onions; acebolado = with onions; assada = roasted; assado = roasted; assadas = roasted; assados = roasted; ao forno = baked; de forno = baked; a milanesa = breaded; empanado = breaded; empanada = breaded; empanados = breaded; cozida = boiled; cozido = boiled; crocante = crisp; crocantes = crisp; defumada = smoked; defumado = smoked; desfiada = shredded; desfiado = shredded; flambada = flambéed; flambado = flambéed; frita = fried; frito = fried; fritas = fried; fritos = fried; gelada = iced; gelado = iced; gratinada = gratinated; gratinado = gratinated; grelhada = grilled; grelhado = grilled; grelhados = grilled; na brasa = charcoal-grilled; na chapa = griddled; na grelha = grilled; no vapor = steamed; inteiro = whole; inteira = whole; artesanal = homemade; caseiro = homemade; caseira = homemade; caipira = free-range; cremoso = creamy; cremosa = creamy; quente = hot; frio = cold; fresco = fresh; fresca = fresh; verde = green; branco = white; branca = white; preto = black; preta = black; doce = sweet; salgado = savoury; picante = spicy; apimentado = spicy; recheado = stuffed; recheada = stuffed; marinado = marinated; marinada = marinated; ao alho e oleo = in garlic and oil; alho e oleo = in garlic and oil; na manteiga = in butter; na cachaca = in cachaça; no abacaxi = in a pineapple; ao molho = in sauce; da terra = local; da casa = of the house; regional = regional; mista = mixed; misto = mixed; tropical = tropical; integral = wholegrain; puxado = sautéed; puxada = sautéed; salteado = sautéed; confitado = confit; confitada = confit; da serra = from the mountains; da horta = from our garden; do dia = of the day; da estacao = seasonal; da mae = home-style
`)

/** Sizes and servings. */
export const sizes = pairs(`
  individual = serves one; 1 pessoa = serves one; 2 pessoas = serves two; duas pessoas = serves two; pra dois = serves two; para dois = serves two; 3 pessoas = serves three; 4 pessoas = serves four; serve 2 = serves two; serve 3 = serves three; serve dois = serves two; unidade = each; un = each; porcao = portion; fatia = slice; taca = glass; garrafa = bottle; dose = shot; copo = glass; meia = half portion; meia porcao = half portion; lata = can; tulipa = tall glass; caneca = mug; jarra = jug
`)

export const sections = pairs(`
  entradas = Starters; para comecar = To start; pra comecar = To start; petiscos = Snacks to share; porcoes = Portions to share; pratos = Main courses; pratos principais = Main courses; principais = Main courses; do mar = From the sea; da terra = From the land; da brasa = From the grill; massas = Pasta; saladas = Salads; caldos = Broths; sobremesas = Desserts; doces = Sweets; para adocar = Something sweet; kids = Kids; infantil = Kids; criancas = Kids; bebidas = Drinks; drinks = Cocktails; coqueteis = Cocktails; doses = Shots; cachacas = Cachaças; cervejas = Beers; vinhos = Wines; cafes = Coffee; sucos = Juices; nao alcoolicos = Soft drinks; sem alcool = Alcohol-free; acompanhamentos = Sides; guarnicoes = Sides; lanches = Sandwiches; hamburgueres = Burgers; pizzas = Pizzas; tapiocas = Tapioca crêpes; salgados = Savoury bites; executivos = Set lunches; combos = Combos; do alambique = From the still; da serra = From the mountains; sopas = Soups; carnes = Meat; peixes = Fish; frutos do mar = Seafood; frango = Chicken; cartao solto = Seasonal card; cardapio = Menu
`)
