export const establishmentTypes = [
  'fine_dining',
  'bistro',
  'pub',
  'casual_dining',
  'fast_casual',
  'food_truck',
  'bar',
  'cafeteria',
] as const

export type EstablishmentType = (typeof establishmentTypes)[number]

export function isEstablishmentType(value: string): value is EstablishmentType {
  return establishmentTypes.some((type) => type === value)
}

/** A profile is complete when it has a type and a contact. */
export function isProfileComplete(
  restaurant: { restaurant_type: string | null; contact_name: string | null } | null,
): boolean {
  return Boolean(restaurant?.restaurant_type && restaurant.contact_name)
}
