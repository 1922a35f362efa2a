import { acid, type Concept, drink, fixed, foam, sweet } from './concept.ts'

/** Drinks around what only some houses have at hand, made only where the owner asks for it. */
export const requested: readonly Concept[] = [
  drink('Boneca de Louça', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['jabuticaba', 50]), foam, acid('limao'), sweet('xarope_simples')],
    garnishes: ['casca_limao', 'flor'],
    story: 'Jabuticaba escura e limão, cor de fita de boneca de louça.',
  }),
  drink('Tronco Pintado', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['jabuticaba', 50]), acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 60])],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Jabuticaba com bolhas e gelo, roxa como tronco carregado em setembro.',
  }),
  drink('Cerca Viva', 'sour', ['alambique'], {
    slots: [fixed(['pitanga', 50]), foam, sweet('xarope_simples')],
    garnishes: ['flor', 'casca_limao', 'folha_manjericao'],
    story: 'Pitanga azeda e perfumada, vermelha como a cerca depois da chuva.',
  }),
  drink('Quintal Vermelho', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['pitanga', 50]), sweet('xarope_simples'), fixed(['agua_gas', 70])],
    garnishes: ['ramo_hortela', 'roda_limao'],
    story: 'Pitanga, gelo e bolhas, fresca como o quintal de manhã cedo.',
  }),
  drink('Duna Amarela', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['murici', 50]), sweet('xarope_simples'), fixed(['agua_gas', 70])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Murici amarelo e cheiroso com bolhas, tabuleiro de areia depois da chuva.',
  }),
  drink('Moita de Murici', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['murici', 45]), acid('limao'), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Murici maduro e limão na cana, cheiro forte de fruta do mato.',
  }),
  drink('Encruzilhada', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['umbu_caja', 50]), sweet('xarope_simples'), fixed(['agua_gas', 70])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Umbu-cajá azedinho com bolhas, duas frutas na mesma encruzilhada de terra.',
  }),
  drink('Invernada', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['umbu_caja', 50]), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Umbu-cajá e cana no gelo, azedo de fruta que cai no inverno.',
    months: [1, 2, 3, 4, 5, 6, 12],
  }),
  drink('Sapotizeiro', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['sapoti', 50]), acid('limao'), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Sapoti maduro e macio com azedo leve, doçura de fim de tarde.',
  }),
  drink('Sombra Larga', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['sapoti', 50]), acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 60])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Sapoti e limão com bolhas, sombra larga debaixo do pé carregado.',
  }),
  drink('Cacto em Flor', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['pitaya', 60]), acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 60])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Pitaya com azedo e bolhas no gelo, aberta como flor de madrugada.',
  }),
  drink('Cacho Miúdo', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['lichia', 50]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Lichia perfumada com azedo e gelo, cacho miúdo em mesa de domingo.',
  }),
  drink('Faísca', 'sour', ['alambique'], {
    slots: [fixed(['jambu', 2]), foam, acid('limao', 'maracuja'), sweet('xarope_simples')],
    garnishes: ['flor', 'casca_limao'],
    story: 'Jambu e cana sacudidos com azedo, formigamento que passa devagar na língua.',
  }),
  drink('Folha do Norte', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['jambu', 2]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Jambu amassado no gelo com cana, a língua acorda aos poucos.',
  }),
  drink('Horta do Fundo', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['alecrim', 1]), acid('limao'), sweet('calda_mel'), fixed(['agua_gas', 90])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Alecrim apertado no fundo do copo alto, azedo, gelo e bolhas.',
  }),
  drink('Ramo na Porta', 'smash', ['carvalho', 'alambique'], {
    slots: [fixed(['alecrim', 1]), fixed(['abacaxi', 50]), acid('limao'), sweet('calda_mel')],
    garnishes: ['fatia_abacaxi', 'casca_limao'],
    story: 'Alecrim e abacaxi batidos com cana, cheiro verde à porta de casa.',
  }),
  drink('Muro de Pedra', 'sour', ['carvalho', 'alambique'], {
    slots: [fixed(['tomilho', 2]), acid('limao'), sweet('calda_mel', 'xarope_simples')],
    garnishes: ['casca_limao', 'roda_limao'],
    story: 'Tomilho e cana com azedo, seco e cheiroso como muro ao sol.',
  }),
  drink('Tacho de Cobre', 'cream', ['carvalho', 'castanheira'], {
    slots: [fixed(['doce_de_leite', 15]), fixed(['creme', 30]), sweet('xarope_rapadura')],
    garnishes: ['po_canela', 'raspa_rapadura'],
    story: 'Doce de leite batido frio com madeira, raspa de tacho no copo.',
  }),
  drink('Merenda da Fazenda', 'coffee', ['carvalho', 'castanheira'], {
    slots: [fixed(['cold_brew', 50]), fixed(['doce_de_leite', 12]), sweet('xarope_rapadura')],
    garnishes: ['po_cafe', 'po_canela'],
    story: 'Café frio e doce de leite sobre madeira, merenda de meia tarde.',
  }),
  drink('Barcaça', 'cream', ['carvalho', 'castanheira'], {
    slots: [fixed(['cacau_em_po', 6]), fixed(['creme', 30]), sweet('xarope_rapadura')],
    garnishes: ['raspa_rapadura', 'po_canela'],
    story: 'Cacau escuro e creme com madeira, doce de barcaça ao sol.',
  }),
  drink('Mata Fechada', 'negroni', ['alambique', 'carvalho'], {
    slots: [fixed(['licor_ervas', 20]), fixed(['cajuina', 40])],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Licor de ervas e cajuína no gelo, escuro e amargo como mata.',
    baseMl: 35,
  }),
  drink('Caça ao Tesouro', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 15]), fixed(['licor_ervas', 20]), fixed(['ginger', 110])],
    garnishes: ['roda_limao', 'lamina_gengibre'],
    story: 'Licor de ervas, limão e bolhas ardidas no copo alto, bem gelado.',
    baseMl: 30,
  }),
  drink('Garrafa da Prateleira', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 15]), fixed(['licor_frutas', 25]), fixed(['agua_gas', 90])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Licor da casa e limão no copo alto, com bolhas e gelo.',
    baseMl: 30,
  }),
  drink('Cálice Esquecido', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['licor_frutas', 25]), acid('limao')],
    garnishes: ['casca_limao', 'roda_limao'],
    story: 'Licor da casa com azedo e gelo, perfume de cálice na cristaleira.',
    baseMl: 35,
  }),
  drink('Visita de Domingo', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['licor_frutas', 30]), fixed(['tonica', 100])],
    garnishes: ['roda_limao', 'casca_laranja'],
    story: 'Licor da casa que a tônica deixa leve, conversa de varanda cheia.',
    baseMl: 25,
  }),
  drink('Letreiro Aceso', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 15]), fixed(['xarope_groselha', 20]), fixed(['agua_gas', 90])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Groselha, limão e bolhas no copo alto, cor de letreiro aceso na esquina.',
  }),
  drink('Batom Vermelho', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['xarope_groselha', 20]), acid('limao')],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Groselha e limão na cana bem gelada, vermelho de batom de festa.',
  }),
  drink('Volta do Parque', 'tiki', ['alambique', 'carvalho'], {
    slots: [fixed(['abacaxi', 80]), fixed(['xarope_groselha', 15]), acid('limao')],
    garnishes: ['fatia_abacaxi', 'roda_limao'],
    story: 'Abacaxi em cima e groselha no fundo, luz de roda-gigante no copo.',
  }),
  drink('Calçada Cheia', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 15]), fixed(['catuaba', 60]), fixed(['agua_gas', 60])],
    garnishes: ['roda_limao', 'casca_laranja'],
    story: 'Catuaba, limão e gelo com bolhas, conversa alta na calçada cheia.',
    baseMl: 25,
  }),
]

