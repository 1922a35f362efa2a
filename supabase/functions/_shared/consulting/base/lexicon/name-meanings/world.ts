import type { NameLine } from './line.ts'

/** Pasta, rice, raw fish and salads of foreign cuisines. */
export const fromAbroad: readonly NameLine[] = [
  ['Risoto de camarão', 'risot+o de {x}', 'Arroz cremoso no vinho branco e parmesão, com {x}'],
  ['Penne ao molho de tomate', 'penne', 'Tubos al dente que guardam o molho, com parmesão por cima'],
  [
    'Macarrão na manteiga',
    '(?:macarrao|espaguete|massa|talharim) (?:na|no|a|com|de) manteiga',
    'Massa macia, envolvida na manteiga derretida, com uma pitada de sal',
  ],
  [
    'Espaguete ao alho',
    '(?:espaguete|spaghetti|macarrao|talharim) (?:ao? |no |na |com )?alho(?: e oleo)?',
    'Fios al dente no azeite, com alho dourado e uma pitada de sal',
  ],
  [
    'Espaguete à carbonara',
    '(?:espaguete|spaghetti|macarrao|talharim) (?:a )?carbonara',
    'Fios al dente com ovo, queijo curado e bacon dourado na frigideira',
  ],
  [
    'Espaguete à bolonhesa',
    '(?:espaguete|spaghetti|macarrao|talharim) (?:a )?bolonhesa',
    'Fios al dente com molho de tomate e carne moída cozidos sem pressa',
  ],
  // Another sauce has other ingredients, which this name does not tell.
  [
    'Espaguete ao sugo',
    '(?:espaguete|spaghetti)(?: (?:ao sugo|ao molho(?: de tomate)?|de tomate|pomodoro))?(?! (?:ao?s?|com|de|na|no) )',
    'Fios al dente enrolados no molho, com folhas de manjericão',
  ],
  [
    'Talharim ao pesto',
    'talharim|fettuccine',
    'Fitas largas al dente, envolvidas no molho ainda na frigideira',
  ],
  [
    'Nhoque na manteiga e sálvia',
    '(?:nhoque|gnocchi).* manteiga (?:e|com|de) salvia',
    'Massa macia, dourada na manteiga com folhas de sálvia',
  ],
  [
    'Nhoque de jerimum ao sugo',
    '(?:nhoque|gnocchi) de (?=jerimum|abobora|macaxeira|mandioca|banana|batata-doce|batata doce|ricota|espinafre|baroa|mandioquinha){x}',
    'Massa macia de {x}, molho quente por cima',
  ],
  ['Nhoque ao sugo', 'nhoque|gnocchi', 'Massa de batata macia, molho quente e queijo ralado'],
  ['Lasanha à bolonhesa', 'lasanha', 'Massa, molho e queijo em camadas, gratinadas até borbulhar'],
  ['Ravióli de carne', 'ravi?[oó]li de {x}', 'Massa fina recheada de {x}, com molho quente e parmesão'],
  ['Tartare de atum', 'tartare? de {x}', 'Cubos de {x} cortados na faca, com alcaparra, cebola roxa e limão'],
  ['Carpaccio de carne', 'carpaccio', 'Lâminas finas com azeite, limão, alcaparra e rúcula'],
  ['Poke de salmão', 'poke', 'Arroz, cubos frios, pepino, manga e shoyu, montados na tigela'],
  ['Temaki de salmão', 'temaki de {x}', 'Cone de alga crocante, arroz temperado e {x}'],
  ['Niguiri de salmão', 'nig(?:u?iri)s? de {x}', 'Arroz morno sob uma fatia de {x}, de uma mordida'],
  [
    'Uramaki de salmão',
    '(?:uramaki|hossomaki)s? de {x}',
    'Rolinho de arroz e alga com {x}, para molhar no shoyu',
  ],
  ['Sashimi', 'sashimi', 'Fatias de peixe cru, frias, com gengibre e shoyu'],
  [
    'Hot roll',
    'hot (?:roll|fil|phil)\\S*',
    'Rolinho empanado e quente, cremoso de cream cheese, com molho tarê',
  ],
  ['Yakisoba de frango', 'yakis+oba de {x}', 'Macarrão no fogo alto com {x}, legumes crocantes e shoyu'],
  [
    'Guioza de porco',
    '(?:guioza|gyoza)s? de {x}',
    'Meia-lua de {x}, tostada embaixo e macia em cima, com shoyu',
  ],
  ['Harumaki de queijo', 'harumakis? de {x}', 'Massa crocante enrolada em {x}, com molho agridoce'],
  ['Salada caesar', 'salada caesar|caesar', 'Alface, pão tostado, parmesão e molho cremoso de alho'],
  [
    'Salada caprese',
    'salada caprese|caprese',
    'Tomate, mussarela e manjericão, com azeite e pimenta-do-reino',
  ],
]

/** Ways of cooking, for names that no other line matches. */
export const waysOfCooking: readonly NameLine[] = [
  [
    'Sardinha na brasa',
    '… na brasa',
    '[Direto do carvão, com a borda tostada, limão e azeite|Carvão forte, sal grosso e limão para espremer]',
  ],
  [
    'Camarão na chapa',
    '… na chapa',
    '[Na chapa quente com alho, cebola e manteiga, chiando até a mesa|Dourado forte na chapa, com alho e manteiga por cima]',
  ],
  [
    'Legumes grelhados',
    '… (?<!(?:abacaxi|banana|fruta)s? )grelhad[oa]s?',
    '[Na grelha com alho, azeite e limão|Marca da grelha por fora, ervas e um fio de azeite]',
  ],
  [
    'Lombo assado',
    '… (?<!(?:abacaxi|banana|fruta)s? )(?:assad[oa]s?|ao forno)',
    '[Forno lento com alho e ervas, até dourar a borda|Horas de forno, com alho, louro e o próprio caldo]',
  ],
  ['Palmito gratinado', '… gratinad[oa]s?', 'Creme quente sob crosta de queijo dourada no forno'],
  ['Camarão empanado', '… empanad[oa]s?', 'Casca crocante de farinha, com limão e molho para mergulhar'],
]
