import { acid, type Concept, drink, fixed, maybe, sweet } from './concept.ts'

/** Drinks that owners ask for by their colour, or hot for cold nights. */
export const colouredAndHot: readonly Concept[] = [
  drink('Mar Aberto', 'collins', ['alambique'], {
    slots: [fixed(['curacau_azul', 20]), acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 80])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Azul de curaçau, azedinho e com gás, da cor do mar aberto.',
  }),
  drink('Queima de Fogos', 'spritz', ['alambique'], {
    slots: [fixed(['curacau_azul', 25]), fixed(['espumante', 90], ['agua_gas', 90]), maybe(['limao', 10])],
    garnishes: ['casca_limao', 'roda_limao'],
    story: 'Azul de curaçau com bolhas, para olhar os fogos da beira do mar.',
  }),
  drink('Poço Azul', 'highball', ['alambique'], {
    slots: [fixed(['cha_clitoria', 70]), fixed(['agua_coco', 70])],
    garnishes: ['fita_coco', 'casca_limao'],
    story: 'Flor azul e água de coco, limpas como poço em dia sem vento.',
  }),
  drink('Lagoa Funda', 'batida', ['alambique'], {
    slots: [fixed(['curacau_azul', 20]), fixed(['leite_coco', 50]), sweet('xarope_simples')],
    garnishes: ['coco_queimado', 'fita_coco'],
    story: 'Azul de curaçau com leite de coco, cremoso e claro como lagoa funda.',
  }),
  drink('Céu da Boca da Noite', 'sour', ['alambique'], {
    slots: [fixed(['cha_clitoria', 30]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['casca_limao', 'flor'],
    story: 'Flor azul que o azedo faz lilás, céu na boca da noite.',
  }),
  drink('Mata Verde', 'frozen', ['alambique'], {
    slots: [fixed(['abacaxi', 70]), fixed(['hortela', 14]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['ramo_hortela', 'folha_abacaxi'],
    story: 'Abacaxi e hortelã batidos com gelo, verdes como mata depois da chuva.',
  }),
  drink('Olho de Gato', 'collins', ['alambique'], {
    slots: [
      fixed(['curacau_azul', 15]),
      fixed(['maracuja', 20]),
      sweet('xarope_simples'),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['meia_maracuja', 'roda_limao'],
    story: 'Maracujá e curaçau com gás, verde vivo de olho de gato.',
  }),
  drink('Flor de Morango', 'spritz', ['alambique'], {
    slots: [
      fixed(['morango', 50]),
      fixed(['espumante', 80], ['agua_gas', 90]),
      maybe(['calda_mel', 10], ['xarope_simples', 10]),
    ],
    garnishes: ['casca_limao', 'flor'],
    story: 'Morango com bolhas, rosado e leve como flor em vestido de domingo.',
  }),
  drink('Rosa de Abril', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['morango', 45]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['casca_limao', 'folha_manjericao'],
    story: 'Morango batido com gelo, cor de rosa e azedo na medida certa.',
    months: [3, 4, 5],
  }),
  drink('Parreiral', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['uva', 60]), acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 70])],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Uva escura com gás, sombra roxa de parreiral na hora quente.',
  }),
  drink('Beira de Igarapé', 'batida', ['alambique'], {
    slots: [fixed(['cupuacu', 50]), fixed(['leite_coco', 30]), sweet('xarope_simples')],
    garnishes: ['po_canela', 'fita_coco'],
    story: 'Cupuaçu cremoso com leite de coco, perfume de mato molhado na beira d’água.',
  }),
  drink('Tarde de Bacuri', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['bacuri', 50]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Bacuri batido com gelo, polpa branca e perfumada, azedo na medida.',
  }),
  drink('Tinta de Açaí', 'frozen', ['alambique'], {
    slots: [fixed(['acai', 60]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Açaí batido com gelo, roxo fundo de tinta e azedo na ponta.',
  }),
  drink('Pomar de Laranja', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['laranja', 100]), fixed(['agua_gas', 50])],
    garnishes: ['casca_laranja', 'ramo_hortela'],
    story: 'Laranja espremida na hora com bolhas, sol baixo em pomar de sítio.',
  }),
  drink('Bule no Fogo', 'hot', ['carvalho', 'alambique'], {
    slots: [fixed(['cafe_coado', 110]), fixed(['canela', 1]), sweet('xarope_rapadura', 'calda_mel')],
    garnishes: ['pau_canela', 'raspa_rapadura'],
    story: 'Café quente com canela e cana, bule no fogo em noite de sereno.',
  }),
  drink('Fogão de Lenha', 'hot', ['carvalho', 'castanheira'], {
    slots: [fixed(['leite', 130]), fixed(['chocolate', 20]), sweet('xarope_rapadura')],
    garnishes: ['po_canela', 'raspa_rapadura'],
    story: 'Chocolate quente com madeira, xícara cheia ao pé do fogão de lenha.',
  }),
  drink('Manhã de Neblina', 'hot', ['carvalho', 'alambique'], {
    slots: [
      fixed(['tangerina', 90], ['laranja', 90]),
      fixed(['cravo', 3]),
      sweet('xarope_rapadura', 'calda_mel'),
    ],
    garnishes: ['gomo_tangerina', 'casca_laranja', 'pau_canela'],
    story: 'Fruta espremida e cravo, quentes na caneca em manhã de neblina.',
  }),
  drink('Cobertor de Lã', 'hot', ['carvalho', 'alambique'], {
    slots: [fixed(['agua', 110]), fixed(['limao', 15]), sweet('calda_mel')],
    garnishes: ['casca_limao', 'lamina_gengibre'],
    story: 'Limão na água quente com a cana, pesado e bom como cobertor.',
  }),
  drink('Mel de Serra', 'hot', ['carvalho', 'alambique'], {
    slots: [fixed(['agua', 100]), fixed(['mel_jandaira', 15]), fixed(['limao', 10]), maybe(['canela', 1])],
    garnishes: ['casca_limao', 'lamina_gengibre', 'pau_canela'],
    story: 'Mel de jandaíra e limão na caneca quente, agasalho de noite fria.',
  }),
  drink('Janela Fechada', 'hot', ['carvalho', 'castanheira'], {
    slots: [fixed(['cajuina', 120]), fixed(['canela', 1]), maybe(['cravo', 3])],
    garnishes: ['pau_canela', 'casca_limao'],
    story: 'Cajuína quente com canela e madeira, janela fechada e vento lá fora.',
  }),
]

