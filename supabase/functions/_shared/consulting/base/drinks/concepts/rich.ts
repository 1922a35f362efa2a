import { acid, type Concept, drink, fixed, maybe, sweet } from './concept.ts'

/** Short and strong, bitter, creamy, hot, with coffee: the second half of a menu. */
export const rich: readonly Concept[] = [
  drink('Vento Aracati', 'julep', ['carvalho', 'castanheira', 'alambique'], {
    slots: [fixed(['hortela', 12], ['manjericao', 8]), sweet('xarope_rapadura')],
    garnishes: ['ramo_hortela', 'folha_manjericao'],
    story: 'Como o vento que refresca o sertão à noite: folhas amassadas, cana e muito gelo.',
  }),
  drink('Alpendre', 'julep', ['castanheira', 'carvalho'], {
    slots: [fixed(['caju_fresco', 60]), sweet('calda_engenho'), maybe(['bitter', 2])],
    garnishes: ['fatia_caju', 'raspa_rapadura'],
    story: 'Caju amassado devagar sobre madeira: conversa comprida no alpendre.',
  }),
  drink('Canto do Sabiá', 'julep', ['carvalho', 'alambique'], {
    slots: [fixed(['abacaxi_fresco', 60]), maybe(['gengibre', 4]), sweet('calda_mel')],
    garnishes: ['folha_abacaxi', 'ramo_hortela'],
    story: 'Abacaxi apenas pressionado, sem azedo de fora: curto, perfumado e sem pressa.',
  }),
  drink('Cortina de Veludo', 'negroni', ['carvalho', 'castanheira'], {
    slots: [fixed(['vermute', 30]), fixed(['aperitivo', 25])],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Amargo, doce e madeira em partes iguais de atenção: para abrir o jantar como se abre o palco.',
  }),
  drink('Vitral', 'negroni', ['alambique', 'carvalho'], {
    slots: [fixed(['vermute', 25]), fixed(['xarope_hibisco', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'flor'],
    story: 'Vermute e hibisco em vermelho translúcido: floral no nariz, seco na saída.',
  }),
  drink('Sobrado', 'negroni', ['castanheira', 'carvalho'], {
    slots: [fixed(['vermute', 30]), fixed(['cold_brew', 20]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Vermute, café frio e madeira escura: amargor de assoalho encerado e conversa de fim de jantar.',
    profile: 'strong',
  }),
  drink('Amargo da Esquina', 'negroni', ['alambique', 'carvalho'], {
    slots: [fixed(['aperitivo', 20]), fixed(['cajuina', 60])],
    garnishes: ['fatia_caju', 'casca_laranja'],
    story: 'O amargo vermelho amaciado pela cajuína: um aperitivo com endereço no Ceará.',
  }),
  drink('Linho Branco', 'aperitif', ['alambique'], {
    slots: [fixed(['vermute_seco', 25]), fixed(['cajuina', 20])],
    garnishes: ['casca_limao', 'fatia_caju'],
    story: 'Seco e claro como terno de linho: cana, ervas e um fio de cajuína.',
  }),
  drink('Estação João Felipe', 'aperitif', ['castanheira', 'carvalho'], {
    slots: [fixed(['vermute', 30]), fixed(['bitter', 2])],
    garnishes: ['casca_laranja', 'flor'],
    story: 'Curto, aromático e de madeira à vista: um clássico de partida e chegada.',
    profile: 'strong',
  }),
  drink('Silêncio dos Inhamuns', 'aperitif', ['alambique', 'carvalho', 'castanheira'], {
    slots: [
      fixed(['cha_capim_santo', 30]),
      fixed(['mel_jandaira', 10], ['calda_engenho', 10], ['reducao_cajuina', 15]),
    ],
    garnishes: ['no_capim', 'flor'],
    story: 'Capim-santo e cana, quase nada mais: um drink curto que fala baixo.',
  }),
  drink('Prata da Casa', 'aperitif', ['alambique'], {
    slots: [fixed(['cajuina', 45]), maybe(['bitter', 2]), maybe(['sal', 1])],
    garnishes: ['fatia_caju', 'casca_limao'],
    story: 'Cachaça e cajuína, claras e geladas, em medida de martini cearense.',
  }),
  drink('Candeeiro', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [sweet('xarope_rapadura'), maybe(['bitter', 2])],
    garnishes: ['canela_tostada', 'casca_laranja', 'pau_canela'],
    story: 'Luz baixa e madeira alta: a cachaça envelhecida com pouco doce e nada que a esconda.',
  }),
  drink('Meia-luz', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [fixed(['xarope_cumaru', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'raspa_rapadura', 'flor'],
    story: 'Cumaru da caatinga, entre a baunilha e a amêndoa no aroma, sobre madeira e cana.',
  }),
  drink('Boca da Noite', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [fixed(['mel_jandaira', 10], ['calda_mel', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_limao', 'flor', 'pau_canela'],
    story: 'Mel e barril, na hora em que o sertão escurece: redondo, floral e demorado.',
  }),
  drink('Fundo de Tacho', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['reducao_cajuina', 15]), maybe(['bitter', 2])],
    garnishes: ['fatia_caju', 'pau_canela'],
    story: 'Cajuína apurada no fogo até virar caramelo, no lugar do doce de sempre.',
  }),
  drink('Rabeca', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['cold_brew', 20]), sweet('xarope_rapadura')],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Café frio, cana e madeira afinados como rabeca de feira: grave, áspera e bonita.',
  }),
  drink('Gibão', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [
      fixed(['calda_engenho', 10], ['calda_tamara', 10]),
      fixed(['tamarindo', 10]),
      maybe(['bitter', 2]),
    ],
    garnishes: ['pau_canela', 'raspa_rapadura'],
    story: 'Couro, madeira e uma ponta de tamarindo: encorpado como roupa de vaqueiro.',
  }),
  drink('Lua em Iracema', 'batida', ['alambique'], {
    slots: [
      fixed(['agua_coco', 30]),
      fixed(['leite_coco', 50]),
      fixed(['leite_condensado', 20], ['xarope_simples', 25], ['reducao_cajuina', 30]),
    ],
    garnishes: ['coco_queimado', 'fita_coco'],
    story: 'Coco de duas formas, água e leite, em uma batida branca e lisa.',
  }),
  drink('Roda de Conversa', 'batida', ['alambique', 'carvalho'], {
    slots: [fixed(['pasta_amendoim', 50]), maybe(['leite_condensado', 10]), sweet('xarope_rapadura')],
    garnishes: ['pacoca', 'po_canela'],
    story: 'Batida de amendoim torrado, densa e tostada: a de balcão, feita com capricho.',
  }),
  drink('Sanfona', 'batida', ['alambique'], {
    slots: [
      fixed(['maracuja', 40]),
      fixed(['leite_condensado', 20], ['leite_coco', 40]),
      sweet('xarope_simples'),
    ],
    garnishes: ['meia_maracuja'],
    story: 'Maracujá que abre e fecha: ácido na entrada, macio na saída.',
  }),
  drink('Toalha de Crochê', 'batida', ['alambique'], {
    slots: [
      fixed(['graviola', 70]),
      fixed(['leite_coco', 30], ['leite_condensado', 15]),
      sweet('xarope_simples'),
    ],
    garnishes: ['po_canela', 'flor'],
    story: 'Graviola cremosa, de textura grossa e perfume de fruta branca.',
  }),
  drink('Sala de Reboco', 'batida', ['alambique'], {
    slots: [
      fixed(['goiaba', 70]),
      fixed(['leite_condensado', 15], ['leite_coco', 30]),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['fatia_goiaba', 'borda_rapadura'],
    story: 'Goiaba batida grossa: lembra o doce com que a visita era recebida.',
  }),
  drink('Mangueira Grande', 'batida', ['alambique'], {
    slots: [fixed(['manga', 80]), fixed(['leite_coco', 30]), sweet('xarope_simples')],
    garnishes: ['fatia_manga', 'coco_queimado'],
    story: 'Manga no ponto com coco: amarela, encorpada e macia.',
  }),
  drink('Forró no Terreiro', 'batida', ['alambique'], {
    slots: [
      fixed(['caju', 70]),
      fixed(['leite_condensado', 20], ['leite_coco', 35]),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['castanha_picada', 'fatia_caju'],
    story: 'Batida de caju com a fruta à vista, doce e adstringente ao mesmo tempo.',
  }),
  drink('Trilha da Chapada', 'batida', ['alambique'], {
    slots: [fixed(['caja', 60]), fixed(['leite_coco', 40], ['leite_condensado', 20]), sweet('calda_engenho')],
    garnishes: ['fita_coco', 'raspa_rapadura'],
    story: 'Cajá azedo dentro de um creme branco: contraste que cresce conforme o gelo derrete.',
  }),
  drink('Goma e Brasa', 'cream', ['carvalho', 'castanheira'], {
    slots: [fixed(['leite_coco', 50]), sweet('xarope_cumaru', 'xarope_rapadura')],
    garnishes: ['coco_queimado', 'po_canela'],
    story: 'Coco, cana e madeira com jeito de tapioca saindo da chapa.',
  }),
  drink('Compota da Vizinha', 'cream', ['carvalho', 'alambique'], {
    slots: [fixed(['goiaba', 40]), fixed(['creme', 30], ['leite_coco', 40]), sweet('xarope_simples')],
    garnishes: ['fatia_goiaba', 'po_canela'],
    story: 'Goiaba em textura de creme: fecha o almoço no lugar do doce.',
  }),
  drink('Serenata', 'cream', ['castanheira', 'carvalho'], {
    slots: [fixed(['creme', 30], ['leite_coco', 40]), sweet('calda_engenho'), maybe(['bitter', 1])],
    garnishes: ['po_canela', 'raspa_rapadura'],
    story: 'Sedoso, de madeira e doce escuro de cana: curto e de fim de noite.',
  }),
  drink('Nuvem de Uruburetama', 'cream', ['alambique', 'carvalho'], {
    slots: [
      fixed(['graviola', 45]),
      fixed(['leite_coco', 30]),
      sweet('xarope_capim_santo'),
      maybe(['espuma_coco', 20]),
    ],
    garnishes: ['no_capim', 'coco_queimado'],
    story: 'Graviola e coco em textura de nuvem baixa, com doçura contida.',
  }),
  drink('Dez para as Dez', 'coffee', ['carvalho', 'castanheira'], {
    slots: [fixed(['espresso', 40], ['cold_brew', 50]), sweet('xarope_rapadura')],
    garnishes: ['po_cafe', 'casca_laranja'],
    story: 'Café e cana, gelados e curtos: amargo e doce na mesma medida.',
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
    story: 'Café e coco: o amargo do bule encontra a praia.',
  }),
  drink('Bule de Ágata', 'coffee', ['castanheira', 'carvalho'], {
    slots: [
      fixed(['espresso', 40], ['cold_brew', 50]),
      sweet('xarope_cumaru', 'calda_engenho'),
      maybe(['creme', 20]),
    ],
    garnishes: ['raspa_rapadura', 'po_canela', 'po_cafe'],
    story: 'Café forte e madeira velha, como o bule que nunca sai de cima do fogão.',
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
    story: 'Quentão de junho o ano inteiro: gengibre, canela e cana quente.',
  }),
  drink('Frio de Meruoca', 'hot', ['castanheira', 'carvalho'], {
    slots: [fixed(['cha_hibisco', 100]), fixed(['canela', 1]), sweet('calda_engenho')],
    garnishes: ['pau_canela', 'flor'],
    story: 'Hibisco quente com canela: cor de brasa para noite de serra ou salão gelado.',
  }),
  drink('Tira-gosto', 'shot', ['alambique', 'carvalho'], {
    slots: [fixed(['caju', 25]), fixed(['sal', 1])],
    garnishes: ['fatia_caju'],
    story: 'Cachaça, caju e uma pitada de sal: o costume do balcão em uma dose só.',
    profile: 'acid',
  }),
  drink('Prosa Curta', 'shot', ['castanheira', 'carvalho'], {
    slots: [fixed(['cajuina', 20]), maybe(['bitter', 1])],
    garnishes: ['coalho_tostado', 'cubo_coalho', 'cubo_rapadura', 'fatia_caju'],
    story: 'Uma dose curta de madeira com um fio de cajuína e um bocado para mastigar ao lado.',
  }),
  drink('Estalo', 'shot', ['alambique', 'carvalho'], {
    slots: [
      fixed(['tamarindo', 20]),
      fixed(['xarope_gengibre', 10], ['xarope_rapadura', 10]),
      maybe(['sal', 1]),
    ],
    garnishes: ['borda_sal', 'pimenta_palito'],
    story: 'Tamarindo e doce de cana em dose pequena: azedo primeiro, calor depois.',
    profile: 'spicy',
  }),
  drink('Abre-porteira', 'shot', ['alambique', 'carvalho'], {
    slots: [
      fixed(['umbu', 25]),
      fixed(['calda_engenho', 10], ['calda_mel', 5], ['reducao_cajuina', 10], ['calda_tamara', 10]),
    ],
    garnishes: ['raspa_rapadura', 'borda_sal'],
    story: 'Umbu azedinho e cana em dose pequena, para receber quem chega ao balcão.',
    profile: 'light',
  }),
  drink('Dedo de Mel', 'shot', ['carvalho', 'castanheira'], {
    slots: [fixed(['calda_mel', 10]), fixed(['limao', 10], ['maracuja', 15])],
    garnishes: ['cubo_coalho', 'lamina_gengibre', 'borda_sal'],
    story: 'Mel, acidez e madeira em uma dose de chegada, com final macio.',
    profile: 'strong',
  }),
  drink('Verde de Redenção', 'shot', ['alambique'], {
    slots: [fixed(['abacaxi', 25]), maybe(['hortela', 4])],
    garnishes: ['fatia_abacaxi'],
    story: 'Cana nova e abacaxi, em dose curta com o frescor dos canaviais da serra.',
    profile: 'light',
  }),
  drink('Sereno de Baturité', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['cajuina', 25]), maybe(['bitter', 2])],
    garnishes: ['fatia_caju', 'casca_limao', 'pau_canela'],
    story: 'Madeira e cajuína sobre uma pedra grande de gelo: doce só o da fruta.',
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
    story: 'Graviola e folhas amassadas: branco e verde, com acidez no lugar certo.',
    profile: 'acid',
  }),
]
