/**
 * The sentence that menus in Ceará must carry: Lei estadual 15.157/2012, art. 1º, parágrafo único, in its preferred
 * wording.
 */
export const healthRisk = 'O consumo de bebida alcoólica em excesso poderá trazer danos à saúde.'

/** The notice at the foot of a menu with alcohol, as a quotation. */
export const menuFoot = `“${healthRisk} Venda proibida para menores de 18 anos.”`
