import { acid, type Concept, drink, fixed, foam, maybe, sweet } from './concept.ts'

/** Fruit and acidity: caipirinhas, smashes, sours, tropical and frozen drinks. */
export const fruity: readonly Concept[] = [
  drink('Engenho Velho', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['limao_cubos', 0.75]), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'raspa_rapadura'],
    story: 'A caipirinha como se fazia na moenda: limão, cana e paciência para amassar sem amargar.',
  }),
  drink('Quintal do Benfica', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['caju_fresco', 80]), acid('limao', 'umbu', 'maracuja'), sweet('xarope_rapadura')],
    garnishes: ['fatia_caju'],
    story: 'Caju amassado na hora, com a adstringência que pede outra garfada do petisco.',
  }),
  drink('Domingo na Parangaba', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [
      fixed(['abacaxi_fresco', 90]),
      maybe(['hortela', 8], ['manjericao', 6]),
      acid('limao', 'maracuja', 'umbu'),
      sweet('calda_engenho'),
    ],
    garnishes: ['fatia_abacaxi', 'ramo_hortela'],
    story: 'Abacaxi da feira, amassado grosso, com perfume de fruta cortada na hora.',
  }),
  drink('Pé no Chão', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['seriguela_fresca', 90]), acid('limao', 'umbu'), sweet('xarope_simples')],
    garnishes: ['seriguela_palito'],
    story: 'Seriguela colhida madura: doce na ponta da língua, azeda no canto da boca.',
  }),
  drink('Manga no Batente', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [
      fixed(['manga_fresca', 80]),
      fixed(['dedo_moca', 2], ['pimenta_cheiro', 1], ['gengibre', 5]),
      acid('limao', 'maracuja', 'tamarindo'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_manga', 'pimenta_palito'],
    story: 'Manga com um ardor leve ao fundo, como se come na beira da estrada.',
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
    story: 'Melancia vermelha como a falésia, com frescor de erva e pouca doçura.',
  }),
  drink('Beira de Cacimba', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['umbu_fresco', 90]), sweet('xarope_rapadura')],
    garnishes: ['raspa_rapadura', 'ramo_hortela'],
    story: 'Umbu amassado: a acidez do sertão basta, sem pedir reforço.',
  }),
  drink('Brisa do Parque', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['abacaxi', 45]),
      fixed(['manjericao', 8], ['hortela', 10]),
      acid('limao', 'maracuja', 'umbu'),
      sweet('xarope_simples'),
    ],
    garnishes: ['folha_manjericao', 'ramo_hortela'],
    story: 'Abacaxi e folhas amassadas: verde no nariz, amarelo na boca.',
  }),
  drink('Neblina de Maranguape', 'smash', ['carvalho', 'alambique'], {
    slots: [
      fixed(['tangerina', 50]),
      maybe(['manjericao', 6], ['hortela', 8]),
      acid('limao', 'maracuja'),
      sweet('calda_mel'),
    ],
    garnishes: ['gomo_tangerina', 'folha_manjericao'],
    story: 'Tangerina de serra com o frio de manhã cedo: doce, limpa e de azedo manso.',
  }),
  drink('Jardim de Guaramiranga', 'smash', ['alambique', 'carvalho'], {
    slots: [fixed(['maracuja', 35]), fixed(['manjericao', 8], ['hortela', 10]), sweet('calda_mel')],
    garnishes: ['flor', 'meia_maracuja'],
    story: 'Maracujá e folha verde: um jardim de serra em copo baixo.',
  }),
  drink('Chão Quente', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['umbu', 55]),
      fixed(['hortela', 10], ['manjericao', 8]),
      acid('limao'),
      sweet('calda_engenho'),
    ],
    garnishes: ['ramo_hortela', 'folha_manjericao'],
    story: 'Umbu e folhas frescas sobre gelo: azedo bom para a hora mais quente do dia.',
  }),
  drink('Chuva do Caju', 'sour', ['carvalho', 'alambique', 'castanheira'], {
    slots: [fixed(['caju', 40]), acid('limao', 'umbu', 'maracuja'), sweet('xarope_rapadura'), foam],
    garnishes: ['fatia_caju'],
    story: 'Leva o nome da chuva que anuncia a safra: caju maduro na frente, adstringência delicada no fim.',
  }),
  drink('Velas do Mucuripe', 'sour', ['carvalho', 'alambique'], {
    slots: [fixed(['caja', 45]), acid('limao', 'maracuja'), sweet('calda_engenho'), foam],
    garnishes: ['no_capim', 'flor', 'raspa_rapadura'],
    story: 'Cajá cor de sol baixo, ácido e aromático, com a cana segurando o fundo.',
  }),
  drink('Pé de Serra', 'sour', ['castanheira', 'carvalho'], {
    slots: [fixed(['tamarindo', 35]), acid('limao', 'umbu'), sweet('xarope_rapadura'), maybe(['bitter', 2])],
    garnishes: ['pau_canela', 'raspa_rapadura', 'pimenta_rosa'],
    story: 'Tamarindo e madeira falam a mesma língua: azedo escuro, doce de tacho e final longo.',
    profile: 'strong',
  }),
  drink('Latada', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['maracuja', 35]), sweet('xarope_capim_santo'), foam],
    garnishes: ['meia_maracuja', 'no_capim'],
    story: 'Maracujá colhido debaixo da latada, no fim da tarde: perfume alto e acidez que acorda o paladar.',
  }),
  drink('Janeiro em Messejana', 'sour', ['alambique', 'carvalho', 'castanheira'], {
    slots: [fixed(['seriguela', 45]), acid('limao', 'umbu', 'caja'), sweet('xarope_simples'), foam],
    garnishes: ['seriguela_palito'],
    story: 'Seriguela no auge da safra, redonda e dourada, com um azedo curto.',
  }),
  drink('Renda de Bilro', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['graviola', 45]), acid('limao', 'umbu'), sweet('xarope_capim_santo'), foam],
    garnishes: ['no_capim', 'flor'],
    story: 'Graviola branca e delicada: um drink tramado fino, de perfume floral.',
  }),
  drink('Feira de São Sebastião', 'sour', ['carvalho', 'alambique'], {
    slots: [fixed(['goiaba', 45]), acid('limao', 'acerola', 'maracuja'), sweet('xarope_simples'), foam],
    garnishes: ['fatia_goiaba', 'pimenta_rosa'],
    story: 'Goiaba vermelha de banca boa, com acidez para não virar doce de colher.',
  }),
  drink('Verso Encarnado', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['acerola', 50]), acid('limao', 'maracuja'), sweet('calda_engenho'), foam],
    garnishes: ['flor', 'folha_manjericao'],
    story: 'Acerola encarnada, ágil e espirituosa como verso de cordel.',
  }),
  drink('Xilogravura', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['xarope_hibisco', 20]), acid('limao', 'limao_cravo', 'acerola'), foam],
    garnishes: ['flor', 'casca_limao', 'pimenta_rosa'],
    story: 'Hibisco e cana em contraste forte, de traço simples: floral, ácido e seco no fim.',
  }),
  drink('Ouro de Jandaíra', 'sour', ['castanheira', 'carvalho'], {
    slots: [fixed(['mel_jandaira', 15]), acid('limao', 'limao_cravo', 'maracuja'), maybe(['gengibre', 3])],
    garnishes: ['casca_limao', 'lamina_gengibre', 'flor'],
    story: 'Mel de abelha nativa, ácido e floral, com a madeira por baixo.',
    profile: 'strong',
  }),
  drink('Tabuleiro', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['mangaba', 50]), acid('limao', 'umbu'), sweet('xarope_simples'), foam],
    garnishes: ['flor', 'folha_manjericao'],
    story: 'Mangaba do tabuleiro costeiro: leitosa, rara e levemente resinosa.',
  }),
  drink('Raiz de Umbuzeiro', 'sour', ['carvalho', 'castanheira', 'alambique'], {
    slots: [fixed(['umbu', 60]), acid('limao', 'tamarindo'), sweet('calda_engenho'), foam],
    garnishes: ['raspa_rapadura', 'flor'],
    story: 'Umbu, a fruta da árvore que guarda água na seca, com um fundo doce de cana.',
  }),
  drink('Terreiro da Avó', 'sour', ['carvalho', 'alambique'], {
    slots: [fixed(['limao_cravo', 25]), sweet('calda_engenho'), foam],
    garnishes: ['casca_limao', 'flor'],
    story: 'Limão-cravo, cor de brasa e azedo de verdade, com a doçura escura da cana.',
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
    story: 'Tropical de verdade: abacaxi com uma textura macia que segura o gelo até o fim.',
  }),
  drink('Porto das Dunas', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['maracuja', 30]),
      fixed(['leite_coco', 30]),
      fixed(['abacaxi', 30]),
      sweet('xarope_simples'),
    ],
    garnishes: ['meia_maracuja', 'fita_coco'],
    story: 'Maracujá e coco com um fundo de abacaxi: cremoso sem leite, ácido sem agressão.',
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
    story: 'Manga e maracujá sobre madeira: quente na cor, fresco na temperatura.',
  }),
  drink('Barco de Camocim', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['caja', 40]),
      fixed(['leite_coco', 25]),
      acid('limao', 'maracuja'),
      sweet('xarope_gengibre'),
    ],
    garnishes: ['fita_coco', 'no_capim'],
    story: 'Cajá arredondado pelo coco: azedo, gordo e gelado, com pegada de praia.',
  }),
  drink('Neve de Caju', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['caju', 80]), acid('limao', 'umbu', 'maracuja'), sweet('xarope_rapadura')],
    garnishes: ['fatia_caju'],
    story: 'Caju batido com gelo e um fio de doce: a fruta inteira, em ponto de colher.',
  }),
  drink('Calor de Novembro', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['manga', 60]), fixed(['maracuja', 25]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['fatia_manga', 'meia_maracuja'],
    story: 'Manga e maracujá em ponto de sorvete, para a época em que nem a sombra resolve.',
  }),
  drink('Areia Fina', 'frozen', ['alambique'], {
    slots: [
      fixed(['abacaxi', 70]),
      fixed(['leite_coco', 35]),
      acid('limao', 'maracuja'),
      sweet('xarope_simples'),
    ],
    garnishes: ['folha_abacaxi', 'coco_queimado'],
    story: 'Abacaxi e coco batidos bem finos, brancos como duna ao meio-dia.',
  }),
  drink('Piscina Natural', 'frozen', ['alambique'], {
    slots: [
      fixed(['melancia', 90]),
      fixed(['hortela', 8], ['manjericao', 6]),
      acid('limao', 'acerola', 'maracuja'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia com folhas verdes, batida com gelo: água doce entre um mergulho e outro de conversa.',
  }),
  drink('Neve no Sertão', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['graviola', 80]), acid('limao', 'umbu'), sweet('xarope_capim_santo')],
    garnishes: ['no_capim', 'flor'],
    story: 'Graviola batida com gelo: branca, perfumada e impossível de confundir.',
  }),
]
