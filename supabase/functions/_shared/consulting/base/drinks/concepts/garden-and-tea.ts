import { acid, type Concept, drink, fixed, maybe, sweet } from './concept.ts'

/** Where the other ideas are few: cucumber, tea, iced coffee, ginger, and light drinks for a table. */
export const gardenAndTea: readonly Concept[] = [
  drink('Sombra de Parreira', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['pepino_fresco', 45]),
      maybe(['hortela', 6], ['manjericao', 5]),
      acid('limao'),
      sweet('xarope_simples'),
      maybe(['agua_gas', 40]),
    ],
    garnishes: ['fita_pepino', 'ramo_hortela'],
    story: 'Pepino amassado na hora, verde e fresco na sombra da parreira.',
  }),
  drink('Vento de Salina', 'highball', ['alambique'], {
    slots: [fixed(['pepino_fresco', 30]), fixed(['sal', 1]), fixed(['tonica', 110]), maybe(['limao', 10])],
    garnishes: ['fita_pepino', 'casca_limao'],
    story: 'Pepino, tônica e uma pitada de sal, seco como vento de salina.',
    profile: 'bitter',
  }),
  drink('Folha Lavada', 'caipirinha', ['alambique'], {
    slots: [fixed(['pepino_fresco', 50]), acid('limao_cubos'), sweet('xarope_simples')],
    garnishes: ['fita_pepino', 'roda_limao'],
    story: 'Pepino e cana no copo baixo, frescos como folha lavada de manhã.',
  }),
  drink('Rega da Tarde', 'frozen', ['alambique'], {
    slots: [fixed(['pepino_fresco', 50]), fixed(['abacaxi', 60]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['fita_pepino', 'folha_abacaxi'],
    story: 'Pepino e abacaxi batidos com gelo, verdes como canteiro depois da rega.',
  }),
  drink('Mesmo Canteiro', 'highball', ['alambique'], {
    slots: [fixed(['pepino_fresco', 30]), fixed(['limao', 15]), fixed(['ginger', 110])],
    garnishes: ['fita_pepino', 'lamina_gengibre'],
    story: 'Ginger ale, pepino e limão, ardido e fresco saídos do mesmo canteiro.',
    profile: 'spicy',
  }),
  drink('Subida Brava', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['xarope_gengibre', 20]), fixed(['maracuja', 20]), fixed(['agua_gas', 100])],
    garnishes: ['lamina_gengibre', 'meia_maracuja'],
    story: 'Maracujá e gengibre com gás, ardido e cheiroso na subida mais brava.',
    profile: 'spicy',
  }),
  drink('Mesa de Dominó', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['cha_preto', 90]), acid('limao'), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Chá preto bem gelado e cana, para a mesa de dominó da calçada.',
  }),
  drink('Chá da Vizinha', 'collins', ['carvalho', 'alambique'], {
    slots: [fixed(['cha_preto', 70]), fixed(['laranja', 40]), acid('limao'), sweet('calda_mel')],
    garnishes: ['casca_laranja', 'roda_limao'],
    story: 'Chá preto e laranja bem gelados, conversa de muro com a vizinha.',
  }),
  drink('Pausa das Três', 'highball', ['carvalho', 'alambique'], {
    slots: [
      fixed(['cold_brew', 45]),
      fixed(['xarope_rapadura', 10], ['xarope_simples', 10]),
      fixed(['tonica', 90]),
    ],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Café gelado e tônica com muito gelo, pausa comprida no meio da tarde.',
    profile: 'bitter',
  }),
  drink('Café com Sombra', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['cold_brew', 40]),
      fixed(['laranja', 60]),
      fixed(['xarope_rapadura', 10]),
      fixed(['agua_gas', 50]),
    ],
    garnishes: ['casca_laranja', 'pau_canela'],
    story: 'Café gelado e laranja com gás, para a mesa que já pegou sombra.',
  }),
  drink('Roda de Violão', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['laranja', 45]),
      fixed(['abacaxi', 40]),
      acid('limao'),
      sweet('xarope_rapadura'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['fatia_abacaxi', 'casca_laranja'],
    story: 'Laranja e abacaxi com gás, alegres como roda de violão na mesa.',
  }),
  drink('Tarde Mansa', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['cha_capim_santo', 70]),
      fixed(['abacaxi', 50]),
      fixed(['xarope_simples', 10], ['xarope_rapadura', 10]),
      maybe(['limao', 10]),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['folha_abacaxi', 'no_capim'],
    baseMl: 30,
    story: 'Capim-santo e abacaxi com gás, leves como tarde mansa de rede armada.',
  }),
  drink('Conversa de Feira', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['cajuina', 90]), fixed(['tonica', 70]), maybe(['limao', 10])],
    garnishes: ['casca_limao', 'fatia_caju'],
    baseMl: 30,
    story: 'Cajuína e tônica com muito gelo, leves como conversa de dia de feira.',
  }),
  drink('Âmbar Gelado', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['caju', 60]), fixed(['cajuina', 30]), acid('limao'), sweet('xarope_rapadura')],
    garnishes: ['fatia_caju', 'roda_limao'],
    story: 'Caju e cajuína batidos com gelo, neve cor de âmbar no copo.',
  }),
  drink('Xícara de Louça', 'hot', ['carvalho', 'castanheira'], {
    slots: [fixed(['laranja', 110]), fixed(['canela', 1]), fixed(['cravo', 3]), sweet('calda_mel')],
    garnishes: ['casca_laranja', 'pau_canela'],
    story: 'Laranja quente com canela e cravo, na xícara de louça da sala.',
  }),
]

