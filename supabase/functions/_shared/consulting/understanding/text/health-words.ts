/** Words of health in a folded, lower-case text. */

/** An allergy, an intolerance or celiac disease, also as people misspell them: "alegia", "alerjia", "seliaco". */
export const allergyWords = /al[ei]r?[gj](?:i[ao]|ic)|alergen|[ei]ntoler|[cs]eliac|anafil/u

/** The same, and what a food does to somebody: "passa mal com leite". */
export const healthWords = new RegExp(
  `${allergyWords.source}|reacao|passa\\w* mal|pass(?:o|ou) mal|faz(?:em)? mal|nao (?:se da|tolera|pode com)|sensi[vb]`,
  'u',
)

/** Children and whoever must not get alcohol because of one. */
export const minorWords =
  /(?<![a-z])(?:crianc\w+|infanti[ls]|kids|bebes?|adolescentes?|gravid\w+|gestantes?|lactantes?|menores?)(?![a-z])/u

/** Whoever only eats in the house. */
export const guests =
  /(?<![a-z])(?:client\w+|fregues\w*|hospedes?|publico|turistas?|visitantes?|(?:muita|muito|alguma|tem|bastante) gente|pessoas|familias|consumidor\w*|alunos?|(?:e o que|quem|muito) mais (?:tem|vem|aparece))(?![a-z])/
/** Whoever works or lives in the house must be kept away from it. */
export const household =
  /(?<![a-z])(?:cozinh(?:a|eir\w+)|garco\w+|garconetes?|funcionari\w+|equipe|soci[oa]s?|filh[oa]s?|espos[oa]|mulher|marido|minha|meu|sou|somos|chef|copeir\w+|auxiliar\w*|dono|dona|bartender|barman)(?![a-z])/
