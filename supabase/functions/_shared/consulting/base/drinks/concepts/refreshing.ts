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
    story: 'Caju perfumado e espumante, para a sombra de calçada na Aldeota.',
  }),
  drink('Ponte Metálica', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['xarope_hibisco', 20]), fixed(['espumante', 75]), maybe(['agua_gas', 40])],
    garnishes: ['flor', 'casca_limao', 'ramo_hortela'],
    story: 'Hibisco e espumante, vermelhos como o céu da tarde atrás da ponte.',
  }),
  drink('Fim de Expediente', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['aperitivo', 25]), fixed(['tonica', 90])],
    garnishes: ['casca_laranja', 'casca_limao', 'ramo_hortela'],
    story: 'Amargo vermelho e tônica com gelo, para guardar o crachá no bolso.',
    profile: 'bitter',
  }),
  drink('Varanda Aberta', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['seriguela', 45]), fixed(['espumante', 80]), maybe(['manjericao', 5], ['hortela', 6])],
    garnishes: ['seriguela_palito', 'folha_manjericao', 'flor'],
    story: 'Seriguela e espumante, doce e travosa, com a varanda toda aberta.',
  }),
  drink('Terraço da Serra', 'spritz', ['carvalho', 'alambique'], {
    slots: [
      fixed(['cha_capim_santo', 60]),
      fixed(['calda_mel', 20], ['xarope_capim_santo', 20], ['reducao_cajuina', 20]),
      acid('limao', 'maracuja', 'umbu'),
      fixed(['agua_gas', 70]),
    ],
    garnishes: ['no_capim', 'flor', 'ramo_hortela'],
    story: 'Capim-santo gelado com bolhas, cheiro de jardim molhado no terraço.',
  }),
  drink('Rua dos Tabajaras', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['cajuina', 100]), maybe(['limao', 15], ['umbu', 20]), maybe(['bitter', 2])],
    garnishes: ['fatia_caju', 'casca_limao', 'pau_canela'],
    story: 'Cajuína bem gelada e cana, cor de âmbar na noite da rua.',
  }),
  drink('Barra do Ceará', 'highball', ['alambique'], {
    slots: [
      fixed(['agua_coco', 120]),
      maybe(['hortela', 8], ['manjericao', 6]),
      maybe(['limao', 15], ['maracuja', 20]),
      maybe(['xarope_simples', 10]),
    ],
    garnishes: ['fita_coco', 'ramo_hortela'],
    story: 'Água de coco e cana, doce e limpa, onde o rio encontra o mar.',
  }),
  drink('Beira-Mar às Seis', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['agua_coco', 70]),
      fixed(['cha_capim_santo', 60]),
      maybe(['limao', 15], ['maracuja', 20]),
      maybe(['xarope_capim_santo', 15]),
    ],
    garnishes: ['no_capim', 'fita_coco'],
    story: 'Água de coco e capim-santo, na hora em que o calçadão esfria.',
  }),
  drink('Vento em Taíba', 'highball', ['alambique'], {
    slots: [fixed(['tonica', 120]), maybe(['xarope_capim_santo', 5]), maybe(['limao', 10])],
    garnishes: ['pimenta_rosa', 'no_capim', 'casca_limao'],
    story: 'Tônica e cana com muito gelo, seca como vento de fim de praia.',
    profile: 'bitter',
  }),
  drink('Noite no Dragão', 'highball', ['carvalho'], {
    slots: [fixed(['ginger', 110]), maybe(['limao', 10], ['tamarindo', 15]), maybe(['bitter', 2])],
    garnishes: ['lamina_gengibre', 'casca_limao'],
    story: 'Ginger ale ardido e madeira, para a noite comprida no Dragão.',
    profile: 'spicy',
  }),
  drink('Volta da Jurema', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['abacaxi', 80]), maybe(['gengibre', 4]), maybe(['limao', 10]), fixed(['agua_gas', 60])],
    garnishes: ['folha_abacaxi', 'fatia_abacaxi'],
    story: 'Abacaxi prensado com gás, leve como passeio na volta da Jurema.',
  }),
  drink('Sombra de Carnaúba', 'highball', ['alambique'], {
    slots: [
      fixed(['melancia', 90]),
      maybe(['hortela', 8], ['manjericao', 6]),
      maybe(['limao', 10], ['acerola', 25]),
      fixed(['agua_gas', 50]),
    ],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia espremida com gás, leve e rosada na sombra da carnaúba.',
  }),
  drink('Beira de Estrada', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['manga', 50]),
      fixed(['agua_coco', 90]),
      maybe(['limao', 15], ['maracuja', 20]),
      maybe(['sal', 1]),
    ],
    garnishes: ['fatia_manga', 'fita_coco'],
    story: 'Manga e água de coco, parada de estrada na boca do sertão.',
  }),
  drink('Praça do Ferreira', 'highball', ['carvalho'], {
    slots: [fixed(['cold_brew', 45]), fixed(['tonica', 100])],
    garnishes: ['casca_laranja', 'pau_canela', 'po_cafe'],
    story: 'Café frio e tônica, amargos e compridos como prosa de banco de praça.',
    profile: 'bitter',
    baseMl: 40,
  }),
  drink('Conversa na Calçada', 'highball', ['carvalho', 'alambique'], {
    slots: [
      fixed(['cha_capim_santo', 110]),
      fixed(['calda_engenho', 15], ['calda_mel', 15], ['reducao_cajuina', 20]),
      maybe(['limao', 15], ['maracuja', 20]),
    ],
    garnishes: ['no_capim', 'lamina_gengibre'],
    story: 'Capim-santo gelado e cana, para cadeira na calçada e prosa comprida.',
  }),
  drink('Céu de Quixadá', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['cha_hibisco', 100]),
      fixed(['calda_engenho', 15], ['xarope_simples', 20], ['reducao_cajuina', 25], ['calda_tamara', 25]),
      maybe(['agua_gas', 40]),
    ],
    garnishes: ['pau_canela', 'flor', 'ramo_hortela'],
    story: 'Hibisco gelado e cana, vermelho como pedra de Quixadá ao entardecer.',
  }),
  drink('Maré de Março', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['caja', 40]),
      acid('limao', 'umbu', 'maracuja'),
      sweet('xarope_rapadura'),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['ramo_hortela', 'roda_limao', 'no_capim'],
    story: 'Cajá azedinho com gás, farto como maré de março na barra.',
    months: [2, 3, 4],
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
    story: 'Hibisco com bolhas, vermelho e leve como bandeirinha esticada na rua.',
    months: [5, 6, 7],
  }),
  drink('Rede Armada', 'collins', ['alambique', 'carvalho'], {
    slots: [
      acid('limao', 'maracuja', 'umbu'),
      fixed(['xarope_capim_santo', 20], ['cha_capim_santo', 60]),
      sweet('calda_engenho'),
      fixed(['agua_gas', 90]),
    ],
    garnishes: ['no_capim', 'roda_limao'],
    story: 'Capim-santo com gás, leve como rede armada no vento da varanda.',
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
    story: 'Umbu azedinho com gás, farto como açude cheio no fim do inverno.',
    months: [4, 5, 6, 7, 8],
  }),
  drink('Jangada Ligeira', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['maracuja', 30]), sweet('xarope_gengibre'), acid('limao'), fixed(['agua_gas', 90])],
    garnishes: ['meia_maracuja', 'lamina_gengibre'],
    story: 'Maracujá com bolhas, azedo e ligeiro como jangada de vento bom.',
  }),
  drink('Comboieiro', 'collins', ['carvalho', 'alambique'], {
    slots: [
      fixed(['xarope_gengibre', 20]),
      acid('limao', 'limao_cravo', 'tamarindo'),
      fixed(['agua_gas', 90]),
    ],
    garnishes: ['lamina_gengibre', 'roda_limao', 'pau_canela'],
    story: 'Gengibre com gás, ardido na chegada e comprido como estrada de comboieiro.',
    profile: 'spicy',
  }),
  drink('Mercado Central', 'collins', ['carvalho', 'alambique'], {
    slots: [fixed(['tamarindo', 45]), sweet('xarope_rapadura'), acid('limao'), fixed(['agua_gas', 80])],
    garnishes: ['pau_canela', 'roda_limao', 'borda_rapadura'],
    story: 'Tamarindo com gás, escuro e azedo como doce de banca do mercado.',
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
    story: 'Acerola com gás, azeda e vermelha, na sombra das árvores do passeio.',
  }),
  drink('Tarde na Varjota', 'collins', ['carvalho', 'alambique'], {
    slots: [
      fixed(['seriguela', 50]),
      acid('limao', 'umbu'),
      sweet('xarope_capim_santo'),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['seriguela_palito', 'no_capim'],
    story: 'Seriguela com bolhas, fruta de quintal arrumada para jantar na Varjota.',
  }),
  drink('Janela do Pomar', 'collins', ['alambique'], {
    slots: [
      fixed(['goiaba', 50]),
      acid('limao', 'acerola', 'maracuja'),
      sweet('xarope_simples'),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['fatia_goiaba', 'ramo_hortela'],
    story: 'Goiaba com gás, cheiro de fruta madura entrando pela janela.',
  }),
]
