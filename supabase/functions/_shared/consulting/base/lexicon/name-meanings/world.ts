import type { NameLine } from './line.ts'

/** Pasta, rice, raw fish and salads of foreign cuisines. */
export const fromAbroad: readonly NameLine[] = [
  [
    'Risoto de camarão',
    'risot+o de {x}',
    'Arroz cozido aos poucos no caldo, mexido até ficar cremoso, com {x} [em cada garfada|do começo ao fim]',
  ],
  [
    'Penne ao molho de tomate',
    'penne',
    'Massa curta em tubos, que guarda o molho por dentro até a última garfada',
  ],
  [
    'Espaguete ao sugo',
    'espaguete|spaghetti',
    'Fios longos de massa, enrolados no garfo com o molho em cada volta',
  ],
  [
    'Talharim ao pesto',
    'talharim|fettuccine',
    'Fitas largas de massa, cozidas firmes e envolvidas no molho ainda na panela',
  ],
  [
    'Nhoque ao sugo',
    'nhoque|gnocchi',
    'Almofadinhas macias, cozidas até subir na água e cobertas de molho quente',
  ],
  [
    'Lasanha à bolonhesa',
    'lasanha',
    'Camadas de massa, molho e recheio assadas juntas e servidas em quadrado',
  ],
  [
    'Ravióli de carne',
    'ravi?[oó]li de {x}',
    'Massa fina fechada nas bordas com {x} dentro, coberta de molho quente',
  ],
  [
    'Tartare de atum',
    'tartare? de {x}',
    'Cubos miúdos cortados na faca, temperados frios e montados no centro do prato',
  ],
  [
    'Carpaccio de carne',
    'carpaccio',
    'Lâminas finas e frias, abertas em leque no prato e temperadas por cima',
  ],
  [
    'Poke de salmão',
    'poke',
    'Tigela montada em partes, arroz embaixo e cubos frios por cima, para misturar à mesa',
  ],
  [
    'Temaki de salmão',
    'temaki de {x}',
    'Cone de alga recheado de arroz e {x}, enrolado à mão e comido sem talher',
  ],
  [
    'Niguiri de salmão',
    'nig(?:u?iri)s? de {x}',
    'Arroz moldado à mão com uma fatia de {x} por cima, de uma bocada só',
  ],
  [
    'Uramaki de salmão',
    '(?:uramaki|hossomaki)s? de {x}',
    'Rolinho de arroz e alga com {x} no meio, cortado em rodelas de uma bocada',
  ],
  ['Sashimi', 'sashimi', 'Fatias de peixe cru, cortadas na faca e servidas frias, sem arroz'],
  [
    'Hot roll',
    'hot (?:roll|fil|phil)\\S*',
    'Rolinho empanado e frito, em rodelas, quente por fora e cremoso no meio',
  ],
  [
    'Yakisoba de frango',
    'yakis+oba de {x}',
    'Macarrão salteado em fogo alto com {x} e legumes cortados em tiras',
  ],
  [
    'Guioza de porco',
    '(?:guioza|gyoza)s? de {x}',
    'Massa fina dobrada em meia-lua com {x} dentro, para pegar com os palitos',
  ],
  [
    'Harumaki de queijo',
    'harumakis? de {x}',
    'Massa fina enrolada e frita, com recheio quente de {x} de ponta a ponta',
  ],
  [
    'Salada caesar',
    'salada caesar|caesar',
    'Folhas grandes de alface com molho encorpado e lascas de queijo por cima',
  ],
  [
    'Salada caprese',
    'salada caprese|caprese',
    'Tomate e mussarela em rodelas, com folhas de manjericão, servidos frios',
  ],
]

/** Ways of cooking, for names that no other line matches. */
export const waysOfCooking: readonly NameLine[] = [
  [
    'Sardinha na brasa',
    '… na brasa',
    '[Direto do carvão, com a borda tostada e o miolo ainda úmido, no ponto|Sem pressa sobre o carvão, com a marca do fogo por fora e maciez por dentro]',
  ],
  [
    'Camarão na chapa',
    '… na chapa',
    '[Chapa bem quente, um lado de cada vez, até dourar e sair chiando para a mesa|Um lado, depois o outro, na chapa quente, até ganhar cor e perfume]',
  ],
  [
    'Robalo grelhado',
    '… grelhad[oa]s?',
    '[Direto da grelha, com a marca do fogo por fora e o miolo ainda úmido|Grelha forte e pouco tempo, para dourar por fora sem secar por dentro]',
  ],
  [
    'Abacaxi assado',
    '… (?:assad[oa]s?|ao forno)',
    '[Calor de forno por igual, dourando por fora e guardando o suco por dentro|Forno até dourar as bordas, com o miolo úmido e o perfume solto]',
  ],
  [
    'Palmito gratinado',
    '… gratinad[oa]s?',
    'Crosta dourada de forno por cima, que a colher quebra para achar o miolo quente',
  ],
  [
    'Camarão empanado',
    '… empanad[oa]s?',
    'Capa dourada que estala na mordida, com o miolo quente e macio logo embaixo',
  ],
]
