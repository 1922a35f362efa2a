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
    ['quem dirige na BR nao bebe', '?quem dirige na BR nao bebe'],
    // Without a word for what it is about, an unknown name may be a food.
    ['sem pozol', '!allergy: sem pozol'],
    ['quero evitar camarão', 'exclude camarão'],
    ['nada de canudo pra quem tem alergia a pozol', '!allergy: pozol'],
  ],
}
