import { acid, type Concept, drink, fixed, foam, maybe, sweet } from './concept.ts'

/** Fruit and acidity: caipirinhas, smashes, sours, tropical and frozen drinks. */
export const fruity: readonly Concept[] = [
  drink('Engenho Velho', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['limao_cubos', 0.75]), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'raspa_rapadura'],
    story: 'Limão amassado devagar, cana limpa e sombra de engenho na hora quente.',
  }),
  drink('Quintal do Benfica', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['caju_fresco', 80]), acid('limao', 'umbu', 'maracuja'), sweet('xarope_rapadura')],
    garnishes: ['fatia_caju'],
    story: 'Caju amassado na hora, travoso e cheiroso, do muro de um quintal.',
  }),
  drink('Domingo na Parangaba', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [
      fixed(['abacaxi_fresco', 90]),
      maybe(['hortela', 8], ['manjericao', 6]),
      acid('limao', 'maracuja', 'umbu'),
      sweet('calda_engenho'),
    ],
    garnishes: ['fatia_abacaxi', 'ramo_hortela'],
    story: 'Abacaxi da feira de domingo, amassado grosso, com o caldo no copo.',
  }),
  drink('Pé no Chão', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['seriguela_fresca', 90]), acid('limao', 'umbu'), sweet('xarope_simples')],
    garnishes: ['seriguela_palito'],
    story: 'Seriguela madura amassada, doce e travosa, de quem subia descalço no pé.',
  }),
  drink('Manga no Batente', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [
      fixed(['manga_fresca', 80]),
      fixed(['dedo_moca', 2], ['pimenta_cheiro', 1], ['gengibre', 5]),
      acid('limao', 'maracuja', 'tamarindo'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_manga', 'pimenta_palito'],
    story: 'Manga amassada com um ardor de leve, sentada no batente da porta.',
    profile: 'spicy',
  }),
  drink('Canoa Quebrada', 'caipirinha', ['alambique'], {
    slots: [
      fixed(['melancia_fresca', 100]),
      maybe(['manjericao', 6], ['hortela', 8]),
      acid('limao', 'acerola', 'maracuja'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_melancia', 'folha_manjericao'],
    story: 'Melancia amassada na hora, vermelha como a falésia de sol baixo.',
  }),
  drink('Beira de Cacimba', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['umbu_fresco', 90]), sweet('xarope_rapadura')],
    garnishes: ['raspa_rapadura', 'ramo_hortela'],
    story: 'Umbu amassado na hora, azedo e frio como água de cacimba funda.',
  }),
  drink('Brisa do Parque', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['abacaxi', 45]),
      fixed(['manjericao', 8], ['hortela', 10]),
      acid('limao', 'maracuja', 'umbu'),
      sweet('xarope_simples'),
    ],
    garnishes: ['folha_manjericao', 'ramo_hortela'],
    story: 'Abacaxi e folha verde amassada, brisa de parque em copo baixo.',
  }),
  drink('Manhã de Maranguape', 'smash', ['carvalho', 'alambique'], {
    slots: [
      fixed(['tangerina', 50]),
      maybe(['manjericao', 6], ['hortela', 8]),
      acid('limao', 'maracuja'),
      sweet('calda_mel'),
    ],
    garnishes: ['gomo_tangerina', 'folha_manjericao'],
    story: 'Tangerina gelada e mansa, como a serra antes de o sol chegar.',
  }),
  drink('Jardim da Serra', 'smash', ['alambique', 'carvalho'], {
    slots: [fixed(['maracuja', 35]), fixed(['manjericao', 8], ['hortela', 10]), sweet('calda_mel')],
    garnishes: ['flor', 'meia_maracuja'],
    story: 'Maracujá e folha fresca amassada, jardim de serra logo depois da chuva.',
  }),
  drink('Chão Quente', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['umbu', 55]),
      fixed(['hortela', 10], ['manjericao', 8]),
      acid('limao'),
      sweet('calda_engenho'),
    ],
    garnishes: ['ramo_hortela', 'folha_manjericao'],
    story: 'Umbu e folha fresca sobre muito gelo, alívio para pisar chão quente.',
  }),
  drink('Chuva do Caju', 'sour', ['carvalho', 'alambique', 'castanheira'], {
    slots: [fixed(['caju', 40]), acid('limao', 'umbu', 'maracuja'), sweet('xarope_rapadura'), foam],
    garnishes: ['fatia_caju'],
    story: 'Caju maduro batido com gelo, cheiroso como quintal na primeira chuva.',
    months: [8, 9, 10, 11, 12],
  }),
  drink('Velas do Mucuripe', 'sour', ['carvalho', 'alambique'], {
    slots: [fixed(['caja', 45]), acid('limao', 'maracuja'), sweet('calda_engenho'), foam],
    garnishes: ['no_capim', 'flor', 'raspa_rapadura'],
    story: 'Cajá azedo e dourado, da cor das velas voltando ao Mucuripe.',
  }),
  drink('Pé de Serra', 'sour', ['castanheira', 'carvalho'], {
    slots: [fixed(['tamarindo', 35]), acid('limao', 'umbu'), sweet('xarope_rapadura'), maybe(['bitter', 2])],
    garnishes: ['pau_canela', 'raspa_rapadura', 'pimenta_rosa'],
    story: 'Tamarindo e madeira, escuros e azedos como sanfona em pé de serra.',
    profile: 'strong',
  }),
  drink('Latada', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['maracuja', 35]), sweet('xarope_capim_santo'), foam],
    garnishes: ['meia_maracuja', 'no_capim'],
    story: 'Maracujá batido e perfumado, da latada que faz sombra no quintal.',
  }),
  drink('Janeiro em Messejana', 'sour', ['alambique', 'carvalho', 'castanheira'], {
    slots: [fixed(['seriguela', 45]), acid('limao', 'umbu', 'caja'), sweet('xarope_simples'), foam],
    garnishes: ['seriguela_palito'],
    story: 'Seriguela madura batida com gelo, janeiro inteiro na beira da lagoa.',
    months: [12, 1, 2],
  }),
  drink('Renda de Bilro', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['graviola', 45]), acid('limao', 'umbu'), sweet('xarope_capim_santo'), foam],
    garnishes: ['no_capim', 'flor'],
    story: 'Graviola branca batida fina, leve como renda na janela da rendeira.',
  }),
  drink('Banca de Goiaba', 'sour', ['carvalho', 'alambique'], {
    slots: [fixed(['goiaba', 45]), acid('limao', 'acerola', 'maracuja'), sweet('xarope_simples'), foam],
    garnishes: ['fatia_goiaba', 'pimenta_rosa'],
    story: 'Goiaba vermelha de banca boa, azedinha, sem virar doce de colher.',
  }),
  drink('Verso Encarnado', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['acerola', 50]), acid('limao', 'maracuja'), sweet('calda_engenho'), foam],
    garnishes: ['flor', 'folha_manjericao'],
    story: 'Acerola azeda e encarnada, ligeira como verso de cordel na feira.',
  }),
  drink('Xilogravura', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['xarope_hibisco', 20]), acid('limao', 'limao_cravo', 'acerola'), foam],
    garnishes: ['flor', 'casca_limao', 'pimenta_rosa'],
    story: 'Hibisco batido com gelo, vermelho forte como capa de cordel na corda.',
  }),
  drink('Ouro de Jandaíra', 'sour', ['castanheira', 'carvalho'], {
    slots: [fixed(['mel_jandaira', 15]), acid('limao', 'limao_cravo', 'maracuja'), maybe(['gengibre', 3])],
    garnishes: ['casca_limao', 'lamina_gengibre', 'flor'],
    story: 'Mel de jandaíra e madeira, azedinho e dourado como luz de sertão.',
    profile: 'strong',
  }),
  drink('Tabuleiro', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['mangaba', 50]), acid('limao', 'umbu'), sweet('xarope_simples'), foam],
    garnishes: ['flor', 'folha_manjericao'],
    story: 'Mangaba leitosa batida com gelo, fruta rara de tabuleiro depois da chuva.',
  }),
  drink('Raiz de Umbuzeiro', 'sour', ['carvalho', 'castanheira', 'alambique'], {
    slots: [fixed(['umbu', 60]), acid('limao', 'tamarindo'), sweet('calda_engenho'), foam],
    garnishes: ['raspa_rapadura', 'flor'],
    story: 'Umbu batido com gelo, azedo firme de árvore que aguenta a seca.',
  }),
  drink('Terreiro da Avó', 'sour', ['carvalho', 'alambique'], {
    slots: [fixed(['limao_cravo', 25]), sweet('calda_engenho'), foam],
    garnishes: ['casca_limao', 'flor'],
    story: 'Limão-cravo azedo, cor de brasa, do pé que dá sombra no terreiro.',
  }),
  drink('Duna do Pôr do Sol', 'tiki', ['carvalho', 'alambique'], {
    slots: [
      fixed(['abacaxi', 60]),
      fixed(['orchata_castanha', 15], ['leite_coco', 25]),
      acid('limao', 'maracuja', 'umbu'),
      sweet('xarope_rapadura'),
      maybe(['bitter', 2]),
    ],
    garnishes: ['folha_abacaxi', 'ramo_hortela'],
    story: 'Abacaxi macio e gelado, dourado como a duna no pôr do sol.',
  }),
  drink('Porto das Dunas', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['maracuja', 30]),
      fixed(['leite_coco', 30]),
      fixed(['abacaxi', 30]),
      sweet('xarope_simples'),
    ],
    garnishes: ['meia_maracuja', 'fita_coco'],
    story: 'Maracujá e leite de coco com abacaxi, frescos como sombra de coqueiral.',
  }),
  drink('Pedra Furada', 'tiki', ['carvalho', 'castanheira'], {
    slots: [
      fixed(['manga', 45]),
      fixed(['maracuja', 20]),
      acid('limao'),
      sweet('xarope_rapadura'),
      maybe(['bitter', 2]),
    ],
    garnishes: ['po_canela', 'fatia_manga'],
    story: 'Manga e maracujá sobre madeira, quentes na cor e frios no copo.',
  }),
  drink('Barco de Camocim', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['caja', 40]),
      fixed(['leite_coco', 25]),
      acid('limao', 'maracuja'),
      sweet('xarope_gengibre'),
    ],
    garnishes: ['fita_coco', 'no_capim'],
    story: 'Cajá e leite de coco, azedo e macio, no balanço do barco.',
  }),
  drink('Neve de Caju', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['caju', 80]), acid('limao', 'umbu', 'maracuja'), sweet('xarope_rapadura')],
    garnishes: ['fatia_caju'],
    story: 'Caju batido com gelo até virar neve no calor da calçada.',
  }),
  drink('Calor de Rachar', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['manga', 60]), fixed(['maracuja', 25]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['fatia_manga', 'meia_maracuja'],
    story: 'Manga e maracujá batidos com gelo, para calor de rachar a calçada.',
  }),
  drink('Areia Fina', 'frozen', ['alambique'], {
    slots: [
      fixed(['abacaxi', 70]),
      fixed(['leite_coco', 35]),
      acid('limao', 'maracuja'),
      sweet('xarope_simples'),
    ],
    garnishes: ['folha_abacaxi', 'coco_queimado'],
    story: 'Abacaxi e leite de coco batidos fino, brancos como areia ao meio-dia.',
  }),
  drink('Piscina Natural', 'frozen', ['alambique'], {
    slots: [
      fixed(['melancia', 90]),
      fixed(['hortela', 8], ['manjericao', 6]),
      acid('limao', 'acerola', 'maracuja'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia e folha fresca batidas com gelo, frias como piscina de pedra.',
  }),
  drink('Neve no Sertão', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['graviola', 80]), acid('limao', 'umbu'), sweet('xarope_capim_santo')],
    garnishes: ['no_capim', 'flor'],
    story: 'Graviola batida com gelo, branca como a neve que o sertão inventou.',
  }),
]