/** Dry drinks without a syrup, built in the glass: for guests who find everything too sweet. */
export const dryAndPlain: readonly Concept[] = [
  drink('Meia Rua', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 20]), fixed(['agua_gas', 110])],
    garnishes: ['casca_limao', 'roda_limao'],
    story: 'Limão e gás, secos e compridos como conversa de meio de rua.',
  }),
  drink('Cadeira na Calçada', 'highball', ['alambique'], {
    slots: [fixed(['tonica', 120]), maybe(['limao', 10])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Tônica gelada e cana, amargas de leve, de cadeira na calçada.',
  }),
  drink('Sal da Terra', 'highball', ['alambique'], {
    slots: [fixed(['limao', 20]), fixed(['sal', 1]), fixed(['agua_gas', 60])],
    garnishes: ['borda_sal', 'roda_limao'],
    story: 'Limão e sal com um pouco de gás, retos como o sertão.',
  }),
  drink('Brasa e Gelo', 'highball', ['alambique'], {
    slots: [fixed(['dedo_moca', 1], ['pimenta_cheiro', 1]), fixed(['limao', 20]), fixed(['agua_gas', 90])],
    garnishes: ['roda_limao', 'pimenta_palito'],
    story: 'Pimenta e limão com gás, arde na chegada e passa no gelo.',
  }),
  drink('Raiz de Quintal', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['gengibre', 6]), fixed(['limao', 15]), fixed(['agua_gas', 100])],
    garnishes: ['lamina_gengibre', 'roda_limao'],
    story: 'Gengibre amassado e limão com gás, ardidos e secos, sem doce nenhum.',
  }),
  drink('Casca Torcida', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['tangerina', 45], ['laranja', 45]), fixed(['agua_gas', 80])],
    garnishes: ['gomo_tangerina', 'casca_laranja'],
    story: 'Fruta espremida e gás, com a casca torcida por cima do gelo.',
  }),
  drink('Café do Balcão', 'highball', ['carvalho', 'alambique'], {
    slots: [fixed(['cold_brew', 80]), fixed(['tonica', 60], ['agua_gas', 60])],
    garnishes: ['casca_laranja', 'roda_limao'],
    story: 'Café gelado, amargo e comprido, de quem fica por último no balcão.',
  }),
  drink('Balcão Antigo', 'negroni', ['carvalho', 'alambique'], {
    slots: [fixed(['vermute', 25]), maybe(['bitter', 1])],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Vermute e cana com gelo, como o balcão antigo manda há tempo.',
  }),
]

/** Without alcohol, blue or hot. */
export const colouredWithoutAlcohol: readonly Concept[] = [
  drink('Piscina de Pedra', 'highball', [], {
    slots: [fixed(['cha_clitoria', 90]), fixed(['agua_coco', 90])],
    garnishes: ['fita_coco', 'casca_limao'],
    story: 'Flor azul e água de coco, frescas como banho em piscina de pedra.',
  }),
  drink('Chá de Varanda', 'hot', [], {
    slots: [fixed(['agua', 150]), fixed(['capim_santo', 8]), fixed(['gengibre', 5]), sweet('calda_mel')],
    garnishes: ['no_capim', 'lamina_gengibre'],
    story: 'Capim-santo e gengibre quentes na caneca, para a varanda depois da chuva.',
  }),
]
