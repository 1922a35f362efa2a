/** The points by which dishes are chosen. */

/** How well a dish suits the owner, in points of one scale. */
export const suits = {
  /** For the first cuisine that was chosen, and for each further one. */
  cuisine: 2,
  furtherCuisine: 1.2,
  /** For dishes of none of the chosen cuisines: taken only if nothing else is left. */
  otherCuisine: -3,
  /** For an ingredient that the owner named: as the main one, or as another. */
  wishedHero: 9,
  wished: 3,
  /** Added if the house already has it. */
  owned: 0.5,
  /** For a plate that takes much of what is left over in the house. */
  leftover: 20,
  /** Upper limit, so that a list of wishes does not outweigh everything else. */
  mostForWishes: 15,
  /** For kitchens that work ahead: an hour or more of it, only a quick finish, neither. */
  ahead: 1.5,
  quickFinish: 0.5,
  atOnce: -0.5,
  /** For kitchens that like technique: precision, an oven, a long finish. */
  hard: 0.8,
  /** Largest random part, the same on every run: gives similar houses different menus. */
  chance: 13,
  /** Used instead of `chance` where few dishes are possible, so that similar houses share fewer of them. */
  chanceOfFew: 14,
  /** Used in a menu in courses. */
  chanceOfCourses: 4,
  /** Factor for wishes, purchases and courses in that case, so that they outweigh chance. */
  weightOfFew: 1.4,
  /** Times the share of the ingredients that the house already buys. */
  stock: 3,
  /** For a meal without meat that has beans, lentils, eggs, cheese or tofu: vegetables and rice alone feed nobody. */
  hearty: 3,
  /** At lunch, for a plate with its rice or root beside what feeds. */
  fullPlate: 9,
  /** For a dish with a crust, a sauce or a gesture that guests talk about. */
  signature: 1.5,
  /** For a dish whose cost befits a menu in courses. */
  noble: 20,
  /** For a dish that repeats the flavours of a house dish, or replaces it at a loss. */
  rival: -6,
  /** For what the house is known for, instead of a cuisine. */
  special: 4,
  /** Largest random part of such a dish: houses of one format choose from the same list. */
  chanceOfSpecial: 12,
  /** For a dish that would stand above the dearest of its format. */
  dear: -6,
  /** For a pizza with the flavour of one on the menu. */
  sameFlavour: -16,
} as const

/** Penalties that keep a menu varied, on the same scale. */
export const varies = {
  /** Subtracted for a dish beyond the number of its course; the second is added for the first dish of a course. */
  fullCourse: -8.5,
  /** Subtracted for each ingredient that neither the house nor a chosen dish has, and beyond the second of the menu. */
  newIngredient: -2,
  tooManyNew: -5,
  /** Share of these for what the house sells most: a new flavour of tapioca needs its filling bought. */
  newForSpecial: 0.2,
  firstOfCourse: 5,
  /** Subtracted for each dish with the same technique, main ingredient or cachaça. */
  technique: -0.7,
  hero: -2,
  /** In a menu in courses, where every guest eats all of them. */
  heroOfCourses: -12,
  /** Subtracted for a course that such a house does not serve: no sandwich in a hotel's dining room. */
  foreignCourse: -14,
  cachaca: -0.15,
  /** Subtracted for each use of a named ingredient after the second, so that it does not dominate the menu. */
  wished: -0.6,
  /** Subtracted for a dish that puts a named ingredient into more than half of the menu. */
  wishedEverywhere: -16,
  /** The same where a griddle leaves few other dishes. */
  wishedOnGriddle: -6,
  /** Added for each named ingredient that no dish uses yet. */
  firstOfWished: 12,
  /** Subtracted for a leftover in a further dish. */
  moreOfLeftover: -12,
  /** For something that many dishes should contain, until they do. */
  many: 9,
} as const
