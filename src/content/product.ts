/** The product's name, masculine: "no Engenho 48". The only place it is written for the screens. */
export const productName = 'Engenho 48'

/** The year in "Planos de Expansão". */
export const expansionYear = 2025

/** Credits at which the premium panel unlocks; the database records it (restaurants.premium_unlocked_at). */
export const premiumThreshold = 500
