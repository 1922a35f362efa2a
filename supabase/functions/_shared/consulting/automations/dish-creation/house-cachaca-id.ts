/** Ingredient id of the house's own cachaça. */
export const houseCachacaId = 'cachaca_casa'
