import { type Concept, drink, fixed, maybe } from './concept.ts'

/** Drinks around what the house pours by itself, made only where the owner asks for it. */
export const poured: readonly Concept[] = [
  drink('Colarinho de Cana', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 15]), fixed(['xarope_gengibre', 20]), fixed(['chope', 150])],
    garnishes: ['roda_limao', 'lamina_gengibre'],
    story: 'Limão e gengibre no fundo, chope por cima, colarinho até a borda.',
    baseMl: 30,
  }),
  drink('Torneira Doce', 'highball', ['carvalho', 'alambique'], {
    slots: [fixed(['limao', 15]), fixed(['xarope_rapadura', 20]), fixed(['chope', 150])],
    garnishes: ['casca_limao', 'roda_limao', 'raspa_rapadura'],
    story: 'Rapadura e limão gelados que o chope levanta, amargo bem no fim.',
    baseMl: 30,
  }),
  drink('Espuma de Maracujá', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['maracuja', 25]), fixed(['xarope_rapadura', 20]), fixed(['chope', 140])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Maracujá azedinho debaixo do chope, perfume de fruta em cima da espuma.',
    baseMl: 30,
  }),
  drink('Brasa no Vinho', 'hot', ['alambique', 'carvalho'], {
    slots: [
      fixed(['vinho_tinto', 100]),
      fixed(['canela', 1]),
      maybe(['cravo', 3]),
      fixed(['xarope_rapadura', 20], ['xarope_simples', 20]),
    ],
    garnishes: ['pau_canela', 'casca_laranja', 'casca_limao'],
    story: 'Vinho e canela aquecidos na caneca, a cana entra depois do fogo.',
    baseMl: 30,
  }),
  drink('Véu Tinto', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['limao', 20]),
      fixed(['xarope_simples', 20], ['xarope_rapadura', 20]),
      fixed(['vinho_tinto', 40]),
      maybe(['agua_gas', 50]),
    ],
    garnishes: ['roda_limao', 'casca_laranja'],
    story: 'Limão e cana no gelo, com vinho tinto que desce feito véu.',
  }),
  drink('Tarde Clara', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 10]), fixed(['vinho_branco', 90]), fixed(['agua_gas', 60])],
    garnishes: ['roda_limao', 'casca_laranja'],
    story: 'Vinho gelado, limão e bolhas no copo, leve como fim de tarde.',
    baseMl: 20,
  }),
  drink('Toalha na Areia', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['abacaxi', 40]), fixed(['vinho_branco', 80]), maybe(['agua_gas', 40])],
    garnishes: ['roda_limao', 'casca_laranja'],
    story: 'Abacaxi e vinho bem gelados no copo alto, sombra na beira.',
    baseMl: 20,
  }),
  drink('Praça da Matriz', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 15]), fixed(['guarana', 120])],
    garnishes: ['roda_limao', 'casca_laranja'],
    story: 'Guaraná bem gelado e limão com cana, conversa comprida na praça.',
  }),
  drink('Ficha de Sinuca', 'highball', ['carvalho', 'alambique'], {
    slots: [fixed(['limao', 15]), fixed(['cola', 120])],
    garnishes: ['roda_limao', 'casca_limao'],
    story: 'Cola, limão e muito gelo no copo alto, partida longa no salão.',
  }),
  drink('Beira de Campo', 'highball', ['alambique', 'carvalho'], {
    slots: [fixed(['limao', 15]), maybe(['hortela', 6]), fixed(['refri_limao', 120])],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Limão com bolhas e cana, gelo até em cima na beira do campo.',
  }),
  drink('Guarda-sol', 'highball', ['alambique', 'carvalho'], {
    slots: [
      fixed(['mate', 100]),
      fixed(['limao', 15]),
      fixed(['xarope_simples', 20], ['xarope_rapadura', 20]),
    ],
    garnishes: ['roda_limao', 'ramo_hortela'],
    story: 'Mate gelado com limão e cana, sombra comprida de fim de praia.',
  }),
]
