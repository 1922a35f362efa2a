/** How the page of a menu looks, in the words of the street. */
import { foods, maybe, type Rule, said, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has } from '../words.ts'

type Fields = Record<string, unknown>

export const refusal =
  'nao|nem|nunca|jamais|nada|nenhum\\w*|sem|zero|dispens\\w+|evit\\w+|proib\\w+|fora|tir\\w+|elimin\\w+|omit\\w+|sum(?:ir|am|a)|saem|recuso|chega'
const page = (what: string) => wish('layout', { what }, { turn: all })
/** With all that the clause names: it only shows where. */
export function all(fields: Fields, slots: Slots): Fields {
  slots.takeRest()
  return fields
}

/** Read first: others take these for a note to the printer, or for an item. */
export const looksFirst: readonly Rule[] = [
  {
    words: [
      has('fot(?:o|os|ografia|ografias|inha|ografar|ografad\\w+)\\w*|imagem|imagens'),
      has(
        `(?!tir|fora|saem)(?:${refusal})|brega|so (?:escrita|texto)|fotos? (?:\\w+ )?(?:saem|sai|fora)|(?:tira|tirar|tirem|tire) (?:[oa]s? |ess[ae]s? )?(?:fot|imag)\\w+|deixa fora`,
      ),
    ],
    not: has(
      'turistas?|client\\w+ tir\\w+|cifrao|cifroes|r\\$|simbolo|letr\\w+|fontes?|folhas?|paginas?|precos?|redond\\w+|ingles|vegan\\w+|vegetarian\\w+|alerg\\w+|combo\\w*|centavos?|nov[oa]s?|mais car[oa]s?|ITEM(?! (?:pratos?|comidas?|cardapio))|MONEY|PERCENT|NUMBER|WEEKDAY|DATE|quais|qual|so (?:d[aoe]|n[oa]|uma?)|apenas|menos (?:d[oa]|n[oa])|exceto|alem|nao tir\\w+|embacad\\w+|tremid\\w+|mal',
    ),
    strange: 5,
    form: page('no_photos'),
  },
  {
    words: [
      has(
        'r\\$|cifrao|cifroes|simbolo (?:d[aeo] )?(?:moeda|real|dinheiro|monetario)|sinal d[aeo] (?:dinheiro|real|moeda)|moeda escrita|escrev\\w+ reais|preco limpo',
      ),
      has(`${refusal}|limpo|espanta`),
    ],
    not: has(
      'MONEY|PERCENT|DATE|WEEKDAY|fot\\w+|imagens?|desenh\\w*|vermelh\\w+|centavos?|ITEM(?! (?:precos?|lista))|moedas? de|nao tir\\w+',
    ),
    strange: 4,
    form: page('no_currency'),
  },
  {
    words: [
      has(
        'sotaque|girias?|expressoes|dizeres|linguajar|termos|palavras?|baianes|cearense\\w*|mineires|gauch\\w+|paraens\\w+|caipir\\w+|manezinh\\w+|jeito de falar|fala\\w*|oxente|bah|tche|uai|egua|visse|arriegua|como a gente (?:fala|conversa)',
      ),
      has(
        'fic\\w+|mant\\w+|continu\\w+|preserv\\w+|conserv\\w+|sao noss\\w+|nao (?:me )?(?:tir|mud|troc|mex)\\w+|sem (?:trocar|tirar|mudar)|deix\\w+|escrev\\w+|nossa|nosso|daqui|aqui|da roca|da terra|e pronto|vai continuar',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|DATE|ITEM|nomes?|letras?|fotos?|vedad\\w+|proibid\\w+|a palavra|inteir\\w+|marca|evit\\w+|palavra gourmet|nao us\\w+|sem a palavra',
    ),
    strange: 6,
    form: page('own_language'),
  },
  {
    words: [
      has('mais car[oa]s?|carao|car[oa]s?|maior(?:es)? (?:preco|valor)|salgad[oa]s|decrescente|preco|valor'),
      has(
        'primeir[oa]s?|antes|comec\\w+|no topo|em cima|abr\\w+|decrescente|(?:pro|pra|para|ao) (?:mais )?(?:barat\\w+|menor)|descendo|caindo',
      ),
      has('barat\\w+|em conta|menor|depois|primeir\\w+|comec\\w+|antes|descendo|topo|caindo|decrescente'),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|inteir\\w+|redond\\w+|ingles|fot\\w+|letr\\w+|sub\\w+|aument\\w+|nao (?:comec\\w+ pelo carao|quero)|barat\\w+ (?:primeiro|antes|em cima)|comec\\w+ pel[oa]s? (?:mais )?barat',
    ),
    strange: 3,
    form: page('dearest_first'),
  },
]

/** After the readers of single words and their dishes. */
export const menuLooks: readonly Rule[] = [
  ...looksFirst,
  {
    words: [
      has(
        'letras?|letrinhas?|fontes?|tipografia|corpo|texto|legive(?:l|is)|ler|leitura|enxerg\\w+|nomes|escrit\\w+',
      ),
      has(
        'grand\\w+|generos\\w+|mai(?:or|ores)|legive(?:l|is)|visive(?:l|is)|graud\\w+|sem (?:lanterna|oculos|forcar|lupa)|vista cansada|corpo NUMBER|nao (?:\\w+ ){0,3}(?:miud|pequen|minuscul)\\w+|enxerg\\w+|aument\\w+',
      ),
    ],
    not: has('MONEY|PERCENT|ITEM|DATE|WEEKDAY|sub\\w+|precos?|bonit\\w+|cursiv\\w+|nao precis\\w+|historia'),
    strange: 4,
    form: page('large_type'),
  },
  {
    words: [
      has(
        'ingles|inglesa|english|bilingue|idiomas?|gringos?|estrangeir\\w+|americanos?|traduc\\w+|traduz\\w+',
      ),
      has('ingles|inglesa|english|bilingue|traduc\\w+|traduz\\w+'),
    ],
    not: has(
      'MONEY|PERCENT|palavrao|sem [a-z ]*ingles [a-z]*|nao (?:quero|precis\\w+)|sem (?:ingles|palavra|traduc\\w+) \\w+ (?:chique|dificil)|nada|palavras?|termos?|fala|garcom|NUMBER',
    ),
    strange: 4,
    form: page('english'),
  },
  {
    words: [
      has('folha|folhinha|sulfite|a4|a3|cartao unico|lamina|papel'),
      has(
        'dois lados|os dois lados|frente.{1,3}verso|virando|dum lado|um lado|de um lado|avulsa|so|apenas|unic[ao]|um',
      ),
      has('dois lados|frente|verso|virando|lado|so|apenas|unic[ao]|avulsa'),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|DATE|so (?:a )?frente|um lado so|por folha|letra\\w*|fonte\\w*|fosco|couche|reciclad\\w+|plastific\\w+|nao (?:precis|quero uma)\\w*|pagina\\w*',
    ),
    strange: 3,
    form: page('one_sheet'),
  },
  // Guests who eat no meat find their dishes.
  {
    words: [
      has(
        'veg(?:an|etarian|gie)\\w*|ovolacto\\w*|a base de plantas|sem carne|nao leva (?:bicho|carne)|nao come carne|plant.?based',
      ),
      has(
        'marc\\w+|marqu\\w+|sina\\w+|simbol\\w*|icone\\w*|selo|folhinha|matinho|desenh\\w+|v d|um v|destaqu\\w+|diferenci\\w+|indic\\w+|identifi\\w+|ver logo|ach(?:e|ar|em)|apont\\w+|avis\\w+|mostr\\w+',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|somos|nao quero|vale|devo'),
    strange: 6,
    form: wish('pageNote', { note: said }, { turn: all }),
  },
  // What may harm somebody stands at its line.
  {
    words: [
      has('alerg\\w+|substancias alerg\\w+|FOOD|lactose|gluten'),
      has(
        'sinaliz\\w+|avis\\w+|indic\\w+|marc\\w+|marqu\\w+|simbol\\w*|legenda|tabel\\w+|contem|claro|aparec\\w+|identifi\\w+|destaqu\\w+|escrev\\w+|alert\\w+|informa\\w+',
      ),
      has(
        'prat\\w+|it\\w+|lado|embaixo|cada|cardapio|onde tiver|rodape|qua(?:l|is)|o que|devidamente|favor|precis\\w+|nao esque\\w+|em todos',
      ),
    ],
    not: has(
      'MONEY|PERCENT|NUMBER|vegan\\w+|vegetarian\\w+|obrigad\\w+|lei|mult\\w+|garcom|sou|norma|anvisa|processad\\w+|preciso avisar|tenho que',
    ),
    strange: 4,
    form: wish('layout', { what: 'marked_allergens', foods: maybe(foods) }, { turn: all }),
  },
]
