import { acid, type Concept, drink, fixed, maybe, sweet } from './concept.ts'

/** Long drinks: spritzes, highballs, collinses. */
export const refreshing: readonly Concept[] = [
  drink('Aldeota ao Sol', 'spritz', ['alambique', 'carvalho'], {
    slots: [
      fixed(['caju', 40]),
      fixed(['xarope_rapadura', 15], ['xarope_simples', 15]),
      fixed(['espumante', 75]),
      maybe(['agua_gas', 30]),
    ],
    garnishes: ['fatia_caju', 'flor'],
    story: 'Caju e espumante: a fruta entra com o perfume e as bolhas fazem o resto.',
  }),
  drink('Ponte Metálica', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['xarope_hibisco', 20]), fixed(['espumante', 75]), maybe(['agua_gas', 40])],
    garnishes: ['flor', 'casca_limao', 'ramo_hortela'],
    story: 'Tem a cor do céu quando o sol desce atrás da ponte: hibisco, bolhas finas e um fim seco.',
  }),
  drink('Fim de Expediente', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['aperitivo', 25]), fixed(['tonica', 90])],
    garnishes: ['casca_laranja', 'casca_limao', 'ramo_hortela'],
    story: 'Amargo e doce no mesmo copo, com bolhas: um aperitivo de fim de tarde com sotaque de cana.',
    profile: 'bitter',
  }),
  drink('Varanda Aberta', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['seriguela', 45]), fixed(['espumante', 80]), maybe(['manjericao', 5], ['hortela', 6])],
    garnishes: ['seriguela_palito', 'folha_manjericao', 'flor'],
    story: 'A seriguela madura já traz o doce e o azedo; o espumante só abre a janela.',
  }),
  drink('Terraço da Serra', 'spritz', ['carvalho', 'alambique'], {
    slots: [
      fixed(['cha_capim_santo', 60]),
      fixed(['calda_mel', 20], ['xarope_capim_santo', 20], ['reducao_cajuina', 20]),
      acid('limao', 'maracuja', 'umbu'),
      fixed(['agua_gas', 70]),
    ],
    garnishes: ['no_capim', 'flor', 'ramo_hortela'],
    story: 'Capim-santo gelado e bolhas: perfume de jardim molhado e quase nenhum peso.',
  }),
  drink('Rua dos Tabajaras', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['cajuina', 110]), maybe(['limao', 10], ['umbu', 20]), maybe(['bitter', 2])],
    garnishes: ['fatia_caju', 'casca_limao', 'pau_canela'],
    story: 'Cajuína bem gelada no lugar do refrigerante: âmbar, limpa e de doçura natural.',
  }),
  drink('Barra do Ceará', 'highball', ['alambique'], {
    slots: [
      fixed(['agua_coco', 120]),
      maybe(['hortela', 8], ['manjericao', 6]),
      maybe(['limao', 10], ['maracuja', 15]),
    ],
    garnishes: ['fita_coco', 'ramo_hortela'],
    story: 'Água de coco, erva fresca e cana: o rio encontra o mar dentro de um copo alto.',
  }),
  drink('Beira-Mar às Seis', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['agua_coco', 70]), fixed(['cha_capim_santo', 60])],
    garnishes: ['no_capim', 'fita_coco'],
    story: 'Capim-santo e água de coco, quase sem doce: a hora em que o calçadão esfria.',
  }),
  drink('Vento em Taíba', 'highball', ['alambique'], {
    slots: [fixed(['tonica', 120]), maybe(['xarope_capim_santo', 5]), maybe(['limao', 10])],
    garnishes: ['pimenta_rosa', 'no_capim', 'casca_limao'],
    story: 'Tônica e cachaça nova: amargo reto, final de ervas e muito gelo.',
    profile: 'bitter',
  }),
  drink('Noite no Dragão', 'highball', ['carvalho'], {
    slots: [fixed(['ginger', 110]), maybe(['limao', 10], ['tamarindo', 15]), maybe(['bitter', 2])],
    garnishes: ['lamina_gengibre', 'casca_limao'],
    story: 'A madeira encontra o ardor do gengibre em um copo alto, com bolhas e calor na medida.',
    profile: 'spicy',
  }),
  drink('Volta da Jurema', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['abacaxi', 80]), maybe(['gengibre', 4]), fixed(['agua_gas', 60])],
    garnishes: ['folha_abacaxi', 'fatia_abacaxi'],
    story: 'Abacaxi prensado e gás: o doce é só o da própria fruta.',
  }),
  drink('Sombra de Carnaúba', 'highball', ['alambique'], {
    slots: [
      fixed(['melancia', 90]),
      maybe(['hortela', 8], ['manjericao', 6]),
      maybe(['limao', 10], ['acerola', 25]),
      fixed(['agua_gas', 50]),
    ],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia espremida na hora: leve, rosada, com cheiro de feira cedo.',
  }),
  drink('Caminho de Pindoretama', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['manga', 50]), fixed(['agua_coco', 90]), maybe(['limao', 10], ['maracuja', 15])],
    garnishes: ['fatia_manga', 'fita_coco'],
    story: 'Manga e água de coco, a dupla da estrada dos engenhos, sem nada que esconda a cana.',
  }),
  drink('Praça do Ferreira', 'highball', ['carvalho'], {
    slots: [fixed(['cold_brew', 45]), fixed(['tonica', 100])],
    garnishes: ['casca_laranja', 'pau_canela', 'po_cafe'],
    story: 'Café frio sobre tônica: amargo com amargo, e a madeira no meio para arredondar.',
    profile: 'bitter',
    baseMl: 40,
  }),
  drink('Conversa na Calçada', 'highball', ['carvalho', 'alambique'], {
    slots: [
      fixed(['cha_capim_santo', 110]),
      fixed(['calda_engenho', 15], ['calda_mel', 10], ['reducao_cajuina', 20]),
    ],
    garnishes: ['no_capim', 'lamina_gengibre'],
    story: 'Cadeira na calçada, chá de capim-santo gelado e a cachaça sem pressa.',
  }),
  drink('Céu de Quixadá', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['cha_hibisco', 100]),
      fixed(['calda_engenho', 15], ['xarope_simples', 20], ['reducao_cajuina', 25], ['calda_tamara', 25]),
      maybe(['agua_gas', 40]),
    ],
    garnishes: ['pau_canela', 'flor', 'ramo_hortela'],
    story: 'Hibisco gelado, vermelho como a pedra ao fim da tarde, com acidez de fruta seca.',
  }),
  drink('Maré de Março', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['caja', 40]),
      acid('limao', 'umbu', 'maracuja'),
      sweet('xarope_rapadura'),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['ramo_hortela', 'roda_limao', 'no_capim'],
    story: 'Cajá em copo alto: ácido, perfumado e com bolhas que limpam a boca entre um petisco e outro.',
  }),
  drink('Bandeirinha de Junho', 'collins', ['alambique', 'carvalho'], {
    slots: [
      sweet('xarope_hibisco'),
      acid('limao', 'acerola', 'umbu'),
      maybe(['hortela', 6]),
      fixed(['cha_hibisco', 50]),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['roda_limao', 'ramo_hortela', 'flor'],
    story: 'Vermelho de hibisco do começo ao fim: floral, direto e de acidez viva.',
  }),
  drink('Rede Armada', 'collins', ['alambique', 'carvalho'], {
    slots: [
      acid('limao', 'maracuja', 'umbu'),
      fixed(['xarope_capim_santo', 20], ['cha_capim_santo', 60]),
      sweet('calda_engenho'),
      fixed(['agua_gas', 90]),
    ],
    garnishes: ['no_capim', 'roda_limao'],
    story: 'Capim-santo do quintal alongado com gás: leve como rede de varanda.',
  }),
  drink('Açude Cheio', 'collins', ['alambique'], {
    slots: [
      fixed(['umbu', 60]),
      maybe(['hortela', 8], ['manjericao', 6]),
      acid('limao', 'maracuja'),
      sweet('calda_engenho', 'xarope_rapadura'),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['ramo_hortela', 'folha_manjericao'],
    story: 'Umbu de inverno bom: azedinho, verde e farto de gás.',
  }),
  drink('Jangada Ligeira', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['maracuja', 30]), sweet('xarope_gengibre'), acid('limao'), fixed(['agua_gas', 90])],
    garnishes: ['meia_maracuja', 'lamina_gengibre'],
    story: 'Maracujá na frente e bolhas atrás: um copo alto que aguenta o sol das duas da tarde.',
  }),
  drink('Comboieiro', 'collins', ['carvalho', 'alambique'], {
    slots: [
      fixed(['xarope_gengibre', 20]),
      acid('limao', 'limao_cravo', 'tamarindo'),
      fixed(['agua_gas', 90]),
    ],
    garnishes: ['lamina_gengibre', 'roda_limao', 'pau_canela'],
    story: 'Homenagem a quem cruzava o sertão com a carga de cana: gengibre, rapadura e frescor.',
    profile: 'spicy',
  }),
  drink('Mercado Central', 'collins', ['carvalho', 'alambique'], {
    slots: [fixed(['tamarindo', 45]), sweet('xarope_rapadura'), acid('limao'), fixed(['agua_gas', 80])],
    garnishes: ['pau_canela', 'roda_limao', 'borda_rapadura'],
    story: 'Tamarindo escuro e gás: lembra o doce de banca de mercado, sem pesar.',
  }),
  drink('Passeio Público', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['acerola', 60]),
      maybe(['manjericao', 6], ['hortela', 8]),
      acid('limao', 'maracuja'),
      sweet('xarope_simples'),
      fixed(['agua_gas', 70]),
    ],
    garnishes: ['folha_manjericao', 'ramo_hortela'],
    story: 'Acerola de acidez franca e aroma de folha amassada: lembra um jardim antigo depois da chuva.',
  }),
  drink('Tarde na Varjota', 'collins', ['carvalho', 'alambique'], {
    slots: [
      fixed(['seriguela', 50]),
      acid('limao', 'umbu'),
      sweet('xarope_capim_santo'),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['seriguela_palito', 'no_capim'],
    story: 'Seriguela com bolhas: a fruta de quintal vestida para jantar fora.',
  }),
  drink('Janela Azul', 'collins', ['alambique'], {
    slots: [
      fixed(['goiaba', 50]),
      acid('limao', 'acerola', 'maracuja'),
      sweet('xarope_simples'),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['fatia_goiaba', 'ramo_hortela'],
    story: 'Goiaba madura esticada com gás: cheiro de pomar e final limpo.',
  }),
]
