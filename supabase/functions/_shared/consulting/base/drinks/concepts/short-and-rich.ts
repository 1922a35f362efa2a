import { acid, type Concept, drink, fixed, maybe, sweet } from './concept.ts'

/** Second set of short, bitter, creamy and hot drinks. */
export const shortAndRich: readonly Concept[] = [
  drink('Cadeira de Balanço', 'julep', ['castanheira', 'carvalho'], {
    slots: [fixed(['manjericao', 8], ['hortela', 10]), sweet('calda_engenho'), maybe(['bitter', 2])],
    garnishes: ['folha_manjericao', 'ramo_hortela'],
    story: 'Folha fresca e madeira com muito gelo, no vaivém da cadeira.',
  }),
  drink('Mangueiral', 'smash', ['carvalho', 'alambique'], {
    slots: [
      fixed(['manga_fresca', 60]),
      maybe(['gengibre', 4]),
      acid('limao', 'maracuja'),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['fatia_manga', 'ramo_hortela'],
    story: 'Manga amassada de leve, doce e azeda à sombra do mangueiral.',
  }),
  drink('Sombra de Umbu', 'smash', ['carvalho', 'castanheira'], {
    slots: [fixed(['umbu_fresco', 60]), acid('limao'), sweet('calda_mel')],
    garnishes: ['raspa_rapadura', 'ramo_hortela'],
    story: 'Umbu amassado sobre madeira, azedo curto na sombra comprida do pé.',
  }),
  drink('Seriguela na Cerca', 'smash', ['alambique', 'carvalho'], {
    slots: [fixed(['seriguela_fresca', 60]), acid('limao', 'umbu'), sweet('xarope_rapadura')],
    garnishes: ['seriguela_palito', 'ramo_hortela'],
    story: 'Seriguela amassada na hora, travo de fruta colhida por cima da cerca.',
  }),
  drink('Teatro José de Alencar', 'negroni', ['castanheira', 'carvalho'], {
    slots: [
      fixed(['vermute', 25]),
      fixed(['aperitivo', 15]),
      fixed(['reducao_cajuina', 10], ['xarope_rapadura', 10]),
    ],
    garnishes: ['casca_laranja', 'fatia_caju'],
    story: 'Vermute, amargo e madeira, veludo vermelho em noite de teatro.',
  }),
  drink('Bonde da Aldeota', 'negroni', ['alambique', 'carvalho'], {
    slots: [fixed(['vermute_seco', 30]), fixed(['aperitivo', 20])],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Vermute seco e amargo vermelho, leves como passeio de bonde antigo.',
  }),
  drink('Tinteiro de Vidro', 'negroni', ['castanheira', 'carvalho'], {
    slots: [fixed(['vermute', 30]), fixed(['xarope_cumaru', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Vermute e cumaru, escuros e cheirosos como tinta em vidro antigo.',
  }),
  drink('Farol do Mucuripe', 'negroni', ['alambique'], {
    slots: [fixed(['aperitivo', 25]), fixed(['tangerina', 40])],
    garnishes: ['gomo_tangerina', 'casca_laranja'],
    story: 'Amargo vermelho e tangerina, acesos como farol no fim da tarde.',
  }),
  drink('Bengala e Chapéu', 'aperitif', ['castanheira', 'carvalho'], {
    slots: [fixed(['vermute_seco', 25]), maybe(['bitter', 2])],
    garnishes: ['casca_limao', 'casca_laranja'],
    story: 'Vermute seco e madeira em taça fria, elegância de bengala e chapéu.',
    profile: 'strong',
  }),
  drink('Carta Guardada', 'aperitif', ['alambique', 'carvalho'], {
    slots: [fixed(['cha_hibisco', 30]), fixed(['vermute_seco', 20]), maybe(['xarope_hibisco', 10])],
    garnishes: ['flor', 'casca_limao'],
    story: 'Hibisco e vermute seco, rosa e secos como carta guardada em gaveta.',
  }),
  drink('Maré Rasa', 'aperitif', ['alambique'], {
    slots: [fixed(['agua_coco', 40]), fixed(['vermute_seco', 15]), fixed(['sal', 1])],
    garnishes: ['casca_limao', 'fita_coco'],
    story: 'Água de coco, vermute seco e sal, claros como poça entre pedras.',
  }),
  drink('Última Sessão', 'aperitif', ['castanheira', 'carvalho'], {
    slots: [fixed(['cold_brew', 20]), fixed(['vermute', 25])],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Café frio e vermute, amargos e lentos depois da última sessão.',
  }),
  drink('Selo de Cera', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['calda_mel', 10], ['calda_engenho', 10]), fixed(['canela', 1]), maybe(['bitter', 2])],
    garnishes: ['pau_canela', 'casca_laranja'],
    story: 'Canela e madeira, quentes no cheiro como selo em carta antiga.',
  }),
  drink('Alfaiate', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['calda_tamara', 15], ['calda_engenho', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'pau_canela'],
    story: 'Madeira e doce escuro, cortados na medida por mão de alfaiate.',
  }),
  drink('Bandolim', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['xarope_hibisco', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'flor'],
    story: 'Hibisco e madeira, agudo e grave como bandolim de serenata na calçada.',
  }),
  drink('Erva de Cheiro', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['xarope_capim_santo', 10]), maybe(['bitter', 2])],
    garnishes: ['no_capim', 'casca_limao'],
    story: 'Capim-santo e madeira, jardim que entra pela fresta da porta.',
  }),
  drink('Forno de Barro', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [fixed(['xarope_gengibre', 10]), maybe(['bitter', 2])],
    garnishes: ['lamina_gengibre', 'canela_tostada'],
    story: 'Gengibre e madeira, calor seco de barro recém-saído do forno.',
    profile: 'spicy',
  }),
  drink('Renda no Varal', 'batida', ['alambique'], {
    slots: [
      fixed(['umbu', 50]),
      fixed(['leite_condensado', 20], ['leite_coco', 40]),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['raspa_rapadura', 'po_canela'],
    story: 'Umbu cremoso e azedinho, umbuzada branca como renda no varal.',
  }),
  drink('Beira de Tabuleiro', 'batida', ['alambique'], {
    slots: [
      fixed(['mangaba', 60]),
      fixed(['leite_coco', 35], ['leite_condensado', 15]),
      sweet('xarope_simples'),
    ],
    garnishes: ['fita_coco', 'po_canela'],
    story: 'Mangaba cremosa e rara, batida de sítio na beira do tabuleiro.',
  }),
  drink('Tropeiro', 'batida', ['carvalho', 'alambique'], {
    slots: [fixed(['pasta_amendoim', 40]), fixed(['cold_brew', 25]), sweet('xarope_rapadura')],
    garnishes: ['pacoca', 'po_cafe'],
    story: 'Amendoim e café batidos, merenda de viajante na bolsa de couro.',
  }),
  drink('Carro de Boi', 'batida', ['alambique', 'carvalho'], {
    slots: [
      fixed(['tamarindo', 25]),
      fixed(['leite_condensado', 20], ['leite_coco', 40]),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['raspa_rapadura', 'po_canela'],
    story: 'Tamarindo cremoso e azedo, que range como carro de boi na subida.',
  }),
  drink('Lençol de Areia', 'batida', ['alambique'], {
    slots: [fixed(['abacaxi', 70]), fixed(['leite_coco', 40]), sweet('xarope_simples')],
    garnishes: ['fatia_abacaxi', 'coco_queimado'],
    story: 'Abacaxi e leite de coco, lisos e frios como lençol de areia.',
  }),
  drink('Chita Amarela', 'batida', ['alambique'], {
    slots: [
      fixed(['seriguela', 60]),
      fixed(['leite_condensado', 15], ['leite_coco', 30]),
      sweet('calda_engenho'),
    ],
    garnishes: ['seriguela_palito', 'po_canela'],
    story: 'Seriguela cremosa e amarela, alegre como vestido de chita na festa.',
  }),
  drink('Cuia de Tapioca', 'cream', ['carvalho', 'alambique'], {
    slots: [fixed(['leite_coco', 50]), fixed(['agua_coco', 20]), sweet('xarope_rapadura')],
    garnishes: ['fita_coco', 'po_canela'],
    story: 'Leite e água de coco com cana, alvos como tapioca na cuia.',
  }),
  drink('Cartola Desfeita', 'cream', ['castanheira', 'carvalho'], {
    slots: [fixed(['creme', 30], ['leite_coco', 40]), fixed(['canela', 1]), sweet('xarope_rapadura')],
    garnishes: ['po_canela', 'raspa_rapadura'],
    story: 'Canela e madeira em copo cremoso, sobremesa de cartola desfeita.',
  }),
  drink('Rede de Algodão', 'cream', ['alambique', 'carvalho'], {
    slots: [fixed(['manga', 45]), fixed(['creme', 25], ['leite_coco', 40]), sweet('xarope_simples')],
    garnishes: ['fatia_manga', 'coco_queimado'],
    story: 'Manga cremosa e lisa, sobremesa deitada em rede de algodão.',
  }),
  drink('Arreio de Prata', 'cream', ['castanheira', 'carvalho'], {
    slots: [fixed(['orchata_castanha', 35]), fixed(['leite_coco', 20], ['creme', 20])],
    garnishes: ['castanha_picada', 'po_canela'],
    story: 'Castanha-de-caju e madeira, macias como a prata gasta do arreio.',
  }),
  drink('Bodega do Zé', 'coffee', ['alambique', 'carvalho'], {
    slots: [fixed(['espresso', 40], ['cold_brew', 50]), sweet('calda_engenho'), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Café gelado e doce de cana, em bodega de fiado só amanhã.',
  }),
  drink('Pilão da Madrugada', 'coffee', ['castanheira', 'carvalho'], {
    slots: [fixed(['espresso', 40], ['cold_brew', 50]), fixed(['orchata_castanha', 20])],
    garnishes: ['castanha_picada', 'po_cafe'],
    story: 'Café e castanha-de-caju, torra sobre torra no pilão da madrugada.',
  }),
  drink('Banca da Esquina', 'coffee', ['alambique', 'carvalho'], {
    slots: [fixed(['espresso', 40], ['cold_brew', 50]), fixed(['tangerina', 25]), sweet('xarope_rapadura')],
    garnishes: ['gomo_tangerina', 'po_cafe'],
    story: 'Café gelado e tangerina, notícia boa na banca da esquina.',
  }),
  drink('Chá das Seis', 'hot', ['carvalho', 'castanheira'], {
    slots: [fixed(['agua', 110]), fixed(['capim_santo', 6]), fixed(['gengibre', 6]), sweet('calda_mel')],
    garnishes: ['no_capim', 'lamina_gengibre'],
    story: 'Capim-santo quente e gengibre, caneca das seis no frio da serra.',
  }),
  drink('Novena', 'hot', ['castanheira', 'carvalho'], {
    slots: [fixed(['abacaxi', 90]), fixed(['cravo', 3]), fixed(['canela', 1]), sweet('xarope_rapadura')],
    garnishes: ['pau_canela', 'fatia_abacaxi'],
    story: 'Abacaxi quente com cravo e canela, casa cheia em noite de novena.',
  }),
  drink('Nó de Rede', 'shot', ['alambique', 'carvalho'], {
    slots: [
      fixed(['maracuja', 20]),
      fixed(['calda_mel', 10], ['calda_engenho', 10]),
      maybe(['dedo_moca', 1]),
    ],
    garnishes: ['borda_sal', 'meia_maracuja'],
    story: 'Maracujá em dose curta, que aperta na chegada e desata no balcão.',
    profile: 'acid',
  }),
  drink('Visita Breve', 'shot', ['carvalho', 'castanheira'], {
    slots: [fixed(['abacaxi', 25]), maybe(['limao', 5])],
    garnishes: ['po_canela', 'fatia_abacaxi'],
    story: 'Abacaxi e madeira em dose curta, visita que nem chega a sentar.',
    profile: 'light',
  }),
  drink('Caixa de Fósforo', 'shot', ['alambique', 'carvalho'], {
    slots: [
      fixed(['tangerina', 25]),
      maybe(['limao', 5]),
      fixed(['dedo_moca', 1], ['pimenta_cheiro', 1], ['gengibre', 3]),
    ],
    garnishes: ['gomo_tangerina', 'borda_sal'],
    story: 'Tangerina e ardor em dose curta, que risca, acende e apaga.',
    profile: 'spicy',
  }),
]
