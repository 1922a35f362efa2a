/** Id of the house's own cachaça in recipes. */
export const houseCachacaId = 'cachaca_casa'