/** The same without alcohol, for who is young, drives or stays at work. */
export const gardenWithoutAlcohol: readonly Concept[] = [
  drink('Poço de Frescor', 'collins', [], {
    slots: [
      fixed(['pepino_fresco', 50]),
      fixed(['agua_coco', 80]),
      acid('limao'),
      sweet('xarope_simples'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['fita_pepino', 'ramo_hortela'],
    story: 'Pepino amassado em água de coco com gás, fresco como água de poço.',
  }),
  drink('Pulo na Corda', 'highball', [], {
    slots: [fixed(['abacaxi', 90]), fixed(['laranja', 50]), fixed(['agua_gas', 60])],
    garnishes: ['fatia_abacaxi', 'casca_laranja'],
    story: 'Abacaxi e laranja com gás, alegres como pulo na corda da rua.',
  }),
  drink('Festa de Quintal', 'frozen', [], {
    slots: [
      fixed(['goiaba', 60]),
      fixed(['laranja', 40]),
      acid('limao', 'maracuja'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_goiaba', 'casca_laranja'],
    story: 'Goiaba e laranja batidas com gelo, cor-de-rosa como festa de quintal.',
  }),
  drink('Granizo de Maracujá', 'frozen', [], {
    slots: [fixed(['maracuja', 25]), fixed(['agua_coco', 50]), sweet('xarope_simples')],
    garnishes: ['meia_maracuja', 'ramo_hortela'],
    story: 'Maracujá e água de coco batidos com gelo, granizo doce de tarde.',
  }),
  drink('Estrada Livre', 'highball', [], {
    slots: [fixed(['xarope_gengibre', 15]), fixed(['limao', 15]), fixed(['tonica', 150])],
    garnishes: ['lamina_gengibre', 'roda_limao'],
    story: 'Gengibre, limão e tônica, seco e adulto para quem pega a estrada.',
    profile: 'bitter',
  }),
  drink('Toalha Xadrez', 'collins', [], {
    slots: [
      fixed(['cha_preto', 130]),
      fixed(['maracuja', 20]),
      sweet('xarope_rapadura'),
      maybe(['agua_gas', 40]),
    ],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Chá preto e maracujá bem gelados, cor de mel na toalha xadrez.',
  }),
  drink('Varanda Fechada', 'hot', [], {
    slots: [fixed(['laranja', 150]), fixed(['gengibre', 4]), fixed(['canela', 1]), sweet('calda_mel')],
    garnishes: ['casca_laranja', 'pau_canela'],
    story: 'Laranja e gengibre quentes, para a varanda fechada em noite de sereno.',
  }),
]
