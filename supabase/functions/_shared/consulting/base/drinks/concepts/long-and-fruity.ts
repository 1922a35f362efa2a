import { acid, type Concept, drink, fixed, foam, maybe, sweet } from './concept.ts'

/** Second set of long and fruity drinks: other fruit in other company, so that like houses need not share a menu. */
export const longAndFruity: readonly Concept[] = [
  drink('Bilhete de Trem', 'spritz', ['carvalho', 'alambique'], {
    slots: [
      fixed(['tangerina', 45]),
      maybe(['xarope_simples', 5]),
      fixed(['espumante', 75]),
      maybe(['bitter', 2]),
    ],
    garnishes: ['gomo_tangerina', 'flor', 'casca_limao'],
    story: 'Tangerina e espumante, leves como bilhete de ida no bolso da camisa.',
  }),
  drink('Janela do Poente', 'spritz', ['alambique', 'carvalho'], {
    slots: [
      fixed(['maracuja', 25]),
      fixed(['xarope_simples', 20], ['reducao_cajuina', 25]),
      fixed(['espumante', 75]),
    ],
    garnishes: ['meia_maracuja', 'flor'],
    story: 'Maracujá e espumante, amarelos e finos como o sol na janela.',
  }),
  drink('Toldo Listrado', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['melancia', 70]), maybe(['manjericao', 5], ['hortela', 6]), fixed(['espumante', 75])],
    garnishes: ['fatia_melancia', 'folha_manjericao'],
    story: 'Melancia e espumante, frescos como mesa debaixo de toldo ao meio-dia.',
  }),
  drink('Bordado de Itapajé', 'spritz', ['alambique', 'carvalho'], {
    slots: [
      fixed(['acerola', 40]),
      fixed(['xarope_simples', 20], ['calda_engenho', 20]),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['flor', 'roda_limao', 'ramo_hortela'],
    story: 'Acerola com bolhas de água, vermelha e fina como bordado de Itapajé.',
  }),
  drink('Lampião a Gás', 'spritz', ['carvalho'], {
    slots: [fixed(['vermute_seco', 30]), fixed(['tonica', 90])],
    garnishes: ['casca_limao', 'ramo_hortela'],
    story: 'Vermute seco e tônica, luz clara de lampião num fim de rua.',
    profile: 'bitter',
  }),
  drink('Coreto da Matriz', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['goiaba', 40]), maybe(['xarope_simples', 5]), fixed(['espumante', 80])],
    garnishes: ['fatia_goiaba', 'flor'],
    story: 'Goiaba e espumante, música de domingo no coreto da praça da matriz.',
  }),
  drink('Maria Fumaça', 'highball', ['carvalho', 'castanheira'], {
    slots: [fixed(['cold_brew', 40]), fixed(['tonica', 110])],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Café frio e tônica, amargo que sobe como fumaça de trem na estação.',
    profile: 'bitter',
  }),
  drink('Cacimba Doce', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['agua_coco', 110]),
      maybe(['limao', 15], ['umbu', 20]),
      maybe(['xarope_rapadura', 10]),
      maybe(['hortela', 6]),
    ],
    garnishes: ['fita_coco', 'ramo_hortela', 'roda_limao'],
    story: 'Água de coco gelada e cana, doce e limpa como cacimba cheia.',
  }),
  drink('Barra do Cauípe', 'highball', ['alambique'], {
    slots: [fixed(['caja', 50]), fixed(['xarope_simples', 15], ['calda_engenho', 15]), fixed(['tonica', 80])],
    garnishes: ['casca_limao', 'ramo_hortela'],
    story: 'Cajá e tônica, azedo e amargo onde o rio encontra a praia.',
  }),
  drink('Fim de Ladeira', 'highball', ['carvalho', 'alambique'], {
    slots: [fixed(['tamarindo', 25]), fixed(['ginger', 110])],
    garnishes: ['lamina_gengibre', 'roda_limao'],
    story: 'Tamarindo e ginger ale, azedo na subida e ardido no fim da ladeira.',
    profile: 'spicy',
  }),
  drink('Estrada de Beberibe', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['melancia', 90]),
      maybe(['limao', 10], ['umbu', 20]),
      maybe(['sal', 1]),
      fixed(['agua_gas', 50]),
    ],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia com gás, copo comprido de parada em estrada quente.',
  }),
  drink('Meio-dia em Icapuí', 'highball', ['alambique'], {
    slots: [fixed(['abacaxi', 70]), fixed(['tonica', 70])],
    garnishes: ['folha_abacaxi', 'fatia_abacaxi'],
    story: 'Abacaxi e tônica, doce e amargo como meio-dia de vento em Icapuí.',
  }),
  drink('Prancha de Paracuru', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['goiaba', 50]), fixed(['ginger', 90])],
    garnishes: ['fatia_goiaba', 'lamina_gengibre'],
    story: 'Goiaba e ginger ale, rosa e ardido depois da última onda.',
  }),
  drink('Ponto Final', 'highball', ['carvalho', 'alambique'], {
    slots: [fixed(['tangerina', 60]), fixed(['tonica', 80])],
    garnishes: ['gomo_tangerina', 'casca_laranja'],
    story: 'Tangerina e tônica, cheiro de casca no ponto final da linha.',
  }),
  drink('Cata-vento', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['acerola', 40]),
      acid('limao', 'limao_cravo'),
      sweet('calda_mel'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['roda_limao', 'flor'],
    story: 'Acerola com gás, azeda e ligeira como cata-vento em barraca de feira.',
  }),
  drink('Bica do Ipu', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['graviola', 45]),
      acid('limao', 'umbu'),
      sweet('xarope_capim_santo'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['no_capim', 'roda_limao'],
    story: 'Graviola com gás, branca e fria como água de bica na serra.',
  }),
  drink('Linha do Horizonte', 'collins', ['alambique'], {
    slots: [
      fixed(['agua_coco', 60]),
      acid('limao', 'maracuja'),
      sweet('xarope_simples'),
      fixed(['agua_gas', 40]),
    ],
    garnishes: ['fita_coco', 'casca_limao'],
    story: 'Água de coco, azedo na medida e gás, clara como manhã sem nuvem.',
  }),
  drink('Chegada da Chuva', 'collins', ['carvalho', 'alambique'], {
    slots: [
      fixed(['tamarindo', 30]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_gengibre'),
      fixed(['agua_gas', 70]),
    ],
    garnishes: ['lamina_gengibre', 'roda_limao'],
    story: 'Tamarindo com gás, escuro como nuvem carregada em cima do sertão.',
    months: [12, 1, 2, 3],
  }),
  drink('Varal de Domingo', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['goiaba', 45]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_simples'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['fatia_goiaba', 'ramo_hortela'],
    story: 'Goiaba com gás, cheiro de roupa limpa no varal de domingo.',
  }),
  drink('Alto da Ladeira', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['melancia', 70]), acid('limao', 'umbu'), sweet('xarope_hibisco'), fixed(['agua_gas', 40])],
    garnishes: ['fatia_melancia', 'roda_limao'],
    story: 'Melancia com gás, vermelha e fresca no alto da ladeira, vento batendo.',
  }),
  drink('Quermesse', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['tangerina', 50]),
      acid('limao', 'limao_cravo'),
      sweet('calda_mel'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['gomo_tangerina', 'ramo_hortela'],
    story: 'Tangerina com gás, cor de bandeirola esticada em noite de quermesse.',
  }),
  drink('Trança de Palha', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [
      fixed(['abacaxi_fresco', 80]),
      fixed(['gengibre', 5]),
      acid('limao', 'maracuja'),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['fatia_abacaxi', 'lamina_gengibre'],
    story: 'Abacaxi e gengibre amassados juntos, trançados como palha em mão de artesã.',
    profile: 'spicy',
  }),
  drink('Muro de Seriguela', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [
      fixed(['seriguela_fresca', 80]),
      maybe(['manjericao', 5], ['hortela', 6]),
      acid('limao', 'umbu'),
      sweet('calda_engenho'),
    ],
    garnishes: ['seriguela_palito', 'folha_manjericao'],
    story: 'Seriguela amassada com casca, travo bom de fruta de muro baixo.',
  }),
  drink('Subida da Pedra', 'caipirinha', ['carvalho', 'alambique'], {
    slots: [fixed(['limao_cubos', 0.75]), fixed(['gengibre', 5]), sweet('calda_engenho')],
    garnishes: ['roda_limao', 'lamina_gengibre'],
    story: 'Limão e gengibre amassados, frios no gelo, quentes na subida da pedra.',
    profile: 'spicy',
  }),
  drink('Varanda do Icó', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['limao_cubos', 0.5]), fixed(['manjericao', 8], ['hortela', 8]), sweet('calda_mel')],
    garnishes: ['folha_manjericao', 'ramo_hortela', 'roda_limao'],
    story: 'Limão e folha verde amassados, cheiro de quintal regado de manhã.',
  }),
  drink('Rua Velha', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['melancia_fresca', 90]), acid('limao', 'umbu'), sweet('xarope_simples')],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia amassada na hora, vermelha e azedinha em rua de casarão.',
  }),
  drink('Umbuzeiro Torto', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['umbu_fresco', 80]), acid('limao', 'tamarindo'), sweet('xarope_rapadura')],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Umbu amassado com casca, azedo de sertão em sombra de galho torto.',
  }),
  drink('Manga de Quintal', 'caipirinha', ['alambique'], {
    slots: [fixed(['manga_fresca', 80]), acid('limao', 'maracuja'), sweet('calda_mel')],
    garnishes: ['fatia_manga', 'roda_limao'],
    story: 'Manga madura amassada, o pé do quintal inteiro em copo baixo.',
  }),
  drink('Caju Ardido', 'caipirinha', ['carvalho', 'alambique'], {
    slots: [
      fixed(['caju_fresco', 70]),
      fixed(['gengibre', 4]),
      acid('limao', 'umbu'),
      sweet('calda_engenho'),
    ],
    garnishes: ['fatia_caju', 'lamina_gengibre'],
    story: 'Caju e gengibre amassados, travo de fruta e calor de raiz no terreiro.',
  }),
  drink('Pátio de Azulejo', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['hortela', 8], ['manjericao', 6]),
      fixed(['melancia', 60]),
      acid('limao', 'umbu'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia e folha fresca amassada, vermelho no verde como pátio de azulejo.',
  }),
  drink('Horta do Convento', 'smash', ['carvalho', 'alambique'], {
    slots: [
      fixed(['manjericao', 8]),
      fixed(['tangerina', 45]),
      acid('limao', 'limao_cravo'),
      sweet('calda_mel'),
    ],
    garnishes: ['folha_manjericao', 'gomo_tangerina'],
    story: 'Manjericão e tangerina, cheiro de horta molhada atrás do muro.',
  }),
  drink('Curva do Rio', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['hortela', 8]),
      fixed(['umbu', 40]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['ramo_hortela', 'raspa_rapadura'],
    story: 'Umbu e hortelã, azedo e frio como sombra em curva de rio.',
  }),
  drink('Serra da Ibiapaba', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['manjericao', 8]),
      fixed(['goiaba', 45]),
      acid('limao', 'limao_cravo'),
      sweet('calda_engenho'),
    ],
    garnishes: ['fatia_goiaba', 'folha_manjericao'],
    story: 'Goiaba e manjericão, fruta madura no frio cheiroso da serra.',
  }),
  drink('Feira do Crato', 'smash', ['carvalho', 'castanheira'], {
    slots: [
      fixed(['hortela', 8]),
      fixed(['caju', 50]),
      acid('limao', 'umbu'),
      sweet('xarope_cumaru', 'xarope_rapadura'),
    ],
    garnishes: ['fatia_caju', 'ramo_hortela'],
    story: 'Caju e hortelã sobre madeira, banca de fruta na feira do Crato.',
  }),
  drink('Retrato Oval', 'sour', ['carvalho', 'castanheira'], {
    slots: [fixed(['tangerina', 40]), foam, acid('limao', 'limao_cravo'), sweet('calda_mel')],
    garnishes: ['casca_laranja', 'flor'],
    story: 'Tangerina e madeira em taça, cor de retrato antigo na parede da sala.',
  }),
  drink('Pavão Misterioso', 'sour', ['alambique', 'carvalho'], {
    slots: [
      fixed(['maracuja', 20]),
      fixed(['xarope_hibisco', 15]),
      foam,
      acid('limao', 'limao_cravo'),
      sweet('xarope_simples'),
    ],
    garnishes: ['flor', 'meia_maracuja'],
    story: 'Maracujá e hibisco numa cor só, rosada e viva como pena de pavão.',
  }),
  drink('Rendeira de Aquiraz', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['graviola', 40]), foam, acid('limao', 'umbu'), sweet('xarope_simples')],
    garnishes: ['flor', 'casca_limao'],
    story: 'Graviola branca e gelada, trabalho fino de rendeira na porta de casa.',
  }),
  drink('Cordel na Corda', 'sour', ['castanheira', 'carvalho'], {
    slots: [fixed(['caja', 40]), foam, acid('limao', 'limao_cravo'), sweet('xarope_cumaru', 'calda_engenho')],
    garnishes: ['raspa_rapadura', 'casca_laranja'],
    story: 'Cajá sobre madeira, agudo no começo e grave no fim, feito cordel.',
  }),
  drink('Maçarico da Praia', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['mangaba', 40]), foam, acid('limao', 'umbu'), sweet('calda_mel', 'xarope_simples')],
    garnishes: ['casca_limao', 'flor'],
    story: 'Mangaba azeda e leitosa, ligeira como pássaro na beira da maré.',
  }),
  drink('Goiabada Cascão', 'sour', ['carvalho', 'castanheira'], {
    slots: [fixed(['goiaba', 45]), acid('limao', 'limao_cravo'), sweet('xarope_rapadura')],
    garnishes: ['fatia_goiaba', 'cubo_coalho'],
    story: 'Goiaba e madeira, cheiro de tacho no fogo e azedo na medida.',
  }),
  drink('Balcão de Mármore', 'sour', ['carvalho', 'alambique'], {
    slots: [acid('limao', 'limao_cravo'), foam, sweet('calda_mel')],
    garnishes: ['casca_limao', 'pau_canela'],
    story: 'Limão e cana, doce na medida, como manda o velho balcão de mármore.',
  }),
  drink('Poço da Draga', 'sour', ['alambique'], {
    slots: [fixed(['acerola', 40]), foam, acid('limao', 'limao_cravo'), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'flor'],
    story: 'Acerola batida com gelo, vermelha e azeda na beira do Poço.',
  }),
  drink('Ilha do Amor', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['manga', 50]),
      fixed(['tangerina', 30]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_gengibre'),
    ],
    garnishes: ['fatia_manga', 'ramo_hortela'],
    story: 'Manga e tangerina, doces e claras como tarde de ilha sem relógio.',
  }),
  drink('Areia de Almofala', 'tiki', ['castanheira', 'carvalho'], {
    slots: [
      fixed(['abacaxi', 60]),
      fixed(['tamarindo', 15]),
      acid('limao', 'limao_cravo'),
      sweet('calda_engenho'),
    ],
    garnishes: ['folha_abacaxi', 'pau_canela'],
    story: 'Abacaxi e tamarindo sobre madeira, areia que esconde e depois devolve.',
  }),
  drink('Rosa do Quintal', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['goiaba', 45]),
      fixed(['agua_coco', 40]),
      acid('limao', 'maracuja'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_goiaba', 'fita_coco'],
    story: 'Goiaba em água de coco, rosa e clara como flor de quintal.',
  }),
  drink('Vela de Latão', 'tiki', ['carvalho', 'alambique'], {
    slots: [
      fixed(['maracuja', 25]),
      fixed(['agua_coco', 60]),
      acid('limao', 'limao_cravo'),
      sweet('calda_mel'),
    ],
    garnishes: ['meia_maracuja', 'ramo_hortela'],
    story: 'Maracujá em água de coco, perfumado e leve como vela ao vento.',
  }),
  drink('Jangadeiro em Terra', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['seriguela', 50]),
      fixed(['abacaxi', 40]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['seriguela_palito', 'fatia_abacaxi'],
    story: 'Seriguela e abacaxi, descanso de jangadeiro com os pés na sombra.',
  }),
  drink('Picolé da Esquina', 'frozen', ['alambique'], {
    slots: [fixed(['goiaba', 60]), acid('limao', 'limao_cravo'), sweet('xarope_simples')],
    garnishes: ['fatia_goiaba', 'borda_rapadura'],
    story: 'Goiaba batida com gelo, raspadinha de esquina para gente grande.',
  }),
  drink('Geada da Serra', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['graviola', 55]), acid('limao', 'umbu'), sweet('xarope_simples')],
    garnishes: ['roda_limao', 'fita_coco'],
    story: 'Graviola batida com gelo, branca e fria como geada de serra.',
  }),
  drink('Raspa-raspa', 'frozen', ['alambique'], {
    slots: [fixed(['tamarindo', 25]), acid('limao', 'limao_cravo'), sweet('xarope_rapadura')],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Tamarindo batido com gelo, azedo como o do carrinho da praça.',
  }),
  drink('Sinal Vermelho', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['acerola', 50]), acid('limao', 'limao_cravo'), sweet('xarope_simples')],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Acerola batida com gelo, parada obrigatória no calor da esquina.',
  }),
  drink('Sorvete de Calçada', 'frozen', ['alambique'], {
    slots: [fixed(['caja', 50]), acid('limao', 'limao_cravo'), sweet('calda_engenho')],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Cajá batido com gelo, azedo e teimoso, de colher na calçada.',
  }),
  drink('Areia Quente', 'frozen', ['alambique'], {
    slots: [fixed(['melancia', 70]), acid('limao', 'umbu'), sweet('xarope_hibisco')],
    garnishes: ['fatia_melancia', 'roda_limao'],
    story: 'Melancia batida com gelo, para a hora em que a areia queima.',
  }),
]
