import type { Theme } from './sentence.ts'

/** Entries among a house's standing restrictions that are no allergy. */
export const unheardRestrictions: Theme = {
  theme: 'unheard: restrictions',
  type: 'food_pairing',
  sentences: [
    ['quinta nao abrimos', 'date quinta nao abrimos weekly 4 closed'],
    ['segunda nao abre', 'date segunda nao abre weekly 1 closed'],
    ['quero a carne de sol e o carneiro', 'prefer carne de sol', 'prefer cordeiro'],
    ['a carne de sol e o carneiro tem que entrar', 'prefer carne de sol', 'prefer cordeiro'],
    ['sem canudo de plastico', '?sem canudo de plastico'],
    ['no máximo 1 emoji por post', '?no máximo 1 emoji por post'],
    ['não mostrar hóspede nas fotos', '?não mostrar hóspede nas fotos'],
    ['reserva só pelo whatsapp, não temos site', '?reserva só pelo whatsapp', '?não temos site'],
    ['quem dirige na BR nao bebe', 'zeroAlcohol 1'],
    [
      'alergia a castanha e amendoim de um cliente de toda sexta, avisar nas harmonizações',
      'exclude oleaginosas allergy',
      '?cliente de toda sexta',
      '?avisar nas harmonizações',
    ],
    [
      'dose de 50 ml de qualquer uma no maximo 12 reais, ate da Castanheira',
      '?dose de 50 ml de qualquer uma no maximo 12 reais',
      '?Castanheira',
    ],
    ['no bolo avisar da castanha que uma hóspede passou mal', 'exclude oleaginosas allergy'],
    [
      'a carne de sol e o carneiro tem que entrar, e uma sobremesa',
      'prefer carne de sol',
      'prefer cordeiro',
      'promote sobremesas',
    ],
    ['um combo de carne pra dois com duas doses por ate 150 reais', 'price max 150 of combo'],
    [
      'quero uma sugestao sem alcool pra cada carne, quem dirige na BR nao bebe',
      'zeroAlcohol each',
      'zeroAlcohol 1',
    ],
    ['copo so de vidro grosso', '?copo so de vidro grosso'],
    ['a cozinha fecha as 22h', '?cozinha fecha as 22h'],
    ['preço do drink no maximo 25 reais', 'price max 25 of bebida'],
    ['gelo a gente compra todo dia, pode usar', '?gelo a gente compra todo dia', '?pode usar'],
    ['cliente celiaca na mesa 4', 'exclude glúten allergy', '?na mesa 4'],
    ['nada de fritura', 'exclude fritar diet'],
    // What the house says about itself refuses nothing, and hides nobody's food.
    ['cozinha fecha às 22h e o gelo acaba cedo', '?cozinha fecha às 22h e o gelo acaba cedo'],
    ['o mercadinho da frente vende a dose a 9 reais', 'mercadinho da frente: dose 9'],
    ['lagosta só fora do defeso', 'pairingRule inSeason lagosta'],
    ['sou padaria, não sou choperia', '?sou padaria', '?não sou choperia'],
    ['a mangaba acaba em junho', '?a mangaba acaba em junho'],
    ['só temos caneca de ágata, sem taça', 'glass caneca only', 'glass taça no'],
    ['não quero nada que demore na sexta', '?não quero nada que demore na sexta'],
    ['quem vem dirigindo não bebe, quero suco pra eles', 'zeroAlcohol 1', 'pairing first suco'],
    ['quero par sem álcool pra cada prato', 'zeroAlcohol each'],
    ['não tem liquidificador', 'lacks liquidificador'],
    [
      'abrimos de quarta a domingo das 17h às 23h no calçadão',
      'date abrimos de quarta a domingo weekly 1,2 closed',
      'hours casa aberta 17-23',
    ],
    // A refusal remains one wherever the sentence starts, and so does an unknown word behind it.
    ['quero sem amendoim', 'exclude amendoim'],
    ['não usamos pozol', '!allergy: não usamos pozol'],
    // A bare list is what the house leaves out, and an unknown word near an allergy may be a food.
    ['amendoim pro cliente da mesa 4', 'exclude amendoim allergy'],
    ['amendoim, pozol', '!allergy: pozol'],
    ['cliente de sexta tem alergia a pozol, avisar', '!allergy: pozol'],
    // Without a word for what it is about, an unknown name may be a food.
    ['sem pozol', '!allergy: sem pozol'],
    ['quero evitar camarão', 'exclude camarão'],
    ['nada de canudo pra quem tem alergia a pozol', '!allergy: pozol'],
  ],
}
