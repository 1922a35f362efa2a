import { type Concept, drink, fixed, maybe, sweet } from './concept.ts'

/** Second set of short, bitter, creamy and hot drinks. */
export const shortAndRich: readonly Concept[] = [
  drink('Cadeira de Balanço', 'julep', ['castanheira', 'carvalho'], {
    slots: [fixed(['manjericao', 8], ['hortela', 10]), sweet('calda_engenho'), maybe(['bitter', 2])],
    garnishes: ['folha_manjericao', 'ramo_hortela'],
    story: 'Folhas e madeira com muito gelo: muda de sabor a cada dez minutos, e para melhor.',
  }),
  drink('Mangueiral', 'julep', ['carvalho', 'alambique'], {
    slots: [fixed(['manga_fresca', 60]), maybe(['gengibre', 4]), sweet('xarope_rapadura')],
    garnishes: ['fatia_manga', 'ramo_hortela'],
    story: 'Manga pisada de leve no fundo do copo; quem mexe mais, adoça mais.',
  }),
  drink('Sombra de Umbu', 'julep', ['carvalho', 'castanheira'], {
    slots: [fixed(['umbu_fresco', 60]), sweet('calda_mel')],
    garnishes: ['raspa_rapadura', 'ramo_hortela'],
    story: 'Umbu apertado na hora e madeira por cima: azedo curto, doce comprido.',
  }),
  drink('Cerca de Faxina', 'julep', ['alambique', 'carvalho'], {
    slots: [fixed(['seriguela_fresca', 60]), sweet('xarope_rapadura'), maybe(['bitter', 2])],
    garnishes: ['seriguela_palito', 'ramo_hortela'],
    story: 'Seriguela e cana entre pedras de gelo: travo de fruta de cerca.',
  }),
  drink('Teatro José de Alencar', 'negroni', ['castanheira', 'carvalho'], {
    slots: [
      fixed(['vermute', 25]),
      fixed(['aperitivo', 15]),
      fixed(['reducao_cajuina', 10], ['xarope_rapadura', 10]),
    ],
    garnishes: ['casca_laranja', 'fatia_caju'],
    story: 'Amargo de ferro rendado, doce de veludo: o vermelho mais escuro da carta.',
  }),
  drink('Bonde da Aldeota', 'negroni', ['alambique', 'carvalho'], {
    slots: [fixed(['vermute_seco', 30]), fixed(['aperitivo', 20])],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Vermute seco e amargo vermelho: mais leve que o clássico e de final mais limpo.',
  }),
  drink('Tinteiro de Vidro', 'negroni', ['castanheira', 'carvalho'], {
    slots: [fixed(['vermute', 30]), fixed(['xarope_cumaru', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Vermute tinto e cumaru: amêndoa no nariz, erva amarga na saída.',
  }),
  drink('Farol do Mucuripe', 'negroni', ['alambique'], {
    slots: [fixed(['aperitivo', 25]), fixed(['tangerina', 40])],
    garnishes: ['gomo_tangerina', 'casca_laranja'],
    story: 'Amargo vermelho com tangerina: aperitivo aceso, de corpo leve e casca à vista.',
  }),
  drink('Bengala e Chapéu', 'aperitif', ['castanheira', 'carvalho'], {
    slots: [fixed(['vermute_seco', 25]), maybe(['bitter', 2])],
    garnishes: ['casca_limao', 'casca_laranja'],
    story: 'Madeira e vermute seco, servidos em taça fria: três segundos de silêncio na mesa.',
    profile: 'strong',
  }),
  drink('Carta sem Remetente', 'aperitif', ['alambique', 'carvalho'], {
    slots: [fixed(['cha_hibisco', 30]), fixed(['vermute_seco', 20])],
    garnishes: ['flor', 'casca_limao'],
    story: 'Hibisco e vermute seco: rosa no vidro, adstringente na língua.',
  }),
  drink('Água de Sal', 'aperitif', ['alambique'], {
    slots: [fixed(['agua_coco', 40]), fixed(['vermute_seco', 15]), fixed(['sal', 1])],
    garnishes: ['casca_limao', 'fita_coco'],
    story: 'Água de coco, vermute e sal: um martini de jangada, mineral e claro.',
  }),
  drink('Última Sessão', 'aperitif', ['castanheira', 'carvalho'], {
    slots: [fixed(['cold_brew', 20]), fixed(['vermute', 25])],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Café frio e vermute: o amargo certo para quem ainda vai conversar.',
  }),
  drink('Selo de Cera', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['calda_mel', 10], ['calda_engenho', 10]), fixed(['canela', 1]), maybe(['bitter', 2])],
    garnishes: ['pau_canela', 'casca_laranja'],
    story: 'Canela e barril fechados no mesmo envelope; abre devagar, com o gelo.',
  }),
  drink('Alfaiate', 'old_fashioned', ['carvalho', 'castanheira'], {
    slots: [fixed(['calda_tamara', 15], ['calda_engenho', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'pau_canela'],
    story: 'Doce escuro, cortado sob medida para a madeira: nenhuma sobra, nenhuma falta.',
  }),
  drink('Bandolim', 'old_fashioned', ['carvalho', 'alambique'], {
    slots: [fixed(['xarope_hibisco', 10]), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'flor'],
    story: 'Um dedo de hibisco muda o tom da cana: mais agudo, mais vermelho.',
  }),
  drink('Erva de Cheiro', 'old_fashioned', ['alambique', 'carvalho'], {
    slots: [fixed(['xarope_capim_santo', 10]), maybe(['bitter', 2])],
    garnishes: ['no_capim', 'casca_limao'],
    story: 'Capim-santo em dose curta: jardim visto pela fresta da porta.',
  }),
  drink('Barro Queimado', 'old_fashioned', ['castanheira', 'carvalho'], {
    slots: [fixed(['xarope_gengibre', 10]), maybe(['bitter', 2])],
    garnishes: ['lamina_gengibre', 'canela_tostada'],
    story: 'Gengibre à frente do doce: o calor vem da raiz e fica com o barril.',
    profile: 'spicy',
  }),
  drink('Renda no Varal', 'batida', ['alambique'], {
    slots: [
      fixed(['umbu', 50]),
      fixed(['leite_condensado', 20], ['leite_coco', 40]),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['raspa_rapadura', 'po_canela'],
    story: 'Umbuzada com cana: o creme segura o azedo e devolve em partes.',
  }),
  drink('Sítio Caiçara', 'batida', ['alambique'], {
    slots: [
      fixed(['mangaba', 60]),
      fixed(['leite_coco', 35], ['leite_condensado', 15]),
      sweet('xarope_simples'),
    ],
    garnishes: ['fita_coco', 'po_canela'],
    story: 'Mangaba cremosa, de perfume raro fora do tabuleiro litorâneo.',
  }),
  drink('Bisaco', 'batida', ['carvalho', 'alambique'], {
    slots: [fixed(['pasta_amendoim', 40]), fixed(['cold_brew', 25]), sweet('xarope_rapadura')],
    garnishes: ['pacoca', 'po_cafe'],
    story: 'Amendoim e café batidos: matula de viajante em copo baixo.',
  }),
  drink('Carro de Boi', 'batida', ['alambique', 'carvalho'], {
    slots: [
      fixed(['tamarindo', 25]),
      fixed(['leite_condensado', 20], ['leite_coco', 40]),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['raspa_rapadura', 'po_canela'],
    story: 'Tamarindo cremoso: range no começo, amacia na subida.',
  }),
  drink('Lençol de Areia', 'batida', ['alambique'], {
    slots: [fixed(['abacaxi', 70]), fixed(['leite_coco', 40]), sweet('xarope_simples')],
    garnishes: ['fatia_abacaxi', 'coco_queimado'],
    story: 'Abacaxi e coco, lisos e gelados: a versão que não aguou.',
  }),
  drink('Boneca de Pano', 'batida', ['alambique'], {
    slots: [
      fixed(['seriguela', 60]),
      fixed(['leite_condensado', 15], ['leite_coco', 30]),
      sweet('calda_engenho'),
    ],
    garnishes: ['seriguela_palito', 'po_canela'],
    story: 'Seriguela com creme: amarela, travosa e remendada com carinho.',
  }),
  drink('Cuia de Tapioca', 'cream', ['carvalho', 'alambique'], {
    slots: [fixed(['leite_coco', 50]), fixed(['agua_coco', 20]), sweet('xarope_rapadura')],
    garnishes: ['fita_coco', 'po_canela'],
    story: 'Coco em dois pesos com cana: branco, morno de cor, gelado de fato.',
  }),
  drink('Cartola Desfeita', 'cream', ['castanheira', 'carvalho'], {
    slots: [fixed(['creme', 30], ['leite_coco', 40]), fixed(['canela', 1]), sweet('xarope_rapadura')],
    garnishes: ['po_canela', 'raspa_rapadura'],
    story: 'Canela, creme e madeira: o que sobra na lembrança depois da cartola.',
  }),
  drink('Rede de Algodão', 'cream', ['alambique', 'carvalho'], {
    slots: [fixed(['manga', 45]), fixed(['creme', 25], ['leite_coco', 40]), sweet('xarope_simples')],
    garnishes: ['fatia_manga', 'coco_queimado'],
    story: 'Manga em creme, lisa de colher: a sobremesa que balança.',
  }),
  drink('Arreio de Prata', 'cream', ['castanheira', 'carvalho'], {
    slots: [fixed(['orchata_castanha', 35]), fixed(['leite_coco', 20], ['creme', 20])],
    garnishes: ['castanha_picada', 'po_canela'],
    story: 'Orchata de castanha-de-caju e barril: seda de um lado, lixa fina do outro.',
  }),
  drink('Bodega do Zé', 'coffee', ['alambique', 'carvalho'], {
    slots: [fixed(['espresso', 40], ['cold_brew', 50]), sweet('calda_engenho'), maybe(['bitter', 2])],
    garnishes: ['casca_laranja', 'po_cafe'],
    story: 'Café preto e doce de cana no mesmo copo curto: fiado só amanhã.',
  }),
  drink('Pilão da Madrugada', 'coffee', ['castanheira', 'carvalho'], {
    slots: [fixed(['espresso', 40], ['cold_brew', 50]), fixed(['orchata_castanha', 20])],
    garnishes: ['castanha_picada', 'po_cafe'],
    story: 'Café com orchata de castanha-de-caju: torra sobre torra, doçura de semente.',
  }),
  drink('Garapa de Rua', 'coffee', ['alambique', 'carvalho'], {
    slots: [fixed(['espresso', 40], ['cold_brew', 50]), fixed(['tangerina', 25]), sweet('xarope_rapadura')],
    garnishes: ['gomo_tangerina', 'po_cafe'],
    story: 'Café com tangerina: parece engano até a segunda vez.',
  }),
  drink('Chá das Seis em Viçosa', 'hot', ['carvalho', 'castanheira'], {
    slots: [fixed(['cha_capim_santo', 110]), fixed(['gengibre', 6]), sweet('calda_mel')],
    garnishes: ['no_capim', 'lamina_gengibre'],
    story: 'Capim-santo quente com gengibre: a serra inteira cabe na caneca.',
  }),
  drink('Novena', 'hot', ['castanheira', 'carvalho'], {
    slots: [fixed(['abacaxi', 90]), fixed(['cravo', 3]), fixed(['canela', 1]), sweet('xarope_rapadura')],
    garnishes: ['pau_canela', 'fatia_abacaxi'],
    story: 'Abacaxi quente com cravo e canela: cheiro de casa cheia em noite de reza.',
  }),
  drink('Nó Cego', 'shot', ['alambique', 'carvalho'], {
    slots: [
      fixed(['maracuja', 20]),
      fixed(['calda_mel', 10], ['calda_engenho', 10]),
      maybe(['dedo_moca', 1]),
    ],
    garnishes: ['borda_sal', 'meia_maracuja'],
    story: 'Maracujá em dose pequena: aperta na entrada, desata na saída.',
    profile: 'acid',
  }),
  drink('Visita Breve', 'shot', ['carvalho', 'castanheira'], {
    slots: [fixed(['abacaxi', 25])],
    garnishes: ['po_canela', 'fatia_abacaxi'],
    story: 'Abacaxi e madeira em dois dedos de copo: o doce da fruta na frente, o barril no fim.',
    profile: 'light',
  }),
  drink('Palavra Dada', 'shot', ['castanheira', 'carvalho'], {
    slots: [fixed(['reducao_cajuina', 10], ['calda_engenho', 10]), fixed(['sal', 1])],
    garnishes: ['cubo_coalho', 'cubo_rapadura'],
    story: 'Madeira, doce escuro e sal: curto e sem volta atrás.',
    profile: 'strong',
  }),
  drink('Caixa de Fósforo', 'shot', ['alambique', 'carvalho'], {
    slots: [fixed(['tangerina', 25]), fixed(['dedo_moca', 1], ['pimenta_cheiro', 1], ['gengibre', 3])],
    garnishes: ['gomo_tangerina', 'borda_sal'],
    story: 'Tangerina e ardência em dose pequena: risca, acende e apaga.',
    profile: 'spicy',
  }),
]