/** The same without alcohol. */
export const requestedWithoutAlcohol: readonly Concept[] = [
  drink('Lanterna de Papel', 'collins', [], {
    slots: [fixed(['xarope_groselha', 25]), acid('limao'), fixed(['agua_gas', 110])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Groselha no fundo, limão e bolhas por cima, cor de lanterna de papel.',
  }),
  drink('Pôr do Sol na Feira', 'highball', [], {
    slots: [fixed(['abacaxi', 90]), fixed(['xarope_groselha', 15]), fixed(['agua_gas', 50])],
    garnishes: ['fatia_abacaxi', 'roda_limao'],
    story: 'Abacaxi, groselha e bolhas em duas cores, como o fim de tarde da feira.',
  }),
  drink('Rede no Vento', 'collins', [], {
    slots: [fixed(['murici', 60]), sweet('xarope_simples'), fixed(['agua_gas', 80])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Murici com bolhas e gelo, rede armada no vento da tarde.',
  }),
  drink('Barreiro Cheio', 'collins', [], {
    slots: [fixed(['umbu_caja', 60]), sweet('xarope_simples'), fixed(['agua_gas', 80])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Umbu-cajá com bolhas e gelo, fresco como água de barreiro cheio.',
  }),
  drink('Porta da Venda', 'collins', [], {
    slots: [fixed(['sapoti', 60]), acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 80])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Sapoti com azedo, gelo e bolhas, cesta cheia na porta da venda.',
  }),
  drink('Cacto Aceso', 'collins', [], {
    slots: [fixed(['pitaya', 60]), acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 80])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Pitaya, limão e bolhas com gelo, cor de cacto aceso de manhã.',
  }),
  drink('Mesa de Domingo', 'collins', [], {
    slots: [fixed(['lichia', 60]), acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 80])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Lichia com bolhas e azedo no gelo, leve como toalha ao vento.',
  }),
]
