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
    story: 'Tangerina espremida na hora e borbulha fina: o começo de uma viagem curta.',
  }),
  drink('Janela para o Poente', 'spritz', ['alambique', 'carvalho'], {
    slots: [
      fixed(['maracuja', 25]),
      fixed(['xarope_simples', 20], ['reducao_cajuina', 25]),
      fixed(['espumante', 75]),
    ],
    garnishes: ['meia_maracuja', 'flor'],
    story: 'Maracujá de perfume alto, adoçado só o bastante para o espumante continuar seco.',
  }),
  drink('Toldo Listrado', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['melancia', 70]), maybe(['manjericao', 5], ['hortela', 6]), fixed(['espumante', 75])],
    garnishes: ['fatia_melancia', 'folha_manjericao'],
    story: 'Melancia gelada com borbulhas e a doçura da própria fruta: a sombra do toldo ao meio-dia.',
  }),
  drink('Bordado de Itapajé', 'spritz', ['alambique', 'carvalho'], {
    slots: [
      fixed(['acerola', 40]),
      fixed(['xarope_simples', 20], ['calda_engenho', 20]),
      fixed(['agua_gas', 80]),
    ],
    garnishes: ['flor', 'roda_limao', 'ramo_hortela'],
    story: 'Acerola vermelha e bolhas de água: o azedo da fruta faz o serviço do limão.',
  }),
  drink('Lampião a Gás', 'spritz', ['carvalho'], {
    slots: [fixed(['vermute_seco', 30]), fixed(['tonica', 90])],
    garnishes: ['casca_limao', 'ramo_hortela'],
    story: 'Vermute seco e tônica alongam o barril sem adoçar: luz clara, sombra amarga.',
    profile: 'bitter',
  }),
  drink('Coreto da Matriz', 'spritz', ['alambique', 'carvalho'], {
    slots: [fixed(['goiaba', 40]), maybe(['xarope_simples', 5]), fixed(['espumante', 80])],
    garnishes: ['fatia_goiaba', 'flor'],
    story: 'Goiaba lisa embaixo, espuma por cima: música de domingo em taça.',
  }),
  drink('Trilho da Maria Fumaça', 'highball', ['carvalho', 'castanheira'], {
    slots: [fixed(['cold_brew', 40]), fixed(['tonica', 110])],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Café frio e tônica em duas camadas que se encontram devagar; amargo e amargo se entendem.',
    profile: 'bitter',
  }),
  drink('Cacimba Doce', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['agua_coco', 120]), maybe(['limao', 10], ['umbu', 20]), maybe(['hortela', 6])],
    garnishes: ['fita_coco', 'ramo_hortela', 'roda_limao'],
    story: 'Água de coco bem gelada e cana: o copo que se pede sem olhar a carta.',
  }),
  drink('Barra do Cauípe', 'highball', ['alambique'], {
    slots: [fixed(['caja', 50]), fixed(['xarope_simples', 15], ['calda_engenho', 15]), fixed(['tonica', 80])],
    garnishes: ['casca_limao', 'ramo_hortela'],
    story: 'Cajá e tônica: o azedo da fruta apara o quinino e sobra um amargo curto.',
  }),
  drink('Ladeira do Seminário', 'highball', ['carvalho', 'alambique'], {
    slots: [fixed(['tamarindo', 25]), fixed(['ginger', 110])],
    garnishes: ['lamina_gengibre', 'roda_limao'],
    story: 'Tamarindo escuro e ginger ale: azedo que sobe, calor que fica.',
    profile: 'spicy',
  }),
  drink('Estrada de Beberibe', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['melancia', 90]), maybe(['limao', 15], ['umbu', 20]), fixed(['agua_gas', 50])],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia e borbulha para o copo da estrada parada: matar a sede sem pesar.',
  }),
  drink('Meio-dia em Icapuí', 'highball', ['alambique'], {
    slots: [fixed(['abacaxi', 70]), fixed(['tonica', 70])],
    garnishes: ['folha_abacaxi', 'fatia_abacaxi'],
    story: 'Abacaxi e quinino: doce de fruta de um lado, amargo de casca do outro.',
  }),
  drink('Prancha de Paracuru', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['goiaba', 50]), fixed(['ginger', 90])],
    garnishes: ['fatia_goiaba', 'lamina_gengibre'],
    story: 'Goiaba e ginger ale no mesmo balanço: rosa, espumoso, de picância baixa.',
  }),
  drink('Ponto do Fretinho', 'highball', ['carvalho', 'alambique'], {
    slots: [fixed(['tangerina', 60]), fixed(['tonica', 80])],
    garnishes: ['gomo_tangerina', 'casca_laranja'],
    story: 'Tangerina e tônica: cheiro de casca e fim amargo, com a parada já à vista.',
  }),
  drink('Cata-vento', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['acerola', 40]),
      acid('limao', 'limao_cravo'),
      sweet('calda_mel'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['roda_limao', 'flor'],
    story: 'Acerola com borbulhas, ligeira e ácida como fruta roubada do muro.',
  }),
  drink('Bica do Ipu', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['graviola', 45]),
      acid('limao', 'umbu'),
      sweet('xarope_capim_santo'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['no_capim', 'roda_limao'],
    story: 'Graviola alongada até virar água de bica: branca, perfumada, fria.',
  }),
  drink('Linha do Horizonte', 'collins', ['alambique'], {
    slots: [
      fixed(['agua_coco', 60]),
      acid('limao', 'maracuja'),
      sweet('xarope_simples'),
      fixed(['agua_gas', 40]),
    ],
    garnishes: ['fita_coco', 'casca_limao'],
    story: 'Água de coco com azedo medido: transparente até o fundo, como manhã sem vento.',
  }),
  drink('Chegada da Chuva', 'collins', ['carvalho', 'alambique'], {
    slots: [
      fixed(['tamarindo', 30]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_gengibre'),
      fixed(['agua_gas', 70]),
    ],
    garnishes: ['lamina_gengibre', 'roda_limao'],
    story: 'Tamarindo com gás, escuro como nuvem que promete e cumpre.',
  }),
  drink('Varal de Domingo', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['goiaba', 45]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_simples'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['fatia_goiaba', 'ramo_hortela'],
    story: 'Goiaba clara e bolhas: roupa limpa, vento morno, nenhuma pressa.',
  }),
  drink('Cruzeiro da Ladeira', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['melancia', 70]), acid('limao', 'umbu'), sweet('xarope_hibisco'), fixed(['agua_gas', 40])],
    garnishes: ['fatia_melancia', 'roda_limao'],
    story: 'Melancia em copo alto, com o azedo puxando a doçura para cima.',
  }),
  drink('Quermesse', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['tangerina', 50]),
      acid('limao', 'limao_cravo'),
      sweet('calda_mel'),
      fixed(['agua_gas', 60]),
    ],
    garnishes: ['gomo_tangerina', 'ramo_hortela'],
    story: 'Tangerina e água de bolhas, cor de bandeirola esticada no largo.',
  }),
  drink('Trança de Palha', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [
      fixed(['abacaxi_fresco', 80]),
      fixed(['gengibre', 5]),
      acid('limao', 'maracuja'),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['fatia_abacaxi', 'lamina_gengibre'],
    story: 'Abacaxi e gengibre amassados juntos: a ardência aparece quando o doce vai embora.',
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
    story: 'Seriguela com caroço fora e casca dentro: é a casca que dá o travo bom.',
  }),
  drink('Pedra do Cruzeiro', 'caipirinha', ['carvalho', 'alambique'], {
    slots: [fixed(['limao_cubos', 0.75]), fixed(['gengibre', 5]), sweet('calda_engenho')],
    garnishes: ['roda_limao', 'lamina_gengibre'],
    story: 'Limão, gengibre e doce de cana: a caipirinha que esquenta por dentro do gelo.',
    profile: 'spicy',
  }),
  drink('Varanda do Icó', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['limao_cubos', 0.5]), fixed(['manjericao', 8], ['hortela', 8]), sweet('calda_mel')],
    garnishes: ['folha_manjericao', 'ramo_hortela', 'roda_limao'],
    story: 'Folha verde e limão amassados sem força: cheira a quintal regado de manhã.',
  }),
  drink('Rua do Sobral Velho', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['melancia_fresca', 90]), acid('limao', 'umbu'), sweet('xarope_simples')],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia pisada no copo, com o vermelho inteiro e o azedo por conta do corte.',
  }),
  drink('Umbuzeiro Torto', 'caipirinha', ['alambique', 'carvalho'], {
    slots: [fixed(['umbu_fresco', 80]), acid('limao', 'tamarindo'), sweet('xarope_rapadura')],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Umbu amassado com casca: o azedo do sertão pede uma colher a mais de doce, e recebe.',
  }),
  drink('Manga de Quintal', 'caipirinha', ['alambique'], {
    slots: [fixed(['manga_fresca', 80]), acid('limao', 'maracuja'), sweet('calda_mel')],
    garnishes: ['fatia_manga', 'roda_limao'],
    story: 'Manga madura amassada até virar calda grossa, cortada pelo azedo na hora certa.',
  }),
  drink('Caju de Novembro', 'caipirinha', ['carvalho', 'alambique'], {
    slots: [
      fixed(['caju_fresco', 70]),
      fixed(['gengibre', 4]),
      acid('limao', 'umbu'),
      sweet('calda_engenho'),
    ],
    garnishes: ['fatia_caju', 'lamina_gengibre'],
    story: 'Caju e gengibre: o travo da fruta encontra um calor que não é de pimenta.',
  }),
  drink('Pátio de Azulejo', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['hortela', 8], ['manjericao', 6]),
      fixed(['melancia', 60]),
      acid('limao', 'umbu'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_melancia', 'ramo_hortela'],
    story: 'Melancia e folha fresca em copo baixo: vermelho sobre verde, gelo até a boca.',
  }),
  drink('Horta do Convento', 'smash', ['carvalho', 'alambique'], {
    slots: [
      fixed(['manjericao', 8]),
      fixed(['tangerina', 45]),
      acid('limao', 'limao_cravo'),
      sweet('calda_mel'),
    ],
    garnishes: ['folha_manjericao', 'gomo_tangerina'],
    story: 'Manjericão e tangerina: a erva puxa a casca, a casca puxa o barro do vaso.',
  }),
  drink('Curva do Rio', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['hortela', 8]),
      fixed(['umbu', 40]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['ramo_hortela', 'raspa_rapadura'],
    story: 'Umbu e hortelã, azedo sobre frio: água de rio em sombra de pedra.',
  }),
  drink('Serra da Ibiapaba', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['manjericao', 8]),
      fixed(['goiaba', 45]),
      acid('limao', 'limao_cravo'),
      sweet('calda_engenho'),
    ],
    garnishes: ['fatia_goiaba', 'folha_manjericao'],
    story: 'Goiaba e manjericão: a fruta fica menos doce quando a erva entra primeiro.',
  }),
  drink('Feira do Crato', 'smash', ['carvalho', 'castanheira'], {
    slots: [
      fixed(['hortela', 8]),
      fixed(['caju', 50]),
      acid('limao', 'umbu'),
      sweet('xarope_cumaru', 'xarope_rapadura'),
    ],
    garnishes: ['fatia_caju', 'ramo_hortela'],
    story: 'Caju e hortelã sobre madeira: banca de fruta ao lado da banca de couro.',
  }),
  drink('Retrato Oval', 'sour', ['carvalho', 'castanheira'], {
    slots: [fixed(['tangerina', 40]), foam, acid('limao', 'limao_cravo'), sweet('calda_mel')],
    garnishes: ['casca_laranja', 'flor'],
    story: 'Tangerina e madeira em taça: cor de foto antiga, acidez de fruta de ontem.',
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
    story: 'Maracujá e hibisco: abre amarelo no nariz e fecha vermelho na boca.',
  }),
  drink('Rendeira de Aquiraz', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['graviola', 40]), foam, acid('limao', 'umbu'), sweet('xarope_simples')],
    garnishes: ['flor', 'casca_limao'],
    story: 'Graviola branca e fina, trabalhada como linha: textura antes do sabor.',
  }),
  drink('Cordel na Corda', 'sour', ['castanheira', 'carvalho'], {
    slots: [fixed(['caja', 40]), foam, acid('limao', 'limao_cravo'), sweet('xarope_cumaru', 'calda_engenho')],
    garnishes: ['raspa_rapadura', 'casca_laranja'],
    story: 'Cajá sobre madeira escura: começa agudo e termina grave, como história bem contada.',
  }),
  drink('Maçarico da Praia', 'sour', ['alambique', 'carvalho'], {
    slots: [fixed(['mangaba', 40]), foam, acid('limao', 'umbu'), sweet('calda_mel', 'xarope_simples')],
    garnishes: ['casca_limao', 'flor'],
    story: 'Mangaba do tabuleiro: leitosa no cheiro, azeda na chegada, breve.',
  }),
  drink('Goiabada Cascão', 'sour', ['carvalho', 'castanheira'], {
    slots: [fixed(['goiaba', 45]), acid('limao', 'limao_cravo'), sweet('xarope_rapadura')],
    garnishes: ['fatia_goiaba', 'cubo_coalho'],
    story: 'Goiaba com barril lembra tacho e colher de pau; o azedo tira o enjoo do doce.',
  }),
  drink('Balcão de Mármore', 'sour', ['carvalho', 'alambique'], {
    slots: [acid('limao', 'limao_cravo'), foam, sweet('calda_mel')],
    garnishes: ['casca_limao', 'pau_canela'],
    story: 'Azedo, doce e cana, nas medidas que não mudam: o drink por onde se julga um bar.',
  }),
  drink('Poço da Draga', 'sour', ['alambique'], {
    slots: [fixed(['acerola', 40]), foam, acid('limao', 'limao_cravo'), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'flor'],
    story: 'Acerola em taça curta, sem gás e sem pressa: vermelho que não vem de corante.',
  }),
  drink('Ilha do Amor', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['manga', 50]),
      fixed(['tangerina', 30]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_gengibre'),
    ],
    garnishes: ['fatia_manga', 'ramo_hortela'],
    story: 'Manga e tangerina em copo alto, doces e claras: ilha de uma árvore só.',
  }),
  drink('Naufrágio em Almofala', 'tiki', ['castanheira', 'carvalho'], {
    slots: [
      fixed(['abacaxi', 60]),
      fixed(['tamarindo', 15]),
      acid('limao', 'limao_cravo'),
      sweet('calda_engenho'),
    ],
    garnishes: ['folha_abacaxi', 'pau_canela'],
    story: 'Abacaxi e tamarindo sobre madeira velha: igreja soterrada que a areia devolveu.',
  }),
  drink('Coral Raso', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['goiaba', 45]),
      fixed(['agua_coco', 40]),
      acid('limao', 'maracuja'),
      sweet('xarope_simples'),
    ],
    garnishes: ['fatia_goiaba', 'fita_coco'],
    story: 'Goiaba em água de coco: rosa e claro, com sal de mar só na lembrança.',
  }),
  drink('Vela de Latão', 'tiki', ['carvalho', 'alambique'], {
    slots: [
      fixed(['maracuja', 25]),
      fixed(['agua_coco', 60]),
      acid('limao', 'limao_cravo'),
      sweet('calda_mel'),
    ],
    garnishes: ['meia_maracuja', 'ramo_hortela'],
    story: 'Maracujá solto em água de coco: perfume na proa, peso nenhum no casco.',
  }),
  drink('Jangadeiro em Terra', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['seriguela', 50]),
      fixed(['abacaxi', 40]),
      acid('limao', 'limao_cravo'),
      sweet('xarope_rapadura'),
    ],
    garnishes: ['seriguela_palito', 'fatia_abacaxi'],
    story: 'Seriguela e abacaxi: duas frutas de feira, uma travosa, outra mansa.',
  }),
  drink('Picolé da Esquina', 'frozen', ['alambique'], {
    slots: [fixed(['goiaba', 60]), acid('limao', 'limao_cravo'), sweet('xarope_simples')],
    garnishes: ['fatia_goiaba', 'borda_rapadura'],
    story: 'Goiaba batida com gelo até o ponto de raspadinha.',
  }),
  drink('Geada de Guaraciaba', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['graviola', 55]), acid('limao', 'umbu'), sweet('xarope_simples')],
    garnishes: ['roda_limao', 'fita_coco'],
    story: 'Graviola e gelo moído: branco sobre branco, colher e canudo.',
  }),
  drink('Raspa-raspa', 'frozen', ['alambique'], {
    slots: [fixed(['tamarindo', 25]), acid('limao', 'limao_cravo'), sweet('xarope_rapadura')],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Tamarindo no gelo raspado, escuro e azedo como o do carrinho da praça.',
  }),
  drink('Frio de Estufa', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['acerola', 50]), acid('limao', 'limao_cravo'), sweet('xarope_simples')],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Acerola batida com gelo: azeda, vermelha e pronta em meio minuto.',
  }),
  drink('Sorvete de Calçada', 'frozen', ['alambique'], {
    slots: [fixed(['caja', 50]), acid('limao', 'limao_cravo'), sweet('calda_engenho')],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Cajá gelado até ficar de colher: amarelo forte e azedo teimoso.',
  }),
  drink('Praia do Futuro às Três', 'frozen', ['alambique'], {
    slots: [fixed(['melancia', 70]), acid('limao', 'umbu'), sweet('xarope_hibisco')],
    garnishes: ['fatia_melancia', 'roda_limao'],
    story: 'Melancia com gelo batido, para a hora em que a areia queima.',
  }),
]
