import { acid, type Concept, drink, fixed, maybe, sweet } from './concept.ts'

/** Drinks for bars with tables on the pavement: built in the glass with one syrup, or blended several at a time. */
export const street: readonly Concept[] = [
  drink('Primeira Florada', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['caju', 50]),
      fixed(['sal', 1]),
      acid('limao'),
      sweet('xarope_rapadura'),
      fixed(['agua_gas', 70]),
    ],
    garnishes: ['fatia_caju', 'roda_limao'],
    story: 'Caju com gás e uma pitada de sal, cheiroso como a primeira florada.',
  }),
  drink('Mesa de Canto', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 20]), fixed(['xarope_gengibre', 20]), fixed(['agua_gas', 100])],
    garnishes: ['roda_limao', 'lamina_gengibre'],
    story: 'Limão e gengibre com gás, o copo certo da mesa de canto.',
  }),
  drink('Ladeira Acima', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['maracuja', 30]), sweet('xarope_rapadura'), fixed(['agua_gas', 80])],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Maracujá com gás, bravo na subida e manso na virada da ladeira.',
  }),
  drink('Cadeira na Rua', 'collins', ['alambique', 'carvalho'], {
    slots: [fixed(['abacaxi', 60]), acid('limao'), sweet('xarope_rapadura'), fixed(['agua_gas', 60])],
    garnishes: ['fatia_abacaxi', 'roda_limao'],
    story: 'Abacaxi com gás, para cadeira na rua e porta aberta de tarde.',
  }),
  drink('Pingo de Sol', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['cajuina', 90]), fixed(['limao', 15]), fixed(['sal', 1])],
    garnishes: ['fatia_caju', 'casca_limao'],
    story: 'Cajuína gelada, limão e uma pitada de sal, clara como sol de varanda.',
  }),
  drink('Abacaxi Bravo', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['abacaxi', 60]),
      fixed(['xarope_gengibre', 15]),
      acid('limao', 'maracuja'),
      fixed(['agua_gas', 50]),
    ],
    garnishes: ['folha_abacaxi', 'lamina_gengibre'],
    story: 'Abacaxi e gengibre com gás, manso na chegada e bravo na esquina.',
    profile: 'spicy',
  }),
  drink('Invocado', 'tiki', ['alambique', 'carvalho'], {
    slots: [
      fixed(['maracuja', 35]),
      fixed(['pimenta_cheiro', 1]),
      sweet('xarope_rapadura'),
      maybe(['agua_gas', 60]),
    ],
    garnishes: ['pimenta_palito', 'meia_maracuja'],
    story: 'Maracujá e pimenta-de-cheiro, perfume bravo de banca de feira no copo alto.',
    profile: 'spicy',
  }),
  drink('Manga no Sal', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['manga', 70]), acid('limao', 'maracuja'), fixed(['sal', 1]), sweet('xarope_rapadura')],
    garnishes: ['fatia_manga', 'borda_sal'],
    story: 'Manga batida com gelo e uma pitada de sal, merenda de muro alto.',
  }),
  drink('Sol de Quintal', 'collins', ['alambique', 'carvalho'], {
    slots: [
      fixed(['caja', 45]),
      acid('limao', 'maracuja'),
      sweet('xarope_rapadura'),
      fixed(['agua_gas', 70]),
    ],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Cajá azedinho com gás, dourado como sol baixo no fundo do quintal.',
  }),
  drink('Beira de Horta', 'smash', ['alambique', 'carvalho'], {
    slots: [
      fixed(['caja', 45]),
      fixed(['hortela', 8], ['manjericao', 6]),
      acid('limao'),
      sweet('xarope_rapadura', 'calda_mel'),
    ],
    garnishes: ['ramo_hortela', 'folha_manjericao'],
    story: 'Cajá e folha fresca amassada, ouro e verde na beira da horta.',
  }),
  drink('Roda Completa', 'frozen', ['alambique', 'carvalho'], {
    slots: [fixed(['caja', 60]), acid('limao'), sweet('xarope_rapadura')],
    garnishes: ['roda_limao', 'raspa_rapadura'],
    story: 'Cajá batido com gelo, azedinho, a rodada inteira na mesa da turma.',
  }),
]

/** The same drinks without alcohol. */
export const streetWithoutAlcohol: readonly Concept[] = [
  drink('Hora do Recreio', 'highball', [], {
    slots: [fixed(['caja', 50]), fixed(['xarope_gengibre', 20]), fixed(['agua_gas', 120])],
    garnishes: ['lamina_gengibre', 'roda_limao'],
    story: 'Cajá e gengibre com gás no copo grande, alegre como sino de recreio.',
  }),
  drink('Pipa no Céu', 'highball', [], {
    slots: [fixed(['maracuja', 30]), fixed(['xarope_rapadura', 25]), fixed(['agua_gas', 130])],
    garnishes: ['raspa_rapadura', 'roda_limao'],
    story: 'Maracujá e rapadura com gás até a boca, leve como pipa no céu.',
  }),
]
