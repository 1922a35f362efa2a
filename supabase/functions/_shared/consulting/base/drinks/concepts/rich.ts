import { acid, type Concept, drink, fixed, maybe, sweet } from './concept.ts'

/** Short and strong, bitter, creamy, hot, with coffee: the second half of a menu. */
export const rich: readonly Concept[] = [
  drink('Vento Aracati', 'smash', ['alambique', 'carvalho'], {
    slots: [fixed(['hortela', 10], ['manjericao', 8]), fixed(['limao', 20]), sweet('xarope_rapadura')],
    garnishes: ['ramo_hortela', 'folha_manjericao'],
    story: 'Folha fresca amassada, limão e gelo, como o vento que alivia a noite.',
  }),
  drink('Alpendre', 'smash', ['castanheira', 'carvalho'], {
    slots: [fixed(['caju_fresco', 60]), acid('limao', 'umbu'), sweet('calda_engenho'), maybe(['bitter', 2])],
    garnishes: ['fatia_caju', 'raspa_rapadura'],
    story: 'Caju amassado sobre madeira, conversa sem relógio na sombra do alpendre.',
  }),
  drink('Canto do Sabiá', 'smash', ['carvalho', 'alambique'], {
    slots: [
      fixed(['abacaxi_fresco', 60]),
      maybe(['gengibre', 4]),
      acid('limao', 'maracuja'),
      sweet('calda_mel'),
    ],
    garnishes: ['folha_abacaxi', 'ramo_hortela'],
    story: 'Abacaxi amassado na hora, cheiroso como canto de sabiá de manhã.',
  }),
  drink('Cortina de Veludo', 'negroni', ['carvalho', 'castanheira'], {
    slots: [fixed(['vermute', 30]), fixed(['aperitivo', 25])],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Vermute, amargo vermelho e madeira, antes de abrir a cortina do jantar.',
  }),
  drink('Vitral', 'negroni', ['alambique', 'carvalho'], {
    slots: [fixed(['vermute', 25]), fixed(['xarope_hibisco', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'flor'],
    story: 'Vermute e hibisco, vermelho translúcido como luz em vitral de igreja.',
  }),
  drink('Sobrado', 'negroni', ['castanheira', 'carvalho'], {
    slots: [fixed(['vermute', 30]), fixed(['cold_brew', 20]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Vermute, café frio e madeira, conversa grave em assoalho de sobrado.',
    profile: 'strong',
  }),
  drink('Amargo da Esquina', 'negroni', ['alambique', 'carvalho'], {
    slots: [fixed(['aperitivo', 20]), fixed(['cajuina', 60])],
    garnishes: ['fatia_caju', 'casca_laranja'],
    story: 'Amargo vermelho amaciado na cajuína, para abrir a noite na esquina.',
  }),
  drink('Galo Velho', 'negroni', ['carvalho', 'castanheira'], {
    slots: [fixed(['vermute', 25]), fixed(['cajuina', 20]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'fatia_caju', 'casca_limao'],
    story: 'Vermute, cajuína e madeira, prosa de galo velho no fim da noite.',
  }),
  drink('Linho Branco', 'aperitif', ['alambique'], {
    slots: [fixed(['vermute_seco', 25]), fixed(['cajuina', 20])],
    garnishes: ['casca_limao', 'fatia_caju'],
    story: 'Vermute seco e cajuína, claros e secos como terno de linho.',
  }),
  drink('Estação João Felipe', 'aperitif', ['castanheira', 'carvalho'], {
    slots: [fixed(['vermute', 30]), fixed(['bitter', 2])],
    garnishes: ['casca_laranja', 'flor'],
    story: 'Vermute e madeira com gotas de bitter, despedida sem pressa na estação.',
    profile: 'strong',
  }),
  drink('Candeeiro', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [sweet('xarope_rapadura'), maybe(['bitter', 2])],
    garnishes: ['canela_tostada', 'casca_laranja', 'pau_canela'],
    story: 'Cachaça de madeira, doce curto e muito vagar à luz do candeeiro.',
  }),
  drink('Meia-luz', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [fixed(['xarope_cumaru', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'raspa_rapadura', 'flor'],
    story: 'Cumaru e madeira, cheiro de baunilha do sertão em meia-luz.',
  }),
  drink('Boca da Noite', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [fixed(['mel_jandaira', 10], ['calda_mel', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_limao', 'flor', 'pau_canela'],
    story: 'Mel e madeira, dourados na hora em que o sertão escurece.',
  }),
  drink('Fundo de Tacho', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['reducao_cajuina', 15]), maybe(['bitter', 2])],
    garnishes: ['fatia_caju', 'pau_canela'],
    story: 'Cajuína apurada no tacho até virar caramelo, com madeira por baixo.',
  }),
  drink('Rabeca', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['cold_brew', 20]), sweet('xarope_rapadura')],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Café frio e madeira, som grave de rabeca no terreiro.',
  }),
  drink('Gibão', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [
      fixed(['calda_engenho', 10], ['calda_tamara', 10]),
      fixed(['tamarindo', 10]),
      maybe(['bitter', 2]),
    ],
    garnishes: ['pau_canela', 'raspa_rapadura'],
    story: 'Tamarindo e madeira, escuros e firmes como gibão de vaqueiro antigo.',
  }),
  drink('Lua em Iracema', 'batida', ['alambique'], {
    slots: [
      fixed(['agua_coco', 30]),
      fixed(['leite_coco', 50]),
      fixed(['leite_condensado', 20], ['xarope_simples', 25], ['reducao_cajuina', 30]),
    ],
    garnishes: ['coco_queimado', 'fita_coco'],
    story: 'Coco em água e em leite, branco como a lua em Iracema.',
  }),
  drink('Roda de Conversa', 'batida', ['alambique', 'carvalho'], {
    slots: [fixed(['pasta_amendoim', 50]), maybe(['leite_condensado', 10]), sweet('xarope_rapadura')],
    garnishes: ['pacoca', 'po_canela'],
    story: 'Amendoim torrado batido grosso, batida de balcão e conversa de roda.',
  }),
  drink('Sanfona', 'batida', ['alambique'], {
    slots: [
      fixed(['maracuja', 40]),
      fixed(['leite_condensado', 20], ['leite_coco', 40]),
      sweet('xarope_simples'),
    ],
    garnishes: ['meia_maracuja'],
    story: 'Maracujá cremoso que abre azedo e fecha doce, feito sanfona no forró.',
  }),
  drink('Toalha de Crochê', 'batida', ['alambique'], {
    slots: [
      fixed(['graviola', 70]),
      fixed(['leite_coco', 30], ['leite_condensado', 15]),
      sweet('xarope_simples'),
    ],
    garnishes: ['po_canela', 'flor'],
    story: 'Graviola cremosa e branca, batida de visita em toalha de crochê.',
  }),
  drink('Sala de Reboco', 'batida', ['alambique'], {
    slots: [
      fixed(['goiaba', 70]),
      fixed(['leite_condensado', 15], ['leite_coco', 30]),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['fatia_goiaba', 'borda_rapadura'],
    story: 'Goiaba cremosa e cor-de-rosa, doce de visita em sala de reboco.',
  }),
  drink('Mangueira Grande', 'batida', ['alambique'], {
    slots: [fixed(['manga', 80]), fixed(['leite_coco', 30]), sweet('xarope_simples')],
    garnishes: ['fatia_manga', 'coco_queimado'],
    story: 'Manga e leite de coco, batida amarela debaixo da mangueira grande.',
  }),
  drink('Forró no Terreiro', 'batida', ['alambique'], {
    slots: [
      fixed(['caju', 70]),
      fixed(['leite_condensado', 20], ['leite_coco', 35]),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['castanha_picada', 'fatia_caju'],
    story: 'Caju cremoso e travoso, batida de terreiro em noite de forró.',
  }),
  drink('Trilha da Chapada', 'batida', ['alambique'], {
    slots: [fixed(['caja', 60]), fixed(['leite_coco', 40], ['leite_condensado', 20]), sweet('calda_engenho')],
    garnishes: ['fita_coco', 'raspa_rapadura'],
    story: 'Cajá azedo em creme branco, sombra fresca na subida da chapada.',
  }),
  drink('Goma e Brasa', 'cream', ['carvalho', 'castanheira'], {
    slots: [fixed(['leite_coco', 50]), sweet('xarope_cumaru', 'xarope_rapadura')],
    garnishes: ['coco_queimado', 'po_canela'],
    story: 'Leite de coco e madeira, cheiro de tapioca saindo da brasa.',
  }),
  drink('Compota da Vizinha', 'cream', ['carvalho', 'alambique'], {
    slots: [fixed(['goiaba', 40]), fixed(['creme', 30], ['leite_coco', 40]), sweet('xarope_simples')],
    garnishes: ['fatia_goiaba', 'po_canela'],
    story: 'Goiaba cremosa e gelada, sobremesa que a vizinha manda pelo muro.',
  }),
  drink('Serenata', 'cream', ['castanheira', 'carvalho'], {
    slots: [fixed(['creme', 30], ['leite_coco', 40]), sweet('calda_engenho'), maybe(['bitter', 1])],
    garnishes: ['po_canela', 'raspa_rapadura'],
    story: 'Madeira cremosa e doce de cana, última música antes da rua dormir.',
  }),
  drink('Nuvem da Serra', 'cream', ['alambique', 'carvalho'], {
    slots: [
      fixed(['graviola', 45]),
      fixed(['leite_coco', 30]),
      sweet('xarope_capim_santo'),
      maybe(['espuma_coco', 20]),
    ],
    garnishes: ['no_capim', 'coco_queimado'],
    story: 'Graviola e leite de coco, nuvem baixa sobre a serra de manhã.',
  }),
  drink('Dez para as Dez', 'coffee', ['carvalho', 'castanheira'], {
    slots: [fixed(['espresso', 40], ['cold_brew', 50]), sweet('xarope_rapadura')],
    garnishes: ['po_cafe', 'casca_laranja'],
    story: 'Café gelado e cana, dez para as dez e a conversa nem começou.',
  }),
  drink('Conversa Comprida', 'coffee', ['carvalho', 'castanheira'], {
    slots: [fixed(['cold_brew', 50], ['espresso', 40]), sweet('xarope_rapadura'), fixed(['sal', 1])],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Café gelado e madeira, para a mesa que ainda tem história comprida.',
  }),
  drink('Café com Maresia', 'coffee', ['alambique', 'carvalho'], {
    slots: [
      fixed(['espresso', 40], ['cold_brew', 50]),
      fixed(['leite_coco', 30]),
      sweet('xarope_simples'),
      maybe(['espuma_coco', 20]),
      maybe(['sal', 1]),
    ],
    garnishes: ['coco_queimado', 'po_cafe'],
    story: 'Café gelado e leite de coco, depois do almoço de frente para a maresia.',
  }),
  drink('Pires de Ágata', 'coffee', ['castanheira', 'carvalho'], {
    slots: [
      fixed(['espresso', 40], ['cold_brew', 50]),
      sweet('xarope_cumaru', 'calda_engenho'),
      maybe(['creme', 20]),
    ],
    garnishes: ['raspa_rapadura', 'po_canela', 'po_cafe'],
    story: 'Café forte e madeira, escuros e frios como louça na sombra.',
  }),
  drink('Fogueira de São João', 'hot', ['carvalho', 'alambique'], {
    slots: [
      fixed(['agua', 120]),
      fixed(['gengibre', 8]),
      fixed(['canela', 1]),
      maybe(['cravo', 3]),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['pau_canela', 'lamina_gengibre'],
    story: 'Gengibre e canela quentes, quentão de fogueira em noite de São João.',
    months: [5, 6, 7],
  }),
  drink('Frio de Meruoca', 'hot', ['castanheira', 'carvalho'], {
    slots: [fixed(['agua', 100]), fixed(['hibisco', 2]), fixed(['canela', 1]), sweet('calda_engenho')],
    garnishes: ['pau_canela', 'flor'],
    story: 'Hibisco quente com canela, cor de brasa na noite fria da serra.',
  }),
  drink('Costume da Casa', 'shot', ['alambique', 'carvalho'], {
    slots: [fixed(['caju', 25]), fixed(['sal', 1]), maybe(['limao', 5])],
    garnishes: ['fatia_caju'],
    story: 'Caju e uma pitada de sal, o costume do balcão em dose curta.',
    profile: 'acid',
  }),
  drink('Prosa Curta', 'shot', ['castanheira', 'carvalho'], {
    slots: [fixed(['cajuina', 20]), maybe(['bitter', 1])],
    garnishes: ['coalho_tostado', 'cubo_coalho', 'cubo_rapadura', 'fatia_caju'],
    story: 'Cajuína e madeira em dose curta, com um bocado para mastigar ao lado.',
  }),
  drink('Estalo', 'shot', ['alambique', 'carvalho'], {
    slots: [
      fixed(['tamarindo', 20]),
      fixed(['xarope_gengibre', 10], ['xarope_rapadura', 10]),
      maybe(['sal', 1]),
    ],
    garnishes: ['borda_sal', 'pimenta_palito'],
    story: 'Tamarindo azedo em dose curta, estalo de língua na beira do balcão.',
    profile: 'spicy',
  }),
  drink('Abre-porteira', 'shot', ['alambique', 'carvalho'], {
    slots: [
      fixed(['umbu', 25]),
      fixed(['calda_engenho', 10], ['calda_mel', 5], ['reducao_cajuina', 10], ['calda_tamara', 10]),
    ],
    garnishes: ['raspa_rapadura', 'borda_sal'],
    story: 'Umbu azedinho em dose curta, para quem acaba de abrir a porteira.',
    profile: 'light',
  }),
  drink('Dedo de Mel', 'shot', ['carvalho', 'castanheira'], {
    slots: [fixed(['calda_mel', 10]), fixed(['limao', 10], ['maracuja', 15])],
    garnishes: ['cubo_coalho', 'lamina_gengibre', 'borda_sal'],
    story: 'Mel, azedo e madeira em dose curta, um dedo de prosa no balcão.',
    profile: 'strong',
  }),
  drink('Verde de Redenção', 'shot', ['alambique'], {
    slots: [fixed(['abacaxi', 25]), maybe(['limao', 5]), maybe(['hortela', 4])],
    garnishes: ['fatia_abacaxi'],
    story: 'Abacaxi e cana nova em dose curta, verde como canavial de serra.',
    profile: 'light',
  }),
  drink('Sereno de Baturité', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['cajuina', 25]), maybe(['bitter', 2])],
    garnishes: ['fatia_caju', 'casca_limao', 'pau_canela'],
    story: 'Cajuína e madeira sobre muito gelo, sereno frio que desce a serra.',
    profile: 'bitter',
  }),
  drink('Luz do Mangue', 'smash', ['carvalho', 'alambique'], {
    slots: [
      fixed(['graviola', 50]),
      fixed(['hortela', 8], ['manjericao', 6]),
      acid('limao', 'umbu', 'maracuja'),
      sweet('xarope_simples'),
    ],
    garnishes: ['ramo_hortela', 'folha_manjericao'],
    story: 'Graviola e folha fresca amassada, clara e fresca como luz no mangue.',
    profile: 'acid',
  }),
]
