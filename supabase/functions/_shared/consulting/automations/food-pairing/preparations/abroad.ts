/** Dishes of the Japanese table, fondues, sweet pizzas and crepes, whose names say how they are made. */

import { made, type Preparation, pour } from './preparation.ts'

export const fromAbroad: readonly Preparation[] = [
  made('cheese fondue', /fondue.*(queij|gorgonzola|gruyere|emmental|brie|quatro|tradicional)/, [
    pour(
      'white',
      'Queijo derretido pede destilado seco, como o kirsch que a Suíça serve com ele',
      'Na Suíça vai kirsch; aqui a branca gelada faz o mesmo papel.',
    ),
    pour('lime', 'Queijo e vinho na panela: {by} alivia', 'A cada espetinho, um gole: {by} alivia o queijo.'),
    pour('bubbles', 'Queijo derretido e gás: a boca recomeça', 'Queijo quente e copo com gás.'),
    pour('oak', 'Queijo curado e baunilha de barril', 'A Carvalho põe baunilha ao lado do queijo curado.'),
  ]),
  made(
    'sweet pizza or crepe',
    /(?:pizza|crepe).*(?:chocolate|\bdoce\b|banana|morango|nutella|goiabada|brigadeiro|romeu|coco\b|canela)/,
    [
      pour(
        'oak',
        'Massa assada e recheio doce: a baunilha do barril faz a calda',
        'Doce e massa quente; a Carvalho entra no lugar da calda.',
      ),
      pour(
        'nut',
        'Recheio doce e quente: um fim comprido e escuro',
        'Para fechar o doce, a Castanheira pequena.',
      ),
      pour('white', 'Recheio bem doce: cana seca corta o açúcar', 'O recheio é doce; a branca seca corta.'),
    ],
  ),
  made('cheese pizza', /pizza.*(?:queij|mussarela|mucarela|marg[hu]*erit|napolitan)/, [
    pour('bubbles', 'Queijo derretido e borda tostada: o gás limpa', 'Queijo puxando e um copo com gás.'),
    pour('lime', 'Muito queijo: {by} corta', 'O queijo é muito; {by} dá um respiro.'),
    pour(
      'white',
      'Queijo, tomate e massa tostada: cana seca e fria',
      'Uma branca bem fria, da primeira à última fatia.',
    ),
  ]),
  made('sushi platter', /(?:combinad[oa]|\bbarca|\bbarco|rodizio|festival).*(?:sushi|sashimi)/, [
    pour(
      'bubbles',
      'Muitas peças, cada uma com seu sabor: gás e limão limpam de uma para a outra',
      'São muitas peças: com a {drink}, copo comprido da primeira à última.',
    ),
    pour(
      'lime',
      'Peixe, arroz temperado e shoyu: {by} refresca entre as peças',
      'De uma peça para outra, {by} limpa a boca.',
    ),
    pour(
      'white',
      'Peixe cru e shoyu: a branca gelada, em gole pequeno, no lugar do saquê',
      'No lugar do saquê, a branca bem gelada, aos poucos.',
    ),
  ]),
  made(
    'mixed platter',
    /(?:\btabua|\bchapa|\bporca?o|\bporcoes|\bmix\b|\bbarca|\btrio\b|\bcesta|\btravessa|rodizio|parril|grelhad[oa] mist|misto na|churrasco mist|combinad|mist[oa]|mezze|festival|degustacao|mesa).*(?:carne, linguica|carnes na brasa|homus, quibe)/,
    [
      pour(
        'bubbles',
        'De tudo um pouco, e quase tudo gordo: o gás limpa entre um e outro',
        'Vem de tudo um pouco: com a {drink}, copo comprido para o conjunto.',
      ),
      pour(
        'lime',
        'Gordura e sal de vários jeitos: {by} corta todos',
        'Vem gordura de todo lado; {by} corta.',
      ),
      pour('oak', 'Carne dourada e linguiça: o tostado do carvalho', 'Para a carne dourada, a Carvalho.'),
      pour('white', 'Linguiça e fritura: a branca gelada limpa', 'Mesa cheia, branca gelada e gole pequeno.'),
    ],
  ),
  made('edamame', /edamame/, [
    pour(
      'bubbles',
      'Vagem e sal grosso: gás e limão, sem doce',
      'Para beliscar edamame, a {drink}: copo comprido, que não pesa.',
    ),
    pour('white', 'Sal e vagem verde: a cana fresca continua o verde', 'Edamame e um gole de branca gelada.'),
    pour('lime', 'Sal na vagem, limão no copo', 'Sal na vagem e limão no copo.'),
  ]),
  made('sunomono', /sunomono|salada de pepino/, [
    pour(
      'white',
      'Vinagre de arroz e pepino: a branca entra seca, sem brigar com o azedo',
      'O pepino já traz o azedo; a branca gelada só refresca.',
    ),
    pour('bubbles', 'Agridoce leve pede copo leve', 'Pepino agridoce e copo com gás.'),
  ]),
  made(
    'hot raw roll',
    /(?:uramaki|temaki|roll|niguiri|hossomaki|tartar|sushi).*(?:picante|spicy|apiment|sriracha|pimenta)/,
    [
      pour(
        'bubbles',
        'A pimenta arde mais com dose pura: copo comprido, bem gelado',
        'Esse vem picante: a {drink}, com muito gelo, apaga.',
      ),
      pour('coconut', 'O doce leve do coco apaga a pimenta', 'Com a pimenta, a {drink}: o coco apaga.'),
      pour('lime', 'Pimenta e atum: gelo e limão', 'Pimenta pede gelo e limão.'),
      pour(
        'white',
        'A pimenta pede dose pequena e bem gelada',
        'Bem gelada e pequena, por causa da pimenta.',
      ),
    ],
  ),
  made(
    'fried roll',
    /\bhot (?:ph?ila|fila|roll|holl)|(?:roll|uramaki|hossomaki).*(?:empanad|frit|crocante)/,
    [
      pour('bubbles', 'Fritura e cream cheese: o gás limpa', 'O roll vem frito: a {drink} limpa a boca.'),
      pour('lime', 'Empanado e creme: {by} corta', 'Roll quente e cremoso; {by} corta.'),
      pour('white', 'Fritura seca pede cana seca', 'Roll quente, branca gelada.'),
    ],
  ),
  made('salmon, raw', /(?:sashimi|nigui?ri|uramaki|hossomaki|temaki|tataki|carpaccio|tartar).*salm/, [
    pour(
      'lime',
      'Salmão cru é gordo: {by} corta a gordura',
      'O salmão é gordo; {by} deixa a próxima mordida nova.',
    ),
    pour(
      'white',
      'Salmão e shoyu: a branca gelada entra onde iria o saquê',
      'Onde iria o saquê, vai a branca gelada.',
    ),
    pour('bubbles', 'Gordura do salmão e gás, sem doce', 'Salmão cru e copo com gás.'),
  ]),
  made(
    'vegetable roll',
    /(?:roll|uramaki|hossomaki|temaki|sushi).*(?:vegetarian|vegan|legume|pepino|abacate|manga)/,
    [
      pour(
        'bubbles',
        'Abacate cremoso e arroz temperado: gás e limão',
        'O roll é leve e cremoso; a {drink} acompanha.',
      ),
      pour('lime', 'Cremoso no prato, limão no copo', 'O abacate é cremoso; {by} acorda.'),
      pour('white', 'Arroz temperado e fruta: cana seca', 'Roll de legumes e branca gelada.'),
    ],
  ),
  made('california roll', /calif[oó]rnia|\bkani\b/, [
    pour('lime', 'Recheio adocicado e cremoso: {by} contrasta', 'O recheio é adocicado; {by} contrasta.'),
    pour('bubbles', 'Recheio cremoso e arroz temperado: gás, sem doce', 'Califórnia e copo com gás.'),
    pour('white', 'Recheio adocicado, cana seca ao lado', 'A branca gelada não soma doce ao recheio.'),
  ]),
  made('pork dumplings', /(?:guioza|gyoza).*(?:porco|suin|carne)/, [
    pour(
      'oak',
      'Porco selado na chapa, gengibre e shoyu: o tostado do carvalho',
      'A guioza sai dourada da chapa; a Carvalho tem o mesmo tostado.',
    ),
    pour('white', 'Porco e shoyu: cana seca e fria', 'Com o porco e o shoyu, a branca bem fria.'),
    pour('lime', 'Shoyu e gengibre: {by} refresca', 'Shoyu e gengibre; {by} refresca.'),
  ]),
  made('teriyaki', /teriyaki|\btare\b/, [
    pour(
      'oak',
      'O molho carameliza na grelha: baunilha e tostado ao lado',
      'O teriyaki é caramelo e shoyu; a Carvalho conversa com os dois.',
    ),
    pour('nut', 'Molho escuro e fim comprido', 'O doce escuro da Castanheira vai com o teriyaki.'),
    pour('lime', 'O molho é doce; {by} equilibra', 'Teriyaki é doce; {by} equilibra.'),
  ]),
]
