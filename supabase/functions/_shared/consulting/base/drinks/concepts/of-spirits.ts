import { acid, type Concept, drink, fixed, foam, maybe, sweet } from './concept.ts'

/** Drinks on other spirits, made only where the owner wants one that the house pours. */
export const ofSpirits: readonly Concept[] = [
  drink('Balcão Antigo', 'sour', ['uisque', 'rum'], {
    slots: [foam, acid('limao'), sweet('calda_mel', 'xarope_simples')],
    garnishes: ['casca_laranja', 'casca_limao', 'roda_limao'],
    story: 'Azedo e doce sacudidos até espumar, seco como conversa de balcão antigo.',
  }),
  drink('Mula Mansa', 'highball', ['uisque', 'vodca', 'rum', 'gin'], {
    slots: [fixed(['limao', 15]), fixed(['xarope_gengibre', 20]), fixed(['agua_gas', 100])],
    garnishes: ['roda_limao', 'lamina_gengibre', 'casca_limao'],
    story: 'Gengibre ardido, limão e bolhas no copo alto, coice só no fim.',
  }),
  drink('Sombra de Coqueiro', 'highball', ['uisque', 'vodca', 'rum', 'gin'], {
    slots: [fixed(['agua_coco', 130]), fixed(['limao', 10])],
    garnishes: ['casca_limao', 'roda_limao'],
    story: 'Água de coco bem gelada no copo alto, sombra comprida e nenhuma pressa.',
  }),
  drink('Última Rodada', 'old_fashioned', ['uisque', 'rum'], {
    slots: [maybe(['bitter', 2]), sweet('xarope_rapadura', 'xarope_simples')],
    garnishes: ['casca_laranja', 'casca_limao'],
    story: 'Curto, com uma pedra grande de gelo, para a conversa que não acaba.',
  }),
  drink('Turno da Noite', 'coffee', ['uisque', 'rum', 'vodca'], {
    slots: [fixed(['espresso', 50], ['cold_brew', 50]), sweet('xarope_simples')],
    garnishes: ['po_cafe', 'raspa_rapadura'],
    story: 'Café gelado e encorpado, sacudido até a espuma, para esticar a mesa.',
  }),
  drink('Bandeira Dois', 'sour', ['uisque', 'gin', 'vodca', 'rum'], {
    slots: [fixed(['maracuja', 30]), sweet('xarope_simples')],
    garnishes: ['meia_maracuja', 'casca_limao', 'roda_limao'],
    story: 'Maracujá azedo e cheiroso batido com gelo, corrida curta de sabor.',
  }),
  drink('Esquina Molhada', 'collins', ['gin', 'vodca', 'rum', 'uisque'], {
    slots: [fixed(['maracuja', 30]), sweet('xarope_simples'), fixed(['agua_gas', 80])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Maracujá com bolhas e muito gelo, fresco como esquina depois da chuva.',
  }),
  drink('Meio-Fio', 'collins', ['gin', 'vodca', 'rum', 'uisque'], {
    slots: [acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 100])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Limão espremido na hora, gelo até a boca e bolhas, sem rodeio.',
  }),
  drink('Varanda Amarela', 'collins', ['gin', 'vodca', 'rum'], {
    slots: [fixed(['caja', 40]), sweet('xarope_simples'), fixed(['agua_gas', 80])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Cajá azedinho com gelo e bolhas, amarelo de varanda em fim de tarde.',
  }),
  drink('Flor de Caju', 'smash', ['gin', 'vodca', 'rum'], {
    slots: [fixed(['caju', 50]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['fatia_caju', 'roda_limao', 'casca_limao'],
    story: 'Caju perfumado e limão sacudidos com gelo, travo leve no fim.',
  }),
  drink('Canteiro', 'smash', ['gin', 'vodca', 'rum'], {
    slots: [fixed(['manjericao', 6], ['hortela', 8]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['folha_manjericao', 'ramo_hortela', 'casca_limao'],
    story: 'Folha verde amassada com limão e gelo, cheiro de canteiro regado.',
  }),
  drink('Roda de Abacaxi', 'collins', ['rum', 'vodca', 'gin', 'uisque'], {
    slots: [fixed(['abacaxi', 60]), acid('limao'), sweet('xarope_simples'), fixed(['agua_gas', 60])],
    garnishes: ['fatia_abacaxi', 'roda_limao'],
    story: 'Abacaxi maduro com bolhas e gelo, doce na chegada e azedo na saída.',
  }),
  drink('Amargo Bom', 'highball', ['gin', 'vodca', 'rum'], {
    slots: [fixed(['limao', 15]), fixed(['tonica', 130])],
    garnishes: ['ramo_hortela', 'casca_limao', 'roda_limao'],
    story: 'Tônica gelada e limão no copo alto, amargo limpo de começo de noite.',
  }),
  drink('Neve de Manga', 'frozen', ['vodca', 'rum', 'gin'], {
    slots: [fixed(['manga', 70]), acid('limao'), sweet('xarope_simples')],
    garnishes: ['fatia_manga', 'roda_limao'],
    story: 'Manga batida com gelo até virar creme frio, lisa e cor de sol.',
  }),
  drink('Poltrona', 'batida', ['vodca', 'rum', 'uisque'], {
    slots: [fixed(['leite_coco', 40]), fixed(['abacaxi', 50]), sweet('xarope_simples')],
    garnishes: ['fatia_abacaxi', 'po_canela'],
    story: 'Coco e abacaxi batidos sem pressa, macio e fundo como poltrona velha.',
  }),
]
