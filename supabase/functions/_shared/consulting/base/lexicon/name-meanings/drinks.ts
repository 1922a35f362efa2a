import type { NameLine } from './line.ts'

export const drinks: readonly NameLine[] = [
  [
    'Caipirinha de caju',
    'caipirinha de (?!cafe|mel(?!\\p{L})|rapadura|cachaca|vod[ck]a|saque){x}',
    'Cachaça sobre {x} com açúcar, tudo amassado no próprio copo e coberto de gelo',
  ],
  [
    'Caipirinha',
    'caipirinha(?: de cachaca)?$',
    'Limão amassado com açúcar no próprio copo, cachaça por cima e gelo até a borda',
  ],
  [
    'Caipirosca de morango',
    'caipiros[ck]a de (?!vod[ck]a){x}',
    'Vodca sobre {x} com açúcar, tudo amassado no próprio copo e coberto de gelo',
  ],
  [
    'Batida de coco',
    'batida de {x}',
    'Cachaça batida com {x} e gelo até ficar lisa, servida bem fria no copo curto',
  ],
  ['Rabo de galo', 'rabo de galo', 'Cachaça e vermute mexidos no copo curto, entre o doce e o amargo'],
  ['Cachaça sour', 'cachaca sour', 'Cachaça, limão e açúcar batidos no gelo, de azedo limpo e final seco'],
  ['Macunaíma', 'macunaima', 'Cachaça, limão, açúcar e um fio de fernet, batidos no gelo e coados'],
  ['Bombeirinho', 'bombeirinho', 'Cachaça com groselha no copo curto, vermelha e gelada até o último gole'],
  [
    'Cachaça com mel',
    'cachaca com mel',
    'Cachaça e mel mexidos até virar um fio só, doce na entrada e seca no fim',
  ],
  [
    'Rum com cola',
    'rum com (?:cola|coca)',
    'Rum alongado com refrigerante de cola, sobre gelo até a boca, no copo alto',
  ],
  ['Quentão', 'quentao', 'Cachaça aquecida com açúcar, gengibre e especiarias, servida quente na caneca'],
  [
    'Mojito de cajá',
    'mojito de {x}',
    'Rum e hortelã amassada com {x}, muito gelo e água com gás até a borda',
  ],
  ['Mojito', 'mojito', 'Rum, hortelã e limão amassados com açúcar, muito gelo e água com gás'],
  [
    'Gin tônica',
    'gi[mn](?:-| com | e | )?tonica',
    'Gim alongado com água tônica sobre muito gelo, com bolhas até o fim do copo',
  ],
  ['Aperol spritz', 'aperol', 'Aperol, espumante e água com gás sobre gelo, de cor laranja e amargo curto'],
  ['Negroni', 'negroni', 'Gim, vermute tinto e bitter em partes iguais, mexidos com gelo no copo baixo'],
  ['Boulevardier', 'boulevardier', 'Uísque, vermute tinto e bitter mexidos no gelo, do amargo para o doce'],
  [
    'Moscow mule',
    'moscow mule',
    'Vodca, limão e gengibre sobre muito gelo, picante na chegada e fresco no fim',
  ],
  ['Margarita', 'margarita', 'Tequila, limão e licor de laranja batidos no gelo, com sal na borda'],
  ['Cuba libre', 'cuba libre', 'Rum e refrigerante de cola sobre gelo, com limão espremido no copo'],
  ['Piña colada', 'pina colada', 'Rum batido com abacaxi e coco até virar um creme gelado de canudo'],
  ['Bloody mary', 'bloody mary', 'Vodca e suco de tomate temperado, picante, servidos com gelo em copo alto'],
  [
    'Whisky sour',
    '(?:whisky|whiskey|uisque) sour',
    'Uísque, limão e açúcar batidos forte no gelo e coados para o copo',
  ],
  ['Pisco sour', 'pisco sour', 'Pisco, limão e açúcar batidos forte no gelo e servidos sem pedra'],
  [
    'Old fashioned',
    'old fashioned',
    'Uísque, açúcar e gotas de bitter sobre gelo grande, mexidos devagar no copo',
  ],
  ['Dry martini', 'dry martini', 'Gim gelado com um fio de vermute seco, coado na taça, com azeitona'],
  [
    'Cosmopolitan',
    'cosmopolitan',
    'Vodca, licor de laranja, cranberry e limão batidos no gelo, coados na taça',
  ],
  [
    'Espresso martini',
    'espresso martini',
    'Vodca e café curto batidos no gelo até subir a espuma, coados na taça',
  ],
  ['Clericot', 'clericot', 'Vinho gelado com frutas picadas dentro, servido de copo em copo'],
  ['Fitzgerald', 'fitzgerald', 'Gim, limão e açúcar batidos no gelo, com gotas de bitter por cima'],
  ['Tom Collins', 'tom collins', 'Gim, limão e açúcar no copo alto, completados com gelo e água com gás'],
  ['Daiquiri', 'daiquiri', 'Rum, limão e açúcar batidos forte no gelo e coados na taça fria'],
  [
    'Tequila sunrise',
    'tequila sunrise',
    'Tequila e suco de laranja sobre gelo, com a groselha descendo até o fundo',
  ],
]
